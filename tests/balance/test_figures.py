"""Figures of games made by hand, and intervals that hold what they promise."""

import random

import pytest

from smallbox.balance.figures import columns_of
from smallbox.balance.report import bars_of, make_report
from smallbox.balance.span import gap, mean_span, share_span
from smallbox.core.errors import BadOption
from smallbox.games import GAMES
from tests.balance.rows import row, study

KANOBU = GAMES["kanobu"]


def test_figures_of_a_small_ledger_are_what_one_counts_by_hand() -> None:
    rows = [
        row(0, winners=(0,), moves=10, penalties=3, changes=2, behind=1.0),
        row(1, winners=(1,), moves=20, penalties=1, kind="cap"),
        row(2, winners=(0, 1), moves=30, first=1),
        row(3, winners=(1,), moves=40, first=1),
    ]
    size = make_report(study(), rows).sizes[0]
    values = {name: span.value for name, span in size.figures.items()}
    assert values["moves"] == 25
    assert values["penalties"] == 1
    assert values["changes"] == 0.5
    assert values["comeback"] == 0.25
    assert values["guards"] == 0.25
    assert values["shared"] == 0.25
    # Seats are counted from the one that begins: won, lost, half, won.
    assert values["seat-1"] == pytest.approx(2.5 / 4)
    assert values["seat-2"] == pytest.approx(1.5 / 4)
    assert size.endings == {"cap": 1, "win": 3}


@pytest.mark.parametrize(("more", "told"), [(1, []), (5, ["moves"])])
def test_a_sure_change_that_nobody_would_notice_is_not_told(more: int, told: list[str]) -> None:
    """Every game is longer by one move in 2,000, or by five."""
    rows = [row(number, variant=which, moves=2000 + number + more * which) for which in (0, 1) for number in range(100)]
    compared = make_report(study("opening=rpsOnly"), rows).compared[0]
    assert compared.gaps["moves"].p < 0.001
    assert [change.figure for change in compared.sure] == told
    assert ("moves" in compared.unsure) is not bool(told)


def test_minutes_are_the_seconds_of_every_kind_of_decision() -> None:
    kinds = list(KANOBU.measures.seconds)
    decisions = tuple(10 if kind == "play" else 0 for kind in kinds)
    before = KANOBU.measures.seconds_before
    columns = columns_of(KANOBU, [row(0, decisions=decisions)], {"play": 12.0})
    assert columns["minutes"] == [(before + 120) / 60]


def test_what_decided_is_counted_by_its_cause() -> None:
    names = [cause.name for cause in KANOBU.measures.causes]
    uses = tuple(int(name in ("Ca", "draw")) for name in names)
    rows = [row(number, cause=names.index("Ca"), decided=5, uses=uses) for number in range(3)]
    columns = columns_of(KANOBU, [*rows, row(3, uses=uses)])
    assert columns["decides-Ca"] == [1, 1, 1, 0]
    assert columns["decides-draw"] == [0, 0, 0, 0]
    assert "decides-St" not in columns


def test_a_level_wins_what_it_won_in_every_seat_of_every_deal() -> None:
    asked = study(levels=("random", "easy"))
    tried = [row(deal, winners=(0,), line_up=line_up) for deal in range(4) for line_up in (1, 2, 3, 4)]
    levels = make_report(asked, [row(0), row(1), *tried]).sizes[0].levels
    assert [(level.level, level.games, level.wins.value) for level in levels] == [("random", 8, 0.5), ("easy", 8, 0.5)]


def test_without_a_game_there_is_nothing_to_tell() -> None:
    with pytest.raises(BadOption, match="no game is finished"):
        make_report(study(), [])


@pytest.mark.parametrize("truth", [0.02, 0.3, 0.5])
def test_intervals_of_shares_hold_the_truth_nineteen_times_of_twenty(truth: float) -> None:
    dice = random.Random(7)
    held = 0
    for _ in range(400):
        span = share_span([float(dice.random() < truth) for _ in range(150)])
        held += span.low <= truth <= span.high
    assert 0.92 <= held / 400 <= 0.985


def test_intervals_of_means_hold_the_truth_nineteen_times_of_twenty() -> None:
    dice = random.Random(8)
    spans = [mean_span([dice.gauss(40, 12) for _ in range(30)]) for _ in range(400)]
    assert 0.92 <= sum(span.low <= 40 <= span.high for span in spans) / 400 <= 0.98


def test_a_planted_difference_is_found_and_none_between_equals() -> None:
    dice = random.Random(9)
    base = [dice.gauss(60, 20) for _ in range(2000)]
    longer = gap(base, [value * 1.1 + dice.gauss(0, 5) for value in base])
    assert longer.p < 0.001
    assert longer.ratio is not None
    assert longer.ratio.low < 1.1 < longer.ratio.high
    alike = [gap(base, [value + dice.gauss(0, 5) for value in base]).p for _ in range(60)]
    assert sum(p < 0.05 for p in alike) <= 8
    assert gap(base, base).p == 1.0


def test_bars_hold_every_game() -> None:
    bars = bars_of([*range(10, 200), 5000])
    assert sum(bars.counts) == 191
    assert bars.counts[-1] > 1
    assert len(bars.counts) <= 25
