"""What a person does next, from the table and view that a device holds."""

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from smallbox.tables.pace import BY_THE_DAY

if TYPE_CHECKING:
    from tests.simulation.people import Device

#: another length with each number of seats
SERIES = ("first_to_two", "one", "minutes_15", "first_to_two")
PACES = ("thoughtful", "brisk", "instant")
REACTIONS = ("hello", "oops", "wow", "sure")
#: moves of any game, which are mostly not allowed
WRONG_MOVES: tuple[dict[str, Any], ...] = (
    {"type": "end"},
    {"type": "accept"},
    {"type": "refuse"},
    {"type": "claim", "gift": "hat"},
    {"type": "claim", "gift": "zeppelin"},
    {"type": "draw"},
    {"type": "play", "card": "5", "to": "G1", "end": "high"},
    {"type": "play", "card": "??"},
    {"type": "nonsense"},
    *({"type": "star_take", "slot": number} for number in (-1, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30)),
    *({"type": "exchange", "card": "5", "slot": number, "position": number} for number in (2**63, -(2**63) - 1)),
)

Message = dict[str, Any]


def choose(device: "Device", info: dict[str, Any], view: bytes) -> Message | None:
    """A message without its id, or None."""
    world = device.world
    me = info["you"]
    if me is None or me >= len(info["seats"]) or info["seats"][me] is None:
        return None
    is_slow = info["pace"] in BY_THE_DAY and info["phase"] == "playing" and info["host"] == me
    if is_slow and world.faults.is_on and world.rng.random() < 0.3:
        # The one thing that changes a table while a game waits for somebody who may be away.
        return {"type": "settings", "bot_pace": world.rng.choice(PACES)}
    if world.faults.is_on and world.rng.random() < (0.25 if info["phase"] == "lobby" else 0.1):
        return whim(device, info, me)
    if device.tag != "a" and world.rng.random() < 0.8 and world.faults.is_on:
        return None
    if info["seats"][me]["is_away"]:
        return {"type": "back"}
    if info["dealing"] is not None:
        return reveal(device, info, me)
    if info["phase"] == "lobby":
        return in_lobby(device, info, me)
    if info["phase"] == "between":
        return ready(device, info, me)
    if info["phase"] == "playing":
        return in_game(device, info, me, view)
    if world.faults.is_on and world.rng.random() < 0.5:
        return {"type": "rematch"}
    return None


def ready(device: "Device", info: dict[str, Any], me: int) -> Message | None:
    """Ready, with an open number, one that is promised by its hash, or none."""
    if info["seats"][me]["is_ready"]:
        return None
    rng = device.world.rng
    nonce = rng.randbytes(4).hex()
    way = rng.random()
    if way < 0.2:
        return {"type": "ready"}
    if way < 0.4:
        return {"type": "ready", "nonce": nonce}
    # Not every promise can be kept: a tab that was closed takes its number with it.
    return {"type": "ready", "commit": promised(device.secret, nonce) if way < 0.95 else rng.randbytes(32).hex()}


#: the numbers of everybody, by their hashes
_numbers: dict[str, str] = {}


def promised(secret: str | None, nonce: str) -> str:
    """The hash of a number that all devices of its person can find again."""
    commit = hashlib.sha256(nonce.encode()).hexdigest()
    _numbers[f"{secret} {commit}"] = nonce
    return commit


def reveal(device: "Device", info: dict[str, Any], me: int) -> Message | None:
    """Open one's number; sometimes another one, and sometimes none."""
    rng = device.world.rng
    if me not in info["dealing"]["awaits"]:
        return None
    if device.world.faults.is_on and rng.random() < 0.1:
        return None if rng.random() < 0.5 else {"type": "reveal", "nonce": rng.randbytes(4).hex()}
    nonce = _numbers.get(f"{device.secret} {info['seats'][me]['commit']}")
    return None if nonce is None else {"type": "reveal", "nonce": nonce}


def in_lobby(device: "Device", info: dict[str, Any], me: int) -> Message | None:
    others = [seat for number, seat in enumerate(info["seats"]) if seat is not None and number != me]
    if info["host"] == me and info["seats"][me]["is_ready"] and all(seat["is_ready"] for seat in others):
        fewest = min(3 if info["game"] == "hat" else 2, len(info["seats"]))
        if len(others) + 1 < fewest:
            return {"type": "add_bot", "level": "random"}
        return {"type": "start"}
    return ready(device, info, me)


def in_game(device: "Device", info: dict[str, Any], me: int, data: bytes) -> Message | None:
    view = msgspec.json.decode(data)
    if view is None or info["seats"][me]["is_resigned"]:
        return None
    if view.get("phase") == "LOOK":
        return ready(device, info, me)
    if view["to_act"] != me or not view["moves"]:
        return None
    rng = device.world.rng
    if info["game"] == "kobito" and device.world.faults.is_on and rng.random() < 0.1:
        return {"type": "undo"}
    if device.world.faults.is_on and rng.random() < 0.1:
        return {"type": "hint"}
    return {"type": "move", "move": rng.choice(view["moves"])}


def whim(device: "Device", info: dict[str, Any], me: int) -> Message | None:
    """Something beside the game, often not allowed."""
    rng = device.world.rng
    seat, other = rng.randrange(len(info["seats"])), rng.randrange(len(info["seats"]))
    whims: list[tuple[int, Message]] = [
        (6, {"type": "chat", "text": f"word {rng.randrange(1000)}"}),
        (6, {"type": "react", "reaction": rng.choice(REACTIONS)}),
        (6, {"type": "move", "move": rng.choice(WRONG_MOVES)}),
        (1, {"type": "displayed", "version": rng.choice((2**53 - 1, -1))}),
        (1, {"type": "kick", "seat": rng.choice((7, 8, 2**63, -1))}),
        (4, {"type": "swap", "seat": me if rng.random() < 0.7 else seat, "other": other}),
        (1, {"type": "settings", "pace": rng.choice(("none", "relaxed", "brisk", "week"))}),
        (1, {"type": "settings", "chat": rng.choice(("free", "quick", "off"))}),
        (1, {"type": "settings", "seats": (seats := rng.randrange(2, 6)), "series": SERIES[seats - 2]}),
        (2, {"type": "settings", "bot_pace": rng.choice(PACES)}),
        (4, {"type": "stand_in", "seat": seat}),
        (2, {"type": "hurry"}),
        (6, {"type": "hint"}),
        (1, {"type": "settings", "hints": rng.random() < 0.5}),
        (1, {"type": "add_bot", "level": "random"}),
        (1, {"type": "remove_bot", "seat": seat}),
        (1, {"type": "kick", "seat": seat}),
        (1, {"type": "resign"}),
        (1, {"type": "leave"}),
        (1, {"type": "forget"}),
        (1, {"type": "stop"}),
        (1, {"type": "rematch"}),
        (2, {"type": "undo"}),
        (1, {"type": "back"}),
        (2, {"type": "handover"}),
        (1, {"type": "ready", "ready": False}),
        (1, {"type": "start"}),
        (1, {"type": "reveal", "nonce": ""}),
        (1, {"type": "displayed", "version": device.version or 0}),
        (1, {"type": "hello", "table": info["code"], "secret": device.secret}),
        (1, {"type": "unheard-of"}),
    ]
    return rng.choices([message for _, message in whims], [weight for weight, _ in whims])[0]
