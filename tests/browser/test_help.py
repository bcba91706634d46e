"""What is this? Help beside every thing on a table, by mouse, finger and key; labels on first sight."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from smallbox.text import LANGUAGES, Speech
from tests.browser.pages import DESK, PHONE, Pages, overflowing, speak, unnamed
from tests.browser.scenes import scenes
from tests.browser.staged import Staged
from tests.browser.tables import GAMES, SWIFT, begun, mostly
from tests.browser.test_screens import barriers, box, meet
from tests.server.live import Live

CARD = {"kobito": "ul.hand button.card", "kanobu": "ul.hand button", "hat": ".seat .cell"}
#: phones in every run, desks in the long ones
SIZES = [
    ("kanobu", PHONE),
    *(pytest.param(game, PHONE, marks=pytest.mark.soak) for game in GAMES if game != "kanobu"),
    *(pytest.param(game, DESK, marks=pytest.mark.soak) for game in GAMES),
]
#: longer than a finger or a mouse has to rest, in milliseconds
RESTED = 1_100
#: what the slips of a table have at least: cards, piles, places
FEWEST = {"kobito": 16, "kanobu": 9, "hat": 6}


def table(
    pages: Pages, server: Live, game: str, size: tuple[int, int] = DESK, *, newcomer: bool = False, language: str = "en"
) -> Page:
    page = pages.person(size, language=language, seen=[] if newcomer else list(GAMES))
    if game == "hat":
        # Others would play on: a moment that waits for me, with parcels on the table.
        Staged(page, server.address, game).show(next(scene for scene in scenes(game, 3) if scene.name == "answer"))
    else:
        begun(page, server, game, level=SWIFT[game])
        expect(page.locator(".line.mine")).to_be_visible()
    return page


def middle(locator: Locator) -> tuple[float, float]:
    left, top, right, bottom = box(locator)
    # Of a card in a fan only the left edge is sure to be free.
    return left + min(12, (right - left) / 2), (top + bottom) / 2


class Finger:
    """One finger on a screen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", [{"x": x, "y": y}])

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize("game", mostly("kobito"))
def test_a_mouse_that_rests_on_a_card_is_told_what_it_is(pages: Pages, server: Live, game: str) -> None:
    page = table(pages, server, game)
    page.mouse.move(*middle(page.locator(CARD[game]).first))
    slip = page.locator(".help")
    expect(slip).to_be_visible()
    assert len(slip.locator("p").all()) >= 1
    expect(slip.locator("a")).to_have_attribute("href", f"/rules/{game}#{slip.locator('a').inner_text().split()[-1]}")
    # The slip can be read at leisure, and goes when the mouse goes.
    page.mouse.move(*middle(slip))
    page.wait_for_timeout(RESTED)
    expect(slip).to_be_visible()
    page.mouse.move(2, 2)
    expect(slip).to_have_count(0)


@pytest.mark.soak
def test_a_press_of_the_mouse_puts_the_slip_away_and_lifts_the_card(pages: Pages, server: Live) -> None:
    page = table(pages, server, "kobito")
    card = page.locator(CARD["kobito"]).first
    page.mouse.move(*middle(card))
    expect(page.locator(".help")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(".help")).to_have_count(0)
    expect(card).to_have_accessible_name(compiled("Put * back"))


def compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern.replace("*", ".+"))


@pytest.mark.soak
@pytest.mark.parametrize("game", mostly("kanobu"))
def test_a_long_press_asks_and_does_nothing_else(pages: Pages, server: Live, game: str) -> None:
    page = table(pages, server, game, PHONE)
    finger = Finger(page)
    before = page.locator(CARD[game]).first.get_attribute("aria-label")
    finger.down(*middle(page.locator(CARD[game]).first))
    expect(page.locator(".help")).to_be_visible()
    finger.up()
    page.wait_for_timeout(RESTED)
    expect(page.locator(".help")).to_be_visible()
    if game != "hat":
        assert page.locator(CARD[game]).first.get_attribute("aria-label") == before, "the card was not lifted"
    expect(page.locator(".slip .slip")).to_have_count(0)
    page.locator(".help button").tap()
    expect(page.locator(".help")).to_have_count(0)


@pytest.mark.soak
def test_a_card_can_be_pulled_after_a_long_press(pages: Pages, server: Live) -> None:
    page = table(pages, server, "kobito", PHONE)
    finger = Finger(page)
    x, y = middle(page.locator(CARD["kobito"]).first)
    finger.down(x, y)
    expect(page.locator(".help")).to_be_visible()
    for step in range(1, 8):
        finger.move(x, y - 12 * step)
    expect(page.locator(".help")).to_have_count(0)
    expect(page.locator(".picture[data-dragged]")).to_have_count(1)
    finger.up()
    expect(page.locator(".picture[data-dragged]")).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), SIZES)
def test_every_thing_is_told_by_keys_in_russian(pages: Pages, server: Live, game: str, size: tuple[int, int]) -> None:
    page = table(pages, server, game, size, language="ru")
    start = page.locator("#task" if game == "hat" else f"{CARD[game]}[tabindex='0']").first
    start.focus()
    page.keyboard.press("?")
    slip = page.locator(".help")
    expect(slip).to_be_focused()
    assert barriers(page) == []
    told = list(walked(page))
    assert len(told) >= FEWEST[game], told
    assert all(title and lines and "⟨" not in title + lines for title, lines in told)
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    expect(start).to_be_focused()


