"""Whole games by keyboard alone; wherever one is, the focus is somewhere."""

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.pages import Pages
from tests.browser.players import MOMENT, Player, play_to_the_end
from tests.browser.tables import SHORT, SWIFT, mostly, sit
from tests.server.live import Live, verify

#: how many controls lie between any two on a table
MOST_TABS = 80


class Typist(Player):
    """A person without a mouse."""

    def __init__(self, page: Page, game: str, seed: int) -> None:
        super().__init__(page, game, seed)
        self.chance = Random(seed)

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)

    def is_at(self, selector: str) -> bool:
        return bool(self.page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector))

    def walk(self, selector: str) -> bool:
        """Tab to a control, if there is one."""
        if not self.page.locator(selector).count():
            return False
        for _ in range(MOST_TABS):
            if self.is_at(selector):
                return True
            self.key("Tab")
        return False

    def enter(self, selector: str) -> bool:
        if not self.walk(selector):
            return False
        self.key("Enter")
        return True

    def kobito(self) -> bool:
        if self.enter(".button.end.primary"):
            return True
        cards = self.page.locator("ul.hand button.card").count()
        for _ in range(cards):
            if not self.walk("ul.hand button.card"):
                break
            for _ in range(self.chance.randrange(cards)):
                self.key("ArrowRight")
            self.key("Enter")
            if self.enter(".button[data-drop=pay]") or self.enter("button.glow"):
                return True
            self.key("Escape")
        for number in range(self.page.locator(".easel .half").count()):
            # It may be gone by now.
            self.page.evaluate("(n) => document.querySelectorAll('.easel .half')[n]?.focus()", number)
            self.key("Enter")
            if self.enter("button.glow"):
                return True
            self.key("Escape")
        return False

    def kanobu(self) -> bool:
        if self.enter(".colours button") or self.enter("ul.open button.primary"):
            return True
        if self.page.locator("ul.hand button[data-can]").count() and self.walk("ul.hand button"):
            self.key("Home")
            for _ in range(self.page.locator("ul.hand button").count()):
                if self.is_at("button[data-can]"):
                    self.key("Enter")
                    if self.is_mine:
                        self.key("Enter")
                    return True
                self.key("ArrowRight")
        return self.enter(".buttons button.primary") or self.enter(".buttons button")

    def hat(self) -> bool:
        if self.page.locator(".answer button").count():
            return self.enter(".answer button.thanks" if self.chance.random() < 0.5 else ".answer button.no")
        if not self.page.locator(".drawer").count():
            return False
        if not self.walk(".drawer input"):
            return False
        self.key("Control+A")
        self.page.keyboard.type(self.chance.choice("bcgkmps"))
        self.key("Enter")
        return self.enter(".drawer .button.primary")


@pytest.mark.parametrize("game", mostly("kanobu"))
def test_a_whole_game_by_keyboard_alone(pages: Pages, server: Live, game: str) -> None:
    made = server.make_table(game, name="Ada", seats=3, options=SHORT[game], bots=[SWIFT[game]] * 2)
    page = sit(pages.person(), server, game, made)
    typist = Typist(page, game, 8)
    page.locator(".bar button.primary.large").wait_for()
    assert typist.enter(".bar button.primary.large")
    page.locator("#task").wait_for()
    for _ in range(1500):
        if typist.is_over:
            break
        if typist.is_mine and typist.act():
            page.wait_for_timeout(MOMENT)
            lost = page.evaluate("document.activeElement === document.body")
            assert not lost, f"the focus was lost: {page.locator('#task').inner_text()}"
        else:
            page.wait_for_timeout(MOMENT)
    assert typist.is_over
    verify(server, made.code)


@pytest.mark.soak
def test_a_game_that_ends_leaves_the_focus_somewhere(pages: Pages, server: Live) -> None:
    # What is disabled under the focus loses it when the page is drawn next: before the result is shown.
    made = server.make_table("kanobu", name="Ada", seats=2, options={"maxMoves": "6"}, bots=["random"])
    page = sit(pages.person(motion="full"), server, "kanobu", made)
    page.locator(".bar button.primary.large").click()
    page.locator(".line.mine").wait_for()
    other = page.context.new_page()
    other.goto(page.url)
    page.bring_to_front()
    page.locator(".middle .middle button:enabled").first.focus()
    page.evaluate("setInterval(() => { if (document.activeElement === document.body) window.isLost = true; }, 10)")
    play_to_the_end(Player(other, "kanobu", 8))
    page.locator("dialog[open] .after").wait_for()
    assert not page.evaluate("window.isLost === true")
