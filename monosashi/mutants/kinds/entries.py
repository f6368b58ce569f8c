"""Every function of an edition's table: where it stands, what it is called, and how another takes its place."""

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from monosashi.mutants.operators import cited, spoken, word
from monosashi.mutants.tracing import EVERYWHERE
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import default, name_of


@dataclass(frozen=True)
class EntryOfTable:
    """A function of the table.

    ``place`` has the names of the tables on the way to it, ``id`` and ``what`` name it in an id and in a sentence.
    ``changes`` says whether it may change the position, ``answers`` whether it is given a player's answer.
    ``looked_up`` is what a scenario must look up to come to it, as the fine tracer sees it.
    """

    place: tuple[Any, ...]
    id: str
    what: str
    function: Callable[..., Any]
    clauses: tuple[str, ...]
    looked_up: str
    changes: bool
    act: str = ""

    def amended(self, edition: Edition, other: Callable[..., Any]) -> Edition:
        """The same rules with another function in this place."""
        table, *keys = self.place
        name = edition.name
        if table == "procedures":
            procedure, step = keys
            return edition.amended(name, procedures={procedure: {**edition.procedures[procedure], step: other}})
        if table == "drawn":
            return edition.amended(name, drawn={keys[0]: other})
        if table == "perform":
            return edition.amended(name, acts={keys[0]: replace(edition.acts[keys[0]], perform=other)})
        if table == "conditions":
            act = edition.acts[keys[0]]
            return edition.amended(name, acts={keys[0]: replace(act, conditions={**act.conditions, keys[1]: other})})
        judged = other if len(keys) == 1 else {**edition.judgements[keys[0]], keys[1]: other}
        return edition.amended(name, judgements={keys[0]: judged})


def entries(edition: Edition) -> tuple[EntryOfTable, ...]:
    """Every function of an edition's table, in the table's order; then those that the rules mark as judgements."""
    found: dict[str, EntryOfTable] = {}
    for entry in _entries(edition):
        # Rules that games share and a game's own may have one name.
        name = entry.id if entry.id not in found else f"{entry.id}.{_package(entry.function)}"
        found[name] = replace(entry, id=name)
    return tuple(found.values())


def _entries(edition: Edition) -> Iterator[EntryOfTable]:
    for procedure, order in edition.procedures.items():
        for step, do in order.items():
            yield EntryOfTable(
                ("procedures", procedure, step),
                f"{procedure}.{step}",
                f"in {spoken(procedure)}, {spoken(step)}",
                do,
                cited(edition, do),
                f"step.{procedure}/{step}",
                changes=True,
            )
    for (procedure, step), taken in edition.drawn.items():
        yield EntryOfTable(
            ("drawn", (procedure, step)),
            f"{procedure}.{step}.drawn",
            f"in {spoken(procedure)}, what {spoken(step)} makes of the draw",
            taken,
            cited(edition, taken),
            EVERYWHERE,
            changes=True,
        )
    for name, act in edition.acts.items():
        yield EntryOfTable(
            ("perform", name),
            name,
            f"the act {spoken(name)}",
            act.perform,
            cited(edition, act.perform),
            f"perform.{name}",
            changes=True,
            act=name,
        )
        for clause, condition in act.conditions.items():
            yield EntryOfTable(
                ("conditions", name, clause),
                f"{name}.{clause}",
                f"{clause}, for {spoken(name)},",
                condition,
                (clause,),
                f"bound.{name}/{clause}",
                changes=False,
                act=name,
            )
    yield from _judgements(edition)


def _judgements(edition: Edition) -> Iterator[EntryOfTable]:
    for key, judged in edition.judgements.items():
        called = name_of(key)
        parts = judged.items() if isinstance(judged, Mapping) else ()
        if callable(judged) and not isinstance(judged, Mapping):
            yield _judgement(edition, ("judgements", key), called, judged)
        for inner, part in parts:
            if callable(part):
                name = getattr(inner, "__name__", str(inner))
                yield _judgement(edition, ("judgements", key, inner), f"{called}.{name}", part)
    for marked in _marked(edition):
        if marked not in edition.judgements:
            yield _judgement(edition, ("judgements", marked), name_of(marked), default(marked))


def _judgement(edition: Edition, place: tuple[Any, ...], name: str, function: Callable[..., Any]) -> EntryOfTable:
    given = str(inspect.signature(function).return_annotation)
    changes = given in ("None", "<class 'NoneType'>", "int") or "Next" in given or "Call" in given
    entry = f"judgement.{name_of(place[1])}"
    return EntryOfTable(place, word(name), name, function, cited(edition, function), entry, changes or len(place) > 2)


def _marked(edition: Edition) -> Iterator[Callable[..., Any]]:
    """The functions that are marked as judgements, in the modules of the game and of what it shares with others."""
    game = edition.name.partition("@")[0]
    used = {_package(do) for order in edition.procedures.values() for do in order.values()}
    packages = {"reference_engine." + each for each in (game, *sorted(used - {"kernel", ""}))}
    for name, module in sorted(sys.modules.items()):
        if any(name == package or name.startswith(f"{package}.") for package in packages):
            for value in vars(module).values():
                if getattr(value, "__module__", "") == name and default(value) is not None:
                    yield value


def _package(function: Callable[..., Any]) -> str:
    parts = getattr(function, "__module__", "").split(".")
    return parts[1] if parts[0] == "reference_engine" and len(parts) > 1 else ""
