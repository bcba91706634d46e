"""Records of games played elsewhere, as a finished table: what is to be stored so that they can be seen again."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

import msgspec

from smallbox.core.errors import BadNotation, SmallboxError
from smallbox.core.notation import SEATS, read_options, read_seat, shown, split_fields
from smallbox.core.own_cards import read_cards
from smallbox.core.record import CLOSED, END_TAG, Record, read_record
from smallbox.core.replay import is_provable, nonces, options_given, problems, seat_tags
from smallbox.games import GAMES
from smallbox.tables import facts
from smallbox.tables.effects import KeptRecord, Row, Writing
from smallbox.tables.entries import Entry, read_entry, write_entry
from smallbox.tables.names import LONGEST_NAME, NOBODY, clean
from smallbox.tables.show import listing
from smallbox.tables.table import load
from smallbox.tables.thinning import filled

#: nobody can sit down at such a table, so none of it matters
SETTINGS: Any = {"pace": "none", "privacy": "private", "chat": "off"}
SCORE = re.compile(r"-?[0-9]{1,9}")


def finished_table(code: str, texts: Sequence[str], now: int, cards: str = "") -> Writing:
    """A table at which these games were played, one after the other, perhaps with cards of one's own.

    Raises SmallboxError where that cannot be.
    """
    games = [proved(text, number, cards) for number, text in enumerate(texts, 1)]
    if len({game.game for game in games}) > 1:
        raise BadNotation("expected records of one game, got several games of one table")
    rows: list[Row] = []
    seq = 1
    for game, fact in history(code, games, cards):
        if isinstance(fact, facts.Ended | facts.Stopped | facts.Closed) and fact.game:
            # The moves are in the record: see `thinning`.
            seq += len(game.entries)
        at = played_at(game, now)
        rows.append(Row(code, seq, at, write_entry(Entry(seq, at, None, "", fact))))
        seq += 1
    kept = dict(enumerate(texts, 1))
    table = load([read_entry(row.body) for row in filled(rows, kept)])
    while table.play is not None and table.play.stage is not None:
        # What the last move showed for a while has been seen.
        entry = Entry(seq, table.at, None, "", facts.WentOn())
        table.take(entry)
        rows.append(Row(code, seq, table.at, write_entry(entry)))
        seq += 1
    listed = msgspec.structs.replace(listing(table), updated=now)
    return Writing(rows, listed, records=[KeptRecord(*each) for each in kept.items()])


def proved(text: str, number: int, cards: str) -> Record:
    """The record of a table's game, if it holds. Raises BadNotation."""
    try:
        return checked(read_record(text), cards)
    except SmallboxError as error:
        raise BadNotation(str(error) if number == 1 else f"game {number}: {error}") from None


def checked(record: Record, cards: str) -> Record:
    """A record whose deal and moves hold; of other rules only what can be told without them. Raises SmallboxError."""
    game = GAMES.get(record.game)
    if game is None:
        raise BadNotation(f"expected a game of {', '.join(GAMES)}, got {record.game!r}")
    if not is_provable(record):
        raise BadNotation("expected a record with its Seed and Rng, got one whose deal cannot be made again")
    if record.result:
        result_of(record.result, len(names_of(record)))
    elif not record.is_stopped:
        raise BadNotation("expected a finished game, got one without a result")
    if not 1 < len(names_of(record)) <= len(SEATS):
        raise BadNotation(f"expected 2 to {len(SEATS)} names in the tag Seats, got {record.tags.get('Seats')!r}")
    if record.tags["Rules"] == game.rules_version:
        for problem in problems(game, record, read_cards(game, cards) if cards else None):
            raise BadNotation(f"expected a record that is proved, but {problem}")
    return record


def history(code: str, games: Sequence[Record], cards: str) -> Iterator[tuple[Record, facts.AnyFact]]:
    """All that happened at a table, with the game it belongs to."""
    scores: list[list[int]] = []
    for number, game in enumerate(games, 1):
        before = None if number == 1 else games[number - 2]
        if scores and before is not None and sorted(names_of(before)) == sorted(names_of(game)):
            told = another_round(before, game)
        else:
            told = [*stopped(scores), *another_game(code, before, game, cards)]
            scores = []
        ended = ending(game, number, scores, cards)
        yield from ((game, fact) for fact in (*told, ended))
        if isinstance(ended, facts.Ended) and ended.match is None:
            scores = [*scores, list(ended.result.scores or [])]
        else:
            scores = []
    yield from ((games[-1], fact) for fact in stopped(scores))


