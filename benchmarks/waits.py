"""How long one waits: for the tests, for the check after touching one rule, for each stage of CI.

Wall time and processor time of each, its processes included, beside what we mean to keep to on two processors.
On a busy machine the processor time divided by the processors is nearer to the truth. Tests are told apart by file.

usage: python benchmarks/waits.py [tests] [rule] [ci]      (default: tests rule)
"""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from itertools import pairwise
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter

ROOT = Path(__file__).resolve().parents[1]
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
RULES = {"Deus": "deus.march", "Monster Maker": "monster_maker.move"}
MOST_SECONDS = {"tests": 180, "rule": 20, "ci": 720}
"""Seconds on two processors."""

STAGE = re.compile(r"== +(\d+) s  (.+)")


def main() -> int:
    """Print the table. Returns an exit code: 1 if something that was waited for failed."""
    wanted = sys.argv[1:] or ["tests", "rule"]
    failed = 0
    print(f"{'':44}{'wall':>8}{'processor':>11}{'at most':>9}   on {os.cpu_count()} processors")
    if "tests" in wanted:
        with TemporaryDirectory() as folder:
            report = Path(folder) / "report.xml"
            failed |= row("the tests, as in the README", [*PYTEST, f"--junitxml={report}"], "tests")[0]
            for name, seconds in by_file(report).most_common(12):
                print(f"  {name:42}{seconds:>6.0f} s")
    if "rule" in wanted:
        for game, clause in RULES.items():
            failed |= row(f"after touching one rule of {game}", [*PYTEST, "--clause", clause], "rule")[0]
    if "ci" in wanted:
        code, text = row("everything: .ci/run", [str(ROOT / ".ci" / "run")], "ci")
        failed |= code
        stages = [(int(found[1]), found[2]) for found in map(STAGE.fullmatch, text.splitlines()) if found]
        for (began, name), (ended, _) in pairwise(stages):
            print(f"  {name:42}{ended - began:>6} s")
    return failed


def row(name: str, command: list[str], what: str) -> tuple[int, str]:
    """Run a command and print how long it took; returns whether it failed, and what it printed."""
    before, started = getrusage(RUSAGE_CHILDREN), perf_counter()
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    wall, after = perf_counter() - started, getrusage(RUSAGE_CHILDREN)
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    remark = "" if done.returncode == 0 else f"   failed: {(done.stdout.strip() or done.stderr).splitlines()[-1]}"
    print(f"{name:44}{wall:>6.0f} s{worked:>9.0f} s{MOST_SECONDS[what]:>7} s{remark}", flush=True)
    return int(done.returncode != 0), done.stdout


def by_file(report: Path) -> Counter[str]:
    """How long the tests of each file took, as pytest reports it: wall time, beside what other workers did."""
    found: Counter[str] = Counter()
    for case in ET.parse(report).getroot().iter("testcase") if report.exists() else ():
        found[case.get("classname", "")] += float(case.get("time", 0))
    return found


if __name__ == "__main__":
    raise SystemExit(main())
