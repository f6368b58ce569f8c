"""The command line: ``monosashi verify``, ``play``, ``serve``, ``clauses``."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

INVALID = 3

VERIFY_EXAMPLES = """\
examples:
  monosashi verify                              the embedded reference engine, everything
  monosashi verify --clause deus.march          one chapter's clauses
  monosashi verify -- ./my-engine --stdio       your engine, over its standard input and output
  monosashi verify --record run.ndjson -- node engine.js

exit codes: 0 all required scenarios pass, 1 some do not, 3 the run is invalid and proves nothing
"""

PLAY_EXAMPLES = """\
examples:
  monosashi play deus                           you play South, chance plays North
  monosashi play deus --north human             both sides
  monosashi play deus --south chance --seed 7   watch a game
"""


class Parser(argparse.ArgumentParser):
    """Wrong usage makes a run invalid; it must not look like a stale list of known failures."""

    def error(self, message: str) -> NoReturn:
        """One sentence and where to find help."""
        self.exit(INVALID, f"{self.prog}: {message}; see {self.prog} --help\n")


def parser() -> Parser:
    """The arguments of every command."""
    top = Parser(prog="monosashi", description="An executable rulebook: measures card game engines clause by clause.")
    top.add_argument("--version", action="store_true", help="print the version and the editions, then stop")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    raw = argparse.RawDescriptionHelpFormatter

    verify = commands.add_parser(
        "verify", help="measure an implementation", epilog=VERIFY_EXAMPLES, formatter_class=raw,
        description="Play the suite against an implementation and say, clause by clause, what holds.",
    )  # fmt: skip
    verify.add_argument("--edition", default="deus@2.00", help="the edition to measure (default: %(default)s)")
    verify.add_argument(
        "--clause",
        action="append",
        default=[],
        metavar="ID",
        help="a clause, a group of clauses or a scenario; may be repeated",
    )
    verify.add_argument("--timeout", type=seconds, default=2.0, help="seconds for each answer (default: %(default)s)")
    verify.add_argument("--hello-timeout", type=seconds, default=60.0, help="seconds to start (default: %(default)s)")
    verify.add_argument("--record", type=Path, metavar="FILE", help="write one JSON line for each verdict")
    verify.add_argument("--brief", action="store_true", help="leave the failures' details out")
    verify.add_argument("engine", nargs="*", metavar="-- COMMAND", help="the program to measure; none: the reference")

    play = commands.add_parser(
        "play", help="walk through a game in the terminal", epilog=PLAY_EXAMPLES, formatter_class=raw,
        description="Play a game in the terminal; every refusal names its clause.",
    )  # fmt: skip
    play.add_argument("game", nargs="?", default="deus", help="a ruleset or an edition (default: %(default)s)")
    play.add_argument("--south", choices=("human", "chance"), default="human")
    play.add_argument("--north", choices=("human", "chance"), default="chance")
    play.add_argument("--dice", choices=("chance", "human"), default="chance", help="who rolls (default: %(default)s)")
    play.add_argument("--seed", type=int, help="make chance repeatable")
    play.add_argument("--beginner", action="store_true", help="the rulebook's variant for a first game")
    play.add_argument("--decks", action="store_true", help="skip the draft: deal ready-made decks")

    serve = commands.add_parser(
        "serve", help="be an implementation, for others to measure",
        description="Speak the protocol over standard input and output, one JSON message a line.",
    )  # fmt: skip
    serve.add_argument("game", nargs="?", default="deus", help="the ruleset (default: %(default)s)")

    clauses = commands.add_parser(
        "clauses", help="list the clauses, or show some", formatter_class=raw,
        epilog="examples:\n  monosashi clauses deus.march\n  monosashi clauses --ja deus.intercept.h\n",
    )  # fmt: skip
    clauses.add_argument("ids", nargs="*", metavar="ID", help="a clause or a group of clauses; none: all")
    clauses.add_argument("--ja", action="store_true", help="in Japanese")

    schema = commands.add_parser(
        "schema", help="print the JSON Schema of a document or message",
        description="Print a JSON Schema (2020-12); without a name, list the names.",
    )  # fmt: skip
    schema.add_argument("name", nargs="?", help="a document or message")
    return top


def seconds(text: str) -> float:
    """A positive number of seconds."""
    value = float(text)
    if not 0 < value < 86_400:
        raise argparse.ArgumentTypeError(f"{text} is not a number of seconds between 0 and 86400")
    return value


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code. Modules are imported late: ``--help`` should be quick."""
    top = parser()
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = top.parse_args(given)
    if options.version:
        return show_version()
    if options.command == "verify":
        from monosashi.verify import complain, verify

        if options.engine and "--" not in given:
            return complain(f"put '--' before the command to measure: monosashi verify -- {' '.join(options.engine)}")
        if options.record is not None and not options.record.resolve().parent.is_dir():
            return complain(f"{options.record} cannot be written: its folder does not exist")
        return verify(
            options.edition,
            options.clause,
            options.engine,
            timeout=options.timeout,
            hello_timeout=options.hello_timeout,
            record=options.record,
            brief=options.brief,
        )
    if options.command == "play":
        from monosashi.play import play

        return play(
            options.game, options.south, options.north, options.seed, input, sys.stdout,
            beginner=options.beginner, decks=options.decks, dice=options.dice,
        )  # fmt: skip
    if options.command == "serve":
        from monosashi.serve import serve
        from reference_engine import RULESETS

        if options.game not in RULESETS:
            print(f"monosashi serve: unknown ruleset {options.game!r}; known: {', '.join(RULESETS)}", file=sys.stderr)
            return INVALID
        return serve(options.game, sys.stdin.buffer, sys.stdout.buffer)
    if options.command == "clauses":
        return show_clauses(options.ids, "ja" if options.ja else "en")
    if options.command == "schema":
        return show_schema(options.name)
    top.print_help()
    return INVALID


def show_version() -> int:
    """The version and what it can measure."""
    from monosashi import __version__
    from reference_engine import editions

    print(f"monosashi {__version__}; editions: {', '.join(editions())}")
    return 0


def show_schema(name: str | None) -> int:
    """A schema as indented JSON, or the names of all."""
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
    if name is None:
        print("\n".join(known))
        return 0
    if name not in known:
        print(f"monosashi schema: nothing is called {name!r}; known: {', '.join(known)}", file=sys.stderr)
        return INVALID
    print(msgspec.json.format(msgspec.json.encode(known[name]), indent=2).decode())
    return 0


def show_clauses(ids: Sequence[str], language: str) -> int:
    """List clauses: id, page, status, restatement, tab separated, for reading and for pipes."""
    from monosashi.ledger import load_ledger
    from reference_engine import RULESETS

    rows = [clause for ruleset in RULESETS for clause in load_ledger(ruleset).values()]
    chosen = [c for c in rows if not ids or any(c.id == name or c.id.startswith(f"{name}.") for name in ids)]
    if not chosen:
        print(f"monosashi clauses: no clause is called {' or '.join(ids)}; see monosashi clauses", file=sys.stderr)
        return INVALID
    try:
        for clause in chosen:
            pages = ",".join(clause.page.values())
            print(clause.id, pages, clause.status, getattr(clause, language), sep="\t", flush=False)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has seen enough; a second complaint at exit would be noise.
        sys.stdout = open("/dev/null", "w", encoding="utf-8")  # noqa: SIM115
    return 0


if __name__ == "__main__":
    sys.exit(main())
