"""Games to test every game with: seeds, seats, options, and what must stay the same in them."""

from collections.abc import Iterator
from typing import Any

from smallbox.core.chance import SearchRng
from smallbox.core.game import Game
from smallbox.core.notation import read_options
from smallbox.games import GAMES

#: option lines that together turn every option of a game both ways
OPTIONS: dict[str, tuple[str, ...]] = {
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
CONSERVED: dict[str, tuple[str, ...]] = {
    "kobito": ("count *", "count K", "count R", *(f"count {number}" for number in range(1, 13))),
    "kanobu": ("count *.*", "count 1.*", "count 2.*", "count P.*", "count *.RPS", "count *.Ca", "faces#"),
    "hat": ("count *",),  # a penalty is written without its arrow
}

#: events that turn up a card which nobody could know before, so that they differ between worlds
REVEALING: dict[str, frozenset[str]] = {
    "kobito": frozenset({"gold_turned_up", "start_card_turned_up", "cards_drawn"}),
    "kanobu": frozenset({"star_opened", "cards_drawn"}),
    "hat": frozenset({"gift_shown", "gift_refused", "gift_turned_down", "round_ended"}),
}

EVERY_GAME = list(GAMES)
EVERY_TABLE = [
    (name, players) for name, game in GAMES.items() for players in range(game.fewest_players, game.most_players + 1)
]


def fresh(game: Game[Any], players: int, opt: str, seed: int) -> Any:
    options = game.options(players, read_options(opt))
    return game.setup(options, SearchRng(seed))


def random_positions(game: Game[Any], players: int, opt: str, seed: int, every: int, most: int) -> Iterator[Any]:
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


def census(game: Game[Any], state: Any) -> list[str]:
    return [game.field(state, key) for key in CONSERVED[game.name]]
