"""Kobito: what a seat is told to do, and the numbers that a table shows beside its rainbows (K8, K11-K16, K22, K28)."""

import pytest

from smallbox.core.messages import Prompt
from smallbox.games.kobito import GAME
from smallbox.games.kobito.messages import Ends, View
from tests.given import given


def view(position: str, seat: int | None = 0) -> View:
    return GAME.view(given("kobito", position).state, seat)


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        ("G1 8@8 [5]; A {6 9}; need 2", Prompt("play", {"owed": 2})),
        ("G1 8@8 [5]; A {6 9}; need 2; done 1", Prompt("more", {"owed": 1})),
        ("G1 8@8 [5]; A {7 9}; need 1", Prompt("pay", {"owed": 1})),
        ("opt voluntary_pay=on; G1 8@8 [5]; A {6 9}; need 1", Prompt("play", {"owed": 1})),
        ("G1 8@8 [5]; A {6 9}; need 1; done 1", Prompt("free", {})),
        ("G1 8@8 [5]; A {7 9}; need 1; done 1", Prompt("end", {})),
    ],
)
def test_k14_the_seat_to_act_is_told_what_it_owes_and_whether_it_can_play_it(position: str, prompt: Prompt) -> None:
    assert view(position).prompt == prompt


def test_k14_who_waits_is_told_how_many_cards_are_owed_but_not_whether_one_fits() -> None:
    waits = Prompt("wait", {"seat": 0, "owed": 1})
    for hand in ("6 9", "7 9"):
        assert view(f"G1 8@8 [5]; A {{{hand}}}; need 1", 1).prompt == waits
        assert view(f"G1 8@8 [5]; A {{{hand}}}; need 1", None).prompt == waits


def test_k8_the_ends_of_a_rainbow_name_the_numbers_that_follow_round_the_circle() -> None:
    seen = view("G1 8@8 [12]; A {6 9}; S1 [11 12 1]")
    assert seen.gold_ends[0] == Ends(11, 1)
    assert seen.studio_ends[0] == [Ends(10, 2), None, None, None]


def test_k22_a_new_rainbow_comes_to_the_first_free_easel() -> None:
    assert view("A {6 9}; S1 [3 4]").next_easel == "S2"
    assert view("A {6 9}; S1 [3 4]; S2 [3 4]; S3 [3 4]; S4 [3 4]").next_easel is None
    assert view("A {6 9}; S1 [3 4]", None).next_easel is None


def test_k36_every_move_names_the_number_that_its_card_counts_as() -> None:
    seen = view("G1 8@8 [12]; A {K 1}")
    numbers = {GAME.notation.write_move(move): number for move, number in zip(seen.moves, seen.numbers, strict=True)}
    assert numbers["play K G1L"] == 11
    assert numbers["play K G1H"] == numbers["play 1 G1H"] == 1
    assert (numbers["start K 1"], numbers["start 1 K"]) == (12, 2)
    assert view("G1 8@8 [12]; A {K 1}", 1).numbers == []
