"""The sides of a battle, and the second battle of a turn."""

from collections.abc import Iterator

from monosashi.classes.common import REFUSED
from monosashi.classes.facts import refusals, weighed
from monosashi.classes.tables import Cell, Table, say
from monosashi.classes.watching import Moment, Play
from monosashi.games.deus.classes.story import intercepted
from reference_engine.kernel.edition import Edition

QUESTIONS = (
    "intercept",
    "instant_summon",
    "line_up",
    "quick",
    "before_attack",
    "after_attack",
    "counter",
    "drop",
    "trigger",
    "return",
    "limit_adjustment",
)
"""What is asked in a battle, and after it."""

SIDES = (
    say("marching side"),
    say("defending side"),
    say("marching side, intercepted"),
    say("defending side, intercepted"),
)
BATTLES = (say("first battle"), say("later battle"))


def rows_of(edition: Edition) -> tuple[str, ...]:
    """Each answer in a battle, and each condition under which one is refused."""
    questions = [kind for kind in QUESTIONS if kind in edition.offers]
    answers = [f"{act} at {kind}" for kind in questions for act in edition.offers[kind]]
    refused = [
        f"{REFUSED}{act} at {kind}: {clause}"
        for kind in questions
        for act in edition.offers[kind]
        for clause in edition.acts[act].conditions
    ]
    return (*answers, *refused)


def in_battle(edition: Edition, play: Play) -> Iterator[tuple[str, Moment]]:
    """Each answer in a battle with the row it is in; none in what a turn has besides, triggers for instance."""
    why = [(moment, clause) for moment, clause in refusals(play) if weighed(edition, moment)]
    for moment in play.moments:
        if moment.kind not in QUESTIONS or not _in_battle(moment):
            continue
        if moment.accepted and moment.act in edition.offers[moment.kind]:
            yield f"{moment.act} at {moment.kind}", moment
        for refused, clause in why:
            if refused is moment and clause in edition.acts[moment.act].conditions:
                yield f"{REFUSED}{moment.act} at {moment.kind}: {clause}", moment


def _in_battle(moment: Moment) -> bool:
    return any(frame.name in ("march", "battle", "after_battle") for frame in moment.before.stack)


def sides(edition: Edition) -> Table:
    """Which side answers, and is refused, in battles with and without an intercept."""

    def cells(play: Play) -> Iterator[Cell]:
        for row, moment in in_battle(edition, play):
            side = "marching side" if moment.seat == moment.before.marching else "defending side"
            yield row, f"{side}, intercepted" if intercepted(moment.before) else side

    return Table(
        "sides",
        say("Sides of a battle"),
        say("Which side answers or is refused in a battle, without and after an intercept."),
        rows_of(edition),
        SIDES,
        lambda play: (cell for cell in cells(play) if not _no_side(*cell)),
        _no_side,
    )


def _no_side(row: str, side: str) -> bool:
    """The defending side intercepts, before there is a battle; effects are bound alike after an intercept."""
    if " at intercept" in row:
        return side != "defending side"
    effects = row.startswith(tuple(f"{REFUSED}{act} at " for act in ("use", "trigger", "decline", "drop")))
    return effects and side.endswith("intercepted")


def second_battle(edition: Edition) -> Table:
    """What is done in the first battle of a turn, and what in a later one."""

    def cells(play: Play) -> Iterator[Cell]:
        fought: dict[int, int] = {}
        counted = iter(_battles(play))
        for row, moment in in_battle(edition, play):
            number = fought.get(id(moment))
            while number is None:
                known, count = next(counted)
                fought[known] = count
                number = fought.get(id(moment))
            yield row, BATTLES[number > 1]

    return Table(
        "second-battle",
        say("Second battle of a turn"),
        say("What is done, or refused, in the first battle of a turn and in a later one."),
        rows_of(edition),
        BATTLES,
        cells,
    )


def _battles(play: Play) -> Iterator[tuple[int, int]]:
    """For each answer, by identity, the number of the battle in the turn that it belongs to."""
    count, turn = 0, -1
    for happened in ((None, play.began), *((moment, moment.happened) for moment in play.moments)):
        moment, events = happened
        if moment is not None:
            count, turn = (count, turn) if moment.turn == turn else (0 if turn >= 0 else count, moment.turn)
            # What is asked on the march belongs to the battle that comes of it.
            yield id(moment), count + (moment.kind == "intercept")
        count += sum(event.what == "battle_begins" for event in events)
