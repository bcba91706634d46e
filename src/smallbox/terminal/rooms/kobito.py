"""Kobito in the terminal: pots with their rainbows, everybody's studio, the minimum, your own hand."""

from collections import defaultdict
from collections.abc import Sequence

from rich.console import Group as Stack
from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from smallbox.core.messages import Move
from smallbox.core.notation import SEATS
from smallbox.games.kobito.messages import Ends, EndTurn, Gold, Pay, Place, Play, Replace, Send, Start, Swap, View
from smallbox.terminal.paint import LOUD, PAPER, QUIET, flow, hue, tile
from smallbox.terminal.room import Choice, Group, Room

NUMBERS = 12


class KobitoRoom(Room[View]):
    """A table of Kobito as one seat sees it."""

    def draw(self, view: View) -> RenderableType:
        pots = Table.grid(padding=(0, 2, 0, 0))
        for slot, gold in enumerate(view.gold, 1):
            if gold is not None:
                pots.add_row(*self.pot(f"G{slot}", gold, view))
        seats = Table.grid(padding=(0, 2, 0, 0))
        for seat in range(len(view.studios)):
            seats.add_row(self.name(seat, view), self.score(seat, view), self.studio(seat, view))
        hand = [] if view.hand is None else [self.hand(view)]
        return Stack(pots, Text(), seats, Text(), *hand)

    def pot(self, slot: str, gold: Gold, view: View) -> tuple[RenderableType, ...]:
        """A gold card: what it is worth, and its rainbow with the places that are still missing."""
        places = gold.rainbow
        missing = gold.need - len(places)
        ends = ends_of(slot, view, self.seat)
        rainbow = [Text(f"{ends.low:>2}‹", style=QUIET), *map(big, places)]
        rainbow += [Text(f"›{ends.high:<2}", style=QUIET), Text(" ·" * missing, style=LOUD)]
        worth = self.say("terminal-kobito-gold", value=gold.value)
        filled = self.say("terminal-kobito-filled", length=len(places), need=gold.need)
        return Text(slot, style=LOUD), Text(worth), Text(filled, style=QUIET), flow(rainbow, gap=0)

    def score(self, seat: int, view: View) -> Text:
        held = view.hand_sizes[seat]
        points = "?" if view.scores is None else view.scores[seat]
        return Text(self.say("terminal-kobito-score", points=points, cards=held), style=QUIET)

    def studio(self, seat: int, view: View) -> RenderableType:
        """The rainbows of a studio: your own large, the others' small."""
        draw = big if seat == self.seat else small
        gap = "" if seat == self.seat else " "
        rainbows: list[Text] = []
        for slot, places in enumerate(view.studios[seat], 1):
            if places:
                cells = Text(gap).join(draw(place) for place in places)
                rainbows.append(Text.assemble((f"S{slot} ", QUIET), cells))
        return flow(rainbows, gap=2) if rainbows else Text("-", style=QUIET)

    def hand(self, view: View) -> RenderableType:
        """Your own cards, lit where they can be put down, how many are owed, and the sizes of the decks."""
        usable = {card for move in view.moves for card in used(move)}
        extra = max(0, view.done - view.minimum)
        played = self.say("terminal-kobito-played", done=view.done - extra, minimum=view.minimum, extra=extra)
        cards = [self.card(card, is_lit=card in usable) for card in view.hand or []]
        owed = [Text(f" {played}", style=LOUD)] if view.to_act == self.seat else []
        sizes = {"deck": view.deck, "gold": view.gold_deck, "discard": view.discard_size}
        decks = Text(f"  {self.say('terminal-kobito-decks', **sizes)}", style=QUIET)
        return flow([Text(self.say("terminal-hand"), style=QUIET), *cards, *owed, decks])

    def card(self, card: str, *, is_lit: bool) -> Text:
        style = hue(int(card), NUMBERS) if card.isdigit() else PAPER
        if is_lit:
            return tile(f" {card} ", style + LOUD)
        return Text.assemble(("▌", Style(color=style.bgcolor)), f"{card} ", no_wrap=True)

    def offer(self, view: View) -> list[Group]:
        groups: dict[str, list[Choice]] = defaultdict(list)
        for move, number in zip(view.moves, view.numbers):
            kind = str(type(move).__struct_config__.tag)
            groups[kind].append(Choice(move, self.words(move, number, view)))
        return [Group(self.say(f"terminal-kobito-{kind}"), choices) for kind, choices in groups.items()]

    def words(self, move: Move, number: int | None, view: View) -> str:
        match move:
            case Play(card=card, to=to, end=end):
                return self.to_rainbow(self.spell(card, number), to, end, view)
            case Start(low=low, high=high):
                return f"{self.spell(low, number)} + {self.spell(high, number)}"
            case Send():
                return self.to_rainbow(self.sent(move, number, view), move.to, move.to_end, view)
            case Swap(at=at, number=number, nth=nth):
                return self.say("terminal-kobito-swap-words", number=number, at=self.place(at), nth=nth)
            case Replace(at=at, number=number):
                return self.say("terminal-kobito-replace-words", number=number, at=self.place(at))
            case Pay(card=card):
                return self.spell(card, None)
            case EndTurn():
                return self.say("terminal-kobito-end-words")
            case _:
                raise AssertionError(f"expected a move of Kobito, got {move!r}")

    def sent(self, move: Send, number: int | None, view: View) -> str:
        """The place that leaves a studio rainbow, and as what; its end where both ends show the same."""
        places = find(move.rainbow, view, self.seat)
        place = places[0 if move.end == "low" else -1]
        is_unclear = len(places) > 1 and label(places[0]) == label(places[-1])
        words = [move.rainbow, *([self.say(f"terminal-kobito-{move.end}")] if is_unclear else []), label(place)]
        if place.kobito:
            words.append(self.say("terminal-kobito-as", number=number))
        return " ".join(words)

    def to_rainbow(self, card: str, to: str, end: str, view: View) -> str:
        """Where a card goes, the end only where both take it, and what it wins there."""
        ends = ends_of(to, view, self.seat)
        where = f"{to} {self.say(f'terminal-kobito-{end}')}" if ends.low == ends.high else to
        gold = view.gold[int(to[1]) - 1] if to.startswith("G") else None
        wins = gold.value if gold is not None and len(gold.rainbow) + 1 == gold.need else 0
        return self.say("terminal-kobito-to", card=card, to=where, wins=wins)

    def spell(self, card: str, number: int | None) -> str:
        """A hand card; of a kobito also the number it will stand for."""
        return f"K {self.say('terminal-kobito-as', number=number)}" if card == "K" and number else card

    def place(self, rainbow: str) -> str:
        """`B.S2` with the name of its owner."""
        owner, dot, slot = rainbow.partition(".")
        return f"{self.speech.seat(SEATS.index(owner))} {slot}" if dot else rainbow

    def tally(self, view: View) -> list[str]:
        scores = view.scores or [0] * len(view.studios)
        return [
            self.say("terminal-kobito-tally", points=points, gold=gold, paid=paid)
            for points, gold, paid in zip(scores, view.won_sizes, view.paid_sizes)
        ]


