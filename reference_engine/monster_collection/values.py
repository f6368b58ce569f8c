"""What a unit is worth right now: printed values plus everything that bears on it."""

from collections.abc import Callable

from reference_engine.kernel.context import Context
from reference_engine.kernel.judgement import judgement
from reference_engine.monster_collection.cards import Change, Filter
from reference_engine.monster_collection.position import Modifier, Position, Unit, card_of, units_in


def level(game: Context[Position], unit: Unit) -> int:
    """A unit's level, which nothing changes."""
    return unit.level


@judgement
def attack(game: Context[Position], unit: Unit) -> int:
    """Printed attack plus every change, with no floor.

    Clauses: terms.mod_attack, ruling.modifiers_sum_without_floor
    """
    printed = card_of(game, unit.id).attack or 0
    if values_are_printed(game, unit):
        return printed
    return printed + sum(bearing.attack for bearing in bearing_on(game, unit))


@judgement
def defence(game: Context[Position], unit: Unit) -> int:
    """Printed defence plus every change, with no floor.

    Clauses: terms.mod_defence
    """
    printed = card_of(game, unit.id).defence or 0
    if values_are_printed(game, unit):
        return printed
    return printed + sum(bearing.defence for bearing in bearing_on(game, unit))


def initiative(game: Context[Position], unit: Unit) -> int:
    """The x of Initiative:x, processed like a constant.

    Clauses: standing.initiative_forced, duration.standing_like_constant
    """
    return card_of(game, unit.id).initiative + sum(bearing.initiative for bearing in bearing_on(game, unit))


@judgement
def cannot_die(game: Context[Position], unit: Unit) -> bool:
    """Whether a "cannot die" effect holds on the unit.

    Clauses: damage.cannot_die
    """
    if values_are_printed(game, unit):
        return False
    return any("cannot_die" in bearing.flags for bearing in bearing_on(game, unit))


@judgement
def fit_to_march(game: Context[Position], unit: Unit) -> bool:
    """Whether the unit is ready, or may march exhausted.

    Clauses: march.a, ruling.card_text_over_rulebook
    """
    return unit.ready or any(flag == "may_march_exhausted" for _, flag in _march_texts(game, unit))


@judgement
def kept_from_marching(game: Context[Position], unit: Unit) -> bool:
    """Whether a text forbids the unit to march.

    Prohibitions beat permissions unless the edition reads it otherwise.

    Clauses: ruling.card_text_over_rulebook
    """
    texts = _march_texts(game, unit)
    if game.edition.switches["prohibition_beats_permission"] == "yes":
        return any(flag == "cannot_march" for _, flag in texts)
    return bool(texts) and max(texts)[1] == "cannot_march"


@judgement
def cannot_attack(game: Context[Position], unit: Unit) -> bool:
    """Whether a text keeps the unit from attacking, which the rest of its side does.

    Clauses: vocabulary.cannot_attack
    """
    if values_are_printed(game, unit):
        return False
    return any("cannot_attack" in bearing.flags for bearing in bearing_on(game, unit))


def may_march(game: Context[Position], unit: Unit) -> bool:
    """Whether the unit's state and the texts that bear on it let it march."""
    return fit_to_march(game, unit) and not kept_from_marching(game, unit)


def _march_texts(game: Context[Position], unit: Unit) -> list[tuple[int, str]]:
    """Prohibitions and permissions to march that bear on a unit, with the order in which they came."""
    if not unit.modifiers and not any_constant(game):
        return []
    return [
        (getattr(bearing, "since", 0), flag)
        for bearing in bearing_on(game, unit)
        for flag in bearing.flags
        if flag in ("cannot_march", "may_march_exhausted")
    ]


@judgement
def damage_taken(game: Context[Position], unit: Unit, amount: int, attribute: str) -> int:
    """How much of a damage reaches the unit, after what is taken off damage of that kind.

    ``attribute`` is empty for typeless damage, which is not attribute damage.

    Clauses: damage.typeless_not_attribute
    """
    if values_are_printed(game, unit):
        return amount
    kinds = (attribute, "attribute") if attribute else ("typeless",)
    taken_off = sum(bearing.ward for bearing in bearing_on(game, unit) if bearing.ward_of in kinds)
    return max(0, amount - taken_off)


@judgement
def dice_bonus(game: Context[Position], seat: str) -> int:
    """What is added to each dice result of a player: once per nD, different effects add up.

    Clauses: dice.result, dice.modifier_once, ruling.dice_modifiers_add_not_initiative
    """
    position = game.position
    own = sum(modifier.dice for modifier in position.players[seat].modifiers)
    units = [unit for unit in position.units.values() if unit.owner == seat]
    constants = sum(change.dice for unit in units if unit.constant for change in own_constants(game, unit))
    return own + constants


@judgement
def hand_limit(game: Context[Position], seat: str) -> int:
    """How many cards a player keeps in a hand adjustment: six, plus what texts have added for a while.

    Clauses: vocabulary.hand_limit
    """
    changes = sum(modifier.hand_limit for modifier in game.position.players[seat].modifiers)
    return max(0, game.edition.numbers["hand_limit"] + changes)


