"""What a notebook shows of a position: pictures of its cards, which load and run nothing, and tell a seat no secret."""

import re
from xml.etree import ElementTree

import pytest

from smallbox import Position
from smallbox.core.chance import SearchRng
from smallbox.core.game import AnyGame
from smallbox.display import html_of, plain
from smallbox.games import GAMES
from tests.conformance.worlds import random_positions

every_game = pytest.mark.parametrize("name", list(GAMES))


def tree_of(html: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<div>{html}</div>")


def played(name: str, moves: int) -> Position:
    position = Position.new(name, players=3, seed=5)
    for _ in range(moves):
        if not position.is_over:
            position.play(position.moves()[0])
    return position


@every_game
def test_a_position_is_drawn_at_every_moment(name: str) -> None:
    for moves in (0, 7, 25, 400):
        html = played(name, moves)._repr_html_()
        names = [title.text for title in tree_of(html).iter("{http://www.w3.org/2000/svg}title")]
        assert len(names) > 3
        assert "every card open" in html


@every_game
def test_a_picture_loads_and_runs_nothing(name: str) -> None:
    html = played(name, 12)._repr_html_() + played(name, 12).show(0)._repr_html_()
    assert re.findall(r"<script|<style|<img|<link|url\(|\shref|\ssrc|\son\w+=|@import", html) == []
    assert set(re.findall(r"https?://[^\"' ]+", html)) == {"http://www.w3.org/2000/svg"}
    # Ids would meet those of other cells.
    assert " id=" not in html


@every_game
def test_what_a_seat_is_shown_does_not_depend_on_hidden_cards(name: str) -> None:
    game: AnyGame = GAMES[name]
    for state in random_positions(game, 3, "", 2, every=6, most=40):
        for seat in range(3):
            view = game.view(state, seat)
            world = game.bot.sample(view, game.bot.memory(seat, state_options(game)), SearchRng(1))
            assert html_of(game, game.view(world, seat), "") == html_of(game, view, "")


def state_options(game: AnyGame) -> object:
    return game.options(3, {})


def test_a_seat_sees_its_own_cards_and_backs() -> None:
    position = Position.from_text("kanobu", "A {R.Ro G.3}; B {Y.Sc BG.Pa}; pile R.Pa; deck B.1 B.2")
    own, other = position.show(0)._repr_html_(), position.show(1)._repr_html_()
    assert ">G.3</title>" in own
    assert ">BG.Pa</title>" not in own
    assert ">BG.Pa</title>" in other
    assert ">G.3</title>" not in other
    assert ">2 hidden</title>" in position.show()._repr_html_()
    assert str(position.show(0)) == position.prompt(0)


def test_a_game_that_nobody_draws_is_shown_by_its_zones() -> None:
    game = GAMES["kanobu"]
    position = Position.new("kanobu", players=2, seed=1)
    html = plain.draw(game, position.view(0), None)
    assert all(zone.name in html for zone in game.zones())
