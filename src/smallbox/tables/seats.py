"""A seat of a table and who sits on it."""

import hashlib
import hmac

#: what a program is called where a bot has its level, in results and in what is told of them
PROGRAM = "program"
#: how many ids of a seat's messages are remembered
REMEMBERED = 256


def hash_of(secret: str) -> str:
    """What is stored of a secret or a one-time code; both have enough entropy for a plain hash."""
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


class Seat:
    """A person, by one or more secrets, or a bot, by its level.

    A program that came over the network with a bot's token has secrets and connects like a person.
    """

    __slots__ = (
        "asked_by",
        "code",
        "code_until",
        "commit",
        "hints",
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
        "program",
        "secrets",
        "silences",
    )

    def __init__(
        self, name: str, level: str | None = None, secret: str = "", person: int = 0, program: str = ""
    ) -> None:
        self.name = name
        #: the id of the bot whose token it came with; '' where no program sits here
        self.program = program
        #: the number of the entry with which a person sat down: it stays, wherever they sit
        self.person = person
        self.level = level
        self.secrets = [secret] if secret else []
        self.is_ready = level is not None
        self.nonce = ""
        #: the hash of the nonce, also before that is opened
        self.commit = ""
        #: how often since the last deal a nonce was promised and did not come
        self.silences = 0
        #: a bot plays on until the person is back; once: for one move only (A34)
        self.is_away = False
        self.is_away_once = False
        #: the seats that ask for such a bot
        self.asked_by: list[int] = []
        self.is_resigned = False
        #: good moves that were asked for in this game or match
        self.hints = 0
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
    def bot_level(self) -> str | None:
        """As results tell it: the level of a bot, the same word for every program, None for a person."""
        return PROGRAM if self.program else self.level

    @property
    def is_playing(self) -> bool:
        """Does the person decide the moves?"""
        return self.level is None and not self.is_gone and not self.is_away and not self.is_resigned

    @property
    def is_missed(self) -> bool:
        """Does a bot play for the person, or is one asked for?"""
        return self.is_away or bool(self.asked_by)

    @property
    def is_sealed(self) -> bool:
        """Has the person given the hash of a nonce that is not open yet?"""
        return bool(self.commit) and not self.nonce

    def unready(self) -> None:
        """A person says anew that they are ready, with a new nonce of their own."""
        self.is_ready = self.level is not None
        self.nonce = self.commit = ""

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

    def come_back(self) -> None:
        """The person decides the moves again."""
        self.is_away = self.is_away_once = False
        self.asked_by.clear()

    def leave(self) -> None:
        """The person is gone for good; the name stays for the record of the game."""
        self.is_gone = True
        self.asked_by.clear()
        self.secrets.clear()
        self.ids.clear()
        self.code = ""
