"""How long the site takes, beside what its builder alone takes for as many plain pages, measured in one run.

The whole site in all languages, from nothing and again; then how long an edited feature takes to be on its page.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import perf_counter, sleep
from typing import NamedTuple
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
PLAIN = """\
site_name: plain
use_directory_urls: false
theme:
  name: material
  font: false
"""
FEATURE, PAGE = ROOT / "features" / "deus" / "march" / "range.feature", "deus/march.html"
TITLE = "a unit marches in the main phase"
ADDRESS = "127.0.0.1:8765"
ENVIRONMENT = os.environ | {"NO_MKDOCS_2_WARNING": "1"}


def main() -> int:
    """Print the figures. Returns an exit code."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        shutil.rmtree(ROOT / "build" / "site", ignore_errors=True)
        build = ("-m", "mkdocs", "build", "--strict", "--site-dir", str(folder / "site"))
        whole, again = measured(*build), measured(*build)
        pages = sum(1 for path in (folder / "site").rglob("*.html") if 'class="md-content"' in path.read_text("utf-8"))
        alone = measured("-m", "mkdocs", "build", "--config-file", str(plain(folder / "plain", pages)))
        print(f"{'':37}seconds       of work  times the builder alone")
        print(f"builder alone, {pages} plain pages   {alone}")
        print(f"the site from nothing              {whole}{whole.wall / alone.wall:11.1f}")
        print(f"the site with chapters kept        {again}{again.wall / alone.wall:11.1f}")
        print(f"an edited feature is on its page   {served()}")
    return 0


class Time(NamedTuple):
    """Seconds on the clock, and of work of all processors: on a busy machine only these can be compared."""

    wall: float
    work: float

    def __str__(self) -> str:
        return f"{self.wall:9.1f}{self.work:14.1f}"


def measured(*arguments: str) -> Time:
    """How long a Python program takes. Raises CalledProcessError."""
    started, before = perf_counter(), getrusage(RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], cwd=ROOT, env=ENVIRONMENT, capture_output=True, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Time(perf_counter() - started, work)


def served() -> Time:
    """How long it takes from saving a feature until the served page has the edit, the longer of two edits."""
    command = [sys.executable, "-m", "mkdocs", "serve", "--dev-addr", ADDRESS]
    text = FEATURE.read_text("utf-8")
    with subprocess.Popen(
        command, cwd=ROOT, env=ENVIRONMENT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as server:
        try:
            wait_for(TITLE)
            times = []
            for edited in ("a unit marches in its main phase", "a unit marches in the very main phase"):
                started, before = perf_counter(), work_of(server.pid)
                FEATURE.write_text(text.replace(TITLE, edited), "utf-8")
                wait_for(edited)
                times.append(Time(perf_counter() - started, work_of(server.pid) - before))
            return max(times)
        finally:
            FEATURE.write_text(text, "utf-8")
            server.terminate()


def wait_for(words: str) -> None:
    """Ask for the page until it has these words."""
    while True:
        with suppress(OSError), urlopen(f"http://{ADDRESS}/{PAGE}") as page:
            if words in page.read().decode("utf-8"):
                return
        sleep(0.05)


def work_of(process: int) -> float:
    """The seconds that a process has worked so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


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
