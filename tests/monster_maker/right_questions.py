"""Monster Maker: the questions that an answer would fit; assigning is done with own cards."""

from collections.abc import Iterator
from typing import Any, get_args

from reference_engine.kernel.decision import Decision
from reference_engine.monster_maker.cards import Declared
from reference_engine.monster_maker.procedures import Action, Battle, BattleEffects, DueEffect, Retreat, Turn

ABOUT = ("aim", "apply_effect", "counter", "deck_bottom", "support")
"""Acts that make sense only if the question is about what they name: a monster, an effect, an action, a battle's main
characters, monsters on their way; the pending one is not."""

OF_THE_SETUP = ()
"""Acts with what there is before the first turn only."""

OF_THE_ASKED = ("assign", "choose_start", "move")
"""Acts with cards of the player who is asked, which nobody else has."""


def right_questions(position: Any, kind: str, seat: str, answer: Any) -> Iterator[Any]:
    """The position, but for this: the seat is asked about what the answer names."""
    for about, frame in _under_way(position, kind, seat, answer):
        twin = position.copied()
        twin.stack.append(frame)
        if kind == "support":
            # Whoever answers has the party that the answer is about.
            now = position.turn_player
            twin.turn_player = seat
            twin.players |= {seat: position.players[now], now: position.players[seat]}
        twin.pending = Decision(seat, kind, "", about=about)
        yield twin


def _under_way(position: Any, kind: str, seat: str, answer: Any) -> Iterator[tuple[str, Any]]:
    """What the question would be about, and the procedure that puts it."""
    if kind == "counter":
        for declared in get_args(Declared):
            yield "", Action(step="offer_counters", seat=position.turn_player, kind=declared, card=answer.card)
    elif kind == "battle_effect":
        yield "", BattleEffects(step="apply_effects", due=(DueEffect(seat, answer.card, answer.ability),))
    elif kind == "deck_bottom":
        yield "", Retreat(step="return_monsters", returning={seat: answer.cards})
    elif kind == "support":
        yield "", Battle(step="choose_support", mains=dict.fromkeys(answer.supports.values(), ""))
    else:
        for monster in (m.card for land in position.players[position.turn_player].map for m in land.monsters):
            yield monster, Battle(step="choose_targets", mains=dict.fromkeys(answer.characters, monster))


SOMETHING_TO_DO = {
    "monster_maker.window.activated",
    "monster_maker.window.counter",
    "monster_maker.encounter.needs_land",
    "monster_maker.character.rank_up",
    "monster_maker.monster.deemed_character",
    "monster_maker.ruling.card_text_binds",
}
"""Clauses without which nothing could be carried out, for want of an ability, a land, a character, a player."""

SPOILT = ("move", "monster_maker.retreat.bars_move_phase")


def spoilt(position: Any, _answer: Any) -> Any:
    """The position, but for this: the turn player has retreated in this turn."""
    twin = position.copied()
    next(frame for frame in twin.stack if isinstance(frame, Turn)).retreated = True
    return twin
