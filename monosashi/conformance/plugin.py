"""pytest as a way in: ``pytest --pyargs monosashi.conformance.deus --monosashi-engine "node engine.js"``.

pytest loads this plugin wherever the kit is installed. It stays out of the way of other tests: it adds a few options,
a marker and two fixtures, and imports nothing of the kit until a scenario is collected.
"""

import io
import shlex
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

if TYPE_CHECKING:
    from monosashi.suite import Scenario
    from monosashi.verification.session import Session
    from monosashi.verification.verdict import Verdict

CONFORMANCE = Path(__file__).resolve().parent
"""The modules that ``--pyargs`` takes."""

NOTHING_TO_MEASURE = (
    'nothing is measured: give --monosashi-engine "COMMAND", or a fixture called subject that returns your engine'
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options, each with the kit's name in front: they are there in everybody's pytest."""
    group = parser.getgroup("monosashi", "Monosashi, measuring a card game engine")
    text = "the program to measure, which speaks the protocol over its standard input and output"
    group.addoption("--monosashi-engine", metavar="COMMAND", help=text)
    parser.addini("monosashi_engine", f"{text} (--monosashi-engine)", default="")
    group.addoption(
        "--monosashi-edition", metavar="EDITION", help="the edition to measure (default: a game's present one)"
    )
    group.addoption(
        "--monosashi-images",
        metavar="NAMES",
        default="all",
        help="play what passes once more in its images: all, none, or some of seats,columns,ids,order,company "
        "(default: %(default)s)",
    )
    group.addoption(
        "--monosashi-timeout", metavar="SECONDS", type=float, default=2.0, help="for each answer (default: %(default)s)"
    )
    group.addoption(
        "--monosashi-hello-timeout", metavar="SECONDS", type=float, default=60.0, help="to start (default: %(default)s)"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known to --strict-markers; look at the options before anything is collected."""
    config.addinivalue_line("markers", "clause(id): the rulebook clause that a scenario shows")
    command_of(config)
    for name in ("--monosashi-timeout", "--monosashi-hello-timeout"):
        if not 0 < config.getoption(name) < 86_400:
            raise pytest.UsageError(f"{name}: expected a number of seconds between 0 and 86400")


def pytest_report_header(config: pytest.Config) -> list[str]:
    """Say what is measured, if anything is."""
    command = command_of(config)
    return [f"monosashi: measuring {shlex.join(command)}"] if command else []


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Name the tests of an installed game as they are asked for; pytest itself leaves the place empty."""
    if module_path.parent == CONFORMANCE:
        name = f"monosashi.conformance.{module_path.stem}"
    elif module_path.stem == "conformance" and not module_path.is_relative_to(parent.config.rootpath):
        name = f"{module_path.parent.name}.conformance"
    else:
        return None
    module: pytest.Module = pytest.Module.from_parent(parent, path=module_path, nodeid=name)
    return module


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the feature files of a game, in its repository; pytest-bdd is needed for that, and for nothing else."""
    # Other people's features have no ledger beside them, nor above the folder of their section.
    if file_path.suffix != ".feature" or not any((up / "clauses.toml").is_file() for up in file_path.parents[:2]):
        return None
    if game_in(file_path) is None:
        return None
    if find_spec("pytest_bdd") is None:
        pytest.exit(f'monosashi: {file_path.name} as tests: pip install "monosashi[test]"', returncode=3)
    parent.config.pluginmanager.import_plugin("monosashi.conformance.features")
    from monosashi.conformance.features import FeatureFile

    file: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
    return file


def game_in(file: Path) -> str | None:
    """The game whose suite a feature is part of, None if it is no game's: what errata and controls say is none."""
    from monosashi.kit.registry import games
    from monosashi.suite import feature_files

    file = file.resolve()
    return next((game.name for game in games() if file in feature_files(game.features.resolve()).values()), None)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give the test of a game its scenarios: those of the edition asked for, or else of the present one."""
    game = getattr(metafunc.function, "monosashi_game", None)
    if game is None:
        return
    from monosashi.kit.registry import register_games
    from reference_engine import editions

    register_games()
    edition = metafunc.config.getoption("--monosashi-edition")
    # One that does not exist is complained of where it is played.
    found = parameters(edition if edition in editions() else game)
    if not found:
        # pytest itself would skip the test, and a run that plays nothing would look like a good one.
        raise pytest.Collector.CollectError(f"monosashi: the suite has no scenarios of {edition or game} yet")
    metafunc.parametrize("scenario", found)


def parameters(name: str) -> list[Any]:
    """The scenarios that hold in an edition, or in the present one of a game, as parameters of a test."""
    from monosashi import suite

    return [
        pytest.param(
            scenario,
            id=scenario.id,
            marks=[pytest.mark.clause(id=tag) for tag in dict.fromkeys(scenario.tags) if not suite.NOTE.match(tag)],
        )
        for scenario in suite.scenarios(name)
    ]


def command_of(config: pytest.Config) -> list[str]:
    """The program to measure, by option or else by the ini file; empty if none is named. Raises UsageError."""
    text = config.getoption("--monosashi-engine") or config.getini("monosashi_engine")
    try:
        return shlex.split(text)
    except ValueError as error:
        raise pytest.UsageError(f"--monosashi-engine: {text!r} is no command: {error}") from None


def edition_of(config: pytest.Config, game: str) -> str:
    """The edition to play. Raises Invalid."""
    import reference_engine as engine
    from monosashi.verification.session import Invalid
    from reference_engine.kernel.names import unknown

    played = engine.game(game)
    edition = str(config.getoption("--monosashi-edition") or game)
    if edition != game and edition not in played.editions:
        raise Invalid(f"--monosashi-edition: {unknown('edition', edition, played.editions)}")
    return played.newest.name if edition == game else edition


@pytest.fixture(scope="session")
def monosashi_programs(pytestconfig: pytest.Config) -> Iterator[dict[str, "Session"]]:
    """The programs started so far, by edition; they are ended with the session."""
    started: dict[str, Session] = {}
    yield started
    for measurement in started.values():
        measurement.close()


@pytest.fixture
def subject() -> Any:
    """What is measured: the program of ``--monosashi-engine``, meant by None.

    Define a fixture of this name to measure an object instead; see docs/implementers/pytest.md for what it must do.
    """
    return None


@pytest.fixture
def measured(
    request: pytest.FixtureRequest, subject: Any, monosashi_programs: dict[str, "Session"]
) -> "Session | None":
    """What a scenario is played on; None if there is nothing to measure."""
    from monosashi.kit.registry import names
    from monosashi.verification.images.catalogue import BadImages, check_images, chosen
    from monosashi.verification.results_file import Settings
    from monosashi.verification.session import Invalid, Session

    config = request.config
    images = config.getoption("--monosashi-images")
    command = command_of(config)
    module = request.node.getparent(pytest.Module)
    try:
        check_images(names(), images)
        edition = edition_of(config, request.node.get_closest_marker("clause").kwargs["id"].partition(".")[0])
        if subject is not None and getattr(module, "edition", edition) != edition:
            return on_another_edition(module.edition, subject)
        if subject is not None:
            return Session.of_object(edition, subject, chosen(edition, images))
        if command and edition not in monosashi_programs:
            times = config.getoption("--monosashi-timeout"), config.getoption("--monosashi-hello-timeout")
            monosashi_programs[edition] = Session.of_command(edition, command, Settings(*times, images=images))
    except (Invalid, BadImages) as error:
        reason = str(error)
    else:
        return monosashi_programs.get(edition)
    return give_up(request, reason)


def on_another_edition(edition: str, subject: Any) -> "Session":
    """A feature file on an edition that is not the present one: skipped, unless the object offers that."""
    from monosashi.verification.session import Invalid, Session

    try:
        return Session.of_object(edition, subject)
    except Invalid as invalid:
        pytest.skip(str(invalid))


def give_up(request: pytest.FixtureRequest, reason: str) -> NoReturn:
    """End the run: nothing could be said about any scenario. The exit code is 3, but for pytest-xdist."""
    if hasattr(request.config, "workerinput"):
        # A worker that exits is taken for one that has crashed.
        request.session.shouldstop = f"monosashi: {reason}"
        pytest.fail(reason, pytrace=False)
    pytest.exit(f"monosashi: {reason}", returncode=3)


def failure_text(verdict: "Verdict", edition: str, command: Sequence[str], node: str) -> str:
    """A verdict as ``monosashi verify`` prints it; without a ``command``, the test ``node`` is what to replay."""
    from rich.console import Console

    from monosashi.reports.failures import failure
    from monosashi.rulebook.errata import edition_ledger

    text = io.StringIO()
    console = Console(file=text, width=120, color_system=None)
    failure(console, 1, verdict, edition_ledger(edition), edition, command)
    lines = text.getvalue().strip().removeprefix("1. ").splitlines()
    if not command:
        lines[-1] = f"   replay:   pytest {shlex.quote(node)}"
    return "\n".join(lines)


def is_outdated(scenario: "Scenario") -> bool:
    """Whether a scenario was written for what one of its clauses said before: said beside its status."""
    from monosashi.suite import group_id

    return group_id(scenario.id) in _outdated(scenario.clause.partition(".")[0])


@cache
def _outdated(game: str) -> frozenset[str]:
    """What is outdated when the session begins."""
    from monosashi.suite.revisions import state

    return frozenset(state(game).outdated)


def judge(request: pytest.FixtureRequest, scenario: "Scenario", measured: "Session | None") -> None:
    """Play one scenario; pass, fail or skip as its verdict says."""
    from monosashi.subjects.status import UNSCORED, Status

    __tracebackhide__ = True
    if measured is None:
        give_up(request, NOTHING_TO_MEASURE)
    (verdict,) = measured.play([scenario])
    if verdict.status is Status.PASS:
        (verdict,) = measured.recheck([scenario], [verdict], ())
    request.node.user_properties += [
        ("scenario", scenario.id),
        ("clause", scenario.clause),
        ("status", verdict.status.value),
    ]
    if is_outdated(scenario):
        request.node.user_properties.append(("outdated", "yes"))
    if verdict.status in UNSCORED:
        pytest.skip(verdict.message)
    if verdict.status is not Status.PASS:
        command = measured.child.command if measured.child else []
        pytest.fail(failure_text(verdict, measured.edition, command, request.node.nodeid), pytrace=False)
