"""The turn (pages 13 and 14): six phases, the first-turn skips, power charge, end declaration."""

from collections.abc import Iterable

from reference_engine.deus import deck_out, victory
from reference_engine.deus.board import FRONT
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import (
    DeckBuilding,
    EndDeclaration,
    HandAdjustment,
    Match,
    PowerCharge,
    Setup,
    Turn,
)
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Call, Next, Procedure
from reference_engine.monster_collection import conditions, zones
from reference_engine.monster_collection.position import opponent, units_in


class EndPhase(Answer, frozen=True, tag="end_phase"):
    """Go on to the next phase."""


class EndTurn(Answer, frozen=True, tag="end_turn"):
    """Tell the defending side that the turn ends."""


# The whole game


def build_decks(_game: Context[Position], _match: Match) -> Next:
    """First come the decks.

    Clauses: deus.flow.sequence
    """
    return Call(DeckBuilding())


def set_up(_game: Context[Position], _match: Match) -> Next:
    """Then the set-up.

    Clauses: deus.flow.sequence
    """
    return Call(Setup())


def play_turns(game: Context[Position], _match: Match) -> Next:
    """Then turns, by either player alternately, until the game ends.

    Clauses: deus.flow.alternate_until_end
    """
    begin_turn(game)
    return Call(Turn(), stay=True)


def begin_turn(game: Context[Position]) -> None:
    """The roles are swapped and what the rules say of "turn start" is noted.

    Clauses: deus.turn.sides, deus.turn.end.next_turn
    """
    position = game.position
    assert position.first_player is not None
    position.turn += 1
    position.marching = game.edition.judgements["marching side"](position)
    position.start_owner = {area: units[0].owner for area in FRONT if (units := units_in(position, area))}
    for unit in list(position.units.values()):
        if unit.instantly_summoned or unit.entered_by_effect:
            zones.change_unit(game, unit.id, instantly_summoned=False, entered_by_effect=False)
    game.emit(Event("turn_begins", "deus.turn.sides", seat=position.marching, amount=position.turn))
    conditions.occur(game, "turn_begins", list(position.units.values()))


def marching_side_of(position: Position) -> str:
    """The player whose turn it is: the first player's are the odd turns.

    Clauses: deus.turn.sides
    """
    assert position.first_player is not None
    return position.first_player if position.turn % 2 == 1 else opponent(position.first_player)


def skips_opening(game: Context[Position]) -> bool:
    """In their very first turn both players skip the first three phases.

    Clauses: deus.turn.first_turn_skips, deus.ruling.both_skip_first_turn, deus.turn.first_turn_skips_second
    """
    return game.position.turn <= game.edition.numbers["turns_without_opening"]


# The six phases


def power_charge(game: Context[Position], _turn: Turn) -> Next:
    """Phase 1.

    Clauses: deus.turn.phase_order
    """
    return None if skips_opening(game) else Call(PowerCharge())


def first_hand_adjustment(game: Context[Position], _turn: Turn) -> Next:
    """Phase 2.

    Clauses: deus.turn.phase_order
    """
    return None if skips_opening(game) else Call(HandAdjustment())


def main(game: Context[Position], _turn: Turn) -> Next:
    """Phase 3: marches and rituals, in any order, any number of times.

    Clauses: deus.turn.main.any_order
    """
    if skips_opening(game):
        return None
    return Decision(game.position.marching, "main", "deus.turn.main.any_order")


def normal_summon(game: Context[Position], _turn: Turn) -> Next:
    """Phase 4: normal summons and rearrangements, in any order, any number of times.

    Clauses: deus.turn.summon.any_order
    """
    return Decision(game.position.marching, "summon", "deus.turn.summon.any_order")


def second_hand_adjustment(_game: Context[Position], _turn: Turn) -> Next:
    """Phase 5, never skipped.

    Clauses: deus.turn.hand2.as_hand1
    """
    return Call(HandAdjustment())


