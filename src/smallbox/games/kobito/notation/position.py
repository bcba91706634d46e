"""Positions of Kobito read from notation (docs/rules/notation.md 1 and 3)."""

import re
from itertools import pairwise

from smallbox.core.chance import Chance
from smallbox.core.errors import BadNotation, BadOption, Refused
from smallbox.core.notation import (
    SEATS,
    read_cards,
    read_hand,
    read_options,
    read_seat,
    read_switch,
    seat_name,
    split_fields,
    split_key,
    write_switch,
)
from smallbox.core.refusal import Refusal
from smallbox.games.kobito.clauses import K55
from smallbox.games.kobito.messages import Options, Place
from smallbox.games.kobito.options import OPTIONS
from smallbox.games.kobito.rules.apply import outcome
from smallbox.games.kobito.rules.cards import (
    AFTER,
    CODES,
    GOLD_SLOTS,
    KOBITO,
    LARGEST,
    NAMES,
    STUDIO_MAX,
    TYPES,
    Data,
    gold_card,
    gold_need,
    gold_value,
)
from smallbox.games.kobito.rules.data import load
from smallbox.games.kobito.rules.legal import is_sound
from smallbox.games.kobito.rules.setup import lay, setup
from smallbox.games.kobito.rules.state import DISSOLVE, GOLD, IDLE, MAIN, OVER, Rules, State

PLACE = re.compile(r"(k?)([1-9]|1[0-2])(\**)\Z")
GOLD_CARD = re.compile(r"([0-9]{1,6})@([0-9]{1,6})\Z")
STUDIO = re.compile(r"(?:([A-M])\.)?S([1-4])\Z")
PAIRED = ("won", "pen")
DEFAULT_GOLD = "8@8 [12]"
DEFAULT_DECK = "9*20"
DEFAULT_GOLD_DECK = "6@6*5"


def read_position(text: str, chance: Chance, data: Data | None = None) -> State:
    """The state that a line of notation describes. Raises BadNotation, or Refused for what a set-up may not be."""
    fields = read_fields(text)
    players = read_count(fields.pop("n", "2"), "n")
    try:
        given = read_options(fields.pop("opt", ""))
        if "new" in fields:
            return read_new(fields, players, given, chance, data or load(None))
        options = OPTIONS.read(players, given, data)
    except BadOption as error:
        raise BadNotation(str(error)) from None
    return Reader(fields, options, chance).read()


def read_fields(text: str) -> dict[str, str]:
    """The fields by key, each once; S1 is A's."""
    fields: dict[str, str] = {}
    for field in split_fields(text):
        key, value = split_key(field, PAIRED)
        studio = STUDIO.match(key)
        if studio is not None:
            key = f"{studio[1] or SEATS[0]}.S{studio[2]}"
        if key in fields:
            raise BadNotation(f"expected field {key} once, got it twice")
        if not value and key != "new":
            raise BadNotation(f"expected a value after {key!r}, found none")
        fields[key] = value
    return fields


def read_new(fields: dict[str, str], players: int, given: dict[str, str], chance: Chance, data: Data) -> State:
    """A fresh game, with gold cards of its own where `gold` lists them."""
    if fields.pop("new"):
        raise BadNotation("expected nothing after 'new' but other fields")
    if "gold" in fields:
        data = data.with_gold([read_gold_card(word) for word in read_cards(fields.pop("gold"))])
    for key in fields:
        raise BadNotation(f"expected only n, opt and gold with 'new', got {key!r}")
    return setup(OPTIONS.read(players, given, data), chance)


def read_count(text: str, what: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text) <= LARGEST):
        raise BadNotation(f"expected {what} to be a number from 0 to {LARGEST}, got {text!r}")
    return int(text)


def read_card(word: str) -> int:
    if word not in CODES:
        raise BadNotation(f"expected a card {NAMES[1]}..{NAMES[12]}, K or R, got {word!r}")
    return CODES[word]


def read_gold_card(word: str) -> int:
    card = GOLD_CARD.match(word)
    if card is None:
        raise BadNotation(f"expected a gold card value@need, got {word!r}")
    return gold_card(int(card[1]), int(card[2]))


def read_rainbow(text: str) -> list[Place]:
    """Places from the low end; `-` is no rainbow."""
    if text == "-":
        return []
    if not (text.startswith("[") and text.endswith("]")):
        raise BadNotation(f"expected a rainbow in brackets, got {text!r}")
    places = [read_place(word) for word in text[1:-1].split() if word != "-"]
    for low, high in pairwise(places):
        if AFTER[low.number] != high.number:
            raise BadNotation(f"expected {AFTER[low.number]} after {low.number} in a rainbow, got {high.number}")
    return places


def read_place(word: str) -> Place:
    place = PLACE.match(word)
    if place is None or (place[1] and place[3]):
        raise BadNotation(f"expected a place such as 5, k5 or 5*, got {word!r}")
    return Place(int(place[2]), bool(place[1]), len(place[3]))


