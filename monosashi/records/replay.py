"""Playing a record again, on the edition it was made on, on another one, or on somebody else's engine.

The first place where the game does not go as it is written is a :class:`monosashi.records.playback.Divergence`.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.records.game_record import Action, Line, Record, question_of
from monosashi.records.playback import (
    Divergence,
    Diverges,
    PlaybackStep,
    diverges,
    judged,
    playback_steps,
    question_told,
)
from monosashi.subjects.port import BadPosition, Chance, Subject
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.differences import JUDGE, differences, summarise
from monosashi.verification.lockstep import Lockstep
from reference_engine.kernel.edition import Edition


def replayed(record: Record, rules: Edition | None = None) -> Divergence | None:
    """Where the game first goes otherwise by ``rules`` (the record's own edition, if not given); None if nowhere.

    Played by another edition, the game is watched on both tables: the position differs as soon as a judge can see it.
    Raises KeyError if it is to be played on its own edition and there is none of that name.
    """
    recorded_on = record.header.edition
    if rules is None:
        rules = engine.edition(recorded_on)
    own = None
    if engine.knows(recorded_on) and engine.edition(recorded_on) is not rules:
        own = playback_steps(record, engine.edition(recorded_on), strict=False)
    there: PlaybackStep | None = None
    try:
        for here in playback_steps(record, rules):
            there = _next(own)
            if there is not None:
                _demand_same_view(engine.edition(recorded_on), rules, there, here)
    except Diverges as parting:
        found = parting.divergence
        if found.kind == "refused" and there is not None:
            there = _next(own)
        if there is not None and found.expected_view is None:
            found = msgspec.structs.replace(found, expected_view=judged(engine.edition(recorded_on), there))
        return found
    return None


def replayed_by(record: Record, subject: Lockstep, edition: str) -> Divergence | None:
    """Where somebody's engine first does not play as the record says, the reference beside it; None if nowhere.

    The record itself must go with the rules by which the reference plays. Raises ScenarioEnded if the engine does not
    offer what is needed.
    """
    alone = replayed(record, subject.reference.rules)
    if alone is not None:
        return alone
    try:
        for line, chance in _with_chance(record.lines):
            if line is not None:
                reply = subject.apply(line.seat, line.action, chance)
            elif record.header.start is not None:
                reply = subject.start(edition, record.header.start, chance)
            else:
                subject.load(edition, record.header.position or {})
                continue
            if not reply.accepted:
                told = ", ".join(reply.clauses) or reply.message or "without a reason"
                return _by_engine(subject, line, "refused", ("accepted", f"refused: {told}"), reply.clauses)
            subject.agree()
        subject.finish()
    except BadPosition as error:
        return _by_engine(subject, None, "start", ("a game", f"turned down: {error}"))
    except ScenarioEnded as unmet:
        if unmet.status is Status.UNSUPPORTED:
            raise
        split_difference = (
            (unmet.expected, unmet.actual) if unmet.expected or unmet.actual else ("an answer", str(unmet))
        )
        return _by_engine(subject, line, unmet.status.value, split_difference, message=str(unmet))
    return None


def _demand_same_view(own: Edition, rules: Edition, there: PlaybackStep, here: PlaybackStep) -> None:
    """The same must be asked on both tables, and a judge must see the same. Raises Diverges."""
    asked = question_of(there.position), question_of(here.position)
    if asked[0] != asked[1]:
        raise diverges(rules, here, None, "question", question_told(asked[0]), question_told(asked[1]))
    found = differences(judged(own, there), judged(rules, here))
    if found:
        raise diverges(rules, here, None, "position", "the same position", summarise(found))


def _next(own: Iterator[PlaybackStep] | None) -> PlaybackStep | None:
    """The next moment on the table beside; None if there is none, or it does not go on there."""
    with suppress(Diverges):
        return None if own is None else next(own, None)
    return None


def _with_chance(lines: Sequence[Line]) -> Iterator[tuple[Action | None, list[Chance]]]:
    """Every action with the outcomes drawn after it; first of all nothing, with those drawn before any action."""
    action: Action | None = None
    chance: list[Chance] = []
    for line in lines:
        if isinstance(line, Action):
            yield action, chance
            action, chance = line, []
        else:
            chance.append(Chance(line.draw, line.of, line.shows, line.order))
    yield action, chance


def _by_engine(
    subject: Lockstep,
    line: Action | None,
    kind: str,
    split_difference: tuple[str, str],
    clauses: tuple[str, ...] = (),
    message: str = "",
) -> Divergence:
    """The divergence of somebody's engine: what it shows beside what the reference shows."""
    views: list[Any] = [None, None]
    tables: tuple[Subject, Subject] = (subject.reference, subject)
    for index, table in enumerate(tables):
        with suppress(
            ScenarioEnded, AttributeError
        ):  # it may show nothing any more, or nothing may be on the table yet
            views[index] = table.observe(JUDGE)
    position = subject.reference.position
    return Divergence(
        number=line.number if line is not None else 0,
        kind=kind,
        message=message or f"expected {split_difference[0]}; {split_difference[1]}",
        expected=split_difference[0],
        actual=split_difference[1],
        clauses=clauses,
        turn=views[0].turn if views[0] is not None else 0,
        phase=views[0].phase if views[0] is not None else "",
        asked=question_of(position) if position is not None else None,
        seat=line.seat if line is not None else "",
        action=line.action if line is not None else {},
        expected_view=views[0],
        actual_view=views[1],
    )
