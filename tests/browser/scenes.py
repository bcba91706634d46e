"""Positions that are hard to lay out: most players, longest rainbows, fullest hands, and all that may be asked."""

from collections.abc import Iterator
from random import Random

import smallbox
from smallbox.games.hat.messages import OpenGift
from smallbox.games.hat.messages import View as HatView
from smallbox.games.kanobu.messages import View as KanobuView
from smallbox.games.kobito.messages import Place
from smallbox.games.kobito.messages import View as KobitoView
from tests.browser.staged import Scene, altered, played

#: the most people that a game takes
MOST = {"kobito": 6, "kanobu": 8, "hat": 8}
#: what Kanobu may ask of a seat
PHASES = ("TURN", "DRAWN", "RESPOND", "PAY", "STAR", "COLOUR")


def scenes(game: str, players: int) -> list[Scene]:
    """What a table of so many players may look like from one seat."""
    return {"kobito": kobito, "kanobu": kanobu, "hat": hat}[game](players)


def kobito(players: int) -> list[Scene]:
    """A game among chance players, and a table on which every easel is in use."""
    told = played("kobito", players, seed=3)
    middle = told[1]
    assert isinstance(middle.view, KobitoView)
    lengths = ((9, 5, 3, 2), (6, 4, 3, 2), (12, 3, 2, 4))
    studios = [
        [rainbow(4 * seat + slot, length) for slot, length in enumerate(lengths[seat % 3])] for seat in range(players)
    ]
    full = altered(
        middle,
        "full",
        studios=studios,
        hand=["12", "11", "10", "K", "R"],
        scores=[38] * players,
        won_sizes=[7] * players,
        paid_sizes=[4] * players,
        minimum=2,
        done=4,
    )
    return [*told, full]


def rainbow(start: int, length: int) -> list[Place]:
    """Numbers in a row, a kobito among them, and one place that is replaced."""
    return [Place((start + index) % 12 + 1, index == 1, 1 if index == length - 1 else 0) for index in range(length)]


def kanobu(players: int) -> list[Scene]:
    """A game among chance players, and the fullest hand at everything that may be asked."""
    fullest: dict[str, Scene] = {}
    for seed in range(6):
        for scene in turns("kanobu", players, seed):
            assert isinstance(scene.view, KanobuView)
            best = fullest.get(scene.view.phase)
            if best is None or held(scene) > held(best):
                fullest[scene.view.phase] = scene._replace(name=scene.view.phase.lower())
    return [*played("kanobu", players, seed=2), *(fullest[phase] for phase in PHASES if phase in fullest)]


def held(scene: Scene) -> int:
    assert isinstance(scene.view, KanobuView)
    return len(scene.view.hand or [])


def turns(game: str, players: int, seed: int) -> Iterator[Scene]:
    """Every turn of a game among chance players, as the seat sees it whose turn it is."""
    position = smallbox.Position.new(game, players=players, seed=seed)
    chance = Random(seed)
    while not position.is_over and len(position.history) < 300:
        you = position.to_act
        assert you is not None
        view = position.view(you)
        yield Scene(view.phase if isinstance(view, KanobuView) else game, view, players, you)
        position.play(chance.choice(view.moves))


def hat(players: int) -> list[Scene]:
    """The first look, a gift to name, a gift to answer for, and others who give to each other."""
    found: dict[str, Scene] = {}
    for seed in range(6):
        for scene in turns("hat", players, seed):
            assert isinstance(scene.view, HatView)
            # The later the better: penalties lie there.
            found[scene.view.phase] = scene._replace(name=scene.view.phase.lower())
    answer = found["ANSWER"]
    view = answer.view
    assert isinstance(view, HatView)
    others = (view.seat or 0) + 1
    look = altered(
        answer,
        "look",
        phase="LOOK",
        to_act=None,
        moves=[],
        offer=None,
        columns=[
            [OpenGift(view.catalogue[seat * 2 + place]) for place in range(2 if players == 2 else 1)]
            for seat in range(players)
        ],
        penalties=[[] for _ in range(players)],
    )
    penalties = [view.catalogue[: 2 + (seat % 2 == 0 and seat != answer.you)] for seat in range(players)]
    watching = altered(answer, "others", moves=[], penalties=penalties)._replace(you=others % players)
    return [
        look,
        *(altered(found[phase], phase.lower(), penalties=penalties) for phase in ("CLAIM", "ANSWER")),
        watching,
    ]
