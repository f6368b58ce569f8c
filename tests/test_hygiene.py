"""Four lists must agree for each game: the ledger, the Rules of the features, the clauses cited by the engine, the
scenarios.
"""

import ast
import inspect
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
import pytest
from gherkin.parser import Parser

import reference_engine as engine
from monosashi import suite
from monosashi.classes.facts import bound
from monosashi.rulebook import citations
from monosashi.rulebook.ledger import Clause, load_ledger
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.images.turning import refused_seats

ROOT = Path(__file__).resolve().parent.parent
GAMES = tuple(engine.GAMES)
SHARED_BY_GAMES = ("monster_collection",)
"""Packages that only some games import, and no shared code."""

PLAYED = ("normative", "vocabulary")
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def rules(game: str) -> list[tuple[str, str, str, int]]:
    """Section, clause, title and number of scenarios of every Rule."""
    found = []
    for place, file in suite.feature_files(ROOT / "features" / game).items():
        feature = Parser().parse(file.read_text(encoding="utf-8"))["feature"]
        for child in feature["children"]:
            if "rule" in child:
                rule = child["rule"]
                tags = [tag["name"].removeprefix("@") for tag in rule["tags"]]
                count = sum("scenario" in part for part in rule["children"])
                found.append((suite.section_of(place), tags[0] if tags else "", rule["name"], count))
    return found


def cited(game: str) -> dict[str, set[str]]:
    """Clause ids cited by the engine's code, with the files."""
    found: dict[str, set[str]] = defaultdict(set)
    editions = engine.game(game).editions.values()
    played = {role: clause for edition in editions for role, clause in edition.clauses.items()}
    for file in (ROOT / "reference_engine").rglob("*.py"):
        if file.stem == "clauses":
            continue  # It says which clause plays a role, which is not yet to play it.
        shared = file.parent.name in SHARED_BY_GAMES
        for name in citations.cited(file.read_text(encoding="utf-8"), played if shared else {}):
            if name.startswith(f"{game}."):
                found[name].add(str(file.relative_to(ROOT)))
    return found


@cache
def roles(said_by: str) -> set[str]:
    """The roles of shared code: what it says an event follows (``code``), what docstrings name (``text``)."""
    found: dict[str, set[str]] = {"code": set(), "text": set()}
    for package in SHARED_BY_GAMES:
        for file in (ROOT / "reference_engine" / package).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clause":
                    said = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
                    found["code"] |= {name for name in said if isinstance(name, str)}
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found["text"] |= set(citations.named(node.value))
    return found[said_by]


def test_what_games_share_names_no_clause_of_any_game() -> None:
    of_a_game = re.compile(rf"\b({'|'.join(GAMES)})\.[a-z_]+")
    faults = []
    for package in ("kernel", *SHARED_BY_GAMES):
        for file in (ROOT / "reference_engine" / package).rglob("*.py"):
            found = of_a_game.findall(file.read_text(encoding="utf-8"))
            faults += [f"{file.relative_to(ROOT)}: {name}" for name in found]
    assert faults == []


UNREACHED = {
    "moncolle_tcg": {
        "battle.quick.no_counter",
        "cost.payer_gone",
        "ritual.unit_hand",
        "ruling.card_text_over_rulebook",
        "ruling.no_room_on_arrival",
        "token.specter_not_to_hand",
        "token.unit_on_field",
        "trigger.optional",
        "zone.power.gain_spend",
    }
}
"""Shared code that a game never comes to: it has no such thing (rituals, tokens, power, units that
are put somewhere), or a judgement of its own."""

SHARING = [name for name in engine.editions() if engine.edition(name).clauses]


@pytest.mark.parametrize("name", SHARING)
def test_every_role_in_shared_code_is_played(name: str) -> None:
    """What a docstring names is played where the game has such a clause; what code names, wherever it is reached."""
    clauses, game = engine.edition(name).clauses, engine.game(name).name
    assert roles("code") - set(clauses) == UNREACHED.get(game, set())
    assert sorted(clause for clause in clauses.values() if clause not in load_ledger(game)) == []


def test_no_game_plays_what_shared_code_does_not_speak_of() -> None:
    assert set().union(*(engine.edition(name).clauses for name in SHARING)) == roles("code") | roles("text")


def docstrings() -> Iterator[tuple[str, str]]:
    """Every docstring of the engine, those of variables among them, with its place."""
    for file in (ROOT / "reference_engine").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            body = getattr(node, "body", [])
            for each in body if isinstance(body, list) else []:
                if isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant):
                    yield f"{file.relative_to(ROOT)}:{each.lineno}", inspect.cleandoc(str(each.value.value))


