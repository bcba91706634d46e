"""Kanobu: what is remembered of hidden cards is what the bots' memory keeps from events alone."""

import pytest

from smallbox.core.notation import read_options
from smallbox.games.kanobu import GAME
from tests.conformance.test_observations import Watched

OPTIONS = ["", "starRest=top", "starRest=shuffle", "idleCancel=stays", "data=kanobu-deckA"]


@pytest.mark.parametrize("opt", OPTIONS)
@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.compiled)])
def test_what_everybody_saw_is_what_a_memory_keeps(opt: str, players: int) -> None:
    names = GAME.options(players, read_options(opt)).data.faces.names
    known = 0
    for seed in range(2):
        table = Watched(GAME, players, opt, seed)
        for _ in range(160):
            memory = table.memories[0]
            fields = table.layout.decode(table.seen(0))
            deck = table.state.deck_size
            under = [names[number - 1] for number in fields["under_deck"] if number]
            on = [names[number - 1] for number in fields["on_deck"] if number]
            assert under == (memory.bottom[-deck:] if deck else [])[::-1]
            assert on == memory.top
            for seat in range(1, players):
                held = fields["known"][(seat - 1) * len(names) : seat * len(names)]
                assert {names[card]: number for card, number in enumerate(held) if number} == dict(+memory.held[seat])
                known += sum(held)
            known += len(under) + len(on)
            if not table.play():
                break
    assert known > 20


def test_an_observation_tells_the_whole_view() -> None:
    """Decoded, it is the view of the seat, field by field."""
    names = GAME.options(4, {}).data.faces.names
    for seed in range(2):
        table = Watched(GAME, 4, "", seed)
        for number in range(90):
            seat = number % 4
            view = GAME.view(table.state, seat)
            fields = table.layout.decode(table.seen(seat))
            assert sorted(name for card, name in enumerate(names) for _ in range(fields["hand"][card])) == view.hand
            assert fields["sizes"] == [view.sizes[(seat + steps) % 4] for steps in range(4)]
            assert [code for code in fields["pile_order"] if code] == [code_of(names, card) for card in view.pile[::-1]]
            assert fields["deck_size"] == [view.deck]
            assert fields["clockwise"] == [int(view.clockwise)]
            assert fields["undo"] == [int(view.undo)]
            assert fields["quiet"] == [view.quiet]
            assert fields["made"] == list(divmod(view.made, 256))
            assert [names[at % len(names)] for at, one in enumerate(fields["open"]) if one] == view.open
            assert [("Ro", "Pa", "Sc")[at % 3] for at, one in enumerate(fields["paid"]) if one] == view.paid
            assert [names[card] for card, one in enumerate(fields["drawn"]) if one] == [view.drawn] * bool(view.drawn)
            demand = view.demand
            assert fields["links"] == [demand.links if demand else 0]
            assert fields["price"] == [demand.amount if demand else 0]
            if demand:
                assert fields["by"].index(1) == (demand.by - seat) % 4
            if view.to_act is not None:
                assert fields["to_act"].index(1) == (view.to_act - seat) % 4
            if not table.play():
                break


def code_of(names: list[str], card: str) -> int:
    """A pile entry: its face, or one of the four numbers after the faces for a Change colour with its colour."""
    face, _, named = card.partition("[")
    return len(names) + "BGRY".index(named[0]) + 1 if named else names.index(face) + 1
