"""What can be read off the types of a document: lists around them, closed lists of words, Structs and their tags."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec import inspect


def called(struct: inspect.StructType) -> str:
    """What a Struct's words begin with: its verb, or what it is called."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", struct.cls.__name__).lower()
    return str(struct.tag) if struct.tag_field and struct.tag is not None else name


def docstring_sentences(struct: inspect.StructType) -> str:
    """What a Struct's docstring says, without the clauses that it cites."""
    paragraphs = [" ".join(each.split()) for each in (struct.cls.__doc__ or "").split("\n\n")]
    return " ".join(each for each in paragraphs if each and not each.startswith("Clauses:")).replace("``", "`")


def told_of(kind: Any) -> tuple[str, Mapping[str, str]]:
    """What a field's type says of it, and of each value that it may have."""
    about = ""
    means: Mapping[str, str] = {}
    while isinstance(kind, inspect.Metadata | inspect.VarTupleType):
        if isinstance(kind, inspect.VarTupleType):
            kind = kind.item_type
            continue
        about = about or str((kind.extra_json_schema or {}).get("description", ""))
        means = means or (kind.extra or {}).get("means", {})
        kind = kind.type
    return about, means


def joins(structs: Iterable[inspect.StructType]) -> bool:
    """Whether several items mean that things happen together or in turn: they are parts of one text."""
    return any(struct.tag_field for struct in structs)


def unwrapped(kind: Any) -> tuple[Any, int]:
    """A type without None and without the lists around it, and how many these were."""
    depth = 0
    while True:
        if isinstance(kind, inspect.UnionType):
            members = [each for each in kind.types if not isinstance(each, inspect.NoneType)]
            if len(members) != 1:
                return kind, depth
            kind = members[0]
        elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
            kind, depth = kind.item_type, depth + 1
        elif isinstance(kind, inspect.Metadata):
            kind = kind.type
        else:
            return kind, depth


def structs_in(kind: Any) -> tuple[inspect.StructType, ...]:
    """The Structs that a type without its lists may be: one, or those of a union."""
    members = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return tuple(each for each in members if isinstance(each, inspect.StructType))


def literals(kind: Any) -> tuple[str, ...]:
    """The words of a closed list, in one order; none for any other type."""
    values = kind.values if isinstance(kind, inspect.LiteralType) else ()
    return tuple(sorted(value for value in values if isinstance(value, str)))


def all_literals(kind: Any) -> Iterator[tuple[str, ...]]:
    """Every closed list of values in a type, however deep."""
    kind, _ = unwrapped(kind)
    if values := literals(kind):
        yield values
    if isinstance(kind, inspect.DictType):
        yield from all_literals(kind.key_type)
    for struct in structs_in(kind):
        for each in struct.fields:
            yield from all_literals(each.type)


def has_verbs(kind: Any) -> bool:
    """Whether somewhere in a type one of several Structs is meant by its tag."""
    kind, _ = unwrapped(kind)
    found = structs_in(kind)
    return len(found) > 1 or any(has_verbs(each.type) for struct in found for each in struct.fields)


def meant(structs: tuple[inspect.StructType, ...], value: Any) -> inspect.StructType | None:
    """The Struct that plain data is one of; None if it is none."""
    if not isinstance(value, Mapping):
        return None
    if len(structs) == 1:
        return structs[0]
    return next((each for each in structs if each.tag_field and value.get(each.tag_field) == each.tag), None)
