"""Classes that many games have, made of what a game says of its own."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.telling import PHASE
from monosashi.classes.watching import Moment, Play
from monosashi.kit.positions import turn_of
from monosashi.rulebook.ledger import load_ledger
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

WHEN = (say("at once"), say("later in the turn"), say("in the next turn"), say("after a whole further turn"))
"""When somebody looks, seen from when it began."""

COUNTS = (say("one"), say("several"))


def lasting_table(states: tuple[str, ...], things: Callable[[Any], Iterable[tuple[str, str]]]) -> ClassTable:
    """What lasts, and how long after its beginning somebody looks.

    ``things`` tells each lasting thing of a position: the state that it is, and which one.
    """

    def cells(play: Play) -> Iterator[Cell]:
        began: dict[tuple[str, str], tuple[int, int]] = {}
        looks = set(play.looks)
        for number, position in enumerate([play.loaded, *(moment.after for moment in play.moments)]):
            if position is None:
                continue
            for thing in things(position):
                began.setdefault(thing, (number, turn_of(position)))
            for (state, _), (since, turn) in began.items() if number in looks else ():
                later = turn_of(position) - turn
                yield state, WHEN[min(later + 1, 3)] if later > 0 else WHEN[0 if number == since else 1]

    return ClassTable(
        "lasting",
        say("Time"),
        say(
            "What lasts, and how long after its beginning somebody looks: what should have ended, or should still "
            "hold, shows in a later turn only."
        ),
        states,
        WHEN,
        cells,
    )


def phases_table(edition: Edition, happenings: tuple[str, ...], told: Callable[[Event], str]) -> ClassTable:
    """What may happen in any phase, and in which phases it does; ``told`` says which of them an event is, if any."""

    def cells(play: Play) -> Iterator[Cell]:
        phase = ""
        for moment in [None, *play.moments]:
            if moment is not None:
                turns = [frame.step for frame in moment.before.stack if frame.name == "turn"]
                phase = turns[0] if turns else ""
            for event in play.began if moment is None else moment.happened:
                if event.what == PHASE:
                    phase = event.about
                if phase and (happening := told(event)):
                    yield happening, phase

    return ClassTable(
        "phases",
        say("Any phase"),
        say("What may happen in any phase, and in which it happens: it may have been thought of in one only."),
        happenings,
        tuple(edition.procedures["turn"]),
        cells,
    )


class Shaped(NamedTuple):
    """What can be told of the shapes of an act's answers.

    ``about`` is what the clauses begin with that are about the act (without the game's name), ``told`` tells the shapes
    of one answer, ``shapes`` are all that there are.
    """

    about: tuple[str, ...]
    told: Callable[[Moment, Any], Iterable[str]]
    shapes: tuple[str, ...]


def counted(members: Any) -> Iterator[str]:
    """Whether an answer names one member or several; nothing if it names none."""
    if members:
        yield COUNTS[len(members) > 1]


def shapes_table(edition: Edition, plays: Sequence[Play], shaped: Mapping[str, Shaped]) -> ClassTable:
    """Which shapes the answers have in the scenarios of each clause that is about an act, as far as it has some."""
    game = edition.name.partition("@")[0]
    about = {act: tuple(f"{game}.{beginning}" for beginning in known.about) for act, known in shaped.items()}

    def cells(play: Play) -> Iterator[Cell]:
        own = dict.fromkeys((play.scenario.clause, *play.scenario.tags))
        for moment in play.moments:
            if moment.act in shaped and moment.answer is not None and (moment.accepted or moment.looked_for):
                clauses = [clause for clause in own if clause.startswith(about[moment.act])]
                for shape in shaped[moment.act].told(moment, moment.answer) if clauses else ():
                    yield from ((f"{moment.act}: {clause}", shape) for clause in clauses)

    there = {row for play in plays for row, _ in cells(play)}
    rows = (f"{act}: {clause}" for act in shaped for clause in load_ledger(game))
    return ClassTable(
        "shapes",
        say("Own scenarios of one shape"),
        say("Which shapes the answers have in a clause's own scenarios, where it is about what is done."),
        tuple(row for row in rows if row in there),
        tuple(dict.fromkeys(shape for known in shaped.values() for shape in known.shapes)),
        cells,
        lambda row, column: column not in shaped[row.partition(":")[0]].shapes,
    )
