"""A memory that fades, strays and mixes things up, fed by what everybody can see and hear (docs/bots.md)."""

from __future__ import annotations

from math import exp, log

from smallbox.core.chance import SearchRng

SECONDS_PER_GIFT = 8.0
SECONDS_PER_REFUSAL = 12.0
SCALINGS = 3
UNKNOWN = -1


class Habits:
    """How well somebody remembers, and how easily they believe."""

    def __init__(
        self,
        *,
        noise: float,
        threshold: float,
        other_stay: float,
        other_seat: float,
        other_arrow: float,
        see: float,
        own: float,
        hear: float,
        notice_face: float,
        notice_gift: float,
        rehearse: float,
        rehearse_neighbour: float,
        check_open: float,
        exclude: float,
        trust: float,
        doubt: float,
    ) -> None:
        self.decay = 0.5
        self.spread = 2.0**0.5 * noise
        self.threshold = threshold
        self.other_stay = other_stay
        self.other_seat = other_seat
        self.other_arrow = other_arrow
        self.see = see
        self.own = own
        self.hear = hear
        self.notice_face = notice_face
        self.notice_gift = notice_gift
        self.rehearse = rehearse
        self.rehearse_neighbour = rehearse_neighbour
        self.check_open = check_open
        self.exclude = exclude
        self.trust = trust
        self.doubt = doubt


class Place:
    """A card where it lies now. A stay is the running number of its placement; a face only while it lies open."""

    def __init__(self, seat: int, stay: int, face: int, arrow: int) -> None:
        self.seat = seat
        self.stay = stay
        self.face = face
        self.arrow = arrow


class Trace:
    """That a gift was met at a place, and when."""

    def __init__(self, gift: int, place: Place) -> None:
        self.gift = gift
        self.seat = place.seat
        self.stay = place.stay
        self.arrow = place.arrow
        self.times: list[float] = []
        self.weights: list[float] = []

    def strength(self, now: float, decay: float) -> float:
        total = 0.0
        for i in range(len(self.times)):
            total += self.weights[i] * (now - self.times[i] + 1.0) ** -decay
        return log(total)


class Belief:
    """How likely each gift is, and that nothing comes to mind."""

    def __init__(self, chances: dict[int, float], nothing: float) -> None:
        self.chances = chances
        self.nothing = nothing

    def sample(self, rng: SearchRng) -> int:
        """A gift, or UNKNOWN when nothing comes to mind."""
        at = rng.unit()
        for gift, chance in self.chances.items():
            at -= chance
            if at < 0.0:
                return gift
        return UNKNOWN


