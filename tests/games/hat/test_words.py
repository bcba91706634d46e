"""That's Not a Hat: whole sentences for every gift, from the data file."""

import pytest

from smallbox.core.refusal import Refusal
from smallbox.games.hat import GAME
from smallbox.games.hat.clauses import A9
from smallbox.games.hat.messages import GiftClaimed, GiftRefused
from smallbox.text import LANGUAGES, Speech
from tools.gift_words import SENTENCES, TEXT, write_gift_words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_the_gifts_are_fresh(language: str) -> None:
    """`make generate` writes them anew."""
    written = (TEXT / f"{language}-gifts.ftl").read_text("utf-8")
    assert written == write_gift_words(GAME.data(None), language)


@pytest.mark.parametrize("language", sorted(SENTENCES))
def test_every_gift_has_a_sentence_for_giving_refusing_and_the_reveal(language: str) -> None:
    text = write_gift_words(GAME.data(None), language)
    assert text.count("hat-give-") == text.count("hat-refuse-") == text.count("hat-reveal-") == 110
    assert "{" not in text


def test_gifts_are_called_by_their_names() -> None:
    speech = Speech("en", ["Ann", "Ben", "Eva"])
    assert speech.event(GAME, GiftClaimed(0, 1, "ice-cream")) == "Ann → Ben: ice cream"
    assert speech.say("hat-refuse-glasses") == "That's not a pair of glasses!"
    told = speech.event(GAME, GiftRefused(receiver=1, gift="t-shirt", giver_right=False, loser=0))
    assert told == "Ben: refuses. The gift is turned over: T-shirt. The name was wrong; penalty for Ann"


def test_a_name_that_is_no_gift_is_said_as_it_is_spelled() -> None:
    said = Speech("en").refusal(GAME, Refusal(A9, name="my-unicorn"))
    assert said.startswith("A9: \"my unicorn\" isn't in this round's catalogue")
