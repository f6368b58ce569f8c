"""The whole site in one language: its pages, its contents, and the files that go with it.

No builder is known here. Pages are made again only if what they are made of has changed, so that somebody who edits a
feature while looking at the site waits for one chapter.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from monosashi import suite
from monosashi.pictures import style
from monosashi.rulebook import catalogue, errata, ledger
from monosashi.rulebook.catalogue import BadCatalogue
from monosashi.rulebook.folders import PACKAGE
from monosashi.rulebook.glossary import glossary
from monosashi.site import build_cache
from monosashi.site.book import history
from monosashi.site.book.chapters import BadParts, Book, book, games
from monosashi.site.code_folders import own_folders
from monosashi.site.engine import Engine, engine_of
from monosashi.site.film.recording import Unproved
from monosashi.site.film.reels import shapes
from monosashi.site.pages.adapter_changes import adapter_changes_page
from monosashi.site.pages.changes import changes_page
from monosashi.site.pages.classes import classes_page, has_classes
from monosashi.site.pages.contents import contents_page
from monosashi.site.pages.counts import counts_page
from monosashi.site.pages.editions import editions_page
from monosashi.site.pages.engines import engines_page, engines_page_of, has_engines
from monosashi.site.pages.errata import errata_page
from monosashi.site.pages.excerpts import modules, name_of, source_page, style_sheet
from monosashi.site.pages.introduction import introduction, introduction_page
from monosashi.site.pages.lists import coverage_page, glossary_page, interpretations_page
from monosashi.site.pages.page import Page, encoded
from monosashi.site.pages.schemas import SCHEMAS, schemas_page
from monosashi.site.pages.search import search_page
from monosashi.site.pages.start import start_page, start_page_of_games
from monosashi.site.pages.table import table_assets, table_name, table_page
from monosashi.site.pages.tutorial import NoScenario
from monosashi.site.pages.whole import whole_path
from monosashi.site.publish import messages
from monosashi.site.publish.parallel_build import chapter_pages
from monosashi.site.search.index import search_files
from monosashi.site.text import language
from monosashi.site.text.language import ENGLISH, Language, published_in
from monosashi.support.faulty import Faulty

ASSETS = Path(__file__).resolve().parents[1] / "assets"
"""Scripts, styles and signs of all pages."""

Nav = list[dict[str, Any]]
"""Titles with paths of pages, or with further titles."""

FAULTS = (Faulty, BadCatalogue, BadParts, NoScenario, messages.Untranslated, Unproved)
"""Why a site cannot be made: exceptions that say in a sentence or more what is wrong."""

Wanted = Callable[[Book], bool]


def always(_rules: Book) -> bool:
    """Every game has this page."""
    return True


LISTS: tuple[tuple[Callable[[Book, Language], Page], Wanted], ...] = (
    (glossary_page, lambda rules: bool(glossary(rules.game))),
    (
        interpretations_page,
        lambda rules: any(entry.clause.status == "interpretation" for entry in rules.entries.values()),
    ),
    (coverage_page, always),
    (classes_page, has_classes),
    (editions_page, lambda rules: len(rules.editions) > 1),
    (errata_page, always),
    (engines_page_of, has_engines),
    (changes_page, lambda rules: bool(history.history(rules.game))),
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

    ``volumes`` are the games, ``files`` are further files by path, ``nav`` the contents for the navigation; it may be
    the project's own site. ``found`` is what the search fetches, by path; ``tables`` are the pages on which games are
    played, with the engine where it is fetched from, and ``missing`` says why there is none, if there is none.
    """

    language: Language
    start: Page
    search: Page
    volumes: tuple[Volume, ...]
    files: Mapping[str, bytes]
    nav: Nav
    is_project: bool
    found: Mapping[str, str]
    tables: Mapping[str, bytes]
    missing: str

    @cached_property
    def pages(self) -> tuple[Page, ...]:
        """All generated pages."""
        return (self.start, self.search, *(page for volume in self.volumes for page in volume.pages))

    @property
    def page_files(self) -> Iterator[tuple[str, bytes]]:
        """The files that belong to pages, by path."""
        return ((path, encoded(content)) for page in self.pages for path, content in page.files.items())

    @cached_property
    def games(self) -> Mapping[str, str]:
        """What the games are called, by the folders of their pages."""
        return {volume.rules.game: volume.title for volume in self.volumes}

    @cached_property
    def by_path(self) -> Mapping[str, Page]:
        """The pages by their paths."""
        return {page.path: page for page in self.pages}

    def place_of(self, clause: str) -> str:
        """Where a clause stands, among the files that the site is built of: path and anchor; empty for what is none."""
        for volume in self.volumes:
            if clause in volume.rules.entries:
                return f"{volume.rules.game}/{volume.rules.place(clause).replace('.html', '.md', 1)}"
        return ""


