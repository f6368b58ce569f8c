"""Every bad document of the suite: what is to be turned down, at which place it is wrong, and by which clause."""

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

import reference_engine as engine
from monosashi import suite
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.bad_documents import DocumentFault
from monosashi.verification.case import Case


class BadDocument(Struct, frozen=True):
    """A position that is to be turned down for how it is written, and the scenario that demands it."""

    scenario: str
    clause: str
    title: str
    faults: tuple[DocumentFault, ...]
    position: dict[str, Any]


def bad_documents(edition: str) -> Iterator[BadDocument]:
    """Those of an edition, in the suite's order."""
    for scenario in suite.scenarios(edition):
        if any("turned down" in step.text for step in scenario.steps):
            case = Case(Reference(engine.edition(edition)), edition)
            runner.play(case, scenario)
            if "documents" in case.capabilities:
                plain = msgspec.json.decode(msgspec.json.encode(case.arrangement))
                yield BadDocument(scenario.id, scenario.clause, scenario.name, case.faults, plain)
