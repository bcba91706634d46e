"""The bots of That's Not a Hat, weakest first: the same way to think, with memories from short to long."""

from smallbox.games.hat.bot.forgetful import KIND, PLAIN, SLY, WARY, ForgetfulBot
from smallbox.games.hat.bot.recall import MemoryProfile


class GreedyBot(ForgetfulBot):
    """Goes by what is fresh in mind: the name it heard last, or any. It goes over nothing and thinks nothing out."""

    characters = (PLAIN,)
    profile = MemoryProfile(
        noise=0.34,
        threshold=-1.2,
        other_stay=1.7,
        other_seat=2.2,
        other_arrow=0.6,
        see=2.0,
        own=1.4,
        hear=1.0,
        notice_face=0.93,
        notice_gift=0.30,
        rehearse=0.0,
        rehearse_neighbour=0.0,
        check_open=1.0,
        exclude=0.0,
        trust=1.1,
        doubt=0.45,
    )


class EasyBot(ForgetfulBot):
    """Forgets soon, watches its own gifts more than those of others, and is quick to doubt."""

    profile = MemoryProfile(
        noise=0.34,
        threshold=-1.45,
        other_stay=1.7,
        other_seat=2.2,
        other_arrow=0.6,
        see=2.0,
        own=1.4,
        hear=1.0,
        notice_face=0.93,
        notice_gift=0.45,
        rehearse=0.35,
        rehearse_neighbour=0.0,
        check_open=0.88,
        exclude=0.2,
        trust=1.1,
        doubt=0.45,
    )


class NormalBot(ForgetfulBot):
    """Remembers like an attentive guest: most gifts for a while, and some of them wrongly."""

    profile = MemoryProfile(
        noise=0.30,
        threshold=-1.62,
        other_stay=2.0,
        other_seat=2.5,
        other_arrow=0.8,
        see=2.5,
        own=1.6,
        hear=1.0,
        notice_face=0.97,
        notice_gift=0.60,
        rehearse=0.40,
        rehearse_neighbour=0.08,
        check_open=0.95,
        exclude=0.6,
        trust=1.5,
        doubt=0.43,
    )


class HardBot(ForgetfulBot):
    """Rarely misses a face, puts two and two together, and seldom refuses without good reason."""

    characters = (PLAIN, KIND, WARY, SLY)
    profile = MemoryProfile(
        noise=0.27,
        threshold=-1.75,
        other_stay=2.2,
        other_seat=2.7,
        other_arrow=0.9,
        see=2.8,
        own=1.8,
        hear=1.0,
        notice_face=0.99,
        notice_gift=0.70,
        rehearse=0.48,
        rehearse_neighbour=0.10,
        check_open=1.0,
        exclude=1.0,
        trust=1.6,
        doubt=0.42,
    )


class ExpertBot(ForgetfulBot):
    """Remembers as well as people can, and doubts only what it knows to be wrong: suspicion is expensive (7.5)."""

    characters = (PLAIN, SLY)
    profile = MemoryProfile(
        noise=0.25,
        threshold=-1.85,
        other_stay=2.4,
        other_seat=2.9,
        other_arrow=1.0,
        see=3.0,
        own=2.0,
        hear=1.1,
        notice_face=1.0,
        notice_gift=0.78,
        rehearse=0.55,
        rehearse_neighbour=0.15,
        check_open=1.0,
        exclude=1.0,
        trust=3.0,
        doubt=0.40,
    )