class Recall:
    """The table as one seat has it in mind: where the cards lie for sure, which gifts they are as far as it recalls."""

    def __init__(self, habits: Habits, seat: int, players: int, rng: SearchRng) -> None:
        self.habits = habits
        self.seat = seat
        self.players = players
        self.rng = rng
        self.now = 0.0
        self.stays = 0
        self.columns: list[list[Place]] = [[] for _ in range(players)]
        self.offer: Place | None = None
        self.shown = UNKNOWN
        self.traces: dict[tuple[int, int], Trace] = {}
        self.right = [0] * players
        self.wrong = [0] * players

    def new_place(self, seat: int, face: int, arrow: int) -> Place:
        self.stays += 1
        return Place(seat, self.stays, face, arrow)

    def start(self, columns: list[list[tuple[int, int]]]) -> None:
        """The columns as they lie; each card with its face if open, else with its arrow."""
        for seat in range(self.players):
            self.columns[seat] = [self.new_place(seat, face, arrow) for face, arrow in columns[seat]]
            for place in self.columns[seat]:
                if place.face != UNKNOWN:
                    self.see(place, place.face)

    def see(self, place: Place, gift: int) -> None:
        """A face is noticed; that of an own card always."""
        if place.seat == self.seat or self.rng.unit() < self.habits.notice_face:
            self.write(place, gift, self.habits.see)

    def write(self, place: Place, gift: int, weight: float) -> None:
        trace = self.traces.get((gift, place.stay))
        if trace is None:
            trace = Trace(gift, place)
            self.traces[gift, place.stay] = trace
        trace.arrow = place.arrow
        trace.times.append(self.now)
        trace.weights.append(weight)

    def turn_down(self, seat: int, arrow: int, gift: int) -> None:
        """A gift from the shop (with its face) or the oldest of the column is turned down and offered."""
        if gift != UNKNOWN:
            self.offer = self.new_place(seat, UNKNOWN, arrow)
            self.see(self.offer, gift)
            return
        if not self.columns[seat]:
            return
        place = self.columns[seat][0]
        face, place.face, place.arrow = place.face, UNKNOWN, arrow
        if face != UNKNOWN:
            self.see(place, face)

    def take_offer(self, giver: int) -> Place | None:
        if self.offer is not None:
            place, self.offer = self.offer, None
            return place
        column = self.columns[giver]
        return column.pop(0) if column else None

    def accept(self, giver: int, receiver: int, claim: int) -> None:
        """The card lies at a new place, under the name that was said or that one believes in."""
        place = self.take_offer(giver)
        if place is None:
            return
        moved = self.new_place(receiver, UNKNOWN, place.arrow)
        if self.seat == receiver:
            self.write(moved, self.believed(place, claim), self.habits.own)
        elif self.rng.unit() < self.habits.notice_gift:
            self.write(moved, self.believed(place, claim), self.habits.hear)
        self.columns[receiver].append(moved)
        self.pass_time(SECONDS_PER_GIFT)

    def believed(self, place: Place, claim: int) -> int:
        """Wrong names can become common belief: who does not recall, or doubts the own memory, keeps the name said."""
        belief = self.belief(place)
        gift = belief.sample(self.rng)
        if gift in (UNKNOWN, claim) or self.rng.unit() >= belief.chances[gift]:
            return claim
        return gift

    def refuse(self, giver: int, is_right: bool) -> None:  # noqa: FBT001 - the fact itself
        self.take_offer(giver)
        if is_right:
            self.right[giver] += 1
        else:
            self.wrong[giver] += 1
        self.pass_time(SECONDS_PER_GIFT + SECONDS_PER_REFUSAL)

    def pass_time(self, seconds: float) -> None:
        """Nominal time, so that slow people do not make a bot forget; in it some gifts are rehearsed."""
        self.now += seconds
        self.rehearse(self.seat, self.habits.rehearse)
        left, right = (self.seat + 1) % self.players, (self.seat - 1) % self.players
        self.rehearse(left, self.habits.rehearse_neighbour)
        if right != left:
            self.rehearse(right, self.habits.rehearse_neighbour)

    def rehearse(self, seat: int, chance: float) -> None:
        """One hidden gift of a seat is gone over in mind; a wrong recall strengthens the error."""
        hidden = [place for place in self.columns[seat] if place.face == UNKNOWN]
        if not hidden or self.rng.unit() >= chance:
            return
        place = hidden[int(self.rng.below(len(hidden)))]
        gift = self.belief(place).sample(self.rng)
        if gift != UNKNOWN:
            self.write(place, gift, 1.0)

    def match(self, trace: Trace, place: Place) -> float:
        """How strongly a trace comes to mind at the sight of a place."""
        strength = trace.strength(self.now, self.habits.decay)
        if trace.seat != place.seat:
            strength -= self.habits.other_seat
        elif trace.stay != place.stay:
            strength -= self.habits.other_stay
        if UNKNOWN != trace.arrow != place.arrow != UNKNOWN:
            strength -= self.habits.other_arrow
        return strength

    def belief(self, place: Place, without: set[int] | None = None) -> Belief:
        """What comes to mind at the sight of a card, leaving out some gifts."""
        weights: dict[int, float] = {}
        spread = self.habits.spread
        nothing = exp(self.habits.threshold / spread)
        total = nothing
        for trace in self.traces.values():
            if without is not None and trace.gift in without:
                continue
            weight = exp(self.match(trace, place) / spread)
            weights[trace.gift] = weights.get(trace.gift, 0.0) + weight
            total += weight
        return Belief({gift: weight / total for gift, weight in weights.items()}, nothing / total)

    def hidden(self) -> list[Place]:
        """All cards that lie face down."""
        places = [place for column in self.columns for place in column if place.face == UNKNOWN]
        return places if self.offer is None else [*places, self.offer]

    def solved_belief(self, place: Place, without: set[int] | None) -> Belief:
        """The belief in one card when all hidden cards are thought of together: a gift lies in one place only."""
        places = self.hidden()
        beliefs = [self.belief(other, without) for other in places]
        for _ in range(SCALINGS):
            scale(beliefs)
        return beliefs[places.index(place)]

    def feels_in_play(self, without: set[int]) -> Belief:
        """Gifts that come to mind at all, wherever they were met."""
        weights: dict[int, float] = {}
        for trace in self.traces.values():
            if trace.gift not in without:
                weight = exp(trace.strength(self.now, self.habits.decay) / self.habits.spread)
                weights[trace.gift] = weights.get(trace.gift, 0.0) + weight
        total = sum(weights.values())
        return Belief({gift: weight / total for gift, weight in weights.items()}, 0.0)


def scale(beliefs: list[Belief]) -> None:
    """One round of scaling: no gift is held more than once, every card is something or not recalled."""
    held: dict[int, float] = {}
    for belief in beliefs:
        for gift, chance in belief.chances.items():
            held[gift] = held.get(gift, 0.0) + chance
    for belief in beliefs:
        total = belief.nothing
        for gift in belief.chances:
            if held[gift] > 1.0:
                belief.chances[gift] /= held[gift]
            total += belief.chances[gift]
        for gift in belief.chances:
            belief.chances[gift] /= total
        belief.nothing /= total
