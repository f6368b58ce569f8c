"""What authors of a suite can get wrong, as it is told them."""

import re
from collections.abc import Container, Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from monosashi.support.faulty import Faulty
from monosashi.support.text import shortened

if TYPE_CHECKING:
    from monosashi.suite.reading import Scenario


class BadFeature(Faulty):
    """A file is no feature, or of no clause; the message says where and why, one line for each fault."""


class BadSentence(Faulty):
    """A sentence is declared in words that mean nothing."""


FAULT_OF_PARSER_LENGTH = 240
"""How many characters a fault of the parser has, which quotes the whole line."""


def parser_faults(error: Exception) -> str:
    """What the parser of features has found, a line each, cut short."""
    found = str(error).removeprefix("Parser errors:").strip().splitlines()
    return "\n".join(shortened(each, FAULT_OF_PARSER_LENGTH) for each in found)


@cache
def _step(language: str) -> re.Pattern[str]:
    """A line that begins like a step of a language."""
    from gherkin.dialect import Dialect

    spoken = Dialect.for_name(language)
    assert spoken is not None, "the parser knows it"
    kinds = (
        spoken.given_keywords,
        spoken.when_keywords,
        spoken.then_keywords,
        spoken.and_keywords,
        spoken.but_keywords,
    )
    keywords = "|".join(re.escape(each) for kind in kinds for each in kind if each.strip() != "*")
    return re.compile(rf"^ *((?:{keywords}).*)$", re.MULTILINE)


def check_prose(file: str, node: Mapping[str, Any], language: str = "") -> None:
    """No step may stand in a description: what stands above it is then no ``Scenario:``. Raises BadFeature."""
    language = language or node["language"]
    found = _step(language).findall(node.get("description", ""))
    # Prose may begin with "When", too.
    if len(found) > 1:
        where = f"{file}: {node['keyword']} {node['name']!r}"
        raise BadFeature(f"{where}: {found[0]!r} belongs to no scenario; is 'Scenario:' spelt so?")
    for child in node.get("children", ()):
        for part in child.values():
            check_prose(file, part, language)


def check_clauses(found: "Iterable[Scenario]", ledger: Container[str]) -> None:
    """Every scenario must be of a clause. Raises BadFeature."""
    for scenario in found:
        where = f"{scenario.file}:{scenario.line}"
        if not scenario.clause:
            raise BadFeature(f"{where}: a scenario belongs to a Rule with a tag, its clause")
        if scenario.clause not in ledger:
            raise BadFeature(f"{where}: the clause @{scenario.clause} is not in the ledger")
