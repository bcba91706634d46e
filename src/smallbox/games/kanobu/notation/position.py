"""Positions, moves and fields of Kanobu in notation (docs/rules/notation.md, section 4)."""

from collections import Counter
from collections.abc import Callable, Sequence

from smallbox.core.chance import Chance
from smallbox.core.errors import BadNotation
from smallbox.core.messages import Move
from smallbox.core.notation import (
    SEATS,
    read_cards,
    read_hand,
    read_number,
    read_options,
    read_seat,
    read_switch,
    seat_name,
    split_fields,
    split_key,
    write_cards,
    write_switch,
)
from smallbox.games.kanobu.messages import (
    Accept,
    Demand,
    Draw,
    NameColour,
    Options,
    Pass,
    Play,
    StarPlay,
    StarTake,
    View,
)
from smallbox.games.kanobu.options import read_kanobu_options, write_kanobu_options
from smallbox.games.kanobu.rules.apply import fewest_cards, outcome, setup
from smallbox.games.kanobu.rules.cards import (
    COLOUR_SETS,
    COLOURS,
    SYMBOLS,
    Pack,
    faces_of,
    is_rps,
    read_face,
    symbol_of,
)
from smallbox.games.kanobu.rules.state import NONE, PHASES, RESULTS, State, capacity_for
from smallbox.games.kanobu.rules.view import deal_hands, hand_names, pile_names, view_demand

DEFAULT_PLAYERS = 3
DEFAULTS = {"pile": "R.Ro", "deck": "Y.Ro*6", "turn": "A", "dir": "+", "undo": "off", "quiet": "0", "moves": "0"}
DEFAULT_HAND = "{Y.Sc*4}"
KEYS = {*DEFAULTS, "n", "opt", "phase", "demand", "drawn", "open", "paid", "result", "winners", "new"}
PAIRED = frozenset({"hand#", "count"})
UNORDERED = frozenset({"winners", *SEATS})


def read_position(text: str, chance: Chance, data: Pack | None) -> State:
    """The state that a line of notation describes; what is not mentioned has its default."""
    fields = read_fields(text)
    players = read_number(fields.get("n", str(DEFAULT_PLAYERS)), "n", 1)
    options = read_kanobu_options(players, read_options(fields.get("opt", "")), data)
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


def write_position(state: State) -> str:
    """The full position."""
    over = outcome(state) is not None
    keys = ["n", "opt", *SEATS[: state.players], "pile", "deck", *([] if over else ["turn"]), "dir"]
    keys += [
        "demand",
        "drawn",
        "open",
        "paid",
        "undo",
        "quiet",
        "moves",
        "phase",
        *(["result", "winners"] if over else []),
    ]
    values = [(key, field(state, key)) for key in keys]
    unset = {"opt": "", "demand": "-", "drawn": "-", "open": "-", "paid": "-"}
    return "; ".join(f"{key} {value}" for key, value in values if unset.get(key) != value)


def setup_lines(state: State) -> list[str]:
    hands = "; ".join(f"{seat} {field(state, seat)}" for seat in SEATS[: state.players])
    first = f"n {state.players}; turn {seat_name(int(state.to_act))}"
    return [first, f"pile {field(state, 'pile')}", hands, f"deck {field(state, 'deck')}"]


def write_demand(demand: Demand | None) -> str:
    return "-" if demand is None else f"{demand.symbol}x{demand.links} {seat_name(demand.by)}"


def write_winners(state: State) -> str:
    ended = outcome(state)
    return "-" if ended is None else " ".join(seat_name(seat) for seat in ended.winners)


FIELDS: dict[str, Callable[[State], str]] = {
    "n": lambda state: str(state.players),
    "opt": lambda state: write_kanobu_options(state.options),
    "pile": lambda state: write_cards(pile_names(state)),
    "pile#": lambda state: str(state.pile_size),
    "top": lambda state: pile_names(state)[-1] if state.pile_size else "-",
    "deck": lambda state: write_cards(state.faces.names[card] for card in state.deck_cards()),
    "deck#": lambda state: str(state.deck_size),
    "turn": lambda state: seat_name(int(state.to_act)) if outcome(state) is None else "-",
    "dir": lambda state: "+" if state.direction > 0 else "-",
    "demand": lambda state: write_demand(view_demand(state)),
    "drawn": lambda state: "-" if state.drawn == NONE else state.faces.names[state.drawn],
    "open": lambda state: write_cards(state.faces.names[state.open[i]] for i in range(state.open_size)),
    "open#": lambda state: str(state.open_size),
    "paid": lambda state: " ".join(SYMBOLS[state.paid[i]] for i in range(state.paid_size)) or "-",
    "undo": lambda state: write_switch(state.undo),
    "quiet": lambda state: str(state.quiet),
    "moves": lambda state: str(state.moves),
    "phase": lambda state: PHASES[state.phase],
    "result": lambda state: RESULTS[state.result] or "-",
    "winners": write_winners,
    "hands#": lambda state: " ".join(str(size) for size in state.sizes),
    "faces#": lambda state: str(len(set(all_cards(state)))),
}


