"""Which kinds of mistakes can be seen where: the right rules play, and each wrong one is tried beside them.

Whatever is never otherwise in any scenario and any random game is no wrong rule worth a name; of the others it is known
in which scenarios something is otherwise, so that only these are played.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import cache, partial
from random import Random
from types import GeneratorType
from typing import Any

from monosashi.mutants.kinds.changes import Change, Function, position_of
from monosashi.mutants.kinds.entries import EntryOfTable
from monosashi.mutants.kinds.fields import Everything, everything
from monosashi.mutants.kinds.making import Making, answers_cut, few, is_watcher, scope, seat_place, turned
from monosashi.mutants.kinds.reading import names_read
from monosashi.mutants.probing import Shadow
from monosashi.records import random_games
from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.verification import runner
from monosashi.verification.case import Case
from reference_engine.kernel.edition import Edition

QUICK_SCAN, THOROUGH_SCAN = (4, 40, 4), (20, 4000, 4000)
"""How many calls of an entry are looked into at one place, after tries in vain at how many places a wrong rule is given
up, and at how many places something has to be otherwise: for all wrong rules, and for those that nobody noticed."""


DRAWN = 120
"""So many decisions of a random game are by chance."""


class Scan:
    """The right rules, with every wrong one tried beside them. ``parted`` has the places where each was otherwise."""

    def __init__(self, making: Making, wanted: Callable[[str], bool], bounds: tuple[int, int, int]) -> None:
        """Look for the wrong rules whose ids are ``wanted``, within the bounds of QUICK_SCAN or THOROUGH_SCAN."""
        self.making = making
        self._calls_looked_into, self._tries_in_vain, self._enough = bounds
        self._wanted = cache(wanted)
        self.parted: dict[str, list[int]] = defaultdict(list)
        self.place = 0
        self._busy = False
        self._calls: Counter[str] = Counter()
        self._active: list[str] = []
        self._changes = 0
        self._known: tuple[Any, int, Everything] | None = None
        self._tries: Counter[str] = Counter()
        self._tried_here: set[str] = set()
        self._scopes: Counter[Any] = Counter()
        self._changed_in_turn: set[tuple[str, int, Any]] = set()
        rules = making.edition
        for entry in making.entries.values():
            rules = entry.amended(rules, self._probe(entry))
        self.rules: Edition = rules

    def play(self, place: int, scenario: Scenario) -> None:
        """Play a scenario, which is a place."""
        self._begin(place)
        runner.play(Case(Reference(self.rules), self.making.edition.name), scenario)

    def games(self, seeds: Iterable[int]) -> Iterator[int]:
        """Play random games; their places are below 0. A game in which something goes wrong ends there."""
        for seed in seeds:
            self._begin(-1 - seed)
            with suppress(random_games.GameFailed):
                random_games.play(self.rules, Random(seed), drawn=DRAWN)
            yield seed

    def _begin(self, place: int) -> None:
        self.place = place
        self._calls.clear()
        self._tried_here.clear()
        self._scopes.clear()
        self._changed_in_turn.clear()
        self._active.clear()
        self._busy = False
        self.rules.cache.clear()

    def _open(self, identity: str) -> bool:
        if not self._wanted(identity):
            return False
        there = self.parted.get(identity, ())
        return (
            len(there) < self._enough
            and (not there or there[-1] != self.place)
            and self._tries[identity] < self._tries_in_vain
        )

    def _part(self, identity: str) -> None:
        if self._open(identity):
            self.parted[identity].append(self.place)

    def _probe(self, entry: EntryOfTable) -> Function:
        real = entry.function
        names = names_read(real, self.making.edition.judgements)
        seen = [
            (f"{entry.id}:sees:{change.id}", change)
            for change in self.making.changes.values()
            if change.field.name in names
        ]
        tries: list[tuple[str, Callable[[Any], Any]]] = []
        if (seat := seat_place(entry)) is not None:
            tries.append((f"{entry.id}:asks:other_seat", partial(turned, self.making.edition, place=seat)))
        for name, count in answers_cut(self.making, entry):
            tries.append((f"{entry.id}:names:{name}.first_{count}", partial(_cut, field=name, count=count)))
        watcher = is_watcher(entry)

        def probed(*given: Any, **named: Any) -> Any:
            if self._busy or position_of(given) is None:
                return real(*given, **named)
            self._calls[entry.id] += 1
            more = [*self._again(entry, position_of(given)), *(self._during(entry) if watcher else ())]
            if self._calls[entry.id] > self._calls_looked_into and not more:
                return self._run(entry, real, given, named)
            self._busy = True
            before = self._everything(position_of(given), anew=entry.changes)
            tried = [*self._shown(seen, before, real, given, named), *self._given(tries, real, given, named)]
            self._busy = False
            result = self._run(entry, real, given, named)
            lazy = isinstance(result, GeneratorType)
            result = tuple(result) if lazy else result
            for identity, shadow, other in tried:
                if not _same(entry, other, result) or not shadow.agrees(given):
                    self._part(identity)
                elif identity not in self._tried_here:
                    self._tried_here.add(identity)
                    self._tries[identity] += 1
            if entry.changes:
                position = position_of(given)
                after = self._everything(position, anew=True)
                self._left(entry, getattr(position, "turn", 0), before, after)
                for identity in more if result is not None or before != after else ():
                    self._part(identity)
            return iter(result) if lazy else result

        return probed

    def _run(self, entry: EntryOfTable, real: Function, given: tuple[Any, ...], named: dict[str, Any]) -> Any:
        if not entry.changes:
            return real(*given, **named)
        outer = not (entry.place[0] == "judgements" and len(entry.place) == 2)
        if outer:
            self._active.append(entry.id)
        self._changes += 1
        try:
            return real(*given, **named)
        finally:
            self._changes += 1
            if outer and self._active:
                self._active.pop()

    def _everything(self, position: Any, *, anew: bool) -> Everything:
        """All that a position has; worked out again once an entry has begun or ended, or ``anew``.

        In the middle of an entry something may have changed since a judgement was asked.
        """
        known = self._known
        if anew or known is None or known[0] is not position or known[1] != self._changes:
            known = self._known = position, self._changes, everything(position)
        return known[2]

    def _shown(
        self,
        seen: list[tuple[str, Change]],
        there: Everything,
        real: Function,
        given: tuple[Any, ...],
        named: dict[str, Any],
    ) -> Iterator[tuple[str, Shadow, Any]]:
        for identity, change in seen:
            if not self._open(identity) or not change.applies(there):
                continue
            shadow = Shadow(self.making.edition, given)
            shown = change.prepared(shadow.given)
            if shown is not None:
                yield from self._tried(identity, shadow, partial(shown.to, real, named))

    def _given(
        self, tries: list[tuple[str, Callable[[Any], Any]]], real: Function, given: tuple[Any, ...], named: Any
    ) -> Iterator[tuple[str, Shadow, Any]]:
        for identity, other in tries:
            if self._open(identity):
                shadow = Shadow(self.making.edition, given)
                given_otherwise = other(shadow.given)
                if any(one != two for one, two in zip(given_otherwise[1:], shadow.given[1:], strict=True)):
                    yield from self._tried(identity, shadow, partial(real, *given_otherwise, **named))

    def _tried(self, identity: str, shadow: Shadow, do: Callable[[], Any]) -> Iterator[tuple[str, Shadow, Any]]:
        try:
            result = do()
            yield identity, shadow, tuple(result) if isinstance(result, GeneratorType | type(iter(()))) else result
        except Exception:
            self._part(identity)

    def _during(self, watcher: EntryOfTable) -> list[str]:
        """Who does without it if this rule does nothing now."""
        identity = f"{self._active[-1]}:during:{watcher.id}" if self._active else ""
        return [identity] if identity and self._open(identity) else []

    def _again(self, entry: EntryOfTable, position: Any) -> list[str]:
        """Within which procedures a step is taken now that has been taken there before."""
        found = []
        # The whole game is the first of them: what comes twice in it has a turn, or a battle, between.
        for procedure in {frame.name for frame in position.stack[1:]} if entry.place[0] == "procedures" else ():
            key = (entry.id, procedure, scope(position, procedure))
            self._scopes[key] += 1
            identity = f"{entry.id}:again:{procedure}"
            if self._scopes[key] > 1 and self._open(identity):
                found.append(identity)
        return found

    def _left(self, entry: EntryOfTable, turn: int, before: Everything, after: Everything) -> None:
        # Marks are forgotten when something ends.
        wipes = self._last(entry)
        for identity, now in after.items():
            name = f"{entry.id}:leaves:{identity}"
            old = before.get(identity, {})
            if old != now:
                # What has no name of its own in a list cannot be told from its neighbour.
                changed = [
                    place
                    for place, value in old.items()
                    if place in now and now[place] != value and not any(type(each) is int for each in place[1:])
                ]
                again = {(name, turn, place) for place in changed}
                for how, so in (
                    ("kept", changed),
                    ("kept_again", again & self._changed_in_turn),
                    ("kept_but_one", changed[1:]),
                ):
                    if so:
                        self._part(f"{name}.{how}")
                self._changed_in_turn |= again
            if wipes and identity in self.making.wiped:
                default = self.making.fields[identity].default
                if any(value != default for value in now.values()):
                    self._part(f"{name}.wiped")

    def _last(self, entry: EntryOfTable) -> bool:
        table, *keys = entry.place
        return table == "procedures" and bool(keys[1] == [*self.making.edition.procedures[keys[0]]][-1])


def _cut(given: tuple[Any, ...], field: str, count: int) -> tuple[Any, ...]:
    """What an entry is given, with an answer that names no more than so many."""
    return (*given[:-1], few(given[-1], field, count))


def _same(entry: EntryOfTable, one: Any, other: Any) -> bool:
    if entry.place[0] == "conditions":
        return (one is None) == (other is None)
    return bool(one == other)
