"""Where the suite's own files are: in the repository, or bundled inside an installed package."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


def features_folder() -> Path:
    """The folder that holds one folder of features and ledger for each ruleset.

    An installed package brings its own copy, ``monosashi/bundled/features``; a clone has ``features`` beside the
    package. The copy comes first: what was installed together belongs together.
    """
    bundled = PACKAGE / "bundled" / "features"
    return bundled if bundled.is_dir() else PACKAGE.parent / "features"


def steps_folder() -> Path:
    """The folder of the step functions and of what their sentences are in other languages."""
    bundled = PACKAGE / "bundled" / "steps"
    return bundled if bundled.is_dir() else PACKAGE.parent / "steps"


def steps_module() -> str:
    """The name of the package that holds the step functions: bundled with an installed package, else ``steps``."""
    return "monosashi.bundled.steps" if steps_folder().parent.name == "bundled" else "steps"
