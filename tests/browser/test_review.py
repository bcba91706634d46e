"""A finished game looked back at: the curve, slips with the better move, luck and skill, and trying again."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from smallbox.text import LANGUAGES
from tests.browser.pages import DESK, PHONE, Pages, overflowing, speak, unnamed
from tests.browser.test_screens import barriers
from tests.server.live import PATIENCE as SECONDS
from tests.server.live import Live, eventually, live
from tests.server.reviewed import NAMES, store_game

DONE = 200


@pytest.fixture(scope="module", name="house")
def server_with_a_finished_game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Live, str]]:
    folder = tmp_path_factory.mktemp("reviews")
    code = store_game(folder)
    with live(folder) as started:
        # Made once, and before anybody waits for a page: it gives way to everything else.
        path = f"/api/tables/{code}/records/1/review"
        eventually(lambda: started.ask("GET", path).status == DONE, "the review is made", 4 * SECONDS)
        yield started, code


@pytest.fixture(name="guests")
def pages_of_that_server(browser: Browser, house: tuple[Live, str]) -> Iterator[Pages]:
    opened = Pages(browser, house[0].address)
    yield opened
    opened.close()
    assert opened.complaints == []


def review(pages: Pages, house: tuple[Live, str], size: tuple[int, int], language: str = "en", step: int = 0) -> Page:
    page = pages.open(f"/t/{house[1]}/review/1#{step}", size, language=language)
    page.locator(".decision").wait_for()
    return page


def test_the_review_of_a_game_is_read_on_a_desk(guests: Pages, house: tuple[Live, str]) -> None:
    page = guests.open(f"/t/{house[1]}/replay/1", DESK)
    page.get_by_role("link", name="Review the game").click()
    page.locator(".decision").wait_for()
    curve = page.get_by_role("slider", name="Chance of winning")
    expect(curve).to_have_attribute(
        "aria-valuetext", "The cards are dealt; Ann 33 %; Ben 33 %; Оксана-Марія Довга 33 %"
    )
    page.get_by_role("button", name="Next slip").click()
    said = page.locator(".decision .said")
    expect(said).to_contain_text("blunder")
    expect(said).to_contain_text("Better: ")
    expect(said).to_contain_text("of 100 wins")
    assert "#1" in page.url
    # Every seat has its sentence, and what the moves of all gave away.
    expect(page.get_by_text("at the start,")).to_have_count(len(NAMES))
    expect(page.get_by_role("table").first.get_by_role("row")).to_have_count(1 + len(NAMES))
    page.get_by_label("Whose moves?").select_option("Ben")
    expect(page.get_by_text("at the start,")).to_have_count(1)
    page.get_by_text("The numbers").click()
    expect(page.get_by_role("table").last.get_by_role("row")).to_have_count(12)
    page.locator(".story").first.click()
    expect(page.locator(".decision h2")).to_contain_text("Move 1 of 10")
    box = curve.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 4, box["y"] + box["height"] / 2)
    expect(page.locator(".decision h2")).to_contain_text("Move 10 of 10")
    assert [*overflowing(page), *barriers(page), *unnamed(page)] == []


def test_a_review_fits_on_a_phone_in_every_language(guests: Pages, house: tuple[Live, str]) -> None:
    page = review(guests, house, PHONE, "uk", step=3)
    expect(page.locator(".decision")).to_contain_text("Краще: ")
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert overflowing(page) == [], language
    assert barriers(page) == []


@pytest.mark.soak
def test_a_review_is_read_by_keys_alone(guests: Pages, house: tuple[Live, str]) -> None:
    page = review(guests, house, DESK)
    moment = page.locator(".decision h2")
    page.keyboard.press("n")
    expect(moment).to_contain_text("Move 1 of 10")
    page.keyboard.press("n")
    expect(moment).to_contain_text("Move 2 of 10")
    page.keyboard.press("p")
    expect(moment).to_contain_text("Move 1 of 10")
    curve = page.get_by_role("slider", name="Chance of winning")
    for _ in range(12):
        page.keyboard.press("Tab")
        if curve.evaluate("(found) => found === document.activeElement"):
            break
    expect(curve).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("aria-valuenow", "2")
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuenow", "10")


def test_a_slip_is_tried_again_until_the_better_move_is_found(guests: Pages, house: tuple[Live, str]) -> None:
    page = review(guests, house, PHONE, step=2)
    page.get_by_role("link", name="Try it again").click()
    task = page.locator("#task")
    expect(task).to_have_text("There was a better move here. Find it.")
    page.locator('[data-move="accept"]').click()
    expect(page.get_by_role("status").filter(has_text="something better")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".pointer")).to_have_count(1)
    assert [*overflowing(page), *barriers(page)] == []
    page.locator('[data-move="refuse"]').click()
    expect(task).to_contain_text("that's it")
    page.get_by_role("link", name="Back to the review").last.click()
    expect(page.locator(".decision h2")).to_contain_text("Move 2 of 10")


@pytest.mark.soak
def test_a_game_that_is_not_there_is_said_not_to_be(guests: Pages, house: tuple[Live, str]) -> None:
    page = guests.open(f"/t/{house[1]}/review/7", PHONE)
    expect(page.get_by_role("heading", name="We can't review this game")).to_be_visible()
    expect(page.get_by_role("link", name="Back to games")).to_be_visible()
    assert [*overflowing(page), *barriers(page)] == []
