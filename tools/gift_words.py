"""games/hat/text/<language>-gifts.ftl, from the gifts."""

from collections.abc import Iterator
from pathlib import Path

from smallbox.games.hat.rules.cards import Gifts
from smallbox.games.hat.rules.data import packaged_gifts
from smallbox.text import LANGUAGES

TEXT = Path(__file__).parents[1] / "src" / "smallbox" / "games" / "hat" / "text"
HEADING = "# Generated from games/hat/data/hat_gifts.csv by `make generate`. Do not edit."
#: giving, refusing, after the reveal: whole phrases of the data file, so that no grammar is made at run time
SENTENCES = {
    "en": ("I have {en_phrase} for you.", "That's not {en_not}!", "It's {en_not}."),
    "uk": ("Маю для тебе {uk_phrase}.", "Це не {uk}!", "Це {uk}."),
    "nl": ("Ik heb {nl_phrase} voor je.", "Dat is geen {nl}!", "Het is een {nl}."),
    "ru": ("Дарю тебе {ru_phrase}.", "Это не {ru}!", "Это {ru}."),
}


def write_gift_words(gifts: Gifts, language: str) -> str:
    """The Fluent file <language>-gifts.ftl: every gift with its name and its whole sentences."""
    return "\n".join(gift_lines(gifts, language)) + "\n"


def gift_lines(gifts: Gifts, language: str) -> Iterator[str]:
    yield HEADING
    for code, row in zip(gifts.codes, gifts.rows):
        give, refuse, reveal = (sentence.format(**row) for sentence in SENTENCES[language])
        yield ""
        yield f"hat-gift-{code} = {row[language]}"
        yield f"hat-give-{code} = {give}"
        yield f"hat-refuse-{code} = {refuse}"
        yield f"hat-reveal-{code} = {reveal}"


def write_files() -> None:
    for language in LANGUAGES:
        (TEXT / f"{language}-gifts.ftl").write_text(write_gift_words(packaged_gifts(), language), "utf-8")
