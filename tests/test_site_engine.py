"""The engine for readers' browsers: what is packed suffices, what is fetched was pinned, and a site does without."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from monosashi.site import build_cache
from monosashi.site.book.chapters import book
from monosashi.site.engine import engine_of, packing, runtime
from monosashi.site.pages.table import table_name, table_page
from monosashi.site.text.language import language

GAMES = ("monster_maker",)
ASK = """
import json, sys
from monosashi.playground.in_browser import opened
ask = opened("monster_maker", "ja", 1)
state = json.loads(ask(json.dumps({"method": "state"})))["result"]
answer = {"seat": state["seat"], "action": state["answers"][0]["action"]}
print(json.dumps(json.loads(ask(json.dumps({"method": "answer", "params": answer})))["result"]["accepted"]))
"""


@pytest.fixture(scope="module")
def code() -> dict[str, bytes]:
    return dict(packing.code(GAMES))


def test_what_is_packed_suffices(code: dict[str, bytes], tmp_path: Path) -> None:
    """With msgspec alone beside it, a table is laid and played at."""
    for archive in (packing.zipped(code), packing.zipped(packing.texts("monster_maker"))):
        (tmp_path / "packed.zip").write_bytes(archive)
        subprocess.run([sys.executable, "-m", "zipfile", "-e", "packed.zip", "."], cwd=tmp_path, check=True)
    (tmp_path / "msgspec").symlink_to(Path(msgspec.__file__).parent)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    # Without what is installed here.
    done = subprocess.run(
        [sys.executable, "-S", "-c", ASK], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "true", done.stderr


def test_what_no_table_needs_is_not_packed(code: dict[str, bytes]) -> None:
    assert "monosashi/playground/in_browser.py" in code
    assert not [name for name in code if name.startswith(("monosashi/commands", "monosashi/reports", "msgspec/"))]
    assert not [name for name in code if name.endswith((".so", ".feature", ".xz"))]


def test_the_texts_of_games_are_packed_game_by_game(tmp_path: Path) -> None:
    """In an installed kit they lie below the package: nobody who plays one game fetches those of all."""
    for name in (
        "__init__.py",
        "cards/list.toml",
        "features/deus/clauses.toml",
        "features/deus/ja.po",
        "part/__init__.py",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert {path.relative_to(tmp_path).as_posix() for path in packing._folder(tmp_path)} == {
        "__init__.py",
        "cards/list.toml",
    }


def test_foreign_code_has_its_licence(code: dict[str, bytes]) -> None:
    foreign = {name.partition("/")[0] for name in code} - {
        "monosashi",
        "reference_engine",
        "steps",
        "monosashi.dist-info",
    }
    assert {"babel", "gherkin"} <= foreign
    about = [name for name in foreign if name.endswith(".dist-info")]
    assert all(any(name.startswith(f"{each}/licenses/") for name in code) for each in about)


def test_the_same_code_makes_the_same_archive(code: dict[str, bytes]) -> None:
    assert packing.zipped(code) == packing.zipped(dict(reversed(code.items())))


def test_a_site_does_without(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(runtime.shutil, "which", lambda _: None)
    monkeypatch.setattr(build_cache, "folder", lambda: tmp_path)
    engine = engine_of(GAMES)
    assert engine.missing == "tables have no engine: there is no npm here to fetch Pyodide with"
    assert engine.files == {}
    rules = book("monster_maker")
    edition = [*rules.editions][-1]
    assert table_name(edition, rules) == "table.html"
    page = table_page(edition, rules, language("en", "monster_maker"), engine)
    told = json.loads(page.partition('id="engine">')[2].partition("</script>")[0])
    assert told["files"] == []
    assert told["missing"] == engine.missing


def test_what_is_not_the_pinned_file_is_not_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(runtime.shutil, "which", lambda name: name)
    monkeypatch.setattr(runtime, "_run", lambda *_: (tmp_path / "pyodide-0.tgz").write_bytes(b"something else"))
    with pytest.raises(runtime.Unavailable, match=r"pyodide-\*\.tgz is not what runtime\.toml names"):
        runtime.fetch(tmp_path)


def test_a_failed_fetch_says_what_npm_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    npm = tmp_path / "npm"
    npm.write_text("#!/bin/sh\necho 'npm error: no network' >&2\nexit 1\n")
    npm.chmod(0o755)
    monkeypatch.setattr(runtime.shutil, "which", lambda _: str(npm))
    with pytest.raises(runtime.Unavailable, match="npm has failed: npm error: no network"):
        runtime.fetch(tmp_path)