def stopped(scores: Sequence[object]) -> list[facts.AnyFact]:
    """A match of which some rounds were played, and no more, was stopped between two of them."""
    return [facts.Stopped(0)] if scores else []


def another_game(code: str, before: Record | None, game: Record, cards: str) -> list[facts.AnyFact]:
    """People come to a new table, or to one where others have played, and begin."""
    names = names_of(game)
    options = read_options(game.tags.get("Opt", ""))
    if before is None:
        told: list[facts.AnyFact] = [
            facts.Created(
                code=code, game=game.game, seats=len(names), maker="", options=options, cards=cards, **SETTINGS
            )
        ]
    else:
        seats = list(range(len(names_of(before))))
        told = [facts.Again(0, seats), *(facts.GotUp(seat, kicked=False) for seat in seats)]
        told.append(facts.Changed(seats=len(names), options=options, **SETTINGS))
    told += [facts.SatDown(seat, clean(name)[:LONGEST_NAME] or NOBODY, "") for seat, name in enumerate(names)]
    return [*told, *dealt(game, list(range(len(names))))]


def another_round(before: Record, game: Record) -> list[facts.AnyFact]:
    """The same people go on."""
    places: dict[str, list[int]] = {}
    for seat, name in enumerate(names_of(before)):
        # Several who wanted to be forgotten are called the same.
        places.setdefault(name, []).append(seat)
    return dealt(game, [places[name].pop(0) for name in names_of(game)])


def dealt(game: Record, order: list[int]) -> list[facts.AnyFact]:
    """The deal of a game; whoever is on seat s then was on seat order[s] before."""
    tags = game.tags
    options, data, spelled = read_options(tags.get("Opt", "")), tags.get("Data", ""), tags.get("Opt", "")
    return [
        facts.Committed(tags["Seed"], tags.get("Salt", ""), "00"),
        *(facts.WasReady(seat, ready=True, nonce=nonce) for seat, nonce in zip(order, nonces(game))),
        facts.Began(order, options, rules=tags["Rules"], data=data, spelled=spelled),
    ]


def ending(
    game: Record, number: int, scores: list[list[int]], cards: str
) -> facts.Ended | facts.Closed | facts.Stopped:
    """How a game ended, after rounds of a match with these scores."""
    if not game.result:
        return facts.Closed(number) if game.tags.get(END_TAG) == CLOSED else facts.Stopped(0, number)
    result = result_of(game.result, len(names_of(game)))
    rules, rounds = GAMES[game.game].table_rules, rounds_of(game, cards)
    if rounds == 1:
        return facts.Ended(number, result, result)
    if len(scores) + 1 < rounds:
        return facts.Ended(number, result, None)
    match = rules.match_outcome([*scores, list(result.scores or [])])
    return facts.Ended(number, result, facts.Result(match.kind, list(match.winners), match.scores))


def rounds_of(game: Record, cards: str) -> int:
    """How many records a match has; one by one where the rules were others."""
    played = GAMES[game.game]
    if game.tags["Rules"] != played.rules_version:
        return 1
    data = read_cards(played, cards) if cards else None
    options = played.options(len(names_of(game)), options_given(played, game, data), data)
    return played.table_rules.rounds(options)


def names_of(game: Record) -> list[str]:
    return list(seat_tags(game, "Seats").values())


def result_of(text: str, players: int) -> facts.Result:
    """The result as a record spells it. Raises BadNotation."""
    found = dict(field.partition(" ")[::2] for field in split_fields(text))
    scores = found.get("scores", "").split()
    if not found.get("result") or "winners" not in found or not all(map(SCORE.fullmatch, scores)):
        raise BadNotation(f"expected a result with its winners, got {shown(text)}")
    winners = [read_seat(seat, players) for seat in found["winners"].split()]
    return facts.Result(found["result"], winners, [int(score) for score in scores] or None)


def played_at(game: Record, now: int) -> int:
    """The day of a record, in milliseconds since 1970; now where it names none."""
    with suppress(ValueError):
        day = datetime.fromisoformat(game.tags.get("Date", "")).replace(tzinfo=UTC)
        return min(now, int(day.timestamp() * 1000))
    return now
