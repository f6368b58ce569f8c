"""How this repository's own tests are run: all of them on every processor, or what belongs to a few clauses.

``--clause deus.march`` is the check after touching one rule: the scenarios of the clauses, each a test of its own,
their refusals with the clause switched off, their wrong rules, and the hygiene of their game, in a few seconds.
``--thorough`` is for CI: all scenarios where a sample stands for them, more games, and whatever takes long and has
something like it beside it that is quick.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from _pytest.junitxml import bin_xml_escape

ROOT = Path(__file__).parent
BY_CLAUSE = ("test_hygiene.py", "test_single_fault.py", "test_mutants.py")
"""What is looked at beside a clause's scenarios, but for tests with something of another game as a parameter."""

IN_ONE_PROCESS = ("keyword", "markexpr", "clause", "lf", "failedfirst", "stepwise", "usepdb", "trace", "collectonly")
"""Options of whoever wants something particular and quick, or wants to look into it."""

BY_ONE_WORKER = ("test_firefox.py", "test_impact.py", "test_one_game.py", "test_single_fault.py", "test_site.py")
"""Files whose tests share what takes long: a whole site, a played suite, all refusals, a browser."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options that only this repository has."""
    group = parser.getgroup("monosashi")
    text = "only what belongs to the clause, or to those below it; may be given several times"
    group.addoption("--clause", action="append", default=[], metavar="ID", help=text)
    text = "everything: every scenario, more games, walk-throughs, installed kits (in files that are named all is)"
    group.addoption("--thorough", action="store_true", help=text)
    text = "leave out the tests that passed by a report in JUnit's format: another run has shown them"
    group.addoption("--but-for", metavar="REPORT", help=text)
    group.addoption("--site", metavar="FOLDER", help="the site, built already, for the tests in the browser")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Share whole folders among all processors, unless something is said about workers (``-n 0``: none).

    Files, single tests and choices of tests are run in this process, at once and where ``-s`` and debuggers work.
    """
    option = config.option
    if (
        hasattr(config, "workerinput")
        or getattr(option, "numprocesses", 0) is not None
        or option.dist != "no"
        or option.tx
    ):
        return  # This is a worker; or it has been said how many; or there is no pytest-xdist.
    if (
        option.capture != "no"
        and not any(config.getoption(name, False) for name in IN_ONE_PROCESS)
        and _are_folders(config)
    ):
        option.numprocesses, option.dist = "auto", "loadgroup"


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Keep the tests of such files together.

    pytest-xdist 3.8 has marks for that, which it writes where pytest 9.2 does not look any more.
    """
    from xdist.scheduler import LoadScopeScheduling

    if config.option.dist != "loadgroup":
        return None

    class ByFile(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            return file if file.rpartition("/")[2] in BY_ONE_WORKER else nodeid

    return ByFile(config, log)


def _are_folders(config: pytest.Config) -> bool:
    """Whether whole folders are wanted, not files or single tests."""
    return all((config.invocation_params.dir / argument).is_dir() for argument in config.args)


def pytest_configure(config: pytest.Config) -> None:
    """Say how many random games are played; unless files are named, find those that have something of the clauses."""
    with suppress(ImportError):
        from hypothesis import settings

        settings.register_profile("whole games", max_examples=50 if config.option.thorough else 25)
        settings.load_profile("whole games")
    text = (
        "looked at with --thorough only, beside something like it; beyond=N: apart from the first N of its parameters"
    )
    config.addinivalue_line("markers", f"thorough: {text}")
    if config.option.clause:
        features = dict.fromkeys(file for name in config.option.clause for file in _features(name))
        if config.args_source is not pytest.Config.ArgsSource.ARGS:
            config.args = [*map(str, features), *(str(ROOT / "tests" / name) for name in BY_CLAUSE)]


def _features(name: str) -> Iterable[Path]:
    """The feature files that have scenarios of a clause or a ruling."""
    import reference_engine as engine
    from monosashi import suite

    game = name.partition(".")[0]
    every = suite.every_scenario(game) if game in engine.GAMES else ()
    found = {scenario.file for scenario in every if _belongs(name, (scenario.clause, *scenario.tags))}
    if not found:
        raise pytest.UsageError(f"--clause: no scenario belongs to {name!r}")
    return [ROOT / "features" / game / file for file in sorted(found)]


def _belongs(name: str, clauses: Iterable[str]) -> bool:
    return any(clause == name or clause.startswith(f"{name}.") for clause in clauses)


@pytest.fixture(scope="session", autouse=True)
def _bytecode(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Processes that tests start share what they have compiled, also where nothing may be written into the tree."""
    with pytest.MonkeyPatch.context() as patch:
        if sys.dont_write_bytecode:
            patch.delenv("PYTHONDONTWRITEBYTECODE", raising=False)
            patch.setenv("PYTHONPYCACHEPREFIX", str(tmp_path_factory.getbasetemp() / "bytecode"))
        yield


@pytest.fixture(scope="session")
def wanted(pytestconfig: pytest.Config) -> Callable[..., bool]:
    """Whether something of these clauses is to be looked at: all is, unless clauses have been chosen."""
    names = pytestconfig.option.clause
    return lambda *clauses: not names or any(_belongs(name, clauses) for name in names)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what does not belong to the clauses chosen, and what only CI looks at."""
    if not config.option.thorough and (_are_folders(config) or config.option.clause):
        _deselect(config, items, _quick())
    if config.option.but_for:
        passed = _passed(Path(config.option.but_for))
        _deselect(config, items, lambda item: _reported(item) not in passed)
    names = config.option.clause
    if not names:
        return
    import reference_engine as engine

    others = {*engine.GAMES} - {name.partition(".")[0] for name in names}

    def is_wanted(item: pytest.Item) -> bool:
        clauses = [mark.kwargs["id"] for mark in item.iter_markers("clause")]
        if clauses:
            return any(_belongs(name, clauses) for name in names)
        parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
        return others.isdisjoint(re.split(r"[@.]", value)[0] for value in parameters if isinstance(value, str))

    _deselect(config, items, is_wanted)


def _quick() -> Callable[[pytest.Item], bool]:
    """Whether a test is looked at without ``--thorough``: asked of one after the other, in their order."""
    seen: Counter[str] = Counter()

    def is_quick(item: pytest.Item) -> bool:
        mark = item.get_closest_marker("thorough")
        function = item.nodeid.partition("[")[0]
        seen[function] += 1
        return mark is None or seen[function] <= mark.kwargs.get("beyond", 0)

    return is_quick


def _passed(report: Path) -> set[tuple[str, str]]:
    """The tests that passed by a report: neither failed nor skipped."""
    cases = ElementTree.parse(report).iter("testcase")
    return {(case.get("classname", ""), case.get("name", "")) for case in cases if not len(case)}


def _reported(item: pytest.Item) -> tuple[str, str]:
    """What a test is called in such a report."""
    file, *_, name = item.nodeid.partition("::")
    return file.removesuffix(".py").replace("/", "."), bin_xml_escape(name)


def _deselect(config: pytest.Config, items: list[pytest.Item], is_kept: Callable[[pytest.Item], bool]) -> None:
    kept = [item for item in items if is_kept(item)]
    config.hook.pytest_deselected(items=[item for item in items if not is_kept(item)])
    items[:] = kept
