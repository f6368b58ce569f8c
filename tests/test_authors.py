"""What an author of rules is told about a mistake: one sentence, and where it is, instead of a traceback of ours."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from monosashi.games.default import phrasebook
from monosashi.suite.common import SHARED
from monosashi.suite.faults import BadSentence
from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import seats
from monosashi.suite.tenses import Tense
from monosashi.support.exit_codes import ALL_PASS, FAILURES, INVALID
from monosashi.support.faulty import raised_at
from reference_engine.kernel.edition import OUT_OF_TURN, Act, Edition, Incomplete
from reference_engine.kernel.run import begin
from reference_engine.kernel.tables import table_faults

ROOT = Path(__file__).resolve().parent.parent
VERIFY = ("verify", "--edition", "kasumi@0.1", "--recheck", "0")


class Author:
    """A copy of Kasumi to make mistakes in, as if it were installed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.package = folder / "kasumi" / "kasumi"
        shutil.copytree(ROOT / "examples" / "kasumi", folder / "kasumi")
        info = folder / "site" / "kasumi-0.1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: kasumi\nVersion: 0.1.0\n")
        (info / "entry_points.txt").write_text("[monosashi.games]\nkasumi = kasumi:GAME\n")

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join(map(str, (ROOT, self.folder / "kasumi", self.folder / "site")))
        return subprocess.run(
            [sys.executable, "-m", "monosashi", *arguments], cwd=self.folder, capture_output=True, text=True,
            input=typed, timeout=120, env={**os.environ, "PYTHONPATH": path, "COLUMNS": "200"},
        )  # fmt: skip

    def change(self, name: str, old: str, new: str) -> None:
        file = self.package / name
        text = file.read_text("utf-8")
        assert old in text, (name, old)
        file.write_text(text.replace(old, new, 1), "utf-8")


@pytest.fixture
def author(tmp_path: Path) -> Author:
    return Author(tmp_path)


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("features/clauses.toml", 'title = "Two to four players"\n', "", "clauses.toml: clause[0].title: missing"),
        ("features/clauses.toml", 'id = "kasumi', "id = kasumi", "clauses.toml: Invalid value (at line"),
        (
            "features/turn.feature", "Scenario: ", "Scenaro: ",
            "belongs to no scenario; is 'Scenario:' spelt so?",
        ),
        ("features/turn.feature", "Scenario: after the", "Scenaro: after the", "got 'Scenaro: after the last player"),
        (
            "features/turn.feature", "@kasumi.turn.roll", "@kasumi.turn.rol",
            "turn.feature:7: the clause @kasumi.turn.rol is not in the ledger",
        ),
        ("features/turn.feature", "  @kasumi.turn.roll\n", "", "a scenario belongs to a Rule with a tag, its clause"),
        (
            "steps/__init__.py", '"everybody is shown {card}"', '"everybody is shown {karte}"',
            "the sentence 'everybody is shown {karte}': nobody says what {karte} matches",
        ),
        (
            "rules.py", '"turn": ("lay", "take")', '"turn": ("lai", "take")',
            "the game kasumi: the table of kasumi@0.1 does not fit together: offers: 'turn' offers 'lai', which is",
        ),
        ("rules.py", "SEATED[begun.players]", "SEATED(begun.players)", ""),
    ],
)  # fmt: skip
def test_a_mistake_is_told_in_a_sentence(author: Author, file: str, old: str, new: str, told: str) -> None:
    author.change(file, old, new)
    done = author.run(*VERIFY)
    assert "Traceback" not in done.stderr
    if told:
        assert told in done.stderr
        assert done.returncode == INVALID
    else:
        assert "TypeError: 'dict' object is not callable (kasumi/rules.py:" in done.stdout
        assert done.returncode == FAILURES


def test_clauses_without_a_scenario_are_told_and_do_not_fail(author: Author) -> None:
    feature = author.package / "features" / "secrets.feature"
    text = feature.read_text("utf-8")
    feature.write_text(text[: text.index("  @kasumi.secret.pile")], "utf-8")
    author.change("rules.py", '"kasumi.take.stock": stock_left', '"kasumi.take.stok": stock_left')
    done = author.run(*VERIFY, "--clause", "kasumi.setup")
    assert (done.returncode, done.stderr.strip()) == (ALL_PASS, "")
    done = author.run(*VERIFY)
    assert "kasumi@0.1 has no scenario yet of kasumi.secret.pile\n" in done.stderr
    assert "the table of kasumi@0.1 names clauses that the ledger does not have: kasumi.take.stok\n" in done.stderr


def test_what_is_laid_face_down_is_not_told_at_the_table(author: Author) -> None:
    """Also where the act has a sentence; whoever laid it, and the judge of a record, are told."""
    done = author.run("play", "kasumi", "--seed", "2", typed="1\n" * 12)
    laid = [line for line in done.stdout.splitlines() if ": lay " in line]
    assert {line.split(": lay ")[1] for line in laid if "North" in line} == {phrasebook.HIDDEN}
    assert all(phrasebook.HIDDEN not in line for line in laid if "South" in line)
    assert "South gets Fox 1, Fox 5 and Owl 3 from the stock." in done.stdout
    assert "North gets 3 cards from the stock." in done.stdout
    assert "North had laid Owl 4." in done.stdout


