"""``monosashi play``: walk through a game in the terminal."""

import argparse
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from monosashi.commands import Parser, command, complain, count, file_name, misplaced, seconds, unwritable_among
from monosashi.support.exit_codes import ALL_PASS

if TYPE_CHECKING:
    from monosashi.play.tongue import Tongue
    from monosashi.playground.beside import Beside

EXAMPLES = """\
examples:
  monosashi play deus                           you play South, chance plays North
  monosashi play deus --north human             both sides
  monosashi play deus --north "python3 bot.py"  against a program that is asked by the protocol (docs/protocol.md)
  monosashi play deus --south chance --seed 7   watch a game
  monosashi play deus --browser                 both sides, in a browser on this machine
  monosashi play deus --browser -- node engine.js
                                                the same, and an engine plays along: what it does otherwise is shown
  monosashi play deus --record game.jsonl       keep the game, for monosashi show and monosashi replay
  monosashi play monster_maker --players 3 --west human
                                                you play South and West, chance plays North

A PLAYER is human, chance, or a command. Where nobody says otherwise, a person plays the game's first seat and chance
the others. With two players these are usually South and North; which seats a game has, and which options, it says when
it gets another one.
A question that has one answer only is passed over, and said; with --ask-all it is put.

exit codes: 0 the game was played, or left; 1 a program has forfeited it; 3 it could not be begun.
"""