def test_docstrings_cite_in_their_last_paragraph_only() -> None:
    faults = []
    for place, text in docstrings():
        names = citations.named(text)
        before = text.rpartition("Clauses: ")[0] if names else text
        if any(name.startswith(tuple(f"{game}." for game in GAMES)) for name in citations.cited(before)):
            faults.append(f"{place}: a clause before the last paragraph")
        if "Clauses" in before or list(names[1:]) != sorted({*names[1:]} - {*names[:1]}):
            faults.append(f"{place}: one last paragraph; after the first clause in alphabetical order, each once")
    assert faults == []


@every_game
def test_every_ledger_row_is_whole(game: str) -> None:
    faults = []
    ledger = load_ledger(game)
    for clause in ledger.values():
        if clause.status not in ("normative", "interpretation", "excluded", "merged", "vocabulary"):
            faults.append(f"{clause.id}: status {clause.status}")
        if not clause.en.strip() or not clause.title.strip():
            faults.append(f"{clause.id}: title or restatement is missing")
        if clause.status == "merged" and (clause.into not in ledger or ledger[clause.into].status != "normative"):
            faults.append(f"{clause.id}: merged into {clause.into!r}, which is no normative clause")
        if clause.status == "excluded" and not clause.why:
            faults.append(f"{clause.id}: excluded without a reason")
        if clause.status == "interpretation":
            faults += [
                f"{clause.id}: interprets {name!r}, which does not exist" for name in clause.of if name not in ledger
            ]
            if not (clause.ruling and clause.reason and clause.of):
                faults.append(f"{clause.id}: an interpretation needs ruling, reason and clauses")
    assert not faults


@every_game
def test_every_normative_clause_has_one_rule_with_its_restatement(game: str) -> None:
    found, ledger = rules(game), load_ledger(game)
    titles = {clause: title for _, clause, title, _ in found}
    faults = [f"{file}: Rule {clause!r} is not in the ledger" for file, clause, _, _ in found if clause not in ledger]
    faults += [
        f"{clause}: has {count} Rules" for clause, count in Counter(c for _, c, _, _ in found).items() if count > 1
    ]
    for clause in ledger.values():
        if clause.status in PLAYED and clause.id not in titles:
            faults.append(f"{clause.id}: no Rule")
        if titles.get(clause.id, clause.en) != clause.en:
            faults.append(f"{clause.id}: the Rule is called {titles[clause.id]!r}, the ledger says {clause.en!r}")
    assert not faults


@every_game
def test_every_rule_stands_in_its_section_and_has_scenarios(game: str) -> None:
    faults, ledger = [], load_ledger(game)
    for file, clause, _, count in rules(game):
        if not count:
            faults.append(f"{clause}: a Rule without scenarios")
        if clause in ledger and ledger[clause].section != file:
            faults.append(f"{clause}: stands in {file}, belongs to {ledger[clause].section}")
    assert not faults


@every_game
def test_the_features_of_a_section_bear_one_name_and_one_says_what_it_is_about(game: str) -> None:
    found: dict[str, list[tuple[str, bool]]] = defaultdict(list)
    for place, file in suite.feature_files(ROOT / "features" / game).items():
        feature = Parser().parse(file.read_text(encoding="utf-8"))["feature"]
        found[suite.section_of(place)].append((feature["name"], bool(feature["description"])))
    named = {section: {name for name, _ in features} for section, features in found.items()}
    assert {section: names for section, names in named.items() if len(names) > 1} == {}
    assert [section for section, features in found.items() if sum(about for _, about in features) != 1] == []


@every_game
def test_every_ruling_is_shown_by_a_scenario(game: str) -> None:
    ledger = load_ledger(game)
    shown = {tag for scenario in suite.every_scenario(game) for tag in scenario.tags}
    unknown = sorted(tag for tag in shown if tag not in ledger and not suite.NOTE.match(tag))
    missing = sorted(c.id for c in ledger.values() if c.status == "interpretation" and c.id not in shown)
    assert (unknown, missing) == ([], [])


@every_game
def test_every_clause_is_cited_by_the_engine_and_nothing_else_is(game: str) -> None:
    found, ledger = cited(game), load_ledger(game)
    unknown = {clause: files for clause, files in found.items() if clause not in ledger}
    missing = [c.id for c in ledger.values() if c.status in ("normative", "interpretation") and c.id not in found]
    assert (unknown, missing) == ({}, [])


@pytest.mark.parametrize("name", engine.editions())
def test_the_edition_table_names_only_clauses_in_force(name: str) -> None:
    edition, ledger = engine.edition(name), load_ledger(engine.game(name).name)
    named = {clause for act in edition.acts.values() for clause in act.conditions} | set(
        edition.otherwise_forbidden_by.values()
    )
    assert sorted(clause for clause in named if clause not in ledger) == []
    assert sorted(clause for clause in named if not ledger[clause].holds_in(name)) == []


