"""Hints: a good move for whoever asks in their turn, where they play with bots alone or the host allows it."""

import json
from collections.abc import Callable

import msgspec
import pytest

from smallbox.games import GAMES
from smallbox.tables.effects import Think, Thought
from smallbox.tables.facts import Hinted
from smallbox.tables.hints import PATIENCE
from smallbox.tables.room import HINTS
from smallbox.tables.rooms import BROKEN
from tests.tables.client import Client, Json
from tests.tables.world import World, answered, play, play_to_the_end


def alone(world: World, game: str = "kobito", **given: object) -> Client:
    """Somebody who plays with bots alone, and is to move."""
    [ann] = world.game(game, "Ann", seats=3, bots=["random", "random"], **given)
    play([ann], until=lambda: ann.is_to_move)
    return ann


def together(world: World, **given: object) -> tuple[Client, Client]:
    """Two people: the one who is to move, and the other."""
    people = world.game("kobito", "Ann", "Ben", **given)
    play(people, until=lambda: any(person.is_to_move for person in people))
    return next(each for each in people if each.is_to_move), next(each for each in people if not each.is_to_move)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_with_bots_alone_is_shown_a_good_move(game: str) -> None:
    ann = alone(World(), game)
    hint = ann.say("hint")
    assert hint["type"] == "hint"
    assert hint["move"] in ann.view["moves"]
    assert hint["chance"] == 40
    assert hint["why"]["code"]
    assert ann.move(hint["move"])["type"] == "done"


def test_the_bot_is_asked_as_an_expert_with_what_the_seat_was_told_and_nothing_else() -> None:
    world = World()
    ann = alone(world)
    ann.say("hint")
    think = world.thinks[-1]
    assert (think.wants, think.level, think.seat, think.since) == ("hint", "expert", ann.seat, 0)
    assert json.loads(msgspec.json.encode(think.view)) == ann.view
    told = [event for batch in think.batches for event in json.loads(msgspec.json.encode(batch))]
    assert told
    assert all(event in ann.events for event in told)


def test_where_others_play_hints_are_off_until_the_host_allows_them() -> None:
    world = World()
    mover, other = together(world)
    host, guest = (mover, other) if mover.table["host"] == mover.seat else (other, mover)
    assert mover.say("hint") == {"type": "error", "id": mover.inbox[-1]["id"], "error": "hints-off", "facts": {}}
    assert guest.say("settings", hints=True)["error"] == "not-host"
    assert host.say("settings", hints=True)["type"] == "done"
    assert guest.table["hints"]
    assert guest.heard("hints_changed") == [{"type": "hints_changed", "hints": True}]
    assert mover.say("hint")["type"] == "hint"
    host.say("settings", hints=False)
    assert guest.heard("hints_changed")[-1]["hints"] is False
    assert mover.say("hint")["error"] == "hints-off"


def test_a_table_can_be_made_with_hints() -> None:
    mover, _ = together(World(), hints=True)
    assert mover.say("hint")["type"] == "hint"


def test_other_settings_say_nothing_of_hints() -> None:
    world = World()
    mover, other = together(world)
    (mover if mover.table["host"] == mover.seat else other).say("settings", bot_pace="brisk")
    assert not mover.heard("hints_changed")


def test_people_are_asked_anew_whether_they_are_ready_where_hints_become_allowed() -> None:
    world = World()
    ann, ben = world.people("kobito", "Ann", "Ben")
    ben.say("ready")
    ann.say("settings", hints=True)
    assert not ann.table["seats"][ben.seat]["is_ready"]


def test_only_whose_turn_it_is_gets_a_hint() -> None:
    world = World()
    mover, other = together(world, hints=True)
    assert other.say("hint")["error"] == "not-your-turn"
    assert world.watch(mover.code).say("hint")["error"] == "not-seated"
    assert not world.thinks


def test_before_and_after_the_game_there_is_none() -> None:
    world = World()
    [ann] = world.people("kobito", "Ann", seats=2, bots=["random"])
    assert ann.say("hint")["error"] == "not-now"
    ann = alone(world, options={"gold_cards": "4"})
    play_to_the_end([ann])
    assert ann.say("hint")["error"] == "not-now"


