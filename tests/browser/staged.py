"""Tables that are set, not played: a page whose socket the test answers, with any position of any game."""

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Page, WebSocketRoute

import smallbox
from smallbox.core.messages import View
from smallbox.wire.client import Phase
from smallbox.wire.codec import encode
from smallbox.wire.server import Clock, Presence, ResultInfo, SeatInfo, TableInfo, TableMessage

CODE = "STAGEDAA"
#: as long as a name may be, in the widest letters
WIDE_NAME = "Щ" * 20
#: moves after which a game that nobody wins is left alone
MOST_MOVES = 4000


class Scene(NamedTuple):
    """A position as one reader sees it."""

    name: str
    view: View
    players: int
    #: null for a spectator
    you: int | None


class Staged:
    """A page at a table of its own, where the test says what lies on it."""

    def __init__(self, page: Page, address: str, game: str) -> None:
        self.page = page
        self.game = game
        self._version = 0
        self._socket: WebSocketRoute | None = None
        self._message: TableMessage | None = None
        self._address = address
        page.route_web_socket("**/socket", self._open)

    def show(
        self,
        scene: Scene,
        *,
        phase: Phase = "playing",
        names: Sequence[str] = (),
        clock: Clock | None = None,
    ) -> None:
        """Lay a position on the table."""
        self._version += 1
        self._message = TableMessage(
            version=self._version,
            table=self._table(scene, phase, names),
            view=scene.view,
            clock=clock or Clock("nobody", None, None, None),
            can_undo=self.game != "hat",
        )
        if self._socket is None:
            self.page.goto(f"{self._address}/t/{CODE}")
        else:
            self._tell()
        self.page.locator("#task").wait_for()

    def _table(self, scene: Scene, phase: Phase, names: Sequence[str]) -> TableInfo:
        called = [*names, *([WIDE_NAME] * scene.players)][: scene.players]
        outcome: Any = getattr(scene.view, "outcome", None)
        return TableInfo(
            options={},
            pace="relaxed",
            bot_pace="thoughtful",
            series="one",
            hints=False,
            privacy="private",
            cards="",
            chat="free",
            code=CODE,
            game=self.game,
            phase=phase,
            you=scene.you,
            host=scene.you,
            seats=[
                SeatInfo(
                    name,
                    None if seat == scene.you else "normal",
                    is_program=False,
                    is_ready=False,
                    is_away=False,
                    is_resigned=False,
                    is_gone=False,
                    asked_by=[],
                    commit="",
                )
                for seat, name in enumerate(called)
            ],
            commitment="",
            dealing=None,
            deal=None,
            round=1,
            rounds=1,
            totals=[0] * scene.players,
            result=None if outcome is None else ResultInfo(outcome.kind, outcome.winners, outcome.scores, []),
            series_score=None,
            said=[],
            hints_taken=[0] * scene.players,
            records=0,
            group="",
        )

    def _open(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(self._hear)

    def _hear(self, text: str | bytes) -> None:
        """Whoever comes is shown the table; nothing else is answered."""
        if '"type":"hello"' in str(text):
            self._tell()

    def _tell(self) -> None:
        assert self._socket is not None
        assert self._message is not None
        self._socket.send(encode(self._message).decode())
        connected = [] if self._message.table.you is None else [self._message.table.you]
        self._socket.send(encode(Presence(connected, [], 0, 0)).decode())


def played(game: str, players: int, seed: int) -> list[Scene]:
    """Start, middle and end of a game among chance players, each at a turn of the seat that has the most turns."""
    position = smallbox.Position.new(game, players=players, seed=seed)
    chance = Random(seed)
    turns: dict[int, list[View]] = {}
    while not position.is_over and len(position.history) < MOST_MOVES:
        seat = position.to_act
        assert seat is not None
        view = position.view(seat)
        turns.setdefault(seat, []).append(view)
        position.play(chance.choice(view.moves))
    you = max(turns, key=lambda seat: len(turns[seat]))
    views = turns[you]
    moments = {"start": views[0], "middle": views[len(views) // 2], "end": views[-1]}
    return [Scene(name, view, players, you) for name, view in moments.items()]


def altered(scene: Scene, name: str, **changes: Any) -> Scene:
    """The same position with some fields of its view changed."""
    return scene._replace(name=name, view=msgspec.structs.replace(scene.view, **changes))
