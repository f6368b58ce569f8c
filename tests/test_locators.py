"""Where a clause stands in the rulebook: pages are called pages, and sections sections."""

import pytest

from monosashi.rulebook.ledger import load_ledger
from monosashi.site.book.chapters import book
from monosashi.site.text.language import language
from monosashi.site.text.locators import locator

CLAUSES = load_ledger("deus")


@pytest.mark.parametrize(
    ("clause", "english", "japanese"),
    [
        ("deus.zone.hand.limit_6", "page 8", "8ページ"),
        ("deus.draft.march.optional", "section “march”", "「進軍」の節"),
        (
            "deus.march.optional",
            "page 15 (ver2.00), section “march” (draft of 2018-08-29)",
            "15ページ（ver2.00）、「進軍」の節（2018年8月29日版の草案）",
        ),
        ("deus.vocabulary.ward", "", ""),
    ],
)
def test_a_locator_in_both_languages(clause: str, english: str, japanese: str) -> None:
    editions = book("deus").editions
    assert locator(CLAUSES[clause], editions, language("en", "deus")) == english
    assert locator(CLAUSES[clause], editions, language("ja", "deus")) == japanese


def test_an_edition_without_a_title_has_its_name() -> None:
    editions = {"deus@2.00": "ver2.00"}
    told = locator(CLAUSES["deus.march.optional"], editions, language("en", "deus"))
    assert told == "page 15 (ver2.00), section “march” (deus@2018-08-29)"


def test_a_locator_on_the_command_line() -> None:
    assert CLAUSES["deus.march.optional"].where() == "page 15, section “march”"
    assert CLAUSES["deus.march.optional"].where("deus@2018-08-29") == "section “march”"
