"""pytest runs the feature files themselves: a test is named by its feature, rule and scenario.

pytest-bdd looks a step up by asking every definition, so one definition takes every sentence and hands it to
the phrase table, which knows what it means (docs/decisions/0004).
"""

import types
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser
from pytest_bdd.scenario import scenario_wrapper_template_registry, scenarios

from monosashi import suite
from monosashi.case import Case
from monosashi.reference import Reference
from monosashi.suite_files import features_folder

EDITION = {"deus": "deus@2.00"}
"""The edition each ruleset's features are played on."""


class AnySentence(StepParser):
    """Every sentence matches; the phrase table decides what it means."""

    def is_matching(self, name: str) -> bool:
        """Always."""
        return bool(name)

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """The sentence itself."""
        return {"sentence": name}


@pytest.fixture(scope="session")
def subject() -> Reference:
    """What is measured: the embedded reference engine."""
    return Reference()


@pytest.fixture
def case(request: pytest.FixtureRequest, subject: Reference) -> Case:
    """One scenario on the subject, which must leave nothing open."""
    return Case(subject, EDITION[Path(request.node.path).parent.name])


@given(AnySentence("any sentence"))
@when(AnySentence("any sentence"))
@then(AnySentence("any sentence"))
def play_sentence(case: Case, sentence: str) -> None:
    """Hand the sentence to the function it means."""
    suite.play_step(case, sentence, case.notes.pop("table", None))


def pytest_bdd_before_step(request: pytest.FixtureRequest, step: Any) -> None:
    """Keep the sentence's table: a step definition for all sentences cannot ask for it by name."""
    if step.datatable is not None:
        request.getfixturevalue("case").notes["table"] = step.datatable.raw()


def pytest_bdd_after_scenario(request: pytest.FixtureRequest) -> None:
    """No scripted outcome may be left, no attempt unexamined."""
    request.getfixturevalue("case").finish()


def pytest_bdd_step_error(feature: Any, step: Any, exception: BaseException) -> None:
    """Name the line of the feature and the sentence."""
    exception.add_note(f"{feature.rel_filename}:{step.line_number}: {step.keyword} {step.name}")


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., Any]) -> bool:
    """Tags are clause ids: they become ``-m "clause(id='deus.march.a')"``."""
    pytest.mark.clause(id=tag)(function)
    return True


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known to --strict-markers."""
    config.addinivalue_line("markers", "clause(id): the rulebook clause that a scenario shows")


class FeatureFile(pytest.Module):
    """A feature file as a test module."""

    def _getobj(self) -> types.ModuleType:
        """A module made of the file's scenarios."""
        module = types.ModuleType(self.path.stem)
        module.__file__ = str(self.path)
        # pytest-bdd puts the tests into its caller's namespace, which has to be the new module's.
        exec("scenarios(path, features_base_dir='')", {"scenarios": scenarios, "path": str(self.path)}, module.__dict__)
        return module

    def collect(self) -> Iterator[pytest.Item | pytest.Collector]:
        """The scenarios, each reported with its rule and line."""
        for item in super().collect():
            if isinstance(item, pytest.Function) and (template := scenario_wrapper_template_registry.get(item.obj)):
                rule = template.rule.name if template.rule else ""
                place = (self.path, template.line_number - 1, f"{rule} > {template.name}")
                item.reportinfo = lambda place=place: place  # type: ignore[method-assign,misc]
                item.user_properties.append(("rule", rule))
            yield item


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """Collect the suite's feature files."""
    if file_path.suffix == ".feature" and features_folder() in file_path.parents:
        module: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
        return module
    return None
