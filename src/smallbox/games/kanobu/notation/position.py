"""Positions of Kanobu read from notation (docs/rules/notation.md, section 4)."""

from collections.abc import Sequence

from smallbox.core.chance import Chance
from smallbox.core.errors import BadNotation
from smallbox.core.notation import (
    SEATS,
    read_cards,
    read_hand,
    read_number,
    read_options,
    read_seat,
    read_switch,
    split_fields,
    split_key,
)
from smallbox.games.kanobu.messages import Options
from smallbox.games.kanobu.options import OPTIONS
from smallbox.games.kanobu.rules.apply import fewest_cards
from smallbox.games.kanobu.rules.cards import COLOURS, SYMBOLS, Pack, faces_of, is_rps, read_face, symbol_of
from smallbox.games.kanobu.rules.setup import deal_hands, setup
from smallbox.games.kanobu.rules.state import NONE, PHASES, RESULTS, State, capacity_for
from smallbox.games.kanobu.rules.view import pile_names

DEFAULT_PLAYERS = 3
DEFAULTS = {"pile": "R.Ro", "deck": "Y.Ro*6", "turn": "A", "dir": "+", "undo": "off", "quiet": "0", "moves": "0"}
DEFAULT_HAND = "{Y.Sc*4}"
KEYS = {*DEFAULTS, "n", "opt", "phase", "demand", "drawn", "open", "paid", "result", "winners", "new"}


def read_position(text: str, chance: Chance, data: Pack | None = None) -> State:
    """The state that a line of notation describes; what is not mentioned has its default."""
    fields = read_fields(text)
    players = read_number(fields.get("n", str(DEFAULT_PLAYERS)), "n", 1)
    options = OPTIONS.read(players, read_options(fields.get("opt", "")), data)
    if "new" in fields:
        if set(fields) - {"new", "n", "opt"}:
            raise BadNotation(f"expected only n and opt with 'new', got {', '.join(fields)}")
        return setup(options, chance)
    if not 2 <= players <= len(SEATS):
        raise BadNotation(f"expected n from 2 to {len(SEATS)}, got {players}")
    return Reader(fields, options, chance).state


