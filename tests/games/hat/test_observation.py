"""That's Not a Hat: an observation tells the whole view, and every face that was ever shown."""

import pytest

from smallbox.games.hat import GAME
from smallbox.games.hat.messages import OpenGift
from tests.conformance.test_observations import Watched


@pytest.mark.parametrize("players", [2, 4])
def test_an_observation_tells_the_view_and_every_face_once_shown(players: int) -> None:
    for seed in range(3):
        table = Watched(GAME, players, "", seed)
        codes = table.options.data.codes
        for number in range(60):
            seat = number % players
            view, memory = GAME.view(table.state, seat), table.memories[seat]
            if view.outcome is not None:
                break
            fields = table.layout.decode(table.seen(seat))
            others = [(seat + steps) % players for steps in range(players)]
            faces = memory.faces(view.columns)
            cells = table.options.gifts_each + 1
            for steps, other in enumerate(others):
                for index, cell in enumerate(view.columns[other]):
                    at = 6 * (steps * cells + index)
                    lies, is_up, arrow, colour, high, low = fields["columns"][at : at + 6]
                    assert lies == 1
                    assert codes[256 * high + low - 1] == faces[other][index]
                    if isinstance(cell, OpenGift):
                        assert (is_up, arrow, colour) == (1, 0, 0)
                    else:
                        assert (is_up, arrow, colour) == (0, int(cell.arrow == "right"), int(cell.colour == "white"))
            assert fields["scores"] == [len(view.penalties[other]) for other in others]
            assert named(codes, fields["catalogue"]) == sorted(view.catalogue)
            assert named(codes, fields["shop_top"]) == [view.shop_top]
            offer = view.offer
            assert offer is not None
            assert fields["giver"].index(1) == (offer.giver - seat) % players
            assert fields["receiver"].index(1) == (offer.receiver - seat) % players
            assert named(codes, fields["claim"]) == ([offer.claim] if offer.claim else [])
            assert named(codes, fields["offer"]) == [memory.shown if offer.from_shop else faces[offer.giver][0]]
            assert fields["passes"] == list(divmod(view.passes, 256))
            if not table.play():
                break


def named(codes: list[str], marks: list[int]) -> list[str]:
    return sorted(codes[gift] for gift, mark in enumerate(marks) if mark)
