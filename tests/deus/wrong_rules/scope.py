"""Wrong scopes."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement
from reference_engine.kernel.game import read_quiet_position
from reference_engine.monster_collection import abilities, conditions, effects, targets, values
from reference_engine.monster_collection.position import card_of
from tests.deus.wrong_rules.bends import put_right

TEXTS = ("abilities", "triggers", "constants")


def _texts(card: dict[str, Any]) -> list[dict[str, Any]]:
    return [text for group in TEXTS for text in card.get(group, [])]


with clause("deus.scope.text_has_scope_and_timing"):

    @wrong("a text without a scope has the scope Field", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in _texts(card):
                text.setdefault("scope", "field")

        return real(edition, codec, put_right(document, change))

    @wrong("a text without a timing is a ritual", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in card.get("abilities", []):
                text.setdefault("timing", "ritual")

        return real(edition, codec, put_right(document, change))

    @wrong("there is a third scope, the hand", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in _texts(card):
                if text.get("scope") == "hand":
                    text["scope"] = "field"

        return real(edition, codec, put_right(document, change))


with clause("deus.scope.battle"):

    @wrong("Battle constants are effective outside battles, too", judgement, values.shared_constants)
    def _(real, game, source, unit):
        if game.position.battle:
            return real(game, source, unit)
        changes = [constant.change for constant in card_of(game, source.id).constants]
        return [change for change in changes if values.reaches(change.to, source, unit)]

    @wrong("quick effects may be used in the main phase", condition, "use", "deus.ritual.sources")
    def _(game, seat, use):
        quick = abilities.ability_of(game, use).timing == "quick"
        return not quick and abilities.timing_fits("main")(game, seat, use)

    @wrong("Battle constants become effective with the quick timing", judgement, values.in_force)
    def _(real, game, source, scope):
        early = any(frame.name == "battle" and "quick" not in frame.step for frame in game.position.stack)
        return real(game, source, scope) and not early

    @wrong("a ritual may have the scope Battle", judgement, read_quiet_position)
    def _(real, edition, codec, document):
        def change(card):
            for text in card.get("abilities", []):
                if text.get("timing") == "ritual" and text.get("scope") == "battle":
                    text["scope"] = "field"

        return real(edition, codec, put_right(document, change))


with clause("deus.scope.battle_reach"):
    mutant("a unit outside the battle may be chosen", judgement(targets.outside, lambda real, *_arguments: None))
    mutant("a unit outside the battle uses its effects", judgement(abilities.users_are_in_battle, lambda *_: None))

    @wrong("all enemy units are those on the whole battlefield", judgement, effects.group_of)
    def _(real, game, seat, _scope, to, card):
        return real(game, seat, "field", to, card)

    @wrong("a constant of the battle reaches units elsewhere", judgement, values.shared_constants)
    def _(real, game, source, unit):
        found = real(game, source, unit)
        if found or not game.position.battle or unit.area == game.position.battle:
            return found
        return real(game, source, replace(unit, area=game.position.battle))

    @wrong("a constant of a unit elsewhere reaches into the battle", judgement, values.in_force)
    def _(real, game, source, scope):
        return real(game, source, scope) or (scope == "battle" and bool(game.position.battle))

    @wrong("this and that unit are reached wherever they have gone", judgement, effects.reached)
    def _(real, game, frame, to):
        meant = {"this": (frame.card,), "that_unit": frame.about}.get(to)
        if meant is None:
            return real(game, frame, to)
        return [game.position.units[unit] for unit in meant if unit in game.position.units]

    @wrong("[condition] effects of units elsewhere are due as well", judgement, conditions.is_allowed)
    def _(real, game, source, trigger):
        return real(game, source, trigger) or (trigger.scope == "battle" and bool(game.position.battle))


with clause("deus.scope.field"):

    @wrong("Field constants hold in battles, too", judgement, values.in_force)
    def _(real, game, source, scope):
        return scope == "field" or real(game, source, scope)

    @wrong("Field [condition] effects are due in battles, too", judgement, conditions.is_allowed)
    def _(real, game, source, trigger):
        return trigger.scope == "field" or real(game, source, trigger)

    @wrong("forced Field [condition] effects are due in a simultaneous attack", judgement, conditions.is_allowed)
    def _(real, game, source, trigger):
        return real(game, source, trigger) or (bool(game.position.suspended) and trigger.forced)

    @wrong("rituals may be used in the quick timing", condition, "use", "deus.battle.quick.kinds")
    def _(game, seat, use):
        ritual = abilities.ability_of(game, use).timing == "ritual"
        return not ritual and abilities.timing_fits("quick")(game, seat, use)
