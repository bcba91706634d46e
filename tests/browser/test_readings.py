"""How we read the rules, what is in the boxes, and an example round: read by mouse, finger and keys."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from smallbox.games import BUILT_IN, GAMES
from smallbox.terminal.readings import readings, rulings
from smallbox.text import LANGUAGES, Speech
from tests.browser.pages import DESK, PHONE, Pages, overflowing, speak, unnamed
from tests.browser.tables import begun, mostly
from tests.browser.test_screens import barriers
from tests.server.live import Live

EVERY_GAME = [game.name for game in BUILT_IN]
#: what the box of a game is full of, and the clause that shows it
CONTENTS = {"kobito": ("K1", "span.pot"), "kanobu": ("C1", "span.card"), "hat": ("A9", "span.gift")}


def opened(pages: Pages, path: str, size: tuple[int, int] = DESK, language: str = "en") -> Page:
    page = pages.open(f"/rules/{path}", size, language=language)
    page.locator("main h1").wait_for()
    return page


def mark(page: Page, clause: str, language: str = "en") -> Locator:
    return page.get_by_role("button", name=Speech(language).say("readings-mark-name", clause=clause), exact=True)


def wrong(page: Page) -> list[str]:
    return [*overflowing(page), *unnamed(page)]


@pytest.mark.parametrize("game", mostly("kobito"))
def test_every_clause_that_rests_on_a_ruling_has_its_mark(pages: Pages, game: str) -> None:
    page = opened(pages, game)
    marked = {clause for ruling in rulings(GAMES[game]).values() for clause in ruling.clauses}
    shown = page.locator("section:has(> .head > button.mark)").evaluate_all("sections => sections.map(({ id }) => id)")
    assert set(shown) == marked


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("kobito", DESK, marks=pytest.mark.soak),
        ("kanobu", PHONE),
        pytest.param("hat", PHONE, marks=pytest.mark.soak),
    ],
)
def test_every_reading_fits_in_every_language(pages: Pages, game: str, size: tuple[int, int]) -> None:
    page = opened(pages, game, size)
    page.locator("button.mark").evaluate_all("marks => marks.forEach((mark) => mark.click())")
    first = page.locator("article h4").first
    for language in reversed(LANGUAGES):
        speak(page, language)
        expect(page.locator(f"main h1[lang={language}], main [lang={language}] h1").first).to_be_visible()
        page.locator("button.mark[aria-expanded=false]").evaluate_all("marks => marks.forEach((mark) => mark.click())")
        questions = {reading.question for reading in readings(GAMES[game], language)}
        expect(first).to_be_visible()
        assert set(page.locator("article h4").all_inner_texts()) == questions
        assert wrong(page) == [], language


def test_the_other_reading_is_a_tap_away_and_the_table_plays_by_it(pages: Pages) -> None:
    page = opened(pages, "kanobu", PHONE)
    # A few clauses are looked at as thoroughly as all, and sooner.
    page.get_by_role("searchbox").fill("C25")
    mark(page, "C25").tap()
    panel = page.locator("#C25-reading")
    expect(panel).to_contain_text("Which three cards pay for Chance?")
    expect(panel.locator("li").filter(has_text="Any three")).to_contain_text(Speech("en").say("readings-usual"))
    panel.get_by_role("button", name="One of each").tap()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator(".house")).to_contain_text("What pays for Chance: One of each")
    assert [*wrong(page), *barriers(page)] == []
    sheet.get_by_role("button", name=Speech("en").say("home-play-now"), exact=True).tap()
    page.wait_for_url(re.compile("/t/"))
    page.locator("#task").wait_for()


@pytest.mark.soak
def test_friends_are_asked_to_the_other_reading(pages: Pages) -> None:
    page = opened(pages, "kobito#V1")
    # A ruling that the address names is open: a refusal that cites it leads here.
    expect(page.locator("#V1-reading")).to_be_visible()
    page.locator("#V1-reading").get_by_role("button").first.click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("button", name=Speech("en").say("home-friends"), exact=True).click()
    expect(page.locator("dialog[open] .house")).to_contain_text("Replacements in other studios: On")
    page.locator("dialog[open]").get_by_role("button", name=Speech("en").say("home-make-table")).click()
    page.wait_for_url(re.compile("/t/"))
    changed = page.locator(".option.changed")
    expect(changed).to_have_count(1)
    expect(changed).to_contain_text("Replacements in other studios")


def test_readings_are_read_by_keys_in_ukrainian(pages: Pages) -> None:
    page = opened(pages, "hat#H35", language="uk")
    expect(page.locator("#H35")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    glasses = mark(page, "H35", "uk")
    expect(glasses).to_be_focused()
    expect(glasses).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    expect(glasses).to_have_attribute("aria-expanded", "true")
    group = page.get_by_role("group", name=Speech("uk").say("readings-mark-name", clause="H35"))
    expect(group.get_by_role("heading")).to_have_text("А якщо найменше штрафів у кількох?")
    page.keyboard.press("Space")
    expect(group).to_have_count(0)
    # From an open reading the keys go on to what was measured, to the other way of playing, and back from the sheet.
    page.goto(page.url.replace("#H35", "#A3"))
    mark(page, "A3", "uk").focus()
    page.keyboard.press("Tab")
    expect(page.locator("#A3-reading .measured a")).to_be_focused()
    page.keyboard.press("Tab")
    way = page.locator("#A3-reading .button")
    expect(way).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .house")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(way).to_be_focused()


@pytest.mark.soak
@pytest.mark.parametrize("game", mostly("kanobu"))
def test_what_is_in_the_box_is_shown_and_reached_from_the_table(pages: Pages, server: Live, game: str) -> None:
    clause, thing = CONTENTS[game]
    page = opened(pages, f"{game}#{clause}", PHONE)
    if game == "hat":
        page.locator("#A9 summary").tap()
    counts = {"kobito": 18, "kanobu": 54, "hat": 110}
    expect(page.locator(f"#{clause} figure {thing}")).to_have_count(counts[game])
    assert wrong(page) == []
    if game != "kobito":
        return
    begun(page, server, game)
    page.locator("#task").focus()
    page.keyboard.press("?")
    more = page.locator(f'.help a[href="/rules/{game}#{clause}"]')
    while not more.count():
        page.keyboard.press("ArrowRight")
    expect(more).to_have_text(Speech("en").say("kobito-help-all-gold"))


@pytest.mark.soak
def test_packs_of_kanobu_can_be_compared(pages: Pages) -> None:
    page = opened(pages, "kanobu#C1")
    page.get_by_role("radio", name=Speech("en").say("kanobu-choice-data-kanobu-deckA")).check()
    expect(page.locator("#C1 figure span.card")).to_have_count(4 * 10 + 18 + 2)


@pytest.mark.soak
def test_the_example_round_is_told_move_by_move(pages: Pages) -> None:
    page = opened(pages, "kanobu", PHONE, "uk")
    page.get_by_role("searchbox").fill("Приклад гри")
    page.get_by_text(Speech("uk").say("kanobu-example-open")).tap()
    steps = page.locator("#part-1 ol > li")
    expect(steps).to_have_count(12)
    names = Speech("uk").say("kanobu-example-names").split(", ")
    expect(steps.last).to_contain_text(names[1])
    refused = steps.first.locator(".refusal")
    expect(refused.locator("a")).to_have_attribute("href", "#C14")
    assert [*wrong(page), *barriers(page)] == []
    refused.locator("a").tap()
    expect(page.locator("#C14")).to_be_focused()


@pytest.mark.soak
@pytest.mark.parametrize("game", mostly("hat"))
def test_the_box_names_its_makers(pages: Pages, game: str) -> None:
    page = opened(pages, game)
    expect(page.locator("main header p.credits")).to_contain_text(Speech("en").say(f"game-{game}-by"))
    page.goto(page.url.split("/rules")[0])
    page.locator(".stall").nth(EVERY_GAME.index(game)).locator(".play .icon-only").click()
    expect(page.locator("dialog[open] p.credits")).to_contain_text(Speech("en").say(f"game-{game}-by"))
    expect(page.get_by_text("20-30 minutes")).to_have_count(1 if game == "kobito" else 0)
