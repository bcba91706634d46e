"""Where the corpus begins: examples of everything that a decoder reads, shortened.

`python -m tests.fuzz.seeds` writes those that are missing to tests/fuzz/corpus.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

from smallbox.games import GAMES
from smallbox.tables.deal import begin
from smallbox.tables.decide import create
from smallbox.tables.entries import Entry, write_entry
from smallbox.tables.facts import AnyFact, GotUp, Moved, SatDown, Spoke, Stopped, WasReady
from smallbox.tables.table import load
from smallbox.wire.client import GameName
from smallbox.wire.http import CreateTable
from tests.conformance.worlds import OPTIONS
from tests.fuzz.targets import CODE, TARGETS, positions
from tests.outside.protocol import MESSAGES, MOVES, examples_of

CORPUS = Path(__file__).parent / "corpus"
ROOT = Path(__file__).parents[2]
#: how much of a corpus the examples may be
MOST = 24


def client_messages() -> Iterator[bytes]:
    for message in MESSAGES.values():
        yield json.dumps(message).encode()


def bodies() -> Iterator[bytes]:
    for number, body in enumerate(examples_of("Bodies of HTTP requests and answers")[:3]):
        yield bytes([number]) + json.dumps(body).encode()
    for name in GAMES:
        body = {"game": name, "name": "Ada", "secret": "s" * 32, "options": {}, "bots": ["random"]}
        yield b"\x00" + json.dumps(body).encode()


def moves(name: str) -> Iterator[bytes]:
    for number, move in enumerate(MOVES[name]):
        yield bytes([number, 0]) + json.dumps(move).encode()
    game = GAMES[name]
    for number, state in enumerate(positions(name)[:40:4]):
        for action in game.legal_moves(state)[:1]:
            yield bytes([number * 4, game.to_act(state) or 0]) + msgspec.json.encode(game.move(state, action))


def written_moves(name: str) -> Iterator[bytes]:
    game = GAMES[name]
    for number, state in enumerate(positions(name)[:40]):
        for action in game.legal_moves(state)[:1]:
            text = game.notation.write_move(game.move(state, action))
            yield bytes([number, game.to_act(state) or 0]) + text.encode()


def written_positions(name: str) -> Iterator[bytes]:
    yield b"new n 3"
    for state in positions(name)[::3]:
        yield GAMES[name].notation.write_position(state).encode()
    for line in case_lines(name)[::5]:
        yield line.split(b"|")[2].strip()


def options(name: str) -> Iterator[bytes]:
    for number, text in enumerate(OPTIONS[name]):
        yield bytes([2 + number % 3]) + text.encode()


def case_lines(name: str) -> list[bytes]:
    lines = (ROOT / "tests" / "cases" / f"{name}.cases").read_bytes().split(b"\n")
    return [line for line in lines if line and not line.startswith(b"#")]


def data(name: str) -> Iterator[bytes]:
    for file in sorted((ROOT / "src" / "smallbox" / "games" / name / "data").iterdir()):
        if file.suffix in (".json", ".csv"):
            lines = file.read_bytes().split(b"\n")
            yield b"\x03" + b"\n".join(lines[:40])


def stored() -> Iterator[bytes]:
    """Short lives of tables."""
    for name in get_args(GameName):
        body = CreateTable(game=name, name="Ada", secret="s" * 32, seats=3, bots=["random"])
        facts: list[AnyFact] = [*create(body, CODE, lambda size: bytes(range(size))), SatDown(2, "Bo", "t" * 64)]
        facts += [WasReady(0, ready=True, nonce="00"), WasReady(2, ready=True, nonce="01"), Spoke(0, "hello")]
        facts.append(begin(load(as_entries(facts))))
        for _ in range(4):
            play = load(as_entries(facts)).play
            assert play is not None
            state, game = play.state, GAMES[name]
            if play.to_act is None:
                break
            move = game.move(state, game.legal_moves(state)[0])
            facts.append(Moved(game.to_act(state) or 0, game.notation.write_move(move)))
        facts += [GotUp(2, kicked=False), Stopped(0)]
        yield b"\n".join(write_entry(entry) for entry in as_entries(facts))


def as_entries(facts: list[AnyFact]) -> list[Entry]:
    return [Entry(number, 1000 * number, None, "", fact) for number, fact in enumerate(facts, 1)]


def records() -> Iterator[bytes]:
    for file in sorted((ROOT / "tests" / "records").glob("*.rec")):
        yield file.read_bytes()


def seeds(target: str) -> Iterator[bytes]:
    kind, _, name = target.rpartition("-")
    if name in GAMES:
        by_game = {
            "move": moves,
            "position": written_positions,
            "written-move": written_moves,
            "options": options,
            "cases": lambda name: iter(case_lines(name)[:: max(1, len(case_lines(name)) // MOST)]),
            "data": data,
        }
        return by_game[kind](name)
    return {"client-message": client_messages, "http-body": bodies, "stored-entries": stored, "record": records}[
        target
    ]()


def keep(target: str, data: bytes) -> Path:
    """Put an input into the corpus, under a name that is its own."""
    folder = CORPUS / target
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / hashlib.sha256(data).hexdigest()[:12]
    file.write_bytes(data)
    return file


def main() -> None:
    for target in TARGETS:
        for number, found in enumerate(seeds(target)):
            if number < MOST:
                keep(target, found)


if __name__ == "__main__":
    main()
