"""pytest-bdd runs the feature files themselves: a test is named by its feature, rule and scenario.

pytest-bdd looks a step up by asking every definition, so one definition takes every sentence and hands it to
the phrase table, which knows what it means (docs/decisions/0004). :mod:`monosashi.conformance.plugin` brings this in
where feature files of the suite are collected.
"""

import types
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser
from pytest_bdd.scenario import scenario_wrapper_template_registry, scenarios

import reference_engine as engine
from monosashi import suite
from monosashi.conformance.plugin import command_of, game_in, is_outdated
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import ScenarioEnded, Status
from monosashi.verification.case import Case
from monosashi.verification.session import Session


class AnySentence(StepParser):
    """Every sentence matches; the phrase table decides what it means."""

    def is_matching(self, name: str) -> bool:
        """Always."""
        return bool(name)

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """The sentence itself."""
        return {"sentence": name}


@pytest.fixture(scope="session")
def reference() -> Reference:
    """What is measured where nothing else is named: the embedded reference engine."""
    return Reference()


@pytest.fixture
def case(request: pytest.FixtureRequest, measured: Session | None, reference: Reference) -> Case:
    """One scenario on what is measured, which must leave nothing open."""
    if measured is None:
        return Case(reference, request.node.getparent(FeatureFile).edition)
    found = measured.case(measured.subject)
    found.about = tuple(mark.kwargs["id"] for mark in request.node.iter_markers("clause"))
    return found


@given(AnySentence("any sentence"))
@when(AnySentence("any sentence"))
@then(AnySentence("any sentence"))
def play_sentence(case: Case, sentence: str) -> None:
    """Hand the sentence to the function it means; what the subject does not offer is skipped."""
    try:
        case.play(sentence, case.notes.pop("table", None), given=case.notes.pop("given", False))
    except ScenarioEnded as unmet:
        if unmet.status is Status.UNSUPPORTED:
            case.notes["ended"] = True
            pytest.skip(str(unmet))
        raise


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Keep the sentence's table and whether it is a Given: a step definition for all sentences is not told them."""
    request.getfixturevalue("case").notes["given"] = step.type == "given"
    if step.datatable is not None:
        request.getfixturevalue("case").notes["table"] = step.datatable.raw()


def pytest_bdd_step_error(request: pytest.FixtureRequest, feature: Any, step: Any, exception: BaseException) -> None:
    """Name the line of the feature and the sentence."""
    exception.add_note(f"{feature.rel_filename}:{step.line_number}: {step.keyword} {step.name}")
    request.getfixturevalue("case").notes["ended"] = True


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """No scripted outcome may be left, no attempt unexamined, unless the scenario has ended before."""
    case = request.getfixturevalue("case")
    if "ended" not in case.notes:
        case.finish()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Say in the report how a scenario ended, in the kit's own word."""
    if call.when == "call" and ("scenario" in dict(item.user_properties)):
        error = call.excinfo.value if call.excinfo else None
        status = error.status if isinstance(error, ScenarioEnded) else Status.ERROR if error else Status.PASS
        if call.excinfo and call.excinfo.errisinstance(pytest.skip.Exception):
            status = Status.UNSUPPORTED
        item.user_properties.append(("status", status.value))
    return (yield)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """Tags are clause ids, or say in which editions a scenario holds; ids become ``-m "clause(id='deus.march.a')"``."""
    if not suite.NOTE.match(tag):
        pytest.mark.clause(id=tag)(function)
    return True


class FeatureFile(pytest.Module):
    """A feature file as a test module, played on the edition asked for, or else on the present one."""

    @property
    def game(self) -> str:
        """The game in whose folder the file is."""
        game = game_in(self.path)
        assert game is not None, self.path
        return game

    @property
    def edition(self) -> str:
        """The edition that this module's scenarios are played on."""
        return str(self.config.getoption("--monosashi-edition") or [*engine.game(self.game).editions][-1])

    @property
    def others(self) -> list[str]:
        """Further editions to play: all that there are, unless somebody has said what is to be measured."""
        if self.config.getoption("--monosashi-edition") or command_of(self.config):
            return []
        return [name for name in engine.game(self.game).editions if name != self.edition]

    def _getobj(self) -> types.ModuleType:
        """A module made of the file's scenarios."""
        module = types.ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        # pytest-bdd makes markers of the tags of an outline's examples without asking how.
        for tag in {tag for scenario in suite.read(self.path) for tag in scenario.tags}:
            self.config.addinivalue_line("markers", f"{tag}: what examples are about, or in which editions they hold")
        # pytest-bdd puts the tests into its caller's namespace, which has to be the new module's.
        exec("scenarios(path, features_base_dir='')", {"scenarios": scenarios, "path": str(self.path)}, module.__dict__)
        return module

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """The scenarios that hold, each reported with its rule, its line and the id that it has everywhere in the kit.

        Those of an edition that is not the present one stand below its name.
        """
        known = self.edition in engine.editions()
        held = {scenario.id for scenario in suite.scenarios(self.edition if known else self.game)}
        named = {scenario.name: scenario for scenario in suite.read(self.path)}
        missing = Counter(scenario.id for scenario in suite.read(self.path) if scenario.id in held)
        for item in super().collect():
            if isinstance(item, pytest.Function) and (template := scenario_wrapper_template_registry.get(item.obj)):
                rule = template.rule.name if template.rule else ""
                place = (self.path, template.line_number - 1, f"{rule} > {template.name}")
                item.reportinfo = lambda place=place: place  # type: ignore[method-assign,misc]
                example: Any = item.callspec.params["_pytest_bdd_example"] if hasattr(item, "callspec") else {}
                scenario = named[suite.row_title(template.name, example)]
                item.user_properties += [("rule", rule), ("scenario", scenario.id)]
                if scenario.id not in held:
                    continue
                missing -= Counter([scenario.id])
                marked = {mark.kwargs["id"] for mark in item.iter_markers("clause")}
                for tag in scenario.tags:
                    if tag not in marked and not suite.NOTE.match(tag):
                        item.add_marker(pytest.mark.clause(id=tag))
                item.user_properties += [("outdated", "yes")] if is_outdated(scenario) else []
            yield item
        if missing:
            # pytest-bdd silently puts a scenario into the place of another one of its name.
            raise self.CollectError(f"{self.path}: not collected: {', '.join(missing)}")
        for edition in self.others:
            yield OtherEdition.from_parent(self, path=self.path, name=edition, nodeid=f"{self.nodeid}::{edition}")


class OtherEdition(FeatureFile):
    """The same file on another edition, whose name it has."""

    @property
    def edition(self) -> str:
        """The edition that it is called by."""
        return self.name

    @property
    def others(self) -> list[str]:
        """No other one below it."""
        return []
