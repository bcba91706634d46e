"""How a deal comes about: everybody is ready, numbers that were promised are opened, the cards are dealt.

Numbers (nonces) that are given by their hash are opened only when nothing of the deal can change any more. Whoever then
stays silent gets no deal at all, so that nobody can choose between two.
"""

from collections.abc import Callable
from typing import Any

from smallbox.core import proof
from smallbox.core.errors import BadData, BadOption
from smallbox.tables import facts
from smallbox.tables.table import Table
from smallbox.wire import client
from smallbox.wire.codec import LONGEST_SENTENCE, BadMessage, NotPossible

#: whoever was silent this often since the last deal is no longer waited for
MOST_SILENCES = 2
#: of what came instead, in an answer
LONGEST_FACT = 80

Entropy = Callable[[int], bytes]


def committed(entropy: Entropy, given: facts.GivenDeal | None = None, number: int = 0) -> facts.Committed:
    """The secrets of the next deal, or what they are where the deal is known; rounds are counted from 0."""
    if given is not None and number < len(given.rounds):
        known = given.rounds[number]
        return facts.Committed(known.seed, known.salt, given.dice or entropy(8).hex())
    return facts.Committed(entropy(32).hex(), entropy(16).hex(), entropy(8).hex())


def ready(table: Table, number: int, message: client.Ready, _: Entropy) -> list[facts.AnyFact]:
    """Say that one is ready, with a number, the hash of one, or neither."""
    not_dealing(table)
    seat = table.at_seat(number)
    back: list[facts.AnyFact] = [facts.Returned(number)] if seat.is_missed else []
    play = table.play
    if play is not None and play.stage is not None and play.stage.name == "look":
        return [*back, facts.WasReady(number, message.ready, message.nonce)]
    # A nonce is given only after the commitment was shown.
    if table.phase not in ("lobby", "between") or not table.committed.seed:
        raise NotPossible("not-now", phase=table.phase)
    if table.given_round is not None:
        # Its cards are settled: a number of one's own would make it another deal.
        return [*back, facts.WasReady(number, message.ready, "")]
    if message.nonce and message.commit:
        raise BadMessage("expected a nonce or the hash of one, got both")
    if message.commit and seat.silences >= MOST_SILENCES:
        raise NotPossible("no-promise")
    return [*back, facts.WasReady(number, message.ready, message.nonce, message.commit if message.ready else "")]


def begin(table: Table) -> facts.Dealing | facts.Began:
    """Deal, or ask for the numbers first whose hashes were given."""
    began = dealt(table)
    if not table.sealed():
        return began
    return facts.Dealing(began.order, began.options, began.rules, began.data, began.spelled)


def dealt(table: Table) -> facts.Began:
    """The deal as it would be now: empty seats are closed."""
    order = [place for place, seat in enumerate(table.seats) if seat is not None]
    if len(order) < table.game.fewest_players:
        raise NotPossible("too-few-players", fewest=table.game.fewest_players)
    given = dict(table.options)
    if table.next_starter is not None:
        later = [place for place in order if place >= table.next_starter]
        given = table.game.table_rules.with_starter(given, order.index(later[0] if later else order[0]))
    game = table.game
    options = check_options(table, len(order), given)
    began = facts.Began(order, given, game.rules_version, game.data_tag(options), game.write_options(options))
    if table.given is not None:
        check_given(table, table.given, began)
    return began


def check_given(table: Table, given: facts.GivenDeal, began: facts.Began) -> None:
    """A known deal is dealt to all its seats, and by its own rules. Raises NotPossible."""
    if len(began.order) < len(table.seats):
        raise NotPossible("deal-needs-seats", seats=len(table.seats))
    if (given.rules, given.data) != (began.rules, began.data):
        raise NotPossible("deal-old")


def not_given(table: Table, *, is_only_daily: bool = False) -> None:
    """What belongs to a known deal cannot be changed; of a day's deal, neither can who plays. Raises NotPossible."""
    if table.given is not None and (table.given.is_daily or not is_only_daily):
        raise NotPossible("deal-fixed")


def check_options(table: Table, seats: int, options: dict[str, str]) -> Any:
    """The options as the game reads them. Raises NotPossible."""
    try:
        return table.read_options(seats, options)
    except BadOption as error:
        raise NotPossible("bad-option", detail=str(error)) from None
    except BadData as error:
        raise bad_cards(error) from None


def bad_cards(error: BadData) -> NotPossible:
    """What is wrong with cards of one's own, as an answer."""
    flaw = error.flaw
    return NotPossible(
        "bad-cards",
        flaw=flaw.code,
        at=flaw.at,
        expected=shortened(flaw.expected),
        got=shortened(flaw.got),
        detail=str(error)[:LONGEST_SENTENCE],
    )


def shortened(fact: str | int) -> str | int:
    return fact if isinstance(fact, int) and abs(fact) < 2**53 else str(fact)[:LONGEST_FACT]


def reveal(table: Table, number: int, message: client.Reveal, entropy: Entropy) -> list[facts.AnyFact]:
    """Open one's nonce; with the last one the cards are dealt, unless the rules have changed since."""
    dealing = table.dealing
    if dealing is None or number not in table.sealed():
        raise NotPossible("not-now", phase=table.phase)
    if proof.nonce_commitment(message.nonce) != table.at_seat(number).commit:
        raise NotPossible("wrong-number")
    if not table.is_of_today(dealing):
        return call_off(table, [], entropy)
    opened = facts.Revealed(number, message.nonce)
    if table.sealed() != [number]:
        return [opened]
    began = facts.Began(dealing.order, dealing.options, dealing.rules, dealing.data, dealing.spelled)
    return [opened, began]


def call_off(table: Table, silent: list[int], entropy: Entropy) -> list[facts.AnyFact]:
    """No deal: numbers are open already, so another secret is needed before anybody is ready again."""
    return [facts.DealCalledOff(silent), committed(entropy)]


def withdrawn(table: Table) -> list[facts.AnyFact]:
    """The table is about to change: whoever was ready for it as it was is asked anew."""
    people = [table.at_seat(number) for number in table.people()]
    was_ready = any(seat.is_ready or seat.commit for seat in people)
    return [facts.ReadyWithdrawn()] if was_ready and table.phase in ("lobby", "between") else []


def without_somebody(table: Table, entropy: Entropy) -> list[facts.AnyFact]:
    """Somebody goes, which nothing can hinder: a deal that is being made is called off."""
    return withdrawn(table) if table.dealing is None else call_off(table, [], entropy)


def not_dealing(table: Table) -> None:
    """While numbers are being opened nothing that goes into the deal may change."""
    if table.dealing is not None:
        raise NotPossible("dealing")