UNWRITTEN = {"deus": {"ability_use_page22"}}
"""Switches that no edition has: there is no text to switch to before the rulebook's lost page turns up."""


@every_game
def test_every_switch_has_its_ruling(game: str) -> None:
    rows = {clause.switch for clause in load_ledger(game).values() if clause.switch}
    assert rows - UNWRITTEN.get(game, set()) == set(engine.game(game).readings)
    assert not UNWRITTEN.get(game, set()) - rows


LAST_WITHOUT_A_SWITCH = {
    "R-A": 8, "R-B": 13, "R-C": 16, "R-D": 6, "R-E": 15, "R-I": 7, "R-M": 10, "R-P": 6, "R-S": 7, "R-T": 7, "R-V": 6,
    "T-": 85, "M-": 42, "D-": 79,
}  # fmt: skip
"""The last number of each kind of ruling that may have other readings and no switch: from then on each has one."""


def ruling_faults(ledger: Mapping[str, Clause]) -> Iterator[str]:
    """What is wrong with the numbers of rulings, a sentence each."""
    rows = [clause for clause in ledger.values() if clause.status == "interpretation"]
    numbers = [
        (clause, number, re.fullmatch(r"(.*?)([0-9]+)", number))
        for clause in rows
        for number in clause.ruling.split(", ")
    ]
    used = {(said[1], int(said[2])) for _, _, said in numbers if said}
    for clause, number, said in numbers:
        if said is None:
            yield f"{clause.id}: the ruling {number!r} has no number; expected something like D-80"
            continue
        last, given = LAST_WITHOUT_A_SWITCH.get(said[1], 0), int(said[2])
        skipped = [count for count in range(last + 1, given) if (said[1], count) not in used]
        if skipped:
            yield f"{clause.id}: there is no ruling {number}; the next number is {said[1]}{skipped[0]}"
        elif given > last and clause.others and not clause.switch:
            yield f"{clause.id}: the ruling {number} has other readings, so it needs a switch in the edition"


@every_game
def test_every_ruling_has_the_next_number_and_a_switch(game: str) -> None:
    """That each reading of a switch changes what its ruling shows: ``test_every_other_reading_changes_…``."""
    assert [*ruling_faults(load_ledger(game))] == []


def test_an_invented_ruling_is_noticed() -> None:
    row = next(each for each in load_ledger("dungeon_command").values() if each.others and not each.switch)
    said = {
        "D-99": "there is no ruling D-99; the next number is D-80",
        "D-80": "the ruling D-80 has other readings, so it needs a switch in the edition",
        "D-": "the ruling 'D-' has no number; expected something like D-80",
        "D-79": "",
    }
    for number, fault in said.items():
        faults = [*ruling_faults({row.id: msgspec.structs.replace(row, ruling=number)})]
        assert faults == ([f"{row.id}: {fault}"] if fault else [])
    assert [*ruling_faults({row.id: msgspec.structs.replace(row, ruling="D-80", switch="untap")})] == []


@every_game
def test_no_scenario_replaces_another(game: str) -> None:
    scenarios = suite.every_scenario(game)
    doubled = [name for name, count in Counter((s.file, s.name) for s in scenarios).items() if count > 1]
    ids = [name for name, count in Counter(s.id for s in scenarios).items() if count > 1]
    assert (doubled, ids) == ([], [])


@every_game
def test_every_scenario_has_a_when_and_a_then(game: str) -> None:
    """A mistyped keyword would silently become a description."""
    faults = []
    for scenario in suite.every_scenario(game):
        keywords = {step.keyword for step in scenario.steps}
        if "Then" not in keywords or not keywords & {"When", "Given"}:
            faults.append(scenario.id)
    assert faults == []


@every_game
def test_every_sentence_is_defined_once_and_every_phrase_is_used(game: str) -> None:
    table = suite.phrases(game)
    used = set()
    for scenario in suite.every_scenario(game):
        for step in scenario.steps:
            phrase, _ = table.match(step.text)
            used.add(phrase.function)
    steps = [phrase.function for phrase in table.phrases if not phrase.act]
    idle = sorted({f"{function.__module__}.{function.__name__}" for function in steps if function not in used})
    assert idle == []


@every_game
def test_no_two_phrases_are_near_twins(game: str) -> None:
    """Two phrases that differ only in the names of their placeholders would be one phrase with two meanings."""
    texts = {phrase.text for phrase in suite.phrases(game).phrases}
    shapes = Counter(re.sub(r"\{\w+\}", "{}", text) for text in texts)
    doubled = sorted(shape for shape, count in shapes.items() if count > 1)
    allowed = {"{} {} in {}'s {}", "{} has {} {}", "{} has {} power"}
    assert [shape for shape in doubled if shape not in allowed] == []


