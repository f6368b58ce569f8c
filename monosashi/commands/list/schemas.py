"""``monosashi list schemas``: the JSON Schemas of the protocol, of the documents inside it, of vectors and records."""

import argparse
from difflib import get_close_matches

from monosashi.adapters.schema_files import INDEX, every, files
from monosashi.commands import complain, print_lines, say
from monosashi.support.exit_codes import ALL_PASS
from monosashi.support.files import Refused, plain_json, publish


def run(options: argparse.Namespace) -> int:
    """Print a schema as indented JSON, or the names of all, or write all."""
    if options.all is not None:
        if options.name is not None:
            return complain(f"either a name or --all: --all writes {options.name!r} along with all the others")
        try:
            count = publish(options.all, INDEX, files())
        except Refused as refused:
            return complain(str(refused))
        except OSError as error:
            return complain(f"{options.all} cannot be written: {error.strerror or error}")
        say(f"{count - 1} schemas and {INDEX} are in {options.all}")
        return ALL_PASS
    known = every()
    if options.name is None:
        return print_lines(known)
    if options.name not in known:
        near = get_close_matches(options.name.replace(" ", "."), known, 1)
        meant = f", did you mean {near[0]!r}?" if near else ""
        return complain(f"nothing is called {options.name!r}{meant or ';'} monosashi list schemas lists the names")
    return print_lines([plain_json(known[options.name]).decode().rstrip()])
