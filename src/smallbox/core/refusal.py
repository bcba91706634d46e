"""Why a move is not allowed: the clause and the facts, never a sentence."""

Fact = str | int | list[str]


class Refusal:
    """A clause that forbids a move, the reason where the clause has several, and the facts a sentence needs."""

    __slots__ = ("clause", "facts", "reason")

    def __init__(self, clause: str, reason: str = "", **facts: Fact) -> None:
        self.clause = clause
        self.reason = reason
        self.facts = facts

    @property
    def sentence(self) -> str:
        """The name of its sentence, without the game: `K10-not-held`."""
        return f"{self.clause}-{self.reason}" if self.reason else self.clause

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {fact}" for name, fact in self.facts.items())
        return f"{self.sentence}: {facts}" if facts else self.sentence

    def __repr__(self) -> str:
        return f"Refusal({self})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.clause, self.reason, self.facts) == (other.clause, other.reason, other.facts)

    def __hash__(self) -> int:
        return hash((self.clause, self.reason))
