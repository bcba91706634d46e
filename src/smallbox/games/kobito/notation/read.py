"""Moves of Kobito read from notation (docs/rules/notation.md 2)."""

import re

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Move
from smallbox.core.notation import read_seat
from smallbox.games.kobito.messages import End, EndTurn, Improper, Pay, Play, Replace, Send, Start, Swap
from smallbox.games.kobito.rules.cards import CODES
from smallbox.games.kobito.rules.state import State

RAINBOW = r"(?:([A-M])\.)?(G[1-3]|S[1-4])"
AT_END = re.compile(rf"{RAINBOW}([LH])\Z")
AT_PLACE = re.compile(rf"{RAINBOW}@([1-9][0-9]{{0,5}})\Z")
AT_NUMBER = re.compile(rf"{RAINBOW}\.([1-9]|1[0-2])(?:#([1-9][0-9]{{0,5}}))?\Z")
WHOLE = re.compile(rf"{RAINBOW}\Z")

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
        """A rainbow in canonical spelling: the writer's own studio without the seat."""
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
