"""Which package may import which: the kit's arrows point one way."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
KIT = ROOT / "monosashi"

LAYERS = (
    ("support",),
    ("kit",),
    ("rulebook",),
    ("sharing",),
    ("suite",),
    ("subjects",),
    ("verification",),
    ("records",),
    ("play", "pictures"),
    ("diagnosis",),
    ("impact", "mutants"),
    ("differential",),
    ("classes",),
    ("reports", "adapters"),
    ("site",),
    ("playground",),
    ("games/default",),
    ("games/monster_collection",),
    ("games/*",),
    ("conformance",),
    ("commands",),
)
"""The packages of the kit, the lowest first: each may import those before it, but none beside it.

``kit`` is what any game is to all else, ``games/*`` each game; a package there that has a place of its own is what a
family of games shares.
"""

DOORS = {"__init__.py", "__main__.py", "drawing.py", "pytest_plugin.py", "py.typed"}
"""What stands beside the packages, by names that others know."""

BUNDLED = {"bundled"}
"""What an installation puts beside them."""

ORDER = {package: number for number, layer in enumerate(LAYERS) for package in layer}


def package_of(module: str) -> str:
    """The package that a module of the kit is in, as it is called above; nothing for a door."""
    parts = module.split(".")[1:]
    if parts[:1] == ["games"]:
        return f"games/{parts[1]}" if len(parts) > 1 and (KIT / "games" / parts[1]).is_dir() else ""
    return parts[0] if parts and (KIT / parts[0]).is_dir() else ""


def rank(package: str) -> int:
    return ORDER["games/*" if package.startswith("games/") and package not in ORDER else package]


@cache
def files() -> tuple[tuple[Path, str], ...]:
    """Every module of the kit and its package; what is written for others is none."""
    found = []
    for path in sorted(KIT.rglob("*.py")):
        inside = path.relative_to(KIT)
        if inside.parts[0] not in BUNDLED and "template" not in inside.parts:
            module = ".".join(("monosashi", *inside.with_suffix("").parts)).removesuffix(".__init__")
            if package := package_of(module):
                found.append((path, package))
    return tuple(found)


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Each import of a module of the kit, also within functions, with its line; those of types alone, too."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "monosashi":
            for name in node.names:
                below = f"{node.module}.{name.name}"
                yield node.lineno, below if package_of(below) != package_of(node.module) else node.module
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names if name.name.split(".")[0] == "monosashi")


def test_every_package_has_its_place() -> None:
    top = {path.name for path in KIT.iterdir() if path.name not in {"__pycache__", *BUNDLED}}
    assert top == DOORS | {name.partition("/")[0] for name in ORDER}
    assert {package for _, package in files() if "/" not in package} <= {*ORDER}


@pytest.mark.parametrize("package", sorted({package for _, package in files()}))
def test_a_package_imports_only_what_is_below_it(package: str) -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line} imports {name}"
        for path, where in files()
        if where == package
        for line, name in imports(path)
        if (target := package_of(name)) and target != package and rank(target) >= rank(package)
    ]
    assert wrong == []


def test_an_arrow_that_points_up_would_be_found(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text(
        "if TYPE_CHECKING:\n    from monosashi.site import address\n"
        "def late():\n    from monosashi.games.deus import board\n    import monosashi.commands.verify\n"
    )
    found = [(line, package_of(name)) for line, name in imports(module)]
    assert found == [(2, "site"), (4, "games/deus"), (5, "commands")]
    assert rank("games/deus") > rank("site") > rank("kit") > rank("support")


def test_the_engine_imports_nothing_of_the_kit() -> None:
    for path in sorted((ROOT / "reference_engine").rglob("*.py")):
        assert not list(imports(path)), path


def test_the_steps_do_not_know_who_plays_them() -> None:
    """They drive a case of a scenario; all else of the kit is above them."""
    allowed = {"suite", "verification", "subjects", "support"}
    used = {package_of(name) for path in (ROOT / "steps").rglob("*.py") for _, name in imports(path)}
    assert used <= allowed
