"""What a seat knows as numbers: all that it may know, and nothing else."""

from typing import Any

import pytest

from smallbox.core.chance import SearchRng
from smallbox.core.episode import Episode, empty, mask_of, observation_of
from smallbox.core.events import Events
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_GAME, LONG_TABLES, OPTIONS


class Watched:
    """A random game with the memories of all seats beside its episode."""

    def __init__(self, game: AnyGame, players: int, opt: str, seed: int) -> None:
        self.game = game
        self.options = game.options(players, read_options(opt))
        self.layout = game.environment.layout(self.options)
        self.episode = game.environment.episode(game, self.options, seed)
        self.memories = [game.bot.memory(seat, self.options) for seat in range(players)]
        self.events = Events()
        # The same deal once more, for what was heard of it.
        game.setup(self.options, SearchRng(seed), self.events)
        self.rng = SearchRng(seed)
        self.hear()

    @property
    def state(self) -> Any:
        return self.episode.position()

    def hear(self) -> None:
        for seat, memory in enumerate(self.memories):
            memory.observe(self.events.heard_by(seat))
        self.events.clear()

    def play(self) -> bool:
        """Make a random move; False when the game is over."""
        if self.episode.seat() < 0:
            return False
        action = self.episode.any_move(self.rng)
        self.game.apply(self.state.clone(), action, self.events)
        self.episode.make(action)
        self.hear()
        return True

    def seen(self, seat: int, episode: Episode | None = None) -> list[int]:
        return [int(number) for number in observation_of(episode or self.episode, seat, empty(self.layout.size))]

    def mask(self, episode: Episode | None = None) -> list[int]:
        actions = self.game.actions(self.state)
        return [int(number) for number in mask_of(episode or self.episode, empty(actions))]


def watched(name: str, players: int, every: int, most: int) -> Any:
    """Positions of games with all options turned."""
    for seed, opt in enumerate(OPTIONS[name]):
        table = Watched(GAMES[name], players, opt, seed)
        for number in range(most):
            if number % every == 0:
                yield table
            if not table.play():
                yield table
                break


@pytest.mark.parametrize(("name", "players"), LONG_TABLES)
def test_a_mask_allows_the_legal_moves(name: str, players: int) -> None:
    for table in watched(name, players, 3, 150):
        allowed = [action for action, legal in enumerate(table.mask()) if legal]
        assert allowed == sorted(table.game.legal_moves(table.state))


@pytest.mark.parametrize(("name", "players"), LONG_TABLES)
def test_an_observation_tells_nothing_of_hidden_cards(name: str, players: int) -> None:
    different = 0
    for number, table in enumerate(watched(name, players, 6, 120)):
        if table.episode.seat() < 0:
            continue
        for seat in range(players):
            view = table.game.view(table.state, seat)
            world = table.game.bot.sample(view, table.memories[seat], SearchRng(number))
            paired = table.episode.in_state(world)
            assert table.seen(seat, paired) == table.seen(seat)
            different += str(world) != str(table.state)
            if seat == table.episode.seat():
                assert table.mask(paired) == table.mask()
    assert different > 25


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_clone_goes_its_own_way(name: str) -> None:
    table = Watched(GAMES[name], 3, "", 5)
    for _ in range(40):
        table.play()
    before = [table.seen(seat) for seat in range(3)]
    copy = table.episode.clone()
    assert [table.seen(seat, copy) for seat in range(3)] == before
    for _ in range(20):
        if copy.seat() >= 0:
            copy.make(copy.any_move(table.rng))
    assert [table.seen(seat) for seat in range(3)] == before


@pytest.mark.parametrize("name", EVERY_GAME)
def test_fields_lie_one_after_another_and_are_read_back(name: str) -> None:
    game = GAMES[name]
    layout = game.environment.layout(game.options(3, {}))
    ends = [layout.places[field.name] for field in layout.fields]
    assert [place.start for place in ends] == [0, *(place.stop for place in ends[:-1])]
    assert ends[-1].stop == layout.size
    assert all(field.says for field in layout.fields)
    fields = layout.decode(list(range(layout.size)))
    assert [number for field in layout.fields for number in fields[field.name]] == list(range(layout.size))
    with pytest.raises(ValueError, match=f"expected an observation of {layout.size} numbers, got 3"):
        layout.decode([0, 0, 0])


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_guards_of_a_game_are_endings_that_it_has(name: str) -> None:
    """`is_guarded` says the same as the kind of the outcome."""
    game = GAMES[name]
    for seed in range(6):
        table = Watched(game, game.fewest_players, "", seed)
        while table.play():
            assert not table.episode.is_guarded()
        outcome = game.outcome(table.state)
        assert outcome is not None
        assert table.episode.winners() == outcome.winners
        assert table.episode.is_guarded() == (outcome.kind in game.environment.guards)
