"""What comes of a message: the facts to store, or why not. Nothing is changed here."""

from collections.abc import Callable, Collection

from msgspec.structs import asdict, replace

from smallbox.bots import bots_of
from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadData, BadNotation, BadOption, Refused
from smallbox.core.game import AnyGame
from smallbox.core.notation import read_options
from smallbox.core.own_cards import check_cards, read_cards
from smallbox.games import GAMES
from smallbox.tables import deal, facts
from smallbox.tables.deal import (
    bad_cards,
    begin,
    check_options,
    committed,
    not_dealing,
    not_given,
    withdrawn,
    without_somebody,
)
from smallbox.tables.decision import Decision, decided, moved, stopped
from smallbox.tables.entries import Entry
from smallbox.tables.names import BOT_NAMES, clean_name, clean_text
from smallbox.tables.pace import CODE_HOLDS, SECOND
from smallbox.tables.running_game import RunningGame
from smallbox.tables.seats import Seat, hash_of
from smallbox.tables.stand_in import stand_in
from smallbox.tables.table import Table
from smallbox.wire import client, http
from smallbox.wire.client import TableSettings
from smallbox.wire.codec import BadMessage, NotPossible, decode_move

#: letters and digits that are not mistaken for each other
ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH = 8
#: A33: what goes with the name of a gift
GESTURES = ("sure", "unsure", "poker_face")

#: a table with this many entries goes on with its game, and nothing else can be changed at it
MOST_ENTRIES = 10_000
#: what can be done at such a table too
ALWAYS = (
    client.MakeMove,
    client.Leave,
    client.Forget,
    client.Kick,
    client.Resign,
    client.Stop,
    client.Back,
    client.StandIn,
    client.Reveal,
)

Entropy = deal.Entropy


def new_code(entropy: Entropy) -> str:
    """32 signs, so every byte gives one without favour."""
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in entropy(CODE_LENGTH))


def create(
    body: http.CreateTable, code: str, entropy: Entropy, given: facts.GivenDeal | None = None, program: str = ""
) -> list[facts.AnyFact]:
    """A new table with its host, perhaps a program, and bots; for a known deal, where one is given."""
    if program and given is not None:
        # Results of the day are those of people.
        given = replace(given, counts=False)
    chosen = {name: getattr(body, name) for name in TableSettings.__struct_fields__}
    check_own_cards(body, given)
    chosen["chat"] = body.chat or usual_chat(GAMES[body.game], body.seats, body.options, body.cards or "")
    maker = hash_of(body.secret)
    # Whether the secret is the group's is checked where groups are kept.
    group = "" if body.group is None else body.group.id
    made: list[facts.AnyFact] = [
        facts.Created(
            code=code,
            game=body.game,
            seats=body.seats,
            maker=maker,
            group=group,
            deal=given,
            cards=body.cards or "",
            **chosen,
        ),
        committed(entropy, given),
        facts.SatDown(0, clean_name(body.name, ()), maker, program),
    ]
    table = Table(made[0], 0)  # type: ignore[arg-type]  # the first fact is Created
    check_settings(table, body.seats, body.options)
    if len(body.bots) >= body.seats:
        raise NotPossible("table-full", seats=body.seats)
    table.take(Entry(1, 0, None, "", made[2]))
    for number, level in enumerate(body.bots, 1):
        bot = new_bot(table, number, level)
        table.take(Entry(number + 1, 0, None, "", bot))
        made.append(bot)
    return made


def check_own_cards(body: http.CreateTable, given: facts.GivenDeal | None) -> None:
    """Can a table be laid with cards of one's own? It is private and counts for nothing. Raises NotPossible."""
    if body.cards is None:
        return
    if body.privacy != "private" or body.group is not None or (given is not None and given.is_daily):
        raise NotPossible("cards-private")
    try:
        check_cards(GAMES[body.game], body.cards)
    except BadData as error:
        raise bad_cards(error) from None


def join(table: Table, body: http.JoinTable, program: str = "") -> facts.SatDown:
    """Sit down on the first free seat, a person or a program."""
    _only_in(table, "lobby")
    _not_worn(table)
    if {hash_of(body.secret), program} & table.removed:
        raise NotPossible("removed")
    if None not in table.seats:
        raise NotPossible("table-full", seats=len(table.seats))
    taken = [seat.name for seat in table.seats if seat is not None]
    return facts.SatDown(table.seats.index(None), clean_name(body.name, taken), hash_of(body.secret), program)


