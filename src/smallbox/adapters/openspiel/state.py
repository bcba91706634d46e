"""A state of pyspiel: the course of a game, asked by OpenSpiel's names."""

from typing import Any

import pyspiel

from smallbox.adapters.openspiel.course import Course

#: what a sampler's number from 0 to 1 is turned into
SEEDS = 1 << 30


class SmallboxState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """One game at one moment. The attributes are few: pyspiel copies and pickles each of them."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.course: Course = game.opening.copy()

    def current_player(self) -> int:
        if self.course.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.course.to_act
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        return not self.course.is_chance and self.course.to_act is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.course.shuffle is None:
            raise ValueError("expected a chance node, got a player's turn or the end of the game")
        return self.course.shuffle.outcomes()

    def _apply_action(self, action: int) -> None:
        self.course.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        course = self.course
        if course.shuffle is not None:
            return f"{course.shuffle.pile} {course.shuffle.faces[action]}"
        game = course.table.game
        return game.notation.write_move(game.move(course.state, action))

    def returns(self) -> list[float]:
        """Winners share 1, losers share -1; where all win together, all have 0."""
        players = self.course.table.options.players
        outcome = None if self.course.is_chance else self.course.table.game.outcome(self.course.state)
        if outcome is None or len(outcome.winners) == players:
            return [0.0] * players
        won, lost = 1 / len(outcome.winners), -1 / (players - len(outcome.winners))
        return [won if seat in outcome.winners else lost for seat in range(players)]

    def __str__(self) -> str:
        """The full position in notation; a pile that is being shuffled as far as it is laid."""
        course = self.course
        position = "" if course.state is None else course.table.game.notation.write_position(course.state)
        if course.shuffle is None:
            return position
        return f"{position}~ {course.shuffle.pile} {' '.join(course.shuffle.order)}"

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SmallboxState":
        """A state that the seat could be in, sampled from what it may know alone. It has no history before it."""
        other = SmallboxState(self.get_game())
        other.course = self.course.resample(player_id, int(probability_sampler() * SEEDS))
        return other
