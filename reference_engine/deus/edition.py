"""The contents page of Deus ver2.00: every number, procedure, act and reading, in the rulebook's order.

An erratum or another edition is this table, amended: ``DEUS_200.amended(name, ...)``.
"""

from types import MappingProxyType
from typing import Any

from reference_engine.deus import (
    after_battle,
    areas,
    battle,
    board,
    control_marker,
    deck_building,
    deck_out,
    hand_adjustment,
    initiative,
    instant_summon,
    intercept,
    limit_adjustment,
    line_up,
    march,
    normal_timing,
    quick,
    returns,
    ritual,
    setup,
    simultaneous_attack,
    standing,
    summon,
    turn,
    victory,
)  # fmt: skip
from reference_engine.deus.card_list import load_cards
from reference_engine.deus.clauses import CLAUSES
from reference_engine.kernel.chance import DRAW
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, Act, Edition, Taken, steps
from reference_engine.kernel.procedure import Next, Procedure
from reference_engine.monster_collection import abilities, attack, chain, effects, triggers
from reference_engine.monster_collection.cards import Cancel

NUMBERS = MappingProxyType(
    {
        "area_limit": 8,  # deus.zone.area_limit_8
        "hand_limit": 6,  # deus.zone.hand.limit_6
        "opening_hand": 10,  # deus.setup.initial_hand
        "deck_size": 30,  # deus.deck_building.total_30
        "cards_of_each_faction": 15,  # deus.deck_building.fifteen_each
        "second_player_power": 1,  # deus.setup.second_player_power
        "power_charge": 1,  # deus.turn.power.gain_one
        "turns_without_opening": 2,  # deus.turn.first_turn_skips, deus.turn.first_turn_skips_second
        "ownership_markers": 0,  # of each player; deus.draft.control.marker_is_control has some
        "turns_after_deck_out": 1,  # deus.deckout.end_timing
        "passes_that_end_a_chain": 2,  # deus.chain.two_passes
        "dice_sides": 6,  # deus.components.dice_2
    }
)

PROCEDURES = MappingProxyType(
    {
        "match": steps(turn.build_decks, turn.set_up, turn.play_turns),
        "deck_building": steps(
            deck_building.roll_for_order,
            deck_building.first_pick,
            deck_building.two_picks,
            deck_building.last_pick,
            deck_building.selection_of_a,
            deck_building.selection_of_b,
        ),
        "setup": steps(
            setup.reveal_summoners,
            setup.shuffle_decks,
            setup.south_shuffles_north,
            setup.shuffle_for_south,
            setup.north_shuffles_south,
            setup.shuffle_for_north,
            setup.draw_hands,
            setup.roll_turn_order,
            setup.second_player_power,
        ),
        "turn": steps(
            turn.power_charge,
            turn.first_hand_adjustment,
            turn.main,
            turn.normal_summon,
            turn.second_hand_adjustment,
            turn.end_declaration,
        ),
        "power_charge": steps(turn.ready_all_units, turn.gain_power, turn.phase_ends),
        "hand_adjustment": steps(hand_adjustment.discard_cards, hand_adjustment.refill, turn.phase_ends),
        "end_declaration": steps(
            turn.declare_end, turn.remove_markers, turn.end_effects, turn.check_victory, turn.judge_decks
        ),
        "march": steps(
            march.move_units, intercept.offer_intercept, march.fight, march.exhaust_marchers, march.check_victory
        ),
        "battle": steps(
            battle.begin_battle,
            instant_summon.marching_side_summons,
            instant_summon.defending_side_summons,
            line_up.marching_side_lines_up,
            line_up.defending_side_lines_up,
            quick.marching_side_quick,
            quick.defending_side_quick,
            initiative.decide_initiative,
            normal_timing.first_normal_timing,
            normal_timing.second_normal_timing,
            simultaneous_attack.suspend_effects,
            simultaneous_attack.simultaneous_attack,
            simultaneous_attack.resume_effects,
            battle.end_battle,
            battle.leave_battle,
            battle.after_battle,
        ),
        "normal_timing": steps(normal_timing.before_attack, normal_timing.attack),
        "chain": steps(chain.declare_counters, chain.last_takes_effect),
        "effect": steps(
            effects.roll_dice,
            effects.choose_drops,
            effects.apply_group,
            effects.put_card_away,
            limit_adjustment.adjust_after_effect,
        ),
        "triggers": steps(triggers.marching_side, triggers.defending_side),
        "after_battle": steps(
            after_battle.exhaust_ready_units,
            after_battle.place_battle_marker,
            after_battle.judge_outcome,
            after_battle.return_units,
            returns.marching_side_returns_summoned,
            returns.defending_side_returns_summoned,
            after_battle.marching_side_adjusts,
            after_battle.defending_side_adjusts,
            after_battle.check_victory,
        ),
    }
)


