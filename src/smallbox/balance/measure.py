"""A whole study in one call, for programs: a notebook, a server that measures somebody's own cards."""

from collections.abc import Sequence

from smallbox.balance.report import Report, make_report
from smallbox.balance.run import Watch, play_all
from smallbox.balance.study import USUAL_BOT, make_study
from smallbox.core.data import Source
from smallbox.games import GAMES


def measure(
    game: str,
    *,
    opt: str = "",
    data: Source | None = None,
    against: str | Sequence[str] | None = None,
    against_data: Source | None = None,
    vary: Sequence[str] = (),
    players: Sequence[int] = (),
    games: int = 1000,
    bots: str = USUAL_BOT,
    levels: str = "",
    deals: int = 0,
    seed: int = 0,
    processes: int = 1,
    watch: Watch | None = None,
) -> Report:
    """Play games and tell what they say; `watch(played, wanted)` may raise to stop.

    Raises BadOption, BadData, BadNotation or Refused before anything is played. The same arguments give the same
    report, whatever `processes` is.
    """
    texts = [against] if isinstance(against, str) else against or ()
    study = make_study(
        GAMES[game],
        opt=opt,
        data=data,
        against=texts,
        against_data=against_data,
        vary=vary,
        players=",".join(map(str, players)),
        bots=bots,
        levels=levels,
        seed=seed,
    )
    return make_report(study, play_all(study, games, deals if levels else 0, processes, watch))
