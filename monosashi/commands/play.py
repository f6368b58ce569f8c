"""``monosashi play``: walk through a game in the terminal."""

import argparse
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from monosashi.commands import complain, misplaced, unwritable_among
from monosashi.commands.seats import given
from monosashi.support.exit_codes import ALL_PASS

if TYPE_CHECKING:
    from monosashi.play.tongue import Tongue
    from monosashi.playground.beside import Beside


def run(options: argparse.Namespace) -> int:
    """Play."""
    from monosashi.play.keyboard import edit_lines
    from monosashi.play.players import TIMEOUT
    from monosashi.play.terminal import Unplayable, edition_of, play
    from monosashi.rulebook.catalogue import BadCatalogue

    if fault := unwritable_among(options.record):
        return complain(fault)
    if fault := misplaced(options):
        return complain(fault)
    if options.browser:
        return in_browser(options)
    if options.behind:
        return complain("a command after '--' needs --browser; a player is given as --north COMMAND")
    if options.position:
        return complain("--position needs --browser")
    try:
        if sys.stdin and sys.stdin.isatty() and sys.stdout.isatty():
            edit_lines(edition_of(options.game))
        return play(
            options.game,
            given(options, "seat"),
            options.seed,
            input if sys.stdin else _nobody,
            sys.stdout,
            chosen=given(options, "option"),
            dice=options.dice,
            record=options.record,
            timeout=options.timeout or TIMEOUT,
            ask_all=options.ask_all,
            tongue=_tongue(options.game) if options.ja else None,
        )
    except (Unplayable, BadCatalogue) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{options.record or 'the game'} cannot be written: {error.strerror or error}")


def in_browser(options: argparse.Namespace) -> int:
    """Serve a table to a browser on this machine until somebody ends it."""
    import webbrowser
    from tempfile import TemporaryDirectory

    from monosashi.commands import say
    from monosashi.commands.values import seed_of
    from monosashi.play.terminal import Unplayable, edition_of
    from monosashi.playground.course import Unusable
    from monosashi.playground.server import Server
    from monosashi.playground.service import Service
    from monosashi.playground.table import BrowserTable
    from monosashi.rulebook.catalogue import BadCatalogue
    from monosashi.site.text.language import is_translated, language
    from monosashi.support.files import called, read_file
    from monosashi.verification.session import Invalid
    from reference_engine.kernel.codec import PLAIN, Unreadable

    with ExitStack() as closing:
        try:
            rules = edition_of(options.game)
            code, game = "ja" if options.ja else "en", rules.name.partition("@")[0]
            if not is_translated(code, game):
                raise Unplayable(f"{game} has not been translated: it has no ja.po beside its ledger")
            beside = companion(rules.name, options)
            if beside is not None:
                closing.callback(beside.close)
                rules = beside.rules
            seed = seed_of(options)
            table = BrowserTable(rules, language(code, game), seed)
            if options.position is None:
                table.begin()
            else:
                table.load(PLAIN.load(read_file(options.position)))
            if beside is not None:
                table.accompany(beside)
            server = closing.enter_context(Server(Service(table)))
        except Unreadable as error:
            return complain(f"{called(options.position)} cannot be used: {error}")
        except (Unplayable, Unusable, BadCatalogue, Invalid) as error:
            return complain(str(error))
        except (OSError, ValueError) as error:
            return complain(f"{options.position or 'the table'} cannot be used: {error}")
        # As soon as the caller reads that Ctrl-C ends it, that is no interruption.
        with suppress(KeyboardInterrupt):
            say(f"{rules.name}, seed {seed}: {server.invitation()}")
            if beside is not None:
                say(f"{beside.name} plays along.")
            say("The address opens the table once. Ctrl-C ends it.")
            sys.stdout.flush()
            if sys.stdout.isatty():
                folder = closing.enter_context(TemporaryDirectory(prefix="monosashi-"))
                webbrowser.open(invitation_file(Path(folder), server.invitation()).as_uri())
            server.serve_forever()
    return ALL_PASS


def invitation_file(folder: Path, invitation: str) -> Path:
    """A page of the caller's own that leads to the table: everybody can read what stands on a browser's command line.

    An invitation is used up by the first browser that comes with it.
    """
    from monosashi.support.files import write_file

    file = folder / "table.html"
    file.touch(0o600)
    leads = f'<meta http-equiv="refresh" content="0;url={invitation}"><a href="{invitation}">Monosashi</a>'
    write_file(file, f'<!doctype html><meta charset="utf-8"><title>Monosashi</title>{leads}\n'.encode())
    return file


def companion(edition: str, options: argparse.Namespace) -> "Beside | None":
    """The engine that plays along, if one is named. Raises Invalid."""
    from monosashi.play.players import TIMEOUT

    if not options.behind:
        return None
    from monosashi.playground.beside import Beside

    return Beside(edition, options.behind, options.timeout or TIMEOUT)


def _nobody(_: str = "") -> NoReturn:
    """Nobody answers where standard input is closed."""
    raise EOFError


def _tongue(game: str) -> "Tongue":
    """Japanese, if the game has it. Raises Unplayable, and BadCatalogue for one that cannot be read."""
    from monosashi.commands.play_japanese import Japanese
    from monosashi.play.terminal import Unplayable, edition_of
    from monosashi.site.text.language import is_translated, language

    name = edition_of(game).name.partition("@")[0]
    if not is_translated("ja", name):
        raise Unplayable(f"{name} has not been translated: it has no ja.po beside its ledger")
    return Japanese(language("ja", name))
