"""The harness can fail: a lost move, a doubled one, a leaked card, a stuck game and a wrong record are seen."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from smallbox.tables.entries import Entry, read_entry
from smallbox.tables.facts import Moved
from tests.chaos.links import links
from tests.chaos.party import Party, lay
from tests.chaos.run import Plan, Run, strange_lines
from tests.chaos.single import Single, single
from tests.chaos.verdict import Game, compare_record, judge
from tests.outside.crowd import Crowd, request
from tests.outside.scan import Heard


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Single]:
    with single(tmp_path_factory.mktemp("chaos")) as started:
        yield started


@pytest.fixture(scope="module")
def played(house: Single) -> tuple[Game, list[bytes]]:
    """A whole game, and what is stored of it."""
    laid = lay(house.port, "kanobu")
    assert laid is not None
    crowd = Crowd(house.port)
    party = Party(crowd, laid, random.Random(1))
    crowd.habits.append(party.live)
    assert crowd.until(lambda: party.is_over)
    crowd.habits.clear()
    game = party.end()
    crowd.close()
    return game, house.bodies(game.code)


def record_of(house: Single, game: Game) -> str:
    status, body = request(house.port, "GET", f"/api/tables/{game.code}/records/1")
    assert status == 200, body
    return body.decode()


def test_a_game_in_good_weather_is_clean(house: Single, played: tuple[Game, list[bytes]]) -> None:
    game, bodies = played
    verdict = judge(game, bodies)
    verdict.add(compare_record(game, bodies, record_of(house, game)))
    assert verdict.is_clean, verdict.notes
    assert verdict.acknowledged == verdict.found > 5
    assert str(verdict).startswith(
        f"acknowledged {verdict.found}, found {verdict.found}, doubled 0, leaked 0, unfinished 0"
    )


def moves(bodies: list[bytes]) -> list[tuple[int, Entry]]:
    found = [(number, read_entry(body)) for number, body in enumerate(bodies)]
    return [(number, entry) for number, entry in found if isinstance(entry.fact, Moved) and entry.id]


def test_a_lost_move_is_seen(played: tuple[Game, list[bytes]]) -> None:
    game, bodies = played
    # Another client's move stands where the one that was acknowledged should.
    at, entry = moves(bodies)[2]
    changed = [*bodies[:at], bodies[at].replace(entry.id.encode(), b"0123456789abcdef"), *bodies[at + 1 :]]
    verdict = judge(game, changed)
    assert verdict.found == verdict.acknowledged - 1
    assert not verdict.is_clean
    assert entry.id in verdict.notes[0]


def test_a_move_that_is_gone_from_storage_is_seen(played: tuple[Game, list[bytes]]) -> None:
    game, bodies = played
    unheard = Game(game.game, game.code, game.acknowledged, [], [], [], game.is_over)
    # From the last move on that a client made: bots may have made the last ones.
    left = bodies[: moves(bodies)[-1][0]]
    verdict = judge(unheard, left)
    assert verdict.found < verdict.acknowledged
    shown = judge(game, left)
    assert any("was shown" in note for note in shown.notes)


def test_a_doubled_move_is_seen(played: tuple[Game, list[bytes]]) -> None:
    game, bodies = played
    (_, first), (at, second) = moves(bodies)[:2]
    changed = [*bodies[:at], bodies[at].replace(second.id.encode(), first.id.encode()), *bodies[at + 1 :]]
    assert judge(game, changed).doubled == 1


def test_a_leaked_card_is_seen(played: tuple[Game, list[bytes]]) -> None:
    game, bodies = played
    leaky = copy.deepcopy(game)
    hands = [json.loads(text)["view"] for _, texts in game.heard for text in texts if b'"hand":[' in text]
    for number, (secret, texts) in enumerate(leaky.heard):
        if secret is None:
            # The one who watches is shown somebody's hand.
            at = next(place for place, text in enumerate(texts) if (json.loads(text).get("view") or {}).get("phase"))
            message = json.loads(texts[at])
            message["view"]["hand"] = hands[0]["hand"]
            leaky.heard[number] = Heard(None, [*texts[:at], json.dumps(message).encode(), *texts[at + 1 :]])
    assert judge(leaky, bodies).leaked > 0


def test_a_game_without_an_end_is_seen(played: tuple[Game, list[bytes]]) -> None:
    game, bodies = played
    stuck = Game(game.game, game.code, game.acknowledged, [], [], [], is_over=False)
    verdict = judge(stuck, bodies)
    assert verdict.unfinished == 1
    assert not verdict.is_clean


def test_a_record_without_a_move_or_no_record_is_seen(house: Single, played: tuple[Game, list[bytes]]) -> None:
    game, bodies = played
    record = record_of(house, game)
    lines = record.splitlines(keepends=True)
    drawn = next(number for number, line in enumerate(lines) if "draw" in line)
    assert compare_record(game, bodies, "".join(lines[:drawn] + lines[drawn + 1 :])).found < 0
    assert compare_record(game, bodies, None).found == -len(game.acknowledged)


def test_a_client_that_never_moves_again_is_seen(
    house: Single, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.chaos.run.RECOVERY", 1.0)
    monkeypatch.setattr("tests.chaos.run.CONVERGENCE", 1.0)
    monkeypatch.setattr("tests.chaos.run.ENDING", 1.0)
    run = Run(house, Plan(["quiet"], faults=1, games=("kobito",)), lambda _: None)
    # Nothing happens to the server, but everybody at the table falls silent.
    monkeypatch.setitem(house.strikes, "quiet", lambda _: run.crowd.habits.clear())
    report = run.go(tmp_path / "records")
    assert report.verdict.unfinished >= 2
    assert any("did not move again" in note for note in report.verdict.notes)
    assert not report.verdict.is_clean


def test_links_carry_are_cut_and_mended(house: Single) -> None:
    with links() as made:
        link = made.to(house.port)
        assert request(link.port, "GET", "/health")[0] == 200
        link.cut()
        with pytest.raises(OSError, match=r"(?i)reset|refused|closed"):
            request(link.port, "GET", "/health")
        link.mend()
        assert request(link.port, "GET", "/health")[0] == 200


def test_errors_in_the_log_that_are_no_weather_are_seen() -> None:
    weather = b'{"event": "not stored", "level": "error"}\n{"event": "rough weather", "level": "warning"}\n'
    assert strange_lines([weather, b"smallbox: expected the database to answer, got Error 57P03\n"]) == []
    assert len(strange_lines([b'{"event": "Task exception was never retrieved", "level": "error"}\nTraceback\n'])) == 2
