"""Whole games with second tabs, spectators, bots and people who come back: everybody is answered, nothing leaks."""

import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from smallbox.tables.entries import Entry
from smallbox.tables.facts import Committed
from tests.check_deal import check
from tests.outside.crowd import Crowd, join, make_table, new_secret, request
from tests.outside.house import SHORT_HAT, Figures, house, scenario
from tests.outside.player import Player
from tests.outside.scan import Heard, Truth, plain, scan
from tests.outside.tab import HangUp
from tests.server.live import Live

SEED = 55
#: games that are played at the same time, and in the long run how often
TABLES = ("kobito", "kanobu", "kobito", "kanobu", "hat")
LONG_RUN = 11
#: bots with which a game ends soon
BOTS = {"kobito": "random", "kanobu": "greedy", "hat": "random"}
#: how long the games of one round may take
SECONDS = 100
#: how often somebody comes again, by turns of the loop
COMES_AGAIN = 0.01
ENDS: tuple[HangUp, ...] = ("goodbye", "close", "half", "reset")


class Party(NamedTuple):
    """One table and everybody who was there."""

    game: str
    code: str
    people: list[Player]
    watcher: Player

    @property
    def everybody(self) -> list[Player]:
        return [*self.people, self.watcher]

    def heard(self) -> list[Heard]:
        return [Heard(each.secret, [data for _, data in tab.kept]) for each in self.everybody for tab in each.all]

    def leaks(self, entries: list[Entry], heard: list[Heard]) -> list[str]:
        secrets = [person.secret for person in self.people if person.secret is not None]
        return scan(entries, heard, [person.nonce for person in self.people], secrets)


def begin(crowd: Crowd, game: str, chance: random.Random) -> Party:
    """Two people with a tab or two each, a bot, and one who watches."""
    secrets = [new_secret(), new_secret()]
    options = SHORT_HAT if game == "hat" else {}
    code = make_table(crowd.port, game, "Ada", secrets[0], seats=3, bots=[BOTS[game]], options=options)
    join(crowd.port, code, "Bo", secrets[1])
    people = [Player(crowd, code, secret, chance.getrandbits(32), tabs=chance.randint(1, 2)) for secret in secrets]
    return Party(game, code, people, Player(crowd, code, None, chance.getrandbits(32)))


def play(crowd: Crowd, figures: Figures, chance: random.Random, games: Sequence[str]) -> list[Party]:
    """Play one game at every table to its end, while people come and go."""
    parties = [begin(crowd, game, chance) for game in games]
    players = [player for party in parties for player in party.everybody]

    def come_and_go() -> None:
        for player in players:
            if chance.random() < COMES_AGAIN and not player.is_over:
                player.come_again(chance.choice(ENDS))
                figures.tried += 1
            player.act()

    crowd.habits.append(come_and_go)
    crowd.until(lambda: all(player.is_over for player in players), SECONDS)
    crowd.habits.remove(come_and_go)
    for player in players:
        figures.unanswered += player.forgotten()
        figures.complaints += [f"{player.code}: {each}" for tab in player.all for each in tab.complaints]
        if not player.is_over:
            figures.disturbed.append(f"{player.code}: the game came to no end for somebody")
    return parties


def records(port: int, code: str) -> list[str]:
    status, body = request(port, "GET", f"/api/tables/{code}/records/1")
    return [body.decode()] if status == 200 else []


def check_all(server: Live, parties: list[Party]) -> None:
    """Every deal is proved, and no byte told anybody what they may not know."""
    for party in parties:
        assert [check(text) for text in records(server.port, party.code)] == [[]], party
        assert party.leaks(server.entries(party.code), party.heard()) == [], party.game
        assert sum(len(heard.texts) for heard in party.heard()) > 50


def test_whole_games_come_to_their_end_and_leak_nothing(server: Live) -> None:
    with scenario(server, f"polite games, seed {SEED}") as (crowd, figures):
        parties = play(crowd, figures, random.Random(SEED), TABLES)
    check_all(server, parties)
    hat = next(party for party in parties if party.game == "hat")
    assert is_seen("a gift that lies face down", hat, server.entries(hat.code))


