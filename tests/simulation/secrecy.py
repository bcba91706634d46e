"""What must never be in the bytes that a socket gets."""

import re
from typing import Any

import msgspec

from smallbox.games.hat.rules.cards import gift_of, is_face_up
from smallbox.tables.table import Table
from tests.simulation.truth import Broken

#: seeds, salts, hashes, secrets and commitments are all long hexadecimal numbers here
LONG_NUMBER = re.compile(rb"[0-9a-f]{16,}")
DRAWN = re.compile(rb'"type":"cards_drawn","seat":(\d+)')
HAND = re.compile(rb'"hand":\[')
#: what an event of That's Not a Hat may name a gift in
GIFT_EVENTS = {"gift_shown", "gift_claimed", "gift_refused"}


def check_numbers(data: bytes, table: Table | None) -> None:
    """The only long numbers that are ever sent are the commitment to the deal and the hashes of the seats' numbers."""
    for number in LONG_NUMBER.findall(data):
        if table is None or number.decode() not in shown_numbers(table):
            raise Broken("secrecy", f"a secret number was sent: {what_is(number.decode(), table)} in {data[:200]!r}")


def shown_numbers(table: Table) -> set[str]:
    return {table.commitment.removeprefix("sha256:"), *(seat.commit for seat in table.seats if seat is not None)}


def what_is(number: str, table: Table | None) -> str:
    if table is None:
        return number
    known = {table.committed.seed: "the seed", table.committed.salt: "the salt", table.committed.bots: "the bots' seed"}
    return f"{known.get(number, 'a secret or hash')} {number}"


def check_cards(data: bytes, seat: int | None) -> None:
    """Cards that somebody drew or holds are told to nobody else."""
    for number in DRAWN.findall(data):
        if seat is None or int(number) != seat:
            raise Broken("secrecy", f"seat {seat} was told what seat {int(number)} drew: {data[:300]!r}")
    if seat is None and HAND.search(data):
        raise Broken("secrecy", f"a spectator was shown a hand: {data[:300]!r}")


def check_hat(table: Table, view: bytes, events: bytes) -> None:
    """No face-down gift is named anywhere but among the names that may be chosen (W1-W5)."""
    if view != b"null":
        _check_hat_view(table, msgspec.json.decode(view))
    for event in msgspec.json.decode(events) if events else ():
        if "gift" in event and event["type"] not in GIFT_EVENTS:
            raise Broken("secrecy", f"a gift in an event: {event}")


def _check_hat_view(table: Table, view: dict[str, Any]) -> None:
    hidden = hidden_gifts(table)
    cells = [cell for column in view["columns"] for cell in column]
    for cell in cells:
        if not cell["up"] and set(cell) != {"up", "arrow", "colour"}:
            raise Broken("secrecy", f"a hidden gift has more than its back: {cell}")
    shown = {cell["gift"] for cell in cells if cell["up"]} | {gift for pile in view["penalties"] for gift in pile}
    shown.add(view["shop_top"])
    if shown & hidden:
        raise Broken("secrecy", f"face-down gifts are shown: {sorted(shown & hidden)}")
    if view["offer"] is not None and view["offer"]["claim"] is not None and view["phase"] != "ANSWER":
        raise Broken("secrecy", f"an old claim is shown: {view['offer']}")


def hidden_gifts(table: Table) -> set[str]:
    """The gifts that lie face down now, with the one in the air or on offer; none once the round is over."""
    play = table.play
    assert play is not None
    if play.outcome is not None:
        return set()
    state = play.state
    cards = [card for seat in range(state.players) for card in state.column(seat) if not is_face_up(card)]
    # Before it is shown, the next gift still lies on the shop.
    is_on_shop = play.stage is not None and play.stage.name != "show"
    if state.card >= 0 and not is_on_shop:
        cards.append(state.card)
    return {state.gifts.codes[gift_of(card)] for card in cards}


def claimed(table: Table) -> set[str]:
    """The name under which the gift on offer is given."""
    state = None if table.play is None else table.play.state
    return set() if state is None or state.claim < 0 else {state.gifts.codes[state.claim]}


def gifts_in(table: Table, data: bytes) -> set[str]:
    """Every text of a message that is the name of a gift."""
    if table.play is None:
        return set()
    found: set[str] = set()
    todo = [msgspec.json.decode(data)]
    while todo:
        part = todo.pop()
        if isinstance(part, str):
            found.add(part)
        elif isinstance(part, dict):
            todo += part.values()
        elif isinstance(part, list):
            todo += part
    return found & set(table.play.state.gifts.codes)
