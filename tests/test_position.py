"""The public object: what a Python user does with a position."""

import copy
import json
import subprocess
import sys
from html import escape
from importlib import resources
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import smallbox
from smallbox.core.chance import SearchRng
from smallbox.core.record import read_record, write_record
from smallbox.core.replay import Replay, problems
from smallbox.games import GAMES
from smallbox.line_protocol import answer_apply, answer_moves
from smallbox.position import Position
from smallbox.text import LANGUAGES
from tests.warm import run

EVERY_GAME = pytest.mark.parametrize("game", list(GAMES))
#: options that differ from the default, as a user writes them
OPTIONS: dict[str, dict[str, str | int]] = {
    "kobito": {"special_free": True, "gold_cards": 6},
    "kanobu": {"drawWhenAble": False, "maxMoves": 300},
    "hat": {"penalty_limit": 2, "catalogue": "seen", "emotes": False},
}
#: a move that is refused at the beginning of a game, by its clause
REFUSED = {
    "kobito": ("A {5 9}; G1 5@5 [3 4]", "play 9 G1H"),
    "kanobu": ("A {R.Ro G.3}; pile R.Pa", "play R.Ro"),
    "hat": ("n 3", "accept"),
}


def play_on(position: Position, seed: int, most: int = 10_000) -> Position:
    """Make moves at random."""
    rng = SearchRng(seed)
    for _ in range(most):
        if position.is_over:
            break
        moves = position.moves()
        position.play(moves[rng.below(len(moves))])
    return position


def smallbox_command(*words: str, told: str = "") -> subprocess.CompletedProcess[str]:
    return run(*words, script=told)


@EVERY_GAME
def test_a_whole_game_is_played_by_its_notation(game: str) -> None:
    position = play_on(Position.new(game, players=4, seed=1), 1)
    assert position.is_over
    assert position.to_act is None
    assert position.moves() == []
    assert position.outcome is not None
    assert position.outcome.winners
    again = Position.new(game, players=4, seed=1)
    for move in position.history:
        again.play(move)
    assert again == position
    assert again.record() == position.record()


@EVERY_GAME
def test_a_whole_game_is_played_by_the_moves_of_views(game: str) -> None:
    position = Position.new(game, seed=2)
    while (seat := position.to_act) is not None:
        moves = position.view(seat).moves
        position.play(moves[len(position.history) % len(moves)])
    assert position.outcome is not None


@EVERY_GAME
def test_moves_are_those_of_the_line_protocol(game: str) -> None:
    position = Position.new(game, seed=3)
    while not position.is_over:
        [line] = answer_moves(GAMES[game], [str(position)])
        assert position.moves() == json.loads(line)
        assert all(position.is_legal(move) for move in position.moves())
        play_on(position, len(position.history), 7)


@EVERY_GAME
def test_a_position_is_read_again_from_what_it_writes(game: str) -> None:
    position = Position.new(game, players=3, seed=4, options=OPTIONS[game])
    while True:
        again = Position.from_text(game, str(position))
        assert str(again) == str(position)
        assert again == position
        assert (again.options, again.players, again.to_act) == (position.options, position.players, position.to_act)
        assert again.moves() == position.moves()
        assert eval(repr(position), {"Position": Position}) == position
        if position.is_over:
            break
        play_on(position, len(position.history), 3)


@EVERY_GAME
def test_a_move_gives_the_position_that_the_line_protocol_gives(game: str) -> None:
    position = Position.new(game, seed=5)
    before, move = str(position), position.moves()[-1]
    position.play(move)
    assert [str(position)] == list(answer_apply(GAMES[game], [f"{before} | {move}"]))


@EVERY_GAME
def test_a_copy_goes_its_own_way(game: str) -> None:
    position = play_on(Position.new(game, seed=6), 6, 3)
    before, record = str(position), position.record()
    for other in (position.copy(), copy.copy(position), copy.deepcopy(position)):
        assert other == position
        assert other.record() == record
        play_on(other, 1)
        assert other != position
        assert (str(position), position.record()) == (before, record)
        assert other.record().startswith(record[: record.index("\n=")])


@EVERY_GAME
def test_a_copy_plays_the_same_shuffles(game: str) -> None:
    position = play_on(Position.new(game, seed=7), 7, 3)
    other = position.copy()
    assert play_on(other, 1).record() == play_on(position, 1).record()


@EVERY_GAME
def test_every_move_can_be_taken_back_and_made_again(game: str) -> None:
    position = Position.new(game, players=2, seed=8)
    seen = []
    while not position.is_over:
        seen.append((str(position), position.record(), position.events(0)))
        play_on(position, len(seen), 1)
    record, history = position.record(), position.history
    aside = position.copy()
    for told in reversed(seen):
        assert position.undo() == history[len(position.history)]
        assert (str(position), position.record(), position.events(0)) == told
    for move in history:
        position.play(move)
    assert position.record() == aside.record() == record


