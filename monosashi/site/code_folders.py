"""Where the code of one game lies: its rules, its steps, what the kit knows of it."""

import re
import sys
from functools import cache
from pathlib import Path

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import folder_of, known
from monosashi.rulebook.folders import PACKAGE

ENGINE = Path(engine.__file__).parent
KERNEL = ENGINE / "kernel"
GAMES = PACKAGE / "games"


def own_folders(game: str) -> tuple[Path, ...]:
    """The folders of what the kit knows of one game alone."""
    return (folder_of(game),)


@cache
def engine_folder(game: str) -> Path | None:
    """The folder of the package that a game's rules stand in, ours or somebody else's; None without an engine."""
    if known(game) is None:
        return None
    file = sys.modules[engine.game(game).positions.kind.__module__].__file__
    return Path(file).parent if file else None


@cache
def shared_packages(game: str) -> tuple[str, ...]:
    """Packages of the engine, other than the kernel, that a game's modules import."""
    folder = engine_folder(game)
    text = "\n".join(path.read_text("utf-8") for path in sorted(folder.glob("*.py"))) if folder else ""
    found = dict.fromkeys(re.findall(r"^from reference_engine\.(\w+)", text, re.MULTILINE))
    return tuple(sorted(name for name in found if name not in (game, "kernel") and (ENGINE / name).is_dir()))


def code_folders(game: str) -> tuple[Path, ...]:
    """Everything that runs when one game is played or drawn, beside what all games share.

    What the kit has for a family of games lies beside them, under the name that the family has in the engine.
    """
    rules = engine_folder(game)
    if rules is None:
        return own_folders(game)
    shared = [folder / name for name in shared_packages(game) for folder in (ENGINE, GAMES) if (folder / name).is_dir()]
    modules = {phrase.function.__module__ for phrase in suite.phrases(game).phrases if not phrase.act}
    steps = {sys.modules[module].__file__ for module in modules if not module.startswith("monosashi.suite.")}
    return (rules, *shared, *sorted({Path(file).parent for file in steps if file}), *own_folders(game))
