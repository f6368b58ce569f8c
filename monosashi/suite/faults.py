"""What authors of a suite can get wrong, as it is told them."""

import re
from collections.abc import Container, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from monosashi.support.faulty import Faulty

if TYPE_CHECKING:
    from monosashi.suite.reading import Scenario


class BadFeature(Faulty):
    """A file is no feature, or of no clause; the message says where and why, one line for each fault."""


class BadSentence(Faulty):
    """A sentence is declared in words that mean nothing."""


STEP = re.compile(r"^ *((?:Given|When|Then|And|But) .*)$", re.M)


def check_prose(file: str, node: Mapping[str, Any]) -> None:
    """No step may stand in a description: what stands above it is then no ``Scenario:``. Raises BadFeature."""
    found = STEP.findall(node.get("description", ""))
    # Prose may begin with "When", too.
    if len(found) > 1:
        where = f"{file}: {node['keyword']} {node['name']!r}"
        raise BadFeature(f"{where}: {found[0]!r} belongs to no scenario; is 'Scenario:' spelt so?")
    for child in node.get("children", ()):
        for part in child.values():
            check_prose(file, part)


def check_clauses(found: "Iterable[Scenario]", ledger: Container[str]) -> None:
    """Every scenario must be of a clause. Raises BadFeature."""
    for scenario in found:
        where = f"{scenario.file}:{scenario.line}"
        if not scenario.clause:
            raise BadFeature(f"{where}: a scenario belongs to a Rule with a tag, its clause")
        if scenario.clause not in ledger:
            raise BadFeature(f"{where}: the clause @{scenario.clause} is not in the ledger")
