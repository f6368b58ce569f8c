"""Records of games: JSON Lines with how a game began, every answer, everything that chance drew, and how it ended.

A record says what happened, not how a position looks inside, so that any engine can play it again. What it expects
besides (who is asked what, the identity of a position) may be left out.

=========  ==================================================================================
kind       what the line is
=========  ==================================================================================
`game`     the first line, :class:`Header`: which edition, how it begins, who played
`action`   an :class:`Action` by a seat, as the protocol has it
`chance`   an :class:`DrawLine` of one draw
`end`      the last line, :class:`End`: who has won, by which clause
=========  ==================================================================================
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import astuple

import reference_engine as engine
from monosashi import __version__
from monosashi.kit.own_cards import BadCards, bring_more, brought, of_plain
from monosashi.subjects import lines as play
from monosashi.subjects.lines import Move
from monosashi.support.files import called, write_file
from monosashi.support.json_lines import BadRecord as BadRecord
from monosashi.support.json_lines import encoded_lines, read_lines
from reference_engine.kernel.codec import Codec
from reference_engine.kernel.decision import Drawn
from reference_engine.kernel.edition import Edition

FORMAT = 1
"""The version of this format."""

EVERY = 10
"""How many actions there are to one identity of a position."""

REFERENCE = f"monosashi reference engine {__version__}"


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind", tag="game"):
    """How the game began: with a ``start`` document or with a quiet ``position``, one of the two.

    ``players`` says who played each seat, ``engine`` by whose rules, ``note`` where the record comes from; ``suite`` is
    the version of the kit that wrote it; ``cards`` are own cards that the game is played with, by name.
    """

    format: int
    edition: str
    start: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    players: dict[str, str] = {}
    engine: str = ""
    suite: str = ""
    note: str = ""
    cards: dict[str, dict[str, Any]] = {}


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Who is asked what, about which area, card or seat; nobody is asked anything once a game is over."""

    seat: str = ""
    kind: str = ""
    about: str = ""


