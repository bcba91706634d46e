"""A memory that fades, strays and mixes things up: activation as in ACT-R, fed by what everybody sees and hears."""

from __future__ import annotations

from math import exp

from smallbox.core.chance import SearchRng

SECONDS_PER_GIFT = 8.0
SECONDS_PER_REFUSAL = 12.0
DECAY = 0.5
SCALINGS = 3
UNKNOWN = -1


class MemoryProfile:
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
        # A strength B comes to mind as exp(B / spread), so a mismatch that is taken off B becomes a factor.
        self.spread = 2.0**0.5 * noise
        self.nothing = exp(threshold / self.spread)
        self.other_stay = exp(-other_stay / self.spread)
        self.other_seat = exp(-other_seat / self.spread)
        self.other_arrow = exp(-other_arrow / self.spread)
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
    """A card where it lies now. A stay is the running number of its placement; only an open card has a face."""

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
        self.vivid = 0.0
        self.vivid_at = -1.0

    def meet(self, now: float, weight: float) -> None:
        self.times.append(now)
        self.weights.append(weight)
        self.vivid_at = -1.0

    def vividness(self, now: float, spread: float) -> float:
        """exp(B / spread) for the strength B = ln sum of weight * age^-decay."""
        if self.vivid_at != now:
            total = 0.0
            for i in range(len(self.times)):
                total += self.weights[i] * (now - self.times[i] + 1.0) ** -DECAY
            self.vivid = total ** (1.0 / spread)
            self.vivid_at = now
        return self.vivid

    def fit(self, place: Place, profile: MemoryProfile) -> float:
        """How well it fits the sight of a place: its seat, this very placement, the arrow of the back."""
        fit = 1.0
        if self.seat != place.seat:
            fit = profile.other_seat
        elif self.stay != place.stay:
            fit = profile.other_stay
        if self.arrow != UNKNOWN and place.arrow != UNKNOWN and self.arrow != place.arrow:
            fit *= profile.other_arrow
        return fit


class Belief:
    """How likely each gift is, and that nothing comes to mind."""

    def __init__(self, weights: dict[int, float], nothing: float) -> None:
        self.chances = weights
        self.nothing = nothing
        self.normalize()

    def normalize(self) -> None:
        total = self.nothing + sum(self.chances.values())
        if total > 0.0:
            for gift in self.chances:
                self.chances[gift] /= total
            self.nothing /= total

    def sample(self, rng: SearchRng) -> int:
        """A gift, or UNKNOWN when nothing comes to mind."""
        at = rng.unit()
        for gift, chance in self.chances.items():
            at -= chance
            if at < 0.0:
                return gift
        return UNKNOWN


