"""Somebody who takes a lesson: does what the coach asks for, by controls that can be seen."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from smallbox.practice.lessons import Lesson, Step, find_lesson
from tests.browser.players import EDGE

#: what nobody waits for in a test
SWIFT: dict[str, Any] = {"botPace": "instant", "motion": "less"}
#: keeps the last view of the server, before the page has it
LISTEN = """
const real = window.fetch;
window.fetch = async (...given) => {
    const response = await real(...given);
    if (response.ok && String(given[0]).endsWith('/api/practice')) {
        const { updates } = await response.clone().json();
        window.view = updates.at(-1)?.view ?? window.view;
    }
    return response;
};
"""


class Learner:
    """One person at one lesson."""

    def __init__(self, page: Page, game: str) -> None:
        self.page = page
        self.game = game
        self.lesson: Lesson = find_lesson(game, "first")
        page.add_init_script(LISTEN)

    @property
    def view(self) -> dict[str, Any]:
        """The last one that the server showed."""
        found: dict[str, Any] = self.page.evaluate("window.view")
        return found

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def at(self, number: int) -> None:
        """Wait until the coach is at a step and has said it."""
        expect(self.coach.locator(".progress .number")).to_contain_text(f" {number + 1} ")
        expect(self.coach.locator(".waits")).to_have_count(0)
        expect(self.coach.locator(".says")).not_to_be_empty()

    def walk(self, upto: int | None = None) -> None:
        """Do all steps, or those before one."""
        for number, step in enumerate(self.lesson.steps[:upto]):
            self.at(number)
            self.do(step)

    def do(self, step: Step) -> None:
        if not step.expects:
            self.press(self.coach.locator(".foot button.primary"))
            return
        getattr(self, f"_{self.game}")(step.expects[0])

    def press(self, control: Locator, **given: Any) -> None:
        control.first.click(**given)

    def lift(self, card: str) -> None:
        """Kobito: take a card up."""
        self.press(self.page.locator(f'[data-drop="hand:{self.view["hand"].index(card)}"]'))

    def _kobito(self, move: dict[str, Any]) -> None:
        match move["type"]:
            case "play":
                self.lift(move["card"])
                self.drop(f"end:{move['to']}:{move['end']}")
            case "start":
                self.lift(move["low"])
                self.drop(f"hand:{self.view['hand'].index(move['high'])}")
            case "send":
                self.press(self.page.locator(f".easel.{move['rainbow']} .half.low"))
                self.drop(f"end:{move['to']}:{move['to_end']}")
            case "swap" | "replace":
                self.lift("R" if move["type"] == "replace" else str(move["number"]))
                rainbow = self.view["gold"][int(move["at"][1]) - 1]["rainbow"]
                numbers = [place["number"] for place in rainbow]
                self.drop(f"at:{move['at']}:{numbers.index(move['number'])}")
            case "pay":
                self.lift(self.view["hand"][0])
                self.press(self.page.locator(".button[data-drop=pay]"))
            case _:
                self.press(self.page.locator(".button.end"))

    def drop(self, address: str) -> None:
        self.press(self.page.locator(f'[data-drop="{address}"]'))

    def _kanobu(self, move: dict[str, Any]) -> None:
        match move["type"]:
            case "play":
                card = self.page.locator(f'[data-slot^="hand-{move["card"]}-"]')
                is_up = self.view["phase"] == "DRAWN"
                self.press(card, position=EDGE)
                if not is_up:
                    self.press(self.page.locator(".buttons button.primary"))
            case "star_take":
                self.press(self.page.locator("ul.open li").nth(move["slot"] - 1).locator("button").last)
            case "colour":
                self.press(self.page.locator(".colours button"))
            case _:
                self.press(self.page.locator(".buttons button").last)

    def _hat(self, move: dict[str, Any]) -> None:
        match move["type"]:
            case "accept":
                self.press(self.page.locator(".answer button.thanks"))
            case "refuse":
                self.press(self.page.locator(".answer button.no"))
            case _:
                tiles = self.view["catalogue"]
                gift = move.get("gift", tiles[0])
                self.press(self.page.locator(".drawer .tile").nth(tiles.index(gift)))
                self.press(self.page.locator(".drawer .button.primary"))
