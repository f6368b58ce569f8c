"""Mutants: rules that are deliberately wrong in one clause, to prove that the suite notices.

A mutant is a twin of an edition with one clause bent or removed. Where the clause is an entry of the edition's table,
the twin is the table amended::

    @mutant("deus.march.a", "exhausted units march, too")
    def exhausted_units_march(edition: Edition) -> Edition:
        return edition.without("deus.march.a")

Where it lives in a function that others call by name and that the rules mark as a judgement, or in a judgement that the
table has by name, the twin has another function in its place, which gets the real one first::

    @judgement(zones.draw, "deus.zone.deck.top", "cards are drawn from the bottom")
    def draws_from_the_bottom(real, game, seat, count): ...

Every normative clause has a mutant that a scenario of that clause notices, or is listed by :func:`no_mutant` with the
reason why no scenario can.
"""

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from types import MappingProxyType, ModuleType
from typing import Any

import reference_engine as engine
from monosashi.games import kit
from monosashi.mutants import amend
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import default, name_of

Bend = Callable[[Edition], Edition]


@dataclass(frozen=True)
class Mutant:
    """Wrong rules: ``what`` says in one sentence what they do instead of the clause; ``bend`` amends the edition."""

    name: str
    clause: str
    what: str
    bend: Bend

    def rules(self, edition: str) -> Edition:
        """The wrong rules, under the edition's own name."""
        return self.bend(engine.edition(edition)).amended(edition)


@dataclass
class Collection:
    """The mutants of a ruleset by name, and the clauses that cannot have one, with the reasons."""

    mutants: dict[str, Mutant]
    equivalent: dict[str, str]


_collections: dict[str, Collection] = {}


def _of(clause: str) -> Collection:
    return _collections.setdefault(clause.partition(".")[0], Collection({}, {}))


def _add(found: Mutant) -> None:
    mutants = _of(found.clause).mutants
    if found.name in mutants:
        raise ValueError(f"two mutants are called {found.name}")
    mutants[found.name] = found


def _name(clause: str, function: Callable[..., Any]) -> str:
    return f"{clause}/{getattr(function, '__name__', '')}"


def mutant(clause: str, what: str) -> Callable[[Bend], Bend]:
    """Register a function that bends an edition in this clause."""

    def register(bend: Bend) -> Bend:
        _add(Mutant(_name(clause, bend), clause, what, bend))
        return bend

    return register


def judgement(
    entry: str | Callable[..., Any], clause: str, what: str
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a function that takes the place of a judgement, which it gets as its first argument.

    ``entry`` is the table's name for it, or a function that the rules mark as one.
    """
    if not isinstance(entry, str) and default(entry) is None:
        raise ValueError(f"{name_of(entry)} is not marked as a judgement, so that no table can have another")

    def register(other: Callable[..., Any]) -> Callable[..., Any]:
        _add(Mutant(_name(clause, other), clause, what, partial(amend.judgement, entry=entry, other=other)))
        return other

    return register


def no_mutant(clause: str, reason: str) -> None:
    """Say why no scenario can tell rules without this clause from rules with it."""
    _of(clause).equivalent[clause] = reason


def why_none(ruleset: str) -> str:
    """Why there are no wrong rules of a game, in a sentence; nothing if there are some."""
    package = kit(ruleset).wrong_rules
    if not package:
        return f"nobody has written mutants of {ruleset} yet, so that nothing is proved"
    if _package(package) is None:
        return f"the wrong rules of {ruleset}, {package}, are not installed; they are in a clone of the repository"
    return ""


def _package(name: str) -> ModuleType | None:
    """A package with wrong rules; None where they are not installed: a wheel has none."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        return None


@cache
def collection(ruleset: str) -> Collection:
    """Every mutant of a ruleset; raises KeyError if it has none."""
    package = _package(kit(ruleset).wrong_rules)
    if package is None:
        raise KeyError(f"there are no wrong rules of {ruleset} here")
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
    found = _collections[ruleset]
    for clause in removable(ruleset):
        name = f"{clause}/removed"
        found.mutants.setdefault(
            name, Mutant(name, clause, "the clause is switched off", partial(Edition.without, clause=clause))
        )
    return Collection(dict(sorted(found.mutants.items())), dict(found.equivalent))


def home(clause: str) -> str:
    """The edition in which wrong twins of a clause are made: the newest one that has it."""
    from monosashi.rulebook.ledger import load_ledger

    ruleset = clause.partition(".")[0]
    row = load_ledger(ruleset)[clause]
    return next(name for name in reversed(list(engine.game(ruleset).editions)) if row.holds_in(name))


def of_edition(edition: str) -> Collection:
    """The mutants that are made of an edition, and the clauses of it that cannot have one."""
    every = collection(edition.partition("@")[0])
    return Collection(
        {name: mutant for name, mutant in every.mutants.items() if home(mutant.clause) == edition},
        {clause: reason for clause, reason in every.equivalent.items() if home(clause) == edition},
    )


def removable(ruleset: str) -> Mapping[str, None]:
    """The clauses that some edition's table has as conditions, so that they can simply be switched off."""
    return MappingProxyType(
        {
            clause: None
            for edition in engine.game(ruleset).editions.values()
            for act in edition.acts.values()
            for clause in act.conditions
        }
    )
