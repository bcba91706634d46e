"""How a table shows a move: a look at the deal, a reveal, a gift shown, each for its time (4.5)."""

from msgspec.structs import replace

from smallbox.core.events import Events
from smallbox.core.messages import Prompt
from smallbox.core.table_rules import Stage
from smallbox.games.hat.messages import GiftRefused, GiftShown, Options, RoundStarted, View
from smallbox.games.hat.rules.cards import NONE, gift_of
from smallbox.games.hat.rules.state import State
from smallbox.games.hat.rules.view import view

LOOK = "look"
SHOW = "show"
REVEAL = "reveal"
REST = ""


def stages(options: Options, events: Events) -> list[Stage]:
    """Split what a move did: nothing that lies open later is told before what is shown first."""
    told = [event for _, _, event in events.told]
    if not any(isinstance(event, GiftShown) for event in told):
        return []
    parts: list[Stage] = []
    for event in told:
        if isinstance(event, RoundStarted):
            parts.append(Stage(LOOK, options.look_seconds, Events()))
        elif isinstance(event, GiftRefused):
            parts.append(Stage(REVEAL, options.reveal_seconds, Events()))
        elif isinstance(event, GiftShown):
            parts.append(Stage(SHOW, options.show_seconds, Events()))
        elif parts[-1].name != REST:
            parts.append(Stage(REST, 0, Events()))
        parts[-1].events.everyone(event)
    return parts


def view_in_stage(state: State, seat: int | None, stage: str) -> View:
    """W4: the table as it lies: the next gift is still on top of the shop, or shown to those who are here."""
    seen = view(state, seat)
    if stage == SHOW:
        return replace(seen, to_act=None, moves=[], prompt=Prompt(stage, {}), phase=stage.upper(), offer=None)
    is_open = state.options.shop_face == "up" and state.card != NONE
    drawn = state.gifts.codes[gift_of(state.card)]
    return replace(
        seen,
        to_act=None,
        moves=[],
        prompt=Prompt(stage, {}),
        phase=stage.upper(),
        offer=None,
        shop_top=drawn if is_open else None,
        shop_left=seen.shop_left + 1,
        catalogue=[gift for gift in seen.catalogue if gift not in still_hidden(state, seen, drawn, is_open=is_open)],
    )


def still_hidden(state: State, seen: View, drawn: str, *, is_open: bool) -> list[str]:
    """What a catalogue that grows with the game (A9) does not name before the next gift is shown."""
    match state.options.catalogue:
        case "in_play":
            return [drawn]
        case "seen":
            under = [] if seen.shop_top is None else [seen.shop_top]
            return under if is_open else [drawn, *under]
        case _:
            return []
