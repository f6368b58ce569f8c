"""The example that shows a clause best, where there is room for one: few sentences, and something to be seen."""

from collections.abc import Iterable

from monosashi.site.film.recording import Recording, Still

REFUSED = 5
"""So much longer may an example be in which the rule speaks for itself: something is refused."""


def best(recordings: Iterable[Recording]) -> Recording | None:
    """Of some recordings the one that is soonest understood; None if there are none.

    A refusal or a change that can be seen comes before one in which nothing happens, and that before one without any
    position; then the fewest sentences and rows decide, then the order of the feature.
    """
    return min(recordings, key=_effort, default=None)


def _effort(recording: Recording) -> tuple[bool, bool, int]:
    steps = recording.scenario.steps
    size = sum(2 + len(step.table or ()) for step in steps)
    if not all(map(_accepted, recording.stills)):
        size -= REFUSED
    return all(still.view is None for still in recording.stills), not any(map(_shows, recording.stills)), size


def _shows(still: Still) -> bool:
    """Whether something is refused, or looks otherwise afterwards."""
    return still.act is not None and still.view is not None and (not still.act.accepted or still.view != still.before)


def decisive(recording: Recording) -> tuple[int, ...]:
    """The numbers of the stills that tell the example: the first position, and what is refused or comes of it."""
    seen = [number for number, still in enumerate(recording.stills) if still.view is not None]
    if not seen:
        return (len(recording.stills) - 1,)
    told = [number for number in seen if _shows(recording.stills[number])]
    refused = [number for number in told if not _accepted(recording.stills[number])]
    return tuple(dict.fromkeys((seen[0], (refused or told or seen)[-1])))


def _accepted(still: Still) -> bool:
    return still.act is None or still.act.accepted
