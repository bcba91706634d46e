"""What the command line is told about a game in the terminal, and the party that follows from it."""

from dataclasses import KW_ONLY, dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from smallbox.bots import find_bot, usual_level
from smallbox.core.data import own_file
from smallbox.core.errors import BadOption, Refused
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options
from smallbox.games import listed
from smallbox.position import DEFAULT_PLAYERS, find_game
from smallbox.seeds import make_seed
from smallbox.terminal.party import Chair, Party
from smallbox.text import LANGUAGES, Speech

LONGEST_NAME = 16
SLOWEST = 60
#: what would end a name inside a record
NOT_IN_NAMES = ';="[]'


@dataclass(frozen=True)
class PlayOptions:
    """What a person asks for; None is a question still to be asked, or the default."""

    game: Annotated[str | None, Parameter(help=listed())] = None
    _: KW_ONLY
    players: Annotated[int | None, Parameter(help="how many play, you included")] = None
    bots: Annotated[str | None, Parameter(help="one bot for all other seats, or one for each, with commas")] = None
    name: Annotated[str | None, Parameter(help="your name")] = None
    seed: Annotated[int | None, Parameter(help="a number: the same one gives the same deal")] = None
    opt: Annotated[str, Parameter(help="options, as after opt in notation")] = ""
    data: Annotated[str | None, Parameter(help="a gold, deck or gift file of your own")] = None
    record: Annotated[str | None, Parameter(help="where the record of the finished game goes")] = None
    language: Annotated[str | None, Parameter(help=f"{', '.join(LANGUAGES)}; without it, the machine's own")] = None
    speed: Annotated[float, Parameter(help="seconds that a move of the others stays in sight")] = 1.0
    auto: Annotated[bool, Parameter(negative="", help="a bot plays your seat too")] = False


#: nothing is asked for
NO_OPTIONS = PlayOptions()


def make_party(asked: PlayOptions, speech: Speech) -> Party:
    """The party that was asked for. Raises BadOption, BadData."""
    game = find_game(asked.game)
    players = DEFAULT_PLAYERS if asked.players is None else asked.players
    check_players(game, players)
    if not 0 <= asked.speed <= SLOWEST:
        raise BadOption(f"--speed: expected 0 to {SLOWEST} seconds, got {asked.speed:g}")
    if asked.record is not None:
        check_record(asked.record)
    data = None if asked.data is None else game.data(own_file(asked.data))
    chairs = make_chairs(game, asked, players, speech)
    try:
        options = game.options(players, read_options(asked.opt), data)
        return Party(game, options, chairs, *make_seed(asked.seed))
    except Refused as refused:
        raise BadOption(speech.refusal(game, refused.refusal)) from None


def check_players(game: AnyGame, players: int) -> None:
    if not game.fewest_players <= players <= game.most_players:
        raise BadOption(f"--players: expected {game.fewest_players} to {game.most_players}, got {players}")


def check_record(file: str) -> None:
    path = Path(file)
    if path.is_dir() or not path.parent.is_dir():
        raise BadOption(f"--record: expected a file in a folder that exists, got {file!r}")


def make_chairs(game: AnyGame, asked: PlayOptions, players: int, speech: Speech) -> list[Chair]:
    """The person sits in the first chair; the names of the bots begin with the letters of their seats."""
    names = pick_names(asked.name, players, speech)
    bots = pick_bots(game, asked, players)
    return [Chair(name, bot) for name, bot in zip(names, bots)]


def pick_bots(game: AnyGame, asked: PlayOptions, players: int) -> list[str | None]:
    given = (asked.bots or usual_level(game)).split(",")
    levels = [level.strip() for level in given]
    for level in levels:
        find_bot(game, level)
    others = levels * (players - 1) if len(levels) == 1 else levels
    if len(others) != players - 1:
        raise BadOption(f"--bots: expected one bot or {players - 1}, got {len(levels)}")
    return [others[0] if asked.auto else None, *others]


def pick_names(own: str | None, players: int, speech: Speech) -> list[str]:
    """The person's own name, and another for each bot."""
    names = speech.say("terminal-names").split()
    spare = speech.say("terminal-names-spare").split()
    chosen = names[0] if own is None else check_name(own)
    others = [other if other.casefold() != chosen.casefold() else spare[seat] for seat, other in enumerate(names)]
    return [chosen, *others[1:players]]


def check_name(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or any(char in name for char in NOT_IN_NAMES):
        raise BadOption(f"--name: expected 1 to {LONGEST_NAME} characters without {NOT_IN_NAMES}, got {name!r}")
    return name
