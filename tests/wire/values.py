"""Any value that a type of the wire allows, as hypothesis strategies of plain JSON values."""

from typing import Any

from hypothesis import strategies as st
from msgspec import inspect as shapes

#: what TypeScript can hold exactly
LARGEST = 2**53 - 1
MOST_ITEMS = 3
WORDS = st.text(st.characters(codec="utf-8"), max_size=20)
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-LARGEST, LARGEST) | WORDS,
    lambda parts: st.lists(parts, max_size=MOST_ITEMS) | st.dictionaries(WORDS, parts, max_size=MOST_ITEMS),
    max_leaves=5,
)


def any_value(shape: Any) -> st.SearchStrategy[Any]:
    """Values of a type, as they are in JSON."""
    match shape:
        case shapes.StructType():
            return any_struct(shape)
        case shapes.UnionType():
            return st.one_of([any_value(choice) for choice in shape.types])
        case shapes.LiteralType():
            return st.sampled_from(shape.values)
        case shapes.CollectionType():
            most = MOST_ITEMS if shape.max_length is None else min(shape.max_length, MOST_ITEMS)
            return st.lists(any_value(shape.item_type), max_size=most)
        case shapes.DictType():
            return st.dictionaries(any_value(shape.key_type), any_value(shape.value_type), max_size=MOST_ITEMS)
        case shapes.StrType():
            return any_text(shape)
        case shapes.IntType():
            least = -LARGEST if shape.ge is None else shape.ge
            return st.integers(least, LARGEST if shape.le is None else shape.le)
        case shapes.BoolType():
            return st.booleans()
        case shapes.NoneType():
            return st.none()
        case shapes.RawType():
            return ANYTHING
        case _:
            raise AssertionError(f"expected a type of the wire, got {shape}")


def any_text(shape: shapes.StrType) -> st.SearchStrategy[str]:
    least, most = shape.min_length or 0, shape.max_length
    if shape.pattern is None:
        return st.text(st.characters(codec="utf-8"), min_size=least, max_size=20 if most is None else most)
    texts = st.from_regex(shape.pattern.replace("$", r"\Z"), alphabet=st.characters(codec="ascii"))
    return texts.filter(lambda text: least <= len(text) <= (most or len(text)))


def any_struct(shape: shapes.StructType) -> st.SearchStrategy[dict[str, Any]]:
    required: dict[str, st.SearchStrategy[Any]] = {}
    optional: dict[str, st.SearchStrategy[Any]] = {}
    if shape.tag_field is not None:
        required[shape.tag_field] = st.just(shape.tag)
    for field in shape.fields:
        (required if field.required else optional)[field.encode_name] = any_value(field.type)
    return st.fixed_dictionaries(required, optional=optional)