def field(state: State, key: str) -> str:
    if key in FIELDS:
        return FIELDS[key](state)
    if len(key) == 1:
        return "{" + write_cards(hand_names(state, read_seat(key, int(state.players)))) + "}"
    word, _, rest = key.partition(" ")
    if word == "hand#":
        return str(state.sizes[read_seat(rest, int(state.players))])
    if word == "count":
        return str(count_cards(all_cards(state), rest))
    raise BadNotation(f"expected a field or check of Kanobu, got {key!r}")


def all_cards(state: State) -> list[str]:
    """Every card of the game by name."""
    names = state.faces.names
    hands = [name for seat in range(state.players) for name in hand_names(state, seat)]
    pile = [name.partition("[")[0] for name in pile_names(state)]
    opened = [names[state.open[i]] for i in range(state.open_size)]
    return [*hands, *pile, *opened, *(names[card] for card in state.deck_cards())]


def count_cards(cards: list[str], kind: str) -> int:
    """How many cards have a type COL.SYM, with the groups of notation.md 4."""
    colours, dot, symbol = kind.partition(".")
    if (
        not dot
        or symbol not in (*SYMBOLS, "RPS", "*")
        or colours not in (*COLOUR_SETS, "1", "2", "2B", "2G", "2R", "2Y", "*")
    ):
        raise BadNotation(f"expected a type of cards like B.3, 2B.* or *.RPS, got {kind!r}")
    pairs = (card.split(".") for card in cards)
    return sum(is_of_colours(have, colours) and is_of_symbol(what, symbol) for have, what in pairs)


def is_of_colours(have: str, wanted: str) -> bool:
    if wanted == "1":
        return len(have) == 1 and have != "P"
    if wanted.startswith("2"):
        return len(have) == 2 and wanted[1:] in have
    return wanted in ("*", have)


def is_of_symbol(have: str, wanted: str) -> bool:
    return wanted in ("*", have) or (wanted == "RPS" and is_rps(SYMBOLS.index(have)))


def seen(view: View, key: str) -> str:
    """A field as a view shows it, `?` for what it hides."""
    shown = {
        "n": str(view.players),
        "pile": write_cards(view.pile),
        "pile#": str(len(view.pile)),
        "top": view.pile[-1] if view.pile else "-",
        "deck": "?",
        "deck#": str(view.deck),
        "turn": "-" if view.to_act is None else seat_name(view.to_act),
        "dir": "+" if view.clockwise else "-",
        "demand": write_demand(view.demand),
        "drawn": view.drawn or ("?" if view.phase == "DRAWN" else "-"),
        "open": write_cards(view.open),
        "open#": str(len(view.open)),
        "paid": " ".join(view.paid) or "-",
        "undo": write_switch(view.undo),
        "quiet": str(view.quiet),
        "moves": str(view.made),
        "phase": view.phase,
        "hands#": " ".join(str(size) for size in view.sizes),
        "result": "-" if view.outcome is None else view.outcome.kind,
        "winners": "-" if view.outcome is None else " ".join(seat_name(seat) for seat in view.outcome.winners),
    }
    if key in shown:
        return shown[key]
    word, _, rest = key.partition(" ")
    seat = read_seat(rest if word == "hand#" else key, view.players)
    if word == "hand#":
        return str(view.sizes[seat])
    return "{" + write_cards(view.hand) + "}" if seat == view.seat and view.hand is not None else "{?}"


def same(key: str, expected: str, actual: str) -> bool:
    if key == "top" and expected == "rps":
        return actual != "-" and is_rps(symbol_of(read_face(actual.partition("[")[0])))
    wanted, found = read_cards(expected.strip("{}")), read_cards(actual.strip("{}"))
    return Counter(wanted) == Counter(found) if key in UNORDERED else wanted == found


WORDS: dict[str, Move] = {"draw": Draw(), "pass": Pass(), "accept": Accept()}


def read_move(text: str) -> Move:
    words = text.split()
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if len(words) == 2 and words[0] == "play":
        read_face(words[1])
        return Play(words[1])
    if len(words) == 2 and words[0] == "colour":
        return NameColour(words[1])
    if len(words) == 3 and words[0] == "star" and words[1] in ("play", "take"):
        slot = read_number(words[2], "the slot of a Star", 1)
        return StarPlay(slot) if words[1] == "play" else StarTake(slot)
    raise BadNotation(f"expected play CARD, draw, pass, accept, colour C, star play N or star take N, got {text!r}")


def write_move(move: Move) -> str:
    if isinstance(move, Play):
        return f"play {move.card}"
    if isinstance(move, NameColour):
        return f"colour {move.colour}"
    if isinstance(move, StarPlay):
        return f"star play {move.slot}"
    if isinstance(move, StarTake):
        return f"star take {move.slot}"
    return next(word for word, plain in WORDS.items() if plain == move)
