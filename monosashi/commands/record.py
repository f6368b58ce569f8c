"""``monosashi record``: random whole games as records."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from monosashi.commands import command, complain, count, say, unwritable_among
from monosashi.commands.naming import edition_named, edition_option, first_game, present_edition
from monosashi.support.exit_codes import ALL_PASS
from monosashi.support.progress import tracked

if TYPE_CHECKING:
    from reference_engine.kernel.edition import Edition

EXAMPLES = """\
examples:
  monosashi record game.jsonl --seed 7            one game; the same seed gives the same game
  monosashi record games/ --games 100 --seed 1    a folder of them, seeds 1 to 100, with an index
  monosashi record game.jsonl --turns 4           the players act for four turns and then only wait for the end
  monosashi record - | grep '"march"'             to standard output
  monosashi record games/ --edition monster_maker@2021-03-20 --games 20

Records are read by monosashi replay, show and diff. monosashi play --record keeps a game that you play yourself.
"""


def add(commands: Any) -> None:
    """Describe the arguments."""
    parser = command(
        commands,
        "record",
        "play random games and keep them as records",
        "Let chance play whole games on the reference engine and keep every answer and everything that was drawn.",
        EXAMPLES,
    )
    parser.add_argument("out", metavar="OUT", help="the file to write, with --games the folder; - is standard output")
    edition_option(parser, "the edition to play", first_game())
    parser.add_argument("--seed", type=count, metavar="N", help="the (first) game, by a number (default: any)")
    parser.add_argument("--games", type=count, metavar="N", help="so many games, into a folder")
    parser.add_argument(
        "--turns", type=count, default=0, metavar="N", help="after so many turns, bring the game to a quiet end"
    )


def run(options: argparse.Namespace) -> int:
    """Play and write."""
    from random import SystemRandom

    import reference_engine as engine
    from monosashi.records.random_games import GameFailed

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
    seed = SystemRandom().randrange(1_000_000) if options.seed is None else options.seed
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


def _one(rules: "Edition", out: str, seed: int, turns: int) -> int:
    """One game to a file or to standard output."""
    from monosashi.commands import print_lines
    from monosashi.records.game_record import encoded, write
    from monosashi.records.random_games import random_record

    record = random_record(rules, seed, turns)
    if out == "-":
        return print_lines(encoded(record).decode().splitlines())
    write(Path(out), record)
    winner = (record.end.result or {}).get("winner") or "nobody"
    say(f"{out}  seed {seed}, {record.actions} actions, {winner} wins")
    return ALL_PASS


def _several(rules: "Edition", folder: Path, seeds: range, turns: int) -> int:
    """A folder of games and its index."""
    from monosashi.records.game_record import encoded
    from monosashi.records.golden import INDEX, name_of
    from monosashi.records.random_games import random_record
    from monosashi.support.files import Refused, plain_json, publish

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
