"""The deal of a day: seed and bots' dice follow from game, rules and date alone (docs/randomness.md)."""

import hmac
import re
from datetime import date

from smallbox.core.errors import BadOption
from smallbox.core.notation import shown

#: the key of the derivation; another way to derive would have another number
MARK = b"smallbox daily 1"
DAILY_CODE = re.compile(r"([a-z0-9_]+(?:-[a-z0-9_]+)*)-([0-9]{4}-[0-9]{2}-[0-9]{2})\Z")


def daily_seed(game: str, rules: str, day: date) -> str:
    """The seed of a day, as a record writes it. It is no secret: anybody can derive it."""
    return hmac.digest(MARK, f"{game}\n{rules}\n{day.isoformat()}".encode("ascii"), "sha256").hex()


def daily_dice(seed: str) -> str:
    """What the bots of the day choose by, as hexadecimal digits."""
    return hmac.digest(bytes.fromhex(seed), b"bots", "sha256")[:8].hex()


def daily_code(game: str, day: date) -> str:
    """The code of a day's deal: kobito-2026-11-17."""
    return f"{game}-{day.isoformat()}"


def read_day(text: str) -> date:
    """A day as it is written in codes. Raises BadOption."""
    try:
        found = date.fromisoformat(text)
        # A day has other spellings too, and here one.
        if found.isoformat() != text:
            raise ValueError
        return found
    except ValueError:
        raise BadOption(f"expected a day such as 2026-11-17, got {shown(text)}") from None


def read_daily_code(code: str) -> tuple[str, date] | None:
    """Game and day of a daily deal's code; None for the code of any other deal."""
    found = DAILY_CODE.match(code)
    if found is None:
        return None
    try:
        return found[1], read_day(found[2])
    except BadOption:
        return None


def daily_problem(code: str, game: str, rules: str, seed: str) -> str:
    """What does not hold where a record says that it is of a day's deal; empty where all does."""
    found = read_daily_code(code)
    if found is None:
        # The code of another deal that was played before: a server has given it, and nothing follows from it.
        return ""
    name, day = found
    if name != game:
        return f"the deal {code} is not one of {game}"
    return "" if seed == daily_seed(game, rules, day) else f"the seed is not the one of the day {day.isoformat()}"
