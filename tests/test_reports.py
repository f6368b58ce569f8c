"""Reports say what the records say, never more, whatever the records' authors had in mind."""

import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import msgspec
import pytest
from msgspec.structs import replace
from sample_records import (
    EDITION,
    SCENARIOS,
    exhausted_units_march,
    hostile,
    kite,
    lantern,
    made,
    passes,
    with_changes,
    written,
)

from monosashi.__main__ import main
from monosashi.reports.badge import badge
from monosashi.reports.comparison import Comparison, gather
from monosashi.reports.junit import junit
from monosashi.reports.markdown import markdown, safe
from monosashi.reports.page import page
from monosashi.subjects.status import Status
from monosashi.support.files import write_file
from monosashi.verification.results_file import BadRecord, Run, SmokeCheck
from monosashi.verification.verdict import Verdict

FAILED = tuple(verdict.scenario for verdict in exhausted_units_march() if verdict.status is Status.FAIL)


def compared(folder: Path, *runs: Run, **options: bool) -> Comparison:
    return gather([written(folder / f"{number}.ndjson", run) for number, run in enumerate(runs)], **options)


def monosashi(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "monosashi", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, stdin=subprocess.DEVNULL)


class Page(HTMLParser):
    """What a browser would find in a page: the tags, the ids, the links, the text."""

    VOID = ("meta", "input", "br", "img", "hr", "link")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"</{tag}> closes something else"

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("script", "style"):
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join("".join(self.words).split())

    def values(self, name: str, tag: str = "") -> list[str]:
        return [attrs[name] for found, attrs in self.tags if name in attrs and tag in ("", found)]


# Which records belong together


def test_a_record_without_a_footer_is_refused(tmp_path: Path) -> None:
    whole = written(tmp_path / "run.ndjson", kite())
    cut = tmp_path / "cut.ndjson"
    cut.write_bytes(b"\n".join(whole.read_bytes().splitlines()[:-1]))
    with pytest.raises(BadRecord, match="there is no footer"):
        gather([cut])


def test_another_format_or_edition_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="format 99"):
        compared(tmp_path, made(passes(), format=99))
    with pytest.raises(BadRecord, match="does not know the edition 'chess@1'"):
        compared(tmp_path, made(passes(), edition="chess@1"))
    with pytest.raises(BadRecord, match=r"0\.ndjson is about deus@2\.00 and .*1\.ndjson about deus@9"):
        compared(tmp_path, kite(), made(passes(), edition="deus@9"))


def test_another_suite_is_refused_and_compared_anyway_with_a_mark(tmp_path: Path) -> None:
    old = made(passes(), "Old", suite="0.0.9", suite_hash="abc")
    with pytest.raises(BadRecord, match=r"was made with suite 0\.0\.9 \(abc\); this is suite"):
        compared(tmp_path, kite(), old)
    found = compared(tmp_path, kite(), old, anyway=True)
    assert "0.0.9" in found.warnings[0]
    for output in (Page(page(found)).text, markdown(found), junit(found)):
        assert "0.0.9" in output
        assert re.search("other scenarios", output, re.IGNORECASE)


# What limits a run


