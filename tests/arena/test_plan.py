"""Duplicate deals: the same cards for all, every bot in every seat."""

from collections import Counter

import pytest

from smallbox.arena.match import play_range
from smallbox.arena.plan import Settings, fixture, line_ups, seatings
from tests.arena.settings import settings_of


def labels(settings: Settings, number: int) -> tuple[str, ...]:
    return tuple(entrant.label for entrant in fixture(settings, number).seats)


@pytest.mark.parametrize(
    "settings",
    [
        settings_of("hat", "random,easy,normal,hard", 4),
        settings_of("hat", "random,easy,normal,hard", 2, 3),
        settings_of("kobito", "greedy,random", 5),
        settings_of("hat", "easy,hard", 4, field="normal"),
    ],
)
def test_in_each_deal_every_bot_of_a_line_up_has_every_seat_once(settings: Settings) -> None:
    for deal in range(3):
        seen: Counter[tuple[int, int, int, str]] = Counter()
        numbers = range(deal * len(seatings(settings)), (deal + 1) * len(seatings(settings)))
        for number in numbers:
            game = fixture(settings, number)
            assert game.deal == deal
            seen.update(
                (game.players, game.line_up, seat, label) for seat, label in enumerate(labels(settings, number))
            )
        for players in settings.players:
            for at, line_up in enumerate(line_ups(settings, players)):
                seated = Counter(entrant.label for entrant in line_up)
                for seat in range(players):
                    assert all(seen[players, at, seat, label] == times for label, times in seated.items())


def test_the_last_bot_fills_the_table() -> None:
    settings = settings_of("hat", "hard,normal", 4)
    assert [[one.label for one in line_up] for line_up in line_ups(settings, 4)] == [["hard"] + ["normal"] * 3]


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    settings = settings_of("hat", "random,easy,normal,hard", 3)
    assert len(line_ups(settings, 3)) == 4


def test_with_a_field_every_bot_is_alone_among_its_bots() -> None:
    settings = settings_of("hat", "random,easy,hard", 3, field="normal")
    found = [[one.label for one in line_up] for line_up in line_ups(settings, 3)]
    assert found == [[bot, "normal", "normal"] for bot in ("random", "easy", "hard")]


def test_a_bot_against_itself_is_told_apart() -> None:
    settings = settings_of("kobito", "random,random", 2)
    assert [entrant.label for entrant in settings.entrants] == ["random#1", "random#2"]


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    settings = settings_of("hat", "random,easy,normal,hard", 4)
    followers = {(seats := labels(settings, 4 * deal))[(seats.index("hard") + 1) % 4] for deal in range(12)}
    assert followers == {"random", "easy", "normal"}


def test_all_seatings_of_a_deal_have_the_same_cards_and_other_deals_have_others() -> None:
    settings = settings_of("kobito", "random,greedy", 2)
    records = [game.record for game in play_range(settings, 0, 4)]
    dealt = [[line for line in record.splitlines() if line.startswith(("=", "[Shuffle"))] for record in records]
    assert dealt[0] == dealt[1]
    assert dealt[2] == dealt[3]
    assert dealt[0] != dealt[2]
    assert records[0] != records[1]


def test_games_depend_on_their_numbers_alone() -> None:
    settings = settings_of("hat", "easy,hard", 2)
    assert [game.record for game in play_range(settings, 2, 5)] == [
        play_range(settings, number, number + 1)[0].record for number in (2, 3, 4)
    ]


def test_another_seed_gives_other_games() -> None:
    one, other = (settings_of("hat", "easy,hard", 2, seed=seed) for seed in (1, 2))
    assert play_range(one, 0, 1)[0].record != play_range(other, 0, 1)[0].record
