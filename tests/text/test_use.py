"""Every sentence is said somewhere, and every sentence that the code asks for is there."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec

import smallbox
from smallbox.analysis.hint import ONLY
from smallbox.analysis.searched import MORE, MOST
from smallbox.bots import bots_of
from smallbox.core.prompt import CODES as PROMPTS
from smallbox.games import GAMES
from smallbox.practice.lessons import lesson_sentences, lessons_of
from smallbox.tables.seats import PROGRAM
from smallbox.wire.client import Reaction
from smallbox.wire.problems import PROBLEMS
from smallbox.wire.server import TABLE_EVENTS
from tests.conformance.test_clauses import REFUSAL, sources
from tests.text.test_languages import messages

PYTHON = Path(smallbox.__file__).parent
WEB = Path(__file__).parents[2] / "web"
#: a name that is written out, and one that is put together: `kanobu-symbol-{…}`
WRITTEN = re.compile(r"""["'`]([a-z]+(?:-[A-Za-z0-9_]+)+)["'`]""")
COMPOSED = re.compile(r"""["'`](\$?\{[^{}]*\}-)?([a-z]+(?:-[A-Za-z0-9_]+)*-)\$?\{[^{}"'`]*\}(-[a-z-]+)?""")
ASKED = re.compile(r"""\bsay\(\s*"([a-z][\w-]*)\"""")


@cache
def code() -> str:
    """All that can ask for a sentence: Python, and the client."""
    python = [file for file in sorted(PYTHON.rglob("*.py")) if "client" not in file.relative_to(PYTHON).parts]
    files = [file for folder in ("src", "plugins") for file in sorted((WEB / folder).rglob("*"))]
    client = [file for file in files if file.suffix in (".svelte", ".ts") and ".test." not in file.name]
    return "\n".join(file.read_text("utf-8") for file in (*python, *client))


def tag(struct: type[msgspec.Struct]) -> str:
    return str(struct.__struct_config__.tag).replace("_", "-")


def named_by_lists() -> Iterator[str]:
    """The sentences that belong to something the code lists: problems, events, refusals, options, bots."""
    yield from (f"prompt-{code}" for code in PROMPTS)
    yield from (f"why-{code}" for code in (MORE, MOST, ONLY))
    yield f"level-{PROGRAM}"
    yield from (f"problem-{code}" for code in PROBLEMS)
    yield from (f"table-event-{tag(event)}" for event in TABLE_EVENTS)
    yield from (f"reaction-{reaction}" for reaction in get_args(Reaction))
    for name, game in GAMES.items():
        yield from (f"{name}-event-{tag(event)}" for event in game.events)
        own = {f"{name}-prompt-{code.replace('_', '-')}" for code in game.prompts}
        yield from own & set(messages("en"))
        yield from (f"{name}-why-{code.replace('_', '-')}" for code in game.bot.reasons)
        yield from (f"{name}-bot-{level}" for level in bots_of(game))
        yield from (f"level-{level}" for level in bots_of(game))
        refusals = {match for text in sources(name).values() for match in REFUSAL.findall(text)}
        yield from (f"{name}-refusal-{clause}" + (f"-{reason}" if reason else "") for clause, reason in refusals)
        yield from puzzle_words(name)
        yield from balance_words(name)
        yield from (f"{name}-preset-{preset.name}" for preset in game.presets)
        yield from (text for lesson in lessons_of(game) for text in lesson_sentences(name, lesson))
        yield from (f"preset-{preset.name}" for preset in game.presets)
        for option in game.option_list():
            yield f"{name}-option-{option.name}"
            yield f"{name}-option-{option.name}-hint"
            if option.kind == "choice":
                yield from (f"{name}-choice-{option.name}-{choice}" for choice in option.choices)


def puzzle_words(name: str) -> Iterator[str]:
    """What puzzles say of their themes, moves and solutions; where the kind of a move is all, hints go by the theme."""
    bots, moves = GAMES[name].bot, [tag(move) for move in GAMES[name].moves]
    yield from (f"{name}-theme-{theme}" for theme in bots.themes)
    yield from (f"{name}-solved-{reason}" for reason in bots.puzzle_reasons)
    yield from (f"{name}-try-{move}" for move in moves)
    yield from (f"{name}-hint-{hint}" for hint in (bots.themes if bots.whole_game is None else moves))


def balance_words(name: str) -> Iterator[str]:
    """What a report of the balance says of a game: who leads, what decides, how long decisions take, how it ends."""
    measures = GAMES[name].measures
    yield from (f"{name}-cause-{cause.name}" for cause in measures.causes)
    yield from (f"{name}-decision-{decision}" for decision in measures.seconds)
    yield from [f"{name}-penalties"] if measures.has_penalties else []
    yield from [f"{name}-leads"] if measures.has_lead else []
    yield from (sentence for sentence in messages("en") if sentence.startswith(f"{name}-ending-"))


def captions() -> set[str]:
    """Shorter sentences for some of a game's events; the others are told by their own."""
    return {f"{name}-caption-{tag(event)}" for name, game in GAMES.items() for event in game.events}


#: families whose names are all known: a name outside of `named_by_lists` is said by nobody
LISTED = re.compile(
    r"^(problem|prompt|why|table-event|reaction|level|preset"
    r"|[a-z]+-(event|caption|bot|prompt|refusal|option|choice|preset|lesson|solved|try|hint))-"
)


@cache
def words() -> frozenset[str]:
    """What can fill the gap of a name: words that the code spells between quotes, and those of the games' data."""
    quoted = "-".join("-".join(pair) for pair in re.findall(r"""["'`]([\w-]+)["'`]|(\w+):""", code()))
    data = "\n".join(file.read_text("utf-8") for file in PYTHON.glob("games/*/data/*") if file.is_file())
    numbers = {str(number) for number in range(13)}
    return frozenset({*quoted.lower().split("-"), *re.findall(r"\w+", data.lower()), *numbers})


def shapes() -> Iterator[re.Pattern[str]]:
    """What the names look like that the code puts together."""
    for before, middle, after in set(COMPOSED.findall(code())):
        start = rf"(?:{'|'.join(GAMES)})-" if before else ""
        yield re.compile(f"{start}{re.escape(middle)}([A-Za-z0-9_-]+){re.escape(after)}")


def is_composed(name: str, patterns: list[re.Pattern[str]]) -> bool:
    fits = [fit for pattern in patterns if (fit := pattern.fullmatch(name))]
    return any(set(fit[1].lower().split("-")) <= words() for fit in fits)


def test_every_sentence_is_said_somewhere() -> None:
    known = set(WRITTEN.findall(code())) | set(named_by_lists()) | captions()
    patterns = list(shapes())
    unsaid = [
        name for name in messages("en") if name not in known and (LISTED.match(name) or not is_composed(name, patterns))
    ]
    assert unsaid == []


def test_every_sentence_that_python_asks_for_is_there() -> None:
    asked = set(ASKED.findall(code()))
    assert len(asked) > 50
    assert sorted(asked - set(messages("en"))) == []


def test_what_the_code_lists_has_its_sentence() -> None:
    # The bot that plays at random is the same in every game, and described once.
    missing = set(named_by_lists()) - set(messages("en"))
    assert missing == {f"{name}-bot-random" for name in GAMES}
