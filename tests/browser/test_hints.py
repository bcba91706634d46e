"""Hints: a good move lit on the table with its reason, by a button or a key; and what is said of them afterwards."""

import pytest
from playwright.sync_api import Page, expect

from smallbox.text import LANGUAGES
from tests.browser.pages import DESK, LISTEN, PHONE, Pages, overflowing, speak, unnamed
from tests.browser.players import Player
from tests.browser.tables import begun, sit
from tests.browser.test_screens import barriers
from tests.server.live import Live

#: soon over
QUICK = {"maxMoves": "6"}


def listening(pages: Pages, size: tuple[int, int]) -> Page:
    """A page of which it is known what it heard."""
    page = pages.person(size)
    page.add_init_script(LISTEN)
    return page


def my_turn(page: Page) -> None:
    page.get_by_role("button", name="Show me a good move").wait_for()


def test_a_good_move_is_shown_with_its_reason_and_can_be_made(pages: Pages, server: Live) -> None:
    page = listening(pages, DESK)
    begun(page, server, "kobito")
    my_turn(page)
    page.get_by_role("button", name="Show me a good move").click()
    tip = page.locator("div.tip")
    expect(tip).to_contain_text("Try this: ")
    expect(tip).to_contain_text("of 100 games")
    expect(page.locator(".pointer").first).to_be_visible()
    assert [*overflowing(page), *barriers(page), *unnamed(page)] == []
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    # By a key, and it is the same hint; the key that explains a thing explains it and gives no hint.
    page.locator("ul.hand button.card").first.focus()
    page.keyboard.press("h")
    expect(page.locator(".help")).to_be_visible()
    expect(tip).to_have_count(0)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    expect(tip).to_contain_text("Try this: ")
    expect(page.locator(".help")).to_have_count(0)
    assert page.evaluate("heard.filter((text) => text.includes('\"hint_taken\"')).length") == 1


def test_hints_fit_on_a_phone_in_every_language(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE, language="uk")
    begun(page, server, "kanobu", options={})
    page.locator('[aria-keyshortcuts="t"]').click()
    expect(page.locator("div.tip")).to_contain_text("Спробуй так: ")
    for language in LANGUAGES:
        speak(page, language)
        assert overflowing(page) == [], language
    assert barriers(page) == []


#: which of the frames lie where what they frame cannot be seen
UNSEEN_FRAMES = """() => {
  const tiles = document.querySelector(".tiles").getBoundingClientRect();
  return [...document.querySelectorAll(".pointer")].map((frame) => frame.getBoundingClientRect())
    .filter(({ top, bottom }) => top < tiles.top - 8 || bottom > tiles.bottom + 8)
    .map(({ top, bottom }) => [top, bottom]);
}"""


def test_what_a_hint_points_at_is_brought_into_view(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE)
    begun(page, server, "hat", options={"look_seconds": "0"})
    my_turn(page)
    if page.locator(".answer button").count():
        # Whoever takes a gift passes one on.
        page.locator(".answer button").first.click()
    tiles = page.locator(".tiles")
    expect(tiles.locator("button").last).not_to_be_in_viewport()
    # Whatever the hint is: the drawer is at its far end from it.
    page.keyboard.press("t")
    tip = page.locator("div.tip")
    expect(tip).to_be_visible()
    expect(page.locator(".pointer")).to_be_visible()
    page.get_by_role("button", name="Close the hint").click()
    tiles.evaluate("(tiles) => { tiles.scrollTop = tiles.scrollTop > 0 ? 0 : tiles.scrollHeight; }")
    page.keyboard.press("t")
    expect(tip).to_be_visible()
    expect(page.locator(".pointer")).to_be_visible()
    assert page.evaluate(UNSEEN_FRAMES) == []
    # A finger may scroll it away again, and its frame goes with it.
    tiles.evaluate("(tiles) => { tiles.scrollTop = tiles.scrollTop > 0 ? 0 : tiles.scrollHeight; }")
    page.wait_for_timeout(100)
    assert page.evaluate(UNSEEN_FRAMES) == []


@pytest.mark.soak
def test_hints_are_counted_and_the_game_can_be_reviewed(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE)
    begun(page, server, "kanobu", bots=1, options=QUICK)
    my_turn(page)
    page.keyboard.press("t")
    expect(page.locator("div.tip")).to_be_visible()
    player = Player(page, "kanobu", 1)
    while not player.is_over:
        if not player.step():
            page.wait_for_timeout(50)
    after = page.locator("dialog[open] .after")
    expect(after).to_contain_text("with one hint")
    after.get_by_role("link", name="Review the game").click()
    page.locator(".decision").wait_for()
    expect(page.get_by_text("with one hint")).to_be_visible()
    expect(page.get_by_label("Whose moves?")).not_to_have_value("")


@pytest.mark.soak
def test_with_others_the_host_decides_whether_there_are_hints(pages: Pages, server: Live) -> None:
    made = server.make_table("kanobu", name="Ada", seats=2)
    host = sit(listening(pages, DESK), server, "kanobu", made)
    friend = listening(pages, PHONE)
    friend.goto(f"{server.address}/t/{made.code}")
    friend.locator(".bar form button[type=submit]").click()
    expect(friend.get_by_text("No hints while other people are playing")).to_be_visible()
    host.get_by_role("switch", name="Hints").click()
    expect(friend.get_by_text("Anybody may ask for a good move")).to_be_visible()
    friend.get_by_role("button", name="I'm ready").click()
    host.locator(".bar button.primary.large").click()
    people = [host, friend]
    for person in people:
        person.locator("#task").wait_for()
    is_hosts = host.evaluate("window.view.to_act === window.view.seat")
    mover, other = (host, friend) if is_hosts else (friend, host)
    mover.locator('[aria-keyshortcuts="t"]').click()
    expect(mover.locator("div.tip")).to_be_visible()
    other.wait_for_function("() => heard.some((text) => text.includes('hint_taken'))")
    assert not other.evaluate('heard.some((text) => text.includes(\'"type":"hint"\'))')
    expect(other.locator('[aria-keyshortcuts="t"]')).to_have_count(0)
