"""The whole rules of a game on one page."""

import re
from dataclasses import replace
from html import unescape

import pytest

from monosashi.site.book.chapters import book, games
from monosashi.site.pages.contents import contents_page
from monosashi.site.pages.titles import label
from monosashi.site.pages.whole import whole_page
from monosashi.site.text.language import language
from monosashi.site.text.locators import locator


@pytest.mark.parametrize("code", ["en", "ja"])
@pytest.mark.parametrize("game", games())
def test_the_whole_rules_stand_on_one_small_page(game: str, code: str) -> None:
    rules, spoken = replace(book(game), languages=("en", "ja")), language(code, game)
    page = whole_page(rules, spoken)
    assert len(page.encode()) <= 300_000
    assert "<script" not in page
    parts = re.split(r'<div class="clause" id="([^"]+)">', page)
    assert parts[1::2] == [entry.clause.id for chapter in rules.chapters for entry in chapter.entries]
    for name, part in zip(parts[1::2], parts[2::2], strict=True):
        entry, told = rules.entries[name], unescape(re.sub("<[^>]+>", "", part))
        clause = entry.clause
        assert told.startswith(label(entry, spoken) + spoken.text(name, clause.en))
        assert locator(clause, rules.editions, spoken) in told
        assert f'href="../c/{name}.html"' in part
        for reason in (clause.why, clause.reason):
            assert not reason or spoken.text(name, reason) in told
        assert (clause.confidence is None) or f"{clause.confidence:.2f}" in told
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


def test_the_contents_lead_to_it() -> None:
    page = contents_page(book("deus"), language("en", "deus"))
    assert '<a href="all.html">The whole rules on one page</a>' in page.markdown
    assert "[The whole rules on one page](all.html)" in page.plain
    assert page.files["deus/all.html"] == whole_page(book("deus"), language("en", "deus"))
