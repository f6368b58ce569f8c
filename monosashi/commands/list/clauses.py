"""``monosashi list clauses``: list the clauses, or show some."""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping

from monosashi.commands import complain, labelled, print_lines
from monosashi.rulebook.catalogue import rules_messages, translated
from monosashi.rulebook.ledger import Clause, load_ledger, unknown_clause
from monosashi.suite.revisions import BadLock, Revision, lock
from reference_engine import GAMES


def run(options: argparse.Namespace) -> int:
    """Print the rows asked for."""
    try:
        locked = {name: entry for game in GAMES for name, entry in lock(game).clauses.items()}
    except BadLock as error:
        return complain(str(error))
    ids = options.ids
    rows = {clause.id: clause for game in GAMES for clause in load_ledger(game).values()}
    for name in ids:
        if fault := unknown_clause(name, rows, "any game"):
            return complain(fault)
    chosen = [c for c in rows.values() if not ids or any(c.id == name or c.id.startswith(f"{name}.") for name in ids)]
    says = in_japanese if options.ja else in_english
    if options.long or (sys.stdout.isatty() and {c.id for c in chosen} == set(ids)):
        return print_lines(line for clause in chosen for line in told(clause, says, rows, locked.get(clause.id)))
    return print_lines("\t".join((c.id, ",".join(c.page.values()), c.status, says(c, c.en))) for c in chosen)


Says = Callable[["Clause", str], str]
"""What a text of a clause is in the language asked for."""


def in_english(_clause: Clause, text: str) -> str:
    """The ledger is written in English."""
    return text


def in_japanese(clause: Clause, text: str) -> str:
    """The catalogue has the ledger's texts in Japanese."""
    return translated(rules_messages(clause.id.partition(".")[0], "ja"), clause.id, text) if text else ""


def told(clause: Clause, says: Says, rows: Mapping[str, Clause], locked: Revision | None = None) -> Iterator[str]:
    """Everything that the ledger knows of a clause, as lines for a reader, an empty one at the end."""
    where = clause.where()
    yield f"{clause.id}  {clause.status}" + (f", {where}" if where else "")
    decided = [ruling.id for ruling in rows.values() if clause.id in ruling.of]
    for label, texts in (
        ("says", [says(clause, clause.en)]),
        ("term", [clause.term_ja]),
        ("why", [says(clause, clause.why)]),
        ("settles", clause.of),
        ("reason", [says(clause, clause.reason)]),
        ("not chosen", [says(clause, text) for text in clause.others]),
        ("switch", [clause.switch]),
        ("revision", [str(locked.revision) + (", moved since" if locked.text != clause.en else "")] if locked else []),
        ("merged into", [clause.into]),
        ("rulings", decided),
    ):
        yield from labelled(label, [text for text in texts if text])
    yield ""
