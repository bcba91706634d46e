"""Moves of Kanobu read from notation (docs/rules/notation.md, section 4)."""

from smallbox.core.errors import BadNotation
from smallbox.core.messages import Move
from smallbox.core.notation import read_number
from smallbox.games.kanobu.messages import NameColour, Play, StarPlay, StarTake
from smallbox.games.kanobu.notation.write import WORDS
from smallbox.games.kanobu.rules.cards import read_face
from smallbox.games.kanobu.rules.state import State


def read_move(text: str, state: State, seat: int) -> Move:
    words = text.split()
    if len(words) == 1 and words[0] in WORDS:
        return WORDS[words[0]]
    if len(words) == 2 and words[0] == "play":
        read_face(words[1])
        return Play(words[1])
    if len(words) == 2 and words[0] == "colour":
        return NameColour(words[1])
    if len(words) == 3 and words[0] == "star" and words[1] in ("play", "take"):
        slot = read_number(words[2], "the slot of a Star", 1)
        return StarPlay(slot) if words[1] == "play" else StarTake(slot)
    raise BadNotation(f"expected play CARD, draw, pass, accept, colour C, star play N or star take N, got {text!r}")
