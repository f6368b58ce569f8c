"""The chapters of a game: what the ledger and the features say, gathered for its readers, part by part."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import msgspec
from gherkin.parser import Parser

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import games as usable_games
from monosashi.mutants.matrix import Score, shipped_scores
from monosashi.mutants.operators.scores import ClauseScore, OperatorScore, clause_scores, edition_score
from monosashi.rulebook.folders import features_of
from monosashi.rulebook.ledger import Clause, load_ledger
from monosashi.site.book.topics import BadTopics, Topic, TopicRow, topics
from monosashi.suite import Scenario

RESERVED = frozenset(
    (
        "all",
        "changes",
        "classes",
        "coverage",
        "editions",
        "engines",
        "errata",
        "glossary",
        "index",
        "interpretations",
        "introduction",
    )
)
"""Names of pages that every game may have beside its chapters."""


class PartRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chapters that belong together, by the names of their sections."""

    title: str
    chapters: tuple[str, ...]


class PartsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file ``features/<game>/parts.toml``: how a game is presented to readers.

    A game may do without: see :func:`default_parts`.

    ``title`` is what the game is called, ``about`` says in a sentence or two what it is. ``source`` says what chapters
    are made from whose clauses stand on no page. ``editions`` has what readers call each edition, the oldest first;
    ``titles`` those of chapters that have no feature. ``part`` names every section of the ledger once, ``topic`` every
    clause that replaces another, if it is there at all.
    """

    title: str
    about: str
    part: tuple[PartRow, ...]
    source: str = ""
    editions: dict[str, str] = {}
    titles: dict[str, str] = {}
    topic: tuple[TopicRow, ...] = ()


@dataclass(frozen=True)
class Group:
    """The scenarios of one title: one, or the rows of an outline."""

    title: str
    rows: tuple[Scenario, ...]

    @property
    def id(self) -> str:
        """The title's permanent name: that of its only scenario, or what its rows' names begin with."""
        return suite.group_id(self.rows[0].id)


@dataclass(frozen=True)
class ChapterEntry:
    """A clause with everything that is known of it; ``score`` is that of its wrong twins, ``operators`` of others."""

    clause: Clause
    groups: tuple[Group, ...]
    shown_by: tuple[Scenario, ...]
    read_with: tuple[Clause, ...]
    score: Score | None
    operators: ClauseScore | None

    @property
    def letter(self) -> str:
        """The letter that the rulebook itself gives the clause, if it does: ``h`` for ``deus.intercept.h``."""
        found = re.fullmatch(r".*\.([a-zA-Z])(?:_.*)?", self.clause.id)
        return found[1] if found else ""


@dataclass(frozen=True)
class Chapter:
    """A section of the rulebook. ``about`` is the feature's description, a paragraph."""

    name: str
    title: str
    about: str
    entries: tuple[ChapterEntry, ...]

    @property
    def pages(self) -> list[str]:
        """The numbered pages of the rulebook it stands on, in order; passages may have names instead."""
        found = {page for entry in self.entries for page in entry.clause.page.values() if page[0].isdigit()}
        return sorted(found, key=lambda page: [int(number) for number in re.findall(r"\d+", page)])

    @property
    def is_ours(self) -> bool:
        """Whether no rulebook says it: all of it is the project's own vocabulary of cards."""
        return all(entry.clause.status == "vocabulary" for entry in self.entries)


@dataclass(frozen=True)
class Part:
    """Chapters that belong together."""

    title: str
    chapters: tuple[Chapter, ...]


@dataclass(frozen=True)
class Book:
    """A game as its readers see it; title, about, source and editions as in :class:`PartsFile`.

    ``languages`` are the codes of those that it is published in, ``topics`` what its editions say differently.
    """

    game: str
    parts: tuple[Part, ...]
    clauses: Mapping[str, Clause] = field(repr=False)
    editions: Mapping[str, str] = field(default_factory=dict)
    title: str = ""
    about: str = ""
    source: str = ""
    languages: tuple[str, ...] = ("en",)
    topics: tuple[Topic, ...] = ()

    @cached_property
    def operators(self) -> Mapping[str, OperatorScore]:
        """For each edition what became of the wrong rules that operators make of its table, all together."""
        known = engine.game(self.game).editions if self.game in engine.GAMES else ()
        return {edition: score for edition in known if (score := edition_score(edition)).rules}

    @cached_property
    def replaced_by(self) -> Mapping[str, tuple[Clause, ...]]:
        """The clauses that superseded a clause, by its id."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses.values():
            for old in clause.supersedes:
                found.setdefault(old, []).append(clause)
        return {old: tuple(new) for old, new in found.items()}

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters in the order of the parts."""
        return tuple(chapter for part in self.parts for chapter in part.chapters)

    @cached_property
    def entries(self) -> Mapping[str, ChapterEntry]:
        """Every clause by its id."""
        return {entry.clause.id: entry for chapter in self.chapters for entry in chapter.entries}

    @cached_property
    def groups(self) -> Mapping[str, Group]:
        """The group of every scenario, by the scenario's id."""
        found = (group for entry in self.entries.values() for group in entry.groups)
        return {row.id: group for group in found for row in group.rows}

    def place(self, name: str) -> str:
        """Where a clause or a chapter stands: ``intercept.html#deus.intercept.h``, ``intercept.html``.

        Raises KeyError for what does not exist.
        """
        if name in self.clauses:
            return f"{self.clauses[name].section}.html#{name}"
        return f"{next(chapter.name for chapter in self.chapters if chapter.name == name)}.html"


