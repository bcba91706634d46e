"""How it goes at a table for each of its people, from what is stored: whose turn it is, and how their games ended."""

import hmac
from collections.abc import Mapping, Sequence

import msgspec

from smallbox.core.record import CLOSED, STOPPED
from smallbox.tables import facts
from smallbox.tables.effects import Row
from smallbox.tables.entries import read_entry
from smallbox.tables.push import person_to_move
from smallbox.tables.results import placing
from smallbox.tables.table import Table, replay
from smallbox.wire.client import Phase
from smallbox.wire.mine import MOST_RESULTS, OwnResult, SeatStanding

#: phases in which a game is going on
RUNNING = ("playing", "between")
#: how a match ends; each of its rounds is a record
MATCH = "match"


class Standing(msgspec.Struct, frozen=True):
    """A table for all of its people; a person is the number of the entry with which they sat down."""

    game: str
    phase: Phase
    number: int
    players: int
    bots: list[str]
    since: int
    #: people by the hashes of their secrets, which are told to nobody
    people: dict[str, int]
    #: those of them that are programs
    programs: list[int]
    awaited: int | None
    away: list[int]
    resigned: list[int]
    #: the last results of each person, the oldest first
    results: dict[int, list[OwnResult]]

    def of(self, hashed: str, after: int) -> SeatStanding | None:
        """What the person who has a secret is told, by its hash; None where it opens no seat."""
        person = _find(self.people, hashed)
        if person is None:
            return None
        return SeatStanding(
            game=self.game,
            phase=self.phase,
            number=self.number,
            players=self.players,
            bots=self.bots,
            people=len(set(self.people.values()).difference(self.programs, [person])),
            is_turn=self.awaited == person,
            is_away=person in self.away,
            is_resigned=person in self.resigned,
            since=self.since,
            results=[each for each in self.results.get(person, []) if each.number > after],
        )


def _find(people: Mapping[str, int], hashed: str) -> int | None:
    """Compared in constant time."""
    found = None
    for known, person in people.items():
        if hmac.compare_digest(known, hashed):
            found = person
    return found


def standing(rows: Sequence[Row]) -> Standing:
    """How it goes at a stored table. Only a game that is still running is played again."""
    games = Games()
    table: Table | None = None
    for entry, table in replay([read_entry(row.body) for row in rows], shows=False):
        games.follow(table, entry.at, begins=isinstance(entry.fact, facts.Began))
    assert table is not None, "expected entries of a table"
    seats = [seat for seat in table.seats if seat is not None and seat.is_person]
    return Standing(
        game=table.name,
        phase=table.phase,
        number=table.plays,
        players=len(table.seats),
        bots=[level for seat in table.present() if (level := seat.bot_level) is not None],
        since=table.waits_since if table.phase in RUNNING else table.at,
        people={hashed: seat.person for seat in seats for hashed in seat.secrets},
        programs=[seat.person for seat in seats if seat.program],
        awaited=person_to_move(table),
        away=[seat.person for seat in seats if seat.is_away],
        resigned=[seat.person for seat in seats if seat.is_resigned],
        results={
            seat.person: games.results[seat.person][-MOST_RESULTS:] for seat in seats if seat.person in games.results
        },
    )


class Games:
    """The games of a table that came to an end, for everybody who was there, as its entries are taken."""

    def __init__(self) -> None:
        self.results: dict[int, list[OwnResult]] = {}
        self._phase: Phase = "lobby"
        self._began = 0
        self._moves = 0

    def follow(self, table: Table, at: int, *, begins: bool) -> None:
        """Look at a table after an entry."""
        before, self._phase = self._phase, table.phase
        if begins and before == "lobby":
            self._began, self._moves = at, 0
        if before == "playing" and table.phase in ("between", "over"):
            self._moves += table.any_game().move_count
        if before in RUNNING and table.phase == "over":
            self._note(table, at)

    def _note(self, table: Table, at: int) -> None:
        result = table.result
        assert result is not None, f"expected the result of {table.code}"
        seats = [table.at_seat(number) for number in range(len(table.seats))]
        resigned = {number for number, seat in enumerate(seats) if seat.is_resigned or seat.is_gone}
        ended = facts.Result(result.kind, result.winners, result.scores)
        places = placing(ended, len(seats), resigned)
        for number, seat in enumerate(seats):
            if not seat.is_person:
                continue
            has_won = number in result.winners and number not in resigned
            # Without scores all but the winners are level, which is no place.
            is_placed = has_won or (result.scores is not None and result.kind not in (STOPPED, CLOSED))
            others = [other for other in seats if other is not seat]
            self.results.setdefault(seat.person, []).append(
                OwnResult(
                    number=table.plays,
                    rounds=table.rounds if result.kind == MATCH else 1,
                    began=self._began,
                    ended=at,
                    kind=result.kind,
                    seat=number,
                    players=len(seats),
                    place=places[number] if is_placed else None,
                    share=1 / len(result.winners) if has_won else 0.0,
                    score=None if result.scores is None else result.scores[number],
                    is_resigned=number in resigned,
                    bots=[level for other in others if (level := other.bot_level) is not None],
                    people=sum(other.bot_level is None for other in others),
                    moves=self._moves,
                    deal="" if table.given is None else table.given.code,
                    options=table.options,
                )
            )
