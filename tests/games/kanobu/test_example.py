"""The example round of the rulebook is played by the engine: every card, every demand and every refusal in it."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import smallbox
from smallbox.games.kanobu.messages import View
from smallbox.position import Position
from smallbox.text import LANGUAGES, Speech

FILE = Path(smallbox.__file__).parent / "games" / "kanobu" / "rulebook" / "example.json"


def seen(position: Position, seat: int) -> View:
    """The table as a seat of Kanobu sees it."""
    view = position.view(seat)
    assert isinstance(view, View)
    return view


def shown(position: Position, moves: list[str]) -> dict[str, Any]:
    """What the page shows of a step: the table before it, and what comes of its moves; `!` marks a refused one."""
    seat = position.to_act
    assert seat is not None
    before = seen(position, seat)
    step: dict[str, Any] = {"seat": seat, "moves": moves, "top": before.pile[-1], "hand": before.hand}
    played: list[str] = []
    drawn: list[str] = []
    for move in moves:
        view = seen(position, seat)
        if move.startswith("!"):
            refusal = position.check(move[1:])
            assert refusal is not None
            step["refusal"] = {"clause": refusal.clause, "reason": refusal.reason, "facts": dict(refusal.facts)}
            step |= {"tried": move[6:]} if move.startswith("!play") else {}
            continue
        position.play(move)
        after = seen(position, seat)
        drawn += added(view.hand or [], after.hand or [])
        if after.open:
            step["open"] = list(after.open)
        if move.startswith("star play"):
            played.append(view.open[int(move[-1]) - 1])
        elif move.startswith("play"):
            played.append(move[5:])
        elif move.startswith("colour"):
            played[-1] += f"[{move[-1]}]"
    demand = seen(position, seat).demand
    done = {"played": played, "drawn": drawn, "amount": demand.amount if demand else 0}
    return step | {name: fact for name, fact in done.items() if fact} | ({"wins": True} if position.is_over else {})


def added(before: list[str], after: list[str]) -> list[str]:
    return sorted((Counter(after) - Counter(before)).elements())


def written() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return found


def played() -> dict[str, Any]:
    """The example anew, from its position and its moves alone."""
    kept = written()
    position = Position.from_text("kanobu", kept["position"])
    return {"position": kept["position"], "steps": [shown(position, step["moves"]) for step in kept["steps"]]}


def test_the_example_is_what_the_engine_makes_of_it() -> None:
    assert written() == played()


def test_the_example_shows_what_a_newcomer_has_to_see() -> None:
    steps = written()["steps"]
    cards = " ".join(card for step in steps for card in step.get("played", []))
    assert {"P.Co[Y]", "P.Ca", "P.St"} <= set(cards.split())
    assert any(later.get("amount", 0) == 2 * step["amount"] for step, later in pairwise(steps) if step.get("amount"))
    assert sum("refusal" in step for step in steps) >= 2
    assert [step for step in steps if "open" in step]
    assert steps[-1]["wins"]


def test_every_step_has_its_sentence() -> None:
    count = len(written()["steps"])
    for language in LANGUAGES:
        speech = Speech(language)
        names = speech.say("kanobu-example-names").split(", ")
        assert len(names) == 3
        for number in range(1, count + 1):
            assert speech.bundle.get_message(f"kanobu-example-{number}").value is not None, (language, number)
        assert not speech.bundle.has_message(f"kanobu-example-{count + 1}")


if __name__ == "__main__":
    anew = played()
    steps = ",\n".join(f"  {json.dumps(step)}" for step in anew["steps"])
    FILE.write_text(f'{{\n "position": {json.dumps(anew["position"])},\n "steps": [\n{steps}\n ]\n}}\n', "utf-8")
