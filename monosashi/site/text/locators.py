"""Where the rulebook of each edition says something: a page, or a section of a text that has no pages."""

from collections.abc import Mapping

from monosashi.rulebook.ledger import Clause
from monosashi.site.text.language import Language


def locator(clause: Clause, editions: Mapping[str, str], language: Language) -> str:
    """``page 15``, ``section “march”``, or both with the titles of their editions; empty if no rulebook says it."""
    places: dict[str, list[str]] = {}
    for edition, page in clause.page.items():
        called = language.text("edition", editions[edition]) if edition in editions else edition
        places.setdefault(_place(page, language), []).append(called)
    if len(places) < 2:
        return "".join(places)
    say = language.say
    found = [say("{place} ({edition})", place=place, edition=language.listed(of)) for place, of in places.items()]
    return language.marks.comma.join(found)


def _place(page: str, language: Language) -> str:
    if page[0].isdigit():
        return language.say("page {page}", page=page)
    return language.say("section “{section}”", section=language.text("section", page))
