"""The suite: every scenario of the feature files, read once, each row of an outline on its own."""

import hashlib
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi.rulebook.errata import edition_ledger, of_edition
from monosashi.rulebook.folders import features_of, steps_of
from monosashi.rulebook.ledger import Clause, in_span, load_ledger
from monosashi.suite.faults import BadFeature, check_clauses, check_prose, parser_faults
from monosashi.suite.phrases import DataTable, PhraseTable
from monosashi.support.files import write_file
from reference_engine.kernel.plain import text_of

SPAN = re.compile(r"(since|until)\.")

NOTE = re.compile(r"(since|until|upright)\.")
"""What a tag begins with that is no id of a clause or a ruling."""


class SuiteStep(Struct, frozen=True):
    """One sentence of a scenario, with its data table and its line in the file.

    ``given``: it stands before the When, and says what the scenario begins with.
    """

    keyword: str
    text: str
    line: int
    table: tuple[tuple[str, ...], ...] | None = None
    given: bool = False


class Scenario(Struct, frozen=True):
    """One scenario, or one row of an outline.

    ``id`` is its permanent name: clause, title, row. ``title`` is the title as it is written, ``row`` the values of
    an outline's row by column; ``name`` is the title with the row's values in it. ``file`` is a place in the game's
    folder.
    """

    id: str
    clause: str
    name: str
    feature: str
    file: str
    line: int
    tags: tuple[str, ...]
    steps: tuple[SuiteStep, ...]
    title: str = ""
    row: dict[str, str] = {}


def slug(text: str) -> str:
    """A title as part of an id.

    >>> slug("An exhausted unit is refused, twice")
    'an-exhausted-unit-is-refused-twice'
    """
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


@cache
def phrases(game: str) -> PhraseTable:
    """A game's phrase table, with every step module loaded."""
    table: PhraseTable = steps_of(game).TABLE
    return table


def blank_position(game: str) -> dict[str, Any]:
    """The quiet position of a scenario that has not said anything yet, to be filled in."""
    blank: dict[str, Any] = steps_of(game).blank_position()
    return blank


@cache
def scenarios(name: str) -> tuple[Scenario, ...]:
    """The scenarios that hold in an edition; a game's name stands for its present edition.

    A scenario holds where its clause does, unless a tag of its own (``@since.2.00``, ``@until.2.00``) says otherwise.
    Where errata amend the edition, their scenarios come after its own, those superseded are not among them.
    """
    game = name.partition("@")[0]
    edition = name if "@" in name else list(engine.game(game).editions)[-1]
    rows = load_ledger(game)
    held = tuple(scenario for scenario in every_scenario(game) if _holds(scenario, rows, edition))
    amending = of_edition(edition)
    if not amending:
        return held
    ledger = edition_ledger(edition)
    superseded = {identity for erratum in amending for identity in erratum.supersedes}
    more = tuple(scenario for erratum in amending for scenario in erratum_scenarios(game, erratum.id))
    return tuple(
        scenario
        for scenario in (*held, *more)
        if scenario.clause in ledger and superseded.isdisjoint((scenario.id, group_id(scenario.id)))
    )


def erratum_scenarios(game: str, identity: str) -> tuple[Scenario, ...]:
    """The scenarios that come with an erratum; none if it has no feature."""
    file = features_of(game) / "errata" / f"{identity}.feature"
    return read(file) if file.exists() else ()


def group_id(scenario: str) -> str:
    """What the ids of an outline's rows begin with; for any other scenario its id.

    >>> group_id("deus.march.a/a-unit-marches/b1-b2")
    'deus.march.a/a-unit-marches'
    """
    return "/".join(scenario.split("/")[:2])


def holds_in(scenario: Scenario, edition: str) -> bool:
    """Whether a scenario is to be played in an edition."""
    return _holds(scenario, load_ledger(edition.partition("@")[0]), edition)


def _holds(scenario: Scenario, ledger: Mapping[str, Clause], edition: str) -> bool:
    game = edition.partition("@")[0]
    clause = ledger.get(scenario.clause)
    bounds = {tag.partition(".")[0]: f"{game}@{tag.partition('.')[2]}" for tag in scenario.tags if SPAN.match(tag)}
    held = clause is None or clause.holds_in(edition)
    return held and in_span(edition, bounds.get("since", ""), bounds.get("until", ""))


def last_edition(scenario: Scenario) -> str:
    """The newest edition in which a scenario holds."""
    editions = list(engine.game(scenario.clause.partition(".")[0]).editions)
    return next(name for name in reversed(editions) if holds_in(scenario, name))


@cache
def every_scenario(game: str) -> tuple[Scenario, ...]:
    """All scenarios of a game, of whatever edition, feature by feature in the ledger's order."""
    ledger = load_ledger(game)
    sections = [*dict.fromkeys(clause.section for clause in ledger.values())]
    clauses = {clause: number for number, clause in enumerate(ledger)}
    found = []
    for place, file in feature_files(features_of(game)).items():
        own, section = read(file, place), section_of(place)
        check_clauses(own, clauses)
        order = sections.index(section) if section in sections else len(sections)
        found.append((order, min((clauses.get(each.clause, 0) for each in own), default=0), place, own))
    return tuple(scenario for *_, own in sorted(found) for scenario in own)


