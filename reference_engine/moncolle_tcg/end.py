"""The end declaration phase: everybody becomes ready, what lasted for the turn ends, the decks may be judged."""

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import Next
from reference_engine.moncolle_tcg import deck_out, zones
from reference_engine.moncolle_tcg.position import Position
from reference_engine.moncolle_tcg.procedures import EndDeclaration
from reference_engine.monster_collection import zones as shared


def ready_all_units(game: Context[Position], _frame: EndDeclaration) -> Next:
    """The exhausted units of both players become ready.

    Clauses: moncolle_tcg.end.reset_both_armies
    """
    shared.make_ready(game, list(game.position.units.values()), "moncolle_tcg.end.reset_both_armies")
    return None


def declare_end(game: Context[Position], _frame: EndDeclaration) -> Next:
    """The turn player declares the end of the turn.

    Clauses: moncolle_tcg.end.declare
    """
    return Decision(game.position.marching, "end", "moncolle_tcg.end.declare")


def end_effects(game: Context[Position], _frame: EndDeclaration) -> Next:
    """What was granted for the turn ends with it.

    Clauses: moncolle_tcg.ruling.card_duration_wins
    """
    zones.forget(game, frozenset({"battle", "turn"}))
    return None


def judge_decks(game: Context[Position], _frame: EndDeclaration) -> Next:
    """The end of the final turn decides by the decks' running out.

    Clauses: moncolle_tcg.victory.deckout_trigger
    """
    return deck_out.judge(game)