def read_fields(text: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    for field in split_fields(text):
        key, value = split_key(field)
        if key not in KEYS and key not in SEATS:
            raise BadNotation(f"expected a field of a Kanobu position, got {field!r}")
        if key in fields:
            raise BadNotation(f"expected the field {key} once, got it twice")
        fields[key] = value
    return fields


class Reader:
    """Builds a state from the fields of a position, as given."""

    def __init__(self, fields: dict[str, str], options: Options, chance: Chance) -> None:
        self.fields = fields
        players = options.players
        for key in fields:
            if len(key) == 1 and key in SEATS:
                read_seat(key, players)
        hands = [self._faces(read_hand(fields.get(seat, DEFAULT_HAND))) for seat in SEATS[:players]]
        deck = self._faces(read_cards(self._field("deck")))
        pile = [self._entry(word) for word in read_cards(self._field("pile"))]
        opened = self._faces(read_cards(fields.get("open", "-")))
        named = [*deck, *opened, *(face for face, _ in pile), *(face for hand in hands for face in hand)]
        faces = faces_of({*options.data.counts, *named})
        self.state = state = State(options, faces, chance, capacity_for(len(named)))
        deal_hands(state, hands)
        for face in deck:
            state.put_under(faces.local[face])
        for face, colour in pile:
            state.push(faces.local[face])
            state.pile[state.pile_size] += colour
        self._read_open(opened)
        self._read_rest()
        self._read_phase()

    def _field(self, key: str) -> str:
        return self.fields.get(key, DEFAULTS[key])

    def _faces(self, words: Sequence[str]) -> list[int]:
        return [read_face(word) for word in words]

    def _entry(self, word: str) -> tuple[int, int]:
        """A face of the pile, and the colour named for it: 0 or 1..4."""
        name, bracket, named = word.partition("[")
        face = read_face(name)
        if not bracket:
            return face, 0
        if SYMBOLS[symbol_of(face)] != "Co" or named[:-1] not in COLOURS or named[-1:] != "]":
            raise BadNotation(f"expected a named colour like P.Co[R], got {word!r}")
        return face, 1 + COLOURS.index(named[:-1])

    def _read_open(self, faces: list[int]) -> None:
        if len(faces) > 3:
            raise BadNotation(f"expected at most three open cards, got {len(faces)}")
        for face in faces:
            self.state.open[self.state.open_size] = self.state.faces.local[face]
            self.state.open_size += 1

    def _read_rest(self) -> None:
        state = self.state
        if self._field("dir") not in ("+", "-"):
            raise BadNotation(f"expected dir + or -, got {self._field('dir')!r}")
        state.direction = 1 if self._field("dir") == "+" else -1
        state.to_act = read_seat(self._field("turn"), int(state.players))
        state.undo = read_switch(self._field("undo"), "undo")
        state.quiet = read_number(self._field("quiet"), "quiet")
        state.moves = read_number(self._field("moves"), "moves")
        self._read_demand(self.fields.get("demand", "-"))
        self._read_drawn(self.fields.get("drawn", "-"))
        self._read_paid(read_cards(self.fields.get("paid", "-")))

    def _read_demand(self, text: str) -> None:
        if text == "-":
            return
        what, _, by = text.partition(" ")
        symbol, times, links = what.partition("x")
        if symbol not in ("Sk", "3", "1", "2", "Ch") or not times:
            raise BadNotation(f"expected a demand like 3x2 A, got {text!r}")
        self.state.demand = SYMBOLS.index(symbol)
        self.state.links = read_number(links, "the links of a demand", 1)
        self.state.by = read_seat(by.strip(), int(self.state.players))

    def _read_drawn(self, text: str) -> None:
        if text == "-":
            return
        card = self.state.faces.local.get(read_face(text), -1)
        if card < 0 or not self.state.holds(self.state.to_act, card):
            raise BadNotation(f"expected the drawn card in the hand of the seat to act, got {text!r}")
        self.state.drawn = card

    def _read_paid(self, symbols: list[str]) -> None:
        if len(symbols) > 2 or not all(symbol in SYMBOLS and is_rps(SYMBOLS.index(symbol)) for symbol in symbols):
            raise BadNotation(f"expected at most two paid symbols of Ro Pa Sc, got {' '.join(symbols)!r}")
        for symbol in symbols:
            self.state.paid[self.state.paid_size] = SYMBOLS.index(symbol)
            self.state.paid_size += 1

    def _read_phase(self) -> None:
        """The phase as given, or the one that a demand, drawn, open or paid card implies."""
        state = self.state
        implied = "TURN"
        for phase, is_so in (
            ("RESPOND", state.demand != NONE),
            ("PAY", state.paid_size > 0),
            ("DRAWN", state.drawn != NONE),
            ("STAR", state.open_size > 0),
        ):
            implied = phase if is_so else implied
        phase = self.fields.get("phase", "OVER" if self._has_result() else implied)
        if phase not in PHASES:
            raise BadNotation(f"expected a phase {' '.join(PHASES)}, got {phase!r}")
        self._check_phase(phase, implied)
        state.phase = PHASES.index(phase)
        if phase == "PAY" and state.demand == NONE:
            # Only Chance is paid, and only the player before can have asked.
            state.demand, state.links = SYMBOLS.index("Ch"), 1
            state.by = (state.to_act - state.direction) % state.players
        if phase == "OVER":
            self._read_result()

    def _check_phase(self, phase: str, implied: str) -> None:
        state = self.state
        wrong = {
            "TURN": implied != "TURN",
            "DRAWN": state.drawn == NONE,
            "RESPOND": state.demand == NONE,
            "STAR": state.open_size == 0,
            "COLOUR": implied != "TURN" or not self._top_is_colour_change(),
            "PAY": state.paid_size == 0 or (state.demand != NONE and SYMBOLS[state.demand] != "Ch"),
        }
        if wrong.get(phase, False):
            raise BadNotation(f"expected the fields and cards that belong to phase {phase}, got others")
        if phase != "OVER" and self._has_result():
            raise BadNotation(f"expected a result only in phase OVER, got it in phase {phase}")

    def _has_result(self) -> bool:
        return self.fields.get("result", "-") != "-"

    def _top_is_colour_change(self) -> bool:
        state = self.state
        return state.pile_size > 0 and pile_names(state)[-1].endswith(".Co")

    def _read_result(self) -> None:
        kind = self.fields.get("result", "win" if 0 in self.state.sizes else "cap")
        if kind not in RESULTS[1:]:
            raise BadNotation(f"expected a result {' '.join(RESULTS[1:])}, got {kind!r}")
        self.state.result = RESULTS.index(kind)
        winners = self.fields.get("winners", "-")
        seats = [read_seat(word, int(self.state.players)) for word in winners.split() if winners != "-"]
        self.state.winners = sorted(set(seats)) or fewest_cards(self.state)
