"""That's Not a Hat: every kind of refusal with its clause, its reason and its facts."""

import pytest

from smallbox.core.refusal import Refusal
from smallbox.text import LANGUAGES, Speech
from tests.given import given

REFUSALS = [
    ("phase OVER; result limit", "claim hat", Refusal("H33", limit=3)),
    ("phase OVER; result guard", "claim hat", Refusal("H40", gifts=0)),
    ("", "B: claim hat", Refusal("H15", "giver", seat=0)),
    ("cat hat apple", "claim kite", Refusal("A9", name="kite")),
    ("", "claim unicorn", Refusal("A9", name="unicorn")),
    ("", "accept", Refusal("H15", "first", seat=0)),
    ("", "B: accept", Refusal("H15", "first", seat=0)),
    ("", "pass", Refusal("H18")),
    ("", "B: pass", Refusal("H15", "first", seat=0)),
    ("claim hat; A {apple.L spoon.L}", "A: claim hat", Refusal("H17", name="hat")),
    ("claim hat; A {apple.L spoon.L}", "C: claim hat", Refusal("H19", "named", seat=1)),
    ("claim hat; A {apple.L spoon.L}", "B: claim hat", Refusal("H19", "named", seat=1)),
    ("claim hat; A {apple.L spoon.L}", "A: accept", Refusal("H19", "receiver", seat=1)),
    ("claim hat; A {apple.L spoon.L}", "B: pass", Refusal("H19", "pass", seat=1)),
    ("claim hat; A {apple.L spoon.L}", "C: refuse", Refusal("H19", "receiver", seat=1)),
]


@pytest.mark.parametrize(("position", "move", "refusal"), REFUSALS)
def test_a_refusal_has_its_clause_reason_and_facts(position: str, move: str, refusal: Refusal) -> None:
    table = given("hat", position)
    assert table.refused(move) == refusal
    for language in LANGUAGES:
        assert Speech(language).refusal(table.game, refusal).startswith(f"{refusal.clause}: ")
