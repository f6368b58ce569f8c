"""The normal timings: the first side, then the second, acts, attacks and acts again."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import FINISH, Call, Next
from reference_engine.moncolle_tcg.battle import cut_short
from reference_engine.moncolle_tcg.position import Position, units_in
from reference_engine.moncolle_tcg.procedures import Battle, NormalTiming
from reference_engine.monster_collection.chain import attack_declaration, opened_by
from reference_engine.monster_collection.position import Seat, opponent


def first_normal_timing(game: Context[Position], battle: Battle) -> Next:
    """The first side goes through its three steps.

    Clauses: moncolle_tcg.battle.first_sequence
    """
    return _timing(game, battle, battle.first, first=True)


def second_normal_timing(game: Context[Position], battle: Battle) -> Next:
    """Then the second side does.

    Clauses: moncolle_tcg.battle.second_sequence
    """
    return _timing(game, battle, opponent(battle.first) if battle.first else None, first=False)


def _timing(game: Context[Position], battle: Battle, seat: Seat | None, *, first: bool) -> Next:
    """A side without units in the battle has no timing.

    Clauses: moncolle_tcg.battle.empty_side
    """
    short = cut_short(game, battle)
    if short is not None or seat is None:
        return short
    return Call(NormalTiming(seat=seat, first=first)) if units_in(game.position, battle.area, seat) else None


def before_attack(game: Context[Position], timing: NormalTiming) -> Next:
    """Actions with the normal timing, any number, each with a chain of its own.

    Clauses: moncolle_tcg.battle.normal_any_number
    """
    return _actions(game, timing, "before_attack")


def attack(game: Context[Position], timing: NormalTiming) -> Next:
    """Then the side attacks, once, if it can.

    Clauses: moncolle_tcg.battle.attack_forced, moncolle_tcg.battle.attack_once, moncolle_tcg.battle.attack_skipped
    """
    if not game.edition.judgements["attack possible"](game, timing.seat):
        return None
    return Call(opened_by(game, attack_declaration(game, timing.seat)))


def after_attack(game: Context[Position], timing: NormalTiming) -> Next:
    """Actions once more, whether there was an attack or not.

    Clauses: moncolle_tcg.battle.normal_any_number
    """
    return _actions(game, timing, "after_attack")


def _actions(game: Context[Position], timing: NormalTiming, kind: str) -> Next:
    if not units_in(game.position, game.position.battle, timing.seat):
        return FINISH
    side = "first" if timing.first else "second"
    return Decision(timing.seat, kind, f"moncolle_tcg.battle.{side}_sequence", about=game.position.battle)
