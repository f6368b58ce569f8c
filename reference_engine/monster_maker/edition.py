"""The contents page of Monster Maker Resurrection: every number, procedure, act and reading, in the rules' order.

The base text is a private summary of the rules as of 2021-03-20, and the edition is called after it. An erratum or
another edition is this table, amended.
"""

from types import MappingProxyType
from typing import Any

from reference_engine.kernel.chance import DRAW
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, Act, Edition, Taken, steps
from reference_engine.kernel.procedure import AGAIN, FINISH, Next, Procedure
from reference_engine.monster_maker import (
    annihilation,
    assignment,
    battle,
    battle_effects,
    damage,
    effects,
    encounter,
    end,
    fighting,
    move,
    retreat,
    setup,
    turn,
    victory,
    window,
)
from reference_engine.monster_maker.card_list import load_cards
from reference_engine.monster_maker.position import Position
from reference_engine.monster_maker.procedures import Action, Battle

NUMBERS = MappingProxyType(
    {
        "deck_size": 60,  # monster_maker.deck.minimum_60
        "copies_of_a_card": 4,  # monster_maker.deck.four_copies
        "opening_hand": 7,  # monster_maker.setup.draw_seven
        "draw": 1,  # monster_maker.draw.one_card
        "loot": 1,  # monster_maker.after.loot
        "unexplored_level": 1,  # monster_maker.unexplored.level_one
        "winning_level": 10,  # monster_maker.victory.level_ten, monster_maker.unexplored.level_ten_land
        "hand_limit": 7,  # monster_maker.end.hand_limit
        "dice_sides": 6,  # monster_maker.ruling.dice_formula
    }
)

PROCEDURES = MappingProxyType(
    {
        "match": steps(turn.set_up, turn.play_turns),
        "setup": steps(
            setup.choose_start_characters,
            setup.shuffle_decks,
            setup.determine_turn_order,
            setup.draw_hands,
            setup.reveal_start_characters,
        ),
        # monster_maker.turn.phases
        "turn": steps(
            turn.draw_phase,
            turn.first_window,
            turn.battle_phase,
            turn.victory_check,
            turn.second_window,
            turn.move_phase,
            turn.third_window,
            turn.encounter_phase,
            turn.end_phase,
        ),
        "draw_phase": steps(turn.draw_card, annihilation.phase_ends),
        "window": steps(window.act_in_window),
        "battle_phase": steps(battle.battle_or_retreat, annihilation.phase_ends),
        "victory_check": steps(victory.check_victory, victory.judge_empty_deck, annihilation.phase_ends),
        "move_phase": steps(move.move_or_dismiss, annihilation.phase_ends),
        "encounter_phase": steps(encounter.place_creatures, annihilation.phase_ends),
        "end_phase": steps(end.discard_excess, turn.declare_end, end.remove_damage, annihilation.phase_ends),
        # monster_maker.battle.step_order
        "battle": steps(
            battle.declare_battle,
            battle_effects.start_effects,
            assignment.assign_characters,
            assignment.choose_support,
            fighting.choose_targets,
            fighting.roll_for_characters,
            fighting.roll_for_monsters,
            fighting.deal_damage,
            battle_effects.after_effects,
            battle_effects.take_loot,
            battle.end_battle,
        ),
        "battle_effects": steps(battle_effects.apply_effects),
        "retreat": steps(
            retreat.declare_retreat,
            retreat.discard_wounded,
            retreat.count_retreat_number,
            retreat.gather_monsters,
            retreat.return_monsters,
            retreat.discard_lands,
        ),
        "action": steps(window.offer_counters, window.take_effect, window.put_card_away),
        "effect": steps(effects.roll_dice, effects.apply_parts),
    }
)


def pass_on(game: Context[Position], frame: Procedure, _seat: str, _answer: Pass) -> Next:
    """Nothing, or nothing more: a window closes, a counter or the loot is left, a phase goes on."""
    if isinstance(frame, Action):
        return window.pass_counter(game, frame)
    if isinstance(frame, Battle) and frame.step == "take_loot":
        return AGAIN
    return FINISH if frame.name == "window" else None


def one_way_to_pass(_game: Context[Position], _seat: str) -> list[Pass]:
    """There is one way to pass."""
    return [Pass()]


ACTS = MappingProxyType(
    {
        "pass": Act(perform=pass_on, options=one_way_to_pass),
        "draw": DRAW,
        "call_time": annihilation.CALL_TIME,
        "choose_start": setup.CHOOSE_START,
        "use_skill": window.SKILL,
        "place_miracle": window.MIRACLE,
        "activate": window.ACTIVATE,
        "counter": window.COUNTER,
        "battle": battle.BATTLE,
        "retreat": battle.RETREAT,
        "apply_effect": battle_effects.APPLY_EFFECT,
        "assign": assignment.ASSIGN,
        "support": assignment.SUPPORT,
        "aim": fighting.AIM,
        "loot": battle_effects.LOOT,
        "deck_bottom": retreat.DECK_BOTTOM,
        "move": move.MOVE,
        "dismiss": move.DISMISS,
        "place_character": encounter.PLACE_CHARACTER,
        "rank_up": encounter.RANK_UP,
        "place_monster": encounter.PLACE_MONSTER,
        "discard": end.DISCARD,
        "end_turn": turn.END_TURN,
    }
)

