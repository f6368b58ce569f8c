"""A recorded game in words and boards, decision by decision."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi.records.game_record import Record
from monosashi.records.playback import playback_steps
from monosashi.suite.phrasebook import wording_of
from reference_engine.kernel.edition import Edition


class TranscriptScene(NamedTuple):
    """What somebody did, what came of it, and what a judge sees then; first of all, how the game begins.

    ``number`` is that of the last line of the record that has been played. ``turned``: a new turn has begun.
    """

    number: int
    headline: str
    sentences: tuple[str, ...]
    view: Any
    turned: bool = False
    over: bool = False


def scenes(record: Record, rules: Edition) -> Iterator[TranscriptScene]:
    """The game as far as it can be played; what the record expects besides is not looked at. Raises Diverges."""
    words = wording_of(rules.name)(rules)
    for moment in playback_steps(record, rules, strict=False):
        view = engine.view(rules, moment.position, words.viewer())
        if moment.move is None:
            words.position = moment.position
            yield TranscriptScene(0, "", (), view)
            continue
        headline = words.headline(moment.move.seat, moment.move.answer)
        words.position = moment.position
        told = tuple(sentence for _, sentence in words.sentences(moment.events, moment.move.answer))
        turned = any(event.what == "turn_begins" for event in moment.events)
        yield TranscriptScene(moment.number, headline, told, view, turned, moment.position.result is not None)
