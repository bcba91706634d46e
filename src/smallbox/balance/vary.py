"""One number changed and nothing else: an option of the table, or a number in the data file."""

import json
import re
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any

from smallbox.core.data import Source
from smallbox.core.errors import BadOption
from smallbox.core.game import AnyGame
from smallbox.core.notation import is_number, shown

#: `hand=4,5,6` or `hand=4..8`; `purple.Ca/purple.St=1..5` takes from the second what the first gets
WRITTEN = re.compile(r"(?P<name>[\w.]+)(?:/(?P<from>[\w.]+))?=(?P<values>[\d.,]+)\Z")
MOST_VALUES = 40


class Change:
    """A number under its name, the values that it takes, and the one that it has."""

    def __init__(self, name: str, values: Sequence[int], usual: int | None, option: str | None) -> None:
        self.name = name
        self.values = values
        self.usual = usual
        #: the option that it is, or None for a number in the data
        self.option = option
        self.content: dict[str, Any] = {}
        self.path: list[str] = []
        self.balance: list[str] = []

    def text_with(self, value: int) -> str:
        """The data file with this value. Whether the game can be played with it, the game says."""
        content = json.loads(json.dumps(self.content))
        put(content, self.path, value)
        if self.balance:
            assert self.usual is not None
            put(content, self.balance, number_at(content, self.balance) - value + self.usual)
        return json.dumps(content)


def read_change(game: AnyGame, text: str, given: Mapping[str, str], data: Source | None) -> Change:
    """`--vary` as it is written. Raises BadOption."""
    found = WRITTEN.match(text)
    if found is None:
        raise BadOption(f"--vary: expected a number and its values, such as hand=4,5,6 or hand=4..8, got {shown(text)}")
    values = read_values(found["values"])
    options = {option.name: option for option in game.option_list() if option.kind == "number"}
    name, balance = found["name"], found["from"]
    if name in options and balance is None:
        default = options[name].default
        now = given.get(name, default if default is not None else "")
        return Change(name, values, int(now) if is_number(now) else None, name)
    return data_change(game, name, balance, values, data, list(options))


def data_change(
    game: AnyGame, name: str, balance: str | None, values: list[int], data: Source | None, options: list[str]
) -> Change:
    content = data_of(game, data)
    change = Change(name if balance is None else f"{name}/{balance}", values, None, None)
    change.content, change.path = content, name.split(".")
    change.balance = balance.split(".") if balance else []
    for path in filter(None, (change.path, change.balance)):
        if number_at(content, path) is None:
            numbers = ", ".join([*options, *numbers_in(content)])
            raise BadOption(f"--vary: expected one of {numbers or 'no number at all'}; got {shown('.'.join(path))}")
    change.usual = number_at(content, change.path)
    return change


def read_values(text: str) -> list[int]:
    """`4,6,8` or `4..8`. Raises BadOption."""
    first, dots, last = text.partition("..")
    words = text.split(",")
    if dots and is_number(first) and is_number(last) and int(first) <= int(last) < int(first) + MOST_VALUES:
        return list(range(int(first), int(last) + 1))
    if dots or len(words) > MOST_VALUES or not all(is_number(word) for word in words):
        raise BadOption(f"--vary: expected up to {MOST_VALUES} values, such as 4,6,8 or 4..8, got {shown(text)}")
    return sorted({int(word) for word in words})


def data_of(game: AnyGame, data: Source | None) -> dict[str, Any]:
    """The numbers of a game's cards; none where its data file is no JSON."""
    if data is not None:
        return data.json() if data.text.lstrip().startswith("{") else {}
    file = resources.files(game.package).joinpath("data", f"{game.name}.json")
    content: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return content


def number_at(content: Any, path: Sequence[str]) -> Any:
    """The number at a path; rows of lists count from 1. None where there is no number."""
    for step in path:
        if isinstance(content, list):
            content = content[int(step) - 1] if is_number(step) and 0 < int(step) <= len(content) else None
        else:
            content = content.get(step) if isinstance(content, dict) else None
    return content if isinstance(content, int) and not isinstance(content, bool) else None


def put(content: Any, path: Sequence[str], value: int) -> None:
    for step in path[:-1]:
        content = content[int(step) - 1] if isinstance(content, list) else content[step]
    content[path[-1] if isinstance(content, dict) else int(path[-1]) - 1] = value


def numbers_in(content: Any, path: str = "") -> list[str]:
    """The paths of all numbers; of a list only its first row stands for all."""
    if isinstance(content, int) and not isinstance(content, bool):
        return [path]
    rows: list[tuple[str, Any]] = []
    if isinstance(content, dict):
        rows = list(content.items())
    elif isinstance(content, list):
        rows = [(str(number), row) for number, row in list(enumerate(content, 1))[:1]]
    return [name for key, row in rows for name in numbers_in(row, f"{path}.{key}" if path else key)]
