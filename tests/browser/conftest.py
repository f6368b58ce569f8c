"""What tests in a browser share: Debian's Chromium, and the site, built once for all workers."""

import fcntl
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A headless browser; without one, what needs it is skipped."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.skip("there is no chromium on the path")
    with playwright.sync_playwright() as started:
        opened = started.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def built(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The whole site in both languages, built as it is published: given by ``--site``, or else made by one worker."""
    pytest.importorskip("material", reason="mkdocs-material is not installed")
    if pytestconfig.option.site:
        return Path(pytestconfig.option.site).resolve()
    shared = tmp_path_factory.getbasetemp()
    shared = shared if worker_id == "master" else shared.parent
    folder, done = shared / "site", shared / "site.built"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not done.exists():
            _build(folder)
            done.touch()
    return folder


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads along."""


@pytest.fixture(scope="module")
def served(built: Path) -> Iterator[str]:
    """The address of the site, served as any folder is; it has an engine for tables."""
    if not (built / "engine").is_dir():
        pytest.skip("the site was built without an engine, which npm fetches")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(built))) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join(10)


def _build(folder: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    made = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr
