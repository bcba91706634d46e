"""Checks the deal of a finished record with nothing but the standard library and docs/randomness.md.

It knows no rule of any game: it opens the commitment, derives the key, and does every listed shuffle again. Given the
hashes of the nonces as they were shown before the deal, seat by seat (- for none), it compares them with the record:

    python check_deal.py game.rec 543da08d7f4b... - ab12...
"""

import hashlib
import hmac
import re
import sys
from collections.abc import Sequence
from pathlib import Path

SEATS = "ABCDEFGHIJKLM"
REPEATED = re.compile(r"(.+)\*(\d+)$")


def cards_of(text: str) -> list[str]:
    cards: list[str] = []
    for word in text.split():
        repeated = REPEATED.match(word)
        cards += [repeated[1]] * int(repeated[2]) if repeated else [word]
    return [card for card in cards if card != "-"]


def parse(text: str) -> tuple[dict[str, str], list[list[str]], int]:
    """Tags, shuffles in order, and the number of seats."""
    tags: dict[str, str] = {}
    shuffles: list[list[str]] = []
    seats = 0
    for line in text.splitlines():
        tag = re.match(r'\[(\w+) "(.*)"\]$', line)
        if tag and tag[1] == "Shuffle":
            shuffles.append(cards_of(tag[2].partition(" ")[2]))
        elif tag:
            tags[tag[1]] = tag[2]
        elif line.startswith("~"):
            shuffles.append(cards_of(line[1:].strip().partition(" ")[2]))
        elif line.startswith("= n "):
            seats = int(re.match(r"= n (\d+)", line)[1])  # type: ignore[index]
    return tags, shuffles, seats


def nonces_of(tags: dict[str, str], seats: int) -> list[str]:
    given = dict(part.strip().split("=", 1) for part in tags.get("Nonces", "").split(";") if part.strip())
    return [given.get(SEATS[seat], "") for seat in range(seats)]


def key_of(tags: dict[str, str], seats: int) -> bytes:
    message = "\n".join([tags["Game"], tags["Rules"], tags.get("Opt", ""), *nonces_of(tags, seats)])
    return hmac.new(bytes.fromhex(tags["Seed"]), message.encode("ascii"), hashlib.sha256).digest()


def shuffled(key: bytes, number: int, cards: list[str]) -> list[str]:
    order = sorted(cards)
    words: list[int] = []
    block = 0
    for i in range(len(order) - 1, 0, -1):
        limit = 2**32 - 2**32 % (i + 1)
        while True:
            if not words:
                message = b"shuffle" + number.to_bytes(4, "big") + block.to_bytes(4, "big")
                digest = hmac.new(key, message, hashlib.sha256).digest()
                words = [int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4)]
                block += 1
            word = words.pop(0)
            if word < limit:
                break
        j = word % (i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def wrong_day(tags: dict[str, str]) -> list[str]:
    """A day's deal has the seed of its day, which anybody can derive."""
    code = re.fullmatch(r"(.+)-(\d{4}-\d{2}-\d{2})", tags.get("Deal", ""))
    if code is None:
        return []
    message = "\n".join([code[1], tags["Rules"], code[2]])
    seed = hmac.new(b"smallbox daily 1", message.encode("ascii"), hashlib.sha256).hexdigest()
    return [] if (code[1], seed) == (tags["Game"], tags["Seed"]) else ["the seed is not the one of the day"]


def misspelled(tags: dict[str, str], seats: int) -> list[str]:
    """Tags that say the same in another way than a record does: each way would be another deal to choose from."""
    nonces = nonces_of(tags, seats)
    written = "; ".join(f"{SEATS[seat]}={nonce}" for seat, nonce in enumerate(nonces)) if any(nonces) else ""
    option = r"[A-Za-z_]+=(?:0|[1-9][0-9]*|[A-Za-z][0-9A-Za-z_-]*)"
    options = [part.partition("=")[0] for part in tags.get("Opt", "").split(" ")]
    is_right = {
        "Nonces": tags.get("Nonces", "") == written
        and all(re.fullmatch(r"[0-9A-Za-z]{0,64}", each) for each in nonces),
        "Opt": re.fullmatch(rf"(?:{option}(?: {option})*)?", tags.get("Opt", "")) and len(options) == len(set(options)),
        "Rules": re.fullmatch(r"[1-9][0-9]*", tags["Rules"]),
        "Seats": len(re.findall(r"(?:^|; )[A-M]=", tags.get("Seats", ""))) == seats,
        "Seed": re.fullmatch(r"[0-9a-f]{64}", tags["Seed"]),
    }
    return [f"the tag {name} is not spelled as a record spells it" for name, holds in is_right.items() if not holds]


def check(text: str, shown: Sequence[str] = ()) -> list[str]:
    """What does not hold; nothing if the deal is proved. `shown` are the hashes of the nonces as seen before it."""
    tags, shuffles, seats = parse(text)
    found = [*misspelled(tags, seats), *wrong_day(tags)]
    for seat, (nonce, sealed) in enumerate(zip(nonces_of(tags, seats), shown)):
        if (hashlib.sha256(nonce.encode("ascii")).hexdigest() if nonce else "") != sealed:
            found.append(f"the nonce of seat {SEATS[seat]} is not the one that was sealed")
    opened = hashlib.sha256((tags.get("Salt", "") + tags["Seed"]).encode("ascii")).hexdigest()
    if tags["Commit"] != f"sha256:{opened}":
        found.append("the seed does not open the commitment")
    key = key_of(tags, seats)
    for number, cards in enumerate(shuffles):
        if shuffled(key, number, cards) != cards:
            found.append(f"shuffle {number} is not what seed and nonces give")
    return found


if __name__ == "__main__":
    problems = check(Path(sys.argv[1]).read_text("utf-8"), [each.strip("-") for each in sys.argv[2:]])
    sys.stdout.write("\n".join(problems or ["proved"]) + "\n")
    sys.exit(1 if problems else 0)
