"""All that knows MkDocs: hands it our pages, finishes what it has built, builds the other languages beside English."""

import multiprocessing
import sys
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Literal

from jinja2 import Environment
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from monosashi.site.build.chapters import BadParts
from monosashi.site.build.postprocess import finished, tagged
from monosashi.site.build.site import Site, sites, twin_files
from monosashi.site.pages.lesson import NoScenario
from monosashi.site.text.language import ENGLISH, LANGUAGES
from monosashi.site.text.messages import Untranslated
from monosashi.support.files import write_file

AMBIGUOUS = "o=this.edges[s];e=e+s+o.id}return e}"
UNAMBIGUOUS = 'o=this.edges[s];e=e+s+o.id+","}return e}'
ASSETS = ROOT / "docs" / "assets"
_sites: dict[str, Site] = {}
_next: dict[str, Site] = {}
"""Languages that are built beside the present one, made together with it."""
_others: dict[str, BaseProcess] = {}
FORK = multiprocessing.get_context("fork")
_serving = False


def on_startup(command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
    """While somebody edits, only one language is built."""
    global _serving
    _serving = command == "serve"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Make the site in the language that is built, and its contents."""
    code = str(config.theme["language"])
    try:
        if code not in _next:
            _next.update(sites([code] if _serving or code != ENGLISH else list(LANGUAGES)))
        made = _sites[code] = _next.pop(code)
    except (Untranslated, BadParts, NoScenario) as error:
        raise PluginError(f"the site cannot be built:\n{error}") from None
    config.nav = [*made.nav, *(config.nav or [])]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add our pages and files to the hand-written ones; other languages get copies of the assets."""
    made = _made(config)
    for page in made.pages:
        files.append(File.generated(config, page.path, content=page.markdown))
    for path, content in made.files.items():
        files.append(File.generated(config, path, content=content))
    if made.language.code == ENGLISH and not _serving:
        _begin_others(config)
    if made.language.code != ENGLISH:
        for asset in sorted(ASSETS.iterdir()):
            files.append(File.generated(config, f"assets/{asset.name}", abs_src_path=str(asset)))
    return files


def on_page_context(context: Any, page: Page, config: MkDocsConfig, nav: Navigation) -> Any:
    """Let the theme say which game a page belongs to, and have a picture for links to it if the game has its own."""
    folder = page.file.src_uri.partition("/")[0]
    context["game"] = _made(config).games.get(folder, "")
    own = f"social-{folder}.png"
    context["social"] = own if (ASSETS / own).exists() else "social.png"
    return context


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> Environment:
    """Let the page for lost readers name every game."""
    made = _made(config)
    env.globals["examples"] = [next(iter(volume.rules.clauses)) for volume in made.volumes]
    return env


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Put the films and the code into the page."""
    ours = _made(config).by_path.get(page.file.src_uri)
    return finished(output, ours.inserts) if ours else output


def on_post_build(config: MkDocsConfig) -> None:
    """Write the plain-text twins, let clauses be found by their ids; wait for the other languages."""
    made = _made(config)
    _mend_search(Path(config.site_dir), made)
    for path, text in twin_files(made):
        target = Path(config.site_dir) / path
        target.parent.mkdir(parents=True, exist_ok=True)
        write_file(target, text.encode("utf-8"))
    while _others:
        code, process = _others.popitem()
        process.join()
        if process.exitcode:
            raise PluginError(f"the site could not be built in {LANGUAGES[code]}")


def _begin_others(config: MkDocsConfig) -> None:
    """Build the other languages at the same time, in processes that have everything in their memory already."""
    for code in LANGUAGES:
        if code != ENGLISH:
            _others[code] = FORK.Process(target=_build, args=(code, config), daemon=True)
            _others[code].start()


def _build(code: str, english: MkDocsConfig) -> None:
    _others.clear()  # This process has no others to wait for.
    settings: dict[str, Any] = {"site_dir": str(Path(english.site_dir) / code), "strict": english.strict}
    if english.site_url:
        settings["site_url"] = f"{english.site_url}{code}/"
    config = load_config(str(ROOT / f"mkdocs.{code}.yml"), **settings)
    config.plugins.on_startup(command="build", dirty=False)
    build(config)


def _mend_search(folder: Path, made: Site) -> None:
    """Give clauses their tags, and mend a mistake of the search engine that Material brings along.

    lunr tells the nodes of its dictionary apart by strings that digits make ambiguous: a word with digits in it can
    make a search for quite another word fail ("Cannot read properties of undefined").
    """
    index = folder / "search" / "search_index.json"
    write_file(index, tagged(index.read_bytes(), made.tags, made.games))
    (worker,) = (folder / "assets" / "javascripts" / "workers").glob("search.*.min.js")
    code = worker.read_text("utf-8")
    if code.count(AMBIGUOUS) != 1:
        raise PluginError(f"{worker.name}: lunr has changed; look whether its dictionary is still ambiguous")
    write_file(worker, code.replace(AMBIGUOUS, UNAMBIGUOUS).encode("utf-8"))


def _made(config: MkDocsConfig) -> Site:
    return _sites[str(config.theme["language"])]
