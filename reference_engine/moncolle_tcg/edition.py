"""The contents page of the quick reference: every number, procedure, act and reading, in its order.

An erratum or another edition is this table, amended: ``QUICK_REFERENCE.amended(name, ...)``.
"""

from types import MappingProxyType
from typing import Any

from reference_engine.kernel.chance import DRAW
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, Act, Edition, Taken, steps
from reference_engine.kernel.procedure import Next, Procedure
from reference_engine.moncolle_tcg import (
    abilities,
    battle,
    battle_end,
    board,
    chain,
    costs,
    effects,
    end,
    equipment,
    hand_adjustment,
    initiative,
    instant_summon,
    line_up,
    march,
    normal_timing,
    setup,
    simultaneous_attack,
    standing,
    summon,
    terrain,
    turn,
    values,
    victory,
    zones,
)
from reference_engine.moncolle_tcg.card_list import load_cards
from reference_engine.moncolle_tcg.clauses import CLAUSES
from reference_engine.monster_collection import attack as shared_attack
from reference_engine.monster_collection import chain as shared_chain
from reference_engine.monster_collection import conditions as shared_conditions
from reference_engine.monster_collection import costs as shared_costs
from reference_engine.monster_collection import effects as shared_effects
from reference_engine.monster_collection import triggers
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection import zones as shared_zones

NUMBERS = MappingProxyType(
    {
        "deck_size": 50,  # moncolle_tcg.deck.exactly_50
        "copies_of_a_name": 3,  # moncolle_tcg.deck.three_copies
        "opening_hand": 6,  # moncolle_tcg.setup.opening_hand
        "hand_limit": 6,  # moncolle_tcg.hand.limit_six
        "base_limit": 10,  # moncolle_tcg.board.limit_base_and_proxy
        "proxy_limit": 8,  # moncolle_tcg.board.limit_base_and_proxy
        "turns_without_opening": 1,  # moncolle_tcg.turn.first_turn_skips_hand1, moncolle_tcg.turn.first_turn_skips_main
        "turns_after_deck_out": 1,  # moncolle_tcg.victory.deckout_trigger
        "passes_that_end_a_chain": 2,  # moncolle_tcg.chain.two_passes
        "dice_sides": 6,  # moncolle_tcg.glossary.dice_sum
    }
)

PROCEDURES = MappingProxyType(
    {
        "match": steps(turn.set_up, turn.play_turns),
        "setup": steps(setup.shuffle_decks, setup.place_bases, setup.draw_hands, setup.roll_for_first),
        "turn": steps(
            turn.first_hand_adjustment,
            turn.main,
            turn.normal_summon,
            turn.second_hand_adjustment,
            turn.end_declaration,
        ),
        "hand_adjustment": steps(hand_adjustment.discard_cards, hand_adjustment.refill),
        "normal_summon": steps(summon.discard_equipment, summon.summon_units),
        "end_declaration": steps(end.ready_all_units, end.declare_end, end.end_effects, end.judge_decks),
        "march": steps(march.move_units, march.fight, march.exhaust_marchers, march.check_victory),
        "battle": steps(
            battle.begin_battle,
            instant_summon.marching_side_summons,
            instant_summon.defending_side_summons,
            line_up.marching_side_lines_up,
            line_up.defending_side_lines_up,
            initiative.decide_initiative,
            normal_timing.first_normal_timing,
            normal_timing.second_normal_timing,
            simultaneous_attack.suspend_effects,
            simultaneous_attack.both_sides_attack,
            simultaneous_attack.simultaneous_attack,
            battle.end_battle,
            battle.leave_battle,
            battle.result,
        ),
        "normal_timing": steps(normal_timing.before_attack, normal_timing.attack, normal_timing.after_attack),
        "chain": steps(chain.ask_for_counters, chain.last_takes_effect),
        "effect": steps(
            shared_effects.roll_dice, effects.choose_drops, effects.apply_group, shared_effects.put_card_away
        ),
        "triggers": steps(triggers.marching_side, triggers.defending_side),
        "shedding": steps(equipment.shed),
        "battle_end": steps(
            battle_end.judge_result,
            battle_end.marchers_return,
            battle_end.summoned_units_return,
            battle_end.adjust,
        ),
    }
)


def pass_on(game: Context[Any], frame: Procedure, seat: str, answer: Pass) -> Next:
    """Nothing, or nothing more: the chain counts passes, every other timing goes on."""
    if isinstance(frame, shared_chain.Chain):
        return shared_chain.passed(game, frame, seat, answer)
    return None


def one_way_to_pass(_game: Context[Any], _seat: str) -> list[Pass]:
    """There is one way to pass."""
    return [Pass()]


DROP = Act(
    perform=shared_effects.drop,
    faults=shared_effects.drop_faults,
    options=shared_effects.drop_options,
    conditions={"moncolle_tcg.glossary.discard": shared_effects.drop_is_exact},
)

