"""A review in words, for the terminal."""

from collections.abc import Iterator, Sequence

from smallbox.analysis.review import Review, ReviewedDecision, ReviewedSeat
from smallbox.core.game import AnyGame
from smallbox.games.hat.bot.stories import ReviewedGift
from smallbox.text import Speech

#: what luck, one's own moves and those of others changed: said of a seat, and to it
OF_SEAT = ("review-luck", "review-own", "review-others")
TO_YOU = ("review-you-luck", "review-you-own", "review-you-others")
#: chances from none to certain
BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60


def lines(game: AnyGame, review: Review, speech: Speech, seat: int | None = None) -> Iterator[str]:
    """All of a review, or what concerns one seat, said to it."""
    title = f"game-{game.name}"
    yield speech.say("review-title", game=speech.say(title) if speech.bundle.has_message(title) else game.title)
    yield ""
    for each in review.seats:
        if seat in (None, each.seat):
            yield from seat_lines(game, each, speech, is_you=seat is not None)
    if review.weakest is not None and seat is None:
        yield speech.say("review-weakest", seat=speech.seat(review.weakest))
    yield from chances(review, speech)
    yield from decisions(game, review, speech, seat)
    yield from stories(game, review.gifts, speech, seat)


def seat_lines(game: AnyGame, seat: ReviewedSeat, speech: Speech, *, is_you: bool) -> Iterator[str]:
    """From where to where a seat came, and what brought it there."""
    yield speech.say("review-way", seat=speech.seat(seat.seat), start=percent(seat.start), result=percent(seat.result))
    of_luck, of_own, of_others = TO_YOU if is_you else OF_SEAT
    luck = speech.say(of_luck, source=game.bot.luck, **side(seat.luck))
    between = speech.say("review-between", low=percent(seat.low), high=percent(seat.high))
    own = speech.say(of_own, **side(seat.own))
    others = speech.say(of_others, **side(seat.others))
    yield f"  {luck} {between}, {own}, {others}."


def side(share: float) -> dict[str, str | int]:
    """A change as sentences have it: its side, and its points."""
    points = percent(abs(share))
    return {"side": "nothing" if points == 0 else "gave" if share > 0 else "cost", "points": points}


def percent(share: float) -> int:
    return round(100 * share)


def chances(review: Review, speech: Speech) -> Iterator[str]:
    """The curve of every seat, as a row of bars."""
    yield ""
    yield speech.say("review-chances")
    longest = max(len(speech.seat(seat.seat)) for seat in review.seats)
    for seat in review.seats:
        shown = thinned([point.chances[seat.seat] for point in review.curve])
        bars = "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in shown)
        yield f"  {speech.seat(seat.seat):<{longest}}  {bars}"


def thinned(chances: Sequence[float]) -> list[float]:
    """At most as many as fit into a line, the first and the last among them."""
    if len(chances) <= WIDEST:
        return list(chances)
    return [chances[round(at * (len(chances) - 1) / (WIDEST - 1))] for at in range(WIDEST)]


def decisions(game: AnyGame, review: Review, speech: Speech, seat: int | None) -> Iterator[str]:
    """What was given away, in the order of the game."""
    yield ""
    told = [each for each in review.decisions if each.grade != "best" and seat in (None, each.seat)]
    yield speech.say("review-worst" if told else "review-clean")
    for each in told:
        yield from decision(game, each, speech)


def decision(game: AnyGame, told: ReviewedDecision, speech: Speech) -> Iterator[str]:
    yield "  " + speech.say(
        "review-decision",
        number=told.number,
        seat=speech.seat(told.seat),
        move=told.move,
        grade=speech.say(f"review-grade-{told.grade}"),
        points=percent(told.lost),
    )
    why = "" if told.why is None else " " + speech.reason(game, told.why)
    yield f"    {speech.say('review-better', move=told.best)}{why}"


def stories(game: AnyGame, gifts: Sequence[ReviewedGift], speech: Speech, seat: int | None) -> Iterator[str]:
    """The names that were wrong, and the doubts."""
    told = [
        gift
        for gift in gifts
        if (gift.claim != "true" or gift.answer == "refused") and seat in (None, gift.giver, gift.receiver)
    ]
    if told:
        yield ""
        yield speech.say("review-gifts")
    for gift in told:
        yield f"  {gift.number}. {story(game, gift, speech)}"


def story(game: AnyGame, gift: ReviewedGift, speech: Speech) -> str:
    """One gift: what it was called, what was said to it, and who could have known."""
    facts = speech.facts(
        game,
        {
            "giver": gift.giver,
            "receiver": gift.receiver,
            "name": gift.named,
            "gift": gift.gift,
            "passes": gift.passes,
            "recalled": gift.recalled,
            "doubted": gift.doubted,
        },
    )
    said = [speech.say(f"hat-story-{gift.claim}", **facts)]
    if gift.right is not None:
        said.append(speech.say(f"hat-story-{gift.answer}-{'right' if gift.right else 'wrong'}", **facts))
    if gift.seen is not None:
        said.append(speech.say("hat-story-known", **facts))
    return " ".join(said)
