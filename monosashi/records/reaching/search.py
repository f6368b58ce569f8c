"""Looking moments of games up by what holds in them."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import Any, NamedTuple

import msgspec

import reference_engine as engine
from monosashi.kit.registry import kit
from monosashi.records.reaching.matching import EXACTLY, Matching, Names, Reader
from monosashi.records.reaching.pool import Moment, Pool
from monosashi.records.reaching.wanted import Document, Goal, ending
from monosashi.subjects.lines import Line, Outcome, Said, course
from monosashi.subjects.port import Chance
from monosashi.subjects.reference import Reference
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.histories import Led
from reference_engine.kernel.decision import CHANCE
from reference_engine.kernel.edition import Edition

TRIED = 30
"""So many moments are tried for a scenario."""

TRIED_WITH_LUCK = 400
"""So many, where shuffles are changed, with which the game may go otherwise."""

LOOKED_AT = 300
"""So many moments are held beside a scenario."""

PATIENCE = 2000
"""After so many tries a scenario's names do not fit a moment."""

PLAIN = 3
"""A fact of so many parts is about the whole table: the turn, the phase, who is to play."""

AT_ONCE = 5
"""So many that are alike in something, before others are."""


class Found(NamedTuple):
    """A way to a scenario: the moment of a game, or the game itself if its shuffles were changed; who is called how."""

    moment: Moment
    line: Line | None
    ids: Names


class Search:
    """A pool in which the moments are looked up by what holds in them; the plainest way comes first.

    Fewer clauses on the way are fewer by which an engine may leave it.
    """

    def __init__(self, rules: Edition, pool: Pool, goals: Sequence[Goal]) -> None:
        """Read the whole pool."""
        self.rules = rules
        self.pool = pool
        self.reader = Reader(rules, goals, _shuffled(pool))
        self.moments = sorted(pool.moments, key=lambda moment: (moment.clauses, moment.moves))
        self.index: dict[tuple[Any, ...], int] = {}
        for number, moment in enumerate(self.moments):
            facts = self.reader.facts(moment.document, self.reader.named_in(moment.document))
            for fact in {*facts, *self.reader.cards_there(moment.document), self.reader.table(moment.document)}:
                self.index[fact] = self.index.get(fact, 0) | 1 << number

    @cached_property
    def _in_game(self) -> Mapping[int, int]:
        """The moments of each game."""
        found: dict[int, int] = {}
        for number, moment in enumerate(self.moments):
            found[moment.game] = found.get(moment.game, 0) | 1 << number
        return found

    def found(self, goal: Goal, used: Sequence[int] = ()) -> Found | None:
        """The way to a scenario; where ids are translated, those games first that are used already."""
        said = self.reader.said(goal.position)
        names = self.reader.named_in(goal.position)
        known = 0
        for game in used if self.reader.has_ids else ():
            known |= self._in_game.get(game, 0)
        tried = 0
        for number in islice(self._nearest(goal, said, names, known), LOOKED_AT if self.reader.has_ids else None):
            moment = self.moments[number]
            for ids in islice(self._ways(goal, said, names, moment), 4):
                tried += 1
                found = self._tried(goal, moment, ids)
                if found is not None:
                    return found
                if tried >= (TRIED if self.reader.has_ids else TRIED_WITH_LUCK):
                    return None
        return None

    def _nearest(self, goal: Goal, said: Document, names: frozenset[str], known: int) -> Iterator[int]:
        """The moments at which all may hold that a scenario says; those first that are most like its position."""
        mask = (1 << len(self.moments)) - 1
        demanded = {fact for fact in self.reader.facts(said, names) if EXACTLY not in fact}
        demanded |= {self.reader.table(goal.position), *self.reader.wanted_cards(goal, self.reader.named_in(said))}
        for fact in demanded:
            mask &= self.index.get(fact, 0)
        if not mask:
            return
        others = sorted({*self.reader.facts(goal.whole, names)} - demanded, key=lambda fact: (len(fact), str(fact)))
        alike = [mask & self.index.get(fact, 0) for fact in others]
        exact = [row for row, fact in zip(alike, others, strict=True) if EXACTLY in fact]
        plain = [row for row, fact in zip(alike, others, strict=True) if len(fact) == PLAIN and EXACTLY not in fact]
        chains = [mask, mask, mask]
        for place, rows in enumerate((plain, alike, [*exact, *alike])):
            for row in rows:
                chains[place] = chains[place] & row or chains[place]
        rows = [row for row in (chains[1] & known, mask & known, *chains, mask, *alike) if row]
        done: set[int] = set()
        # From each row some, and then from each some more: what is most alike may not do for one and the same reason.
        waiting = [_bits(row) for row in rows]
        while waiting:
            for numbers in [*waiting]:
                some = [*islice(numbers, AT_ONCE)]
                yield from (number for number in some if number not in done)
                done.update(some)
                if not some:
                    waiting.remove(numbers)

    def _ways(self, goal: Goal, said: Document, names: frozenset[str], moment: Moment) -> Iterator[Names]:
        there = moment.document
        matching = Matching(
            self.reader,
            goal.position.get("cards", {}),
            there.get("cards", {}),
            names,
            self.reader.named_in(there),
            [PATIENCE],
        )
        return matching.ways(said, there, {})

    def _tried(self, goal: Goal, moment: Moment, ids: Names) -> Found | None:
        if self.reader.has_ids or all(old == new for old, new in ids.items()):
            ids = ids if self.reader.has_ids else {}
            return Found(moment, None, ids) if self._ends_alike(goal, moment.position, ids) else None
        line = shuffled_otherwise(self.pool.line(moment), {new: old for old, new in ids.items()})
        try:
            *_, last = course(self.rules, line)
        except (engine.Refused, engine.Unreadable, ValueError):
            return None
        if not self._holds(goal, kit(self.rules.name).arranged(self.rules, last.position)):
            return None
        return Found(moment, line, {}) if self._ends_alike(goal, last.position, {}) else None

    def _holds(self, goal: Goal, document: Document) -> bool:
        return holds(self.reader, goal, document)

    def _ends_alike(self, goal: Goal, position: Any, ids: Names) -> bool:
        reference = Reference(self.rules)
        led = Led(reference, self.rules.name.partition("@")[0], ids, lambda: reference.came_of(Outcome(position)))
        return ending(runner.play(Case(led, self.rules.name), goal.scenario)) == goal.ending


