"""How long the site takes, beside what its builder alone takes for as many plain pages, measured in one run.

The whole site in all languages, from nothing and again; then while serving, unchanged and with one feature changed.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
PLAIN = """\
site_name: plain
use_directory_urls: false
theme:
  name: material
  font: false
"""
AGAIN = """
import sys, time
from pathlib import Path
from mkdocs.commands.build import build
from mkdocs.config import load_config

feature = Path("features/deus/march/range.feature")
text = feature.read_text("utf-8")

def made():
    started = time.perf_counter()
    config = load_config("mkdocs.yml", site_dir=sys.argv[1])
    config.plugins.on_startup(command="serve", dirty=False)
    build(config)
    return time.perf_counter() - started

made()
unchanged = made()
try:
    feature.write_text(text.replace("a unit marches in the main phase", "a unit marches in its main phase"), "utf-8")
    changed = made()
finally:
    feature.write_text(text, "utf-8")
print(unchanged, changed)
"""


def main() -> int:
    """Print the figures. Returns an exit code."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        shutil.rmtree(ROOT / "build" / "site", ignore_errors=True)
        whole, again = (
            seconds("-m", "mkdocs", "build", "--strict", "--site-dir", str(folder / "site")) for _ in range(2)
        )
        pages = sum(1 for path in (folder / "site").rglob("*.html") if 'class="md-content"' in path.read_text("utf-8"))
        alone = seconds("-m", "mkdocs", "build", "--config-file", str(plain(folder / "plain", pages)))
        print(f"builder alone, {pages} plain pages   {alone:6.1f} s   {1000 * alone / pages:.0f} ms a page")
        print(f"the site from nothing                {whole:6.1f} s   {whole / alone:.1f} times")
        print(f"the site with chapters kept          {again:6.1f} s   {again / alone:.1f} times")
        done = subprocess.run(
            [sys.executable, "-c", AGAIN, str(folder / "again")], cwd=ROOT, capture_output=True, text=True, check=True
        )
        unchanged, changed = map(float, done.stdout.split())
        print(f"while serving, nothing changed       {unchanged:6.1f} s")
        print(f"while serving, one feature changed   {changed:6.1f} s")
    return 0


def seconds(*arguments: str) -> float:
    """How long a Python program takes. Raises CalledProcessError."""
    started = perf_counter()
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, check=True)
    return perf_counter() - started


def plain(folder: Path, pages: int) -> Path:
    """Some pages with a heading and a few paragraphs, and their configuration."""
    (folder / "docs").mkdir(parents=True)
    paragraph = "A few plain words that say nothing but take their time to be read and rendered. " * 4
    for number in range(pages):
        name = "index.md" if number == 0 else f"page{number}.md"
        (folder / "docs" / name).write_text(f"# Page {number}\n\n" + f"{paragraph}\n\n" * 5)
    (folder / "mkdocs.yml").write_text(PLAIN)
    return folder / "mkdocs.yml"


if __name__ == "__main__":
    sys.exit(main())
