"""What says a release's version says the same."""

import re
import tomllib
from pathlib import Path

from monosashi import __version__

ROOT = Path(__file__).resolve().parent.parent


def test_one_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text("utf-8"), re.M)
    logged = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert cited is not None
    assert logged is not None
    assert {project, cited[1], logged[1]} == {__version__}


def test_the_source_distribution_has_every_file_beside_the_packages() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    included = set(project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"])
    always = {"README.md", "LICENSE", "pyproject.toml", ".gitignore"}
    named = {name for line in (ROOT / ".gitignore").read_text("utf-8").split() for name in (line.strip("/"),)}
    here = {path.name for path in ROOT.iterdir()} - named - always - {".git"}
    assert {name for name in here if not name.endswith(".egg-info")} <= {name.strip("/") for name in included}
