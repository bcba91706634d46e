"""A seat of a table and who sits on it."""

import hashlib
import hmac

#: how many ids of a seat's messages are remembered
REMEMBERED = 256


def hash_of(secret: str) -> str:
    """What is stored of a secret or a one-time code; both have enough entropy for a plain hash."""
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


class Seat:
    """A person, by one or more secrets, or a bot, by its level."""

    __slots__ = (
        "code",
        "code_until",
        "ids",
        "is_away",
        "is_away_once",
        "is_gone",
        "is_ready",
        "is_resigned",
        "level",
        "name",
        "nonce",
        "person",
        "secrets",
    )

    def __init__(self, name: str, level: str | None = None, secret: str = "", person: int = 0) -> None:
        self.name = name
        #: the number of the entry with which a person sat down: it stays, wherever they sit
        self.person = person
        self.level = level
        self.secrets = [secret] if secret else []
        self.is_ready = level is not None
        self.nonce = ""
        #: a bot plays on until the person is back; once: for one move only (A34)
        self.is_away = False
        self.is_away_once = False
        self.is_resigned = False
        #: left or sent away during a game: nobody can come back to it
        self.is_gone = False
        #: the hash of a one-time code, and until when it holds
        self.code = ""
        self.code_until = 0
        #: the versions that the last messages led to, oldest first
        self.ids: dict[str, int] = {}

    @property
    def is_person(self) -> bool:
        """Does a person sit here, present or not?"""
        return self.level is None and not self.is_gone

    @property
    def is_playing(self) -> bool:
        """Does the person decide the moves?"""
        return self.is_person and not self.is_away and not self.is_resigned

    def knows(self, hashed: str) -> bool:
        """Is this the hash of one of the seat's secrets? Compared in constant time."""
        found = False
        for secret in self.secrets:
            found |= hmac.compare_digest(secret, hashed)
        return found

    def remember(self, message: str, version: int) -> None:
        self.ids[message] = version
        if len(self.ids) > REMEMBERED:
            del self.ids[next(iter(self.ids))]

    def leave(self) -> None:
        """The person is gone for good; the name stays for the record of the game."""
        self.is_gone = True
        self.secrets.clear()
        self.ids.clear()
        self.code = ""