class Action(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind", tag="action"):
    """What a seat did; chance is a seat, too, where something other than a draw comes from outside.

    ``asked`` is the question that it answered, ``identity`` the position in which it was asked. ``number``
    counts the actions and outcomes of the record, from 1. An identity is the SHA-256 of a position's canonical JSON, as
    the reference engine writes it, in hexadecimal.
    """

    number: int
    seat: str
    action: dict[str, Any]
    asked: Question | None = None
    identity: str = ""


class DrawLine(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind", tag="chance"):
    """What chance drew: the name of the draw, for whom, and what it shows or in which order it leaves the cards."""

    number: int
    draw: str
    of: str
    shows: int = 0
    order: tuple[str, ...] = ()


class End(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind", tag="end"):
    """How the game ended; without ``result`` it was left before its end. ``identity`` is that of the last position."""

    result: dict[str, Any] | None = None
    identity: str = ""


Line = Action | DrawLine


class Record(NamedTuple):
    """A whole record."""

    header: Header
    lines: tuple[Line, ...]
    end: End

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return sum(isinstance(line, Action) for line in self.lines)


# Making


def recorded(
    rules: Edition,
    document: dict[str, Any],
    moves: Iterable[Move],
    last: Any,
    *,
    players: dict[str, str] | None = None,
    engine_name: str = REFERENCE,
    note: str = "",
) -> Record:
    """The record of a game that was played by ``rules`` from ``document`` (a start or a quiet position) to ``last``."""
    quiet = engine.game(rules.name).is_quiet(document)
    own = brought(rules.name)
    header = Header(
        FORMAT,
        rules.name,
        start=None if quiet else document,
        position=document if quiet else None,
        players=players or {},
        engine=engine_name,
        suite=__version__,
        note=note,
        cards=own.cards if own else {},
    )
    lines: list[Line] = []
    actions = 0
    for move in moves:
        if isinstance(move.answer, Drawn):
            lines += [DrawLine(len(lines) + place, *astuple(each)) for place, each in enumerate(move.chance, 1)]
            continue
        here = identity(move.before) if actions % EVERY == 0 else ""
        lines.append(Action(len(lines) + 1, move.seat, play.as_plain(move.answer), question_of(move.before), here))
        actions += 1
    return Record(header, tuple(lines), End(result_of(last), identity(last)))


def line_record(rules: Edition, line: play.Line, note: str) -> Record:
    """A line as a record, as far as it is lawful."""
    outcomes = [*play.course(rules, line)]
    moves = [move for outcome in outcomes for move in outcome.moves]
    return recorded(rules, line.document, moves, outcomes[-1].position, note=note)


def identity(position: Any) -> str:
    """The name of a position: the SHA-256 of its canonical JSON, in hexadecimal."""
    return engine.game(position.edition).positions.identity(position)


def question_of(position: Any) -> Question:
    """Who is asked what."""
    pending = position.pending
    return Question() if pending is None else Question(pending.seat, pending.kind, pending.about)


def result_of(position: Any) -> dict[str, Any] | None:
    """How the game has ended, as plain data; None while it goes on."""
    found: dict[str, Any] | None = play.as_plain(position.result)
    return found


# Files


LINES = Codec(Header | Action | DrawLine | End)


def encoded(record: Record) -> bytes:
    """The lines of a record."""
    return encoded_lines((record.header, *record.lines, record.end))


def write(path: Path, record: Record) -> None:
    """Write a record; the file is there in one go or not at all. Raises OSError."""
    write_file(path, encoded(record))


def read(path: Path) -> Record:
    """A record from its file, or from standard input. Raises BadRecord with the line and what was expected there.

    From then on the reference knows its own cards.
    """
    return _whole(called(path), read_lines(path, LINES, FORMAT))


def _whole(name: str, parts: list[Header | Line | End]) -> Record:
    """The parts as a record. Raises BadRecord for the first one that is out of its place."""
    if not parts or not isinstance(parts[0], Header):
        raise BadRecord(f"{name}:1: no header; expected the record of a game, which begins with the kind game")
    header, end = parts[0], parts[-1]
    if (header.start is None) == (header.position is None):
        raise BadRecord(f"{name}:1: expected either start or position")
    if header.cards and engine.knows(header.edition):
        try:
            own = {"game": header.edition.partition("@")[0], "cards": [*header.cards.values()]}
            bring_more(of_plain(own, f"{name}:1: cards"))
        except BadCards as error:
            told = str(error)
            raise BadRecord(told if told.startswith(name) else f"{name}:1: cards: {told}") from None
    seats = _seats(header)
    strangers = [seat for seat in header.players if seat not in seats]
    if strangers:
        raise BadRecord(f"{name}:1: players.{strangers[0]}: nobody sits there; the seats are {', '.join(seats)}")
    if not isinstance(end, End):
        raise BadRecord(f"{name}:{len(parts)}: expected a line of the kind end; the record has been cut off")
    lines: list[Line] = []
    for number, part in enumerate(parts[1:-1], 1):
        if not isinstance(part, Action | DrawLine):
            expected = "an action or a chance outcome"
            raise BadRecord(f"{name}:{number + 1}: expected {expected}, got a second {part.__struct_config__.tag}")
        if part.number != number:
            raise BadRecord(f"{name}:{number + 1}: number: expected {number}, got {part.number}")
        lines.append(part)
    return Record(header, tuple(lines), end)


def _seats(header: Header) -> tuple[str, ...]:
    """Who takes part, as far as that can be known: of an unknown edition whoever is named."""
    if not engine.knows(header.edition):
        return tuple(header.players)
    seats, rules = engine.game(header.edition).seats, engine.edition(header.edition)
    try:
        document = header.start if header.position is None else header.position
        taking_part = getattr(engine.begin(rules, document).position, "players", seats)
    except engine.Unreadable:
        return seats
    return tuple(seat for seat in seats if seat in taking_part)
