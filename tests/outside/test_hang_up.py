"""Whoever sends something and hangs up at once, in whatever way, takes nothing from the others."""

import itertools
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.outside.crowd import Crowd
from tests.outside.gathering import PHASES, Gathering, Phase, message
from tests.outside.house import Figures, house, look_after, scenario
from tests.outside.protocol import KINDS
from tests.outside.tab import HANG_UPS, HangUp, Tab
from tests.server.live import Live

SEED = 12
#: how many of all the ways are tried in the short run
SHORT_RUN = 100
ACTORS = ("player", "second tab", "spectator", "host")
MOST_IN_THE_PIPE = 5
#: fields that fit the table here, where the bot sits on seat 1; the host swaps Cleo and Eve, and sends one of them away
FIELDS: dict[str, dict[str, Any]] = {
    "kick": {"seat": 4},
    "swap": {"seat": 3, "other": 4},
    "add_bot": {"level": "random", "seat": None},
    "remove_bot": {"seat": 1},
    "settings": {"seats": None, "options": None, "pace": "relaxed"},
}


class Way(NamedTuple):
    """One way to hang up."""

    kind: str
    how: HangUp
    actor: str
    phase: Phase


def ways() -> list[Way]:
    return [Way(*each) for each in itertools.product(KINDS, HANG_UPS, ACTORS, PHASES)]


def spread(number: int) -> list[Way]:
    """Some of the ways, so that every kind, end, actor and phase comes up about equally often."""
    chance = random.Random(SEED)
    counts = [itertools.cycle(chance.sample(part, len(part))) for part in (KINDS, HANG_UPS, ACTORS, PHASES)]
    found = []
    for at in range(number):
        # Each begins anew at another place, or the same ones would always meet.
        if at % 20 == 0:
            counts = [itertools.cycle(chance.sample(part, len(part))) for part in (KINDS, HANG_UPS, ACTORS, PHASES)]
        found.append(Way(*(next(each) for each in counts)))  # type: ignore[arg-type]
    return found


def hang_up(crowd: Crowd, way: Way, chance: random.Random, figures: Figures) -> None:
    """Do it at a fresh table, and look after the others."""
    game = "hat" if way.phase == "look" else chance.choice(("kobito", "kanobu"))
    kinds = chance.choices(KINDS, k=chance.randrange(MOST_IN_THE_PIPE))
    kinds.insert(chance.randint(0, len(kinds)), way.kind)
    when = f"seed {SEED}: {way.actor} sends {' '.join(kinds)} and ends by {way.how} in {way.phase} of {game}"
    options = {"look_seconds": "60"} if game == "hat" else {}
    table = Gathering(crowd, game, "Ada", "Bo", "Cleo", "Eve", watcher="Dee", bots=["random"], options=options)
    table.bring_to(way.phase)
    tab = actor(table, way)
    others = {name: table.tabs[name] for name in ("Ada", "Bo", "Dee") if table.tabs[name] is not tab}
    for kind in kinds:
        tab.send(message(kind, chance, tab, **fields(table, kind)))
    tab.hang_up(way.how)
    figures.tried += 1
    look_after(crowd, others, figures, when)
    for each in (*table.tabs.values(), tab):
        each.hang_up("goodbye")


def actor(table: Gathering, way: Way) -> Tab:
    if way.actor == "player":
        return table.tabs["Cleo"]
    if way.actor == "second tab":
        return table.come("Cleo") if way.kind == "hello" else table.welcome("Cleo")
    if way.actor == "spectator":
        return table.crowd.come(table.code)
    return table.tabs["Ada"]


def fields(table: Gathering, kind: str) -> dict[str, Any]:
    return {"table": table.code, "secret": None, "version": None} if kind == "hello" else FIELDS.get(kind, {})


def test_who_hangs_up_disturbs_nobody(server: Live) -> None:
    chance = random.Random(SEED)
    with scenario(server, "hang-up") as (crowd, figures):
        for way in spread(SHORT_RUN):
            hang_up(crowd, way, chance, figures)


@pytest.mark.soak
def test_who_hangs_up_in_any_way_disturbs_nobody(tmp_path: Path) -> None:
    chance = random.Random(SEED + 1)
    with house(tmp_path) as server, scenario(server, "hang-up in every way") as (crowd, figures):
        for way in ways():
            hang_up(crowd, way, chance, figures)
