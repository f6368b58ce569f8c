"""What is kept of a table: a link that holds all of it, a record of the game, a scenario of what was done last."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.lines import Line, after, answer_of, as_scripted, begun, record_of
from monosashi.differential.naming import renamed
from monosashi.differential.quiet import quiet_document
from monosashi.differential.sentences import as_scenario, sayable, scenario_text, sentences
from monosashi.records.game_record import encoded
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite.acts import Unsayable
from monosashi.suite.telling import Telling, telling
from monosashi.verification.case import Case
from monosashi.verification.runner import play
from reference_engine.kernel.edition import Edition

JUDGE = "judge"

TRIED = 12
"""From so many positions before the last answer a scenario is tried to begin."""

FACTS = 4
"""So many things are said of the position at the end of a scenario."""


class Kept(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a link holds: in which edition and language, and what has been played."""

    edition: str
    language: str
    line: Line


class Unkept(Exception):
    """What a link holds is no table; the message says why."""


def packed(kept: Kept) -> dict[str, Any]:
    """As plain data."""
    found: dict[str, Any] = msgspec.to_builtins(kept)
    return found


def unpacked(plain: object) -> Kept:
    """From plain data. Raises Unkept."""
    try:
        return msgspec.convert(plain, Kept)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Unkept(str(error)) from None


def record_text(rules: Edition, line: Line) -> str:
    """A line as a record, for ``monosashi show`` and ``monosashi replay``."""
    return encoded(record_of(rules, line, "from a table in a browser")).decode()


def scenario_of(rules: Edition, line: Line, before: Sequence[Any]) -> tuple[str, str]:
    """The text of a scenario that passes, or nothing and why there is none.

    ``before`` has the position before each answer of the line, and the last one. A line that begins with a quiet
    position is told as a whole; else, or if it cannot be, the end of it, from a quiet position there.
    """
    game, why = rules.name.partition("@")[0], ""
    if says := telling(game):
        for part in _parts(rules, line, before):
            text, unsaid = _told(rules, says, part, before[-1])
            if text:
                return text, ""
            why = why or unsaid
    return "", why or sayable(game, line)


def _parts(rules: Edition, line: Line, before: Sequence[Any]) -> Iterator[Line]:
    """What may be told: the whole line, then its end, the shortest first."""
    if engine.game(rules.name).is_quiet(line.document):
        yield line
    last = len(line.said) - (line.tried is None)
    for number in range(last, max(last - TRIED, -1), -1):
        document = quiet_document(rules, before[number])
        if document is not None:
            yield Line(document, (), line.said[number:], line.tried)


def _told(rules: Edition, says: Telling, part: Line, end: Any) -> tuple[str, str]:
    """A scenario of the line, or why there is none; ``end`` is the position in which it ended on the table."""
    positions: list[Any] = []

    def facts(told: Telling, position: Any, unnamed: Sequence[str]) -> list[str]:
        now, was = (list(told.seen(engine.view(rules, each, JUDGE))) for each in (position, positions[-1]))
        named = [fact for fact in now if not any(f"{card} " in f"{fact} " for card in unnamed)]
        return [fact for fact in named if fact not in was][:FACTS] or named[-1:]

    try:
        if set(says.seen(engine.view(rules, _end(rules, part), JUDGE))) != set(
            says.seen(engine.view(rules, end, JUDGE))
        ):
            return "", "something lasts that no quiet position says"
        called = renamed(rules, replace(part, document={"cards": {}, **part.document}))
        positions.append(_end(rules, replace(called, said=called.said[:-1])))
        for brief in (True, False):
            said = list(sentences(rules, called, facts, brief=brief))
            if play(Case(Reference(rules), rules.name), as_scenario(said)).status is Status.PASS:
                return scenario_text(_title(part), said), ""
    except (Unsayable, engine.Refused, engine.Unreadable) as error:
        return "", str(error)
    except LookupError as error:
        return "", f"no sentence says what there is of {error}"
    return "", "told in sentences it is another game"


def _end(rules: Edition, line: Line) -> Any:
    """The position in which a line ends."""
    position = begun(rules, line.document, as_scripted(line.chance)).position
    for said in line.said:
        position = after(rules, position, said.seat, answer_of(rules, said.action), as_scripted(said.chance)).position
    return position


def _title(line: Line) -> str:
    if line.tried is None and not line.said:
        return "A position from the table"
    said = line.tried or line.said[-1]
    act = str(said.action["do"]).replace("_", " ")
    return f"{act.capitalize()} by {said.seat.capitalize()} is {'refused' if line.tried else 'carried out'}"
