"""Practice games: played again to the same game, refused by the same clauses, and telling a seat what it may know."""

from functools import cache
from typing import Any

import msgspec
import pytest

import smallbox
from smallbox.core.chance import SearchRng
from smallbox.core.errors import Refused
from smallbox.core.record import read_record
from smallbox.core.replay import Replay
from smallbox.games import GAMES
from smallbox.practice.moment import open_moment
from smallbox.practice.opening import Opening
from smallbox.practice.session import MOST_MOVES, Session
from smallbox.wire.codec import NotPossible

SEAT = 1
EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))


@cache
def record_of(name: str) -> str:
    """A game of three in which everybody does any legal thing."""
    position = smallbox.Position.new(name, players=3, seed=11, names=["Ann", "Bo", "Cy"])
    rng = SearchRng(5)
    while not position.is_over and len(position.history) < 120:
        moves = position.view(position.to_act).moves
        position.play(moves[rng.below(len(moves))])
    return position.record()


@cache
def moment(name: str, step: int = 4) -> Opening:
    return open_moment(record_of(name), step, SEAT)


def first_moves(session: Session, count: int) -> list[bytes]:
    """The learner makes the first legal move each time; all that is shown."""
    shown = session.begin()
    for _ in range(count):
        if session.is_over:
            break
        shown += session.play(session.game.view(session.state, SEAT).moves[0])
    return [msgspec.json.encode(each) for each in shown]


@EVERY_GAME
def test_the_same_moves_always_lead_to_the_same_game(name: str) -> None:
    opening = moment(name)
    assert first_moves(Session(opening), 4) == first_moves(Session(opening), 4)


@EVERY_GAME
def test_a_moment_begins_as_its_record_says(name: str) -> None:
    replay = Replay(GAMES[name], read_record(record_of(name)))
    for _ in range(4):
        replay.step()
    opening = moment(name)
    assert str(opening.state) == str(replay.state)
    assert opening.names == ["Ann", "Bo", "Cy"]
    first = Session(opening).begin()[0]
    # The last move is shown in its parts, as at a table, so its view is that of the first part.
    assert first.seat is None
    assert first.view.seat == SEAT


@EVERY_GAME
def test_after_a_move_all_others_move_until_it_is_the_learners_turn_again(name: str) -> None:
    session = Session(moment(name))
    session.begin()
    for _ in range(3):
        assert session.is_over or session.is_learners_turn
        if session.is_over:
            break
        shown = session.play(session.game.view(session.state, SEAT).moves[-1])
        assert shown[0].seat == SEAT
        assert shown[-1].view == session.now().view


@EVERY_GAME
def test_a_refused_move_changes_nothing(name: str) -> None:
    session = Session(moment(name))
    session.begin()
    before = str(session.state)
    game = session.game
    legal = set(game.legal_moves(session.state))
    wrong = next(action for action in range(game.actions(session.state)) if action not in legal)
    with pytest.raises(Refused):
        session.play(game.move(session.state, wrong))
    assert str(session.state) == before


@EVERY_GAME
def test_no_answer_tells_of_hidden_cards(name: str) -> None:
    """Every view and event is what the learner's seat would get in any other world that it could be in."""
    game = GAMES[name]
    opening = moment(name)
    memory: Any = game.bot.memory(SEAT, opening.options)
    for events in opening.past:
        memory.observe(events.heard_by(SEAT))
    truth = Session(opening)
    view = game.view(opening.state, SEAT)
    assert truth.now().view == view
    different = 0
    for number in range(20):
        world = game.bot.sample(view, memory, SearchRng(number))
        different += str(world) != str(opening.state)
        other = Opening(game, world, opening.options, seat=SEAT, names=opening.names, level=opening.level)
        assert msgspec.json.encode(Session(other).now().view) == msgspec.json.encode(view)
    assert different


@EVERY_GAME
def test_what_is_shown_has_no_secret_in_it(name: str) -> None:
    record = read_record(record_of(name))
    shown = b"".join(first_moves(Session(moment(name)), 2))
    for tag in ("Seed", "Salt", "Commit"):
        assert record.tags[tag].encode() not in shown


def test_a_face_down_gift_has_no_name_in_any_answer() -> None:
    """All names but those that are said or lie open are taken out of what is shown; no other is in it."""
    game = GAMES["hat"]
    session = Session(moment("hat", 0))
    shown = session.begin()
    # The look at the deal, and the first gift shown, each for its time.
    assert [each.seconds > 0 for each in shown[:2]] == [True, True]
    for _ in range(4):
        moves = game.view(session.state, SEAT).moves
        accepts = [move for move in moves if "accept" in str(type(move).__struct_config__.tag)]
        shown += session.play((accepts or moves)[0])
    looked = 0
    for each in shown:
        view = msgspec.to_builtins(each.view)
        for cell in [cell for column in view["columns"] for cell in column]:
            assert set(cell) == ({"up", "gift"} if cell["up"] else {"up", "arrow", "colour"})
            looked += not cell["up"]
        assert "gift" not in (view["offer"] or {})
    assert looked > 5


def test_a_practice_game_does_not_go_on_for_ever() -> None:
    session = Session(moment("hat", 0))
    session.begin()
    session.made = MOST_MOVES
    with pytest.raises(NotPossible, match="cannot-go-on"):
        session.play(session.game.view(session.state, SEAT).moves[0])


@pytest.mark.parametrize(("step", "seat"), [(100_000, 0), (0, 7)])
def test_a_step_or_seat_that_the_record_has_not_is_refused(step: int, seat: int) -> None:
    with pytest.raises(NotPossible, match="bad-message"):
        open_moment(record_of("kanobu"), step, seat)


def test_a_record_of_other_rules_is_not_played_on() -> None:
    text = record_of("kobito").replace('[Rules "', '[Rules "9')
    with pytest.raises(NotPossible, match="other-rules"):
        open_moment(text, 0, 0)
