"""A game for newcomers, from its ledger: of each section the first rule, with a scenario that shows it."""

from collections.abc import Iterator
from functools import cached_property

from monosashi import suite
from monosashi.rulebook.ledger import load_ledger
from monosashi.site.pages.tutorial import Lesson, Sight
from monosashi.site.text.language import Language
from reference_engine.kernel.game import Game

SECTIONS_INTRODUCED = 7
"""How many sections are introduced."""


class Introduction:
    """The introduction to one game."""

    def __init__(self, game: Game) -> None:
        """Read the ledger once somebody asks."""
        self.game = game

    @cached_property
    def SIGHT(self) -> Sight:
        """The first scenario of the suite."""
        first = next(iter(suite.scenarios(self.game.name)), None)
        return Sight(scenario=first.id if first is not None else "")

    def lessons(self, language: Language) -> Iterator[Lesson]:
        """A section after the other, as far as it has scenarios."""
        shown: dict[str, str] = {}
        for scenario in suite.scenarios(self.game.name):
            shown.setdefault(scenario.clause, scenario.id)
        sections: set[str] = set()
        for clause in load_ledger(self.game.name).values():
            if clause.id in shown and clause.section not in sections and len(sections) < SECTIONS_INTRODUCED:
                sections.add(clause.section)
                heading, text = language.text("title", clause.title), language.text(clause.id, clause.en)
                yield Lesson(heading, text, (clause.section,), Sight(scenario=shown[clause.id]))
