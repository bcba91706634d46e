"""How people of a group have done: games, wins, form, and ratings by openskill's Plackett-Luce model.

People are rated by their order among each other. Bots and whoever was erased are left out, so a game counts when two
people or more were in it.
"""

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce
from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

from smallbox.tables.names import NOBODY, name_key
from smallbox.wire.groups import GameStandings, GroupPlayer, GroupRating, GroupResult, Standing

#: openskill begins at 25 with a sigma of 25/3; on the page that reads 1000 with a margin of 400
START, SCALE = 1000, 24
MU = 25.0
#: so many sigmas are shown as the margin: about 95 %
SIGMAS = 2
FORM = 5
FEWEST_RATED = 2


class Finish(NamedTuple):
    """A game as one person sees it afterwards."""

    at: int
    place: int | None


class Person:
    """Somebody's games so far, of one kind or of all."""

    def __init__(self, model: PlackettLuce, name: str) -> None:
        self.name = name
        self.finishes: list[Finish] = []
        self.skill: PlackettLuceRating = model.rating()
        self.rated = 0

    def standing(self) -> Standing:
        return Standing(
            name=self.name,
            games=len(self.finishes),
            wins=sum(each.place == 1 for each in self.finishes),
            form=[each.place for each in self.finishes[: -FORM - 1 : -1]],
            last=self.finishes[-1].at,
            rating=self.rating() if self.rated else None,
        )

    def rating(self) -> GroupRating:
        return GroupRating(
            rating=round(START + (self.skill.mu - MU) * SCALE),
            margin=round(SIGMAS * self.skill.sigma * SCALE),
            games=self.rated,
        )


class Ladder:
    """The people of a group by what their names have in common, and what each game changes."""

    def __init__(self) -> None:
        # openskill's own tau: people get better, so a little is never known for sure.
        self._model = PlackettLuce()
        self._people: dict[str, Person] = {}

    def add(self, result: GroupResult) -> None:
        """A game ended: everybody's later than all before."""
        played = {name_key(each.name): each for each in result.players if is_person(each)}
        for key, player in played.items():
            person = self._people.setdefault(key, Person(self._model, player.name))
            # As it was spelled last.
            person.name = player.name
            person.finishes.append(Finish(result.at, player.place))
        rated = {key: player.place for key, player in played.items() if player.place is not None}
        if len(rated) >= FEWEST_RATED:
            self._rate(rated)

    def _rate(self, places: dict[str, int]) -> None:
        people = [self._people[key] for key in places]
        after = self._model.rate([[each.skill] for each in people], ranks=[float(place) for place in places.values()])
        for person, [skill] in zip(people, after):
            person.skill = skill
            person.rated += 1

    def standings(self) -> list[Standing]:
        """The best rating first; then, without one, whoever has played most."""
        return sorted((each.standing() for each in self._people.values()), key=_order)


def _order(standing: Standing) -> tuple[bool, int, int, str]:
    rating = standing.rating
    return rating is None, 0 if rating is None else -rating.rating, -standing.games, standing.name


def is_person(player: GroupPlayer) -> bool:
    return player.level is None and player.name != NOBODY


def ladders(results: Iterable[GroupResult]) -> tuple[list[Standing], list[GameStandings]]:
    """Standings over all games, and by game; results come in the order in which they ended."""
    overall = Ladder()
    by_game: dict[str, Ladder] = {}
    for result in results:
        overall.add(result)
        by_game.setdefault(result.game, Ladder()).add(result)
    return overall.standings(), [GameStandings(game, by_game[game].standings()) for game in sorted(by_game)]
