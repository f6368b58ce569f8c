"""What happened in a scenario, one thing after another, each with the answer that brought it about."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from monosashi.classes.watching import Moment, Play
from reference_engine.kernel.events import Event


class Happening(NamedTuple):
    """An event; the answer is missing for what happened before the first question."""

    event: Event
    moment: Moment | None


def story(play: Play) -> Iterator[Happening]:
    """Everything in its order."""
    yield from (Happening(event, None) for event in play.began)
    for moment in play.moments:
        yield from (Happening(event, moment) for event in moment.happened)


def standing(play: Play) -> dict[str, Any]:
    """The units on the battlefield when the scenario begins."""
    return dict(play.loaded.units) if play.loaded is not None else {}