class BadParts(Exception):
    """The table of parts cannot be read, leaves a chapter out, or names one that the ledger does not have."""


def games() -> tuple[str, ...]:
    """The games that are published: those whose features have a table of parts."""
    return tuple(game.name for game in usable_games() if (game.features / "parts.toml").is_file())


def book(game: str) -> Book:
    """A game's chapters. Raises BadLedger, and BadParts if the parts and the ledger do not name the same."""
    ledger = load_ledger(game)
    sections = dict.fromkeys(clause.section for clause in ledger.values())
    path = parts_file(game)
    table = presentation(game)
    named = [name for part in table.part for name in part.chapters]
    if sorted(named) != sorted(sections):
        odd = sorted(set(named) ^ set(sections)) or sorted(name for name in named if named.count(name) > 1)
        raise BadParts(f"{path}: every section of the ledger once, not so: {', '.join(odd)}")
    if not RESERVED.isdisjoint(named):
        raise BadParts(f"{path}: the site has other pages called {', '.join(sorted(RESERVED.intersection(named)))}")
    found = _chapters(game, ledger, sections, table.titles)
    parts = tuple(Part(part.title, tuple(found[name] for name in part.chapters)) for part in table.part)
    try:
        compared = topics(ledger, table.topic)
    except BadTopics as error:
        raise BadParts(f"{path}: {error}") from None
    return Book(game, parts, ledger, table.editions, table.title, table.about, table.source, topics=compared)


def parts_file(game: str) -> Path:
    """Where a game says how it is presented."""
    return features_of(game) / "parts.toml"


def presentation(game: str) -> PartsFile:
    """How a game is presented to readers. Raises BadLedger and BadParts."""
    if parts_file(game).exists():
        return _table(parts_file(game))
    return default_parts(game, tuple(dict.fromkeys(clause.section for clause in load_ledger(game).values())))


def default_parts(game: str, sections: tuple[str, ...]) -> PartsFile:
    """How a game is presented that says nothing of it: by its name, its chapters in the ledger's order, one part."""
    editions = engine.game(game).editions if game in engine.GAMES else ()
    title = game.replace("_", " ").title()
    return PartsFile(
        title,
        f"The rules of {title}, clause by clause.",
        (PartRow("Rules", sections),),
        editions={name: name.partition("@")[2] for name in editions},
    )


def _table(path: Path) -> PartsFile:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=PartsFile)
    except (OSError, msgspec.DecodeError) as error:
        raise BadParts(f"{path}: {error}") from None


def _chapters(
    game: str, ledger: Mapping[str, Clause], sections: Mapping[str, None], titles: Mapping[str, str]
) -> Mapping[str, Chapter]:
    own: dict[str, dict[str, list[Scenario]]] = {}
    tagged: dict[str, list[Scenario]] = {}
    for scenario in suite.every_scenario(game):
        own.setdefault(scenario.clause, {}).setdefault(scenario.title, []).append(scenario)
        for tag in scenario.tags:
            if tag != scenario.clause:
                tagged.setdefault(tag, []).append(scenario)
    read_with: dict[str, list[Clause]] = {}
    for clause in ledger.values():
        for settled in clause.of:
            read_with.setdefault(settled, []).append(clause)
    scores: dict[str, Score] = {}
    known = tuple(engine.game(game).editions)
    for edition in known:
        scores |= shipped_scores(edition).clauses
    operators = clause_scores(known)
    entries = {
        clause.id: ChapterEntry(
            clause,
            tuple(Group(title, tuple(rows)) for title, rows in own.get(clause.id, {}).items()),
            tuple(tagged.get(clause.id, ())),
            tuple(read_with.get(clause.id, ())),
            scores.get(clause.id),
            operators.get(clause.id),
        )
        for clause in ledger.values()
    }
    files: dict[str, list[Path]] = {}
    for place, file in suite.feature_files(features_of(game)).items():
        files.setdefault(suite.section_of(place), []).append(file)
    return {
        name: Chapter(
            name,
            *_heading(files.get(name, []), titles.get(name) or name.replace("_", " ").capitalize()),
            tuple(entry for entry in entries.values() if entry.clause.section == name),
        )
        for name in sections
    }


def _heading(files: Iterable[Path], title: str) -> tuple[str, str]:
    """The name that a section's features share, and the description that one of them has; else the title alone."""
    about = ""
    for file in files:
        # Only the lines before the first Rule matter; parsing the whole feature again would take its time.
        head = file.read_text("utf-8").partition("\n  @")[0]
        feature = Parser().parse(head)["feature"]
        title, about = feature["name"], about or " ".join(feature["description"].split())
    return title, about
