"""The clauses of Stairs (tests/fourth/stairs.md): never reused, never renumbered."""

from typing import Final

T1: Final = "T1"
T2: Final = "T2"
T3: Final = "T3"
T4: Final = "T4"
T5: Final = "T5"
T6: Final = "T6"
T7: Final = "T7"
T8: Final = "T8"

CLAUSES = (T1, T2, T3, T4, T5, T6)
RULINGS = (T7, T8)
