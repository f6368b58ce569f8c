"""Windows, and who sits where: what is done in which window, and by whom seen from the turn player."""

from collections.abc import Iterator

from monosashi.classes.common import REFUSED, offered
from monosashi.classes.facts import refusals, weighed
from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.position import seats_from

WINDOWS = ("first_window", "second_window", "third_window")
QUESTIONS = ("window", "counter")

PLACES = (say("the turn player"), say("the next"), say("the second next"), say("the third next"))
TABLES = (say("of two"), say("of three"), say("of four"))


def windows(edition: Edition) -> ClassTable:
    """What is done, or refused, in each of the three windows."""
    acts = [(act, kind) for kind in QUESTIONS for act in edition.offers[kind]]
    rows = (
        *(f"{act} at {kind}" for act, kind in acts),
        *(f"{REFUSED}{act}: {clause}" for act, _ in acts for clause in edition.acts[act].conditions),
    )

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            if moment.accepted and moment.kind in QUESTIONS and moment.act in edition.offers[moment.kind]:
                yield f"{moment.act} at {moment.kind}", _window(moment)
        for moment, clause in refusals(play):
            if moment.kind in QUESTIONS and weighed(edition, moment) and clause in edition.acts[moment.act].conditions:
                yield f"{REFUSED}{moment.act}: {clause}", _window(moment)

    return ClassTable(
        "windows",
        say("Windows"),
        say("What is done, or refused, in each of the three action windows: a rule may hold in one of them only."),
        rows,
        WINDOWS,
        cells,
    )


def _window(moment: Moment) -> str:
    return next(str(frame.step) for frame in moment.before.stack if frame.name == "turn")


def around(edition: Edition) -> ClassTable:
    """Who answers, seen from the turn player, at tables of two, three and four."""
    rows = offered(edition)
    columns = tuple(f"{size}: {place}" for number, size in enumerate(TABLES, 2) for place in PLACES[:number])

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            position, row = moment.before, f"{moment.act} at {moment.kind}"
            if moment.accepted and row in rows and len(position.order) > 1:
                place = seats_from(position, position.turn_player).index(moment.seat)
                yield row, f"{TABLES[len(position.order) - 2]}: {PLACES[place]}"

    return ClassTable(
        "around",
        say("Round the table"),
        say("Who answers, seen from the turn player, at tables of two, three and four."),
        rows,
        columns,
        cells,
        _nobody,
    )


TURN_PLAYERS = ("window", "battle_or_retreat", "assign", "support", "loot", "move", "encounter", "discard", "end_turn")
"""Questions that nobody but the turn player is asked."""


def _nobody(row: str, column: str) -> bool:
    return row.rpartition(" at ")[2] in TURN_PLAYERS and not column.endswith(PLACES[0])
