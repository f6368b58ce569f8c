"""What the search reads: ``assets/search-words.js``, and clauses, terms and questions of a game in one file for each.

They are scripts, so that they can be fetched without a server, and are fetched only when somebody searches. Their texts
are the rules' own; what is found in them, and in which order, ``assets/search-engine.js`` decides.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from monosashi.rulebook.folders import features_of
from monosashi.rulebook.glossary import anchors, glossary
from monosashi.rulebook.ledger import Clause
from monosashi.rulebook.questions import Keywords, QuestionTexts, checked_keywords, checked_questions, synonyms
from monosashi.site.book.chapters import Book
from monosashi.site.search.labels import result_labels
from monosashi.site.text.language import LANGUAGES, Language, is_translated
from monosashi.site.text.language import language as language_of

SHARED = synonyms(Path(__file__).with_name("synonyms.toml"))
STATUSES = {"normative": 0, "interpretation": 1, "excluded": 2, "vocabulary": 3}
"""Statuses by the numbers under which they are told; what was merged stands in another clause."""

Shelf = Sequence[tuple[Book, Language]]


def search_files(shelf: Shelf, language: Language) -> Mapping[str, str]:
    """The scripts with everything that can be found in a language, by their paths. Raises BadQuestions."""
    found = {"assets/search-words.js": as_script("monosashiWords", shared_words(shelf, language))}
    for book, spoken in shelf:
        found[f"assets/search-rules-{book.game}.js"] = as_script("monosashiRules", rules_of(book, spoken))
    return found


def as_script(name: str, told: Mapping[str, Any]) -> str:
    """A script that hands something to a function of the page."""
    return f"globalThis.{name}({json.dumps(told, ensure_ascii=False, separators=(',', ':'))});\n"


def shared_words(shelf: Shelf, language: Language) -> Mapping[str, Any]:
    """What all games share: ``games`` by id and title, players' ``words`` that mean the same, ``noise``, ``labels``."""
    return {
        "games": [[book.game, spoken.text("game", book.title)] for book, spoken in shelf],
        "words": _words(SHARED.words, language),
        "noise": [word for text in SHARED.noise.values() for word in text.split()],
        "labels": result_labels(language),
    }


def rules_of(book: Book, language: Language) -> Mapping[str, Any]:
    """What can be found of a game. Raises BadQuestions.

    ``chapters`` have their name and title. Each of ``clauses`` has its chapter's number, its id without the game's
    name, title, sentence, the number of its status, a bit for each of ``editions`` in which it holds (0: in all),
    its pages and its keywords, which are searched but never shown.
    ``terms`` have their name, that in other languages, text, anchor and clauses; ``questions`` their text, clauses and,
    if a scenario shows the answer, the clause it belongs to and the rest of its id; ``words`` as in
    :func:`shared_words`.
    """
    clauses = [entry.clause for entry in book.entries.values() if entry.clause.status in STATUSES]
    numbers = {clause.id: number for number, clause in enumerate(clauses)}
    keywords = checked_keywords(book.game, numbers)
    chapters = {chapter.name: number for number, chapter in enumerate(book.chapters)}
    return {
        "id": book.game,
        "title": language.text("game", book.title),
        "editions": [language.text("edition", title) for title in book.editions.values()],
        "chapters": [[chapter.name, language.text("chapter", chapter.title)] for chapter in book.chapters],
        "clauses": [
            [chapters[clause.section], *_clause(clause, book, language), _said(keywords.get(clause.id), language)]
            for clause in clauses
        ],
        "terms": _terms(numbers, book, language),
        "questions": _questions(numbers, book, language),
        "words": _words(synonyms(features_of(book.game) / "synonyms.toml").words, language),
    }


def _clause(clause: Clause, book: Book, language: Language) -> list[Any]:
    holds = [clause.holds_in(edition) for edition in book.editions]
    return [
        clause.id.removeprefix(f"{book.game}."),
        language.text("title", clause.title),
        language.text(clause.id, clause.en),
        STATUSES[clause.status],
        0 if all(holds) else sum(1 << place for place, held in enumerate(holds) if held),
        language.listed(list(dict.fromkeys(page for page in clause.page.values() if page[0].isdigit()))),
    ]


def _said(keywords: Keywords | None, language: Language) -> str:
    return keywords.text(language.code) if keywords else ""


def _terms(numbers: Mapping[str, int], book: Book, language: Language) -> list[Any]:
    others = [code for code in LANGUAGES if code != language.code and is_translated(code, book.game)]
    told = [language_of(code, book.game) for code in others]
    terms = glossary(book.game)
    places = anchors(terms)
    return [
        [
            language.text("glossary", term.term),
            " / ".join(other.text("glossary", term.term) for other in told),
            language.text("glossary", term.text),
            places[term.term],
            [numbers[name] for name in term.clauses if name in numbers],
        ]
        for term in terms
    ]


def _questions(numbers: Mapping[str, int], book: Book, language: Language) -> list[Any]:
    told = [code for code in LANGUAGES if is_translated(code, book.game)]
    return [
        [each.text(language.code), [numbers[name] for name in each.clauses], *_shown(each.scenario, numbers)]
        for each in checked_questions(book.game, numbers, book.groups, told)
    ]


def _shown(scenario: str, numbers: Mapping[str, int]) -> list[Any]:
    clause, _, rest = scenario.partition("/")
    return [numbers[clause], rest] if clause in numbers else []


def _words(rows: Sequence[QuestionTexts], language: Language) -> list[Sequence[str]]:
    """Players' words of a language; English ones in every language, for whoever has no other keyboard."""
    members = [tuple(dict.fromkeys((*row.of(language.code), *row.en))) for row in rows]
    return [words for words in members if len(words) > 1]
