"""After the faults: a lull, in which everybody must hold the same truth; then games are played to their end."""

import msgspec

from smallbox.core.record import read_record
from smallbox.core.replay import problems
from smallbox.games import GAMES
from smallbox.tables import facts
from smallbox.tables.clock import bot_to_move
from smallbox.tables.entries import Entry, read_entry
from smallbox.tables.records import record
from smallbox.tables.seats import hash_of
from smallbox.tables.show import info
from smallbox.tables.table import Table, load
from tests.simulation.people import Device, Party
from tests.simulation.truth import Broken, without_said
from tests.simulation.world import World

_encode = msgspec.json.Encoder().encode
#: how long a lull is waited for, in milliseconds and steps
PATIENCE = 120_000
MOST_STEPS = 60_000
MOST_ENTRIES = 1500
#: no table stands still for longer than this, in milliseconds
STANDSTILL = 150_000


def settle(world: World) -> None:
    """Until nothing is in flight and everybody is back. Whoever missed what another node wrote comes anew."""
    for _ in range(3):
        lull(world)
        behind = [party for party in world.parties if party.has_foreign_writes and is_behind(world, party)]
        if not behind:
            return
        for party in behind:
            for device in party.devices:
                if device.socket is not None:
                    device.socket.hang_up()
        # A table whose bot is still thinking stays in memory: its next move will find the other node's entry.
        world.scheduler.run_until(world.scheduler.now + PATIENCE)


def lull(world: World) -> None:
    until = world.scheduler.now + PATIENCE
    while world.scheduler.flying or any(not is_settled(device) for party in world.parties for device in party.devices):
        if world.scheduler.now > until or not world.scheduler.step():
            late = [str(device) for party in world.parties for device in party.devices if not is_settled(device)]
            raise Broken("answers", f"no lull: {late} wait for answers")


def is_settled(device: Device) -> bool:
    person = device.person
    if person.is_gone or not person.party.code:
        return True
    if not person.is_seated and not person.watches:
        return True
    return device.is_here and not device.unanswered


def is_behind(world: World, party: Party) -> bool:
    size = world.store.size(party.code)
    return any(device.is_here and device.version != size for device in party.devices)


def check_settled(world: World) -> None:
    """Everybody holds what the stored entries make of the table, to the byte."""
    for party in world.parties:
        if not party.code:
            continue
        truth = world.store.truths[party.code]
        table = load([read_entry(row.body) for row in world.store.rows[party.code]])
        for line in world.store.lines.get(party.code, ()):
            table.hear(line)
        for device in party.devices:
            if device.is_here and not device.person.is_gone:
                check_device(device, table)
        truth.latest()
        truth.check_promises()
        check_same(truth.latest(), table)
        check_forgotten(world, party.code)
        check_kept(world, party.code)
        check_results(world, party.code)
        # Another node's entry is not seen before this one writes: it may still take somebody for seated.
        if not party.has_foreign_writes:
            world.pushes.check(party.code, table)
    for socket in world.sockets:
        if socket.server in world.servers and socket.is_server_open and not socket.is_closing:
            world.watch.check_answered(socket)
    for asked in world.asked:
        if asked.server in world.servers and not asked.is_answered:
            raise Broken("answers", "a request was never answered")


def check_device(device: Device, table: Table) -> None:
    seat = None if device.secret is None else table.seat_of(hash_of_device(device))
    if device.secret is not None and seat is None:
        raise Broken("converge", f"{device} has no seat and has not been told")
    if device.version != table.version:
        raise Broken("converge", f"{device} holds version {device.version} of {table.version}")
    view = _encode(None if table.play is None else table.play.view(seat))
    if table.play is not None and device.view != view:
        raise Broken("converge", f"{device} holds the view {device.view!r}, expected {view!r}")
    shown = info(table, seat)
    held = msgspec.json.decode(device.info)
    if {**held, "said": []} != msgspec.to_builtins(without_said(shown)):
        raise Broken("converge", f"{device} holds the table {held}, expected {shown}")
    if shown.phase != "playing" and device.said != [(line.seat, line.text) for line in shown.said]:
        raise Broken("converge", f"{device} holds the chat {device.said}, expected {shown.said}")


def hash_of_device(device: Device) -> str:
    assert device.socket is not None
    return device.socket.hashed


