"""My games: tables and results of one browser, by what can be seen and pressed."""

import asyncio
import json
import random
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.kept_games import seats, some_weeks, store
from tests.browser.pages import DESK, PHONE, Pages, overflowing
from tests.browser.players import Player, play_to_the_end
from tests.browser.tables import LONG_NAME, begun
from tests.browser.test_groups import taken
from tests.browser.test_screens import barriers
from tests.server.live import Live, Seat, eventually
from tests.server.person import Person


def test_a_game_against_a_bot_is_kept_with_its_result_and_level_taken_along_and_erased(
    pages: Pages, server: Live, tmp_path: Path
) -> None:
    page = pages.person(DESK)
    code = begun(page, server, "kanobu", bots=1, level="normal", options={"maxMoves": "12"})
    play_to_the_end(Player(page, "kanobu", 1))
    page.locator("dialog[open]").get_by_role("link", name="Back to games").click()
    page.get_by_role("link", name="My games Results").click()
    game = page.locator("li", has=page.get_by_role("link", name="Replay"))
    expect(game).to_have_count(1)
    expect(game.locator(".went")).to_have_text(re.compile("Won|Lost|win"))
    for fact in ("Kanobu", "Normal", re.compile(r"\d moves")):
        expect(game).to_contain_text(fact)
    assert game.get_by_role("link", name="Replay").get_attribute("href") == f"/t/{code}/replay/1"
    assert game.get_by_role("link", name="Review").get_attribute("href") == f"/t/{code}/review/1"
    expect(page.get_by_text("A first guess after 1 game.")).to_be_visible()
    expect(page.get_by_role("img", name="Kanobu, your level")).to_be_visible()
    page.get_by_text("Every game in a table").click()
    expect(page.locator("tbody tr")).to_have_count(1)
    assert (overflowing(page), barriers(page)) == ([], [])

    text = taken(page, "Export", tmp_path)
    [kept] = json.loads(text)["games"]
    assert (kept["code"], kept["number"], kept["bots"], kept["people"]) == (code, 1, ["normal"], 0)
    assert page.evaluate("JSON.parse(localStorage.getItem('smallbox.seats'))[0].secret") not in text

    page.get_by_role("button", name="Erase", exact=True).click()
    dialog = page.locator("dialog[open]")
    # One's name at the table too.
    dialog.get_by_role("switch").click()
    dialog.get_by_role("button", name="Erase", exact=True).click()
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    assert (
        page.evaluate(
            "Object.keys(localStorage).filter((key) => /game.|seats/.test(key) && localStorage[key] !== '[]')"
        )
        == []
    )
    record = f"/api/tables/{code}/records/1"
    eventually(lambda: LONG_NAME not in server.ask("GET", record).body.decode(), "the name is erased")

    [file] = tmp_path.iterdir()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("1 game taken over from the file.")).to_be_visible()
    expect(game).to_have_count(1)


@pytest.mark.soak
def test_the_table_that_waits_for_me_comes_first_and_home_tells_of_it(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE, language="uk")
    mine = begun(page, server, "kobito", bots=1)
    waiting, gone = server.make_table("hat", seats=3), Seat("ZZZZZZZZ", 0, "x" * 32)
    secret = page.evaluate("JSON.parse(localStorage.getItem('smallbox.seats'))[0].secret")
    page.goto(server.address)
    store(page, seats((gone, "kanobu"), (waiting, "hat"), (Seat(mine, 0, secret), "kobito")))
    tile = page.locator("a.tile[href='/mine']")
    expect(tile).to_contain_text("Твій хід за 1 столом")
    tables = page.locator("a .state")
    expect(tables).to_have_text(["Твій хід", "Не почато", "Зник"])
    tile.click()
    expect(tables).to_have_text(["Твій хід", "Не почато", "Зник"])
    expect(page.locator("a:has(.state)").first).to_have_attribute("href", f"/t/{mine}")
    assert (overflowing(page), barriers(page)) == ([], [])
    # Whoever looks at the page again sees what has changed meanwhile.
    server.ask("POST", f"/api/tables/{mine}/forget", secret=secret)
    page.evaluate("dispatchEvent(new Event('focus'))")
    expect(tables).to_have_text(["Не почато", "Зник", "Зник"])


@pytest.mark.soak
def test_tables_are_handed_over_left_and_removed_by_keyboard(pages: Pages, server: Live) -> None:
    page = pages.open("/mine", DESK)
    first, second = server.make_table("hat", seats=3), server.make_table("kobito", seats=2)
    store(page, seats((first, "hat"), (second, "kobito")))
    rows = page.locator("li:has(.state)")
    expect(rows.locator(".state")).to_have_text(["Not started", "Not started"])
    menus = page.get_by_role("button", name="More about")
    menus.first.focus()
    press(page, "Enter", "Enter")
    expect(page.locator("dialog output")).to_have_text(re.compile(r"^[2-9A-HJ-NP-Z]{8}$"))
    page.keyboard.press("Escape")
    expect(menus.first).to_be_focused()
    left = rows.first.locator("a").get_attribute("href")
    press(page, "Enter", "ArrowDown", "Enter")
    page.locator("dialog[open]").get_by_role("button", name="Leave the table").focus()
    press(page, "Enter")
    expect(rows).to_have_count(1)
    expect(rows.first.locator("a")).not_to_have_attribute("href", left or "")
    expect(page.get_by_role("heading", name="In progress")).to_be_focused()
    menus.first.focus()
    press(page, "Enter", "End", "Enter")
    page.locator("dialog[open]").get_by_role("button", name="Remove").focus()
    press(page, "Enter")
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


@pytest.mark.soak
def test_a_game_that_ended_while_nobody_looked_is_there_and_filters_find_it(pages: Pages, server: Live) -> None:
    person = Person(server, "Ann", random.Random(3))

    async def play() -> None:
        await person.make_table("kanobu", seats=2, bots=["random"], options={"maxMoves": "8"})
        await person.play()

    # Playwright has an event loop in this thread.
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play()).result()
    page = pages.open("/mine", PHONE)
    expect(page.get_by_text("Nothing here yet.")).to_be_visible()
    store(page, some_weeks() | seats((Seat(person.code, 0, person.secret), "kanobu")))
    games = page.locator("li:has(.went)")
    expect(games.first).to_contain_text("8 moves")
    expect(games).to_have_count(10)
    # Of the others no server knows anything.
    expect(page.get_by_text("No longer on the server").first).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(1)
    assert overflowing(page) == []
    page.get_by_role("button", name="Show more (21 left)").click()
    expect(games).to_have_count(30)
    finished = page.get_by_role("region", name="Finished games")
    finished.get_by_role("radio", name="People").check()
    expect(games).to_have_count(6)
    finished.get_by_role("radio", name="Kanobu").check()
    expect(page.get_by_text("No games like that yet.")).to_be_visible()
    finished.get_by_role("radio", name="Bots only").check()
    expect(games).to_have_count(7)
    games.first.get_by_role("button", name="Erase Kanobu").click()
    page.locator("dialog[open]").get_by_role("button", name="Erase").click()
    expect(games).to_have_count(6)
    # What was erased does not come back.
    page.reload()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
