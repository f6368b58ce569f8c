"""What the diagrams know of any Monster Collection game: who is asked, what first turns and empty battles leave out."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any, ClassVar

import reference_engine as engine
from monosashi import suite
from monosashi.games.monster_collection.site.diagrams.pieces import SIGNS
from monosashi.site.diagrams.table import DiagramTable, Marks, chance
from monosashi.site.diagrams.watching import played
from monosashi.site.text.language import Language
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Goto, Procedure


class FamilyTable(DiagramTable):
    """An edition as the diagrams read it.

    ``REVEALING`` are clauses whose scenarios show everything that any other shows, ``FIRST_TURNS`` turns that may leave
    phases out; ``TURN`` and ``BATTLE`` make the procedures of those names, at a step.
    """

    LANES: ClassVar[tuple[str, ...]] = ("marching", "defending")
    SIGNS: ClassVar[Mapping[str, str]] = MappingProxyType(SIGNS)
    REVEALING: ClassVar[tuple[str, ...]]
    FIRST_TURNS: ClassVar[tuple[int, ...]]
    TURN: ClassVar[Callable[..., Procedure]]
    BATTLE: ClassVar[Callable[..., Procedure]]

    # What each game says in its own way

    @abstractmethod
    def quiet(self, turn: int) -> Any:
        """A position of that turn with nobody in it."""

    @abstractmethod
    def facing(self) -> Any:
        """A position with a unit of each side in the area of a battle, b2."""

    @abstractmethod
    def first_turn(self, language: Language) -> str:
        """Which first turn begins later than others."""

    # What all say alike

    def revealing(self) -> list[suite.Scenario]:
        """The scenarios that are enough to see everything."""
        return [scenario for scenario in suite.scenarios(self.game) if scenario.clause in self.REVEALING]

    def plays(self) -> Iterable[Callable[[Edition], object]]:
        """A few scenarios, for there are many."""
        return (partial(played, scenario) for scenario in self.revealing())

    def role(self, position: Any, frame: Procedure, asked: Decision) -> str:
        """``marching``, ``defending``, ``player A``, ``player B``, a seat, or what chance is asked for."""
        if asked.seat == CHANCE:
            return chance(asked)
        player_a = getattr(frame, "player_a", "")
        if player_a:
            return "player A" if asked.seat == player_a else "player B"
        if not position.turn:
            return asked.seat
        return "marching" if asked.seat == position.marching else "defending"

    def roles(self, language: Language) -> Mapping[str, str]:
        """The sides of a turn."""
        return {
            **super().roles(language),
            "marching": language.say("marching side"),
            "defending": language.say("defending side"),
        }

    def marks(self, procedure: str, language: Language) -> Marks:
        """Where first turns start, what depends on the initiative, and where an empty battle leaps to."""
        say = language.say
        if procedure == "turn":
            start = next((step for step in self.steps("turn") if step not in self.skipped), "") if self.skipped else ""
            return Marks({start: self.first_turn(language)} if start else {})
        if procedure != "battle":
            return Marks()
        told = {
            "different": say("If one side has the higher initiative"),
            "equal": say("If both have the same initiative"),
        }
        flags, before = {}, ""
        for step in self.steps("battle"):
            now = self.initiative.get(step, "")
            if now and now != before:
                flags[step] = told[now]
            before = now
        leaping = [
            say(
                "Dashed line: as soon as nobody is left in the battle, it goes straight on to “{step}”.",
                step=self.called(language, target),
            )
            for target in dict.fromkeys(self.leaps.values())
        ]
        return Marks(flags, frozenset(self.initiative), self.leaps, " ".join(leaping))

    @cached_property
    def leaps(self) -> Mapping[str, str]:
        """The steps of a battle that leap to another one once nobody is left in it: asked of every step itself."""
        found = {}
        for step in self.steps("battle"):
            outcome = self._taken(self.quiet(3), type(self).BATTLE(step, area="b2", first="south"))[0]
            if isinstance(outcome, Goto) and outcome.step != step:
                found[step] = outcome.step
        return found

    @cached_property
    def skipped(self) -> frozenset[str]:
        """The phases that first turns leave out: those that do nothing then, and something later."""

        def happens(step: str, turn: int) -> bool:
            return self._taken(self.quiet(turn), type(self).TURN(step))[1]

        return frozenset(
            step
            for step in self.steps("turn")
            if happens(step, 3) and not any(happens(step, turn) for turn in self.FIRST_TURNS)
        )

    @cached_property
    def initiative(self) -> Mapping[str, str]:
        """The steps of a battle in which something happens only if the initiatives are ``different``, or ``equal``.

        Both battles go through all steps in turn, so that one step finds what another has left behind.
        """
        different, equal, battle = self.facing(), self.facing(), type(self).BATTLE
        decided, tied = battle("", area="b2", first="south"), battle("", area="b2", simultaneous=True)
        found = {}
        for step in self.steps("battle"):
            decided.step = tied.step = step
            when_different, when_equal = self._taken(different, decided)[1], self._taken(equal, tied)[1]
            if when_different != when_equal:
                found[step] = "different" if when_different else "equal"
        return found

    def _taken(self, position: Any, frame: Procedure) -> tuple[Any, bool]:
        """What a step answers, and whether it does anything: it asks, calls or changes the position."""
        position.stack[-1:] = [frame]
        position.battle = getattr(frame, "area", "")
        before = engine.dump(position)
        outcome = self.rules.procedures[frame.name][frame.step](Context(self.rules, position), frame)
        return outcome, outcome is not None or engine.dump(position) != before
