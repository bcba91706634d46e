"""Any sequence of moves, legal or not, keeps a game sound (hypothesis)."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from smallbox.core.chance import SearchRng
from smallbox.core.events import Events
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_GAME, OPTIONS, census, fresh


class GameMachine(RuleBasedStateMachine):
    """One game of any kind, moved by hypothesis."""

    @initialize(name=st.sampled_from(EVERY_GAME), seed=st.integers(0, 2**40), data=st.data())
    def deal(self, name: str, seed: int, data: st.DataObject) -> None:
        self.game: Any = GAMES[name]
        players = data.draw(st.integers(self.game.fewest_players, self.game.most_players))
        self.state = fresh(self.game, players, data.draw(st.sampled_from(OPTIONS[name])), seed)
        self.players = players
        self.cards = census(self.game, self.state)

    @rule(choice=st.integers(0, 2**20))
    def make_a_legal_move(self, choice: int) -> None:
        actions = self.game.legal_moves(self.state)
        if actions:
            self.game.apply(self.state, actions[choice % len(actions)], Events())

    @rule(action=st.integers(0, 700), seat=st.integers(0, 7))
    def ask_for_any_move(self, action: int, seat: int) -> None:
        """A refused move changes nothing; an accepted one is among the legal moves."""
        action %= self.game.actions(self.state)
        seat %= self.players
        before = str(self.state)
        try:
            refusal = self.game.check(self.state, seat, self.game.move(self.state, action))
        except (IndexError, ValueError):
            return
        allowed = seat == self.game.to_act(self.state) and action in self.game.legal_moves(self.state)
        assert (refusal is None) == allowed
        assert str(self.state) == before

    @rule()
    def write_and_read(self) -> None:
        self.state = self.game.notation.read_position(str(self.state), SearchRng(len(str(self.state))))

    @invariant()
    def cards_are_conserved(self) -> None:
        assert census(self.game, self.state) == self.cards

    @invariant()
    def there_is_a_move_or_an_outcome(self) -> None:
        is_over = self.game.outcome(self.state) is not None
        assert is_over == (not self.game.legal_moves(self.state))
        assert is_over == (self.game.to_act(self.state) is None)


TestGameMachine = GameMachine.TestCase
TestGameMachine.settings = settings(
    max_examples=60, stateful_step_count=60, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
