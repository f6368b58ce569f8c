"""Monster Maker: counters answer an action, targets are a monster's; assigning and ordering is done with own cards."""

from collections.abc import Iterator
from typing import Any, get_args

from reference_engine.kernel.decision import Decision
from reference_engine.monster_maker.cards import Declared
from reference_engine.monster_maker.procedures import Action, Battle, Turn

ABOUT = ("aim", "counter")
"""Acts that make sense only if the question is about a monster, or an action; the pending one is not."""

OF_THE_ASKED = ("assign", "choose_start", "deck_bottom", "move")
"""Acts with cards of the player who is asked, which nobody else has."""


def right_questions(position: Any, kind: str, seat: str, answer: Any) -> Iterator[Any]:
    """The position, but for this: the seat is asked for the targets of a monster, or to counter some action."""
    if kind == "counter":
        for declared in get_args(Declared):
            twin = position.copied()
            twin.stack.append(Action(step="offer_counters", seat=position.turn_player, kind=declared, card=answer.card))
            twin.pending = Decision(seat, kind, "")
            yield twin
        return
    for monster in (monster for land in position.players[position.turn_player].map for monster in land.monsters):
        twin = position.copied()
        twin.stack.append(Battle(step="choose_targets", mains=dict.fromkeys(answer.characters, monster.card)))
        twin.pending = Decision(seat, kind, "", about=monster.card)
        yield twin


SOMETHING_TO_DO = (
    "monster_maker.window.activated",
    "monster_maker.window.counter",
    "monster_maker.encounter.needs_land",
    "monster_maker.character.rank_up",
    "monster_maker.monster.deemed_character",
    "monster_maker.ruling.card_text_binds",
)
"""Clauses without which nothing could be carried out, for want of an ability, a land, a character, a player."""

SPOILT = ("move", "monster_maker.retreat.bars_move_phase")


def spoilt(position: Any, _answer: Any) -> Any:
    """The position, but for this: the turn player has retreated in this turn."""
    twin = position.copied()
    next(frame for frame in twin.stack if isinstance(frame, Turn)).retreated = True
    return twin
