"""The options of Kanobu: what of them depends on the seats, and the packs that come with smallbox."""

from collections.abc import Mapping
from typing import Any

import msgspec

from smallbox.core.errors import BadOption
from smallbox.core.options import Option, OptionTable, read_option
from smallbox.games.kanobu.messages import Options
from smallbox.games.kanobu.rules.cards import Pack
from smallbox.games.kanobu.rules.data import DEFAULT_TAG, PACKS, load_pack


class KanobuOptions(OptionTable[Options, Pack]):
    """`data` names one of the packs that come with smallbox; every other option is read as it is declared."""

    def read(self, players: int, given: Mapping[str, str], data: Pack | None = None) -> Options:
        name = given.get("data", "kanobu")
        if name not in PACKS:
            raise BadOption(f"data: expected {', '.join(sorted(PACKS))}, got {name!r}")
        pack = data if data is not None and "data" not in given else load_pack(None, name)
        return super().read(players, {name: text for name, text in given.items() if name != "data"}, pack)

    def defaults(self, players: int, data: Pack | None) -> dict[str, Any]:
        return {"data": data}

    def read_value(self, option: Option, text: str, players: int, data: Pack | None) -> Any:
        if option.name == "firstSeat":
            option = msgspec.structs.replace(option, most=players - 1)
        return read_option(option, text)

    def changed(self, options: Options) -> dict[str, str]:
        # The data is written first: a browser proves by this that a record spells its options as all do.
        tag = options.data.tag
        named = {"data": tag} if tag in PACKS and tag != DEFAULT_TAG else {}
        return named | super().changed(options)


OPTIONS = KanobuOptions(Options)
