"""What is kept of a table: a link that holds all of it, a record of the game, a scenario of what was done last."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.divergence import Divergence
from monosashi.differential.naming import renamed
from monosashi.differential.playing import Found
from monosashi.differential.scenario import in_sentences, passes
from monosashi.differential.sentences import sayable
from monosashi.differential.shrinking import Shrinking
from monosashi.records.game_record import encoded, line_record
from monosashi.subjects.lines import Line, broken, clauses_of, ending
from monosashi.suite.telling import Telling, telling
from monosashi.verification.differences import JUDGE
from reference_engine.kernel.codec import Codec, Unreadable
from reference_engine.kernel.edition import Edition

ALIKE = Divergence("alike", "", "", (), "it ends as it did")
"""What is found at the end of a line that comes to the same as another one."""

FACTS = 4
"""So many things are said of the position at the end of a scenario."""


class Kept(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a link holds: in which edition and language, what has been played, and with which own cards."""

    edition: str
    language: str
    line: Line
    cards: tuple[dict[str, Any], ...] = ()


KEPT = Codec(Kept)


class Unkept(Exception):
    """What a link holds is no table; the message says why."""


def packed(kept: Kept) -> dict[str, Any]:
    """As plain data."""
    found: dict[str, Any] = msgspec.to_builtins(kept)
    return found


def unpacked(plain: object) -> Kept:
    """From plain data. Raises Unkept."""
    try:
        kept: Kept = KEPT.convert(plain)
    except Unreadable as error:
        raise Unkept(str(error)) from None
    return kept


def record_text(rules: Edition, line: Line) -> str:
    """A line as a record, for ``monosashi record show`` and ``monosashi record replay``."""
    return encoded(line_record(rules, line, "from a table in a browser")).decode()


def scenario_of(rules: Edition, line: Line) -> tuple[str, str]:
    """The text of a scenario that passes, or nothing and why there is none.

    A line that begins with a quiet position is told as a whole, if it can be. Otherwise only what was done last is
    told, in the smallest position in which it comes to the same, found by the means of ``monosashi compare``.
    """
    game = rules.name.partition("@")[0]
    says, why = telling(game), sayable(game, line)
    if says is not None and not why:
        text, why = _told(rules, replace(line, document={"cards": {}, **line.document}))
        if text:
            return text, ""
    if says is not None and (line.said or line.tried):
        part = _smallest(rules, line)
        text, unsaid = _told(rules, part) if not sayable(game, part) else ("", "")
        return text, unsaid or why
    return "", why


def _smallest(rules: Edition, line: Line) -> Line:
    """The shortest line, in the smallest position, that ends as this one does."""
    wanted = _ending(rules, line)

    def replay(shorter: Line) -> Found | None:
        try:
            return Found(shorter, ALIKE) if _ending(rules, shorter) == wanted else None
        except engine.Refused:
            return None

    return Shrinking(rules, replay).shrunk(Found(line, ALIKE)).line


def _ending(rules: Edition, line: Line) -> tuple[Any, ...]:
    """What the last answer of a line comes to: why it is refused, or what happens, and who is asked what then."""
    outcome = ending(rules, line)
    if line.tried is not None:
        return line.tried.seat, frozenset(clauses_of(broken(rules, outcome.position, line.tried)))
    pending, result = outcome.position.pending, outcome.position.result
    asked = (pending.seat, pending.kind) if pending is not None and result is None else ()
    happened = frozenset((event.what, event.clause) for event in outcome.events)
    return line.said[-1].seat, line.said[-1].action["do"], happened, asked, result


def _told(rules: Edition, part: Line) -> tuple[str, str]:
    """A scenario of the line, or why there is none."""
    called = renamed(rules, replace(part, document={"cards": {}, **part.document}))

    def facts(told: Telling, position: Any, unnamed: Sequence[str]) -> list[str]:
        before = ending(rules, replace(called, said=called.said[:-1])).position
        now, was = (list(told.seen(engine.view(rules, each, JUDGE))) for each in (position, before))
        named = [fact for fact in now if not any(f"{card} " in f"{fact} " for card in unnamed)]
        return [fact for fact in named if fact not in was][:FACTS] or named[-1:]

    text, why = in_sentences(rules, called, facts, _title(part), lambda scenario: passes(rules, scenario))
    return text, "" if text else why or "told in sentences it is another game"


def _title(line: Line) -> str:
    if line.tried is None and not line.said:
        return "A position from the table"
    said = line.tried or line.said[-1]
    act = str(said.action["do"]).replace("_", " ")
    return f"{act.capitalize()} by {said.seat.capitalize()} is {'refused' if line.tried else 'carried out'}"
