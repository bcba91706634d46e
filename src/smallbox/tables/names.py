"""Names and words of people: plain text, without what could disturb a page or pass for somebody else."""

import unicodedata
from collections.abc import Iterable

from smallbox.wire.codec import NotPossible

LONGEST_NAME = 24
LONGEST_TITLE = 40
LONGEST_TEXT = 300
#: what a table calls somebody who wanted to be forgotten
NOBODY = "—"

#: bots are called by these, in the order in which they sit down
BOT_NAMES = ("Pip", "Moss", "Juno", "Taro", "Wren", "Otis", "Nell", "Bruno")

#: categories that are not text: control, format (bidi, zero width), surrogate, private, unassigned; line and paragraph
NOT_TEXT = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
ZERO_WIDTH_JOINER = "\u200d"
#: shown as nothing by the standard (Default_Ignorable_Code_Point), whatever their category; first and last of each run
IGNORABLE = (
    *((0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F)),
    *((0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF)),
    *((0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
)
#: blank all the same: fillers of braille, Khitan and Egyptian, an object that is not there, a note without a head
BLANK = frozenset("\u2800\ufffc\U00016fe4\U00013441\U00013442\U0001d159")
#: those of them that stand for a space
FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U00013441\U00013442")
#: says whether what comes before is a text or a picture, as in a heart or a key
PICTURES = ("\ufe0e", "\ufe0f")
KEYS = "0123456789#*"
MARKS = ("Mn", "Me")
MOST_MARKS = 3


def clean(text: str) -> str:
    """Text without control and bidi characters, towers of marks or runs of spaces; joined emoji stay whole."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if is_blank(character) and not joins(character, kept):
            kept.append(" " if character in FILLERS else "")
            continue
        if category in MARKS:
            marks += 1
            if marks > MOST_MARKS or not kept:
                continue
        else:
            marks = 0
        if category in NOT_TEXT and character != ZERO_WIDTH_JOINER:
            kept.append(" " if character.isspace() else "")
        else:
            kept.append(character)
    return " ".join("".join(kept).strip(ZERO_WIDTH_JOINER).split())


def is_blank(character: str) -> bool:
    """Would nobody see it?"""
    return character in BLANK or any(first <= ord(character) <= last for first, last in IGNORABLE)


def joins(character: str, kept: list[str]) -> bool:
    """Is it a part of an emoji that is made of several characters?"""
    before = kept[-1] if kept else ""
    if character == ZERO_WIDTH_JOINER:
        return bool(before) and unicodedata.category(before) in ("So", "Sk", "Mn")
    return character in PICTURES and bool(before) and (unicodedata.category(before) == "So" or before in KEYS)


def clean_title(text: str, longest: int) -> str:
    """What something is called, so that it can be shown. Raises NotPossible where nothing could be read."""
    cleaned = cut(clean(text), longest)
    if not any(character.isalnum() or unicodedata.category(character) == "So" for character in cleaned):
        raise NotPossible("bad-name")
    return cleaned


def clean_name(name: str, taken: Iterable[str]) -> str:
    """A name that can be shown; told apart from equal ones by a number. Raises NotPossible."""
    cleaned = clean_title(name, LONGEST_NAME)
    others = {likeness(other) for other in taken}
    if likeness(cleaned) not in others:
        return cleaned
    number = 2
    while likeness(numbered(cleaned, number)) in others:
        number += 1
    return numbered(cleaned, number)


def name_key(name: str) -> str:
    """What two spellings of one person's name have in common: neither case nor width nor spaces tell people apart."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


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