def walked(page: Page) -> Iterator[tuple[str, str]]:
    """From thing to thing by the arrow key, once round: what each slip says."""
    first = None
    for _ in range(120):
        here = page.locator(".around").get_attribute("style")
        if here == first:
            return
        first = first or here
        assert overflowing(page) == []
        yield page.locator(".help strong").inner_text(), page.locator(".help p").first.inner_text()
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(60)


@pytest.mark.soak
def test_the_key_that_asks_is_a_letter_where_one_types(pages: Pages, server: Live) -> None:
    page = table(pages, server, "kanobu")
    page.locator("header nav button").nth(1).click()
    field = page.locator("aside input, .panel input").first
    field.focus()
    page.keyboard.type("oh?")
    expect(field).to_have_value("oh?")
    expect(page.locator(".help")).to_have_count(0)


@pytest.mark.soak
def test_a_parcel_says_only_that_it_is_one(pages: Pages, server: Live) -> None:
    """Whatever lay there before, and whoever asks."""
    page = table(pages, server, "hat")
    parcel = page.locator('.cell[data-why="peek"]')
    page.mouse.move(*middle(parcel.first))
    slip, speech = page.locator(".help"), Speech("en")
    expect(slip.locator("strong")).to_have_text(speech.say("hat-help-parcel-title"))
    assert slip.locator("p").all_inner_texts() == [speech.say("hat-help-parcel")]


@pytest.mark.soak
@pytest.mark.parametrize(("game", "size"), SIZES)
def test_labels_come_once_and_leave_the_hand_free(pages: Pages, server: Live, game: str, size: tuple[int, int]) -> None:
    page = table(pages, server, game, size, newcomer=True)
    label = page.locator(".first-label")
    expect(label).to_be_visible()
    steps = 0
    while label.count():
        expect(page.get_by_role("status").filter(has_text=label.locator("p").inner_text())).to_have_count(1)
        for language in reversed(LANGUAGES):
            speak(page, language)
            page.wait_for_timeout(80)
            assert [*overflowing(page), *unnamed(page)] == []
            hand = page.locator("ul.hand")
            assert not hand.count() or not meet(box(hand), box(label)), f"step {steps} in {language}"
        assert barriers(page) == [] if steps == 0 else True
        label.locator(".button.primary").click()
        steps += 1
    assert steps >= 4
    page.reload()
    page.locator("#task").wait_for()
    page.wait_for_timeout(RESTED)
    expect(label).to_have_count(0)
    assert game in page.evaluate("JSON.parse(localStorage.getItem('smallbox.settings')).seen")


@pytest.mark.soak
def test_labels_are_reached_by_keys_and_shown_again_on_request(pages: Pages, server: Live) -> None:
    page = table(pages, server, "kobito", newcomer=True)
    # The way to a hint stands beside the task; the label is next.
    page.get_by_role("button", name=Speech("en").say("hint-ask-long")).focus()
    page.keyboard.press("Tab")
    skip = page.locator(".first-label .button").first
    expect(skip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".first-label")).to_have_count(0)
    expect(page.locator("#task")).to_be_focused()
    page.locator("header nav button").last.click()
    page.locator("dialog[open]").get_by_role("button", name=Speech("en").say("app-settings")).click()
    page.get_by_role("button", name=Speech("en").say("settings-labels")).click()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator(".first-label")).to_be_visible()


@pytest.mark.soak
@pytest.mark.parametrize("game", ["kobito", "kanobu"])
def test_the_ring_of_the_focus_lies_above_the_cards(pages: Pages, server: Live, game: str) -> None:
    page = table(pages, server, game)
    card = page.locator(f"{CARD[game]}[tabindex='0']").first
    card.focus()
    page.keyboard.press("ArrowRight")
    ring = page.locator(".layer > .ring")
    expect(ring).to_be_visible()
    assert page.evaluate("document.querySelector('.layer').lastElementChild.className.includes('ring')")
    here = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
    left, top, right, bottom = box(ring)
    assert abs((left + right) / 2 - (here["left"] + here["right"]) / 2) < 6
    assert abs((top + bottom) / 2 - (here["top"] + here["bottom"]) / 2) < 20


@pytest.mark.soak
def test_a_card_does_what_its_name_says(pages: Pages, server: Live) -> None:
    """In all games the first press takes up or chooses, and the second one plays or says."""
    page = table(pages, server, "kanobu")
    while not page.locator("ul.hand button[data-can]").count():
        page.locator(".buttons button").first.click()
        expect(page.locator(".line.mine")).to_be_visible()
        page.wait_for_timeout(300)
    card = page.locator("ul.hand button[data-can]").first
    card.focus()
    if not (card.get_attribute("aria-label") or "").startswith("Play"):
        expect(card).to_have_accessible_name(compiled("Pick up *"))
        page.keyboard.press("Enter")
    expect(card).to_have_accessible_name(compiled("Play *"))


@pytest.mark.soak
def test_bots_are_marked_at_their_seats(pages: Pages, server: Live) -> None:
    page = table(pages, server, "kobito")
    expect(page.locator(".others .seat .head .icon")).to_have_count(2)
    expect(page.locator(".others .seat button").first).to_have_accessible_name(compiled("*bot*"))
