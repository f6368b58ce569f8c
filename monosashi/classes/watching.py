"""Watching scenarios being played: what each answer was given to, by whom, and what came of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.verification import runner
from monosashi.verification.watched import WatchedCall, WatchedCase, WatchedReference
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

Moment = WatchedCall
"""One answer of a scenario: what was on the table before it and after it, and what came of it."""


@dataclass
class Play:
    """One scenario as it was played: the position it began with, its answers, and what it looked at.

    ``began`` has what happened on the way to the first question. ``looks`` counts the answers given before each look.
    """

    scenario: Scenario
    edition: Edition
    arrangement: dict[str, Any] = field(default_factory=dict)
    loaded: Any = None
    began: tuple[Event, ...] = ()
    moments: list[Moment] = field(default_factory=list)
    looks: list[int] = field(default_factory=list)
    status: Status = Status.NOT_RUN


def watch(edition: Edition, scenarios: Iterable[Scenario]) -> Iterator[Play]:
    """Play scenarios by an edition, each from its beginning."""
    for scenario in scenarios:
        watched, play = WatchedReference(edition), Play(scenario, edition)
        play.status = runner.play(WatchedCase(watched, edition.name), scenario).status
        for asked in watched.asked:
            if asked.method == "load":
                play.arrangement = asked.plain
            if asked.method in ("load", "start") and asked.is_taken:
                play.loaded, play.began = asked.after, asked.happened
            if asked.method == "apply" and asked.reply is not None:
                play.moments.append(asked)
            if asked.method == "observe":
                play.looks.append(len(play.moments))
        yield play