def add(commands: Any) -> None:
    """Describe the arguments; those that depend on the games are added once somebody wants to play."""
    parser = command(
        commands,
        "play",
        "walk through a game in the terminal",
        "Play a game in the terminal; every refusal names its clause.",
        EXAMPLES,
    )
    parser.add_argument("game", nargs="?", default="deus", help="a game or an edition (default: %(default)s)")
    parser.add_argument(
        "--dice", choices=("chance", "human"), default="chance", help="who rolls (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, help="make chance repeatable")
    parser.add_argument("--record", type=file_name, metavar="FILE", help="keep the game as a record")
    parser.add_argument("--timeout", type=seconds, metavar="SECONDS", help="for each answer of a program (default: 10)")
    parser.add_argument(
        "--ja", action="store_true", help="board, questions, clauses in Japanese; what is typed is English"
    )
    parser.add_argument(
        "--browser", action="store_true", help="in a browser: boards, answers to click, and why others may not be given"
    )
    parser.add_argument("--position", type=file_name, metavar="FILE", help="with --browser: a position to begin with")
    parser.add_argument("--ask-all", action="store_true", help="put questions with a single answer, too")
    parser.add_argument("engine", nargs="*", metavar="-- COMMAND", help="with --browser: an engine that plays along")
    parser.command_behind = True
    parser.late = of_the_games


def of_the_games(parser: Parser) -> None:
    """The seats that games have, and the options with which they can begin."""
    from monosashi.kit.registry import games as every_game

    seats: dict[str, list[str]] = {}
    options: dict[str, tuple[Any, list[str]]] = {}
    for game in every_game():
        for seat in game.game.seats:
            seats.setdefault(seat, []).append(game.name)
        for option in game.starts.OPTIONS:
            options.setdefault(option.name, (option, []))[1].append(game.name)
    group = parser.add_argument_group("seats")
    for seat, games in seats.items():
        group.add_argument(f"--{seat}", dest=f"seat {seat}", metavar="PLAYER", help=f"in {', '.join(games)}")
    group = parser.add_argument_group("how the game begins")
    for option, games in options.values():
        flag, said = f"--{option.name}", f"{option.help} ({', '.join(games)})"
        if option.number:
            group.add_argument(flag, dest=f"option {option.name}", type=count, metavar="N", help=said)
        else:
            group.add_argument(flag, dest=f"option {option.name}", action="store_const", const=1, help=said)


def run(options: argparse.Namespace) -> int:
    """Play."""
    from monosashi.play.keyboard import edit_lines
    from monosashi.play.players import TIMEOUT
    from monosashi.play.terminal import Unplayable, edition_of, play
    from monosashi.rulebook.catalogue import BadCatalogue

    if fault := unwritable_among(options.record):
        return complain(fault)
    if fault := misplaced(options, "play"):
        return complain(fault)
    if options.browser:
        return in_browser(options)
    if options.behind:
        return complain("a command after '--' needs --browser; a player is given as --north COMMAND")
    if options.position:
        return complain("--position needs --browser")
    try:
        if sys.stdin and sys.stdin.isatty() and sys.stdout.isatty():
            edit_lines(edition_of(options.game))
        return play(
            options.game,
            given(options, "seat"),
            options.seed,
            input if sys.stdin else _nobody,
            sys.stdout,
            chosen=given(options, "option"),
            dice=options.dice,
            record=options.record,
            timeout=options.timeout or TIMEOUT,
            ask_all=options.ask_all,
            tongue=_tongue(options.game) if options.ja else None,
        )
    except (Unplayable, BadCatalogue) as error:
        return complain(str(error))
    except OSError as error:
        return complain(f"{options.record or 'the game'} cannot be written: {error.strerror or error}")


def in_browser(options: argparse.Namespace) -> int:
    """Serve a table to a browser on this machine until somebody ends it."""
    import webbrowser
    from random import SystemRandom
    from tempfile import TemporaryDirectory

    from monosashi.commands import say
    from monosashi.play.terminal import Unplayable, edition_of
    from monosashi.playground.course import Unusable
    from monosashi.playground.server import Server
    from monosashi.playground.service import Service
    from monosashi.playground.table import Table
    from monosashi.rulebook.catalogue import BadCatalogue
    from monosashi.site.text.language import is_translated, language
    from monosashi.support.files import called, read_file
    from monosashi.verification.session import Invalid
    from reference_engine.kernel.codec import PLAIN, Unreadable

    with ExitStack() as closing:
        try:
            rules = edition_of(options.game)
            code, game = "ja" if options.ja else "en", rules.name.partition("@")[0]
            if not is_translated(code, game):
                raise Unplayable(f"{game} has not been translated: it has no ja.po beside its ledger")
            beside = companion(rules.name, options)
            if beside is not None:
                closing.callback(beside.close)
                rules = beside.rules
            seed = SystemRandom().randrange(1_000_000) if options.seed is None else options.seed
            table = Table(rules, language(code, game), seed)
            if options.position is None:
                table.begin()
            else:
                table.load(PLAIN.load(read_file(options.position)))
            if beside is not None:
                table.accompany(beside)
            server = closing.enter_context(Server(Service(table)))
        except Unreadable as error:
            return complain(f"{called(options.position)} cannot be used: {error}")
        except (Unplayable, Unusable, BadCatalogue, Invalid) as error:
            return complain(str(error))
        except (OSError, ValueError) as error:
            return complain(f"{options.position or 'the table'} cannot be used: {error}")
        # As soon as the caller reads that Ctrl-C ends it, that is no interruption.
        with suppress(KeyboardInterrupt):
            say(f"{rules.name}, seed {seed}: {server.invitation()}")
            if beside is not None:
                say(f"{beside.name} plays along.")
            say("The address opens the table once. Ctrl-C ends it.")
            sys.stdout.flush()
            if sys.stdout.isatty():
                folder = closing.enter_context(TemporaryDirectory(prefix="monosashi-"))
                webbrowser.open(invitation_file(Path(folder), server.invitation()).as_uri())
            server.serve_forever()
    return ALL_PASS


def invitation_file(folder: Path, invitation: str) -> Path:
    """A page of the caller's own that leads to the table: everybody can read what stands on a browser's command line.

    An invitation is used up by the first browser that comes with it.
    """
    from monosashi.support.files import write_file

    file = folder / "table.html"
    file.touch(0o600)
    leads = f'<meta http-equiv="refresh" content="0;url={invitation}"><a href="{invitation}">Monosashi</a>'
    write_file(file, f'<!doctype html><meta charset="utf-8"><title>Monosashi</title>{leads}\n'.encode())
    return file


def companion(edition: str, options: argparse.Namespace) -> "Beside | None":
    """The engine that plays along, if one is named. Raises Invalid."""
    from monosashi.play.players import TIMEOUT

    if not options.behind:
        return None
    from monosashi.playground.beside import Beside

    return Beside(edition, options.behind, options.timeout or TIMEOUT)


def _nobody(_: str = "") -> NoReturn:
    """Nobody answers where standard input is closed."""
    raise EOFError


def _tongue(game: str) -> "Tongue":
    """Japanese, if the game has it. Raises Unplayable, and BadCatalogue for one that cannot be read."""
    from monosashi.commands.play_japanese import Japanese
    from monosashi.play.terminal import Unplayable, edition_of
    from monosashi.site.text.language import is_translated, language

    name = edition_of(game).name.partition("@")[0]
    if not is_translated("ja", name):
        raise Unplayable(f"{name} has not been translated: it has no ja.po beside its ledger")
    return Japanese(language("ja", name))


def given(options: argparse.Namespace, kind: str) -> dict[str, Any]:
    """The seats, or the options, that somebody has said something about."""
    named = (name.partition(f"{kind} ")[2] for name in vars(options) if name.startswith(f"{kind} "))
    return {name: value for name in named if (value := getattr(options, f"{kind} {name}")) is not None}
