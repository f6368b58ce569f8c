"""The contents page of the draft of 2018-08-29: what it rules differently from ver2.00, and nothing else.

Battles follow the trading card game, as far as Deus has what that speaks of; where the draft is silent and lists
nothing step by step, ver2.00 fills in.

Clauses: deus.ruling.draft_lists_are_complete
"""

from dataclasses import replace
from types import MappingProxyType

from reference_engine.deus import (
    after_battle,
    battle,
    deck_building,
    hand_adjustment,
    initiative,
    instant_summon,
    line_up,
    march,
    normal_timing,
    returns,
    setup,
    simultaneous_attack,
    turn,
)  # fmt: skip
from reference_engine.deus.draft_2018 import battle as battle_2018
from reference_engine.deus.draft_2018 import deck_building as deck_building_2018
from reference_engine.deus.draft_2018 import march as march_2018
from reference_engine.deus.draft_2018 import ownership
from reference_engine.deus.draft_2018 import setup as setup_2018
from reference_engine.deus.draft_2018 import turn as turn_2018
from reference_engine.deus.draft_2018.summon import REARRANGE_2018
from reference_engine.deus.edition import DEUS_200, USE
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, steps
from reference_engine.monster_collection import abilities

NUMBERS = {
    "turns_without_opening": 1,  # deus.draft.turn.power.skip_first and its two companions
    "ownership_markers": 3,  # of each player; deus.draft.control.marker_is_control
}
"""Only the first turn of the game goes without the opening phases.

Clauses: deus.draft.turn.power.skip_first, deus.draft.turn.hand1.skip_first, deus.draft.turn.main.skip_first
"""

PROCEDURES = {
    "deck_building": steps(
        deck_building_2018.roll_for_order,
        deck_building.first_pick,
        deck_building.two_picks,
        deck_building.last_pick,
        deck_building_2018.take_half_decks,
        deck_building_2018.summoner_of_a,
        deck_building_2018.summoner_of_b,
    ),
    "setup": steps(
        setup_2018.reveal_ready_made,
        setup.shuffle_decks,
        setup.draw_hands,
        setup_2018.south_keeps_six,
        setup_2018.north_keeps_six,
        setup.roll_turn_order,
        setup_2018.second_player_gets_none,
    ),
    "turn": steps(
        turn.power_charge,
        turn.first_hand_adjustment,
        turn.main,
        turn.normal_summon,
        turn.second_hand_adjustment,
        turn_2018.turn_end,
    ),
    "power_charge": steps(turn.ready_all_units, turn_2018.gain_power, turn.phase_ends),
    "hand_adjustment": steps(
        hand_adjustment.discard_cards, hand_adjustment.refill, turn_2018.remove_empty_markers, turn.phase_ends
    ),
    "end_declaration": steps(turn_2018.open_areas, turn.end_effects, turn_2018.judge_markers),
    "march": steps(
        march.move_units,
        march_2018.offer_intercept,
        march.fight,
        ownership.take_control,
        march.exhaust_marchers,
        ownership.check_after_march,
    ),
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
        simultaneous_attack.simultaneous_attack,
        simultaneous_attack.resume_effects,
        battle.end_battle,
        battle.leave_battle,
        battle.after_battle,
    ),
    "normal_timing": steps(normal_timing.before_attack, normal_timing.attack, battle_2018.after_attack),
    "after_battle": steps(
        after_battle.exhaust_ready_units,
        after_battle.judge_outcome,
        ownership.winner_takes_control,
        battle_2018.close_area,
        after_battle.return_units,
        returns.marching_side_returns_summoned,
        returns.defending_side_returns_summoned,
        after_battle.marching_side_adjusts,
        after_battle.defending_side_adjusts,
        ownership.check_after_battle,
    ),
}

NOT_IN_THE_DRAFT = ("deus.march.d_empty", "deus.march.d_enemy", "deus.march.e_enemy")

