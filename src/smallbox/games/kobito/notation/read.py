"""Moves and fields of Kobito in notation (docs/rules/notation.md 2 and 3)."""

import re

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Move
from smallbox.core.notation import SEATS, read_cards, read_hand, read_options, read_seat
from smallbox.games.kobito.messages import End, EndTurn, Improper, Pay, Play, Replace, Send, Start, Swap, View
from smallbox.games.kobito.notation.write import all_fields, fields_of
from smallbox.games.kobito.options import write_kobito_options
from smallbox.games.kobito.rules.cards import CODES, NAMES
from smallbox.games.kobito.rules.state import State

RAINBOW = r"(?:([A-M])\.)?(G[1-3]|S[1-4])"
AT_END = re.compile(rf"{RAINBOW}([LH])\Z")
AT_PLACE = re.compile(rf"{RAINBOW}@([1-9][0-9]{{0,5}})\Z")
AT_NUMBER = re.compile(rf"{RAINBOW}\.([1-9]|1[0-2])(?:#([1-9][0-9]{{0,5}}))?\Z")
WHOLE = re.compile(rf"{RAINBOW}\Z")
GOLD_FIELD = re.compile(r"([0-9]+@[0-9]+)? ?(\[.*\])?\Z")

PAIRED_KEYS = frozenset({"won", "pen", "won#", "pen#", "hand#", "score", "count"})
FORMS = {
    "play": "play 5 G1H",
    "start": "start 5 6",
    "send": "send S1L G2H",
    "swap": "swap G1.4",
    "repl": "repl G1.4",
    "pay": "pay 7",
    "end": "end",
    "insert": "insert 4 G1",
    "take": "take S1.6",
}


class Words:
    """The words of a move, as one seat writes it."""

    def __init__(self, text: str, seat: int, players: int) -> None:
        self.text = text
        self.seat = seat
        self.players = players
        self.words = text.split()

    def bad(self) -> BadNotation:
        kind = self.words[0] if self.words else ""
        form = FORMS.get(kind)
        expected = f"a move such as '{form}'" if form else f"a move {', '.join(FORMS)}"
        return BadNotation(f"expected {expected}, got {self.text!r}")

    def expect(self, number: int) -> None:
        if len(self.words) != number:
            raise self.bad()

    def card(self, at: int) -> str:
        if self.words[at] not in CODES:
            raise self.bad()
        return self.words[at]

    def match(self, at: int, pattern: re.Pattern[str]) -> re.Match[str]:
        found = pattern.match(self.words[at])
        if found is None or (found[1] and found[2].startswith("G")):
            raise self.bad()
        return found

    def name(self, found: re.Match[str]) -> str:
        """A rainbow in canonical spelling: an own studio without the seat."""
        if found[1] is None or read_seat(found[1], self.players) == self.seat:
            return found[2]
        return f"{found[1]}.{found[2]}"

    def end(self, at: int) -> tuple[str, End]:
        found = self.match(at, AT_END)
        return self.name(found), "low" if found[3] == "L" else "high"


def read_move(text: str, state: State, seat: int) -> Move:
    """The move that a seat writes, proper or improper. Raises BadNotation."""
    words = Words(text, seat, int(state.rules.players))
    match words.words:
        case ["play", _, _]:
            return Play(words.card(1), *words.end(2))
        case ["start", _, _]:
            return Start(words.card(1), words.card(2))
        case ["send", _, _]:
            return read_send(words)
        case ["swap", _, *_]:
            return read_swap(words)
        case ["repl", _, *_]:
            return read_replace(words)
        case ["pay", _]:
            return Pay(words.card(1))
        case ["end"]:
            return EndTurn()
        case ["insert", _, _]:
            words.card(1)
            words.match(2, WHOLE)
            return Improper("insert", text)
        case ["take", _]:
            words.match(1, AT_NUMBER)
            return Improper("take", text)
        case _:
            raise words.bad()


def read_send(words: Words) -> Move:
    target = words.end(2)
    if "@" in words.words[1]:
        words.name(words.match(1, AT_PLACE))
        return Improper("middle", words.text)
    return Send(*words.end(1), *target)


def read_swap(words: Words) -> Move:
    found = words.match(1, AT_NUMBER)
    move = Swap(words.name(found), int(found[3]), int(found[4] or 1))
    card = read_with(words)
    if card in ("K", "R"):
        return Improper("swap-special", words.text)
    return move if card in ("", found[3]) else Improper("swap-other", words.text)


def read_replace(words: Words) -> Move:
    found = words.match(1, AT_NUMBER)
    if found[4]:
        raise words.bad()
    move = Replace(words.name(found), int(found[3]))
    card = read_with(words)
    if card in ("", found[3]):
        return move
    return Improper("kobito-on-top" if card == "K" else "other-on-top", words.text)


def read_with(words: Words) -> str:
    """The card after `with`, or nothing."""
    if len(words.words) == 2:
        return ""
    words.expect(4)
    if words.words[2] != "with":
        raise words.bad()
    return words.card(3)


