"""The first game of each box with a coach: walked to its end, left, resumed, skipped, by keyboard, in all languages."""

import pytest
from playwright.sync_api import Page, expect

from smallbox.practice.lessons import Step, find_lesson
from smallbox.text import LANGUAGES, Speech
from tests.browser.lessons import SWIFT, Learner
from tests.browser.pages import DESK, PHONE, Pages, overflowing, speak, unnamed
from tests.browser.tables import GAMES
from tests.browser.test_keys import Typist
from tests.browser.test_layouts import missing
from tests.browser.test_screens import barriers

#: of how many steps the longest are looked at in a language
MOST_LOOKED_AT = 3


def learner(pages: Pages, game: str, size: tuple[int, int] = DESK, language: str = "en") -> Learner:
    page = pages.person(size, language=language, **SWIFT)
    found = Learner(page, game)
    page.goto(f"{pages.address}/learn/{game}")
    return found


#: a frame lies around each thing that the coach points at
FRAMED = """(points) => points.filter((point) => {
    const [match, name] = point.endsWith('*') ? ['^=', point.slice(0, -1)] : ['=', point];
    const things = [...document.querySelectorAll(`[data-slot${match}"${name}"], [data-help${match}"${name}"]`)];
    return !things.some((thing) => thing.getBoundingClientRect().width > 8);
})"""


def look(page: Page, game: str, step: Step) -> None:
    """Whatever the coach says, the table is whole beside it and everything pointed at is there."""
    assert page.evaluate(FRAMED, step.points) == [], step.id
    expect(page.locator(".pointer")).to_have_count(len(step.points))
    assert [*overflowing(page), *missing(page, game)] == [], step.id


