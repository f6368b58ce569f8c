"""Where a film stops: at every sentence and every act, or only where something is to be seen."""

from typing import NamedTuple

from monosashi.site.film.narration import Narrator
from monosashi.site.film.recording import Recording, Still
from monosashi.site.text.language import Language


class Halt(NamedTuple):
    """A stop (see :class:`monosashi.site.film.recording.Stop`), and whether it ``matters`` to whoever only looks."""

    sentence: int
    still: int
    matters: bool


def halts(recording: Recording, language: Language) -> tuple[Halt, ...]:
    """All stops of a film.

    What matters: the first position once it is complete, what is done and what must be true of it (``When`` and
    ``Then``), and every act from which something has come. A pass that only lets the game go on does not.
    """
    parts = _parts(recording)
    stops = recording.stops
    found = []
    for place, stop in enumerate(stops):
        is_last = place + 1 == len(stops) or stops[place + 1].sentence != stop.sentence
        begins_to_move = place + 1 < len(stops) and stops[place + 1].still != stop.still
        part = parts[stop.sentence]
        if part == "Given":
            matters = begins_to_move and (_tells(recording.stills[stop.still], language) or is_last)
        else:
            matters = is_last or _tells(recording.stills[stop.still], language)
        found.append(Halt(stop.sentence, stop.still, matters))
    return tuple(found)


def _parts(recording: Recording) -> list[str]:
    """The part of the scenario that each sentence is in: ``Given``, ``When`` or ``Then``."""
    parts: list[str] = []
    for step in recording.scenario.steps:
        parts.append(parts[-1] if step.keyword in ("And", "But", "*") and parts else step.keyword)
    return parts


def _tells(still: Still, language: Language) -> bool:
    """Whether something has come of a still's act, or would have."""
    act = still.act
    if act is None:
        return False
    if act.action["do"] != "pass" or not act.accepted:
        return True
    return bool(act.chance) or any(True for _ in Narrator(still, language).happenings())
