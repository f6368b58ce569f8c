"""Mutants: rules that are deliberately wrong in one clause, to prove that the suite notices.

A mutant is a twin of an edition with one clause bent or removed: the edition's table amended (see :mod:`.amend`). Most
are made of the rules themselves, by operators on the table, by kinds of mistakes, and of the source code; the file
``wrong_rules.toml`` beside the features says which of these bends which clause, and names them by a sentence::

    ["deus.zone.deck.top"]
    "step.draw_phase.draw_card.dropped" = "no card is drawn"

What nothing makes is written by hand, in the block of its clause, a sentence and a bend each; where the bend is a
function that takes the place of one in the table, it may stand below, and gets the real one first::

    with clause("deus.zone.deck.top"):
        mutant("a card is drawn after each phase", after_step("turn", "phase_ends", draw_one))

        @wrong("cards are drawn from the bottom", judgement, zones.draw)
        def _(real, game, seat, count): ...

What is bent alike, or what is one moment or one quantity, gets a function of its own that makes the bend::

    number = partial(step, "retreat", "count_retreat_number")

    mutant("one land more is discarded", number(lambda real, game, frame: ...))

The sentence names the mutant. Every normative clause has a mutant that a scenario of that clause notices, or is listed
by :func:`no_mutant` with the reason why no scenario can.
"""

import importlib
import pkgutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType, ModuleType
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.kit.registry import kit
from monosashi.mutants.amend import Bend, Other, bend, without
from monosashi.rulebook.folders import features_of
from monosashi.suite import slug
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.plain import unmarked

REMOVED = "the clause is switched off"
"""The sentence of the wrong rules without a clause, which are made of the table unless the clause has its own."""


@dataclass(frozen=True)
class Mutant:
    """Wrong rules: ``what`` says in one sentence what they do instead of the clause, ``bends`` make them.

    ``made`` is the id of what the kit makes, nothing where somebody has written the bends.
    """

    clause: str
    what: str
    bends: tuple[Bend, ...]
    made: str = ""

    @property
    def name(self) -> str:
        """The clause and the sentence."""
        return f"{self.clause}/{slug(self.what)}"

    def bend(self, rules: Edition) -> Edition:
        """The rules, made wrong in this way, too, under their own name: by it a game finds them."""
        name = rules.name
        for made in self.bends:
            rules = made(rules)
        return rules.amended(name)

    def rules(self, edition: str) -> Edition:
        """The wrong rules of an edition."""
        return self.bend(engine.edition(edition))


@dataclass
class Collection:
    """The mutants of a ruleset by name, and the clauses that cannot have one, with the reasons."""

    mutants: dict[str, Mutant]
    equivalent: dict[str, str]


_collections: dict[str, Collection] = {}
_clauses: list[str] = []


def _of(clause: str) -> Collection:
    return _collections.setdefault(clause.partition(".")[0], Collection({}, {}))


def _add(mutant: Mutant, collection: Collection) -> None:
    if mutant.name in collection.mutants:
        raise ValueError(f"two mutants are called {mutant.name}")
    collection.mutants[mutant.name] = mutant


@contextmanager
def clause(identity: str) -> Iterator[str]:
    """The mutants in this block bend this clause."""
    _clauses.append(identity)
    try:
        yield identity
    finally:
        _clauses.pop()


def mutant(what: str, *bends: Bend) -> None:
    """Register rules that are wrong in the block's clause: one bend after another."""
    _add(Mutant(_clauses[-1], what, bends), _of(_clauses[-1]))


def wrong(what: str, bent: Callable[..., Bend], *given: Any) -> Callable[[Other], Other]:
    """Register rules that are wrong in the block's clause: ``bent`` gets what is given, and the function below last."""

    def register(other: Other) -> Other:
        mutant(what, bent(*given, other))
        return other

    return register


def named(ruleset: str) -> Mapping[str, Mapping[str, str]]:
    """Which of the rules that the kit makes bend a clause: clause -> id -> sentence; the id where there is none.

    Raises BadNames if the file cannot be read.
    """
    path = features_of(ruleset) / NAMED
    try:
        return msgspec.toml.decode(unmarked(path.read_bytes()), type=dict[str, dict[str, str]])
    except FileNotFoundError:
        return {}
    except (OSError, msgspec.DecodeError) as error:
        raise BadNames(f"{path}: {error}") from None


NAMED = "wrong_rules.toml"
"""The file beside a game's features that names wrong rules which the kit makes."""


class BadNames(Exception):
    """The file that names wrong rules cannot be read, or names one that is not made."""


@bend
def _made(edition: Edition, identity: str) -> Edition:
    # What makes them needs what stands above.
    from monosashi.mutants.kinds.making import making

    made: Edition
    try:
        if ":" in identity:
            made = making(edition.name).rule(identity).bend(edition)
        else:
            made = _made_by_operators(edition.name)[identity].bend(edition)
    except (KeyError, ValueError):
        raise BadNames(f"{NAMED} names {identity}, which is not made of {edition.name}") from None
    return made


@cache
def _made_by_operators(edition: str) -> Mapping[str, Any]:
    from monosashi.mutants.operators import operated

    return operated(engine.edition(edition))


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
    """Every mutant of a ruleset: those that a person wrote only where they are installed, which a wheel has not."""
    package = _package(kit(ruleset).wrong_rules) if kit(ruleset).wrong_rules else None
    for module in pkgutil.iter_modules(package.__path__) if package else ():
        importlib.import_module(f"{kit(ruleset).wrong_rules}.{module.name}")
    by_hand = _collections.setdefault(ruleset, Collection({}, {}))
    found = Collection({**by_hand.mutants}, {**by_hand.equivalent})
    for clause, rules in named(ruleset).items():
        for identity, sentence in rules.items():
            _add(Mutant(clause, sentence or identity, (_made(identity),), identity), found)
    for identity in removable(ruleset):
        removed = Mutant(identity, REMOVED, (without(identity),))
        found.mutants.setdefault(removed.name, removed)
    return Collection(dict(sorted(found.mutants.items())), found.equivalent)


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
