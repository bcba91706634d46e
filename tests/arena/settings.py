"""What tests of the arena let play."""

from smallbox.arena.entrants import read_entrants
from smallbox.arena.plan import Settings
from smallbox.core.bot import Budget
from smallbox.games import GAMES


def settings_of(game: str, bots: str, *players: int, field: str = "", seed: int = 1) -> Settings:
    found = GAMES[game]
    return Settings(
        game=game,
        rules=found.rules_version,
        entrants=read_entrants(found, bots, Budget()),
        field=read_entrants(found, field, Budget())[0] if field else None,
        players=players,
        opt="",
        data=None,
        data_digest="",
        seed=seed,
        code="test",
    )