def pass_on(game: Context[Any], frame: Procedure, seat: str, answer: Pass) -> Next:
    """Nothing, or nothing more: the chain counts passes, every other timing goes on."""
    if isinstance(frame, chain.Chain):
        return chain.passed(game, frame, seat, answer)
    return None


def one_way_to_pass(_game: Context[Any], _seat: str) -> list[Pass]:
    """There is one way to pass."""
    return [Pass()]


USE = Act(
    perform=abilities.declare,
    faults=abilities.faults,
    options=abilities.options,
    conditions={
        **ritual.RITUAL_CONDITIONS,
        "deus.battle.quick.kinds": abilities.timing_fits("quick"),
        "deus.timing.preattack": abilities.timing_fits("before_attack"),
        "deus.timing.counter": abilities.timing_fits("counter"),
        "deus.special.location": abilities.source_is_in_place,
        "deus.cards.battle_spell.from_hand": abilities.battle_spell_is_in_hand,
        "deus.cards.battle_spell.by_unit": abilities.somebody_pays,
        "deus.standing.spell_permits": abilities.payers_have_spell,
        "deus.cost.shared_slots": abilities.payers_are_own_and_in_battle,
        "deus.standing.spell_slots": abilities.slots_are_free,
        "deus.standing.spell_multi": abilities.one_slot_pays_one_icon,
        "deus.cost.required": abilities.cost_is_payable,
        "deus.cost.additional": abilities.additional_cost_is_payable,
        "deus.ruling.no_declaration_without_target": abilities.targets_fit,
        "deus.scope.battle_reach": abilities.targets_are_in_battle,
        "deus.chain.legal_target": abilities.targets_are_counterable,
        "deus.limit_adjust.not_intentional": abilities.place_fits,
        "deus.vocabulary.token": abilities.tokens_fit,
    },
)

DROP = Act(
    perform=effects.drop,
    faults=effects.drop_faults,
    options=effects.drop_options,
    conditions={"deus.vocabulary.drop": effects.drop_is_exact},
)

USE_TRIGGER = Act(
    perform=triggers.use,
    faults=triggers.use_faults,
    options=triggers.use_options,
    conditions={
        "deus.trigger.once_per_occurrence": triggers.is_due,
        "deus.trigger.own_order": triggers.occurrence_is_clear,
        "deus.ruling.no_declaration_without_target": triggers.targets_fit,
        "deus.scope.battle_reach": triggers.targets_are_in_battle,
        "deus.limit_adjust.not_intentional": triggers.place_fits,
        "deus.vocabulary.token": triggers.tokens_fit,
        "deus.cost.shared_slots": abilities.payers_are_own_and_in_battle,
        "deus.standing.spell_permits": abilities.payers_have_spell,
        "deus.standing.spell_slots": abilities.slots_are_free,
        "deus.cost.required": triggers.cost_is_payable,
    },
)

DECLINE = Act(
    perform=triggers.decline,
    faults=triggers.due_faults,
    options=triggers.decline_options,
    conditions={
        "deus.trigger.once_per_occurrence": triggers.is_due,
        "deus.trigger.own_order": triggers.occurrence_is_clear,
        "deus.trigger.forced": triggers.forced_is_applied,
    },
)

ACTS = MappingProxyType(
    {
        "pass": Act(perform=pass_on, options=one_way_to_pass),
        "draw": DRAW,
        "resign": victory.RESIGN,
        "pick": deck_building.PICK,
        "select": deck_building.SELECT,
        "shuffle": setup.SHUFFLE,
        "discard": hand_adjustment.DISCARD,
        "march": march.MARCH,
        "use": USE,
        "end_phase": turn.END_PHASE,
        "intercept": intercept.INTERCEPT,
        "summon": summon.SUMMON,
        "rearrange": summon.REARRANGE,
        "end_turn": turn.END_TURN,
        "instant_summon": instant_summon.INSTANT_SUMMON,
        "line_up": line_up.LINE_UP,
        "drop": DROP,
        "trigger": USE_TRIGGER,
        "decline": DECLINE,
        "return": returns.RETURN,
        "adjust": limit_adjustment.ADJUST,
    }
)

