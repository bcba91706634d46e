"""The strongest bot plays the day's deals, once each, in the processes where all bots think."""

import structlog

from smallbox.bots.daily import EXPERT_NODES, MINE, NODES, DailyDeal, result_of
from smallbox.core.messages import Outcome
from smallbox.server.bot_pool import BotPool
from smallbox.server.deal_store import DealStore
from smallbox.tables.effects import Think
from smallbox.tables.running_game import RunningGame
from smallbox.wire.codec import decode_move

log = structlog.get_logger("smallbox.expert_games")
#: whose turn it is in the queue of bots: one more among those who make tables
OWNER = "the day's deals"
#: how long one move may take where the machine has much to do, in milliseconds; it is nodes that are counted
PATIENCE = 3000


class NoExpert(Exception):
    """A bot did not answer: the game is given up, and played again when somebody opens the day's deal."""


class ExpertGames:
    """Plays a day's deal and keeps the result; whoever asks meanwhile waits for nothing."""

    def __init__(self, pool: BotPool, store: DealStore) -> None:
        self.pool = pool
        self.store = store
        self._playing: set[str] = set()

    async def play(self, deal: DailyDeal) -> None:
        """Play a deal to its end, unless it is being played. Another node may do the same, and finds the same."""
        if deal.code in self._playing:
            return
        self._playing.add(deal.code)
        try:
            outcome = await self._play(deal)
        except NoExpert:
            log.warning("the day's deal was not played to its end", deal=deal.code)
            return
        finally:
            self._playing.discard(deal.code)
        await self.store.judge(deal.code, *result_of(outcome))

    async def _play(self, deal: DailyDeal) -> Outcome:
        game = RunningGame(deal.game, deal.options, [""] * deal.seats, (deal.seed, ""), [""] * deal.seats)
        told = [0] * deal.seats
        while (outcome := game.outcome) is None:
            seat = game.to_act
            assert seat is not None
            since, told[seat] = told[seat], game.number_told()
            thought = await self.pool.ask(
                Think(
                    table=deal.code,
                    play=1,
                    made=told[seat],
                    game=deal.game.name,
                    players=deal.seats,
                    options=game.options_text,
                    seat=seat,
                    level=deal.expert if seat == MINE else deal.level,
                    seed=deal.dice_of(seat),
                    since=since,
                    batches=game.heard(seat, since),
                    view=game.view(seat),
                    milliseconds=PATIENCE,
                    nodes=EXPERT_NODES if seat == MINE else NODES,
                ),
                OWNER,
            )
            if thought.move is None:
                raise NoExpert
            move = decode_move(deal.game, thought.move)
            game.make(seat, deal.game.notation.write_move(move), 0, None)
        return outcome
