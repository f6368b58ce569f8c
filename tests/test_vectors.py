"""Static vectors: deterministic, valid, and enough for a runner that knows nothing but what is written about them.

The runner here is written from docs/implementers/vectors.md and the schemas beside the vectors; it uses nothing of the
kit but a server that speaks the protocol.
"""

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import reference_engine as engine
from monosashi import suite
from monosashi.adapters.schema_files import INDEX, SHIPPED, every, files
from monosashi.mutants import collection
from monosashi.subjects.serve import Server
from monosashi.support.exit_codes import ALL_PASS, INVALID
from monosashi.support.files import Refused, publish

DEUS = "deus@2.00"


def monosashi(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, stdin=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All vectors."""
    out = tmp_path_factory.mktemp("here")
    done = monosashi("adapter", "vectors", "vectors", cwd=out)
    assert done.returncode == ALL_PASS, done.stderr
    assert done.stdout.startswith(f"{len(suite.scenarios('deus'))} vectors, 6 schemas and manifest.json are in vectors")
    return out / "vectors"


def load(folder: Path, name: str) -> Any:
    return json.loads((folder / name).read_text("utf-8"))


# A runner of one's own


class Broken(Exception):
    """A vector does not hold."""


class OwnRunner:
    """Replays vectors on something that answers lines of the protocol."""

    def __init__(self, folder: Path, answer: Any) -> None:
        self.manifest = load(folder, "manifest.json")
        self.schema = load(folder, f"{self.manifest['edition'].partition('@')[0]}.view.schema.json")
        self.answer = answer

    def ask(self, method: str, **params: Any) -> Any:
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params})
        return json.loads(self.answer(line.encode() + b"\n"))

    def demand(self, what: str, expected: Any, actual: Any) -> None:
        if expected != actual:
            raise Broken(f"{what}: expected {expected}, got {actual}")

    def comparable(self, value: Any, schema: Any, name: str = "") -> Any:
        """A view without free fields, with defaults filled in, and unordered lists in order."""
        if "$ref" in schema:
            schema = self.schema["$defs"][schema["$ref"].rpartition("/")[2]]
        if "anyOf" in schema and value is not None:
            schema = next(part for part in schema["anyOf"] if part.get("type") != "null")
            return self.comparable(value, schema, name)
        if isinstance(value, dict):
            known = schema.get("properties", {})
            rest = schema.get("additionalProperties", {})
            whole = {key: part["default"] for key, part in known.items() if "default" in part} | value
            kept = {key: item for key, item in whole.items() if key not in self.manifest["free"]}
            parts = {key: known.get(key, rest if isinstance(rest, dict) else {}) for key in kept}
            return {key: self.comparable(item, parts[key], key) for key, item in kept.items()}
        if isinstance(value, list):
            items = [self.comparable(item, schema.get("items") or {}) for item in value]
            if name in self.manifest["by_id"]:
                return {item["id"]: item for item in items}
            return sorted(items) if name in self.manifest["unordered"] else items
        return value

    def see(self, viewer: str, expected: Any) -> None:
        actual = self.comparable(self.ask("observe", viewer=viewer)["result"], self.schema)
        self.demand(f"the view of {viewer}", self.comparable(expected, self.schema), actual)

    def taken(self, step: Any, answer: Any) -> None:
        if "error" in answer:
            self.demand("the error", -32000, answer["error"]["code"])
        self.demand("taken", step["taken"], "error" not in answer)
        if step["taken"]:
            self.see("judge", step["view"])

    def play(self, vector: Any) -> None:
        for step in vector["steps"]:
            if step["do"] == "load":
                self.taken(step, self.ask("load", edition=vector["edition"], position=step["position"]))
            elif step["do"] == "start":
                answer = self.ask("start", edition=vector["edition"], start=step["start"], chance=step["chance"])
                self.taken(step, answer)
                if step["taken"]:
                    self.demand("the draws", len(step["chance"]), answer["result"].get("drawn", 0))
            elif step["do"] == "apply":
                reply = self.ask("apply", seat=step["seat"], action=step["action"], chance=step["chance"])["result"]
                self.demand("accepted", step["accepted"], reply["accepted"])
                self.demand("the draws", len(step["chance"]), reply.get("drawn", 0))
                named = set(reply.get("clauses", []))
                if not step["accepted"] and step["clauses"] and not set(step["clauses"]) & named:
                    raise Broken(f"refused under {named}, expected {step['clauses']}")
                if not step["accepted"] and not step["clauses"]:
                    self.demand("the clauses of a meaningless action", set(), named)
                self.see("judge", step["view"])
            elif step["do"] == "observe":
                self.see(step["viewer"], step["view"])
            else:
                several = {"march"}
                listed = [a for a in self.ask("legal")["result"] if a["do"] not in several or len(a["moves"]) == 1]
                wanted = [a for a in step["answers"] if a["do"] not in several or len(a["moves"]) == 1]
                texts = [sorted(json.dumps(a, sort_keys=True) for a in some) for some in (wanted, listed)]
                self.demand("the legal answers", *texts)

    def broken(self, folder: Path) -> dict[str, str]:
        """What is wrong, by the id of the vector."""
        found = {}
        for entry in self.manifest["vectors"]:
            try:
                self.play(load(folder, entry["file"]))
            except Broken as broken:
                found[entry["id"]] = str(broken)
        return found


@pytest.mark.thorough
def test_every_vector_holds_on_the_reference(folder: Path) -> None:
    assert OwnRunner(folder, Server("deus").answer).broken(folder) == {}


@pytest.mark.thorough
def test_vectors_of_another_game_hold_by_the_same_runner(tmp_path: Path) -> None:
    """Nothing in it knows the game: what is compared how stands in the manifest."""
    done = monosashi("adapter", "vectors", "--edition", "monster_maker@2021-03-20", "out", cwd=tmp_path)
    assert done.returncode == ALL_PASS, done.stderr
    runner = OwnRunner(tmp_path / "out", Server("monster_maker").answer)
    assert len(runner.manifest["vectors"]) == len(suite.scenarios("monster_maker"))
    assert runner.broken(tmp_path / "out") == {}


WRONG_RULES = (
    "deus.march.a/the-clause-is-switched-off",
    "deus.components.dice_2/number-dice-sides-minus-one",
    "deus.intercept.h/units-at-the-front-intercept-even-if-they-are-exhausted",
)


@pytest.mark.parametrize("name", WRONG_RULES)
def test_wrong_rules_break_vectors_of_their_clause(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant = collection("deus").mutants[name]
    rules = mutant.rules(DEUS)
    monkeypatch.setattr(engine, "edition", lambda _name: rules)
    runner = OwnRunner(folder, Server("deus").answer)
    entries = runner.manifest["vectors"]
    shown = [entry for entry in entries if mutant.clause in load(folder, entry["file"])["clauses"]]
    runner.manifest["vectors"] = shown
    broken = runner.broken(folder)
    assert broken
    assert set(broken) <= {entry["id"] for entry in shown}


# What is in the folder


@pytest.mark.thorough
def test_everything_fits_its_schema_and_its_digest(folder: Path) -> None:
    manifest = load(folder, "manifest.json")
    jsonschema.validate(manifest, load(folder, "manifest.schema.json"))
    checks = {
        name: jsonschema.Draft202012Validator(load(folder, f"{name}.schema.json"))
        for name in ("vector", "deus.view", "deus.action", "deus.start", "deus.position")
    }
    for entry in manifest["schemas"] + manifest["vectors"]:
        assert hashlib.sha256((folder / entry["file"]).read_bytes()).hexdigest() == entry["sha256"]
    for number, entry in enumerate(manifest["vectors"]):
        vector = load(folder, entry["file"])
        checks["vector"].validate(vector)
        assert (vector["id"], vector["clause"], vector["capabilities"]) == (
            entry["id"],
            entry["clause"],
            entry["capabilities"],
        )
        # The documents inside are long, and many are alike.
        for step in vector["steps"] if number % 25 == 0 else ():
            if step.get("view") is not None:
                checks["deus.view"].validate(step["view"])
            if step.get("taken"):
                document = "position" if step["do"] == "load" else "start"
                checks[f"deus.{document}"].validate(step[document])
            if step["do"] == "apply" and step["accepted"]:
                checks["deus.action"].validate(step["action"])


def test_the_manifest_lists_every_scenario_and_every_file(folder: Path) -> None:
    manifest = load(folder, "manifest.json")
    assert [entry["id"] for entry in manifest["vectors"]] == [s.id for s in suite.scenarios("deus")]
    listed = {entry["file"] for entry in manifest["schemas"] + manifest["vectors"]} | {"manifest.json"}
    assert {str(file.relative_to(folder)) for file in folder.rglob("*.json")} == listed
    assert {capability for entry in manifest["vectors"] for capability in entry["capabilities"]} >= {
        "core",
        "effects",
        "setup",
        "views",
    }


def test_a_refusal_names_the_clause_that_its_scenario_demands(folder: Path) -> None:
    for scenario in suite.scenarios("deus"):
        told = [t.text for t in scenario.steps if t.text.startswith("it is refused under")]
        demanded = [clause for text in told for clause in re.findall(r"deus\.[\w.]+", text)]
        if demanded:
            steps = load(folder, f"vectors/{scenario.id}.json")["steps"]
            refused = [step for step in steps if step["do"] == "apply" and not step["accepted"]]
            assert [clause for step in refused for clause in step["clauses"]] == demanded


def test_the_same_bytes_twice_and_only_a_former_output_is_replaced(tmp_path: Path) -> None:
    def contents() -> dict[str, bytes]:
        return {str(file): file.read_bytes() for file in (tmp_path / "out").rglob("*.json")}

    assert monosashi("adapter", "vectors", "--clause", "deus.march.a", "out", cwd=tmp_path).returncode == ALL_PASS
    first = contents()
    assert monosashi("adapter", "vectors", "--clause", "deus.march.a", "out", cwd=tmp_path).returncode == ALL_PASS
    assert contents() == first
    done = monosashi("adapter", "vectors", "--clause", "deus.march.b_front_or_own", "out/", cwd=tmp_path)
    assert done.returncode == ALL_PASS
    assert not [name for name in contents() if "deus.march.a" in name]
    (tmp_path / "out" / "vectors" / "mine.txt").write_text("precious")
    refused = monosashi("adapter", "vectors", "--clause", "deus.march.a", "out", cwd=tmp_path)
    assert (refused.returncode, refused.stdout) == (INVALID, "")
    assert "out holds vectors/mine.txt, which was not written by this command" in refused.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["out"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--edition", "chess@1", "out"), "unknown edition 'chess@1'; known: deus@2018-08-29, deus@2.00"),
        (("--clause", "deus.nonsense", "out"), "is no clause and no scenario"),
        (("no/such/folder",), "the folder it should be in does not exist"),
        (("file",), "file is no folder"),
    ],
)
def test_wrong_usage_gets_one_sentence(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = monosashi("adapter", "vectors", *arguments, cwd=tmp_path)
    assert done.returncode == INVALID
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_a_failure_on_the_way_leaves_the_folder_as_it_was(tmp_path: Path) -> None:
    def some() -> Iterator[tuple[str, bytes]]:
        yield "a/b.json", b"{}"
        raise KeyboardInterrupt

    out = tmp_path / "out"
    publish(out, "index", [("index", b'{"x": [{"file": "old"}]}'), ("old", b"old")])
    with pytest.raises(KeyboardInterrupt):
        publish(out, "index", some())
    assert (out / "old").read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["out"]
    (tmp_path / "out.part").mkdir()
    (tmp_path / "out.part" / "mine").touch()
    with pytest.raises(Refused, match=r"out.part is in the way"):
        publish(out, "index", some())
    assert (tmp_path / "out.part" / "mine").exists()


# The schemas as files


def test_the_shipped_schemas_are_up_to_date() -> None:
    """If not: ``monosashi list schemas --all monosashi/subjects/schemas``."""
    shipped = {file.name: file.read_bytes() for file in SHIPPED.iterdir()}
    assert shipped == dict(files())


def test_every_schema_is_one_and_is_called_as_its_file() -> None:
    index = load(SHIPPED, INDEX)["schemas"]
    assert [entry["name"] for entry in index] == list(every())
    for entry in index:
        schema = load(SHIPPED, entry["file"])
        jsonschema.Draft202012Validator.check_schema(schema)
        assert entry["file"] == f"{entry['name']}.schema.json"
        assert schema["title"] == entry["name"]
        assert " " not in entry["name"]
        assert entry["sha256"] == hashlib.sha256((SHIPPED / entry["file"]).read_bytes()).hexdigest()


def test_the_schema_command_lists_prints_and_writes(tmp_path: Path) -> None:
    names = monosashi("list", "schemas", cwd=tmp_path).stdout.splitlines()
    assert names == list(every())
    view = monosashi("list", "schemas", "deus.view", cwd=tmp_path).stdout
    assert view.encode() == dict(files())["deus.view.schema.json"]
    wrong = monosashi("list", "schemas", "deus position", cwd=tmp_path)
    assert (wrong.returncode, wrong.stdout) == (INVALID, "")
    assert "nothing is called 'deus position', did you mean 'deus.position'?" in wrong.stderr
    done = monosashi("list", "schemas", "--all", "out", cwd=tmp_path)
    assert done.stdout == f"{len(names)} schemas and index.json are in out\n"
    assert {file.name for file in (tmp_path / "out").iterdir()} == {file.name for file in SHIPPED.iterdir()}
    assert monosashi("list", "schemas", "--all", "out", "deus.view", cwd=tmp_path).returncode == INVALID
