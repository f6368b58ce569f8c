"""Which clauses a refusal may name: those that are broken, and those that stand for one that is.

Whoever names every clause there is has named the right one, too, and has shown nothing. So what is named counts: a
clause under which the rules refuse something, but not this, is a wrong reason.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import reference_engine as engine
from monosashi.rulebook.citations import named
from monosashi.rulebook.errata import edition_ledger
from monosashi.rulebook.ledger import Clause
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import act_of
from reference_engine.kernel.edition import ANY_QUESTION, OUT_OF_TURN, Edition


def broken(rules: Edition, position: Any, seat: str, action: Mapping[str, Any]) -> frozenset[str]:
    """Every clause that, if it were the only one, would still refuse what a seat tries.

    The reference stops where an act does not answer the question at all; here its conditions are looked at, too. What
    cannot even be looked at in such a position is not broken.
    """
    try:
        answer = engine.game(rules.name).answers.convert(action)
    except engine.Unreadable:
        return frozenset()
    act = rules.acts.get(act_of(answer))
    if act is None or position.result is not None:
        return frozenset()
    found = set(_out_of_place(rules, position, seat, act_of(answer)))
    game: Context[Any] = Context(rules, position)
    for clause, condition in act.conditions.items():
        with suppress(Exception):  # a condition may take for granted what the occasion would give
            if condition(game, seat, answer) is not None:
                found.add(clause)
    return frozenset(found)


def unfounded(rules: Edition, names: Iterable[str], grounds: Iterable[str], about: Iterable[str] = ()) -> list[str]:
    """Those of the clauses named that are not broken and stand for none that is.

    ``grounds`` are the clauses that are broken, ``about`` those that the scenario is about. What stands for a clause:
    the one that it is a part of, or its parts; the ruling that settles it, or what that settles; what it was merged
    into or called before; what the function that carries it out also names; and a statement of its chapter under
    which nothing is ever refused, for it can only say why.
    """
    ledger = edition_ledger(rules.name)
    refusing = _refusing(rules)
    sources = {*grounds, *about}
    allowed = set(sources)
    for clause in sources:
        allowed.update(_relatives(ledger, clause))
        for act in rules.acts.values():
            if clause in act.conditions:
                allowed.update(named(act.conditions[clause].__doc__ or ""))
    sections = {ledger[clause].section for clause in sources if clause in ledger}

    def stands_for_one(clause: str) -> bool:
        if clause in allowed:
            return True
        if clause not in ledger:
            return False
        a_part = any(_is_part(clause, each) or _is_part(each, clause) for each in sources)
        return a_part or (clause not in refusing and ledger[clause].section in sections)

    return [clause for clause in dict.fromkeys(names) if not stands_for_one(clause)]


def _out_of_place(rules: Edition, position: Any, seat: str, act: str) -> Iterator[str]:
    """The clauses by which an act does not belong here, or not to this seat; none if it does."""
    pending, elsewhere = position.pending, rules.otherwise_forbidden_by
    if pending is None or act in rules.offers["always"]:
        return
    wrong = [] if act in rules.offers[pending.kind] else [(act, pending.kind), (act, ANY_QUESTION)]
    if not rules.may_answer(pending, seat):
        wrong.append((OUT_OF_TURN, pending.kind))
    yield from (elsewhere[place] for place in wrong if place in elsewhere)
    if wrong:
        yield pending.clause


def _refusing(rules: Edition) -> frozenset[str]:
    """Every clause under which something may be refused."""
    known: frozenset[str] | None = rules.cache.get("clauses that refuse")
    if known is None:
        by_condition = {clause for act in rules.acts.values() for clause in act.conditions}
        known = rules.cache["clauses that refuse"] = frozenset({*by_condition, *rules.otherwise_forbidden_by.values()})
    return known


def _relatives(ledger: Mapping[str, Clause], clause: str) -> Iterator[str]:
    """What the ledger says belongs together with a clause."""
    row = ledger.get(clause)
    if row is not None:
        yield from (*row.of, *row.aliases, *row.supersedes, row.into)
    for other in ledger.values():
        if clause in (*other.of, *other.aliases, *other.supersedes, other.into):
            yield other.id


def _is_part(clause: str, whole: str) -> bool:
    """Whether a clause is a part of another, by their ids: ``deus.march.b_range`` is one of ``deus.march.b``."""
    return clause.startswith((f"{whole}.", f"{whole}_"))
