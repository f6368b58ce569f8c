"""What the ledger and the repository know of a clause beside its sentence, as HTML for any page."""

from collections.abc import Callable, Iterable, Iterator
from html import escape

from monosashi.site.book.chapters import Book, ChapterEntry
from monosashi.site.book.history import Change, history
from monosashi.site.pages.titles import label
from monosashi.site.text.language import Language
from monosashi.site.text.terms import Terms

Place = Callable[[str], str]
"""Where a clause stands, by its id, seen from the page."""


class Notes:
    """Speaks of the clauses of a book in one language, on pages that have them at ``place``."""

    def __init__(self, book: Book, language: Language, place: Place, terms: Terms) -> None:
        """``terms`` are linked in every text."""
        self.book = book
        self.language = language
        self.place = place
        self.terms = terms

    def rule(self, entry: ChapterEntry) -> str:
        """The clause's sentence."""
        clause = entry.clause
        return self.terms.linked(self.language.text(clause.id, clause.en))

    def edition(self, name: str) -> str:
        """What readers call an edition."""
        return self.language.text("edition", self.book.editions[name])

    def notes(self, entry: ChapterEntry) -> Iterator[tuple[str, str]]:
        """What else the ledger knows, as terms and texts in HTML."""
        clause, say = entry.clause, self.language.say
        if clause.into:
            yield say("Said by"), self.reference(clause.into)
        if clause.supersedes:
            yield say("Replaces"), self.references(clause.supersedes)
        if clause.id in self.book.replaced_by:
            yield say("Replaced by"), self.references(new.id for new in self.book.replaced_by[clause.id])
        if clause.why:
            yield say("Why"), self.text(entry, clause.why)
        if clause.of:
            yield say("Settles"), self.references(clause.of)
        yield from self.reading(entry)
        if clause.confidence is not None:
            yield say("Confidence"), meter(clause.confidence)
        if clause.switch:
            yield say("Switch"), f"<code>{escape(clause.switch)}</code>"
        if entry.read_with:
            yield say("Read with"), self.references(clause.id for clause in entry.read_with)

    def reading(self, entry: ChapterEntry) -> Iterator[tuple[str, str]]:
        """Why an interpretation was chosen, and what was not."""
        clause, say = entry.clause, self.language.say
        if clause.reason:
            yield say("Reason"), self.text(entry, clause.reason)
        for other in clause.others:
            yield say("Not chosen"), self.text(entry, other)

    def text(self, entry: ChapterEntry, english: str) -> str:
        """One of the clause's further texts."""
        return self.terms.linked(self.language.text(entry.clause.id, english))

    def references(self, names: Iterable[str]) -> str:
        """Links to clauses, in a row."""
        return self.language.listed([self.reference(name) for name in names])

    def reference(self, name: str) -> str:
        """A link to a clause by its title."""
        entry = self.book.entries[name]
        return f'<a href="{escape(self.place(name))}">{escape(label(entry, self.language))}</a>'

    def history(self, entry: ChapterEntry) -> str:
        """When the clause was written down, and what has happened to it since; empty if nobody knows."""
        changes = history(self.book.game).get(entry.clause.id, ())
        return f'<p class="history">{" · ".join(map(self._change, changes))}</p>' if changes else ""

    def _change(self, change: Change) -> str:
        say = self.language.say
        told = {
            "added": say("{date}: written down", date=change.date),
            "reworded": say("{date}: reworded", date=change.date),
            "renamed": say("{date}: renamed, before {before}", date=change.date, before=change.before),
            "status": say("{date}: another status, before {before}", date=change.date, before=change.before),
        }[change.what]
        before = f' title="{escape(change.before)}"' if change.what == "reworded" else ""
        return f"<span{before}>{escape(told)}</span>"


def notes_list(notes: Iterable[tuple[str, str]]) -> str:
    """Terms and texts as a list; nothing if there are none."""
    told = "".join(f"<dt>{escape(term)}</dt><dd>{text}</dd>" for term, text in notes)
    return f'<dl class="notes">{told}</dl>' if told else ""


def status(name: str, language: Language) -> str:
    """A clause's status in words."""
    say = language.say
    return {
        "normative": say("Rule"),
        "interpretation": say("Interpretation"),
        "vocabulary": say("Card vocabulary"),
        "excluded": say("Not tested"),
        "merged": say("Said elsewhere"),
    }[name]


def meter(confidence: float) -> str:
    """A confidence between 0 and 1 as a bar with its number."""
    return f'<meter min="0" max="1" value="{confidence:g}">{confidence:.2f}</meter> {confidence:.2f}'