def test_there_is_nothing_to_take_back_at_the_beginning() -> None:
    with pytest.raises(IndexError, match="expected a move to take back"):
        Position.new("kanobu").undo()


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_names_its_clause_and_says_why(game: str, language: str) -> None:
    text, move = REFUSED[game]
    position = Position.from_text(game, text)
    before = str(position)
    with pytest.raises(smallbox.IllegalMove) as raised:
        position.play(move)
    illegal = raised.value
    assert illegal.clause in (*GAMES[game].clauses, *GAMES[game].rulings)
    assert illegal.facts == illegal.refusal.facts
    assert illegal.reason == illegal.refusal.reason
    assert str(illegal) == illegal.sentence == illegal.say("en")
    assert illegal.clause in illegal.say(language)
    assert (illegal.say(language) == illegal.sentence) == (language == "en")
    assert (str(position), position.history) == (before, [])
    asked = position.check(move)
    assert asked is not None
    assert asked.refusal == illegal.refusal
    assert not position.is_legal(move)


@EVERY_GAME
def test_a_seat_out_of_turn_is_refused_and_a_finished_game_is_over(game: str) -> None:
    position = Position.new(game, players=3, seed=9)
    assert position.to_act is not None
    other = "ABC"[(position.to_act + 1) % 3]
    move = position.moves()[0]
    with pytest.raises(smallbox.IllegalMove):
        position.play(f"{other}: {move}")
    with pytest.raises(smallbox.BadNotation, match="expected a move of"):
        position.read(f"{other}: {move}")
    play_on(position, 9)
    with pytest.raises(smallbox.IllegalMove):
        position.play(move)


def test_names_are_used_in_sentences_and_records() -> None:
    position = Position.new("kanobu", players=2, seed=1, names=["Ann", "Ben"])
    why = position.check("B: draw")
    assert why is not None
    assert "Ann" in why.sentence
    assert '[Seats "A=Ann; B=Ben"]' in position.record()


@EVERY_GAME
def test_a_finished_record_is_proved(game: str, tmp_path: Path) -> None:
    position = play_on(Position.new(game, players=3, options=OPTIONS[game]), 10)
    text = position.record("2026-11-16")
    assert list(problems(GAMES[game], read_record(text))) == []
    assert write_record(Replay(GAMES[game], read_record(text)).finish()) == text
    assert f'[Commit "{position.commitment}"]' in text
    file = tmp_path / "game.rec"
    file.write_text(text, "utf-8")
    assert smallbox_command("verify", str(file)).returncode == 0


@EVERY_GAME
def test_a_record_that_begins_with_a_position_replays_but_proves_no_deal(game: str) -> None:
    middle = play_on(Position.new(game, players=3, seed=11, options=OPTIONS[game]), 11, 4)
    position = Position.from_text(game, str(middle), seed=1)
    assert position.history == []
    assert position.events(0) == []
    assert position.commitment == ""
    text = play_on(position, 12).record()
    record = read_record(text)
    assert not {"Seed", "Salt", "Commit", "Rng"} & set(record.tags)
    assert list(problems(GAMES[game], record)) == ["there is no commitment with its seed (tags Commit and Seed)"]
    assert write_record(Replay(GAMES[game], record).finish()) == text


def test_a_seed_makes_the_shuffles_of_a_written_position_repeatable() -> None:
    text = "A {R.Ro G.3}; pile B.1 B.2 G.1 G.2 Y.1 Y.2 R.1 R.2 B.3 R.Pa; deck B.1"

    def drawn(seed: int) -> str:
        return str(play_on(Position.from_text("kanobu", text, seed=seed), 1, 6))

    assert drawn(1) == drawn(1)
    assert len({drawn(seed) for seed in range(5)}) > 1


