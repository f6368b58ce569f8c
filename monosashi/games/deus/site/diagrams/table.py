"""What the diagrams know of Deus: who is asked, which scenarios show everything, what a battle leaves out."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any, ClassVar

from msgspec.structs import replace

import reference_engine as engine
from monosashi import suite
from monosashi.games.deus.site.diagrams.pieces import SIGNS
from monosashi.site.diagrams.table import Marks, Table, chance
from monosashi.site.diagrams.watching import played
from monosashi.site.text.language import Language
from reference_engine.deus.procedures import Battle, Turn
from reference_engine.deus.quiet import place
from reference_engine.deus.quiet_document import QuietPosition, Standing
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Goto, Procedure
from reference_engine.monster_collection.cards import Card

REVEALING = (
    "deus.setup.shuffle_opponent", "deus.setup.turn_order_tie", "deus.deck_building.roll_tie", "deus.deckout.6",
    "deus.turn.summon.any_order", "deus.turn.main.any_order", "deus.after.C_instant", "deus.after.E_limit",
    "deus.limit_adjust.order", "deus.limit_adjust.until_within", "deus.trigger.side_order", "deus.trigger.optional",
    "deus.simultaneous.choice", "deus.cost.paid_anyway", "deus.damage.value", "deus.intercept.optional",
    "deus.trigger.condition_met",
)  # fmt: skip
"""Clauses whose scenarios show everything that any other shows; tests/deus/test_diagrams.py plays all to make sure."""


def revealing(game: str) -> list[suite.Scenario]:
    """The scenarios that are enough to see everything."""
    return [scenario for scenario in suite.scenarios(game) if scenario.clause in REVEALING]


class DeusTable(Table):
    """An edition of Deus as the diagrams read it."""

    CHAPTERS: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "match": "game_end",
            "deck_building": "deck_building",
            "setup": "setup",
            "turn": "turn",
            "march": "march",
            "battle": "battle",
            "normal_timing": "first_normal",
            "chain": "chain",
            "effect": "ability_use",
            "triggers": "triggers",
            "after_battle": "after_battle",
        }
    )
    LANES: ClassVar[tuple[str, ...]] = ("marching", "defending")
    NAMES: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            "south_shuffles_north": "South may shuffle North’s deck",
            "shuffle_for_south": "shuffle North’s deck",
            "north_shuffles_south": "North may shuffle South’s deck",
            "shuffle_for_north": "shuffle South’s deck",
        }
    )
    SIGNS: ClassVar[Mapping[str, str]] = MappingProxyType(SIGNS)

    def plays(self) -> Iterable[Callable[[Edition], object]]:
        """A few scenarios, for there are many."""
        return (partial(played, scenario) for scenario in revealing(self.game))

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
        """The sides of a turn, and the players of a draft."""
        return {
            **super().roles(language),
            "marching": language.say("marching side"),
            "defending": language.say("defending side"),
            "player A": language.say("player A"),
            "player B": language.say("player B"),
        }

    def marks(self, procedure: str, language: Language) -> Marks:
        """Where first turns start, what depends on the initiative, and where an empty battle leaps to."""
        say = language.say
        if procedure == "turn":
            start = next((step for step in self.steps("turn") if step not in self.skipped), "") if self.skipped else ""
            return Marks({start: say("Each player’s first turn starts here")} if start else {})
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
        outcome = self.rules.procedures[frame.name][frame.step](Context(self.rules, position), frame)
        return outcome, outcome is not None or engine.dump(position) != before