def test_all_are_told_that_a_hint_was_taken_but_not_which() -> None:
    world = World()
    mover, other = together(world, hints=True)
    before = len(other.inbox)
    hint = mover.say("hint")
    heard = other.inbox[before:]
    assert [event for each in heard for event in each.get("events", [])] == [{"type": "hint_taken", "seat": mover.seat}]
    assert not any(json.dumps(hint["why"]) in json.dumps(each) for each in heard)
    assert other.table["hints_taken"][mover.seat] == 1
    assert hint["version"] == mover.version


def test_hints_are_counted_once_for_a_position_and_stand_in_the_record() -> None:
    world = World()
    ann = alone(world, options={"gold_cards": "4"})
    first = ann.say("hint")
    again = ann.say("hint")
    assert (again["move"], again["why"]) == (first["move"], first["why"])
    assert sum(think.wants == "hint" for think in world.thinks) == 1
    assert ann.table["hints_taken"][ann.seat] == 1
    ann.move()
    play([ann], until=lambda: ann.is_to_move)
    ann.say("hint")
    assert ann.table["hints_taken"][ann.seat] == 2
    play_to_the_end([ann])
    assert ann.table["hints_taken"][ann.seat] == 2
    assert f'[Hints "{"ABC"[ann.seat]}=2"]' in world.record(ann.code)
    assert '[Hints "' in world.record(ann.code)


def test_a_game_without_hints_has_no_word_of_them_in_its_record() -> None:
    world = World()
    ann = alone(world, options={"gold_cards": "4"})
    play_to_the_end([ann])
    assert "Hints" not in world.record(ann.code)


def test_the_next_game_begins_without_hints() -> None:
    world = World()
    ann = alone(world, options={"gold_cards": "4"})
    ann.say("hint")
    play_to_the_end([ann])
    ann.say("rematch")
    ann.say("ready")
    ann.say("start")
    assert ann.table["hints_taken"] == [0, 0, 0]


def test_a_restart_forgets_no_hint_that_was_taken() -> None:
    world = World()
    ann = alone(world)
    ann.say("hint")
    world.restart()
    again = ann.tab().come()
    assert again.table["hints_taken"][again.seat] == 1
    assert again.say("hint")["type"] == "hint"
    assert again.table["hints_taken"][again.seat] == 1


def nothing(think: Think) -> Thought:
    return answered(think, None)


def nonsense(think: Think) -> Thought:
    return answered(think, b'{"move":{"type":"zeppelin"},"chance":0.5,"why":{"code":"","facts":{}}}')


def too_sure(think: Think) -> Thought:
    move = msgspec.json.encode(think.view.moves[0])
    return answered(think, b'{"move":%s,"chance":41,"why":{"code":"","facts":{}}}' % move)


@pytest.mark.parametrize("answer", [nothing, nonsense, too_sure])
def test_a_bot_that_has_no_answer_is_said_to_have_none_and_can_be_asked_again(
    answer: Callable[[Think], Thought],
) -> None:
    world = World()
    ann = alone(world)
    world.answer = answer
    assert ann.say("hint")["error"] == "no-hint"
    world.answer = world.think_with_a_real_bot
    assert ann.say("hint")["type"] == "hint"


def test_who_waits_for_a_bot_that_never_answers_is_told_so() -> None:
    world = World()
    ann = alone(world)
    ann.say("hint")
    world.forget_bots()
    world.answer = lambda think: Thought(think.table, 99, 99, 0, None, "hint")
    ann.move()
    play([ann], until=lambda: ann.is_to_move)
    assert ann.say("hint", id="first") == {}
    world.advance(1)
    assert ann.say("hint", id="second") == {}
    world.advance(PATIENCE / 1000)
    answers = [message for message in ann.inbox if message.get("id") in ("first", "second")]
    assert [answer["error"] for answer in answers] == ["no-hint", "no-hint"]


def waiting(world: World, ann: Client, *ids: str) -> None:
    """Hints that were asked for and are not there yet: what was asked is stored, and the bot thinks."""
    world.answer = lambda think: Thought(think.table, 99, 99, 0, None, think.wants)
    for id_ in ids:
        assert ann.say("hint", id=id_) == {}