@EVERY_GAME
def test_the_same_seed_deals_the_same_game_as_the_terminal(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.rec"
    played = smallbox_command(
        "play", "--terminal", game, "--players", "3", "--seed", "7", "--auto", "--bots", "random", "--record", str(file)
    )
    assert played.returncode == 0, played.stderr
    told, ours = read_record(file.read_text("utf-8")), read_record(Position.new(game, players=3, seed=7).record())
    assert (told.setup, told.dealt) == (ours.setup, ours.dealt)
    assert [told.tags[name] for name in ("Commit", "Salt", "Seed")] == [
        ours.tags[name] for name in ("Commit", "Salt", "Seed")
    ]


@EVERY_GAME
def test_a_game_is_played_with_cards_of_ones_own(game: str, tmp_path: Path) -> None:
    folder = resources.files(f"smallbox.games.{game}").joinpath("data")
    [packaged, *_] = sorted((file for file in folder.iterdir() if file.is_file()), key=lambda file: file.name)
    own = tmp_path / packaged.name
    own.write_text(packaged.read_text("utf-8") + "\n", "utf-8")
    position = play_on(Position.new(game, seed=1, data=own), 1, 5)
    assert "sha256:" in read_record(position.record()).tags["Data"]
    again = Position.from_text(game, str(position), data=own)
    assert again == position
    assert "sha256:" in read_record(again.record()).tags["Data"]


def test_a_seed_is_a_number_or_digits_or_bytes_or_unguessable() -> None:
    seed = bytes(range(32))
    digits = [Position.new("kanobu", seed=each) for each in (seed, seed.hex(), seed.hex().upper())]
    assert len({each.record() for each in digits}) == 1
    assert Position.new("kanobu", seed=1) != Position.new("kanobu", seed=2)
    assert Position.new("kanobu") != Position.new("kanobu")
    for bad in ("abc", "zz" * 32, b"abc"):
        with pytest.raises(smallbox.BadOption, match="seed: expected a number, 64 hexadecimal digits or 32 bytes"):
            Position.new("kanobu", seed=bad)


@EVERY_GAME
def test_a_view_is_what_the_seat_may_know(game: str) -> None:
    position = play_on(Position.new(game, players=3, seed=12), 12, 2)
    for seat in (None, 0, 1, 2):
        view = position.view(seat)
        assert view.seat == seat
        assert (view.moves != []) == (seat is not None and seat == position.to_act)
        assert json.loads(msgspec.json.encode(view)) == msgspec.to_builtins(view)
        assert position.events(seat)
    for seat in (-1, 3):
        with pytest.raises(smallbox.BadOption, match="expected a seat from 0 to 2"):
            position.view(seat)


def test_what_cannot_be_is_told_in_a_sentence() -> None:
    with pytest.raises(smallbox.BadOption, match="expected a game kobito, kanobu, hat, got 'chess'"):
        Position.new("chess")
    with pytest.raises(smallbox.BadOption, match="expected a game"):
        Position.from_text("chess", "new")
    with pytest.raises(smallbox.BadOption, match="K1: Kobito is for 2 to 6 players"):
        Position.new("kobito", players=9)
    with pytest.raises(smallbox.BadOption, match="K1: Kobito is for 2 to 6 players"):
        Position.from_text("kobito", "new; n 9")
    with pytest.raises(smallbox.BadOption, match="players: expected a number from 1 to 13, got 99"):
        Position.new("kanobu", players=99)
    with pytest.raises(smallbox.BadOption, match="names: expected 3, got 1"):
        Position.new("kanobu", names=["Ann"])
    with pytest.raises(smallbox.BadOption, match="expected an option"):
        Position.new("kanobu", options={"magic": True})
    with pytest.raises(smallbox.BadNotation):
        Position.from_text("kanobu", "pile nothing")
    with pytest.raises(smallbox.BadData, match="expected a readable data file"):
        Position.new("kobito", data="no-such-file.json")
    position = Position.new("kanobu", seed=1)
    with pytest.raises(smallbox.BadNotation):
        position.play("dance")
    with pytest.raises(smallbox.BadNotation, match="expected one move, got 2"):
        position.play("draw, pass")
    assert all(issubclass(getattr(smallbox, name), smallbox.SmallboxError) for name in ("IllegalMove", "BadOption"))
    assert position != "a position"


@EVERY_GAME
def test_a_position_is_shown_with_all_its_fields(game: str) -> None:
    position = Position.from_text("kobito", "G1 5@6 [k4 5 6*]") if game == "kobito" else Position.new(game, seed=1)
    console = Console(width=5000)
    with console.capture() as captured:
        console.print(position)
    html = position._repr_html_()
    for field in str(position).split("; "):
        key, _, content = field.partition(" ")
        assert key in captured.get()
        assert content.rpartition(" ")[2] in captured.get()
        assert content.rpartition(" ")[2].replace("'", "&#x27;") in html
    assert escape(position.prompt(None)) in html
    assert "over" in play_on(Position.new(game, seed=1), 1)._repr_html_()


def test_importing_smallbox_loads_no_game() -> None:
    code = "import smallbox, sys; print('smallbox.games' in sys.modules, smallbox.Position.__name__, dir(smallbox))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.startswith("False Position")
    assert "'IllegalMove'" in told
    with pytest.raises(AttributeError, match="no attribute 'Board'"):
        smallbox.Board  # noqa: B018 - asking is the test
