"""A clause as a card: all that there is to know of it on one small page, which is its permanent link."""

import re
from collections.abc import Iterable, Iterator
from html import escape

from monosashi.pictures import sprite
from monosashi.pictures.common import shared
from monosashi.site.book.chapters import Book, Chapter, ChapterEntry
from monosashi.site.film.best import best, decisive
from monosashi.site.film.citing import Citing
from monosashi.site.film.markup import caption, drawn
from monosashi.site.film.recording import Recording, Still
from monosashi.site.film.recordings import recording_of
from monosashi.site.film.sentences import sentence, table
from monosashi.site.pages.examples import examples_path, rows_table
from monosashi.site.pages.notes import Notes, notes_list, status
from monosashi.site.pages.preview import HEIGHT, WIDTH, Previews
from monosashi.site.pages.standalone import absolute, in_languages, standalone
from monosashi.site.pages.titles import row_titles
from monosashi.site.text import language as languages
from monosashi.site.text.language import Language
from monosashi.site.text.locators import locator
from monosashi.site.text.terms import Terms
from monosashi.suite import Scenario

TOOLTIP = re.compile(r' title="[^"]*"')
"""The ids of clauses, which a film shows to whoever points at their signs."""

CARD_BYTES, MOST_CARD_BYTES = 10_000, 20_000
"""So many bytes a card has with both pictures, and at most: else only that which decides is shown, or none at last."""

EXAMPLES_ELSEWHERE = 3
"""So many of the scenarios that stand elsewhere are looked at for an example."""


def card_path(clause: str) -> str:
    """Where a card lies, below the language's folder."""
    return f"c/{clause}.html"


def preview_path(clause: str) -> str:
    """Where the picture of a card lies that is shown with links to it."""
    return f"c/{clause}.png"


def example_of(entry: ChapterEntry) -> Recording | None:
    """The example on a clause's card: one of its own, or else one that shows it, too. Raises Unproved."""
    own: Iterable[Scenario] = [row for group in entry.groups for row in group.rows]
    others = sorted(entry.shown_by, key=lambda scenario: len(scenario.steps))[:EXAMPLES_ELSEWHERE]
    return best(recording_of(scenario) for scenario in own or others)


