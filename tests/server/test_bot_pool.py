"""Whatever a bot's process does, every question is answered, and soon; nothing is left of processes that failed."""

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvloop

from smallbox.core.bot import Budget
from smallbox.core.chance import Recording, SearchRng
from smallbox.core.events import Events
from smallbox.core.messages import Prompt, View
from smallbox.games import GAMES
from smallbox.games.kobito.bot.greedy import GreedyBot
from smallbox.server import bot_worker
from smallbox.server.bot_pool import BotPool, BotTimeouts
from smallbox.server.fair_queue import AIM, LEAST, FairQueue, Question
from smallbox.server.worker import Serve
from smallbox.tables.effects import Think, Thought
from tests.server import bad_bots

#: Patience for a process that is well: the machine is shared.
LONG = 30.0
SHORT = BotTimeouts(seconds=0.4, times=1, start=LONG, pause=0.1)
BAD = ["sleeps", "stops", "dies", "exits", "raises", "tells", "talks", "mistakes", "rambles", "breaks off", "floods"]


def question(table: str = "T", level: str = "good", milliseconds: int = 600, made: int = 1) -> Think:
    return Think(
        table=table,
        play=1,
        made=made,
        game="kobito",
        players=2,
        options="",
        seat=1,
        level=level,
        seed=5,
        since=0,
        batches=[],
        view=View(seat=1, to_act=1, moves=[], prompt=Prompt("turn", {})),
        milliseconds=milliseconds,
    )


def with_pool(
    test: Callable[[BotPool], Awaitable[None]],
    *,
    workers: int = 1,
    serve: Serve = bad_bots.serve,
    timeouts: BotTimeouts = SHORT,
) -> None:
    """Run a test on the event loop of the server; all processes are ended afterwards."""

    async def run() -> None:
        pool = BotPool(workers, timeouts, serve)
        pool.start()
        try:
            await asyncio.wait_for(test(pool), 2 * LONG)
        finally:
            pool.stop()
            await gone()

    uvloop.run(run())


#: processes that were there before the test: servers and pools that other tests share
_others: set[int] = set()


@pytest.fixture(autouse=True)
def others() -> None:
    _others.clear()
    _others.update(children())


