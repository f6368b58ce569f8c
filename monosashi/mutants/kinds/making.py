"""Wrong rules by kinds of mistakes, each named by its id: an entry of the table, what it is wrong in, and how.

``values.attack:sees:unit.modifiers.first_1`` are the rules in which the judgement ``values.attack`` looks at the first
lasting effect on a unit only. Ids are made of the table and of types alone, so that a file may keep them.
"""

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.mutants.kinds.changes import CHANGES_OF_A_VALUE, Change, Function, changes
from monosashi.mutants.kinds.entries import EntryOfTable, entries
from monosashi.mutants.kinds.fields import MARK, NUMBER, SEAT, THINGS, WORD, BentField, fields, kind_of
from monosashi.mutants.kinds.leavings import LEAVINGS, unwatched, wiped
from monosashi.mutants.operators import Operated, spoken
from monosashi.mutants.operators.acts import compound
from monosashi.mutants.operators.procedures import another
from monosashi.mutants.source.functions import FAMILY as SOURCE
from monosashi.mutants.source.functions import bendable
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import default
from reference_engine.kernel.procedure import Procedure

NAMED = (1, 2, 4)
"""Of how many of those that an answer names an act, or a condition, takes notice."""


@dataclass(frozen=True)
class Making:
    """An edition with its entries, and all that they can be wrong in."""

    edition: Edition
    entries: Mapping[str, EntryOfTable]
    changes: Mapping[str, Change]
    fields: Mapping[str, BentField]
    wiped: frozenset[str]

    @classmethod
    def of(cls, name: str) -> "Making":
        """Everything that an edition offers."""
        edition = engine.edition(name)
        game = name.partition("@")[0]
        return cls(
            edition,
            {entry.id: entry for entry in entries(edition)},
            {change.id: change for change in changes(game, engine.game(game).seats)},
            {field.id: field for field in fields(game)},
            frozenset(field.id for field in fields(game) if wiping(field, fields(game))),
        )

    def rule(self, identity: str) -> Operated:
        """The wrong rules of an id. Raises KeyError if nothing is called so."""
        name, family, rest = identity.split(":")
        if family == SOURCE:
            return bendable(self.edition.name)[name].rule(identity)
        entry = self.entries[name]
        kind, what, instead = _FAMILIES[family](self, entry, rest)

        def bend(edition: Edition) -> Edition:
            return entry.amended(edition, instead(edition, entry.function))

        return Operated(identity, kind, f"{entry.what} {what}", frozenset({entry.looked_up}), bend, entry.clauses)

    def known(self, identity: str) -> bool:
        """Whether an id names wrong rules of this edition."""
        try:
            self.rule(identity)
        except (KeyError, ValueError):
            return False
        return True


making = cache(Making.of)

Made = tuple[str, str, Callable[[Edition, Function], Function]]
"""The kind of mistake, a sentence, and what stands in the place of the entry's function."""


def _sees(making: Making, _entry: EntryOfTable, rest: str) -> Made:
    change = making.changes[rest]
    return change.kind, change.what, lambda _edition, real: change.instead(real)


def _leaves(making: Making, _entry: EntryOfTable, rest: str) -> Made:
    name, _, how = rest.rpartition(".")
    field = making.fields[name]
    if how == "wiped":
        return "forgotten too early", f"wipes out {field.what}", lambda _edition, real: wiped(field, real)
    leaving = next((each for each in LEAVINGS if each.id == how), None)
    if leaving is None:
        raise KeyError(rest)
    return leaving.kind, leaving.what.format(field.what), lambda _edition, real: leaving.instead(field, real)


def _during(making: Making, _entry: EntryOfTable, rest: str) -> Made:
    watcher = making.entries[rest]
    what = f"does without {watcher.what}"
    return "who watches what", what, lambda _edition, real: unwatched(watcher.place[1], real)


def _names(_making: Making, entry: EntryOfTable, rest: str) -> Made:
    name, _, count = rest.rpartition(".first_")
    number = int(count)
    kind, what = CHANGES_OF_A_VALUE[number]
    place = -1

    def instead(_edition: Edition, real: Function) -> Function:
        def other(*given: Any, **named: Any) -> Any:
            return real(*given[:place], few(given[place], name, number), **named)

        return other

    return kind, what.format(f"the {spoken(name)} that an answer names"), instead


