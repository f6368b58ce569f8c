"""Sequences of answers: counted rightly, as the tables of the suite have it, and otherwise on wrong engines."""

import io
import json
import os
import re
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from zoo.measuring import ROOT, TESTS, command

import reference_engine as engine
from monosashi.__main__ import main
from monosashi.commands import perft
from monosashi.differential.perft.beside import Beside, shares
from monosashi.differential.perft.counting import answers, counts
from monosashi.differential.perft.positions import NamedPosition, begun, named_positions, position_called
from monosashi.differential.perft.table import DEEPEST, FOLLOWED, counted, shipped, table_file
from monosashi.kit.registry import kit
from monosashi.mutants.operators import operated
from monosashi.site.pages.counts import counts_page
from monosashi.site.text.language import LANGUAGES
from monosashi.subjects.lines import answer_line
from monosashi.subjects.object import InProcess
from monosashi.subjects.reference import Reference
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.support.files import plain_json
from monosashi.verification.session import Invalid
from reference_engine.kernel.edition import Edition

QUICK = 300
"""So many sequences, if there are no more, are followed one answer further in these tests."""

NAMED = [(edition, each.name) for edition in engine.editions() for each in named_positions(edition)]
FOUGHT = {
    "deus@2.00": "battle",
    "moncolle_tcg@quick-reference": "battle",
    "monster_maker@2021-03-20": "battle",
    "dungeon_command@summary": "fight",
}


def every_sequence(rules: Edition, position: Any, depth: int) -> Iterator[tuple[str, ...]]:
    """Each sequence by itself, told: found by trying, where the counts only add up."""
    if depth == 0:
        yield ()
        return
    if position.result is not None:
        return
    if position.pending.seat == "chance":
        faces = [range(draw.sides) if draw.kind == "die" else [draw.among] for draw in position.pending.draws]
        choices: list[Any] = [
            {"do": "draw", "results": [face if isinstance(face, tuple) else face + 1 for face in thrown]}
            for thrown in product(*faces)
        ]
    else:
        choices = list(engine.legal(rules, position))
    for choice in choices:
        after = engine.apply(rules, position, position.pending.seat, choice).position
        yield from ((answer_line("", choice), *rest) for rest in every_sequence(rules, after, depth - 1))


# The counts


@pytest.mark.parametrize(("edition", "name"), NAMED)
def test_the_tables_have_what_is_counted(edition: str, name: str) -> None:
    """If not: ``monosashi perft --update`` makes them right."""
    table = shipped(edition).counts[name]
    depth = next((length for length, many in enumerate(table, 1) if many > QUICK), len(table))
    rules = engine.edition(edition)
    assert counts(rules, begun(rules, position_called(edition, name)), depth) == list(table[:depth])


@pytest.mark.parametrize("edition", engine.editions())
def test_a_table_has_every_position_as_deep_as_it_should(edition: str) -> None:
    table = shipped(edition)
    assert table.edition == edition
    assert [*table.counts] == [each.name for each in named_positions(edition)]
    for found in table.counts.values():
        assert len(found) == DEEPEST or found[-1] == 0 or found[-1] > FOLLOWED
        assert all(0 < many <= FOLLOWED for many in found[:-1])


def test_a_table_is_written_as_it_is() -> None:
    edition = "monster_maker@2021-03-20"
    assert plain_json(counted(edition)) == table_file(edition).read_bytes()


@pytest.mark.parametrize(("edition", "name"), NAMED)
def test_every_sequence_is_counted_once(edition: str, name: str) -> None:
    rules = engine.edition(edition)
    root = begun(rules, position_called(edition, name))
    for depth, many in enumerate(shipped(edition).counts[name][:3], 1):
        if many > QUICK:
            break
        one_by_one = list(every_sequence(rules, root, depth))
        assert len(one_by_one) == len({*one_by_one}) == many


@pytest.mark.parametrize(("edition", "name"), FOUGHT.items())
def test_shares_make_the_whole(edition: str, name: str) -> None:
    rules = engine.edition(edition)
    root = begun(rules, position_called(edition, name))
    whole = counts(rules, root, 3)
    found = list(shares(rules, root, 3))
    assert (len(found), sum(share.rules or 0 for share in found)) == (whole[0], whole[2])