def check_same(folded: Table, loaded: Table) -> None:
    """What was erased from the entries changes nothing of what is shown now."""
    for seat in (None, *range(len(loaded.seats))):
        if _encode(without_said(info(folded, seat))) != _encode(without_said(info(loaded, seat))):
            raise Broken("converge", f"{info(folded, seat)} was kept, {info(loaded, seat)} is loaded")


def check_forgotten(world: World, code: str) -> None:
    """Whoever was forgotten is in no entry any more."""
    rows = world.store.rows[code]
    truth = world.store.truths[code]
    names: dict[int, str] = {}
    for entry in truth.entries:
        if isinstance(entry.fact, facts.Forgotten):
            before = load(truth.entries[: entry.seq - 1])
            seat = before.seats[entry.fact.seat]
            names[entry.seq] = "" if seat is None else seat.name
    # A request to join that was late may have brought somebody back.
    back = {entry.fact.name: entry.seq for entry in truth.entries if isinstance(entry.fact, facts.SatDown)}
    for name in [name for seq, name in names.items() if back.get(name, 0) < seq]:
        text = f'"name":"{name}"'.encode()
        texts = world.store.records.get(code, {}).values()
        if name and any(f"={name};" in text or f'={name}"]' in text for text in texts):
            raise Broken("forget", f"{code}: {name} is still in a record")
        played = [player.name for each in world.store.results.get(code, {}).values() for player in each.players]
        if name in played:
            raise Broken("forget", f"{code}: {name} is still on the group's page")
        if name and any(text in row.body for row in rows):
            raise Broken("forget", f"{code}: {name} is still there")


def check_kept(world: World, code: str) -> None:
    """Every game that has ended has its record, by the rules it was dealt by, with the moves that stand."""
    games = games_of(world.store.truths[code].entries)
    texts = world.store.records.get(code, {})
    ended = [number for number, (_, _, is_over) in enumerate(games, 1) if is_over]
    if sorted(texts) != ended:
        raise Broken("record", f"{code}: games {ended} are over, the records of {sorted(texts)} are kept")
    for number, text in texts.items():
        kept = read_record(text)
        rules, moves, _ = games[number - 1]
        if kept.tags["Rules"] != rules or [entry.move for entry in kept.entries] != [move for _, move in moves]:
            raise Broken("record", f"{code} game {number}: expected {moves} by rules {rules}, got {kept.entries}")


def check_results(world: World, code: str) -> None:
    """Every game and match that ended by the rules is on the group's page, once, with all its players."""
    entries = world.store.truths[code].entries
    ended = [entry.fact.game for entry in entries if isinstance(entry.fact, facts.Ended) and entry.fact.match]
    results = world.store.results.get(code, {})
    known = known_games(entries)
    if sorted(world.store.deals.get(code, {})) != [game for game in ended if game in known]:
        raise Broken("result", f"{code}: {known} were of a known deal, kept are {world.store.deals.get(code)}")
    ended = [game for game in ended if game not in known]
    if sorted(results) != ended:
        raise Broken("result", f"{code}: games {ended} came to their end, the group has {sorted(results)}")
    for number, result in results.items():
        began = [entry.fact for entry in entries if isinstance(entry.fact, facts.Began)][number - 1]
        if len(result.players) != len(began.order):
            raise Broken("result", f"{code} game {number}: {len(began.order)} played, the group has {result.players}")


def known_games(entries: list[Entry]) -> range:
    """The games whose cards were known before: those of the first match, where the table was made for a deal."""
    created = entries[0].fact
    assert isinstance(created, facts.Created)
    again = next((at for at, entry in enumerate(entries) if isinstance(entry.fact, facts.Again)), len(entries))
    games = sum(isinstance(entry.fact, facts.Began) for entry in entries[:again])
    return range(1, 1 + (0 if created.deal is None else games))


def games_of(entries: list[Entry]) -> list[tuple[str, list[tuple[int, str]], bool]]:
    """Of each game its rules, its moves with their entries, and whether its end is stored."""
    games: list[tuple[str, list[tuple[int, str]], bool]] = []
    for entry in entries:
        fact = entry.fact
        if isinstance(fact, facts.Began):
            games.append((fact.rules, [], False))
        elif isinstance(fact, facts.Moved):
            games[-1][1].append((entry.seq, fact.move))
        elif isinstance(fact, facts.TookBack):
            games[-1][1][:] = [move for move in games[-1][1] if move[0] <= fact.to]
        elif isinstance(fact, facts.Ended | facts.Closed | facts.Stopped) and fact.game:
            games[fact.game - 1] = (*games[fact.game - 1][:2], True)
    return games


