"""A game in the terminal: people type, chance rolls, and every refusal says which clause it rests on."""

import shlex
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from random import SystemRandom
from typing import TextIO

from rich.console import Console

import reference_engine as engine
from monosashi.kit.interface import Option, Starts
from monosashi.kit.own_cards import start
from monosashi.kit.registry import kit
from monosashi.play.command_parsing import Misunderstood
from monosashi.play.players import TIMEOUT, NoPlayer, Program
from monosashi.play.session import HUMAN, Ask, PlaySession
from monosashi.play.tongue import Tongue
from monosashi.records.game_record import write
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.text import printable
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.edition import Edition

PLAYERS = (HUMAN, CHANCE)
"""Who plays without a command."""


class Unplayable(Exception):
    """Nothing can be played like this; the message is one sentence."""


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
    timeout: float = TIMEOUT,
    ask_all: bool = False,
    tongue: Tongue | None = None,
) -> int:
    """Play a game in the terminal; returns an exit code: 0, or 1 if a program has forfeited the game.

    ``game`` is a game (``deus``) or one of its editions; ``players`` says for some seats whether ``human``, ``chance``
    or the program of a command plays them: of the others a person has the first one. ``chosen`` are options of the
    game's part ``starts``; with ``dice`` set to ``human`` the faces are asked for, as real dice show them. The same
    ``seed`` deals the same cards and rolls the same dice for the same answers. A program may think for ``timeout``
    seconds. With ``ask_all`` people are asked although they could answer one thing only. ``tongue`` is the
    language of the table, English if none is given. The game is written to
    ``record``, also when it is left before its end. Raises Unplayable, and OSError if it cannot be written.
    """
    if hasattr(output, "reconfigure"):
        # A terminal that cannot show a box-drawing character shows a question mark instead of a traceback.
        output.reconfigure(errors="replace")
    console = Console(file=output, highlight=False, soft_wrap=True)
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    options = dict(chosen or {})
    rules = edition_of(game)
    starts = starts_of(rules, options)
    with ExitStack() as leaving:
        table = PlaySession(rules, {engine.game(rules.name).seats[0]: HUMAN, **players}, seed, input, console, dice)
        table.ask_all = ask_all
        table.tongue = tongue or table.tongue
        try:
            for seat, command in players.items():
                if command not in PLAYERS:
                    table.programs[seat] = Program(command, rules, timeout)
                    leaving.callback(table.programs[seat].leave)
            table.begin(start(rules, options, table.random))
        except NoPlayer as error:
            raise Unplayable(f"{error}; --{seat} takes {', '.join(PLAYERS)} or a command") from None
        except Misunderstood as error:
            raise Unplayable(str(error)) from None
        except engine.Unreadable as error:
            raise Unplayable(f"{rules.name} cannot be begun like this: {error}") from None
        try:
            table.run()
        except (EOFError, KeyboardInterrupt):
            table.leave(_command(game, table, starts, options))
    if record is not None:
        write(record, table.record())
    return FAILURES if table.forfeited else ALL_PASS


def edition_of(name: str) -> Edition:
    """The edition of that name, errata and all, or a game's present one. Raises Unplayable."""
    try:
        return engine.edition(name)
    except KeyError as error:
        raise Unplayable(printable(str(error.args[0]))) from None


def starts_of(rules: Edition, chosen: Mapping[str, int]) -> Starts:
    """How the game can begin. Raises Unplayable if not with an option."""
    starts = kit(rules.name).starts
    known = [option.name for option in starts.OPTIONS]
    for name in chosen:
        if name not in known:
            has = f"it has {', '.join(f'--{each}' for each in known)}" if known else "it has none of its own"
            raise Unplayable(f"{rules.name} has no option --{name}; {has}")
    return starts


def _command(game: str, table: PlaySession, starts: Starts, chosen: Mapping[str, int]) -> str:
    """The command that begins the same game."""
    flags = [f"--{seat} {shlex.quote(player)}" for seat, player in table.players.items()]
    flags += [_flag(option, chosen[option.name]) for option in starts.OPTIONS if option.name in chosen]
    flags += [f"--dice {table.dice}"] * (table.dice != CHANCE)
    flags += ["--ask-all"] * table.ask_all
    return f"monosashi play {game} {' '.join(flags)} --seed {table.seed}"


def _flag(option: Option, value: int) -> str:
    return f"--{option.name} {value}" if option.number else f"--{option.name}"
