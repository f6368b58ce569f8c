"""What is compared between an implementation and the reference, and how a difference is put into words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

JUDGE = "judge"

FREE = ("edition", "viewer", "cards", "half_decks", "timing")
"""Parts of a view that help a reader and that an implementation may fill as it likes."""

UNORDERED = ("hand", "discard", "tokens", "control_markers", "battle_markers", "in_use")
"""Lists in a view whose order means nothing."""

NOTHING = (None, ())
"""A list that is left out and one that is empty show the same."""

LISTED, LONGEST = 5, 200
"""How many differing lines a message has, and how many characters of each."""


class Halves(NamedTuple):
    """A difference taken apart: what was expected where, and what was there."""

    expected: str
    actual: str


def halves(difference: str) -> Halves:
    """Take a line of :func:`differences` apart.

    >>> halves("units[Knight].area: expected b2, actual b1")
    Halves(expected='units[Knight].area: b2', actual='b1')
    """
    place, _, rest = difference.partition(": expected ")
    expected, _, actual = rest.partition(", actual ")
    return Halves(f"{place}: {expected}", actual)


def differences(expected: Any, actual: Any, where: str = "") -> list[str]:
    """Every way in which two views differ, ``units[Knight].area: expected b2, actual b1``; empty if in none.

    Things with an ``id`` are compared by it, in whatever order they are listed.
    """
    if expected == actual or (expected in NOTHING and actual in NOTHING):
        return []
    if isinstance(expected, Struct) and type(expected) is type(actual):
        found: list[str] = []
        for field in expected.__struct_fields__:
            if field in FREE:
                continue
            place = f"{where}.{field}" if where else field
            one, other = getattr(expected, field), getattr(actual, field)
            if field in UNORDERED and one is not None and other is not None:
                one, other = tuple(sorted(one)), tuple(sorted(other))
            found += differences(one, other, place)
        return found
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        return _keyed(expected, actual, where)
    by_id = _by_id(expected), _by_id(actual)
    if by_id[0] is not None and by_id[1] is not None:
        return _keyed(by_id[0], by_id[1], where)
    return [f"{where}: expected {shown(expected)}, actual {shown(actual)}"]


def _keyed(expected: Mapping[Any, Any], actual: Mapping[Any, Any], where: str) -> list[str]:
    """Differences between two mappings, key by key."""
    found: list[str] = []
    for key in dict.fromkeys([*expected, *actual]):
        place = f"{where}[{key}]"
        if key not in actual:
            found.append(f"{place}: expected {shown(expected[key])}, actual nothing")
        elif key not in expected:
            found.append(f"{place}: expected nothing, actual {shown(actual[key])}")
        else:
            found += differences(expected[key], actual[key], place)
    return found


def _by_id(value: Any) -> dict[str, Any] | None:
    """A list of things with ids as a mapping, None for anything else and for lists that name an id twice."""
    if not isinstance(value, tuple | list):
        return None
    if not all(isinstance(item, Struct) and hasattr(item, "id") for item in value):
        return None
    named = {item.id: item for item in value}
    return named if len(named) == len(value) else None


def shown(value: Any) -> str:
    """A value for a reader."""
    if value is None:
        return "null"
    if value == "" or value == () or value == {}:
        return "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Struct):
        value = msgspec.to_builtins(value)
    if isinstance(value, Mapping):
        return " ".join(f"{key}={shown(item)}" for key, item in value.items())
    if isinstance(value, tuple | list):
        return f"({', '.join(map(shown, value))})"
    return str(value)


def listed(lines: list[str], most: int = LISTED) -> str:
    """The first lines in one, long ones cut short, and how many more there are."""
    short = [line if len(line) <= LONGEST else f"{line[:LONGEST]}…" for line in lines[:most]]
    return "; ".join(short) + (f"; and {len(lines) - most} more" if len(lines) > most else "")


# Lists of legal answers


def legal_differences(lawful: Sequence[Any], listed: Sequence[Any], allowed: Callable[[Any], bool]) -> list[str]:
    """Lawful answers that are not listed, and listed ones that are neither lawful nor ``allowed`` all the same."""
    expected = {_key(action): action for action in lawful}
    actual = {_key(action): action for action in listed}
    missing = [action for key, action in sorted(expected.items()) if key not in actual]
    surplus = [action for key, action in sorted(actual.items()) if key not in expected and not allowed(action)]
    return [f"legal: expected {_json(action)}, actual not listed" for action in missing] + [
        f"legal: expected not listed, actual {_json(action)}" for action in surplus
    ]


def _json(action: Any) -> str:
    return msgspec.json.encode(action).decode()


def _key(action: Any) -> bytes:
    """An answer as it is compared: only an ``order`` has an order; what is empty, or number 0, may be left out."""
    return msgspec.json.encode(_plain(action), order="deterministic")


def _plain(value: Any, field: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _plain(item, name) for name, item in value.items() if item not in (None, "", [], {}, 0)}
    if isinstance(value, list) and field != "order":
        return sorted((_plain(item) for item in value), key=msgspec.json.encode)
    return value