def take_over(table: Table, body: http.TakeOver, now: int) -> facts.CodeUsed:
    """Open a seat to another device, by its one-time code."""
    hashed = hash_of(body.code)
    for number in table.people():
        seat = table.at_seat(number)
        if seat.code and Seat.knows(_only(seat.code), hashed) and now <= seat.code_until:
            return facts.CodeUsed(number, hash_of(body.secret))
    raise NotPossible("bad-code")


def _only(code: str) -> Seat:
    return Seat("", secret=code)


def decide(
    table: Table,
    number: int,
    message: client.AnyClientMessage,
    now: int,
    entropy: Entropy,
    present: Callable[[], Collection[int]] = tuple,
) -> Decision:
    """What a seat's message leads to while some are present. Raises NotPossible, Refused or BadMessage."""
    if isinstance(message, client.MakeMove):
        return make_move(table, number, message, now)
    if isinstance(message, client.Chat):
        return chat(table, message)
    if isinstance(message, client.React):
        return react(table, message)
    if not isinstance(message, ALWAYS):
        _not_worn(table)
    if isinstance(message, client.Handover):
        code = new_code(entropy)
        return Decision([facts.CodeMade(number, hash_of(code), now + CODE_HOLDS)], code=code)
    if isinstance(message, client.StandIn):
        return Decision([*_back(table, number), *stand_in(table, number, message, present())])
    return decided(table, DECIDE[type(message)](table, number, message, entropy))


