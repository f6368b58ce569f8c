"""Revisions: which clauses have moved, which scenarios that leaves outdated, and that somebody has read them again."""

import re
import tomllib
from types import SimpleNamespace

import msgspec
import pytest
from clone import Clone

from monosashi.suite import revisions
from monosashi.suite.revisions import EVERYTHING, Lock, Revision, reviewed, state, text_hash

LOCK = "features/deus/revisions.toml"
LEDGER = "features/deus/clauses.toml"


def test_nothing_in_the_repository_is_outdated() -> None:
    found = state("deus")
    assert found.current, "monosashi suite review lists what is outdated"


def test_the_hashes_in_the_lock_are_those_of_its_texts() -> None:
    assert [n for n, entry in revisions.lock("deus").clauses.items() if entry.hash != text_hash(entry.text)] == []


# On a ledger of two clauses


def entry(number: int, text: str) -> Revision:
    return Revision(number, text_hash(text), text)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Two clauses, three scenarios, all locked at their first revision; the texts may be changed."""
    texts = {"g.a": "A.", "g.b": "B."}
    scenarios = {"g.a/one": ("g.a",), "g.a/two": ("g.a", "g.b"), "g.b/three": ("g.b",)}
    held = {"lock": Lock({name: entry(1, text) for name, text in texts.items()},
                         {name: dict.fromkeys(clauses, 1) for name, clauses in scenarios.items()})}  # fmt: skip
    rows = lambda _: {name: SimpleNamespace(id=name, en=text) for name, text in texts.items()}  # noqa: E731
    monkeypatch.setattr(revisions, "load_ledger", rows)
    monkeypatch.setattr(revisions, "groups", lambda _: scenarios)
    monkeypatch.setattr(revisions, "lock", lambda _: held["lock"])
    monkeypatch.setattr(revisions, "write", lambda _, lock: held.update(lock=lock))
    return texts


def read_again(*names: str) -> None:
    revisions.write("g", reviewed("g", names))


def test_a_moved_clause_leaves_its_scenarios_outdated(small: dict[str, str]) -> None:
    assert state("g").current
    small["g.a"] = "A, but not always."
    found = state("g")
    assert [tuple(moved) for moved in found.moved] == [("g.a", "A.", "A, but not always.")]
    assert found.outdated == {"g.a/one": ("g.a",), "g.a/two": ("g.a",)}


def test_reading_a_clause_again_pins_all_its_scenarios(small: dict[str, str]) -> None:
    small["g.a"] = small["g.b"] = "Else."
    read_again("g.a")
    assert state("g").outdated == {"g.a/two": ("g.b",), "g.b/three": ("g.b",)}
    assert revisions.lock("g").clauses["g.a"].revision == 2
    assert revisions.lock("g").scenarios["g.a/two"] == {"g.a": 2, "g.b": 1}


def test_reading_one_scenario_again_leaves_the_others_outdated(small: dict[str, str]) -> None:
    small["g.a"] = "Else."
    read_again("g.a/one")
    found = state("g")
    assert found.moved == ()
    assert found.outdated == {"g.a/two": ("g.a",)}
    read_again("g.a/two")
    assert state("g").current
    assert revisions.lock("g").clauses["g.a"].revision == 2


def test_everything(small: dict[str, str]) -> None:
    small["g.c"] = "C."
    del small["g.b"]
    assert [(moved.clause, moved.old, moved.new) for moved in state("g").moved] == [
        ("g.c", "", "C."),
        ("g.b", "B.", ""),
    ]
    read_again(EVERYTHING)
    assert set(revisions.lock("g").clauses) == {"g.a", "g.c"}


def test_the_file_reads_as_it_was_written() -> None:
    lock = Lock({"g.a": entry(3, 'Says "no".\\')}, {"g.a/one": {"g.a": 3}})
    text = "\n".join(revisions._lines(lock))
    assert msgspec.convert(tomllib.loads(text), Lock) == lock
    assert [line for line in text.splitlines() if line.startswith('"')] == text.splitlines()[3:4] + text.splitlines()[
        6:
    ]


# The command


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    return Clone(tmp_path_factory.mktemp("clone"))


@pytest.mark.thorough
def test_a_clause_is_edited_and_read_again(clone: Clone) -> None:
    old, new = '"Only ready units may march."', '"Nobody may march who is not ready."'
    clone.replace(LEDGER, old, new)
    checked = clone.run("suite", "review", "--check")
    assert checked.returncode == 1
    assert "deus.march.a  moved\n  was   Only ready units may march.\n  is    Nobody" in checked.stdout
    assert "1 clause moved, 5 scenarios outdated" in checked.stdout
    run = clone.run("verify", "--edition", "deus@2.00", "--clause", "deus.march.a", "--record", "run.ndjson")
    outdated = re.search(
        r"^([0-9]+) outdated scenarios, of which a clause says something else by now$", run.stdout, re.M
    )
    assert outdated
    assert f"\n{outdated[1]} passed, 0 not passed, 0 unsupported of {outdated[1]} required" in run.stdout
    assert f"{outdated[1]} outdated scenarios" in clone.run("report", "run.ndjson", "--anyway").stdout
    assert "revision    1, moved since" in clone.run("list", "clauses", "--long", "deus.march.a").stdout
    one = clone.run("suite", "review", "deus.march.a/a-ready-unit-marches")
    assert "1 scenario pinned, 1 clause at another revision" in one.stdout
    assert clone.run("suite", "review", "--check").returncode == 1
    clone.run("suite", "review", "deus.march")
    assert clone.run("suite", "review", "--check").stdout == "nothing is outdated\n"
    clone.replace(LEDGER, new, old)


@pytest.mark.thorough
def test_names_and_files_that_are_wrong(clone: Clone) -> None:
    for arguments, message in (
        (("deus.nix",), "is no clause and no scenario"),
        (("--game", "go"), "unknown game 'go'"),
        (("--check", "--all"), "--check changes nothing"),
    ):
        done = clone.run("suite", "review", *arguments)
        assert (done.returncode, done.stdout) == (3, ""), arguments
        assert message in done.stderr
    before = clone.path(LOCK).read_text("utf-8")
    clone.path(LOCK).write_text("[clauses\n", "utf-8")
    for command in (
        ("suite", "review"),
        ("list", "clauses", "--long", "deus.march.a"),
        ("erratum", "impact", "deus@2.00", "deus@2.00+nix"),
    ):
        done = clone.run(*command)
        assert done.returncode == 3
        assert "Traceback" not in done.stderr
    clone.path(LOCK).write_text(before, "utf-8")
