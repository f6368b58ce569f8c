"""The same rules, which tell of more than games need to be told: each part that applies, which phase is under way."""

from typing import Any

from monosashi.classes.telling import phases_told
from reference_engine.dungeon_command.cards import Text
from reference_engine.dungeon_command.position import card_of
from reference_engine.dungeon_command.procedures import Declared
from reference_engine.dungeon_command.texts import text_of
from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.events import Event

APPLIES = "applies"
"""A part of a text applies (``about`` the user, ``other`` the verb and whom it reaches, ``place`` when it is used)."""

TIMINGS = (
    "standard order",
    "minor order",
    "immediate order",
    "power",
    "minor power",
    "standard power",
    "immediate power",
    "turn start",
    "turn end",
    "kills",
)
"""When a text takes effect."""


def telling(edition: Edition) -> Edition:
    """An edition of Dungeon Command that emits these events besides its own."""
    steps = edition.procedures["effect"]
    return edition.amended(
        edition.name,
        procedures={
            "turn": phases_told(edition),
            "effect": {**steps, "apply_parts": _applies(steps["apply_parts"])},
        },
    )


def _applies(step: Step) -> Step:
    def taken(game: Any, frame: Any) -> Any:
        declared: Declared = frame.declared
        text = text_of(game, declared.card, declared.ability)
        if text is not None and frame.part < len(text.do) and not frame.moved:
            part = text.do[frame.part]
            verb = str(type(part).__struct_config__.tag)
            told = f"{verb}: {getattr(part, 'to', 'it')}"
            game.emit(Event(APPLIES, about=declared.actor, other=told, place=timing_of(game, declared, text)))
        return step(game, frame)

    return taken


def timing_of(game: Any, declared: Declared, text: Text) -> str:
    """When a text that has been declared is used."""
    if declared.at:
        return declared.at.replace("_", " ")
    card = card_of(game, declared.card)
    if card.order is not None and declared.ability == 0:
        return f"{card.order.action} order"
    return f"{text.action} power" if text.action is not None else "power"
