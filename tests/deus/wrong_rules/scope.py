"""Wrong scopes."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import read_quiet_position
from reference_engine.monster_collection import abilities, conditions, effects, targets, values
from reference_engine.monster_collection.cards import Change, Trigger
from reference_engine.monster_collection.position import Unit, card_of
from tests.deus.wrong_rules.bends import Real, Table, put_right

TEXTS = ("abilities", "triggers", "constants")


def _texts(card: dict[str, Any]) -> list[dict[str, Any]]:
    return [text for group in TEXTS for text in card.get(group, [])]


@judgement(read_quiet_position, "deus.scope.text_has_scope_and_timing", "a text without a scope has the scope Field")
def no_scope_is_field(real: Real, edition: Edition, codec: Any, document: Any) -> Any:
    """Filled in."""

    def change(card: dict[str, Any]) -> None:
        for text in _texts(card):
            text.setdefault("scope", "field")

    return real(edition, codec, put_right(document, change))


@judgement(read_quiet_position, "deus.scope.text_has_scope_and_timing", "a text without a timing is a ritual")
def no_timing_is_ritual(real: Real, edition: Edition, codec: Any, document: Any) -> Any:
    """Filled in."""

    def change(card: dict[str, Any]) -> None:
        for text in card.get("abilities", []):
            text.setdefault("timing", "ritual")

    return real(edition, codec, put_right(document, change))


@judgement(read_quiet_position, "deus.scope.text_has_scope_and_timing", "there is a third scope, the hand")
def a_third_scope(real: Real, edition: Edition, codec: Any, document: Any) -> Any:
    """Taken for Field."""

    def change(card: dict[str, Any]) -> None:
        for text in _texts(card):
            if text.get("scope") == "hand":
                text["scope"] = "field"

    return real(edition, codec, put_right(document, change))


@judgement(values.shared_constants, "deus.scope.battle", "Battle constants are effective outside battles, too")
def battle_constants_always(real: Real, game: Table, source: Unit, unit: Unit) -> list[Change]:
    """With and without a battle."""
    if game.position.battle:
        found: list[Change] = real(game, source, unit)
        return found
    changes = [constant.change for constant in card_of(game, source.id).constants]
    return [change for change in changes if values.reaches(change.to, source, unit)]


@mutant("deus.scope.battle", "quick effects may be used in the main phase")
def battle_effects_in_the_main_phase(edition: Edition) -> Edition:
    """As if they were rituals."""

    def main(game: Table, seat: str, use: abilities.Use) -> str | None:
        quick = abilities.ability_of(game, use).timing == "quick"
        return None if quick else abilities.timing_fits("main")(game, seat, use)

    return amend.condition(edition, "use", "deus.ritual.sources", main)


@judgement(values.in_force, "deus.scope.battle", "Battle constants become effective with the quick timing")
def battle_constants_later(real: Real, game: Table, source: Unit, scope: str) -> bool:
    """Not from the beginning of the battle."""
    early = any(frame.name == "battle" and "quick" not in frame.step for frame in game.position.stack)
    return bool(real(game, source, scope)) and not early


@judgement(read_quiet_position, "deus.scope.battle", "a ritual may have the scope Battle")
def battle_rituals(real: Real, edition: Edition, codec: Any, document: Any) -> Any:
    """Taken for Field."""

    def change(card: dict[str, Any]) -> None:
        for text in card.get("abilities", []):
            if text.get("timing") == "ritual" and text.get("scope") == "battle":
                text["scope"] = "field"

    return real(edition, codec, put_right(document, change))


@judgement(effects.group_of, "deus.scope.battle_reach", "all enemy units are those on the whole battlefield")
def groups_are_everywhere(real: Real, game: Table, seat: str, scope: str, to: str) -> list[Unit]:
    """As if the scope were Field."""
    found: list[Unit] = real(game, seat, "field", to)
    return found


@judgement(targets.outside, "deus.scope.battle_reach", "a unit outside the battle may be chosen")
def targets_are_everywhere(real: Real, *_arguments: Any) -> None:
    """Nobody is outside."""


@judgement(abilities.users_are_in_battle, "deus.scope.battle_reach", "a unit outside the battle uses its effects")
def users_are_everywhere(real: Real, game: Table, seat: str, use: abilities.Use) -> None:
    """Nobody is elsewhere."""


@judgement(values.shared_constants, "deus.scope.battle_reach", "a constant of the battle reaches units elsewhere")
def constants_reach_out(real: Real, game: Table, source: Unit, unit: Unit) -> list[Change]:
    """As if they were there."""
    found: list[Change] = real(game, source, unit)
    if found or not game.position.battle or unit.area == game.position.battle:
        return found
    there: list[Change] = real(game, source, replace(unit, area=game.position.battle))
    return there


@judgement(values.in_force, "deus.scope.battle_reach", "a constant of a unit elsewhere reaches into the battle")
def constants_reach_in(real: Real, game: Table, source: Unit, scope: str) -> bool:
    """Some battle is going on."""
    return bool(real(game, source, scope)) or (scope == "battle" and bool(game.position.battle))


@judgement(conditions.is_allowed, "deus.scope.battle_reach", "[condition] effects of units elsewhere are due as well")
def triggers_are_everywhere(real: Real, game: Table, source: Unit, trigger: Trigger) -> bool:
    """Some battle is going on."""
    return bool(real(game, source, trigger)) or (trigger.scope == "battle" and bool(game.position.battle))


@mutant("deus.scope.field", "Field constants hold for units that are not in the battle")
def field_constants_elsewhere(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "field_constants_during_battle", "elsewhere")


@judgement(values.in_force, "deus.scope.field", "Field constants hold in battles, too")
def field_constants_always(real: Real, game: Table, source: Unit, scope: str) -> bool:
    """With and without a battle."""
    return scope == "field" or bool(real(game, source, scope))


@judgement(conditions.is_allowed, "deus.scope.field", "Field [condition] effects are due in battles, too")
def field_triggers_always(real: Real, game: Table, source: Unit, trigger: Trigger) -> bool:
    """With and without a battle."""
    return trigger.scope == "field" or bool(real(game, source, trigger))


@mutant("deus.scope.field", "rituals may be used in the quick timing")
def rituals_in_battle(edition: Edition) -> Edition:
    """As if they were quick."""

    def quick(game: Table, seat: str, use: abilities.Use) -> str | None:
        ritual = abilities.ability_of(game, use).timing == "ritual"
        return None if ritual else abilities.timing_fits("quick")(game, seat, use)

    return amend.condition(edition, "use", "deus.battle.quick.kinds", quick)
