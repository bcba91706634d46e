"""A notation that follows from structs, for games that bring none: a field of the state is a field of the position."""

from functools import cached_property
from typing import Any, Generic, TypeVar, get_type_hints

import msgspec

from smallbox.core.chance import Chance
from smallbox.core.errors import BadNotation
from smallbox.core.game_notation import Notation
from smallbox.core.messages import Event, Move, Seat, View
from smallbox.core.notation import (
    SEATS,
    read_cards,
    read_hand,
    read_number,
    read_options,
    read_seat,
    seat_name,
    shown,
    split_fields,
    split_key,
    write_cards,
)
from smallbox.core.options import Options
from smallbox.core.plain_state import PlainState

S = TypeVar("S", bound=PlainState)
V = TypeVar("V", bound=View)
FRAME = ("n", "opt", "new")


class StructNotation(Notation[S, V, Any], Generic[S, V]):
    """`n 3; turn B; pile 4 7; hands A {1 9}; ...`: numbers, seats, words, lists of cards, and lists of them by seat."""

    def __init__(self, game: Any, state: type[S]) -> None:
        self.game = game
        self.state = state

    @cached_property
    def hints(self) -> dict[str, Any]:
        """The fields that are written, with their types."""
        hints = get_type_hints(self.state, include_extras=True)
        own = [name for name in self.state.__struct_fields__ if name not in PlainState.__struct_fields__]
        return {name: hints[name] for name in own}

    @cached_property
    def paired_keys(self) -> frozenset[str]:  # type: ignore[override]  # follows from the state
        held = {name for name, hint in self.hints.items() if is_by_seat(hint)}
        return frozenset({*held, *(f"{name}#" for name in held), "count"})

    def read_position(self, text: str, chance: Chance, data: Any = None) -> S:
        fields = dict(split_key(field, self.paired_keys) for field in split_fields(text))
        players = read_number(fields.pop("n", str(self.game.fewest_players)), "n", 1)
        if players > len(SEATS):
            raise BadNotation(f"expected n to be at most {len(SEATS)}, got {players}")
        options = self.game.options(players, read_options(fields.pop("opt", "")), data)
        if fields.pop("new", None) is not None or not fields:
            if fields:
                raise BadNotation(f"expected only n and opt with 'new', got {', '.join(fields)}")
            state: S = self.game.setup(options, chance)
            return state
        return self.read_state(fields, options, chance)

    def read_state(self, fields: dict[str, str], options: Options, chance: Chance) -> S:
        values = {name: self.read_field(name, fields, options.players) for name in self.hints}
        if fields:
            raise BadNotation(f"expected a field {', '.join(self.hints)}, got {shown(next(iter(fields)))}")
        state = self.state(chance=chance, options=options, **values)
        state.check()
        return state

    def read_field(self, name: str, fields: dict[str, str], players: int) -> Any:
        hint = self.hints[name]
        if is_by_seat(hint):
            value: Any = [read_hand(fields.pop(f"{name} {SEATS[seat]}", "{}")) for seat in range(players)]
        elif name not in fields:
            raise BadNotation(f"expected a field {name}, got none")
        else:
            value = read_value(fields.pop(name), hint, players)
        try:
            return msgspec.convert(value, hint, strict=False)
        except msgspec.ValidationError as error:
            raise BadNotation(f"{name}: {error}") from None

    def write_position(self, state: S) -> str:
        fields = {"n": str(state.options.players)}
        if written := self.game.write_options(state.options):
            fields["opt"] = written
        for name, hint in self.hints.items():
            fields |= write_field(name, hint, getattr(state, name))
        return "; ".join(f"{key} {value}".rstrip() for key, value in fields.items())

    def read_move(self, text: str, state: S, seat: int) -> Move:
        tag, *words = text.split() or [""]
        kinds = {str(kind.__struct_config__.tag): kind for kind in self.game.moves}
        if tag not in kinds or len(words) != len(kinds[tag].__struct_fields__):
            raise BadNotation(f"expected a move {', '.join(map(spelling, kinds.values()))}, got {shown(text)}")
        fields = dict(zip(kinds[tag].__struct_fields__, words))
        try:
            move: Move = msgspec.convert({"type": tag, **fields}, kinds[tag], strict=False)
            return move
        except msgspec.ValidationError as error:
            raise BadNotation(f"{tag}: {error}") from None

    def write_move(self, move: Move) -> str:
        return write_struct(move)

    def write_event(self, event: Event) -> str:
        return write_struct(event)

    def field(self, state: S, key: str) -> str:
        word, _, rest = key.partition(" ")
        if word == "count":
            cards = [card for name, hint in self.hints.items() for card in cards_in(hint, getattr(state, name))]
            return str(len(cards) if rest == "*" else cards.count(rest))
        fields = {"n": str(state.options.players), "opt": write_options_of(self.game, state.options)}
        for name, hint in self.hints.items():
            fields |= with_sizes(write_field(name, hint, getattr(state, name)), hint)
        return find(fields, key)

    def seen(self, view: V, key: str) -> str:
        hints = get_type_hints(type(view), include_extras=True)
        shown_fields: dict[str, str] = {}
        for name in view.__struct_fields__:
            value = getattr(view, name)
            if name in self.hints and name in hints and value is not None:
                shown_fields |= with_sizes(write_field(name, self.hints[name], value), self.hints[name])
        word = key.partition(" ")[0].removesuffix("#")
        return shown_fields.get(key, "?") if word in self.hints else find(shown_fields, key)


def is_by_seat(hint: Any) -> bool:
    return getattr(hint, "__origin__", None) is list and getattr(hint.__args__[0], "__origin__", None) is list


def is_list(hint: Any) -> bool:
    return getattr(hint, "__origin__", None) is list


def read_value(text: str, hint: Any, players: int) -> Any:
    if hint == Seat:
        return read_seat(text, players)
    return read_cards(text) if is_list(hint) else text


def write_field(name: str, hint: Any, value: Any) -> dict[str, str]:
    if is_by_seat(hint):
        return {f"{name} {seat_name(seat)}": "{" + " ".join(cards) + "}" for seat, cards in enumerate(value)}
    if hint == Seat:
        return {name: seat_name(value)}
    return {name: write_cards(map(str, value)) if is_list(hint) else str(value)}


def with_sizes(fields: dict[str, str], hint: Any) -> dict[str, str]:
    """A list with how long it is, under the key `name#`, and by seat under `name# A`."""
    if not is_list(hint):
        return fields
    sizes = {}
    for key, text in fields.items():
        name, space, seat = key.partition(" ")
        sizes[f"{name}#{space}{seat}"] = str(len(read_cards(text.strip("{}"))))
    return fields | sizes


def cards_in(hint: Any, value: Any) -> list[str]:
    if is_by_seat(hint):
        return [card for cards in value for card in cards]
    return list(value) if hint == list[str] or (is_list(hint) and value and isinstance(value[0], str)) else []


def write_struct(message: msgspec.Struct) -> str:
    """`play 7`: its tag, then its fields."""
    return " ".join([str(message.__struct_config__.tag), *map(str, msgspec.structs.astuple(message))])


def spelling(kind: type[Move]) -> str:
    return " ".join([str(kind.__struct_config__.tag), *(f"<{name}>" for name in kind.__struct_fields__)])


def write_options_of(game: Any, options: Options) -> str:
    return game.write_options(options) or "-"


def find(fields: dict[str, str], key: str) -> str:
    if key not in fields:
        raise BadNotation(f"expected a field {', '.join(fields)}, got {shown(key)}")
    return fields[key]
