"""``monosashi clauses``: list the clauses, or show some."""

import argparse
from typing import Any

from monosashi.commands import command, complain, print_lines

EXAMPLES = """\
examples:
  monosashi clauses deus.march
  monosashi clauses --ja deus.intercept.h
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "clauses",
        "list the clauses, or show some",
        "List clauses: id, page, status, restatement, separated by tabs.",
        EXAMPLES,
    )
    parser.add_argument("ids", nargs="*", metavar="ID", help="a clause or a group of clauses; none: all")
    parser.add_argument("--ja", action="store_true", help="in Japanese")


def run(options: argparse.Namespace) -> int:
    """Print the rows asked for."""
    from monosashi.ledger import load_ledger
    from reference_engine import RULESETS

    ids = options.ids
    rows = [clause for ruleset in RULESETS for clause in load_ledger(ruleset).values()]
    chosen = [c for c in rows if not ids or any(c.id == name or c.id.startswith(f"{name}.") for name in ids)]
    if not chosen:
        return complain(f"no clause is called {' or '.join(ids)}; see monosashi clauses")
    language = "ja" if options.ja else "en"
    return print_lines(
        "\t".join((c.id, ",".join(c.page.values()), c.status, str(getattr(c, language)))) for c in chosen
    )
