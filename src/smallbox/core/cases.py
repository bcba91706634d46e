"""Case files: positions, moves and what must follow (docs/rules/notation.md, section 2)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from smallbox.core.chance import Recording, SearchRng
from smallbox.core.errors import BadNotation, Refused, SmallboxError
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event
from smallbox.core.notation import read_moves, read_seat, split_fields, split_key
from smallbox.core.refusal import Refusal
from smallbox.core.turn import make, read_turn, written_moves

SEEDS = 20


@dataclass(frozen=True)
class Case:
    """One line of a case file."""

    file: str
    line: int
    name: str
    clauses: str
    position: str
    moves: str
    expected: str


@dataclass(frozen=True)
class Failure:
    """What was expected of a case and what came."""

    case: Case
    expected: str
    got: str

    def __str__(self) -> str:
        return f"{self.case.file}:{self.case.line} {self.case.name}: expected {self.expected} got {self.got}"


def read_cases(file: str, text: str) -> Iterator[Case]:
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != 5:
            raise BadNotation(f"{file}:{number}: expected five columns between |, got {len(parts)}")
        if not parts[4]:
            raise BadNotation(f"{file}:{number}: expected in the last column what must follow, found nothing")
        yield Case(file, number, parts[0], parts[1], parts[2], parts[3], parts[4])


def run_case(game: AnyGame, case: Case, data: Any = None) -> Failure | None:
    """Run a case; where chance is in it, with every seed."""
    for seed in range(SEEDS):
        chance = Recording(SearchRng(seed))
        try:
            failure = Trial(game, case, chance, data).run()
        except SmallboxError as error:
            failure = Failure(case, case.expected, f"{type(error).__name__}: {error}")
        if failure is not None:
            return failure
        if not chance.shuffles:
            return None
    return None


class Trial:
    """One run of one case."""

    def __init__(self, game: AnyGame, case: Case, chance: Recording, data: Any) -> None:
        self.game = game
        self.case = case
        self.chance = chance
        self.data = data
        self.events = Events()

    def run(self) -> Failure | None:
        expected = self.case.expected
        try:
            self.state = self.game.notation.read_position(self.case.position, self.chance, self.data)
        except Refused as refused:
            return self.judge_refusal(refused.refusal, "the set-up")
        moves = read_moves(self.case.moves, self.game.most_players)
        for number, (seat, text) in enumerate(moves, 1):
            refusal = self.attempt(seat, text)
            if refusal is not None and number < len(moves):
                return self.failure(f"move {number} ({text}) accepted", f"X {refusal.clause}")
            if refusal is not None:
                return self.judge_refusal(refusal, text)
        if expected.split()[0] == "X":
            return self.failure(expected, "no refusal")
        if expected == "legal":
            return None
        for check in split_fields(expected):
            failure = self.hold(check)
            if failure is not None:
                return failure
        return None

    def attempt(self, seat: int | None, text: str) -> Refusal | None:
        """Make a move, or say why not."""
        try:
            make(self.game, self.state, *read_turn(self.game, self.state, seat, text), self.events)
        except Refused as refused:
            return refused.refusal
        return None

    def ask(self, seat: int | None, text: str) -> Refusal | None:
        """Why a move may not be made, None if it may."""
        return self.game.check(self.state, *read_turn(self.game, self.state, seat, text))

    def judge_refusal(self, refusal: Refusal, what: str) -> Failure | None:
        expected = self.case.expected.split()
        if expected[0] != "X":
            return self.failure(f"{what} accepted", f"X {refusal.clause}")
        if len(expected) > 1 and refusal.clause not in expected[1].split("/"):
            return self.failure(self.case.expected, f"X {refusal.clause}")
        return None

    def failure(self, expected: str, got: str) -> Failure:
        return Failure(self.case, expected, got)

    def hold(self, check: str) -> Failure | None:
        word, _, rest = check.partition(" ")
        if word in ("can", "cannot"):
            return self.hold_move(check, word, rest)
        if word == "only":
            kinds = sorted({text.split()[0] for text in self.legal()})
            wanted = sorted(word for word in rest.split() if word != "-")
            return None if kinds == wanted else self.failure(check, "only " + (" ".join(kinds) or "-"))
        if word == "legal#":
            number = str(len(set(self.legal())))
            return None if number == rest else self.failure(check, f"legal# {number}")
        if word in ("ev", "noev"):
            return self.hold_event(check, word, rest)
        if word == "view":
            who, _, field = rest.partition(" ")
            seat = None if who == "-" else read_seat(who, self.game.most_players)
            return self.hold_field(check, f"view {who} ", field, lambda key: self.seen(seat, key))
        return self.hold_field(check, "", check, lambda key: self.game.notation.field(self.state, key))

    def seen(self, seat: int | None, key: str) -> str:
        """A field as a seat may see it."""
        if self.game.is_open_at_end and self.game.outcome(self.state) is not None:
            return self.game.notation.field(self.state, key)
        return self.game.notation.seen(self.game.view(self.state, seat), key)

    def hold_field(self, check: str, prefix: str, field: str, value: Any) -> Failure | None:
        key, expected = split_key(field, self.game.notation.paired_keys)
        actual = value(key)
        if self.game.notation.same(key, expected, actual):
            return None
        return self.failure(check, f"{prefix}{key} {actual}")

    def hold_move(self, check: str, word: str, rest: str) -> Failure | None:
        clause = ""
        if word == "cannot" and rest.rpartition(" ")[2].split("/")[0] in (*self.game.clauses, *self.game.rulings):
            rest, _, clause = rest.rpartition(" ")
        moves = read_moves(rest, self.game.most_players)
        if len(moves) != 1:
            raise BadNotation(f"expected one move after {word}, got {len(moves)}")
        refusal = self.ask(*moves[0])
        if word == "can":
            return None if refusal is None else self.failure(check, f"X {refusal.clause}")
        if refusal is None:
            return self.failure(check, "no refusal")
        if clause and refusal.clause not in clause.split("/"):
            return self.failure(check, f"X {refusal.clause}")
        return None

    def hold_event(self, check: str, word: str, rest: str) -> Failure | None:
        public = self.events.heard_by(None)
        told = [text for text in (self.spell(event) for event in public) if text]
        if word == "ev":
            return None if rest in told else self.failure(check, "; ".join(told) or "no event")
        heard = [text for text in told if text == rest or text.startswith(f"{rest} ")]
        return self.failure(check, "; ".join(heard)) if heard else None

    def spell(self, event: Event) -> str:
        return self.game.notation.write_event(event)

    def legal(self) -> list[str]:
        return written_moves(self.game, self.state)