USE_TRIGGER = Act(
    perform=triggers.use,
    faults=standing.automatic_faults,
    options=triggers.use_options,
    conditions={
        "moncolle_tcg.abilities.automatic": triggers.is_due,
        "moncolle_tcg.ruling.own_abilities_in_chosen_order": triggers.occurrence_is_clear,
        "moncolle_tcg.ruling.targets_fit_the_text": triggers.targets_fit,
        "moncolle_tcg.timing.battle": triggers.targets_are_in_battle,
        "moncolle_tcg.cost.must_be_payable": triggers.cost_is_payable,
    },
)

ACTS = MappingProxyType(
    {
        "pass": Act(perform=pass_on, options=one_way_to_pass),
        "draw": DRAW,
        "resign": victory.RESIGN,
        "discard": hand_adjustment.DISCARD,
        "march": march.MARCH,
        "place_terrain": terrain.PLACE_TERRAIN,
        "place_proxy": terrain.PLACE_PROXY,
        "swap": equipment.SWAP,
        "use": abilities.USE,
        "end_phase": turn.END_PHASE,
        "discard_equipment": equipment.DISCARD_EQUIPMENT,
        "summon": summon.SUMMON,
        "equip": equipment.EQUIP,
        "end_turn": turn.END_TURN,
        "instant_summon": instant_summon.INSTANT_SUMMON,
        "line_up": line_up.LINE_UP,
        "drop": DROP,
        "trigger": USE_TRIGGER,
        "return": battle_end.RETURN,
        "adjust": battle_end.ADJUST,
    }
)

OFFERS = MappingProxyType(
    {
        "always": ("resign",),
        "shuffle": ("draw",),
        "turn_order_dice": ("draw",),
        "hand_adjustment": ("discard",),
        "main": ("march", "place_terrain", "place_proxy", "swap", "use", "end_phase"),
        "summon_discards": ("discard_equipment", "end_phase"),
        "summon": ("summon", "equip", "swap", "end_phase"),
        "end": ("end_turn",),
        "instant_summon": ("discard_equipment", "instant_summon", "equip", "pass"),
        "line_up": ("line_up", "swap"),
        "initiative_dice": ("draw",),
        "before_attack": ("use", "pass"),
        "after_attack": ("use", "pass"),
        "counter": ("use", "pass"),
        "effect_dice": ("draw",),
        "drop": ("drop",),
        "trigger": ("trigger",),
        "shed": ("discard_equipment",),
        "return": ("return",),
        "limit_adjustment": ("adjust",),
    }
)
"""Which acts answer which question."""

OTHERWISE_FORBIDDEN_BY: MappingProxyType[tuple[str, str], str] = MappingProxyType(
    {
        ("march", ANY_QUESTION): "moncolle_tcg.main.three_actions",
        ("place_terrain", ANY_QUESTION): "moncolle_tcg.main.three_actions",
        ("place_proxy", ANY_QUESTION): "moncolle_tcg.main.three_actions",
        ("swap", ANY_QUESTION): "moncolle_tcg.equip.swap_scope",
        ("swap", "instant_summon"): "moncolle_tcg.battle.instant_actions",
        ("swap", "summon_discards"): "moncolle_tcg.summonphase.step_order",
        ("use", ANY_QUESTION): "moncolle_tcg.timing.normal",
        ("use", "hand_adjustment"): "moncolle_tcg.timing.own_turn",
        ("use", "summon_discards"): "moncolle_tcg.timing.own_turn",
        ("use", "summon"): "moncolle_tcg.timing.own_turn",
        ("use", "end"): "moncolle_tcg.timing.own_turn",
        ("summon", ANY_QUESTION): "moncolle_tcg.turn.phase_order",
        ("summon", "main"): "moncolle_tcg.main.three_actions",
        ("summon", "summon_discards"): "moncolle_tcg.summonphase.step_order",
        ("equip", ANY_QUESTION): "moncolle_tcg.turn.phase_order",
        ("equip", "main"): "moncolle_tcg.main.three_actions",
        ("equip", "summon_discards"): "moncolle_tcg.summonphase.step_order",
        ("equip", "line_up"): "moncolle_tcg.battle.formation_actions",
        ("discard_equipment", ANY_QUESTION): "moncolle_tcg.equip.discard_windows",
        ("discard_equipment", "summon"): "moncolle_tcg.summonphase.step_order",
        ("instant_summon", ANY_QUESTION): "moncolle_tcg.battle.timing_order",
        ("line_up", ANY_QUESTION): "moncolle_tcg.battle.timing_order",
        ("discard", ANY_QUESTION): "moncolle_tcg.hand.discard_any",
        ("end_turn", ANY_QUESTION): "moncolle_tcg.end.declare",
        ("draw", ANY_QUESTION): "moncolle_tcg.glossary.dice_sum",
        ("adjust", ANY_QUESTION): "moncolle_tcg.march.return_overflow",
        ("return", ANY_QUESTION): "moncolle_tcg.march.instant_units_return",
        ("pass", "hand_adjustment"): "moncolle_tcg.hand.discard_any",
        ("pass", "line_up"): "moncolle_tcg.battle.formation_actions",
        ("pass", "trigger"): "moncolle_tcg.ruling.automatic_is_forced",
        ("pass", "limit_adjustment"): "moncolle_tcg.march.return_overflow",
        (OUT_OF_TURN, "trigger"): "moncolle_tcg.ruling.turn_player_abilities_first",
        (OUT_OF_TURN, "instant_summon"): "moncolle_tcg.battle.instant_order",
        (OUT_OF_TURN, "line_up"): "moncolle_tcg.battle.formation_order",
    }
)
"""Which clause an act breaks where it is not on offer: in general, or for one kind of question."""

