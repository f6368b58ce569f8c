"""The tables of an edition, filled by watching its suite."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from fnmatch import fnmatchcase
from typing import Protocol

import reference_engine as engine
from monosashi import suite
from monosashi.classes import common
from monosashi.classes.editions import editions
from monosashi.classes.files import impossible
from monosashi.classes.tables import ClassTable, Filled, fill
from monosashi.classes.watching import Play, watch
from monosashi.kit.registry import late_part
from monosashi.mutants.narrowing.ways import Ways
from monosashi.mutants.operators.scores import everywhere, excuses
from reference_engine.kernel.edition import Edition

Ticking = Callable[[Iterable[Play], int], Iterable[Play]]
"""Passes plays on, of which there are so many, and shows how far they are."""


class Classes(Ways, Protocol):
    """Classes of situations that the game's table does not tell of. Without them there are those of any game."""

    def tables(self, edition: Edition, plays: Sequence[Play]) -> Iterable[ClassTable]:
        """The tables of an edition; ``plays`` is its suite, as it was played."""

    def telling(self, edition: Edition) -> Edition:
        """The same rules, by which the suite is played for the tables: they may emit more events than games need."""


def classes_of(edition: str) -> Classes | None:
    """What a game declares, named by itself or by one of its editions; None if it declares nothing."""
    found: Classes | None = late_part(edition, "classes", Classes)
    return found


def tables(edition: Edition, plays: Sequence[Play]) -> Iterator[ClassTable]:
    """The tables of any game, and those that the game declares."""
    yield from common.tables(edition, plays)
    yield editions(edition, plays)
    declared = classes_of(edition.name)
    if declared is not None:
        yield from declared.tables(edition, plays)


def filled(name: str, ticking: Ticking = lambda plays, _count: plays) -> tuple[Filled, ...]:
    """Every table of an edition. Raises BadClasses."""
    edition, reasons, scenarios = engine.edition(name), impossible(name), suite.scenarios(name)
    declared = classes_of(edition.name)
    rules = declared.telling(edition) if declared is not None else edition
    plays = tuple(ticking(watch(rules, scenarios), len(scenarios)))
    wanted = tuple(table for table in tables(edition, plays) if table.rows)
    return fill(wanted, plays, reasons, equal_in_effect(name))


def equal_in_effect(edition: str) -> Callable[[str], str]:
    """Why the operators' wrong rules of an id are equal in effect, as their list has it; nothing if they are not."""
    listed = (*everywhere(edition), *excuses(edition.partition("@")[0]))
    told = [(pattern, each.reason) for each in listed if each.edition in ("", edition) for pattern in each.rules]
    return lambda rule: next((reason for pattern, reason in told if fnmatchcase(rule, pattern)), "")
