"""What is answered, and refused, in battles: by which side, and in which battle of the turn."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from monosashi.classes.common import REFUSED
from monosashi.classes.facts import refusals, weighed
from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Moment, Play
from reference_engine.kernel.edition import Edition

MARCHING, DEFENDING = say("marching side"), say("defending side")
BATTLES = (say("first battle"), say("later battle"))


class AskedInBattle(NamedTuple):
    """What a game asks in battles: the kinds of question, as far as one of these procedures is under way.

    Questions put ``before`` there is a battle belong to the one that comes of it.
    """

    questions: tuple[str, ...]
    procedures: tuple[str, ...]
    before: tuple[str, ...] = ()


def rows_of(edition: Edition, asked: AskedInBattle) -> tuple[str, ...]:
    """Each answer in a battle, and each condition under which one is refused."""
    questions = [kind for kind in asked.questions if kind in edition.offers]
    answers = [f"{act} at {kind}" for kind in questions for act in edition.offers[kind]]
    refused = [
        f"{REFUSED}{act} at {kind}: {clause}"
        for kind in questions
        for act in edition.offers[kind]
        for clause in edition.acts[act].conditions
    ]
    return (*answers, *refused)


def in_battle(edition: Edition, asked: AskedInBattle, play: Play) -> Iterator[tuple[str, Moment]]:
    """Each answer in a battle with the row it is in; none in what a turn has besides, triggers for instance."""
    why = [(moment, clause) for moment, clause in refusals(play) if weighed(edition, moment)]
    for moment in play.moments:
        under_way = {frame.name for frame in moment.before.stack}
        if moment.kind not in asked.questions or under_way.isdisjoint(asked.procedures):
            continue
        if moment.accepted and moment.act in edition.offers[moment.kind]:
            yield f"{moment.act} at {moment.kind}", moment
        for refused, clause in why:
            if refused is moment and clause in edition.acts[moment.act].conditions:
                yield f"{REFUSED}{moment.act} at {moment.kind}: {clause}", moment


def side_of(moment: Moment) -> str:
    """Which side has answered."""
    return MARCHING if moment.seat == moment.before.marching else DEFENDING


def sides(
    edition: Edition,
    asked: AskedInBattle,
    about: str,
    columns: tuple[str, ...],
    column: Callable[[Moment], str],
    cannot: Callable[[str, str], bool],
) -> ClassTable:
    """Which side answers, and is refused, in battles; ``column`` tells it of an answer."""

    def cells(play: Play) -> Iterator[Cell]:
        for row, moment in in_battle(edition, asked, play):
            if not cannot(row, column(moment)):
                yield row, column(moment)

    return ClassTable("sides", say("Sides of a battle"), about, rows_of(edition, asked), columns, cells, cannot)


def second_battle(edition: Edition, asked: AskedInBattle) -> ClassTable:
    """What is done in the first battle of a turn, and what in a later one."""

    def cells(play: Play) -> Iterator[Cell]:
        fought: dict[int, int] = {}
        counted = iter(_battles(play, asked))
        for row, moment in in_battle(edition, asked, play):
            number = fought.get(id(moment))
            while number is None:
                known, count = next(counted)
                fought[known] = count
                number = fought.get(id(moment))
            yield row, BATTLES[number > 1]

    return ClassTable(
        "second-battle",
        say("Second battle of a turn"),
        say("What is done, or refused, in the first battle of a turn and in a later one."),
        rows_of(edition, asked),
        BATTLES,
        cells,
    )


def _battles(play: Play, asked: AskedInBattle) -> Iterator[tuple[int, int]]:
    """For each answer, by identity, the number of the battle in the turn that it belongs to."""
    count, turn = 0, -1
    for happened in ((None, play.began), *((moment, moment.happened) for moment in play.moments)):
        moment, events = happened
        if moment is not None:
            count, turn = (count, turn) if moment.turn == turn else (0 if turn >= 0 else count, moment.turn)
            yield id(moment), count + (moment.kind in asked.before)
        count += sum(event.what == "battle_begins" for event in events)
