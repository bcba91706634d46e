"""The options of Kobito: read, checked, written."""

from collections.abc import Mapping

from smallbox.core.errors import BadOption, Refused
from smallbox.core.notation import write_options
from smallbox.games.kobito.cards import GOLD_SLOTS, Data
from smallbox.games.kobito.check import check_setup
from smallbox.games.kobito.data import load
from smallbox.games.kobito.messages import Options

SWITCHES = ("repl_other", "keep_number", "strict_clarity", "voluntary_pay", "special_free", "hidden_piles")  # V1-V5, V7
TIEBREAKS = ("shared", "fewest")  # V6
NAMES = (*SWITCHES[:5], "tiebreak", SWITCHES[5], "gold_cards")


def read_kobito_options(players: int, given: Mapping[str, str], data: Data | None) -> Options:
    """Options from their written form. Raises BadOption, or Refused for too few or too many players (K1)."""
    data = data or load(None)
    for name in given:
        if name not in NAMES:
            raise BadOption(f"expected an option {', '.join(NAMES)}, got {name!r}")
    options = Options(
        players=players,
        data=data,
        tiebreak="fewest" if read_choice(given, "tiebreak", TIEBREAKS) == "fewest" else "shared",
        gold_cards=read_gold_cards(given, len(data.gold)),
        **{name: read_choice(given, name, ("off", "on")) == "on" for name in SWITCHES},
    )
    refusal = check_setup(options)
    if refusal is not None:
        raise Refused(refusal)
    return options


def read_choice(given: Mapping[str, str], name: str, choices: tuple[str, ...]) -> str:
    """The value of an option, the first choice where it is not given."""
    choice = given.get(name, choices[0])
    if choice not in choices:
        raise BadOption(f"{name}: expected {' or '.join(choices)}, got {choice!r}")
    return choice


def read_gold_cards(given: Mapping[str, str], table: int) -> int | None:
    """V10: how many cards of the gold table are used; None is all of them."""
    if "gold_cards" not in given:
        return None
    text = given["gold_cards"]
    if not (text.isascii() and text.isdigit() and len(text) < 9) or not GOLD_SLOTS <= int(text) <= table:
        raise BadOption(f"gold_cards: expected a number from {GOLD_SLOTS} to {table}, got {text!r}")
    return int(text) if int(text) < table else None


def write_kobito_options(options: Options) -> str:
    """The options that differ from the default."""
    changed: dict[str, str] = {}
    for name in NAMES:
        value = getattr(options, name)
        if value not in (False, "shared", None):
            changed[name] = "on" if value is True else str(value)
    return write_options(changed)