@judgement
def values_are_printed(game: Context[Position], unit: Unit) -> bool:
    """Whether only the printed values count: in the battle's area, during a simultaneous attack.

    Clauses: battle.simultaneous.effects_lost, battle.simultaneous.base_values, duration.simultaneous_suspends
    """
    return game.position.suspended and unit.area == game.position.battle


@judgement
def bearing_on(game: Context[Position], unit: Unit) -> list[Modifier | Change]:
    """Every lasting and constant effect that holds on a unit now."""
    bearing: list[Modifier | Change] = list(unit.modifiers)
    for source in game.position.units.values():
        if source.constant:
            bearing.extend(shared_constants(game, source, unit))
    return bearing


def any_constant(game: Context[Position]) -> bool:
    """Whether any unit on the battlefield has a constant effect."""
    return any(unit.constant for unit in game.position.units.values())


def unchanged(game: Context[Position]) -> Callable[[Unit], bool]:
    """A quick test for units whose values are certainly the printed ones."""
    if any_constant(game):
        return lambda _unit: False
    return lambda unit: not unit.modifiers


def own_constants(game: Context[Position], source: Unit) -> list[Change]:
    """The changes of a unit's own constant effects that are in force.

    Clauses: constant.always_on
    """
    return [
        constant.change for constant in card_of(game, source.id).constants if in_force(game, source, constant.scope)
    ]


@judgement
def shared_constants(game: Context[Position], source: Unit, unit: Unit) -> list[Change]:
    """The changes that the constant effects of ``source`` bring to bear on ``unit``.

    They hold while the source is on the battlefield and, with scope Battle, only on units in the battle.

    Clauses: constant.unit_only, constant.leaves_lose, scope.battle_reach
    """
    return [
        constant.change
        for constant in card_of(game, source.id).constants
        if in_force(game, source, constant.scope)
        and reaches(constant.change.to, source, unit)
        and (constant.scope == "field" or unit.area == game.position.battle)
        and qualifies(game, unit, constant.filter)
    ]


def reaches(to: str, source: Unit, unit: Unit) -> bool:
    """Whether a unit is among those that an effect of ``source`` speaks of."""
    if to == "this":
        return unit.id == source.id
    if to == "allies":
        return unit.owner == source.owner
    if to == "others":
        return unit.owner == source.owner and unit.id != source.id
    if to == "enemies":
        return unit.owner != source.owner
    return True


@judgement
def in_force(game: Context[Position], source: Unit, scope: str) -> bool:
    """Whether an effect of that scope is effective now for a unit.

    Field effects rest while any battle is going on, or, by the switch, only for the units in it.

    Clauses: scope.battle, ruling.field_off_during_any_battle, scope.field
    """
    battle = game.position.battle
    if scope == "battle":
        return bool(battle) and source.area == battle and not game.position.suspended
    if not battle:
        return True
    return game.edition.switches["field_constants_during_battle"] == "elsewhere" and source.area != battle


@judgement
def race_of(_game: Context[Position], unit: Unit, printed: str) -> str:
    """The race that the latest effect has given to a unit, or the printed one.

    Clauses: vocabulary.race
    """
    return next((modifier.race for modifier in reversed(unit.modifiers) if modifier.race), printed)


@judgement
def line_up(game: Context[Position], seat: str) -> list[Unit]:
    """A side's units in the battle, front to rear; units that came later stand at the rear."""
    position = game.position
    present = {unit.id: unit for unit in units_in(position, position.battle, seat)}
    ordered = [present.pop(unit) for unit in position.line_ups.get(seat, ()) if unit in present]
    return ordered + list(present.values())


@judgement
def is_foremost(game: Context[Position], unit: Unit) -> bool:
    """Whether a unit stands at the front of its side's line-up; outside battles, and before it, there is none.

    Clauses: vocabulary.filter_foremost
    """
    battle = game.position.battle
    if not battle or unit.area != battle or not has_lined_up(game, unit.owner):
        return False
    return line_up(game, unit.owner)[0].id == unit.id


@judgement
def has_lined_up(game: Context[Position], seat: str) -> bool:
    """Whether a side of the battle stands in an order; a unit alone needs none."""
    return seat in game.position.line_ups or len(units_in(game.position, game.position.battle, seat)) == 1


@judgement
def qualifies(game: Context[Position], unit: Unit, wanted: Filter) -> bool:
    """Whether a unit has what an effect asks for; several attributes or races mean "or".

    Clauses: terms.or
    """
    card = card_of(game, unit.id)
    if wanted.attributes and not set(wanted.attributes) & set(card.attributes):
        return False
    if wanted.races and race_of(game, unit, card.race) not in wanted.races:
        return False
    if wanted.max_level is not None and (card.level or 0) > wanted.max_level:
        return False
    if wanted.min_level is not None and (card.level or 0) < wanted.min_level:
        return False
    if wanted.foremost and not is_foremost(game, unit):
        return False
    if wanted.place is not None and (wanted.place == "front") != (unit.area in game.edition.judgements["front areas"]):
        return False
    return wanted.state is None or wanted.state == ("ready" if unit.ready else "exhausted")
