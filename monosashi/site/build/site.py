"""The whole site in one language: its pages, its contents, and the files that go with it.

No builder is known here. Pages are made again only if what they are made of has changed, so that somebody who edits a
feature while looking at the site waits for one chapter.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from monosashi.site.build import history
from monosashi.site.text import language, messages
from monosashi.site.pages.changes import changes_page
from monosashi.site.build.chapters import Book, Entry, book, games
from monosashi.site.pages.editions import editions_page
from monosashi.site.pages.errata import errata_page
from monosashi.site.pages.excerpts import modules, name_of, source_page, style_sheet
from monosashi.site.pages.introduction import introduction, introduction_page
from monosashi.site.build.build_cache import code, keep, kept
from monosashi.site.text.language import DOCS, ENGLISH, Language
from monosashi.site.pages.lists import contents_page, coverage_page, glossary_page, interpretations_page
from monosashi.site.pages.page import Page
from monosashi.site.build.parallel_build import chapter_pages
from monosashi.site.pages.schemas import SCHEMAS, schemas_page
from monosashi.site.pages.start import start_page
from monosashi.rulebook.glossary import glossary
from monosashi import suite
from monosashi.rulebook import catalogue, errata, ledger
from monosashi.pictures import style

Nav = list[dict[str, Any]]
"""Titles with paths of pages, or with further titles."""

Wanted = Callable[[Book], bool]


def always(_rules: Book) -> bool:
    """Every game has this page."""
    return True


LISTS: tuple[tuple[Callable[[Book, Language], Page], Wanted], ...] = (
    (glossary_page, lambda rules: bool(glossary(rules.ruleset))),
    (
        interpretations_page,
        lambda rules: any(entry.clause.status == "interpretation" for entry in rules.entries.values()),
    ),
    (coverage_page, always),
    (editions_page, lambda rules: len(rules.editions) > 1),
    (errata_page, always),
    (changes_page, always),
)
"""Pages beside the chapters, and which games have them."""


@dataclass(frozen=True)
class Volume:
    """A game in one language: its contents, its introduction if it has one, its chapters and its lists."""

    rules: Book
    language: Language
    contents: Page
    introduction: tuple[Page, ...]
    chapters: tuple[Page, ...]
    lists: tuple[Page, ...]

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.language.text("game", self.rules.title)

    @property
    def pages(self) -> tuple[Page, ...]:
        """All its pages."""
        return (self.contents, *self.introduction, *self.lists, *self.chapters)


@dataclass(frozen=True)
class Site:
    """Everything in one language.

    ``volumes`` are the games, ``files`` are further files by path, ``nav`` the contents for the navigation, ``tags`` by
    what else a section is found, by its anchor: a clause by its id, with and without the ruleset, and by the
    rulebook's letter.
    """

    language: Language
    start: Page
    volumes: tuple[Volume, ...]
    files: Mapping[str, str]
    nav: Nav
    tags: Mapping[str, tuple[str, ...]]

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """All generated pages."""
        return (self.start, *(page for volume in self.volumes for page in volume.pages))

    @cached_property
    def games(self) -> Mapping[str, str]:
        """What the games are called, by the folders of their pages."""
        return {volume.rules.ruleset: volume.title for volume in self.volumes}

    @cached_property
    def by_path(self) -> Mapping[str, Page]:
        """The pages by their paths."""
        return {page.path: page for page in self.pages}


def sites(codes: Sequence[str]) -> Mapping[str, Site]:
    """The site in some languages, by their codes.

    Raises Untranslated, BadCatalogue, BadLedger, BadParts, NoScenario, Unproved.
    """
    forget()
    for each in codes:
        messages.check(each)
    books = {name: book(name) for name in games()}
    shelf = {(each, name): (rules, language.language(each, name)) for each in codes for name, rules in books.items()}
    printed = chapter_pages(shelf)
    return {
        each: _site(language.language(each), tuple(_volume(*shelf[each, name], printed[each, name]) for name in books))
        for each in codes
    }


def _volume(rules: Book, spoken: Language, chapters: Sequence[Page]) -> Volume:
    told = introduction(rules.ruleset)
    return Volume(
        rules,
        spoken,
        contents_page(rules, spoken),
        () if told is None else (introduction_page(rules, spoken, told),),
        tuple(chapters),
        tuple(make(rules, spoken) for make, is_wanted in LISTS if is_wanted(rules)),
    )


def _site(spoken: Language, volumes: tuple[Volume, ...]) -> Site:
    entries = [entry for volume in volumes for entry in volume.rules.entries.values()]
    return Site(
        spoken,
        start_page([(volume.rules, volume.language) for volume in volumes], spoken),
        volumes,
        dict(_files(spoken, [volume.rules for volume in volumes])),
        _nav(spoken, volumes),
        {entry.clause.id: _tags(entry) for entry in entries},
    )


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


def _nav(spoken: Language, volumes: Sequence[Volume]) -> Nav:
    return [{spoken.say("Start"): "index.md"}, *({volume.title: _contents(volume)} for volume in volumes)]


def _contents(volume: Volume) -> list[Any]:
    """A game's own contents: its parts with their chapters, then its lists."""
    spoken, folder = volume.language, volume.rules.ruleset
    parts = [
        {
            spoken.text("part", part.title): [
                {spoken.text("chapter", chapter.title): f"{folder}/{chapter.name}.md"} for chapter in part.chapters
            ]
        }
        for part in volume.rules.parts
    ]
    beginning = [{page.title: page.path} for page in volume.introduction]
    lists = [{page.title: page.path} for page in volume.lists]
    return [volume.contents.path, *beginning, *parts, {spoken.say("Lists"): lists}]


