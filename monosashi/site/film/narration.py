"""What happens in a film, in sentences: what somebody did, and everything that came of it with the clause behind it."""

import dataclasses
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from monosashi import suite
from monosashi.kit.positions import about_of
from monosashi.pictures.news import Die, News
from monosashi.site.film.films import films_of
from monosashi.site.film.namer import Namer
from monosashi.site.film.recording import Still
from monosashi.site.text.language import Language
from monosashi.suite.acts import Unsayable
from monosashi.suite.tenses import Tense
from reference_engine.kernel.events import Event


class Happening(NamedTuple):
    """A sentence about something that happened, and the clause because of which it did (if any)."""

    text: str
    clause: str = ""


def news(still: Still, edition: str) -> News:
    """What a picture is to tell besides the position."""
    act, films = still.act, films_of(edition)
    if act is None:
        return News()
    own = films.news(still) if films else News()
    dice = tuple(Die(item.draw, item.of, item.shows) for item in act.chance if item.shows)
    return dataclasses.replace(own, dice=dice, refused=not act.accepted, clauses=act.clauses)


class Narrator(Namer):
    """Tells of one still in one language, in the words of its game."""

    def __init__(self, still: Still, language: Language) -> None:
        """Nothing is told yet."""
        super().__init__(still, language)
        self.films = films_of(language.game)

    def deed(self) -> str:
        """What somebody did or tried to do, in a sentence; nothing if nobody did anything."""
        act, before = self.still.act, self.still.before
        if act is None or self.films is None:
            return ""
        if act.action["do"] == "start":
            told = self.films.began(self)
        else:
            tense = Tense.DOES if act.accepted else Tense.TRIES
            about = about_of(before.asked) if before is not None else ""
            acts = suite.phrases(self.language.game).acts
            try:
                told = acts.said(act.seat, act.action, self, tense=tense, about=about, brief=True)
            except Unsayable:
                told = self.in_fields(
                    act.seat, act.action["do"], {key: value for key, value in act.action.items() if key != "do"}
                )
        return self.language.say("{sentence}.", sentence=told[:1].upper() + told[1:])

    def happenings(self) -> Iterator[Happening]:
        """What happened, in order; things of one kind for the same reason in one sentence."""
        act, films = self.still.act, self.films
        if act is None or films is None or self.still.view is None:
            return
        for item in act.chance:
            if not item.shows:
                yield Happening(films.shuffled(self, item.of))
        start = 0
        for end, values in groupby(act.values, key=lambda value: value.after):
            yield from self._events(act.events[start:end])
            for value in values:
                yield Happening(films.changed(self, value))
            start = end
        yield from self._events(act.events[start:])

    def _events(self, events: Sequence[Event]) -> Iterator[Happening]:
        """Some events, those of one kind for the same reason together."""
        assert self.films is not None
        for key, group in groupby(events, key=lambda event: (event.what, event.clause, event.place)):
            text = self.films.happened(self, list(group))
            if text:
                yield Happening(text, key[1])
