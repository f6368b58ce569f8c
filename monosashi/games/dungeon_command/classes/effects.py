"""What texts do, when and to whom; what constant and passing effects bear on."""

from collections.abc import Iterator
from typing import Any, get_args

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Play
from monosashi.games.dungeon_command.classes.telling import APPLIES, TIMINGS
from reference_engine.dungeon_command.cards import Part, Reach, Stat
from reference_engine.dungeon_command.position import Creature, Position, card_of
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition

NARROW = ("move", "attach")
"""Verbs that reach the chosen ones or the user only."""


def verbs(_edition: Edition) -> ClassTable:
    """What a text does, to whom and when."""
    rows = tuple(f"{_verb(part)}: {to}" for part in get_args(Part) for to in _reach(part))
    return ClassTable(
        "verbs",
        say("Verbs and timings"),
        say("What a text does, to whom, and when it is used: a verb may be carried out at one timing only."),
        rows,
        TIMINGS,
        _verbs,
        _never,
    )


def _verb(part: Any) -> str:
    return str(part.__struct_config__.tag)


def _reach(part: Any) -> tuple[str, ...]:
    if "to" not in part.__struct_fields__:
        return ("it",)
    return ("target", "this") if _verb(part) in NARROW else get_args(get_args(Reach)[0])


def _never(row: str, column: str) -> bool:
    verb, _, to = row.partition(": ")
    immediate = column.startswith("immediate")
    by_itself = column.startswith("turn") or column == "kills"
    if verb == "attack":
        return immediate or by_itself
    if verb in ("prevent", "cancel") or to == "actor":
        return not immediate
    if verb == "attach":
        return not column.endswith("order")
    return by_itself and (verb == "move" or to in ("target", "others"))


def _verbs(play: Play) -> Iterator[Cell]:
    for moment in play.moments:
        yield from ((event.other, event.place) for event in moment.happened if event.what == APPLIES)
    yield from ((event.other, event.place) for event in play.began if event.what == APPLIES)


SOURCES = (
    say("its own card, for itself"),
    say("its own card, for all"),
    say("a friend's card, for all"),
    say("an attached card, for itself"),
    say("an attached card, for all"),
    say("a friend's attached card, for all"),
    say("a change for the activation"),
    say("a change for the turn"),
)
WHAT = (*get_args(Stat), "moves", "immune", "unstoppable")


def bearing(_edition: Edition) -> ClassTable:
    """From where what is bears on a creature, when somebody looks."""

    def cells(play: Play) -> Iterator[Cell]:
        looks = set(play.looks)
        for number, position in enumerate([play.loaded, *(moment.after for moment in play.moments)]):
            if position is not None and number in looks:
                game: Context[Position] = Context(play.edition, position)
                for creature in position.creatures.values():
                    yield from ((what, source) for source, what in _bearing(game, creature))

    return ClassTable(
        "bearing",
        say("What bears on creatures"),
        say("What changes a creature, and from where it comes, while somebody looks at the game."),
        WHAT,
        SOURCES,
        cells,
        _cannot_bear,
    )


def _cannot_bear(row: str, column: str) -> bool:
    if column.startswith("a change"):
        return row not in get_args(Stat) or row == "hit_points"
    return row == "hit_points" and column.endswith("for all")


def _bearing(game: Any, creature: Creature) -> Iterator[tuple[str, str]]:
    for modifier in creature.modifiers:
        yield SOURCES[6 if modifier.until == "activation" else 7], modifier.stat
    for friend in game.position.creatures.values():
        if friend.controller != creature.controller:
            continue
        for card in (friend.card, *friend.attached):
            for constant in card_of(game, card).constants:
                place = (0 if card == friend.card else 3) + (1 if constant.to == "own" else 0)
                if friend.card != creature.card:
                    place += 1
                if friend.card == creature.card or constant.to == "own":
                    yield from ((SOURCES[place], what) for what in _changed(constant))


def _changed(constant: Any) -> Iterator[str]:
    if constant.stat:
        yield constant.stat
    yield from (what for what in ("moves", "immune", "unstoppable") if getattr(constant, what))
