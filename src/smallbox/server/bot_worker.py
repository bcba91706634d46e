"""What runs in a bot's process: bots that know what their seats were told, and nothing else."""

import os
import socket
from collections import OrderedDict
from functools import cache
from typing import Any

import msgspec

from smallbox.analysis.hint import hint
from smallbox.bots import find_bot
from smallbox.bots.daily import daily_budget
from smallbox.bots.processes import event_type, follow_parent
from smallbox.core.bot import Bot, Budget
from smallbox.core.notation import read_options
from smallbox.core.own_cards import read_cards
from smallbox.core.vectors import engine_kind
from smallbox.games import GAMES
from smallbox.server.worker import LENGTH, framed
from smallbox.tables.effects import Think, Thought, Tip

#: how many bots a process keeps; one that was dropped is told everything again
MOST_BOTS = 2000
#: begins the answer of a bot with a bug; its kind follows
RAISED = b"!"
SEPARATOR = b"\n"
#: how many simulations look for a hint, by the engine's kind; 0 is as many as the strongest bot makes
HINT_NODES = {"compiled": 0, "plain": 64}


class Known:
    """A bot and how much it has been told."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.told = 0


_bots: OrderedDict[tuple[str, int, int, str], Known] = OrderedDict()


@cache
def decoder_of(game: str) -> msgspec.json.Decoder[Any]:
    """Reads a Think whose events and view are those of a game."""
    played = GAMES[game]
    events: Any = event_type(played)
    fields = [
        (field.name, field.type) for field in msgspec.structs.fields(Think) if field.name not in ("batches", "view")
    ]
    own = [*fields, ("batches", list[list[events]]), ("view", played.view_type)]
    return msgspec.json.Decoder(msgspec.defstruct(f"{game.title()}Think", own))


def write_question(think: Think) -> bytes:
    """A Think as the process reads it: first the game, which tells how to read the rest."""
    return think.game.encode() + SEPARATOR + msgspec.json.encode(think)


def serve_questions(channel: socket.socket) -> None:
    """Answer questions one after another until the other end closes."""
    follow_parent()
    # Bots make way for the server.
    os.nice(5)
    warm_up()
    with channel, channel.makefile("rb") as questions:
        channel.sendall(framed(b""))
        while size := questions.read(LENGTH):
            question = questions.read(int.from_bytes(size, "big"))
            channel.sendall(framed(answer(question)))


def answer(question: bytes) -> bytes:
    """A Thought, or the kind of exception raised instead."""
    game, _, data = question.partition(SEPARATOR)
    try:
        return think(game.decode(), data)
    except Exception as error:  # noqa: BLE001 - a bug of one bot; the others go on
        return RAISED + type(error).__name__.encode("ascii", "replace")


def think(game: str, data: bytes) -> bytes:
    """Answer one Think with a Thought; both travel as the same JSON that clients get."""
    asked = decoder_of(game).decode(data)
    move = advise(asked) if asked.wants == "hint" else choose(asked)
    return msgspec.json.encode(Thought(asked.table, asked.play, asked.made, asked.seat, move, asked.wants))


def choose(asked: Any) -> bytes | None:
    """A bot's own move; None where there is no bot that has been told everything."""
    known = _known(asked)
    move = None
    if known is not None:
        # A bot that was told only half, because of a bug, is told everything next time.
        known.told = -1
        for batch in asked.batches:
            known.bot.observe(batch)
        budget = daily_budget(asked.nodes) if asked.nodes else Budget(milliseconds=asked.milliseconds)
        move = msgspec.json.encode(known.bot.choose(asked.view, budget))
        known.told = asked.made
    return move


def advise(asked: Any) -> bytes:
    """A hint for a person, from all that their seat was told: nothing is kept of it."""
    game = GAMES[asked.game]
    options = options_of(asked)
    found = hint(game, options, asked.batches, asked.view, asked.seed, HINT_NODES[engine_kind()])
    return msgspec.json.encode(Tip(msgspec.Raw(msgspec.json.encode(found.move)), found.chance, found.why))


def options_of(asked: Any) -> Any:
    """The options of the game that is asked about, with its cards."""
    game = GAMES[asked.game]
    cards = read_cards(game, asked.cards) if asked.cards else None
    return game.options(asked.players, read_options(asked.options), cards)


def _known(asked: Any) -> Known | None:
    """The bot that has been told everything before; None where nobody has."""
    key = (asked.table, asked.play, asked.seat, asked.level)
    known = _bots.get(key)
    if asked.since == 0:
        game = GAMES[asked.game]
        options = options_of(asked)
        known = _bots[key] = Known(find_bot(game, asked.level)(asked.seat, options, asked.seed))
    if known is None or known.told != asked.since:
        return None
    _bots.move_to_end(key)
    if len(_bots) > MOST_BOTS:
        _bots.popitem(last=False)
    return known


def warm_up() -> None:
    """Import what bots need, before the first of them is asked."""
    for game in GAMES:
        decoder_of(game)
