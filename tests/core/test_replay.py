"""Records: what they are played with, what is found out about them, what cannot be read."""

import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from smallbox.core import proof
from smallbox.core.chance import Recording, Stream
from smallbox.core.data import own_file
from smallbox.core.errors import BadNotation
from smallbox.core.events import Events
from smallbox.core.record import Record, read_record, write_record
from smallbox.core.recorder import Recorder
from smallbox.core.replay import Replay, problems
from smallbox.games import GAMES
from tests import check_deal

SEED = "ab" * 32


def recorded(name: str, given: dict[str, str], data: Any = None, nonces: tuple[str, ...] = ()) -> str:
    """The record of a game in which every seat makes its first legal move."""
    game = GAMES[name]
    options = game.options(3, given, data)
    recorder = Recorder(game, options, ["Ann", "Ben", "Eva"], SEED, "salt", nonces)
    while (seat := recorder.to_act) is not None:
        moves = recorder.view(seat).moves
        recorder.make(seat, moves[len(recorder.entries) % len(moves)])
    return write_record(recorder.record("2026-11-15"))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_recorded_game_is_proved_by_the_engine_and_by_the_standard_library(name: str) -> None:
    text = recorded(name, {}, nonces=("7", "", "x9"))
    record = read_record(text)
    assert list(problems(GAMES[name], record)) == []
    assert check_deal.check(text) == []
    assert write_record(Replay(GAMES[name], record).finish()) == text


def is_found_out(name: str, text: str) -> bool:
    """Is a record that was tampered with unreadable, or does something in it not hold?"""
    try:
        return list(problems(GAMES[name], read_record(text))) != []
    except BadNotation:
        return True


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("tag", ["Seed", "Salt", "Nonces", "Commit"])
def test_a_changed_tag_is_found_out(name: str, tag: str) -> None:
    record = read_record(recorded(name, {}, nonces=("7", "", "x9")))
    changed = record.tags[tag]
    record.tags[tag] = changed[:-1] + ("0" if changed[-1] != "0" else "1")
    assert is_found_out(name, write_record(record))


@pytest.mark.parametrize("name", list(GAMES))
def test_a_changed_shuffle_or_result_is_found_out(name: str) -> None:
    text = recorded(name, {})
    record = read_record(text)
    pile, order = record.dealt[0]
    record.dealt[0] = (pile, order[::-1])
    assert is_found_out(name, write_record(record))
    assert is_found_out(name, text.replace("; winners ", "; winners A ", 1).replace("A A", "B"))
    assert not is_found_out(name, text)


#: other spellings of what is written, each of which would give another deal from the same seed, or the same one twice
RESPELLED = {
    "kobito": ["tiebreak=fewest  gold_cards=6", "gold_cards=6 tiebreak=fewest", "tiebreak=fewest gold_cards=06",
               " tiebreak=fewest gold_cards=6", "tiebreak=fewest gold_cards=6 ", "tiebreak=fewest\tgold_cards=6"],
    "kanobu": ["maxMoves=0300", "maxMoves=300 starRest=bottom", "maxMoves=300 data=kanobu-default", " maxMoves=300"],
    "hat": ["penalty_limit=02", "penalty_limit=2 rounds=1", "penalty_limit=2 emotes=on", "penalty_limit=2 "],
}  # fmt: skip
SPELLED = {
    "kobito": {"tiebreak": "fewest", "gold_cards": "6"},
    "kanobu": {"maxMoves": "300"},
    "hat": {"penalty_limit": "2"},
}


@pytest.mark.parametrize(("name", "spelling"), [(name, each) for name, all_ in RESPELLED.items() for each in all_])
def test_options_are_proved_in_one_spelling_only(name: str, spelling: str) -> None:
    """Whoever deals could else look for the spelling with the best cards, long after the seed was promised."""
    game = GAMES[name]
    options = game.options(3, SPELLED[name])
    record = read_record(recorded(name, SPELLED[name]))
    assert record.tags["Opt"] == game.write_options(options)
    assert list(problems(game, record)) == []
    dealt = redealt(game, record, spelling)
    assert dealt.dealt != record.dealt, "expected another deal, else the spelling would not matter"
    with pytest.raises(BadNotation, match="tag Opt"):
        list(problems(game, dealt))
    assert is_found_out(name, write_record(dealt))
    # The checker without rules cannot know what goes without saying, but sees spaces and zeros.
    is_plain = spelling.split(" ") == spelling.split() and "=0" not in spelling
    assert (check_deal.check(write_record(dealt)) == []) == is_plain


def redealt(game: Any, record: Any, spelling: str) -> Any:
    """The record of another deal from the same seed, as a dealer who is free to spell would make it."""
    key = proof.key(SEED, game.name, game.rules_version, spelling, [""] * 3)
    chance = Recording(Stream(key))
    state = game.setup(game.options(3, SPELLED[game.name]), chance, Events())
    return Record({**record.tags, "Opt": spelling}, chance.take(), game.notation.setup_lines(state))


