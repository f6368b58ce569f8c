"""What is compared between an implementation and the reference, and how a difference is put into words."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.verification.compared import UNKNOWN, Compared, Way, comparison
from monosashi.verification.verdict import NOT_LISTED

JUDGE = "judge"


@cache
def _by_view() -> dict[Any, str]:
    """Which game's views are of which type."""
    return {game.views.kind: game.name for game in engine.GAMES.values()}


NOTHING = (None, ())
"""A list that is left out and one that is empty show the same."""

UNSAID = re.compile("result.clause: expected .*, actual nothing")
"""Who does not offer ``reasons`` need not say by which clause a game has ended."""

DIFFERENCES_LISTED, DIFFERING_LINE_LENGTH = 5, 200
"""How many differing lines a message has, and how many characters of each."""


class Halves(NamedTuple):
    """A difference taken apart: what was expected where, and what was there."""

    expected: str
    actual: str


def split_difference(difference: str) -> Halves:
    """Take a line of :func:`differences` apart.

    >>> split_difference("units[Knight].area: expected b2, actual b1")
    Halves(expected='units[Knight].area: b2', actual='b1')
    """
    place, _, rest = difference.partition(": expected ")
    expected, _, actual = rest.partition(", actual ")
    return Halves(f"{place}: {expected}", actual)


def differences(expected: Any, actual: Any, judged: Any = None) -> list[str]:
    """Every way in which two views differ, ``units[Knight].area: expected b2, actual b1``; empty if in none.

    The game whose views they are says what is compared how. What may be there beyond what is expected is secret if the
    judge's view of the moment, ``judged``, has it.
    """
    game = _by_view().get(type(expected))
    how = UNKNOWN if game is None else comparison(game)
    found = list(_differences(expected, actual, "", "in order", how))
    undecided = tuple(f"{place}:" for place in how.undecided(expected)) if found else ()
    found = [line for line in found if not line.startswith(undecided) and not UNSAID.fullmatch(line)]
    return [line for line in found if line not in _harmless(expected, actual, judged, how)] if found else []


def _harmless(expected: Any, actual: Any, judged: Any, how: Compared) -> set[str]:
    """What the lines say of entries beyond those expected that are nobody's secret."""
    if judged is None and getattr(expected, "viewer", "") != JUDGE:
        return set()
    lines = set()
    for name in how.more:
        asked, shown, secret = (getattr(view, name, {}) for view in (expected, actual, judged))
        open_ones = [key for key in shown if key not in {**asked, **secret}]
        lines |= {f"{name}[{key}]: expected nothing, actual {display(shown[key])}" for key in open_ones}
    return lines


def _differences(expected: Any, actual: Any, where: str, way: Way, how: Compared) -> Iterator[str]:
    """The differences of one part, ``where`` it is, compared in its ``way``."""
    if expected == actual or (expected in NOTHING and actual in NOTHING):
        return
    if way == "unordered" and isinstance(expected, tuple | list) and isinstance(actual, tuple | list):
        expected, actual = _unpaired(expected, actual, how)
        if expected == actual:
            return
    if isinstance(expected, Struct) and type(expected) is type(actual):
        ways = how.ways.get(type(expected), {})
        for name in expected.__struct_fields__:
            inner = ways.get(name, "in order")
            if inner != "free":
                one, other = getattr(expected, name), getattr(actual, name)
                yield from _differences(one, other, f"{where}.{name}" if where else name, inner, how)
    elif isinstance(expected, Mapping) and isinstance(actual, Mapping):
        yield from _keyed(expected, actual, where, way, how)
    elif way == "by id" and (named := _by_id(expected, actual)) is not None:
        yield from _keyed(*named, where, "in order", how)
    elif way != "by id" and _are_structs(expected) and _are_structs(actual) and len(expected) == len(actual):
        for number, pair in enumerate(zip(expected, actual, strict=True)):
            yield from _differences(*pair, f"{where}[{number}]", "in order", how)
    else:
        yield f"{where}: expected {display(expected)}, actual {display(actual)}"


def alike(expected: Any, actual: Any) -> Any:
    """The actual view as the expected one is arranged: what is free as it is there, what has no order in its order.

    Side by side, nothing else then differs but what does.
    """
    game = _by_view().get(type(expected))
    return _alike(expected, actual, "in order", UNKNOWN if game is None else comparison(game))


def _alike(expected: Any, actual: Any, way: Way, how: Compared) -> Any:
    if way == "free":
        return expected
    if isinstance(expected, Struct) and type(expected) is type(actual):
        ways = how.ways.get(type(expected), {})
        fields = {
            name: _alike(getattr(expected, name), getattr(actual, name), ways.get(name, "in order"), how)
            for name in expected.__struct_fields__
        }
        return msgspec.structs.replace(actual, **fields)
    if isinstance(expected, Mapping) and isinstance(actual, Mapping):
        keys = sorted(actual, key=[*expected, *actual].index)
        return {key: _alike(expected[key], actual[key], way, how) if key in expected else actual[key] for key in keys}
    if isinstance(expected, tuple | list) and isinstance(actual, tuple | list):
        if way == "by id" and _by_id(expected, actual) is not None:
            known = {each.id: each for each in expected}
            placed = sorted(actual, key=lambda each: [*known].index(each.id) if each.id in known else len(known))
            return tuple(_alike(known.get(each.id, each), each, "in order", how) for each in placed)
        if way != "in order":
            return tuple(sorted(actual, key=lambda each: expected.index(each) if each in expected else len(expected)))
        if _are_structs(expected) and _are_structs(actual) and len(expected) == len(actual):
            return tuple(_alike(*pair, "in order", how) for pair in zip(expected, actual, strict=True))
    return actual


