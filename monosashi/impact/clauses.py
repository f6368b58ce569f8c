"""Clauses that are not as they were: their texts, and their entries in the edition's table."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import reference_engine as engine
from monosashi.impact.model import ClauseChange, GameChange, ScenarioChange, Touched
from monosashi.rulebook.citations import named
from monosashi.rulebook.errata import edition_ledger
from monosashi.rulebook.ledger import Clause
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import default, name_of

Key = TypeVar("Key")


def changes(
    old: str, new: str, scenarios: Sequence[ScenarioChange], games: Sequence[GameChange]
) -> tuple[ClauseChange, ...]:
    """Every clause that has come, gone, been reworded or behaves otherwise, in the ledger's order."""
    before, after = in_force(old), in_force(new)
    entries = own_entries(old, new)
    found = []
    for name, row in {**before, **after}.items():
        texts = before[name].en if name in before else "", after[name].en if name in after else ""
        change = ClauseChange(
            clause=name,
            kind="unchanged" if texts[0] == texts[1] else "added" if not texts[0] else _gone_or_reworded(texts[1]),
            section=row.section,
            before="" if texts[0] == texts[1] else texts[0],
            after="" if texts[0] == texts[1] else texts[1],
            entries=tuple(entries.get(name, ())),
            noticed_by=tuple(
                change.scenario
                for change in scenarios
                if name in change.clauses and (name in entries or not change.leans)
            ),
            games=tuple(game.name for game in games if name in game.clauses),
        )
        if change.kind != "unchanged" or change.behaves_otherwise:
            found.append(change)
    return tuple(found)


def _gone_or_reworded(after: str) -> Any:
    return "reworded" if after else "removed"


def in_force(edition: str) -> Mapping[str, Clause]:
    """The clauses that hold in an edition."""
    return {name: row for name, row in edition_ledger(edition).items() if row.holds_in(edition)}


# The editions' tables


def own_entries(old: str, new: str) -> Mapping[str, list[str]]:
    """For each clause the entries of the table that are its own and differ: switches, conditions, other refusals."""
    found: dict[str, list[str]] = {}
    before, after = engine.edition(old), engine.edition(new)
    for switch, (was, is_now) in _differing(before.switches, after.switches):
        for row in in_force(new).values():
            if row.switch == switch:
                found.setdefault(row.id, []).append(f"switch {switch}: {was or 'none'} → {is_now or 'none'}")
    for act in dict.fromkeys([*before.acts, *after.acts]):
        conditions = [table.acts[act].conditions if act in table.acts else {} for table in (before, after)]
        for clause, _ in _differing(*conditions):
            found.setdefault(clause, []).append(f"condition of {act}")
    lasting = in_force(old).keys() & in_force(new).keys()
    for (act, question), clauses in _differing(before.otherwise_forbidden_by, after.otherwise_forbidden_by):
        cited = list(filter(None, clauses))
        # A refusal that goes from a lasting clause to one that comes or goes is the latter's doing.
        for clause in [clause for clause in cited if clause not in lasting] or cited:
            found.setdefault(clause, []).append(f"{act} at {question}")
    return found


def touched(old: str, new: str) -> tuple[Touched, ...]:
    """Entries that differ and are no clause's own, with the clauses that both their functions are written for.

    What such a function does for a clause may be what it did before: only running can tell.
    """
    before, after = engine.edition(old), engine.edition(new)
    return tuple(
        Touched(entry, _cited_by_both(new, was, is_now)) for entry, was, is_now in _shared_entries(before, after)
    )


def _shared_entries(before: Edition, after: Edition) -> Iterator[tuple[str, Any, Any]]:
    for number, (was, is_now) in _differing(before.numbers, after.numbers):
        yield f"number {number}: {was} → {is_now}", None, None
    for entry, (was, is_now) in _differing(before.judgements, after.judgements):
        yield f"judgement {name_of(entry)}", was or default(entry), is_now or default(entry)
    for question, (was, is_now) in _differing(before.offers, after.offers):
        yield f"offers {question}", was, is_now
    for (procedure, step), (was, is_now) in _differing(before.drawn, after.drawn):
        yield f"what is drawn in {procedure}/{step}", was, is_now
    for procedure in dict.fromkeys([*before.procedures, *after.procedures]):
        steps = before.procedures.get(procedure, {}), after.procedures.get(procedure, {})
        for name, (was, is_now) in _differing(*steps):
            yield f"step {procedure}/{name}", was, is_now
        if list(steps[0]) != list(steps[1]) and set(steps[0]) == set(steps[1]):
            yield f"order of the steps of {procedure}", None, None
    for name, (was, is_now) in _differing(before.acts, after.acts):
        yield from (
            (f"{part} of {name}", getattr(was, part, None), getattr(is_now, part, None))
            for part in ("perform", "faults", "options", "sample")
            if getattr(was, part, None) is not getattr(is_now, part, None)
        )
    for name, (_, _) in _differing(before.cards, after.cards):
        yield f"card {name}", None, None
    if before.state_based_actions is not after.state_based_actions:
        yield "what applies between any two steps", before.state_based_actions, after.state_based_actions


def _differing(before: Mapping[Key, Any], after: Mapping[Key, Any]) -> Iterator[tuple[Key, tuple[Any, Any]]]:
    """The keys under which two mappings do not have the same, with both values; None where there is none."""
    for key in dict.fromkeys([*before, *after]):
        was, is_now = before.get(key), after.get(key)
        if was is not is_now and was != is_now:
            yield key, (was, is_now)


def _cited_by_both(new: str, was: Any, is_now: Any) -> tuple[str, ...]:
    """Clauses that the docstrings of both functions cite."""
    ledger = edition_ledger(new)
    texts = [_docstring(function) for function in (was, is_now)]
    clauses = engine.edition(new).clauses
    cited = [[clauses.get(name, name) for name in named(text)] for text in texts]
    return tuple(name for name in dict.fromkeys(cited[0]) if name in cited[1] and name in ledger)


def _docstring(function: Callable[..., Any] | None) -> str:
    return (function.__doc__ or "") if callable(function) else ""
