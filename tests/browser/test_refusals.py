"""Why not, on the screen: every kind of refusal is read as a sentence, in every language, with a link to its clause."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from smallbox.core.refusal import Refusal
from smallbox.games import GAMES
from smallbox.text import LANGUAGES, Speech
from tests.browser.pages import PHONE, Pages, speak
from tests.browser.players import Player
from tests.browser.tables import LONG, SWIFT, begun, mostly
from tests.games.hat.test_refusals import REFUSALS as HAT
from tests.games.kanobu.test_refusals import REFUSALS as KANOBU
from tests.games.kobito.test_refusals import REFUSALS as KOBITO
from tests.server.live import Live


def kinds(rows: list[Any]) -> list[Refusal]:
    """One refusal of each kind."""
    found: dict[str, Refusal] = {}
    for row in rows:
        refusal = next(each for each in row if isinstance(each, Refusal))
        # Refusals of the set-up are no answers to a move.
        found.setdefault(refusal.sentence, refusal)
    return list(found.values())


REFUSALS = {"kobito": kinds(KOBITO), "kanobu": kinds(KANOBU), "hat": kinds(HAT)}


class Judge:
    """Stands between page and server, and answers moves with the refusal that is wanted next."""

    def __init__(self, page: Page) -> None:
        self.next: Refusal | None = None
        self.names: list[str] = []
        page.route_web_socket("**/socket", self._sit)

    def _sit(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def ask(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] != "move" or self.next is None:
                server.send(text)
                return
            refusal = self.next
            answer = {"clause": refusal.clause, "reason": refusal.reason, "facts": refusal.facts}
            socket.send(json.dumps({"type": "refused", "id": message["id"], **answer}))

        def tell(text: str | bytes) -> None:
            table = json.loads(text).get("table")
            if table is not None:
                self.names = [seat["name"] for seat in table["seats"]]
            socket.send(text)

        socket.on_message(ask)
        server.on_message(tell)


def try_something(player: Player) -> None:
    """Any move: it will be refused."""
    page = player.page
    if player.game == "kobito":
        page.locator(".button.end").click()
    elif player.game == "kanobu":
        page.locator("ul.hand button").first.click()
        lay = page.locator(".buttons button.primary[data-home]")
        if lay.count():
            lay.click()
    else:
        assert player.hat()


@pytest.mark.soak
@pytest.mark.parametrize("game", list(REFUSALS))
def test_every_refusal_is_a_sentence_in_every_language(pages: Pages, server: Live, game: str) -> None:
    read(pages, server, game, dict.fromkeys(LANGUAGES, REFUSALS[game]))


@pytest.mark.parametrize("game", mostly("kanobu"))
def test_every_refusal_is_a_sentence_with_a_link_to_its_clause(pages: Pages, server: Live, game: str) -> None:
    """Each in one of the languages."""
    step = len(LANGUAGES)
    read(pages, server, game, {language: REFUSALS[game][at::step] for at, language in enumerate(LANGUAGES)})


def read(pages: Pages, server: Live, game: str, refusals: Mapping[str, Sequence[Refusal]]) -> None:
    """Refusals on the screen, language by language."""
    page = pages.person(PHONE)
    judge = Judge(page)
    begun(page, server, game, level=SWIFT[game], options=LONG[game])
    player = Player(page, game, 6)
    expect(page.locator(".line.mine")).to_be_visible()
    for language, each in refusals.items():
        speak(page, language)
        for refusal in each:
            judge.next = refusal
            try_something(player)
            sentence = Speech(language, judge.names).refusal(GAMES[game], refusal)
            bare = sentence.removeprefix(f"{refusal.clause}: ")
            slip = page.locator(".slip .slip p")
            expect(slip).to_contain_text(bare[0].upper() + bare[1:])
            assert slip.inner_text().count(refusal.clause) == 1, "the clause is said once, by the link"
            link = page.locator(".slip .slip a")
            expect(link).to_have_attribute("href", f"/rules/{game}#{refusal.clause}")