def _files(spoken: Language, shelf: Sequence[Book]) -> Iterator[tuple[str, str]]:
    """The style of the pictures and the permanent links in every language; once, in English, what all share.

    That is the engine's source, the JSON Schemas and the changelog.
    """
    yield "assets/battlefield.css", style(*(rules.ruleset for rules in shelf))
    for rules in shelf:
        for entry in rules.entries.values():
            for name in (entry.clause.id, *entry.clause.aliases):
                yield f"c/{name}.html", _permanent_link(f"../{rules.ruleset}/{rules.place(entry.clause.id)}")
    if spoken.code == ENGLISH:
        yield from _sources([rules.ruleset for rules in shelf]).items()
        yield "schemas.md", schemas_page()
        yield from ((f"schemas/{path.name}", path.read_text("utf-8")) for path in sorted(SCHEMAS.glob("*.json")))
        yield "changelog.md", (DOCS.parent / "CHANGELOG.md").read_text("utf-8")


def _sources(rulesets: Sequence[str]) -> Mapping[str, str]:
    """The engine's modules as pages, with their style."""
    name = f"source-{code()}-{'-'.join(rulesets)}"
    found: Mapping[str, str] | None = kept(name)
    if found is None:
        names = dict.fromkeys(name_of(path) for ruleset in rulesets for path in modules(ruleset))
        found = {f"source/{name}.html": source_page(name, "../" * name.count("/") + "source.css") for name in names}
        found["source/source.css"] = style_sheet()
        keep(name, found)
    return found


def _permanent_link(target: str) -> str:
    """A page that leads to where a clause stands now."""
    to = escape(target)
    return (
        f'<!doctype html><meta charset="utf-8"><title>{to}</title><link rel="canonical" href="{to}">'
        f'<link rel="icon" href="../assets/logo.svg"><meta name="robots" content="noindex">'
        f'<meta http-equiv="refresh" content="0; url={to}">'
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
    yield made.start.path, made.start.twin
    lines.append(f"- [{made.start.title}]({made.start.path})")
    for volume in made.volumes:
        lines += ["", f"## {volume.title}", ""]
        for page in volume.pages:
            yield page.path, page.twin
            lines.append(f"- [{page.title}]({page.path})")
    yield "llms.txt", "\n".join(lines) + "\n"
