"""Playing a record again: step by step, to the same bytes, and with its deal proved."""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from smallbox.core import proof
from smallbox.core.chance import Chance, Recording, Script, Stream
from smallbox.core.daily import daily_problem
from smallbox.core.errors import BadNotation, BadOption, SmallboxError
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.notation import (
    SEATS,
    read_number,
    read_options,
    seat_name,
    split_fields,
    write_options,
    write_result,
)
from smallbox.core.record import DEAL_TAG, Entry, Record
from smallbox.core.recorder import as_tag_text, by_seat, opening_lines
from smallbox.core.turn import make


class Replay:
    """A record being played again. `step` makes its next move; `rewritten` is the record as this engine writes it."""

    def __init__(self, game: AnyGame, record: Record, data: Any = None) -> None:
        if record.tags["Rules"] != game.rules_version:
            raise BadNotation(
                f"this record was played by version {record.tags['Rules']} of the {game.title} rules; "
                f"this smallbox plays version {game.rules_version}"
            )
        self.game = game
        self.record = record
        self.at = 0
        self.events = Events()
        self.chance = Recording(chance_of(game, record))
        self.state = self._begin(data)
        self.rewritten = Record(dict(record.tags), setup=self._opening() if record.setup else [])
        dealt = self.chance.take()
        self.rewritten.dealt = dealt if record.dealt else []

    def _begin(self, data: Any) -> Any:
        given = options_given(self.game, self.record, data)
        if is_provable(self.record):
            options = self.game.options(players(self.record), given, data)
            check_spelling(self.game, self.record, options)
            return self.game.setup(options, self.chance, self.events)
        if not self.record.setup:
            raise BadNotation("expected '=' lines with the position, or tags Rng and Seed to deal from")
        fields = [*self.record.setup, f"opt {write_options(given)}"] if given else self.record.setup
        return self.game.notation.read_position("; ".join(fields), self.chance, data)

    def _opening(self) -> list[str]:
        """The `=` lines: those of a set-up, unless the record begins with a full position."""
        full = opening_lines(self.game, self.state)
        is_full = not is_provable(self.record) and sorted_fields(self.record.setup) == sorted_fields(full)
        return full if is_full else self.game.notation.setup_lines(self.state)

    @property
    def is_done(self) -> bool:
        return self.at == len(self.record.entries)

    def step(self) -> Entry:
        """Make the next move of the record. Raises BadNotation where it is not a legal move."""
        entry = self.record.entries[self.at]
        where = f"move {self.at + 1}, {seat_name(entry.seat)}: {entry.move}"
        try:
            move = self.game.notation.read_move(entry.move, self.state, entry.seat)
            make(self.game, self.state, entry.seat, move, self.events)
        except SmallboxError as error:
            raise BadNotation(f"{where}: {error}") from None
        self.at += 1
        made = Entry(entry.seat, self.game.notation.write_move(move), self.chance.take())
        self.rewritten.entries.append(made)
        return made

    def finish(self) -> Record:
        """Make all moves that are left; the record as this engine writes it."""
        while not self.is_done:
            self.step()
        outcome = self.game.outcome(self.state)
        if outcome is not None and self.record.result:
            self.rewritten.result = write_result(outcome)
        return self.rewritten


def options_given(game: AnyGame, record: Record, data: Any) -> dict[str, str]:
    """The options of a record; its data may be named by the tag `Data` alone. Raises BadNotation for other data."""
    given = read_options(record.tags.get("Opt", ""))
    for options in (given, {**given, "data": record.tags.get("Data", "")}):
        with suppress(BadOption):
            found = game.data_tag(game.options(players(record), options, data))
            if found == record.tags.get("Data", found):
                return options
    raise BadNotation(f"expected the data {record.tags['Data']!r} of this record; name your own file with --data")


def is_provable(record: Record) -> bool:
    return "Rng" in record.tags and "Seed" in record.tags


