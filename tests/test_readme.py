"""The README's two commands: CI runs them as they stand, and the second needs nothing but what it installs."""

import ast
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```\w*\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
FOLDERS = (ROOT, ROOT / "tests", ROOT / "examples")
OURS = {path.stem for folder in FOLDERS for path in folder.iterdir() if path.is_dir() or path.suffix == ".py"}


def test_the_first_two_examples_begin_with_an_environment() -> None:
    for example in EXAMPLES[:2]:
        assert example.startswith("python3 -m venv .venv && .venv/bin/pip install -q ")
    assert EXAMPLES[0].endswith(" && .venv/bin/monosashi verify\n")
    assert EXAMPLES[1].endswith(" && .venv/bin/python -m pytest\n")


def test_ci_runs_the_first_two_examples() -> None:
    commands = re.findall(r"^ *\.ci/readme (\d) ", (ROOT / ".ci" / "run").read_text("utf-8"), re.MULTILINE)
    assert sorted(commands) == ["1", "2"]


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository with a README of three examples and a file that is not committed."""
    folder = tmp_path / "repository"
    (folder / ".ci").mkdir(parents=True)
    (folder / ".ci" / "readme").write_bytes((ROOT / ".ci" / "readme").read_bytes())
    (folder / ".ci" / "readme").chmod(0o755)
    examples = ("echo one > out && ls > listing", "env > variables &&\necho two > out", "false; echo three > out")
    (folder / "README.md").write_text("# Title\n" + "".join(f"\ntext\n\n```\n{each}\n```\n" for each in examples))
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b.c"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "x"]):
        subprocess.run([*git, *command], cwd=folder, check=True)
    (folder / "uncommitted").write_text("x")
    return folder


def run_example(repository: Path, number: int, **variables: str) -> tuple[int, Path]:
    """The exit code of an example, and the clone in which it has run."""
    clone = repository.parent / f"clone {number}"
    command = [str(repository / ".ci" / "readme"), str(number), str(clone)]
    done = subprocess.run(command, env={**os.environ, **variables}, check=False, capture_output=True, timeout=60)
    return done.returncode, clone


def test_an_example_runs_as_it_stands_in_a_clone_of_its_own(repository: Path) -> None:
    code, clone = run_example(repository, 1)
    assert (code, (clone / "out").read_text()) == (0, "one\n")
    assert "uncommitted" not in (clone / "listing").read_text()
    assert not (repository / "out").exists()


def test_an_example_may_have_several_lines_and_sees_no_other_environment(repository: Path) -> None:
    code, clone = run_example(repository, 2, PYTHONPATH=str(ROOT), VIRTUAL_ENV=sys.prefix)
    assert (code, (clone / "out").read_text()) == (0, "two\n")
    assert not re.findall(r"^(?:PYTHON|VIRTUAL_ENV).*", (clone / "variables").read_text(), re.MULTILINE)


def test_an_example_that_fails_fails(repository: Path) -> None:
    code, clone = run_example(repository, 3)
    assert code
    assert not (clone / "out").exists()


def test_an_example_that_is_not_there_is_an_error(repository: Path) -> None:
    assert run_example(repository, 4)[0] == 3


@cache
def packages_brought() -> frozenset[str]:
    """The packages that may be imported after the second command: those of the kit's dependencies and of ``test``."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    demands = (*project["dependencies"], *project["optional-dependencies"]["test"])
    brought = {_normal(re.split(r"[^\w.-]", demand)[0]) for demand in demands}
    named = packages_distributions()
    return frozenset(name for name, owners in named.items() if not brought.isdisjoint(map(_normal, owners)))


def _normal(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def imports(text: str) -> Iterator[tuple[int, str]]:
    """The line and the package of each import, wherever it stands in a file."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module.partition(".")[0]


def unbrought(text: str) -> list[tuple[int, str]]:
    """The imports of a file that fail after the README's second command."""
    known = packages_brought() | sys.stdlib_module_names | OURS
    return [(line, package) for line, package in imports(text) if package not in known]


@pytest.mark.parametrize(
    "path", [ROOT / "conftest.py", *sorted((ROOT / "tests").rglob("*.py"))], ids=lambda path: path.name
)
def test_a_test_imports_only_what_its_extra_brings(path: Path) -> None:
    """What another extra brings is asked for with ``pytest.importorskip``, whose result is the package."""
    assert unbrought(path.read_text("utf-8")) == []


def test_an_import_of_another_extra_is_noticed() -> None:
    bad = "import mkdocs.utils\n\ndef one():\n    from markdown import Markdown\n\nimport json, pytest, msgspec, zoo\n"
    assert unbrought(bad) == [(1, "mkdocs"), (4, "markdown")]


def test_without_thorough_the_first_parameters_are_looked_at() -> None:
    spec = importlib.util.spec_from_file_location("own_conftest", ROOT / "conftest.py")
    assert spec is not None
    assert spec.loader is not None
    own = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(own)
    marks = {"plain": None, "never": pytest.mark.thorough.mark, "some": pytest.mark.thorough(beyond=2).mark}
    names = ["plain[a]", "plain[b]", "never[a]", "some[a]", "some[b]", "some[c]", "never"]
    is_quick = own._quick()
    kept = [
        name
        for name in names
        if is_quick(
            SimpleNamespace(
                nodeid=f"tests/x.py::{name}",
                get_closest_marker=lambda _, name=name: marks[name.partition("[")[0]],
            )
        )
    ]
    assert kept == ["plain[a]", "plain[b]", "some[a]", "some[b]"]
