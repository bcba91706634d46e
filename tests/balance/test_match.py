"""Games that are measured are the games that bots would play at a table."""

import msgspec
import pytest

from smallbox.balance.match import Seen, bots_at, play, play_on
from smallbox.balance.measure import measure
from smallbox.balance.run import all_keys, make_jobs, play_all
from smallbox.balance.study import make_study, options_of
from smallbox.bots import bots_of
from smallbox.bots.play import begin
from smallbox.core.chance import SearchRng
from smallbox.core.errors import BadOption
from smallbox.core.events import Events
from smallbox.games import GAMES
from tests.balance.rows import study

EVERY_GAME = list(GAMES)


@pytest.mark.parametrize("players", [2, 5])
def test_a_glance_finds_the_move_that_a_look_finds(players: int) -> None:
    game = GAMES["kanobu"]
    asked = make_study(game, players=str(players))
    options = options_of(asked, 0, players)
    for seed in range(6):
        lookers = [bots_of(game)["greedy"](seat, options, seed * 16 + seat) for seat in range(players)]
        state = begin(game, options, SearchRng(seed), lookers)
        again = begin(game, options, SearchRng(seed), lookers)
        glancers = [bots_of(game)["greedy"](seat, options, seed * 16 + seat) for seat in range(players)]
        seen = Seen(game, again)
        while (seat := game.to_act(state)) is not None:
            action = glancers[seat].glance(state)  # type: ignore[attr-defined]
            seen.before(state, action)
            game.apply(state, action)
        whole = Seen(game, again)
        play_on(game, again, lookers, whole)
        assert whole.causes == seen.causes
        assert str(again) == str(state)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_move_has_a_kind_a_cause_and_penalties_that_add_up(name: str) -> None:
    """The penalties of the notes are those that the outcome counts, where it does."""
    game = GAMES[name]
    asked = make_study(game, players="3", bots="random")
    for number in range(3):
        row = play(asked, 0, 3, 0, number)
        assert sum(row.decisions) == sum(row.uses) == row.moves
        assert 0 <= row.behind <= 1
        assert row.cause < len(game.measures.causes)
    if name == "hat":
        state = game.setup(options_of(asked, 0, 3), SearchRng(1), Events())
        assert game.measures.leaders(state) == 0b111


def test_all_variants_are_played_with_the_same_deals() -> None:
    asked = make_study(GAMES["kanobu"], against=["idleCancel=stays"], players="3")
    rows = [play(asked, variant, 3, 0, 4) for variant in (0, 1)]
    same = make_study(GAMES["kanobu"], opt="idleCancel=stays", players="3")
    assert msgspec.structs.replace(rows[1], variant=0) == play(same, 0, 3, 0, 4)


def test_levels_have_every_seat_among_the_others() -> None:
    asked = study(players=(3,), levels=("random", "easy"))
    seated = [bots_at(asked, 3, line_up) for line_up in range(1, 7)]
    assert [bots.index("random") for bots in seated[:3]] == [0, 1, 2]
    assert [bots.index("easy") for bots in seated[3:]] == [0, 1, 2]
    assert bots_at(asked, 3, 0) == ["greedy"] * 3


def test_the_number_of_processes_changes_nothing() -> None:
    asked = make_study(GAMES["kanobu"], against=["opening=rpsOnly"], players="2", levels="random")
    assert play_all(asked, 60, 5, processes=1) == play_all(asked, 60, 5, processes=2)


def test_jobs_have_every_game_once() -> None:
    asked = study("opening=rpsOnly", players=(2, 3), levels=("random",))
    keys = all_keys(asked, 90, 3)
    jobs = make_jobs(asked, keys)
    found = [(job.variant, job.players, job.line_up, number) for job in jobs for number in job.numbers]
    assert sorted(found) == sorted(keys)
    assert len(set(keys)) == len(keys)


def test_a_program_can_measure_and_stop() -> None:
    told: list[tuple[int, int]] = []
    report = measure("kanobu", against="opening=rpsOnly", players=[2], games=40, watch=lambda *now: told.append(now))
    assert told[-1] == (80, 80)
    assert report == measure("kanobu", against=["opening=rpsOnly"], players=[2], games=40)
    assert msgspec.json.decode(msgspec.json.encode(report), type=type(report)) == report

    def stop(played: int, wanted: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        measure("kanobu", players=[2], games=90, watch=stop)


@pytest.mark.parametrize("against", [[""], ["opening=rpsOnly", "opening=rpsOnly"]])
def test_variants_must_differ(against: list[str]) -> None:
    with pytest.raises(BadOption, match="--against: expected variants that differ"):
        make_study(GAMES["kanobu"], against=against)


@pytest.mark.compiled
def test_a_rule_that_does_something_is_found_out() -> None:
    """With nine gold cards of eighteen a game of Kobito is much shorter, and the interval says by how much."""
    report = measure("kobito", against="gold_cards=9", players=[2], games=60)
    ratio = report.compared[0].gaps["moves"].ratio
    assert ratio is not None
    assert 0.3 < ratio.low < ratio.high < 0.7
    assert report.compared[0].gaps["moves"].p < 0.001
