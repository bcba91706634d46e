"""What just happened: the last turn in words and marked, the log by turns, talk at the seats, slips that leave."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import DESK, LISTEN, QUIET, Pages, overflowing
from tests.browser.players import MOMENT, Player
from tests.browser.tables import LONG, SHORT, SWIFT, begun, mostly, sit
from tests.browser.test_screens import barriers, box, meet
from tests.server.live import Live

SMALL = (360, 640)
#: steps after which what is waited for must have come up
MANY = 400
#: games after which it must have: some end before
MOST_GAMES = 6
#: the longest that a slip or a bubble may stay, in milliseconds
LONGEST = 14_000


def listening(pages: Pages, size: tuple[int, int], **settings: Any) -> Page:
    page = pages.person(size, **settings)
    page.add_init_script(LISTEN)
    return page


def play_until(player: Player, is_there: Callable[[], bool]) -> bool:
    """Play until something comes up; False where the game ends before."""
    for _ in range(MANY):
        if is_there():
            return True
        if player.is_over:
            return False
        if not player.step():
            player.page.wait_for_timeout(MOMENT)
    raise AssertionError("it never came up")


def events(page: Page) -> list[dict[str, Any]]:
    """All that the page has heard of the game."""
    return [event for text in page.evaluate("window.heard") for event in json.loads(text).get("events", [])]


def is_mine(page: Page) -> bool:
    return page.locator(".line.mine").count() > 0


@pytest.mark.parametrize(
    ("size", "language"),
    [pytest.param(DESK, "en", marks=pytest.mark.soak), pytest.param(SMALL, "uk", marks=pytest.mark.soak)],
)
def test_the_strip_tells_the_last_turn_and_the_log_whose_card_it_was(
    pages: Pages, server: Live, size: tuple[int, int], language: str
) -> None:
    page = listening(pages, size, language=language)

    def is_there() -> bool:
        if not any(each["type"] == "drew_cards" and each.get("by") is not None for each in events(page)):
            return False
        # One's own turn, also when the last move is answered: nothing happens meanwhile.
        page.wait_for_timeout(QUIET)
        return is_mine(page)

    for _ in range(MOST_GAMES):
        begun(page, server, "kanobu", bots=3, level="greedy")
        if play_until(Player(page, "kanobu", 5), is_there):
            break
    else:
        pytest.fail(f"it came up in none of {MOST_GAMES} games")
    strip = page.locator(".caption")
    expect(strip).to_contain_text(":")
    name = strip.inner_text().split(":")[0].strip().rstrip("…")
    names = page.evaluate(
        "JSON.parse(window.heard.findLast((text) => JSON.parse(text).table)).table.seats.map((seat) => seat.name)"
    )
    assert any(each.startswith(name) for each in names)
    assert overflowing(page) == []
    page.locator("header nav > *").nth(-3).click()
    turns = page.locator("aside li.turn")
    expect(turns.last.locator("strong")).to_have_count(1)
    asker = names[
        next(each["by"] for each in events(page) if each["type"] == "drew_cards" and each.get("by") is not None)
    ]
    cause = f"({asker}'s" if language == "en" else f"({asker}: «"
    expect(page.locator("aside ol")).to_contain_text(cause)
    assert overflowing(page) == []


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.soak), SMALL])
def test_what_others_did_in_kobito_is_marked_until_ones_own_move(
    pages: Pages, server: Live, size: tuple[int, int]
) -> None:
    page = listening(pages, size)
    begun(page, server, "kobito", bots=3, level="greedy", options={})
    player = Player(page, "kobito", 5)
    marks = page.locator(".picture:not(.leaving) .pin, .line .marked, .gained")
    owes = "window.view.to_act === window.view.seat && window.view.done === 0 && window.view.minimum > 0"
    assert play_until(player, lambda: is_mine(page) and marks.count() > 0 and page.evaluate(owes))
    expect(page.locator(".caption .words")).to_be_visible()
    assert barriers(page) == []
    # A card is owed, so the turn is not over with it, and nobody else can have done anything since.
    for _ in range(MANY):
        seen = page.evaluate("window.heard.length")
        if page.evaluate("window.view.done > 0"):
            break
        if player.step():
            for _ in range(MANY):
                if page.evaluate("window.heard.length") > seen:
                    break
                page.wait_for_timeout(MOMENT)
    expect(marks).to_have_count(0)


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.soak), SMALL])
def test_the_pile_of_kanobu_says_who_laid_the_top_cards(pages: Pages, server: Live, size: tuple[int, int]) -> None:
    page = listening(pages, size)
    begun(page, server, "kanobu", bots=3, level="greedy")
    found: list[str] = []

    def look() -> bool:
        found[:] = page.evaluate(
            "['.by li.top', 'button.pile'].map((each) => document.querySelector(each))"
            ".map((each) => each?.ariaLabel ?? each?.textContent)"
        )
        return found[0] is not None

    assert play_until(Player(page, "kanobu", 7), look)
    assert f"played by {found[0]}" in found[1]
    assert overflowing(page) == []


@pytest.mark.soak
def test_a_game_of_memory_has_no_strip(pages: Pages, server: Live) -> None:
    page = pages.person(SMALL)
    begun(page, server, "hat", level="normal")
    expect(page.locator("#task")).to_be_visible()
    expect(page.locator(".caption")).to_have_count(0)


def two_people(pages: Pages, server: Live, game: str, size: tuple[int, int]) -> tuple[Page, Page]:
    """A host and a guest in a game that has begun."""
    made = server.make_table(game, name="Ann", seats=2, options=LONG[game] if game == "hat" else SHORT[game])
    host = sit(pages.person(size), server, game, made)
    guest = pages.open(f"/t/{made.code}", size, name="Moss")
    guest.locator(".bar form button[type=submit]").click()
    for page in (guest, host):
        page.locator(".bar button.primary.large").click()
    for page in (guest, host):
        page.locator("#task").wait_for()
    return host, guest


def talk(page: Page) -> None:
    """Open the talk, or close it."""
    page.locator("header nav > *").nth(-2).click()


@pytest.mark.soak
@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.soak), SMALL])
@pytest.mark.parametrize("game", mostly("kanobu"))
def test_what_somebody_says_stands_at_the_seat_for_a_while_and_not_over_the_hand(
    pages: Pages, server: Live, game: str, size: tuple[int, int]
) -> None:
    host, guest = two_people(pages, server, game, size)
    talk(guest)
    guest.get_by_role("button", name="Wow!").click()
    talk(guest)
    for page, seat in ((host, 1), (guest, 1)):
        bubble = page.locator(f".bubble.placed[data-says='{seat}']")
        expect(bubble).to_have_text("Wow!")
        at = box(bubble)
        assert at[0] >= 0
        assert at[2] <= size[0]
        assert [card for card in page.locator("[data-hand]").all() if meet(at, box(card))] == []
    expect(host.locator("[data-says]")).to_have_count(0, timeout=LONGEST)


@pytest.mark.soak
def test_only_unread_talk_is_counted(pages: Pages, server: Live) -> None:
    host, guest = two_people(pages, server, "kanobu", SMALL)
    badge = host.locator("header .new")
    talk(guest)
    guest.get_by_role("button", name="Hello!").click()
    expect(badge).to_have_text("1")
    expect(host.get_by_role("button", name="Chat: 1 unread")).to_be_visible()
    talk(host)
    expect(badge).to_have_count(0)
    host.get_by_role("button", name="Thanks!").click()
    expect(guest.get_by_role("list", name="Chat")).to_contain_text("Thanks!")
    talk(host)
    # The page of the game comes anew, as after a lobby: what was read stays read.
    host.evaluate("dispatchEvent(new Event('offline')); dispatchEvent(new Event('online'))")
    expect(badge).to_have_count(0)
    guest.get_by_role("button", name="Oops!").click()
    expect(badge).to_have_text("1")


def refused(page: Page) -> None:
    """Ask for what cannot be: the end of a turn in which nothing was played."""
    page.locator(".button.end").click()
    expect(page.locator(".slip p")).to_be_visible()


@pytest.mark.soak
def test_a_slip_leaves_and_covers_neither_hand_nor_opponents(pages: Pages, server: Live) -> None:
    page = pages.person(SMALL, language="uk")
    begun(page, server, "kobito", level="greedy", options={})
    expect(page.locator(".line.mine")).to_be_visible()
    slip = page.locator(".slip .slip")
    refused(page)
    page.wait_for_timeout(400)
    covered = page.locator(".others .seat, ul.hand button")
    assert [each for each in covered.all() if meet(box(slip), box(each))] == []
    assert overflowing(page) == []
    expect(slip).to_have_count(0, timeout=LONGEST)
    refused(page)
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    refused(page)
    slip.locator("p").click(position={"x": 4, "y": 4})
    expect(slip).to_have_count(0)
    refused(page)
    player = Player(page, "kobito", 3)
    assert play_until(player, lambda: slip.count() == 0)


@pytest.mark.soak
def test_a_slip_leaves_by_itself(pages: Pages, server: Live) -> None:
    page = pages.person(DESK)
    begun(page, server, "kobito", level="greedy", options={})
    expect(page.locator(".line.mine")).to_be_visible()
    refused(page)
    page.mouse.move(5, 800)
    expect(page.locator(".slip .slip")).to_have_count(0, timeout=LONGEST)


@pytest.mark.soak
def test_a_drawn_card_that_can_only_be_kept_needs_no_second_click(pages: Pages, server: Live) -> None:
    page = listening(pages, DESK)
    begun(page, server, "kanobu", bots=2, level="greedy")
    player = Player(page, "kanobu", 3)
    for _ in range(MANY):
        assert not player.is_over
        moves = page.evaluate("window.view.moves.map(({ type }) => type)")
        if page.evaluate("window.view.phase") == "DRAWN" and moves == ["pass"]:
            break
        # Draw whenever that is possible, so that sooner or later something comes that does not fit.
        draw = page.get_by_role("button", name="Draw a card", exact=True)
        if is_mine(page) and draw.count():
            player.press(draw)
        elif not player.step():
            page.wait_for_timeout(MOMENT)
    before = page.evaluate("window.view.made")
    page.wait_for_function("(before) => window.view.made > before", arg=before)
    assert any(each["type"] == "card_kept" for each in events(page))


@pytest.mark.soak
def test_every_parcel_is_opened_when_the_round_is_over(pages: Pages, server: Live) -> None:
    page = listening(pages, SMALL, motion="full", speed="fast")
    begun(page, server, "hat", bots=2, level=SWIFT["hat"], options=SHORT["hat"])
    player = Player(page, "hat", 3)
    for _ in range(MANY * 5):
        if player.is_over:
            break
        if not player.step():
            page.wait_for_timeout(MOMENT)
    page.get_by_role("button", name="Look at the table").click()
    gifts = page.evaluate("window.view.columns.flat().length")
    expect(page.locator(".cell .gift")).to_have_count(gifts)
    expect(page.locator(".cell .parcel")).to_have_count(0)
