"""Puzzles in a browser: watched, tried, solved and explained, by mouse, finger and keyboard; a rating that is kept."""

import pytest
from playwright.sync_api import Page, expect

from smallbox.games import GAMES
from smallbox.practice.puzzles import session_of
from smallbox.puzzles.puzzle import Puzzle, puzzles_of
from smallbox.text import Speech
from tests.browser.lessons import SWIFT, Learner
from tests.browser.pages import DESK, PHONE, Pages, overflowing, unnamed
from tests.browser.test_keys import Typist
from tests.browser.test_screens import barriers

#: best and worst moves that take one way over the table, whatever the position
BEST = {"kobito": ("play",), "kanobu": ("play",), "hat": ("claim", "accept", "refuse")}
WORST = {"kobito": ("play", "end"), "kanobu": ("play", "draw"), "hat": ("claim", "accept", "refuse")}


def simple(game: str) -> Puzzle:
    """The first puzzle whose best and worst moves are simple ones."""
    for puzzle in puzzles_of(GAMES[game]).values():
        best, worst = (move.split()[0] for move in (puzzle.right[0], puzzle.proof.candidates[-1].move))
        if best in BEST[game] and worst in WORST[game]:
            return puzzle
    raise AssertionError(f"no puzzle of {game} has simple moves")


class Solver(Learner):
    """One person before one puzzle."""

    def __init__(self, page: Page, puzzle: Puzzle) -> None:
        super().__init__(page, puzzle.game)
        self.puzzle = puzzle
        self.question = page.locator(".question")

    def move(self, text: str) -> None:
        session = session_of(self.puzzle)
        move = session.game.notation.read_move(text, session.state, self.puzzle.seat)
        fields = {name: getattr(move, name) for name in move.__struct_fields__}
        getattr(self, f"_{self.game}")({"type": str(move.__struct_config__.tag), **fields})

    @property
    def wrong(self) -> str:
        return self.puzzle.proof.candidates[-1].move

    def watch(self) -> None:
        """Look at what led to the question until it is asked."""
        expect(self.question).to_be_visible()
        while self.question.locator(".ask .icon").count() and self.question.locator(".on").count():
            # It goes on by itself as well, and may be gone before it is pressed.
            self.page.evaluate("document.querySelector('.question .on')?.click()")
        expect(self.question.locator(".on")).to_have_count(0)


def solver(pages: Pages, puzzle: Puzzle, size: tuple[int, int] = DESK, language: str = "en") -> Solver:
    page = pages.person(size, language=language, **SWIFT)
    found = Solver(page, puzzle)
    page.goto(f"{pages.address}/puzzles/{puzzle.game}/{puzzle.id}")
    return found


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("kobito", PHONE),
        pytest.param("kanobu", DESK, marks=pytest.mark.soak),
        pytest.param("hat", PHONE, marks=pytest.mark.soak),
    ],
)
def test_a_puzzle_is_tried_solved_and_explained(pages: Pages, game: str, size: tuple[int, int]) -> None:
    someone = solver(pages, simple(game), size)
    page, question = someone.page, someone.question
    someone.watch()
    assert [*overflowing(page), *barriers(page), *unnamed(page)] == []
    someone.move(someone.wrong)
    expect(question.locator(".verdict.wrong")).to_be_visible()
    expect(question.locator(".why")).to_have_count(0)
    page.keyboard.press("Escape")
    question.get_by_role("button", name="Hint").click()
    expect(question.locator(".help")).not_to_be_empty()
    someone.move(someone.puzzle.right[0])
    expect(question.locator(".verdict.right")).to_be_visible()
    expect(question.locator(".why")).not_to_be_empty()
    expect(question.locator(".rating")).to_contain_text("−")
    expect(question.locator(".chances li").first).to_contain_text("best")
    assert [*overflowing(page), *barriers(page), *unnamed(page)] == []
    # Another one, which is not this one.
    question.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url(lambda address: someone.puzzle.id not in address)
    expect(page.locator(".question")).to_be_visible()


def test_a_puzzle_by_keyboard_alone(pages: Pages) -> None:
    puzzle = simple("kanobu")
    someone = solver(pages, puzzle)
    someone.watch()
    typist = Typist(someone.page, "kanobu", 1)
    card = f'[data-slot^="hand-{puzzle.right[0].split()[1]}-"]'
    assert typist.walk("ul.hand button")
    typist.key("Home")
    for _ in range(someone.page.locator("ul.hand button").count()):
        if typist.is_at(card):
            break
        typist.key("ArrowRight")
    typist.key("Enter")
    expect(someone.page.locator(".buttons button.primary").first).to_be_visible()
    typist.key("Enter")
    expect(someone.question.locator(".verdict.right")).to_be_visible()
    assert not someone.page.evaluate("document.activeElement === document.body")
    assert typist.enter(".question a.primary")
    someone.page.wait_for_url(lambda address: puzzle.id not in address)


@pytest.mark.soak
def test_a_puzzle_in_ukrainian_is_watched_again_and_its_solution_shown(pages: Pages) -> None:
    puzzle = simple("hat")
    someone = solver(pages, puzzle, PHONE, "uk")
    page, question = someone.page, someone.question
    expect(question).to_contain_text("Дивись уважно")
    someone.watch()
    question.get_by_role("button", name="Подивитися ще раз").click()
    expect(question).to_contain_text("Дивись уважно")
    someone.watch()
    question.get_by_role("button", name="Показати розв’язок").click()
    speech = Speech("uk")
    facts = speech.facts(GAMES["hat"], puzzle.theme.facts)
    expect(question.locator(".why")).to_have_text(speech.say(f"hat-solved-{puzzle.theme.why}", **facts))
    assert [*overflowing(page), *barriers(page)] == []


@pytest.mark.soak
def test_the_shelf_keeps_what_was_solved_and_a_rating(pages: Pages) -> None:
    puzzle = simple("kanobu")
    someone = solver(pages, puzzle)
    someone.watch()
    someone.move(puzzle.right[0])
    expect(someone.question.locator(".rating")).to_contain_text("+")
    page = someone.page
    page.goto(f"{pages.address}/")
    tile = page.get_by_role("link", name="Puzzles")
    rating = tile.locator(".mark").inner_text()
    assert int(rating) > 1200
    tile.click()
    expect(page.locator("main")).to_contain_text(f"Your puzzle rating: {rating}")
    expect(page.locator(".games li", has_text="Kanobu")).to_contain_text("1 of ")
    assert [*overflowing(page), *barriers(page), *unnamed(page)] == []
    page.locator(".games li", has_text="Kanobu").get_by_role("link", name="All puzzles").click()
    number = int(puzzle.id.split("-")[1])
    theme = Speech("en").say(f"kanobu-theme-{puzzle.theme.code}")
    name = f"Puzzle {number}: {theme}, rating {puzzle.rating}, solved"
    expect(page.get_by_role("link", name=name)).to_be_visible()
    page.get_by_role("radio", name="Hard").check()
    hard = [each for each in puzzles_of(GAMES["kanobu"]).values() if each.rating >= 1450]
    expect(page.locator(".all li")).to_have_count(len(hard))
    assert [*overflowing(page), *barriers(page), *unnamed(page)] == []


@pytest.mark.soak
def test_a_puzzle_that_is_not_there_says_so(pages: Pages) -> None:
    page = pages.open("/puzzles/kobito/kobito-9999")
    expect(page.locator("main")).to_contain_text("The puzzle can't be shown")
    page.locator("main").get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
