"""A moment of a finished game as a start: from there it can be played again, otherwise."""

from smallbox.bots import usual_level
from smallbox.core.events import Events
from smallbox.core.own_cards import read_cards
from smallbox.core.record import read_record
from smallbox.core.replay import Replay, options_given, players, seat_tags
from smallbox.games import GAMES
from smallbox.practice.opening import Opening, dealing
from smallbox.wire.codec import NotPossible


def open_moment(text: str, step: int, seat: int, cards: str = "") -> Opening:
    """The game of a record after `step` moves, with the learner on a seat of it; perhaps with cards of one's own.

    Raises NotPossible.
    """
    record = read_record(text)
    game = GAMES[record.game]
    if record.tags["Rules"] != game.rules_version:
        raise NotPossible("other-rules", rules=record.tags["Rules"], now=game.rules_version)
    if step > len(record.entries):
        raise NotPossible("bad-message", detail=f"expected a step up to {len(record.entries)}, got {step}")
    count = players(record)
    if seat >= count:
        raise NotPossible("bad-message", detail=f"expected a seat in 0..{count - 1}, got {seat}")
    data = read_cards(game, cards) if cards else None
    replay = Replay(game, record, data)
    past = [copy_of(replay.events)]
    while replay.at < step:
        replay.step()
        past.append(copy_of(replay.events))
    # The record may list its shuffles, and they end where another game begins.
    replay.state.chance = dealing(f"moment {record.tags.get('Commit', '')} {step}")
    names = list(seat_tags(record, "Seats").values()) or [""] * count
    return Opening(
        game,
        replay.state,
        game.options(count, options_given(game, record, data), data),
        seat=seat,
        names=names,
        level=usual_level(game),
        past=past,
    )


def copy_of(events: Events) -> Events:
    """What was told, kept: the replay clears its events with every move."""
    kept = Events()
    kept.told = list(events.told)
    return kept
