"""What a client may say, read from docs/protocol.md: the examples there are where every attack begins."""

import json
import re
from pathlib import Path
from typing import Any

TEXT = Path(__file__).parents[2].joinpath("docs", "protocol.md").read_text("utf-8")
EXAMPLE = re.compile(r"```json\n(.*?)\n```", re.DOTALL)


def examples_of(title: str) -> list[dict[str, Any]]:
    """The examples below a heading of the second level."""
    part = TEXT.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
    return [json.loads(each) for each in EXAMPLE.findall(part)]


#: one of each kind of message
MESSAGES: dict[str, dict[str, Any]] = {each["type"]: each for each in examples_of("What a client says")}
KINDS = tuple(MESSAGES)


def moves_of(game: str, title: str) -> list[dict[str, Any]]:
    """One of each kind of move of a game, as the reference shows it."""
    part = TEXT.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
    names = re.findall(
        rf"\[({game.capitalize()}\w+)\]", TEXT.split(f"</a>{game.capitalize()}Move |", 1)[1].split("\n")[0]
    )
    sections = {each.split("\n", 1)[0]: each for each in part.split("\n### ")}
    return [json.loads(EXAMPLE.findall(sections[name])[0]) for name in names]


TITLES = {"kobito": "Kobito", "kanobu": "Kanobu", "hat": "That's Not a Hat"}
MOVES = {game: moves_of(game, title) for game, title in TITLES.items()}