@pytest.mark.parametrize(
    ("run", "limit"),
    [
        (lantern(), "effects not offered"),
        (made(passes(FAILED), clauses=["deus.march.a"]), "only deus.march.a"),
        (made(passes(FAILED)), f"only {len(FAILED)} of {len(SCENARIOS)} scenarios asked for"),
        (made(passes(FAILED), clauses=list("abcdef")), "only a, b, c and 3 more"),
    ],
)
def test_a_partial_run_never_looks_like_a_whole_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], run: Run, limit: str
) -> None:
    found = compared(tmp_path, run)
    (column,) = found.columns
    assert column.limits == (limit,)
    assert not column.perfect
    shown = msgspec.json.decode(badge(column))
    assert limit in shown["message"]
    assert shown["color"] != "brightgreen"
    assert f"Partial: {limit}" in Page(page(found)).text
    assert f"**{safe(limit)}**" in markdown(found)
    case = ElementTree.fromstring(junit(found)).find(".//testcase[@name='this run is partial']/skipped")
    assert case is not None
    assert case.get("message") == limit
    assert main(["report", str(tmp_path / "0.ndjson")]) == (1 if run.failed else 0)
    assert f"partial: {limit}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("run", "problem"),
    [
        (made(passes(), invalid="a control passed"), "a control passed"),
        (made(passes()[1:], required=len(SCENARIOS)), "scenarios were required"),
        (made([*passes()[1:], passes()[1]]), "a scenario has two verdicts"),
        (made([replace(v, status=Status.UNSUPPORTED) for v in passes()]), "nothing could be played"),
        (msgspec.structs.replace(kite(), footer=replace(kite().footer, caught=3)), "only 3 of 4 controls were caught"),
    ],
)
def test_an_invalid_run_is_loud_in_every_output(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], run: Run, problem: str
) -> None:
    found = compared(tmp_path, run)
    assert problem in found.columns[0].problem
    shown = msgspec.json.decode(badge(found.columns[0]))
    assert shown["message"] == "invalid run, proves nothing"
    assert shown["isError"] is True
    assert shown["color"] == "lightgrey"
    assert Page(page(found)).text.count("roves nothing") >= 2
    assert "This run proves nothing" in markdown(found)
    assert ElementTree.fromstring(junit(found)).find(".//testcase[@name='this run proves nothing']/error") is not None
    assert main(["report", str(tmp_path / "0.ndjson")]) == 3
    assert main(["report", str(tmp_path / "0.ndjson"), "--json", str(tmp_path / "found.json")]) == 3
    assert "THIS RUN PROVES NOTHING" in capsys.readouterr().out


def test_a_whole_run_without_failures_is_the_only_bright_green_one(tmp_path: Path) -> None:
    perfect = compared(tmp_path, made(passes())).columns[0]
    assert msgspec.json.decode(badge(perfect)) == {
        "schemaVersion": 1,
        "label": f"monosashi {EDITION}",
        "message": f"{len(SCENARIOS)} of {len(SCENARIOS)}",
        "color": "brightgreen",
    }
    assert msgspec.json.decode(badge(compared(tmp_path, kite()).columns[0]))["color"] == "red"


def test_no_output_has_a_percentage(tmp_path: Path) -> None:
    found = compared(tmp_path, kite(), lantern())
    for output in (Page(page(found)).text, markdown(found), junit(found), badge(found.columns[0])):
        assert not re.search(r"\d\s*%", output)


# Several records


def test_who_disagrees(tmp_path: Path) -> None:
    found = compared(tmp_path, kite(), lantern(), made(passes(), "Reed"))
    crashed = passes()[60].scenario
    assert {row.id for row in found.disagreements} == {*FAILED, crashed}
    assert found.partly_offered == 40
    assert found.changes is None
    text = Page(page(found)).text
    assert f"{len(FAILED) + 1} scenarios do not end alike" in text
    assert f"Who disagrees: {len(FAILED) + 1}" in markdown(found)


@pytest.mark.thorough
def test_what_changed_between_two_runs_of_one_engine(tmp_path: Path) -> None:
    every = passes()
    fail = [replace(verdict, status=Status.FAIL) for verdict in every[:3]]
    old = made(with_changes(every[1:], fail), required=len(every) - 1)
    changed = [replace(every[1], status=Status.CRASH), replace(every[9], status=Status.TIMEOUT)]
    new = made(with_changes(every[:-1], [fail[0], *changed]), version="2.0", required=len(every) - 1)
    changes = compared(tmp_path, old, new).changes
    assert changes is not None
    assert [pair[1].scenario for pair in changes.fixed] == [every[2].scenario]
    assert [pair[1].scenario for pair in changes.broken] == [every[9].scenario]
    assert [pair[1].scenario for pair in changes.others] == [every[1].scenario]
    assert [verdict.scenario for verdict in changes.added] == [every[0].scenario]
    assert [verdict.scenario for verdict in changes.gone] == [every[-1].scenario]
    assert changes.same == len(every) - 5
    found = compared(tmp_path, old, new)
    for title in ("Newly passing: 1", "Newly failing: 1", "New scenarios: 1", "No longer in the run: 1"):
        assert title in Page(page(found)).text
        assert title in markdown(found)
    done = monosashi("report", "--changes", tmp_path / "0.ndjson", tmp_path / "1.ndjson")
    assert "newly failing: 1" in done.stdout
    assert "pass → timeout" in done.stdout


