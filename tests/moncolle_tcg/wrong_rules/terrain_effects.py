"""Wrong effects of terrain."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement
from reference_engine.moncolle_tcg import field, values
from reference_engine.moncolle_tcg.board import ADJACENT
from reference_engine.moncolle_tcg.position import Ground, card_of
from reference_engine.monster_collection import zones as shared
from tests.moncolle_tcg.wrong_rules.terrain import laid, out_of_the_pile


def _given(other: Callable[[Any, Any, Ground | None], Any]) -> Bend:
    """What the ground under a unit gives it."""

    def given(real: Any, game: Any, unit: Any) -> Any:
        lying = game.position.field.get(unit.area)
        found = other(game, unit, lying)
        return real(game, unit) if found is None else found

    return judgement(values.given_by_terrain, given)


def _printed(game: Any, lying: Ground | None) -> list[Any]:
    return list(card_of(game, lying.card).effects) if lying else []


with clause("moncolle_tcg.terrain.effect"):
    mutant("terrain has no effect", judgement(values.given_by_terrain, lambda *_: []))
    mutant(
        "terrain affects units of whoever placed it",
        _given(lambda _g, unit, on: None if on and on.placed_by == unit.owner else []),
    )
    mutant(
        "terrain affects units of the other player",
        _given(lambda _g, unit, on: None if on and on.placed_by != unit.owner else []),
    )
    mutant(
        "terrain affects everybody on it",
        _given(lambda game, _unit, on: _printed(game, on) if on and on.kind == "terrain" else []),
    )
    mutant("terrain affects ready units", _given(lambda _g, unit, _on: None if unit.ready else []))
    mutant(
        "a proxy has the effect of its card",
        _given(lambda g, _unit, on: _printed(g, on) if on and on.kind == "proxy" else None),
    )
    mutant(
        "a base has the effect of its card",
        _given(lambda g, _unit, on: _printed(g, on) if on and on.kind == "base" else None),
    )

    @wrong("terrain affects units in a battle only", judgement, values.given_by_terrain)
    def _(real, game, unit):
        return real(game, unit) if game.position.battle == unit.area else []

    @wrong("terrain affects nobody in a battle", judgement, values.given_by_terrain)
    def _(real, game, unit):
        return [] if game.position.battle == unit.area else real(game, unit)

    @wrong("terrain affects units beside it, too", judgement, values.given_by_terrain)
    def _(real, game, unit):
        near = [replace(unit, area=area) for area in ADJACENT[unit.area]]
        return [*real(game, unit), *(effect for there in near for effect in real(game, there))]

    @wrong("terrain gives no standing abilities", judgement, values.given_by_terrain)
    def _(real, game, unit):
        return [replace(effect, standing=type(effect.standing)()) for effect in real(game, unit)]

    @wrong("only the first effect of a terrain applies", judgement, values.given_by_terrain)
    def _(real, game, unit):
        return real(game, unit)[:1]

    @wrong("replaced terrain goes on to have its effect", laid)
    def _(game, _seat, before, area):
        new = game.position.field[area]
        if card_of(game, before.card).effects:
            field.lay(game, area, replace(new, card=before.card))
            out_of_the_pile(game, before.placed_by, before.card)
            shared.put_away(game, before.placed_by, new.card)
