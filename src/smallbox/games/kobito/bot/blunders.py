"""Moves that nobody who looks at their own hand and the table would make (docs/bots.md, Blunders)."""

from smallbox.games.kobito.rules.apply import winners
from smallbox.games.kobito.rules.cards import GOLD_SLOTS, HIGH, KOBITO, LOW, NUMBERS, REPLACEMENT, STUDIO_MAX, number_at
from smallbox.games.kobito.rules.legal import (
    END,
    EXCHANGES,
    OWN,
    PAYS,
    SENDS,
    STARTS,
    is_sound,
    legal_moves,
    wins_last_gold,
)
from smallbox.games.kobito.rules.state import PLAIN, WILD, State

LEFT_GOLD = "left gold lying"
LEFT_KOBITO = "left a kobito lying"
LAID_READY = "laid gold ready for others"
SPENT_KOBITO = "spent a kobito for a number in hand"
PAID = "paid beside an exchange"

#: a gold card of so few points may be worth less than a kobito kept or a card drawn
LITTLE = 3


def blunder(state: State, action: int) -> str:
    """Which blunder a legal action of the seat to act is, or ''."""
    if action == END:
        return left_lying(state)
    if PAYS <= action < END:
        return PAID if pays_for_nothing(state, action - PAYS) else ""
    if action >= STARTS:
        return ""
    card, place, end = action // (2 * OWN), action // 2 % OWN, action % 2
    if place >= GOLD_SLOTS:
        return ""
    if card == KOBITO and spends_kobito(state, place, end):
        return SPENT_KOBITO
    return LAID_READY if lays_ready(state, card, place, end) else ""


def left_lying(state: State) -> str:
    """What one move more would have taken, before the turn ends."""
    if any(takes_gold(state, other) for other in legal_moves(state)):
        return LEFT_GOLD
    # A number also goes on a place with a replacement card; and V3 makes kobitos hard to lay.
    if state.holds(state.turn, REPLACEMENT) or state.rules.strict_clarity:
        return ""
    return LEFT_KOBITO if can_exchange(state) else ""


def takes_gold(state: State, action: int) -> bool:
    """Does a play or send take a gold card that is worth what it costs, and oblige to nothing?"""
    if action < STARTS:
        gold, is_wild = action // 2 % OWN, action // (2 * OWN) == KOBITO
    elif SENDS <= action < EXCHANGES and leaves_sound(state, action - SENDS):
        gold, is_wild = (action - SENDS) % (2 * GOLD_SLOTS) // 2, sent_kind(state, action - SENDS) == WILD
    else:
        return False
    if gold >= GOLD_SLOTS or state.size(gold) + 1 != state.need[gold]:
        return False
    if wins_last_gold(state, gold):
        return wins_alone(state, gold)
    return state.value[gold] > (LITTLE if is_wild else 0)


def sent_kind(state: State, send: int) -> int:
    """What lies on the place that a send moves."""
    source = send // (2 * GOLD_SLOTS)
    rainbow = state.studio(state.turn, source // 2)
    return int(state.kind_at(rainbow, state.end_at(rainbow, source % 2)))


def leaves_sound(state: State, send: int) -> bool:
    """Is the studio rainbow gone or sound after a send, so that nothing more has to follow?"""
    rainbow = state.studio(state.turn, send // (4 * GOLD_SLOTS))
    places, kobitos = state.size(rainbow) - 1, state.wild[rainbow]
    return places == 0 or is_sound(places, kobitos - 1 if sent_kind(state, send) == WILD else kobitos)


def wins_alone(state: State, gold: int) -> bool:
    """K50: the last gold card ends the game. Is the seat to act its only winner then?"""
    after, seat = state.clone(), int(state.turn)
    after.won[seat] = (*after.won[seat], int(state.value[gold]))
    scores = [after.score(other) for other in range(int(state.rules.players))]
    return winners(after, scores) == [seat]


def lays_ready(state: State, card: int, gold: int, end: int) -> bool:
    """Lays a card that is not owed so that one place is left, which the mover's own cards cannot fill this turn."""
    if state.done < state.minimum or state.size(gold) + 2 != state.need[gold]:
        return False
    # The last gold card may be left to somebody who loses by it.
    if state.value[gold] <= LITTLE or state.gold_deck_size() == 0:
        return False
    after = state.clone()
    after.take(state.turn, card)
    after.extend(gold, end, WILD if card == KOBITO else PLAIN)
    wanted = {int(after.wanted(gold, LOW)), int(after.wanted(gold, HIGH))}
    in_hand = any(after.holds(after.turn, other) for other in (KOBITO, *wanted))
    return not in_hand and not can_exchange(after) and not has_in_studio(after, wanted)


def can_exchange(state: State) -> bool:
    """K40: does a kobito on the table stand for a number in the hand of the seat to act?"""
    return any(state.holds(state.turn, number) for number in kobito_numbers(state))


def kobito_numbers(state: State) -> set[int]:
    """The numbers that kobitos on the table stand for."""
    marks = [mark for mark in range(int(state.marks)) if state.mark_kind[mark] == WILD]
    return {int(number_at(state.mark_at[mark])) for mark in marks}


def has_in_studio(state: State, numbers: set[int]) -> bool:
    """Is there a place in one's own studio that shows one of these numbers, or a kobito?"""
    rainbows = [state.studio(state.turn, slot) for slot in range(int(STUDIO_MAX))]
    places = [(each, at) for each in rainbows for at in range(int(state.first[each]), int(state.past[each]))]
    return any(int(number_at(at)) in numbers or state.kind_at(each, at) == WILD for each, at in places)


def spends_kobito(state: State, gold: int, end: int) -> bool:
    """Takes gold with a kobito where a number from the hand fits, which can do nothing that the kobito cannot.

    Elsewhere an exchange brings the kobito back.
    """
    seat, number = state.turn, int(state.wanted(gold, end))
    if state.size(gold) + 1 != state.need[gold] or wins_last_gold(state, gold):
        return False
    if not state.holds(seat, number) or state.rules.strict_clarity:
        return False
    # What only a number can do: go on a place with a replacement card, be exchanged, begin beside another kobito.
    if state.holds(seat, REPLACEMENT) or number in kobito_numbers(state):
        return False
    return state.count(seat, KOBITO) == 1 or state.count(seat, number) > 1


def pays_for_nothing(state: State, card: int) -> bool:
    """Pays although an exchange would give a kobito, with a place for it in one's own studio."""
    seat, rules = state.turn, state.rules
    if rules.strict_clarity or (rules.special_free and card in (KOBITO, REPLACEMENT)):
        return False
    numbers = sum(int(state.count(seat, number)) for number in range(1, int(NUMBERS) + 1))
    return can_exchange(state) and (state.rainbows_of(seat) > 0 or numbers > 1)