def check_left(world: World) -> None:
    """When everybody has gone, the server keeps nobody."""
    for socket in world.sockets:
        if socket.is_server_open:
            socket.hang_up()
    for server in world.servers:
        hall = server.hall
        if hall.where or any(room.guests for room in hall.rooms.values()):
            raise Broken("guests", f"still there: {[str(socket) for socket in hall.where]}")


def check_alive(world: World) -> None:
    """A table that waits for a bot or for its own time goes on by itself."""
    if any(party.has_foreign_writes for party in world.parties):
        # This node does not know of them, and what it shows is older than what is stored.
        return
    waiting = {party.code: world.store.size(party.code) for party in world.parties if goes_on_alone(world, party)}
    until = world.scheduler.now + STANDSTILL
    while any(world.store.size(code) == size for code, size in waiting.items()):
        if world.scheduler.now > until or not world.scheduler.step():
            raise Broken("end", f"{[code for code in waiting if world.store.size(code) == waiting[code]]} stand still")


def goes_on_alone(world: World, party: Party) -> bool:
    if not party.code:
        return False
    table = load([read_entry(row.body) for row in world.store.rows[party.code]])
    if table.phase != "playing" or table.play is None:
        return False
    return bool(table.play.stages) or bot_to_move(table) is not None


# To the end.


def finish(world: World) -> int:
    """Prompt people play every game to its end; the records of games that ended by the rules hold."""
    world.is_quiet = False
    playable = [party for party in world.parties if any(is_playing(device) for device in party.devices)]
    playable = [party for party in playable if not has_ghost(world, party)]
    for party in playable:
        for device in party.devices:
            device.plan()
    began = world.scheduler.steps
    sizes = {party.code: (0, world.scheduler.now) for party in playable}
    while any(not is_over(world, party) for party in playable):
        for party in playable:
            check_moving(world, party, sizes)
        if world.scheduler.steps - began > MOST_STEPS or not world.scheduler.step():
            stuck = [party.code for party in playable if not is_over(world, party)]
            raise Broken("end", f"{stuck} do not come to an end")
    world.is_quiet = True
    settle(world)
    check_settled(world)
    return sum(check_records(world, party.code) for party in playable)


def check_moving(world: World, party: Party, sizes: dict[str, tuple[int, int]]) -> None:
    """With prompt people and bots, no table stands still."""
    size, since = sizes[party.code]
    if is_over(world, party) or size != world.store.truths[party.code].size:
        sizes[party.code] = (world.store.truths[party.code].size, world.scheduler.now)
    elif world.scheduler.now - since > STANDSTILL:
        raise Broken("end", f"{party.code} has stood still since {since}")


def has_ghost(world: World, party: Party) -> bool:
    """Has a request to join that was late put somebody on a seat again who had left? The others wait for them."""
    table = load([read_entry(row.body) for row in world.store.rows[party.code]])
    gone = {hash_of(person.secret) for person in party.people if person.is_gone}
    return any(not gone.isdisjoint(table.at_seat(number).secrets) for number in table.people())


def is_playing(device: Device) -> bool:
    return device.is_here and device.secret is not None and not device.person.is_gone


def is_over(world: World, party: Party) -> bool:
    truth, table = world.store.truths[party.code], world.table_now(party.code)
    if table is None:
        return False
    has_people = any(not person.is_gone and person.is_seated for person in party.people)
    return table.phase == "over" or not has_people or truth.size > MOST_ENTRIES or cannot_begin(table)


def cannot_begin(table: Table) -> bool:
    """Cards that are known before are for as many as they were, by rules of then; people here ask for no bots."""
    if table.given is None or table.phase != "lobby":
        return False
    return None in table.seats or table.given.rules != table.game.rules_version


def check_records(world: World, code: str) -> int:
    rows = world.store.rows[code]
    table = world.store.truths[code].latest()
    checked = 0
    for number in range(1, table.open_records + 1):
        kept = read_record(record(rows, number, world.store.records.get(code, {})))
        is_of_today = kept.tags["Rules"] == table.game.rules_version
        wrong = list(problems(GAMES[table.name], kept)) if is_of_today else []
        if wrong:
            raise Broken("record", f"{code} game {number}: {wrong}")
        checked += 1
    return checked
