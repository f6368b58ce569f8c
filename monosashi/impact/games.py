"""Games that go otherwise on another edition: those that come with the suite, and random ones."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import msgspec

import reference_engine as engine
from monosashi.impact.model import AskedClause, GameChange, Shown
from monosashi.kit.positions import turn_of
from monosashi.kit.registry import kit
from monosashi.records import game_record, golden
from monosashi.records.playback import Diverges, playback_steps
from monosashi.records.random_games import GameFailed, play
from monosashi.sharing import ALONE, Crew, shared
from monosashi.subjects.lines import Move, clauses_of
from monosashi.verification.differences import JUDGE, differences, summarise
from reference_engine.kernel.decision import CHANCE, Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event

MOST_RANDOM_GAMES = 1_000_000
"""How many random games there are."""

Tables = tuple[Edition, Edition]
"""The old edition and the new one."""


def recorded_games(old: str, new: str, shown: Shown) -> tuple[tuple[GameChange, ...], int]:
    """The golden games of the old edition that go otherwise on the new one, and how many there are.

    Games are recorded on published editions; on an amended old one they are played as far as they go there. Raises
    BadRecord, and GameFailed if the rules themselves fail.
    """
    tables = engine.edition(old), engine.edition(new)
    files = golden.files_of(engine.published(old))
    found: list[GameChange] = []
    for file in shown("recorded games", files):
        record = game_record.read(file)
        found += islice(_recorded(file.name, record, tables), 1)
    return tuple(found), len(files)


def _recorded(name: str, record: game_record.Record, tables: Tables) -> Iterator[GameChange]:
    number = 0
    try:
        for step in playback_steps(record, tables[0], strict=False):
            number = step.number
            if step.move is not None:
                yield from _of_answer(name, number, step.move, tables, player=0)
    except Diverges:
        return  # The old edition is an amended one, and the game does not go on there either.
    except Exception as error:
        raise GameFailed(f"{name}, number {number}\n=> {type(error).__name__}: {error}") from error


class _Parted(BaseException):
    """A random game has gone as far as it needs to. No Exception: nobody must take it for a fault of the rules."""

    def __init__(self, change: GameChange) -> None:
        self.change = change


def random_games(old: str, new: str, count: int, shown: Shown, crew: Crew = ALONE) -> tuple[GameChange, ...]:
    """The random games that do not go alike on both editions, of so many; the same ones every time, whoever plays them.

    They are played by the old edition and by the new one in turn, so that what only one of them allows comes up. Games
    that cannot begin on both are passed over: there is nothing to compare. Raises GameFailed and NoCluster.
    """
    tables = engine.edition(old), engine.edition(new)
    seeds = list(islice(filter(partial(_begins, tables), range(MOST_RANDOM_GAMES)), count))
    played = shared(_games, seeds, crew, old, new)
    found = {seed: change for seed, change in shown("random games", played, len(seeds)) if change is not None}
    return tuple(found[seed] for seed in sorted(found))


def _games(seeds: Sequence[int], old: str, new: str) -> list[tuple[int, GameChange | None]]:
    """How each game goes otherwise, if it does."""
    tables = engine.edition(old), engine.edition(new)
    return [(seed, _change(seed, tables)) for seed in seeds]


def _change(seed: int, tables: Tables) -> GameChange | None:
    try:
        _play(seed, tables)
    except _Parted as parted:
        return parted.change
    except GameFailed as failed:
        raise GameFailed(f"seed {seed}\n{failed}") from failed.__cause__
    return None


def _begins(tables: Tables, seed: int) -> bool:
    """Whether a game can begin on both editions: there may be no beginner variant, say."""
    try:
        for table in tables:
            play(table, Random(seed), drawn=0)
    except GameFailed as failed:
        if isinstance(failed.__cause__, engine.Unreadable):
            return False
        raise
    return True


def _play(seed: int, tables: Tables) -> None:
    """Play one game by one of the editions, the other looking on. Raises _Parted where they part."""
    answers, player = 0, seed % 2

    def watch(move: Move) -> None:
        nonlocal answers
        answers += 1
        name = f"seed {seed}"
        for change in (*_of_offers(name, answers, move, tables), *_of_answer(name, answers, move, tables, player)):
            raise _Parted(change)

    play(tables[player], Random(seed), watch=watch)


def _of_offers(name: str, number: int, move: Move, tables: Tables) -> Iterator[GameChange]:
    """Answers that only one of the editions allows, with the clauses under which the other refuses them."""
    pending = move.before.pending
    if move.seat == CHANCE or pending.kind in kit(tables[0].name).player.UNLISTED:
        return
    lists = [list(engine.legal(table, move.before)) for table in tables]
    if lists[0] == lists[1]:
        return
    for own, other, table in ((0, 1, tables[0]), (1, 0, tables[1])):
        for answer in lists[own]:
            if answer not in lists[other]:
                clauses = clauses_of(engine.violations(tables[other], move.before, move.seat, answer))
                message = f"only {table.name} allows {_told(answer)}"
                yield GameChange(name, number, "offered", message, turn_of(move.before), pending.kind, clauses)


def _of_answer(name: str, number: int, move: Move, tables: Tables, player: int) -> Iterator[GameChange]:
    """How the edition that has not played the answer takes it otherwise."""
    other, pending = tables[1 - player], move.before.pending
    where = turn_of(move.before), pending.kind
    try:
        result = engine.apply(other, move.before, move.seat, move.answer)
    except engine.Illegal as refusal:
        message = f"{other.name} refuses {_told(move.answer)}"
        yield GameChange(name, number, "refused", message, *where, clauses_of(refusal.violations))
    except engine.Malformed as refusal:
        message = f"{other.name} makes no sense of {_told(move.answer)}: {refusal}"
        yield GameChange(name, number, "refused", message, *where)
    else:
        if result.position != move.after:
            ends = engine.Result(move.after, move.events), result
            yield _outcome((name, number), where, tables, ends if player == 0 else ends[::-1])


def _outcome(
    game: tuple[str, int], where: tuple[int, str], tables: Tables, ends: tuple[engine.Result, ...]
) -> GameChange:
    """How the same answer has come to something else on the old and on the new edition."""
    old, new = (result.position for result in ends)
    clauses = dict.fromkeys(_parting_events(ends[0].events, ends[1].events))
    if old.pending != new.pending:
        clauses |= dict.fromkeys(each.clause for each in (old.pending, new.pending) if each is not None)
    if old.result != new.result:
        clauses |= dict.fromkeys(each.clause for each in (old.result, new.result) if each is not None)
    cited = tuple(filter(None, clauses))
    if old.pending != new.pending:
        message = f"{_question(old.pending)} → {_question(new.pending)}"
        asked = AskedClause(*("" if each is None else each.clause for each in (old.pending, new.pending)))
        return GameChange(*game, "question", message, *where, cited, asked)
    views = [engine.view(table, result.position, JUDGE) for table, result in zip(tables, ends, strict=True)]
    return GameChange(*game, "position", summarise(differences(*views), 2) or "the positions differ", *where, cited)


def _parting_events(old: Sequence[Event], new: Sequence[Event]) -> Iterator[str]:
    """The clauses of the first events that are not the same."""
    for one, other in zip([*old, None], [*new, None], strict=False):
        if one != other:
            yield from (event.clause for event in (one, other) if event is not None)
            return


def _question(pending: Decision | None) -> str:
    """Who is asked what."""
    if pending is None:
        return "the game is over"
    return f"{pending.seat} is asked for {pending.kind}" + (f" about {pending.about}" if pending.about else "")


def _told(answer: Any) -> str:
    return msgspec.json.encode(answer).decode()
