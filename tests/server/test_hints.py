"""Hints by the worker that bots think in: from bytes that the seat was told, so hidden cards change nothing in them."""

import asyncio
from itertools import islice

import msgspec
import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from smallbox.server import bot_worker
from smallbox.server.bot_pool import BotPool
from smallbox.tables.effects import Think, Thought, Tip
from tests.bots.test_fairness import positions
from tests.conformance.worlds import OPTIONS

#: few, for the plain engine takes its time
NODES = 8
PLAYERS = 3


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_worker, "HINT_NODES", {"compiled": NODES, "plain": NODES})


def question(game: str, opt: str, seat: int, view: object, heard: list[list[object]]) -> Think:
    return Think(
        table="T",
        play=1,
        made=len(heard),
        game=game,
        players=PLAYERS,
        options=opt,
        seat=seat,
        level="expert",
        seed=5,
        since=0,
        batches=heard,  # type: ignore[arg-type]  # events of the game
        view=view,  # type: ignore[arg-type]
        milliseconds=1000,
        wants="hint",
    )


def tip_of(answer: bytes) -> Tip:
    thought = msgspec.json.decode(answer, type=Thought)
    assert thought.wants == "hint"
    assert thought.move is not None, answer
    return msgspec.json.decode(thought.move, type=Tip)


@pytest.mark.parametrize("name", GAMES)
def test_two_worlds_that_differ_only_in_hidden_cards_get_the_same_hint(name: str) -> None:
    game = GAMES[name]
    opt = OPTIONS[name][0]
    options = game.options(PLAYERS, read_options(opt))
    different = 0
    for state, _, heard in islice(positions(game, PLAYERS, opt, 1, 5 if name == "hat" else 29), 3):
        seat = game.to_act(state)
        assert seat is not None
        twin = game.bot.sample(game.view(state, seat), game.bot.memory(seat, options), SearchRng(3))
        different += str(twin) != str(state)
        answers = [
            bot_worker.answer(bot_worker.write_question(question(name, opt, seat, game.view(world, seat), list(heard))))
            for world in (state, twin)
        ]
        assert answers[0] == answers[1]
        tip = tip_of(answers[0])
        assert bytes(tip.move) in [msgspec.json.encode(each) for each in game.view(state, seat).moves]
    assert different


def test_a_hint_keeps_no_bot_of_the_seat_in_mind() -> None:
    game, opt = GAMES["kanobu"], ""
    state, _, heard = next(iter(positions(game, PLAYERS, opt, 1, 7)))
    seat = game.to_act(state)
    assert seat is not None
    before = dict(bot_worker._bots)
    bot_worker.answer(bot_worker.write_question(question("kanobu", opt, seat, game.view(state, seat), list(heard))))
    assert dict(bot_worker._bots) == before


def test_the_pool_answers_for_a_hint_as_it_does_for_a_move() -> None:
    game, opt = GAMES["kanobu"], ""
    state, _, heard = next(iter(positions(game, PLAYERS, opt, 1, 7)))
    seat = game.to_act(state)
    assert seat is not None
    asked = question("kanobu", opt, seat, game.view(state, seat), list(heard))

    async def run() -> list[Thought]:
        pool = BotPool(1)
        pool.start()
        try:
            given = await asyncio.wait_for(pool.ask(asked), 60)
            pool.stop()
            return [given, await pool.ask(asked)]
        finally:
            pool.stop()

    given, none = asyncio.run(run())
    assert given.move is not None
    # A pool that has ended has none, and says so.
    assert (none.move, none.wants) == (None, "hint")
