"""Facts about an answer that the rules' table tells of any game: where the offender stands, which time it is."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from monosashi.classes.tables import say
from monosashi.classes.watching import Moment, Play
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.edition import Edition

ALONE, BEFORE, AFTER, TOGETHER = say("alone"), say("before an innocent"), say("after an innocent"), say("together")
OFFENDERS = (ALONE, BEFORE, AFTER, TOGETHER)
"""Where the offender stands among the members of an answer: there is no other; the last, or the first, would do by
itself; or only all of them together offend."""

ONCE, AT_ONCE, LATER = say("first"), say("again at once"), say("again later")
TIMES = (ONCE, AT_ONCE, LATER)
"""Which time it is: the seat's first answer of its kind in the turn, or it has given one before."""

AGAIN = say("again")
"""One of the latter two."""


def refusals(play: Play) -> Iterator[tuple[Moment, str]]:
    """Each refused answer that the scenario looks at, with each clause that explains it.

    That is the clause it asks for; or the only one broken, if it asks for none.
    """
    for moment in play.moments:
        if not moment.accepted:
            alone = moment.broken if len(moment.broken) == 1 else ()
            for clause in moment.looked_for or alone:
                yield moment, clause


def bound(edition: Edition) -> tuple[tuple[str, str], ...]:
    """Each act with each clause that is a condition of it."""
    return tuple((act, clause) for act, rules in edition.acts.items() for clause in rules.conditions)


class Probe:
    """An answer that notes which of its fields are read; of the answer's type for whoever asks."""

    __class__ = property(lambda self: type(self._answer))

    def __init__(self, answer: Any) -> None:
        """Nothing has been read yet."""
        self._answer = answer
        self._read: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        """Read a field, or what an answer makes of its fields: of the march's ``units`` its ``moves``."""
        made = getattr(type(self._answer), name, None)
        if isinstance(made, property) and made.fget is not None:
            return made.fget(self)
        self._read.add(name)
        return getattr(self._answer, name)


def weighed(edition: Edition, moment: Moment) -> bool:
    """Whether the conditions of an answer were looked at: it has sense, and its seat was asked for such an act."""
    asked = moment.seat == moment.asked and moment.act in edition.offers[moment.kind]
    return asked and (moment.accepted or bool(moment.broken))


def fields_read(edition: Edition, plays: Iterable[Play]) -> frozenset[tuple[str, str, str]]:
    """Each act, each condition of it, and each field of an answer that it looks at, as far as anybody has seen."""
    found: set[tuple[str, str, str]] = set()
    for play in plays:
        for moment in play.moments:
            for clause, condition in edition.acts[moment.act].conditions.items() if weighed(edition, moment) else ():
                probe = Probe(moment.answer)
                condition(Context(edition, moment.before), moment.seat, probe)
                found.update((moment.act, clause, name) for name in probe._read)
    return frozenset(found)


def offender(edition: Edition, moment: Moment, clause: str, field: str) -> tuple[str, ...]:
    """Where the member stands for which a refused answer breaks a clause; nothing if none of this field does."""
    condition = edition.acts[moment.act].conditions.get(clause)
    members = list(getattr(moment.answer, field)) if condition is not None else []

    def breaks(kept: list[Any]) -> bool:
        assert condition is not None
        return condition(Context(edition, moment.before), moment.seat, only(moment.answer, field, kept)) is not None

    if not members or not breaks(members):
        return ()
    healing = [place for place in range(len(members)) if not breaks(members[:place] + members[place + 1 :])]
    if breaks([]):
        # Somebody is missing, or the field has nothing to do with it, unless leaving one out is enough.
        return _places(healing, len(members)) if len(members) > 1 and healing else ()
    if len(members) == 1:
        return (ALONE,)
    guilty = [place for place, member in enumerate(members) if breaks([member])]
    return _places(guilty or healing, len(members))


def _places(guilty: list[int], count: int) -> tuple[str, ...]:
    if len(guilty) in (0, count):
        return (TOGETHER,)
    return (*([BEFORE] if count - 1 not in guilty else []), *([AFTER] if 0 not in guilty else []))


def only(answer: Answer | None, field: str, members: list[Any]) -> Any:
    """The same answer that names only these members in a field."""
    named = getattr(answer, field)
    kept = {member: named[member] for member in members} if isinstance(named, Mapping) else tuple(members)
    return msgspec.structs.replace(answer, **{field: kept})  # type: ignore[type-var]


def times(play: Play) -> Iterator[tuple[Moment, str]]:
    """Each answer, with which time it is that its seat gives one of this kind to such a question in this turn."""
    given: dict[tuple[str, str, str, int], int] = {}
    changes = 0
    last = ""
    for moment in play.moments:
        if moment.kind != last:
            changes, last = changes + 1, moment.kind
        key = (moment.seat, moment.kind, moment.act, moment.turn)
        yield moment, ONCE if key not in given else AT_ONCE if given[key] == changes else LATER
        if moment.accepted:
            given[key] = changes
