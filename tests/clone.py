"""A copy of the suite in which a test may write: errata, the ledger, the lock, requirement sets."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("features", "monosashi", "reference_engine", "steps")


class Clone:
    """A clone of the repository, as far as commands need it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # With bytecode, wherever it is kept: the first command would take two seconds longer without.
        kept = os.environ.get("PYTHONPYCACHEPREFIX")
        for part in PARTS:
            shutil.copytree(ROOT / part, folder / part)
            if kept and Path(f"{kept}{ROOT / part}").is_dir():
                shutil.copytree(f"{kept}{ROOT / part}", f"{kept}{folder / part}", dirs_exist_ok=True)
        shutil.copy(ROOT / "pyproject.toml", folder)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a command of monosashi there."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder), "COLUMNS": "100", "NO_COLOR": "1"}
        command = [sys.executable, "-m", "monosashi", *arguments]
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True, timeout=300)

    def path(self, name: str) -> Path:
        """A file of the clone."""
        return self.folder / name

    def replace(self, name: str, old: str, new: str) -> None:
        """Edit a file."""
        text = self.path(name).read_text("utf-8")
        assert old in text, (name, old)
        self.path(name).write_text(text.replace(old, new), "utf-8")
