"""Who led when: changes of the lead, comebacks, and the move that decided."""

import pytest

from smallbox.balance.course import course_of

A, B, C = 1, 2, 4
ALL = A | B | C


def test_whoever_leads_from_start_to_end_never_changed_places() -> None:
    course = course_of([ALL, A, A, A], A, 3)
    assert (course.changes, course.behind, course.decided) == (0, 0.0, 1)


def test_a_lead_that_goes_to_another_seat_is_a_change_and_a_tie_is_none() -> None:
    assert course_of([ALL, A, A | B, A, B, B | C, C], C, 3).changes == 2


def test_a_winner_who_was_behind_at_half_time_came_back() -> None:
    course = course_of([ALL, A, A, A, B], B, 3)
    assert course.behind == 1.0
    assert course.trailing == pytest.approx(2 / 3)
    assert course.decided == 4


def test_a_shared_win_is_a_comeback_in_part() -> None:
    assert course_of([ALL, A, A, A | B, A | B], A | B, 3).behind == 0.5


def test_a_game_is_decided_where_the_winner_leads_for_good() -> None:
    assert course_of([ALL, A, B, A, A, A], A, 3).decided == 3


def test_a_tiebreak_decides_with_the_last_move() -> None:
    assert course_of([ALL, A | B, A | B], A, 3).decided == 2


def test_who_always_led_was_put_ahead_by_nothing() -> None:
    assert course_of([A, A, A], A, 3).decided == 0
