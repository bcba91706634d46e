"""Whole games in real browsers, through what can be seen and pressed."""

import pytest
from playwright.sync_api import expect

from tests.browser.pages import DESK, PHONE, Pages
from tests.browser.players import Player, play_to_the_end
from tests.browser.tables import LONG_NAME, SHORT, SWIFT, sit
from tests.server.live import Live, verify


def seated(pages: Pages, server: Live, game: str, size: tuple[int, int], language: str) -> tuple[str, list[Player]]:
    """Two people in two browsers, with a bot: the host has been here before, the friend comes by the link."""
    made = server.make_table(game, name=LONG_NAME, seats=3, options=SHORT[game], bots=[SWIFT[game]])
    host = sit(pages.person(size, language=language), server, game, made)
    friend = pages.open(f"/t/{made.code}", size, language=language, name="Bo")
    friend.locator(".bar form button[type=submit]").click()
    ready = friend.locator(".bar button.large")
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    host.locator(".bar button.primary.large").click()
    return made.code, [Player(host, game, 1), Player(friend, game, 2)]


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        ("kobito", PHONE, "uk"),
        pytest.param("kanobu", DESK, "en", marks=pytest.mark.soak),
        pytest.param("hat", PHONE, "uk", marks=pytest.mark.soak),
        pytest.param("kobito", DESK, "en", marks=pytest.mark.soak),
        pytest.param("kanobu", PHONE, "uk", marks=pytest.mark.soak),
        pytest.param("hat", DESK, "en", marks=pytest.mark.soak),
    ],
)
def test_two_people_and_a_bot_play_a_game_to_its_end(
    pages: Pages, server: Live, game: str, size: tuple[int, int], language: str
) -> None:
    code, players = seated(pages, server, game, size, language)
    play_to_the_end(*players)
    verify(server, code)
