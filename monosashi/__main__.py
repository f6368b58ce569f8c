"""The command line's entry.

What it needs is imported once signals are obeyed, so that one that comes early ends the command like any other.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from monosashi.support.exit_codes import ALL_PASS, INVALID
from monosashi.support.systems import unsupported

if TYPE_CHECKING:
    from monosashi.support.output import Guarded

STOPPED = "stopped before the end"
"""What is said of a command that a signal has ended, if it has nothing to add."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit code. Whatever happens outside of us is told in a sentence."""
    if fault := unsupported():
        print(f"monosashi: {fault}", file=sys.stderr)
        return INVALID
    from monosashi.commands import complain
    from monosashi.support.output import guarded

    with guarded() as output:
        try:
            status = _run(arguments)
        except KeyboardInterrupt:
            status = complain(STOPPED)
        except BrokenPipeError:
            status = ALL_PASS  # Nobody reads any more.
        except OSError as error:
            status = complain(": ".join(str(part) for part in (error.filename, error.strerror or error) if part))
        except SystemExit:
            # Help and wrong usage: argparse does not come back.
            if _is_printed(output):
                raise
            status = INVALID
        return status if _is_printed(output) else INVALID


def _is_printed(output: "Guarded") -> bool:
    """Whether all could be printed; if not, it is said. A reader who has seen enough and goes is no fault."""
    from monosashi.commands import complain

    output.flush()
    if output.failure is None or isinstance(output.failure, BrokenPipeError):
        return True
    complain(f"standard output cannot be written: {output.failure.strerror}")
    output.failure = BrokenPipeError()
    return False


def _run(arguments: Sequence[str] | None) -> int:
    """Run one command; returns its exit code."""
    from monosashi.commands import complain
    from monosashi.commands.naming import UnknownName
    from monosashi.commands.parsing import late_function, parser
    from monosashi.kit.registry import CARDS, BadGame, register_games
    from monosashi.sharing import NoCluster
    from monosashi.support.faulty import Faulty

    top = parser()
    given = list(sys.argv[1:] if arguments is None else arguments)
    options = top.parse_args(given)
    if options.version:
        return show_version()
    if options.command is None:
        top.print_help()
        return INVALID
    options.command, options.action = options.declared.name, options.command
    # argparse forgets whether '--' stood before what follows it.
    options.separated = "--" in given
    options.behind = given[given.index("--") + 1 :] if options.separated else []
    faults: tuple[str, ...] = ()
    try:
        if own := getattr(options, "cards", None):
            os.environ[CARDS] = str(own.absolute())
        faults = register_games()
        for fault in faults:
            complain(fault)
        status: int = late_function(options.declared.function)(options)
    except BadGame as error:
        return INVALID if str(error) in faults else complain(str(error))
    except (UnknownName, NoCluster) as error:
        return complain(str(error))
    except Faulty as error:
        return complain(f"{options.command}: {error}")
    return status


def show_version() -> int:
    """The version and what it can measure."""
    from monosashi import __version__
    from monosashi.kit.registry import register_games
    from reference_engine import editions

    register_games()
    print(f"monosashi {__version__}; editions: {', '.join(editions())}")
    return 0


def entry() -> NoReturn:
    """Run the command of this process; Ctrl-C, SIGTERM and SIGHUP end it, once."""
    if unsupported():
        sys.exit(main())
    from monosashi.support import interruption

    interruption.obey()
    try:
        status = main()
    except KeyboardInterrupt:
        print(f"monosashi: {STOPPED}", file=sys.stderr)
        status = INVALID
    interruption.deaf()
    sys.exit(status)


if __name__ == "__main__":
    entry()
