"""A recorded game, answer by answer, as the rules play it: to its end, or to where it does not go as it is written."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

import reference_engine as engine
from monosashi.records.game_record import Action, DrawLine, Line, Question, Record, identity, question_of, result_of
from monosashi.subjects.lines import Move, answer_of, clauses_of, draw_told, make_move
from monosashi.verification.differences import JUDGE, display
from reference_engine.kernel.decision import CHANCE, Drawn
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event


class Divergence(Struct, frozen=True, omit_defaults=True):
    """Where a game first does not go as its record says.

    ``kind`` is ``start`` (it cannot begin so), ``question`` (somebody else is asked, or something else), ``refused``
    (under ``clauses``), ``chance`` (something else is to be drawn), ``position`` (something else is on the table),
    ``result`` (it ends otherwise), or for somebody's engine the status of a verdict. ``number`` is that of the line
    that cannot be played, or that has led to another position, question or result; 0 where the game begins. ``seat``
    and ``action`` are that line's, if it is an action. ``turn``, ``phase`` and ``asked`` are where the game is then;
    ``expected_view`` and ``actual_view`` what a judge sees, on the table that goes as the record says and on the other
    one, as far as they are known.
    """

    number: int
    kind: str
    message: str
    expected: str = ""
    actual: str = ""
    clauses: tuple[str, ...] = ()
    turn: int = 0
    phase: str = ""
    asked: Question | None = None
    seat: str = ""
    action: dict[str, Any] = {}
    expected_view: Any = None
    actual_view: Any = None


class Diverges(Exception):
    """The game does not go on as its record says."""

    def __init__(self, divergence: Divergence) -> None:
        """Keep where and how."""
        super().__init__(divergence.message)
        self.divergence = divergence


class PlaybackStep(NamedTuple):
    """What came of an answer: ``number`` is that of the last line played, 0 where the game has only begun.

    ``lines`` are the lines just played: one action, or the outcomes that were drawn together.
    """

    number: int
    position: Any
    lines: tuple[Line, ...] = ()
    move: Move | None = None
    unasked: tuple[Event, ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened."""
        return self.unasked if self.move is None else self.move.events


def playback_steps(record: Record, rules: Edition, *, strict: bool = True) -> Iterator[PlaybackStep]:
    """The game, answer by answer. Raises Diverges where it cannot go on.

    What the record expects besides its answers is held against the game only if ``strict``; identities only where the
    game is played by the edition that it was recorded on, because positions have their edition in them.
    """
    known = strict and rules.name == record.header.edition
    try:
        begun = _begun(record, rules)
    except engine.Unreadable as error:
        told = "; ".join(error.faults)
        raise Diverges(Divergence(0, "start", f"the game cannot begin so: {told}", "a game", told)) from None
    moment = PlaybackStep(0, begun.position, unasked=begun.events)
    yield moment
    at = 0
    while at < len(record.lines):
        position, line = moment.position, record.lines[at]
        if position.result is not None:
            raise diverges(rules, moment, line, "result", "the game goes on", f"it is over, {_ending(position)}")
        if isinstance(line, Action):
            if strict:
                _demand_expected(rules, moment, line, known=known)
            moment = _acted(rules, moment, line)
        else:
            moment = _drawn(rules, moment, record.lines[at:])
        at = moment.number
        yield moment
    if strict:
        _demand_end(record, rules, moment, known=known)


# Line by line


def _begun(record: Record, rules: Edition) -> engine.Result:
    """The first decision. Raises Unreadable."""
    game, header = engine.game(rules.name), record.header
    if header.start is not None:
        return engine.begin(rules, game.starts.convert(header.start))
    return engine.begin(rules, game.quiet_position(rules, header.position))


def _acted(rules: Edition, moment: PlaybackStep, line: Action) -> PlaybackStep:
    """The moment after an action. Raises Diverges if it is refused."""
    try:
        made = make_move(rules, moment.position, line.seat, answer_of(rules, line.action))
    except engine.Illegal as refusal:
        clauses = clauses_of(refusal.violations)
        raise diverges(rules, moment, line, "refused", "accepted", f"refused: {refusal}", clauses) from None
    except (engine.Malformed, engine.Unreadable) as error:
        raise diverges(rules, moment, line, "refused", "accepted", f"makes no sense: {error}") from None
    return PlaybackStep(line.number, made.after, (line,), made)


