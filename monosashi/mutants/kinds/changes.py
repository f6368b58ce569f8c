"""What an entry can be wrong in: what it looks at, and what it leaves behind.

A change of what is looked at patches the position while the entry runs, and takes the patch back afterwards, so that
what the entry has done stays and nothing else does.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import GeneratorType
from typing import Any

import msgspec
from msgspec import NODEFAULT, Struct

from monosashi.mutants.kinds.fields import (
    MARK,
    NUMBER,
    SEAT,
    THINGS,
    WORD,
    BentField,
    Everything,
    Patch,
    Where,
    fields,
    patches,
    rewritten,
)
from reference_engine.kernel.context import Context

CHANGES_OF_A_VALUE = {
    0: ("where a value comes from", "does not see {}"),
    1: ("the second member", "looks at the first of {} only"),
    2: ("the third member", "looks at the first two of {} only"),
    4: ("more than usual", "looks at the first four of {} only"),
    7: ("more than usual", "looks at the first seven of {} only"),
}
"""How many members of a list are looked at: the kind of mistake, and a sentence."""

CAPS = (1, 2, 4, 7, 15, 30)
"""The numbers at which counters get stuck."""

Function = Callable[..., Any]

NOTHING: dict[Any, Any] = {}


@dataclass(frozen=True)
class Change:
    """A way to be wrong in what an entry looks at.

    ``value`` makes of a field's value another one, ``back`` of what is found there afterwards what shall stay:
    ``back(before, shown, found)``.
    """

    id: str
    kind: str
    what: str
    field: BentField
    value: Callable[[Any], Any]
    back: Callable[[Any, Any, Any], Any]

    def applies(self, there: Everything) -> bool:
        """Whether anything in a position is otherwise with this change."""
        for old in there.get(self.field.id, NOTHING).values():
            new = self.value(old)
            if new is not old and new != old:
                return True
        return False

    def prepared(self, given: tuple[Any, ...]) -> "Shown | None":
        """What the entry is shown, None where that is the same."""
        position = position_of(given)
        if position is None:
            return None
        found = patches(position, self.field, lambda value, _where: self.value(value))
        others = tuple(self._shown(each) for each in given)
        same = all(one is other for one, other in zip(given, others, strict=True))
        return None if not found and same else Shown(found, others, self.back, given[0])

    def _shown(self, each: Any) -> Any:
        if not isinstance(each, Struct) or not each.__struct_config__.frozen:
            return each
        return rewritten(each, self.field.owner, self._one)

    def _one(self, one: Any, _where: Where) -> Any:
        old = getattr(one, self.field.name)
        new = self.value(old)
        return one if new == old else msgspec.structs.replace(one, **{self.field.name: new})

    def instead(self, real: Function) -> Function:
        """The entry, wrong in this way."""

        def other(*given: Any, **named: Any) -> Any:
            shown = self.prepared(given)
            return real(*given, **named) if shown is None else shown.to(real, named)

        return other


@dataclass
class Shown:
    """What an entry is shown once."""

    patches: list[Patch]
    given: tuple[Any, ...]
    back: Callable[[Any, Any, Any], Any]
    game: Any

    def to(self, real: Function, named: dict[str, Any]) -> Any:
        """Call the entry."""
        known = getattr(self.game, "known", None)
        if known is not None:
            self.game.known = None
        held = [dict(patch.new) if type(patch.new) is dict else patch.new for patch in self.patches]
        for patch, value in zip(self.patches, held, strict=True):
            setattr(patch.of, patch.name, value)
        try:
            result = real(*self.given, **named)
            return iter(tuple(result)) if isinstance(result, GeneratorType) else result
        finally:
            for patch, value in zip(self.patches, held, strict=True):
                found = getattr(patch.of, patch.name)
                kept = patch.old if found == patch.new else self.back(patch.old, patch.new, found)
                if found is value and type(patch.old) is dict and type(kept) is dict and kept is not patch.old:
                    # Those who have this very mapping in their hands see what has become of it. Where the entry has put
                    # another mapping in its place, the old one stays: positions before may have it, too.
                    patch.old.clear()
                    patch.old.update(kept)
                    kept = patch.old
                setattr(patch.of, patch.name, kept)
            if known is not None:
                self.game.known = known


def position_of(given: tuple[Any, ...]) -> Any:
    """The position that an entry is asked about; None if it is asked about none."""
    first = given[0] if given else None
    if isinstance(first, Context):
        return first.position
    return first if hasattr(first, "copied") and hasattr(first, "stack") else None


def merged(before: Any, shown: Any, found: Any) -> Any:
    """What was there before, with what has been done to what was shown."""
    if found is shown or found == shown:
        return before
    if type(found) is dict and type(before) is dict and type(shown) is dict:
        kept = {
            key: merged(old, shown[key], found[key]) if key in shown and key in found else found.get(key, old)
            for key, old in before.items()
            if key in found or key not in shown
        }
        return kept | {key: new for key, new in found.items() if key not in before}
    if isinstance(found, tuple) and isinstance(before, tuple) and isinstance(shown, tuple):
        if len(before) == len(shown) == len(found):
            return tuple(merged(*each) for each in zip(before, shown, found, strict=True))
        if len(before) == len(shown):
            return tuple(before[shown.index(each)] if each in shown else each for each in found)
        if found[: len(shown)] == shown:
            return (*before, *found[len(shown) :])
        if shown and found[-len(shown) :] == shown:
            return (*found[: -len(shown)], *before)
        stayed = (each for each in before if each in found or each not in shown)
        return (*stayed, *(each for each in found if each not in before))
    if isinstance(found, Struct) and type(found) is type(before) is type(shown):
        names = found.__struct_fields__
        news = {n: merged(getattr(before, n), getattr(shown, n), getattr(found, n)) for n in names}
        return msgspec.structs.replace(found, **news)
    return found


def changes(game: str, seats: tuple[str, ...]) -> Iterator[Change]:
    """Every way to be wrong in what is looked at, field by field."""
    turned = {seat: seats[(number + 1) % len(seats)] for number, seat in enumerate(seats)}
    every = fields(game)
    for field in every:
        if field.holds == THINGS:
            yield from _of_things(field, every)
        elif field.holds == MARK:
            yield _change(field, "off", "forgotten", f"takes {field.what} for not set", lambda value: value and False)
            yield _change(field, "on", "remembered", f"takes {field.what} for set", lambda value: value or True)
        elif field.holds == NUMBER:
            yield _change(field, "none", "forgotten", f"takes {field.what} for 0", _set(0))
            for cap in CAPS:
                what = f"takes {field.what} for {cap} where it is more"
                yield _change(field, f"at_most_{cap}", "more than usual", what, _capped(cap))
        elif field.holds == WORD and field.default is not NODEFAULT:
            yield _change(field, "none", "forgotten", f"does not know {field.what}", _set(field.default))
        elif field.holds == SEAT:
            what = f"takes {field.what} for the other side"
            yield _change(field, "turned", "the other side", what, lambda value: turned.get(value, value))
        if field.by_seat:
            yield from _of_seats(field, every, turned)


def _change(field: BentField, name: str, kind: str, what: str, value: Callable[[Any], Any]) -> Change:
    return Change(f"{field.id}.{name}", kind, what, field, value, merged)


def _set(other: Any) -> Callable[[Any], Any]:
    return lambda _value: other


def _capped(cap: int) -> Callable[[Any], Any]:
    return lambda value: value if not isinstance(value, int) or value <= cap else cap


def _of_things(field: BentField, every: tuple[BentField, ...]) -> Iterator[Change]:
    for count, (kind, what) in CHANGES_OF_A_VALUE.items() if not field.by_seat else ():
        # All pieces of a position stand in no order: the fifth of them is nobody in particular.
        if count > 2 and field.owner.__name__ == "Position" and field.members is not None:
            continue
        yield _change(field, f"first_{count}", kind, what.format(field.what), _first(count))
    for state in every:
        if state.owner is not field.members:
            continue
        for value in {MARK: (False, True), SEAT: (None,)}.get(state.holds, ()):
            if value is not None:
                name, words = f"{state.name}_{str(value).lower()}", f"with {state.name.replace('_', ' ')} {value}"
                yield _change(
                    field,
                    f"without_{name}",
                    "counted by state",
                    f"leaves out those of {field.what} {words.lower()}",
                    _without(state.name, value),
                )


def _first(count: int) -> Callable[[Any], Any]:
    def few(value: Any) -> Any:
        if not hasattr(value, "__len__") or len(value) <= count:
            return value
        return dict(list(value.items())[:count]) if isinstance(value, dict) else value[:count]

    return few


def _without(state: str, at: Any) -> Callable[[Any], Any]:
    def others(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: each for key, each in value.items() if getattr(each, state, None) is not at}
        return tuple(each for each in value if getattr(each, state, None) is not at)

    return others


def _of_seats(field: BentField, every: tuple[BentField, ...], turned: dict[str, str]) -> Iterator[Change]:
    """What one side has looked for at the other: all of it, or one thing."""

    def whole(way: int) -> Callable[[Any], Any]:
        def exchanged(value: Any) -> Any:
            if not isinstance(value, dict):
                return value
            return {key: value[there] for key, there in _others(value, turned, way).items() if there in value}

        return exchanged

    yield _exchange(field, field, whole)
    for inner in every:
        if inner.owner is field.members:
            yield _exchange(inner, field, partial(_one_thing, inner.name, turned))


def _exchange(meant: BentField, field: BentField, exchanged: Callable[[int], Callable[[Any], Any]]) -> Change:
    what = f"looks for {meant.what} at the other side"
    return Change(
        f"{meant.id}.of_another",
        "the other side",
        what,
        field,
        exchanged(1),
        lambda _before, _shown, found: exchanged(-1)(found),
    )


def _others(value: Mapping[str, Any], turned: dict[str, str], way: int) -> dict[str, str]:
    """For each seat another one: the next at the table, or the one before; where not all are there, of all seats."""
    seats = [seat for seat in turned if seat in value]
    if len(seats) < 2:
        seats = [*turned]
    return {seat: seats[(number + way) % len(seats)] for number, seat in enumerate(seats)}


def _one_thing(name: str, turned: dict[str, str], way: int) -> Callable[[Any], Any]:
    def exchanged(value: Any) -> Any:
        others = {key: getattr(value[there], name) for key, there in _others(value, turned, way).items()}
        return {key: msgspec.structs.replace(each, **{name: others[key]}) for key, each in value.items()}

    return exchanged
