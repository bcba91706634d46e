"""The provable stream is the one of docs/randomness.md."""

import random
from pathlib import Path

import pytest

from smallbox.core import proof
from smallbox.core.chance import SearchRng, Stream, Words, shuffled
from smallbox.core.errors import BadNotation
from tests import check_deal
from tests.packed import packed

DOC = (Path(__file__).parents[2] / "docs" / "randomness.md").read_text("utf-8")
VECTORS = DOC.rpartition("```text")[2].splitlines()
SEED = "0" * 63 + "1"
FIRST_KEY = proof.key(SEED, "kanobu", "1", "", ["", "", ""])
CARDS = ["1", "10", "11", "12", "2", "K", "R"]


def vector(begin: str, nth: int = 0) -> str:
    """The line below the nth one that begins so."""
    found = [number for number, line in enumerate(VECTORS) if line.startswith(begin)]
    return VECTORS[found[nth] + 1].strip()


def test_commitments_are_those_of_the_document() -> None:
    assert f"commit    {proof.commitment('', SEED)}" in VECTORS
    assert f"commit salt {proof.commitment('salt', SEED)}" in VECTORS


@pytest.mark.parametrize(("nonce", "nth"), [("5eedf00d", 0), ("00112233445566778899aabbccddeeff", 1)])
def test_hashes_of_nonces_are_those_of_the_document(nonce: str, nth: int) -> None:
    assert proof.nonce_commitment(nonce) == vector("nonce", nth)
    assert any(line.startswith("nonce") and f" {nonce}," in line for line in VECTORS)


def test_no_nonce_has_no_hash() -> None:
    assert proof.nonce_commitment("") == ""


def test_keys_are_those_of_the_document() -> None:
    assert FIRST_KEY.hex() == vector("key")
    assert proof.key(SEED, "kanobu", "1", "maxMoves=300", ["42", "", "f00d"]).hex() == vector("key", 1)
    tags = {"Game": "kanobu", "Rules": "1", "Opt": "maxMoves=300", "Nonces": "A=42; C=f00d", "Seed": SEED}
    assert check_deal.key_of(tags, 3).hex() == vector("key", 1)


def test_words_are_those_of_the_document() -> None:
    words = Words(FIRST_KEY, 0)
    assert " ".join(f"{words.next():08x}" for _ in range(9)) == vector("words")


@pytest.mark.parametrize("number", [0, 1])
def test_shuffles_are_those_of_the_document(number: int) -> None:
    order = [CARDS[card] for card in shuffled(FIRST_KEY, number, list(range(7)))]
    assert " ".join(order) == vector(f"shuffle {number}")
    assert check_deal.shuffled(FIRST_KEY, number, CARDS) == order


def test_a_shuffle_does_not_depend_on_the_order_before_it() -> None:
    names = [f"c{number}" for number in range(92)]
    orders = set()
    for seed in range(5):
        cards = list(range(92))
        random.Random(seed).shuffle(cards)
        stream = Stream(FIRST_KEY, 4)
        pile = packed(cards)
        stream.shuffle("deck", pile, names)
        orders.add(tuple(pile))
        assert stream.number == 5
    assert len(orders) == 1


def test_words_that_would_be_biased_are_left_out() -> None:
    words = Words(FIRST_KEY, 0)
    words.words = [7, 0xFFFFFFFF]
    assert words.below(3) == 1  # 2^32 - 1 is the one word too many


@pytest.mark.parametrize("shuffles", [Stream(FIRST_KEY), SearchRng(5)])
def test_every_order_is_as_likely(shuffles: Stream | SearchRng) -> None:
    """All 24 orders of four cards, 9,600 shuffles: a chi-squared of 23 degrees of freedom is below 60."""
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(9600):
        pile = packed([0, 1, 2, 3])
        shuffles.shuffle("deck", pile, ["a", "b", "c", "d"])
        counts[tuple(pile)] = counts.get(tuple(pile), 0) + 1
    assert len(counts) == 24
    assert sum((count - 400) ** 2 / 400 for count in counts.values()) < 60


@pytest.mark.parametrize("seed", ["", "00", "g" * 64, "A" * 64, "0" * 65])
def test_a_bad_seed_is_refused(seed: str) -> None:
    with pytest.raises(BadNotation, match="64 hexadecimal digits"):
        proof.key(seed, "kanobu", "1", "", [])


@pytest.mark.parametrize("nonce", ["a b", "x\n", "é", "1" * 65])
def test_a_bad_nonce_is_refused(nonce: str) -> None:
    with pytest.raises(BadNotation, match="nonce"):
        proof.key(SEED, "kanobu", "1", "", [nonce])