def holds(reader: Reader, goal: Goal, document: Document) -> bool:
    """Whether all that a scenario says is in a document, everybody called alike."""
    there = reader.names
    ways = Matching(reader, {}, {}, there, there, [PATIENCE]).ways(reader.said(goal.position), document, {})
    return any(all(old == new for old, new in names.items()) for names in islice(ways, 100))


def _bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def _shuffled(pool: Pool) -> frozenset[str]:
    """Everything that is shuffled in some game."""
    draws = (draw for _, moves in pool.games for move in moves[:40] if move.seat == CHANCE for draw in
             move.before.pending.draws)  # fmt: skip
    return frozenset(name for draw in draws for name in draw.among)


def shuffled_otherwise(line: Line, names: Names) -> Line:
    """The same game with the cards called otherwise, all of them having come by shuffles.

    >>> line = Line({}, (Chance("shuffle", "chance", order=("a", "b", "c")),))
    >>> shuffled_otherwise(line, {"a": "b"}).chance[0].order
    ('b', 'a', 'c')
    """
    # Whoever loses the name takes one that has become free.
    losers, free = [n for n in names.values() if n not in names], [n for n in names if n not in names.values()]
    whole = {**names, **dict(zip(losers, free, strict=True))}

    def called(value: Any) -> Any:
        if isinstance(value, str):
            return whole.get(value, value)
        if isinstance(value, list | tuple):
            return type(value)(map(called, value))
        return {key: called(item) for key, item in value.items()} if isinstance(value, dict) else value

    def drawn(chance: Sequence[Chance]) -> tuple[Chance, ...]:
        return tuple(msgspec.structs.replace(each, order=called(each.order)) for each in chance)

    return Line(
        line.document, drawn(line.chance), tuple(Said(s.seat, called(s.action), drawn(s.chance)) for s in line.said)
    )
