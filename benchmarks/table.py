"""What a reader waits for at a table of the site: bytes, seconds to the first answer, milliseconds for each click."""

import argparse
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from playwright.sync_api import sync_playwright

CLICKS = 25


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nobody reads along."""


@contextmanager
def served(site: Path) -> Iterator[str]:
    """The address of a site."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def size(response: Any) -> int:
    """Bytes that have come from the server; what a script has made itself is none."""
    return int(response.headers.get("content-length", 0)) if response.url.startswith("http") else 0


def first_answer(tab: Any, address: str, *, asked: bool) -> float:
    """Seconds until the first answer can be clicked, counted from the click that asks for the engine, or the page."""
    begun = perf_counter()
    tab.goto(address)
    if asked:
        tab.locator("#start button").wait_for()
        begun = perf_counter()
        tab.locator("#start button").click()
    tab.locator("#answers button").first.wait_for(timeout=120_000)
    return perf_counter() - begun


def clicks(tab: Any) -> list[float]:
    """Milliseconds until each of some answers is shown with what it leads to."""
    found = []
    for _ in range(CLICKS):
        told = tab.locator("#story > li").count()
        begun = perf_counter()
        tab.locator("#answers button").first.click()
        tab.locator("#story > li").nth(told).wait_for()
        found.append(1000 * (perf_counter() - begun))
    return found


def main() -> None:
    """Print a table: a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path, help="a built site")
    parser.add_argument("games", nargs="*", default=["deus", "moncolle_tcg", "monster_maker", "dungeon_command"])
    options = parser.parse_args()
    print("| game | MB | first time, s | kept, s | a click, ms |")
    print("| --- | ---: | ---: | ---: | ---: |")
    with sync_playwright() as started, served(options.site) as address:
        browser = started.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for game in options.games:
            reader = browser.new_context()
            sizes: list[int] = []
            reader.on("response", lambda told, into=sizes: into.append(size(told)))
            page = f"{address}/{game}/table.html"
            cold = first_answer(reader.new_page(), page, asked=True)
            fetched = sum(sizes) / 1e6
            tab = reader.new_page()
            kept = first_answer(tab, page, asked=False)
            print(f"| {game} | {fetched:.1f} | {cold:.1f} | {kept:.1f} | {median(clicks(tab)):.0f} |", flush=True)
            reader.close()
        browser.close()


if __name__ == "__main__":
    main()
