"""Options as data: what a table may choose, and how its choice is read."""

from typing import Any, Literal

import msgspec

from smallbox.core.errors import BadOption
from smallbox.core.notation import is_number, shown


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


def switch(name: str, clause: str, *, default: str = "off", is_usual: bool = True) -> Option:
    return _option(name, "switch", clause, choices=["off", "on"], default=default, is_usual=is_usual)


def choice(name: str, clause: str, *choices: str, is_usual: bool = True) -> Option:
    """One of several texts, the default first."""
    return _option(name, "choice", clause, choices=list(choices), default=choices[0], is_usual=is_usual)


def number(
    name: str,
    clause: str,
    least: int,
    most: int | None,
    *,
    default: str | None = None,
    can_be_off: bool = False,
    is_usual: bool = True,
) -> Option:
    limits = {"least": least, "most": most, "can_be_off": can_be_off}
    return _option(name, "number", clause, **limits, default=default, is_usual=is_usual)


def _option(name: str, kind: Any, clause: str, **given: Any) -> Option:
    unset: dict[str, Any] = {"choices": [], "least": None, "most": None, "can_be_off": False}
    return Option(name=name, kind=kind, clause=clause, **{**unset, **given})


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


def find_option(options: dict[str, Option], name: str) -> Option:
    if name not in options:
        raise BadOption(f"expected an option {', '.join(options)}, got {shown(name)}")
    return options[name]


def by_name(*options: Option) -> dict[str, Option]:
    return {option.name: option for option in options}
