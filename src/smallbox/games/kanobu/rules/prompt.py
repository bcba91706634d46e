"""What a seat must do now, or whom it waits for."""

from __future__ import annotations

from collections.abc import Sequence

from smallbox.core.messages import Outcome, Prompt
from smallbox.games.kanobu.rules.apply import price
from smallbox.games.kanobu.rules.cards import CHANCE, ONE, SKIP, SYMBOLS, THREE, TWO, is_rps
from smallbox.games.kanobu.rules.legal import CHANCE_PRICE, DRAW
from smallbox.games.kanobu.rules.state import COLOUR_PHASE, DRAWN, PAY, RESPOND, STAR_PHASE, TURN, State

#: for those who wait, by phase
WAITING = {
    int(TURN): "wait",
    int(DRAWN): "wait_drawn",
    int(RESPOND): "wait_answer",
    int(PAY): "wait_pay",
    int(COLOUR_PHASE): "wait_colour",
    int(STAR_PHASE): "wait_star",
}
#: for whom a demand is made, by its symbol
ASKED = {int(SKIP): "skip", int(THREE): "three", int(ONE): "all", int(TWO): "all", int(CHANCE): "chance"}
TURNS = ("turn", "turn_play", "turn_draw", "turn_pass", "drawn_play", "drawn_keep")
CODES = (*WAITING.values(), *dict.fromkeys(ASKED.values()), *TURNS, "pay", "star", "colour", "won", "over")

#: for who has won, when the game is over
WON = Prompt("won", {})


def prompt_of_all(state: State, outcome: Outcome | None) -> Prompt:
    """For those who wait: what the seat to act is doing, as far as the whole table sees it."""
    if outcome is not None:
        return Prompt("over", {"winners": outcome.winners})
    facts: dict[str, int | str | list[int]] = {"seat": int(state.to_act)}
    if state.phase == RESPOND:
        facts |= {"symbol": SYMBOLS[state.demand], "amount": int(price(state))}
    return Prompt(WAITING[int(state.phase)], facts)


def prompt_of_own(state: State, actions: Sequence[int]) -> Prompt:
    """For the seat to act, from the actions it has."""
    phase = state.phase
    plays = [action for action in actions if action < state.faces.size]
    if phase == DRAWN:
        return Prompt("drawn_play" if plays else "drawn_keep", {"card": state.faces.names[state.drawn]})
    if phase == RESPOND:
        return asked(state, plays)
    if phase == PAY:
        return Prompt("pay", {"left": int(CHANCE_PRICE - state.paid_size)})
    if phase == STAR_PHASE:
        return Prompt("star", {})
    return Prompt("colour", {}) if phase == COLOUR_PHASE else turn(state, actions, plays)


def turn(state: State, actions: Sequence[int], plays: Sequence[int]) -> Prompt:
    """C7, C9: play or draw, or the one of them that is left, or pass."""
    can_draw = state.faces.size + DRAW in actions
    if plays:
        return Prompt("turn" if can_draw else "turn_play", {})
    return Prompt("turn_draw" if can_draw else "turn_pass", {})


def paying(state: State, actions: Sequence[int]) -> list[str]:
    """C25: the cards that would be laid to pay for Chance."""
    if state.demand != CHANCE and state.phase != PAY:
        return []
    faces = state.faces
    cards = [action for action in actions if action < faces.size and is_rps(faces.symbol[action])]
    return [faces.names[card] for card in cards]


def asked(state: State, plays: Sequence[int]) -> Prompt:
    """C19: what the demand costs, and whether the hand can answer it or, C25, pay for Chance."""
    can = "yes" if plays else "no"
    if paying(state, plays):
        can = "pay"
    facts: dict[str, int | str | list[int]] = {"by": int(state.by), "amount": int(price(state)), "can": can}
    return Prompt(ASKED[int(state.demand)], facts)
