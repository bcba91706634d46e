"""What a client says: every message has an id and is answered."""

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from smallbox.games import GAMES

#: chosen by the client, different for each message of a seat; a repeated id does nothing twice
Id = Annotated[str, Meta(min_length=1, max_length=40)]
Secret = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$(?!\\n)")]
Code = Annotated[str, Meta(max_length=8, pattern="^[2-9A-HJ-NP-Z]{8}$(?!\\n)")]
Name = Annotated[str, Meta(min_length=1, max_length=100)]
Nonce = Annotated[str, Meta(max_length=64, pattern="^[0-9a-f]*$(?!\\n)")]
#: hexadecimal SHA-256 of a nonce as it is written
NonceCommit = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$(?!\\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Version = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OneTimeCode = Annotated[str, Meta(max_length=8, pattern="^[2-9A-HJ-NP-Z]{8}$(?!\\n)")]
Options = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)]], Meta(max_length=100)
]

if TYPE_CHECKING:
    GameName: TypeAlias = str
else:
    # One of the games of this server; what is no game is refused when a message is read.
    GameName = Literal[tuple(GAMES)]
Phase = Literal["lobby", "playing", "between", "over"]
Pace = Literal["none", "relaxed", "brisk", "day", "three_days", "week"]
#: how long bots take: as people do, a little, or not at all
BotPace = Literal["thoughtful", "brisk", "instant"]
#: how many games are played one after another: one, until somebody has won two, or as long as the minutes last
SeriesLength = Literal["one", "first_to_two", "minutes_15", "minutes_30", "minutes_45"]
Privacy = Literal["private", "public"]
ChatMode = Literal["free", "quick", "off"]
Reaction = Literal[
    "hello", "well_played", "thanks", "oops", "haha", "wow", "hurry", "good_game", "sure", "unsure", "poker_face"
]


class TableSettings(msgspec.Struct, frozen=True):
    """What the host of a table chooses beside its seats."""

    options: Options
    pace: Pace
    privacy: Privacy
    chat: ChatMode
    bot_pace: BotPace = "thoughtful"
    series: SeriesLength = "one"
    #: may people ask for a good move although others play? Whoever plays with bots alone always may
    hints: bool = False


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client asks for."""

    id: Id


class Hello(ClientMessage, tag="hello", frozen=True):
    """The first message: come to a table, with the secret of a seat or to watch; `version` is the last one seen."""

    table: Code
    secret: Secret | None = None
    version: Version | None = None
    #: a big screen for all to see: who sits at the table then has the hand on the phone; only for those who watch
    screen: bool = False
    #: secrets of further seats whose people share this device: they count as present, and nothing of them is told
    beside: Annotated[list[Secret], Meta(max_length=8)] = []


class MakeMove(ClientMessage, tag="move", frozen=True):
    """Make one of the moves of the view."""

    move: msgspec.Raw


class Undo(ClientMessage, tag="undo", frozen=True):
    """Take the last move back, where the rules let one (D60)."""


class Ready(ClientMessage, tag="ready", frozen=True):
    """Ready for the deal, or no longer, with a nonce for the shuffles: by its hash, openly, or none."""

    ready: bool = True
    #: the number, openly
    nonce: Nonce = ""
    #: the hash of the number, which `reveal` opens once `dealing` asks for it; `nonce` is empty then
    commit: NonceCommit = ""


class Reveal(ClientMessage, tag="reveal", frozen=True):
    """Open the number whose hash was given with `ready`. With the last one that is awaited the cards are dealt."""

    nonce: Nonce


class Start(ClientMessage, tag="start", frozen=True):
    """The host begins the game; empty seats are closed."""


class Leave(ClientMessage, tag="leave", frozen=True):
    """Leave the table; in a game, a bot takes the seat."""


class Kick(ClientMessage, tag="kick", frozen=True):
    """The host sends a person away; in a game, a bot takes the seat."""

    seat: SeatNumber
    #: the version in which the seats were seen; refused where somebody has moved since
    version: Version | None = None


class Swap(ClientMessage, tag="swap", frozen=True):
    """Before the game: take a free seat or a bot's; the host may swap any two seats."""

    seat: SeatNumber
    other: SeatNumber
    #: the version in which the seats were seen; refused where somebody has moved since
    version: Version | None = None


class AddBot(ClientMessage, tag="add_bot", frozen=True):
    """The host puts a bot into a free seat, the first one unless named."""

    level: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber | None = None
    #: the version in which the seats were seen; refused where somebody has moved since
    version: Version | None = None


class RemoveBot(ClientMessage, tag="remove_bot", frozen=True):
    """The host takes a bot away."""

    seat: SeatNumber
    #: the version in which the seats were seen; refused where somebody has moved since
    version: Version | None = None


class Settings(ClientMessage, tag="settings", frozen=True):
    """The host changes the table; seats, options and series only before the game. What is left out stays as it is."""

    seats: Annotated[int, Meta(ge=2, le=8)] | None = None
    options: Options | None = None
    pace: Pace | None = None
    privacy: Privacy | None = None
    chat: ChatMode | None = None
    bot_pace: BotPace | None = None
    #: another one begins anew: its score is 0
    series: SeriesLength | None = None
    hints: bool | None = None


class Chat(ClientMessage, tag="chat", frozen=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=400)]


class React(ClientMessage, tag="react", frozen=True):
    """A quick phrase or an emote."""

    reaction: Reaction


class Resign(ClientMessage, tag="resign", frozen=True):
    """Give the game up: a bot plays on, and the person counts as last."""


class Stop(ClientMessage, tag="stop", frozen=True):
    """The last remaining person ends the game."""


class Rematch(ClientMessage, tag="rematch", frozen=True):
    """After the game: the same table again, with the next starter."""


class Back(ClientMessage, tag="back", frozen=True):
    """I am here again: the bot that stood in steps aside."""


class StandIn(ClientMessage, tag="stand_in", frozen=True):
    """Let a bot play for somebody who is away, until they are back.

    The host decides it. Anybody else asks for it; while the host is away, more than half of the people present decide.
    """

    seat: SeatNumber
    #: the version in which the seats were seen; refused where somebody has moved since
    version: Version | None = None


class Hurry(ClientMessage, tag="hurry", frozen=True):
    """Whoever plays alone with bots: they need not take their time before my next turn."""


class AskHint(ClientMessage, tag="hint", frozen=True):
    """Show me a good move, in my turn; the answer is a hint. All are told that one was asked for."""


class Displayed(ClientMessage, tag="displayed", frozen=True):
    """This client has drawn the gift that is being shown (That's Not a Hat)."""

    version: Version


class Handover(ClientMessage, tag="handover", frozen=True):
    """Ask for a one-time code with which another device can take this seat too."""


class Forget(ClientMessage, tag="forget", frozen=True):
    """Leave, and erase the name and all that was said from this seat."""


AnyClientMessage = (
    Hello
    | MakeMove
    | Undo
    | Ready
    | Reveal
    | Start
    | Leave
    | Kick
    | Swap
    | AddBot
    | RemoveBot
    | Settings
    | Chat
    | React
    | Resign
    | Stop
    | Rematch
    | Back
    | StandIn
    | Hurry
    | AskHint
    | Displayed
    | Handover
    | Forget
)