def _drawn(rules: Edition, moment: PlaybackStep, lines: Sequence[Line]) -> PlaybackStep:
    """The moment after everything that is drawn together. Raises Diverges if something else is to be drawn."""
    position, first = moment.position, lines[0]
    asked = question_of(position)
    if asked.seat != CHANCE:
        raise diverges(rules, moment, first, "chance", _line_told(first), question_told(asked))
    draws = position.pending.draws
    outcomes: list[Any] = []
    for index, draw in enumerate(draws):
        line = lines[index] if index < len(lines) else None
        wanted = f"{draw_told(draw)} is to be drawn"
        if not isinstance(line, DrawLine) or (line.draw, line.of) != (draw.name, draw.seat):
            told = "the end of the record" if line is None else _line_told(line)
            raise diverges(rules, moment, line or first, "chance", told, wanted)
        outcomes.append(line.shows if draw.kind == "die" else line.order)
    try:
        made = make_move(rules, position, CHANCE, Drawn(tuple(outcomes)))
    except engine.Refused as error:
        raise diverges(rules, moment, first, "chance", _line_told(first), str(error)) from None
    played = tuple(lines[: len(draws)])
    return PlaybackStep(played[-1].number, made.after, played, made)


def _demand_expected(rules: Edition, moment: PlaybackStep, line: Action, *, known: bool) -> None:
    """What the line expects of the moment in which it is said. Raises Diverges."""
    asked = question_of(moment.position)
    if line.asked is not None and line.asked != asked:
        raise diverges(rules, moment, line, "question", question_told(line.asked), question_told(asked))
    if known and line.identity:
        _demand_identity(rules, moment, line.identity)


def _demand_identity(rules: Edition, moment: PlaybackStep, expected: str) -> None:
    """The position must be the very same. Raises Diverges."""
    actual = identity(moment.position)
    if actual != expected:
        raise diverges(rules, moment, None, "position", f"identity {expected[:12]}…", f"identity {actual[:12]}…")


def _demand_end(record: Record, rules: Edition, moment: PlaybackStep, *, known: bool) -> None:
    """The game must end as the record does. Raises Diverges."""
    expected, actual = record.end.result, result_of(moment.position)
    if expected != actual:
        told = "the game is left unfinished" if expected is None else f"the game is over, {display(expected)}"
        asked = question_of(moment.position)
        now = question_told(asked) if actual is None else f"it is over, {_ending(moment.position)}"
        raise diverges(rules, moment, None, "result", told, now)
    if known and record.end.identity:
        _demand_identity(rules, moment, record.end.identity)


# Words


def diverges(
    rules: Edition,
    moment: PlaybackStep,
    line: Line | None,
    kind: str,
    expected: str,
    actual: str,
    clauses: tuple[str, ...] = (),
) -> Diverges:
    """The divergence at a line that cannot be played, or at the moment to which the last line has led."""
    view = judged(rules, moment)
    told = line or next(iter(moment.lines), None)
    acted = told if isinstance(told, Action) else None
    return Diverges(
        Divergence(
            number=moment.number if line is None else line.number,
            kind=kind,
            message=f"expected {expected}; {actual}",
            expected=expected,
            actual=actual,
            clauses=clauses,
            turn=view.turn,
            phase=view.phase,
            asked=question_of(moment.position),
            seat=acted.seat if acted is not None else "",
            action=acted.action if acted is not None else {},
            actual_view=view,
        )
    )


def judged(rules: Edition, moment: PlaybackStep) -> Any:
    """What a judge sees."""
    return engine.view(rules, moment.position, JUDGE)


def question_told(asked: Question) -> str:
    """Who is asked what, in a sentence."""
    if not asked.kind:
        return "nobody is asked for anything"
    return f"{asked.seat} is asked for {asked.kind}" + (f" ({asked.about})" if asked.about else "")


def _line_told(line: Line) -> str:
    if isinstance(line, Action):
        return f"{line.action.get('do', 'an action')} by {line.seat}"
    return f"the {line.draw} of {line.of}" + (f" shows {line.shows}" if line.shows else "")


def _ending(position: Any) -> str:
    return display(result_of(position))
