"""The classes of any game: what its table, its seats and its answers tell of the situations that there may be."""

from collections.abc import Iterator, Sequence

import reference_engine as engine
from monosashi.classes.facts import (
    AFTER,
    AGAIN,
    AT_ONCE,
    BEFORE,
    LATER,
    OFFENDERS,
    ONCE,
    TIMES,
    bound,
    fields_read,
    offender,
    refusals,
    times,
    weighed,
)
from monosashi.classes.sizes import sizes
from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Play
from monosashi.mutants.operators.acts import compound
from reference_engine.kernel.edition import Edition

REFUSED = "refused under "


def tables(edition: Edition, plays: Sequence[Play]) -> Iterator[ClassTable]:
    """Every table that needs no knowledge of the game."""
    yield seats(edition)
    yield members(edition, plays)
    yield timing(edition)
    yield second(edition)
    yield foreign(edition)
    yield out_of_turn(edition)
    yield sizes(edition, plays)


def questions(edition: Edition) -> tuple[str, ...]:
    """The kinds of question that are put to players."""
    chance = {kind for kind, acts in edition.offers.items() if acts == ("draw",)}
    return tuple(kind for kind in edition.offers if kind != "always" and kind not in chance)


def offered(edition: Edition) -> tuple[str, ...]:
    """Each act at each question that it answers."""
    return tuple(f"{act} at {kind}" for kind in questions(edition) for act in edition.offers[kind])


def conditions(edition: Edition) -> tuple[str, ...]:
    """Each condition of each act."""
    return tuple(f"{act}: {clause}" for act, clause in bound(edition))


def _refused(edition: Edition, play: Play) -> Iterator[tuple[str, str, str, str]]:
    """Each refusal by a condition: the row it is in, the seat, the question, which time."""
    which = {id(moment): time for moment, time in times(play)}
    for moment, clause in refusals(play):
        if weighed(edition, moment) and clause in edition.acts[moment.act].conditions:
            yield f"{moment.act}: {clause}", moment.seat, moment.kind, which[id(moment)]


def seats(edition: Edition) -> ClassTable:
    """Who gives each answer, and who is refused under each condition."""
    answered, refused = offered(edition), conditions(edition)

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            if moment.accepted and f"{moment.act} at {moment.kind}" in answered:
                yield f"{moment.act} at {moment.kind}", moment.seat
        for row, seat, _, _ in _refused(edition, play):
            yield f"{REFUSED}{row}", seat

    return ClassTable(
        "seats",
        say("Seats"),
        say("Which seat gives each answer and is refused under each condition: a rule may be wrong for one seat only."),
        (*answered, *(f"{REFUSED}{row}" for row in refused)),
        engine.game(edition.name).seats,
        cells,
        rule=lambda row, seat: _off(row.removeprefix(REFUSED), f"off_for_{seat}") if row.startswith(REFUSED) else "",
    )


def _off(row: str, how: str) -> str:
    """The wrong rules by which a condition, ``act: clause``, does not bind always."""
    act, _, clause = row.partition(": ")
    return f"condition.{act}.{clause}.{how}"


def members(edition: Edition, plays: Sequence[Play]) -> ClassTable:
    """Where the offender stands in an answer with several members."""
    read = fields_read(edition, plays)
    rows = tuple(
        f"{act}.{field}: {clause}"
        for act, clause in bound(edition)
        for field in compound(edition, act)
        if (act, clause, field) in read
    )

    def cells(play: Play) -> Iterator[Cell]:
        for moment, clause in refusals(play):
            for field in compound(edition, moment.act):
                if weighed(edition, moment) and (moment.act, clause, field) in read:
                    for place in offender(edition, moment, clause, field):
                        yield f"{moment.act}.{field}: {clause}", place

    return ClassTable(
        "members",
        say("Compound answers"),
        say(
            "Where the offender stands in an answer that names several: a check may look at the first or the last only."
        ),
        rows,
        OFFENDERS,
        cells,
        rule=_for_one_member,
    )


def _for_one_member(row: str, place: str) -> str:
    named, _, clause = row.partition(": ")
    act, _, field = named.partition(".")
    which = {BEFORE: "last", AFTER: "first"}.get(place)
    return f"condition.{act}.{clause}.{which}_of_{field}_only" if which else ""


def timing(edition: Edition) -> ClassTable:
    """At which question each condition is broken, of those at which its act is offered."""
    kinds = questions(edition)
    shared = {
        act
        for act, rules in edition.acts.items()
        if rules.conditions and sum(act in edition.offers[k] for k in kinds) > 1
    }
    rows = tuple(f"{act}: {clause}" for act, clause in bound(edition) if act in shared)
    columns = tuple(kind for kind in kinds if not shared.isdisjoint(edition.offers[kind]))

    def cells(play: Play) -> Iterator[Cell]:
        for row, _, kind, _ in _refused(edition, play):
            if row in rows and kind in columns:
                yield row, kind

    def cannot(row: str, column: str) -> bool:
        return row.partition(":")[0] not in edition.offers[column]

    return ClassTable(
        "timing",
        say("Conditions and timings"),
        say("At which question each condition is broken: a rule may hold at one question and be forgotten at another."),
        rows,
        columns,
        cells,
        cannot,
        lambda row, kind: _off(row, f"off_at_{kind}"),
    )


def second(edition: Edition) -> ClassTable:
    """Which time in the turn an answer is given, or refused."""
    answered, refused = offered(edition), conditions(edition)

    def cells(play: Play) -> Iterator[Cell]:
        for moment, time in times(play):
            if moment.accepted and f"{moment.act} at {moment.kind}" in answered:
                yield f"{moment.act} at {moment.kind}", time
        for row, _, _, time in _refused(edition, play):
            yield f"{REFUSED}{row}", ONCE if time == ONCE else AGAIN

    return ClassTable(
        "second",
        say("Second of two"),
        say(
            "The first answer of its kind in a turn, one right after another, one after something else: what is "
            "counted, used up or remembered shows the second time only."
        ),
        (*answered, *(f"{REFUSED}{row}" for row in refused)),
        (*TIMES, AGAIN),
        cells,
        lambda row, time: time in (AT_ONCE, LATER) if row.startswith(REFUSED) else time == AGAIN,
    )


def foreign(edition: Edition) -> ClassTable:
    """Each act tried at each question that it does not answer."""
    columns = questions(edition)
    always = edition.offers["always"]
    rows = tuple(act for act in edition.acts if act not in always and any(act in edition.offers[k] for k in columns))

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            known = not moment.accepted and moment.act in rows and moment.kind in columns
            if known and moment.act not in edition.offers[moment.kind] and moment.seat == moment.asked:
                yield moment.act, moment.kind

    return ClassTable(
        "foreign",
        say("Acts at a foreign question"),
        say("Each act tried by the seat that is asked for something else: it must be refused."),
        rows,
        columns,
        cells,
        lambda act, kind: act in edition.offers[kind],
        lambda act, kind: f"offer.{act}@{kind}.added",
    )


def out_of_turn(edition: Edition) -> ClassTable:
    """Each question answered by a seat that is not asked."""
    every = engine.game(edition.name).seats
    rows = questions(edition)

    def cells(play: Play) -> Iterator[Cell]:
        for moment in play.moments:
            known = not moment.accepted and moment.kind in rows and moment.seat in every
            if known and moment.act in edition.offers[moment.kind] and moment.seat != moment.asked:
                yield moment.kind, moment.seat

    return ClassTable(
        "out-of-turn",
        say("Answers for another"),
        say("Each question answered by a seat that is not asked."),
        rows,
        every,
        cells,
    )