ASKED = {"battle": {"quick", "before_attack", "assign"}, "fight": {"react"}}
"""Questions that are put where somebody fights."""


@pytest.mark.parametrize(("edition", "name"), FOUGHT.items())
def test_positions_lead_where_they_say(edition: str, name: str) -> None:
    rules = engine.edition(edition)
    positions, asked = [begun(rules, position_called(edition, name))], set[str]()
    for _ in shipped(edition).counts[name]:
        asked |= {each.pending.kind for each in positions}
        after = (
            engine.apply(rules, each, each.pending.seat, answer).position
            for each in positions[:FOLLOWED]
            for answer in answers(rules, each)
        )
        positions = [each for each in after if each.result is None]
    assert asked & ASKED[name]


# Beside an engine


def beside(edition: str, name: str, bent: Edition | None = None, table: Any = None) -> Beside:
    """The rules beside an engine that plays by bent ones, or by the same."""
    rules = engine.edition(edition)
    answering = table or Reference(bent or rules)
    return Beside(InProcess(answering), rules, position_called(edition, name))


@pytest.mark.parametrize(("edition", "name"), FOUGHT.items())
def test_the_rules_beside_themselves_count_the_same(edition: str, name: str) -> None:
    both = beside(edition, name)
    whole, found = both.counted(3, lambda: None)
    assert whole.rules == whole.engine == list(shipped(edition).counts[name][:3])
    assert both.parting is None
    assert all(share.rules == share.engine for share in found)
    assert sum(share.engine or 0 for share in found) == whole.engine[-1]


WRONG = {
    ("deus@2.00", "step.march.offer_intercept.doubled"): (0, 1),
    ("deus@2.00", "offer.end_phase@main.removed"): (1, 0),
    ("moncolle_tcg@quick-reference", "offer.pass@instant_summon.removed"): (1, 0),
    ("monster_maker@2021-03-20", "step.retreat.gather_monsters.dropped"): (2, 3),
    ("dungeon_command@summary", "condition.collect.dungeon_command.treasure.collect.off"): (0, 1),
}
"""Wrong rules, and how many answers are missing and beyond the rules' where the lists first part."""


@pytest.mark.parametrize(("edition", "rule"), WRONG)
def test_a_wrong_engine_parts_with_an_answer_that_proves_it(edition: str, rule: str) -> None:
    rules = engine.edition(edition)
    both = beside(edition, FOUGHT[edition], operated(rules)[rule].bend(rules))
    whole, _ = both.counted(3, lambda: None)
    assert whole.rules == list(shipped(edition).counts[FOUGHT[edition]][:3])
    assert whole.engine != whole.rules
    parting = both.parting
    assert parting is not None
    # Nothing parts before: up to there both have the same number of sequences.
    before = len(parting.after)
    assert whole.engine[:before] == whole.rules[:before]
    assert whole.engine[before] != whole.rules[before] or (parting.missing and parting.surplus)
    assert (len(parting.missing), len(parting.surplus)) == WRONG[edition, rule]
    position = begun(rules, position_called(edition, FOUGHT[edition]))
    for said in parting.after:
        seat, _, answer = said.partition(" ")
        position = engine.apply(rules, position, seat, json.loads(answer)).position
    seat = position.pending.seat
    assert all(not engine.violations(rules, position, seat, answer) for answer in parting.missing)
    for each in parting.surplus:
        assert each.clauses
        assert each.clauses == ("malformed",) or each.clauses == tuple(
            dict.fromkeys(found.clause for found in engine.violations(rules, position, seat, each.answer))
        )


class ListsCombinations(Reference):
    """Lists joint marches, too, which need not be."""

    def legal(self) -> list[dict[str, Any]]:
        """The listed answers, and marches of everybody who may go to an area together."""
        listed = super().legal()
        moves = [next(iter(each["moves"].items())) for each in listed if each["do"] == "march"]
        joint = [
            {"do": "march", "moves": {unit: area for unit, there in moves if there == area}}
            for area in dict.fromkeys(area for _, area in moves)
        ]
        return [*listed, *(each for each in joint if len(each["moves"]) > 1 and self.allows("south", each))]


