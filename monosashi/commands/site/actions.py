"""``monosashi site``: the rulebook as a web site, ours or that of a game of your own."""

import argparse
import os
import tempfile
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from monosashi.commands import complain, print_lines
from monosashi.commands.naming import first_game, game_named
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import real

MARK = "llms.txt"
"""A file that every site of ours has: a folder without it is not overwritten."""


def run(options: argparse.Namespace) -> int:
    """Do what is asked for."""
    options.game = [game_named(name) for name in options.game]
    missing = [name for name in ("mkdocs", "material", "pygments") if find_spec(name) is None]
    if missing and options.action != "messages":
        return complain(f'site {options.action} needs {missing[0]}: pip install "monosashi[docs]"')
    from monosashi.site.mkdocs.configuration import of_project
    from monosashi.site.publish.assembly import FAULTS

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
    from monosashi.rulebook.catalogue import rules_files
    from monosashi.site.publish import messages
    from monosashi.site.text.language import ENGLISH, LANGUAGES, is_translated

    others = [code for code in LANGUAGES if code != ENGLISH]
    updated = [each for code in others for each in messages.update(code, games)]
    print_lines(
        f"{rules_files(game, code)[0]}: there is none, and {game} stays in English; an empty file begins a translation"
        for code in others
        for game in games
        if not is_translated(code, game)
    )
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
