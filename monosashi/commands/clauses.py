"""``monosashi clauses``: list the clauses, or show some."""

import argparse
import sys
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, print_lines

if TYPE_CHECKING:
    from monosashi.rulebook.ledger import Clause
    from monosashi.suite.revisions import Revision

EXAMPLES = """\
examples:
  monosashi clauses deus.march
  monosashi clauses --ja deus.intercept.h
  monosashi clauses deus.ruling.deckout_is_latched
                                      in a terminal also why, and what else was thought of
  monosashi clauses --long deus.ruling > rulings.txt
"""
WIDTH = 100


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "clauses",
        "list the clauses, or show some",
        "List clauses: id, page, status, restatement, separated by tabs. Whoever names clauses, not groups of them,\n"
        "in a terminal is told everything that the ledger knows: term, reason, readings not chosen, switch.",
        EXAMPLES,
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="a clause or a group of clauses; none: all")
    parser.add_argument("--ja", action="store_true", help="in Japanese")
    parser.add_argument("--long", action="store_true", help="everything that the ledger knows, also of groups")


def run(options: argparse.Namespace) -> int:
    """Print the rows asked for."""
    from monosashi.rulebook.ledger import load_ledger, unknown_clause
    from monosashi.suite.revisions import BadLock, lock
    from reference_engine import GAMES

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


def in_english(_clause: "Clause", text: str) -> str:
    """The ledger is written in English."""
    return text


def in_japanese(clause: "Clause", text: str) -> str:
    """The catalogue has the ledger's texts in Japanese."""
    from monosashi.rulebook.catalogue import rules_messages, translated

    return translated(rules_messages(clause.id.partition(".")[0], "ja"), clause.id, text) if text else ""


def told(clause: "Clause", says: Says, rows: Mapping[str, "Clause"], locked: "Revision | None" = None) -> Iterator[str]:
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
        yield from _labelled(label, [text for text in texts if text])
    yield ""


def _labelled(label: str, texts: Sequence[str]) -> Iterator[str]:
    """Each text folded, under its label."""
    for text in texts:
        folded = textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
        for number, line in enumerate(folded):
            yield f"  {'' if number or text != texts[0] else label:<12}{line}"