def test_what_is_listed_beyond_a_convention_is_not_counted() -> None:
    edition, generous = "deus@2.00", ListsCombinations(engine.edition("deus@2.00"))
    generous.load(edition, position_called(edition, "battle").document)
    assert len(generous.legal()) > shipped(edition).counts["battle"][0]
    both = beside(edition, "battle", table=ListsCombinations(engine.edition(edition)))
    whole, _ = both.counted(2, lambda: None)
    assert both.parting is None
    assert whole.engine == whole.rules


class IgnoresChance(Reference):
    """Says that it has used no outcome."""

    def start(self, edition: str, start: dict[str, Any], chance: Any) -> Any:
        """Begin the game all the same."""
        return msgspec.structs.replace(super().start(edition, start, chance), drawn=0)


def test_an_engine_that_does_not_go_along_has_no_sequences_there() -> None:
    edition = "deus@2.00"
    both = beside(edition, "start", table=IgnoresChance(engine.edition(edition)))
    whole, _ = both.counted(2, lambda: None)
    assert (whole.rules, whole.engine) == ([36, 396], [36, 216]), "an equal throw is thrown again, and nobody asked"
    assert both.parting is not None
    assert both.parting.message == "uses 0 outcomes after the start, where the rules draw 2"
    assert len(both.parting.after) == 1


# The command


