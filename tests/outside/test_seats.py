"""What a person asked is done for that person or not at all, wherever the seats have moved meanwhile."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.outside.crowd import Crowd
from tests.outside.gathering import PHASES, Gathering, message
from tests.outside.house import Figures, house, look_after, scenario
from tests.outside.tab import HangUp, Tab
from tests.server.live import Live

SEED = 2
SHORT_RUN, LONG_RUN = 1, 15
#: what waits in the pipe of the tab that hangs up
QUEUED: dict[str, dict[str, Any]] = {
    "leave": {},
    "forget": {},
    "settings": {"seats": None, "options": None, "pace": "week", "privacy": "public", "chat": None},
    "ready": {},
    "kick": {"seat": 0},
    "resign": {},
}
ENDS: tuple[HangUp, ...] = ("close", "reset", "half")
NAMES = ("Ada", "Bo", "Cleo")
#: messages that send their sender away
GOING = ("leave", "forget")


def kinds_of(name: str) -> list[str]:
    """The host may send others away; nobody else may."""
    return [kind for kind in QUEUED if not (name == "Ada" and kind == "kick")]


def two_tabs(
    crowd: Crowd,
    figures: Figures,
    chance: random.Random,
    *,
    name: str,
    kind: str,
    move_seats: Callable[[Gathering, Tab], None],
    phase: Any,
) -> None:
    """Seats move by one message; another tab of one person has a second message on the way, and hangs up."""
    how = chance.choice(ENDS)
    when = f"seed {SEED}: {name} sends {kind} and ends by {how} while seats move in {phase}"
    table = Gathering(crowd, chance.choice(("kobito", "kanobu")), *NAMES, watcher="Dee", seats=4)
    table.bring_to(phase)
    hasty = table.welcome(name)
    # One after the other, without a turn of the loop between them: the server finds all of it waiting.
    move_seats(table, table.tabs[name])
    kinds = [kind, *chance.choices(kinds_of(name), k=chance.randint(0, 2))]
    for each in kinds:
        hasty.send(message(each, chance, **QUEUED[each]))
    hasty.hang_up(how)
    figures.tried += 1
    others = {other: tab for other, tab in table.tabs.items() if other != name}
    look_after(crowd, others, figures, when)
    check_people(table, figures, name, kinds, when)
    for tab in table.tabs.values():
        tab.hang_up("goodbye")


def check_people(table: Gathering, figures: Figures, name: str, sent: list[str], when: str) -> None:
    """Nobody but who asked is gone, and nobody but the host has changed the settings."""
    seats = {}
    for each in NAMES:
        seats[each] = table.seat_of(each)
        is_asked = each == name and any(kind in GOING for kind in sent)
        if seats[each] is None and not is_asked:
            figures.disturbed.append(f"{when}: {each} has no seat any more")
    watched = table.tabs["Dee"].table
    names = [seat["name"] for seat in watched["seats"] if seat is not None]
    missing = [each for each in NAMES if each != name and each not in names]
    if missing:
        figures.disturbed.append(f"{when}: {missing} are no longer named, got {names}")
    if name != "Ada" and watched["pace"] == "week":
        figures.disturbed.append(f"{when}: the host's settings were changed")


def rematch(table: Gathering, tab: Tab) -> None:
    tab.say("rematch")


def swap(table: Gathering, tab: Tab) -> None:
    """The host moves everybody on by one, with an empty seat between them."""
    for seat, other in ((0, 1), (1, 2), (2, 3)):
        table.tabs["Ada"].say("swap", seat=seat, other=other)


def swap_and_start(table: Gathering, tab: Tab) -> None:
    """An empty seat comes first, and is closed by the start."""
    for name in ("Bo", "Cleo"):
        table.must(table.tabs[name], table.tabs[name].say("ready"))
    table.must(table.tabs["Ada"], table.tabs["Ada"].say("swap", seat=0, other=3))
    for name in ("Bo", "Cleo"):
        table.tabs[name].say("ready")
    table.tabs["Ada"].say("start")


MOVING: dict[str, tuple[Callable[[Gathering, Tab], None], str]] = {
    "a rematch": (rematch, "over"),
    "the host's swaps": (swap, "lobby"),
    "a start": (swap_and_start, "lobby"),
}


def attack(server: Live, what: str, times: int) -> None:
    chance = random.Random(SEED)
    move_seats, phase = MOVING[what]
    with scenario(server, f"seats that move by {what}") as (crowd, figures):
        for _ in range(times):
            for name in NAMES:
                for kind in kinds_of(name):
                    two_tabs(crowd, figures, chance, name=name, kind=kind, move_seats=move_seats, phase=phase)


@pytest.mark.parametrize("what", MOVING)
def test_nobody_acts_for_another_when_seats_move(what: str, server: Live) -> None:
    attack(server, what, SHORT_RUN)


@pytest.mark.soak
@pytest.mark.parametrize("what", MOVING)
def test_nobody_ever_acts_for_another(what: str, tmp_path: Path) -> None:
    with house(tmp_path) as server:
        attack(server, what, LONG_RUN)


def test_who_is_sent_away_with_something_on_the_way_harms_nobody(server: Live) -> None:
    chance = random.Random(SEED)
    with scenario(server, "kicks") as (crowd, figures):
        for phase in PHASES[:1] + PHASES[2:]:
            for kind, fields in QUEUED.items():
                table = Gathering(crowd, "kobito", *NAMES, watcher="Dee")
                table.bring_to(phase)
                others = {name: tab for name, tab in table.tabs.items() if name != "Cleo"}
                table.tabs["Ada"].say("kick", seat=2)
                for _ in range(3):
                    table.tabs["Cleo"].send(message(kind, chance, **fields))
                table.tabs["Cleo"].hang_up(chance.choice(ENDS))
                figures.tried += 1
                look_after(crowd, others, figures, f"seed {SEED}: Cleo is kicked in {phase} and sends {kind}")
                missing = [name for name in ("Ada", "Bo") if table.seat_of(name) is None]
                figures.disturbed += [f"{name} lost the seat when Cleo sent {kind} in {phase}" for name in missing]


def test_people_leave_and_return_while_the_others_play_on(server: Live) -> None:
    chance = random.Random(SEED)
    with scenario(server, "leaving and returning") as (crowd, figures):
        for number in range(8):
            table = Gathering(crowd, "kobito", *NAMES, watcher="Dee", bots=["random"])
            others = {name: tab for name, tab in table.tabs.items() if name != "Cleo"}
            for turn in range(3):
                table.tabs["Cleo"].hang_up(chance.choice(ENDS))
                table.tabs["Cleo"] = table.welcome("Cleo", version=None)
                figures.tried += 1
                look_after(crowd, others, figures, f"seed {SEED}: Cleo comes back, {number}, {turn}")
            table.bring_to("playing")
            table.tabs["Cleo"].hang_up(chance.choice(ENDS))
            table.tabs["Cleo"] = table.welcome("Cleo")
            look_after(crowd, table.tabs, figures, f"seed {SEED}: Cleo comes back to the game, {number}")
