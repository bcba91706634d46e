"""How people of a group have done: ratings with their uncertainty, ties, form, and the files to take along."""

import csv
import io
import json
import time

from smallbox.server.group_files import as_csv, as_json, as_page
from smallbox.server.group_ratings import ladders
from smallbox.server.group_store import Group, Keepings
from smallbox.tables.names import NOBODY
from smallbox.wire.groups import MOST_RESULTS, GroupPlayer, GroupRating, GroupResult, Standing

GROUP = Group("GGGGGGGG", "hash", "Friday", 0)


def game(at: int, *names: str, places: tuple[int | None, ...] = (), kind: str = "kobito") -> GroupResult:
    """A game whose players came in this order, or on these places; a bot's name begins with *."""
    shown = places or tuple(range(1, len(names) + 1))
    players = [
        GroupPlayer(name.lstrip("*"), "normal" if name.startswith("*") else None, place, 10, False)  # noqa: FBT003
        for name, place in zip(names, shown)
    ]
    return GroupResult("ABCDEFGH", at, at, kind, players)


def standing(results: list[GroupResult], name: str) -> Standing:
    overall, _ = ladders(results)
    return next(each for each in overall if each.name == name)


def rating(results: list[GroupResult], name: str) -> GroupRating:
    found = standing(results, name).rating
    assert found is not None
    return found


def test_who_wins_rises_who_loses_falls_and_both_are_known_better() -> None:
    one = [game(1, "Ann", "Ben")]
    ann, ben = rating(one, "Ann"), rating(one, "Ben")
    assert ann.rating - 1000 == 1000 - ben.rating > 0
    assert ann.margin == ben.margin < 400
    more = [game(number, "Ann", "Ben") for number in range(1, 11)]
    assert rating(more, "Ann").rating > ann.rating
    assert rating(more, "Ann").margin < ann.margin


def test_two_on_one_place_are_level() -> None:
    shared = [game(1, "Ann", "Ben", "Cleo", places=(1, 1, 3))]
    assert rating(shared, "Ann") == rating(shared, "Ben")
    assert rating(shared, "Ann").rating > 1000 > rating(shared, "Cleo").rating
    assert (standing(shared, "Ann").wins, standing(shared, "Ben").wins) == (1, 1)


def test_bots_and_the_erased_are_left_out() -> None:
    among_bots = [game(1, "*Pip", "Ann", "*Moss", "Ben", NOBODY)]
    assert {each.name for each in ladders(among_bots)[0]} == {"Ann", "Ben"}
    assert rating(among_bots, "Ann") == rating([game(1, "Ann", "Ben")], "Ann")
    assert standing(among_bots, "Ann").wins == 0


def test_a_game_with_one_person_counts_as_played_but_is_not_rated() -> None:
    alone = standing([game(1, "Ann", "*Pip")], "Ann")
    assert (alone.games, alone.wins, alone.rating) == (1, 1, None)


def test_a_game_that_nobody_won_changes_no_rating() -> None:
    nobody = standing([game(1, "Ann", "Ben", places=(None, None))], "Ann")
    assert (nobody.games, nobody.wins, nobody.form, nobody.rating) == (1, 0, [None], None)


def test_one_person_is_one_person_however_they_spell_their_name() -> None:
    [ann, ben] = ladders([game(1, "ann", "Ben"), game(2, "Ann", "Ben")])[0]
    assert (ann.name, ann.games, ben.games) == ("Ann", 2, 2)


def test_form_is_the_last_five_places_the_newest_first() -> None:
    order = ["AB", "BA", "AB", "AB", "BA", "BA"]
    ann = standing([game(number, *names) for number, names in enumerate(order, 1)], "A")
    assert (ann.form, ann.games, ann.wins, ann.last) == ([2, 2, 1, 1, 2], 6, 3, 6)


def test_every_game_has_standings_of_its_own() -> None:
    overall, games = ladders([game(1, "Ann", "Ben"), game(2, "Ben", "Ann", kind="hat"), game(3, "Ben", "Ann")])
    assert [each.game for each in games] == ["hat", "kobito"]
    assert [each.name for each in games[0].standings] == ["Ben", "Ann"]
    assert {each.name: each.games for each in games[1].standings} == {"Ann": 2, "Ben": 2}
    assert overall[0].name == "Ben"


def test_a_group_that_is_full_is_worked_out_in_bounded_time() -> None:
    names = [f"Player {number}" for number in range(60)]
    results = [
        game(number, *(names[(number * step) % 60 - step] for step in range(1, 9))) for number in range(MOST_RESULTS)
    ]
    began = time.monotonic()
    page = json.loads(as_page(GROUP, Keepings([], results)))
    assert time.monotonic() - began < 60, "expected some seconds on a slow machine"
    assert (page["total"], len(page["results"]), page["results"][0]["at"]) == (MOST_RESULTS, 100, MOST_RESULTS - 1)


def test_the_files_have_everything_and_no_formula() -> None:
    kept = Keepings(["Ann", "=1+1"], [game(1, "=1+1", "Ann", "*Pip")])
    file = json.loads(as_json(GROUP, kept))
    assert (file["name"], file["members"], file["created"]) == ("Friday", ["Ann", "=1+1"], "1970-01-01T00:00:00+00:00")
    assert [player["name"] for player in file["results"][0]["players"]] == ["=1+1", "Ann", "Pip"]
    assert {each["name"] for each in file["overall"]} == {"=1+1", "Ann"}
    first, *others = list(csv.DictReader(io.StringIO(as_csv(kept).decode("utf-8-sig"))))
    assert (first["name"], first["bot"], first["place"], first["score"]) == ("'=1+1", "", "1", "10")
    assert [(each["name"], each["bot"]) for each in others] == [("Ann", ""), ("Pip", "normal")]
