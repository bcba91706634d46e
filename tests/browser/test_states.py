"""Every state of a table has a clear screen and a way on."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.pages import Pages, quiet
from tests.browser.players import Player
from tests.browser.tables import begun, sit
from tests.server.live import Live, eventually, live

#: enough steps to see that a game goes on
MANY = 12


def test_a_table_that_nobody_knows_says_so_and_leads_home(pages: Pages) -> None:
    page = pages.open("/t/ABCDEFGH")
    expect(page.get_by_role("heading", level=1)).to_contain_text("No such table")
    page.get_by_role("link", name="Back to games").click()
    expect(page).to_have_url(f"{pages.address}/")


@pytest.mark.soak
def test_an_address_that_is_no_page_says_so_and_leads_home(pages: Pages) -> None:
    page = pages.open("/nowhere/at/all")
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page).to_have_url(f"{pages.address}/")


@pytest.mark.soak
def test_a_full_table_can_only_be_watched(pages: Pages, server: Live) -> None:
    made = server.make_table("kanobu", seats=2, bots=["random"])
    page = pages.open(f"/t/{made.code}")
    expect(page.locator(".bar")).to_contain_text("taken")
    expect(page.locator(".bar form")).to_have_count(0)


@pytest.mark.soak
def test_whoever_is_sent_away_reads_it_and_may_watch(pages: Pages, server: Live) -> None:
    made = server.make_table("kanobu", seats=3)
    host = sit(pages.person(), server, "kanobu", made)
    guest = pages.open(f"/t/{made.code}", name="Bo")
    guest.locator(".bar form button[type=submit]").click()
    send_away(host, "Bo")
    expect(guest.get_by_role("heading", level=1)).to_contain_text("removed you from the table")
    guest.get_by_role("button", name="Watch").click()
    expect(guest.locator(".bar form")).to_be_visible()


@pytest.mark.soak
def test_whoever_was_sent_away_can_have_their_name_erased(pages: Pages, server: Live) -> None:
    made = server.make_table("kanobu", seats=3)
    host = sit(pages.person(), server, "kanobu", made)
    guest = pages.open(f"/t/{made.code}", name="Zyxelinde")
    guest.locator(".bar form button[type=submit]").click()
    send_away(host, "Zyxelinde")
    guest.get_by_role("button", name="Erase my name here").click()
    expect(guest.get_by_role("status")).to_contain_text("erased")
    eventually(lambda: not server.query("SELECT 1 FROM entries WHERE body LIKE '%Zyxelinde%'"), "the name is erased")


def send_away(host: Page, name: str) -> None:
    host.get_by_role("button", name=f"{name}'s seat").click()
    host.get_by_role("menuitem", name="Remove player").click()
    sure = host.locator("dialog[open] button.danger")
    if sure.count():
        sure.click()


def test_a_game_goes_on_after_the_server_was_killed(pages: Pages, tmp_path: Path) -> None:
    with live(tmp_path / "killed", "--bot-pace", "instant", "--no-limits") as server:
        pages.address = server.address
        page = pages.person()
        begun(page, server, "kobito", level="greedy")
        player = Player(page, "kobito", 3)
        for _ in range(4):
            player.step()
        # A card that is lifted lies in the hand again when the page comes back.
        page.keyboard.press("Escape")
        before = quiet(page)
        server.kill()
        expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_be_visible()
        server.start()
        expect(page.get_by_role("status").filter(has_text="Reconnecting")).to_have_count(0)
        assert quiet(page) == before
        assert player.step() or not player.is_mine


def test_a_page_that_missed_something_comes_back_and_plays_on(pages: Pages, server: Live) -> None:
    page = pages.person()
    asked: list[str] = []
    lost: list[str] = []

    def sit_between(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()

        def ask(text: str | bytes) -> None:
            if '"type":"move"' in str(text):
                asked.append(str(text))
            behind.send(text)

        def tell(text: str | bytes) -> None:
            # What the first move of this page did never arrives.
            if asked and not lost and '"type":"update"' in str(text):
                lost.append(str(text))
            else:
                socket.send(text)

        socket.on_message(ask)
        behind.on_message(tell)

    page.route_web_socket("**/socket", sit_between)
    begun(page, server, "kobito", level="greedy")
    player = Player(page, "kobito", 9)
    steps = 0
    for _ in range(100):
        steps += player.step()
        if (lost and steps > MANY) or player.is_over:
            break
        page.wait_for_timeout(50)
    assert lost
    assert player.is_over or steps > MANY


@pytest.mark.soak
def test_what_is_set_in_one_tab_holds_in_the_other(pages: Pages) -> None:
    page = pages.open()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    other = page.context.new_page()
    other.goto(pages.address)
    other.get_by_role("button", name="Settings").click()
    other.locator("dialog[open]").get_by_role("radio", name="Українська").click()
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    expect(page.get_by_role("heading", level=1)).to_have_text(other.get_by_role("heading", level=1).inner_text())


@pytest.mark.soak
def test_a_table_whose_server_is_away_is_opened_when_it_is_back(pages: Pages, tmp_path: Path) -> None:
    with live(tmp_path / "away", "--bot-pace", "instant", "--no-limits") as server:
        pages.address = server.address
        page = pages.person()
        code = begun(page, server, "kanobu")
        page.goto(f"{server.address}/rules/kanobu")
        server.kill()
        # The page is already there; only the table is not.
        page.evaluate(f"history.pushState(null, '', '/t/{code}'); dispatchEvent(new PopStateEvent('popstate'))")
        expect(page.get_by_role("heading", level=1)).to_contain_text("isn't answering")
        server.start()
        expect(page.locator("#task")).to_be_visible()


@pytest.mark.soak
def test_a_page_that_is_older_than_the_server_offers_to_load_again(pages: Pages, tmp_path: Path) -> None:
    with live(tmp_path / "renewed", "--bot-pace", "instant", "--no-limits") as server:
        pages.address = server.address
        page = pages.person()
        begun(page, server, "hat")
        page.route("**/health", lambda route: route.fulfill(json={"client": "a newer one"}))
        server.kill()
        server.start()
        expect(page.get_by_role("alert")).to_contain_text("updated")
        page.get_by_role("button", name="Reload").click()
        expect(page.locator("#task")).to_be_visible()


@pytest.mark.soak
def test_two_tabs_of_one_seat_show_the_same_end(pages: Pages, server: Live) -> None:
    page = pages.person()
    code = begun(page, server, "kanobu", bots=1)
    other = page.context.new_page()
    other.goto(f"{server.address}/t/{code}")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("button", name="End the game").click()
    page.locator("dialog[open] button.danger").click()
    for tab in (page, other):
        expect(tab.locator("dialog[open] .after")).to_be_visible()


def test_a_seat_comes_to_another_device_by_its_code(pages: Pages, server: Live) -> None:
    page = pages.person()
    code = begun(page, server, "kanobu")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on another device too").click()
    one_time = page.locator("dialog output").inner_text()
    phone = pages.open(f"/t/{code}", (360, 740))
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_label("I have a code").fill(one_time.lower())
    phone.get_by_role("button", name="Take my seat").click()
    expect(phone.locator("ul.hand button")).not_to_have_count(0)


def test_rough_weather_is_a_quiet_line_until_it_is_over(pages: Pages, server: Live) -> None:
    page = pages.person()
    sockets: list[WebSocketRoute] = []

    def sit_between(socket: WebSocketRoute) -> None:
        behind = socket.connect_to_server()
        socket.on_message(behind.send)
        behind.on_message(socket.send)
        sockets.append(socket)

    def tell(trouble: str, *, is_over: bool) -> None:
        sockets[-1].send(json.dumps({"type": "weather", "trouble": trouble, "is_over": is_over}))

    page.route_web_socket("**/socket", sit_between)
    # In the lobby first.
    sit(page, server, "kanobu", server.make_table("kanobu", seats=3))
    line = page.locator(".weather")
    expect(page.locator(".bar")).to_be_visible()
    expect(line).to_have_count(0)
    tell("bus", is_over=False)
    expect(line).to_contain_text("a few seconds late")
    tell("database", is_over=False)
    expect(line).to_contain_text("can't be saved")
    tell("database", is_over=True)
    expect(line).to_contain_text("a few seconds late")
    tell("bus", is_over=True)
    expect(line).to_have_count(0)
    begun(page, server, "kanobu", level="greedy")
    tell("database", is_over=False)
    expect(line).to_contain_text("can't be saved")
    tell("database", is_over=True)
    expect(line).to_have_count(0)
