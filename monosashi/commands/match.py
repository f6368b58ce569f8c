"""``monosashi match``: many games between programs, with a table of results."""

import argparse
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.commands import complain, say
from monosashi.commands.seats import given
from monosashi.commands.values import seed_of
from monosashi.kit.positions import seats_of
from monosashi.play.match import LIMIT, Match, MatchTable, Played, begun, table
from monosashi.play.players import TIMEOUT, NoPlayer, seated
from monosashi.play.terminal import Unplayable, edition_of, starts_of
from monosashi.records.game_record import encoded
from monosashi.records.golden import INDEX
from monosashi.support.exit_codes import ALL_PASS, FAILURES
from monosashi.support.files import Refused, check_free, plain_json, publish
from monosashi.support.progress import tracked
from monosashi.support.text import counted, printable
from reference_engine.kernel.decision import CHANCE


def run(options: argparse.Namespace) -> int:
    """Seat the players, play, and print."""
    if options.games == 0 or options.limit == 0:
        return complain(f"--{'games' if options.games == 0 else 'limit'} 0 leaves nothing to be played")
    if options.record == "":
        return complain("--record is empty; name a folder")
    try:
        if options.record is not None:
            check_free(Path(options.record), _index())
        return _played(options)
    except (Unplayable, NoPlayer, Refused) as error:
        return complain(str(error))
    except engine.Unreadable as error:
        return complain(f"{options.game} cannot be begun like this: {error}")
    except OSError as error:
        return complain(f"{options.record or 'the result'} cannot be written: {error.strerror or error}")
    except KeyboardInterrupt:
        return complain("stopped before the last game" + (f"; {options.record} is as it was" if options.record else ""))


def _index() -> str:
    return INDEX


def _played(options: argparse.Namespace) -> int:
    """Play. Raises Unplayable, NoPlayer, Refused, Unreadable and OSError."""
    rules, chosen, named = edition_of(options.game), given(options, "option"), given(options, "seat")
    starts_of(rules, chosen)
    seed = seed_of(options)
    seats = seats_of(rules, begun(rules, chosen, seed)[1])
    for seat, player in named.items():
        if seat not in seats:
            raise Unplayable(f"nobody sits at {seat}; the seats are {', '.join(seats)}")
        if player == "human":
            raise Unplayable(f"--{seat} human: in a match programs play, or chance; people play with monosashi play")
    with ExitStack() as leaving:
        players = []
        for seat in seats:
            players.append(seated(rules, named.get(seat, CHANCE), options.timeout or TIMEOUT))
            leaving.callback(players[-1].leave)
        match = Match(rules, chosen, players, seed, options.limit or LIMIT)
        found = table(match, _games(match, options.games, options.record))
    _show(found, seats, options.json)
    return FAILURES if found.faults else ALL_PASS


def _games(match: Match, number: int, folder: str | None) -> list[Played]:
    """All games; with a folder, their records and an index in it."""
    games: list[Played] = []

    def files() -> Iterator[tuple[str, bytes]]:
        listed: list[dict[str, Any]] = []
        for game in tracked("playing", range(number)):
            played, record = match.game(game)
            games.append(played)
            name = f"game-{game + 1:04}.jsonl"
            if folder is not None:
                listed.append({"file": name, **msgspec.to_builtins(played), "number": game + 1})
                yield name, encoded(record)
        names = [player.name for player in match.players]
        yield _index(), plain_json({"edition": match.rules.name, "players": names, "games": listed})

    if folder is None:
        for _ in files():
            pass
    else:
        publish(Path(folder), _index(), files())
    return games


def _show(found: MatchTable, seats: tuple[str, ...], as_json: bool) -> None:
    """The table for readers or for programs."""
    if as_json:
        say(msgspec.json.format(msgspec.json.encode(found)).decode())
        return
    say(f"{found.edition} · {counted(found.games, 'game')} · seed {found.seed}")
    names = [f"{number} {printable(row.player)}"[:30] for number, row in enumerate(found.players, 1)]
    wide = max(len("player"), *map(len, names))
    heads = ["wins", "draws", "losses", "faults", *(f"won {seat}" for seat in seats)]
    say("  ".join(["player".ljust(wide), *heads]))
    for name, row in zip(names, found.players, strict=True):
        cells = [row.wins, row.draws, row.losses, row.faults, *(row.won_at.get(seat, 0) for seat in seats)]
        say("  ".join([name.ljust(wide), *(f"{cell:>{len(head)}}" for head, cell in zip(heads, cells, strict=True))]))
    say(f"answers per game: {found.answers:g}; turns: {found.turns:g}")
    for by, many in found.endings.items():
        say(f"{many:>5}  {by}")
    for fault in found.faults[:9]:
        say(f"game {fault['game']}: player {fault['player']} forfeits: {fault['did']}")
    if len(found.faults) > 9:
        say(f"and {len(found.faults) - 9} more forfeited")
    if found.games % len(seats):
        say(f"{found.games} is no multiple of {len(seats)}: not everybody has sat everywhere equally often")
