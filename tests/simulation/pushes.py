"""What is told by push: only to people who are away, once for a turn, in games by the day."""

from typing import TYPE_CHECKING

from smallbox.tables.clock import awaited
from smallbox.tables.effects import Subscription, TurnNotice, Unsubscription
from smallbox.tables.pace import BY_THE_DAY
from smallbox.tables.table import Table, load
from smallbox.wire import http
from tests.simulation.truth import Broken, Truth

if TYPE_CHECKING:
    from tests.simulation.server import Server
    from tests.simulation.world import World

#: nobody reads what is encrypted here
P256DH, AUTH = "B" * 87, "A" * 22


def wish(secret: str, name: str, *, is_wanted: bool) -> http.SubscribeToTurns | http.UnsubscribeFromTurns:
    """What a browser says about its push address."""
    endpoint = f"https://fcm.googleapis.com/fcm/send/{name}"
    if not is_wanted:
        return http.UnsubscribeFromTurns(secret=secret, endpoint=endpoint)
    return http.SubscribeToTurns(secret=secret, endpoint=endpoint, p256dh=P256DH, auth=AUTH)


class Pushes:
    """Looks at every notice, and keeps the subscriptions that are stored."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.count = 0
        #: the version at which each person was last told, by table
        self._told: dict[tuple[str, int], int] = {}
        self.kept: dict[tuple[str, int, str], Subscription] = {}

    def store(self, table: str, wanted: list[Subscription], ended: list[Unsubscription]) -> None:
        for gone in ended:
            for key in [key for key in self.kept if key[:2] == (table, gone.person)]:
                if gone.endpoint in ("", key[2]):
                    del self.kept[key]
        for each in wanted:
            self.kept[table, each.person, each.endpoint] = each

    def notify(self, server: "Server", notice: TurnNotice) -> None:
        self.count += 1
        truth = self.world.store.truths[notice.table]
        if notice.version > truth.size:
            raise Broken("stored", f"{notice} is told before it is stored")
        table = load(truth.entries[: notice.version])
        if table.settings.pace not in BY_THE_DAY:
            raise Broken("push", f"{notice} is told at pace {table.settings.pace}")
        if person_to_move(table) != notice.person:
            raise Broken("push", f"{notice}: the table waits for {person_to_move(table)}")
        self._check_away(server, notice, table)
        self._check_once(truth, notice)
        self._told[notice.table, notice.person] = notice.version

    def _check_away(self, server: "Server", notice: TurnNotice, table: Table) -> None:
        seat = table.seat_of_person(notice.person)
        secrets = [] if seat is None else table.at_seat(seat).secrets
        for socket in self.world.sockets:
            is_open = socket.is_server_open and not (socket.is_closing or socket.is_raising or socket.has_heard_bye)
            is_shown = socket.code == notice.table and socket.version is not None
            if socket.server is server and is_open and is_shown and socket.hashed in secrets:
                raise Broken("push", f"{notice}: {socket} is there")

    def _check_once(self, truth: Truth, notice: TurnNotice) -> None:
        """Since they were last told, somebody else was waited for, or nobody."""
        before = self._told.get((notice.table, notice.person))
        if before is None:
            return
        table = load(truth.entries[:before])
        for entry in truth.entries[before : notice.version]:
            table.take(entry)
            if person_to_move(table) != notice.person:
                return
        raise Broken("push", f"{notice}: was told at version {before} of the same turn")

    def check(self, code: str, table: Table) -> None:
        """Whoever is not at the table any more has no subscription there."""
        people = {table.at_seat(seat).person for seat in table.people()}
        left = [key for key in self.kept if key[0] == code and key[1] not in people]
        if left:
            raise Broken("push", f"{left} are kept, though they are gone")


def person_to_move(table: Table) -> int | None:
    seat = awaited(table)
    return None if seat is None else table.at_seat(seat).person
