"""Who plays: a person, bots in the other chairs, and the game between them, recorded."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from smallbox.bots import find_bot
from smallbox.bots.daily import NODES, DailyDeal, daily_budget
from smallbox.core.bot import Bot, Budget
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move, View
from smallbox.core.recorder import Recorder
from smallbox.position import Position
from smallbox.text import Speech

#: the chair of the person
ME = 0


@dataclass(frozen=True)
class Chair:
    """A name, and the bot that plays there; None is a person."""

    name: str
    bot: str | None

    @property
    def tag(self) -> str:
        """As a record names the player."""
        return self.name if self.bot is None else f"{self.name}, {self.bot} (bot)"


class Party:
    """One game among a person and bots; the bots hear what their seats hear."""

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        chairs: Sequence[Chair],
        seed: str,
        salt: str,
        daily: DailyDeal | None = None,
    ) -> None:
        self.game = game
        #: the day's deal that is played, whose bots are the same everywhere
        self.daily = daily
        self.budget = Budget() if daily is None else daily_budget(NODES)
        self.options = options
        self.chairs = chairs
        tags = [chair.tag for chair in chairs]
        self.position = Position(Recorder(game, options, tags, seed, salt, deal="" if daily is None else daily.code))
        self.bots = [self.seat_bot(seat, chair, seed) for seat, chair in enumerate(chairs)]
        self.tell()

    def seat_bot(self, seat: int, chair: Chair, seed: str) -> Bot | None:
        if chair.bot is None:
            return None
        if self.daily is not None:
            return self.daily.bot(seat, chair.bot)
        digest = sha256(f"bot {seat} {seed}".encode("ascii")).digest()
        return find_bot(self.game, chair.bot)(seat, self.options, int.from_bytes(digest[:6], "big"))

    def speech(self, language: str) -> Speech:
        return Speech(language, [chair.name for chair in self.chairs])

    def tell(self) -> None:
        """Let the bots hear of the last move."""
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                bot.observe(self.position.events(seat))

    def view(self) -> View:
        """What the person may see."""
        return self.position.view(ME)

    def heard(self) -> list[Event]:
        """What the person heard of the last move."""
        return self.position.events(ME)

    def make(self, move: Move) -> None:
        """Carry a move of the seat to act out and let everybody hear of it. Raises Refused."""
        self.position.play(move)
        self.tell()

    def let_bot_move(self, seat: int) -> bool:
        """Let the bot of a seat make its move; False where a person sits."""
        bot = self.bots[seat]
        if bot is not None:
            self.make(bot.choose(self.position.view(seat), self.budget))
        return bot is not None