def _unpaired(expected: Sequence[Any], actual: Sequence[Any], how: Compared) -> tuple[Sequence[Any], Sequence[Any]]:
    """Two lists without an order, alike if they are the same; of things with fields those that have no counterpart."""
    if not (_are_structs(expected) and _are_structs(actual)):
        return tuple(sorted(expected, key=str)), tuple(sorted(actual, key=str))
    missing, rest = [], [*actual]
    for each in expected:
        same = next(
            (n for n, other in enumerate(rest) if not any(_differences(each, other, "", "in order", how))), None
        )
        if same is None:
            missing.append(each)
        else:
            del rest[same]
    return tuple(missing), tuple(rest)


def _keyed(
    expected: Mapping[Any, Any], actual: Mapping[Any, Any], where: str, way: Way, how: Compared
) -> Iterator[str]:
    """Differences between two mappings, key by key; an entry that holds an empty list may be left out."""
    for key in dict.fromkeys([*expected, *actual]):
        place = f"{where}[{key}]"
        if expected.get(key) in NOTHING and actual.get(key) in NOTHING:
            continue
        if key not in actual:
            yield f"{place}: expected {display(expected[key])}, actual nothing"
        elif key not in expected:
            yield f"{place}: expected nothing, actual {display(actual[key])}"
        else:
            yield from _differences(expected[key], actual[key], place, way, how)


def _are_structs(value: Any) -> bool:
    """Whether it is a list of things with fields."""
    return isinstance(value, tuple | list) and all(isinstance(item, Struct) for item in value)


def _have_ids(value: Any) -> bool:
    """Whether it is a list of things with ids."""
    return isinstance(value, tuple | list) and all(isinstance(item, Struct) and hasattr(item, "id") for item in value)


def _by_id(*lists: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """Two lists of things with ids as mappings; None if they are not, or if one names an id twice."""
    if not all(map(_have_ids, lists)):
        return None
    one, other = ({item.id: item for item in items} for items in lists)
    return (one, other) if (len(one), len(other)) == tuple(map(len, lists)) else None


def display(value: Any) -> str:
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
        return " ".join(f"{key}={display(item)}" for key, item in value.items())
    if isinstance(value, tuple | list):
        return f"({', '.join(map(display, value))})"
    return str(value)


def summarise(lines: list[str], most: int = DIFFERENCES_LISTED) -> str:
    """The first lines in one, long ones cut short, and how many more there are."""
    short = [
        line if len(line) <= DIFFERING_LINE_LENGTH else f"{line[:DIFFERING_LINE_LENGTH]}…" for line in lines[:most]
    ]
    return "; ".join(short) + (f"; and {len(lines) - most} more" if len(lines) > most else "")


# Lists of legal answers


class ListDifferences(NamedTuple):
    """Lawful answers that are not listed, and listed ones that are not lawful."""

    missing: tuple[Any, ...]
    surplus: tuple[Any, ...]


def list_differences(
    lawful: Sequence[Any], listed: Sequence[Any], allowed: Callable[[Any], bool], game: str, seen: Callable[[], Any]
) -> ListDifferences:
    """Lawful answers that are not listed, and listed ones that are neither lawful nor ``allowed`` all the same.

    Where the game says that only the end of a list counts, an answer that is the same up to that stands for all. What
    the game calls needless in what the judge has ``seen`` need not be listed.
    """
    how = comparison(game)
    expected = {_key(action, how): action for action in lawful}
    actual = {_key(action, how): action for action in listed}
    ends = {_key(action, how, ends=how.ends) for action in listed}
    missing = [action for _, action in sorted(expected.items()) if _key(action, how, ends=how.ends) not in ends]
    view = seen() if missing else None
    missing = [action for action in missing if not how.own.needless(view, action)]
    surplus = [action for key, action in sorted(actual.items()) if key not in expected and not allowed(action)]
    return ListDifferences(tuple(missing), tuple(surplus))


def legal_differences(
    lawful: Sequence[Any], listed: Sequence[Any], allowed: Callable[[Any], bool], game: str, seen: Callable[[], Any]
) -> list[str]:
    """The same as :func:`list_differences`, in lines."""
    missing, surplus = list_differences(lawful, listed, allowed, game, seen)
    return [f"legal: expected {_json(action)}, actual {NOT_LISTED}" for action in missing] + [
        f"legal: expected {NOT_LISTED}, actual {_json(action)}" for action in surplus
    ]


def answer_key(action: Any, game: str) -> bytes:
    """What two answers have in common that come to the same: of lists of which only the end counts, the end."""
    how = comparison(game)
    return _key(action, how, ends=how.ends)


def _json(action: Any) -> str:
    return msgspec.json.encode(action).decode()


def _key(action: Any, how: Compared, ends: Sequence[str] = ()) -> bytes:
    """An answer as it is compared: few lists have an order; what is empty, or number 0, may be left out."""
    return msgspec.json.encode(_plain(action, str(action.get("do")), how.ordered, ends), order="deterministic")


def _plain(value: Any, place: str, ordered: Sequence[str], ends: Sequence[str], within: str = "") -> Any:
    if isinstance(value, dict):
        kept = {name: item for name, item in value.items() if item not in (None, "", [], {}, 0)}
        return {name: _plain(item, f"{place}.{name}", ordered, ends, f"{place}.*") for name, item in kept.items()}
    if isinstance(value, list):
        items = [_plain(item, place, ordered, ends) for item in (value[-1:] if place in ends else value)]
        return items if place in ordered or within in ordered else sorted(items, key=msgspec.json.encode)
    return value