def assemble(codes: Sequence[str], only: Sequence[str] = ()) -> Mapping[str, Site]:
    """The site in some languages, by their codes: that of our games, with all that belongs to the project, or of some.

    Raises one of :data:`FAULTS`.
    """
    return {code: make() for code, make in prepare(codes, only).items()}


def prepare(codes: Sequence[str], only: Sequence[str] = ()) -> Mapping[str, Callable[[], Site]]:
    """What makes the site in each language, once all that takes long is done: languages can go on side by side.

    Raises one of :data:`FAULTS`.
    """
    forget()
    names = only or games()
    books = {name: replace(book(name), languages=published_in(names)) for name in names}
    shelf = {(each, name): (rules, language.language(each, name)) for each in codes for name, rules in books.items()}
    printed = chapter_pages(shelf, partial(_check, tuple(codes), tuple(only)))
    engine = engine_of(tuple(books))

    def make(code: str) -> Site:
        volumes = tuple(_volume(*shelf[code, name], printed[code, name]) for name in books)
        return _site(language.language(code), volumes, engine, is_project=not only)

    return {code: partial(make, code) for code in codes}


def _check(codes: Sequence[str], only: Sequence[str]) -> None:
    for code in codes:
        messages.check(code, only)


def _volume(rules: Book, spoken: Language, chapters: Sequence[Page]) -> Volume:
    told = introduction(rules.game)
    return Volume(
        rules,
        spoken,
        contents_page(rules, spoken),
        () if told is None else (introduction_page(rules, spoken, told),),
        tuple(chapters),
        tuple(make(rules, spoken) for make, is_wanted in LISTS if is_wanted(rules)),
    )


def _site(spoken: Language, volumes: tuple[Volume, ...], engine: Engine, *, is_project: bool) -> Site:
    shelf = [(volume.rules, volume.language) for volume in volumes]
    make = start_page if is_project else start_page_of_games
    files = {**_files(spoken, [volume.rules for volume in volumes])}
    if is_project:
        files["counts.md"] = counts_page(spoken.code)
        files["engines.md"] = engines_page(spoken.code)
        files["implementers/changes.md"] = adapter_changes_page(spoken.code)
    if is_project and spoken.code == ENGLISH:
        files |= _project_files()
    return Site(
        spoken,
        make(shelf, spoken),
        search_page(shelf, spoken),
        volumes,
        {path: encoded(content) for path, content in files.items()},
        _nav(spoken, volumes),
        is_project,
        search_files(shelf, spoken),
        {**_tables(shelf, engine), **(engine.files if spoken.code == ENGLISH else {})},
        engine.missing,
    )


def forget() -> None:
    """Read everything anew that may have been edited since."""
    for remembered in (
        suite.scenarios,
        suite.every_scenario,
        errata.edition_ledger,
        ledger.read_ledger,
        catalogue.rules_messages,
        history.history,
    ):
        remembered.cache_clear()


