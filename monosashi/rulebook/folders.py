"""Where the features and the steps of each game are: as its kit says, ours in the repository or bundled."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from monosashi.kit.registry import BadGame, kit

PACKAGE = Path(__file__).resolve().parents[1]


def features_of(game: str) -> Path:
    """The folder with the ledger of a game, its features and what belongs to them. Raises KeyError, BadGame."""
    return kit(game).features


def steps_of(game: str) -> ModuleType:
    """The package that says what a game's sentences mean. Raises KeyError, BadGame."""
    name = kit(game).steps
    try:
        return import_module(name)
    except ImportError as error:
        raise BadGame(f"the game {game}: its steps, {name}, cannot be imported: {error}") from error


def steps_folder_of(game: str) -> Path:
    """The folder of that package, with what its sentences are in other languages."""
    return Path(str(steps_of(game).__file__)).parent


def own_features(game: str) -> Path:
    """The features of a game that comes with the kit.

    An installed package brings its own copy, ``monosashi/bundled/features``; a clone has ``features`` beside the
    package. The copy comes first: what was installed together belongs together.
    """
    return (PACKAGE / "bundled" if is_installed() else PACKAGE.parent) / "features" / game


def own_steps(game: str) -> str:
    """The name of the package with the steps of a game that comes with the kit."""
    return f"monosashi.bundled.steps.{game}" if is_installed() else f"steps.{game}"


def is_installed() -> bool:
    """Whether the kit is an installed package with copies of the suite, and not a clone."""
    return (PACKAGE / "bundled").is_dir()
