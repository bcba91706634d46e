"""What an entry did, as bytes for every seat: what all may know is written once, and a seat's own is put in between."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from smallbox.core.events import EVERYONE
from smallbox.core.game import AnyGame
from smallbox.tables.facts import Happened
from smallbox.tables.running_game import RunningGame
from smallbox.tables.show import info
from smallbox.tables.table import Table
from smallbox.wire import server
from smallbox.wire.codec import encode, encode_part

#: stands where something of a seat's own comes; in a JSON text this byte is never by itself
GAP = b"\0"
_gap: Any = msgspec.Raw(GAP)
NOTHING = b""


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
    # Looked up once: it is called two dozen times.
    part = encode_part
    events, is_shown, undoer = happened.events, happened.is_table_changed, table.undoer()
    #: what fills each gap where a seat has nothing of its own, in their order
    usual = {"events": part(events.heard_by(None))}
    if is_shown:
        usual["table"] = NOTHING
    public = gaps = state = None
    if play is not None:
        game, state = play.game, play.state
        public = game.view(state, None)
        fields = _ordered.get(game.name) or in_order(game)
        gaps = replace(public, **dict.fromkeys(fields, _gap))
        for field in fields:
            usual[field] = part(getattr(public, field))
    usual["can_undo"] = b"false"
    update = server.Update(happened.version, happened.version - 1, _gap, _gap if is_shown else None, gaps, time, _gap)
    pieces = encode(update).split(GAP)
    # Whoever is named by no event hears what a spectator hears.
    named = [seat for audience, seat, _ in events.told if audience != EVERYONE]
    texts: dict[str, list[bytes]] = {}
    made: dict[int | None, bytes] = {}
    for seat in seats:
        own: dict[str, bytes] = {}
        if seat in named:
            own["events"] = part(events.heard_by(seat))
        if is_shown:
            own["table"] = part(info(table, seat))
        if seat is not None and play is not None:
            for field, value in play.game.own(state, public, seat).items():
                own[field] = part(value)
        if seat is not None and seat == undoer:
            own["can_undo"] = b"true"
        # Those who wait mostly have the same fields of their own, and the same text between them.
        kind = " ".join(own)
        text = texts.get(kind)
        if text is None:
            text = texts[kind] = joined(pieces, usual, own)
        filled = [text[0]]
        at = 1
        for field in usual:
            if field in own:
                filled.append(own[field])
                filled.append(text[at])
                at += 1
        made[seat] = b"".join(filled)
    return made


def joined(pieces: Sequence[bytes], usual: dict[str, bytes], own: dict[str, bytes]) -> list[bytes]:
    """The text before, between and after the fields of one's own."""
    found: list[bytes] = []
    since = [pieces[0]]
    at = 1
    for field, value in usual.items():
        if field in own:
            found.append(b"".join(since))
            since = []
        else:
            since.append(value)
        since.append(pieces[at])
        at += 1
    found.append(b"".join(since))
    return found


_ordered: dict[str, list[str]] = {}


def in_order(game: AnyGame) -> list[str]:
    """The fields of a seat's own, as they follow each other in a view."""
    found = _ordered[game.name] = [name for name in game.view_type.__struct_fields__ if name in game.own_fields]
    return found
