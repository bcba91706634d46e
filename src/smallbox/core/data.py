"""Reading the data files of a game: the package's own, or a file of the user's.

What reading needs is imported where it is used: it would be a fifth of the time that importing the games takes.
"""

# ruff: noqa: PLC0415

from typing import Any

from smallbox.core.errors import BadData


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
            raise BadData(f"{self.name}: expected JSON, got an error in line {error.lineno}: {error.msg}") from None
        if not isinstance(content, dict):
            raise BadData(f"{self.name}: expected a JSON object, got {type(content).__name__}")
        return content


def packaged(package: str, name: str) -> Source:
    """A data file that comes with smallbox."""
    from importlib import resources

    return Source(name, resources.files(package).joinpath("data", name).read_text("utf-8"), None)


def own_file(path: str) -> Source:
    """A data file of the user's own."""
    import hashlib
    from pathlib import Path

    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadData(f"{path}: expected a readable data file, got: {error.strerror}") from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadData(f"{path}: expected UTF-8 text, got a byte {content[error.start]:#04x} at {error.start}") from None
    return Source(path, text, hashlib.sha256(content).hexdigest())
