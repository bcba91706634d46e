"""Programs over the network: a badge says what they are, in the lobby, at the table and among the results."""

from playwright.sync_api import expect

from smallbox.text import LANGUAGES, Speech
from tests.browser.pages import PHONE, Pages, overflowing, speak, unnamed
from tests.browser.players import Player, play_to_the_end
from tests.browser.programs import sit_program_down
from tests.browser.tables import LONG_NAME, sit
from tests.browser.test_screens import barriers
from tests.server.live import Live


def test_a_program_has_a_badge_in_the_lobby_at_the_table_and_among_the_results(pages: Pages, server: Live) -> None:
    made = server.make_table("kanobu", name=LONG_NAME, seats=2, options={"maxMoves": "8"})
    page = sit(pages.person(PHONE), server, "kanobu", made)
    program = sit_program_down(server, "kanobu", made.code, "Довгоназваний Робот 2026")
    badge = page.locator(".chair .program")
    expect(badge).to_be_visible()
    expect(page.locator(".chair .tick")).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator("#seat-1 .state")).to_contain_text(Speech(language).say("level-program"))
        assert overflowing(page) == [], language
    speak(page, "en")
    assert [*barriers(page), *unnamed(page)] == []
    page.locator("#seat-1 button[aria-haspopup]").click()
    expect(page.get_by_role("menuitem", name="Remove bot")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".bar button.primary.large").click()
    mark = page.locator("[data-standing=program]")
    expect(mark.first).to_be_visible()
    expect(page.get_by_text("bot, a program on the network").first).to_be_attached()
    assert overflowing(page) == []
    play_to_the_end(Player(page, "kanobu", 3))
    program.join(30)
    expect(page.locator("dialog[open] .after [data-standing=program]")).to_be_visible()
    assert [*overflowing(page), *barriers(page)] == []
