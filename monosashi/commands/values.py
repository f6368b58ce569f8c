"""What the words behind particular options mean."""

import argparse
import os
import re
from random import SystemRandom


def processors() -> int:
    """How many processors there are."""
    return os.cpu_count() or 1


def workers(text: str) -> int:
    """A number of workers, or one for each processor."""
    if text == "auto":
        return processors()
    value = int(text)
    if not 1 <= value <= 64:
        raise argparse.ArgumentTypeError(f"{text} is not between 1 and 64")
    return value


def seed_of(options: argparse.Namespace) -> int:
    """The seed that was given; without one any, so that one run is not like the other."""
    return SystemRandom().randrange(1_000_000) if options.seed is None else int(options.seed)


def duration(text: str) -> float:
    """A time with its unit, in seconds."""
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(s|m|h)", text)
    found = float(match[1]) * {"s": 1, "m": 60, "h": 3600}[match[2]] if match else 0.0
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is no time; expected a number and s, m or h, such as 10m")
    return found


def part(text: str) -> tuple[int, int]:
    """``2/5``: the second of five parts."""
    number, _, of = text.partition("/")
    found = int(number), int(of)
    if not 1 <= found[0] <= found[1]:
        raise argparse.ArgumentTypeError(f"{text} is no part; expected something like 2/5")
    return found


def setting(text: str) -> tuple[str, str]:
    """A switch and its reading."""
    name, equals, reading = text.partition("=")
    if not (name and equals and reading):
        raise argparse.ArgumentTypeError(f"expected NAME=READING, got {text!r}")
    return name, reading


def number(text: str) -> tuple[str, int]:
    """A number of the book and its value."""
    name, _, value = text.partition("=")
    if not name or not value.isdecimal():
        raise argparse.ArgumentTypeError(f"expected NAME=VALUE with a whole number, got {text!r}")
    return name, int(value)


def moved(text: str) -> tuple[str, ...]:
    """A step, and where it is moved to."""
    found = re.fullmatch(r"(\w+): *(\w+) (before|after) (\w+)", text)
    if found is None:
        raise argparse.ArgumentTypeError(f'expected "PROCEDURE: STEP before STEP" or "… after STEP", got {text!r}')
    return found.groups()