def children() -> list[int]:
    """The processes that a test has started and not reaped, dead ones too."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            stat = (folder / "stat").read_text().rpartition(")")[2].split()
            command = (folder / "cmdline").read_bytes()
            # The tracker of multiprocessing stays as long as this process does.
            if int(stat[1]) == os.getpid() and b"resource_tracker" not in command and int(folder.name) not in _others:
                found.append(int(folder.name))
    return found


async def gone() -> None:
    deadline = time.monotonic() + LONG
    while children():
        assert time.monotonic() < deadline, f"expected no process, got {children()}"
        await asyncio.sleep(0.02)


def test_questions_are_answered_in_turn() -> None:
    async def test(pool: BotPool) -> None:
        thoughts = await asyncio.gather(*(pool.ask(question(f"T{number}")) for number in range(20)))
        assert [thought.table for thought in thoughts] == [f"T{number}" for number in range(20)]
        assert all(thought.move is not None for thought in thoughts)
        assert (pool.failures, pool.waiting) == (0, 0)

    with_pool(test, workers=2)


@pytest.mark.parametrize("level", BAD)
def test_whatever_a_process_does_everybody_is_answered(level: str) -> None:
    async def test(pool: BotPool) -> None:
        asked = [pool.ask(question("bad", level)), *(pool.ask(question(f"T{n}")) for n in range(5))]
        bad, *others = await asyncio.gather(*asked)
        assert bad == Thought("bad", 1, 1, 1, None)
        assert all(thought.move is not None for thought in others)
        assert pool.failures == 1
        assert (await pool.ask(question("bad"))).move is not None
        assert len(children()) <= 2

    with_pool(test)


@pytest.mark.parametrize("level", ["repeats", "repeats later"])
def test_an_answer_that_comes_twice_is_never_taken_for_another(level: str) -> None:
    async def test(pool: BotPool) -> None:
        await pool.ask(question("bad", level))
        for number in range(5):
            thought = await pool.ask(question(f"T{number}"))
            assert thought.table == f"T{number}"
        assert (await pool.ask(question("bad"))).move is not None
        assert pool.failures >= 1

    with_pool(test)


def test_a_process_that_dies_while_nobody_asks_is_replaced() -> None:
    async def test(pool: BotPool) -> None:
        assert (await pool.ask(question())).move is not None
        [worker] = children()
        os.kill(worker, signal.SIGKILL)
        while worker in children():
            await asyncio.sleep(0.01)
        assert (await pool.ask(question())).move is not None
        assert pool.failures == 1

    with_pool(test)


def test_the_timeout_counts_from_when_the_process_begins() -> None:
    # 20 questions of 0.05 s each take longer than the 0.4 s for one of them.
    async def test(pool: BotPool) -> None:
        asked = [pool.ask(question(f"T{number}", "is slow", 1)) for number in range(20)]
        assert all(thought.move is not None for thought in await asyncio.gather(*asked))
        assert pool.failures == 0

    with_pool(test)


def test_a_newer_question_of_a_table_takes_the_place_of_the_older() -> None:
    async def test(pool: BotPool) -> None:
        async with asyncio.TaskGroup() as group:
            first = group.create_task(pool.ask(question("other", "is slow")))
            await asyncio.sleep(0)
            older = group.create_task(pool.ask(question("T", made=1)))
            await asyncio.sleep(0)
            newer = group.create_task(pool.ask(question("T", made=2)))
        assert first.result().move is not None
        assert older.result() == Thought("T", 1, 1, 1, None)
        assert (newer.result().made, newer.result().move is None) == (2, False)
        assert pool.failures == 0

    with_pool(test)


def test_who_no_longer_waits_is_forgotten_and_the_others_go_on() -> None:
    async def test(pool: BotPool) -> None:
        tasks = [asyncio.create_task(pool.ask(question(f"T{number}", "is slow"))) for number in range(6)]
        await asyncio.sleep(0.02)
        for task in tasks[::2]:
            task.cancel()
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(each, asyncio.CancelledError) for each in done] == [True, False] * 3
        assert all(each.move is not None for each in done[1::2] if isinstance(each, Thought))
        assert pool.waiting == 0

    with_pool(test)


@pytest.mark.parametrize("serve", [bad_bots.serve_nothing, bad_bots.serve_never])
def test_a_process_that_cannot_be_started_leaves_nobody_waiting(serve: Serve) -> None:
    async def test(pool: BotPool) -> None:
        began = time.monotonic()
        thoughts = await asyncio.gather(*(pool.ask(question(f"T{number}")) for number in range(50)))
        assert all(thought.move is None for thought in thoughts)
        assert time.monotonic() - began < LONG

    with_pool(test, serve=serve, timeouts=BotTimeouts(seconds=0.5, start=1.0, pause=5.0))


@pytest.mark.parametrize("level", ["stops", "sleeps"])
def test_a_frozen_process_does_not_keep_the_server_from_ending(level: str) -> None:
    async def test() -> None:
        pool = BotPool(1, BotTimeouts(seconds=LONG), bad_bots.serve)
        pool.start()
        assert (await pool.ask(question())).move is not None
        asked = [asyncio.create_task(pool.ask(question(table, level))) for table in ("frozen", "waits")]
        await asyncio.sleep(0.1)
        began = time.monotonic()
        pool.stop()
        assert [thought.move for thought in await asyncio.gather(*asked)] == [None, None]
        assert (await pool.ask(question())).move is None
        assert time.monotonic() - began < 1
        await gone()

    uvloop.run(test())


@pytest.mark.soak
def test_fifty_processes_that_failed_leave_nothing_behind() -> None:
    def open_files() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    async def test(pool: BotPool) -> None:
        await asyncio.gather(*(pool.ask(question(f"T{number}")) for number in range(20)))
        before = open_files()
        for number in range(50):
            level = ("dies", "talks", "exits", "rambles")[number % 4]
            assert (await pool.ask(question(f"T{number}", level))).move is None
        for number in range(20):
            assert (await pool.ask(question(f"T{number}"))).move is not None
        assert pool.failures == 50
        while len(children()) > 2:
            await asyncio.sleep(0.02)
        assert open_files() <= before

    with_pool(test, workers=2)


def real_question(table: str, level: str, milliseconds: int) -> Think:
    """The first move of a real game."""
    game = GAMES["kobito"]
    options = game.options(2, {})
    events = Events()
    state = game.setup(options, Recording(SearchRng(3)), events)
    seat = game.to_act(state)
    assert seat is not None
    return Think(
        table=table,
        play=1,
        made=1,
        game="kobito",
        players=2,
        options=game.write_options(options),
        seat=seat,
        level=level,
        seed=5,
        since=0,
        batches=[events.heard_by(seat)],
        view=game.view(state, seat),
        milliseconds=milliseconds,
    )


def test_real_bots_answer_and_one_with_a_bug_does_not_disturb_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = real_question("T", "greedy", 50)

    def choose(self: GreedyBot, view: Any, budget: Budget) -> Any:
        raise KeyError(f"a secret card of {view}")

    well = bot_worker.answer(bot_worker.write_question(asked))
    assert b'"move":"' in well
    monkeypatch.setattr(GreedyBot, "choose", choose)
    assert bot_worker.answer(bot_worker.write_question(asked)) == b"!KeyError"

    async def test(pool: BotPool) -> None:
        thoughts = await asyncio.gather(*(pool.ask(real_question(f"T{n}", "normal", 20)) for n in range(4)))
        assert all(thought.move is not None for thought in thoughts)
        lost = await pool.ask(question("T9", "no such level"))
        assert lost.move is None
        assert pool.failures == 1

    with_pool(test, serve=bot_worker.serve_questions, timeouts=BotTimeouts(start=2 * LONG, seconds=LONG))


# What waits, without processes.


def put(questions: FairQueue, owner: str, table: str, since: float = 0.0) -> None:
    loop = asyncio.new_event_loop()
    assert questions.put(owner, Question(question(table), loop.create_future(), since)) is None
    loop.close()


def test_an_owner_of_many_tables_does_not_keep_others_waiting() -> None:
    questions = FairQueue()
    for number in range(280):
        put(questions, "crowd", f"C{number}")
    put(questions, "one", "O")
    taken = [questions.take(0.0) for _ in range(3)]
    assert [asked.think.table for asked, _ in taken] == ["C0", "O", "C1"]
    # The crowd shares its half of the time, and the other's bots think as long as ever.
    assert [milliseconds for _, milliseconds in taken] == [AIM // 2 // 280, 600, AIM // 279]
    assert len(questions) == 278


@pytest.mark.parametrize("owners", [1, 3, 250])
def test_the_more_wait_the_shorter_each_may_think(owners: int) -> None:
    questions = FairQueue()
    for number in range(250):
        put(questions, f"owner {number % owners}", f"T{number}")
    now, budgets = 0.0, []
    while questions:
        budgets.append(questions.take(now)[1])
        now += budgets[-1] / 1000
    assert now * 1000 < 1.2 * AIM
    assert min(budgets) >= LEAST


def test_who_waits_alone_may_think_as_long_as_wished() -> None:
    questions = FairQueue()
    put(questions, "one", "O", since=100.0)
    assert questions.take(100.0)[1] == 600


def test_who_waited_for_long_is_answered_soon() -> None:
    questions = FairQueue()
    put(questions, "one", "O", since=100.0)
    assert questions.take(100.0 + 2 * AIM / 1000)[1] == LEAST
