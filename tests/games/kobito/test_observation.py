"""Kobito: an observation tells the whole view, and what a memory keeps of kobitos and gold."""

import pytest

from smallbox.games.kobito import GAME
from smallbox.games.kobito.rules.cards import CODES, gold_card
from tests.conformance.test_observations import Watched


def rows(numbers: list[int], width: int) -> list[list[int]]:
    return [numbers[at : at + width] for at in range(0, len(numbers), width)]


@pytest.mark.parametrize("opt", ["", "hidden_piles=on"])
def test_an_observation_tells_the_whole_view(opt: str) -> None:
    """Decoded, it is the view of the seat, field by field; V7 hides nothing from a memory."""
    kinds = sorted(set(GAME.options(3, {}).data.gold))
    for seed in range(3):
        table = Watched(GAME, 3, opt, seed)
        for number in range(80):
            seat = number % 3
            view, memory = GAME.view(table.state, seat), table.memories[seat]
            fields = table.layout.decode(table.seen(seat))
            others = [(seat + steps) % 3 for steps in range(3)]
            assert fields["hand"] == counts(view.hand or [])
            assert fields["hand_sizes"] == [view.hand_sizes[other] for other in others]
            assert fields["known_kobitos"] == [memory.known_kobitos[other] for other in others[1:]]
            assert [fields[name] for name in ("minimum", "done", "idle")] == [[view.minimum], [view.done], [view.idle]]
            assert fields["moved"] == [int(view.moved)]
            assert [fields["deck"], fields["gold_deck"]] == [[view.deck], [view.gold_deck]]
            assert sum(fields["discard"]) == view.discard_size
            assert [sum(row) for row in rows(fields["paid"], 14)] == [view.paid_sizes[other] for other in others]
            won = [
                [kinds[at] for at, times in enumerate(row) for _ in range(times)]
                for row in rows(fields["won"], len(kinds))
            ]
            assert won == [sorted(memory.won[other]) for other in others]
            for slot, gold in enumerate(view.gold):
                if gold is not None:
                    worth, need = fields["gold_value"][2 * slot + 1], fields["gold_need"][2 * slot + 1]
                    assert gold_card(worth, need) == gold_card(gold.value, gold.need)
            lain = [gold.rainbow if gold else [] for gold in view.gold]
            lain += [rainbow for other in others for rainbow in view.studios[other]]
            assert fields["lengths"] == [len(rainbow) for rainbow in lain]
            for rainbow, codes, low in zip(lain, rows(fields["rainbows"], 24), rows(fields["low_wants"], 12)):
                shown = [2 if place.kobito else 1 if not place.pairs else 2 + place.pairs for place in rainbow]
                assert [code for code in codes if code] == shown
                if rainbow:
                    assert low.index(1) + 1 == (rainbow[0].number - 2) % 12 + 1
            if not table.play():
                break


def counts(cards: list[str]) -> list[int]:
    found = [0] * 14
    for card in cards:
        found[CODES[card]] += 1
    return found