OFFERS = MappingProxyType(
    {
        "always": ("call_time",),
        "start_character": ("choose_start",),
        "shuffle": ("draw",),
        "turn_order": ("draw",),
        "window": ("use_skill", "place_miracle", "activate", "pass"),
        "counter": ("counter", "pass"),
        "effect_dice": ("draw",),
        "battle_or_retreat": ("battle", "retreat"),
        "battle_effect": ("apply_effect",),
        "assign": ("assign",),
        "support": ("support", "pass"),
        "aim": ("aim",),
        "character_dice": ("draw",),
        "monster_dice": ("draw",),
        "loot": ("loot", "pass"),
        "deck_bottom": ("deck_bottom",),
        "move": ("move", "dismiss", "pass"),
        "encounter": ("place_character", "rank_up", "place_monster", "pass"),
        "discard": ("discard",),
        "end_turn": ("end_turn",),
    }
)
"""Which acts answer which question."""

OTHERWISE_FORBIDDEN_BY: MappingProxyType[tuple[str, str], str] = MappingProxyType(
    {
        ("pass", "battle_or_retreat"): "monster_maker.battle.obligation",
        ("use_skill", ANY_QUESTION): "monster_maker.window.three_windows",
        ("place_miracle", ANY_QUESTION): "monster_maker.window.three_windows",
        ("activate", ANY_QUESTION): "monster_maker.window.three_windows",
        ("use_skill", "counter"): "monster_maker.window.counter",
        ("place_miracle", "counter"): "monster_maker.window.counter",
        ("activate", "counter"): "monster_maker.window.counter",
        ("counter", ANY_QUESTION): "monster_maker.window.counter",
        ("battle", ANY_QUESTION): "monster_maker.turn.phases",
        ("battle", "battle_effect"): "monster_maker.battle.step_order",
        ("battle", "assign"): "monster_maker.battle.step_order",
        ("battle", "support"): "monster_maker.battle.step_order",
        ("battle", "aim"): "monster_maker.battle.step_order",
        ("battle", "loot"): "monster_maker.battle.step_order",
        ("battle", "deck_bottom"): "monster_maker.retreat.declare",
        ("retreat", ANY_QUESTION): "monster_maker.turn.phases",
        ("retreat", "battle_effect"): "monster_maker.retreat.declare",
        ("retreat", "assign"): "monster_maker.retreat.declare",
        ("retreat", "support"): "monster_maker.retreat.declare",
        ("retreat", "aim"): "monster_maker.retreat.declare",
        ("retreat", "loot"): "monster_maker.retreat.declare",
        ("assign", ANY_QUESTION): "monster_maker.battle.step_order",
        ("support", ANY_QUESTION): "monster_maker.battle.step_order",
        ("aim", ANY_QUESTION): "monster_maker.battle.step_order",
        ("loot", ANY_QUESTION): "monster_maker.battle.step_order",
        ("move", ANY_QUESTION): "monster_maker.turn.phases",
        ("dismiss", ANY_QUESTION): "monster_maker.turn.phases",
        ("place_character", ANY_QUESTION): "monster_maker.turn.phases",
        ("rank_up", ANY_QUESTION): "monster_maker.turn.phases",
        ("place_monster", ANY_QUESTION): "monster_maker.turn.phases",
        ("discard", ANY_QUESTION): "monster_maker.end.hand_limit",
        ("end_turn", ANY_QUESTION): "monster_maker.turn.phases",
        ("end_turn", "discard"): "monster_maker.end.declare",
        (OUT_OF_TURN, "window"): "monster_maker.window.counter",
        (OUT_OF_TURN, "aim"): "monster_maker.target.owner_chooses",
        (OUT_OF_TURN, "assign"): "monster_maker.battle.turn_player_assigns",
        (OUT_OF_TURN, "move"): "monster_maker.turn.phases",
    }
)
"""Which clause an act breaks where it is not on offer: in general, or for one kind of question."""

DRAWN: MappingProxyType[tuple[str, str], Taken] = MappingProxyType(
    {
        ("setup", "shuffle_decks"): setup.decks_shuffled,
        ("setup", "determine_turn_order"): setup.turn_order_drawn,
        ("battle", "roll_for_characters"): fighting.character_rolled,
        ("battle", "roll_for_monsters"): fighting.monster_rolled,
        ("effect", "roll_dice"): effects.dice_rolled,
    }
)
"""What the steps that ask chance make of what was drawn."""

JUDGEMENTS: MappingProxyType[str, Any] = MappingProxyType(
    {
        "victory": victory.fulfilled,
        "wound": damage.wound,
        "crosses ten": move.crosses_ten,
        "lands lost": annihilation.lands_lost,
        "retreat stops": retreat.stops_at_town,
        "verbs": effects.VERBS,
    }
)
"""Judgements that procedures ask for by name."""

READINGS = MappingProxyType(
    {
        "annihilated_skips_battle": ("no", "yes"),
        "annihilated_without_town": ("all lands", "none"),
        "counter_chain": ("no", "yes"),
        "crossing_ten": ("from below ten", "exactly ten"),
        "must_attack_max": ("no", "yes"),
        "rank_up_extra": ("no", "yes"),
        "wound_keeps_damage": ("no", "yes"),
    }
)
"""Every reading that a switch may be set to, the chosen one first; the ledger has the reasons."""

SWITCHES = MappingProxyType({name: readings[0] for name, readings in READINGS.items()})
"""The readings chosen where the rules are silent."""

MONSTER_MAKER_2021 = Edition(
    name="monster_maker@2021-03-20",
    numbers=NUMBERS,
    procedures=PROCEDURES,
    acts=ACTS,
    offers=OFFERS,
    otherwise_forbidden_by=OTHERWISE_FORBIDDEN_BY,
    drawn=DRAWN,
    judgements=JUDGEMENTS,
    switches=SWITCHES,
    cards=load_cards(),
)
