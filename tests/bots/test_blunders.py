"""Blunders: each in a position where it is one, and in its twin where the same move is sound."""

from collections import Counter

import pytest

from smallbox.core.chance import SearchRng
from smallbox.games import GAMES
from smallbox.games.hat.bot.blunders import BELIEVED, CLAIMED
from smallbox.games.kanobu.bot.blunders import DREW, LET_PASS, SPENT_CANCEL, STAYED_IN
from smallbox.games.kobito.bot.blunders import LAID_READY, LEFT_GOLD, LEFT_KOBITO, PAID, SPENT_KOBITO
from tests.bots.test_fairness import positions
from tests.conformance.worlds import OPTIONS
from tests.given import given

FAR = "G2 2@8 [9]; G3 2@8 [9]"
KOBITO = [
    ("end", LEFT_GOLD, f"done 1; G1 5@4 [3 4 5]; {FAR}; A {{6 1}}", f"done 1; G1 5@5 [3 4 5]; {FAR}; A {{6 1}}"),
    # A kobito may be worth more than a gold card of few points, a number is not.
    ("end", LEFT_GOLD, f"done 1; G1 4@4 [3 4 5]; {FAR}; A {{K 1}}", f"done 1; G1 3@4 [3 4 5]; {FAR}; A {{K 1}}"),
    ("end", LEFT_GOLD, f"done 1; G1 1@4 [3 4 5]; {FAR}; A {{6 1}}", f"done 1; G1 0@4 [3 4 5]; {FAR}; A {{6 1}}"),
    ("end", LEFT_GOLD, f"done 1; G1 5@4 [3 4 5]; {FAR}; A {{2}}", f"done 1; G1 5@4 [3 4 5]; {FAR}; A {{1}}"),
    # From the studio; not where the rest would have to follow.
    ("end", LEFT_GOLD, f"done 1; G1 5@4 [3 4 5]; S1 [6 7 8]; {FAR}", f"done 1; G1 5@4 [4 5 6]; S1 [6 7 8]; {FAR}"),
    (
        "end",
        LEFT_GOLD,
        "done 1; G1 5@4 [3 4 5]; G2 9@4 [8 9]; S1 [6 7 8]",
        "done 1; G1 5@4 [3 4 5]; G2 9@4 [8 9]; S1 [6 7]",
    ),
    # The last gold card is for who wins by it.
    (
        "end",
        LEFT_GOLD,
        f"done 1; gdeck -; won B 4; G1 5@4 [3 4 5]; {FAR}; A {{6}}",
        f"done 1; gdeck -; won B 6; G1 5@4 [3 4 5]; {FAR}; A {{6}}",
    ),
    (
        "end",
        LEFT_GOLD,
        f"done 1; gdeck -; won B 4; G1 5@4 [3 4 5]; {FAR}; A {{6}}",
        f"done 1; gdeck -; won B 5; G1 5@4 [3 4 5]; {FAR}; A {{6}}",
    ),
    # Not where it is owed, can be completed, is far from done, is worth little or is the last one.
    ("play 5 G1H", LAID_READY, f"done 1; G1 4@4 [3 4]; {FAR}; A {{5 1}}", f"done 1; G1 3@4 [3 4]; {FAR}; A {{5 1}}"),
    ("play 5 G1H", LAID_READY, f"done 1; G1 5@4 [3 4]; {FAR}; A {{5 1}}", f"done 0; G1 5@4 [3 4]; {FAR}; A {{5 1}}"),
    ("play 5 G1H", LAID_READY, f"done 1; G1 5@4 [3 4]; {FAR}; A {{5 1}}", f"done 1; G1 5@4 [3 4]; {FAR}; A {{5 2}}"),
    ("play 5 G1H", LAID_READY, f"done 1; G1 5@4 [3 4]; {FAR}; A {{5 1}}", f"done 1; G1 5@4 [3 4]; {FAR}; A {{5 K}}"),
    ("play K G1H", LAID_READY, f"done 1; G1 5@4 [3 4]; {FAR}; A {{K 1}}", f"done 1; G1 5@4 [3 4]; {FAR}; A {{K K}}"),
    ("play 5 G1H", LAID_READY, f"done 1; G1 5@4 [3 4]; {FAR}; A {{5}}", f"done 1; G1 5@5 [3 4]; {FAR}; A {{5}}"),
    (
        "play 5 G1H",
        LAID_READY,
        f"done 1; G1 5@4 [3 4]; {FAR}; S1 [7 8]; A {{5}}",
        f"done 1; G1 5@4 [3 4]; {FAR}; S1 [6 7 8]; A {{5}}",
    ),
    (
        "play 5 G1H",
        LAID_READY,
        f"done 1; G1 5@4 [3 4]; {FAR}; B.S1 [k7 8]; A {{5 1}}",
        f"done 1; G1 5@4 [3 4]; {FAR}; B.S1 [k7 8]; A {{5 7}}",
    ),
    (
        "play 5 G1H",
        LAID_READY,
        f"done 1; G1 5@4 [3 4]; {FAR}; A {{5}}",
        f"done 1; gdeck -; G1 5@4 [3 4]; {FAR}; A {{5}}",
    ),
    # Kobitos: an exchange brings one back, unless its rainbow is gone.
    ("end", LEFT_KOBITO, f"done 1; B.S1 [k4 5]; {FAR}; A {{4 1}}", f"done 1; B.S1 [k4 5]; {FAR}; A {{5 1}}"),
    ("end", LEFT_KOBITO, f"done 1; S1 [k4 5]; {FAR}; A {{4 1}}", f"done 1; S1 [k4 5]; {FAR}; A {{4 R}}"),
    ("play K G1H", SPENT_KOBITO, f"G1 5@3 [3 4]; {FAR}; A {{5 K}}", f"G1 5@3 [3 4]; {FAR}; A {{6 K}}"),
    ("play K G1H", SPENT_KOBITO, f"G1 5@3 [3 4]; {FAR}; A {{5 K}}", f"G1 5@8 [3 4]; {FAR}; A {{5 K}}"),
    # What a number does and a kobito does not: it goes with a replacement, into an exchange, beside another kobito.
    ("play K G1H", SPENT_KOBITO, f"G1 5@3 [3 4]; {FAR}; A {{5 K}}", f"G1 5@3 [3 4]; {FAR}; A {{5 K R}}"),
    ("play K G1H", SPENT_KOBITO, f"G1 5@3 [3 4]; {FAR}; A {{5*2 K*2}}", f"G1 5@3 [3 4]; {FAR}; A {{5 K*2}}"),
    (
        "play K G1H",
        SPENT_KOBITO,
        f"G1 5@3 [3 4]; {FAR}; B.S1 [k6 7]; A {{5 K}}",
        f"G1 5@3 [3 4]; {FAR}; B.S1 [k5 6]; A {{5 K}}",
    ),
    # With the game over, nothing is spent.
    ("play K G1H", SPENT_KOBITO, f"G1 5@3 [3 4]; {FAR}; A {{5 K}}", f"gdeck -; G1 5@3 [3 4]; {FAR}; A {{5 K}}"),
    ("pay 3", PAID, f"G1 5@8 [9]; {FAR}; B.S1 [k1 2]; A {{1 3}}", f"G1 5@8 [9]; {FAR}; B.S1 [k1 2]; A {{12 3}}"),
    (
        "pay R",
        PAID,
        f"G1 5@8 [9]; {FAR}; B.S1 [k1 2]; A {{1 3 R}}",
        f"opt special_free=on; G1 5@8 [9]; {FAR}; B.S1 [k1 2]; A {{1 3 R}}",
    ),
    ("pay 1", PAID, f"G1 5@8 [9]; {FAR}; B.S1 [k1 2]; A {{1 3}}", f"G1 5@8 [9]; {FAR}; B.S1 [k1 2]; A {{1}}"),
]
KANOBU = [
    ("draw", STAYED_IN, "pile R.Ro; A {R.Pa}", "pile R.Ro; A {B.Pa}"),
    ("draw", STAYED_IN, "pile R.Ro; A {P.Ca}", "pile R.Ro; A {P.Ca R.Pa}"),
    ("accept", STAYED_IN, "pile R.3; demand 3x1 C; A {P.Ca}", "pile R.3; demand 3x1 C; A {P.Co}"),
    ("accept", STAYED_IN, "pile P.Ch; demand Chx1 C; A {R.Ro*3}", "pile P.Ch; demand Chx1 C; A {R.Ro*2 R.3}"),
    ("accept", DREW, "pile R.3; demand 3x1 C; A {B.3 R.Ro}", "pile R.3; demand 3x1 C; A {P.Ca R.Ro}"),
    ("accept", DREW, "pile R.2; demand 2x1 C; A {B.2 R.Ro}", "pile R.2; demand 2x1 C; A {B.1 R.Ro}"),
    ("accept", DREW, "pile R.1; demand 1x1 C; A {B.1 R.Ro}", "deck -; pile R.1; demand 1x1 C; A {B.1 R.Ro}"),
    ("accept", DREW, "pile R.1; demand 1x1 C; A {B.1 R.Ro}", "pile R.Sk; demand Skx1 C; A {B.Sk R.Ro}"),
    (
        "accept",
        DREW,
        "pile P.Ch; demand Chx1 C; A {R.Ro*3 R.3}",
        "pile P.Ch; demand Chx1 C; A {R.Ro*2 R.3 P.Ch}",
    ),
    ("play P.Ca", SPENT_CANCEL, "pile R.Ro; A {P.Ca R.Pa Y.Sc}", "pile R.Ro; A {P.Ca R.Pa}"),
    ("play P.Ca", SPENT_CANCEL, "pile R.Ro; A {P.Ca R.Pa Y.Sc}", "pile R.Ro; A {P.Ca P.Co Y.Sc}"),
    ("play P.Ca", SPENT_CANCEL, "pile R.Ro; A {P.Ca R.Pa Y.Sc}", "pile R.Ro; A {P.Ca R.Pa Y.Sc}; C {B.Ro}"),
    ("play P.Ca", SPENT_CANCEL, "pile R.Di; A {P.Ca R.Pa Y.Sc}", "pile R.Di; undo on; A {P.Ca R.Pa Y.Sc}"),
    ("play R.Pa", LET_PASS, "pile R.Ro; A {R.Pa R.Sk}; B {G.Ro}", "pile R.Ro; A {R.Pa R.Sk}; B {G.Ro*2}"),
    ("play R.Pa", LET_PASS, "pile R.Ro; A {R.Pa R.3}; B {G.Ro}", "pile R.Ro; A {R.Pa B.3}; B {G.Ro}"),
    ("play R.Pa", LET_PASS, "pile R.Ro; A {R.Pa R.2}; B {G.Ro}", "pile R.Ro; A {R.Pa R.2}; B {G.Ro}; C {G.Ro}"),
    ("play R.Pa", LET_PASS, "pile R.Ro; A {R.Pa R.1}; B {G.Ro}", "deck -; pile R.Ro; A {R.Pa R.1}; B {G.Ro}"),
    ("play R.Pa", LET_PASS, "pile R.Ro; A {R.Pa R.1}; B {G.Ro}", "pile R.Ro; dir -; A {R.Pa R.1}; B {G.Ro}"),
    ("draw", LET_PASS, "pile R.Ro; A {R.Pa R.1}; B {G.Ro}", "pile R.Ro; A {R.Pa R.Di}; B {G.Ro}"),
    ("pass", LET_PASS, "pile R.Ro; drawn R.1; A {R.Pa R.1}; B {G.Ro}", "pile R.Ro; drawn R.Pa; A {R.Pa R.1}; B {G.Ro}"),
]
HAT = [
    ("claim hat", CLAIMED, "A {book.R}; B {^hat.L}; C {kite.L}", "A {book.R}; B {hat.L}; C {kite.L}"),
    ("claim hat", CLAIMED, "A {book.R}; pen B hat", "A {book.R}; pen B kite"),
    ("claim hat", CLAIMED, "A {book.R}; shop hat.L kite.L", "A {book.R}; shop kite.L hat.L"),
    ("claim hat", CLAIMED, "A {book.R}; shop hat.L kite.L", "opt shop_face=down; A {book.R}; shop hat.L kite.L"),
    ("accept", BELIEVED, "A {book.L}; B {^hat.L}; claim hat", "A {book.L}; B {hat.L}; claim hat"),
    ("accept", BELIEVED, "A {book.L}; pen C hat; claim hat", "A {book.L}; pen C kite; claim hat"),
    # A refusal may end the round, and not everybody wins by that.
    (
        "accept",
        BELIEVED,
        "A {book.L}; pen A hat kite; pen B ring; pen C duck drum; claim hat",
        "A {book.L}; pen A hat kite; pen B ring; pen C drum; claim hat",
    ),
]
EVERY = [(name, *row) for name, rows in (("kobito", KOBITO), ("kanobu", KANOBU), ("hat", HAT)) for row in rows]


