"""What applies between any two steps: units without defence, vacated areas, empty decks, due [condition] effects."""

from reference_engine.deus import deck_out
from reference_engine.deus.position import Position
from reference_engine.kernel.context import Context
from reference_engine.kernel.procedure import Procedure
from reference_engine.monster_collection import triggers, zones
from reference_engine.monster_collection.values import defence, unchanged


def state_based_actions(game: Context[Position]) -> Procedure | None:
    """Settle what nobody decides; hand over [condition] effects that have become due."""
    while game.unsettled:
        game.unsettled = False
        game.edition.judgements["units without defence"](game)
        game.edition.judgements["vacated areas"](game)
    deck_out.watch(game)
    return triggers.interruption(game) if game.position.due else None


def discard_without_defence(game: Context[Position]) -> None:
    """Units with defence 0 or less are discarded at once, all together; that is not death.

    Clauses: deus.damage.zero_defence_discard, deus.damage.zero_defence_not_death,
        deus.ruling.zero_defence_after_each_effect
    """
    as_printed = unchanged(game)
    gone = [unit for unit in game.position.units.values() if not as_printed(unit) and defence(game, unit) <= 0]
    zones.leave(game, gone, what="discarded", clause="deus.damage.zero_defence_discard")
