"""What an entry did, as bytes for every seat: what all may know is written once, and a seat's own is put in between."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from smallbox.core.events import EVERYONE
from smallbox.core.game import AnyGame
from smallbox.tables.running_game import RunningGame
from smallbox.tables.show import info
from smallbox.tables.table import Happened, Table
from smallbox.wire import server
from smallbox.wire.codec import encode, encode_part

#: stands where something of a seat's own comes; in a JSON text this byte is never by itself
GAP = b"\0"
_gap: Any = msgspec.Raw(GAP)


def updates(
    table: Table, happened: Happened, seats: Sequence[int | None], time: server.Clock
) -> dict[int | None, bytes]:
    """The update of each seat, None for spectators."""
    play = table.play if happened.is_view_changed else None
    if play is None:
        return spliced(table, happened, seats, time, None)
    if play.stages or not play.game.own_fields:
        return whole(table, happened, seats, time, play)
    return spliced(table, happened, seats, time, play)


def whole(
    table: Table, happened: Happened, seats: Sequence[int | None], time: server.Clock, play: RunningGame
) -> dict[int | None, bytes]:
    """Each by itself, for views that are built seat by seat."""
    undoer = table.undoer()
    made: dict[int | None, bytes] = {}
    for seat, view in zip(seats, play.views(seats)):
        shown = info(table, seat) if happened.is_table_changed else None
        heard = happened.events.heard_by(seat)
        can_undo = seat is not None and seat == undoer
        made[seat] = encode(server.Update(happened.version, happened.version - 1, heard, shown, view, time, can_undo))
    return made


def spliced(
    table: Table, happened: Happened, seats: Sequence[int | None], time: server.Clock, play: RunningGame | None
) -> dict[int | None, bytes]:
    """One text with gaps, built from what a spectator may see and nothing else; a seat's own fills them."""
    fields: list[str] = []
    common: list[bytes] = []
    public = gaps = state = None
    if play is not None:
        game, state = play.game, play.state
        public = game.view(state, None)
        fields = _ordered.get(game.name) or in_order(game)
        common = [encode_part(getattr(public, field)) for field in fields]
        gaps = replace(public, **dict.fromkeys(fields, _gap))
    events, is_shown, undoer = happened.events, happened.is_table_changed, table.undoer()
    update = server.Update(happened.version, happened.version - 1, _gap, _gap if is_shown else None, gaps, time, _gap)
    pieces = encode(update).split(GAP)
    heard = encode_part(events.heard_by(None))
    is_private = False
    for audience, _, _ in events.told:
        is_private |= audience != EVERYONE
    made: dict[int | None, bytes] = {}
    for seat in seats:
        text = [pieces[0], encode_part(events.heard_by(seat)) if is_private else heard]
        if is_shown:
            text += (pieces[1], encode_part(info(table, seat)))
        own = _nothing if seat is None or play is None else play.game.own(state, public, seat)
        at = 2 if is_shown else 1
        for field, usual in zip(fields, common):
            text.append(pieces[at])
            text.append(encode_part(own[field]) if field in own else usual)
            at += 1
        text += (pieces[at], b"true" if seat is not None and seat == undoer else b"false", pieces[at + 1])
        made[seat] = b"".join(text)
    return made


_nothing: dict[str, object] = {}
_ordered: dict[str, list[str]] = {}


def in_order(game: AnyGame) -> list[str]:
    """The fields of a seat's own, as they follow each other in a view."""
    found = _ordered[game.name] = [name for name in game.view_type.__struct_fields__ if name in game.own_fields]
    return found