def test_no_machine_path_stands_in_the_repository() -> None:
    faults = []
    for folder in ("reference_engine", "monosashi", "steps", "features", "docs", "tests", "benchmarks"):
        for file in (ROOT / folder).rglob("*"):
            ours = file.is_file() and file.suffix in (".py", ".toml", ".md", ".feature") and file != Path(__file__)
            if ours and re.search(r"/(?:work|root|tmp)/[a-z]", file.read_text(encoding="utf-8")):
                faults.append(str(file))
    assert faults == []


def switch_cases() -> list[tuple[str, str, str]]:
    """The last edition that has a switch, the switch, and each reading that the edition did not choose."""
    found = []
    for game in engine.GAMES.values():
        for switch, readings in game.readings.items():
            edition = [edition for edition in game.editions.values() if switch in edition.switches][-1]
            found += [(edition.name, switch, other) for other in readings if other != edition.switches[switch]]
    return found


@pytest.mark.parametrize(("name", "switch", "reading"), switch_cases())
def test_every_other_reading_changes_what_its_ruling_shows(name: str, switch: str, reading: str) -> None:
    """A switch that changes no scenario of its ruling would be no switch."""
    game = engine.game(name).name
    ruling = next(clause.id for clause in load_ledger(game).values() if clause.switch == switch)
    edition = engine.edition(name).amended(f"{game}@other", switches={switch: reading})
    shown = [scenario for scenario in suite.scenarios(name) if ruling in scenario.tags]
    verdicts = [verdict.status for _, verdict in runner.run(Reference(edition), edition.name, shown)]
    assert any(status != "pass" for status in verdicts), f"{ruling} is shown by {len(shown)} scenarios, none notices"


def test_what_games_share_imports_no_game() -> None:
    """A game is found by the name of its packages; nothing but they, and the list of games, may know it."""
    games = "|".join((*GAMES, *SHARED_BY_GAMES))
    known = re.compile(
        rf"^\s*(?:from|import) (?:reference_engine|monosashi\.\w+|steps|docs\.generator)\.({games})\b", re.MULTILINE
    )
    faults = []
    for folder in ("reference_engine", "monosashi", "steps", "monosashi/site"):
        for file in (ROOT / folder).rglob("*.py"):
            place = file.relative_to(ROOT)
            own = next((part for part in (*place.parts[:-1], place.stem) if part in (*GAMES, *SHARED_BY_GAMES)), None)
            for game in known.findall(file.read_text(encoding="utf-8")):
                allowed = own is not None and (game == own or game in SHARED_BY_GAMES)
                if not allowed and str(place) != "reference_engine/__init__.py":
                    faults.append(f"{place}: {game}")
    assert faults == []


def engine_imports() -> dict[str, set[str]]:
    """Every module of the engine, and those of ours that it imports anywhere in its text."""
    modules = {}
    for file in (ROOT / "reference_engine").rglob("*.py"):
        name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        modules[name] = file.read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for name, text in modules.items():
        found[name] = set()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Import):
                found[name] |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                whole = [f"{node.module}.{alias.name}" for alias in node.names]
                found[name] |= {each if each in modules else node.module for each in whole}
    return found


def test_the_engine_imports_nothing_of_ours_and_itself_in_no_circle() -> None:
    imports = engine_imports()
    ours = ("monosashi", "steps", "docs", "features", "tests")
    assert [(name, each) for name in imports for each in imports[name] if each.split(".")[0] in ours] == []
    left = {name: {each for each in found if each in imports} for name, found in imports.items()}
    while ready := [name for name, found in left.items() if not found & left.keys()]:
        for name in ready:
            del left[name]
    assert left == {}


ROUND_THE_TABLE = [name for name in engine.editions() if len(engine.game(name).seats) > 2]
"""Editions in which a table may have an empty seat: no image brings anybody there."""


@pytest.mark.parametrize("edition", ROUND_THE_TABLE)
def test_every_condition_is_broken_by_every_seat(edition: str, wanted: Callable[..., bool]) -> None:
    """As it is written or in an image: a rule that is off for one seat must not pass."""
    refused = refused_seats(edition)
    faults = []
    for clause in dict.fromkeys(clause for _, clause in bound(engine.edition(edition)) if wanted(clause)):
        missing = {*engine.game(edition).seats} - refused.get(clause, frozenset())
        if clause in refused and missing:
            faults.append(
                f"{clause}: nobody at {', '.join(sorted(missing))} is refused; write a refusal at a table with them"
            )
    assert faults == []