#: of the others one is walked by keyboard, one is left and gone on with
WALKS = [
    ("kobito", PHONE),
    *(pytest.param(game, PHONE, marks=pytest.mark.soak) for game in GAMES if game != "kobito"),
    pytest.param("kobito", DESK, marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("game", "size"), WALKS)
def test_a_lesson_is_walked_to_its_end_by_what_can_be_seen(pages: Pages, game: str, size: tuple[int, int]) -> None:
    someone = learner(pages, game, size)
    for number, step in enumerate(someone.lesson.steps):
        someone.at(number)
        look(someone.page, game, step)
        someone.do(step)
    over = someone.page.locator(".over")
    expect(over).to_contain_text("You know enough to play")
    assert [*overflowing(someone.page), *barriers(someone.page), *unnamed(someone.page)] == []
    someone.page.goto(f"{pages.address}/learn")
    expect(someone.page.locator("main .mark")).to_have_count(1)


def longest(game: str, language: str) -> list[str]:
    """The steps at which the coach has most to say."""
    speech = Speech(language)

    def length(step: Step) -> int:
        said = [f"{game}-lesson-first-{step.id}", *([f"{game}-lesson-first-{step.id}-do"] if step.expects else [])]
        return sum(len(speech.say(each, one="Pip", two="Moss")) for each in said)

    return [step.id for step in sorted(find_lesson(game, "first").steps, key=length)[-MOST_LOOKED_AT:]]


@pytest.mark.soak
def test_every_word_of_the_coach_fits_on_a_phone_in_every_language(pages: Pages) -> None:
    """Step by step in Ukrainian, and where there is most to say in the others."""
    someone = learner(pages, "kobito", PHONE, "uk")
    long = {language: longest("kobito", language) for language in LANGUAGES}
    expect(someone.coach).to_contain_text("Привіт")
    for number, step in enumerate(someone.lesson.steps):
        someone.at(number)
        assert [*overflowing(someone.page), *missing(someone.page, "kobito")] == [], step.id
        others = [language for language in LANGUAGES if step.id in long[language] and language not in ("en", "uk")]
        for language in others:
            speak(someone.page, language)
            assert [*overflowing(someone.page), *missing(someone.page, "kobito")] == [], f"{step.id} {language}"
        if others:
            speak(someone.page, "uk")
        someone.do(step)
    expect(someone.page.locator(".over")).to_contain_text("Перемога твоя")
    assert overflowing(someone.page) == []


def test_a_wrong_try_is_answered_by_the_rule_and_another_move_by_the_coach(pages: Pages) -> None:
    someone = learner(pages, "kobito")
    page = someone.page
    someone.at(0)
    # While there is something to read nothing is played.
    someone.lift("6")
    someone.drop("end:G1:high")
    expect(someone.coach.locator(".aside")).to_contain_text("read this first")
    page.keyboard.press("Escape")
    someone.walk(1)
    someone.at(1)
    assert barriers(page) == []
    someone.lift("8")
    someone.drop("end:G1:high")
    slip = page.get_by_role("status").filter(has=page.get_by_role("link", name="K8"))
    expect(slip).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    someone.lift("8")
    someone.drop("end:G2:low")
    expect(someone.coach.locator(".aside")).to_contain_text("But first: Put your 6")
    expect(page.locator(".progress .number")).to_contain_text("Step 2 ")
    page.keyboard.press("Escape")
    # The coach shows it.
    someone.coach.get_by_role("button", name="Show me").click()
    someone.at(2)


def test_a_lesson_is_left_and_gone_on_with_skipped_and_begun_anew(pages: Pages) -> None:
    someone = learner(pages, "kanobu", PHONE)
    page = someone.page
    someone.walk(3)
    someone.at(3)
    page.reload()
    someone.at(3)
    expect(someone.coach).to_contain_text("Accept the Skip.")
    someone.do(someone.lesson.steps[3])
    someone.at(4)
    page.get_by_role("button", name="Skip the lesson").click()
    expect(someone.coach).to_contain_text("without the coach")
    page.get_by_role("button", name="Draw a card", exact=True).click()
    expect(page.locator("ul.hand button")).to_have_count(5)
    page.reload()
    expect(someone.coach).to_contain_text("without the coach")
    page.get_by_role("button", name="Start over").click()
    someone.at(0)
    expect(page.locator("ul.hand button")).to_have_count(6)


def test_a_whole_lesson_by_keyboard_alone(pages: Pages) -> None:
    someone = learner(pages, "hat")
    page = someone.page
    typist = Typist(page, "hat", 1)
    for number, step in enumerate(someone.lesson.steps):
        someone.at(number)
        lost = page.evaluate("document.activeElement === document.body")
        assert number == 0 or not lost, f"the focus was lost before {step.id}"
        # The table follows the coach a moment later.
        if not step.expects:
            page.locator(".coach .foot button.primary").wait_for()
            assert typist.enter(".coach .foot button.primary")
        elif step.expects[0]["type"] == "claim":
            page.locator(".drawer input").wait_for()
            assert typist.walk(".drawer input")
            page.keyboard.type(str(step.expects[0].get("gift", "egg")))
            typist.key("Enter")
            assert typist.enter(".drawer .button.primary")
        else:
            answer = ".answer button.thanks" if step.expects[0]["type"] == "accept" else ".answer button.no"
            page.locator(answer).wait_for()
            assert typist.enter(answer)
    expect(page.locator(".over")).to_be_visible()
    assert typist.enter(".over button.primary")
    page.wait_for_url("**/t/*")


def test_lessons_are_found_from_home_the_box_the_rulebook_and_a_table_with_bots(pages: Pages) -> None:
    page = pages.open("/", PHONE)
    expect(page.get_by_role("link", name="First time here?")).to_be_visible()
    page.get_by_role("link", name="Learn a game in 5 minutes With a coach").click()
    expect(page.get_by_role("main").get_by_role("link")).to_have_count(3)
    assert [*overflowing(page), *barriers(page)] == []
    page.goto(f"{pages.address}/rules/hat")
    page.get_by_role("link", name="Learn it in 5 minutes").click()
    expect(page).to_have_url(f"{pages.address}/learn/hat")
    page.goto(f"{pages.address}/")
    page.get_by_role("button", name="Play now").first.click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("link", name="Learn it in 5 minutes")).to_have_attribute("href", "/learn/kobito")
    sheet.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="Learn it in 5 minutes")).to_be_visible()


@pytest.mark.soak
def test_a_lesson_that_cannot_be_opened_says_so_and_can_be_tried_again(pages: Pages) -> None:
    page = pages.person(PHONE)
    page.route("**/api/practice", lambda route: route.abort())
    page.goto(f"{pages.address}/learn/hat")
    expect(page.get_by_role("heading", name="We couldn’t open this lesson")).to_be_visible()
    page.unroute("**/api/practice")
    page.locator("main").get_by_role("button").click()
    expect(page.locator(".coach")).to_contain_text("Everybody has a gift")
