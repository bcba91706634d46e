"""The judge of That's Not a Hat: a name or an answer is measured by what could be known with a perfect memory.

What an attentive guest would have lost in the same seat counts as luck: some gifts are hard to remember.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, variance

from smallbox.core.events import Events
from smallbox.core.judge import Advice, Estimate, Verdict
from smallbox.core.messages import Event, Move
from smallbox.games.hat.bot.guests import Guests
from smallbox.games.hat.bot.race import Race
from smallbox.games.hat.bot.reasons import reason
from smallbox.games.hat.bot.stories import ReviewedGift, Stories
from smallbox.games.hat.messages import (
    Accept,
    Claim,
    GiftShown,
    GiftTurnedDown,
    Offer,
    Options,
    Refuse,
    RoundStarted,
    View,
)
from smallbox.games.hat.rules.cards import gift_of
from smallbox.games.hat.rules.state import OVER, State
from smallbox.games.hat.rules.view import view as view_of

#: guests in every seat, where nobody says how many
GUESTS = 24

Shares = list[float]


class HatJudge:
    """Everything at this table is public, so there is one mind for all seats: it forgets nothing that was shown."""

    def __init__(self, options: Options, seed: int, nodes: int) -> None:
        self.nodes = nodes or GUESTS
        self.players = options.players
        self.race = Race(options.players, options.penalty_limit, options.max_gifts)
        self.guests = Guests(options, self.nodes, seed)
        self.seen = Stories(options.players)

    def begin(self, state: State, events: Events, *, is_dealt: bool) -> Estimate:
        told = events.heard_by(None)
        if not told and state.passes == 0:
            # A record may begin with the table as it was dealt: then everybody has seen what was shown.
            told = dealt(state)
        self.observe(0, told)
        if not told:
            self.seen.begin(view_of(state, None).columns)
        return Estimate(self.race.shares(state.score_list(), int(state.passes)), [0.0] * self.players)

    def hear(self, events: Events) -> None:
        self.seen.made += 1
        self.observe(0, events.heard_by(None))

    def observe(self, seat: int, events: Sequence[Event]) -> None:
        """What any seat hears, all hear."""
        self.seen.observe(events)
        self.guests.observe(events)

    def is_over(self, state: State) -> bool:
        return state.phase == OVER

    def chance(self, state: State, seat: int) -> float:
        return self.shares(state)[seat]

    def shares(self, state: State) -> Shares:
        """What is to be expected of guests at this table."""
        view = view_of(state, None)
        offer = view.offer
        assert offer is not None
        if offer.claim is not None:
            return self.answered(view, offer, self.guests.doubts(view, offer.receiver, offer.claim), offer.claim)
        names = self.guests.names(view, offer.giver)
        return mean([self.named(view, offer, name) for name in names])

    # What names and answers are worth

    def known(self, offer: Offer) -> str | None:
        """What is on offer, if it was ever shown."""
        return self.seen.offered(offer.giver).gift

    def after(self, view: View, fined: int | None) -> Shares:
        """The shares once the gift on offer is answered, with a penalty for a seat or for none."""
        scores = [len(pile) for pile in view.penalties]
        if fined is not None:
            scores[fined] += 1
        assert view.offer is not None
        return self.race.shares(scores, view.passes + (1 if view.offer.claim is None else 0))

    def refused(self, view: View, offer: Offer, name: str) -> Shares:
        """The shares if this name is refused; where nobody could know, the giver is as likely right as any name."""
        known = self.known(offer)
        if known is not None:
            return self.after(view, offer.receiver if known == name else offer.giver)
        right = 1 / max(1, len(view.catalogue))
        sides = zip(self.after(view, offer.receiver), self.after(view, offer.giver))
        return [right * hit + (1 - right) * miss for hit, miss in sides]

    def answered(self, view: View, offer: Offer, doubt: float, name: str) -> Shares:
        """The shares where a name is refused with some chance."""
        sides = zip(self.after(view, None), self.refused(view, offer, name))
        return [(1 - doubt) * accepted + doubt * refused for accepted, refused in sides]

    def named(self, view: View, offer: Offer, name: str) -> Shares:
        """The shares under a name, if a guest answers."""
        return self.answered(view, offer, self.guests.doubts(view, offer.receiver, name), name)

    # Verdicts

    def verdict(self, view: View, move: Move) -> Verdict:
        offer = view.offer
        assert offer is not None
        if isinstance(move, Claim):
            return self.verdict_on_name(view, offer, move)
        return self.verdict_on_answer(view, offer, move)

    def verdict_on_name(self, view: View, offer: Offer, move: Claim) -> Verdict:
        known = self.known(offer)
        names = self.guests.names(view, offer.giver)
        worth = {name: self.named(view, offer, name) for name in dict.fromkeys([*names, move.gift])}
        self.seen.recalled = round(100 * fmean(name == known for name in names))
        if known is None or known not in view.catalogue:
            return self.unknown(view, move, worth[move.gift])
        best = worth.setdefault(known, self.named(view, offer, known))
        return self.weighed(view, move, Claim(known), worth[move.gift], best, [worth[name] for name in names])

    def verdict_on_answer(self, view: View, offer: Offer, move: Move) -> Verdict:
        assert offer.claim is not None
        doubt = self.guests.doubts(view, offer.receiver, offer.claim)
        self.seen.doubted = round(100 * doubt)
        accepted, refused = self.after(view, None), self.refused(view, offer, offer.claim)
        made = refused if isinstance(move, Refuse) else accepted
        if self.known(offer) is None:
            return self.unknown(view, move, made)
        better = self.better_answer(view, offer)
        guests = [refused] * round(doubt * self.nodes) + [accepted] * round((1 - doubt) * self.nodes)
        best = refused if isinstance(better, Refuse) else accepted
        return self.weighed(view, move, better, made, best, guests)

    def better_answer(self, view: View, offer: Offer) -> Move:
        """Refuse what can't be right, unless that ends the round for somebody else's win (H33)."""
        assert offer.claim is not None
        known = self.known(offer)
        if known is None or known == offer.claim:
            return Accept()
        refused, accepted = self.refused(view, offer, offer.claim), self.after(view, None)
        return Refuse() if refused[offer.receiver] >= accepted[offer.receiver] else Accept()

    def weighed(
        self, view: View, move: Move, best: Move, made: Shares, shares: Shares, guests: list[Shares]
    ) -> Verdict:
        """What was lost beside the best move, and what was changed beside what guests would have done there."""
        mover = view.seat
        assert mover is not None
        moved = [own - guest for own, guest in zip(made, mean(guests))]
        variances = [variance(each) / len(each) if len(each) > 1 else 0.0 for each in zip(*guests)]
        # A name that guests would not have noticed may do better than the right one: then it was as good.
        lost = 0.0 if move == best else max(0.0, shares[mover] - made[mover])
        why = reason(view, self.seen, move, best) if lost else None
        return Verdict(best, shares[mover], lost, 0.0, moved, variances, why)

    def unknown(self, view: View, move: Move, shares: Shares) -> Verdict:
        """Nobody could know better, so any name or answer is as good."""
        assert view.seat is not None
        nothing = [0.0] * self.players
        return Verdict(move, shares[view.seat], 0.0, 0.0, nothing, nothing, None)

    def advice(self, view: View) -> Advice:
        """The right name or answer, as far as it could be known; any name where it could not."""
        offer = view.offer
        assert offer is not None
        known = self.known(offer)
        best: Move
        if offer.claim is not None:
            best = self.better_answer(view, offer)
            other: Move = Accept() if isinstance(best, Refuse) else Refuse()
            shares = self.after(view, None) if isinstance(best, Accept) else self.refused(view, offer, offer.claim)
        else:
            best = Claim(known if known in view.catalogue and known is not None else view.catalogue[0])
            other = best
            shares = self.after(view, None)
        return Advice(best, shares, reason(view, self.seen, other, best))

    def stories(self) -> list[ReviewedGift]:
        return self.seen.told


def mean(shares: Sequence[Shares]) -> Shares:
    return [fmean(each) for each in zip(*shares)]


def dealt(state: State) -> list[Event]:
    """What everybody was told of a deal that lies as it was dealt."""
    view = view_of(state, None)
    offer = view.offer
    assert offer is not None
    gift = state.gifts.codes[gift_of(state.card)]
    return [
        RoundStarted(offer.giver, state.options.gifts_each, view.columns, view.catalogue),
        *([GiftShown(offer.giver, gift)] if offer.from_shop else []),
        GiftTurnedDown(offer.giver, None if offer.from_shop else 0, offer.arrow, offer.colour, offer.receiver),
    ]
