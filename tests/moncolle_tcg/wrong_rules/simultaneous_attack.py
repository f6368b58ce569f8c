"""Wrong simultaneous attacks."""

from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, new_step, step
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import Call
from reference_engine.moncolle_tcg import values
from reference_engine.moncolle_tcg.initiative import fix_charge_and_defender
from reference_engine.moncolle_tcg.position import Granted, card_of, units_in
from reference_engine.moncolle_tcg.procedures import Battle
from reference_engine.monster_collection import attack, chain, conditions, zones
from reference_engine.monster_collection.position import opponent
from tests.moncolle_tcg.wrong_rules.bends import Context

SUSPENDED = ("battle", "simultaneous_attack")


def strikes_alone(game: Context, seat: str) -> None:
    """One side attacks, and whoever falls by that leaves."""
    if attack.can_attack(game, seat):
        attack.land(game, attack.blows(game, seat, attack.attackers_of(game, seat)))


def one_after_the_other(game: Context, seat: str) -> None:
    """The side strikes first, the other with what is left."""
    strikes_alone(game, seat)
    strikes_alone(game, opponent(seat))


with clause("moncolle_tcg.battle.simul_both"):
    for who, chosen in {"marching": lambda seat: seat, "defending": opponent}.items():

        @wrong(f"the {who} side strikes first", step, *SUSPENDED)
        def _(real, game, frame, chosen=chosen):
            if not frame.simultaneous:
                return real(game, frame)
            one_after_the_other(game, chosen(game.position.marching))
            return None

        @wrong(f"only the {who} side strikes", step, *SUSPENDED)
        def _(real, game, frame, chosen=chosen):
            if not frame.simultaneous:
                return real(game, frame)
            strikes_alone(game, chosen(game.position.marching))
            return None

    @wrong("the side with the higher Initiative strikes first", step, *SUSPENDED)
    def _(real, game, frame):
        totals = {
            seat: sum(values.initiative(game, unit) for unit in units_in(game.position, frame.area, seat))
            for seat in ("south", "north")
        }
        if not frame.simultaneous or totals["south"] == totals["north"]:
            return real(game, frame)
        one_after_the_other(game, max(totals, key=lambda seat: totals[seat]))
        return None

    @wrong("exhausted units strike as well", judgement, "attackers")
    def _(game, seat):
        return units_in(game.position, game.position.battle, seat)

    @wrong("one unit of each side strikes", judgement, "attackers")
    def _(game, seat):
        found = attack.attackers_of(game, seat)
        return found[:1] if game.position.suspended else found

    @wrong("nobody strikes an exhausted side", judgement, "attack possible")
    def _(game, seat):
        return attack.can_attack(game, seat) and bool(attack.attackers_of(game, opponent(seat)))

    @wrong("whoever strikes at once stays ready", step, *SUSPENDED)
    def _(real, game, frame):
        ready = [unit.id for unit in units_in(game.position, frame.area) if unit.ready]
        done = real(game, frame)
        if frame.simultaneous:
            zones.make_ready(game, [game.position.units[u] for u in ready if u in game.position.units], "")
        return done


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
    mutant("the marching side may use abilities before the strike", before_striking("before_attack", turned=False))
    mutant("the defending side may use abilities before the strike", before_striking("before_attack", turned=True))
    mutant("the defending side may use abilities after the strike", before_striking("after_attack", turned=True))

    @wrong("a tie lets the marching side attack first, with a chain", step, *SUSPENDED)
    def _(real, game, frame):
        if not frame.simultaneous:
            return real(game, frame)
        frame.simultaneous = False
        seat = game.position.marching
        return Call(chain.opened_by(game, chain.attack_declaration(game, seat)))


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

    @wrong("equipment counts in a tie", judgement, values.bonus_of_equipment)
    def _(_game, unit):
        return unit.equipment

    @wrong("equipment of the marching side counts in a tie", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return unit.equipment if unit.owner == game.position.marching else real(game, unit)

    @wrong("equipment of the defending side counts in a tie", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return unit.equipment if unit.owner != game.position.marching else real(game, unit)

    @wrong("what equipment takes away counts in a tie", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        cards = [(card, card_of(game, card)) for card in unit.equipment]
        bad = tuple(card for card, printed in cards if (printed.attack or 0) < 0 or (printed.defence or 0) < 0)
        return real(game, unit) or bad

    @wrong("the attack of equipment counts in a tie", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return real(game, unit) or tuple(c for c in unit.equipment if card_of(game, c).attack)

    @wrong("the defence of equipment counts in a tie", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return real(game, unit) or tuple(c for c in unit.equipment if card_of(game, c).defence)

    @wrong("a simultaneous attack strips everybody", step, "battle", "suspend_effects")
    def _(real, game, frame):
        done = real(game, frame)
        if frame.simultaneous:
            for unit in units_in(game.position, frame.area):
                zones.change_unit(game, unit.id, equipment=())
        return done

    @wrong("equipment does not count again until the turn ends", judgement, values.bonus_of_equipment)
    def _(real, game, unit):
        return () if unit.area in game.position.fought_on or game.position.fought_on else real(game, unit)


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

    @wrong("in a tie both sides count as first", step, "battle", "suspend_effects")
    def _(real, game, frame):
        if frame.simultaneous:
            for unit in units_in(game.position, frame.area):
                more = Granted("", "battle", game.position.turn, 1, attack=values.charge(game, unit))
                zones.change_unit(game, unit.id, modifiers=(*unit.modifiers, more))
        return real(game, frame)

    @wrong("in a tie both sides count as second", step, "battle", "suspend_effects")
    def _(real, game, frame):
        if frame.simultaneous:
            for unit in units_in(game.position, frame.area):
                more = Granted("", "battle", game.position.turn, 1, defence=values.defender(game, unit))
                zones.change_unit(game, unit.id, modifiers=(*unit.modifiers, more))
        return real(game, frame)


def off_in_a_tie(game: Context, unit: Any) -> bool:
    """Whether a simultaneous attack is under way in which the unit is."""
    return bool(game.position.suspended) and values.is_in_battle(game, unit)


with clause("moncolle_tcg.ruling.simultaneous_turns_off_what_is_listed"):

    @wrong("the terrain does not count in a tie", judgement, values.given_by_terrain)
    def _(real, game, unit):
        return [] if off_in_a_tie(game, unit) else real(game, unit)

    @wrong("what was granted does not count in a tie", judgement, values.granted_to)
    def _(real, game, unit):
        return () if off_in_a_tie(game, unit) else real(game, unit)

    @wrong("what was granted in the battle does not count in a tie", judgement, values.granted_to)
    def _(real, game, unit):
        held = real(game, unit)
        return tuple(g for g in held if g.until != "battle") if off_in_a_tie(game, unit) else held

    @wrong("what was granted for the turn does not count in a tie", judgement, values.granted_to)
    def _(real, game, unit):
        held = real(game, unit)
        return tuple(g for g in held if g.until != "turn") if off_in_a_tie(game, unit) else held

    @wrong("automatic abilities of the marching side work in a tie", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        own = source.owner == game.position.marching
        return real(game, source, ability) or (own and bool(game.position.suspended))

    @wrong("automatic abilities of the defending side work in a tie", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        own = source.owner == game.position.marching
        return real(game, source, ability) or (not own and bool(game.position.suspended))

    for kept in ("battle", "own_turn", "always"):

        @wrong(f"automatic abilities of the timing {kept} work in a tie", judgement, conditions.is_allowed)
        def _(real, game, source, ability, kept=kept):
            due = bool(game.position.suspended) and ability.timing == kept
            return real(game, source, ability) or due

    @wrong("automatic abilities never work against an attack", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return real(game, source, ability) and ability.when.event not in ("attacks", "damaged")


with clause("moncolle_tcg.ruling.no_death_abilities_in_simultaneous"):

    @wrong("deaths in a tie are noticed by who dies", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        gone = source.id not in game.position.units
        return real(game, source, ability) or (bool(game.position.suspended) and gone and ability.when.event == "dies")

    @wrong("deaths in a tie are noticed by who lives", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        lives = source.id in game.position.units
        return real(game, source, ability) or (bool(game.position.suspended) and lives and ability.when.event == "dies")

    @wrong("nobody ever notices a death", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return real(game, source, ability) and ability.when.event != "dies"

    @wrong("deaths in a tie are noticed in timing battle only", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        return real(game, source, ability) or (bool(game.position.suspended) and ability.timing == "battle")

    @wrong("deaths in a tie are noticed elsewhere", judgement, conditions.is_allowed)
    def _(real, game, source, ability):
        away = bool(game.position.suspended) and source.area != game.position.battle
        return real(game, source, ability) or (away and ability.timing == "always")
