"""What the diagrams know of an edition: its table, and what came of watching it. Worked out once, when first needed."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from msgspec.structs import replace

import reference_engine as engine
from docs.generator.diagrams.markup import Href, UnknownEntry, link
from docs.generator.diagrams.watching import Seen, revealing, watched
from docs.generator.language import Language
from monosashi.ledger import Clause, load_ledger
from reference_engine.deus.procedures import Battle, Turn
from reference_engine.deus.quiet import QuietPosition, Standing, place
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game
from reference_engine.kernel.procedure import Goto, Procedure
from reference_engine.monster_collection.cards import Card

CITED = re.compile(r"\bdeus(?:\.\w+)+")


@dataclass(frozen=True)
class Table:
    """An edition as the diagrams read it."""

    rules: Edition

    @property
    def ruleset(self) -> str:
        """The game it is an edition of."""
        return self.rules.name.partition("@")[0]

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """The ledger."""
        return load_ledger(self.ruleset)

    @cached_property
    def seen(self) -> Seen:
        """What the steps do."""
        return watched(self.rules, revealing(self.ruleset))

    def titled(self, clause: str, language: Language, href: Href) -> str:
        """A clause's title as a link to it. Raises UnknownEntry."""
        return link(href(clause), escape(language.text("title", self.known(clause).title)))

    def known(self, clause: str) -> Clause:
        """A row of the ledger. Raises UnknownEntry."""
        if clause not in self.clauses:
            raise UnknownEntry(f"{self.rules.name}: the ledger has no clause {clause!r}")
        return self.clauses[clause]

    def steps(self, procedure: str) -> list[str]:
        """The steps of a procedure in their order. Raises UnknownEntry."""
        if procedure not in self.rules.procedures:
            raise UnknownEntry(f"{self.rules.name} has no procedure {procedure!r}")
        return list(self.rules.procedures[procedure])

    def clause(self, procedure: str, step: str) -> Clause | None:
        """The clause that a step carries out: the first that its function cites, or else the one that asks in it.

        Raises UnknownEntry for one that is not in the ledger.
        """
        cited: list[str] = CITED.findall(self.rules.procedures[procedure][step].__doc__ or "")
        cited += self.seen.steps[procedure, step].questions.values()
        return self.known(cited[0]) if cited else None

    @cached_property
    def leaps(self) -> Mapping[str, str]:
        """The steps of a battle that leap to another one once nobody is left in it: asked of every step itself."""
        found = {}
        for step in self.steps("battle"):
            outcome = self._taken(place(self.rules, QuietPosition("south")), Battle(step, area="b2", first="south"))[0]
            if isinstance(outcome, Goto) and outcome.step != step:
                found[step] = outcome.step
        return found

    @cached_property
    def skipped(self) -> frozenset[str]:
        """The phases that both players' first turns leave out: those that do nothing then, and something later."""
        first, later = (1, 2), 3

        def happens(step: str, turn: int) -> bool:
            return self._taken(place(self.rules, QuietPosition("south", turn)), Turn(step))[1]

        return frozenset(
            step
            for step in self.steps("turn")
            if happens(step, later) and not any(happens(step, turn) for turn in first)
        )

    @cached_property
    def initiative(self) -> Mapping[str, str]:
        """The steps of a battle in which something happens only if the initiatives are ``different``, or ``equal``.

        Both battles go through all steps in turn, so that one step finds what another has left behind.
        """
        different, equal = self._battle(), self._battle()
        found = {}
        for step in self.steps("battle"):
            when_different = self._taken(different, Battle(step, area="b2", first="south"))[1]
            when_equal = self._taken(equal, Battle(step, area="b2", simultaneous=True))[1]
            if when_different != when_equal:
                found[step] = "different" if when_different else "equal"
        return found

    def _battle(self) -> Any:
        """A unit of each side in one area."""
        plain = Card("Unit", "unit", level=1, attack=1, defence=2, march="walk")
        units = (Standing("marching", "south", "b1"), Standing("defending", "north", "b3"))
        quiet = QuietPosition("south", cards={unit.id: plain for unit in units}, units=units)
        position = place(self.rules, quiet)
        position.units = {unit.id: replace(unit, area="b2") for unit in position.units.values()}
        return position

    def _taken(self, position: Any, frame: Procedure) -> tuple[Any, bool]:
        """What a step answers, and whether it does anything: it asks, calls or changes the position."""
        position.stack[-1:] = [frame]
        position.battle = getattr(frame, "area", "")
        before = engine.dump(position)
        outcome = self.rules.procedures[frame.name][frame.step](Game(self.rules, position), frame)
        return outcome, outcome is not None or engine.dump(position) != before