def test_a_level_given_up_is_a_change_and_neither_a_fix_nor_a_failure(tmp_path: Path) -> None:
    every = passes()
    given_up = made(with_changes(every, [replace(every[0], status=Status.UNSUPPORTED)]))
    changes = compared(tmp_path, made(every), given_up).changes
    assert changes is not None
    assert (len(changes.fixed), len(changes.broken), len(changes.others)) == (0, 0, 1)


def test_engines_of_one_name_get_their_versions_as_names(tmp_path: Path) -> None:
    found = compared(tmp_path, made(passes()), made(passes(), version="2"), made(passes(), version="2"))
    assert [column.label for column in found.columns] == ["Kite 1.0", "Kite 2 1.ndjson", "Kite 2 2.ndjson"]


# JUnit


def check_junit(root: Element) -> None:
    """What Jenkins' schema junit-10 demands."""
    rules: dict[str, tuple[set[str], set[str], set[str]]] = {
        "testsuites": ({"testsuite"}, set(), {"name", "time", "tests", "failures", "errors"}),
        "testsuite": (
            {"testsuite", "properties", "testcase", "system-out", "system-err"},
            {"name", "tests", "failures", "errors"},
            {"group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url"},
        ),
        "properties": ({"property"}, set(), set()),
        "property": (set(), {"name", "value"}, set()),
        "testcase": (
            {"skipped", "error", "failure", "system-out", "system-err"},
            {"name"},
            {"time", "classname", "group"},
        ),
        "failure": (set(), set(), {"type", "message"}),
        "error": (set(), set(), {"type", "message"}),
        "skipped": (set(), set(), {"type", "message"}),
        "system-err": (set(), set(), set()),
    }
    for node in root.iter():
        children, must, may = rules[node.tag]
        assert {child.tag for child in node} <= children
        assert must <= set(node.attrib) <= must | may
        if node.tag in ("testsuites", "testsuite"):
            assert re.fullmatch(r"\d+\.\d{3}", node.get("time", ""))
    for suite in root.iter("testsuite"):
        cases = suite.findall("testcase")
        assert int(suite.get("tests", "")) == len(cases)
        for attribute, tag in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
            assert int(suite.get(attribute, "")) == sum(case.find(tag) is not None for case in cases)
    for name in ("tests", "failures", "errors"):
        assert int(root.get(name, "")) == sum(int(suite.get(name, "")) for suite in root)


@pytest.mark.parametrize("runs", [(kite,), (lantern,), (kite, lantern), (hostile,)])
def test_junit_keeps_to_the_schema(tmp_path: Path, runs: tuple[Callable[[], Run], ...]) -> None:
    made_runs = [run() for run in runs]
    text = junit(compared(tmp_path, *made_runs))
    root = ElementTree.fromstring(text.encode())
    check_junit(root)
    assert not re.search("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", text)
    scored = sum(len(run.scored) for run in made_runs)
    assert len([case for case in root.iter("testcase") if case.get("classname") != "run"]) == scored


def test_junit_says_how_each_scenario_ended(tmp_path: Path) -> None:
    root = ElementTree.fromstring(junit(compared(tmp_path, kite())))
    march = next(suite for suite in root if suite.get("name") == "March")
    failures = march.findall("testcase[@classname='deus.march.a']/failure")
    assert len(failures) == len(FAILED)
    assert failures[0].get("type") == "fail"
    assert "expected: refused under deus.march.a" in (failures[0].text or "")
    assert "cause: accepted:deus.march.a" in (failures[0].text or "")
    properties = {node.get("name"): node.get("value") for node in march.iter("property")}
    assert properties["engine"] == "Kite 1.0"
    assert properties["edition"] == EDITION
    assert properties["timeout"] == "2 s"
    root = ElementTree.fromstring(junit(compared(tmp_path, lantern())))
    crashed = next(case for case in root.iter("testcase") if case.find("error") is not None)
    assert crashed.find("error").get("type") == "crash"  # type: ignore[union-attr]
    assert crashed.findtext("system-err") == "panic: out of cards"
    skipped = [case for case in root.iter("testcase") if case.find("skipped") is not None]
    assert len(skipped) == 42, "a remark that the process had to be started again among them"


