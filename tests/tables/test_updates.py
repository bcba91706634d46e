"""Updates are put together from what all may know and a seat's own: byte for byte those of the seat's whole view."""

import random

import pytest

from smallbox.core.events import Events
from smallbox.games import GAMES
from smallbox.tables.facts import Happened
from smallbox.tables.show import info
from smallbox.tables.table import Table
from smallbox.tables.updates import updates
from smallbox.wire import server
from smallbox.wire.codec import encode
from tests.tables.world import World

TIME = server.Clock("move", 0, 1000, None)
SEATS = (2, None, 0, 1, 3)
MOVES = 80


def table_of(game: str, seed: int) -> Table:
    """Four people in the middle of a game, one of them with an awkward name."""
    world = World(seed)
    people = world.game(game, "Ann", "Ben", "Cem", "Dan")
    table = world.hall.rooms[people[0].code].table
    assert table is not None
    table.at_seat(1).name = 'Ben "\0"'
    return table


def by_itself(table: Table, happened: Happened, seat: int | None) -> bytes:
    view = table.play.view(seat) if table.play is not None and happened.is_view_changed else None
    shown = info(table, seat) if happened.is_table_changed else None
    can_undo = seat is not None and seat == table.undoer()
    heard = happened.events.heard_by(seat)
    return encode(server.Update(happened.version, happened.version - 1, heard, shown, view, TIME, can_undo))


@pytest.mark.parametrize("game", GAMES)
def test_every_update_has_the_bytes_of_the_view_of_its_seat(game: str) -> None:
    rng = random.Random(game)
    table = table_of(game, seed=rng.randrange(2**32))
    play = table.play
    assert play is not None
    events = play.last_events
    for number in range(1, MOVES):
        happened = Happened(number, events, is_table_changed=number % 3 == 0, is_view_changed=number % 5 > 0)
        made = updates(table, happened, SEATS, TIME)
        assert made == {seat: by_itself(table, happened, seat) for seat in SEATS}
        if play.outcome is not None:
            return
        while play.stages:
            events = play.go_on(0)
        seat = play.to_act
        assert seat is not None
        move = rng.choice(play.view(seat).moves)
        text = play.game.notation.write_move(move)
        events = play.make(seat, text, number, play.prepare(seat, move, text))


def test_without_a_game_there_is_no_view() -> None:
    table = table_of("kanobu", seed=1)
    table.play = None
    happened = Happened(7, Events(), is_table_changed=True, is_view_changed=True)
    assert updates(table, happened, SEATS, TIME) == {seat: by_itself(table, happened, seat) for seat in SEATS}


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.own_fields])
def test_what_a_seat_has_of_its_own_is_declared(name: str) -> None:
    game, play = GAMES[name], table_of(name, seed=2).play
    assert play is not None
    assert set(game.own_fields) <= set(game.view_type.__struct_fields__)
    for seat in range(4):
        assert set(game.own(play.state, play.view(None), seat)) <= set(game.own_fields)
