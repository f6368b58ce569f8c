"""The page of a chapter: every clause with its facts, its scenarios to watch, its code and its history."""

from collections.abc import Iterator, Sequence
from html import escape

from monosashi.rulebook.glossary import slug
from monosashi.site.book.chapters import Book, Chapter, ChapterEntry, Group
from monosashi.site.diagrams import present_diagrams
from monosashi.site.film.citing import citing
from monosashi.site.film.markup import closed_film, film, sheet
from monosashi.site.film.recordings import recording_of
from monosashi.site.film.reels import reel, reel_name, reel_path, table_reel, table_reel_path
from monosashi.site.pages.card import Cards, card_path, example_of, preview_path
from monosashi.site.pages.examples import examples_page, examples_path
from monosashi.site.pages.excerpts import Excerpt, excerpt_html, excerpts
from monosashi.site.pages.notes import Notes, notes_list, status
from monosashi.site.pages.page import SHEET, Page, front_matter, heading, place
from monosashi.site.pages.plain_pages import plain_chapter
from monosashi.site.pages.preview import Previews, lacking
from monosashi.site.pages.table import table_name
from monosashi.site.pages.titles import label, outline_title, row_titles
from monosashi.site.text.language import ENGLISH, Language
from monosashi.site.text.locators import locator
from monosashi.site.text.terms import Terms
from monosashi.suite import Scenario

ROOMY = "(min-width: 45em)"
"""Windows in which a rule and a diagram have room together."""


def chapter_page(book: Book, chapter: Chapter, language: Language) -> Page:
    """A chapter's page with everything to be put into it."""
    writer = Writer(book, language)
    title = language.text("chapter", chapter.title)
    about = language.text("chapter", chapter.about) if chapter.about else ""
    path = f"{book.game}/{chapter.name}.md"
    markdown = front_matter(path, title, about or title) + "\n".join(writer.chapter(chapter, title, about))
    writer.write_cards(chapter)
    return Page(
        path=path,
        title=title,
        markdown=markdown,
        plain=plain_chapter(book, chapter, language),
        inserts=writer.inserts,
        files=writer.files,
    )


