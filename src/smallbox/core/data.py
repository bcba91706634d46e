"""Reading the data files of a game: the package's own, or a file of the user's.

What reading needs is imported where it is used: it would be a fifth of the time that importing the games takes.
"""

# ruff: noqa: PLC0415

from typing import Any

from smallbox.core.errors import BadData, Flaw

#: no data file is larger than this, in bytes
LARGEST = 16_000_000
#: how deep objects and lists of a data file lie in each other
DEEPEST = 20
TOO_DEEP = f"expected objects and lists that lie at most {DEEPEST} deep in each other, got deeper ones"


class Source:
    """The text of a data file, its name for messages, and its hash where it is the user's own."""

    def __init__(self, name: str, text: str, digest: str | None) -> None:
        self.name = name
        self.text = text
        self.digest = digest

    def tag(self, identity: str) -> str:
        """The value of a record's `Data` tag."""
        return identity if self.digest is None else f"{identity} sha256:{self.digest}"

    def json(self) -> dict[str, Any]:
        import json

        try:
            content = json.loads(self.text)
        except json.JSONDecodeError as error:
            flaw = Flaw("unreadable", f"line/{error.lineno}")
            raise BadData(
                f"{self.name}: expected JSON, got an error in line {error.lineno}: {error.msg}", flaw
            ) from None
        except RecursionError:
            raise BadData(f"{self.name}: {TOO_DEEP}") from None
        except ValueError:
            # Python refuses to read more than 4,300 digits.
            raise BadData(f"{self.name}: expected numbers of a few digits, got one of thousands") from None
        if is_too_deep(content):
            raise BadData(f"{self.name}: {TOO_DEEP}")
        if not isinstance(content, dict):
            raise BadData(f"{self.name}: expected a JSON object, got {type(content).__name__}")
        return content


def is_too_deep(content: Any) -> bool:
    """Could a message not even quote it?"""
    level = [content]
    for _ in range(DEEPEST):
        inner = [each.values() if isinstance(each, dict) else each for each in level if isinstance(each, dict | list)]
        level = [each for group in inner for each in group]
    return any(isinstance(each, dict | list) for each in level)


def packaged(package: str, name: str) -> Source:
    """A data file that comes with smallbox."""
    from importlib import resources

    return Source(name, resources.files(package).joinpath("data", name).read_text("utf-8"), None)


def own_file(path: str) -> Source:
    """A data file of the user's own."""
    import hashlib

    content = read_file(path, "a readable data file")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadData(f"{path}: expected UTF-8 text, got a byte {content[error.start]:#04x} at {error.start}") from None
    return Source(path, text, hashlib.sha256(content).hexdigest())


def own_text(text: str, name: str) -> Source:
    """A data file of the user's own that came as text; named for messages."""
    import hashlib

    return Source(name, text, hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest())


def read_file(path: str, expected: str) -> bytes:
    """What a file holds, unless it is too large to be of use, or has no end. Raises BadData."""
    from pathlib import Path

    try:
        with Path(path).open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise BadData(f"{path}: expected {expected}, got: {error.strerror}") from None
    except ValueError:
        raise BadData(f"expected {expected}, got the name {path!r}") from None
    if len(content) > LARGEST:
        raise BadData(f"{path}: expected a file of at most {LARGEST // 1_000_000} MB, got a larger one")
    return content