OFFERS = MappingProxyType(
    {
        "always": ("resign",),
        "draft_dice": ("draw",),
        "pick_one": ("pick",),
        "pick_two": ("pick",),
        "selection": ("select",),
        "shuffle": ("draw",),
        "shuffle_opponent": ("shuffle", "pass"),
        "shuffle_again": ("draw",),
        "turn_order_dice": ("draw",),
        "hand_adjustment": ("discard",),
        "main": ("march", "use", "end_phase"),
        "intercept": ("intercept", "pass"),
        "summon": ("summon", "rearrange", "end_phase"),
        "end": ("end_turn",),
        "instant_summon": ("instant_summon", "pass"),
        "line_up": ("line_up",),
        "quick": ("use", "pass"),
        "initiative_dice": ("draw",),
        "before_attack": ("use", "pass"),
        "counter": ("use", "pass"),
        "effect_dice": ("draw",),
        "drop": ("drop",),
        "trigger": ("trigger", "decline"),
        "return": ("return",),
        "limit_adjustment": ("adjust",),
        "judgement_dice": ("draw",),
    }
)
"""Which acts answer which question."""

OTHERWISE_FORBIDDEN_BY: MappingProxyType[tuple[str, str], str] = MappingProxyType(
    {
        ("march", ANY_QUESTION): "deus.march.main_phase_action",
        ("march", "intercept"): "deus.march.d_until_resolved",
        ("march", "instant_summon"): "deus.march.d_until_resolved",
        ("march", "line_up"): "deus.march.d_until_resolved",
        ("march", "quick"): "deus.march.d_until_resolved",
        ("march", "before_attack"): "deus.march.d_until_resolved",
        ("march", "counter"): "deus.march.d_until_resolved",
        ("march", "summon"): "deus.turn.summon.any_order",
        ("use", "summon"): "deus.ritual.main_phase_only",
        ("use", ANY_QUESTION): "deus.ritual.main_phase_only",
        ("use", "instant_summon"): "deus.battle.step_order",
        ("use", "line_up"): "deus.battle.step_order",
        ("use", "drop"): "deus.chain.no_declare_while_resolving",
        ("summon", ANY_QUESTION): "deus.turn.phase_order",
        ("rearrange", ANY_QUESTION): "deus.turn.phase_order",
        ("intercept", ANY_QUESTION): "deus.intercept.trigger",
        ("intercept", "instant_summon"): "deus.intercept.k_defender_units",
        ("instant_summon", ANY_QUESTION): "deus.battle.instant_summon.order",
        ("line_up", ANY_QUESTION): "deus.battle.lineup.order",
        ("end_turn", ANY_QUESTION): "deus.turn.end.declare",
        ("discard", ANY_QUESTION): "deus.zone.hand.temporary_excess",
        ("draw", ANY_QUESTION): "deus.components.dice_2",
        ("adjust", ANY_QUESTION): "deus.limit_adjust.until_within",
        ("shuffle", ANY_QUESTION): "deus.flow.sequence",
        ("pick", ANY_QUESTION): "deus.cards.summoner.chosen",
        ("select", ANY_QUESTION): "deus.cards.summoner.chosen",
        ("pass", "hand_adjustment"): "deus.turn.hand1.forced_discard",
        ("pass", "line_up"): "deus.battle.lineup.must_decide",
        ("pass", "trigger"): "deus.trigger.forced",
        ("pass", "limit_adjustment"): "deus.limit_adjust.trigger",
        (OUT_OF_TURN, "selection"): "deus.ruling.hidden_card_selection",
        (OUT_OF_TURN, "trigger"): "deus.trigger.side_order",
        (OUT_OF_TURN, "return"): "deus.simultaneous.choice",
        (OUT_OF_TURN, "limit_adjustment"): "deus.limit_adjust.order",
    }
)
"""Which clause an act breaks where it is not on offer: in general, or for one kind of question."""