@pytest.mark.soak
def test_many_games_leak_nothing(tmp_path: Path) -> None:
    chance = random.Random(SEED + 1)
    with house(tmp_path) as server:
        for _ in range(LONG_RUN):
            with scenario(server, f"polite games, seed {SEED + 1}") as (crowd, figures):
                parties = play(crowd, figures, chance, TABLES)
            check_all(server, parties)


# Leaks that are planted into the bytes, to see that the scan would see them.


def shown(heard: list[Heard], *, is_seated: bool, has: str) -> tuple[list[bytes], int, dict[str, Any]]:
    """A message somewhere in the middle of the game with a view that has a field; where it is."""
    for secret, texts in heard:
        if is_seated != (secret is not None):
            continue
        found = [(number, json.loads(data)) for number, data in enumerate(texts)]
        found = [(number, each) for number, each in found if (each.get("view") or {}).get(has) is not None]
        found = [(number, each) for number, each in found if each["view"]["outcome"] is None]
        if found:
            return texts, *found[len(found) // 2]
    raise AssertionError(f"expected a view with {has}")


def in_the_lobby(heard: list[Heard]) -> tuple[list[bytes], int, dict[str, Any]]:
    """A message that shows the table before the deal; where it is."""
    for _, texts in heard:
        for number, data in enumerate(texts):
            message = json.loads(data)
            if (message.get("table") or {}).get("phase") == "lobby":
                return texts, number, message
    raise AssertionError("expected a message before the deal")


def truth_at(party: Party, entries: list[Entry], version: int) -> Truth:
    truth = Truth(entries, (), ())
    truth.advance(version)
    return truth


def committed(entries: list[Entry]) -> Committed:
    return next(entry.fact for entry in entries if isinstance(entry.fact, Committed))


PLANTED = (
    *("the seed", "the salt", "the seed of the bots", "a nonce", "a secret", "the hand of another"),
    *("a hand for a spectator", "a card that another drew", "the view of another seat", "one more field"),
)


def plant(kind: str, party: Party, entries: list[Entry], heard: list[Heard]) -> None:
    texts, at, message = shown(heard, is_seated=kind != "a hand for a spectator", has="phase")
    truth = truth_at(party, entries, message["version"])
    view, seat = message["view"], message["view"]["seat"]
    hands = truth.hands() or []
    made = committed(entries)
    if kind in ("the seed", "the salt", "the seed of the bots"):
        secret = {"the seed": made.seed, "the salt": made.salt, "the seed of the bots": made.bots}[kind]
        message["clock"]["waits_for"] = secret
    elif kind == "a nonce":
        texts, at, message = in_the_lobby(heard)
        message["table"]["seats"][1]["name"] = party.people[1].nonce
    elif kind == "a secret":
        view["pile"] = [party.people[1].secret]
    elif kind in ("the hand of another", "a hand for a spectator"):
        view["hand"] = hands[1 if seat == 0 else 0]
    elif kind == "a card that another drew":
        message = {**message, "type": "update", "since": message["version"] - 1}
        message["events"] = [{"type": "cards_drawn", "seat": 2, "cards": hands[2][:1], "deck": 1}]
    elif kind == "the view of another seat":
        message["view"] = plain(truth.view((seat + 1) % 3))
    elif kind == "a gift that lies face down":
        texts, at, message = shown(heard, is_seated=True, has="offer")
        message["view"]["offer"]["gift"] = "g001"
    else:
        message["next"] = "G.3"
    texts[at] = json.dumps(message).encode()


def is_seen(kind: str, party: Party, entries: list[Entry]) -> bool:
    """Does the scan see a leak that was not there before?"""
    heard = [Heard(secret, list(texts)) for secret, texts in party.heard()]
    plant(kind, party, entries, heard)
    return party.leaks(entries, heard) != []


def test_the_scan_sees_every_planted_leak(server: Live) -> None:
    with scenario(server, f"a game to plant leaks in, seed {SEED}") as (crowd, figures):
        [party] = play(crowd, figures, random.Random(SEED), ["kanobu"])
    entries = server.entries(party.code)
    assert party.leaks(entries, party.heard()) == []
    assert [kind for kind in PLANTED if not is_seen(kind, party, entries)] == []