def answers_to(client: Client, *ids: str) -> list[Json]:
    return [message for message in client.inbox if message.get("id") in ids]


def test_whoever_moves_before_the_hint_comes_gets_none_and_a_late_one_is_dropped() -> None:
    world = World()
    ann = alone(world)
    waiting(world, ann, "late")
    late = next(think for think in reversed(world.thinks) if think.wants == "hint")
    world.answer = world.think_with_a_real_bot
    ann.move()
    assert [answer["error"] for answer in answers_to(ann, "late")] == ["no-hint"]
    world.hall.thought(world.think_with_a_real_bot(late), world.now)
    world.settle()
    assert len(answers_to(ann, "late")) == 1
    assert not ann.got("hint")


def test_many_who_ask_at_once_are_all_answered_and_the_bot_thinks_once() -> None:
    world = World()
    ann = alone(world)
    tabs = [ann, *(ann.tab().come() for _ in range(3))]
    world.is_holding = True
    for number, tab in enumerate(tabs):
        tab.say("hint", id=f"ask-{number}")
    world.release()
    for number, tab in enumerate(tabs):
        assert [answer["type"] for answer in answers_to(tab, f"ask-{number}")] == ["hint"]
    assert sum(think.wants == "hint" for think in world.thinks) == 1


def test_the_same_message_twice_is_answered_twice_and_counted_once() -> None:
    world = World()
    ann = alone(world)
    ann.say("hint", id="same")
    ann.say("hint", id="same")
    assert [answer["type"] for answer in answers_to(ann, "same")] == ["hint", "hint"]
    assert sum(isinstance(fact, Hinted) for fact in world.facts(ann.code)) == 1


def test_whoever_hangs_up_meanwhile_disturbs_nobody() -> None:
    world = World()
    ann = alone(world)
    tab = ann.tab().come()
    waiting(world, tab, "gone")
    tab.go()
    world.answer = world.think_with_a_real_bot
    world.advance(PATIENCE / 1000)
    assert ann.say("hint")["type"] == "hint"
    assert ann.move()["type"] == "done"


def test_whoever_asks_and_leaves_at_once_leaves_nothing_behind() -> None:
    world = World()
    ann = alone(world)
    waiting(world, ann, "gone")
    ann.go()
    world.advance(2 * PATIENCE / 1000)
    assert not world.faults
    assert ann.code not in world.hall.rooms


def test_a_table_that_breaks_meanwhile_answers_all_the_same() -> None:
    world = World()
    ann = alone(world)
    waiting(world, ann, "broken")
    world.answer = world.think_with_a_real_bot
    room = world.hall.rooms[ann.code]
    world.hall._reload(room)
    world.settle()
    world.advance(PATIENCE / 1000)
    assert len(answers_to(ann, "broken")) == 1
    assert BROKEN.error not in str(ann.inbox)


def test_a_hint_that_could_not_be_stored_is_refused() -> None:
    world = World()
    ann = alone(world)
    world.fates = ["failed"]
    assert ann.say("hint")["error"] == "not-stored"
    assert sum(think.wants == "hint" for think in world.thinks) == 0
    world.advance(2)
    assert ann.say("hint")["type"] == "hint"


def test_nobody_can_ask_for_hints_without_end() -> None:
    world = World()
    ann = alone(world)
    answers = [ann.say("hint") for _ in range(HINTS[0] + 2)]
    assert [answer["type"] for answer in answers[: HINTS[0]]] == ["hint"] * HINTS[0]
    assert [answer.get("error") for answer in answers[HINTS[0] :]] == ["rate-limited"] * 2


def test_the_bots_play_on_as_if_nobody_had_asked() -> None:
    def moves(*, asks: bool) -> list[str]:
        world = World()
        ann = alone(world)
        for _ in range(6):
            if asks:
                ann.say("hint")
            ann.move()
            play([ann], until=lambda: ann.is_to_move)
        return [fact.move for fact in world.facts(ann.code) if type(fact).__name__ == "Moved"]

    assert moves(asks=True) == moves(asks=False)
