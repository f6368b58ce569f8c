"""``monosashi list vocabulary``, and the ids of clauses on hand-written pages, which lead to the clauses."""

import json

import pytest
from adapter_docs import FOLDER

import reference_engine as engine
from monosashi.__main__ import main
from monosashi.rulebook.ledger import load_ledger
from monosashi.site.mkdocs.clause_links import with_links
from monosashi.suite.card_texts import card_texts


def test_the_words_are_listed_with_what_they_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "vocabulary"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert tuple(line.split()[0] for line in lines) == card_texts("deus").every
    assert any(line.startswith("to.allies ") and line.endswith("all of the player's units in scope") for line in lines)


@pytest.mark.parametrize("game", [*engine.GAMES])
def test_as_json_it_has_every_bad_document_with_place_and_clause(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "vocabulary", game, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    ledger = load_ledger(game)
    assert [each["word"] for each in found["words"]] == [*card_texts(game).every]
    assert all(clause in ledger for each in found["words"] for clause in each["clauses"])
    assert len(found["bad_documents"]) > 40
    for bad in found["bad_documents"]:
        assert bad["clause"] in ledger
        assert all(fault["place"] and fault["reason"] for fault in bad["faults"])
        assert all(clause in ledger for fault in bad["faults"] for clause in fault.get("clauses", ()))
        assert bad["position"]["cards"] is not None
    assert any(fault.get("clauses") for bad in found["bad_documents"] for fault in bad["faults"])


def test_a_game_that_nobody_knows_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "vocabulary", "chess"]) == 3
    assert "'chess'" in capsys.readouterr().err


def test_ids_of_clauses_can_be_followed() -> None:
    ledger = load_ledger("deus")
    place = {clause: f"deus/{row.section}.md#{clause}" for clause, row in ledger.items()}
    text = (FOLDER / "readings.md").read_text("utf-8")
    linked = with_links(text, "implementers/readings.md", lambda name: place.get(name, ""))
    assert linked.count("[`deus.ruling.") == text.count("`deus.ruling.") > 3
    assert "](../deus/" in linked


def test_examples_and_links_stay_as_they_are() -> None:
    fence = "```text\n`deus.march.a`\n```"
    assert with_links(fence, "a/b.md", lambda _: "deus/march.md#x") == fence
    already = "[`deus.march.a`](elsewhere.md)"
    assert with_links(already, "a/b.md", lambda _: "deus/march.md#x") == already
