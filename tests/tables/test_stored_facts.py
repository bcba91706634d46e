"""How stored facts may change: tags and fields are added, with defaults, and nothing is ever renamed or reused.

`stored/facts.txt` is the list of what has been stored so far; a new fact or field is added there by hand.
"""

from pathlib import Path
from typing import get_args

import msgspec

from smallbox.tables.facts import AnyFact

LISTED = Path(__file__).parent / "stored" / "facts.txt"


def fields_of(fact: type[msgspec.Struct]) -> list[str]:
    """Every field, with a question mark where it has a default: older entries are without it."""
    return sorted(each.name + ("" if each.required else "?") for each in msgspec.structs.fields(fact))


def facts_now() -> list[str]:
    return sorted(" ".join([str(fact.__struct_config__.tag), *fields_of(fact)]) for fact in get_args(AnyFact))


def test_every_fact_has_the_fields_that_were_ever_stored() -> None:
    assert facts_now() == LISTED.read_text("utf-8").splitlines()
