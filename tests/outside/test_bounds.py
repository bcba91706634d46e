"""Numbers at and beyond every bound, in every field that takes one: refused, and the game goes on."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.outside.crowd import Crowd
from tests.outside.gathering import PHASES, Gathering, Phase
from tests.outside.house import Figures, house, scenario
from tests.outside.protocol import MESSAGES, MOVES
from tests.outside.tab import Message, Tab
from tests.server.live import Live

SEED = 5
#: how many turns of each game are tried at all bounds
SHORT_RUN, LONG_RUN = 6, 60
#: a game of Kanobu is played on until a Star has been open this often
STARS = 2
MOST_TURNS = 400
POWERS = (7, 8, 15, 16, 31, 32, 53, 62, 63, 64, 127)
BOUNDS: tuple[Any, ...] = (
    *(sign * 2**power + step for power in POWERS for sign in (1, -1) for step in (-1, 0, 1)),
    *(-1, 0, 1, 2, 3, 4, 12, 13, 99, 10**100, -(10**100), 10**4000),
    *(1.5, 1e300, -0.0, True, None, "1", [1], {"slot": 1}),
)
#: That's Not a Hat has no move with a number in it
GAMES = [
    game for game, moves in MOVES.items() if any(isinstance(value, int) for move in moves for value in move.values())
]


def bad_moves(moves: list[Message]) -> list[Message]:
    """Every move with a number in it, at every bound."""
    return [
        {**move, name: bound}
        for move in moves
        for name, value in move.items()
        if isinstance(value, int)
        for bound in BOUNDS
        if bound != value
    ]


def try_all(crowd: Crowd, figures: Figures, tab: Tab, moves: list[Message]) -> bool:
    """Send them all at once, and look that each is answered, whatever by; did one of them happen to be a move?"""
    asked = [tab.say("move", move=move) for move in moves]
    figures.tried += len(asked)
    crowd.until(lambda: all(each in tab.answers for each in asked) or tab.is_gone)
    lost = [each for each in asked if each not in tab.answers]
    if tab.is_gone:
        figures.disturbed.append(f"seed {SEED}: the socket was lost by one of {moves[:3]}...")
    figures.unanswered += [f"seed {SEED}: no answer to {moves[asked.index(each)]}" for each in lost]
    failed = [each for each in asked if tab.answers.get(each, {}).get("error") == "server-failed"]
    figures.complaints += [f"the server failed at {moves[asked.index(each)]}" for each in failed]
    return any(tab.answers[each]["type"] == "done" for each in asked if each in tab.answers)


def play(server: Live, game: str, turns: int) -> None:
    """Two people play; whoever is to move tries all bounds first."""
    chance = random.Random(SEED)
    with scenario(server, f"bounds of {game}") as (crowd, figures):
        table = Gathering(crowd, game, "Ada", "Bo")
        table.bring_to("playing")
        tried = stars = 0
        for _ in range(MOST_TURNS):
            if (tried >= turns and (game != "kanobu" or stars >= STARS)) or figures.disturbed:
                break
            tab = mover(crowd, table)
            if tab is None:
                break
            has_star = bool(tab.view.get("open"))
            if tried < turns or has_star:
                tried, stars = tried + 1, stars + has_star
                if try_all(crowd, figures, tab, bad_moves([*MOVES[game], *tab.view["moves"][:5]])):
                    continue
            if not tab.is_gone:
                make(crowd, tab, chance)


def mover(crowd: Crowd, table: Gathering) -> Tab | None:
    """Whoever is to move, as soon as both know it; None when the game is over."""
    tabs = list(table.tabs.values())

    def is_clear() -> bool:
        same = len({tab.version for tab in tabs}) == 1
        is_over = tabs[0].table["phase"] == "over"
        return any(tab.is_gone for tab in tabs) or (same and (is_over or any(tab.view.get("moves") for tab in tabs)))

    assert crowd.until(is_clear), "expected that somebody is to move"
    return next((tab for tab in tabs if tab.view.get("moves") and not tab.is_gone), None)


def make(crowd: Crowd, tab: Tab, chance: random.Random) -> None:
    """Make a move, with a Star where there is one."""
    moves = tab.view["moves"]
    stars = [move for move in moves if move.get("card", "").endswith(".St")]
    before = tab.version
    crowd.ask(tab, "move", move=chance.choice(stars or moves))
    crowd.until(lambda: tab.version != before or tab.is_gone, 5)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_beyond_its_bounds_is_refused(game: str, server: Live) -> None:
    play(server, game, SHORT_RUN)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_numbers_beyond_their_bounds_are_refused_all_through_a_game(game: str, tmp_path: Path) -> None:
    with house(tmp_path) as server:
        play(server, game, LONG_RUN)


def messages() -> list[Message]:
    """Every message with a number in it, at every bound."""
    return [
        {**example, name: bound, "id": f"{kind}-{name}-{at}"}
        for kind, example in MESSAGES.items()
        for name, value in example.items()
        if isinstance(value, int) and kind != "move"
        for at, bound in enumerate(BOUNDS)
    ]


@pytest.mark.parametrize("phase", PHASES)
def test_a_number_in_any_message_is_refused_beyond_its_bounds(phase: Phase, server: Live) -> None:
    with scenario(server, f"bounds of messages in {phase}") as (crowd, figures):
        game = "hat" if phase == "look" else "kobito"
        table = Gathering(crowd, game, "Ada", "Bo", "Cleo", bots=["random"])
        table.bring_to(phase)
        tab = table.tabs["Bo"]
        asked = [tab.send(message) for message in messages()]
        figures.tried += len(asked)
        crowd.until(lambda: not tab.waiting or tab.is_gone)
        figures.unanswered += [f"{phase}: {each}" for each in asked if each not in tab.answers]
