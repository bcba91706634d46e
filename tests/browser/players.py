"""People at a table, who press what they can see. Each game has its own hands."""

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, Position
from playwright.sync_api import TimeoutError as TooLate

#: a page that has not changed for so long is looked at again, in milliseconds
MOMENT = 60
#: a control that cannot be pressed for so long is gone
GONE = 1500
#: for a whole game, and a loop over its steps
MOST_SECONDS = 150
MOST_STEPS = 3000
EDGE: Position = {"x": 9, "y": 24}


class Player:
    """One person at one screen."""

    def __init__(self, page: Page, game: str, seed: int) -> None:
        self.page = page
        self.game = game
        self.chance = Random(seed)
        self.act: Callable[[], bool] = {"kobito": self.kobito, "kanobu": self.kanobu, "hat": self.hat}[game]

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog[open] .after").count() > 0

    @property
    def is_mine(self) -> bool:
        return self.page.locator(".line.mine").count() > 0

    def step(self) -> bool:
        """Do one thing, if there is something to do."""
        look = self.page.locator(".line > button.primary:enabled")
        if not self.is_over and not self.is_mine and look.count():
            return self.press(look.first)
        return not self.is_over and self.is_mine and self.act()

    def press(self, control: Locator, at: Position | None = None) -> bool:
        """Press a control, if it is still there: the table may have changed in between."""
        try:
            control.click(timeout=GONE, position=at)
        except TooLate:
            return False
        return True

    def any_of(self, controls: Locator) -> Locator | None:
        """One of the controls that can be seen, by chance."""
        count = controls.count()
        seen = [controls.nth(number) for number in range(count)]
        seen = [each for each in seen if each.is_visible()]
        return self.chance.choice(seen) if seen else None

    def kobito(self) -> bool:
        """End the turn as soon as it can end; before that lift cards until a place is lit."""
        end = self.page.locator(".button.end.primary")
        if end.count() and self.press(end):
            return True
        for lifted in self._mixed(self.page.locator("ul.hand button.card")) + self._mixed(
            self.page.locator(".easel .half")
        ):
            if not self.press(lifted):
                # A slip that explains something may lie on it.
                self.page.keyboard.press("Escape")
                continue
            place = self.any_of(self.page.locator(".button[data-drop=pay]")) or self.any_of(
                self.page.locator("button.glow")
            )
            if place is not None:
                return self._lay(place)
            self.page.keyboard.press("Escape")
        return False

    def _lay(self, place: Locator) -> bool:
        """Into a place; at a seat, a kobito on the easels that open there. Sometimes there is no other move."""
        try:
            is_seat = (place.get_attribute("data-drop", timeout=GONE) or "").startswith("seat:")
        except TooLate:
            return False
        return self.press(place) and (not is_seat or self.press(self.page.locator("dialog[open] button.glow").first))

    def kanobu(self) -> bool:
        """A card that is bright, else whatever button is there."""
        choice = self.any_of(self.page.locator(".colours button, ul.open button.primary"))
        if choice is not None:
            return self.press(choice)
        bright = self.page.locator("ul.hand button[data-can]")
        card = self.any_of(bright)
        if card is not None and self.chance.random() < 0.9:
            # Of a card in a fan only the left edge is sure to be free.
            return self.press(card, EDGE) and (not self.is_mine or self.press(card, EDGE))
        button = self.any_of(self.page.locator(".buttons button, ul.open button"))
        return button is not None and self.press(button)

    def hat(self) -> bool:
        """Name any gift, and believe most of what is said."""
        answers = self.page.locator(".answer button")
        if answers.count() == 2:
            return self.press(answers.nth(0 if self.chance.random() < 0.6 else 1))
        tiles = self.page.locator(".drawer .tile")
        # Counted once: the drawer may close at any moment.
        count = tiles.count()
        return (
            count > 0
            and self.press(tiles.nth(self.chance.randrange(count)))
            and self.press(self.page.locator(".drawer .button.primary"))
        )

    def _mixed(self, controls: Locator) -> list[Locator]:
        found = [each for each in controls.all() if each.is_visible()]
        self.chance.shuffle(found)
        return found


def play_to_the_end(*players: Player) -> None:
    """Everybody does what there is to do, until the result is on every screen."""
    ends = time.monotonic() + MOST_SECONDS
    while time.monotonic() < ends:
        if all(player.is_over for player in players):
            return
        steps = [player.step() for player in players]
        if not any(steps):
            players[0].page.wait_for_timeout(MOMENT)
    raise AssertionError(
        f"expected the end of the game within {MOST_SECONDS} s, see: {players[0].page.locator('#task').inner_text()}"
    )
