"""Kanobu: what a seat remembers, and the worlds it imagines."""

from collections import Counter

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.games.kanobu import GAME
from smallbox.games.kanobu.bot.memory import Memory
from tests.given import given


def watch(position: str, moves: str, seat: int) -> tuple[Memory, str]:
    """Play moves with a seat watching; its memory, and the deck as it imagines it."""
    table = given("kanobu", position)
    memory = GAME.bot.memory(seat, table.state.options)
    for move in moves.split(","):
        table.play(move)
        memory.observe(table.events.heard_by(seat))
    return memory, table["deck"]


def test_c28_cards_sent_under_the_deck_are_remembered() -> None:
    memory, deck = watch("A {P.Ca Y.Sc}; pile B.Ro R.Ro; deck Y.Ro Y.Pa", "play P.Ca", 1)
    assert memory.bottom == deck.split()[-2:] == ["R.Ro", "P.Ca"]


def test_c27_a_card_taken_from_a_star_is_known_until_it_is_played() -> None:
    memory, _ = watch("A {Y.Sc}; pile P.St; deck Y.Ro B.3; open R.3 Y.Pa B.Sc", "star take 1", 1)
    assert memory.held[0] == Counter({"R.3": 1})
    assert memory.bottom == ["Y.Pa", "B.Sc"]


def test_r37_cards_put_back_on_top_are_known_to_be_drawn() -> None:
    line = "opt starRest=top; A {Y.Sc}; pile P.St; deck Y.Ro; open R.3 Y.Pa B.Sc"
    memory, _ = watch(line, "star take 1,draw", 2)
    assert memory.top == ["B.Sc"]
    assert memory.held[1] == Counter({"Y.Pa": 1})


def test_c31_a_rebuilt_deck_is_unknown_again() -> None:
    memory, _ = watch("A {P.Ca R.Ro}; pile B.Ro R.Ro B.1 R.1; deck -", "play P.Ca,draw,pass,draw,pass,draw", 1)
    assert memory.bottom == []
    assert memory.held[1] + memory.held[2] == Counter({"R.1": 1, "P.Ca": 1})


def test_a_sampled_world_keeps_what_is_known() -> None:
    options = GAME.options(3, {})
    for seed in range(30):
        events = Events()
        state = GAME.setup(options, SearchRng(seed), events)
        memory = GAME.bot.memory(0, options)
        rng = SearchRng(seed)
        for _ in range(120):
            memory.observe(events.heard_by(0))
            events.clear()
            if GAME.to_act(state) is None:
                break
            world = GAME.bot.sample(GAME.view(state, 0), memory, SearchRng(seed))
            assert GAME.notation.field(world, "count *.*") == "80"
            known = len(memory.bottom)
            assert (
                known == 0
                or GAME.notation.field(world, "deck").split()[-1] == GAME.notation.field(state, "deck").split()[-1]
            )
            actions = GAME.legal_moves(state)
            GAME.apply(state, actions[rng.below(len(actions))], events)


def test_worlds_differ_where_nothing_is_known() -> None:
    state = GAME.setup(GAME.options(3, {}), SearchRng(1))
    view = GAME.view(state, 0)
    memory = GAME.bot.memory(0, state.options)
    assert len({str(GAME.bot.sample(view, memory, SearchRng(seed))) for seed in range(20)}) == 20
