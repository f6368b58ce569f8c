"""The recipes of *In your CI*: what they say can be read, and what they run does what the page says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from adapter_docs import FOLDER, blocks

from monosashi.adapters import template
from monosashi.games.deus import adapter as deus_adapter

yaml = pytest.importorskip("yaml")
ROOT = FOLDER.parents[1]
PAGE = (FOLDER / "ci.md").read_text("utf-8")
TRANSLATED = (FOLDER.parent / "ja" / "implementers" / "ci.md").read_text("utf-8")
ACTIONS, BADGE, GITLAB = blocks(PAGE, "yaml")

STUBS = {
    # One clause is enough to see what comes of a run.
    "monosashi": f'[ "$1" = verify ] && set -- verify --clause deus.march.a "${{@:2}}"\n'
    f'exec {sys.executable} -m monosashi "$@"',
    "node": f"exec {sys.executable} adapter.py",
    "pip": "exit 0",
    "gh": 'echo "gh $*" >> asked.txt',
    "curl": 'echo "curl $*" >> asked.txt; case "$*" in *main.ndjson*) [ -f kept ] && cp kept main.ndjson;; esac; true',
}


def workflow() -> dict[str, Any]:
    """The workflow with the job for the badge behind it."""
    return dict(yaml.safe_load(ACTIONS + BADGE))


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An implementer's repository with the toy in it, whose failures are known; commands are found beside it."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, body in STUBS.items():
        (tools / name).write_text(f"#!/bin/bash\n{body}\n")
        (tools / name).chmod(0o755)
    work = tmp_path / "work"
    work.mkdir()
    (work / "adapter.py").write_text(template("python", deus_adapter), "utf-8")
    monkeypatch.setenv("PATH", f"{tools}:{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    for name, value in {
        "GITHUB_STEP_SUMMARY": str(work / "summary.md"), "GITHUB_SHA": "abc", "NUMBER": "7", "CI_JOB_TOKEN": "t",
        "CI_API_V4_URL": "api", "CI_PROJECT_ID": "1", "CI_DEFAULT_BRANCH": "main", "CI_MERGE_REQUEST_IID": "8",
        "COMMENT_TOKEN": "c",
    }.items():  # fmt: skip
        monkeypatch.setenv(name, value)
    (command,) = (each for each in blocks(PAGE, "") if "--update" in each)
    # What is known before the engine has been looked at is what fails today.
    assert run(work, command) in (0, 1)
    assert (work / "known.txt").exists()
    return work


def run(work: Path, script: str) -> int:
    """What a script of a recipe ends with, run as the servers do."""
    return subprocess.run(["bash", "-e", "-c", script], cwd=work, check=False, timeout=120).returncode


def scripts(job: dict[str, Any]) -> dict[str, str]:
    """What a job runs, by the names of its steps; what has none is called by its command."""
    return {step.get("name", step["run"]): step["run"] for step in job["steps"] if "run" in step}


def known_file(work: Path) -> Path:
    return work / "known.txt"


def test_both_languages_have_the_same_recipes() -> None:
    assert blocks(TRANSLATED, "yaml") == blocks(PAGE, "yaml")
    assert blocks(TRANSLATED, "markdown") == blocks(PAGE, "markdown")


def test_the_recipes_are_what_the_servers_read() -> None:
    jobs = workflow()["jobs"]
    assert set(jobs) == {"rules", "badge"}
    for job in jobs.values():
        assert job["runs-on"]
        assert all(("run" in step) != ("uses" in step) for step in job["steps"])
    gitlab = yaml.safe_load(GITLAB)
    assert set(gitlab["rules"]) == {"image", "rules", "script", "after_script", "artifacts"}
    assert gitlab["rules"]["artifacts"]["reports"] == {"junit": "junit.xml"}
    assert all(isinstance(line, str) for line in (*gitlab["rules"]["script"], *gitlab["rules"]["after_script"]))


@pytest.mark.thorough
def test_github_is_green_as_long_as_nothing_changes_and_red_when_something_does(project: Path) -> None:
    steps = scripts(workflow()["jobs"]["rules"])
    assert run(project, steps["measure"]) == 0
    assert run(project, steps["reports"]) == 0
    for name in ("junit.xml", "report.html", "badge.json", "comment.md", "summary.md"):
        assert (project / name).stat().st_size, name
    assert run(project, steps["comment"]) == 0
    assert "gh pr comment 7 --body-file comment.md" in (project / "asked.txt").read_text()
    assert run(project, steps["keep the record"]) == 0

    # The next change breaks the march.
    broken = (project / "adapter.py").read_text("utf-8").replace('"ready": False', '"ready": True')
    toy = re.sub(r'unit\["ready"\]', "True", broken)
    (project / "adapter.py").write_text(toy, "utf-8")
    assert run(project, steps["measure"]) == 1
    assert run(project, steps["reports"]) == 0
    assert re.search(r"newly failing", (project / "comment.md").read_text("utf-8"), re.IGNORECASE)


def test_a_repair_turns_it_red_until_the_list_says_so(project: Path) -> None:
    known = known_file(project)
    known.write_text(known.read_text() + "deus.march.a/an-exhausted-unit-stays-where-it-is  fail\n")
    measure = scripts(workflow()["jobs"]["rules"])["measure"]
    assert run(project, measure) == 2
    assert run(project, f"{measure} || [ $? -eq 2 ]") == 0


def test_gitlab_does_the_same(project: Path) -> None:
    job = yaml.safe_load(GITLAB)["rules"]
    assert run(project, "\n".join(job["script"])) == 0
    assert run(project, "\n".join(job["after_script"])) == 0
    assert "newly" not in (project / "comment.md").read_text("utf-8")
    shutil.copy(project / "run.ndjson", project / "kept")
    assert run(project, "\n".join(job["after_script"])) == 0
    asked = (project / "asked.txt").read_text()
    assert "api/projects/1/jobs/artifacts/main/raw/run.ndjson?job=rules" in asked
    assert "--data-urlencode body@comment.md api/projects/1/merge_requests/8/notes" in asked
    assert re.search(r"newly", (project / "comment.md").read_text("utf-8"), re.IGNORECASE)
    assert all((project / name).exists() for name in job["artifacts"]["paths"])


def test_the_badge_goes_to_a_branch_of_its_own_the_first_time_and_later(tmp_path: Path) -> None:
    git = ["git", "-c", "init.defaultBranch=main"]
    subprocess.run([*git, "init", "-q", "--bare", str(tmp_path / "origin")], check=True)
    publish = scripts(workflow()["jobs"]["badge"])["publish"]
    for number in ("1", "2"):
        work = tmp_path / number
        subprocess.run([*git, "clone", "-q", str(tmp_path / "origin"), str(work)], check=True)
        if number == "1":
            first = "git config user.name a; git config user.email a@b.c; git commit -qm x --allow-empty; git push -q"
            assert run(work, f"{first} origin HEAD:main; git switch -q -C main") == 0
        (work / "found").mkdir()
        (work / "found" / "badge.json").write_text(f'{{"message": "{number}"}}')
        assert run(work, f"export GITHUB_SHA={number}\n{publish}") == 0
    shown = subprocess.run(
        ["git", "show", "badges:badge.json"], cwd=tmp_path / "origin", capture_output=True, text=True, check=True
    )
    assert '"2"' in shown.stdout


@pytest.mark.parametrize("page", [PAGE, TRANSLATED], ids=["en", "ja"])
def test_the_table_has_every_exit_code(page: str) -> None:
    from monosashi.support import exit_codes

    codes = {value for name, value in vars(exit_codes).items() if name.isupper() and isinstance(value, int)}
    assert {int(row) for row in re.findall(r"^\| (\d) \|", page, re.MULTILINE)} == codes
