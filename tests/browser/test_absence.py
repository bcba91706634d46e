"""Somebody closes the tab: the others read it, let a bot play, and the seat is given back on return."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import DESK, Pages, overflowing
from tests.browser.players import Player
from tests.browser.tables import SHORT, mostly, sit
from tests.server.live import Live

SMALL = (360, 640)
#: what a seat looks like to the others, by its mark
MARK = ".mark[data-standing={}]"


def seated(
    pages: Pages, server: Live, game: str, *names: str, size: tuple[int, int] = DESK, **given: Any
) -> list[Page]:
    """People in browsers of their own at a game that has begun; the first one is the host."""
    made = server.make_table(game, name=names[0], seats=len(names), options=SHORT[game])
    people = [sit(pages.person(size, **given), server, game, made)]
    for name in names[1:]:
        people.append(pages.open(f"/t/{made.code}", size, name=name, **given))
        people[-1].locator(".bar form button[type=submit]").click()
        people[-1].locator(".bar button.large").wait_for()
    # Who sits down later asks everybody anew.
    for page in people[1:]:
        ready = page.locator(".bar button.large")
        ready.click()
        expect(ready).to_have_attribute("aria-pressed", "true")
    people[0].locator(".bar button.primary.large").click()
    for page in people:
        page.locator("#task").wait_for()
    return people


def until_turn(waited: Page, *players: Player) -> None:
    """Everybody plays until this page is to act."""
    for _ in range(300):
        if waited.locator(".line.mine").count():
            return
        if not any(player.step() for player in players):
            waited.wait_for_timeout(60)
    raise AssertionError("expected this page's turn to come")


def go_away(page: Page) -> str:
    """Close the tab; its address, to come back to."""
    address = page.url
    page.close()
    return address


@pytest.mark.parametrize("game", mostly("kobito"))
def test_a_bot_plays_for_a_friend_who_closed_the_tab_until_they_return(pages: Pages, server: Live, game: str) -> None:
    host, friend = seated(pages, server, game, "Ann", "Bo")
    until_turn(friend, Player(host, game, 1))
    browser = friend.context
    address = go_away(friend)
    banner = host.locator("[data-away]")
    expect(banner).to_contain_text("Bo is away.")
    expect(host.locator(MARK.format("away"))).to_have_count(1)
    banner.get_by_role("button", name="Let a bot play").click()
    expect(banner).to_have_count(0)
    expect(host.locator(MARK.format("stood-in"))).to_have_count(1)
    expect(host.locator(".line.mine")).to_be_visible()
    back = browser.new_page()
    back.goto(address)
    back.locator("#task").wait_for()
    expect(host.locator(MARK.format("stood-in"))).to_have_count(0)
    expect(host.locator(".mark[data-standing]")).to_have_count(0)
    until_turn(back, Player(host, game, 1))
    assert Player(back, game, 2).step()


@pytest.mark.soak
def test_how_long_somebody_is_away_is_counted_while_one_looks(pages: Pages, server: Live) -> None:
    host, friend = seated(pages, server, "kobito", "Ann", "Bo")
    until_turn(friend, Player(host, "kobito", 1))
    host.clock.install()
    go_away(friend)
    banner = host.locator("[data-away]")
    host.clock.run_for(10_000)
    expect(banner).to_contain_text("Bo is away.")
    host.clock.run_for(115_000)
    expect(banner).to_contain_text("Bo has been away for 2 minutes.")
    host.clock.run_for(2 * 3_600_000)
    expect(banner).to_contain_text("Bo has been away for 2 hours.")


@pytest.mark.soak
def test_a_guest_asks_and_the_host_decides_in_ukrainian_on_a_phone(pages: Pages, server: Live) -> None:
    host, asker, gone = seated(
        pages, server, "kanobu", "Оксана-Марія Довга", "Богдан", "Ярослава", size=SMALL, language="uk"
    )
    until_turn(gone, Player(host, "kanobu", 1), Player(asker, "kanobu", 2))
    gone.close()
    banner = asker.locator("[data-away]")
    expect(banner).to_contain_text("Ярослава: зараз не за столом.")
    banner.get_by_role("button", name="Попросити бота").click()
    expect(banner).to_contain_text("Вирішує Оксана-Марія Довга.")
    expect(host.locator("[data-away]")).to_contain_text("Просять бота: Богдан")
    for page in (host, asker):
        assert overflowing(page) == []
    host.locator("[data-away]").get_by_role("button", name="Хай грає бот").click()
    expect(asker.locator("[data-away]")).to_have_count(0)
    expect(asker.locator(MARK.format("stood-in"))).to_have_count(1)


@pytest.mark.soak
def test_while_the_host_is_away_the_others_agree_from_the_menu(pages: Pages, server: Live) -> None:
    host, *others = seated(pages, server, "kobito", "Ann", "Bo", "Cid")
    host.close()
    for page, is_last in zip(others, (False, True)):
        page.wait_for_timeout(5_500)
        page.get_by_role("button", name="Menu").click()
        away = page.get_by_role("region", name="Away from the table")
        expect(away).to_contain_text("more than half of you must agree")
        away.get_by_role("button", name="Let a bot play").click()
        if is_last:
            expect(away).to_have_count(0)
        else:
            expect(away).to_contain_text("Asking for a bot: Bo")
            page.keyboard.press("Escape")
    expect(others[0].locator(MARK.format("stood-in"))).to_have_count(1)


@pytest.mark.soak
@pytest.mark.parametrize("game", mostly("kobito"))
def test_away_stood_in_resigned_and_left_look_and_read_differently(pages: Pages, server: Live, game: str) -> None:
    host, *others = seated(pages, server, game, "Ann", "Bo", "Cid", "Dot", "Eve")
    for page, way in ((others[0], "Resign"), (others[1], "Leave the table")):
        page.get_by_role("button", name="Menu").click()
        page.locator("dialog[open]").get_by_role("button", name=way, exact=True).click()
        page.locator("dialog[open] button.danger").click()
    for page in others[2:]:
        page.close()
    host.wait_for_timeout(5_500)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("region", name="Away from the table").get_by_role("button", name="Let a bot play").first.click()
    host.keyboard.press("Escape")
    words = {
        "away": "away",
        "stood-in": "away, a bot plays until they return",
        "resigned": "resigned, a bot plays on",
        "gone": "has left, a bot plays on",
    }
    pictures = set()
    for standing, said in words.items():
        mark = host.locator(MARK.format(standing))
        expect(mark).to_have_count(1)
        expect(mark).to_be_visible()
        pictures.add(mark.locator("use").get_attribute("href"))
        read = host.locator("main").aria_snapshot()
        assert said in read, f"{standing}: {read}"
    assert len(pictures) == len(words)
