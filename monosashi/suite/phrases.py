"""Phrase tables: what sentences the features of a game may use, and what each of them means.

A game's table serves the direct runner, the pytest-bdd binding and the checks for unused and ambiguous phrases, and
whoever speaks of the game: what can be done is declared once, and said, typed, read and translated from there.

A phrase is written with placeholders, whose names fix what they match and what they become. An act's sentence has
three forms, made of one (:mod:`monosashi.suite.tenses`), and means an action::

    act("march", "{seat} marches {moves}", "Units march, all at the same time.")

Where the meaning depends on what lies on the table, or the sentence is only another way to say an act, a function says
what is done; every other sentence has a function as well::

    @deed("{seat} marches these units")
    def march_table(case, seat, table, tries): ...

    @step("{area} is empty")
    def is_empty(case, area): ...

Sentences that any game has a use for (:mod:`steps.common`) are registered as :class:`Shared`; each table gives them the
meaning of its own placeholders.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monosashi.suite.acts import Act, Action, Acts, Sentence, is_tensed
from monosashi.suite.faults import BadSentence
from monosashi.suite.placeholders import PLACEHOLDERS, Groups, Placeholder, kind_of
from monosashi.suite.tenses import Tense, in_tense
from reference_engine.kernel.events import Event

EVENT_FIELDS = ("seat", "about", "other", "place", "amount", "cards", "clause", "card", "signed", "abouts")
"""What the sentence of an event can mention: its fields; its card (``other``, else ``about``); its signed amount;
everything that several events of a kind are about."""


@dataclass(frozen=True)
class EventSentence:
    """How an event is told: about one if there is ``one`` sentence for that, together if there is one for ``many``.

    What is not told in a ``film`` its pictures or values show.
    """

    text: str
    one: str = ""
    many: str = ""
    film: bool = True


DataTable = Sequence[Sequence[str]]
"""A data table: rows of cells, the header first."""

Function = Callable[..., None]

Meaning = Callable[..., Action]
"""Makes the action of a scenario out of the sentence's: gets the case, the seat, the action, the values of the
placeholders, and whether it is only tried."""

Way = str | tuple[str, Mapping[str, Any]]
"""A sentence, or one with the fields that it implies."""


@dataclass(frozen=True)
class Phrase:
    """One sentence pattern and the function it means; of a sentence about an act, one form."""

    text: str
    pattern: re.Pattern[str]
    function: Function
    tense: Tense | None = None
    act: str = ""
    sentence: Sentence | None = None

    def raw(self, sentence: str) -> dict[str, str]:
        """What stands in the sentence for each of the phrase's placeholders, as far as they are said."""
        match = self.pattern.fullmatch(sentence)
        return {name: value for name, value in (match.groupdict() if match else {}).items() if value is not None}

    def play(self, case: Any, values: Mapping[str, Any]) -> None:
        """Let the sentence act on a case. Whether something is only tried is a matter of its form."""
        if self.tense is None:
            self.function(case, **values)
        else:
            self.function(case, tries=self.tense is Tense.TRIES, **values)


class UnknownPhrase(Exception):
    """No phrase of the table matches a sentence."""


class AmbiguousPhrase(Exception):
    """More than one phrase of the table matches a sentence."""


class Shared:
    """Sentences for any game, each with its function; and acts that any game may have."""

    def __init__(self) -> None:
        """Start with no sentence."""
        self.texts: list[tuple[str, Function]] = []
        self.acts: list[tuple[tuple[Any, ...], dict[str, Any]]] = []

    def step(self, *texts: str) -> Callable[[Function], Function]:
        """Register a function under one or more sentences."""

        def register(function: Function) -> Function:
            self.texts += [(text, function) for text in texts]
            return function

        return register

    def act(self, *declared: Any, **how: Any) -> None:
        """Declare an act, as :meth:`PhraseTable.act` does."""
        self.acts.append((declared, how))

    def acts_texts(self) -> list[str]:
        """The sentences of its acts."""
        return [declared[1] for declared, _ in self.acts]


