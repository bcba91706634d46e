"""Names and words of people: shown as they are meant, and never mistaken for somebody else's."""

import pytest

from smallbox.tables.names import LONGEST_NAME, LONGEST_TEXT, clean, clean_name, clean_text, likeness
from smallbox.wire.codec import NotPossible
from tests.tables.world import World

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann \t Lee ", "Ann Lee"),
        ("A\x00n\x07n", "Ann"),
        ("Ann\u202eneB", "AnnneB"),
        ("A\u200bn\ufeffn", "Ann"),
        ("Ann\nBen", "Ann Ben"),
        ("Ann\u2028Ben", "Ann Ben"),
        ("e\u0301va", "éva"),
        ("Зоя", "Зоя"),
        ("ליאת", "ליאת"),
        ("🦊", "🦊"),
        (FAMILY, FAMILY),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("Ann 1\ufe0f\u20e3", "Ann 1\ufe0f\u20e3"),
        ("Ann\ufe0f\u034f", "Ann"),
        ("Ann\u3164\u2800Lee", "Ann Lee"),
        ("\U0001f3f4\U000e0067\U000e0062\U000e007f", "\U0001f3f4"),
    ],
)
def test_a_name_is_shown_without_what_would_disturb_the_page(given: str, shown: str) -> None:
    assert clean_name(given, ()) == shown


@pytest.mark.parametrize("nothing", [" ", "\u200b", "\u202e\u202c", "...", "\u0301\u0302", "\u00a0", "\u200d", "\t\n"])
def test_a_name_of_nothing_is_refused(nothing: str) -> None:
    with pytest.raises(NotPossible, match="bad-name"):
        clean_name(nothing, ())


#: letters, symbols and marks that show nothing, one of each kind
NOTHING_TO_SEE = (
    *(
        "\u115f",
        "\u1160",
        "\u3164",
        "\uffa0",
        "\u2800",
        "\u034f",
        "\u17b4",
        "\u180b",
        "\ufe0f",
        "\U000e0100",
        "\U000e0041",
    ),
    *("\ufffc", "\U0001d159", "\U00016fe4", "\u00ad", "\u2062", "\u3000", "\u1680"),
)


@pytest.mark.parametrize("nothing", NOTHING_TO_SEE, ids=ascii)
def test_a_name_that_nobody_could_see_is_refused(nothing: str) -> None:
    for name in (nothing, nothing * 5, f"{nothing} {nothing}", f"\u200d{nothing}\u200d", f"{nothing}\ufe0f\u0301"):
        with pytest.raises(NotPossible, match="bad-name"):
            clean_name(name, ())
    assert clean_name(f"{nothing}Ann{nothing}", ()) == "Ann"
    with pytest.raises(NotPossible, match="empty-message"):
        clean_text(nothing)


def test_nothing_that_cannot_be_seen_tells_two_names_apart() -> None:
    for nothing in NOTHING_TO_SEE:
        assert clean_name(f"A{nothing}nn", ["Ann"]).endswith(" 2"), ascii(nothing)


def test_a_tower_of_marks_is_kept_low() -> None:
    assert len(clean("a" + "\u0331" * 40)) <= 4


def test_a_long_name_is_cut() -> None:
    assert clean_name("x" * 100, ()) == "x" * LONGEST_NAME


def test_a_long_name_is_told_apart_and_still_no_longer_than_allowed() -> None:
    taken = clean_name("x" * 100, ())
    other = clean_name("x" * 100, [taken])
    assert other != taken
    assert len(other) <= LONGEST_NAME


def test_a_cut_never_leaves_half_an_emoji() -> None:
    name = clean_name("x" * (LONGEST_NAME - 2) + FAMILY, ())
    assert not name.endswith("\u200d")


def test_equal_names_are_told_apart_by_a_number() -> None:
    world = World()
    people = world.people("kobito", "Ann", "Ann", "ann", " A n n ")
    assert people[0].names() == ["Ann", "Ann 2", "ann 3", "A n n 4"]


@pytest.mark.parametrize("twin", ["Аnn", "ANN", "A\u200bnn", "Ann.", "Ａnn", "Αnn"])
def test_a_name_that_looks_like_another_is_told_apart(twin: str) -> None:
    assert clean_name(twin, ["Ann"]).endswith(" 2")


@pytest.mark.parametrize(("one", "other"), [("Bill", "BiII"), ("Bob", "B0b"), ("Lily", "1ily")])
def test_signs_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


def test_nobody_passes_for_the_forgotten_or_for_a_bot() -> None:
    with pytest.raises(NotPossible, match="bad-name"):
        clean_name("—", ())
    world = World()
    [_, ben] = world.people("kobito", "Ann", "Рір", bots=["greedy"])
    assert ben.names() == ["Ann", "Pip", "Рір 2"]


def test_what_is_said_is_cleaned_and_cut() -> None:
    assert clean_text("hi\u202e\x00 there\n\nyou") == "hi there you"
    assert len(clean_text("y" * 400)) == LONGEST_TEXT
    with pytest.raises(NotPossible, match="empty-message"):
        clean_text("\u200b \u202e")
