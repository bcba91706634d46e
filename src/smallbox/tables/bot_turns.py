"""Whose turn a bot plays: asked with what its seat may know, answered at a human pace."""

from hashlib import blake2b
from typing import NamedTuple

from smallbox.core.messages import Move
from smallbox.tables import clock
from smallbox.tables.effects import Effects, Thought
from smallbox.tables.pace import BOT_PACES, Share
from smallbox.tables.requests import BotMoveRequest
from smallbox.tables.room import Room
from smallbox.tables.table import Table
from smallbox.wire.codec import decode_move

#: how often a bot may fail before any legal move is made for it
MOST_FAILURES = 2
#: a bot that has not answered for this long has failed, in milliseconds
PATIENCE = 30_000


class BotTiming(NamedTuple):
    """How long bots take for a move, and may think about it, in milliseconds."""

    shortest: int = 900
    longest: int = 1900
    thinking: int = 600


class BotTurns:
    """Lets bots think, and keeps their moves until it is time to make them."""

    def __init__(self, effects: Effects, bot_timing: BotTiming) -> None:
        self.effects = effects
        self.bot_timing = bot_timing
        self.patience = PATIENCE

    def look(self, room: Room, table: Table, now: int) -> int | BotMoveRequest | None:
        """The move to make now, the time at which to look again, or None where no bot is to move."""
        bot = clock.bot_to_move(table)
        if bot is None or table.play is None:
            room.thinking = room.thought = None
            room.is_hurried = False
            return None
        key = (table.plays, table.play.number_told(), bot[0])
        if room.thinking != key:
            room.thinking, room.thought, room.failures = key, None, 0
            room.turn_began = max(table.at, now)
            self._think(room, table, *bot, now)
        if room.thought is None and now >= room.asked_at + self.patience:
            self.failed(room, table, now)
        if room.thought is None:
            return room.asked_at + self.patience
        # The pace may have changed since the bot began to think.
        act_at = room.turn_began + self._takes(room, table)
        if now < act_at:
            return act_at
        move, room.thought = room.thought, None
        return BotMoveRequest(*key, move)

    def _takes(self, room: Room, table: Table) -> int:
        """How long a bot takes: by lot from the table's own numbers, whatever the bot holds."""
        lot = blake2b(f"{table.bot_seed} {room.thinking}".encode(), digest_size=4).digest()
        least, most = self.bot_timing.shortest, self.bot_timing.longest
        whole = least + (most - least) * int.from_bytes(lot, "big") // 2**32
        return int(whole * share(room, table).waiting)

    def _think(self, room: Room, table: Table, seat: int, level: str, now: int) -> None:
        room.asked_at = now
        since = room.told.get(seat, 0)
        milliseconds = max(1, int(self.bot_timing.thinking * share(room, table).thinking))
        asked = table.question(seat, level, since, milliseconds)
        room.told[seat] = asked.made
        self.effects.think(asked)

    def thought(self, room: Room, table: Table, thought: Thought, now: int) -> None:
        """Keep a bot's answer; one that is late, or comes twice, is of no use."""
        if room.thinking != (thought.play, thought.made, thought.seat) or table.play is None:
            return
        move = _legal(table, thought)
        if move is not None:
            room.thought = move
        elif room.thought is None:
            self.failed(room, table, now)

    def failed(self, room: Room, table: Table, now: int) -> None:
        """Ask again where a bot has no answer, and in the end do without it."""
        bot = clock.bot_to_move(table)
        if bot is None or table.play is None:
            return
        # It lacks what happened before, or failed: it is told everything.
        room.told.pop(bot[0], None)
        room.failures += 1
        if room.failures <= MOST_FAILURES:
            self._think(room, table, *bot, now)
            return
        room.asked_at = now
        moves = table.play.view(bot[0]).moves
        # Another one each time, should the first be what fails.
        room.thought = moves[(room.failures - MOST_FAILURES - 1) % len(moves)]


def share(room: Room, table: Table) -> Share:
    """How much of their time bots use at a table: all of it where nobody plays who could want them to hurry."""
    if not any(table.at_seat(number).is_playing for number in room.connected):
        return BOT_PACES["thoughtful"]
    return BOT_PACES["instant" if room.is_hurried else table.settings.bot_pace]


def _legal(table: Table, thought: Thought) -> Move | None:
    if thought.move is None or table.play is None:
        return None
    try:
        move = decode_move(table.game, thought.move)
        refusal = table.play.check(thought.seat, move)
    except Exception:  # noqa: BLE001 whatever a bot says, it is no more than a wrong answer
        return None
    return move if refusal is None else None
