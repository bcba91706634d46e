"""Looks for puzzles in games among bots: the same game, seed and number give the same finds in any process."""

from typing import Any

import msgspec

from smallbox.bots import find_bot
from smallbox.core.bot import Bot, Budget
from smallbox.core.chance import SearchRng
from smallbox.core.game import AnyGame
from smallbox.core.messages import Event
from smallbox.core.notation import read_options, seat_name
from smallbox.core.proof import RNG
from smallbox.core.record import Entry, Record, write_record
from smallbox.core.recorder import Recorder, game_tags
from smallbox.games import GAMES
from smallbox.puzzles.judge import judge
from smallbox.puzzles.puzzle import Puzzle
from smallbox.puzzles.rating import rate
from smallbox.puzzles.situation import Situation
from smallbox.seeds import make_seed

#: who plays, at every seat one of them
LEVELS = ("greedy", "easy", "normal", "hard")
#: puzzles of one game, so that none has too many; where they cost next to nothing all are found, to choose from
MOST, MANY = 3, 40
#: a game of memory is shown from its deal on, so it may not be long
LONGEST_MEMORY = 36
#: one in so many moves in the middle of a turn is looked at
MIDDLE = 3
SEEDS = 1 << 30


class Mined(msgspec.Struct, frozen=True):
    """A game that was looked through, and what it brought; ids come later."""

    number: int
    puzzles: list[Puzzle]


class Miner:
    """One game among bots, whose turns are looked at on the way."""

    def __init__(self, game: AnyGame, opt: str, seed: int, number: int) -> None:
        self.game = game
        self.dice = SearchRng(seed * 1_000_003 + number)
        sizes = range(game.fewest_players, game.most_players + 1)
        self.options = game.options(sizes[number % len(sizes)], read_options(opt))
        players = range(self.options.players)
        self.seed, salt = make_seed(int(self.dice.below(SEEDS)))
        self.seats = [seat_name(seat) for seat in players]
        self.recorder = Recorder(game, self.options, self.seats, self.seed, salt)
        self.bots = [self.seat_bot(seat) for seat in players]
        self.heard: list[list[Event]] = [[] for _ in players]
        self.puzzles: list[Puzzle] = []
        self.tell()

    def seat_bot(self, seat: int) -> Bot:
        level = LEVELS[self.dice.below(len(LEVELS))]
        return find_bot(self.game, level)(seat, self.options, int(self.dice.below(SEEDS)))

    def tell(self) -> None:
        for seat, bot in enumerate(self.bots):
            events = self.recorder.events.heard_by(seat)
            self.heard[seat] += events
            bot.observe(events)

    def run(self) -> list[Puzzle]:
        most = MANY if self.game.bot.whole_game is None else MOST
        while (seat := self.recorder.to_act) is not None and len(self.puzzles) < most and not self.is_too_long():
            view: Any = self.recorder.view(seat)
            if self.is_worth_a_look(seat):
                self.look(Situation(self.game, self.options, seat, view, list(self.heard[seat])))
            self.recorder.make(seat, self.bots[seat].choose(view, Budget()))
            self.tell()
        return self.puzzles

    def is_worth_a_look(self, seat: int) -> bool:
        """Where a turn begins, and now and then in the middle of one."""
        entries = self.recorder.entries
        is_new = not entries or entries[-1].seat != seat
        return bool(self.dice.below(MIDDLE) == 0) or is_new

    def is_too_long(self) -> bool:
        return self.game.is_of_memory and len(self.recorder.entries) > LONGEST_MEMORY

    def look(self, situation: Situation) -> None:
        seed = int(self.dice.below(SEEDS))
        found = judge(situation, seed)
        if found is not None:
            self.puzzles.append(
                Puzzle(
                    id="",
                    game=self.game.name,
                    players=self.options.players,
                    seat=situation.seat,
                    right=found.right,
                    plan=found.plan,
                    rating=rate(found.found),
                    theme=found.theme,
                    found=found.found,
                    proof=found.proof,
                    record=self.record(),
                )
            )

    def record(self) -> str:
        """Seed and moves, and nothing that follows from them."""
        game = self.game
        tags = game_tags(
            game.name, game.rules_version, game.data_tag(self.options), self.recorder.given, self.seats, ""
        )
        written = {name: text for name, text in tags.items() if text} | {"Seed": self.seed, "Rng": RNG}
        moves = [Entry(entry.seat, entry.move) for entry in self.recorder.entries]
        return write_record(Record(written, entries=moves))


def mine(game: str, opt: str, seed: int, number: int) -> Mined:
    """Play game `number` and look at its turns. Raises BadOption, Refused."""
    return Mined(number, Miner(GAMES[game], opt, seed, number).run())