DRAWN: MappingProxyType[tuple[str, str], Taken] = MappingProxyType(
    {
        ("deck_building", "roll_for_order"): deck_building.order_rolled,
        ("setup", "shuffle_decks"): setup.decks_shuffled,
        ("setup", "shuffle_for_south"): setup.deck_shuffled_again,
        ("setup", "shuffle_for_north"): setup.deck_shuffled_again,
        ("setup", "roll_turn_order"): setup.turn_order_rolled,
        ("battle", "decide_initiative"): initiative.initiative_rolled,
        ("effect", "roll_dice"): effects.dice_rolled,
        ("end_declaration", "judge_decks"): deck_out.judgement_rolled,
    }
)
"""What the steps that ask chance make of what was drawn."""

JUDGEMENTS: MappingProxyType[str, Any] = MappingProxyType(
    {
        "areas": board.AREAS,
        "front areas": board.FRONT,
        "march range": board.RANGE,
        "closed to": areas.closed_to,
        "crowded": areas.crowded,
        "move place": areas.move_place,
        "summon place": areas.summon_place,
        "token place": areas.token_place,
        "marching side": turn.marching_side_of,
        "contested area": march.is_contested,
        "intercept possible": intercept.intercept_possible,
        "battle due": march.enemies_are_there,
        "vacated areas": control_marker.note_vacated,
        "beginner deck": deck_building.beginner_deck,
        "initiative value": initiative.initiative_value,
        "first side": initiative.higher_goes_first,
        "attackers": attack.attackers_of,
        "attack possible": attack.can_attack,
        "total damage": attack.total_damage,
        "damage along line-up": attack.damage_along,
        "next in chain": chain.last_declared,
        "endings": after_battle.ENDINGS,
        "victory": victory.holds_the_front,
        "deck-out criteria": deck_out.CRITERIA,
        "units without defence": standing.discard_without_defence,
        "verbs": MappingProxyType({**effects.VERBS, Cancel: chain.cancel}),
    }
)
"""Judgements that procedures ask for by name."""

READINGS = MappingProxyType(
    {
        "attack_exhausts": ("whole side", "attackers"),
        "attack_requires_unacted_at_resolution": ("no", "yes"),
        "battle_end_discards": ("in the battle", "after it"),
        "beginner_variant_power": ("counters", "none"),
        "continue_battle_when_both_sides_gone": ("no", "yes"),
        "continue_battle_when_one_side_gone": ("yes", "no"),
        "counter_group_rule": ("one qualifying unit", "all", "unrestricted"),
        "counter_target_rule": ("every target", "one target"),
        "deckout_latched": ("yes", "no"),
        "effect_entered_units": ("like instant", "discard", "stay"),
        "effects_after_simultaneous": ("at the end", "before the end"),
        "effects_beyond_turn_end": ("printed duration", "all end"),
        "field_constants_during_battle": ("nowhere", "elsewhere"),
        "hand_ritual_card_stays": ("yes", "discarded"),
        "initiative_is_dice_result": ("no", "yes"),
        "joined_protection": ("protects", "comes too late"),
        "limit_at_declaration": ("the effect alone", "what waits too"),
        "multi_damage": ("separate", "summed"),
        "multi_icon_cost": ("any slot", "multi slot only"),
        "no_room_on_arrival": ("stays away", "limit adjustment"),
        "prohibition_beats_permission": ("yes", "latest effect wins"),
        "return_must_fit": ("yes", "each alone", "no"),
        "state_cost_rechecked": ("yes", "no"),
        "token_normally_summoned": ("with the symbol", "no"),
        "trigger_count": ("once an event", "each unit"),
        "trigger_inside_chain": ("between items", "after the chain"),
        "triggers_in_simultaneous": ("forced only", "none", "all"),
        "zero_damage_counts_as_damage": ("no", "yes"),
    }
)
"""Every reading that a switch may be set to, the chosen one first; the ledger has the reasons.

The rulings also name a switch for the rulebook's lost page 22; there is no other text to switch to yet.

Clauses: deus.ruling.derived_use_procedure
"""

SWITCHES = MappingProxyType({name: readings[0] for name, readings in READINGS.items()})
"""The readings chosen where the rulebook is silent."""

DEUS_200 = Edition(
    name="deus@2.00",
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
