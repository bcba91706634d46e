"""What a table does by itself when its time has come. Times are milliseconds since 1970."""

from collections.abc import Collection

from smallbox.bots import usual_level
from smallbox.tables import facts
from smallbox.tables.deal import Entropy, begin, call_off, committed
from smallbox.tables.decision import NOTHING, Decision, closed, decided, moved, stopped, stored_late
from smallbox.tables.pace import (
    BETWEEN_ROUNDS,
    DRAWING,
    GRACE,
    OPENING,
    REMINDER,
    REMINDER_WITHOUT_CLOCK,
    SECOND,
    SECONDS,
)
from smallbox.tables.series import MINUTES
from smallbox.tables.table import Table
from smallbox.wire.codec import NotPossible
from smallbox.wire.server import Clock


class Presence:
    """Who is there: connected seats, those of them that have drawn the gift being shown, and since when we look."""

    __slots__ = ("connected", "drawn", "since")

    def __init__(self, connected: Collection[int], drawn: dict[int, int], since: int) -> None:
        self.connected = connected
        #: when each seat drew what is being shown
        self.drawn = drawn
        #: when this server began to look after the table
        self.since = since


#: when something is due, and when somebody is reminded of it, which changes nothing; None is never
Due = tuple[int | None, int | None]


def stage_ends(table: Table, presence: Presence) -> int:
    """When the look, show or reveal is over."""
    play = table.play
    assert play is not None
    stage = play.stages[0]
    if stage.name == "look":
        waited = [number for number in presence.connected if table.at_seat(number).is_playing]
        if waited and all(table.at_seat(number).is_ready for number in waited):
            return play.stage_began
    if stage.name != "show":
        return play.stage_began + stage.seconds * SECOND
    # A30: counted from the moment the slowest connected client has drawn it.
    began = play.stage_began
    if all(number in presence.drawn for number in presence.connected):
        drawn = max((presence.drawn[number] for number in presence.connected), default=began)
    else:
        drawn = began + DRAWING
    return min(drawn, began + DRAWING) + stage.seconds * SECOND


def limit(table: Table) -> int:
    """How long the seat to act has, in milliseconds; 0 is no limit."""
    assert table.play is not None
    return table.play.seconds(SECONDS[table.settings.pace]) * SECOND


def awaited(table: Table) -> int | None:
    """The seat whose person is to move, if the table waits for one."""
    if table.phase != "playing" or table.play is None:
        return None
    number = table.play.to_act
    return number if number is not None and table.at_seat(number).is_playing else None


def bot_to_move(table: Table) -> tuple[int, str] | None:
    """The seat for which a bot is to move, and the bot's level."""
    if table.phase != "playing" or table.play is None:
        return None
    number = table.play.to_act
    if number is None or (seat := table.at_seat(number)).is_playing:
        return None
    return number, seat.level or stand_in(table)


def stand_in(table: Table) -> str:
    """A35: a bot of level normal plays for the absent."""
    return usual_level(table.game)


def when(table: Table, presence: Presence) -> Due:
    """When the table has to be looked at again."""
    if table.is_stranded or table.unstored:
        return table.at, None
    if table.dealing is not None and not table.is_of_today(table.dealing):
        return table.at, None
    if table.dealing is not None:
        return opening_ends(table, presence), None
    if table.phase == "between":
        is_waiting = bool(table.committed.seed) and not all_ready(table, presence)
        return table.waits_since + BETWEEN_ROUNDS if is_waiting else table.at, None
    if table.phase != "playing" or table.play is None:
        return None, None
    if table.play.stages:
        return stage_ends(table, presence), None
    if awaited(table) is None:
        return None, None
    allowed = limit(table)
    if not allowed:
        return None, table.waits_since + REMINDER_WITHOUT_CLOCK
    return deadline(table, presence), table.waits_since + int(allowed * REMINDER)


def deadline(table: Table, presence: Presence) -> int:
    """When the awaited seat's time is over; nobody loses time to a restart."""
    return max(table.waits_since + limit(table), presence.since + GRACE)


def opening_ends(table: Table, presence: Presence) -> int:
    """Until when numbers may be opened; nobody loses time to a restart."""
    return max(table.waits_since + OPENING, presence.since + GRACE)


def all_ready(table: Table, presence: Presence) -> bool:
    people = [number for number in table.people() if number in presence.connected]
    return bool(people) and all(table.at_seat(number).is_ready for number in people)


def due(table: Table, presence: Presence, now: int, entropy: Entropy) -> Decision:
    """What happens by itself now; no facts where nothing does."""
    at, _ = when(table, presence)
    if at is None or now < at:
        return NOTHING
    if table.is_stranded:
        return closed(table)
    if table.unstored:
        return stored_late(table)
    if table.dealing is not None:
        # Nobody is to blame where the rules have changed.
        silent = table.sealed() if table.is_of_today(table.dealing) else []
        return Decision(call_off(table, silent, entropy))
    if table.phase == "between":
        return decided(table, next_round(table, entropy))
    if table.play is not None and table.play.stages:
        return Decision([facts.WentOn()])
    number = awaited(table)
    return NOTHING if number is None else run_out(table, number, is_connected=number in presence.connected)


def next_round(table: Table, entropy: Entropy) -> list[facts.AnyFact]:
    if not table.committed.seed:
        return [committed(entropy, table.given, table.round)]
    try:
        return [begin(table)]
    except NotPossible:  # people left, so that too few remain for a round: a match without players is over
        return [stopped(table, table.host or 0)]


def run_out(table: Table, number: int, *, is_connected: bool) -> Decision:
    """A seat was silent: a bot plays on; in That's Not a Hat the silent are helped this once (A34)."""
    assert table.play is not None
    once = table.game.is_of_memory and is_connected
    silence = table.play.move_of_the_silent() if once else None
    if silence is not None:
        return moved(table, number, silence, by_clock=True)
    return Decision([facts.Absent(number, once)])


def series_left(table: Table, now: int) -> int | None:
    """For how long another game of the running series may begin."""
    series = table.series
    if series.ends is None or series.is_over or not series.is_of(table.present()):
        return None
    return max(0, series.ends - now)


def clock(table: Table, presence: Presence, now: int) -> Clock:
    """What a client is told about time."""
    series = series_left(table, now) if table.series.length in MINUTES else None
    if table.dealing is not None:
        return Clock("ready", None, max(0, opening_ends(table, presence) - now), series)
    if table.phase == "between":
        return Clock("ready", None, max(0, table.waits_since + BETWEEN_ROUNDS - now), series)
    play = table.play
    if table.phase != "playing" or play is None:
        return Clock("nobody", None, None, series)
    if play.stages:
        stage = play.stages[0]
        left = max(0, stage_ends(table, presence) - now)
        return Clock(stage.name, None, left, series)  # type: ignore[arg-type]  # look, show or reveal
    number = play.to_act
    if number is None or not table.at_seat(number).is_playing or not limit(table):
        return Clock("move", number, None, series)
    return Clock("move", number, max(0, deadline(table, presence) - now), series)
