"""That's Not a Hat: what may be known (W1-W6), and that nothing else leaks."""

import re

import msgspec
import pytest

from smallbox.core.bot import Budget
from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.core.notation import read_options
from smallbox.games.hat import GAME
from smallbox.games.hat.messages import Cell, GiftRefused, HiddenGift, OpenGift, View
from smallbox.games.hat.rules.cards import gift_of, is_face_up
from smallbox.games.hat.rules.state import OVER, State
from tests.games.hat.test_setup import fresh
from tests.given import given

SECRET = "A {apple.L}; B {banana.R drum.L}; C {^carrot.L}; shop kite.R hat.L; turn B"


def test_w1_a_hidden_card_has_its_back_and_nothing_else() -> None:
    view = msgspec.json.decode(msgspec.json.encode(GAME.view(given("hat", SECRET).state, 0)))
    assert view["columns"] == [
        [{"up": 0, "arrow": "left", "colour": "black"}],
        [{"up": 0, "arrow": "right", "colour": "white"}, {"up": 0, "arrow": "left", "colour": "black"}],
        [{"up": 1, "gift": "carrot"}],
    ]


def test_w4_all_see_the_same_but_for_their_seat_moves_and_prompt() -> None:
    for state in positions(4, "", 3):
        views = [GAME.view(state, seat) for seat in (0, 1, 2, 3, None)]
        assert len({bare(view) for view in views}) == 1
        assert [view.seat for view in views if view.moves] == [seat for seat in range(4) if seat == GAME.to_act(state)]


def bare(view: View) -> bytes:
    return msgspec.json.encode(msgspec.structs.replace(view, seat=None, moves=[], prompt=None))


def positions(players: int, opt: str, seed: int) -> list[State]:
    """Every position of a random round."""
    state = fresh(players, opt, seed)
    rng = SearchRng(seed)
    found: list[State] = []
    while True:
        found.append(state.clone())
        moves = GAME.legal_moves(state)
        if not moves:
            return found
        GAME.apply(state, moves[rng.below(len(moves))])


def test_w5_no_name_of_a_hidden_gift_is_in_a_view() -> None:
    for seed in range(10):
        *running, _ = positions(3, "", seed)
        for state in running:
            view = GAME.view(state, None)
            text = bare(msgspec.structs.replace(view, catalogue=[])).decode()
            hidden = [card for seat in range(3) for card in state.column(seat) if not is_face_up(card)]
            claim = state.gifts.codes[state.claim] if state.claim >= 0 else ""
            for card in hidden:
                name = state.gifts.codes[gift_of(card)]
                assert f'"{name}"' not in text.replace(f'"claim":"{claim}"', "")


def swapped(state: State) -> State:
    """The same table with the faces of two hidden cards exchanged."""
    columns, shop = str(state).split("; shop", 1)
    names = re.findall(r"[{ ]([a-z-]+)\.[LR]", columns)
    if len(names) < 2:
        return state.clone()
    one, other = names[0], names[-1]
    columns = re.sub(rf"\b({one}|{other})\.", lambda found: f"{other if found[1] == one else one}.", columns)
    return GAME.notation.read_position(f"{columns}; shop{shop}", SearchRng(0))


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_w6_bots_do_not_notice_when_two_hidden_faces_are_exchanged(players: int, level: str) -> None:
    """Non-interference: views, masks and the bots' choices are the same up to the first reveal."""
    different = 0
    for seed in range(6):
        options = GAME.options(players, read_options("max_gifts=60"))
        events = Events()
        state = GAME.setup(options, SearchRng(seed), events)
        twin = state
        bots = [GAME.bot.levels[level](seat, options, seed) for seat in range(players)]
        for number in range(40):
            for seat, bot in enumerate(bots):
                bot.observe(events.heard_by(seat))
            if number == 20:
                twin = swapped(state)
                different += str(twin) != str(state)
            mover = GAME.to_act(state)
            has_revealed = any(isinstance(event, GiftRefused) for event in events.heard_by(0))
            if mover is None or (has_revealed and number > 20):
                break
            assert GAME.view(twin, mover) == GAME.view(state, mover)
            move = bots[mover].choose(GAME.view(state, mover), Budget())
            assert GAME.check(twin, mover, move) is None
            events.clear()
            GAME.apply(state, GAME.action(state, move), events)
            if twin is not state:
                GAME.apply(twin, GAME.action(twin, move))
    assert different


def test_when_the_round_is_over_every_parcel_is_opened() -> None:
    rounds = [positions(3, "", seed) for seed in range(5)]
    assert any(isinstance(cell, HiddenGift) for *running, _ in rounds for state in running for cell in cells(state))
    for *_, last in rounds:
        for seat in (0, 1, 2, None):
            columns = [[OpenGift(face) for face in faces] for faces in GAME.opened(last).faces]
            assert GAME.view(last, seat).columns == columns


def cells(state: State) -> list[Cell]:
    return [cell for column in GAME.view(state, 0).columns for cell in column]


def test_a_view_of_a_round_that_is_over_has_its_outcome() -> None:
    state = positions(3, "", 1)[-1]
    assert state.phase == OVER
    view = GAME.view(state, 1)
    assert view.offer is None
    assert view.to_act is None
    assert view.outcome == GAME.outcome(state)
    assert GAME.notation.seen(view, "result") == "limit"


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("A", "{?.L}"),
        ("B", "{?.R ?.L}"),
        ("C", "{^carrot.?}"),
        ("gift", "?.R"),
        ("claim", "banana"),
        ("top", "kite.?"),
        ("shop", "?"),
        ("shop#", "106"),
        ("turn", "A"),
        ("giver", "B"),
        ("receiver", "A"),
        ("from", "column"),
        ("phase", "ANSWER"),
        ("passes", "1"),
        ("scores", "0 0 0"),
        ("pen A", "-"),
        ("score A", "0"),
        ("hand# B", "2"),
        ("hands#", "1 2 1"),
        ("cat#", "110"),
        ("winners", "-"),
        ("n", "3"),
    ],
)
def test_the_fields_of_a_view(key: str, value: str) -> None:
    table = given("hat", SECRET).play("claim banana")
    assert GAME.notation.same(key, value, GAME.notation.seen(GAME.view(table.state, 2), key))
