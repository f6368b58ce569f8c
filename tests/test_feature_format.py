"""The layout of feature files, and the command that makes it."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from gherkin.dialect import Dialect
from gherkin.parser import Parser

from monosashi import suite
from monosashi.__main__ import main
from monosashi.suite.faults import BadFeature, check_prose
from monosashi.suite.feature_format import formatted, order_faults

DIALECTS = json.loads(files("gherkin").joinpath("gherkin-languages.json").read_text("utf-8"))

UNTIDY = r"""
# about the file
@a
@b @c
Feature:   March
 What a march is.

 And a second paragraph.
 @march.a
 # about the rule
 Rule: Only ready units
   may march, as everybody knows.
  Background:
   Given a board
    | unit|area |
    |Knight \| Squire | b1|
  Scenario: one
   When South   marches


   Then it is refused
  # about the outline
  @since.2
  Scenario Outline: <n> of two
     Given <n>
     And so on

     When  it begins
     Then it is so
     Examples:
       |n|
       | \\ |
       # the last row
       | 12|
"""

TIDY = r"""# about the file
@a
@b @c
Feature: March

  What a march is.

  And a second paragraph.

  @march.a
  # about the rule
  Rule: Only ready units

    may march, as everybody knows.

    Background:
      Given a board
        | unit             | area |
        | Knight \| Squire | b1   |

    Scenario: one
      When South   marches
      Then it is refused

    # about the outline
    @since.2
    Scenario Outline: <n> of two
      Given <n>
      And so on
      When it begins
      Then it is so

      Examples:
        | n  |
        | \\ |
        # the last row
        | 12 |
"""


def said(node: Any) -> Any:
    """What a feature says, without where."""
    if isinstance(node, dict):
        told = {key: said(value) for key, value in node.items() if key not in ("location", "id")}
        if "description" in told:
            told["description"] = told["description"].split()
        return told
    return [said(each) for each in node] if isinstance(node, list) else node.strip() if isinstance(node, str) else node


def test_an_untidy_feature_is_laid_out() -> None:
    assert formatted(UNTIDY) == TIDY


def test_what_is_laid_out_stays() -> None:
    assert formatted(TIDY) == TIDY


def test_no_word_changes() -> None:
    before, after = Parser().parse(UNTIDY), Parser().parse(TIDY)
    assert said(before["feature"]) == said(after["feature"])
    assert said(before["comments"]) == said(after["comments"])


@pytest.mark.parametrize(
    ("steps", "fault"),
    [
        ("Given a\nWhen b\nThen c\nWhen d", "line 7: When after Then"),
        ("When a\nGiven b", "line 5: Given after When"),
        ("Given a\nWhen b\nWhen c\nThen d", "line 6: When after When"),
        ("And a\nThen b", "line 4: And cannot stand here"),
        ("* a\nThen b", "line 4: * cannot stand here"),
        ('Given a\n"""\nb\n"""\nThen c', "line 4: a doc string, which no sentence takes"),
    ],
)
def test_steps_out_of_order_are_told(steps: str, fault: str) -> None:
    assert order_faults(f"Feature: F\nRule: R\nScenario: s\n{steps}\n") == [fault]


def test_a_background_only_says_what_is_given() -> None:
    text = "Feature: F\nRule: R\nBackground:\nGiven a\nWhen b\nScenario: s\nThen c\n"
    assert order_faults(text) == ["line 5: When cannot stand here"]


@pytest.mark.parametrize("text", ["", "# nothing", "Feature: F\n  Scenario: a\n    Given b\n  nonsense\n", "no"])
def test_what_is_no_feature_is_refused(text: str) -> None:
    with pytest.raises(BadFeature):
        formatted(text)


def test_the_command_lays_out_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    untidy, broken = tmp_path / "untidy.feature", tmp_path / "game" / "broken.feature"
    broken.parent.mkdir()
    untidy.write_text(UNTIDY, "utf-8")
    assert main(["suite", "format", "--check", str(tmp_path)]) == 1
    assert untidy.read_text("utf-8") == UNTIDY
    assert main(["suite", "format", str(tmp_path)]) == 0
    assert untidy.read_text("utf-8") == TIDY
    assert main(["suite", "format", "--check", str(tmp_path)]) == 0
    broken.write_text("Feature: F\nRule: R\nScenario: s\nThen a\nWhen b\n", "utf-8")
    capsys.readouterr()
    assert main(["suite", "format", str(untidy), str(broken)]) == 1
    assert f"{broken}: line 5: When after Then" in capsys.readouterr().out


def test_the_command_tells_what_it_cannot_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no.feature").write_text("Nonsense\n", "utf-8")
    assert main(["suite", "format", str(tmp_path)]) == 1
    assert "no.feature: " in capsys.readouterr().out
    assert main(["suite", "format", str(tmp_path / "missing")]) == 3
    assert "missing does not exist" in capsys.readouterr().err


SPOKEN = """\
 #language:ja
