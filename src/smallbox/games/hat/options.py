"""The options of That's Not a Hat: what of them depends on the players."""

from collections.abc import Mapping
from typing import Any

from smallbox.core.errors import Refused
from smallbox.core.notation import SEATS
from smallbox.core.options import Option, OptionTable, read_choice
from smallbox.core.refusal import Refusal
from smallbox.games.hat.clauses import H2, H43
from smallbox.games.hat.messages import Options
from smallbox.games.hat.rules.cards import Gifts
from smallbox.games.hat.rules.data import packaged_gifts

FEWEST_PLAYERS = 2
MOST_PLAYERS = 8


class HatOptions(OptionTable[Options, Gifts]):
    """The gifts for each and the end of a round depend on the players; rounds and starter are said in several ways."""

    def read(self, players: int, given: Mapping[str, str], data: Gifts | None = None) -> Options:
        if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
            raise Refused(Refusal(H2, players=players))
        options = super().read(players, given, data)
        # H43: two players must use two gifts each, so the one of the box is not offered to them.
        if players == FEWEST_PLAYERS and options.gifts_each == 1:
            raise Refused(Refusal(H43))
        return options

    def defaults(self, players: int, data: Gifts | None) -> dict[str, Any]:
        gifts_each = 2 if players == FEWEST_PLAYERS else 1
        return {"data": data or packaged_gifts(), "gifts_each": gifts_each, "max_gifts": max(200, 40 * players)}

    def read_value(self, option: Option, text: str, players: int, data: Gifts | None) -> Any:
        if option.name == "rounds":  # H36: as many rounds as players.
            return players if read_choice("rounds", text, ["1", "n", str(players)]) != "1" else 1
        if option.name == "starter":  # A29: `seat` is the host's, A.
            return read_choice("starter", text, ["lot", "seat", *SEATS[:players]])
        return super().read_value(option, text, players, data)

    def write_value(self, option: Option, value: Any) -> str:
        return "n" if option.name == "rounds" else super().write_value(option, value)


OPTIONS = HatOptions(Options)
