"""Wrong battles: attacks, chains, damage and what comes after."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, new_step, step
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import AGAIN
from reference_engine.moncolle_tcg import abilities, battle_end, chain, costs, effects, standing, values
from reference_engine.moncolle_tcg.initiative import fix_charge_and_defender, initiative_value
from reference_engine.moncolle_tcg.position import card_of, units_in
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.moncolle_tcg.values import initiative
from reference_engine.monster_collection import attack, conditions, zones
from reference_engine.monster_collection import chain as family_chain
from reference_engine.monster_collection import zones as shared
from reference_engine.monster_collection.cards import Damage
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context

with clause("moncolle_tcg.attack.total"):

    @wrong("at most two attackers count", judgement, "total damage")
    def _(real, game, attackers):
        return real(game, sorted(attackers, key=lambda unit: -values.attack(game, unit))[:2])


with clause("moncolle_tcg.attack.front_to_back"):
    mutant(
        "the rear receives nothing where two stand in front",
        judgement(
            "damage along line-up", lambda g, line, total: attack.damage_along(g, line[:2], total) + [0] * len(line[2:])
        ),
    )


with clause("moncolle_tcg.attack.no_damage_attribute"):

    @wrong("attacks have the attribute of the enemies, for Weakness", judgement, attack.land)
    def _(real, game, dealt):
        real(game, [(unit, amount + _more(game, unit) if amount else 0) for unit, amount in dealt])

    @wrong("attacks have the attribute of the enemies, for Resist", judgement, attack.land)
    def _(real, game, dealt):
        real(game, [(unit, 0 if _resisted(game, unit) else amount) for unit, amount in dealt])


def attributes_against(game: Context, unit: Any) -> set[str]:
    """The attributes of the enemies in the battle."""
    enemies = units_in(game.position, game.position.battle, opponent(unit.owner))
    return {kind for enemy in enemies for kind in card_of(game, enemy.id).attributes}


def _more(game: Context, unit: Any) -> int:
    return sum(values.weakness(game, unit, kind) for kind in attributes_against(game, unit))


def _resisted(game: Context, unit: Any) -> bool:
    return any(values.resists(game, unit, kind) for kind in attributes_against(game, unit))


def _with(bonus: Callable[[Any, str], int]) -> Bend:
    """What a side adds to its die."""
    return judgement(initiative_value, lambda game, seat, face: face + bonus(game, seat))


def _values(game: Any, seat: str) -> list[int]:
    return [initiative(game, unit) for unit in units_in(game.position, game.position.battle, seat)]


def _counting(counts: Callable[[Any, Any], bool]) -> Bend:
    """Only some units add their Initiative."""

    def bonus(game: Any, seat: str) -> int:
        there = units_in(game.position, game.position.battle, seat)
        return sum(initiative(game, unit) for unit in there if counts(game, unit))

    return _with(bonus)


with clause("moncolle_tcg.battle.initiative_roll"):
    mutant("two units add their Initiative at most", _with(lambda game, seat: sum(_values(game, seat)[:2])))
    mutant("South's Initiative is forgotten", _with(lambda g, seat: 0 if seat == "south" else sum(_values(g, seat))))
    mutant(
        "the defending side's new units do not count",
        _counting(lambda g, unit: not unit.instantly_summoned or unit.owner == g.position.marching),
    )

    @wrong("units in the own base count, too", _with)
    def _(game, seat):
        base = "b1" if seat == "south" else "b4"
        at_home = units_in(game.position, base, seat) if game.position.battle != base else []
        return sum(_values(game, seat)) + sum(initiative(game, unit) for unit in at_home)


with clause("moncolle_tcg.ruling.initiative_of_all_kinds"):
    mutant(
        "exhausted units never count below zero", _counting(lambda game, unit: unit.ready or initiative(game, unit) > 0)
    )
    mutant(
        "the total is never below 1",
        judgement(initiative_value, lambda game, seat, face: max(1, face + sum(_values(game, seat)))),
    )


ROW = "moncolle_tcg.ruling.line_up_is_a_row"


def _row(is_wrong: Callable[[Any, str, list[str], list[str]], bool]) -> Bend:
    def check(game: Any, seat: str, answer: Any) -> bool:
        there = [unit.id for unit in units_in(game.position, game.position.battle, seat)]
        return is_wrong(game, seat, list(answer.order), there)

    return condition("line_up", ROW, check)


def _right(named: list[str], there: list[str]) -> bool:
    return sorted(named) == sorted(there)


with clause(ROW):
    mutant("a unit may stand in two places", _row(lambda _g, _s, named, there: set(named) != set(there)))
    mutant(
        "others may stand in the row",
        _row(lambda _g, _s, named, there: not set(there) <= set(named) or len(set(named)) != len(named)),
    )

    @wrong("exhausted units may be left out", _row)
    def _(game, _seat, named, there):
        ready = [unit for unit in there if game.position.units[unit].ready]
        return not _right(named, there) and not _right(named, ready)

    @wrong("enemies may stand in the row", _row)
    def _(game, seat, named, there):
        own = [unit for unit in named if game.position.units[unit].owner == seat]
        return len(set(named)) != len(named) or not set(own) <= set(there) or len(named) < len(there)


def asks(game: Context, frame: Battle, seat: str, kind: str) -> Any:
    """In a simultaneous attack a side is asked."""
    there = frame.simultaneous and units_in(game.position, frame.area, seat)
    return Decision(seat, kind, "moncolle_tcg.battle.simul_both", about=frame.area) if there else None


def before_striking(kind: str, turned: bool) -> Any:
    """A step that asks one side before the strike."""

    def ask(game: Context, frame: Battle) -> Any:
        seat = game.position.marching
        return asks(game, frame, opponent(seat) if turned else seat, kind)

    return new_step("battle", "ask", "simultaneous_attack", ask)


with clause("moncolle_tcg.battle.simul_no_abilities"):
    mutant("the defending side may use abilities after the strike", before_striking("after_attack", turned=True))


def has_icons(game: Context, seat: str, area: str, *, spell: bool) -> bool:
    """Whether anybody on a side could pay for a spell, or else for a consumable."""
    units = units_in(game.position, area, seat)
    return any(values.spell_icons(game, unit) if spell else values.item_icons(game, unit) for unit in units)


with clause("moncolle_tcg.battle.simul_no_spells_items"):
    for what, spell in {"a battle spell": True, "a consumable": False}.items():

        @wrong(f"{what} is used in the timing if somebody has icons", new_step, "battle", "ask", "simultaneous_attack")
        def _(game, frame, spell=spell):
            seats = [s for s in ("south", "north") if has_icons(game, s, frame.area, spell=spell)]
            holders = [s for s in seats if game.position.players[s].hand]
            return asks(game, frame, holders[0], "before_attack") if holders else None


with clause("moncolle_tcg.battle.simul_no_equip_stats"):

    @wrong("equipment of the marching side counts in a tie", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return unit.equipment if unit.owner == game.position.marching else real(game, unit)

    @wrong("what equipment takes away counts in a tie", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        cards = [(card, card_of(game, card)) for card in unit.equipment]
        bad = tuple(card for card, printed in cards if (printed.attack or 0) < 0 or (printed.defence or 0) < 0)
        return real(game, unit) or bad


def charged(game: Context, area: str, first: str) -> None:
    """Charge and Defender are looked at as if a side were first."""
    fix_charge_and_defender(game, Battle(area=area, first=first))


with clause("moncolle_tcg.battle.simul_no_charge"):
    for who, turn in {"marching": lambda seat: seat, "defending": opponent}.items():

        @wrong(f"in a tie the {who} side counts as first", step, "battle", "suspend_effects")
        def _(real, game, frame, turn=turn):
            if frame.simultaneous:
                charged(game, frame.area, turn(game.position.marching))
            return real(game, frame)


def off_in_a_tie(game: Context, unit: Any) -> bool:
    """Whether a simultaneous attack is under way in which the unit is."""
    return bool(game.position.suspended) and values.is_in_battle(game, unit)


with clause("moncolle_tcg.ruling.simultaneous_turns_off_what_is_listed"):

    @wrong("what was granted in the battle does not count in a tie", judgement, values.granted_to)
    def _(real, game, unit):
        held = real(game, unit)
        return tuple(g for g in held if g.until != "battle") if off_in_a_tie(game, unit) else held

    @wrong("automatic abilities of the defending side work in a tie", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        own = source.owner == game.position.marching
        return real(game, source, ability) or (not own and bool(game.position.suspended))

    for kept in ("battle", "own_turn", "always"):

        @wrong(f"automatic abilities of the timing {kept} work in a tie", judgement, conditions.is_allowed)
        def _(real, game, source, ability, kept=kept):
            due = bool(game.position.suspended) and ability.timing == kept
            return real(game, source, ability) or due


with clause("moncolle_tcg.ruling.no_death_abilities_in_simultaneous"):

    @wrong("deaths in a tie are noticed by who dies", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        gone = source.id not in game.position.units
        return real(game, source, ability) or (bool(game.position.suspended) and gone and ability.when.event == "dies")

    @wrong("deaths in a tie are noticed elsewhere", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        away = bool(game.position.suspended) and source.area != game.position.battle
        return real(game, source, ability) or (away and ability.timing == "always")


OVERFLOW = "moncolle_tcg.march.return_overflow"


with clause("moncolle_tcg.march.return_overflow"):

    @wrong("who is given up has died", judgement, battle_end.give_up)
    def _(game, unit):
        shared.die(game, [unit], OVERFLOW)
        return AGAIN


NORMAL = "moncolle_tcg.timing.normal"


def kind_of(game, use):
    """What kind of card has the effect that is used."""
    return card_of(game, use.card).kind


with clause("moncolle_tcg.chain.interrupt"):

    @wrong("normal spells interrupt, too", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return kind_of(game, use) != "battle_spell" and real(game, seat, use)

    @wrong("normal consumables interrupt, too", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return kind_of(game, use) != "consumable" and real(game, seat, use)


with clause("moncolle_tcg.ruling.passes_begin_anew"):

    @wrong("passes count on while South counters", judgement, family_chain.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes if item.by == "south" else 0
        return found

    @wrong("passes count on while North counters", judgement, family_chain.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes if item.by == "north" else 0
        return found


with clause("moncolle_tcg.ruling.spell_needs_its_user"):

    @wrong("a consumable takes effect without its user", judgement, chain.user_is_there)
    def _(real, game, item):
        return card_of(game, item.card).kind == "consumable" or real(game, item)

    @wrong("an exhausted user's card fails", judgement, chain.user_is_there)
    def _(real, game, item):
        units = game.position.units
        tired = any(not units[user].ready for user in item.users if user in units)
        return real(game, item) and not (tired and card_of(game, item.card).kind != "unit")


with clause("moncolle_tcg.ruling.used_cards_discarded_last"):

    @wrong("a card that fails is not discarded", judgement, family_chain.effect_takes_place)
    def _(real, game, item):
        if chain.some_target_is_there(game, item):
            return real(game, item)
        return AGAIN


PROPER = "moncolle_tcg.chain.target_declarer"


with clause("moncolle_tcg.ruling.one_proper_target"):

    @wrong("the first one must be proper", condition, "use", PROPER)
    def _(real, game, seat, use):
        return real(game, seat, replace(use, targets=use.targets[:1]) if len(use.targets) > 1 else use)


PAYABLE = "moncolle_tcg.cost.must_be_payable"
CONDITION = "moncolle_tcg.cost.condition"


def cost_of(game, use):
    """The cost printed."""
    return abilities.ability_of(game, use).cost


with clause(PAYABLE):

    @wrong("a card may be named twice", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return len(set(use.discards)) == len(use.discards) and real(game, seat, use)

    @wrong("only the first card must be one of the hand", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        hand = game.position.players[seat].hand
        spoilt = len(use.discards) == cost_of(game, use).discard > 1 and use.discards[0] in hand
        return not (spoilt and use.discards[1] not in hand) and real(game, seat, use)

    @wrong("only the last card must be one of the hand", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        hand = game.position.players[seat].hand
        spoilt = len(use.discards) == cost_of(game, use).discard > 1 and use.discards[-1] in hand
        return not (spoilt and use.discards[0] not in hand) and real(game, seat, use)

    @wrong("the card that is used may pay for itself", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return use.card not in use.discards and real(game, seat, use)

    @wrong("an empty hand need not pay", condition, "use", PAYABLE)
    def _(real, game, seat, use):
        return bool(game.position.players[seat].hand) and real(game, seat, use)


with clause(CONDITION):

    @wrong("consumables pay for a battle spell", condition, "use", CONDITION)
    def _(real, game, seat, use):
        return all(card_of(game, card).kind != "consumable" for card in use.discards) and real(game, seat, use)

    @wrong("any item pays for an item", condition, "use", CONDITION)
    def _(real, game, seat, use):
        items = ("consumable", "equipment")
        asked = cost_of(game, use).discard_kind in items
        return not (asked and all(card_of(game, card).kind in items for card in use.discards)) and real(game, seat, use)


with clause("moncolle_tcg.ruling.cost_paid_at_declaration"):

    @wrong("cards are given back when nothing comes of the effect", judgement, family_chain.effect_takes_place)
    def _(real, game, item):
        if not chain.some_target_is_there(game, item):
            player = game.position.players[item.by]
            zones.change_player(game, item.by, hand=player.hand + player.discard, discard=())
        return real(game, item)

    @wrong("North's cards are discarded when the effect takes place", judgement, costs.pay)
    def _(real, game, seat, user, cost, slots, discards):
        late = game.position.battle and seat == "north"
        return real(game, seat, user, cost, slots, () if late else discards)


with clause("moncolle_tcg.attack.no_accumulation"):

    @wrong("two damages of one effect count together", judgement, effects.struck_down)
    def _(real, game, frame, parts):
        earlier = [p.amount for group in effects.effect_of(game, frame).do[: frame.group] for p in group
                   if isinstance(p, Damage)]  # fmt: skip
        more = sum(earlier)
        turned = [(replace(p, amount=p.amount + more) if isinstance(p, Damage) else p, units) for p, units in parts]
        return real(game, frame, turned)


with clause("moncolle_tcg.attack.zero_defence"):

    def gone(game: Context, wanted: Any) -> None:
        """Those without defence leave for whom it is so."""
        units = [unit for unit in values.changed_units(game) if wanted(unit, values.defence(game, unit))]
        shared.leave(game, units, what="dies", clause="moncolle_tcg.attack.zero_defence")

    @wrong("a unit falls at exactly 0", judgement, standing.fall_without_defence)
    def _(game):
        gone(game, lambda _unit, left: left == 0)


with clause("moncolle_tcg.ruling.discarded_is_not_dead"):

    @wrong("a unit that the marching side discards has died", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        if type(part).__name__ == "Banish" and frame.seat == game.position.marching:
            shared.die(game, units, "moncolle_tcg.glossary.discard")
            return True
        return real(game, frame, part, units)

    @wrong("a unit that the defending side discards has died", judgement, effects.carried_out)
    def _(real, game, frame, part, units):
        if type(part).__name__ == "Banish" and frame.seat != game.position.marching:
            shared.die(game, units, "moncolle_tcg.glossary.discard")
            return True
        return real(game, frame, part, units)
