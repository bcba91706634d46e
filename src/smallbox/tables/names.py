"""Names and words of people: plain text, without what could disturb a page or pass for somebody else."""

import unicodedata
from collections.abc import Iterable

from smallbox.wire.codec import NotPossible

LONGEST_NAME = 24
LONGEST_TEXT = 300
#: what a table calls somebody who wanted to be forgotten
NOBODY = "—"

#: bots are called by these, in the order in which they sit down
BOT_NAMES = ("Pip", "Moss", "Juno", "Taro", "Wren", "Otis", "Nell", "Bruno")

#: categories that are not text: control, format (bidi, zero width), surrogate, private, unassigned; line and paragraph
NOT_TEXT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
ZERO_WIDTH_JOINER = "\u200d"
MARKS = ("Mn", "Me")
MOST_MARKS = 3


def clean(text: str) -> str:
    """Text without control and bidi characters, towers of marks or runs of spaces; joined emoji stay whole."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in MARKS:
            marks += 1
            if marks > MOST_MARKS or not kept:
                continue
        else:
            marks = 0
        if character == ZERO_WIDTH_JOINER and kept and unicodedata.category(kept[-1]) in ("So", "Sk", "Mn"):
            kept.append(character)
        elif category in NOT_TEXT:
            kept.append(" " if character.isspace() else "")
        else:
            kept.append(character)
    return " ".join("".join(kept).strip(ZERO_WIDTH_JOINER).split())


def clean_name(name: str, taken: Iterable[str]) -> str:
    """A name that can be shown; told apart from equal ones by a number. Raises NotPossible."""
    cleaned = cut(clean(name), LONGEST_NAME)
    if not any(character.isalnum() or unicodedata.category(character) == "So" for character in cleaned):
        raise NotPossible("bad-name")
    others = {likeness(other) for other in taken}
    if likeness(cleaned) not in others:
        return cleaned
    number = 2
    while likeness(numbered(cleaned, number)) in others:
        number += 1
    return numbered(cleaned, number)


def numbered(name: str, number: int) -> str:
    return f"{cut(name, LONGEST_NAME - 1 - len(str(number)))} {number}"


def cut(text: str, size: int) -> str:
    """The first characters of a text, without half of a joined emoji at the end."""
    return text[:size].rstrip(ZERO_WIDTH_JOINER).strip()


def clean_text(text: str) -> str:
    """Something said, ready to be shown. Raises NotPossible where nothing is left of it."""
    cleaned = cut(clean(text), LONGEST_TEXT)
    if not cleaned:
        raise NotPossible("empty-message")
    return cleaned


#: signs that look like other ones, so that equal-looking names are told apart
LOOKALIKES = str.maketrans("авекмнорстухіјѕԁɡαορνιτυχl10", "abekmhopctyxijsdgaopvituxiio")


def likeness(name: str) -> str:
    """Two names with the same likeness are easily mistaken for each other."""
    folded = unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES)
    return "".join(character for character in folded if character.isalnum() or unicodedata.category(character) == "So")
