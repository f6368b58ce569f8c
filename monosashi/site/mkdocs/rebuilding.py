"""While somebody edits: only the pages that have changed are built anew, with what MkDocs has made for all."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from jinja2 import Environment
from mkdocs.commands.build import _build_page, _populate_page
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation

from monosashi.site.pages.page import encoded
from monosashi.site.publish.assembly import Site, files_beside
from monosashi.support.files import write_file

Stamp = Mapping[str, float]
"""When files were last written."""


@dataclass
class Built:
    """What is left of the last build of everything: MkDocs's own objects, and the state of what is written by hand."""

    config: MkDocsConfig | None = None
    files: Files | None = None
    nav: Navigation | None = None
    env: Environment | None = None
    stamp: Stamp | None = None

    def written_by_hand(self) -> Stamp:
        """The state of all that is no page of ours: documents, the configuration, the theme."""
        if self.config is None:
            return {}
        folders = [self.config.docs_dir, *self.config.theme.dirs[:1]]
        paths = [path for folder in folders for path in Path(folder).rglob("*") if path.is_file()]
        return {str(path): path.stat().st_mtime for path in [*paths, Path(self.config.config_file_path)]}


def rebuild(built: Built, before: Site, now: Site) -> bool:
    """Build the pages that differ. False, with nothing done, if something else does, so that all must be built."""
    config, files, nav, env = built.config, built.files, built.nav, built.env
    if config is None or files is None or nav is None or env is None or built.stamp != built.written_by_hand():
        return False
    if before.nav != now.nav or before.files != now.files or before.by_path.keys() != now.by_path.keys():
        return False
    changed = [page for page in now.pages if page != before.by_path[page.path]]
    documents = files.documentation_pages()
    for page in changed:
        file = files.src_uris[page.path]
        assert file.page is not None
        file.content_string = page.markdown
        _populate_page(file.page, config, files)
    for page in changed:
        file = files.src_uris[page.path]
        assert file.page is not None
        _build_page(file.page, config, documents, nav, env)
    for page in changed:
        for path, content in page.files.items():
            write_file(Path(config.site_dir) / path, encoded(content))
    former = dict(files_beside(before))
    for path, beside in files_beside(now):
        if beside != former.get(path):
            write_file(Path(config.site_dir) / path, beside)
    return True
