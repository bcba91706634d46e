"""The options of Kobito: what of them depends on the gold cards, and who may play."""

from collections.abc import Mapping
from typing import Any

import msgspec

from smallbox.core.errors import Refused
from smallbox.core.options import Option, OptionTable, read_option
from smallbox.games.kobito.messages import Options
from smallbox.games.kobito.rules.cards import Data
from smallbox.games.kobito.rules.check import check_setup
from smallbox.games.kobito.rules.data import load


class KobitoOptions(OptionTable[Options, Data]):
    """V10: as many gold cards may be used as the table has; normally all of them."""

    def listed(self) -> list[Option]:
        return [with_gold(option, load(None)) for option in super().listed()]

    def read_value(self, option: Option, text: str, players: int, data: Data | None) -> Any:
        cards = data or load(None)
        value = read_option(with_gold(option, cards), text)
        return None if option.name == "gold_cards" and value == len(cards.gold) else value

    def defaults(self, players: int, data: Data | None) -> dict[str, Any]:
        return {"data": data or load(None)}

    def read(self, players: int, given: Mapping[str, str], data: Data | None = None) -> Options:
        options = super().read(players, given, data)
        refusal = check_setup(options)
        if refusal is not None:
            raise Refused(refusal)
        return options


def with_gold(option: Option, data: Data) -> Option:
    if option.name != "gold_cards":
        return option
    most = len(data.gold)
    return msgspec.structs.replace(option, most=most, default=str(most))


OPTIONS = KobitoOptions(Options)