class Reader:
    """Puts the fields of a position on a table; what is not mentioned has its default."""

    def __init__(self, fields: dict[str, str], options: Options, chance: Chance) -> None:
        self.fields = fields
        self.state = State(Rules(options), chance)
        self.seats = [seat_name(seat) for seat in range(options.players)]

    def take(self, key: str, default: str) -> str:
        return self.fields.pop(key, default)

    def read(self) -> State:
        self.read_turn()
        self.read_table()
        self.read_seats()
        self.read_decks()
        self.require_dissolving()
        self.require_results()
        for key in self.fields:
            raise BadNotation(f"expected a field of Kobito, got {key!r}")
        self.state.kobitos = max(self.state.rules.options.data.counts[KOBITO], self.state.census()[KOBITO])
        return self.state

    def read_turn(self) -> None:
        state = self.state
        turn = self.take("turn", "A")
        phase, _, slot = self.take("phase", "MAIN").partition(" ")
        if phase not in ("MAIN", "DISSOLVE", "OVER") or bool(slot) != (phase == "DISSOLVE"):
            raise BadNotation(f"expected phase MAIN, DISSOLVE with a slot, or OVER, got {f'{phase} {slot}'.strip()!r}")
        state.phase = {"MAIN": MAIN, "DISSOLVE": DISSOLVE, "OVER": OVER}[phase]
        state.turn = 0 if turn == "-" and phase == "OVER" else read_seat(turn, len(self.seats))
        if slot:
            state.dissolving = self.read_slot(slot)
        state.minimum = read_count(self.take("need", "1"), "need")
        state.done = read_count(self.take("done", "0"), "done")
        state.idle = read_count(self.take("idle", "0"), "idle")
        state.moved = read_switch(self.take("moved", write_switch(state.done > 0)), "moved")
        self.read_ending()

    def read_slot(self, text: str) -> int:
        """The dissolving slot of the seat to act, with or without the seat."""
        slot = STUDIO.match(text)
        if slot is None or slot[1] not in (None, self.seats[self.state.turn]):
            raise BadNotation(f"expected a studio slot S1..S4 of the seat to act, got {text!r}")
        return int(slot[2]) - 1

    def read_ending(self) -> None:
        """Where the result of a finished game is not told, its idle turns tell it."""
        is_over = self.state.phase == OVER
        guess = IDLE if self.state.idle >= len(self.seats) else GOLD
        ending = self.take("result", guess if is_over else "-")
        if ending not in ((GOLD, IDLE) if is_over else ("-",)):
            expected = f"{GOLD} or {IDLE}" if is_over else "- while the game runs"
            raise BadNotation(f"expected result {expected}, got {ending!r}")
        self.state.ending = ending if is_over else ""

    def read_table(self) -> None:
        for slot in range(GOLD_SLOTS):
            self.read_gold(slot, self.take(f"G{slot + 1}", DEFAULT_GOLD))
        for seat, name in enumerate(self.seats):
            for slot in range(STUDIO_MAX):
                rainbow = read_rainbow(self.take(f"{name}.S{slot + 1}", "-"))
                lay(self.state, int(self.state.studio(seat, slot)), rainbow)

    def read_gold(self, slot: int, text: str) -> None:
        state = self.state
        if text == "-" and state.phase == OVER:
            return
        word, _, rainbow = text.partition(" ")
        card, places = require_need(read_gold_card(word)), read_rainbow(rainbow)
        # K31: a complete rainbow would have been won.
        if len(places) >= gold_need(card):
            raise BadNotation(f"expected fewer than {gold_need(card)} places in G{slot + 1}, got {len(places)}")
        state.value[slot], state.need[slot] = gold_value(card), gold_need(card)
        lay(state, slot, places)

    def read_seats(self) -> None:
        state = self.state
        for seat, name in enumerate(self.seats):
            for card in map(read_card, read_hand(self.take(name, "{}"))):
                state.give(seat, card)
            values = read_cards(self.take(f"won {name}", "-"))
            state.won[seat] = tuple(read_count(value, "a gold value") for value in values)
            for card in map(read_card, read_cards(self.take(f"pen {name}", "-"))):
                state.paid[seat * TYPES + card] += 1

    def read_decks(self) -> None:
        state = self.state
        deck = [read_card(word) for word in read_cards(self.take("deck", DEFAULT_DECK))]
        gold = [read_gold_card(word) for word in read_cards(self.take("gdeck", DEFAULT_GOLD_DECK))]
        state.stack(deck, [require_need(card) for card in gold])
        for card in map(read_card, read_cards(self.take("disc", "-"))):
            state.throw(card, 1)

    def require_dissolving(self) -> None:
        """K28: only a rainbow that is neither gone nor sound is on its way out."""
        state = self.state
        if state.phase != DISSOLVE:
            return
        rainbow = state.studio(state.turn, state.dissolving)
        if state.size(rainbow) == 0 or is_sound(state.size(rainbow), state.wild[rainbow]):
            raise BadNotation(f"expected one place or only kobitos in the dissolving S{state.dissolving + 1}")

    def require_results(self) -> None:
        """Winners and scores follow from the piles; others would contradict them."""
        ended = outcome(self.state)
        winners = "-" if ended is None else " ".join(self.seats[seat] for seat in ended.winners)
        scores = " ".join(str(self.state.score(seat)) for seat in range(len(self.seats)))
        told_winners, told_scores = self.take("winners", winners), self.take("scores", scores)
        if sorted(told_winners.split()) != sorted(winners.split()):
            raise BadNotation(f"expected winners {winners}, as the piles say, got {told_winners!r}")
        if told_scores != scores:
            raise BadNotation(f"expected scores {scores}, as the piles say, got {told_scores!r}")


def require_need(card: int) -> int:
    if gold_need(card) < 2:
        raise Refused(Refusal(K55, "short", need=gold_need(card)))
    return card
