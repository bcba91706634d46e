"""The deal of a day is the one of docs/randomness.md, for this engine and for a checker of the standard library."""

import hashlib
import hmac

import pytest

from smallbox.core import proof
from smallbox.core.daily import daily_code, daily_dice, daily_problem, daily_seed, read_daily_code, read_day
from smallbox.core.errors import BadOption
from tests import check_deal
from tests.core.test_randomness import VECTORS

DAYS = [("kobito", "2026-11-17", 0), ("hat", "2026-11-18", 1)]


@pytest.mark.parametrize(("game", "day", "nth"), DAYS)
def test_the_seed_of_a_day_is_the_one_of_the_document(game: str, day: str, nth: int) -> None:
    at = [number for number, line in enumerate(VECTORS) if line.startswith("daily")][nth]
    assert f" {game} / 1 / {day}:" in VECTORS[at]
    seed, dice, key = (line.strip() for line in VECTORS[at + 1 : at + 4])
    assert daily_seed(game, "1", day) == seed
    assert daily_dice(seed) == dice
    assert proof.key(seed, game, "1", "", [""] * 4).hex() == key
    message = f"{game}\n1\n{day}".encode()
    assert hmac.new(b"smallbox daily 1", message, hashlib.sha256).hexdigest() == seed
    assert check_deal.wrong_day({"Game": game, "Rules": "1", "Seed": seed, "Deal": daily_code(game, day)}) == []


def test_every_day_every_game_and_every_version_of_the_rules_has_another_seed() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    seeds = {daily_seed(game, rules, day) for game in ("kobito", "hat") for rules in ("1", "2") for day in days}
    assert len(seeds) == 120


def test_a_code_says_game_and_day_and_other_codes_do_not() -> None:
    assert read_daily_code("kobito-2026-11-17") == ("kobito", "2026-11-17")
    assert read_daily_code("two-words-2026-11-17") == ("two-words", "2026-11-17")
    for other in ("ABCD2345", "kobito-2026-13-17", "kobito-2026-02-30", "kobito-20261117", "2026-11-17", "kobito-"):
        assert read_daily_code(other) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "today",
        "2026-02-29",
        "2026-13-01",
        "2026-04-31",
        "2026-01-00",
        "0000-01-01",
        "20261117",
        "2026-W47-2",
        "２０２６-11-17",
    ],
)
def test_what_is_no_day_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(BadOption, match="expected a day such as 2026-11-17"):
        read_day(text)


def test_a_leap_year_has_its_day() -> None:
    assert read_day("2028-02-29") == "2028-02-29"
    assert read_day("2000-02-29") == "2000-02-29"
    with pytest.raises(BadOption):
        read_day("2100-02-29")


def test_a_record_that_claims_a_day_needs_its_seed() -> None:
    seed = daily_seed("kobito", "1", "2026-11-17")
    assert daily_problem("kobito-2026-11-17", "kobito", "1", seed) == ""
    assert "not the one of the day" in daily_problem("kobito-2026-11-18", "kobito", "1", seed)
    assert "not the one of the day" in daily_problem("kobito-2026-11-17", "kobito", "2", seed)
    assert "not one of hat" in daily_problem("kobito-2026-11-17", "hat", "1", seed)
    assert daily_problem("ABCD2345", "kobito", "1", seed) == ""
