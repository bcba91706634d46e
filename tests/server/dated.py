"""The command `smallbox` on a fixed day: `python -m tests.server.dated 2026-11-11 serve`.

The day's bots hardly think, so that a day's deal takes seconds on plain Python too.
"""

import sys
from datetime import date

from smallbox.cli import main
from smallbox.server import deal_api, expert_games

#: a day on which Kanobu is over soon, whatever one plays
DAY = "2026-11-11"
NODES = 2


def run(day: date) -> None:
    """No option of the command line sets the day, so it is put there by hand."""
    for module, name, value in (
        (deal_api, "today", lambda _: day),
        (deal_api, "NODES", NODES),
        (expert_games, "NODES", NODES),
        (expert_games, "EXPERT_NODES", NODES),
    ):
        setattr(module, name, value)
    main()


if __name__ == "__main__":
    run(date.fromisoformat(sys.argv.pop(1)))
