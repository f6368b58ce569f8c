"""The way to any other builder: the pages as plain Markdown in a folder, and what it has made of them finished."""

import shutil
from itertools import chain
from pathlib import Path

from monosashi.rulebook.folders import PACKAGE
from monosashi.site.publish.assembly import Site, files_beside
from monosashi.site.publish.postprocess import fill_inserts
from monosashi.site.text.language import ENGLISH
from monosashi.support.files import write_file


def write(made: Site, folder: Path) -> None:
    """Write generated pages with everything that goes with them; in our own site, those written by hand as well."""
    if made.is_project:
        docs = PACKAGE.parent / "docs"
        own = docs if made.language.code == ENGLISH else docs / made.language.code
        shutil.copytree(own, folder, ignore=shutil.ignore_patterns("ja"), dirs_exist_ok=True)
    for page in made.pages:
        _write(folder / page.path, page.markdown.encode("utf-8"))
    for path, content in chain(made.files.items(), made.page_files):
        _write(folder / path, content)


def finish(made: Site, folder: Path) -> None:
    """Finish a built site in place, and put the plain texts beside its pages."""
    for page in made.pages:
        path = folder / page.url
        _write(path, fill_inserts(path.read_text("utf-8"), page.inserts).encode("utf-8"))
    for name, content in files_beside(made):
        _write(folder / name, content)


def _write(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    write_file(path, content)
