"""Watches everything that the server sends, at the moment it is sent, and raises where a promise is broken."""

import re
from typing import TYPE_CHECKING

import msgspec

from smallbox.tables.decide import remaining
from tests.simulation import secrecy
from tests.simulation.network import Heard, Reading, Socket
from tests.simulation.truth import Broken, Truth

if TYPE_CHECKING:
    from tests.simulation.world import World

#: messages that may be done without an entry
NEVER_STORED = {"hello", "displayed", "hurry", "back", "stand_in"}
NULL = b"null"
SAID = re.compile(rb'"said":\[[^]]*\]')
SAID_LINE = re.compile(rb'\{"seat":(\d+),"text":"([^"]*)","at":\d+\}')


class Watch:
    """The checks of single messages: stored before shown, the exact truth, in order, answered once, no secrets."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.read = Reading()
        self.messages = 0
        #: one-time codes that were given out
        self.codes: set[bytes] = set()

    def sent(self, socket: Socket, data: bytes) -> Heard:
        self.messages += 1
        truth = self.world.truth_of(socket)
        heard = self.read(data)
        if self.world.is_tracing:
            self.world.log(f"  {socket} < {data.decode()[:150]}")
        if heard.type in ("done", "refused", "error"):
            self._answer(socket, heard, truth)
            self._check_answer(socket, heard, data, truth)
        elif heard.type == "hint":
            self._answer(socket, heard, truth)
            self._check_hint(socket, heard, truth)
        elif heard.type in ("table", "update"):
            if truth is None:
                raise Broken("stored", f"a table was shown that is not stored: {data[:100]!r}")
            self._show(socket, heard, truth)
        elif heard.type == "bye":
            socket.has_heard_bye = True
        elif heard.type == "handover":
            self.codes.add(heard.code.encode())
        elif heard.type == "reminder" and truth is not None and heard.seat != self._seat_now(socket, truth):
            raise Broken("secrecy", f"{socket} was reminded for seat {heard.seat}")
        secrecy.check_numbers(data, None if truth is None else truth.table)
        if heard.type != "handover" and any(code in data for code in self.codes):
            raise Broken("secrecy", f"a one-time code was sent: {data[:200]!r}")
        return heard

    def _seat_now(self, socket: Socket, truth: Truth) -> int | None:
        return truth.seat(socket.hashed, truth.version)

    # Answers.

    def _answer(self, socket: Socket, heard: Heard, truth: Truth | None) -> None:
        if socket.asked.get(heard.id, 0) < 1:
            raise Broken("answers", f"{socket} got an answer more than it asked for: {heard.type} {heard.id}")
        socket.asked[heard.id] -= 1
        if heard.error == "not-your-seat" and truth is not None and truth.opens_a_seat(socket.hashed):
            raise Broken("seat", f"{socket} is sent away from its seat")
        kind = socket.types[heard.id]
        if heard.type != "done" or truth is None or kind in ("displayed", "hurry"):
            return
        if heard.version > truth.size:
            raise Broken("stored", f"{socket}: {heard.id} done at version {heard.version}, stored are {truth.size}")
        if kind in ("chat", "react"):
            if not truth.said_by(socket.person, heard.id):
                raise Broken("stored", f"{socket}: {heard.id} is done, but what was said is not stored")
            return
        if kind not in NEVER_STORED and truth.entries[heard.version - 1].id != heard.id:
            raise Broken("once", f"{socket}: {kind} {heard.id} is done, but entry {heard.version} is another")
        if kind not in NEVER_STORED:
            truth.promised[socket.person, heard.id] = heard.version

    def _check_answer(self, socket: Socket, heard: Heard, data: bytes, truth: Truth | None) -> None:
        """W5: an answer names no gift but the one in the question and the one just claimed."""
        if heard.type == "done" or truth is None or truth.table is None or not truth.table.is_secret:
            return
        named = secrecy.gifts_in(truth.table, data) - secrecy.claimed(truth.table)
        if named and not named <= secrecy.gifts_in(truth.table, socket.said[heard.id]):
            raise Broken("secrecy", f"an answer names a gift: {data!r}")

    def _check_hint(self, socket: Socket, heard: Heard, truth: Truth | None) -> None:
        """A hint is for whoever asked for it in their turn, and shows a move that they may make."""
        if truth is None or socket.types[heard.id] != "hint":
            raise Broken("answers", f"{socket} got a hint that it did not ask for")
        truth.advance(heard.version)
        table = truth.table
        seat = self._seat_now(socket, truth)
        if table is None or table.play is None or seat is None or table.play.to_act != seat:
            raise Broken("secrecy", f"{socket} got a hint for a turn that is not its own")
        if bytes(heard.move) not in map(msgspec.json.encode, table.play.view(seat).moves):
            raise Broken("truth", f"{socket} was shown a move that it may not make: {bytes(heard.move)!r}")
        if not (table.settings.hints or remaining(table) == [seat]):
            raise Broken("hints", f"{socket} got a hint at a table without hints")

    def check_answered(self, socket: Socket) -> None:
        """In a lull everything that came has been answered."""
        left = [message for message, number in socket.asked.items() if number]
        if left:
            raise Broken("answers", f"{socket}: never answered: {left}")

    def closed(self, socket: Socket) -> None:
        """The server closes a connection only to whoever leaves, at its own end, or when a table cannot be mended."""
        server = socket.server
        if not socket.has_heard_bye and socket.code not in server.may_give_up:
            raise Broken("disturbed", f"{socket} was thrown out")

    # Tables and updates.

    def _show(self, socket: Socket, heard: Heard, truth: Truth) -> None:
        truth.advance(heard.version)
        seat = truth.seat(socket.hashed, heard.version)
        if socket.hashed and seat is None:
            raise Broken("secrecy", f"{socket} has no seat at version {heard.version} and is shown the table")
        is_first = socket.version is None
        if heard.type == "update":
            self._follow(socket, heard, truth, is_first=is_first)
        elif heard.version < max(socket.version or 0, socket.hello_version or 0):
            known = socket.version, socket.hello_version
            raise Broken("versions", f"{socket}: table {heard.version} after {known}")
        socket.version = heard.version
        self._check_rules(socket, heard, truth)
        self._compare(socket, heard, truth, seat)
        data = bytes(heard.view) + bytes(heard.events)
        table = truth.table
        assert table is not None
        if table.is_secret:
            secrecy.check_hat(table, bytes(heard.view), bytes(heard.events))
        else:
            secrecy.check_cards(data, seat)

    def _follow(self, socket: Socket, heard: Heard, truth: Truth, *, is_first: bool) -> None:
        expected = socket.hello_version if is_first else socket.version
        is_talk = heard.version == heard.since and not is_first
        if is_talk and heard.since == expected:
            self._check_talk(socket, heard, truth)
            return
        if heard.since != expected or heard.version < heard.since or is_talk:
            raise Broken("versions", f"{socket}: update {heard.since} to {heard.version}, it was at {expected}")
        assert truth.table is not None
        if is_first and truth.table.is_secret:
            raise Broken("secrecy", f"{socket}: whoever comes back to {truth.table.name} is told what it missed")
        told = truth.events(socket.hashed, heard.since, heard.version)
        if bytes(heard.events) != told:
            raise Broken("truth", f"{socket}: events {bytes(heard.events)!r}, expected {told!r}")

    def _check_rules(self, socket: Socket, heard: Heard, truth: Truth) -> None:
        """No game is shown by other rules than those it was dealt by."""
        if not self.world.updates.has_any or bytes(heard.view) == NULL or truth.table is None:
            return
        if truth.rules_of_game(heard.version) != truth.table.game.rules_version:
            raise Broken("rules", f"{socket}: a game of other rules is shown: {bytes(heard.view)!r}")

    def _check_line(self, socket: Socket, truth: Truth, seat: int, text: str) -> None:
        """A line is stored, and shown at the seat of the one who said it."""
        assert truth.table is not None
        persons = {line.person for line in truth.lines if line.text == text}
        if truth.table.at_seat(seat).person not in persons:
            raise Broken("stored", f"{socket}: {text!r} of seat {seat} was shown and is not stored")

    def _check_talk(self, socket: Socket, heard: Heard, truth: Truth) -> None:
        """What is no entry: a reaction, or a line that is stored."""
        [event] = msgspec.json.decode(bytes(heard.events))
        if bytes(heard.table) != NULL or bytes(heard.view) != NULL or event["type"] not in ("said", "reacted"):
            raise Broken("truth", f"{socket}: told without an entry: {event}")
        if event["type"] == "said":
            self._check_line(socket, truth, event["seat"], event["text"])
        elif not any(line.reaction == event["reaction"] for line in truth.lines):
            raise Broken("stored", f"{socket}: {event} was told and is not stored")

    def _compare(self, socket: Socket, heard: Heard, truth: Truth, seat: int | None) -> None:
        """View and table are what the entries make of them; what is left out has not changed."""
        view, info = bytes(heard.view), bytes(heard.table)
        if info != NULL:
            if SAID.sub(rb'"said":[]', info) != truth.quiet_info(seat):
                raise Broken("truth", f"{socket}: table {info!r}, expected {truth.quiet_info(seat)!r}")
            for line in SAID_LINE.findall(info):
                self._check_line(socket, truth, int(line[0]), line[1].decode())
            socket.info = truth.quiet_info(seat)
        elif socket.info != truth.quiet_info(seat):
            raise Broken("truth", f"{socket}: not told that the table is {truth.quiet_info(seat)!r}")
        if heard.type == "table" or view != NULL:
            if view != truth.view(seat):
                raise Broken("truth", f"{socket}: view {view!r}, expected {truth.view(seat)!r}")
            socket.view = view
        elif truth.view(seat) == NULL:
            socket.view = NULL
        elif socket.view != truth.view(seat):
            raise Broken("truth", f"{socket}: not told that the view is {truth.view(seat)!r}")


class Scan(Watch):
    """Looks for secrets in the bytes alone."""

    def _follow(self, socket: Socket, heard: Heard, truth: Truth, *, is_first: bool) -> None:
        pass

    def _compare(self, socket: Socket, heard: Heard, truth: Truth, seat: int | None) -> None:
        pass
