"""The designer's bench in a browser: a wrong row is marked and said, mended, played, measured and printed."""

import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from smallbox.text import LANGUAGES, Speech
from tests import own_cards
from tests.browser.pages import DESK, PHONE, Pages, overflowing, unnamed
from tests.browser.test_screens import barriers
from tests.server.live import Live

#: points of a sheet of paper
SIZES = {"A4": "595.276 841.89", "Letter": "612 792"}


def open_bench(pages: Pages, game: str, size: tuple[int, int] = DESK, language: str = "en", **settings: str) -> Page:
    page = pages.open(f"/bench/{game}", size, language=language, **settings)
    said = Speech(language)
    expect(page.get_by_role("button", name=said.say("bench-play"))).to_be_enabled()
    return page


def test_a_wrong_row_is_said_mended_undone_and_played(pages: Pages, server: Live) -> None:
    page = open_bench(pages, "kobito")
    need = page.get_by_label("Gold card 2: length of its rainbow", exact=True)
    need.fill("1")
    need.press("Tab")
    status = page.locator("#bench-flaw")
    expect(status).to_contain_text("Gold card 2: enter a whole number from 2 up, not 1.")
    expect(need).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_role("button", name="Play it now")).to_be_disabled()
    page.get_by_role("button", name="Show me").click()
    expect(need).to_be_focused()
    page.get_by_role("button", name="Undo").click()
    expect(status).to_contain_text("110 cards, for 2–6 players.")
    for number in (1, 2, 3):
        page.get_by_label(f"Gold card {number}: points", exact=True).fill("44")
        page.get_by_label(f"Gold card {number}: points", exact=True).press("Tab")
    # What was made is still there after a reload.
    page.reload()
    expect(page.get_by_label("Gold card 3: points", exact=True)).to_have_value("44")
    expect(page.get_by_role("button", name="Play it now")).to_be_enabled()
    page.get_by_role("button", name="Play it now").click()
    expect(page).to_have_url(re.compile(r"/t/[2-9A-Z]{8}$"))
    page.locator("#task").wait_for()
    text = server.ask("GET", f"/api/tables/{page.url[-8:]}/cards").body.decode()
    assert text.count('"value": 44') == 3


@pytest.mark.soak
def test_gifts_of_ones_own_are_called_by_their_names_at_the_table(pages: Pages, tmp_path: Path) -> None:
    page = open_bench(pages, "hat", PHONE, language="uk")
    file = tmp_path / "mine.csv"
    file.write_text(own_cards.hat(24).replace("Moon Boot", "Місяцехід"), "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    status = page.locator("#bench-flaw")
    expect(status).to_contain_text("Рядок 2, Назва англійською: потрібні латинські літери або цифри.")
    name = page.locator("#bench-row-2-en")
    name.fill("Moon Rover")
    expect(status).to_contain_text("24 картки")
    page.get_by_role("button", name="Грати зараз").click()
    page.locator("#task").wait_for()
    names = page.evaluate("() => document.body.innerText")
    assert "moon-rover" not in names
    assert overflowing(page) == []


@pytest.mark.parametrize(
    "game", ["kanobu", pytest.param("kobito", marks=pytest.mark.soak), pytest.param("hat", marks=pytest.mark.soak)]
)
def test_the_cards_are_printed_on_both_papers(pages: Pages, game: str, tmp_path: Path) -> None:
    page = open_bench(pages, game, theme="dark")
    page.get_by_role("button", name="Print it").click()
    for paper, size in SIZES.items():
        page.get_by_role("radio", name=paper).check()
        with page.expect_download() as saving:
            page.get_by_role("button", name="Save PDF").click()
        file = tmp_path / f"{paper}.pdf"
        saving.value.save_as(file)
        cards = {"kanobu": 80, "kobito": 110, "hat": 110}[game]
        check_pdf(file.read_bytes(), size, cards)


def check_pdf(content: bytes, size: str, cards: int) -> None:
    """Nine cards to a page of the size, each with its back; the note and its letters are there."""
    assert content.startswith(b"%PDF-1.7")
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d. ]+)\]", content)
    assert boxes == [size.encode()] * (2 * -(-cards // 9))
    streams = [zlib.decompress(found) for found in re.findall(rb"stream\n(.*?)\nendstream", content, re.DOTALL)]
    laid = sum(stream.count(b" Do") for stream in streams)
    assert laid == 2 * cards
    letters = b"".join(stream for stream in streams if b"beginbfchar" in stream)
    # s m a l l b o x
    assert all(f"<{ord(letter):04x}>".encode() in letters for letter in "smalbox")


EVERYWHERE = [(game, language) for game in own_cards.EVERY_GAME for language in LANGUAGES]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "language"),
    [pytest.param(*each, marks=() if each == ("kanobu", "uk") else pytest.mark.soak) for each in EVERYWHERE],
)
def test_the_bench_fits_a_phone_and_says_its_names(pages: Pages, game: str, language: str) -> None:
    said = Speech(language)
    page = open_bench(pages, game, PHONE, language, theme="dark")
    assert overflowing(page) == []
    assert unnamed(page) == []
    assert barriers(page) == []
    for button in ("bench-print", "bench-measure"):
        page.get_by_role("button", name=said.say(button)).first.click()
        page.get_by_role("dialog").wait_for()
        assert overflowing(page) == []
        assert barriers(page) == []
        page.keyboard.press("Escape")


@pytest.mark.soak
def test_cards_are_measured_with_a_progress_bar_and_can_be_cancelled(pages: Pages) -> None:
    page = open_bench(pages, "kanobu")
    page.get_by_label("Cards in a hand", exact=True).fill("3")
    page.get_by_label("Cards in a hand", exact=True).press("Tab")
    page.get_by_role("button", name="Measure it").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("progressbar")).to_be_hidden()
    page.wait_for_timeout(1000)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("clear difference").first).to_be_visible(timeout=120_000)
    assert overflowing(page) == []
    assert barriers(page) == []
