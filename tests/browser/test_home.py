"""The first page by its visible controls: play at once or choose, join, find a table, and be told what is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.pages import LISTEN, Pages, overflowing
from tests.browser.tables import sit
from tests.browser.test_screens import barriers
from tests.server.live import Live
from tests.server.test_network import LAN
from tests.server.test_network import playing as playing_here

SMALL, LARGE = (360, 640), (1440, 900)
both_sizes = pytest.mark.parametrize(
    "size", [SMALL, pytest.param(LARGE, marks=pytest.mark.soak)], ids=["phone", "desk"]
)
LONG = "Maximiliane-Wilhelmina"


def is_in_sight(page: Page, locator: Locator) -> bool:
    """Is all of it on the screen, without scrolling?"""
    box, size = locator.bounding_box(), page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


def stall(page: Page, title: str) -> Locator:
    """A box on the shelf with its words and buttons."""
    return page.locator(".stall").filter(has=page.get_by_role("heading", name=title))


@pytest.mark.soak
@both_sizes
def test_a_wrong_code_is_said_beside_the_field(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.open("/", size)
    join = page.get_by_role("button", name="Join", exact=True)
    # The worst case: the field is the last thing that can be seen.
    join.evaluate("(button) => button.scrollIntoView({ block: 'end' })")
    page.get_by_placeholder("ABCD 2345").fill("ABC")
    join.evaluate("(button) => button.scrollIntoView({ block: 'end' })")
    page.keyboard.press("Enter")
    wrong = page.get_by_text("That isn't a table code")
    expect(wrong).to_be_visible()
    assert is_in_sight(page, wrong)
    assert is_in_sight(page, page.get_by_placeholder("ABCD 2345"))


@pytest.mark.soak
@both_sizes
def test_a_long_name_is_not_cut_but_said_to_be_too_long(pages: Pages, size: tuple[int, int]) -> None:
    page = pages.open("/", size, name="")
    stall(page, "Kobito").get_by_role("button", name="With friends").click()
    field = page.get_by_role("dialog").get_by_label("Your name")
    field.press_sequentially(LONG)
    assert field.input_value() == LONG
    expect(page.get_by_role("dialog")).to_contain_text("2 characters too long")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    field.press("Backspace")
    field.press("Backspace")
    expect(page.get_by_role("dialog")).to_contain_text("20 of 20")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator(".chair strong").first).to_have_text(LONG[:20])


def playing(page: Page) -> list[str]:
    """The levels of the bots at the table that this browser came to last."""
    page.locator("#task").wait_for()
    last = [
        message for message in page.evaluate("window.heard") if '"type":"table"' in message or '"table":{' in message
    ]
    seats = json.loads(last[-1])["table"]["seats"]
    return [seat["level"] for seat in seats if seat["level"] is not None]


def options(page: Page) -> dict[str, str]:
    """The house rules of the table that this browser came to last."""
    last = [message for message in page.evaluate("window.heard") if '"table":{' in message]
    chosen: dict[str, str] = json.loads(last[-1])["table"]["options"]
    return chosen


def listener(pages: Pages, size: tuple[int, int], **settings: Any) -> Page:
    """A first page that keeps what the server says."""
    page = pages.person(size, **settings)
    page.add_init_script(LISTEN)
    page.goto(pages.address)
    return page


@both_sizes
def test_the_first_time_it_is_asked_how_and_then_one_tap_starts_the_same(pages: Pages, size: tuple[int, int]) -> None:
    page = listener(pages, size, name="")
    stall(page, "Kobito").get_by_role("button", name="Play now").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("radio", name="Greedy")).to_be_checked()
    expect(sheet.get_by_role("radio", name="Random")).to_have_count(0)
    expect(sheet).to_contain_text("Good to start with. ")
    expect(sheet).to_contain_text("9 gold cards instead of 18")
    assert overflowing(page) == []
    assert barriers(page) == []
    sheet.get_by_role("radio", name="Easy").check(force=True)
    sheet.get_by_role("radio", name="1", exact=True).check(force=True)
    sheet.get_by_role("switch", name="Short game").click()
    sheet.get_by_label("Your name").fill("Ann")
    sheet.get_by_role("button", name="Play now").click()
    assert playing(page) == ["easy"]
    assert options(page) == {"gold_cards": "9"}
    page.goto(pages.address)
    stall(page, "Kobito").get_by_role("button", name="Play now").click()
    assert playing(page) == ["easy"]
    assert options(page) == {"gold_cards": "9"}
    # Another game starts at once too, as it suits somebody who plays it for the first time.
    page.goto(pages.address)
    stall(page, "Kanobu").get_by_role("button", name="Play now").click()
    assert playing(page) == ["greedy"] * 3
    # And the choice can be changed beside the button.
    page.goto(pages.address)
    stall(page, "Kobito").get_by_role("button", name="Choose how to play Kobito").click()
    expect(page.get_by_role("dialog").get_by_role("radio", name="Easy")).to_be_checked()
    expect(page.get_by_role("dialog").get_by_role("switch", name="Short game")).to_be_checked()


@pytest.mark.soak
def test_a_short_game_is_one_tap_in_the_lobby(pages: Pages, server: Live) -> None:
    seat = server.make_table("hat", seats=3)
    page = pages.person(LARGE)
    page.add_init_script(LISTEN)
    sit(page, server, "hat", seat)
    short = page.get_by_role("switch", name="Short game")
    short.click()
    expect(short).to_be_checked()
    assert options(page) == {"penalty_limit": "2"}
    short.click()
    expect(short).not_to_be_checked()
    assert options(page) == {}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("language", "next_table", "nothing", "open_one", "create"),
    [
        ("uk", "Сісти за найближчий вільний стіл", "ніде немає вільного місця", "Відкрити стіл", "Створити стіл"),
        ("ru", "Сесть за ближайший свободный стол", "нигде нет свободного места", "Открыть стол", "Создать стол"),
    ],
)
def test_whoever_finds_no_table_opens_one_and_is_found(
    pages: Pages, language: str, next_table: str, nothing: str, open_one: str, create: str
) -> None:
    host = pages.open("/", SMALL, language=language, theme="dark", name="Олена")
    find(host, "hat")
    host.get_by_role("button", name=next_table).click()
    expect(host.get_by_text(nothing)).to_be_visible()
    assert overflowing(host) == []
    assert barriers(host) == []
    host.get_by_role("button", name=open_one).click()
    host.get_by_role("button", name=create).click()
    host.locator(".bar button.primary.large").wait_for()
    guest = pages.open("/", LARGE, language=language, name="Bo")
    find(guest, "hat")
    guest.get_by_role("button", name=next_table).click()
    expect(guest.locator(".chair strong", has_text="Олена")).to_be_visible()
    expect(guest.locator(".chair strong", has_text="Bo")).to_be_visible()
    # Full and gone, so that the next one finds none again.
    for page in (guest, host):
        page.locator(".ways button").last.click()
        page.locator("dialog[open] .danger").click()
        page.locator("main h1").wait_for()


def find(page: Page, game: str) -> None:
    page.locator(".filters select").first.select_option(game)


@pytest.mark.soak
@both_sizes
def test_public_tables_are_found_by_game_seat_pace_and_language(
    pages: Pages, server: Live, size: tuple[int, int]
) -> None:
    one, two = f"Quick {size[0]}", f"Full {size[0]}"
    quick = server.make_table("kanobu", name=one, privacy="public", chat="quick", pace="brisk", seats=5)
    server.make_table("kanobu", name=two, privacy="public", seats=2, bots=["random"])
    sit(pages.person(LARGE), server, "kanobu", quick)
    page = pages.open("/", size)
    listed = page.get_by_role("region", name="Public tables").locator("li")
    expect(listed.filter(has_text=two)).to_be_visible()
    page.get_by_label("Free seats only").check()
    expect(listed.filter(has_text=two)).to_have_count(0)
    expect(listed.filter(has_text=one)).to_be_visible()
    page.get_by_label("No shared language needed").check()
    page.get_by_role("region", name="Public tables").get_by_label("Time to think").select_option("brisk")
    expect(listed.filter(has_text=one).filter(has_text="1 person there now")).to_have_count(1)
    page.get_by_role("region", name="Public tables").get_by_label("Game").select_option("kobito")
    expect(page.get_by_text("No table like that right now.")).to_be_visible()
    assert overflowing(page) == []


@pytest.mark.soak
@both_sizes
def test_whoever_plays_bots_meanwhile_is_called_when_somebody_sits_down(
    pages: Pages, server: Live, size: tuple[int, int]
) -> None:
    seat = server.make_table("kanobu", name="Ann", seats=3)
    page = sit(pages.person(size), server, "kanobu", seat)
    page.get_by_role("button", name="Play bots while you wait").click()
    page.locator("#task").wait_for()
    assert seat.code not in page.url
    # Reloading the page is no reason to miss the call.
    page.reload()
    page.locator("#task").wait_for()
    server.join(seat.code, name="Visitor")
    call = page.get_by_role("alert").filter(has_text="Visitor is at your Kanobu table")
    expect(call).to_be_visible()
    page.wait_for_function("() => document.title.includes('Visitor')")
    assert overflowing(page) == []
    assert barriers(page) == []
    call.get_by_role("link", name="Go to the table").click()
    expect(page.locator(".chair strong", has_text="Visitor")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_invitation_opens_on_a_phone_with_the_chair_in_sight(pages: Pages, server: Live) -> None:
    seat = server.make_table("kanobu", seats=3)
    page = pages.open(f"/t/{seat.code}", SMALL, name="")
    form = page.get_by_role("button", name="Sit down")
    expect(form).to_be_visible()
    assert is_in_sight(page, form)
    assert is_in_sight(page, page.get_by_label("Your name"))


@pytest.mark.soak
def test_a_link_that_only_this_computer_can_open_says_so(pages: Pages, server: Live) -> None:
    seat = server.make_table("kanobu", seats=3)
    page = sit(pages.person(SMALL), server, "kanobu", seat)
    expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(page.get_by_text("smallbox play --lan")).to_be_visible()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)


@pytest.mark.soak
@both_sizes
def test_the_host_opens_smallbox_to_the_network_from_the_page(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    with playing_here(tmp_path) as (_, port):
        pages = Pages(browser, f"http://127.0.0.1:{port}")
        page = pages.open("/", size)
        stall(page, "Kanobu").get_by_role("button", name="With friends").click()
        page.get_by_role("button", name="Create table").click()
        expect(page.get_by_text("Only this computer can open this link.")).to_be_visible()
        page.get_by_role("button", name="Open to my network").click()
        expect(page.get_by_role("img", name="QR code")).to_be_visible()
        link = page.get_by_label("Table link").input_value()
        assert link.startswith(f"http://{LAN}:{port}/t/")
        friend = pages.person(SMALL, name="Bo")
        friend.goto(link)
        friend.get_by_role("button", name="Sit down").click()
        expect(page.locator(".chair strong", has_text="Bo")).to_be_visible()
        pages.close()
        assert pages.complaints == []
