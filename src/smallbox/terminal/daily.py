"""The command `daily`: the deal of a day in the terminal, beside what the strongest bot makes of it."""

import sys
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from rich.console import Console
from rich.text import Text

from smallbox.bots.daily import (
    EXPERT_NODES,
    MINE,
    NODES,
    DailyDeal,
    DailyResult,
    daily_deal,
    play_as_expert,
    result_of,
)
from smallbox.core.daily import read_day
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.terminal.game_loop import PlayerLeft
from smallbox.terminal.party import Party
from smallbox.terminal.play import EXIT_DONE, is_on_screen, play_on_screen, play_script, prepare_streams
from smallbox.terminal.play_options import PlayOptions, check_record, make_chairs
from smallbox.text import Speech

WON, NOT_WON = "▮", "▯"


@dataclass(frozen=True)
class DailyOptions:
    """What a person asks for."""

    name: str | None = None
    record: str | None = None
    speed: float = 1.0


def deal_on(game: AnyGame, day: str | None) -> DailyDeal:
    """The deal of a day up to today, which is the one of UTC. Raises BadOption."""
    today = datetime.now(UTC).date().isoformat()
    found = today if day is None else read_day(day)
    if found > today:
        raise BadOption(f"--date: expected a day up to today, {today} (UTC), got {found}")
    return daily_deal(game, found)


def facts_of(deal: DailyDeal) -> dict[str, Any]:
    """All that is fixed of a day's game, for other programs."""
    return {
        "code": deal.code,
        "game": deal.game.name,
        "date": deal.day,
        "rules": deal.game.rules_version,
        "players": deal.seats,
        "options": deal.game.write_options(deal.options),
        "seed": deal.seed,
        "bots": [
            {"seat": seat, "level": deal.level, "seed": deal.dice_of(seat), "nodes": NODES}
            for seat in range(deal.seats)
            if seat != MINE
        ],
        "expert": {"seat": MINE, "level": deal.expert, "seed": deal.dice_of(MINE), "nodes": EXPERT_NODES},
    }


def play(deal: DailyDeal, options: DailyOptions, language: str) -> int:
    """Play the deal; the exit code. Raises SmallboxError for what cannot be played."""
    prepare_streams()
    speech = Speech(language)
    console = Console(highlight=False)
    asked = PlayOptions(deal.game.name, name=options.name, record=options.record, speed=options.speed, bots=deal.level)
    if options.record is not None:
        check_record(options.record)
    party = Party(deal.game, deal.options, make_chairs(deal.game, asked, deal.seats, speech), deal.seed, "", deal)
    title = speech.say(f"game-{deal.game.name}")
    console.print(Text(speech.say("terminal-daily", game=title, day=deal.day)), soft_wrap=True)
    try:
        if is_on_screen(console):
            code = play_on_screen(party, asked, console, language)
        else:
            code = play_script(party, asked, language)
    except (PlayerLeft, EOFError, KeyboardInterrupt):
        console.print(Text(speech.say("terminal-goodbye")))
        return EXIT_DONE
    outcome = party.position.outcome
    if outcome is not None:
        level = speech.level(deal.expert)
        sys.stderr.write(speech.say("terminal-daily-expert", level=level) + "\n")
        mine, expert = result_of(outcome), result_of(play_as_expert(deal))
        told = {"mine": in_words(speech, deal, mine), "expert": in_words(speech, deal, expert)}
        console.print(Text(speech.say("terminal-daily-result", level=level, **told)), soft_wrap=True)
        console.print(Text(share_line(speech, deal, mine, title)), soft_wrap=True)
    return code


def in_words(speech: Speech, deal: DailyDeal, result: DailyResult) -> str:
    """A result as a reader of the language says it."""
    place = placed(speech, deal, result)
    return place if result.score is None else f"{place}, {speech.say('daily-score', score=result.score)}"


def placed(speech: Speech, deal: DailyDeal, result: DailyResult) -> str:
    if result.score is None:
        return speech.say("daily-result-won" if result.place == 1 else "daily-result-lost")
    return speech.say("daily-result-place", place=result.place or deal.seats, seats=deal.seats)


def share_line(speech: Speech, deal: DailyDeal, mine: DailyResult, title: str) -> str:
    """The result as one line that tells nothing of the cards."""
    return speech.say(
        "daily-share-line",
        game=title,
        day=deal.day,
        result=placed(speech, deal, mine),
        bars=bars(deal.seats, mine),
    )


def bars(seats: int, mine: DailyResult) -> str:
    """A bar for each seat, filled for those that are not in front."""
    if mine.score is None:
        return WON if mine.place == 1 else NOT_WON
    filled = seats - (mine.place or seats) + 1
    return WON * filled + NOT_WON * (seats - filled)
