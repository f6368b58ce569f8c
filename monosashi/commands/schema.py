"""``monosashi schema``: the JSON Schemas of the protocol and of the documents inside it."""

import argparse
from typing import Any

from monosashi.commands import command, complain, print_lines


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "schema",
        "print the JSON Schema of a document or message",
        "Print a JSON Schema (2020-12); without a name, list the names.",
    )
    parser.add_argument("name", nargs="?", help="a document or message")


def run(options: argparse.Namespace) -> int:
    """Print a schema as indented JSON, or the names of all."""
    import msgspec

    from monosashi.protocol import schemas
    from reference_engine import RULESETS
    from reference_engine.deus.card_list import card_schema

    known = dict(schemas())
    for ruleset in RULESETS.values():
        for title, codec in (
            ("position", ruleset.positions),
            ("answer", ruleset.answers),
            ("quiet position", ruleset.quiet_positions),
            ("start", ruleset.starts),
            ("view", ruleset.views),
        ):
            known[f"{ruleset.name} {title}"] = codec.schema(f"{ruleset.name} {title}")
    known["deus card file"] = card_schema()
    if options.name is None:
        return print_lines(known)
    if options.name not in known:
        return complain(f"nothing is called {options.name!r}; known: {', '.join(known)}")
    return print_lines([msgspec.json.format(msgspec.json.encode(known[options.name]), indent=2).decode()])
