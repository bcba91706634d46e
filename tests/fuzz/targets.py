"""Every decoder as a function of bytes. It ends quietly where they are read or refused; whatever it raises is a bug.

What is read is written and read again, and must be the same.
"""

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache, partial
from itertools import islice
from typing import Any

import msgspec

from smallbox.core.cases import read_cases, run_case
from smallbox.core.chance import SearchRng
from smallbox.core.data import Source
from smallbox.core.errors import BadNotation, Refused, SmallboxError
from smallbox.core.events import Events
from smallbox.core.notation import read_options, write_options
from smallbox.core.record import read_record, write_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from smallbox.tables import decide
from smallbox.tables.entries import read_entry, write_entry
from smallbox.tables.facts import Created
from smallbox.tables.table import load
from smallbox.wire.codec import BadMessage, decode, decode_move, id_of
from smallbox.wire.http import CreateTable, JoinTable, TakeOver

Target = Callable[[bytes], None]
#: longer inputs find nothing that shorter ones do not
LONGEST = 8192
CODE = "K7MPQ3XZ"
#: what may be wrong with entries that this server has not written: such a table is not opened
NOT_LOADED = (SmallboxError, AssertionError, LookupError, ValueError, TypeError)
MOST_SEATS = 8
MOST_CASES = 3
MOST_MOVES = 200


def same(first: object, second: object) -> None:
    assert first == second, f"expected to read again what was written: {first!r}, got {second!r}"


def text_of(data: bytes) -> str:
    return data.decode("utf-8", "replace")


# What comes over the wire.


def client_message(data: bytes) -> None:
    assert len(id_of(data)) <= 40
    with suppress(BadMessage):
        message = decode(data)
        same(decode(msgspec.json.encode(message)), message)
        assert message.id == id_of(data)


@cache
def positions(name: str) -> list[Any]:
    """Positions in the course of a game, and where it is of the essence, in the middle of something."""
    game = GAMES[name]
    found = []
    for players, seed in ((2, 1), (4, 2)):
        rng = SearchRng(seed)
        state = game.setup(game.options(players, {}), SearchRng(seed))
        for number in range(MOST_MOVES):
            actions = game.legal_moves(state)
            if not actions:
                break
            if number % 13 == 0 or (name == "kanobu" and state.phase and number % 3 == 0):
                found.append(state.clone())
            game.apply(state, actions[rng.below(len(actions))])
    return found


def move_of(name: str, data: bytes) -> None:
    """The first two bytes choose a position and a seat."""
    if len(data) < 2:
        return
    game, states = GAMES[name], positions(name)
    state = states[data[0] % len(states)]
    try:
        move = decode_move(game, data[2:])
    except BadMessage:
        return
    before = game.notation.write_position(state)
    with suppress(BadNotation):
        refusal = game.check(state, data[1] % 4, move)
        if refusal is None:
            assert game.action(state, move) in game.legal_moves(state)
            same(game.notation.read_move(game.notation.write_move(move), state, data[1] % 4), move)
        else:
            assert refusal.clause in (*game.clauses, *game.rulings)
    same(game.notation.write_position(state), before)


def http_body(data: bytes) -> None:
    """The first byte chooses what is asked for."""
    kinds: tuple[type[CreateTable | JoinTable | TakeOver], ...] = (CreateTable, JoinTable, TakeOver)
    try:
        body = msgspec.json.decode(data[1:], type=kinds[(data[:1] or b"0")[0] % 3])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    same(msgspec.json.decode(msgspec.json.encode(body), type=type(body)), body)
    if isinstance(body, CreateTable):
        with suppress(SmallboxError):
            decide.create(body, CODE, bytes)


# What is stored.


def stored_entries(data: bytes) -> None:
    """One entry a line, as a table is stored. Only a server writes them: a bad one is not opened, but does no harm."""
    found = []
    for line in data.split(b"\n"):
        with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            entry = read_entry(line)
            same(read_entry(write_entry(entry)), entry)
            found.append(entry)
    if found and isinstance(found[0].fact, Created) and 0 <= found[0].fact.seats <= MOST_SEATS:
        with suppress(*NOT_LOADED):
            load(found)
        with suppress(*NOT_LOADED):
            load(found, shows=False)


# Notation, records and cases.


def position_of(name: str, data: bytes) -> None:
    game = GAMES[name]
    with suppress(SmallboxError):
        state = game.notation.read_position(text_of(data), SearchRng(0))
        written = game.notation.write_position(state)
        same(game.notation.write_position(game.notation.read_position(written, SearchRng(0))), written)
        for action in game.legal_moves(state)[:20]:
            move = game.move(state, action)
            assert game.check(state, game.to_act(state) or 0, move) is None
            game.apply(state.clone(), action, Events())
        for seat in (None, 0):
            msgspec.json.encode(game.view(state, seat))


def written_move_of(name: str, data: bytes) -> None:
    """The first two bytes choose a position and a seat."""
    if len(data) < 2:
        return
    game, states = GAMES[name], positions(name)
    state, seat = states[data[0] % len(states)], data[1] % 4
    with suppress(SmallboxError):
        move = game.notation.read_move(text_of(data[2:]), state, seat)
        refusal = game.check(state, seat, move)
        if refusal is None:
            same(game.notation.read_move(game.notation.write_move(move), state, seat), move)


def options_of(name: str, data: bytes) -> None:
    """The first byte chooses how many play."""
    game = GAMES[name]
    with suppress(SmallboxError):
        given = read_options(text_of(data[1:]))
        same(read_options(write_options(given)), given)
        options = game.options((data[:1] or b"2")[0] % 16, given)
        written = game.write_options(options)
        same(game.write_options(game.options(options.players, read_options(written))), written)
        game.setup(options, SearchRng(0))


def record(data: bytes) -> None:
    with suppress(SmallboxError):
        found = read_record(text_of(data))
        # A record is text: what is written of it is read as the same.
        same(read_record(write_record(found)), found)
        if found.game in GAMES:
            for _ in islice(problems(GAMES[found.game], found), 10):
                pass


def cases_of(name: str, data: bytes) -> None:
    with suppress(SmallboxError):
        for case in islice(read_cases("fuzz", text_of(data)), MOST_CASES):
            run_case(GAMES[name], case)


# Data files.


def data_of(name: str, data: bytes) -> None:
    """The first byte chooses how many play."""
    game = GAMES[name]
    with suppress(SmallboxError):
        players = (data[:1] or b"2")[0] % 8
        loaded = game.data(Source("fuzz", text_of(data[1:]), "0" * 64))
        options = game.options(players, {}, loaded)
        play_some(game, game.setup(options, SearchRng(0)))


def play_some(game: Any, state: Any) -> None:
    """A game with the cards of the file can be played."""
    for number in range(30):
        actions = game.legal_moves(state)
        if not actions:
            return
        try:
            game.apply(state, actions[number % len(actions)])
        except Refused:
            return


def by_game(kind: str, target: Callable[[str, bytes], None]) -> Iterator[tuple[str, Target]]:
    for name in GAMES:
        yield f"{kind}-{name}", partial(target, name)


TARGETS: dict[str, Target] = {
    "client-message": client_message,
    "http-body": http_body,
    "stored-entries": stored_entries,
    "record": record,
    **dict(by_game("move", move_of)),
    **dict(by_game("position", position_of)),
    **dict(by_game("written-move", written_move_of)),
    **dict(by_game("options", options_of)),
    **dict(by_game("cases", cases_of)),
    **dict(by_game("data", data_of)),
}
