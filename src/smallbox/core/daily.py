"""The deal of a day: seed and bots' dice follow from game, rules and date alone (docs/randomness.md)."""

import hmac
import re

from smallbox.core.errors import BadOption
from smallbox.core.notation import shown

#: the key of the derivation; another way to derive would have another number
MARK = b"smallbox daily 1"
DAILY_CODE = re.compile(r"([a-z0-9_]+(?:-[a-z0-9_]+)*)-([0-9]{4}-[0-9]{2}-[0-9]{2})\Z")
DAY = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})\Z")
MONTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
FEBRUARY = 2


def daily_seed(game: str, rules: str, day: str) -> str:
    """The seed of a day, as a record writes it. It is no secret: anybody can derive it."""
    return hmac.digest(MARK, f"{game}\n{rules}\n{day}".encode("ascii"), "sha256").hex()


def daily_dice(seed: str) -> str:
    """What the bots of the day choose by, as hexadecimal digits."""
    return hmac.digest(bytes.fromhex(seed), b"bots", "sha256")[:8].hex()


def daily_code(game: str, day: str) -> str:
    """The code of a day's deal: kobito-2026-11-17."""
    return f"{game}-{day}"


def is_day(text: str) -> bool:
    """Is it a day of the calendar, as codes spell one: 2026-11-17?"""
    found = DAY.match(text)
    if found is None:
        return False
    year, month, day = int(found[1]), int(found[2]), int(found[3])
    if not (year and 1 <= month <= len(MONTHS)):
        return False
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 1 <= day <= MONTHS[month - 1] + (is_leap and month == FEBRUARY)


def read_day(text: str) -> str:
    """A day as it is written in codes. Raises BadOption."""
    if not is_day(text):
        raise BadOption(f"expected a day such as 2026-11-17, got {shown(text)}")
    return text


def read_daily_code(code: str) -> tuple[str, str] | None:
    """Game and day of a daily deal's code; None for the code of any other deal."""
    found = DAILY_CODE.match(code)
    return (found[1], found[2]) if found is not None and is_day(found[2]) else None


def daily_problem(code: str, game: str, rules: str, seed: str) -> str:
    """What does not hold where a record says that it is of a day's deal; empty where all does."""
    found = read_daily_code(code)
    if found is None:
        # The code of another deal that was played before: a server has given it, and nothing follows from it.
        return ""
    name, day = found
    if name != game:
        return f"the deal {code} is not one of {game}"
    return "" if seed == daily_seed(game, rules, day) else f"the seed is not the one of the day {day}"
