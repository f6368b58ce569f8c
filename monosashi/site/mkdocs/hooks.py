"""What MkDocs asks us while it builds: hands it our pages, finishes what it has built, builds the other languages.

Which games are published stands in the configuration, as ``extra.games``: none are all of ours.
"""

import gc
import logging
import multiprocessing
from itertools import chain
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from jinja2 import Environment
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort, PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from monosashi.site.mkdocs.clause_links import with_links
from monosashi.site.mkdocs.rebuilding import Built, rebuild
from monosashi.site.pages.page import encoded
from monosashi.site.pages.preview import lacking
from monosashi.site.publish.assembly import FAULTS, Site, assemble, files_beside, prepare, social_picture
from monosashi.site.publish.postprocess import fill_inserts, without_gaps
from monosashi.site.search.documents import Document, documents_script
from monosashi.site.search.labels import box_labels
from monosashi.site.text.language import ENGLISH, LANGUAGES
from monosashi.support.files import write_file
from monosashi.support.interruption import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable

    from mkdocs.livereload import LiveReloadServer

LOG = logging.getLogger("mkdocs.plugins.monosashi")
FORK = multiprocessing.get_context("fork")
_sites: dict[str, Site] = {}
_next: dict[str, "Callable[[], Site]"] = {}
"""What makes the site in languages that are prepared, and not built yet."""
_others: dict[str, BaseProcess] = {}
"""Languages that are built beside the present one."""
_cleaned = FORK.Event()
"""Whether the others may write their folders, which lie in that of the present one."""
_serving = False
_built = Built()
_documents: dict[str, Document] = {}
"""Hand-written pages with their headings, by their paths."""