class Cards:
    """Writes the cards of a book's clauses in one language."""

    def __init__(self, book: Book, language: Language) -> None:
        """Whatever all cards need."""
        self.book = book
        self.language = language
        self.say = language.say
        self.glossary = f"../{book.game}/glossary.html"
        self.notes = Notes(book, language, lambda name: f"{name}.html", Terms(language, self.glossary))
        self.others = [languages.language(code, book.game) for code in book.languages if code != language.code]
        self.chapters = {chapter.name: chapter for chapter in book.chapters}
        self.cite = Citing(lambda name: f"{name}.html", lambda name: language.text(name, book.clauses[name].en))

    def card(self, entry: ChapterEntry, example: Recording | None, *, previewed: bool) -> str:
        """The page. ``previewed`` says whether there is a picture for links to it."""
        numbers = decisive(example) if example else ()
        for pictures, most in ((numbers, CARD_BYTES), (numbers[-1:], MOST_CARD_BYTES), ((), MOST_CARD_BYTES)):
            page = self._page(entry, example, pictures, previewed=previewed)
            if len(page.encode()) <= most:
                break
        return page

    def preview(self, entry: ChapterEntry, example: Recording | None, previews: Previews) -> bytes:
        """The picture for links to the card."""
        number = decisive(example)[-1] if example else 0
        board = drawn(example, self.language, (number,)).get(number, "") if example else ""
        rule = self.language.text(entry.clause.id, entry.clause.en)
        game = self.language.text("game", self.book.title)
        return previews.draw(board, self.where(entry), self.heading(entry), rule, game)

    def alias(self, clause: str) -> str:
        """The page under a name that a clause had before: it leads to the card."""
        to = escape(f"{clause}.html")
        return (
            f'<!doctype html><html lang="{self.language.code}"><meta charset="utf-8">'
            f"<title>{escape(self.title(self.book.entries[clause]))}</title>"
            f'<link rel="canonical" href="{to}"><link rel="icon" href="../assets/logo.svg">'
            f'<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url={to}">'
            f'<a href="{to}">{to}</a>\n'
        )

    def title(self, entry: ChapterEntry) -> str:
        """What a rule is called where it stands alone: ``March a · Ready units only · Monster Collection Deus``."""
        return " · ".join((self.where(entry), self.heading(entry), self.language.text("game", self.book.title)))

    def heading(self, entry: ChapterEntry) -> str:
        """The clause's title."""
        return self.language.text("title", entry.clause.title)

    def where(self, entry: ChapterEntry) -> str:
        """Its chapter, and the rulebook's letter."""
        chapter = self.language.text("chapter", self._chapter(entry).title)
        return f"{chapter} {entry.letter}" if entry.letter else chapter

    def _chapter(self, entry: ChapterEntry) -> Chapter:
        return self.chapters[entry.clause.section]

    def _page(
        self, entry: ChapterEntry, example: Recording | None, pictures: tuple[int, ...], *, previewed: bool
    ) -> str:
        clause = entry.clause
        chapter = f"../{self.book.game}/{self.book.place(clause.id)}"
        game = escape(self.language.text("game", self.book.title))
        body = "".join(
            (
                f'<header><a href="{chapter}">{game} · {escape(self.where(entry))}</a>',
                f"{in_languages(card_path(clause.id), self.book.languages, self.language.code)}</header>",
                f"<main><h1>{escape(self.heading(entry), quote=False)}</h1>",
                *self._sentences(entry),
                f'<p class="facts">{" ".join(self._facts(entry))}</p>',
                notes_list(self.notes.notes(entry)),
                *(self._example(example, pictures) if example else ()),
                self._ways(entry, chapter),
                self.notes.history(entry),
                "</main>",
                self._code(entry),
            )
        )
        return standalone(
            self.title(entry),
            body,
            self.language,
            "../",
            description=self.language.text(clause.id, clause.en),
            head="".join(self._head(entry, previewed=previewed)),
        )

    def _sentences(self, entry: ChapterEntry) -> Iterator[str]:
        """The clause in the language of the page, then in all others."""
        yield f'<p class="rule">{self.notes.rule(entry)}</p>'
        for other in self.others:
            text = Terms(other, self.glossary).linked(other.text(entry.clause.id, entry.clause.en))
            yield f'<p class="rule other" lang="{other.code}">{text}</p>'

    def _facts(self, entry: ChapterEntry) -> Iterator[str]:
        """Status, letter and place in the rulebook, its key phrase, the editions, the id."""
        clause, say = entry.clause, self.say
        yield f'<span class="status {clause.status}">{escape(status(clause.status, self.language))}</span>'
        place = locator(clause, self.book.editions, self.language)
        if place:
            yield f"<span>{escape(say('Rulebook: {place}', place=place))}</span>"
        if entry.letter:
            yield f"<span>{escape(say('letter {letter}', letter=entry.letter))}</span>"
        if clause.term_ja:
            yield f'<span lang="ja">「{escape(clause.term_ja)}」</span>'
        if clause.since:
            yield f"<span>{escape(say('since {edition}', edition=self.notes.edition(clause.since)))}</span>"
        if clause.until:
            yield f"<span>{escape(say('not in {edition} any more', edition=self.notes.edition(clause.until)))}</span>"
        yield f"<code>{clause.id}</code>"

    def _example(self, example: Recording, pictures: tuple[int, ...]) -> Iterator[str]:
        """The scenario's sentences, and its position before and after what decides."""
        scenario, say = example.scenario, self.say
        title = row_titles(self.book.groups[scenario.id], self.language)[scenario.id]
        yield f"<h2>{escape(say('Example: {title}', title=title), quote=False)}</h2><ol>"
        for step in scenario.steps:
            keyword = escape(self.language.word("keyword", step.keyword))
            yield f"<li><b>{keyword}</b> {escape(sentence(step.text, self.language), quote=False)}"
            if step.table:
                yield rows_table(table(step.table, self.language))
        yield "</ol>"
        found = drawn(example, self.language, pictures)
        pieces, drawings = shared([*found.values()], "same")
        shown = dict(zip(found, drawings, strict=True))
        stills = "".join(
            f"<figure>{shown.get(number, '')}<figcaption>{self._caption(example.stills[number])}</figcaption></figure>"
            for number in pictures
        )
        yield f'{sprite(self.book.game, of=stills, also=pieces)}<div class="stills">{stills}</div>'

    def _caption(self, still: Still) -> str:
        return TOOLTIP.sub("", "".join(caption(still, self.language, self.cite)))

    def _ways(self, entry: ChapterEntry, chapter: str) -> str:
        """Where to go from here."""
        say, clause = self.say, entry.clause
        links = [(chapter, say("This rule in its chapter, with films and code"))]
        rows = sum(len(group.rows) for group in entry.groups)
        if rows:
            told = say("All its examples in words: {rows}", rows=rows)
            links.append((f"../{self.book.game}/{examples_path(clause.id)}", told))
        links.append((f"../{self.book.game}/all.html#{clause.id}", say("The whole rules on one page")))
        items = "".join(f'<li><a href="{escape(href)}">{escape(told)}</a></li>' for href, told in links)
        return f'<ul class="ways">{items}</ul>'

    def _code(self, entry: ChapterEntry) -> str:
        """In print: the address of the card, for a telephone and for eyes."""
        here = absolute(card_path(entry.clause.id), self.language.code)
        return f'<footer class="print">{qr(here)}<p>{escape(here)}</p></footer>' if here else ""

    def _head(self, entry: ChapterEntry, *, previewed: bool) -> Iterator[str]:
        """The style of the pictures, and what programs show of a link to the page."""
        clause, code = entry.clause, self.language.code
        yield '<link rel="stylesheet" href="../assets/battlefield.css">'
        yield f'<meta property="og:title" content="{escape(f"{self.where(entry)} · {self.heading(entry)}")}">'
        here = absolute(card_path(clause.id), code)
        if not here:
            return
        yield f'<link rel="canonical" href="{escape(here)}">'
        facts = {
            "og:type": "article",
            "og:site_name": self.language.text("game", self.book.title),
            "og:description": self.language.text(clause.id, clause.en),
            "og:url": here,
        }
        if previewed:
            facts |= {
                "og:image": absolute(preview_path(clause.id), code),
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "og:image:alt": self.heading(entry),
            }
            yield '<meta name="twitter:card" content="summary_large_image">'
        yield from (f'<meta property="{name}" content="{escape(told)}">' for name, told in facts.items())


def qr(text: str) -> str:
    """A text as a QR code; nothing where the package that draws it is not installed."""
    try:
        import segno
    except ImportError:
        return ""
    drawn = segno.make_qr(text, error="l").svg_inline(scale=3, border=2, omitsize=True, svgclass=None, lineclass=None)
    return str(drawn).replace("<svg ", '<svg aria-hidden="true" ', 1)