class Recall:
    """The table as one seat has it in mind: for sure where the cards lie, which gifts they are as far as it recalls."""

    def __init__(self, profile: MemoryProfile, seat: int, players: int, rng: SearchRng) -> None:
        self.profile = profile
        self.seat = seat
        self.players = players
        self.rng = rng
        self.now = 0.0
        self.stays = 0
        self.columns: list[list[Place]] = [[] for _ in range(players)]
        self.offer: Place | None = None
        self.penalties: set[int] = set()
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
        """A face is noticed; that of its own card always."""
        if place.seat == self.seat or self.rng.unit() < self.profile.notice_face:
            self.write(place, gift, self.profile.see)

    def write(self, place: Place, gift: int, weight: float) -> None:
        key = (gift, place.stay)
        if key not in self.traces:
            self.traces[key] = Trace(gift, place)
        self.traces[key].arrow = place.arrow
        self.traces[key].meet(self.now, weight)

    def draw(self, seat: int, arrow: int, gift: int) -> None:
        """A gift from the shop was shown, turned down and is on offer."""
        self.offer = self.new_place(seat, UNKNOWN, arrow)
        self.see(self.offer, gift)

    def turn_down(self, seat: int, arrow: int) -> None:
        """The oldest gift of a column, open so far, was turned down."""
        place = self.columns[seat][0]
        self.see(Place(seat, place.stay, UNKNOWN, arrow), place.face)
        place.face, place.arrow = UNKNOWN, arrow

    def take_offer(self, giver: int) -> Place:
        if self.offer is None:
            return self.columns[giver].pop(0)
        place = self.offer
        self.offer = None
        return place

    def accept(self, giver: int, receiver: int, claim: int) -> None:
        """The card lies at a new place, under the name that was said or that one believes in."""
        heard = self.seat == receiver or self.rng.unit() < self.profile.notice_gift
        believed = self.believed(self.offered(giver), claim) if heard else UNKNOWN
        moved = self.new_place(receiver, UNKNOWN, self.take_offer(giver).arrow)
        self.columns[receiver].append(moved)
        if heard:
            self.write(moved, believed, self.profile.own if self.seat == receiver else self.profile.hear)
        self.pass_time(SECONDS_PER_GIFT)

    def offered(self, giver: int) -> Place:
        return self.columns[giver][0] if self.offer is None else self.offer

    def believed(self, place: Place, claim: int) -> int:
        """Wrong names can become common belief: whoever recalls nothing, or doubts it, keeps the name that was said."""
        belief = self.belief(place, self.noticed(self.open_gifts(), self.rng), self.rng)
        gift = belief.sample(self.rng)
        if gift == UNKNOWN or self.rng.unit() >= belief.chances[gift]:
            return claim
        return gift

    def refuse(self, giver: int, gift: int, giver_right: int) -> None:
        """The gift lies open now; its giver has been right or wrong once more."""
        self.take_offer(giver)
        self.penalties.add(gift)
        self.right[giver] += giver_right
        self.wrong[giver] += 1 - giver_right
        self.pass_time(SECONDS_PER_GIFT + SECONDS_PER_REFUSAL)

    def open_gifts(self) -> set[int]:
        """The gifts that lie face up in columns and penalty piles."""
        return self.penalties | {p.face for column in self.columns for p in column if p.face != UNKNOWN}

    def pass_time(self, seconds: float) -> None:
        """Nominal time, so that slow people do not make a bot forget; in it some gifts are rehearsed."""
        self.now += seconds
        self.rehearse(self.seat, self.profile.rehearse)
        for step in (1, -1):
            self.rehearse((self.seat + step) % self.players, self.profile.rehearse_neighbour)

    def rehearse(self, seat: int, chance: float) -> None:
        """One hidden gift of a seat is gone over in mind; a wrong recall strengthens the error."""
        hidden = [place for place in self.columns[seat] if place.face == UNKNOWN]
        if not hidden or self.rng.unit() >= chance:
            return
        place = hidden[int(self.rng.below(len(hidden)))]
        gift = self.belief(place, self.noticed(self.open_gifts(), self.rng), self.rng).sample(self.rng)
        if gift != UNKNOWN:
            self.write(place, gift, 1.0)

    def noticed(self, open_gifts: set[int], rng: SearchRng) -> set[int]:
        """The gifts that lie open, if one looks; they cannot be a hidden one."""
        return open_gifts if rng.unit() < self.profile.check_open else set()

    def belief(self, place: Place, without: set[int], rng: SearchRng) -> Belief:
        """What a hidden card is believed to be; sometimes all hidden cards are solved together."""
        if rng.unit() >= self.profile.exclude:
            return self.recalled(place, without)
        places = self.hidden()
        beliefs = [self.recalled(other, without) for other in places]
        for _ in range(SCALINGS):
            scale(beliefs)
        return beliefs[places.index(place)]

    def recalled(self, place: Place, without: set[int]) -> Belief:
        """What comes to mind at the sight of a card, leaving out some gifts."""
        weights: dict[int, float] = {}
        for trace in self.traces.values():
            if trace.gift not in without:
                weight = trace.vividness(self.now, self.profile.spread) * trace.fit(place, self.profile)
                weights[trace.gift] = weights.get(trace.gift, 0.0) + weight
        return Belief(weights, self.profile.nothing)

    def hidden(self) -> list[Place]:
        """All cards that lie face down."""
        places = [place for column in self.columns for place in column if place.face == UNKNOWN]
        return places if self.offer is None else [*places, self.offer]

    def feels_in_play(self, without: set[int]) -> Belief:
        """Gifts that come to mind at all, wherever they were met."""
        weights: dict[int, float] = {}
        for trace in self.traces.values():
            if trace.gift not in without:
                weight = trace.vividness(self.now, self.profile.spread)
                weights[trace.gift] = weights.get(trace.gift, 0.0) + weight
        return Belief(weights, 0.0)


def scale(beliefs: list[Belief]) -> None:
    """One round of scaling: no gift lies in more than one place, every card is something or not recalled."""
    held: dict[int, float] = {}
    for belief in beliefs:
        for gift, chance in belief.chances.items():
            held[gift] = held.get(gift, 0.0) + chance
    for belief in beliefs:
        for gift in belief.chances:
            belief.chances[gift] /= max(1.0, held[gift])
        belief.normalize()
