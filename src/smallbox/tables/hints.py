"""Hints: a good move for whoever asks in their turn, from a strong bot that is told what their seat was told."""

from typing import NamedTuple

import msgspec

from smallbox.bots import bots_of
from smallbox.core.messages import Move
from smallbox.tables.decide import Entropy
from smallbox.tables.decision import Decision
from smallbox.tables.effects import Effects, Thought, Tip
from smallbox.tables.requests import Guest, SocketRequest, answer_to
from smallbox.tables.table import Table
from smallbox.wire import client, server
from smallbox.wire.codec import NotPossible, decode_move, encode

#: for how long a bot may think about a hint, in milliseconds
THINKING = 1000
#: Whoever has waited for this long hears that there is none: before their page takes the connection for lost.
PATIENCE = 7000
NO_HINT = NotPossible("no-hint")
#: a position: the game of the table, the seat to act, and how much has been told
Key = tuple[int, int, int]


class Asker(NamedTuple):
    """Who waits for a hint, the id of the message that asked for it, and what it asked about."""

    guest: Guest
    id: str
    #: None where the message came before: then it is about the present
    key: Key | None


class Known(NamedTuple):
    """The hint of a position."""

    key: Key
    move: Move
    tip: Tip


class HintDesk:
    """What a room knows of hints: who waits for one, what is being thought about, and the last one."""

    __slots__ = ("asked_at", "key", "known", "waiting")

    def __init__(self) -> None:
        self.waiting: list[Asker] = []
        self.key: Key | None = None
        self.asked_at = 0
        self.known: Known | None = None

    def refuse(self, why: NotPossible) -> None:
        """Nobody gets a hint."""
        waiting, self.waiting = self.waiting, []
        for asker in waiting:
            asker.guest.send(encode(answer_to(asker.id, why)))


class HintRequest(SocketRequest):
    """Somebody asks for a hint: once it is stored that they did, they wait for it."""

    __slots__ = ("desk", "key")

    def __init__(
        self,
        guest: Guest,
        message: client.AskHint,
        entropy: Entropy,
        desk: HintDesk,
    ) -> None:
        super().__init__(guest, message, entropy)
        self.desk = desk
        self.key: Key | None = None

    def decide(self, table: Table, seat: int | None, now: int) -> Decision:
        self.key = key_of(table)
        return super().decide(table, seat, now)

    def done(self, version: int, code: str) -> None:
        self.desk.waiting.append(Asker(self.guest, self.id, self.key))


class Hints:
    """Has a strong bot asked, once for every position, and answers everybody who waits."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.patience = PATIENCE

    def look(self, desk: HintDesk, table: Table, now: int) -> int | None:
        """Answer whom there is an answer for; when to look again, if anybody waits for one."""
        if not desk.waiting:
            return None
        key = key_of(table)
        # Nobody is taken off the list before all are looked at: a table that breaks meanwhile must not lose them.
        stale: list[Asker] = []
        kept: list[Asker] = []
        for asker in desk.waiting:
            # Somebody has moved since, or sits elsewhere.
            is_stale = key is None or asker.key not in (None, key) or table.seat_of(asker.guest.hashed) != key[1]
            (stale if is_stale else kept).append(asker)
        desk.waiting = kept
        for asker in stale:
            asker.guest.send(encode(answer_to(asker.id, NO_HINT)))
        if key is None or not desk.waiting:
            return None
        if desk.known is not None and desk.known.key == key:
            self._answer(desk, desk.known, table.version)
            return None
        if desk.key != key:
            desk.key, desk.asked_at = key, now
            # Of what the seat was told nothing is kept between two hints.
            self.effects.think(table.question(key[1], adviser(table), 0, THINKING, "hint"))
        elif now >= desk.asked_at + self.patience:
            desk.key = None
            desk.refuse(NO_HINT)
            return None
        return desk.asked_at + self.patience

    def thought(self, desk: HintDesk, table: Table, thought: Thought) -> None:
        """Keep what a bot would do; one that comes late, or twice, is of no use."""
        if desk.key != (thought.play, thought.seat, thought.made):
            return
        key, desk.key = desk.key, None
        found = None if key != key_of(table) else _read(table, key, thought.move)
        if found is None:
            desk.refuse(NO_HINT)
        else:
            desk.known = found

    def _answer(self, desk: HintDesk, known: Known, version: int) -> None:
        waiting, desk.waiting = desk.waiting, []
        for asker in waiting:
            tip = known.tip
            asker.guest.send(encode(server.Hint(asker.id, version, known.move, round(100 * tip.chance), tip.why)))


def adviser(table: Table) -> str:
    """The level of the bot that gives hints: expert, or the strongest there is."""
    levels = list(bots_of(table.game))
    return "expert" if "expert" in levels else levels[-1]


def key_of(table: Table) -> Key | None:
    """The position that a hint would be about."""
    position = table.position()
    return None if position is None else (table.plays, *position)


def _read(table: Table, key: Key, said: bytes | None) -> Known | None:
    if said is None or table.play is None:
        return None
    try:
        tip = msgspec.json.decode(said, type=Tip)
        move = decode_move(table.game, bytes(tip.move))
        refusal = table.play.check(key[1], move)
    except Exception:  # noqa: BLE001 whatever a bot says, it is no more than a wrong answer
        return None
    return None if refusal is not None else Known(key, move, tip)
