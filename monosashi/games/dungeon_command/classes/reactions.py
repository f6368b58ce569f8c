"""Reactions: what is answered, by whom, with what."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.facts import refusals, weighed
from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from reference_engine.dungeon_command.cards import Trigger
from reference_engine.dungeon_command.position import Position
from reference_engine.dungeon_command.procedures import Exchange
from reference_engine.dungeon_command.texts import text_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition

ANSWERED = ("attack", "order", "power", "immediate", "dodge", "collect", "hazard", "effect")
HOW = (say("by an order card"), say("by a power"), say("by dodging"), say("by passing"))
WHO = (say("the turn player"), say("the opponent"))
COLUMNS = (
    *(f"{who} {how}" for who in WHO for how in HOW),
    say("for the second time"),
    say("on account of another creature"),
)


def reactions(_edition: Edition) -> ClassTable:
    """What is answered, by whom and how."""

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            if moment.accepted and moment.kind == "react" and moment.act in ("dodge", "immediate", "pass"):
                row = _exchange(moment).declared[-1].kind
                yield from ((row, told) for told in _told(moment))

    return ClassTable(
        "reactions",
        say("Reactions"),
        say("What has been declared last when somebody reacts or passes, who does, and how."),
        ANSWERED,
        COLUMNS,
        cells,
        lambda row, column: column.endswith("by dodging") and row in ("collect", "hazard", "effect"),
    )


def _exchange(moment: Moment) -> Exchange:
    return next(frame for frame in reversed(moment.before.stack) if isinstance(frame, Exchange))


def _told(moment: Moment) -> Iterator[str]:
    answer: Any = moment.answer
    who = WHO[0 if moment.seat == moment.before.turn_player else 1]
    hand = moment.before.players[moment.seat].order_hand
    how = {"dodge": HOW[2], "pass": HOW[3]}.get(moment.act) or HOW[0 if answer.card in hand else 1]
    yield f"{who} {how}"
    if any(each.seat == moment.seat for each in _exchange(moment).declared[1:]):
        yield COLUMNS[-2]
    after = [frame for frame in moment.after.stack if isinstance(frame, Exchange)]
    on = [each.on for frame in after for each in frame.declared if each.kind == "immediate"]
    if moment.act == "immediate" and on and on[-1] not in ("", answer.user):
        yield COLUMNS[-1]


WHAT = ("attack", "melee", "ranged", "damage", "hazard", "order", "power")
ON = ("this", "own", "any")
TRIGGERS = tuple(f"{what} on {on}" for what in WHAT for on in ON)
OUTCOMES = (
    say("it answers"),
    say("it answers an enemy"),
    say("it answers within a distance"),
    say("it is refused, nothing fits"),
)


def triggers(_edition: Edition) -> ClassTable:
    """Which triggers have been answered, and which refused."""

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            trigger = _trigger(play, moment) if moment.accepted else None
            if trigger is not None:
                row = f"{trigger.what} on {trigger.on}"
                yield row, OUTCOMES[0]
                if trigger.by == "enemy":
                    yield row, OUTCOMES[1]
                if trigger.within is not None:
                    yield row, OUTCOMES[2]
        for moment, clause in refusals(play):
            trigger = _trigger(play, moment)
            if trigger is not None and clause.endswith("what_reactions_answer") and weighed(play.edition, moment):
                yield f"{trigger.what} on {trigger.on}", OUTCOMES[3]

    return ClassTable(
        "triggers",
        say("Triggers"),
        say("What reactions answer and to whom it happens: taken, or refused because nothing fits."),
        TRIGGERS,
        OUTCOMES,
        cells,
        lambda row, column: row.startswith("hazard") and column == OUTCOMES[1],
    )


def _trigger(play: Play, moment: Moment) -> Trigger | None:
    answer: Any = moment.answer
    if moment.act != "immediate" or answer is None or answer.card not in moment.before.cards:
        return None
    game: Context[Position] = Context(play.edition, moment.before)
    text = text_of(game, answer.card, answer.ability)
    return text.answers if text is not None else None
