"""The words out of which scenarios are made: which of them must be translated, and in which context."""

from collections.abc import Iterator, Mapping
from itertools import chain

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.catalogue import Key
from monosashi.site.text.vocabulary import Vocabulary, is_names, names_in, vocabulary
from monosashi.suite import Scenario
from monosashi.suite.placeholders import Counted, Groups, Place, Placeholder, Words

KEYWORDS = ("Given", "When", "Then", "And", "But")


def words(game: str) -> Iterator[Key]:
    """Every word of a game's scenarios with its context, some more than once; none if it has no scenarios."""
    amending = (suite.erratum_scenarios(game, identity) for identity in engine.errata(game))
    scenarios = [*suite.every_scenario(game), *chain.from_iterable(amending)]
    if not scenarios:
        return
    known = vocabulary(game)
    for scenario in scenarios:
        yield from _of_sentences(scenario, known)
        yield from _of_tables(scenario, known)
        for column, value in scenario.row.items():
            if not known.is_plain(value) and not is_names(value):
                yield f"row:{column}", value
    for name in known.given:
        yield "name", name
    for keyword in KEYWORDS:
        yield "keyword", keyword


def _of_sentences(scenario: Scenario, known: Vocabulary) -> Iterator[Key]:
    table = suite.phrases(scenario.clause.partition(".")[0])
    for step in scenario.steps:
        phrase, _ = table.match(step.text)
        for placeholder, value in phrase.raw(step.text).items():
            yield from _of_value(known.kind_of(placeholder), value, known, table.placeholders)


def _of_value(kind: str, value: str, known: Vocabulary, placeholders: Mapping[str, Placeholder]) -> Iterator[Key]:
    """The words that a placeholder of this kind is filled with."""
    placeholder, grammar = placeholders.get(kind), known.grammars.get(kind)
    if kind in known.names:
        yield from _names(value, known)
    elif isinstance(placeholder, Groups):
        for part in placeholder.parts(value):
            for inner, text in zip(placeholder.kinds, part, strict=True):
                yield from _of_value(inner, text, known, placeholders)
    elif isinstance(placeholder, Words):
        yield from ((placeholder.kind, word) for word in value.split())
    elif kind in known.lists:
        yield from ((kind, name) for name in names_in(value))
    elif grammar is not None and grammar.is_one(value):
        yield from grammar.keys(value)
    elif not isinstance(placeholder, Place | Counted) and kind not in known.plain and not known.is_plain(value):
        yield kind, value


def _of_tables(scenario: Scenario, known: Vocabulary) -> Iterator[Key]:
    for step in scenario.steps:
        if not step.table:
            continue
        header = step.table[0]
        for column in header:
            yield "column", column
        for row in step.table[1:]:
            for column, cell in zip(header, row, strict=True):
                grammar = known.column_grammars.get(column)
                if column in known.name_columns:
                    yield from _names(cell, known)
                elif grammar is not None:
                    yield from grammar.keys(cell) if cell else ()
                elif not known.is_same(column, cell):
                    yield f"cell:{column}", cell


def _names(text: str, known: Vocabulary) -> Iterator[Key]:
    for name in names_in(text):
        made = known.parts_of(name)
        if made is not None:
            seat, word, _ = made
            yield "seat", seat
            yield word
        elif not known.is_plain(name):
            yield "name", name