def test_a_library_reads_the_junit_file(tmp_path: Path) -> None:
    junitparser: Any = pytest.importorskip("junitparser")
    path = tmp_path / "junit.xml"
    path.write_text(junit(compared(tmp_path, kite(), lantern())), encoding="utf-8")
    read = junitparser.JUnitXml.fromfile(str(path))
    cases = [case for suite in read for case in suite]
    assert sum(isinstance(result, junitparser.Failure) for case in cases for result in case.result) == len(FAILED)
    assert sum(isinstance(result, junitparser.Error) for case in cases for result in case.result) == 1


# The page


def test_the_page_needs_nothing_else(tmp_path: Path) -> None:
    found = Page(page(compared(tmp_path, kite(), lantern())))
    assert found.open == []
    for tag, attributes in found.tags:
        assert tag not in ("link", "iframe", "object", "base")
        assert not set(attributes) & {"srcset", "action", "poster", "data"}
        assert attributes.get("src", "data:image/svg+xml,").startswith("data:image/svg+xml,")
        assert attributes.get("href", "#").startswith("#")
    assert "url(" not in page(compared(tmp_path, kite()))


def test_ids_are_unique_and_links_lead_somewhere(tmp_path: Path) -> None:
    from urllib.parse import unquote

    for runs in ((kite(), lantern()), (hostile(),), (kite(), kite())):
        found = Page(page(compared(tmp_path, *runs)))
        ids = found.values("id")
        assert len(ids) == len(set(ids))
        assert not [name for name in ids if re.search(r"\s", name)]
        assert {unquote(link[1:]) for link in found.values("href", "a")} <= set(ids)
        labels = {name for value in found.values("aria-labelledby") for name in value.split()}
        assert labels <= set(ids)


def test_the_page_explains_each_failure(tmp_path: Path) -> None:
    found = Page(page(compared(tmp_path, kite())))
    assert found.values("id", "article") == [FAILED[0]]
    assert set(FAILED) <= set(found.values("id"))
    for part in (
        "Only ready units may march.",
        "進軍できるのは未行動のユニットだけである。",
        "page 15",
        "ended here",
        "Before the action",
        "as Kite shows it",
        "as the reference has it",
        f"monosashi verify --clause {FAILED[0]} -- ./engine --stdio",
        f"{len(FAILED)} scenarios not passed by this implementation, for 1 cause",
        "One failure is told in full. Positions are drawn for 1 cause.",
    ):
        assert part in found.text
    assert re.search(r"expected [abc][13], actual [abc]2", found.text)
    assert len(found.values("src", "img")) == 3
    assert all("main phase" in words for words in found.values("alt", "img"))


def test_the_broken_clause_heads_its_failures(tmp_path: Path) -> None:
    found = Page(page(compared(tmp_path, kite())))
    (section,) = [name for name in found.values("id", "section") if name.startswith("cause/")]
    assert section == "cause/accepted:deus.march.a"
    told = found.text
    head = f"1. Accepts what must be refused under deus.march.a · {len(FAILED)} scenarios"
    head += f" deus.march.a page 15, {EDITION}"
    assert f"{head} Only ready units may march. 進軍できるのは未行動のユニットだけである。" in told
    assert told.index(head) < told.index("Given it is North's main phase") < told.index("further scenarios of the same")
    assert told.index(head) < told.index("Clauses Chapter by chapter"), "failures come before the clauses"
    ended = "fail, expected refused under deus.march.a, actual accepted"
    for name in FAILED[1:]:
        assert re.search(rf"{re.escape(name)} march/conditions\.feature:\d+ · {ended}", told)


