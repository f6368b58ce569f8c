"""The page of changes: what has become of the rules' wording, day by day, as the repository remembers it."""

from collections.abc import Iterator
from html import escape

from monosashi.site.book.chapters import Book, ChapterEntry
from monosashi.site.book.history import Change, history
from monosashi.site.pages.page import Page, front_matter, heading, place
from monosashi.site.pages.titles import label
from monosashi.site.text.language import Language

CLAUSES_NAMED = 12
"""So many clauses written down on one day are counted instead of listed."""


def changes_page(book: Book, language: Language) -> Page:
    """Every change of every clause, the latest day first."""
    say = language.say
    title = say("Changes of the rules")
    about = say("When clauses were written down, reworded, renamed or given another status, the latest day first.")
    days: dict[str, list[tuple[ChapterEntry, Change]]] = {}
    for name, changes in history(book.game).items():
        if name in book.entries:
            for change in changes:
                days.setdefault(change.date, []).append((book.entries[name], change))
    path = f"{book.game}/changes.md"
    body, plain, inserts = [heading(title, "changes"), f"{about}\n"], [f"# {title}\n", f"{about}\n"], {}
    for day in sorted(days, reverse=True):
        inserts[day] = "".join(f"<li>{line}</li>" for line, _ in _day(days[day], language))
        inserts[day] = f"<ul>{inserts[day]}</ul>"
        body += [heading(day, f"d{day}", 2), f"{place(day)}\n"]
        plain += [f"## {day}\n", *(f"- {plain}" for _, plain in _day(days[day], language)), ""]
    return Page(path, title, front_matter(path, title, about) + "\n".join(body), "\n".join(plain), inserts)


def _day(changes: list[tuple[ChapterEntry, Change]], language: Language) -> Iterator[tuple[str, str]]:
    """What happened on a day, as HTML and as plain text."""
    say = language.say
    added = [entry for entry, change in changes if change.what == "added"]
    if len(added) > CLAUSES_NAMED:
        told = say("{n} clauses are written down.", n=len(added))
        yield escape(told), told
    for entry, change in changes:
        if change.what == "added" and len(added) > CLAUSES_NAMED:
            continue
        clause, before = entry.clause, change.before
        told = {
            "added": say("written down"),
            "reworded": say("reworded; before: {before}", before=before),
            "renamed": say("renamed; before: {before}", before=before),
            "status": say("another status; before: {before}", before=before),
        }[change.what]
        link = f'<a href="{clause.section}.html#{clause.id}">{escape(label(entry, language))}</a>'
        yield f"{link}: {escape(told)}", f"{label(entry, language)} (`{clause.id}`): {told}"
