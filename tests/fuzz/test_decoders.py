"""Any bytes are read or refused by every decoder: those of the kept corpus, and those that hypothesis makes of them."""

import time

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.seeds import CORPUS, seeds
from tests.fuzz.targets import LONGEST, TARGETS

EXAMPLES = 40
#: for any one input, on a machine that is shared
SECONDS = 5.0
MOST_BYTES = 300_000
TOKENS = [
    b"",
    b" ",
    b";",
    b"{",
    b"}",
    b"[",
    b"]",
    b'"',
    b"-",
    b"0",
    b"9" * 20,
    b"99999999",
    b"*99999",
    b"\xff",
    "é".encode(),
    b"null",
    b"\n",
]


def inputs(target: str) -> list[bytes]:
    return [file.read_bytes() for file in sorted((CORPUS / target).glob("*"))]


@st.composite
def spoilt(draw: st.DrawFn, target: str) -> bytes:
    """A kept input with some of its bytes replaced, or parts of two."""
    kept = inputs(target)
    data = draw(st.sampled_from(kept))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(data)))
        end = draw(st.integers(start, min(len(data), start + 12)))
        other = draw(st.sampled_from(kept))
        at = draw(st.integers(0, len(other)))
        part = draw(st.sampled_from([*TOKENS, other[at : at + 20]]) | st.binary(max_size=6))
        data = data[:start] + part + data[end:]
    return data[:LONGEST]


@pytest.mark.parametrize("target", TARGETS)
def test_the_kept_corpus_is_read_or_refused(target: str) -> None:
    kept = inputs(target)
    assert kept, f"expected inputs in {CORPUS / target}"
    for data in kept:
        began = time.perf_counter()
        TARGETS[target](data)
        assert time.perf_counter() - began < SECONDS, data[:100]


@pytest.mark.parametrize("target", TARGETS)
def test_any_bytes_are_read_or_refused(target: str) -> None:
    @settings(
        max_examples=EXAMPLES,
        deadline=SECONDS * 1000,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(spoilt(target) | st.binary(max_size=60))
    def read(data: bytes) -> None:
        TARGETS[target](data)

    read()


def test_the_corpus_is_small() -> None:
    assert sum(file.stat().st_size for file in CORPUS.glob("*/*")) < MOST_BYTES
    assert {folder.name for folder in CORPUS.iterdir()} == set(TARGETS)


@pytest.mark.parametrize("target", TARGETS)
def test_examples_of_today_are_read(target: str) -> None:
    """They are made anew, so that a corpus which nothing understands any more is noticed."""
    made = list(seeds(target))
    assert made
    for data in made:
        TARGETS[target](data)