def named(name: str, position: str, move: str) -> str:
    """The blunder that a legal move of the seat to act is."""
    table = given(name, position)
    assert table.refusal(move) is None
    seat = table.game.to_act(table.state)
    assert seat is not None
    found = table.game.notation.read_move(move, table.state, seat)
    before = str(table.state)
    blunder = table.game.bot.blunder(table.state, table.game.action(table.state, found))
    assert str(table.state) == before
    return blunder


@pytest.mark.parametrize(("name", "move", "blunder", "silly", "sound"), EVERY)
def test_a_blunder_is_named_and_its_sound_twin_is_not(
    name: str, move: str, blunder: str, silly: str, sound: str
) -> None:
    assert named(name, silly, move) == blunder
    assert named(name, sound, move) == ""


@pytest.mark.parametrize("name", list(GAMES))
def test_a_blunder_is_judged_by_what_its_seat_knows(name: str) -> None:
    game = GAMES[name]
    found: Counter[str] = Counter()
    for seed, opt in enumerate(OPTIONS[name][:4] * 2):
        for state, memory, _ in positions(game, 2 + seed % 4, opt, seed, 3):
            seat = game.to_act(state)
            twin = game.bot.sample(game.view(state, seat), memory, SearchRng(seed))
            for action in game.legal_moves(state):
                blunder = game.bot.blunder(state, action)
                assert game.bot.blunder(twin, action) == blunder
                found[blunder] += 1
    assert len(found) > 2


def blunders_of(name: str, players: int, games: int) -> set[str]:
    """What a table of random bots does wrong."""
    game = GAMES[name]
    found: set[str] = set()
    for number in range(games):
        rng = SearchRng(number + 100)
        state = game.setup(game.options(players, {}), SearchRng(number))
        while moves := game.legal_moves(state):
            action = moves[rng.below(len(moves))]
            found.add(game.bot.blunder(state, action))
            game.apply(state, action)
    return found - {""}


@pytest.mark.parametrize(
    ("name", "games", "blunders"),
    [
        ("kobito", 30, {LEFT_GOLD, LEFT_KOBITO, LAID_READY, SPENT_KOBITO, PAID}),
        ("kanobu", 6, {STAYED_IN, DREW, SPENT_CANCEL, LET_PASS}),
        ("hat", 6, {CLAIMED, BELIEVED}),
    ],
)
def test_random_play_commits_them_all(name: str, games: int, blunders: set[str]) -> None:
    assert blunders_of(name, 2, games) == blunders