機能:   進軍
  @deus.march.a
  ルール: 行動済みのユニットは進軍できない
  背景:
   前提 南のメインフェイズである
  シナリオアウトライン: ひとつ
  # 見出し
  前提  次のユニットがいる
   |ユニット|場所|
   |Knight|b1|
  かつ北は何もしない
  もし南が<ユニット>を進軍させる
  ならば  拒否される
  但し 何も変わらない
   例:
   |ユニット|
   |Knight|
"""

LAID_OUT = """\
# language: ja
機能: 進軍

  @deus.march.a
  ルール: 行動済みのユニットは進軍できない
    背景:
      前提 南のメインフェイズである

    シナリオアウトライン: ひとつ
      # 見出し
      前提 次のユニットがいる
        | ユニット   | 場所 |
        | Knight | b1 |
      かつ北は何もしない
      もし南が<ユニット>を進軍させる
      ならば 拒否される
      但し 何も変わらない

      例:
        | ユニット   |
        | Knight |
"""


def test_keywords_may_be_in_any_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The page that says which one stays at the top; a keyword that needs no space behind it gets none."""
    assert formatted(SPOKEN) == formatted(LAID_OUT) == LAID_OUT
    assert order_faults(SPOKEN) == []
    wrong = SPOKEN.replace("ならば  拒否", "前提  拒否").replace("もし", "ならば")
    assert order_faults(wrong) == ["line 14: 前提 after ならば"]
    file = tmp_path / "march.feature"
    file.write_text(LAID_OUT, "utf-8")
    assert main(["suite", "format", "--check", str(tmp_path)]) == 0
    assert "0 faults" in capsys.readouterr().out
    assert [each.steps[-1].text for each in suite.read(file)] == ["何も変わらない"]


@pytest.mark.parametrize("language", sorted(DIALECTS))
def test_every_language_of_gherkin_is_known(language: str) -> None:
    """Each keyword, but those that mean several things, in its place."""
    spoken = Dialect.for_name(language)
    head = f"# language: {language}\n{spoken.feature_keywords[0]}: x\n\n  {spoken.scenario_keywords[0]}: y\n"
    groups = (spoken.given_keywords, spoken.when_keywords, spoken.then_keywords)
    every = [word for group in (*groups, spoken.and_keywords, spoken.but_keywords) for word in group]
    for given, when, then in zip(*([w for w in g if every.count(w) == 1] or [""] for g in groups), strict=False):
        steps = "".join(f"    {word}z\n" for word in (given, when, then) if word)
        assert order_faults(head + steps) == []
        assert formatted(head + steps) == head + steps
        if given and then:
            assert len(order_faults(f"{head}    {then}z\n    {given}z\n")) == 1
        with pytest.raises(BadFeature, match=r"belongs to no scenario"):
            check_prose("x", Parser().parse(f"{head.partition('  ')[0]}  Szenari:\n{steps}")["feature"])


def test_what_the_parser_quotes_is_cut_short(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.feature").write_text("x" * 5_000_000)
    assert main(["suite", "format", str(tmp_path)]) == 1
    assert len(capsys.readouterr().out) < 2000
