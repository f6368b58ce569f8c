"""Changes of an edition's table that many wrong twins make."""

from collections.abc import Callable, Mapping
from copy import deepcopy
from dataclasses import replace
from typing import Any

from reference_engine.kernel.codec import Codec
from reference_engine.kernel.edition import Condition, Edition, Step
from reference_engine.kernel.game import Game
from reference_engine.kernel.ruleset import Ruleset
from reference_engine.monster_collection.position import Position

Real = Callable[..., Any]
"""The function that a wrong one takes the place of."""

Table = Game[Position]


def with_step(edition: Edition, procedure: str, step: str, function: Step) -> Edition:
    """Another function for one step, in its place among the others."""
    steps: Mapping[str, Step] = {**edition.procedures[procedure], step: function}
    return edition.amended(edition.name, procedures={procedure: steps})


def with_condition(edition: Edition, act: str, clause: str, check: Condition) -> Edition:
    """One more condition on an act, or another one for the same clause."""
    found = edition.acts[act]
    return edition.amended(edition.name, acts={act: replace(found, conditions={**found.conditions, clause: check})})


def with_rule(edition: Edition, name: str, judgement: Any) -> Edition:
    """Another judgement of that name."""
    return edition.amended(edition.name, rules={name: judgement})


def with_switch(edition: Edition, name: str, reading: str) -> Edition:
    """Another reading where the rulebook is silent."""
    return edition.amended(edition.name, switches={name: reading})


class Reading(Codec):
    """Reads quiet positions like the real codec, after ``change`` has put right each card that they describe."""

    def __init__(self, real: Codec, change: Callable[[dict[str, Any]], None]) -> None:
        """Read what ``real`` reads."""
        super().__init__(real.kind)
        self.change = change

    def convert(self, plain: object) -> Any:
        """The value from plain data; raises Unreadable with all faults."""
        position: Any = deepcopy(plain)
        for card in position.get("cards", {}).values():
            if isinstance(card, dict):
                self.change(card)
        return super().convert(position)


def with_reading(rules: Ruleset, change: Callable[[dict[str, Any]], None]) -> Ruleset:
    """A ruleset that puts up with cards that are not as the book has them."""
    return replace(rules, quiet_positions=Reading(rules.quiet_positions, change))