def _nav(spoken: Language, volumes: Sequence[Volume]) -> Nav:
    return [{spoken.say("Start"): "index.md"}, *({volume.title: _contents(volume)} for volume in volumes)]


def _contents(volume: Volume) -> list[Any]:
    """A game's own contents: its parts with their chapters, then its lists."""
    spoken, folder = volume.language, volume.rules.game
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


def _files(spoken: Language, shelf: Sequence[Book]) -> Mapping[str, str | bytes]:
    """What every site needs beside its pages: scripts and styles; once, in English, the engine."""
    found: dict[str, str | bytes] = {f"assets/{path.name}": path.read_bytes() for path in sorted(ASSETS.iterdir())}
    found |= {f"assets/{name}": content for name, content in table_assets().items()}
    found["assets/battlefield.css"] = style(*(rules.game for rules in shelf))
    for rules in shelf:
        found[f"{rules.game}/films/shapes.js"] = shapes(rules.game)
        for folder in own_folders(rules.game):
            if (folder / "site" / "social.png").is_file():
                found[social_picture(rules.game)] = (folder / "site" / "social.png").read_bytes()
    if spoken.code == ENGLISH:
        found |= _sources([rules.game for rules in shelf])
    return found


def _tables(shelf: Sequence[tuple[Book, Language]], engine: Engine) -> Mapping[str, bytes]:
    """A table for every edition."""
    return {
        f"{rules.game}/{table_name(edition, rules)}": encoded(table_page(edition, rules, spoken, engine))
        for rules, spoken in shelf
        for edition in rules.editions
    }


def social_picture(game: str) -> str:
    """Where a game's own picture for links to it lies, if it has one."""
    return f"assets/social-{game}.png"


def _project_files() -> Mapping[str, str]:
    """What is published beside the rules: the JSON Schemas and the changelog."""
    schemas = {f"schemas/{path.name}": path.read_text("utf-8") for path in sorted(SCHEMAS.glob("*.json"))}
    # Its links are those of the repository, where the pages lie one folder further down.
    changelog = (PACKAGE.parent / "CHANGELOG.md").read_text("utf-8").replace("](docs/", "](")
    return {"schemas.md": schemas_page(), **schemas, "changelog.md": changelog}


def _sources(games: Sequence[str]) -> Mapping[str, str]:
    """The engine's modules as pages, with their style."""
    name = f"source-{build_cache.code(*games)}-{'-'.join(games)}"
    found: Mapping[str, str] | None = build_cache.get(name)
    if found is None:
        names = dict.fromkeys(name_of(path) for game in games for path in modules(game))
        found = {f"source/{name}.html": source_page(name, "../" * name.count("/") + "source.css") for name in names}
        found["source/source.css"] = style_sheet()
        build_cache.put(name, found)
    return found


def files_beside(made: Site) -> Iterator[tuple[str, bytes]]:
    """What is written beside built pages, by path: their plain texts, what the search fetches, the tables."""
    yield from ((path, encoded(text)) for path, text in (*plain_files(made), *made.found.items()))
    yield from made.tables.items()


def plain_files(made: Site) -> Iterator[tuple[str, str]]:
    """Every page as plain Markdown beside it, and ``llms.txt``, which lists them."""
    say = made.language.say
    lines = [
        f"# Monosashi ({made.language.code})",
        "",
        f"> {say('An executable rulebook, unofficial, in our own words.')}",
        "",
    ]
    yield made.start.path, made.start.plain
    yield made.search.path, made.search.plain
    lines += [f"- [{page.title}]({page.path})" for page in (made.start, made.search)]
    for volume in made.volumes:
        lines += ["", f"## {volume.title}", ""]
        for page in volume.pages:
            yield page.path, page.plain
            lines.append(f"- [{page.title}]({page.path})")
        lines.append(f"- [{say('The whole rules on one page')}]({whole_path(volume.rules)})")
    yield "llms.txt", "\n".join(lines) + "\n"
