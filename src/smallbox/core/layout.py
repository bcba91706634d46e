"""What lies where: the fields of a view as zones, so that a table which knows no game can draw any of them."""

import types
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from smallbox.core.messages import View

#: what a zone holds; `by_seat`: a list with one entry for each seat
Kind = Literal["cards", "card", "number", "word", "switch", "cards_by_seat", "number_by_seat"]

KINDS: dict[Any, Kind] = {
    str: "card",
    int: "number",
    bool: "switch",
    list[str]: "cards",
    list[int]: "number_by_seat",
    list[list[str]]: "cards_by_seat",
}


class Zone(msgspec.Struct, frozen=True):
    """A field of a view: its name, what it holds, and whether it is empty (null) for those who may not see it."""

    name: str
    kind: Kind
    can_be_hidden: bool


def zones_of(view: type[View]) -> list[Zone]:
    """The zones of a view, in the order of its fields; what is none of the kinds above is left out."""
    own = [name for name in view.__struct_fields__ if name not in View.__struct_fields__]
    hints = get_type_hints(view, include_extras=True)
    found = [zone_of(name, hints[name]) for name in own]
    return [zone for zone in found if zone is not None]


def zone_of(name: str, hint: Any) -> Zone | None:
    parts = [bare(part) for part in get_args(hint)] if is_union(hint) else [bare(hint)]
    kinds = [part for part in parts if part is not types.NoneType]
    if len(kinds) != 1:
        return None
    if get_origin(kinds[0]) is Literal:
        return Zone(name, "word", len(parts) > 1)
    kind = KINDS.get(kinds[0])
    return None if kind is None else Zone(name, kind, len(parts) > 1)


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, types.UnionType)


def bare(hint: Any) -> Any:
    """A type without its annotations, inside lists too."""
    if get_origin(hint) is Annotated:
        return bare(get_args(hint)[0])
    if get_origin(hint) is list:
        return list[bare(get_args(hint)[0])]  # type: ignore[misc]  # made at run time
    return hint
