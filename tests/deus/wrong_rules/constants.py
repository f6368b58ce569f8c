"""Wrong [constant] effects."""

from collections.abc import Iterator

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import judgement
from reference_engine.monster_collection import values, zones
from reference_engine.monster_collection.cards import Change
from reference_engine.monster_collection.position import Modifier, Unit, card_of, unit_of
from tests.deus.wrong_rules.bends import Table

with clause("deus.constant.always_on"):

    @wrong("constant effects do not count in an attack", judgement, values.attack)
    def _(real, game, unit):
        return (card_of(game, unit.id).attack or 0) + sum(modifier.attack for modifier in unit.modifiers)

    @wrong("a constant effect skips the unit that has it", judgement, values.shared_constants)
    def _(real, game, source, unit):
        found = real(game, source, unit)
        return [change for change in found if change.to == "this" or source.id != unit.id]

    @wrong("constant effects begin with the quick timing", judgement, values.in_force)
    def _(real, game, source, scope):
        early = ("begin_battle", "marching_side_summons", "defending_side_summons", "marching_side_lines_up")
        asleep = any(frame.name == "battle" and frame.step in early for frame in game.position.stack)
        return not asleep and real(game, source, scope)


with clause("deus.constant.leaves_lose"):

    @wrong("the constant effects of a dead unit last until the battle ends", judgement, zones.leave)
    def _(real, game, units, *, what, clause):
        for source in units:
            for unit in [unit for unit in game.position.units.values() if unit not in units]:
                for change in values.shared_constants(game, source, unit):
                    modifier = Modifier(
                        source.id, "battle", game.position.turn, attack=change.attack, defence=change.defence
                    )
                    zones.lasts(game, game.position.units[unit.id], modifier)
        real(game, units, what=what, clause=clause)

    @wrong("an exhausted unit loses its constant effects", judgement, values.shared_constants)
    def _(real, game, source, unit):
        found = real(game, source, unit)
        return found if source.ready else []


def _from_cards(game: Table, zone: str, unit: Unit) -> Iterator[Change]:
    """What constant effects in a zone would do if their cards were units where this unit is."""
    for seat, player in game.position.players.items():
        for card in getattr(player, zone):
            ghost = unit_of(card_of(game, card), card, seat, unit.area)
            yield from values.shared_constants(game, ghost, unit)


with clause("deus.constant.unit_only"):

    @wrong("constant effects hold from the hand as well", judgement, values.bearing_on)
    def _(real, game, unit):
        return [*real(game, unit), *_from_cards(game, "hand", unit)]

    @wrong("constant effects hold from the discard pile as well", judgement, values.bearing_on)
    def _(real, game, unit):
        return [*real(game, unit), *_from_cards(game, "discard", unit)]

    @wrong("a unit summoned instantly has no constant effects yet", judgement, values.shared_constants)
    def _(real, game, source, unit):
        found = real(game, source, unit)
        return [] if source.instantly_summoned else found
