"""One life of a server: a hall with everything in flight, thrown away by a crash."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from smallbox.bots import find_bot
from smallbox.core.bot import Budget
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from smallbox.tables import entries
from smallbox.tables.effects import Listing, Row, Think, Thought
from smallbox.tables.hall import Hall
from smallbox.tables.seats import hash_of
from smallbox.wire import http
from tests.simulation.secrecy import check_cards

if TYPE_CHECKING:
    from tests.simulation.world import World

#: (code, seat), a seat, or an error
Reply = Callable[[Any], None]


class Server:
    """The effects of a hall, and the thin layer that calls it."""

    def __init__(self, world: "World", kind: type[Hall]) -> None:
        self.world = world
        self.is_dead = False
        self.hall = kind(self)
        self.making: set[str] = set()
        #: the bot workers' memory: what each bot has heard
        self.bots: dict[tuple[str, int, int], tuple[Any, int]] = {}
        self._armed: int | None = None

    def call(self, ask: Callable[[Hall, int], None]) -> None:
        """Tell the hall something, unless it is gone; then see when it wants to be woken."""
        if self.is_dead:
            return
        ask(self.hall, self.world.scheduler.now)
        wake = self.hall.next_wake()
        if wake is not None and (self._armed is None or wake < self._armed):
            self._armed = wake
            self.world.scheduler.after(wake - self.world.scheduler.now, lambda: self._tick(wake))

    def _tick(self, at: int) -> None:
        if self._armed == at:
            self._armed = None
            self.call(lambda hall, now: hall.tick(now))

    # Requests over HTTP.

    def create(self, body: http.CreateTable, reply: Reply) -> None:
        maker = hash_of(body.secret)
        found = self.world.store.made_by(maker)
        if found is not None:
            reply((found.code, 0))
        elif maker not in self.making:
            self.making.add(maker)

            def made(answer: Any) -> None:
                self.making.discard(maker)
                reply(answer)

            self.call(lambda hall, now: hall.create(body, made, now))

    def join(self, code: str, body: http.JoinTable | http.TakeOver, reply: Reply) -> None:
        self.call(lambda hall, now: hall.join(code, body, reply, now))

    # Effects.

    def append(self, table: str, rows: list[Row], listing: Listing | None) -> None:
        if self.world.is_tracing:
            for row in rows:
                entry = entries.read_entry(row.body)
                self.world.log(f"append {table} {row.seq} {entry.id} {entry.fact}")
        self.world.store.append(table, rows, listing, lambda answer: self._answer(table, answer))

    def _answer(self, table: str, answer: str) -> None:
        if answer == "stored":
            self.call(lambda hall, now: hall.stored(table, now))
        else:
            self.call(lambda hall, now: hall.not_stored(table, now, is_conflict=answer == "conflict"))

    def load(self, table: str) -> None:
        self.world.scheduler.fly(self.world.faults.commit_takes(), lambda: self._read(table))

    def _read(self, table: str) -> None:
        if self.world.faults.disk_fails():
            self.world.log(f"{table} cannot be read")
            self.call(lambda hall, _: hall.not_loaded(table))
            return
        rows = list(self.world.store.rows.get(table, ()))
        self.world.scheduler.fly(
            self.world.faults.commit_takes(), lambda: self.call(lambda hall, now: hall.loaded(table, rows, now))
        )

    def relist(self, listing: Listing) -> None:
        def write() -> None:
            if not self.is_dead:
                self.world.store.listings[listing.code] = listing

        self.world.scheduler.fly(self.world.faults.commit_takes(), write)

    def forget(self, table: str, seq: int) -> None:
        def erase() -> None:
            if not self.is_dead:
                self.world.store.forget(table, seq)

        self.world.scheduler.fly(self.world.faults.commit_takes(), erase)

    def think(self, think: Think) -> None:
        check_cards(msgspec.json.encode(think.batches), think.seat)
        self.world.scheduler.fly(self.world.faults.thinking(), lambda: self._thought(think))

    def entropy(self, size: int) -> bytes:
        return self.world.entropy.randbytes(size)

    def _thought(self, think: Think) -> None:
        if self.is_dead:
            return
        move = None
        if self.world.faults.worker_dies():
            self.bots.clear()
        else:
            move = self._choose(think)
        answer = Thought(think.table, think.play, think.made, think.seat, move)
        self.call(lambda hall, now: hall.thought(answer, now))

    def _choose(self, think: Think) -> bytes | None:
        """The bot's move, if it has heard everything before."""
        key = (think.table, think.play, think.seat)
        bot, heard = self.bots.get(key, (None, -1))
        if think.since == 0:
            game = GAMES[think.game]
            level = "random" if self.world.has_cheap_bots else think.level
            options = game.options(think.players, read_options(think.options))
            bot = find_bot(game, level)(think.seat, options, think.seed)
        elif heard != think.since:
            return None
        for batch in think.batches:
            bot.observe(batch)
        self.bots[key] = (bot, think.made)
        return msgspec.json.encode(bot.choose(think.view, Budget(nodes=20)))