ACTS = {
    "select": None,
    "shuffle": None,
    "end_turn": None,
    "choose_summoner": deck_building_2018.CHOOSE_SUMMONER,
    "put_back": setup_2018.PUT_BACK,
    "rearrange": REARRANGE_2018,
    "march": replace(
        march.MARCH,
        conditions={
            **{key: check for key, check in march.MARCH.conditions.items() if key not in NOT_IN_THE_DRAFT},
            "deus.draft.march.single_destination": march_2018.one_destination,
            "deus.draft.after.D": march_2018.area_is_open,
        },
    ),
    "use": replace(
        USE,
        conditions={
            **{key: check for key, check in USE.conditions.items() if key != "deus.battle.quick.kinds"},
            "deus.draft.battle.as_tcg": abilities.timing_fits("after_attack"),
        },
    ),
}

OFFERS = {
    "selection": None,
    "shuffle_opponent": None,
    "shuffle_again": None,
    "end": None,
    "quick": None,
    "judgement_dice": None,
    "summoner": ("choose_summoner",),
    "opening_hand": ("put_back",),
    "after_attack": ("use", "pass"),
}

OTHERWISE_FORBIDDEN_BY = {
    ("march", "quick"): None,
    ("end_turn", ANY_QUESTION): None,
    ("shuffle", ANY_QUESTION): None,
    ("select", ANY_QUESTION): None,
    (OUT_OF_TURN, "selection"): None,
    ("choose_summoner", ANY_QUESTION): "deus.draft.setup.summoner_open",
    ("put_back", ANY_QUESTION): "deus.draft.setup.bottom4",
    ("march", "after_attack"): "deus.march.d_until_resolved",
    ("use", "instant_summon"): "deus.draft.battle.as_tcg",
    ("use", "line_up"): "deus.draft.battle.as_tcg",
    ("summon", ANY_QUESTION): "deus.turn.summon.any_order",
    ("rearrange", ANY_QUESTION): "deus.turn.summon.any_order",
    ("intercept", ANY_QUESTION): "deus.draft.march.unmarked_gives_intercept",
    ("intercept", "instant_summon"): "deus.draft.march.unmarked_gives_intercept",
}

JUDGEMENTS = {
    "contested area": ownership.is_contested,
    "intercept possible": march_2018.intercept_possible,
    "battle due": march_2018.battle_due,
    "vacated areas": ownership.nothing_vacated,
    "victory": ownership.holds_three_markers,
    "beginner deck": None,
    "deck-out criteria": None,
}

READINGS_2018 = MappingProxyType(
    {
        "draft_silence": ("complete as listed", "as in 2.00"),
        "draft_power_gain": ("one counter", "printed on the summoner"),
        "draft_empty_enemy_area": ("battle", "taken"),
    }
)
"""The readings of what only the draft leaves open, the chosen one first."""

SWITCHES = {
    **{name: readings[0] for name, readings in READINGS_2018.items()},
    "beginner_variant_power": None,  # there is no beginner variant (deus.ruling.draft_lists_are_complete)
    "counter_target_rule": "one target",  # deus.ruling.draft_battle_by_quick_reference
    "triggers_in_simultaneous": "none",  # deus.ruling.draft_battle_by_quick_reference
}

STAR_CARDS = {
    name: None
    for name, card in DEUS_200.cards.items()
    if card.rarity == "star" and card.kind not in ("summoner", "token")
}
"""The cards that are left out, so that half decks have 15.

Clauses: deus.ruling.draft_half_decks
"""

DEUS_2018 = DEUS_200.amended(
    "deus@2018-08-29",
    numbers=NUMBERS,
    procedures=PROCEDURES,
    acts=ACTS,
    offers=OFFERS,
    otherwise_forbidden_by=OTHERWISE_FORBIDDEN_BY,
    judgements=JUDGEMENTS,
    switches=SWITCHES,
    cards=STAR_CARDS,
)
