"""A game being played and recorded: its deal is committed to, its moves are checked, its record can be proved."""

from collections.abc import Sequence
from copy import copy
from typing import Any, NamedTuple

import msgspec

from smallbox.core import proof
from smallbox.core.chance import Recording, Stream
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Move, Outcome, View
from smallbox.core.notation import seat_name, split_fields, write_result
from smallbox.core.record import DEAL_TAG, Entry, Record
from smallbox.core.turn import require_legal


class Prepared(msgspec.Struct, frozen=True):
    """A move carried out on a copy: what the game is if it stands, and its outcome if it ends with it."""

    state: Any
    chance: Recording
    events: Events
    entry: Entry
    outcome: Outcome | None


class Moment(NamedTuple):
    """A game between two moves, kept so that one can return to it."""

    state: Any
    chance: Recording
    events: Events


class Recorder:
    """One game from its deal to its end. Seats, bots and screens get views and events, never the state.

    A game may also go on from a `state` that was written down: then nothing was dealt, so there is nothing to prove,
    and the record begins with that position and lists its shuffles.
    """

    def __init__(
        self,
        game: AnyGame,
        options: Any,
        seats: Sequence[str],
        seed: str,
        salt: str = "",
        nonces: Sequence[str] = (),
        state: Any = None,
        deal: str = "",
    ) -> None:
        self.game = game
        self.options = options
        self.seats = list(seats)
        self.seed = seed
        self.salt = salt
        self.nonces = list(nonces) or [""] * len(self.seats)
        self.given = game.write_options(options)
        #: the code of a deal that was known before; '' where it was a secret
        self.deal = deal
        #: what happened in the set-up, later in the last move
        self.events = Events()
        self.is_dealt = state is None
        self.chance = Recording(Stream(self._key()) if self.is_dealt else state.chance)
        self.state = game.setup(options, self.chance, self.events) if self.is_dealt else state
        self.state.chance = self.chance
        self.dealt = self.chance.take()
        self.setup_lines = game.notation.setup_lines(self.state) if self.is_dealt else opening_lines(game, self.state)
        self.entries: list[Entry] = []

    def _key(self) -> bytes:
        return proof.key(self.seed, self.game.name, self.game.rules_version, self.given, self.nonces)

    @property
    def commitment(self) -> str:
        """What may be shown before the first move: it fixes the seed without telling it."""
        return proof.commitment(self.salt, self.seed)

    @property
    def to_act(self) -> int | None:
        return self.game.to_act(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    def view(self, seat: int | None) -> View:
        seen: View = self.game.view(self.state, seat)
        return seen

    def read(self, seat: int, text: str) -> Move:
        """The move that a seat writes, proper or improper. Raises BadNotation."""
        return self.game.notation.read_move(text, self.state, seat)

    def make(self, seat: int, move: Move) -> Events:
        """Carry a move out and tell what happened. Raises Refused, and then nothing has changed."""
        require_legal(self.game, self.state, seat, move)
        return self.carry_out(seat, move, self.game.notation.write_move(move))

    def carry_out(self, seat: int, move: Move, text: str) -> Events:
        """Carry out a move that has been checked and written already."""
        self.events = Events()
        self.game.apply(self.state, self.game.action(self.state, move), self.events)
        self.game.explain(self.state, self.events)
        self.entries.append(Entry(seat, text, self.chance.take()))
        return self.events

    def prepare(self, seat: int, move: Move, text: str) -> Prepared:
        """Carry out a checked move on a copy, so that a fault in it leaves the game as it is."""
        state = self.state.clone()
        # A copy's chance does not write its shuffles down.
        chance = state.chance = Recording(state.chance)
        events = Events()
        self.game.apply(state, self.game.action(state, move), events)
        self.game.explain(state, events)
        return Prepared(state, chance, events, Entry(seat, text, chance.take()), self.game.outcome(state))

    def adopt(self, prepared: Prepared) -> Events:
        """The prepared move stands."""
        self.state, self.chance, self.events = prepared.state, prepared.chance, prepared.events
        self.entries.append(prepared.entry)
        return self.events

    @property
    def moment(self) -> Moment:
        """The game as it is now: it stays so where moves are only prepared and adopted."""
        return Moment(self.state, self.chance, self.events)

    def unmake(self, before: Moment) -> Entry:
        """Return to the moment before the last move; that move."""
        self.state, self.chance, self.events = before
        return self.entries.pop()

    def copy(self) -> "Recorder":
        """The same game, to be played on by itself."""
        other = copy(self)
        other.state = self.state.clone()
        # A copy's chance does not write its shuffles down.
        other.chance = other.state.chance = Recording(other.state.chance)
        other.entries = list(self.entries)
        return other

    def record(self, date: str = "", prepared: Prepared | None = None) -> Record:
        """The game so far, or with a prepared move, and its seed opened: never to be shown while the game runs."""
        ended = self.outcome if prepared is None else prepared.outcome
        entries = self.entries if prepared is None else [*self.entries, prepared.entry]
        record = Record(self._tags(date), self.dealt, self.setup_lines, list(entries))
        record.result = "" if ended is None else write_result(ended)
        return record

    def _tags(self, date: str) -> dict[str, str]:
        game = self.game
        tags = game_tags(game.name, game.rules_version, game.data_tag(self.options), self.given, self.seats, date)
        opened = proof_tags(self.seed, self.salt, self.nonces, self.deal) if self.is_dealt else {}
        return {name: text for name, text in (tags | opened).items() if text}


def game_tags(game: str, rules: str, data: str, options: str, seats: Sequence[str], date: str) -> dict[str, str]:
    """What was played by whom, in the order of docs/rules/notation.md 6."""
    return {"Game": game, "Rules": rules, "Data": data, "Opt": options, "Seats": by_seat(seats), "Date": date}


def proof_tags(seed: str, salt: str, nonces: Sequence[str], deal: str = "") -> dict[str, str]:
    """What opens the commitment of a deal; its code, where it was known before."""
    return {
        "Commit": proof.commitment(salt, seed),
        "Salt": salt,
        "Seed": seed,
        "Nonces": by_seat(nonces) if any(nonces) else "",
        "Rng": proof.RNG,
        DEAL_TAG: deal,
    }


def opening_lines(game: AnyGame, state: Any) -> list[str]:
    """The `=` lines of a record that begins in the middle of a game: the full position; options stand in their tag."""
    fields = split_fields(game.notation.write_position(state))
    return ["; ".join(field for field in fields if not field.startswith("opt "))]


def by_seat(texts: Sequence[str]) -> str:
    """`A=Ann; B=Ivan`."""
    return "; ".join(f"{seat_name(seat)}={as_tag_text(text)}" for seat, text in enumerate(texts))


def as_tag_text(text: str) -> str:
    """A name without what would end its tag or its part of it."""
    printable = "".join(character if character.isprintable() else " " for character in text)
    return printable.replace('"', "'").replace(";", ",").strip()
