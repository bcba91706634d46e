"""Any game in the terminal: the zones of its view, one below the other, and its moves by their sentences."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from smallbox.core.layout import Zone
from smallbox.core.messages import Move, View
from smallbox.terminal.paint import LOUD, QUIET, flow
from smallbox.terminal.room import Choice, Group, Room


class PlainRoom(Room[View]):
    """A table as one seat sees it, drawn by what the game says of its view."""

    def draw(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style=QUIET)
        table.add_column()
        for zone in self.game.zones():
            value = getattr(view, zone.name)
            if value is not None:
                table.add_row(self.say(f"{self.game.name}-zone-{zone.name}"), self.zone(zone, value, view))
        return table

    def zone(self, zone: Zone, value: Any, view: View) -> RenderableType:
        match zone.kind:
            case "cards_by_seat" | "number_by_seat":
                each = [self.cards(part) if isinstance(part, list) else Text(str(part)) for part in value]
                return flow(Text.assemble(self.name(seat, view), part) for seat, part in enumerate(each))
            case "cards":
                return self.cards(value)
            case "card":
                return self.cards([value])
            case _:
                return Text(str(value))

    def cards(self, cards: list[str]) -> Text:
        return Text(" ").join(Text(self.spell(card), style=LOUD) for card in cards) if cards else Text("-")

    def spell(self, card: str) -> str:
        return self.game.describe("card", card, self.say)

    def offer(self, view: View) -> list[Group]:
        return [Group("", [Choice(move, self.words(move)) for move in view.moves])]

    def words(self, move: Move) -> str:
        tag = str(type(move).__struct_config__.tag).replace("_", "-")
        facts = self.speech.facts(self.game, msgspec.structs.asdict(move))
        return self.say(f"{self.game.name}-move-{tag}", **facts)

    def tally(self, view: View) -> list[str]:
        """What each seat has, zone by zone."""
        zones = [zone for zone in self.game.zones() if zone.kind == "number_by_seat"]
        seats = range(self.options.players)
        return [", ".join(self.count(zone, getattr(view, zone.name)[seat]) for zone in zones) for seat in seats]

    def count(self, zone: Zone, number: int) -> str:
        return f"{self.say(f'{self.game.name}-zone-{zone.name}')} {number}"
