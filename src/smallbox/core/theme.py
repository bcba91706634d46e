"""What a puzzle is about, and why its solution is best: codes, and the facts that the sentence needs."""

import msgspec


class Theme(msgspec.Struct, frozen=True):
    """The title of the theme is `<game>-theme-<code>`; why the solution is best says `<game>-solved-<why>`."""

    #: by what the seat sees, so that it gives nothing of the solution away
    code: str
    why: str
    facts: dict[str, int | str] = {}
