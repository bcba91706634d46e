"""What clients were told, beside what is stored: moves lost, moves done twice, secrets told, games without an end."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from smallbox.core.record import read_record
from smallbox.tables.entries import Entry, read_entry
from smallbox.tables.facts import Ended, Moved
from tests.check_deal import check
from tests.outside.scan import Heard, scan


@dataclass
class Game:
    """A table as its clients know it."""

    game: str
    code: str
    #: ids of moves that were answered with done, and the version that was told
    acknowledged: dict[str, int]
    heard: list[Heard]
    nonces: list[str]
    secrets: list[str]
    is_over: bool
    complaints: list[str] = field(default_factory=list)


@dataclass
class Verdict:
    """What came of one table, or of all."""

    acknowledged: int = 0
    found: int = 0
    doubled: int = 0
    leaked: int = 0
    unfinished: int = 0
    games: int = 0
    notes: list[str] = field(default_factory=list)

    def add(self, other: "Verdict") -> None:
        for name in ("acknowledged", "found", "doubled", "leaked", "unfinished", "games"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.notes += other.notes

    @property
    def is_clean(self) -> bool:
        return self.acknowledged == self.found and not (self.doubled or self.leaked or self.unfinished or self.notes)

    def __str__(self) -> str:
        return (
            f"acknowledged {self.acknowledged}, found {self.found}, doubled {self.doubled}, "
            f"leaked {self.leaked}, unfinished {self.unfinished}"
        )


def judge(game: Game, bodies: Sequence[bytes]) -> Verdict:
    """One table, by its stored entries."""
    entries = [read_entry(body) for body in bodies]
    # The id of a message stands at the last of its facts: at a move, or at the end of the game that it led to.
    stored = {entry.id: entry.seq for entry in entries if isinstance(entry.fact, Moved | Ended)}
    lost = [each for each, version in game.acknowledged.items() if stored.get(each) != version]
    twice = [each for each, number in Counter(entry.id for entry in entries if entry.id).items() if number > 1]
    leaks = scan(entries, game.heard, game.nonces, game.secrets) if entries else []
    where = f"{game.game} {game.code}"
    return Verdict(
        acknowledged=len(game.acknowledged),
        found=len(game.acknowledged) - len(lost),
        doubled=len(twice),
        leaked=len(leaks),
        unfinished=int(not game.is_over),
        games=1,
        notes=[
            *(f"{where}: move {each}: {lost_note(entries, each, game.acknowledged[each])}" for each in lost[:3]),
            *(f"{where}: message {each} is stored more than once" for each in twice[:3]),
            *(f"{where}: {each}" for each in leaks[:3]),
            *([] if game.is_over else [f"{where}: came to no end, {len(entries)} entries"]),
            *(f"{where}: numbers of entries {gap}" for gap in gaps(entries)),
            *game.complaints[:3],
        ],
    )


def lost_note(entries: Sequence[Entry], asked: str, version: int) -> str:
    """What stands where an acknowledged move should, for whoever looks for the reason."""
    elsewhere = [entry.seq for entry in entries if entry.id == asked]
    around = [f"{entry.seq} {entry.id} {entry.fact}" for entry in entries[max(0, version - 2) : version + 1]]
    return f"told as {version} of {len(entries)}, stored as {elsewhere}, and there: {'; '.join(around)}"


def gaps(entries: Sequence[Entry]) -> list[str]:
    numbers = [entry.seq for entry in entries]
    return [] if numbers == list(range(1, len(numbers) + 1)) else [f"have gaps: {numbers[:5]}…"]


def compare_record(game: Game, bodies: Sequence[bytes], record: str | None) -> Verdict:
    """The exported record of a finished game has every stored move once, in order, and its deal is proved."""
    where = f"{game.game} {game.code}"
    if record is None:
        return Verdict(found=-len(game.acknowledged), notes=[f"{where}: no record was exported"])
    moved = [entry.fact for entry in map(read_entry, bodies) if isinstance(entry.fact, Moved)]
    stored = [(fact.seat, fact.move) for fact in moved]
    exported = [(entry.seat, entry.move) for entry in read_record(record).entries]
    notes = [f"{where}: {each}" for each in check(record)]
    if stored != exported:
        notes.append(f"{where}: {len(stored)} moves are stored, {len(exported)} exported, and they differ")
    missing = sum((Counter(stored) - Counter(exported)).values())
    return Verdict(found=-min(missing, len(game.acknowledged)), notes=notes)
