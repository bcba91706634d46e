"""A finished game again, step by step, as a seat or a spectator saw it."""

from smallbox.core.notation import read_options
from smallbox.core.own_cards import cards_hash, read_cards
from smallbox.core.record import Record
from smallbox.core.replay import Replay, seat_tags
from smallbox.games import GAMES
from smallbox.wire.codec import NotPossible
from smallbox.wire.http import RecordStep, RecordSteps


def steps_of(found: Record, seat: int | None, first: int, count: int, cards: str = "") -> RecordSteps:
    """Some steps of a game whose record may be shown, perhaps with cards of one's own.

    Raises NotPossible where it was played by other rules.
    """
    game = GAMES[found.game]
    if found.tags["Rules"] != game.rules_version:
        raise NotPossible("other-rules", rules=found.tags["Rules"], now=game.rules_version)
    names = list(seat_tags(found, "Seats").values())
    if seat is not None and seat >= len(names):
        raise NotPossible("bad-message", detail=f"expected a seat in 0..{len(names) - 1}, got {seat}")
    return RecordSteps(
        game=found.game,
        options=read_options(found.tags.get("Opt", "")),
        names=names,
        total=len(found.entries),
        result=found.result,
        steps=play_again(found, seat, first, count, cards),
        cards=cards_hash(cards),
    )


def play_again(record: Record, seat: int | None, first: int, count: int, cards: str) -> list[RecordStep]:
    game = GAMES[record.game]
    replay = Replay(game, record, read_cards(game, cards) if cards else None)
    shown: list[RecordStep] = []
    while len(shown) < count:
        if replay.at >= first:
            shown.append(step(replay, seat))
        if replay.is_done:
            break
        replay.step()
    return shown


def step(replay: Replay, seat: int | None) -> RecordStep:
    """The game as it is now. Its record is open, so a spectator may see what was hidden."""
    made = replay.record.entries[replay.at - 1] if replay.at else None
    return RecordStep(
        number=replay.at,
        seat=None if made is None else made.seat,
        move="" if made is None else made.move,
        events=replay.events.heard_by(seat),
        view=replay.game.view(replay.state, seat),
        opened=replay.game.opened(replay.state) if seat is None else None,
    )
