"""Kept measurements of published engines: that they can be read, what their page says, how they are made again."""

import os
import shutil
import sys
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from test_authors import Author

from monosashi.adapters import SPEAKING
from monosashi.reports.engines import RECORDS, read_record
from monosashi.site.pages.engines import engines_page
from monosashi.site.text.language import LANGUAGES
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.support.faulty import Faulty

ROOT = Path(__file__).resolve().parent.parent
FILES = sorted((ROOT / "examples").glob(f"*/{RECORDS}/*.json"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_says_of_each_engine_what_was_measured_and_how_to_do_it_again(code: str) -> None:
    page = engines_page(code)
    for path in FILES:
        record = read_record(path)
        assert record.measured is not None, path
        start = page.index(f"{{ #{path.stem} }}")
        section = page[start : page.find("\n### ", start)]
        for said in (record.measured.date, record.requirement, record.home, " ".join(record.adapter)):
            assert said in section, (path, said)
        for difference in record.measured.differences:
            assert f"<summary>{difference.scenario}</summary>" in section
        for remark in record.remarks:
            assert (remark.en if code == "en" else remark.ja) in section


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_difference_was_looked_up(path: Path) -> None:
    record = read_record(path)
    assert record.measured is not None
    assert [each.name for each in record.measured.differences if record.remark(each) is None] == []
    assert {remark.verdict for remark in record.beside} <= {"missed", "chosen"}


def test_adapters_beside_each_other_share_what_the_kit_hands_out() -> None:
    copies = [*(ROOT / "examples").glob("*/engines/speaking.py")]
    assert copies
    assert {copy.read_bytes() for copy in copies} == {SPEAKING.read_bytes()}


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("{", "is no record of an engine: Input data was truncated"),
        ('{"package": "p"}', "Object missing required field `adapter`"),
        ('{"packages": "p"}', "Object contains unknown field `packages`"),
    ],
)
def test_a_bad_record_is_told_in_a_sentence(tmp_path: Path, content: str, fault: str) -> None:
    (tmp_path / "bad.json").write_text(content)
    with pytest.raises(Faulty, match=r"^[^\n]*bad\.json is no record of an engine: [^\n]*; docs/games\.md"):
        read_record(tmp_path / "bad.json")
    done = Author(tmp_path).run("suite", "engines", "bad.json")
    assert done.returncode == INVALID
    assert fault in done.stderr
    assert done.stderr.count("\n") == 1


ENGINE = """
import os, sys
os.execve({python!r}, [{python!r}, "-m", "monosashi", "adapter", "serve", "kasumi"], {{"PYTHONPATH": {path!r}}})
"""


CHANGED = """
from speaking import serve
class Engine:
    HELLO = {"name": "theirs", "version": "2", "editions": ["kasumi@0.1"], "capabilities": ["core", "setup", "legal"]}
    def start(self, start, chance):
        print("what an engine prints is no answer")
        return self.shuffle(chance)
serve(Engine())
"""
"""An engine of which a method is gone."""


@pytest.mark.thorough
def test_an_engine_is_measured_again_and_its_record_renewed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kasumi with four cards in a hand is the engine; pip, which is its package here, is in every environment."""
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    author, theirs = Author(tmp_path), Author(tmp_path / "theirs")
    theirs.change("rules.py", '"hand": 3', '"hand": 4')
    adapter, record = tmp_path / "engines" / "theirs.py", tmp_path / "engines" / "records" / "theirs.json"
    record.parent.mkdir(parents=True)
    path = os.pathsep.join(map(str, (ROOT, theirs.folder / "kasumi", theirs.folder / "site")))
    adapter.write_text(ENGINE.format(python=sys.executable, path=path))
    written = {"package": "pip", "adapter": ["theirs.py"], "home": "here", "decided": {"en": "All.", "ja": "すべて。"}}
    record.write_bytes(msgspec.json.encode(written))
    done = author.run("suite", "engines", "engines/records")
    assert (done.returncode, done.stderr) == (ALL_PASS, ""), done.stdout
    kept = read_record(record)
    assert kept.measured is not None
    assert (kept.decided.en, kept.measured.edition) == ("All.", "kasumi@0.1")
    first = kept.measured.differences[0]
    assert first.clause.startswith("kasumi.setup.")
    assert {line.partition(":")[0] for line in first.evidence[-2:]} == {"expected", "actual"}

    # The version is the kit's own, and pip has none that is called so: the record stays.
    stays = author.run("suite", "engines", "--check", str(record))
    assert stays.returncode == ALL_PASS
    assert f"theirs: skipped: pip cannot install {kept.requirement}: " in stays.stdout
    assert f"; the record of {kept.measured.date} stays\n" in stays.stdout

    shutil.copy(SPEAKING, adapter.parent)
    for program, why in (("print('hello')\n", "nothing is proved: "), (CHANGED, "object has no attribute")):
        adapter.write_text(program)
        ended = author.run("suite", "engines", str(record))
        assert ended.returncode == FAILURES
        assert ended.stdout.startswith("theirs: not measured: ")
        assert why in ended.stdout
        assert ended.stdout.count("\n") == 1
        assert read_record(record) == kept


def test_the_same_version_comes_to_the_same() -> None:
    """Whatever the day, the kit and the engine's name."""
    measured = read_record(FILES[0]).measured
    assert measured is not None
    later = replace(measured, date="2027-01-01", suite="9", name="another name")
    assert later.outcome == measured.outcome
    assert replace(measured, differences=measured.differences[1:]).outcome != measured.outcome
    assert replace(measured, version="9").outcome != measured.outcome


def test_a_game_from_outside_gets_what_speaks_beside_its_adapter(tmp_path: Path) -> None:
    author = Author(tmp_path)
    for file in ("one.py", "two.py"):
        assert author.run("adapter", "new", "python", file, "--game", "kasumi").returncode == ALL_PASS
    checked = author.run("adapter", "check", "--edition", "kasumi", "--", sys.executable, "one.py")
    assert "to do: the view of the judge" in checked.stdout
    (tmp_path / "speaking.py").write_text("mine\n")
    refused = author.run("adapter", "new", "python", "three.py", "--game", "kasumi")
    assert refused.returncode == INVALID
    assert "speaking.py is of another version and is left as it is" in refused.stderr
    assert not (tmp_path / "three.py").exists()
