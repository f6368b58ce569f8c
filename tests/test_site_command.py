"""``monosashi site``: a game alone becomes a site, from whatever there is of it."""

import re
from pathlib import Path

import pytest
from site_games import LEDGER, PARTS, tiny_game

from monosashi import site
from monosashi.__main__ import main
from monosashi.commands.site import actions
from monosashi.impact.model import silently
from monosashi.impact.scenarios import ending_otherwise
from monosashi.rulebook.errata import errata
from monosashi.site.book.chapters import book
from monosashi.site.pages.partings import partings

PACKAGES = ("book", "text", "search", "film", "diagrams", "engine", "pages", "publish", "mkdocs")
SITE = Path(site.__file__).parent


def test_a_package_of_the_site_uses_only_those_before_it() -> None:
    for number, package in enumerate(PACKAGES):
        later = PACKAGES[number + 1 :]
        for path in (SITE / package).rglob("*.py"):
            text = path.read_text("utf-8")
            wrong = [each for each in later if re.search(rf"^from monosashi\.site\.{each}\b", text, re.MULTILINE)]
            assert not wrong, f"{path}: {wrong}"
    assert {path.parent.name for path in SITE.glob("*/__init__.py")} == set(PACKAGES)


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(actions, "find_spec", lambda name: None if name == "mkdocs" else object())
    assert main(["site", "build", "out"]) == 3
    assert 'pip install "monosashi[docs]"' in capsys.readouterr().err


def test_a_game_that_nobody_knows_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("material")
    assert main(["site", "build", "--game", "chess", "out"]) == 3
    error = capsys.readouterr().err
    assert "'chess'" in error
    assert "deus" in error


def test_without_a_clone_a_game_must_be_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("material")
    monkeypatch.setattr("monosashi.site.mkdocs.configuration.of_project", lambda: None)
    assert main(["site", "build", "out"]) == 3
    assert "--game deus" in capsys.readouterr().err


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("material")
    (tmp_path / "thesis.txt").write_text("years of work")
    assert main(["site", "build", "--game", "deus", str(tmp_path)]) == 3
    assert "left as it is" in capsys.readouterr().err
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


def test_a_game_of_which_there_is_only_a_ledger_becomes_a_site(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("material")
    folder = tiny_game(tmp_path, monkeypatch)
    (folder / "clauses.toml").write_text(LEDGER, "utf-8")
    out = tmp_path / "out"
    assert main(["site", "build", "--game", "tiny", str(out)]) == 0, capsys.readouterr().err
    start = (out / "index.html").read_text("utf-8")
    assert "<title>Tiny</title>" in start
    assert "Unofficial" not in start
    assert "implementers" not in start
    assert "Whoever takes the last match loses." in (out / "tiny" / "goal.html").read_text("utf-8")
    assert not (out / "ja").exists(), "nobody has translated it"
    assert not (out / "deus").exists()
    assert not (out / "tiny" / "changes.html").exists(), "there is no history"
    assert "Whoever takes the last match loses." in (out / "assets" / "search-rules-tiny.js").read_text("utf-8")
    assert (out / "search.html").is_file()
    assert not (out / "search").exists(), "nothing of the builder's own search is there"
    for name in ("site.css", "player.js", "battlefield.css"):
        assert (out / "assets" / name).is_file()
    assert main(["site", "build", "--game", "tiny", str(out)]) == 0, "a site may be written again"


class Server:
    """What MkDocs' own server has of interest: what it calls when a file has been edited."""

    builder = None


def test_while_serving_only_what_an_edit_changes_is_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("material")
    build = pytest.importorskip("mkdocs.commands.build").build
    load_config = pytest.importorskip("mkdocs.config").load_config
    from monosashi.site.mkdocs.configuration import of_games

    folder = tiny_game(tmp_path, monkeypatch)
    (folder / "clauses.toml").write_text(LEDGER, "utf-8")
    (folder / "parts.toml").write_text(PARTS, "utf-8")
    out = tmp_path / "out"
    config = load_config(str(of_games(["tiny"], tmp_path / "configuration")), site_dir=str(out))
    config.plugins.on_startup(command="serve", dirty=False)
    build(config, serve_url="http://127.0.0.1:8000/")
    server, whole = Server(), []
    config.plugins.on_serve(server, config=config, builder=lambda: whole.append("built"))
    pages = {path: path.stat().st_mtime_ns for path in out.rglob("*.html")}

    (folder / "clauses.toml").write_text(LEDGER.replace("match loses", "match is a fool"), "utf-8")
    server.builder()
    changed = {path.relative_to(out).as_posix() for path, then in pages.items() if path.stat().st_mtime_ns != then}
    # The contents have the whole rules with them.
    assert changed == {"tiny/goal.html", "c/tiny.goal.html", "tiny/all.html", "tiny/index.html"}
    assert "match is a fool" in (out / "tiny" / "goal.html").read_text("utf-8")
    assert "match is a fool" in (out / "tiny" / "goal.md").read_text("utf-8")
    fetched = (out / "assets" / "search-rules-tiny.js").read_text("utf-8")
    assert "match is a fool" in fetched
    assert "match loses" not in fetched
    assert "One to three matches are taken." in fetched
    assert not whole

    (folder / "parts.toml").write_text(PARTS.replace('title = "All"', 'title = "Everything"'), "utf-8")
    server.builder()
    assert whole == ["built"], "every page has the contents beside it"


# Where editions part


@pytest.mark.thorough
def test_only_scenarios_that_look_up_what_differs_can_end_otherwise() -> None:
    erratum = errata("deus")[0]
    old, new = erratum.edition, erratum.amended_edition
    expected = {change.scenario: change for change in ending_otherwise(old, new, silently)}
    found = partings("deus", old, new)
    assert found
    assert all(expected[change.scenario] == change for changes in found.values() for change in changes)
    clauses = {clause for change in expected.values() if change.before and change.after for clause in change.clauses}
    assert found.keys() == clauses


def test_the_default_of_what_a_game_says_of_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tiny_game(tmp_path, monkeypatch)
    (folder / "clauses.toml").write_text(LEDGER, "utf-8")
    rules = book("tiny")
    assert rules.title == "Tiny"
    assert [chapter.name for chapter in rules.chapters] == ["goal", "turn"]
