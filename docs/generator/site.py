"""The whole site in one language: its pages, its contents, and the files that go with it.

No builder is known here. Pages are made again only if what they are made of has changed, so that somebody who edits a
feature while looking at the site waits for one chapter.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from docs.generator import history, language, messages
from docs.generator.changes_page import changes_page
from docs.generator.chapters import Book, Entry, book
from docs.generator.editions_page import editions_page
from docs.generator.errata_page import errata_page
from docs.generator.excerpts import modules, name_of, source_page, style_sheet
from docs.generator.kept import code, keep, kept
from docs.generator.language import DOCS, ENGLISH, Language
from docs.generator.lists import contents_page, coverage_page, glossary_page, interpretations_page
from docs.generator.page import Page
from docs.generator.press import chapter_pages
from docs.generator.schemas_page import SCHEMAS, schemas_page
from docs.generator.start_page import start_page
from monosashi import catalogue, errata, ledger, suite
from monosashi.pictures import style

Nav = list[dict[str, Any]]
"""Titles with paths of pages, or with further titles."""

RULESET = "deus"
LISTS = (
    contents_page, glossary_page, interpretations_page, coverage_page, editions_page, errata_page, changes_page,
)  # fmt: skip
"""Pages beside the chapters, the contents first."""


@dataclass(frozen=True)
class Site:
    """Everything in one language.

    ``files`` are further files by path, ``nav`` the contents for the navigation, ``tags`` by what else a section is
    found, by its anchor: a clause by its id, with and without the ruleset, and by the rulebook's letter.
    """

    language: Language
    pages: tuple[Page, ...]
    files: Mapping[str, str]
    nav: Nav
    tags: Mapping[str, tuple[str, ...]]

    @cached_property
    def by_path(self) -> Mapping[str, Page]:
        """The pages by their paths."""
        return {page.path: page for page in self.pages}


def sites(codes: Sequence[str]) -> Mapping[str, Site]:
    """The site in some languages, by their codes. Raises Untranslated, BadCatalogue, BadLedger, Unproved."""
    forget()
    for each in codes:
        messages.check(RULESET, each)
    rules = book(RULESET)
    languages = [language.language(each, RULESET) for each in codes]
    printed = chapter_pages(rules, languages)
    return {
        spoken.code: _site(rules, spoken, [printed[spoken.code, chapter.name] for chapter in rules.chapters])
        for spoken in languages
    }


def _site(rules: Book, spoken: Language, chapters: list[Page]) -> Site:
    lists = [make(rules, spoken) for make in LISTS]
    start = start_page(rules, spoken)
    pages = (start, *lists, *chapters)
    tags = {entry.clause.id: _tags(entry) for entry in rules.entries.values()}
    return Site(spoken, pages, dict(_files(rules, spoken)), _nav(rules, spoken, lists), tags)


def _tags(entry: Entry) -> tuple[str, ...]:
    name = entry.clause.id
    return tuple(filter(None, (name, name.partition(".")[2], entry.letter)))


def forget() -> None:
    """Read everything anew that may have been edited since."""
    for remembered in (
        suite.scenarios,
        suite.every_scenario,
        errata.edition_ledger,
        ledger.read_ledger,
        catalogue.rules_messages,
        language.language,
        history.history,
    ):
        remembered.cache_clear()


def _nav(rules: Book, spoken: Language, lists: list[Page]) -> Nav:
    say, folder = spoken.say, rules.ruleset
    parts: Nav = []
    for part in rules.parts:
        title = spoken.text("part", part.title)
        parts.append({title: [{spoken.text("chapter", c.title): f"{folder}/{c.name}.md"} for c in part.chapters]})
    contents, *others = lists
    return [
        {say("Start"): "index.md"},
        {say("The rules"): [contents.path, *parts]},
        {say("Lists"): [{page.title: page.path} for page in others]},
    ]


def _files(rules: Book, spoken: Language) -> Iterator[tuple[str, str]]:
    """The style of the pictures and the permanent links in every language; once, in English, what all share.

    That is the engine's source, the JSON Schemas and the changelog.
    """
    yield "assets/battlefield.css", style(rules.ruleset)
    for entry in rules.entries.values():
        for name in (entry.clause.id, *entry.clause.aliases):
            yield f"c/{name}.html", _permanent_link(f"../{rules.ruleset}/{rules.place(entry.clause.id)}")
    if spoken.code == ENGLISH:
        yield from _sources(rules.ruleset).items()
        yield "schemas.md", schemas_page()
        yield from ((f"schemas/{path.name}", path.read_text("utf-8")) for path in sorted(SCHEMAS.glob("*.json")))
        yield "changelog.md", (DOCS.parent / "CHANGELOG.md").read_text("utf-8")


def _sources(ruleset: str) -> Mapping[str, str]:
    """The engine's modules as pages, with their style."""
    name = f"source-{code()}"
    found: Mapping[str, str] | None = kept(name)
    if found is None:
        names = [name_of(path) for path in modules(ruleset)]
        found = {f"source/{name}.html": source_page(name, "../" * name.count("/") + "source.css") for name in names}
        found["source/source.css"] = style_sheet()
        keep(name, found)
    return found


def _permanent_link(target: str) -> str:
    """A page that leads to where a clause stands now."""
    to = escape(target)
    return (
        f'<!doctype html><meta charset="utf-8"><title>{to}</title><link rel="canonical" href="{to}">'
        f'<meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url={to}">'
        f'<a href="{to}">{to}</a>\n'
    )


def twin_files(made: Site) -> Iterator[tuple[str, str]]:
    """Every page as plain Markdown beside it, and ``llms.txt``, which lists them."""
    say = made.language.say
    lines = [
        f"# Monosashi ({made.language.code})",
        "",
        f"> {say('An executable rulebook, unofficial, in our own words.')}",
        "",
    ]
    for page in made.pages:
        yield page.path, page.twin
        lines.append(f"- [{page.title}]({page.path})")
    yield "llms.txt", "\n".join(lines) + "\n"