def in_many_ways(number: int, ways: int) -> Run:
    """Failures with as many causes, each with positions and with as many words as a record keeps."""
    real = next(verdict for verdict in exhausted_units_march() if verdict.reference)
    fail = [
        replace(
            verdict,
            status=Status.ERROR,
            message=f"{chr(97 + place % ways // 26)}{chr(97 + place % ways % 26)} " + "no such thing " * 500,
            expected="wanted " * 1000,
            actual="got " * 2000,
            step=real.step,
            before=real.before,
            after=real.after,
            reference=real.reference,
        )
        for place, verdict in enumerate(passes()[:number])
    ]
    return made(with_changes(passes(), fail))


@pytest.mark.thorough(beyond=1)
@pytest.mark.parametrize("ways", [1, 18, 60, 600])
def test_a_page_of_600_failures_stays_light(tmp_path: Path, ways: int) -> None:
    compare = compared(tmp_path, in_many_ways(600, ways))
    assert len(compare.causes) == ways
    text = page(compare, site="https://rules.example/monosashi/")
    found = Page(text)
    assert len(text.encode()) < 1_000_000
    assert len(found.tags) < 3000
    assert len(found.values("src", "img")) == 3 * min(ways, 10)
    told = sum("data-status" in attributes and "data-chapter" in attributes for _, attributes in found.tags)
    beyond = re.findall(r"and (\d+) more in the record: monosashi report \S+ --cause ended:error:", found.text)
    beyond += re.findall(r"more causes with (\d+) failures in the record: monosashi report \S+ lists", found.text)
    assert told + sum(map(int, beyond)) == 600, "nothing is left out without being counted"


@pytest.mark.thorough
def test_the_command_that_the_page_names_shows_every_failure(tmp_path: Path) -> None:
    run = in_many_ways(300, 2)
    record = written(tmp_path / "run.ndjson", run)
    text = Page(page(gather([record]))).text
    first, _ = gather([record]).causes
    command = f"report {record} --cause {first.cause.id}"
    assert f"more in the record: monosashi {command}Copy" in text
    done = monosashi(*command.split())
    assert done.returncode == 1, done.stderr
    for verdict in run.failed[::2]:
        assert f"{verdict.scenario} · error" in done.stdout
    for verdict in run.failed[1::2]:
        assert f"{verdict.scenario} · error" not in done.stdout


def test_pictures_left_out_are_counted(tmp_path: Path) -> None:
    compare = compared(tmp_path, in_many_ways(12, 12))
    few = Page(page(compare, boards=1))
    assert "Positions are drawn for 1 cause; monosashi report " in few.text
    assert "--boards 12 draws all there are" in few.text
    assert few.text.count("The positions of this failure are not drawn in this page.") == 9
    every = Page(page(compare, boards=12))
    assert len(every.values("src", "img")) == 36
    assert "draws all there are" not in every.text
    none = Page(page(compare, boards=0))
    assert not none.values("src", "img")


def test_two_implementations_share_a_cause(tmp_path: Path) -> None:
    both = compared(tmp_path, kite(), made(kite().verdicts, "Reed"), lantern())
    found = Page(page(both))
    assert f"· {len(FAILED)} scenarios (A {len(FAILED)}, B {len(FAILED)})" in found.text
    assert found.values("id", "article")[:1] == [FAILED[0]]
    assert len([name for name in found.values("id") if name in FAILED]) == len(FAILED)
    assert "A fail, expected refused under deus.march.a, actual accepted · B fail" in found.text
    assert "Crash: panic: out of cards" not in found.text
    assert "(C)" in found.text


def test_clauses_lead_to_the_site_where_it_is_known(tmp_path: Path) -> None:
    compare = compared(tmp_path, kite(), hostile())
    assert not [link for link in Page(page(compare)).values("href", "a") if not link.startswith("#")]
    found = Page(page(compare, site="https://rules.example/m/"))
    links = [link for link in found.values("href", "a") if not link.startswith("#")]
    assert links.count("https://rules.example/m/c/deus.march.a.html") > len(FAILED)
    known = {f"https://rules.example/m/c/{name}.html" for name in compare.ledger}
    assert set(links) <= known
    comment = markdown(compare, "https://rules.example/m/")
    assert "[`deus.march.a`](https://rules.example/m/c/deus.march.a.html): Only ready units may march." in comment


