"""``monosashi site``: the rulebook as a web site, ours or that of a game of your own."""

import argparse
import os
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from monosashi.commands import Parser, command, complain, print_lines
from monosashi.commands.naming import first_game, game_named
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import real

EXAMPLES = """\
examples:
  monosashi site build --game deus site   the rules of one game, in every language that they are translated into
  monosashi site build site               in a clone: our own site, every game and the hand-written pages
  monosashi site serve --game deus        look at it while editing: an edited feature is there at once
  monosashi site messages                 bring the catalogues up to date, say what is still to translate
  monosashi site write build/ja --language ja
                                          the pages as plain Markdown, for any other builder
  monosashi site finish site/ja --language ja
                                          put films and code into what that builder has made of them

Everything but messages needs the extra: pip install "monosashi[docs]". With MONOSASHI_SITE_URL, the address at which
the site will stand, it has a site map, links to rules have pictures, and printed cards have codes for telephones.
"""

MARK = "llms.txt"
"""A file that every site of ours has: a folder without it is not overwritten."""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "site",
        "the rulebook as a web site",
        "Publish rules: a page for each chapter with its clauses, its scenarios as films, the code behind them;\n"
        "lists, search, permanent links. A site works from a folder, without a server, and without JavaScript.",
        EXAMPLES,
        found="messages: something is left to translate",
    )
    actions = parser.add_subparsers(dest="action", metavar="ACTION", parser_class=Parser, required=True)
    build = actions.add_parser("build", help="write it into a folder", description="Write the site into a folder.")
    serve = actions.add_parser("serve", help="look at it while editing", description="Show the site, edit by edit.")
    write = actions.add_parser(
        "write", help="its pages as plain Markdown", description="Write the pages as plain Markdown, for any builder."
    )
    finish = actions.add_parser(
        "finish", help="finish what another builder made", description="Put films and code into built pages, in place."
    )
    messages = actions.add_parser(
        "messages",
        help="bring the catalogues up to date",
        description="Write new messages into the catalogues, take those out that nobody needs, count what is left.",
    )
    for each in (build, serve, write, finish, messages):
        each.add_argument(
            "--game",
            action="append",
            default=[],
            metavar="GAME",
            help="one game; may be repeated (default, in a clone: our own site)",
        )
    for each in (build, write, finish):
        each.add_argument("folder", metavar="OUT", type=Path, help="the folder")
    for each in (serve, write, finish):
        each.add_argument("--language", metavar="CODE", default="en", help="en or ja (default: en)")
    serve.add_argument("--address", metavar="HOST:PORT", default="127.0.0.1:8000", help="default: 127.0.0.1:8000")


def run(options: argparse.Namespace) -> int:
    """Do what is asked for."""
    missing = [name for name in ("mkdocs", "material", "pygments") if find_spec(name) is None]
    if missing and options.action != "messages":
        return complain(f'site {options.action} needs {missing[0]}: pip install "monosashi[docs]"')
    from monosashi.site.mkdocs.configuration import of_project
    from monosashi.site.publish.assembly import FAULTS

    options.game = [game_named(name) for name in options.game]
    if not options.game and of_project() is None:
        return complain(f"site {options.action}: name a game, as --game {first_game()}")
    try:
        if options.action == "messages":
            return update(options.game)
        if options.action == "build":
            return build(options.game, options.folder)
        if options.action == "serve":
            return serve(options.game, options.language, options.address)
        return convert(options.action, options.game, options.language, options.folder)
    except (*FAULTS, OSError) as error:
        return complain(f"site {options.action}: {error}")


def update(games: Sequence[str]) -> int:
    """Bring the catalogues up to date."""
    from monosashi.site.publish import messages
    from monosashi.site.text.language import ENGLISH, LANGUAGES

    updated = [each for code in LANGUAGES if code != ENGLISH for each in messages.update(code, games)]
    print_lines(f"{path}: {missing or 'nothing'} to translate" for path, missing in updated)
    return FAILURES if any(missing for _, missing in updated) else ALL_PASS


def convert(action: str, games: Sequence[str], code: str, folder: Path) -> int:
    """Write the pages for another builder, or finish what it has made."""
    from monosashi.site.publish import folders
    from monosashi.site.publish.assembly import assemble
    from monosashi.site.text.language import LANGUAGES
    from reference_engine.kernel.names import unknown

    if code not in LANGUAGES:
        return complain(f"site {action}: {unknown('language', code, LANGUAGES)}")
    made = assemble([code], games)[code]
    (folders.write if action == "write" else folders.finish)(made, folder)
    return ALL_PASS


def build(games: Sequence[str], out: Path) -> int:
    """Let MkDocs build the site in every language."""
    if out.exists() and (not out.is_dir() or (any(out.iterdir()) and not (out / MARK).exists())):
        return complain(f"{out} holds something else than a site of ours and is left as it is; name another folder")
    with tempfile.TemporaryDirectory() as scratch:
        configuration = _configuration(games, Path(scratch))
        from mkdocs.commands.build import build
        from mkdocs.config import load_config
        from mkdocs.exceptions import MkDocsException

        from monosashi.site.book.chapters import games as every_game
        from monosashi.site.engine import engine_of
        from monosashi.site.pages.preview import lacking

        try:
            config = load_config(str(configuration), site_dir=str(real(out)))
            config.plugins.on_startup(command="build", dirty=False)
            try:
                build(config)
            finally:
                config.plugins.on_shutdown()
        except MkDocsException as error:
            return complain(f"site build: {error}")
    print_lines([*filter(None, (lacking(), engine_of(games or every_game()).missing)), f"{out}/index.html"])
    return ALL_PASS


def serve(games: Sequence[str], code: str, address: str) -> int:
    """Show the site for as long as somebody wants to see it."""
    from monosashi.site.mkdocs.configuration import in_language

    with tempfile.TemporaryDirectory() as scratch:
        configuration = in_language(_configuration(games, Path(scratch)), code)
        if not configuration.exists():
            return complain(f"site serve: there is no site in {code!r}")
        from mkdocs.commands.serve import serve
        from mkdocs.exceptions import MkDocsException

        try:
            serve(str(configuration), dev_addr=address)
        except MkDocsException as error:
            return complain(f"site serve: {error}")
    return ALL_PASS


def _configuration(games: Sequence[str], scratch: Path) -> Path:
    """What MkDocs reads; its own words are printed as they come."""
    import logging

    from monosashi.site.mkdocs.configuration import of_games, of_project

    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    logging.basicConfig(format="%(message)s", level=logging.WARNING)
    project = of_project()
    if not games and project is not None:
        return project
    return of_games(games, scratch)
