"""The normal timings (pages 20 and 21): the first side, then the second, uses before-attack effects and attacks."""

from reference_engine.deus.battle import cut_short
from reference_engine.deus.position import Position
from reference_engine.deus.procedures import Battle, NormalTiming
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import FINISH, Call, Next
from reference_engine.monster_collection.chain import attack_declaration, opened_by
from reference_engine.monster_collection.position import opponent, units_in


def first_normal_timing(game: Context[Position], battle: Battle) -> Next:
    """The side with the higher initiative acts first.

    Clauses: deus.battle.first.order
    """
    short = cut_short(game, battle)
    if short is not None or battle.first is None:
        return short
    return Call(NormalTiming(seat=battle.first, first=True))


def second_normal_timing(game: Context[Position], battle: Battle) -> Next:
    """The other side acts if at least one of its units survives.

    Clauses: deus.battle.second.needs_survivor
    """
    short = cut_short(game, battle)
    if short is not None or battle.first is None:
        return short
    second = opponent(battle.first)
    if not units_in(game.position, battle.area, second):
        return None
    return Call(NormalTiming(seat=second))


def before_attack(game: Context[Position], timing: NormalTiming) -> Next:
    """Before-attack effects, any number, each with a chain of its own.

    Clauses: deus.battle.first.preattack_any, deus.battle.second.preattack_any, deus.timing.preattack_multiple
    """
    nobody_left = not units_in(game.position, game.position.battle)
    if nobody_left and game.edition.switches["continue_battle_when_both_sides_gone"] == "no":
        return FINISH
    clause = "deus.battle.first.order" if timing.first else "deus.battle.second.preattack_any"
    return Decision(timing.seat, "before_attack", clause, about=game.position.battle)


def attack(game: Context[Position], timing: NormalTiming) -> Next:
    """Then the side must attack, once, if it can.

    Clauses: deus.ruling.attack_is_forced, deus.attack.timing, deus.battle.first.attack_mandatory,
        deus.battle.first.attack_once, deus.battle.second.attack_mandatory, deus.battle.second.attack_once,
        deus.ruling.no_second_attack
    """
    if not game.edition.judgements["attack possible"](game, timing.seat):
        return None
    return Call(opened_by(game, attack_declaration(game, timing.seat)))
