"""One run from its seed: `python -m tests.simulation.run SEED` prints what happened."""

import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from smallbox.games import BUILT_IN
from smallbox.tables.hall import Hall
from tests.simulation.people import Device, Party, Person
from tests.simulation.settle import check_alive, check_left, check_settled, finish, settle
from tests.simulation.world import World

GAMES = [game.name for game in BUILT_IN]
#: how long things go wrong, in milliseconds, and how many entries a run writes meanwhile at most
HORIZON = 60_000
MOST_ENTRIES = 64
#: one run in this many is played to the end of its games
FINISHED = 16


class Figures(NamedTuple):
    """How much a run did."""

    entries: int
    messages: int
    crashes: int
    seconds: int
    finished: int


def run(seed: int, kind: type[Hall] = Hall, *, is_tracing: bool = False) -> Figures:
    """Play one seed; raises Broken where a promise does not hold."""
    world = World(seed, kind, is_tracing=is_tracing)
    return play(world)


def play(world: World) -> Figures:
    try:
        return live(world)
    finally:
        world.updates.undo()


def live(world: World) -> Figures:
    began = world.scheduler.now
    invite(world)
    plan_faults(world)
    while world.scheduler.now < began + HORIZON and entries(world) < MOST_ENTRIES and world.scheduler.step():
        pass
    world.log("faults stop")
    world.faults.heal()
    world.is_quiet = True
    settle(world)
    check_settled(world)
    check_alive(world)
    finished = finish(world) if world.seed % FINISHED == 0 else 0
    check_left(world)
    seconds = (world.scheduler.now - began) // 1000
    return Figures(entries(world), world.watch.messages, world.crashes, seconds, finished)


def entries(world: World) -> int:
    return sum(len(rows) for rows in world.store.rows.values())


def invite(world: World) -> None:
    """One to three tables, with people, bots, spectators, second tabs and slow phones."""
    rng = world.rng
    for number in range(rng.choice((1, 1, 1, 2, 3))):
        game = GAMES[(world.seed + number) % len(GAMES)]
        seats = rng.randrange(3 if game == "hat" else 2, 5)
        people = rng.randrange(1, seats + 1)
        bots = rng.randrange(0, seats - people + 1)
        party = Party(game, seats, {**settings(rng, game, bots), **series(world.seed, number, game)})
        party.has_laptop = rng.random() < 0.3
        world.parties.append(party)
        for place in range(people):
            person = Person(world, party, f"{'ABC'[number]}{place}")
            party.people.append(person)
            for _ in range(rng.choice((1, 1, 2))):
                person.devices.append(Device(person, person.secret, pace=rng.choice((1, 1, 1, 1, 20))))
        if rng.random() < 0.4:
            watcher = Person(world, party, f"{'ABC'[number]}w", watches=True)
            watcher.devices.append(Device(watcher, None))
            party.people.append(watcher)
        party.people[0].create()


#: on whose page every result is to be found, once
GROUP = {"id": "GGGGGGGG", "secret": "not-a-real-secret-but-as-long-as-one-is-000"}


def settings(rng: Random, game: str, bots: int) -> dict[str, Any]:
    options: dict[str, str] = {}
    if game == "kobito":
        options["gold_cards"] = "4"
    if game == "hat":
        options = {"rounds": rng.choice(("1", "1", "n")), "look_seconds": rng.choice(("0", "5", "20"))}
    pace = rng.choice(("none", "brisk", "relaxed", "day"))
    chat = rng.choice((None, "free", "quick"))
    return {"options": options, "bots": ["random"] * bots, "pace": pace, "chat": chat, "group": GROUP}


def series(seed: int, number: int, game: str) -> dict[str, Any]:
    """Games one after another. Lots of their own, so that whatever else happens to a seed stays as it is."""
    lots = Random(f"series {seed} {number}")
    length = lots.choice(("one", "first_to_two", "first_to_two", "minutes_15"))
    # Short enough for several in one life of a table.
    is_short = game == "kanobu" and length != "one" and lots.random() < 0.4
    return {"series": length, **({"options": {"maxMoves": "5"}} if is_short else {})}


def plan_faults(world: World) -> None:
    rng = world.rng
    planned = [(world.crash, rng.choice((0, 0, 1, 1, 2))), (world.cut, rng.randrange(8))]
    planned += [(world.write_elsewhere, rng.choice((0, 0, 2, 5))), (world.break_table, rng.choice((0, 0, 1, 3)))]
    for fault, times in planned:
        for _ in range(times):
            world.scheduler.after(rng.randrange(HORIZON // 2), partial(do_harm, world, fault))


def do_harm(world: World, fault: Callable[[], None]) -> None:
    if world.faults.is_on:
        fault()


def main() -> None:
    seed = int(sys.argv[1])
    world = World(seed, is_tracing=True)
    try:
        figures = play(world)
    finally:
        sys.stdout.write("\n".join(world.trace) + "\n")
    sys.stdout.write(f"seed {seed}: {figures}\n")


if __name__ == "__main__":
    main()
