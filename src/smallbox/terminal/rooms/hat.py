"""That's Not a Hat in the terminal: columns of gifts, parcels with arrows, and nothing that helps to remember."""

from typing import ClassVar

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from smallbox.core.messages import Event
from smallbox.games.hat.messages import (
    Accept,
    Cell,
    Claim,
    GiftClaimed,
    GiftRefused,
    GiftShown,
    OpenGift,
    RoundEnded,
    RoundStarted,
    View,
)
from smallbox.terminal.paint import LOUD, PAPER, PARCEL, QUIET, tile
from smallbox.terminal.room import Choice, Group, Room

#: seats lie one below the other, so the left neighbour is below; black arrows are full, white ones hollow
ARROWS = {("left", "black"): "▼", ("left", "white"): "▽", ("right", "black"): "▲", ("right", "white"): "△"}
CLOSING_SOON = 30
MOST_TILES = 60
MANY_SEATS = 5


class HatRoom(Room[View]):
    """A table of That's Not a Hat. Events are shown one by one and then gone."""

    forgets: ClassVar[bool] = True

    def draw(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        for seat, column in enumerate(view.columns):
            cells = Text(" ").join(self.cell(seat, cell, view) for cell in column)
            table.add_row(self.name(seat, view), cells, self.penalties(seat, view))
        gap = [Text()] if len(view.columns) <= MANY_SEATS else []
        return Stack(Text(self.shop(view), style=QUIET), *gap, table)

    def shop(self, view: View) -> str:
        parts = [self.say("terminal-hat-shop", gifts=view.shop_left)]
        if view.shop_top is not None:
            parts.append(self.say("terminal-hat-top", gift=self.gift(view.shop_top)))
        parts.append(self.say("terminal-hat-gift-number", number=view.passes + (view.phase == "CLAIM")))
        left = CLOSING_SOON + 1 if view.max_gifts is None else view.max_gifts - view.passes
        if left <= CLOSING_SOON:
            parts.append(self.say("terminal-hat-closing", gifts=left))
        return " · ".join(parts)

    def cell(self, seat: int, cell: Cell, view: View) -> Text:
        """An open gift, or the back of a parcel: an arrow and the name it points at."""
        if isinstance(cell, OpenGift):
            return tile(f" {self.gift(cell.gift)} ", PAPER)
        step = 1 if cell.arrow == "left" else -1
        receiver = self.speech.seat((seat + step) % len(view.columns))
        return tile(f" {ARROWS[cell.arrow, cell.colour]} {receiver} ", PARCEL)

    def penalties(self, seat: int, view: View) -> Text:
        gifts = ", ".join(self.gift(gift) for gift in view.penalties[seat])
        return Text(self.say("terminal-hat-penalties", gifts=gifts) if gifts else "", style=QUIET)

    def gift(self, code: str) -> str:
        return f"{self.emoji(code)} {self.spell(code)}"

    def emoji(self, code: str) -> str:
        data = self.options.data
        return str(data.rows[data.numbers[code]]["emoji"])

    def spell(self, code: str) -> str:
        return self.game.describe("gift", code, self.say)

    def phrase(self, what: str, code: str) -> str:
        """A whole sentence about a gift; gifts of a file of one's own have none, only names."""
        try:
            return self.say(f"hat-{what}-{code}")
        except LookupError:
            return self.say(f"terminal-hat-{what}", gift=self.spell(code))

    def aside(self, view: View) -> RenderableType:
        """The gift on offer: who gives it to whom and, once said, under which name."""
        offer = view.offer
        if offer is None:
            return Text()
        if offer.claim is not None:
            return self.picture(GiftClaimed(offer.giver, offer.receiver, offer.claim))
        names = {"giver": self.speech.seat(offer.giver), "receiver": self.speech.seat(offer.receiver)}
        parcel = tile(f" {ARROWS[offer.arrow, offer.colour]} ", PARCEL)
        return bubble(Text.assemble(parcel, "  ", self.say("terminal-hat-offer", **names)))

    def picture(self, event: Event) -> RenderableType:
        """An event in a bubble, with the face of the gift where one is shown."""
        if isinstance(event, RoundStarted):
            return bubble(Text(self.say("terminal-hat-look")))
        if isinstance(event, GiftClaimed):
            names = f"{self.speech.seat(event.giver)} → {self.speech.seat(event.receiver)}"
            return bubble(Text(self.phrase("give", event.gift), style=LOUD), names)
        told = Text(self.tell(event))
        if isinstance(event, GiftShown | GiftRefused):
            told = Text.assemble(tile(f" {self.gift(event.gift)} ", PAPER + LOUD), "  ", told)
        return bubble(told)

    def hold(self, event: Event, speed: float) -> float:
        """Faces stay for the seconds of the options, claims until they can be read."""
        match event:
            case _ if speed <= 0:
                return 0
            case RoundStarted():
                return float(self.options.look_seconds)
            case GiftShown():
                return float(self.options.show_seconds)
            case GiftRefused():
                return float(self.options.reveal_seconds)
            case GiftClaimed(receiver=receiver):
                return 0 if receiver == self.seat else 2 * speed
            case RoundEnded():
                return 0
            case _:
                return speed

    def prompt(self, view: View) -> str:
        """What is to be done, and how a name is typed."""
        said = super().prompt(view)
        if view.phase != "CLAIM" or not view.moves:
            return said
        how = self.say("terminal-hat-name") if self.has_tiles(view) else self.say("terminal-hat-name-typed")
        return f"{said}. {how}"

    def has_tiles(self, view: View) -> bool:
        return self.options.naming == "tiles" and len(view.moves) <= MOST_TILES

    def offer(self, view: View) -> list[Group]:
        """The catalogue in its fixed order, no name marked; or the two answers."""
        names: list[Choice] = []
        answers: list[Choice] = []
        for move in view.moves:
            if isinstance(move, Claim):
                names.append(Choice(move, self.spell(move.gift), self.emoji(move.gift)))
            elif isinstance(move, Accept):
                answers.append(Choice(move, self.say("terminal-hat-accept")))
            elif view.offer is not None and view.offer.claim is not None:
                answers.append(Choice(move, self.phrase("refuse", view.offer.claim)))
        groups = [Group("", names, is_listed=self.has_tiles(view)), Group("", answers)]
        return [group for group in groups if group.choices]

    def tally(self, view: View) -> list[str]:
        return [self.say("terminal-hat-tally", penalties=len(gifts)) for gifts in view.penalties]


def bubble(text: Text, title: str | None = None) -> Panel:
    return Panel(text, title=title, title_align="left", expand=False, padding=(0, 1))


ROOM = HatRoom
