"""One seat, several cores: mates in other processes hear what the seat hears and search too; the results add up."""

import multiprocessing
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, ClassVar

import msgspec

from smallbox.bots import thinking_bot
from smallbox.bots.processes import event_type, follow_parent
from smallbox.bots.thinker import Results, merged
from smallbox.core.bot import Budget, Level
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move
from smallbox.core.notation import read_options
from smallbox.games import GAMES


class Place(msgspec.Struct, frozen=True):
    """Which seat of which game it is about."""

    game: str
    players: int
    options: str
    level: Level
    seat: int
    seed: int


class Heard(msgspec.Struct, frozen=True, tag=True):
    """What the seat was told."""

    events: msgspec.Raw


class Asked(msgspec.Struct, frozen=True, tag=True):
    """What the seat sees, and how long it may think."""

    view: msgspec.Raw
    nodes: int
    milliseconds: int


class Decided(msgspec.Struct, frozen=True, tag=True):
    """What all of them together found out about the view asked last."""

    results: Results


class TeamBot:
    """A searching bot with mates. The same seed, nodes and cores give the same moves."""

    game: ClassVar[AnyGame]
    level: ClassVar[Level]
    cores: ClassVar[int]

    def __init__(self, seat: int, options: Any, seed: int) -> None:
        self.first = thinking_bot(self.game, self.level)(seat, options, seed)
        text = self.game.write_options(options)
        self.mates = [
            Mate(Place(self.game.name, options.players, text, self.level, seat, seed + number))
            for number in range(1, self.cores)
        ]

    def observe(self, events: Sequence[Event]) -> None:
        self.first.observe(events)
        for mate in self.mates:
            mate.tell(Heard(msgspec.Raw(msgspec.json.encode(events))))

    def choose(self, view: Any, budget: Budget) -> Move:
        if len(view.moves) == 1 or self.level.nodes == 0:
            return self.first.choose(view, budget)
        wished = min(budget.nodes, self.level.nodes) if budget.nodes else self.level.nodes
        nodes = -(-wished // self.cores)
        deadline = perf_counter() + budget.milliseconds / 1000 if budget.milliseconds else 0.0
        asked = Asked(msgspec.Raw(msgspec.json.encode(view)), nodes, budget.milliseconds)
        for mate in self.mates:
            mate.tell(asked)
        search = self.first.think(view, nodes, deadline)
        results = merged([search.results(), *(mate.answer() for mate in self.mates)])
        for mate in self.mates:
            mate.tell(Decided(results))
        return self.first.decide(view, search, results)

    def close(self) -> None:
        for mate in self.mates:
            mate.close()


class Mate:
    """A process that searches for the same seat. It ends when nobody asks it any more."""

    def __init__(self, place: Place) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, place), daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, message: Heard | Asked | Decided) -> None:
        self.pipe.send_bytes(msgspec.json.encode(message))

    def answer(self) -> Results:
        return msgspec.json.decode(self.pipe.recv_bytes(), type=Results)

    def close(self) -> None:
        self.pipe.close()
        self.process.join()


def team_bot(game: AnyGame, level: Level, cores: int) -> type[TeamBot]:
    """The searching bot of a game, at a level, on several cores."""
    return type("Team", (TeamBot,), {"game": game, "level": level, "cores": cores})


def serve(pipe: Connection, place: Place) -> None:
    """What runs in the process of a mate: only bytes arrive that its seat may see."""
    follow_parent()
    game = GAMES[place.game]
    options = game.options(place.players, read_options(place.options))
    bot = thinking_bot(game, place.level)(place.seat, options, place.seed)
    events = msgspec.json.Decoder(list[event_type(game)])  # type: ignore[misc]  # a type made at run time
    messages = msgspec.json.Decoder(Heard | Asked | Decided)
    view, search = None, None
    with suppress(EOFError):
        while True:
            match messages.decode(pipe.recv_bytes()):
                case Heard(events=raw):
                    bot.observe(events.decode(raw))
                case Asked(view=raw, nodes=nodes, milliseconds=milliseconds):
                    deadline = perf_counter() + milliseconds / 1000 if milliseconds else 0.0
                    view = msgspec.json.decode(raw, type=game.view_type)
                    search = bot.think(view, nodes, deadline)
                    pipe.send_bytes(msgspec.json.encode(search.results()))
                case Decided(results=results) if search is not None:
                    bot.decide(view, search, results)
