"""What the engine needs in a reader's browser: the code that a table runs and the texts of its games, packed.

Which code that is shows a rehearsal: of our own packages those of which anything is loaded, whole; of other people's,
the modules that are loaded.
"""

import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import distribution, packages_distributions
from io import BytesIO
from pathlib import Path

import reference_engine as engine
from monosashi.kit.registry import GROUP, entry_point
from monosashi.rulebook.folders import PACKAGE, features_of, steps_of
from monosashi.site.engine.runtime import Unavailable

OURS = (".py", ".toml", ".po", ".css")
THEIR_DATA = {
    "gherkin": ("gherkin-languages.json",),
    "babel": ("global.dat", "locale-data/root.dat", "locale-data/en.dat", "locale-data/ja.dat"),
}
"""What packages of others read beside their modules, as far as tables need it."""

LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The same files make the same archive, whenever it is made."""


def code(games: Sequence[str]) -> Mapping[str, bytes]:
    """The code that tables of some games run, by its path below ``site-packages``. Raises Unavailable."""
    own = {"monosashi", "reference_engine"}
    for game in games:
        modules = (entry_point(game).module, steps_of(game).__name__, engine.game(game).positions.kind.__module__)
        own.update(name.partition(".")[0] for name in modules)
    found: dict[str, Path] = {}
    foreign: set[str] = set()
    for name, path in _loaded(games).items():
        top = name.partition(".")[0]
        root = path.parents[name.count(".") + path.name.startswith("__init__.")]
        if top not in own:
            foreign.add(top)
        files = _folder(path.parent) if top in own else _module(path)
        found |= {file.relative_to(root).as_posix(): file for file in files}
    made_by = packages_distributions()
    for name in dict.fromkeys(dist for top in sorted(foreign) for dist in made_by.get(top, ())):
        found |= _about(name)
    return {**{name: file.read_bytes() for name, file in found.items()}, **_entry_points(games)}


def texts(game: str) -> Mapping[str, bytes]:
    """The clauses of a game and its translations, likewise."""
    folder = features_of(game)
    root = Path(str(sys.modules[steps_of(game).__name__.partition(".")[0]].__file__)).parents[1]
    files = (folder / "clauses.toml", *folder.glob("*.po"))
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """An archive of files."""
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as packed:
        for name, content in sorted(files.items()):
            packed.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED, 9)
    return made.getvalue()


def _loaded(games: Sequence[str]) -> Mapping[str, Path]:
    """The modules that tables of some games load, with their files; those that Pyodide has are left out."""
    editions = [edition for game in games for edition in engine.game(game).editions]
    words = (sys.executable, "-m", "monosashi.playground.rehearsal", *editions)
    done = subprocess.run(words, capture_output=True, text=True, check=False, cwd=PACKAGE.parent)
    if done.returncode:
        raise Unavailable(f"no table can be laid: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
    there = {*sys.stdlib_module_names, "msgspec"}
    return {
        name: Path(file)
        for name, file in json.loads(done.stdout).items()
        if not name.startswith("_") and name.partition(".")[0] not in there
    }


def _folder(folder: Path) -> Iterator[Path]:
    """The files of a package of ours, without the packages in it, and without the features of games: see texts."""
    for path in sorted(folder.iterdir()):
        if path.is_dir():
            if not (path / "__init__.py").exists() and not (path / "clauses.toml").exists():
                yield from _folder(path)
        elif path.suffix in OURS:
            yield path


def _module(path: Path) -> Iterator[Path]:
    """A module of somebody else's, in Python even where it is compiled here; with a package, the data it reads."""
    source = path.with_name(f"{path.name.partition('.')[0]}.py")
    if source.exists():
        yield source
    if source.stem == "__init__":
        yield from (path.parent / name for name in THEIR_DATA.get(path.parent.name, ()))


def _about(name: str) -> Mapping[str, Path]:
    """What the authors of somebody else's distribution say of it, its licence above all."""
    return {
        file.as_posix(): Path(str(file.locate()))
        for file in distribution(name).files or ()
        if ".dist-info" in file.parts[0] and (file.name == "METADATA" or "licenses" in file.parts)
    }


def _entry_points(games: Sequence[str]) -> Mapping[str, bytes]:
    """What an installation would say of the games that it has."""
    lines = "".join(f"{game} = {entry_point(game).value}\n" for game in games)
    home, about = "monosashi.dist-info", "Metadata-Version: 2.1\nName: monosashi\nVersion: 0\n"
    return {f"{home}/entry_points.txt": f"[{GROUP}]\n{lines}".encode(), f"{home}/METADATA": about.encode()}
