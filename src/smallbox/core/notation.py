"""The frame that the notations of all games share: fields, seats, lists of cards, lists of moves, options."""

import re
from collections.abc import Iterable

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Outcome

SEATS = "ABCDEFGHIJKLM"
REPEATED = re.compile(r"(.+)\*(\d+)\Z")
BRACKET = re.compile(r"\(([^()]*)\)\s*\*\s*(\d+)")
MOST_DIGITS = 12
MOST_REPEATS = 100_000
LONGEST_MOVES = 4_000_000


def seat_name(seat: int) -> str:
    return SEATS[seat]


def read_seat(text: str, players: int) -> int:
    seat = SEATS.find(text) if len(text) == 1 else -1
    if not 0 <= seat < players:
        raise BadNotation(f"expected a seat {SEATS[0]}..{SEATS[players - 1]}, got {text!r}")
    return seat


def split_fields(text: str) -> list[str]:
    """The fields of a position or the checks of a case."""
    return [field for field in (" ".join(part.split()) for part in text.split(";")) if field]


def split_key(field: str, paired: Iterable[str] = ()) -> tuple[str, str]:
    """Key and value of a field; the keys in `paired` are two words: `pen A`, `hand# B`."""
    first, _, rest = field.partition(" ")
    if first in paired:
        second, _, rest = rest.partition(" ")
        first = f"{first} {second}"
    return first, rest.strip()


def read_number(text: str, what: str, least: int = 0) -> int:
    if not is_number(text) or int(text) < least:
        raise BadNotation(f"expected {what} to be a number from {least}, got {shown(text)}")
    return int(text)


def is_number(text: str) -> bool:
    """Plain digits, and few enough to be read at once."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def shown(text: str) -> str:
    """A text from outside as a message may quote it."""
    return repr(text if len(text) <= 60 else text[:57] + "...")


def read_switch(text: str, what: str) -> bool:
    if text not in ("on", "off"):
        raise BadNotation(f"expected {what} on or off, got {text!r}")
    return text == "on"


def write_switch(switch: bool) -> str:  # noqa: FBT001 - the value itself, not a mode
    return "on" if switch else "off"


def read_cards(text: str) -> list[str]:
    """`9*2 K` is 9 9 K; `-` or nothing is an empty list."""
    cards: list[str] = []
    words = text.split()
    if words == ["-"]:
        return cards
    for word in words:
        repeated = REPEATED.match(word)
        if word == "-":
            raise BadNotation(f"expected - alone or cards, got {shown(text)}")
        if repeated is None:
            cards.append(word)
            continue
        if not is_number(repeated[2]) or not 1 <= int(repeated[2]) <= MOST_REPEATS - len(cards):
            raise BadNotation(f"expected 1 to {MOST_REPEATS} cards, got {shown(word)}")
        cards.extend([repeated[1]] * int(repeated[2]))
    return cards


def read_hand(text: str) -> list[str]:
    """The cards between braces."""
    if not (text.startswith("{") and text.endswith("}")):
        raise BadNotation(f"expected cards in braces, got {text!r}")
    return read_cards(text[1:-1])


def write_cards(cards: Iterable[str]) -> str:
    """Neighbours that are equal are written once with their number; an empty list is `-`."""
    words: list[str] = []
    last, times = "", 0
    for card in [*cards, ""]:
        if card == last:
            times += 1
            continue
        if times:
            words.append(last if times == 1 else f"{last}*{times}")
        last, times = card, 1
    return " ".join(words) or "-"


def read_options(text: str) -> dict[str, str]:
    """`name=value name=value` as a dictionary."""
    options: dict[str, str] = {}
    for word in text.split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise BadNotation(f"expected an option name=value, got {word!r}")
        if name in options:
            raise BadNotation(f"expected option {name} once, got it twice")
        options[name] = value
    return options


def write_options(options: dict[str, str]) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def read_moves(text: str, players: int) -> list[tuple[int | None, str]]:
    """Moves separated by commas, brackets repeated; each with the seat written before it, or None."""
    while bracket := BRACKET.search(text):
        times = read_number(bracket[2], "the repetition of a bracket", 1)
        if times * (len(bracket[1]) + 2) > LONGEST_MOVES:
            raise BadNotation(f"expected fewer repetitions of a bracket, got {times}")
        text = text[: bracket.start()] + ", ".join([bracket[1]] * times) + text[bracket.end() :]
    moves: list[tuple[int | None, str]] = []
    for part in text.split(","):
        words = " ".join(part.split())
        if not words or words == "-":
            continue
        before, colon, after = words.partition(":")
        moves.append((read_seat(before.strip(), players), after.strip()) if colon else (None, words))
    return moves


def write_result(outcome: Outcome) -> str:
    winners = " ".join(seat_name(seat) for seat in outcome.winners)
    text = f"result {outcome.kind}; winners {winners}"
    if outcome.scores is not None:
        text += "; scores " + " ".join(str(score) for score in outcome.scores)
    return text
