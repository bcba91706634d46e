"""The tables of all games: drawn in any width, from many positions, and never with what a seat may not know."""

from collections.abc import Iterator
from io import StringIO
from typing import Any, Literal

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from smallbox.core.chance import SearchRng
from smallbox.core.messages import View
from smallbox.core.recorder import Recorder
from smallbox.games import GAMES
from smallbox.terminal.menu import choices, draw_menu
from smallbox.terminal.room import Room
from smallbox.terminal.rooms import room_of
from smallbox.text import Speech

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Maximiliane")
EVERY_GAME = list(GAMES)


def drawn(what: RenderableType, width: int, colours: Literal["truecolor"] | None = None) -> str:
    console = Console(file=StringIO(), width=width, color_system=colours, force_terminal=bool(colours), highlight=False)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def make_room(name: str, options: Any, seat: int = 0) -> Room[Any]:
    return room_of(GAMES[name])(GAMES[name], options, Speech("en", NAMES), seat)


def games(name: str, players: int, seeds: int) -> Iterator[tuple[Any, Recorder, Any]]:
    """Random games, a recorder before every move, with the memory of the first seat."""
    game = GAMES[name]
    for seed in range(seeds):
        options = game.options(players, {}, None)
        recorder = Recorder(game, options, NAMES[:players], f"{seed:064x}")
        memory = game.bot.memory(0, options)
        memory.observe(recorder.events.heard_by(0))
        rng = SearchRng(seed)
        for _ in range(300):
            yield options, recorder, memory
            seat = recorder.to_act
            if seat is None:
                break
            moves = recorder.view(seat).moves
            memory.observe(recorder.make(seat, moves[rng.below(len(moves))]).heard_by(0))


def everything(room: Room[Any], view: View) -> list[RenderableType]:
    return [room.draw(view), room.aside(view), room.prompt(view), draw_menu(room.offer(view)), *room.tally(view)]


@pytest.mark.parametrize("width", [80, 40, 20])
@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_position_can_be_drawn(name: str, width: int) -> None:
    game = GAMES[name]
    for players in (game.fewest_players, game.most_players):
        for number, (options, recorder, _) in enumerate(games(name, players, 1)):
            if number % 12:
                continue
            seat = recorder.to_act if number % 3 else None
            room, view = make_room(name, options, seat or 0), recorder.view(seat)
            for what in everything(room, view):
                assert all(cell_len(line) <= width for line in drawn(what, width).splitlines())
            drawn(room.draw(view), width, "truecolor")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_table_and_its_moves_fit_an_ordinary_terminal(name: str) -> None:
    heights = []
    for options, recorder, _ in games(name, 3, 2):
        if recorder.to_act == 0:
            room, view = make_room(name, options), recorder.view(0)
            parts = [room.draw(view), room.aside(view), room.prompt(view), draw_menu(room.offer(view))]
            heights.append(sum(len(drawn(part, 80).splitlines()) for part in parts))
    # The rule, two events and the prompt come to it.
    assert sorted(heights)[len(heights) * 95 // 100] <= 24 - 4


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_move_is_offered_once_and_in_words_of_its_own(name: str) -> None:
    for options, recorder, _ in games(name, 3, 2):
        seat = recorder.to_act
        if seat is not None:
            view = recorder.view(seat)
            offered = choices(make_room(name, options, seat).offer(view))
            assert sorted(map(repr, view.moves)) == sorted(repr(choice.move) for choice in offered)
            # Of equal cards that a Star laid open it does not matter which is meant.
            opened = getattr(view, "open", [])
            if len(set(opened)) == len(opened):
                assert len({choice.words for choice in offered}) == len(offered)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    game = GAMES[name]
    differing = 0
    for number, (options, recorder, memory) in enumerate(games(name, 3, 2)):
        if number % 4:
            continue
        view = recorder.view(0)
        other = game.bot.sample(view, memory, SearchRng(number))
        room = make_room(name, options)
        for here, there in zip(everything(room, view), everything(room, game.view(other, 0))):
            assert drawn(here, 80) == drawn(there, 80)
        differing += game.notation.write_position(other) != game.notation.write_position(recorder.state)
    assert differing


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_event_is_told(name: str) -> None:
    for options, recorder, _ in games(name, 3, 2):
        room = make_room(name, options)
        for event in recorder.events.heard_by(0):
            assert room.tell(event).strip()
            assert drawn(room.picture(event), 80).strip()
            assert room.hold(event, 0) == 0
            assert room.hold(event, 1) >= 0
