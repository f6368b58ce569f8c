"""``monosashi record random``: random whole games as records."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import reference_engine as engine
from monosashi.commands import complain, print_lines, say, unwritable_among
from monosashi.commands.naming import edition_named, present_edition
from monosashi.commands.values import seed_of
from monosashi.records.game_record import encoded, write
from monosashi.records.golden import INDEX, name_of
from monosashi.records.random_games import GameFailed, random_record
from monosashi.support.exit_codes import ALL_PASS
from monosashi.support.files import Refused, plain_json, publish
from monosashi.support.progress import tracked
from reference_engine.kernel.edition import Edition


def run(options: argparse.Namespace) -> int:
    """Play and write."""
    if options.games == 0:
        return complain("--games 0 leaves nothing to be written")
    if options.out == "-" and options.games is not None:
        return complain("--games needs a folder; standard output takes one game")
    if not options.out:
        return complain("OUT is empty; name a file, a folder, or - for standard output")
    out = Path(options.out)
    if options.out != "-" and options.games is None and (fault := unwritable_among(out)):
        return complain(fault)
    rules = engine.edition(edition_named(options.edition) if options.edition else present_edition())
    seed = seed_of(options)
    try:
        if options.games is None:
            return _one(rules, options.out, seed, options.turns)
        return _several(rules, out, range(seed, seed + options.games), options.turns)
    except GameFailed as error:
        return complain(f"the game has failed, which is a fault of the reference: {str(error).splitlines()[-1]}")
    except OSError as error:
        return complain(f"{out} cannot be written: {error.strerror or error}")
    except KeyboardInterrupt:
        return complain(f"stopped; {out} is as it was")


def _one(rules: Edition, out: str, seed: int, turns: int) -> int:
    """One game to a file or to standard output."""
    record = random_record(rules, seed, turns)
    if out == "-":
        return print_lines(encoded(record).decode().splitlines())
    write(Path(out), record)
    winner = (record.end.result or {}).get("winner") or "nobody"
    say(f"{out}  seed {seed}, {record.actions} actions, {winner} wins")
    return ALL_PASS


def _several(rules: Edition, folder: Path, seeds: range, turns: int) -> int:
    """A folder of games and its index."""
    listed: list[dict[str, Any]] = []

    def files() -> Iterator[tuple[str, bytes]]:
        for seed in tracked("playing", seeds):
            record = random_record(rules, seed, turns)
            listed.append({"file": name_of(seed), "actions": record.actions, "result": record.end.result})
            yield name_of(seed), encoded(record)
        yield INDEX, plain_json({"edition": rules.name, "games": listed})

    try:
        written = publish(folder, INDEX, files())
    except Refused as refused:
        return complain(str(refused))
    say(f"{written - 1} games and {INDEX} are in {folder}")
    return ALL_PASS