def end_declaration(_game: Context[Position], _turn: Turn) -> Next:
    """Phase 6.

    Clauses: deus.turn.phase_order
    """
    return Call(EndDeclaration())


def end_phase(game: Context[Position], _turn: Turn, _seat: str, _answer: EndPhase) -> Next:
    """The marching side has done enough in this phase."""
    phase_ends(game, _turn)
    return None


def end_phase_options(_game: Context[Position], _seat: str) -> Iterable[EndPhase]:
    """One can always stop.

    Clauses: deus.march.optional
    """
    yield EndPhase()


END_PHASE = Act(perform=end_phase, options=end_phase_options)


def phase_ends(game: Context[Position], _frame: Procedure) -> Next:
    """Effects used outside battles without a printed duration end with their phase.

    Clauses: deus.duration.default_phase
    """
    zones.expire(game, frozenset({"phase"}))
    return None


# Phase 1: power charge


def ready_all_units(game: Context[Position], _frame: PowerCharge) -> Next:
    """All exhausted units of both players become ready.

    Clauses: deus.turn.power.untap_all
    """
    zones.make_ready(game, list(game.position.units.values()), "deus.turn.power.untap_all")
    return None


def gain_power(game: Context[Position], _frame: PowerCharge) -> Next:
    """The marching side gains one power counter.

    Clauses: deus.turn.power.gain_one, deus.ruling.beginner_keeps_power
    """
    if not (game.position.beginner and game.edition.switches["beginner_variant_power"] == "none"):
        zones.gain_power(game, game.position.marching, game.edition.numbers["power_charge"])
    return None


# Phase 6: end declaration


def declare_end(game: Context[Position], _frame: EndDeclaration) -> Next:
    """The marching side declares the end.

    Clauses: deus.turn.end.declare
    """
    return Decision(game.position.marching, "end", "deus.turn.end.declare")


def end_turn(game: Context[Position], _frame: EndDeclaration, seat: str, _answer: EndTurn) -> Next:
    """The defending side has been told."""
    game.emit(Event("turn_ends", "deus.turn.end.declare", seat=seat))
    return None


def end_turn_options(_game: Context[Position], _seat: str) -> Iterable[EndTurn]:
    """There is nothing else to do."""
    yield EndTurn()


END_TURN = Act(perform=end_turn, options=end_turn_options)


def remove_markers(game: Context[Position], _frame: EndDeclaration) -> Next:
    """All control and battle markers are removed.

    Who was where at turn start is forgotten with them, or effects that end next would bring back the markers of
    areas that still lie empty.

    Clauses: deus.turn.end.markers_removed
    """
    position = game.position
    position.start_owner = {}
    if position.control_markers or position.battle_markers:
        position.control_markers = ()
        position.battle_markers = ()
        game.emit(Event("markers_removed", "deus.turn.end.markers_removed"))
    return None


def end_effects(game: Context[Position], _frame: EndDeclaration) -> Next:
    """Effects used this turn end with it, unless a printed duration reaches further.

    Clauses: deus.turn.end.effects_end, deus.ruling.printed_duration_outlasts_turn
    """
    if game.edition.switches["effects_beyond_turn_end"] == "printed duration":
        zones.expire(game, frozenset({"battle", "phase", "turn", "next_turn"}))
    else:
        for unit in list(game.position.units.values()):
            if unit.modifiers:
                zones.change_unit(game, unit.id, modifiers=())
                game.unsettled = True
        for seat in game.position.players:
            zones.change_player(game, seat, modifiers=())
    return None


def check_victory(game: Context[Position], _frame: EndDeclaration) -> Next:
    """The end of a turn is one of the three moments of victory.

    Clauses: deus.victory.check_turn_end
    """
    return victory.check(game, "deus.victory.check_turn_end")


def judge_decks(game: Context[Position], _frame: EndDeclaration) -> Next:
    """The end of the final turn decides by the decks' running out.

    Clauses: deus.deckout.end_timing
    """
    return deck_out.judge(game, CHANCE)