def on_startup(command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
    """While somebody edits, only one language is built; a build that will end looks for no garbage."""
    global _serving
    _serving = command == "serve"
    if not _serving:
        gc.disable()


def on_shutdown() -> None:
    """Leave everything as it was."""
    gc.enable()


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Make the site in the language that is built, and its contents."""
    code = str(config.theme["language"])
    try:
        if code not in _next:
            codes = [code] if _serving or code != ENGLISH else _languages(config)
            _next.update(prepare(codes, config.extra.get("games", ())))
            if code == ENGLISH and not _serving:
                _begin_others(config)
        made = _sites[code] = _next.pop(code)()
        for told in filter(None, (lacking(code), made.missing)):
            LOG.info(told)
    except FAULTS as error:
        raise PluginError(f"the site cannot be built:\n{error}") from None
    _documents.clear()
    config.nav = [*made.nav, *(config.nav or [])]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add our pages and files to the hand-written ones."""
    made = _made(config)
    for page in made.pages:
        files.append(File.generated(config, page.path, content=page.markdown))
    for path, content in chain(made.files.items(), made.page_files):
        files.append(File.generated(config, path, content=content))
    _cleaned.set()
    return files


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Remember what it takes to build one page anew."""
    _built.config, _built.nav = config, nav
    return nav


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Let the ids of clauses in hand-written pages be followed; ours have their links."""
    made = _made(config)
    path = page.file.src_uri
    return markdown if path in made.by_path else with_links(markdown, path, made.place_of)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Remember the headings of hand-written pages, so that they can be found."""
    if page.file.src_uri not in _made(config).by_path:
        _documents[page.file.src_uri] = Document.of(page)
    return html


def on_page_context(context: Any, page: Page, config: MkDocsConfig, nav: Navigation) -> Any:
    """Let the theme say which game a page belongs to, if it is translated, and have a picture for links to it."""
    games, ours = _made(config).games, _made(config).by_path
    folder = next((part for part in page.file.src_uri.split("/")[:-1] if part in games), "")
    if _has_twins(config, page.file.src_uri):
        page.meta["translated"] = True
    # For implementers, too, there are pages of each game, which are called as chapters are.
    shelf = [] if page.file.src_uri in ours else [str(each.title) for each in [*page.ancestors][-1:]]
    context["game"] = " · ".join([games[folder], *shelf]) if folder else ""
    context["game_folder"] = folder
    own = social_picture(folder)
    context["social"] = own if own in _made(config).files else "assets/social.png"
    return context


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> Environment:
    """Let the page for lost readers name every game."""
    made = _made(config)
    env.globals["search_labels"] = box_labels(made.language)
    env.globals["has_documents"] = bool(_documents)
    env.globals["examples"] = [next(iter(volume.rules.clauses)) for volume in made.volumes]
    _built.files, _built.env = files, env
    return env


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Put the films and the code into the page."""
    ours = _made(config).by_path.get(page.file.src_uri)
    lean = without_gaps(output)
    return fill_inserts(lean, ours.inserts) if ours else lean


def on_post_build(config: MkDocsConfig) -> None:
    """Write the plain texts and what the search fetches; wait for the other languages."""
    made = _made(config)
    documents = documents_script(list(_documents.values()), made.language)
    for path, content in (*files_beside(made), *((path, encoded(text)) for path, text in documents)):
        target = Path(config.site_dir) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        write_file(target, content)
    _built.stamp = _built.written_by_hand()
    if _serving:
        # What has been built stays: edits need not look for garbage in it.
        gc.collect()
        gc.freeze()
    while _others:
        code, process = _others.popitem()
        process.join()
        if process.exitcode:
            raise PluginError(f"the site could not be built in {LANGUAGES[code]}")


def on_serve(server: "LiveReloadServer", config: MkDocsConfig, builder: "Callable[[], None]") -> "LiveReloadServer":
    """Build only those pages anew that an edit has changed; everything, if more than pages have changed."""
    code, only = str(config.theme["language"]), config.extra.get("games", ())

    def build_changed() -> None:
        try:
            now = assemble([code], only)[code]
        except FAULTS as error:
            raise Abort(f"the site cannot be built:\n{error}") from None
        before, _sites[code] = _sites[code], now
        try:
            done = rebuild(_built, before, now)
        except Exception:
            # The next edit must build these pages as well.
            _sites[code] = before
            raise
        if not done:
            _next[code] = lambda: now
            builder()

    server.builder = build_changed
    return server


def _languages(config: MkDocsConfig) -> list[str]:
    return [str(each["lang"]) for each in config.extra["alternate"]]


def _has_twins(config: MkDocsConfig, path: str) -> bool:
    """Whether a page written by hand is there in all languages, so that the switch of languages stays on it."""
    written = Path(config.docs_dir)
    written = written if config.theme["language"] == ENGLISH else written.parent
    folders = [written if code == ENGLISH else written / code for code in _languages(config)]
    return all((folder / path).is_file() for folder in folders)


def _begin_others(config: MkDocsConfig) -> None:
    """Build the other languages at the same time, in processes that have everything in their memory already."""
    _cleaned.clear()
    for code in _languages(config):
        if code != ENGLISH:
            _others[code] = FORK.Process(target=_build, args=(code, config), daemon=True)
            _others[code].start()


def _build(code: str, english: MkDocsConfig) -> None:
    end_with_parent()
    _others.clear()  # This process has no others to wait for.
    try:
        made = _next[code]()
    except FAULTS as error:
        raise SystemExit(f"the site cannot be built:\n{error}") from None
    _next[code] = lambda: made
    settings: dict[str, Any] = {"site_dir": str(Path(english.site_dir) / code), "strict": english.strict}
    if english.site_url:
        settings["site_url"] = f"{english.site_url}{code}/"
    config = load_config(str(Path(english.config_file_path).with_name(f"mkdocs.{code}.yml")), **settings)
    config.plugins.on_startup(command="build", dirty=False)
    _cleaned.wait()
    build(config)


def _made(config: MkDocsConfig) -> Site:
    return _sites[str(config.theme["language"])]
