"""That's Not a Hat at a table: matches, stages, and the clock of A34."""

from collections.abc import Mapping, Sequence
from typing import Literal

from smallbox.core.messages import Move, Outcome
from smallbox.core.notation import seat_name
from smallbox.core.table_rules import TableRules
from smallbox.games.hat.messages import Accept, Options
from smallbox.games.hat.rules import stages
from smallbox.games.hat.rules.match import Match, next_starter
from smallbox.games.hat.rules.state import ANSWER, CLAIM, State


class HatTableRules(TableRules[State, Options]):
    """A move is shown in stages, a match has as many rounds as players, and silence says thank you."""

    view_in_stage = staticmethod(stages.view_in_stage)
    stages = staticmethod(stages.stages)
    next_starter = staticmethod(next_starter)

    def rounds(self, options: Options) -> int:
        return options.rounds

    def match_outcome(self, scores: Sequence[Sequence[int]]) -> Outcome:
        played = Match(len(scores[0]), scores)
        return Outcome("match", played.winners(), played.totals())

    def with_starter(self, given: Mapping[str, str], starter: int) -> dict[str, str]:
        return {**given, "starter": seat_name(starter)}

    def chat(self, options: Options) -> Literal["free", "quick", "off"]:
        # A36: quick phrases give little away of what one should remember.
        return options.chat

    def clock(self, state: State, seconds: int) -> int:
        # A34: a claim may take longer than an answer.
        if state.phase == CLAIM:
            return state.options.claim_clock or seconds
        return state.options.answer_clock or seconds * 2 // 3

    def move_of_the_silent(self, state: State) -> Move | None:
        # A34: "thank you" is the polite default; a name has to be found.
        return Accept() if state.phase == ANSWER else None