class PhraseTable:
    """All phrases of a game, looked up by sentence; and its acts."""

    def __init__(self, placeholders: Mapping[str, Placeholder], *shared: Shared) -> None:
        """Start with the sentences of every game and of its family; ``placeholders`` are this game's own."""
        self.placeholders: Mapping[str, Placeholder] = {**PLACEHOLDERS, **placeholders}
        self.acts = Acts(self.placeholders)
        self.phrases = [self._phrase(text, function) for each in shared for text, function in each.texts]
        self._found: dict[str, tuple[Phrase, dict[str, Any]]] = {}
        self.unspoken: Callable[[Any], tuple[str, ...]] = lambda _view: ()
        """The acts that answer what a judge's view asks, if sentences need not mention that a seat only passes."""
        self.events: dict[str, EventSentence] = {}
        """How events are told, by their kind, or by their kind and clause or place."""
        self.facts: Any = None
        """What can be seen on a table (:class:`monosashi.suite.facts.Facts`), if facts are declared."""
        for each in shared:
            for declared, how in each.acts:
                self.act(*declared, **how)

    def step(self, *texts: str) -> Callable[[Function], Function]:
        """Register a function under one or more phrases."""

        def register(function: Function) -> Function:
            self.phrases += [self._phrase(text, function) for text in texts]
            return function

        return register

    def deed(self, *texts: str) -> Callable[[Function], Function]:
        """Register a function under one or more phrases about what somebody does, in all their forms.

        The function is also told whether it is only tried (``tries``).
        """

        def register(function: Function) -> Function:
            for text in texts:
                self._deed(text, function)
            return function

        return register

    def act(
        self,
        do: str,
        ways: str | list[Way],
        about: str,
        *,
        needs: str = "",
        typed: Sequence[Way] = (),
        brief: str = "",
        quiet: bool = False,
        by: str = "",
        fields: Mapping[str, str] | None = None,
        meant: Meaning | None = None,
    ) -> None:
        """Declare an act: the ways to say it, the first that can say an action being its sentence.

        ``fields`` name the fields of the action behind placeholders that are called otherwise. ``needs`` is a level
        of the subject, ``by`` who acts in sentences without a seat, ``meant`` what a scenario means by it where that
        depends on what lies on the table. For the rest see :class:`monosashi.suite.acts.Act`.
        """

        def made(way: Way) -> Sentence:
            text, fixed = (way, {}) if isinstance(way, str) else way
            return Sentence(text, fields or {}, fixed, "" if is_tensed(text) else by)

        several: list[Way] = [ways] if isinstance(ways, str) else ways
        sentences = tuple(made(way) for way in several)
        short = made(brief) if brief else None
        self.acts.by_name[do] = Act(do, about, sentences, tuple(map(made, typed)), short, quiet)
        for sentence in sentences:
            self._deed(sentence.text, carried_out(do, sentence, needs, meant), do, sentence)

    def event(self, what: str, text: str, *, one: str = "", many: str = "", film: bool = True) -> None:
        """Say how an event is told where games are played, shown and filmed; one without text need not be told.

        The placeholders are the event's fields: ``event("drawn", "{seat} draws {cards}")``. ``[...]`` is said only
        where there is something to say. ``what`` is the kind of event, or the kind of a clause, of a place, or about
        nothing: ``discarded@nim.damage``, ``discarded@nobody``. For the rest see :class:`EventSentence`.
        """
        for sentence in (text, one, many):
            for name in re.findall(r"\{(\w+)\}", sentence):
                if name not in EVENT_FIELDS:
                    raise BadSentence(f"the event {sentence!r} has no {{{name}}}, but {', '.join(EVENT_FIELDS)}")
        self.events[what] = EventSentence(text, one, many, film)

    def event_sentence(self, event: Event) -> EventSentence | None:
        """How an event is told, None if nobody has said it."""
        whom = [] if event.about else [f"{event.what}@nobody"]
        kinds = (f"{event.what}@{event.clause}", f"{event.what}@{event.place}", *whom, event.what)
        return next((self.events[kind] for kind in kinds if kind in self.events), None)

    def match(self, sentence: str) -> tuple[Phrase, dict[str, Any]]:
        """The phrase a sentence is an instance of, with its values.

        Raises UnknownPhrase or AmbiguousPhrase, each naming the sentence.
        """
        found = self._found.get(sentence)
        if found is None:
            phrases = [phrase for phrase in self.phrases if phrase.pattern.fullmatch(sentence)]
            if not phrases:
                raise UnknownPhrase(f"no step is defined for: {sentence}")
            if len(phrases) > 1:
                raise AmbiguousPhrase(f"{sentence}: matches {' and '.join(repr(p.text) for p in phrases)}")
            raw = phrases[0].raw(sentence)
            values = {name: self.placeholders[kind_of(name)].read(text) for name, text in raw.items()}
            found = self._found[sentence] = (phrases[0], values)
        return found

    def heard(self, sentence: str) -> tuple[str, Action, Tense] | None:
        """Who does what in a sentence that says an act, and its form; None for any other sentence.

        Raises UnknownPhrase or AmbiguousPhrase.
        """
        phrase, values = self.match(sentence)
        if phrase.sentence is None or phrase.tense is None:
            return None
        return values.get("seat", phrase.sentence.by), phrase.sentence.action(phrase.act, values), phrase.tense

    def texts(self) -> list[str]:
        """Every phrase once, and the parts that some placeholders are made of: what has to be translated."""
        parts = [kind.template for kind in self.placeholders.values() if isinstance(kind, Groups)]
        briefs = [act.brief.text for act in self.acts.by_name.values() if act.brief is not None]
        events = [
            text for each in self.events.values() for text in (each.text, each.one, each.many) if text and each.film
        ]
        chips = self.facts.texts() if self.facts is not None else ()
        return list(dict.fromkeys([*(phrase.text for phrase in self.phrases), *parts, *briefs, *events, *chips]))

    def _deed(self, text: str, function: Function, act: str = "", sentence: Sentence | None = None) -> None:
        for tense in Tense if is_tensed(text) else (Tense.DOES,):
            self.phrases.append(self._phrase(text, function, tense, act, sentence))

    def _check(self, text: str) -> None:
        """What stands in braces must be known, and each of it has a name of its own. Raises BadSentence."""
        found = re.findall(r"\{(\w+)\}", text)
        for name in found:
            self._known(text, name)
            if found.count(name) > 1:
                raise BadSentence(
                    f"the sentence {text!r}: {{{name}}} stands in it {found.count(name)} times, so that nobody could "
                    f"tell which is meant; number them: {{{kind_of(name)}}} and {{{kind_of(name)}2}}"
                )

    def _known(self, text: str, name: str) -> None:
        if kind_of(name) not in self.placeholders:
            known = ", ".join(f"{{{each}}}" for each in self.placeholders)
            raise BadSentence(
                f"the sentence {text!r}: nobody says what {{{name}}} matches, give the PhraseTable such a "
                f"placeholder, or use one of these: {known}"
            )

    def _phrase(
        self,
        text: str,
        function: Function,
        tense: Tense | None = None,
        act: str = "",
        sentence: Sentence | None = None,
    ) -> Phrase:
        said = in_tense(text, tense) if tense is not None else text
        # Only the text between placeholders is taken literally; brackets stand around what may be left out.
        literal = re.sub(r"([][.()+*?^$|\\])", r"\\\1", said)
        optional = literal.replace(r"\[", "(?:").replace(r"\]", ")?") if tense is not None else literal
        self._check(text)
        pattern = re.sub(
            r"\{(\w+)\}", lambda name: f"(?P<{name[1]}>{self.placeholders[kind_of(name[1])].pattern})", optional
        )
        return Phrase(text, re.compile(pattern), function, tense, act, sentence)


def event_values(event: Event, name: Callable[[str], str], names: Callable[[Sequence[str]], str]) -> dict[str, str]:
    """What fills the sentence of an event, as far as it has it: things as they are called."""
    words = {each: name(getattr(event, each)) for each in ("about", "other", "place") if getattr(event, each)}
    words |= {"card": words.get("other") or words.get("about", ""), "clause": event.clause}
    words |= {"amount": str(event.amount), "signed": f"{event.amount:+}"}
    return words | {each: names(getattr(event, each)) for each in ("cards",) if getattr(event, each)}


def carried_out(do: str, sentence: Sentence, needs: str, meant: Meaning | None) -> Function:
    """What a sentence about an act does to a case."""

    def play(case: Any, *, tries: bool, seat: str = sentence.by, **values: Any) -> None:
        if needs:
            case.need(needs)
        action = sentence.action(do, values)
        if meant is not None:
            action = meant(case, seat, action, values, tries=tries)
        case.act(seat, action, tries=tries)

    return play