def make_move(table: Table, number: int, message: client.MakeMove, now: int) -> Decision:
    play = table.play
    if play is None or table.phase != "playing":
        raise NotPossible("not-now", phase=table.phase)
    seat = table.at_seat(number)
    _not_resigned(seat)
    move = decode_move(table.game, message.move)
    if play.stages:
        left = play.stage_began + play.stages[0].seconds * SECOND - now
        raise NotPossible("too-early", milliseconds=max(left, SECOND // 10))
    try:
        refusal = play.check(number, move)
    except BadNotation as error:
        raise BadMessage(str(error)) from None
    if refusal is not None:
        raise Refused(refusal)
    return moved(table, number, move, before=_back(table, number))


def undo(table: Table, number: int, message: client.Undo, entropy: Entropy) -> list[facts.AnyFact]:
    play = _playing(table)
    _not_resigned(table.at_seat(number))
    if table.undoer() != number:
        raise NotPossible("nothing-to-undo")
    before = play.seqs[:-1]
    return [*_back(table, number), facts.TookBack(number, before[-1] if before else 0)]


def ask_hint(table: Table, number: int, message: client.AskHint, entropy: Entropy) -> list[facts.AnyFact]:
    """Somebody wants to see a good move; asked again in the same position it is the same hint."""
    _playing(table)
    seat = table.at_seat(number)
    _not_resigned(seat)
    if seat.program:
        raise NotPossible("no-hints-programs")
    if table.given is not None and table.given.is_daily:
        raise NotPossible("no-hints-daily")
    if not (table.settings.hints or is_alone(table, number)):
        raise NotPossible("hints-off")
    position = table.position()
    if position is None or position[0] != number or not seat.is_playing:
        raise NotPossible("not-your-turn")
    return [] if table.hinted_at == position else [facts.Hinted(number)]


def start(table: Table, number: int, message: client.Start, entropy: Entropy) -> list[facts.AnyFact]:
    _only_host(table, number)
    _only_in(table, "lobby")
    # The host's start says that the host is ready.
    late = [other for other in table.people() if other != number and not table.at_seat(other).is_ready]
    if late:
        raise NotPossible("not-ready", names=[table.at_seat(other).name for other in late])
    return [begin(table)]


def leave(table: Table, number: int, message: client.Leave, entropy: Entropy) -> list[facts.AnyFact]:
    gone = without_somebody(table, entropy)
    return [*gone, facts.GotUp(number, kicked=False), *_stop_without_people(table, number)]


def forget(table: Table, number: int, message: client.Forget, entropy: Entropy) -> list[facts.AnyFact]:
    return [facts.Forgotten(number), *leave(table, number, client.Leave(message.id), entropy)]


def erase(table: Table, hashed: str, entropy: Entropy) -> list[facts.AnyFact]:
    """Forget somebody by the hash of their secret, who may be gone already."""
    number = table.seat_of(hashed)
    if number is not None:
        return forget(table, number, client.Forget(""), entropy)
    if hashed not in table.former:
        raise NotPossible("not-your-seat")
    return [facts.Erased(table.former[hashed])]


def kick(table: Table, number: int, message: client.Kick, entropy: Entropy) -> list[facts.AnyFact]:
    _only_host(table, number)
    if message.seat == number or message.seat not in table.people():
        raise NotPossible("seat-empty", seat=message.seat)
    gone = without_somebody(table, entropy)
    return [*gone, facts.GotUp(message.seat, kicked=True), *_stop_without_people(table, message.seat)]


def swap(table: Table, number: int, message: client.Swap, entropy: Entropy) -> list[facts.AnyFact]:
    _only_in(table, "lobby")
    not_given(table, is_only_daily=True)
    for place in (message.seat, message.other):
        if place >= len(table.seats):
            raise NotPossible("seat-empty", seat=place)
    if table.host != number:
        if number not in (message.seat, message.other):
            raise NotPossible("not-host")
        other = table.seats[message.other if message.seat == number else message.seat]
        if other is not None and other.is_person:
            raise NotPossible("seat-taken", seat=message.other if message.seat == number else message.seat)
    is_moving = message.seat != message.other and (table.seats[message.seat] or table.seats[message.other])
    # The seats change last: a message is remembered at the seat that its last fact names.
    return [*(withdrawn(table) if is_moving else ()), facts.Swapped(message.seat, message.other)]


def add_bot(table: Table, number: int, message: client.AddBot, entropy: Entropy) -> list[facts.AnyFact]:
    _only_host(table, number)
    _only_in(table, "lobby")
    not_given(table, is_only_daily=True)
    free = [place for place, seat in enumerate(table.seats) if seat is None]
    if not free:
        raise NotPossible("table-full", seats=len(table.seats))
    place = free[0] if message.seat is None else message.seat
    if place not in free:
        raise NotPossible("seat-taken", seat=place)
    return [*withdrawn(table), new_bot(table, place, message.level)]


def new_bot(table: Table, place: int, level: str) -> facts.BotSatDown:
    levels = bots_of(table.game)
    if level not in levels:
        raise NotPossible("unknown-bot", level=level, levels=list(levels))
    taken = [seat.name for seat in table.seats if seat is not None]
    name = next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[place])
    return facts.BotSatDown(place, clean_name(name, taken), level)


def remove_bot(table: Table, number: int, message: client.RemoveBot, entropy: Entropy) -> list[facts.AnyFact]:
    _only_host(table, number)
    _only_in(table, "lobby")
    not_given(table, is_only_daily=True)
    seat = table.seats[message.seat] if message.seat < len(table.seats) else None
    if seat is None or seat.level is None:
        raise NotPossible("seat-empty", seat=message.seat)
    return [*withdrawn(table), facts.BotGotUp(message.seat)]


def settings(table: Table, number: int, message: client.Settings, entropy: Entropy) -> list[facts.AnyFact]:
    _only_host(table, number)
    not_dealing(table)
    seats = len(table.seats) if message.seats is None else message.seats
    options = table.options if message.options is None else message.options
    is_of_game = (message.seats, message.options, message.series) != (None, None, None)
    if table.phase != "lobby" and is_of_game:
        raise NotPossible("not-now", phase=table.phase)
    if is_of_game:
        not_given(table)
    if table.cards and message.privacy == "public":
        raise NotPossible("cards-private")
    if (message.pace, message.privacy) != (None, None):
        not_given(table, is_only_daily=True)
    check_settings(table, seats, options)
    if any(seat is not None for seat in table.seats[seats:]):
        raise NotPossible("too-many-seats")
    given = {name: getattr(message, name) for name in TableSettings.__struct_fields__}
    if options.get("chat") != table.options.get("chat"):
        # A36: whoever changes the option of the game means the table.
        given["chat"] = message.chat or usual_chat(table.game, seats, options, table.cards)
    chosen = replace(table.settings, **{name: value for name, value in given.items() if value is not None})
    changed = facts.Changed(seats=seats, **asdict(chosen))
    # How long bots take is no reason to ask anybody again.
    before = replace(table.settings, bot_pace=chosen.bot_pace)
    is_same = seats == len(table.seats) and spelled(table, seats, chosen) == spelled(table, seats, before)
    is_other = table.phase == "lobby" and not is_same
    return [*(withdrawn(table) if is_other else ()), changed]


def spelled(table: Table, seats: int, settings: TableSettings) -> TableSettings:
    """Settings with their options as a record would spell them, so that only what differs is different."""
    try:
        written = table.game.write_options(table.read_options(seats, settings.options))
    except (BadOption, BadData, Refused):  # options of before, which the rules no longer allow
        return settings
    return replace(settings, options=read_options(written))


def usual_chat(game: AnyGame, seats: int, options: dict[str, str], cards: str) -> client.ChatMode:
    """What may be said where the table does not choose: as the game and its options say."""
    try:
        return game.table_rules.chat(game.options(seats, options, read_cards(game, cards) if cards else None))
    except (BadOption, BadData, Refused):  # `check_settings` says why there will be no such table
        return "off"


def check_settings(table: Table, seats: int, options: dict[str, str]) -> None:
    if seats < table.game.fewest_players:
        raise NotPossible("too-few-players", fewest=table.game.fewest_players)
    if seats > table.game.most_players:
        raise NotPossible("too-many-players", most=table.game.most_players)
    chosen = check_options(table, seats, options)
    if table.cards:
        # They may be too few for so many; raises Refused.
        table.game.setup(chosen, SearchRng(0))


def chat(table: Table, message: client.Chat) -> Decision:
    if table.settings.chat == "off":
        raise NotPossible("chat-off")
    if table.settings.chat == "quick":
        raise NotPossible("chat-quick-only")
    return Decision([], text=clean_text(message.text))


def react(table: Table, message: client.React) -> Decision:
    if table.settings.chat == "off":
        raise NotPossible("chat-off")
    if message.reaction in GESTURES and table.options.get("emotes") == "off":  # A33
        raise NotPossible("gestures-off")
    return Decision([], reaction=message.reaction)


def resign(table: Table, number: int, message: client.Resign, entropy: Entropy) -> list[facts.AnyFact]:
    _in_game(table)
    _not_resigned(table.at_seat(number))
    return [facts.Resigned(number), *_stop_without_people(table, number)]


def stop(table: Table, number: int, message: client.Stop, entropy: Entropy) -> list[facts.AnyFact]:
    _in_game(table)
    if not is_last_person(table, number):
        raise NotPossible("not-last-person")
    return [stopped(table, number)]


def rematch(table: Table, number: int, message: client.Rematch, entropy: Entropy) -> list[facts.AnyFact]:
    _only_in(table, "over")
    size = len(table.seats)
    order = [(place + 1) % size for place in range(size)]
    # The seats change last: a message is remembered at the seat that its last fact names.
    return [committed(entropy), facts.Again(number, order)]


def back(table: Table, number: int, message: client.Back, entropy: Entropy) -> list[facts.AnyFact]:
    return _back(table, number)


def remaining(table: Table) -> list[int]:
    """People and programs who have neither left nor resigned."""
    return [number for number in table.people() if not table.at_seat(number).is_resigned]


def is_last_person(table: Table, number: int) -> bool:
    """Does no other person play? Programs are no people, whoever asks."""
    return not any(other != number and not table.at_seat(other).program for other in remaining(table))


def is_alone(table: Table, number: int) -> bool:
    """Does a seat play on, with bots and programs alone?"""
    return number in remaining(table) and is_last_person(table, number)


def _back(table: Table, number: int) -> list[facts.AnyFact]:
    seat = table.at_seat(number)
    return [facts.Returned(number)] if seat.is_away or seat.asked_by else []


def _stop_without_people(table: Table, leaving: int) -> list[facts.AnyFact]:
    """A game without people ends: nobody is there to see it."""
    others = [other for other in remaining(table) if other != leaving]
    return [stopped(table, leaving)] if not others and table.phase in ("playing", "between") else []


def _playing(table: Table) -> RunningGame:
    if table.play is None or table.phase != "playing":
        raise NotPossible("not-now", phase=table.phase)
    return table.play


def _in_game(table: Table) -> None:
    if table.phase not in ("playing", "between"):
        raise NotPossible("not-now", phase=table.phase)


def _not_resigned(seat: Seat) -> None:
    if seat.is_resigned:
        raise NotPossible("resigned")


def _only_in(table: Table, phase: str) -> None:
    if table.phase != phase:
        raise NotPossible("not-now", phase=table.phase)
    not_dealing(table)


def _not_worn(table: Table) -> None:
    if table.version >= MOST_ENTRIES:
        raise NotPossible("table-worn")


def _only_host(table: Table, number: int) -> None:
    if table.host != number:
        raise NotPossible("not-host")


DECIDE: dict[type, Callable[..., list[facts.AnyFact]]] = {
    client.Undo: undo,
    client.AskHint: ask_hint,
    client.Ready: deal.ready,
    client.Reveal: deal.reveal,
    client.Start: start,
    client.Leave: leave,
    client.Forget: forget,
    client.Kick: kick,
    client.Swap: swap,
    client.AddBot: add_bot,
    client.RemoveBot: remove_bot,
    client.Settings: settings,
    client.Resign: resign,
    client.Stop: stop,
    client.Rematch: rematch,
    client.Back: back,
}