def few(answer: Any, field: str, count: int) -> Any:
    """An answer in which a field names no more than so many."""
    members = getattr(answer, field)
    if len(members) <= count:
        return answer
    kept = dict([*members.items()][:count]) if isinstance(members, Mapping) else members[:count]
    return msgspec.structs.replace(answer, **{field: kept})


def _asks(_making: Making, entry: EntryOfTable, _rest: str) -> Made:
    place = seat_place(entry)
    if place is None:
        raise KeyError(entry.id)

    def instead(edition: Edition, real: Function) -> Function:
        def other(*given: Any, **named: Any) -> Any:
            return real(*turned(edition, given, place), **named)

        return other

    return "the other side", "is about the other side", instead


def seat_place(entry: EntryOfTable) -> int | None:
    """Where among its parameters an entry is given a seat; None if it is not, or if a seat speaks for itself there."""
    names = [name.lstrip("_") for name in inspect.signature(entry.function).parameters]
    return names.index("seat") if "seat" in names[1:] and entry.place[0] != "perform" else None


def turned(edition: Edition, given: Sequence[Any], place: int) -> tuple[Any, ...]:
    """What an entry is given, with another seat."""
    if place >= len(given) or not isinstance(given[place], str):
        return tuple(given)
    position = getattr(given[0], "position", given[0])
    return (*given[:place], another(edition, position, given[place]), *given[place + 1 :])


def _again(making: Making, entry: EntryOfTable, rest: str) -> Made:
    what = f"is left out from the second time on within {spoken(rest)}"
    if rest not in making.edition.procedures:
        raise KeyError(rest)

    def instead(edition: Edition, real: Function) -> Function:
        taken: dict[Any, int] = {}

        def other(game: Any, *given: Any) -> Any:
            key = scope(game.position, rest)
            if key is None:
                return real(game, *given)
            taken[key] = taken.get(key, 0) + 1
            return real(game, *given) if taken[key] == 1 else None

        return other

    return "the second time", what, instead


def scope(position: Any, procedure: str) -> Any:
    """What tells one run of a procedure from another: the turn, and what the procedure is about; None outside one."""
    for depth, frame in enumerate(position.stack):
        if frame.name == procedure:
            about = tuple(getattr(frame, each.name) for each in _lasting(kind_of(frame)))
            return getattr(position, "turn", 0), depth, about
    return None


@cache
def _lasting(kind: Any) -> tuple[Any, ...]:
    """The fields of a procedure that say what it is about: where, and whose."""
    return tuple(each for each in msgspec.structs.fields(kind) if each.name in ("area", "seat", "creature"))


_FAMILIES: Mapping[str, Callable[[Making, EntryOfTable, str], Made]] = {
    "sees": _sees,
    "leaves": _leaves,
    "during": _during,
    "names": _names,
    "asks": _asks,
    "again": _again,
}


def answers_cut(making: Making, entry: EntryOfTable) -> tuple[tuple[str, int], ...]:
    """How the answer that an entry is given can be cut: field and number; first and last have an operator already."""
    counts = NAMED if entry.changes else NAMED[1:]
    return tuple((name, count) for name in compound(making.edition, entry.act) for count in counts) if entry.act else ()


def wiping(field: BentField, every: Sequence[BentField]) -> bool:
    """Whether a field is a mark, a counter or a note that can be wiped out; cards cannot be."""
    of_players = any(each.by_seat and each.members is field.owner for each in every)
    if issubclass(field.owner, Procedure) or field.default is msgspec.NODEFAULT:
        return False
    return field.holds in (MARK, NUMBER, WORD, SEAT) or (
        field.holds == THINGS and (field.members is not None or not of_players)
    )


def is_watcher(entry: EntryOfTable) -> bool:
    """Whether an entry is a rule that others ask by name and that does something."""
    return (
        entry.place[0] == "judgements"
        and len(entry.place) == 2
        and entry.changes
        and default(entry.place[1]) is not None
    )
