"""Files that almost are what they should be: good ones, mangled by lot."""

import random
import re

#: what numbers and words are replaced by
NUMBERS = (
    *("0", "-1", "1", "13", "14", "99999999", str(2**31), str(2**63), "9" * 30, "9" * 6000, "1e400", "1.5", "NaN"),
    *("²", "٣", "007", "+1", "1_0", ""),
)
WORDS = (
    *(
        "",
        "-",
        "*",
        "é",
        "\0",
        "\ud7ff",
        "\u202e",
        "\x1b[31m",
        "😀",
        "x" * 5000,
        "A",
        "M",
        "Z",
        "null",
        "[",
        "]",
        "{",
        "}",
    ),
    *(
        '"',
        "'",
        ";",
        ":",
        "=",
        "|",
        "~",
        ",",
        "#",
        "\n",
        "\r",
        "\u2028",
        "9*99999",
        "K*2",
        "n 99999999",
        "opt x=y",
        "new",
    ),
    *("turn B", "over", "{", "(draw)*9", "[" * 3000, '{"a":' * 3000, "S1 [1 2 3 4]", "hand# A", "scores -1"),
)
TOKEN = re.compile(r"\d+|[A-Za-z]+|[^\w\s]|\s+")


def mangled(text: str, chance: random.Random) -> bytes:
    """A text with a few things wrong in it."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        text = chance.choice((replace_token, replace_token, change_lines, cut, change_tag))(text, chance)
    data = text.encode("utf-8", "replace")
    if chance.random() < 0.05:
        at = chance.randrange(len(data) + 1)
        data = data[:at] + bytes([chance.randrange(256)]) + data[at + 1 :]
    return data


def replace_token(text: str, chance: random.Random) -> str:
    tokens = TOKEN.findall(text)
    if not tokens:
        return chance.choice(WORDS)
    at = chance.randrange(len(tokens))
    choices = NUMBERS if tokens[at].isdigit() and chance.random() < 0.7 else WORDS
    tokens[at] = chance.choice((*choices, chance.choice(tokens)))
    return "".join(tokens)


def change_lines(text: str, chance: random.Random) -> str:
    lines = text.split("\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(3):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[other])
        case _:
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


def cut(text: str, chance: random.Random) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + text[at + chance.choice((1, 5, 50, len(text))) :]


def change_tag(text: str, chance: random.Random) -> str:
    """Another text between quotation marks: the value of a tag, or of JSON."""
    quoted = list(re.finditer(r'"([^"\n]*)"', text))
    if not quoted:
        return replace_token(text, chance)
    found = chance.choice(quoted)
    return text[: found.start(1)] + chance.choice((*NUMBERS, *WORDS)) + text[found.end(1) :]
