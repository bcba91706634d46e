"""The course of one game between chance and players: what a state of pyspiel is made of, without pyspiel."""

from typing import Any

from smallbox.adapters.openspiel.heard import Deed, Heard, HeardDeal, Hearsay, encoded
from smallbox.adapters.openspiel.parameters import Table, read_table
from smallbox.adapters.openspiel.shuffle import Shuffle
from smallbox.core.chance import Chance, Script, SearchRng
from smallbox.core.episode import Episode
from smallbox.core.errors import SmallboxError, Unshuffled
from smallbox.core.events import Events
from smallbox.games import GAMES

#: nobody has chosen an action: what waits for its shuffles is the deal
DEAL = None


class Course:
    """One game. A move that asks for a shuffle waits until chance has laid the pile, then it is made as a whole."""

    def __init__(self, table: Table) -> None:
        """A game before its deal."""
        self.table = table
        #: the state of the engine, which is never changed: moves are made on copies
        self.state: Any = None
        #: every action so far, those of chance included; None where the course did not begin with a deal
        self.actions: list[int] | None = []
        self.heard: list[Heard] = []
        #: what waits for shuffles: an action, their orders as far as they are laid, and the pile that is next
        self.waiting: int | None = DEAL
        self.orders: list[list[str]] = []
        self.shuffle: Shuffle | None = None
        #: by seat: its memory, and what it may pass on to a world it thinks of
        self.known: dict[int, tuple[Any, list[Heard]]] = {}
        #: who writes observations, and how much of what was heard it knows; made when it is first asked
        self.witness: tuple[Episode, int] | None = None
        self.go_on()

    def copy(self) -> "Course":
        other = Course.__new__(Course)
        other.table = self.table
        other.state = self.state
        other.actions = None if self.actions is None else list(self.actions)
        other.heard = list(self.heard)
        other.waiting = self.waiting
        other.orders = list(self.orders)
        other.shuffle = None if self.shuffle is None else self.shuffle.copy()
        other.known = dict(self.known)
        other.witness = self.witness
        return other

    def __deepcopy__(self, memo: dict[int, object]) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.actions is None:
            raise SmallboxError("expected a state with its history, got one made by resample_from_infostate")
        return replay, (self.table.game.name, self.table.parameters, self.actions)

    # Whose turn it is

    @property
    def is_chance(self) -> bool:
        return self.shuffle is not None

    @property
    def to_act(self) -> int | None:
        seat: int | None = self.table.game.to_act(self.state)
        return seat

    def legal_actions(self) -> list[int]:
        return sorted(self.table.game.legal_moves(self.state))

    # What happens

    def act(self, action: int) -> None:
        """Make a move, or lay the next card of the pile that is shuffled."""
        if self.actions is not None:
            self.actions.append(action)
        if self.shuffle is None:
            self.waiting = action
        else:
            self.shuffle.lay(action)
            if not self.shuffle.is_done:
                return
            self.orders.append(self.shuffle.whole())
        self.go_on()

    def go_on(self) -> None:
        """Carry out what waits, or find the pile that it needs shuffled next."""
        self.shuffle = None
        while True:
            try:
                self.carry_out()
            except Unshuffled as missing:
                pile = Shuffle(missing.pile, missing.cards)
                if not pile.is_done:
                    self.shuffle = pile
                    return
                self.orders.append(pile.whole())
            else:
                return

    def carry_out(self) -> None:
        """Make the move, or the deal, with the shuffles that are laid. Raises Unshuffled, and nothing has changed."""
        game, events = self.table.game, Events()
        if self.state is None:
            state = game.setup(self.table.options, self.chance(), events)
            heard: Heard = HeardDeal(game, state, events)
        else:
            assert self.waiting is not DEAL
            state = self.state.clone()
            if isinstance(state.chance, Script):
                state.chance = Script(self.orders)
            seat = game.to_act(state)
            move = game.notation.write_move(game.move(state, self.waiting))
            game.apply(state, self.waiting, events)
            heard = Heard(seat, move, events, Deed(self.waiting, self.orders))
        self.state = state
        self.heard.append(heard)
        self.waiting, self.orders = DEAL, []
        self.known = {}

    def chance(self) -> Chance:
        """The shuffles of the deal."""
        return Script(self.orders) if self.table.is_dealt_by_chance else self.table.chance()

    # What a seat knows

    def information(self, seat: int) -> str:
        """All that a seat has seen and heard since the deal, and what it sees now: the same for all states that it
        cannot tell apart."""
        if self.state is None:
            return ""
        return "\n".join([*(heard.text(seat) for heard in self.heard), self.sight(seat)])

    def sight(self, seat: int | None) -> str:
        """What a seat sees now; None is a spectator."""
        return "" if self.state is None else encoded(self.table.game.view(self.state, seat))

    def resample(self, seat: int, seed: int) -> "Course":
        """A course that the seat could be in, by what it may know: its view and a memory of what it heard."""
        bots = self.table.game.bot
        if seat not in self.known:
            memory = bots.memory(seat, self.table.options)
            for heard in self.heard:
                memory.observe(heard.by(seat))
            self.known[seat] = memory, [Hearsay(heard, seat) for heard in self.heard]
        memory, hearsay = self.known[seat]
        world = Course.__new__(Course)
        world.table = self.table
        world.state = bots.sample(self.table.game.view(self.state, seat), memory, SearchRng(seed))
        # Shuffles to come are chance nodes there too.
        world.state.chance = Script([])
        world.actions = None
        world.heard = list(hearsay)
        world.waiting, world.orders, world.shuffle, world.known = DEAL, [], None, {}
        # What it remembers is what everybody saw.
        world.witness = self.watch().in_state(world.state), len(hearsay)
        return world

    def watch(self) -> Episode:
        """An episode that has seen the whole game, for the observations it writes. It is never played on itself."""
        if self.witness is None:
            environment, options = self.table.game.environment, self.table.options
            fresh = environment.episode(self.table.game, options, 0)
            deal = self.heard[0]
            assert isinstance(deal, HeardDeal)
            self.witness = fresh.in_state(deal.state.clone()), 1
        episode, seen = self.witness
        if seen < len(self.heard):
            episode = episode.clone()
            for heard in self.heard[seen:]:
                assert heard.deed is not None
                position: Any = episode.position()
                if isinstance(position.chance, Script):
                    position.chance = Script(heard.deed.orders)
                episode.make(heard.deed.action)
            self.witness = episode, len(self.heard)
        return episode


def replay(game: str, parameters: dict[str, Any], actions: list[int]) -> Course:
    """The course of a game again, from its actions."""
    course = Course(read_table(GAMES[game], parameters))
    for action in actions:
        course.act(action)
    return course