def ends_of(rainbow: str, view: View, seat: int) -> Ends:
    """What the ends of `G1` or of one's own `S1` ask for."""
    slot = int(rainbow[-1]) - 1
    ends = view.gold_ends[slot] if rainbow.startswith("G") else view.studio_ends[seat][slot]
    assert ends is not None
    return ends


def find(rainbow: str, view: View, seat: int) -> Sequence[Place]:
    """The places of `G1` or of one's own `S1`."""
    slot = int(rainbow[-1]) - 1
    if not rainbow.startswith("G"):
        return view.studios[seat][slot]
    gold = view.gold[slot]
    assert gold is not None
    return gold.rainbow


def used(move: Move) -> tuple[str, ...]:
    """The hand cards that a move puts down."""
    match move:
        case Play(card=card) | Pay(card=card):
            return (card,)
        case Start(low=low, high=high):
            return (low, high)
        case Swap(number=number):
            return (str(number),)
        case Replace(number=number):
            return ("R", str(number))
        case _:
            return ()


def label(place: Place) -> str:
    """`4`, a kobito for 4 as `k4`, with a star for every replacement pair."""
    return f"{'k' if place.kobito else ''}{place.number}{'*' * place.pairs}"


def big(place: Place) -> Text:
    return tile(f"{label(place):^4}", hue(place.number, NUMBERS))


def small(place: Place) -> Text:
    return tile(label(place), hue(place.number, NUMBERS))


ROOM = KobitoRoom
