"""At which field of a form a fault of a position stands: the one that it names, or the one that holds what it names."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Path = tuple[str | int, ...]
"""A place in a document: the names of fields, the keys of objects, the numbers of items."""

BEGINNING = re.compile(r"\w+")
STEP = re.compile(r"\.([^.\[\]:]+)|\[([^\]]*)\]")
HELD, FIELD = 10, 2
"""What it is worth that a sentence names something in a field, or the field."""


def place_of(document: Mapping[str, Any], fault: str) -> Path:
    """Where a fault belongs; nowhere, if it names nothing in the document.

    >>> document = {"marching": "south", "units": [{"id": "Imp", "owner": "south", "area": "b9"}]}
    >>> place_of(document, "units[0].area: missing")
    ('units', 0, 'area')
    >>> place_of(document, "Imp is in 'b9', which is no area")
    ('units', 0)
    >>> place_of({**document, "turn": -5}, "turn -5 is no turn; turns count from 1")
    ('turn',)
    """
    return _told(document, fault) or _named(document, fault)


def _told(document: Mapping[str, Any], fault: str) -> Path:
    """The path before the sentence: ``units[0].area: missing``, ``cards.Fire Imp: another card …``."""
    beginning = BEGINNING.match(fault)
    if beginning is None or not re.match(r"[.\[:]", fault[beginning.end() :]):
        return ()
    path: list[str | int] = [beginning[0]]
    inside, rest = document.get(beginning[0]), fault[beginning.end() :]
    while not rest.startswith(":"):
        # Keys may hold anything, also what would end a step.
        keys = sorted((key for key in inside if isinstance(key, str)), key=len) if isinstance(inside, Mapping) else []
        known = next((key for key in reversed(keys) if rest.startswith((f".{key}", f"[{key}]"))), None)
        step = STEP.match(rest)
        if known is not None:
            path.append(known)
            rest = rest[len(known) + (1 if rest[0] == "." else 2) :]
        elif step is not None:
            name = step[1] if step[1] is not None else step[2]
            path.append(int(name) if name.isdecimal() and isinstance(inside, Sequence) else name)
            rest = rest[step.end() :]
        else:
            break
        rest = rest.removeprefix(" (key)")
        inside = _inside(inside, path[-1])
    return tuple(path)


def _inside(value: Any, step: str | int) -> Any:
    if isinstance(value, Mapping):
        return value.get(step)
    if isinstance(value, list | tuple) and isinstance(step, int) and step < len(value):
        return value[step]
    return None


def _named(document: Mapping[str, Any], fault: str) -> Path:
    """The place that holds most of what the sentence names."""
    found: Path = ()
    most = 0
    for path, names in _places(document, (), frozenset()):
        worth = sum(HELD + len(name) for name in names if _says(fault, name))
        # A field's name by itself is no reason: many sentences speak of cards.
        worth += sum(FIELD for step in path if isinstance(step, str) and _says(fault, step)) if worth else 0
        if worth > most:
            found, most = path, worth
    return found


def _places(value: Any, path: Path, above: frozenset[str]) -> Iterator[tuple[Path, frozenset[str]]]:
    """Every place but those of cards, the outer ones first, with the names in it and those of the keys around it."""
    if isinstance(value, Mapping):
        keyed = above | ({str(path[-1])} if path else set())
        yield path, keyed | {each for each in value.values() if isinstance(each, str)} if path else frozenset()
        for key, inner in value.items():
            if path or key != "cards":
                yield from _places(inner, (*path, key), keyed)
    elif isinstance(value, list | tuple):
        yield path, above
        for number, inner in enumerate(value):
            yield from _places(inner, (*path, number), above)
    elif isinstance(value, str) and value:
        yield path, above | {value}
    elif isinstance(value, int) and path:
        # A number by itself may be that of anything.
        yield path, frozenset({f"{path[-1]} {value}"})


def _says(sentence: str, name: str) -> bool:
    spoken = name.replace("_", " ")
    return re.search(rf"(?<!\w)(?:{re.escape(name)}|{re.escape(spoken)})(?!\w)", sentence) is not None
