"""Attacks and damage: how they are made, on whom, what comes of them, and how creatures leave the battlefield."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from reference_engine.dungeon_command import adjacency, terrain
from reference_engine.dungeon_command.position import Position
from reference_engine.dungeon_command.procedures import Exchange
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

MADE = ("attack", "order", "power")
FARTHER = say("on one farther away")
ATTACKS = tuple(f"{attack} by {made}" for made in MADE for attack in ("melee", "ranged"))
FACTS = (
    say("on an enemy"),
    say("on a friend"),
    say("on an adjacent creature"),
    FARTHER,
    say("on one in cover"),
    say("on a tapped creature"),
    say("by a captured creature"),
    say("is dodged"),
    say("is cancelled"),
    say("hits"),
    say("comes to nothing"),
)


def attacks(_edition: Edition) -> ClassTable:
    """How attacks are made, on whom, and what comes of them."""

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            made = _declared(moment)
            if made is not None:
                row, target = made
                yield from ((row, fact) for fact in _facts(play, moment, target))
                yield from ((row, told) for told in _outcome(play, moment))

    return ClassTable(
        "attacks",
        say("Attacks"),
        say("How attacks are made, on whom, and what comes of them."),
        ATTACKS,
        FACTS,
        cells,
        _cannot_be,
    )


def _cannot_be(row: str, column: str) -> bool:
    """Nobody dodges in melee; a card may move its user to a target that was farther away."""
    return (row.startswith("melee") and column == "is dodged") or (row, column) == ("melee by attack", FARTHER)


def _declared(moment: Moment) -> tuple[str, str] | None:
    """The row of an attack that an answer declares, and its target."""
    acts = {"attack": "attack", "use_order": "order", "use_power": "power"}
    if not moment.accepted or moment.act not in acts:
        return None
    for event in moment.happened:
        if event.what == "declared":
            attack = event.place in ("melee", "ranged")
            return (f"{event.place} by {acts[moment.act]}", event.cards[0]) if attack else None
    return None


def _facts(play: Play, moment: Moment, target: str) -> Iterator[str]:
    game: Context[Position] = Context(play.edition, moment.before)
    activation = next(frame for frame in reversed(moment.before.stack) if frame.name == "activation")
    user, there = moment.before.creatures[activation.creature], moment.before.creatures[target]
    yield FACTS[1 if there.controller == user.controller else 0]
    yield FACTS[2 if adjacency.adjacent(game, user.square, there.square) else 3]
    told = (terrain.has_cover(game, there), there.tapped, user.owner != user.controller)
    yield from (FACTS[4 + place] for place, held in enumerate(told) if held)


def _outcome(play: Play, moment: Moment) -> Iterator[str]:
    """What came of an attack, in what happened until the next action of an activation."""
    later = play.moments[play.moments.index(moment) :]
    for each in later:
        if each is not moment and each.kind in ("act", "activate"):
            return
        for event in each.happened:
            if event.what == "dodged":
                yield FACTS[7]
            elif event.what == "cancelled":
                yield FACTS[8]
            elif event.what in ("damaged", "cowered") and "auto_hit" in event.clause:
                yield FACTS[9]
            elif event.what == "no_effect":
                yield FACTS[10]


SOURCES = (
    say("melee attack"),
    say("ranged attack"),
    say("hazard entered"),
    say("hazard at a turn's end"),
    say("text of a card"),
)
CLAUSES = {
    "melee.auto_hit": SOURCES[0],
    "ranged.auto_hit": SOURCES[1],
    "terrain.hazard_entry": SOURCES[2],
    "terrain.hazard_end_turn": SOURCES[3],
    "ruling.card_text_binds": SOURCES[4],
}
DECIDED = (
    say("the turn player takes it"),
    say("the turn player cowers"),
    say("the opponent takes it"),
    say("the opponent cowers"),
    say("several at once"),
    say("a tapped creature cowers"),
    say("a captured creature"),
    say("a creature is destroyed"),
    say("the game ends"),
)


def _source(clause: str) -> str:
    return CLAUSES.get(clause.partition(".")[2], "")


def damage(_edition: Edition) -> ClassTable:
    """Where damage comes from, who decides about it and how."""

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            frames = [frame for frame in moment.before.stack if frame.name == "damaging"]
            decides = frames and moment.accepted and moment.act in ("cower", "take")
            source = _source(frames[-1].clause) if decides else ""
            if source:
                yield from ((source, told) for told in _of_decision(moment, len(frames[-1].hits)))

    return ClassTable(
        "damage",
        say("Damage"),
        say("Where damage comes from, who decides about it, and what comes of it."),
        SOURCES,
        DECIDED,
        cells,
        lambda row, column: column == "several at once" and row != SOURCES[4],
    )


def _of_decision(moment: Moment, hits: int) -> Iterator[str]:
    answer: Any = moment.answer
    own = moment.seat == moment.before.turn_player
    yield DECIDED[(0 if own else 2) + (1 if moment.act == "cower" else 0)]
    creature = moment.before.creatures[answer.creature]
    told = (
        hits > 1,
        creature.tapped and moment.act == "cower",
        creature.owner != creature.controller,
        any(event.what == "destroyed" for event in moment.happened),
        any(event.what == "game_over" for event in moment.happened),
    )
    yield from (DECIDED[4 + place] for place, held in enumerate(told) if held)


WAYS_OUT = (*SOURCES, say("destroyed by a text"))
HAD = (
    say("an attached card"),
    say("another's attached card"),
    say("another controller"),
    say("a change"),
    say("being activated"),
    say("something declared"),
    say("on its way"),
    say("the last of its side"),
    say("nothing of that"),
)


def departures(_edition: Edition) -> ClassTable:
    """How a creature is destroyed, and what it had."""

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            for event, source in _destroyed(moment.happened, _under_way(moment.before)):
                if event.about in moment.before.creatures:
                    yield from ((source, had) for had in _had(moment.before, event.about))

    return ClassTable(
        "departures",
        say("Ways out and what goes along"),
        say("How a creature is destroyed, and what it had or was doing."),
        WAYS_OUT,
        HAD,
        cells,
    )


def _under_way(position: Any) -> str:
    """The damage that is being decided about when an answer is given."""
    return next((_source(frame.clause) for frame in reversed(position.stack) if frame.name == "damaging"), "")


def _destroyed(happened: tuple[Event, ...], source: str) -> Iterator[tuple[Event, str]]:
    for event in happened:
        if event.what == "damaged":
            source = _source(event.clause)
        elif event.what == "destroyed":
            by_damage = event.clause.endswith("destroy_at_zero")
            yield event, (source or SOURCES[4]) if by_damage else WAYS_OUT[-1]


def _had(position: Any, card: str) -> Iterator[str]:
    creature = position.creatures[card]
    frames = position.stack
    declared = [each.actor for frame in frames if isinstance(frame, Exchange) for each in frame.declared]
    told = (
        bool(creature.attached),
        any(position.owners.get(each) != creature.owner for each in creature.attached),
        creature.owner != creature.controller,
        bool(creature.modifiers),
        any(frame.name == "activation" and frame.creature == card for frame in frames),
        card in declared,
        any(frame.name == "moving" and frame.creature == card for frame in frames),
        sum(each.controller == creature.controller for each in position.creatures.values()) == 1,
    )
    found = [had for had, held in zip(HAD, told, strict=False) if held]
    yield from found or HAD[-1:]
