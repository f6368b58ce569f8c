"""Milliseconds a decision of ``monosashi compare``, beside bare round trips of the same JSON, and with more workers.

The engine is a child that answers at once what the reference has answered before, so that what is left is the kit, the
reference that leads the games, and the pipe. The bare round trips send the same questions and read the same answers,
as JSON, and do nothing else. What starting takes is left out: a long run less a short one.

usage: python benchmarks/compare.py [EDITION]
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

import msgspec

TEE = """
import subprocess, sys
asked, answered = open(sys.argv[1], "ab"), open(sys.argv[2], "ab")
server = subprocess.Popen(sys.argv[3:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin.buffer:
    asked.write(line)
    server.stdin.write(line)
    server.stdin.flush()
    answer = server.stdout.readline()
    answered.write(answer)
    answered.flush()
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()
"""
REPLAY = """
import sys
answers = open(sys.argv[1], "rb").readlines()
for _, answer in zip(sys.stdin.buffer, answers):
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()
"""
SHORT, LONG = 8, 40


def played(edition: str, games: int, workers: int, *engine: str) -> tuple[float, int]:
    """Seconds that some games take, and how many decisions they had."""
    words = ["compare", "--edition", edition, "--games", str(games), "--seed", "5", "-n", str(workers)]
    begun = perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "monosashi", *words, "--", *engine], capture_output=True, text=True, check=False
    )
    told = re.search(r"([\d,]+) decisions", done.stdout + done.stderr)
    if done.returncode or told is None:
        raise SystemExit(done.stdout + done.stderr)
    return perf_counter() - begun, int(told[1].replace(",", ""))


def bare(asked: Path, answered: Path, skipped: int) -> float:
    """Seconds that the same questions and answers take as round trips of JSON, without the first ones."""
    questions = [msgspec.json.decode(line) for line in asked.read_bytes().splitlines()]
    child = subprocess.Popen(
        [sys.executable, "-c", REPLAY, str(answered)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert child.stdin is not None
    assert child.stdout is not None
    begun = 0.0
    for number, question in enumerate(questions):
        if number == skipped:
            begun = perf_counter()
        child.stdin.write(msgspec.json.encode(question) + b"\n")
        child.stdin.flush()
        msgspec.json.decode(child.stdout.readline())
    took = perf_counter() - begun
    child.kill()
    child.wait()
    return took


def main() -> None:
    """Print three lines."""
    edition = sys.argv[1] if len(sys.argv) > 1 else "deus@2.00"
    serve = [sys.executable, "-m", "monosashi", "adapter", "serve", edition.partition("@")[0]]
    with tempfile.TemporaryDirectory() as scratch:
        files = {
            games: (Path(scratch) / f"asked{games}", Path(scratch) / f"answered{games}") for games in (SHORT, LONG)
        }
        times, decisions = {}, {}
        for games, (asked, answered) in files.items():
            played(edition, games, 1, sys.executable, "-c", TEE, str(asked), str(answered), *serve)
            times[games], decisions[games] = played(edition, games, 1, sys.executable, "-c", REPLAY, str(answered))
        asked, answered = files[LONG]
        trips = len(asked.read_bytes().splitlines()) - len(files[SHORT][0].read_bytes().splitlines())
        more = decisions[LONG] - decisions[SHORT]
        beside = bare(asked, answered, len(files[SHORT][0].read_bytes().splitlines()))
        whole = times[LONG] - times[SHORT]
    print(f"{edition}: {more} decisions, {trips} round trips")
    print(f"a decision beyond the engine's answer {1000 * whole / more:.2f} ms; bare {1000 * beside / more:.2f} ms")
    one, two = (played(edition, LONG, workers, *serve)[0] for workers in (1, 2))
    print(f"{LONG} games: one worker {one:.1f} s, two {two:.1f} s")


if __name__ == "__main__":
    main()
