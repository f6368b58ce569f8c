"""A game in the terminal: people type, chance rolls, and every refusal says which clause it rests on."""

from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom
from typing import TextIO

from rich.console import Console
from rich.text import Text

import reference_engine as engine
from monosashi.games import kit
from monosashi.games.interface import Option, Starts
from monosashi.play.command_parsing import Misunderstood
from monosashi.play.session import HUMAN, Ask, PlaySession
from monosashi.records.game_record import write
from monosashi.support.text import printable
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.edition import Edition

PLAYERS = (HUMAN, CHANCE)


def play(
    game: str,
    players: Mapping[str, str],
    seed: int | None,
    input: Ask,
    output: TextIO,
    *,
    chosen: Mapping[str, int] | None = None,
    dice: str = CHANCE,
    record: Path | None = None,
) -> int:
    """Play a game in the terminal; returns an exit code: 0, or 2 if there is no such game.

    ``game`` is a game (``deus``) or one of its editions; ``players`` says for some seats whether ``human`` or
    ``chance`` plays them: of the others a person has the first one. ``chosen`` are options of the game's part
    ``starts``; with ``dice`` set to ``human`` the faces are asked for, as real dice show them. The same ``seed`` deals
    the same cards and rolls the same dice for the same answers. The game is written to ``record``, also when it is left
    before its end. Raises OSError if that fails.
    """
    if hasattr(output, "reconfigure"):
        # A terminal that cannot show a box-drawing character shows a question mark instead of a traceback.
        output.reconfigure(errors="replace")
    console = Console(file=output, highlight=False, soft_wrap=True)
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    options = dict(chosen or {})
    try:
        rules = _edition(game)
        for name, value in (*players.items(), ("dice", dice)):
            if value not in PLAYERS:
                raise Misunderstood(f"--{name} is one of {', '.join(PLAYERS)}, not {printable(value)!r}.")
        starts = _starts(rules, options)
        table = PlaySession(rules, {engine.game(rules.name).seats[0]: HUMAN, **players}, seed, input, console, dice)
        table.begin(starts.start(rules, options, table.random))
    except Misunderstood as error:
        console.print(Text(str(error), "red"))
        return 2
    except engine.Unreadable as error:
        console.print(Text(f"{rules.name} cannot be begun like this: {error}.", "red"))
        return 2
    try:
        table.run()
    except (EOFError, KeyboardInterrupt):
        table.leave(_command(game, table, starts, options))
    if record is not None:
        write(record, table.record())
    return 0


def _edition(name: str) -> Edition:
    """The edition of that name, errata and all, or a game's present one."""
    present = next((known for known in engine.editions()[::-1] if name == known.partition("@")[0]), None)
    found = present or name
    if not engine.knows(found):
        raise Misunderstood(f"There is no game {printable(name)!r}; there is {', '.join(engine.editions())}.")
    return engine.edition(found)


def _starts(rules: Edition, chosen: Mapping[str, int]) -> Starts:
    """How the game can begin. Raises Misunderstood if not with an option."""
    starts = kit(rules.name).starts
    known = [option.name for option in starts.OPTIONS]
    for name in chosen:
        if name not in known:
            has = f"it has {', '.join(f'--{each}' for each in known)}" if known else "it has none of its own"
            raise Misunderstood(f"{rules.name} has no option --{name}; {has}.")
    return starts


def _command(game: str, table: PlaySession, starts: Starts, chosen: Mapping[str, int]) -> str:
    """The command that begins the same game."""
    flags = [f"--{seat} {player}" for seat, player in table.players.items()]
    flags += [_flag(option, chosen[option.name]) for option in starts.OPTIONS if option.name in chosen]
    flags += [f"--dice {table.dice}"] * (table.dice != CHANCE)
    return f"monosashi play {game} {' '.join(flags)} --seed {table.seed}"


def _flag(option: Option, value: int) -> str:
    return f"--{option.name} {value}" if option.number else f"--{option.name}"
