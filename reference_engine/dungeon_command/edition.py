"""The contents page of Dungeon Command: every number, procedure, act and reading, in the rules' order.

The base text is a fan wiki's summary of the rules, and the edition is called after it. An erratum or another edition
is this table, amended.
"""

from types import MappingProxyType
from typing import Any

from reference_engine.dungeon_command import (
    activation,
    attack,
    cleanup,
    cowering,
    damage,
    deployment,
    dodge,
    effects,
    end,
    exchange,
    immediate,
    moving,
    orders,
    powers,
    refresh,
    setup,
    starting,
    treasure,
    turn,
    turn_effects,
)
from reference_engine.dungeon_command.card_list import load_cards
from reference_engine.dungeon_command.position import Position
from reference_engine.dungeon_command.procedures import ActivatePhase, Exchange
from reference_engine.kernel.chance import DRAW
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Pass
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, Act, Edition, Taken, steps
from reference_engine.kernel.procedure import Next, Procedure

NUMBERS = MappingProxyType(
    {
        "creatures": 12,  # dungeon_command.components.warband_minimum
        "orders": 30,  # dungeon_command.components.warband_minimum
        "copies": 4,  # dungeon_command.components.copy_limit
        "large_tiles": 2,  # dungeon_command.components.tiles_per_player
        "small_tiles": 2,  # dungeon_command.components.tiles_per_player
        "start_minimum": 1,  # dungeon_command.setup.deploy_minimum
        "order_draw": 1,  # dungeon_command.refresh.draw_order
        "leadership_rise": 1,  # dungeon_command.deploy.leadership_plus_one
        "speed_beside_enemy": 1,  # dungeon_command.zoc.speed_one
        "extra_cost": 1,  # dungeon_command.move.cost_difficult
        "hazard_damage": 10,  # dungeon_command.terrain.hazard_entry
        "cower_unit": 10,  # dungeon_command.cower.morale_cost
        "treasure_morale": 1,  # dungeon_command.treasure.collect
        "tokens": 1,  # dungeon_command.treasure.collect
    }
)

PROCEDURES = MappingProxyType(
    {
        "match": steps(turn.play_turns),
        "setup": steps(
            setup.reveal,
            setup.draw_winner,
            setup.choose_first_player,
            setup.choose_side,
            setup.build_battlefield,
            setup.place_treasures,
            setup.shuffle_decks,
            setup.draw_hands,
            starting.deploy_starting_creatures,
            setup.refill_hands,
        ),
        # dungeon_command.turn.four_phases
        "turn": steps(turn.refresh_phase, turn.activate_phase, turn.deploy_phase, turn.cleanup_phase),
        # dungeon_command.refresh.order
        "refresh": steps(refresh.start_effects, refresh.untap_creatures, refresh.draw_order),
        "activate": steps(activation.choose_creature),
        # dungeon_command.deploy.order
        "deploy": steps(deployment.raise_leadership, deployment.deploy_creatures),
        # dungeon_command.cleanup.order
        "cleanup": steps(
            cleanup.end_effects,
            cleanup.untap_creatures_again,
            cleanup.refill_creatures,
            cleanup.check_battlefield,
        ),
        "turn_effects": steps(turn_effects.resolve_effects),
        "activation": steps(activation.begin_activation, activation.take_actions, activation.end_activation),
        "moving": steps(moving.take_steps),
        "exchange": steps(exchange.offer_reactions, exchange.take_effect),
        "effect": steps(effects.begin_effect, effects.apply_parts, orders.put_card_away),
        "damaging": steps(cowering.decide, damage.apply_damage, turn_effects.after_damage),
    }
)


def pass_on(game: Context[Position], frame: Procedure, seat: str, answer: Pass) -> Next:
    """Nothing, or nothing more: no reaction, an activation or a phase ends."""
    if isinstance(frame, Exchange):
        return exchange.pass_reaction(game, frame, seat, answer)
    if isinstance(frame, ActivatePhase):
        return activation.end_phase(game)
    return starting.finish(game, frame, seat) if frame.name == "setup" else None


def one_way_to_pass(_game: Context[Position], _seat: str) -> list[Pass]:
    """There is one way to pass."""
    return [Pass()]


ACTS = MappingProxyType(
    {
        "pass": Act(perform=pass_on, options=one_way_to_pass, conditions=starting.PASS_CONDITIONS),
        "draw": DRAW,
        "resign": end.RESIGN,
        "choose_first": setup.CHOOSE_FIRST,
        "choose_side": setup.CHOOSE_SIDE,
        "deploy": deployment.DEPLOY,
        "resolve": turn_effects.RESOLVE,
        "activate": activation.ACTIVATE,
        "move": activation.MOVE,
        "attack": attack.ATTACK,
        "use_order": orders.USE_ORDER,
        "use_power": powers.USE_POWER,
        "collect": treasure.COLLECT,
        "dodge": dodge.DODGE,
        "immediate": immediate.IMMEDIATE,
        "cower": cowering.COWER,
        "take": cowering.TAKE,
    }
)

OFFERS = MappingProxyType(
    {
        "always": ("resign",),
        "first_draw": ("draw",),
        "first_player": ("choose_first",),
        "side": ("choose_side",),
        "chests": ("draw",),
        "shuffle": ("draw",),
        "redraw": ("draw",),
        "starting": ("deploy", "pass"),
        "turn_effect": ("resolve",),
        "activate": ("activate", "pass"),
        "act": ("move", "attack", "use_order", "use_power", "collect", "pass"),
        "react": ("dodge", "immediate", "pass"),
        "cower": ("cower", "take"),
        "deploy": ("deploy", "pass"),
    }
)
"""Which acts answer which question."""

