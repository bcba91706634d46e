"""The public object: a position of any game, to be looked at, played on, copied, taken back and written down."""

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from smallbox.core.chance import Stream
from smallbox.core.data import own_file
from smallbox.core.errors import BadNotation, BadOption, Refused
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event, Move, Outcome, View
from smallbox.core.notation import SEATS, read_moves, read_options, seat_name, split_fields, split_key, write_switch
from smallbox.core.options import Options
from smallbox.core.record import write_record
from smallbox.core.recorder import Moment, Recorder
from smallbox.core.turn import mover, read_turn, written_moves
from smallbox.games import GAMES
from smallbox.illegal_move import IllegalMove
from smallbox.seeds import Seed, make_seed
from smallbox.text import LANGUAGES, Speech

if TYPE_CHECKING:
    from rich.table import Table

    from smallbox.display import Picture

DEFAULT_PLAYERS = 3


def find_game(name: str | None) -> AnyGame:
    """A game by its name. Raises BadOption."""
    if name not in GAMES:
        raise BadOption(f"expected a game {', '.join(GAMES)}, got {'none' if name is None else repr(name)}")
    return GAMES[name]


class Position:
    """One game at one moment, with all that led to it. It is the whole truth: give bots and players views of it."""

    def __init__(self, recorder: Recorder) -> None:
        """Play on in a recorder's game; most want `new` or `from_text`."""
        self._recorder = recorder
        #: the game before each move: moves are made on copies, so these stay as they were
        self._past: list[Moment] = []

    @classmethod
    def new(
        cls,
        game: str,
        players: int = DEFAULT_PLAYERS,
        seed: Seed | None = None,
        options: Mapping[str, str | int] | None = None,
        *,
        names: Sequence[str] = (),
        data: str | os.PathLike[str] | None = None,
    ) -> Self:
        """Deal a game. The same seed (a number, 64 hexadecimal digits or 32 bytes) deals the same cards; none is
        unguessable. `data` is a file of your own with cards. Raises BadOption, BadData."""
        found = find_game(game)
        loaded = _load(found, data)
        try:
            chosen = found.options(players, _written(options or {}), loaded)
            return cls(Recorder(found, chosen, _seats(names, players), *make_seed(seed)))
        except Refused as refused:
            raise BadOption(Speech(LANGUAGES[0]).refusal(found, refused.refusal)) from None

    @classmethod
    def from_text(
        cls,
        game: str,
        notation: str,
        seed: Seed | None = None,
        *,
        names: Sequence[str] = (),
        data: str | os.PathLike[str] | None = None,
    ) -> Self:
        """Read a position in notation, as `str()` writes it. The seed is that of shuffles to come; nothing of the
        past can be proved by it, so `record()` names none. Raises BadNotation, BadOption, BadData."""
        found = find_game(game)
        loaded = _load(found, data)
        try:
            state = found.notation.read_position(notation, Stream(bytes.fromhex(make_seed(seed)[0])), loaded)
            given = found.notation.field(state, "opt")
            players = int(found.notation.field(state, "n"))
            chosen = found.options(players, read_options("" if given == "-" else given), loaded)
        except Refused as refused:
            raise BadOption(Speech(LANGUAGES[0]).refusal(found, refused.refusal)) from None
        return cls(Recorder(found, chosen, _seats(names, players), "", state=state))

    @property
    def game(self) -> str:
        """The name of the game, as the registry has it."""
        return self._recorder.game.name

    @property
    def options(self) -> Options:
        """All that was fixed before the deal."""
        options: Options = self._recorder.options
        return options

    @property
    def players(self) -> int:
        return self.options.players

    @property
    def to_act(self) -> int | None:
        """The seat to act, from 0; None when the game is over."""
        return self._recorder.to_act

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, who won, and the scores where the game has them; None while it runs."""
        return self._recorder.outcome

    @property
    def is_over(self) -> bool:
        return self.to_act is None

    @property
    def history(self) -> list[str]:
        """The moves made here, each with its seat: `A: draw`."""
        return [f"{seat_name(entry.seat)}: {entry.move}" for entry in self._recorder.entries]

    def moves(self) -> list[str]:
        """The legal moves of the seat to act, in notation; none when the game is over."""
        return written_moves(self._recorder.game, self._recorder.state)

    def read(self, text: str) -> Move:
        """What a written move of the seat to act means, legal or not. Raises BadNotation."""
        seat, move = self._turn(text)
        expected = mover(self._recorder.game, self._recorder.state)
        if seat != expected:
            raise BadNotation(f"expected a move of {seat_name(expected)}, got one of {seat_name(seat)}")
        return move

    def check(self, move: str | Move) -> IllegalMove | None:
        """Why a move is not allowed, None if it is. Raises BadNotation."""
        return self._refusal(*self._turn(move))

    def is_legal(self, move: str | Move) -> bool:
        """May the move be made? Raises BadNotation."""
        return self.check(move) is None

    def play(self, move: str | Move) -> None:
        """Make a move, written (`draw`, or with its seat `B: draw`) or as views list it.

        Raises IllegalMove or BadNotation, and then nothing has changed.
        """
        seat, read = self._turn(move)
        refusal = self._refusal(seat, read)
        if refusal is not None:
            raise refusal
        before = self._recorder.moment
        self._recorder.adopt(self._recorder.prepare(seat, read, self._recorder.game.notation.write_move(read)))
        self._past.append(before)

    def undo(self) -> str:
        """Take the last move back, whatever it showed, and name it as `history` did. Raises IndexError at the start."""
        if not self._past:
            raise IndexError("expected a move to take back, but none has been made here")
        entry = self._recorder.unmake(self._past.pop())
        return f"{seat_name(entry.seat)}: {entry.move}"

    def view(self, seat: int | None) -> View:
        """What a seat may know, with the moves it may make; None is a spectator."""
        return self._recorder.view(self._listener(seat))

    def events(self, seat: int | None) -> list[Event]:
        """What a seat heard of the last move, or of the deal before the first; None is a spectator."""
        return self._recorder.events.heard_by(self._listener(seat))

    def prompt(self, seat: int | None, language: str = LANGUAGES[0]) -> str:
        """What a seat must do now, or whom it waits for, in words; None is a spectator."""
        prompt = self.view(seat).prompt
        return Speech(language, self._recorder.seats).prompt(self._recorder.game, prompt)

    def record(self, date: str = "") -> str:
        """The game as a record, seed and all cards opened: `smallbox replay` plays it again.

        A finished game that was dealt here is proved by `smallbox verify`. A record that goes on from a written
        position begins with that position and lists the shuffles since: it can be replayed, but proves no deal.
        """
        return write_record(self._recorder.record(date))

    @property
    def commitment(self) -> str:
        """What fixes the seed without telling it, to be shown before the first move; '' where nothing was dealt."""
        return self._recorder.commitment if self._recorder.is_dealt else ""

    def copy(self) -> Self:
        """The same position with its history, to be played on by itself."""
        other = type(self)(self._recorder.copy())
        other._past = list(self._past)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __str__(self) -> str:
        """The full position in notation, as `from_text` reads it."""
        return self._recorder.game.notation.write_position(self._recorder.state)

    def __repr__(self) -> str:
        return f"Position.from_text({self.game!r}, {str(self)!r})"

    def __eq__(self, other: object) -> bool:
        """Does everything lie the same? How it came about and shuffles to come do not count."""
        if not isinstance(other, Position):
            return NotImplemented
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # what may change is no key

    def __rich__(self) -> "Table":
        """The fields of the position as a table, for terminals."""
        # Imported here: only those who look at it need it.
        from rich.table import Table  # noqa: PLC0415
        from rich.text import Text  # noqa: PLC0415

        table = Table(title=self._caption(), title_justify="left", show_header=False)
        for name, content in self._rows():
            # As Text: a rainbow `[k4 5]` is no markup.
            table.add_row(name, Text(content))
        return table

    def _repr_html_(self) -> str:
        """The position with every card open, for notebooks."""
        # Imported here: only those who look at it need it.
        from smallbox.display import html_of  # noqa: PLC0415

        game = self._recorder.game
        opened = game.opened(self._recorder.state)
        return html_of(game, self.view(None), self.prompt(None), opened, self._rows())

    def show(self, seat: int | None = None, language: str = LANGUAGES[0]) -> "Picture":
        """What a seat may know, as a picture for notebooks; None is a spectator."""
        from smallbox.display import Picture  # noqa: PLC0415 - only those who look at it need it

        return Picture(self._recorder.game, self.view(seat), self.prompt(seat, language))

    def _caption(self) -> str:
        return f"{self._recorder.game.title}: {self.prompt(None)}"

    def _rows(self) -> list[tuple[str, str]]:
        return [split_key(field, self._recorder.game.notation.paired_keys) for field in split_fields(str(self))]

    def _identity(self) -> tuple[str, str, str]:
        return self.game, self._recorder.game.data_tag(self.options), str(self)

    def _turn(self, move: str | Move) -> tuple[int, Move]:
        game, state = self._recorder.game, self._recorder.state
        if isinstance(move, Move):
            return mover(game, state), move
        turns = read_moves(move, self.players)
        if len(turns) != 1:
            raise BadNotation(f"expected one move, got {len(turns)}")
        return read_turn(game, state, *turns[0])

    def _refusal(self, seat: int, move: Move) -> IllegalMove | None:
        game = self._recorder.game
        refusal = game.check(self._recorder.state, seat, move)
        return None if refusal is None else IllegalMove(game, refusal, self._recorder.seats)

    def _listener(self, seat: int | None) -> int | None:
        if seat is not None and not 0 <= seat < self.players:
            raise BadOption(f"expected a seat from 0 to {self.players - 1}, or None for a spectator, got {seat!r}")
        return seat


def _load(game: AnyGame, file: str | os.PathLike[str] | None) -> Any:
    return None if file is None else game.data(own_file(os.fspath(file)))


def _written(options: Mapping[str, str | int]) -> dict[str, str]:
    """Options as the notation spells them: True is `on`."""
    return {name: write_switch(one) if isinstance(one, bool) else str(one) for name, one in options.items()}


def _seats(names: Sequence[str], players: int) -> list[str]:
    """The names of the seats; their letters where nobody is named."""
    if not 1 <= players <= len(SEATS):
        raise BadOption(f"players: expected a number from 1 to {len(SEATS)}, got {players}")
    if names and len(names) != players:
        raise BadOption(f"names: expected {players}, got {len(names)}")
    return list(names) or [seat_name(seat) for seat in range(players)]