SERVE = [sys.executable, "-m", "monosashi", "adapter", "serve", "kasumi"]


@pytest.mark.thorough
def test_every_command_takes_a_game_from_outside(author: Author) -> None:
    """Kasumi's positions have no players, and its quiet ones are arranged by nobody: defaults do."""
    for arguments, said in (
        (["verify", "-n", "1", "--", *SERVE], "0 not passed"),
        (["compare", "--games", "3", "-n", "1", "--", *SERVE], "nothing has parted them"),
        (["match", "--games", "2", "kasumi"], "kasumi.end."),
        (["play", "kasumi", "--seed", "1", "--north", "chance", "--south", "chance"], "wins."),
        (["record", "random", "--edition", "kasumi@0.1", "--seed", "3", "game.jsonl"], "game.jsonl"),
        (["record", "show", "game.jsonl"], "South"),
        (["record", "replay", "game.jsonl", "--", *SERVE], "goes as it is written"),
        (["adapter", "check", "--", *SERVE], "no fault of the adapter"),
        (["adapter", "new", "python", "adapter.py", "--game", "kasumi"], "adapter.py"),
        (["perft", "start", "--edition", "kasumi@0.1", "--depth", "2"], "start"),
        (["suite", "classes", "kasumi"], "Sizes"),
    ):
        done = author.run(*arguments)
        assert said in done.stdout, (arguments, done.stdout, done.stderr)
        assert done.returncode == ALL_PASS, (arguments, done.stderr)


# Without a process


def table() -> PhraseTable:
    return PhraseTable(seats("South", "North"), SHARED)


def test_none_of_something_can_be_said() -> None:
    found = table()
    found.act("bid", "{seat} bids {n}[ of {numbers}]", "How many.")
    assert found.acts.ordered("south", {"do": "bid", "n": 0, "numbers": []}) == "bid 0"
    assert found.heard("South bids 0") == ("south", {"do": "bid", "n": 0}, found.match("South bids 0")[0].tense)


def test_an_event_says_what_an_event_has() -> None:
    found = table()
    found.event("dealt", "{seat} is dealt {cards}")
    assert "{seat} is dealt {cards}" in found.texts()
    with pytest.raises(BadSentence, match=r"has no {deck}, but seat, about, other, place, amount, cards"):
        found.event("dealt", "{seat} is dealt {deck}")


def test_a_table_that_fits_together_has_no_faults() -> None:
    acts = {"bid": Act(lambda *_: None)}
    assert list(table_faults(Edition("a", {}, acts, {"always": (), "number": ("bid",)}))) == []
    elsewhere = {("bd", "number"): "x", (OUT_OF_TURN, "nmber"): "x"}
    found = list(table_faults(Edition("a", {}, acts, {"number": ("bid",)}, otherwise_forbidden_by=elsewhere)))
    assert [fault.partition(":")[0] for fault in found] == [
        "offers",
        "otherwise_forbidden_by",
        "otherwise_forbidden_by",
    ]


def test_a_reading_is_one_that_the_game_declares() -> None:
    rules = Edition("a", {}, {}, {"always": ()}, switches={"tie": "nobody"})
    assert list(table_faults(rules, {"tie": ("next", "nobody")})) == []
    assert list(table_faults(rules, {"tie": ("next",)})) == ["switches: 'tie' is 'nobody'; expected 'next'"]
    assert list(table_faults(rules)) == [], "what nobody may read otherwise"


def test_where_something_was_raised() -> None:
    with pytest.raises(ZeroDivisionError) as error:
        1 / 0  # noqa: B018
    assert raised_at(error.value).startswith("ZeroDivisionError: division by zero (tests/test_authors.py:")
    assert raised_at(ValueError("never raised")) == "ValueError: never raised"


def test_a_sentence_with_a_verb_of_its_own_says_all_its_forms() -> None:
    found = table()
    found.act("bid", "{seat} (bids|has bid|tries to bid) {n}", "How many.")
    action = {"do": "bid", "n": 3}
    for tense, said in ((Tense.DOES, "bids"), (Tense.HAS, "has bid"), (Tense.TRIES, "tries to bid")):
        assert found.heard(f"South {said} 3") == ("south", action, tense)
        assert found.acts.said("south", action, tense=tense) == f"South {said} 3"
    assert found.acts.ordered("south", action) == "bid 3"


def test_what_the_table_lacks_is_named() -> None:
    from msgspec import Struct

    from reference_engine.kernel.decision import Decision
    from reference_engine.kernel.procedure import Procedure

    class Turn(Procedure):
        name = "turn"

    class Position(Struct):
        stack: list[Turn]
        result: str | None = None
        pending: Decision | None = None

    def choose(_game: object, _turn: Turn) -> Decision:
        return Decision("south", "turn", "clause")

    rules = Edition("a", {"turn": {"choose": choose}}, {}, {"always": ()})
    with pytest.raises(Incomplete, match="turn/choose asks for 'turn': offers has no such entry"):
        begin(rules, Position([Turn(step="choose")]))
    with pytest.raises(Incomplete, match="there is no step 'chose' in a procedure 'turn'"):
        begin(rules, Position([Turn(step="chose")]))