def test_the_site_is_an_address_or_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = written(tmp_path / "run.ndjson", kite())
    (tmp_path / "the site" / "c").mkdir(parents=True)
    (tmp_path / "out").mkdir()

    def links(*options: str) -> set[str]:
        assert main(["report", str(record), "--html", str(tmp_path / "out" / "x.html"), *options]) == 1
        found = Page((tmp_path / "out" / "x.html").read_text("utf-8")).values("href", "a")
        return {link for link in found if link.endswith("deus.march.a.html")}

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MONOSASHI_SITE_URL", "https://there.example/site")
    assert links() == {"https://there.example/site/c/deus.march.a.html"}
    assert links("--site", "the site") == {"../the%20site/c/deus.march.a.html"}
    assert links("--site", "") == set()


def test_the_page_has_the_facts_of_the_run(tmp_path: Path) -> None:
    adjusted = replace(lantern().header.settings, timeout=7.5, restarts=3)
    smoke = (SmokeCheck("hello", True), SmokeCheck("a march", False, "is refused", fatal=True))
    run = lantern()
    run = replace(run, header=replace(run.header, settings=adjusted, smoke=smoke))
    text = Page(page(compared(tmp_path, run))).text
    for part in (
        "7.5 s an answer (adjusted, usually 2 s)",
        "1 of at most 3",
        "4 of 4 caught",
        "went wrong: a march: is refused (nothing can be measured)",
        "panic: out of cards",
        "effects not offered",
        f"of {len(SCENARIOS):,} required scenarios",
        "2026-11-21 15:00 UTC",
    ):
        assert part in text


def test_a_scenario_ended_where_the_record_says(tmp_path: Path) -> None:
    text = page(compared(tmp_path, kite()))
    ended = re.findall(r'<li class="ended"><b>(\w+)</b> ([^<]*)', text)
    steps = {verdict.step for verdict in kite().failed}
    assert [f"{keyword} {rest}".strip() for keyword, rest in ended] == [*steps]


# Hostile content


def test_hostile_content_stays_content(tmp_path: Path) -> None:
    text = page(compared(tmp_path, hostile(), kite()))
    found = Page(text)
    assert sum(tag == "script" for tag, _ in found.tags) == 1
    assert all(source.startswith("data:image/svg+xml,%3Csvg") for source in found.values("src"))
    assert not [name for _, attributes in found.tags for name in attributes if name.startswith("on")]
    assert "window.hit" in found.text
    assert "物差し" in found.text
    for letter in ("\x00", "\x1b", "\u202e"):
        assert letter not in text


def test_markdown_is_safe_to_post(tmp_path: Path) -> None:
    text = markdown(compared(tmp_path, hostile(), kite()))
    outside = re.sub(r"`[^`]*`|&#\d+;", "", text)
    assert "<script" not in outside
    assert "@all" not in outside
    assert "#1" not in outside
    assert {"<details>", "</details>", "<summary>", "</summary>"} >= set(re.findall(r"</?\w+>", outside))
    table = [line for line in text.splitlines() if line.startswith("|")]
    assert {len(re.findall(r"(?<!\\)\|", line)) for line in table} == {7}
    assert safe("see https://a.example and www.b.example").count("\u2060") == 2


@pytest.mark.thorough
def test_a_long_comment_says_what_it_leaves_out(tmp_path: Path) -> None:
    run = made([replace(verdict, status=Status.FAIL, message="x" * 1000) for verdict in passes()])
    text = markdown(compared(tmp_path, run))
    assert len(text) < 65_536
    assert f"and {len(SCENARIOS) - 50} more that are not listed here" in text
    assert len(markdown(compared(tmp_path, in_many_ways(600, 600)))) < 65_536
    assert "and 580 more causes that are not listed here" in markdown(compared(tmp_path, in_many_ways(600, 600)))


def test_hostile_content_does_not_reach_the_terminal(tmp_path: Path) -> None:
    done = monosashi("report", written(tmp_path / "a.ndjson", hostile()), written(tmp_path / "b.ndjson", kite()))
    assert done.returncode == 1, done.stderr
    assert "\x1b" not in done.stdout
    assert "\u202e" not in done.stdout