def write_move(move: Move) -> str:
    """A move in canonical spelling."""
    match move:
        case Play():
            return f"play {move.card} {move.to}{letter(move.end)}"
        case Start():
            return f"start {move.low} {move.high}"
        case Send():
            return f"send {move.rainbow}{letter(move.end)} {move.to}{letter(move.to_end)}"
        case Swap():
            return f"swap {move.at}.{move.number}" + (f"#{move.nth}" if move.nth > 1 else "")
        case Replace():
            return f"repl {move.at}.{move.number}"
        case Pay():
            return f"pay {move.card}"
        case EndTurn():
            return "end"
        case Improper():
            return move.text
        case _:
            raise ValueError(f"expected a move of Kobito, got {move!r}")


def letter(end: End) -> str:
    return "L" if end == "low" else "H"


# Checks


def field(state: State, key: str) -> str:
    """The value of a field or check. Raises BadNotation for an unknown key."""
    word, _, card = key.partition(" ")
    if word == "count":
        return count(state, card)
    if key == "opt":
        return write_kobito_options(state.rules.options) or "-"
    return look_up(all_fields(state) | sizes(state), key)


def count(state: State, card: str) -> str:
    """How many cards of a type are in the whole game; `*` is all of them."""
    census = state.census()
    if card == "*":
        return str(sum(census))
    if card not in CODES:
        raise BadNotation(f"expected a card {', '.join(NAMES)} or *, got {card!r}")
    return str(census[CODES[card]])


def seen(view: View, key: str) -> str:
    """The value of a field as a view shows it, `?` for what it hides."""
    return look_up(fields_of(view) | seen_sizes(view), key)


def look_up(fields: dict[str, str], key: str) -> str:
    key = f"{SEATS[0]}.{key}" if key in ("S1", "S2", "S3", "S4") else key
    if key not in fields:
        raise BadNotation(f"expected a field or check of Kobito, got {key!r}")
    return fields[key]


def sizes(state: State) -> dict[str, str]:
    """The checks that count cards and points."""
    seats = range(int(state.rules.players))
    found = {"deck#": state.deck_size(), "gdeck#": state.gold_deck_size(), "disc#": state.discard_size}
    written = {key: str(size) for key, size in found.items()}
    written |= {f"hand# {SEATS[seat]}": str(state.hand_size[seat]) for seat in seats}
    written |= {f"won# {SEATS[seat]}": str(len(state.won[seat])) for seat in seats}
    written |= {f"pen# {SEATS[seat]}": str(state.penalties(seat)) for seat in seats}
    written |= {f"score {SEATS[seat]}": str(state.score(seat)) for seat in seats}
    return written | {"hands#": " ".join(str(state.hand_size[seat]) for seat in seats)}


def seen_sizes(view: View) -> dict[str, str]:
    written = {"deck#": str(view.deck), "gdeck#": str(view.gold_deck), "disc#": str(view.discard_size)}
    for name, numbers in (("hand#", view.hand_sizes), ("won#", view.won_sizes), ("pen#", view.paid_sizes)):
        written |= {f"{name} {SEATS[seat]}": str(number) for seat, number in enumerate(numbers)}
    for seat in range(len(view.hand_sizes)):
        written[f"score {SEATS[seat]}"] = "?" if view.scores is None else str(view.scores[seat])
    return written | {"hands#": " ".join(map(str, view.hand_sizes))}


def same(key: str, expected: str, actual: str) -> bool:
    """Are two values of a field equal, in the order and detail that matter for it?"""
    word = key.partition(" ")[0]
    if expected == actual:
        return True
    if word in SEATS:
        return sorted(read_hand(expected)) == sorted(read_hand(actual))
    if word in ("won", "pen", "disc", "winners"):
        return sorted(read_cards(expected)) == sorted(read_cards(actual))
    if word in ("deck", "gdeck"):
        return read_cards(expected) == read_cards(actual)
    if word in ("G1", "G2", "G3"):
        return same_gold(expected, actual)
    if word.rpartition(".")[2] in ("S1", "S2", "S3", "S4"):
        return same_rainbow(expected, actual)
    if word == "opt":
        return read_options(expected.strip("-")) == read_options(actual.strip("-"))
    return expected.split() == actual.split()


def same_gold(expected: str, actual: str) -> bool:
    """Card and rainbow; what is not expected is not compared."""
    wanted, found = GOLD_FIELD.match(expected), GOLD_FIELD.match(actual)
    if wanted is None or found is None:
        return False
    return wanted[1] in (None, found[1]) and (wanted[2] is None or same_rainbow(wanted[2], found[2] or ""))


def same_rainbow(expected: str, actual: str) -> bool:
    """Place by place; `?` is a number card of any number."""
    wanted, found = expected.strip("[]").split(), actual.strip("[]").split()
    if len(wanted) != len(found):
        return False
    return all(place == other or (place == "?" and other.isdigit()) for place, other in zip(wanted, found))
