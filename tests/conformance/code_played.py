"""Prints where every function begins that runs while games are played by lot, and matches at a table, as JSON."""

import json
import sys
from types import CodeType

from smallbox.core.game import AnyGame
from smallbox.games import GAMES
from tests.conformance.worlds import EVERY_GAME, OPTIONS, random_positions
from tests.tables.world import World, play_to_the_end

MOST_MOVES = 600


def play(game: AnyGame) -> None:
    for players in (game.fewest_players, 4):
        for opt in OPTIONS[game.name]:
            for state in random_positions(game, players, opt, 1, every=40, most=MOST_MOVES):
                game.view(state, None)
                game.outcome(state)
    if any(option.name == "rounds" for option in game.option_list()):
        play_to_the_end(World().game(game.name, "Ann", "Ben", "Cleo", options={"rounds": "n"}))


def main() -> None:
    seen: set[CodeType] = set()
    sys.setprofile(lambda frame, event, _: seen.add(frame.f_code) if event == "call" else None)
    for name in EVERY_GAME:
        play(GAMES[name])
    sys.setprofile(None)
    json.dump(sorted({(code.co_filename, code.co_firstlineno) for code in seen}), sys.stdout)


if __name__ == "__main__":
    main()
