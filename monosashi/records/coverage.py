"""What a game touches of the rules: steps, questions, answers and clauses.

A game touches a step of a procedure that is taken in it, a kind of question that is put, an act that answers such a
question, and a clause that puts a question, is cited by something that happens or by the result, or is a condition that
an accepted answer had to fulfil. Under which clause something would have been refused, a game does not show.
"""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import reference_engine
from monosashi.kit.positions import ending_clause
from monosashi.records.game_record import Record
from monosashi.records.playback import playback_steps
from monosashi.rulebook.ledger import load_ledger
from monosashi.subjects.lines import Move, Outcome
from reference_engine.kernel.decision import Drawn, act_of
from reference_engine.kernel.edition import Edition, Step
from reference_engine.kernel.events import Event

KINDS = ("step", "question", "act", "clause")
"""What is counted."""

IN_FORCE = ("normative", "interpretation", "vocabulary")
"""Rows of the ledger that say something about games."""

ONLY_REFUSALS = "only what is said at the wrong moment is refused under it, and a game has no refusals"
NOT_CITED = "nothing that happens cites it: it says how other things are done, and scenarios look at those"
NOT_REACHED = "no game has come to it"


class CoverageItem(NamedTuple):
    """A step (``turn/main``), a question (``main``), an act that answers a question (``main/march``), or a clause."""

    kind: str
    name: str


class CoverageCollector:
    """Notes what is touched. Games must be played by ``rules``: those of the edition, which tell of each step.

    ``plain`` are the same without that.
    """

    def __init__(self, edition: Edition) -> None:
        """Nothing has been touched yet."""
        self._items: set[CoverageItem] = set()
        procedures = {
            procedure: {
                name: self._noted(CoverageItem("step", f"{procedure}/{name}"), step) for name, step in steps.items()
            }
            for procedure, steps in edition.procedures.items()
        }
        self.plain = edition
        self.rules = edition.amended(edition.name, procedures=procedures)

    def _noted(self, item: CoverageItem, step: Step) -> Step:
        def taken(game: Any, frame: Any) -> Any:
            self._items.add(item)
            return step(game, frame)

        return taken

    def note(self, move: Move | None, after: Any, events: Iterable[Event]) -> None:
        """Note an accepted answer, and all that comes of it; none where the game begins."""
        items = self._items
        if move is not None:
            act = act_of(move.answer)
            asked = "always" if act in self.rules.offers["always"] else move.before.pending.kind
            items.add(CoverageItem("act", f"{asked}/{act}"))
            items.update(CoverageItem("clause", clause) for clause in self.rules.acts[act].conditions)
        items.update(CoverageItem("clause", event.clause) for event in events if event.clause)
        if after.pending is not None:
            items.add(CoverageItem("question", after.pending.kind))
            items.add(CoverageItem("clause", after.pending.clause))
        if after.result is not None:
            items.add(CoverageItem("clause", ending_clause(after.result)))

    def taken(self) -> frozenset[CoverageItem]:
        """What has been touched since the last time."""
        found = frozenset(self._items)
        self._items.clear()
        return found

    def touched_by(self, outcome: Outcome) -> frozenset[CoverageItem]:
        """What an answer, or a beginning, has touched, with the draws that followed it."""
        if not outcome.moves or isinstance(outcome.moves[0].answer, Drawn):
            self.note(None, outcome.moves[0].before if outcome.moves else outcome.position, outcome.unasked)
        for move in outcome.moves:
            self.note(move, move.after, move.events)
        return self.taken()

    def touched(self, record: Record) -> frozenset[CoverageItem]:
        """What a record's game touches. Raises Diverges if it does not go as it is written."""
        self.taken()
        for step in playback_steps(record, self.rules):
            self.note(step.move, step.position, step.events)
        return self.taken()


def coverable(edition: Edition) -> tuple[CoverageItem, ...]:
    """Everything that there is to touch in an edition: by kind, in the order of its tables and its ledger."""
    return tuple(_all(edition))


def _all(edition: Edition) -> Iterator[CoverageItem]:
    for procedure, steps in edition.procedures.items():
        yield from (CoverageItem("step", f"{procedure}/{step}") for step in steps)
    yield from (CoverageItem("question", question) for question in edition.offers if question != "always")
    for question, acts in edition.offers.items():
        yield from (CoverageItem("act", f"{question}/{act}") for act in acts)
    for clause in load_ledger(edition.name.partition("@")[0]).values():
        if clause.status in IN_FORCE and clause.holds_in(edition.name):
            yield CoverageItem("clause", clause.id)


def why_not(edition: Edition, item: CoverageItem) -> str:
    """Why no game touches something, in a sentence."""
    if item.kind != "clause" or any(item.name in act.conditions for act in edition.acts.values()):
        return NOT_REACHED
    refusals = list(edition.otherwise_forbidden_by.values()).count(item.name)
    roles = [role for role, clause in edition.clauses.items() if clause == item.name]
    if sum(_literals()[said] for said in (item.name, *roles)) > refusals:
        return NOT_REACHED
    return ONLY_REFUSALS if refusals else NOT_CITED


@cache
def _literals() -> Mapping[str, int]:
    """How often the engine's code says a clause's id as a value: in a condition, a question, an event.

    What a list of cards is refused for is not part of a game. Code that games share says a role instead.
    """
    files = (
        file
        for file in Path(reference_engine.__file__).parent.rglob("*.py")
        if file.stem not in ("card_list", "clauses")
    )
    trees = (ast.parse(file.read_text("utf-8")) for file in files)
    nodes = (node for tree in trees for node in ast.walk(tree))
    return Counter(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))