def feature_files(folder: Path) -> dict[str, Path]:
    """The features of a game's folder by their places in it: a section is a file, or a folder of them.

    What errata and controls say is no section.
    """
    found = [*folder.glob("*.feature"), *folder.glob("*/*.feature")]
    places = {file.relative_to(folder).as_posix(): file for file in sorted(found)}
    return {place: file for place, file in places.items() if section_of(place) not in ("controls", "errata")}


def section_of(place: str) -> str:
    """The section of the ledger that a feature belongs to, by its place in the game's folder.

    >>> section_of("overview.feature"), section_of("march/conditions.feature")
    ('overview', 'march')
    """
    return place.partition("/")[0].removesuffix(".feature")


def read(file: Path, place: str = "") -> tuple[Scenario, ...]:
    """The scenarios of one feature file, parsed once for as long as it stays as it is.

    Parsing a game takes longer than playing it, and every process needs it, so what was found is kept beside the file,
    where and as Python keeps its bytecode.
    """
    return _read(file, place or file.name, text_of(file.read_bytes()))


@cache
def _read(file: Path, place: str, text: str) -> tuple[Scenario, ...]:
    kept = Path(cache_from_source(str(file))).with_name(f"{place.replace('/', '.')}.scenarios")
    digest = hashlib.sha256(_own_code() + f"{place}\n{text}".encode()).digest()
    with suppress(OSError, msgspec.DecodeError):
        content = kept.read_bytes()
        if content.startswith(digest):
            return msgspec.msgpack.decode(content[len(digest) :], type=tuple[Scenario, ...])
    from gherkin.errors import ParserError
    from gherkin.parser import Parser

    try:
        feature = Parser().parse(text).get("feature")
    except ParserError as error:
        raise BadFeature(f"{file}: {parser_faults(error)}") from None
    if feature is None:
        raise BadFeature(f"{file}: there is no Feature in it")
    check_prose(place, feature)
    found = tuple(_scenarios(place, feature))
    if not sys.dont_write_bytecode:
        with suppress(OSError):
            kept.parent.mkdir(parents=True, exist_ok=True)
            write_file(kept, digest + msgspec.msgpack.encode(found))
    return found


@cache
def _own_code() -> bytes:
    """What is kept by another version of this module is not what this one would find."""
    return Path(__file__).read_bytes()


def _scenarios(file: str, feature: Any) -> Iterator[Scenario]:
    background: list[Any] = []
    for child in feature["children"]:
        if "background" in child:
            background = child["background"]["steps"]
        elif "scenario" in child:
            yield from _expanded(file, feature, None, child["scenario"], background)
        else:
            rule = child["rule"]
            inner = list(background)
            for part in rule["children"]:
                if "background" in part:
                    inner = [*background, *part["background"]["steps"]]
                else:
                    yield from _expanded(file, feature, rule, part["scenario"], inner)


def _tags(node: Any) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in node["tags"]) if node else ()


def _expanded(file: str, feature: Any, rule: Any, scenario: Any, background: list[Any]) -> Iterator[Scenario]:
    tags = (*_tags(feature), *_tags(rule), *_tags(scenario))
    clause = next(iter(_tags(rule)), "")
    base = f"{clause}/{slug(scenario['name'])}"
    steps = _joined([*background, *scenario["steps"]])
    given = next((n for n, step in enumerate(steps) if step["keywordType"] in ("Action", "Outcome")), len(steps))
    rows = [
        (dict(zip(_texts(examples["tableHeader"]), _texts(row), strict=True)), row, _tags(examples))
        for examples in scenario["examples"]
        for row in examples["tableBody"]
    ]
    for values, row, own in rows or [({}, scenario, ())]:
        name = slug("-".join(values.values()))
        yield Scenario(
            id=f"{base}/{name}" if values else base,
            clause=clause,
            name=row_title(scenario["name"], values),
            feature=feature["name"],
            file=file,
            line=row["location"]["line"],
            tags=(*tags, *own),
            steps=tuple(_step(step, values, number < given) for number, step in enumerate(steps)),
            title=scenario["name"],
            row=values,
        )


def _joined(steps: list[Any]) -> list[Any]:
    """A scenario's own steps behind those of its backgrounds; a Given that goes on from theirs is an And."""
    joined, last = [], ""
    for step in steps:
        joined.append({**step, "keyword": "And"} if step["keyword"] == last else step)
        last = step["keyword"] if step["keywordType"] != "Conjunction" else last
    return joined


def row_title(title: str, values: dict[str, str]) -> str:
    """An outline's title for one row: with the row's values in it, those that it does not mention behind it."""
    others = [value for key, value in values.items() if value and f"<{key}>" not in title]
    return _filled(title, values) + (f" ({', '.join(others)})" if others else "")


def _texts(row: Any) -> list[str]:
    return [cell["value"] for cell in row["cells"]]


def _step(step: Any, values: dict[str, str], given: bool) -> SuiteStep:
    table = step.get("dataTable")
    rows = table["rows"] if table else ()
    cells = tuple(tuple(_filled(text, values) for text in _texts(row)) for row in rows) if table else None
    return SuiteStep(step["keyword"].strip(), _filled(step["text"], values), step["location"]["line"], cells, given)


def _filled(text: str, values: dict[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"<{name}>", value)
    return text


def play_step(case: Any, text: str, table: DataTable | None) -> None:
    """Let one sentence act on a case."""
    phrase, values = phrases(case.game).match(text)
    phrase.play(case, values if table is None else {**values, "table": table})