class Writer:
    """Writes one chapter in one language, collecting what is put into the page afterwards."""

    def __init__(self, book: Book, language: Language) -> None:
        """Begin with no insert."""
        self.book = book
        self.language = language
        self.say = language.say
        self.notes = Notes(book, language, book.place, Terms(language))
        self.inserts: dict[str, str] = {}
        self.files: dict[str, str | bytes] = {}

    def chapter(self, chapter: Chapter, title: str, about: str) -> Iterator[str]:
        """The page's Markdown, piece by piece."""
        yield heading(title, slug(chapter.title))
        self.inserts["contents"] = self.contents(chapter)
        yield f"{place('contents')}\n"
        where = self.where(chapter)
        if where:
            yield f'<p class="where">{escape(where)}</p>\n'
        yield from self.editions(chapter)
        if about:
            yield f"{about}\n"
        drawn = [
            each.draw(self.language, self.book.place) for each in present_diagrams(self.book.game).get(chapter.name, ())
        ]
        if drawn:
            self.inserts["diagrams"] = diagrams(drawn, self.language)
            yield f"{place('diagrams')}\n"
        for entry in chapter.entries:
            yield from self.entry(entry)
        self.inserts[SHEET] = sheet(self.language)
        yield f"{place(SHEET)}\n"

    def contents(self, chapter: Chapter) -> str:
        """The clauses by their letters and titles, folded: for windows in which the builder's own contents are away."""
        titles = ((entry.clause.id, escape(label(entry, self.language))) for entry in chapter.entries)
        links = "".join(f'<li><a href="#{name}">{title}</a></li>' for name, title in titles)
        heading = escape(self.say("On this page"))
        return f'<details class="fold on-this-page"><summary>{heading}</summary><ul>{links}</ul></details>'

    def where(self, chapter: Chapter) -> str:
        """Where the chapter comes from: pages of the rulebook, our own cards, or what the game says of itself."""
        if chapter.pages:
            return self.say("Rulebook, page {pages}", pages=self.language.listed(chapter.pages))
        if chapter.is_ours:
            return self.say("Our own card texts")
        return self.language.word("source", self.book.source)

    def editions(self, chapter: Chapter) -> Iterator[str]:
        """The switch to the chapters that say the same matters in the other edition, if there are any."""
        other: dict[str, None] = {}
        draft = any(entry.clause.until for entry in chapter.entries)
        for entry in chapter.entries:
            old = [self.book.clauses[name] for name in entry.clause.supersedes]
            new = self.book.replaced_by.get(entry.clause.id, ())
            other.update(dict.fromkeys(clause.section for clause in (*new, *old) if clause.section != chapter.name))
        if not other:
            return
        titles = {each.name: self.language.text("chapter", each.title) for each in self.book.chapters}
        links = [f'<a href="{name}.html">{escape(titles[name])}</a>' for name in other]
        here, there = list(self.book.editions)[-2:] if draft else list(self.book.editions)[:-3:-1]
        called = escape(self.say("Edition"))
        yield (
            f'<nav class="editions" aria-label="{called}"><b>{escape(self.notes.edition(here))}</b> '
            f"<span>{escape(self.notes.edition(there))}: {', '.join(links)}</span> "
            f'<a href="editions.html">{escape(self.say("Editions compared"))}</a></nav>\n'
        )

    def entry(self, entry: ChapterEntry) -> Iterator[str]:
        """One clause."""
        clause = entry.clause
        yield f"## {label(entry, self.language)} {{ #{clause.id} .clause .{clause.status} }}\n"
        for alias in clause.aliases:
            yield f'<span id="{alias}"></span>\n'
        yield f'<p class="facts">{" ".join(self.facts(entry))}</p>\n'
        yield f'<p class="rule">{self.notes.rule(entry)}</p>\n'
        yield f"{notes_list(self.notes.notes(entry))}\n"
        if entry.groups:
            yield from self.scenarios(entry)
        if entry.shown_by:
            yield f'<ul class="shown-by">{"".join(map(self.link_to, entry.shown_by))}</ul>\n'
        proof = "".join(self.proof(entry))
        if proof:
            key = f"proof:{clause.id}"
            self.inserts[key] = proof
            called = escape(self.say("Verification"))
            yield f'<details class="proof"><summary>{called}</summary>{place(key)}</details>\n'

    def facts(self, entry: ChapterEntry) -> Iterator[str]:
        """Status, id, page, the rulebook's key phrase, the score."""
        clause, say = entry.clause, self.say
        yield f'<span class="status {clause.status}">{escape(status(clause.status, self.language))}</span>'
        link = escape(say("Permanent link"))
        yield f'<a class="id" href="../c/{clause.id}.html" title="{link}"><code>{clause.id}</code></a>'
        if clause.since:
            yield f"<span>{escape(say('since {edition}', edition=self.notes.edition(clause.since)))}</span>"
        if clause.until:
            yield f"<span>{escape(say('not in {edition} any more', edition=self.notes.edition(clause.until)))}</span>"
        if clause.page:
            yield f"<span>{escape(locator(clause, self.book.editions, self.language))}</span>"
        if clause.term_ja:
            about = escape(say("Key phrase of the rulebook"))
            yield f'<span lang="ja" title="{about}">「{escape(clause.term_ja)}」</span>'

    def scenarios(self, entry: ChapterEntry) -> Iterator[str]:
        """The titles of a clause's scenarios, and where their films and their sequence in words are."""
        name = entry.clause.id
        cite = citing(self.book, self.language)
        rows = [row for group in entry.groups for row in group.rows]
        recordings = {row.id: recording_of(row) for row in rows}
        films = {ident: film(each, self.language, cite) for ident, each in recordings.items()}
        tables = {edition: table_name(edition, self.book) for edition in self.book.editions}
        self.files[f"{self.book.game}/{reel_path(name)}"] = reel(reel_name(name), films, tables)
        if self.language.code == ENGLISH:
            self.files[f"{self.book.game}/{table_reel_path(name)}"] = table_reel(name, recordings)
        told = examples_page(self.book, entry, self.language, films)
        self.files[f"{self.book.game}/{examples_path(name)}"] = told
        titles = "".join(map(self.group, entry.groups))
        words = escape(self.say("All of them on one page, in words"))
        yield (
            f'<div class="scenarios" data-reel="{reel_path(name)}">\n{titles}'
            f'<p class="in-words"><a href="{examples_path(name)}">{words}</a></p></div>\n'
        )

    def write_cards(self, chapter: Chapter) -> None:
        """A card for every clause, with a picture for links to it where one can be drawn."""
        cards, code = Cards(self.book, self.language), self.language.code
        previews = None if lacking(code) else Previews(f"{self.book.game}-{chapter.name}", self.language)
        for entry in chapter.entries:
            name, example = entry.clause.id, example_of(entry)
            self.files[card_path(name)] = cards.card(entry, example, previewed=previews is not None)
            for alias in entry.clause.aliases:
                self.files[card_path(alias)] = cards.alias(name)
            if previews is not None:
                self.files[preview_path(name)] = cards.preview(entry, example, previews)
        if previews is not None:
            previews.keep()

    def group(self, group: Group) -> str:
        """The scenarios of a title, closed until somebody wants to watch."""
        titles = row_titles(group, self.language)
        if len(group.rows) == 1 and not group.rows[0].row:
            return closed_film(group.id, titles[group.id])
        rows = "".join(closed_film(row.id, titles[row.id]) for row in group.rows)
        title = outline_title(group, self.language)
        count = f'<span class="count">{len(group.rows)}</span>'
        return f'<details class="outline" id="{group.id}"><summary>{escape(title)} {count}</summary>{rows}</details>\n'

    def link_to(self, scenario: Scenario) -> str:
        """A scenario that stands under another clause and shows this one, too."""
        section = self.book.clauses[scenario.clause].section
        title = escape(row_titles(self.book.groups[scenario.id], self.language)[scenario.id])
        return f'<li><a href="{section}.html#{scenario.id}">{title}</a></li>'

    def proof(self, entry: ChapterEntry) -> Iterator[str]:
        """What stands behind a clause: its score, the code that implements it, its history."""
        say, score = self.say, entry.score
        if score is not None and score.mutants:
            told = say("{own} of {mutants} wrong twins noticed", own=score.own, mutants=score.mutants)
            yield f'<p><a href="coverage.html#{entry.clause.section}">{escape(told)}</a></p>'
        made = entry.operators
        if made is not None and made.rules:
            told = say(
                "{noticed} of {rules} wrong rules made by operators noticed", noticed=made.noticed, rules=made.rules
            )
            yield f'<p><a href="coverage.html#operators">{escape(told)}</a></p>'
        pieces = excerpts(self.book.game).get(entry.clause.id, ())
        if pieces:
            first, *others = pieces
            yield f"<p>{self.code(first)}</p>{excerpt_html(first)}"
            if others:
                more = self.language.listed([self.code(piece) for piece in others[:6]])
                yield f"<p>{escape(say('Also'))}: {more}</p>"
        yield self.notes.history(entry)

    def code(self, piece: Excerpt) -> str:
        """A link to an excerpt."""
        return f'<a href="{source(piece, self.language)}">{escape(called(piece))}</a>'


def diagrams(drawn: Sequence[str], language: Language) -> str:
    """A chapter's diagrams, which a script folds where they would push the first rule off the screen.

    It stands right behind, so that nothing jumps.
    """
    heading = escape(language.say("The chapter in diagrams"))
    return (
        f'<details class="fold diagrams" open><summary>{heading}</summary>{"".join(drawn)}</details>'
        f"<script>document.currentScript.previousElementSibling.open = matchMedia('{ROOMY}').matches</script>"
    )


def called(piece: Excerpt) -> str:
    """What an excerpt is called: ``deus/march.py · may_march``."""
    return f"{piece.module}.py · {piece.name}"


def source(piece: Excerpt, language: Language) -> str:
    """Where the lines of an excerpt stand, seen from a chapter's page."""
    return f"{language.shared}source/{piece.module}.html#L{piece.first}"
