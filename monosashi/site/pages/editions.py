"""Two editions side by side, topic by topic: a line each first, then what each says, and where games by them part."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any

import reference_engine as engine
from monosashi.impact.model import ScenarioChange
from monosashi.pictures import pictures_of
from monosashi.pictures.speech import Speech
from monosashi.rulebook.ledger import Clause
from monosashi.site.book.chapters import Book
from monosashi.site.book.topics import Topic
from monosashi.site.pages.page import Page, front_matter, heading, place
from monosashi.site.pages.partings import partings
from monosashi.site.pages.titles import label, row_titles
from monosashi.site.text.language import Language

Line = tuple[str, str, str]
"""A topic with what the old and the new edition say of it, each in a line."""

Changes = Mapping[str, Sequence[ScenarioChange]]
"""The scenarios of each clause that end otherwise."""


def editions_page(book: Book, language: Language) -> Page:
    """The present edition beside the one before it: an overview, then every topic, folded."""
    say = language.say
    old, new = list(book.editions)[-2:]
    names = language.text("edition", book.editions[old]), language.text("edition", book.editions[new])
    title = say("Editions compared")
    about = say(
        "What two editions say differently ({old}; {new}), and where a game by the one parts from a game by the other.",
        old=names[0],
        new=names[1],
    )
    path = f"{book.game}/editions.md"
    found = partings(book.game, old, new)
    lines = {topic.id: _line(topic, language) for topic in book.topics}
    inserts = {
        "overview": _overview(book.topics, lines, names, language),
        "topics": "".join(_topic(book, language, names, topic, lines[topic.id], found) for topic in book.topics),
    }
    body = [heading(title, "editions"), f"{about}\n", f"{place('overview')}\n", f"{place('topics')}\n"]
    plain = [f"# {title}\n", f"{about}\n", *_plain(book, language, names, lines)]
    return Page(path, title, front_matter(path, title, about) + "\n".join(body), "\n".join(plain), inserts)


def _line(topic: Topic, language: Language) -> Line:
    """What is said of a topic in a line each; where nobody has written that, the titles of its clauses."""
    if topic.row is not None:
        title, before, now = (
            language.text("topic", text) for text in (topic.row.title, topic.row.before, topic.row.now)
        )
        return title, before, now
    before, now = (
        language.marks.semicolon.join(dict.fromkeys(language.text("title", clause.title) for clause in clauses))
        for clauses in (topic.replaced, topic.clauses)
    )
    return language.text("title", topic.clauses[0].title), before, now


def _overview(topics: Sequence[Topic], lines: Mapping[str, Line], names: tuple[str, str], language: Language) -> str:
    """The table of topics, each linked to where all is said of it."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in (language.say("Topic"), *names))
    rows = []
    for topic in topics:
        title, before, now = lines[topic.id]
        cells = "".join(
            f'<td data-label="{escape(name)}">{escape(text)}</td>'
            for name, text in zip(names, (before, now), strict=True)
        )
        rows.append(f'<tr><th scope="row"><a href="#{topic.id}">{escape(title)}</a></th>{cells}</tr>')
    return f'<table class="overview"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'


def _topic(book: Book, language: Language, names: tuple[str, str], topic: Topic, line: Line, found: Changes) -> str:
    """A topic, folded: both texts, and below them both boards."""
    columns = [
        f'<div><p class="edition">{escape(name)}</p>{"".join(_text(book, language, each) for each in clauses)}</div>'
        for name, clauses in zip(names, (topic.replaced, topic.clauses), strict=True)
    ]
    shown = f'<div class="compared">{"".join(columns)}</div>{_boards(book, language, topic, found)}'
    places = "".join(f'<span id="{clause.id}"></span>' for clause in topic.clauses)
    heading = f"<summary><h2>{escape(line[0])}</h2></summary>"
    return f'<details class="topic fold" id="{topic.id}">{heading}{places}{shown}</details>'


def _text(book: Book, language: Language, clause: Clause) -> str:
    entry = book.entries[clause.id]
    return (
        f'<p><a href="{book.place(clause.id)}">{escape(label(entry, language))}</a><br>'
        f"{escape(language.text(clause.id, clause.en))}</p>"
    )


def _boards(book: Book, language: Language, topic: Topic, found: Changes) -> str:
    """What a judge sees by the old and by the new edition where they part, in the first scenario that shows it."""
    for clause in (*topic.clauses, *topic.replaced):
        for parting in found.get(clause.id, ()):
            drawn = _drawn(language, parting)
            if drawn:
                boards = "".join(f"<div>{board}</div>" for board in drawn)
                return f'<div class="compared">{boards}</div>{_told(book, language, parting)}'
    return ""


def _drawn(language: Language, parting: ScenarioChange) -> tuple[str, ...]:
    """Both boards, what differs marked; none where they look alike, as they do while decks are built."""
    pictures = pictures_of(language.game)
    views = [_view(language.game, shown) for shown in (parting.before, parting.after)]
    if pictures is None or not all(view.turn for view in views):
        return ()
    speech = Speech(language)
    if len({pictures.draw(view, ident="plain", legend=False, speech=speech) for view in views}) == 1:
        return ()
    return tuple(
        pictures.draw(view, other=other, ident=f"{side}-{parting.scenario}", legend=False, speech=speech)
        for side, view, other in (("old", views[0], views[1]), ("new", views[1], views[0]))
    )


def _view(game: str, shown: Any) -> Any:
    return engine.game(game).views.convert(shown)


def _told(book: Book, language: Language, parting: ScenarioChange) -> str:
    """Which scenario the boards are from."""
    group = book.groups[parting.scenario]
    title = row_titles(group, language)[parting.scenario]
    section = book.clauses[group.rows[0].clause].section
    link = f'<a href="{section}.html#{parting.scenario}">{escape(title)}</a>'
    return f'<p class="more">{escape(language.say("The boards are from the scenario"))} {link}</p>'


def _plain(book: Book, language: Language, names: tuple[str, str], lines: Mapping[str, Line]) -> Iterator[str]:
    for topic in book.topics:
        title, *said = lines[topic.id]
        yield f"## {title}\n"
        for name, short, clauses in zip(names, said, (topic.replaced, topic.clauses), strict=True):
            yield f"- {name}: {short}"
            yield from (f"  - {language.text(each.id, each.en)} (`{each.id}`)" for each in clauses)
        yield ""