def chance_of(game: AnyGame, record: Record) -> Chance:
    if not is_provable(record):
        return Script([order for _, order in record.shuffles()])
    if record.tags["Rng"] != proof.RNG:
        raise BadNotation(f"expected Rng {proof.RNG!r}, got {record.tags['Rng']!r}")
    return Stream(record_key(game, record))


def record_key(game: AnyGame, record: Record) -> bytes:
    tags = record.tags
    return proof.key(tags["Seed"], game.name, tags["Rules"], tags.get("Opt", ""), nonces(record))


def seat_tags(record: Record, name: str) -> dict[str, str]:
    """The parts `A=..; B=..` of a tag, by seat."""
    parts = split_fields(record.tags.get(name, ""))
    return {seat: text for seat, _, text in (part.partition("=") for part in parts)}


def players(record: Record) -> int:
    """How many play, by the position or else by the tag `Seats`."""
    found = len(seat_tags(record, "Seats"))
    for part in split_fields("; ".join(record.setup)):
        if part.startswith("n "):
            found = read_number(part[2:], "the players after n")
            break
    if found > len(SEATS):
        raise BadNotation(f"expected at most {len(SEATS)} players, got {found}")
    return found


def nonces(record: Record) -> list[str]:
    given = seat_tags(record, "Nonces")
    return [given.get(seat_name(seat), "") for seat in range(players(record))]


def check_spelling(game: AnyGame, record: Record, options: Any) -> None:
    """Raise BadNotation unless the record is spelled as a recorder spells it.

    Whatever goes into the key has one spelling only: whoever deals could else choose among the deals of several.
    """
    tags = record.tags
    given = nonces(record)
    names = [part.partition("=")[2] for part in tags.get("Seats", "").split("; ")]
    for name, spelled in (
        ("Game", game.name),
        ("Rules", game.rules_version),
        ("Data", game.data_tag(options)),
        ("Opt", game.write_options(options)),
        ("Nonces", by_seat(given) if any(given) else ""),
        ("Seats", by_seat([as_tag_text(text) for text in names])),
    ):
        if tags.get(name, "") != spelled:
            raise BadNotation(f"expected the tag {name} to be spelled {spelled!r}, got {tags.get(name, '')!r}")
        if not spelled and name in tags:
            raise BadNotation(f"expected no tag {name} where it has nothing to say")
    if len(names) != len(given):
        raise BadNotation(f"expected {len(given)} names in the tag Seats, got {len(names)}")


def problems(game: AnyGame, record: Record, data: Any = None) -> Iterator[str]:
    """What does not hold in a record: commitment, shuffles, moves, result."""
    tags = record.tags
    if "Commit" in tags and "Seed" in tags:
        opened = proof.commitment(tags.get("Salt", ""), tags["Seed"])
        if opened != tags["Commit"]:
            yield f"the seed does not open the commitment: expected {tags['Commit']}, got {opened}"
    else:
        yield "there is no commitment with its seed (tags Commit and Seed)"
    if DEAL_TAG in tags and (wrong := daily_problem(tags[DEAL_TAG], game.name, tags["Rules"], tags.get("Seed", ""))):
        yield wrong
    replay = Replay(game, record, data)
    rewritten = replay.finish()
    is_over = game.outcome(replay.state) is not None
    if not is_over and not record.is_stopped:
        yield "the game is not finished"
    if is_over and record.is_stopped:
        yield "the record says that the game was stopped, but it came to its end"
    for what, told, found in (
        ("position after set-up", sorted_fields(record.setup), sorted_fields(rewritten.setup)),
        ("shuffles of the set-up", record.dealt, rewritten.dealt),
        ("shuffles", list(record.shuffles()), list(rewritten.shuffles())),
        ("result", record.result, rewritten.result),
    ):
        if told != found:
            yield f"the {what} of the record are not what its seed and moves give"


def sorted_fields(lines: list[str]) -> list[str]:
    return sorted(split_fields("; ".join(lines)))
