"""Options as data: a game declares each as an annotated field; reading, listing, writing and defaults follow."""

from collections.abc import Mapping
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from smallbox.core.errors import BadOption
from smallbox.core.notation import is_number, shown, write_options

OFF = 0


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """All that is fixed before the deal: how many play, with which cards, by which rules.

    A field is an option of the table where it is annotated so: `fast: Annotated[bool, option("C7")] = False`.
    """

    players: int


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game, as a table offers it. Its values are texts, as in the notation."""

    name: str
    kind: Literal["switch", "choice", "number"]
    #: the values of a switch or a choice
    choices: list[str]
    #: the limits of a number; null is no limit, or one that depends on the seats
    least: int | None
    most: int | None
    #: a number that may also be `off`
    can_be_off: bool
    #: null where it depends on the seats
    default: str | None
    #: false for what only researchers want to change
    is_usual: bool
    #: the clause, ruling or option of the rules that tells more
    clause: str


class Preset(msgspec.Struct, frozen=True):
    """Options that a table takes in one tap. `preset-<name>` names it, `<game>-preset-<name>` says what it does."""

    name: str
    options: dict[str, str]


class Declared(msgspec.Struct, frozen=True):
    """What an annotation adds to the name, type and default of its field."""

    clause: str
    least: int | None
    most: int | None
    choices: tuple[str, ...]
    can_be_off: bool
    is_usual: bool


def option(
    clause: str,
    *,
    least: int | None = None,
    most: int | None = None,
    choices: tuple[str, ...] = (),
    can_be_off: bool = False,
    is_usual: bool = True,
) -> Declared:
    """Annotate a field of a game's Options as an option: a `bool` is a switch, a `Literal` a choice, else a number."""
    return Declared(clause, least, most, choices, can_be_off, is_usual)


OptionsT = TypeVar("OptionsT", bound=Options)
D = TypeVar("D")


class OptionTable(Generic[OptionsT, D]):
    """The options of a game: listed, read, checked, written, all from the fields of one struct.

    A game overrides what depends on the players or the cards.
    """

    def __init__(self, struct: type[OptionsT]) -> None:
        self.struct = struct
        #: as declared, in the order of the fields
        self.declared = {each.name: each for each in declared_options(struct)}

    def listed(self) -> list[Option]:
        """What a table may choose, in the order of the rules."""
        return list(self.declared.values())

    def read(self, players: int, given: Mapping[str, str], data: D | None = None) -> OptionsT:
        """Options from their written form. Raises BadOption, or Refused for what a clause forbids."""
        values = {name: self.read_value(self.find(name), text, players, data) for name, text in given.items()}
        return self.make(players, data, values)

    def make(self, players: int, data: D | None, values: Mapping[str, Any]) -> OptionsT:
        """Options with these values, and the defaults for all others."""
        return self.struct(players=players, **{**self.defaults(players, data), **values})

    def defaults(self, players: int, data: D | None) -> dict[str, Any]:
        """The values of the fields whose default depends on the players or the cards."""
        return {}

    def find(self, name: str) -> Option:
        if name not in self.declared:
            raise BadOption(f"expected an option {', '.join(self.declared)}, got {shown(name)}")
        return self.declared[name]

    def read_value(self, option: Option, text: str, players: int, data: D | None) -> Any:
        return OFF if option.can_be_off and text == "off" else read_option(option, text)

    def write_value(self, option: Option, value: Any) -> str:
        if option.kind == "switch":
            return "on" if value else "off"
        return "off" if option.can_be_off and value == OFF else str(value)

    def write(self, options: OptionsT) -> str:
        """The options that differ from the default, as after `opt`."""
        return write_options(self.changed(options))

    def changed(self, options: OptionsT) -> dict[str, str]:
        default = self.make(options.players, getattr(options, "data", None), {})
        values = {name: (getattr(options, name), getattr(default, name)) for name in self.declared}
        return {name: self.write_value(self.find(name), now) for name, (now, usual) in values.items() if now != usual}


def declared_options(struct: type[Options]) -> list[Option]:
    """The options that the annotations of a struct declare."""
    hints = get_type_hints(struct, include_extras=True)
    fields = {field.name: field for field in msgspec.structs.fields(struct)}
    found: list[Option] = []
    for name, hint in hints.items():
        marks = [mark for mark in get_args(hint)[1:] if isinstance(mark, Declared)]
        if get_origin(hint) is Annotated and marks:
            found.append(as_option(fields[name], get_args(hint)[0], marks[0]))
    return found


def as_option(field: msgspec.structs.FieldInfo, kind: Any, mark: Declared) -> Option:
    choices = list(mark.choices or (get_args(kind) if get_origin(kind) is Literal else ()))
    default = None if field.required or field.default is None else str(field.default)
    if kind is bool:
        choices, default = ["off", "on"], "on" if field.default else "off"
    elif mark.can_be_off and field.default == OFF:
        default = "off"
    return Option(
        name=field.name,
        kind="switch" if kind is bool else "choice" if choices else "number",
        choices=choices,
        least=mark.least,
        most=mark.most,
        can_be_off=mark.can_be_off,
        default=default,
        is_usual=mark.is_usual,
        clause=mark.clause,
    )


def read_option(option: Option, text: str) -> Any:
    """A switch as a truth, a choice as its text, a number as such. Raises BadOption."""
    if option.kind == "number":
        return _read_number(option, text)
    read_choice(option.name, text, option.choices)
    return text == "on" if option.kind == "switch" else text


def read_choice(name: str, text: str, choices: list[str]) -> str:
    if text not in choices:
        raise BadOption(f"{name}: expected {', '.join(choices)}, got {shown(text)}")
    return text


def _read_number(option: Option, text: str) -> int:
    least, most = option.least or 0, option.most
    if not is_number(text) or int(text) < least or (most is not None and int(text) > most):
        limits = f"from {least}" if most is None else f"from {least} to {most}"
        either = " or off" if option.can_be_off else ""
        raise BadOption(f"{option.name}: expected a number {limits}{either}, got {shown(text)}")
    return int(text)
