"""How games look in the terminal: `<game>.py` here, where a game has a room of its own, else the plain one."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from smallbox.core.game import AnyGame
from smallbox.terminal.plain_room import PlainRoom
from smallbox.terminal.room import Room


def room_of(game: AnyGame) -> type[Room[Any]]:
    """The room of a game."""
    name = f"{__name__}.{game.name}"
    room: type[Room[Any]] = PlainRoom if find_spec(name) is None else import_module(name).ROOM
    return room
