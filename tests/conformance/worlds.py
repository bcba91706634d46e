"""Games to test every game with: seeds, seats, options, and what must stay the same in them."""

from collections.abc import Iterator
from typing import Any

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options
from smallbox.core.options import Option
from smallbox.games import BUILT_IN, GAMES


def other_values(option: Option) -> list[str]:
    """What an option can be instead of its default."""
    ends = [str(end) for end in (option.least, option.most) if end is not None]
    return [value for value in (*option.choices, *ends) if value != option.default]


def turned(game: AnyGame) -> tuple[str, ...]:
    """Every option of a game turned by itself; all of it twice, for there may be few of them."""
    return ("", *(f"{option.name}={value}" for option in game.option_list() for value in other_values(option))) * 2


#: option lines that together turn every option of a game both ways: of a game that is not named here, each by itself
OPTIONS: dict[str, tuple[str, ...]] = {name: turned(game) for name, game in GAMES.items()} | {
    "kobito": (
        "",
        "repl_other=on",
        "keep_number=on",
        "strict_clarity=on",
        "voluntary_pay=on special_free=on",
        "tiebreak=fewest hidden_piles=on gold_cards=9",
        "repl_other=on keep_number=on strict_clarity=on",
    ),
    "kanobu": (
        "",
        "drawWhenAble=off",
        "idleCancel=stays",
        "cancelUndoesDirection=off chanceSet=oneEach",
        "starRest=top opening=rpsOnly",
        "starRest=shuffle maxMoves=300 firstSeat=1",
        "data=kanobu-deckA idleCancel=stays",
        "data=kanobu-4pairs chanceSet=oneEach drawWhenAble=off",
    ),
    "hat": (
        "",
        "gifts_each=2",
        "deck=black max_gifts=60",
        "arrow_assignment=printed arrow_scheme=crossed",
        "catalogue=all penalty_limit=2 starter=seat",
        "catalogue=seen shop_face=down",
        "catalogue=in_play penalty_limit=5",
    ),
}

#: checks whose values never change while a game runs
CONSERVED: dict[str, tuple[str, ...]] = dict.fromkeys(GAMES, ("count *",)) | {
    "kobito": ("count *", "count K", "count R", *(f"count {number}" for number in range(1, 13))),
    "kanobu": ("count *.*", "count 1.*", "count 2.*", "count P.*", "count *.RPS", "count *.Ca", "faces#"),
    # Of That's Not a Hat no more than this: a penalty is written without its arrow.
}

#: events that turn up a card which nobody could know before, so that they differ between worlds
REVEALING: dict[str, frozenset[str]] = dict.fromkeys(GAMES, frozenset()) | {
    "kobito": frozenset({"gold_turned_up", "start_card_turned_up", "cards_drawn"}),
    "kanobu": frozenset({"star_opened", "cards_drawn"}),
    "hat": frozenset({"gift_shown", "gift_refused", "gift_turned_down", "round_ended"}),
}

EVERY_GAME = list(GAMES)
#: those with a playout of their own, and traces on file
EVERY_BUILT_IN = [game.name for game in BUILT_IN]
EVERY_TABLE = [
    (name, players) for name, game in GAMES.items() for players in range(game.fewest_players, game.most_players + 1)
]
#: for tests that play at length: on plain Python three players only
LONG_TABLES = [table if table[1] == 3 else pytest.param(*table, marks=pytest.mark.compiled) for table in EVERY_TABLE]


def fresh(game: AnyGame, players: int, opt: str, seed: int) -> Any:
    options = game.options(players, read_options(opt))
    return game.setup(options, SearchRng(seed))


def random_positions(game: AnyGame, players: int, opt: str, seed: int, every: int, most: int) -> Iterator[Any]:
    """A position of a random game every few moves. The state goes on after each: clone it to keep it."""
    rng = SearchRng(seed + 77)
    state = fresh(game, players, opt, seed)
    for number in range(most):
        actions = game.legal_moves(state)
        if number % every == 0:
            yield state
        if not actions:
            return
        game.apply(state, actions[rng.below(len(actions))])


def census(game: AnyGame, state: Any) -> list[str]:
    return [game.notation.field(state, key) for key in CONSERVED[game.name]]