DRAWN: MappingProxyType[tuple[str, str], Taken] = MappingProxyType(
    {
        ("setup", "shuffle_decks"): setup.decks_shuffled,
        ("setup", "roll_for_first"): setup.first_rolled,
        ("battle", "decide_initiative"): initiative.initiative_rolled,
        ("effect", "roll_dice"): shared_effects.dice_rolled,
    }
)
"""What the steps that ask chance make of what was drawn."""

JUDGEMENTS: MappingProxyType[Any, Any] = MappingProxyType(
    {
        "areas": board.AREAS,
        "front areas": (),
        "march range": board.RANGE,
        "attackers": shared_attack.attackers_of,
        "attack possible": shared_attack.can_attack,
        "total damage": shared_attack.total_damage,
        "damage along line-up": shared_attack.damage_along,
        "next in chain": shared_chain.last_declared,
        # What every Monster Collection game asks for, as this one answers it:
        shared_values.attack: values.attack,
        shared_values.defence: values.defence,
        shared_values.cannot_die: values.cannot_die,
        shared_values.cannot_attack: values.cannot_attack,
        shared_values.has_lined_up: line_up.has_lined_up,
        shared_values.damage_taken: effects.damage_taken,
        shared_attack.takes_effect: chain.attack_takes_effect,
        shared_chain.opened_by: chain.opened_by,
        shared_chain.attack_declaration: chain.attack_declaration,
        shared_chain.effect_takes_place: chain.effect_takes_place,
        shared_conditions.is_allowed: standing.is_allowed,
        shared_costs.free_slots: costs.free_icons,
        shared_costs.wrong_discards: costs.wrong_discards_of_automatic,
        shared_effects.effect_of: effects.effect_of,
        shared_zones.draw: zones.draw,
        shared_zones.leave: zones.leave,
        shared_zones.to_hand: zones.to_hand,
        shared_zones.to_deck: zones.to_deck,
        shared_zones.token_or_card_to_hand: zones.card_to_hand,
    }
)
"""Judgements that procedures ask for by name, and those that stand in the place of shared ones."""

READINGS = MappingProxyType(
    {
        "acted_in_chain": ("still_attacks", "drops_out"),
        "attack_targets": ("party", "none"),
        "attackers_acted": ("at_effect", "at_declaration"),
        "forced_discard": ("on", "off"),
        "hand_type": ("declared", "when_summoned"),
        "instant_marchers_acted": ("off", "on"),
        "late_charge": ("off", "on"),
        "one_battle_per_terrain": ("off", "on"),
        "owner_sees_face_down": ("off", "on"),
        "paid_cards_wait": ("off", "on"),
        "placement": ("adjacent", "anywhere"),
        "proper_targets": ("one", "every"),
        "proxy_terrain": ("on", "off"),
        "replace_enemy_terrain": ("off", "on"),
        "resist_mode": ("no_death", "reduce"),
        "self_counter": ("off", "on"),
        "simultaneous_off": ("listed", "all_but_printed", "usable_only"),
        "spell_needs_user": ("on", "off"),
        "split_spell_cost": ("on", "off"),
        "strict_target_list": ("off", "on"),
        "zero_defence": ("dies", "discarded"),
    }
)
"""Every reading that a switch may be set to, the chosen one first; the ledger has the reasons."""

SHARED = MappingProxyType(
    {
        "multi_icon_cost": "any slot",  # automatic abilities cost nothing
        "trigger_count": "once an event",  # moncolle_tcg.abilities.automatic
        "trigger_inside_chain": "between items",  # moncolle_tcg.ruling.automatic_before_next_link
        "zero_damage_counts_as_damage": "no",  # moncolle_tcg.standing.weakness_zero
    }
)
"""What shared rules leave to a switch and nothing leaves open here."""

SWITCHES = MappingProxyType({**SHARED, **{name: readings[0] for name, readings in READINGS.items()}})

QUICK_REFERENCE = Edition(
    name="moncolle_tcg@quick-reference",
    numbers=NUMBERS,
    procedures=PROCEDURES,
    acts=ACTS,
    offers=OFFERS,
    otherwise_forbidden_by=OTHERWISE_FORBIDDEN_BY,
    drawn=DRAWN,
    judgements=JUDGEMENTS,
    switches=SWITCHES,
    cards=load_cards(),
    clauses=CLAUSES,
    state_based_actions=standing.state_based_actions,
)
