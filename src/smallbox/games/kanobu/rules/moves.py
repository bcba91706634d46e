"""The one table of Kanobu's moves: number, struct, and what each asks for."""

from smallbox.core.messages import Move
from smallbox.games.kanobu.messages import Accept, AnyMove, Draw, NameColour, Pass, Play, StarPlay, StarTake
from smallbox.games.kanobu.rules.cards import COLOURS, Faces, read_face
from smallbox.games.kanobu.rules.legal import OTHER_ACTIONS

SLOTS = (1, 2, 3)
OTHERS: tuple[AnyMove, ...] = (
    Draw(),
    Pass(),
    Accept(),
    *(NameColour(colour) for colour in COLOURS),
    *(StarPlay(slot) for slot in SLOTS),
    *(StarTake(slot) for slot in SLOTS),
)
NUMBER_OF: dict[Move, int] = {move: number for number, move in enumerate(OTHERS)}
assert len(OTHERS) == OTHER_ACTIONS


def move_of(faces: Faces, action: int) -> AnyMove:
    size = len(faces.names)
    return Play(faces.names[action]) if action < size else OTHERS[action - size]


def action_of(faces: Faces, move: Move) -> int:
    """The number of a move that the rules allow."""
    if isinstance(move, Play):
        return faces.local[read_face(move.card)]
    return len(faces.names) + NUMBER_OF[move]
