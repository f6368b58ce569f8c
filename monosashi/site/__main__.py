"""``python -m monosashi.site``: what a maintainer of the site does by hand, and the way to any other builder."""

import argparse
import shutil
import sys
from pathlib import Path

from monosashi.rulebook.catalogue import BadCatalogue
from monosashi.site.build.chapters import BadParts
from monosashi.site.build.postprocess import finished
from monosashi.site.build.site import Site, sites, twin_files
from monosashi.site.pages.lesson import NoScenario
from monosashi.site.text import messages
from monosashi.site.text.language import DOCS, ENGLISH, LANGUAGES
from monosashi.support.files import write_file

EXAMPLES = """\
examples:
  python -m monosashi.site messages         bring the catalogues up to date, say what is still to translate
  python -m monosashi.site write build/ja --language ja
                                            the site's pages as plain Markdown, for any builder
  python -m monosashi.site finish site/ja --language ja
                                            put films and code into what that builder has made of them
"""


def main(arguments: list[str] | None = None) -> int:
    """Run one command. Returns 0; 1 if something is left to translate; 2 for what cannot be done."""
    parser = argparse.ArgumentParser(
        "python -m monosashi.site", epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=("messages", "write", "finish"))
    parser.add_argument("folder", nargs="?", type=Path, help="where to write, or what to finish")
    parser.add_argument("--language", choices=list(LANGUAGES), default=ENGLISH)
    options = parser.parse_args(arguments)
    try:
        if options.command == "messages":
            return update()
        if options.folder is None:
            parser.error(f"{options.command} needs a folder")
        run = write if options.command == "write" else finish
        return run(sites([options.language])[options.language], options.folder)
    except (BadCatalogue, BadParts, NoScenario, messages.Untranslated, OSError) as error:
        print(error, file=sys.stderr)
        return 2


def update() -> int:
    """Bring the catalogues up to date."""
    left = 0
    for code in LANGUAGES:
        if code != ENGLISH:
            for path, missing in messages.update(code):
                print(f"{path}: {missing or 'nothing'} to translate")
                left += missing
    return 1 if left else 0


def write(made: Site, folder: Path) -> int:
    """Write hand-written and generated pages with everything that goes with them into a folder."""
    own = DOCS if made.language.code == ENGLISH else DOCS / made.language.code
    hidden = shutil.ignore_patterns("generator", "overrides", "ja", "*.po", "__pycache__")
    shutil.copytree(own, folder, ignore=hidden, dirs_exist_ok=True)
    shutil.copytree(DOCS / "assets", folder / "assets", dirs_exist_ok=True)
    files = {page.path: page.markdown for page in made.pages} | dict(made.files)
    for path, text in files.items():
        _write(folder / path, text)
    return 0


def finish(made: Site, folder: Path) -> int:
    """Finish a built site in place, and put the plain-text twins beside its pages."""
    for page in made.pages:
        path = folder / page.url
        _write(path, finished(path.read_text("utf-8"), page.inserts))
    for name, text in twin_files(made):
        _write(folder / name, text)
    return 0


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, text.encode("utf-8"))


if __name__ == "__main__":
    sys.exit(main())
