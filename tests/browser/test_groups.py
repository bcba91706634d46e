"""A group's page in real browsers, by what can be seen and pressed."""

import csv
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.groups import filled_group
from tests.browser.pages import DESK, Pages, overflowing
from tests.browser.players import Player, play_to_the_end
from tests.browser.test_screens import barriers
from tests.server.live import Live

SMALL = (360, 640)


def make_group(page: Page, button: str, label: str, name: str) -> None:
    """From home to the page of a new group."""
    page.get_by_role("button", name=button).click()
    page.get_by_label(label).fill(name)
    page.locator("dialog[open]").get_by_role("button", name=button).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def link_of(page: Page) -> str:
    """The link that the page hands out."""
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_role("textbox", name="Link to the group").input_value()
    page.keyboard.press("Escape")
    return link


def open_table(page: Page) -> None:
    """A short game of Kanobu for two and a bot, for the group."""
    page.get_by_role("button", name="Play here").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("radio", name="Kanobu").check()
    dialog.get_by_role("radio", name="3", exact=True).check()
    dialog.get_by_label("Your name").fill("Ann")
    dialog.locator("button[type=submit]").click()
    page.locator("details", has=page.get_by_label("Move limit")).locator("summary").click()
    limit = page.get_by_label("Move limit")
    limit.fill("20")
    limit.blur()


def test_a_group_plays_looks_at_its_evening_takes_it_along_and_erases_it(
    pages: Pages, server: Live, tmp_path: Path
) -> None:
    ann = pages.open(size=DESK, name="Ann")
    make_group(ann, "Make a group", "What do you call yourselves?", "Friday at eight")
    expect(ann.get_by_text("Your first evening will appear here.")).to_be_visible()
    assert ann.url == link_of(ann)
    assert "#" in ann.url
    # A friend comes by the link, on a small phone.
    ben = pages.open(ann.url.removeprefix(server.address), SMALL, name="Ben")
    ben.get_by_label("Add a name").fill("Ben")
    ben.get_by_role("button", name="Add", exact=True).click()
    ben.get_by_role("button", name="That's me: Ben").click()
    expect(ben.get_by_role("button", name="That's me: Ben")).to_have_attribute("aria-pressed", "true")

    open_table(ann)
    expect(ann.get_by_role("link", name="Friday at eight")).to_be_visible()
    ben.reload()
    ben.get_by_role("link", name=re.compile("Kanobu.*Sit down")).click()
    expect(ben.get_by_text("The result goes on the page of")).to_be_visible()
    ben.locator(".bar form button[type=submit]").click()
    ready = ben.locator(".bar button.large")
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    ann.locator(".bar button.primary.large").click()
    play_to_the_end(Player(ann, "kanobu", 1), Player(ben, "kanobu", 2))

    ann.locator("dialog[open]").get_by_role("link", name="Friday at eight").click()
    rows = ann.locator("tbody tr")
    expect(rows).to_have_count(2)
    assert sorted(row.locator(".name").inner_text() for row in rows.all()) == ["Ann", "Ben"]
    expect(ann.locator("tbody .rating").first).to_contain_text("±")
    expect(ann.locator(".came")).to_contain_text("Ben")
    expect(ann.get_by_role("link", name="Replay: Kanobu")).to_have_count(1)

    assert {"Ann", "Ben"} == {each["name"] for each in json.loads(taken(ann, "Download as JSON", tmp_path))["overall"]}
    table = list(csv.DictReader(taken(ann, "Download as CSV", tmp_path).splitlines()))
    assert {each["name"] for each in table} == {"Ann", "Ben"}

    ann.get_by_role("button", name="Erase Ben from the group").click()
    ann.get_by_role("button", name="Erase", exact=True).click()
    expect(rows).to_have_count(1)
    expect(ann.locator("article")).to_contain_text("somebody")
    ann.get_by_role("button", name="Erase the group").click()
    ann.get_by_role("button", name="Erase everything").click()
    expect(ann.get_by_text("A group remembers your evenings")).to_be_visible()
    ben.goto(f"{server.address}/")
    ben.get_by_role("link", name="Friday at eight").click()
    expect(ben.get_by_role("heading", level=1)).to_have_text("No such group")


def taken(page: Page, button: str, folder: Path) -> str:
    """The text of a file that a button hands out."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file.read_text("utf-8-sig")


@pytest.mark.soak
def test_a_group_is_made_in_dutch_on_a_small_phone_and_remembered_there(pages: Pages) -> None:
    page = pages.open(size=SMALL, language="nl", theme="dark")
    make_group(page, "Groep maken", "Hoe heten jullie?", "Vrijdag om acht")
    expect(page.get_by_text("Hier komt jullie eerste avond te staan.")).to_be_visible()
    assert (overflowing(page), barriers(page)) == ([], [])
    page.locator("header a").first.click()
    page.get_by_role("link", name="Vrijdag om acht").click()
    expect(page.get_by_role("button", name="Hier spelen")).to_be_visible()
    page.locator("header a").first.click()
    page.get_by_role("button", name="Vrijdag om acht van deze lijst halen").click()
    page.get_by_role("button", name="Weghalen").click()
    expect(page.get_by_role("link", name="Vrijdag om acht")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("size", [SMALL, pytest.param(DESK, marks=pytest.mark.soak)], ids=["phone", "desk"])
def test_standings_are_shown_for_one_game_or_for_all(pages: Pages, server: Live, size: tuple[int, int]) -> None:
    page = pages.open(filled_group(server), size)
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(6)
    expect(page.locator("article")).to_have_count(3)
    expect(page.get_by_text("not rated yet")).to_be_visible()
    page.get_by_role("radio", name="That's Not a Hat").check()
    expect(rows).to_have_count(3)
    expect(page.get_by_role("img", name="bot, Normal").first).to_be_visible()
    assert (overflowing(page), barriers(page)) == ([], [])


def test_the_secret_of_a_group_is_sent_in_no_address(pages: Pages, server: Live) -> None:
    path = filled_group(server)
    page = pages.person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(server.address + path)
    expect(page.locator("article")).to_have_count(3)
    secret = path.partition("#")[2]
    assert asked
    # The browser keeps the fragment of the page itself to itself.
    assert not [url for url in asked if secret in url.partition("#")[0]]
    assert secret.encode() not in server.log
