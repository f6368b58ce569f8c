"""What an entry leaves behind, and in which way it can be wrong: it forgets to change a thing, or wipes it out."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from monosashi.mutants.kinds.changes import Function, position_of
from monosashi.mutants.kinds.fields import BentField, Where, everything, written


@dataclass
class Memory:
    """What has been changed in the turn under way: where, and in which turn."""

    turn: int = -1
    places: set[Any] = field(default_factory=set)

    def again(self, turn: int, place: Any) -> bool:
        """Whether this has been changed in this turn before; it has now."""
        if turn != self.turn:
            self.turn = turn
            self.places.clear()
        known = place in self.places
        self.places.add(place)
        return known


def _noted(position: Any, field: BentField) -> Mapping[Where, Any]:
    return everything(position).get(field.id, {}) if position is not None else {}


@dataclass(frozen=True)
class Leaving:
    """A way to be wrong in what an entry leaves behind.

    ``stays(places, memory, turn)`` says at which of the places that the entry has changed everything stays as it was.
    """

    id: str
    kind: str
    what: str
    stays: Callable[[list[Any], Memory, int], list[Any]]

    def instead(self, field: BentField, real: Function) -> Function:
        """The entry, wrong in this way about a field."""
        memory = Memory()

        def other(*given: Any, **named: Any) -> Any:
            position = position_of(given)
            before = _noted(position, field)
            result = real(*given, **named)
            if position is not None:
                now = _noted(position, field)
                changed = [place for place, old in before.items() if place in now and now[place] != old]
                staying = self.stays(changed, memory, getattr(position, "turn", 0))
                written(position, field, {place: before[place] for place in staying})
            return result

        return other


LEAVINGS = (
    Leaving("kept", "remembered too long", "leaves {} as it was", lambda places, _memory, _turn: places),
    Leaving("kept_but_one", "several at once", "changes one {} only", lambda places, _memory, _turn: places[1:]),
    Leaving(
        "kept_again",
        "the second time",
        "changes the same {} once in a turn only",
        lambda places, memory, turn: [place for place in places if memory.again(turn, place)],
    ),
)


def wiped(field: BentField, real: Function) -> Function:
    """The entry, which leaves a field as if nothing had been noted there."""

    def other(*given: Any, **named: Any) -> Any:
        result = real(*given, **named)
        position = position_of(given)
        if position is not None:
            written(position, field, dict.fromkeys(_noted(position, field), field.default))
        return result

    return other


def unwatched(watcher: Any, real: Function) -> Function:
    """The entry, during which a rule that is asked meanwhile does nothing."""

    def other(*given: Any, **named: Any) -> Any:
        game = given[0]
        judgements = game.judgements
        game.judgements = {**judgements, watcher: lambda *_given, **_named: None}
        try:
            return real(*given, **named)
        finally:
            game.judgements = judgements

    return other
