"""The options of Kobito: listed, read, checked, written."""

from collections.abc import Mapping

import msgspec

from smallbox.core.errors import Refused
from smallbox.core.notation import write_options
from smallbox.core.options import Option, by_name, choice, find_option, number, read_option, switch
from smallbox.games.kobito.clauses import V1, V2, V3, V4, V5, V6, V7, V10
from smallbox.games.kobito.messages import Options
from smallbox.games.kobito.rules.cards import GOLD_SLOTS, Data
from smallbox.games.kobito.rules.check import check_setup
from smallbox.games.kobito.rules.data import load

OPTIONS = by_name(
    switch("repl_other", V1),
    switch("keep_number", V2),
    switch("strict_clarity", V3),
    switch("voluntary_pay", V4, is_usual=False),
    switch("special_free", V5),
    choice("tiebreak", V6, "shared", "fewest"),
    switch("hidden_piles", V7),
    number("gold_cards", V10, GOLD_SLOTS, None),
)


def options_with(data: Data) -> dict[str, Option]:
    """V10: as many gold cards may be used as the table has; normally all of them."""
    most = len(data.gold)
    return {**OPTIONS, "gold_cards": msgspec.structs.replace(OPTIONS["gold_cards"], most=most, default=str(most))}


def read_kobito_options(players: int, given: Mapping[str, str], data: Data | None) -> Options:
    """Options from their written form. Raises BadOption, or Refused for too few or too many players (K1)."""
    data = data or load(None)
    known = options_with(data)
    values = {name: read_option(find_option(known, name), text) for name, text in given.items()}
    if values.get("gold_cards") == len(data.gold):
        values["gold_cards"] = None
    options = Options(players=players, data=data, **values)
    refusal = check_setup(options)
    if refusal is not None:
        raise Refused(refusal)
    return options


def write_kobito_options(options: Options) -> str:
    """The options that differ from the default."""
    changed: dict[str, str] = {}
    for name in OPTIONS:
        value = getattr(options, name)
        if value not in (False, "shared", None):
            changed[name] = "on" if value is True else str(value)
    return write_options(changed)
