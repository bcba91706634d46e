"""Kanobu in the terminal: flat colours with a shape each, the pile, the demand and its price, your own hand."""

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from smallbox.core.messages import Move
from smallbox.games.kanobu.messages import Accept, Draw, NameColour, Pass, Play, StarPlay, StarTake, View
from smallbox.terminal.paint import LOUD, QUIET, flow, on, tile
from smallbox.terminal.room import Choice, Group, Room

#: a colour is never alone: a circle, a triangle, a square, a diamond, and purple as the odd one out
SHAPES = {"B": "●", "G": "▲", "R": "■", "Y": "◆", "P": "✦"}
INKS = {
    "B": on(30, 90, 190),
    "G": on(20, 120, 60),
    "R": on(190, 40, 40),
    "Y": on(240, 200, 60, "black"),
    "P": on(115, 60, 160),
}


class KanobuRoom(Room[View]):
    """A table of Kanobu as one seat sees it."""

    def draw(self, view: View) -> RenderableType:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style=QUIET)
        table.add_column()
        table.add_row(self.say("terminal-kanobu-round"), self.ring(view))
        table.add_row()
        table.add_row(Text(f"\n{self.say('terminal-kanobu-pile')}"), self.pile(view))
        table.add_row()
        if view.demand is not None:
            table.add_row(self.say("terminal-kanobu-demand"), Text(self.demand(view), style=LOUD))
        if view.open:
            table.add_row(self.say("terminal-kanobu-open"), flow(self.card(card) for card in view.open))
        if view.paid:
            table.add_row(self.say("terminal-kanobu-paid"), Text(self.paid(view)))
        if view.hand is not None:
            table.add_row(self.say("terminal-hand"), self.hand(view))
        return table

    def ring(self, view: View) -> RenderableType:
        """The seats with their hand sizes; arrows show which way play goes."""
        arrow = " → " if view.clockwise else " ← "
        seats: list[Text] = []
        for seat, size in enumerate(view.sizes):
            last_card = f"{size}!" if size == 1 else str(size)
            seats.append(Text.assemble(self.name(seat, view), f"{last_card}", (arrow, QUIET)))
        return flow(seats, gap=0)

    def pile(self, view: View) -> RenderableType:
        """The top card, large, with the colour named for it, and what is left in the deck."""
        beside = Text(self.say("terminal-kanobu-deck", deck=view.deck, pile=len(view.pile)), style=QUIET)
        if not view.pile:
            return Text.assemble("\n", self.say("terminal-kanobu-empty"), "   ", beside, "\n")
        top = self.card(view.pile[-1])
        named = view.pile[-1].partition("[")[2][:1]
        if named:
            beside = Text.assemble(self.say("terminal-kanobu-named"), " ", self.colour(named), "  ", beside)
        # The card again without its letters, above and below: a big flat colour.
        plain = Text(" " * len(top), spans=top.spans, no_wrap=True)
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_row(Text("\n").join([plain, top, plain]), Text.assemble("\n", beside))
        return row

    def demand(self, view: View) -> str:
        demand = view.demand
        assert demand is not None
        return self.say(
            f"terminal-kanobu-price-{demand.symbol}",
            by=self.speech.seat(demand.by),
            symbol=self.say(f"kanobu-symbol-{demand.symbol}"),
            links=demand.links,
            amount=demand.amount,
        )

    def paid(self, view: View) -> str:
        return ", ".join(self.say(f"kanobu-symbol-{symbol}") for symbol in view.paid)

    def hand(self, view: View) -> RenderableType:
        playable = {move.card for move in view.moves if isinstance(move, Play)}
        if view.drawn is not None:
            playable &= {view.drawn}
        return flow(self.card(card, is_lit=card in playable) for card in view.hand or [])

    def card(self, card: str, *, is_lit: bool = True) -> Text:
        """Shapes on their colours and the symbol; a card that cannot be played now has no colour under its symbol."""
        colours, _, symbol = card.partition("[")[0].partition(".")
        chips = Text.assemble(*(tile(f" {SHAPES[colour]}", INKS[colour]) for colour in colours), no_wrap=True, end="")
        under = INKS[colours[-1]] + LOUD if is_lit else Style()
        return chips.append(f" {self.say(f'kanobu-symbol-{symbol}')} ", style=under)

    def colour(self, colour: str) -> Text:
        return tile(f" {SHAPES[colour]} {self.say(f'kanobu-colour-{colour}')} ", INKS[colour])

    def offer(self, view: View) -> list[Group]:
        """Cards first, in the order of the hand, then what can be done instead."""
        cards = [move for move in view.moves if isinstance(move, Play | StarPlay | NameColour)]
        others = [move for move in view.moves if move not in cards]
        hand = view.hand or []
        cards.sort(key=lambda move: hand.index(move.card) if isinstance(move, Play) else 0)
        groups = [Group("", [Choice(move, self.words(move, view)) for move in moves]) for moves in (cards, others)]
        return [group for group in groups if group.choices]

    def words(self, move: Move, view: View) -> str:
        match move:
            case Play():
                return self.say(f"terminal-kanobu-{self.purpose(move.card, view)}", card=self.spell("card", move.card))
            case Draw():
                return self.say("terminal-kanobu-draw")
            case Pass():
                return self.say("terminal-kanobu-keep" if view.phase == "DRAWN" else "terminal-kanobu-pass")
            case Accept():
                assert view.demand is not None
                return self.say(f"terminal-kanobu-accept-{view.demand.symbol}")
            case NameColour():
                return f"{SHAPES[move.colour]} {self.spell('colour', move.colour)}"
            case StarPlay():
                return self.say("terminal-kanobu-star-play", card=self.spell("card", view.open[move.slot - 1]))
            case StarTake():
                return self.say("terminal-kanobu-star-take", card=self.spell("card", view.open[move.slot - 1]))
            case _:
                raise AssertionError(f"expected a move of Kanobu, got {move!r}")

    def purpose(self, card: str, view: View) -> str:
        """Why a card is laid: as a turn, to pay, to cancel, to pass a demand on."""
        if view.demand is None:
            return "play"
        if card in view.payment:
            return "pay"
        return "cancel" if card.endswith(".Ca") else "answer"

    def spell(self, key: str, fact: str) -> str:
        return self.game.describe(key, fact, self.say)

    def tally(self, view: View) -> list[str]:
        return [self.say("terminal-kanobu-left", cards=size) for size in view.sizes]


ROOM = KanobuRoom
