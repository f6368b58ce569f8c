"""Where MkDocs finds its configuration: our own in the clone; for single games one that is written for them."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from monosashi.rulebook.folders import PACKAGE, features_of, is_installed
from monosashi.site.address import address
from monosashi.site.book.chapters import book
from monosashi.site.code_folders import code_folders
from monosashi.site.text.language import ENGLISH, LANGUAGES, language, published_in

HERE = Path(__file__).resolve().parent


def of_project() -> Path | None:
    """The configuration of our own site; None without a clone."""
    path = PACKAGE.parent / "mkdocs.yml"
    return path if path.exists() and not is_installed() else None


def of_games(games: Sequence[str], folder: Path) -> Path:
    """Write the configuration of a site of some games into a folder, a file for each language; the English one's path.

    Raises BadLedger, BadParts, BadCatalogue.
    """
    codes = published_in(games)
    (folder / "docs").mkdir(parents=True, exist_ok=True)
    for code in codes:
        _file(folder, code).write_text(json.dumps(_settings(games, code, codes, folder)), "utf-8")
    return _file(folder, ENGLISH)


def in_language(configuration: Path, code: str) -> Path:
    """The configuration of a language, beside the English one."""
    return configuration if code == ENGLISH else configuration.with_name(f"mkdocs.{code}.yml")


def _file(folder: Path, code: str) -> Path:
    return in_language(folder / "mkdocs.yml", code)


def _settings(games: Sequence[str], code: str, codes: Sequence[str], folder: Path) -> dict[str, Any]:
    """What one site says of itself; JSON is YAML, too."""
    # What is not translated is named later, all of it together.
    titles = [language(code, game).found.get(("game", book(game).title), book(game).title) for game in games]
    any_game = language(code)
    toc = {"permalink": True, "permalink_title": any_game.say("Link to this heading")}
    return {
        "INHERIT": str(HERE / "mkdocs.yml"),
        "site_name": any_game.listed(titles),
        "site_description": any_game.say("An executable rulebook"),
        "site_url": address(),
        "docs_dir": str(folder / "docs"),
        "hooks": [str(HERE / "hooks.py")],
        "watch": [str(path) for game in games for path in (features_of(game), *code_folders(game))],
        "theme": {"custom_dir": str(HERE / "overrides"), "language": code},
        "markdown_extensions": ["attr_list", "tables", {"toc": toc}],
        "extra": {
            "games": list(games),
            "alternate": [
                {"name": LANGUAGES[each], "link": "" if each == ENGLISH else f"{each}/", "lang": each} for each in codes
            ],
        },
    }