@pytest.mark.parametrize(
    ("tag", "spelling"),
    [
        ("Nonces", "A=7;B=;C=x9"),
        ("Nonces", "A=7; C=x9"),
        ("Nonces", "B=; A=7; C=x9"),
        ("Nonces", "A=7; B=; C=x9; D="),
        ("Nonces", "A=7; B=; C=x9; A=7"),
        ("Nonces", "A=7; B=; C=x9;"),
        ("Nonces", "A= 7; B=; C=x9"),
        ("Nonces", "A=7; B=; C=x9; Z=1"),
        ("Seats", "A=Ann; B=Ben"),
        ("Seats", "A=Ann; B=Ben; C=Eva; D=Dan"),
        ("Seats", "A=Ann; C=Eva; B=Ben"),
        ("Seats", "A=Ann; A=Ann; B=Ben"),
        ("Seats", "A=Ann;B=Ben;C=Eva"),
        ("Rules", "01"),
        ("Rules", "1 "),
        ("Game", "Kanobu"),
        ("Opt", ""),
        ("Data", ""),
        ("Seed", "AB" * 32),
        ("Salt", "sält"),
        ("Opt", "é=1"),
        ("Seats", ""),
    ],
)
def test_tags_are_proved_in_one_spelling_only(tag: str, spelling: str) -> None:
    record = read_record(recorded("kanobu", {}, nonces=("7", "", "x9")))
    record.tags[tag] = spelling
    assert is_found_out("kanobu", write_record(record))


def test_no_numbers_are_spelled_without_a_tag() -> None:
    record = read_record(recorded("kanobu", {}))
    assert "Nonces" not in record.tags
    record.tags["Nonces"] = "A=; B=; C="
    assert is_found_out("kanobu", write_record(record))


def test_more_seats_than_there_are_letters_are_refused() -> None:
    record = read_record(recorded("kanobu", {}))
    record.setup = ["n 99999999"]
    with pytest.raises(BadNotation, match="players"):
        list(problems(GAMES["kanobu"], record))


def test_a_pack_is_found_by_its_tag_alone() -> None:
    text = recorded("kanobu", {"data": "kanobu-deckA"})
    assert '[Data "kanobu-deckA"]' in text
    without = text.replace('[Opt "data=kanobu-deckA"]\n', "").replace('[Rng "smallbox-hmac-sha256 1"]\n', "")
    assert Replay(GAMES["kanobu"], read_record(without)).finish().result


def test_a_record_with_data_of_ones_own_asks_for_them(tmp_path: Path) -> None:
    content = json.loads(resources.files("smallbox.games.kanobu").joinpath("data", "kanobu.json").read_text("utf-8"))
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**content, "id": "mine", "handSize": 4}), "utf-8")
    game = GAMES["kanobu"]
    mine = game.data(own_file(str(file)))
    text = recorded("kanobu", {}, mine)
    assert '[Data "mine sha256:' in text
    assert list(problems(game, read_record(text), mine)) == []
    with pytest.raises(BadNotation, match="--data"):
        Replay(game, read_record(text))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Game"),
        ('[Game "kanobu"]', "Rules"),
        ('[Game "kanobu"]\n[Rules "1"]\n[Game "hat"]', "line 3: expected tag Game once"),
        ("[Game kanobu]", "line 1: expected a tag"),
        ('[Game "kanobu"]\n[Rules "1"]\n~ deck R.3', "line 3: expected a move before its shuffle"),
        ('[Game "kanobu"]\n[Rules "1"]\nA: draw,', "line 3: expected a move between commas"),
        ('[Game "kanobu"]\n[Rules "1"]\nZ: draw', "line 3: expected a tag"),
        ('[Game "kanobu"]\n[Rules "1"]\nA: draw\n= n 3', "line 4: expected the position before"),
        ('[Game "kanobu"]\n[Rules "1"]\n*', "line 3: expected a result"),
        ('[Game "kanobu"]\n[Rules "1"]\n* result win\nA: draw', "line 4: expected nothing after the result"),
        ('[Game "kanobu"]\n[Rules "1"]\nA: draw\n[Opt "x"]', "line 4: expected all tags before"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BadNotation, match="expected") as error:
        read_record(text)
    assert said in str(error.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[Game "kanobu"]\n[Rules "0"]\n= n 3', "version 0"),
        ('[Game "kanobu"]\n[Rules "1"]\nA: draw', "expected '=' lines"),
        ('[Game "kanobu"]\n[Rules "1"]\n= n 3\nB: draw', "move 1, B: draw: C6"),
        ('[Game "kanobu"]\n[Rules "1"]\n= n 3; pile R.Ro*5; deck -\nA: draw', "expected a line '~ deck ...'"),
        ('[Game "kanobu"]\n[Rules "1"]\n= n 3; pile R.Ro*5; deck -\nA: draw\n~ deck R.Ro', "expected a shuffle of"),
        ('[Game "kanobu"]\n[Rules "1"]\n[Rng "dice"]\n[Seed "00"]\n= n 3\nA: draw', "expected Rng"),
    ],
)
def test_what_cannot_be_played_is_told_with_its_move(text: str, said: str) -> None:
    with pytest.raises(BadNotation) as error:
        Replay(GAMES["kanobu"], read_record(text)).finish()
    assert said in str(error.value)


def test_a_name_cannot_break_its_record() -> None:
    game = GAMES["kanobu"]
    names = ['Ann "the hat"; B=x', 'Ben\n[Seed "0"]', ""]
    text = write_record(Recorder(game, game.options(3, {}), names, SEED).record())
    record = read_record(text)
    assert record.tags["Seats"] == "A=Ann 'the hat', B=x; B=Ben [Seed '0']; C="
    assert record.tags["Seed"] == SEED
    assert Replay(game, record).is_done
