"""How heavy and how quick the client is."""

from statistics import median

import pytest
from playwright.sync_api import Page, Response

from tests.browser.pages import LISTEN, PHONE, Pages
from tests.browser.players import MOMENT, Player
from tests.browser.tables import begun
from tests.server.live import Live

#: JavaScript and style sheets of the first page, compressed
HOME_BYTES = 150_000
#: from the server's message to the picture, in milliseconds
PAINT = 100
#: a frame at 60 a second, and a little
FRAME = 17.5
CARDS = 60
#: updates that are measured
ENOUGH = 30

#: moves as many cards as there are on a full table, all at once, and tells how long the frames took
MOVE = """(cards) => new Promise((resolve) => {
    const layer = document.querySelector('.layer');
    const pictures = [...layer.children].filter((each) => each.querySelector('svg'));
    while (pictures.length < cards) pictures.push(layer.appendChild(pictures[pictures.length % 5].cloneNode(true)));
    const [wide, high] = [layer.clientWidth, layer.clientHeight];
    const frames = [];
    let [last, begun] = [performance.now(), performance.now()];
    function shuffle() {
        for (const picture of pictures) {
            picture.style.transform = `translateX(${Math.random() * wide * 0.8}px)`;
            const turn = Math.random() * 30 - 15;
            const y = Math.random() * high * 0.8;
            picture.firstElementChild.style.transform = `translateY(${y}px) rotate(${turn}deg) scale(0.6)`;
        }
    }
    const timer = setInterval(shuffle, 300);
    requestAnimationFrame(function frame(now) {
        frames.push(now - last);
        last = now;
        if (now - begun < 3000) return requestAnimationFrame(frame);
        clearInterval(timer);
        resolve(frames.slice(5));
    });
})"""


def test_the_first_page_is_light(pages: Pages) -> None:
    page = pages.person()
    heard: list[Response] = []
    page.on("response", lambda response: heard.append(response))  # noqa: PLW0108 playwright wants a function
    page.goto(pages.address)
    page.wait_for_load_state("networkidle")
    parts = {
        response.url: int(response.headers["content-length"])
        for response in heard
        if response.url.endswith((".js", ".css"))
    }
    assert sum(parts.values()) < HOME_BYTES, parts
    # Nothing comes from elsewhere, and no game's table before it is needed.
    assert all(response.url.startswith(pages.address) for response in heard)


@pytest.mark.alone
def test_an_answer_is_painted_at_once(pages: Pages, server: Live) -> None:
    page = pages.person(PHONE, motion="full")
    page.add_init_script(LISTEN)
    begun(page, server, "kobito", level="greedy")
    player = Player(page, "kobito", 7)
    delays: list[float] = []
    while len(delays) < ENOUGH and not player.is_over:
        if not player.step():
            page.wait_for_timeout(MOMENT)
        delays = page.evaluate("window.delays")
    assert median(delays) < PAINT, delays


@pytest.mark.soak
def test_a_full_table_of_moving_cards_keeps_its_pace(pages: Pages, server: Live) -> None:
    page = pages.person(motion="full")
    begun(page, server, "kanobu", bots=7, level="greedy")
    page.wait_for_timeout(1000)
    assert median(frames(page)) <= FRAME


def frames(page: Page) -> list[float]:
    """How long each frame took while many cards moved, in milliseconds; the best of three on a shared machine."""
    runs: list[list[float]] = [page.evaluate(MOVE, CARDS) for _ in range(3)]
    return min(runs, key=median)
