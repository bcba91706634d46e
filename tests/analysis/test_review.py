"""A review adds up, is the same every time, and says kindly where there is nothing to review."""

from functools import cache
from pathlib import Path

import msgspec
import pytest

from smallbox.analysis import NothingToReview, ReviewStopped, analyse
from smallbox.analysis.review import GRADES, Review, grade_of
from smallbox.core.errors import BadNotation
from smallbox.core.notation import read_options, write_options
from smallbox.core.record import read_record
from smallbox.games import GAMES
from smallbox.position import Position
from tests.analysis.played import SHORT, played, short
from tests.compiled import compiled_only
from tests.conformance.worlds import OPTIONS

TESTS = Path(__file__).parents[1]
NODES = 12
EVERY_GAME = list(GAMES)


@cache
def review(name: str) -> Review:
    return analyse(short(name), seed=3, nodes=NODES)


@pytest.mark.compiled
@pytest.mark.parametrize("name", EVERY_GAME)
def test_luck_and_skill_add_up_for_every_seat(name: str) -> None:
    for seat in review(name).seats:
        assert seat.luck + seat.skill == pytest.approx(seat.result - seat.start, abs=2e-6)
        assert seat.deal + seat.draws == pytest.approx(seat.luck, abs=2e-6)
        assert seat.own + seat.others == pytest.approx(seat.skill, abs=2e-6)
        assert seat.low <= seat.luck <= seat.high


@pytest.mark.parametrize("name", EVERY_GAME)
def test_what_one_seat_wins_others_lose(name: str) -> None:
    seats = review(name).seats
    assert sum(seat.start for seat in seats) == pytest.approx(1, abs=1e-9)
    assert sum(seat.result for seat in seats) == pytest.approx(1, abs=1e-9)
    assert sum(seat.skill for seat in seats) == pytest.approx(0, abs=1e-5)
    assert sum(seat.luck for seat in seats) == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_curve_goes_from_the_deal_to_the_result(name: str) -> None:
    found = review(name)
    entries = read_record(short(name)).entries
    assert [point.number for point in found.curve] == list(range(len(entries) + 1))
    assert [point.seat for point in found.curve[1:]] == [entry.seat for entry in entries]
    assert found.curve[-1].chances == [seat.result for seat in found.seats] == found.curve[-1].open
    for point in found.curve:
        assert sum(point.open) == pytest.approx(1, abs=1e-9)
        assert all(0 <= chance <= 1 for chance in point.chances)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_luck_is_told_move_by_move(name: str) -> None:
    found = review(name)
    for seat in found.seats:
        assert sum(point.luck[seat.seat] for point in found.curve) == pytest.approx(seat.luck, abs=1e-4)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_decisions_are_graded_by_what_they_lost(name: str) -> None:
    found = review(name)
    assert found.decisions
    for each in found.decisions:
        assert each.grade == grade_of(each.lost)
        assert (each.why is None) == (each.lost == 0)
        assert each.lost == 0 or each.move != each.best
    for seat in found.seats:
        own = [each for each in found.decisions if each.seat == seat.seat]
        assert sum(each.gained for each in own) == pytest.approx(seat.own, abs=1e-4)
        assert seat.grades == {grade: sum(each.grade == grade for each in own) for grade in GRADES}


def test_the_bounds_of_the_grades() -> None:
    lost = (0.0, 0.0199, 0.02, 0.0499, 0.05, 0.0999, 0.1, 0.1999, 0.2, 1.0)
    assert [grade_of(each) for each in lost] == [grade for grade in GRADES for _ in range(2)]


@pytest.mark.compiled
@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_same_record_and_seed_give_the_same_review(name: str) -> None:
    again = analyse(short(name), seed=3, nodes=NODES)
    assert msgspec.json.encode(again) == msgspec.json.encode(review(name))


def test_a_review_can_be_read_again() -> None:
    data = msgspec.json.encode(review("hat"))
    assert msgspec.json.decode(data, type=Review) == review("hat")


def test_progress_is_told_and_a_review_can_be_stopped() -> None:
    told: list[tuple[int, int]] = []
    moves = len(read_record(short("hat")).entries)
    analyse(short("hat"), nodes=2, progress=lambda done, total: told.append((done, total)))
    assert told == [(done, moves) for done in range(moves + 1)]
    with pytest.raises(ReviewStopped):
        analyse(short("hat"), nodes=2, should_stop=lambda: True)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_game_that_is_not_over_has_nothing_to_review(name: str) -> None:
    with pytest.raises(NothingToReview) as raised:
        analyse(played(name, "random,random", 1, most=2))
    assert raised.value.reason == "unfinished"


def test_a_stopped_game_has_nothing_to_review() -> None:
    text = played("kanobu", "random,random", 1, most=4)
    with pytest.raises(NothingToReview) as raised:
        analyse('[End "stopped"]\n' + text)
    assert raised.value.reason == "stopped"


def test_a_record_of_other_rules_is_refused_with_both_versions() -> None:
    with pytest.raises(BadNotation, match=r"version 0 .* plays version 1"):
        analyse(short("kanobu").replace('[Rules "1"]', '[Rules "0"]'))


@pytest.mark.parametrize("text", ["", "nonsense", '[Game "chess"]\n[Rules "1"]\n'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        analyse(text)


def test_a_game_can_be_reviewed_from_a_position_on() -> None:
    position = Position.new("kanobu", 2, seed=5, options={"maxMoves": 12})
    for _ in range(3):
        position.play(position.view(position.to_act).moves[0])
    later = Position.from_text("kanobu", str(position), seed=1)
    while not later.is_over:
        later.play(later.view(later.to_act).moves[-1])
    found = analyse(later.record(), nodes=NODES)
    assert len(found.curve) == 10
    assert sum(seat.start for seat in found.seats) == pytest.approx(1, abs=1e-9)


def test_a_record_without_a_seed_is_reviewed_as_one_that_was_dealt() -> None:
    """What was shown in the deal counts as seen, and what was to be expected is what was so before the deal."""
    found = analyse((TESTS / "records" / "hat.rec").read_text("utf-8"), nodes=2)
    assert [seat.start for seat in found.seats] == pytest.approx([1 / 3] * 3, abs=1e-6)
    assert all(gift.seen is not None for gift in found.gifts)


@compiled_only
@pytest.mark.parametrize("name", list(GAMES))
def test_games_of_any_size_with_any_options_are_reviewed(name: str) -> None:
    game = GAMES[name]
    for seed, opt in enumerate(OPTIONS[name]):
        players = min(2 + seed, game.most_players)
        limit = {**read_options(SHORT.get(name, "")), **read_options(opt)}
        found = analyse(played(name, ",".join(["random"] * players), seed, write_options(limit)), nodes=4)
        assert sum(seat.luck for seat in found.seats) == pytest.approx(0, abs=1e-4)
