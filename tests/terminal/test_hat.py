"""That's Not a Hat in the terminal: nothing on the screen helps to remember."""

import re
from typing import Any

from smallbox.games.hat.messages import GiftClaimed, GiftRefused, GiftShown, OpenGift, RoundStarted
from tests.terminal.person import Person
from tests.terminal.test_drawing import drawn, games, make_room

PROMPT = "\n> "
#: how many gifts one gets, at most, before one has to give
MOST_GIFTS = 50
HAT = ("hat", "--players", "3", "--seed", "5", "--bots", "hard", "--speed", "0")
CLAIM = re.compile(r"I have an? [^│]* for you\.")


def reach_claim(person: Person) -> None:
    """Say thank you until it is one's own turn to give."""
    for _ in range(MOST_GIFTS):
        person.wait_for(PROMPT)
        if "Say what you're giving" in person.screen:
            return
        person.type("thank you!")
    raise AssertionError(person.screen)


def test_only_what_lies_open_or_was_just_said_is_named() -> None:
    names = [row["en"] for row in next(games("hat", 3, 1))[0].data.rows]
    for options, recorder, _ in games("hat", 4, 2):
        room: Any = make_room("hat", options)
        view: Any = recorder.view(0)
        open_gifts = [cell.gift for column in view.columns for cell in column if isinstance(cell, OpenGift)]
        told = {*open_gifts, *(gift for pile in view.penalties for gift in pile), view.shop_top}
        told.add(view.offer.claim if view.offer is not None else None)
        known = {room.spell(gift) for gift in told if gift is not None}
        text = drawn(room.draw(view), 200) + drawn(room.aside(view), 200) + room.prompt(view)
        shown = {name for name in names if re.search(rf"\b{re.escape(name)}\b", text)}
        # A name inside another one, such as `ball` in `soccer ball`, does not count.
        assert all(any(name in whole for whole in known) for name in shown)


def test_every_claim_is_gone_with_the_next_screen() -> None:
    with Person(*HAT, "--auto") as person:
        assert person.leave() == 0
        assert max(len(CLAIM.findall(screen)) for screen in person.screens) == 1
        assert sum(len(CLAIM.findall(screen)) for screen in person.screens) > 5
        # All of it on the alternate screen, which cannot be scrolled back.
        before, _, after = person.raw.partition("\x1b[?1049h")
        assert not CLAIM.search(before)
        assert not CLAIM.search(after.partition("\x1b[?1049l")[2])


def test_a_gift_is_named_by_its_first_letters() -> None:
    with Person(*HAT, "--opt", "catalogue=all") as person:
        reach_claim(person)
        assert "Type the first letters" in person.screen
        assert "1)" not in person.screen
        person.type("b")
        person.wait_for(PROMPT)
        assert '"b" could be' in person.screen
        person.type("brocc")
        person.wait_for(PROMPT)
        assert any("Ann → " in screen and "broccoli" in screen for screen in person.screens)


def test_the_true_name_cannot_be_asked_for() -> None:
    with Person(*HAT) as person:
        reach_claim(person)
        person.type("claim =")
        person.wait_for(PROMPT)
        assert '"claim =" isn\'t a move here' in person.screen
        person.type("claim unicorn")
        person.wait_for(PROMPT)
        assert "A9: \"unicorn\" isn't in this round's catalogue" in person.screen


def test_faces_stay_for_the_seconds_of_the_options() -> None:
    options, recorder, _ = next(games("hat", 3, 1))
    room = make_room("hat", options)
    started, shown, *_ = recorder.events.heard_by(0)
    assert isinstance(started, RoundStarted)
    assert isinstance(shown, GiftShown)
    assert room.hold(started, 1) == options.look_seconds
    assert room.hold(shown, 0.1) == options.show_seconds
    assert room.hold(GiftRefused(0, "hat", giver_right=True, loser=0), 2) == options.reveal_seconds
    assert room.hold(GiftClaimed(1, 2, "hat"), 1) == 2
    # The person to answer is asked at once, with the claim still in sight.
    assert room.hold(GiftClaimed(1, 0, "hat"), 1) == 0
