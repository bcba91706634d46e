"""Playthroughs: whole games as readable transcripts, kept on file so that a change of behaviour can be read as a diff.

`python -m tests.playthroughs.write` writes them anew.
"""

from pathlib import Path
from typing import Any, NamedTuple

from smallbox.bots import find_bot
from smallbox.bots.play import begin, play_on
from smallbox.core.bot import Budget
from smallbox.core.chance import Stream
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move
from smallbox.core.notation import read_options, seat_name, write_result
from smallbox.games import GAMES
from smallbox.text import Speech

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Ben", "Eva", "Ivan", "Olha", "Piet", "Tess", "Uwe")


class Playthrough(NamedTuple):
    """Which game is played, by whom, with which seed."""

    game: str
    players: int
    bots: str
    options: str
    seed: int

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.players}-{self.bots}-{self.seed}.txt"


PLAYTHROUGHS = (
    Playthrough("kobito", 2, "greedy", "", 1),
    Playthrough("kobito", 4, "greedy", "repl_other=on gold_cards=9", 2),
    Playthrough("kobito", 3, "random", "strict_clarity=on keep_number=on", 3),
    Playthrough("kanobu", 2, "greedy", "", 1),
    Playthrough("kanobu", 5, "greedy", "chanceSet=oneEach starRest=top", 2),
    Playthrough("kanobu", 3, "random", "maxMoves=200 idleCancel=stays", 3),
    Playthrough("hat", 2, "easy", "", 1),
    Playthrough("hat", 4, "normal", "", 2),
    Playthrough("hat", 3, "random", "catalogue=seen deck=white", 3),
)


def transcript(playthrough: Playthrough) -> str:
    """The game as everybody could have followed it, and the whole position where it begins and ends."""
    game = GAMES[playthrough.game]
    options = game.options(playthrough.players, read_options(playthrough.options))
    maker = find_bot(game, playthrough.bots)
    bots = [maker(seat, options, playthrough.seed * 8 + seat) for seat in range(playthrough.players)]
    state = begin(game, options, Stream(playthrough.seed.to_bytes(32, "big")), bots)
    lines = [
        f"{game.title}: {playthrough.players} players, {playthrough.bots} bots, seed {playthrough.seed}",
        f"options: {playthrough.options or 'default'}",
        "",
        game.notation.write_position(state),
        "",
    ]
    speech = Speech("en", NAMES)

    def watch(_: Any, seat: int, move: Move, events: Events) -> None:
        lines.append(f"{seat_name(seat)}: {game.notation.write_move(move)}")
        lines.extend(f"    {sentence}" for sentence in told(speech, game, events.heard_by(None)))

    outcome = play_on(game, state, bots, Budget(), watch)
    return "\n".join([*lines, "", game.notation.write_position(state), write_result(outcome), ""])


def told(speech: Speech, game: AnyGame, events: list[Event]) -> list[str]:
    return [speech.event(game, event) for event in events]


if __name__ == "__main__":
    for one in PLAYTHROUGHS:
        one.file.write_text(transcript(one), "utf-8")