OTHERWISE_FORBIDDEN_BY: MappingProxyType[tuple[str, str], str] = MappingProxyType(
    {
        ("choose_first", ANY_QUESTION): "dungeon_command.setup.first_choice",
        ("choose_side", ANY_QUESTION): "dungeon_command.setup.side_choice",
        ("deploy", ANY_QUESTION): "dungeon_command.turn.four_phases",
        ("activate", ANY_QUESTION): "dungeon_command.turn.four_phases",
        ("activate", "act"): "dungeon_command.activate.one_at_a_time",
        ("move", ANY_QUESTION): "dungeon_command.turn.four_phases",
        ("move", "activate"): "dungeon_command.activate.one_at_a_time",
        ("move", "react"): "dungeon_command.stack.lifo",
        ("attack", ANY_QUESTION): "dungeon_command.turn.four_phases",
        ("attack", "activate"): "dungeon_command.activate.one_at_a_time",
        ("attack", "react"): "dungeon_command.actions.immediate_any_turn",
        ("use_order", ANY_QUESTION): "dungeon_command.turn.four_phases",
        ("use_order", "activate"): "dungeon_command.activate.one_at_a_time",
        ("use_order", "react"): "dungeon_command.actions.immediate_any_turn",
        ("use_power", ANY_QUESTION): "dungeon_command.turn.four_phases",
        ("use_power", "activate"): "dungeon_command.activate.one_at_a_time",
        ("use_power", "react"): "dungeon_command.actions.immediate_any_turn",
        ("collect", ANY_QUESTION): "dungeon_command.turn.four_phases",
        ("collect", "activate"): "dungeon_command.activate.one_at_a_time",
        ("immediate", ANY_QUESTION): "dungeon_command.actions.immediate_any_turn",
        ("immediate", "act"): "dungeon_command.actions.immediate_any_turn",
        ("dodge", ANY_QUESTION): "dungeon_command.actions.immediate_any_turn",
        ("pass", "cower"): "dungeon_command.cower.all_or_nothing",
        (OUT_OF_TURN, "first_player"): "dungeon_command.setup.first_choice",
        (OUT_OF_TURN, "side"): "dungeon_command.setup.side_choice",
        (OUT_OF_TURN, "starting"): "dungeon_command.setup.deploy_order",
        (OUT_OF_TURN, "activate"): "dungeon_command.turn.alternate",
        (OUT_OF_TURN, "act"): "dungeon_command.turn.alternate",
        (OUT_OF_TURN, "deploy"): "dungeon_command.turn.alternate",
        (OUT_OF_TURN, "cower"): "dungeon_command.cower.option",
    }
)
"""Which clause an act breaks where it is not on offer: in general, or for one kind of question."""

DRAWN: MappingProxyType[tuple[str, str], Taken] = MappingProxyType(
    {
        ("setup", "draw_winner"): setup.winner_drawn,
        ("setup", "place_treasures"): setup.chests_drawn,
        ("setup", "shuffle_decks"): setup.decks_shuffled,
        ("setup", "deploy_starting_creatures"): starting.redrawn,
        ("refresh", "draw_order"): refresh.orders_reshuffled,
    }
)
"""What the steps that ask chance make of what was drawn."""

JUDGEMENTS: MappingProxyType[str, Any] = MappingProxyType(
    {
        "takes effect": {
            "attack": attack.hit,
            "order": effects.begin,
            "power": effects.begin,
            "immediate": effects.begin,
            "effect": effects.begin,
            "collect": treasure.take_token,
            "dodge": dodge.avoid,
            "hazard": damage.burn,
        },
        "verbs": effects.VERBS,
    }
)
"""Judgements that procedures ask for by name."""

READINGS = MappingProxyType(
    {
        "cower_stops_effects": ("on", "off"),
        "dead_attacker_hits": ("off", "on"),
        "end_square_costs_extra": ("on", "off"),
        "hazard_once_per": ("activation", "move"),
        "hazard_turn": ("owner", "controller"),
        "immediate_only_opponent_turn": ("off", "on"),
        "los_mode": ("sampled", "exact"),
        "morale_of": ("controller", "owner"),
        "negative_morale": ("compared", "zero"),
        "one_standard_per_activation": ("off", "on"),
        "react_asked": ("always", "able"),
        "reshuffle_orders": ("off", "on"),
        "slide_ignores_cost": ("off", "on"),
        "target_rechecked": ("off", "on"),
        "treasure": ("on", "off"),
        "untap": ("own", "all"),
    }
)
"""Every reading that a switch may be set to, the chosen one first; the ledger has the reasons."""

SWITCHES = MappingProxyType({name: readings[0] for name, readings in READINGS.items()})
"""The readings chosen where the rules are silent."""

DUNGEON_COMMAND_SUMMARY = Edition(
    name="dungeon_command@summary",
    numbers=NUMBERS,
    procedures=PROCEDURES,
    acts=ACTS,
    offers=OFFERS,
    otherwise_forbidden_by=OTHERWISE_FORBIDDEN_BY,
    drawn=DRAWN,
    judgements=JUDGEMENTS,
    switches=SWITCHES,
    cards=load_cards(),
    state_based_actions=end.state_based_actions,
)