@pytest.fixture(autouse=True)
def _zoo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Engines of the zoo can be let out."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), str(ROOT)]))


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code and what was printed."""
    code = main(["perft", *arguments])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_counts_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "start", "--depth", "2", "--divide")
    assert code == ALL_PASS
    assert out.startswith("deus@2.00 · start · the beginning of a game\n  answers  sequences\n        1         36\n")
    assert '\n   6  chance {"do":"draw","results":[6,5]}\n' in out


def test_a_position_of_ones_own_may_come_from_anywhere(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = json.dumps(dict(kit("deus").smoke.DEED.position))
    (tmp_path / "own.json").write_text(document)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(document.encode())))
    for name in (str(tmp_path / "own.json"), "-"):
        code, out, _ = said(capsys, name, "--depth", "3", "--json", "--edition", "deus")
        assert code == ALL_PASS
        assert json.loads(out)[0]["rules"] == list(shipped("deus@2.00").counts["deed"][:3])


def test_an_engine_behind_the_protocol_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "battle", "--depth", "2", "--", *command("right"))
    assert code == ALL_PASS
    assert "36" in out.splitlines()[-1]
    code, out, _ = said(capsys, "--edition", "deus", "--depth", "1", "--", *command("own-dice"))
    assert code == ALL_PASS, "before any die is thrown it is as it should be"


def test_without_an_edition_a_position_is_of_the_one_that_is_offered(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    server = (sys.executable, "-m", "monosashi", "adapter", "serve", "monster_maker")
    (tmp_path / "own.json").write_text(json.dumps(dict(kit("monster_maker").smoke.DEED.position)))
    for name in ("start", str(tmp_path / "own.json")):
        code, out, err = said(capsys, name, "--depth", "1", "--", *server)
        assert (code, err) == (ALL_PASS, "")
        assert out.startswith("monster_maker@2021-03-20 · ")
    assert perft._of_one_game(("deus@2018-08-29", "deus@2.00", "deus@2.00+e1")) == "deus@2.00"
    with pytest.raises(Invalid, match=r"offers deus@2\.00, moncolle_tcg@quick-reference; name one of them"):
        perft._of_one_game(("deus@2.00", "moncolle_tcg@quick-reference"))


def test_a_wrong_engine_is_told_with_the_answers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    program = tmp_path / "wrong.py"
    program.write_text(
        "import sys\nfrom dataclasses import replace\nimport reference_engine as engine\n"
        "from monosashi.mutants.operators import operated\nfrom monosashi.subjects import serve\n"
        "game, rules = engine.game('deus'), engine.edition('deus@2.00')\n"
        "wrong = operated(rules)['offer.end_phase@main.removed'].bend(rules)\n"
        "engine.register(replace(game, editions={**game.editions, 'deus@2.00': wrong}))\n"
        "sys.exit(serve.serve('deus', sys.stdin.buffer, sys.stdout.buffer))\n"
    )
    code, out, _ = said(
        capsys, "deed", "--edition", "deus", "--depth", "2", "--divide", "--", sys.executable, str(program)
    )
    assert code == FAILURES
    assert '  5  –  south {"do":"end_phase"}' in out
    assert "the counts part after 0 answers:" in out
    assert out.rstrip().endswith('reference engine does not list {"do":"end_phase"}')


def test_an_engine_that_fails_costs_its_sequences(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ("battle", "--edition", "monster_maker", "--depth", "2", "--divide", "--timeout", "10")
    code, out, _ = said(capsys, *wanted, "--", *command("monster_maker/crashes"))
    assert code == FAILURES
    assert "the counts part after 1 answer:" in out
    first = next(line for line in out.splitlines() if '"activate"' in line)
    assert first.split()[1] == "0", "nothing is counted where it has failed"
    divided = [line.split()[:2] for line in out.splitlines() if line.partition("  south ")[2] and line[2].isdigit()]
    assert sum(int(its) for _, its in divided) < sum(int(rules) for rules, _ in divided) == 13
    assert all(its == rules for rules, its in divided if its != "0")


def test_what_an_engine_does_not_offer_is_not_asked(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "--edition", "deus", "--depth", "1", "--", *command("core-only"))
    assert code == ALL_PASS
    assert out.count("not asked: ") == len(named_positions("deus@2.00"))
    code, _, err = said(capsys, "battle", "--edition", "deus", "--", *command("core-only"))
    assert code == INVALID
    assert err.endswith("cannot be asked about battle: it does not offer the capability 'legal' and 'effects'\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["batle"],
            "unknown position 'batle'; known: start, minimal, deed, rich, battle, summon; the nearest is 'battle'",
        ),
        (["no/such.json"], "neither is there a file of that name"),
        (["start", "battle"], "one position at a time: expected a name or a file, got start and battle"),
        (["start", "--depth", "0"], "--depth 0 leaves nothing to be counted"),
        (["--update", "start"], "--update writes whole tables"),
        (["battle", "--"], "no command stands after '--'"),
    ],
)
def test_wrong_usage_is_told_in_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = said(capsys, *arguments)
    assert (code, out, err.count("\n")) == (INVALID, "", 1)
    assert sentence in err


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "not JSON at line 1, column 2"),
        ("[]", "is no position: expected a JSON object"),
        ('{"marching": "east"}', "is no position of deus@2.00: marching: expected"),
    ],
)
def test_a_file_that_is_no_position_is_told(
    content: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "p.json").write_text(content)
    code, out, err = said(capsys, str(tmp_path / "p.json"))
    assert (code, out, err.count("\n")) == (INVALID, "", 1)
    assert sentence in err


def test_a_stale_table_is_noticed_and_mended(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    edition = "monster_maker@2021-03-20"
    stale = msgspec.structs.replace(shipped(edition), counts={**shipped(edition).counts, "battle": (6, 14)})
    file = tmp_path / "perft.json"
    file.write_bytes(plain_json(stale))
    for module in ("monosashi.differential.perft.table", "monosashi.commands.perft"):
        monkeypatch.setattr(f"{module}.table_file", lambda _edition: file)
    code, out, _ = said(capsys, "battle", "--edition", edition)
    assert code == FAILURES
    assert "the table that comes with the suite has 6, 14; monosashi perft --update makes it right" in out
    assert said(capsys, "--update", "--edition", edition)[:2] == (ALL_PASS, f"{edition}: perft.json is written\n")
    assert "nothing is written" in said(capsys, "--update", "--edition", edition)[1]
    assert said(capsys, "battle", "--edition", edition)[0] == ALL_PASS


def test_a_position_may_be_of_some_editions_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    only = NamedPosition("only", "of the newest", {}, ("deus@2.00",))
    monkeypatch.setattr("monosashi.differential.perft.positions._own", lambda _game: (only,))
    assert only in named_positions("deus@2.00")
    assert only not in named_positions("deus@2018-08-29")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_site_has_every_table(language: str) -> None:
    page = counts_page(language)
    for edition in engine.editions():
        for name, found in shipped(edition).counts.items():
            assert f"| `{name}` | " in page
            assert " | ".join(f"{many:,}" for many in found) in page


def test_the_japanese_page_of_counts_is_japanese() -> None:
    prose = re.sub(r"`[^`]*`|\]\([^)]*\)|^## .*$", "", counts_page("ja"), flags=re.MULTILINE)
    assert not re.findall("[a-z]{4,}", prose)
