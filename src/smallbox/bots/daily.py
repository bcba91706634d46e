"""The daily deal of a game: how many play, which bots, how they think, and what the strongest makes of it.

Nothing in it is chosen on the day (docs/daily.md), so that the same moves meet the same answers anywhere.
"""

from typing import Any, NamedTuple

from smallbox.bots import bots_of, find_bot, usual_level
from smallbox.core.bot import Bot, Budget
from smallbox.core.daily import daily_code, daily_dice, daily_seed
from smallbox.core.game import AnyGame
from smallbox.core.messages import Outcome
from smallbox.core.recorder import Recorder

#: the person's seat
MINE = 0
SEATS = 4
#: how many nodes the day's bots look at, and the strongest one in the person's place: as many on every machine
NODES = 200
EXPERT_NODES = 600
#: seats of a table, so that each has dice of its own
MOST_SEATS = 8


class DailyDeal(NamedTuple):
    """All that is fixed of a day's game."""

    game: AnyGame
    #: 2026-11-17
    day: str
    seats: int
    #: of the other seats
    level: str
    seed: str
    #: hexadecimal digits
    dice: str

    @property
    def code(self) -> str:
        return daily_code(self.game.name, self.day)

    @property
    def options(self) -> Any:
        """The game's usual rules."""
        return self.game.options(self.seats, {})

    @property
    def expert(self) -> str:
        """The bot that plays in the person's place: the expert, or the last one where a game has none of that name."""
        levels = list(bots_of(self.game))
        return "expert" if "expert" in levels else levels[-1]

    def dice_of(self, seat: int) -> int:
        return int(self.dice, 16) * MOST_SEATS + seat

    def bot(self, seat: int, level: str) -> Bot:
        return find_bot(self.game, level)(seat, self.options, self.dice_of(seat))


class DailyResult(NamedTuple):
    """How it went for the person's seat."""

    #: from 1, shared where level; None where it was not won and nothing counts behind the winner
    place: int | None
    #: None where the game has none
    score: int | None


def daily_deal(game: AnyGame, day: str) -> DailyDeal:
    seed = daily_seed(game.name, game.rules_version, day)
    seats = max(game.fewest_players, min(SEATS, game.most_players))
    return DailyDeal(game, day, seats, usual_level(game), seed, daily_dice(seed))


def daily_budget(nodes: int) -> Budget:
    """So many nodes for each move, whatever was thought before it: a bot that is made anew goes on the same."""
    return Budget(nodes=nodes, is_alone=True)


def play_as_expert(deal: DailyDeal) -> Outcome:
    """The day's game with the strongest bot in the person's place."""
    recorder = Recorder(deal.game, deal.options, [""] * deal.seats, deal.seed)
    bots = [deal.bot(seat, deal.expert if seat == MINE else deal.level) for seat in range(deal.seats)]
    _tell(bots, recorder)
    while (seat := recorder.to_act) is not None:
        budget = daily_budget(EXPERT_NODES if seat == MINE else NODES)
        recorder.make(seat, bots[seat].choose(recorder.view(seat), budget))
        _tell(bots, recorder)
    outcome = recorder.outcome
    assert outcome is not None
    return outcome


def result_of(outcome: Outcome) -> DailyResult:
    """Places are counted by how close a score is to the winner's."""
    scores = outcome.scores
    score = None if scores is None else scores[MINE]
    if MINE in outcome.winners:
        return DailyResult(1, score)
    if scores is None or not outcome.winners:
        return DailyResult(None, score)
    best = scores[outcome.winners[0]]
    before = [
        seat in outcome.winners or abs(each - best) < abs(scores[MINE] - best) for seat, each in enumerate(scores)
    ]
    return DailyResult(1 + sum(before), score)


def _tell(bots: list[Bot], recorder: Recorder) -> None:
    for seat, bot in enumerate(bots):
        bot.observe(recorder.events.heard_by(seat))
