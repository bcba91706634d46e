"""One life of a server: a hall with everything in flight, thrown away by a crash."""

from collections.abc import Callable
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from smallbox.bots import find_bot
from smallbox.core.bot import Budget
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from smallbox.tables import entries
from smallbox.tables.effects import Listing, Think, Thought, Told, TurnNotice, Wanted, Writing
from smallbox.tables.facts import GivenDeal, GivenRound
from smallbox.tables.hall import Hall
from smallbox.tables.rooms import MOST_FAULTS
from smallbox.tables.seats import hash_of
from smallbox.wire import http
from tests.simulation.secrecy import check_cards
from tests.simulation.truth import Broken

if TYPE_CHECKING:
    from tests.simulation.world import World

#: what a bot may say that is no move
NONSENSE = (
    b"",
    b"null",
    b"\xff",
    b'{"type":"claim","gift":"zeppelin"}',
    b'{"type":"star_take","slot":9223372036854775808}',
)


class Planted(Exception):
    """A bug that the simulation has put there."""


#: (code, seat), a seat, or an error
Reply = Callable[[Any], None]


class Server:
    """The effects of a hall, and the thin layer that calls it."""

    def __init__(self, world: "World", kind: type[Hall]) -> None:
        self.world = world
        self.is_dead = False
        self.hall = self.make_hall(kind)
        self.hall.on_fault = self._fault
        #: tables that were broken too often: those who are there may be asked to come again
        self.may_give_up: set[str] = set()
        self._broken: dict[str, int] = {}
        #: how far this machine's clock is off
        self.offset = world.faults.clock_is_off_by()
        self.making: dict[str, list[Reply]] = {}
        #: the bot workers' memory: what each bot has heard
        self.bots: dict[tuple[str, int, int, Wanted], tuple[Any, int]] = {}
        self._armed: int | None = None

    def make_hall(self, kind: type[Hall]) -> Hall:
        return kind(self)

    def call(self, ask: Callable[[Hall, int], None]) -> None:
        """Tell the hall something, unless it is gone; then see when it wants to be woken."""
        if self.is_dead:
            return
        now = self.world.scheduler.now + self.offset
        ask(self.hall, now)
        wake = self.hall.next_wake()
        if wake is not None and (self._armed is None or wake < self._armed):
            self._armed = wake
            self.world.scheduler.after(wake - now, lambda: self._tick(wake))

    def _fault(self, table: str, error: Exception) -> None:
        """A bug that was survived: none but those that were planted."""
        if not isinstance(error, Planted):
            raise Broken("fault", f"{table}: {error!r}") from error

    def break_table(self, code: str, verb: str) -> None:
        """Something at a table will fail once, as a bug would."""
        room = self.hall.rooms.get(code)
        if room is None or room.table is None:
            return
        self.world.log(f"{verb} of {code} will break")
        self._broken[code] = self._broken.get(code, 0) + 1
        if self._broken[code] > MOST_FAULTS:
            self.may_give_up.add(code)
        table = room.table

        def fail(*_: Any) -> Any:
            delattr(table, verb)
            raise Planted(verb)

        setattr(table, verb, fail)

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
        elif maker in self.making:
            self.making[maker].append(reply)
        else:
            self.making[maker] = [reply]

            def made(answer: Any) -> None:
                for waiting in self.making.pop(maker):
                    waiting(answer)

            given = known_deal(body) if self.world.has_known_deals else None
            self.call(lambda hall, now: hall.create(body, made, now, given))

    def join(self, code: str, body: http.JoinTable | http.TakeOver, reply: Reply) -> None:
        self.call(lambda hall, now: hall.join(code, body, reply, now))

    def push(self, code: str, body: http.SubscribeToTurns | http.UnsubscribeFromTurns, reply: Reply) -> None:
        self.call(lambda hall, now: hall.push(code, body, reply, now))

    # Effects.

    def append(self, table: str, writing: Writing, told: Told) -> None:
        if self.world.faults.store_raises():
            raise Planted("append")
        if self.world.is_tracing:
            for row in writing.rows:
                entry = entries.read_entry(row.body)
                self.world.log(f"append {table} {row.seq} {entry.id} {entry.fact}")
        self.world.store.append(table, writing, lambda fate: self.call(lambda _, now: told(fate, now)))

    def load(self, table: str) -> None:
        self.world.scheduler.fly(self.world.faults.commit_takes(), lambda: self._read(table))

    def _read(self, table: str) -> None:
        if self.world.faults.reading_fails():
            self.world.log(f"{table} cannot be read")
            self.call(lambda hall, now: hall.not_loaded(table, now))
            return
        rows = list(self.world.store.rows.get(table, ()))
        lines = list(self.world.store.lines.get(table, ()))
        self.world.scheduler.fly(
            self.world.faults.commit_takes(), lambda: self.call(lambda hall, now: hall.loaded(table, rows, lines, now))
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

    def notify(self, notice: TurnNotice) -> None:
        self.world.log(f"push {notice}")
        self.world.pushes.notify(self, notice)

    def think(self, think: Think) -> None:
        check_cards(msgspec.json.encode(think.batches), think.seat)
        if not self.world.faults.bot_is_silent():
            self.world.scheduler.fly(self.world.faults.thinking(), lambda: self._thought(think))

    def entropy(self, size: int) -> bytes:
        return self.world.entropy.randbytes(size)

    def publish(self, table: str, notice: bytes) -> None:
        """There is no other node."""

    def leave(self, table: str) -> None:
        """Nothing was heard of it."""

    def lease(self, table: str) -> None:
        """It counts as held."""

    def _thought(self, think: Think) -> None:
        if self.is_dead:
            return
        move = None
        if self.world.faults.worker_dies():
            self.bots.clear()
        elif self.world.faults.bot_is_wrong():
            move = self.world.rng.choice(NONSENSE)
        else:
            move = self._choose(think)
        if think.wants == "hint" and move is not None:
            move = b'{"move":%s,"chance":0.5,"why":{"code":"trials","facts":{}}}' % move
        answer = Thought(think.table, think.play, think.made, think.seat, move, think.wants)
        for _ in range(2 if self.world.faults.bot_repeats() else 1):
            self.call(lambda hall, now: hall.thought(answer, now))

    def _choose(self, think: Think) -> bytes | None:
        """The bot's move, if it has heard everything before."""
        key = (think.table, think.play, think.seat, think.wants)
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


def known_deal(body: http.CreateTable) -> GivenDeal:
    """Cards that others have played before, for as many rounds as a match can have."""
    game = GAMES[body.game]
    seeds = [sha256(f"{body.secret} {number}".encode()).hexdigest() for number in range(game.most_players)]
    rounds = [GivenRound(seed, "", ["5eed"] * body.seats) for seed in seeds]
    return GivenDeal("DDDD2345", game.rules_version, game.data_tag(game.options(body.seats, body.options)), rounds)