def test_views_that_cannot_be_read_are_said_so(tmp_path: Path) -> None:
    first = exhausted_units_march()[0]
    bad = replace(first, after={"turn": "x"}, status=Status.FAIL)
    text = Page(page(compared(tmp_path, made(with_changes(passes(), [bad]))))).text
    assert "This position cannot be drawn: " in text


# The command


def test_the_command_writes_everything_at_once(tmp_path: Path) -> None:
    record = written(tmp_path / "run.ndjson", kite())
    names = ("html", "junit", "badge", "markdown")
    options = [word for name in names for word in (f"--{name}", tmp_path / f"out.{name}")]
    done = monosashi("report", record, *options)
    assert (done.returncode, done.stdout) == (1, "")
    assert all((tmp_path / f"out.{name}").stat().st_size for name in names)
    assert not list(tmp_path.glob("*.part"))
    assert (tmp_path / "out.html").read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "no record is given"),
        (("none.ndjson",), "none.ndjson cannot be read"),
        (("{r}", "--html", "no/folder/x.html"), "its folder does not exist"),
        (("{r}", "--html", "{r}"), "would overwrite a record"),
        (("{r}", "--html", "{d}/x", "--junit", "{d}/x"), "would overwrite what --html writes"),
        (("{r}", "--html", "{d}"), "is a folder"),
        (("{r}", "{r}"), "a record is named twice"),
        (("{r}", "{s}", "--badge", "{d}/x"), "--badge is about one record, and 2 were given"),
        (("{r}", "--changes", "{r}", "{s}"), "not both"),
        (("{r}", "--boards", "-1"), "less than 0"),
        (("{bad}",), "not JSON at column 1"),
        (("{r}", "--cause", "accepted:deus.march.b"), "nearest is 'accepted:deus.march.a'"),
        (("{r}", "--cause", "x"), "'x' is no cause of a failure in {r}; monosashi report {r} lists those there are"),
        (("{r}", "--cause", "x", "--html", "{d}/x"), "give it without --html"),
        (
            ("{r}", "--html", "{d}/x", "--site", "no/folder"),
            "--site: no/folder is no address (https://…) and no folder",
        ),
        (("{r}", "--html", "{d}/x", "--site", "javascript:hit()"), "no address"),
        (("{r}", "--html", "{d}/x", "--site", "{d}"), "is no folder with a site in it"),
    ],
)
def test_wrong_usage_gets_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str
) -> None:
    places = {
        "r": written(tmp_path / "r.ndjson", kite()),
        "s": written(tmp_path / "s.ndjson", lantern()),
        "d": tmp_path,
    }
    places["bad"] = tmp_path / "bad.ndjson"
    places["bad"].write_text("what?\n")
    before = set(tmp_path.iterdir())
    try:
        status = main(["report", *(word.format(**places) for word in arguments)])
    except SystemExit as ended:
        status = ended.code if isinstance(ended.code, int) else 1
    printed = capsys.readouterr()
    assert (status, printed.out) == (3, "")
    assert message.format(**places) in printed.err
    assert set(tmp_path.iterdir()) == before


def test_the_summary_of_one_record(tmp_path: Path) -> None:
    done = monosashi("report", written(tmp_path / "run.ndjson", kite()))
    assert done.returncode == 1
    assert kite().headline in done.stdout
    assert f"not passed: {len(FAILED)}, 1 cause" in done.stdout
    assert "accepts what must be refused under deus.march.a" in done.stdout
    assert "deus.march.a: Only ready units may march. (page 15)" in done.stdout
    assert FAILED[0] in done.stdout
    command = f"monosashi report {tmp_path}/run.ndjson --cause accepted:deus.march.a"
    assert f"and {len(FAILED) - 3} more: {command}" in done.stdout


def test_controls_are_not_scored(tmp_path: Path) -> None:
    control = Verdict("control/one", "control", Status.FAIL, control=True)
    run = kite()
    found = compared(tmp_path, replace(run, verdicts=(*run.verdicts, control)))
    assert "control/one" not in found.columns[0].verdicts
    assert not found.columns[0].problem


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "page.html"
    path.write_text("old")

    def refuse(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(OSError, match="No space"):
        write_file(path, b"new")
    assert path.read_text() == "old"
