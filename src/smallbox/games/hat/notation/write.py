"""Cards, moves, events and positions of That's Not a Hat in notation (docs/rules/notation.md, section 5)."""

from collections.abc import Iterable, Sequence

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Event, Move
from smallbox.core.notation import seat_name, write_result
from smallbox.games.hat.messages import Accept, Claim, GiftRefused, GiftShown, GiftTurnedDown, Improper, Options, Refuse
from smallbox.games.hat.options import OPTIONS
from smallbox.games.hat.rules.apply import outcome
from smallbox.games.hat.rules.cards import (
    ARROW_LETTERS,
    COLOURS,
    NONE,
    arrow_of,
    colour_of,
    gift_of,
    is_face_up,
    usual_colour,
)
from smallbox.games.hat.rules.setup import cards_to_come
from smallbox.games.hat.rules.state import OVER, PHASES, State


def write_card(options: Options, card: int) -> str:
    """`^hat.L`; a colour that does not follow from the arrow is added: `hat.L.white`."""
    gift, arrow, colour = int(gift_of(card)), int(arrow_of(card)), colour_of(card)
    text = f"{options.data.codes[gift]}.{ARROW_LETTERS[arrow]}"
    if colour != usual_colour(options.data.printed(options.arrow_scheme), gift, arrow):
        text += f".{COLOURS[colour]}"
    return f"^{text}" if is_face_up(card) else text


def write_column(options: Options, cards: Iterable[int]) -> str:
    return "{" + (" ".join(write_card(options, card) for card in cards) or "-") + "}"


def write_shop(options: Options, cards: Sequence[int]) -> str:
    return " ".join(write_card(options, card) for card in cards) or "-"


def write_gifts(options: Options, cards: Iterable[int]) -> str:
    return " ".join(options.data.codes[gift_of(card)] for card in cards) or "-"


def write_catalogue(state: State) -> str:
    return " ".join(state.gifts.codes[gift] for gift in state.catalogue.gifts()) or "-"


def write_position(state: State) -> str:
    """The full position, its fields in the order of the notation."""
    if state.match is not None:
        rounds = " / ".join(" ".join(str(score) for score in scores) for scores in state.match.played)
        return f"n {state.players}; rounds {rounds}"
    fields = [f"n {state.players}"]
    if state.phase != OVER:
        fields.append(f"turn {seat_name(int(state.giver))}")
    fields.append(f"phase {PHASES[state.phase]}")
    changed = OPTIONS.write(state.options)
    fields += [f"opt {changed}"] if changed else []
    fields += [*column_fields(state), *penalty_fields(state)]
    fields += [f"shop {write_shop(state.options, state.shop_cards())}", f"passes {state.passes}"]
    fields += [f"cat {write_catalogue(state)}", *offer_fields(state)]
    ended = outcome(state)
    fields += [write_result(ended)] if ended is not None else []
    return "; ".join(fields)


def column_fields(state: State) -> list[str]:
    seats = range(state.players)
    return [f"{seat_name(seat)} {write_column(state.options, state.column(seat))}" for seat in seats]


def penalty_fields(state: State) -> list[str]:
    piles = [(seat_name(seat), state.penalty_pile(seat)) for seat in range(state.players)]
    return [f"pen {name} {write_gifts(state.options, pile)}" for name, pile in piles if pile]


def offer_fields(state: State) -> list[str]:
    """A gift from the shop, and the name once it is said."""
    if state.card == NONE:
        return []
    fields = [f"gift {write_card(state.options, int(state.card))}"] if state.from_shop else []
    return fields + ([f"claim {state.gifts.codes[state.claim]}"] if state.claim != NONE else [])


def setup_lines(state: State) -> list[str]:
    """The `=` lines of a record, with the part of the shop that the round can still use."""
    offer = offer_fields(state)
    usable = cards_to_come(state.options, sum(state.score_list()))
    lines = [f"n {state.players}; turn {seat_name(int(state.giver))}"]
    lines += ["; ".join(offer)] if offer else []
    lines.append("; ".join(column_fields(state)))
    lines += ["; ".join(penalty_fields(state))] if penalty_fields(state) else []
    lines.append(f"shop {write_shop(state.options, state.shop_cards()[:usable])}")
    lines += [f"passes {state.passes}"] if state.passes else []
    return [*lines, f"cat {write_catalogue(state)}"]


def write_move(move: Move) -> str:
    match move:
        case Claim(gift=gift):
            return f"claim {gift}"
        case Accept():
            return "accept"
        case Refuse():
            return "refuse"
        case Improper(text=text):
            return text
        case _:
            raise BadNotation(f"expected a move of That's Not a Hat, got {move!r}")


def write_event(event: Event) -> str:
    match event:
        case GiftShown(seat=seat, gift=gift):
            return f"show {seat_name(seat)} {gift}"
        case GiftTurnedDown(seat=seat):
            return f"down {seat_name(seat)}"
        case GiftRefused(loser=loser, gift=gift):
            return f"refuse {seat_name(loser)} {gift}"
        case _:
            return ""
