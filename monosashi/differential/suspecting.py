"""What an engine behaves as, where short lines are known that part it from the rules.

A line is played again by every wrong rule that can matter to it. Under some of them the reference does what the engine
has done: refuses the same, draws the same, shows the same. They are put beside the engine in the place of the right
rules, and those from which the line does not part it are its *twins*. Where there are several, both play on together:
who is no twin is soon parted.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from time import monotonic
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi.differential.contest import LEGAL, Contest, Foreseeing
from monosashi.differential.divergence import Kind
from monosashi.differential.lines import Line, Outcome, Said, after, answer_of, as_scripted, begun
from monosashi.differential.playing import Table
from monosashi.differential.seen import Watcher
from monosashi.differential.state import Result, Twin
from monosashi.mutants.matrix import TooLong
from monosashi.mutants.measuring import WrongRule, wrong_rules
from monosashi.mutants.operators.playing import counted
from monosashi.mutants.tracing import EVERYWHERE, FineTracer
from monosashi.support.patience import limited
from monosashi.verification.differences import JUDGE
from reference_engine.kernel.edition import Edition

SECONDS = 10.0
"""How long twins of one line are looked for among the rules of the clauses in play; and among all, if none is there."""

PATIENCE = 1.0
"""Seconds a short line may take on wrong rules, which may never come to an end."""

FAR = 40
"""So many answers are given when an engine and a wrong rule play on."""

MOST = 12
"""So many twins of a line play on with the engine, and are kept."""


class Taken(NamedTuple):
    """An answer as rules take it: what comes of it, or under which clauses and with which words they refuse it."""

    said: Said
    outcome: Outcome | None
    clauses: tuple[str, ...] = ()
    message: str = ""


class Course(NamedTuple):
    """How a line goes by some rules: its beginning, each answer, what is seen at the end."""

    begun: Outcome
    taken: tuple[Taken, ...]
    seen: Any

    @property
    def end(self) -> Any:
        """What can tell it from another course where the line ends."""
        last = self.taken[-1] if self.taken else Taken(NOTHING_SAID, self.begun)
        return last.clauses, None if last.outcome is None else (last.outcome.position, last.outcome.chance), self.seen


NOTHING_SAID = Said("", {})


class Suspect(NamedTuple):
    """A rule that is a twin, with its clause, and its place among those for which as much speaks.

    What the engine has said when it refused comes first in that, then the clauses in play as they are told, then
    rules written by hand.
    """

    wrong: WrongRule
    clause: str
    place: tuple[int, ...]


class Suspecting:
    """Looks for the twins of what is measured at a table."""

    def __init__(self, table: Table) -> None:
        """The library is that of the table's edition; where its rules are not installed, only the operators'."""
        contest = table.contest
        name = contest.rules.name
        self.rules: Edition = engine.edition(name).amended(name, switches=contest.rules.switches)
        self._child = contest.lockstep.child
        self._offered = contest.offered
        self._vocabulary = table.vocabulary
        self._library = wrong_rules(name)
        self._right: dict[int, Course | None] = {}
        self._far: dict[tuple[str, int], int] = {}

    def twins(self, results: Sequence[Result]) -> Mapping[int, tuple[Twin, ...]]:
        """The twins of each result, by its number, the likeliest first.

        A rule that explains other results, too, is likelier than one that does not, and so is one with which the engine
        keeps pace for longer; where it is never parted from one, those from which it is are no twins.
        """
        found: dict[int, list[Suspect]] = {}
        for result in results:
            known = {each.wrong.id for some in found.values() for each in some}
            found[result.number] = self._suspects(result, known)
        explained = Counter(each.wrong.id for some in found.values() for each in some)
        for result in results:
            mine = {each.wrong.id for each in found[result.number]}
            # Rules of which nobody knew yet when the result was looked at.
            explained.update(rule for rule in explained.keys() - mine if self._is_twin(self._library[rule], result))
        return {
            result.number: tuple(
                Twin(each.wrong.id, each.wrong.what, each.clause)
                for each in self._ranked(found[result.number], explained, result)
            )
            for result in results
        }

    # One line

    def _suspects(self, result: Result, known: Collection[str]) -> list[Suspect]:
        """The twins of a result's line: among the rules of the clauses in play and those ``known``, or else any."""
        right = self._course_of(result)
        if right is None or self._keeps_pace(self.rules, right, result.line):
            return []
        looked_up = self._looked_up(result.line)
        able = [wrong for wrong in self._library.values() if not looked_up.isdisjoint(wrong.entries())]
        in_play = tuple(dict.fromkeys((*result.cited, *result.clauses)))
        nearest = [wrong for wrong in able if wrong.id in known or not {*in_play}.isdisjoint(wrong.clauses)]
        rest = [wrong for wrong in able if wrong not in nearest]
        for some in (nearest, rest):
            found = [*self._among(some, result, in_play, monotonic() + SECONDS)]
            if found:
                return sorted(found, key=lambda each: each.place)[:MOST]
        return []

    def _among(
        self, some: Sequence[WrongRule], result: Result, in_play: Sequence[str], until: float
    ) -> Iterator[Suspect]:
        for number, wrong in enumerate(some):
            if monotonic() > until:
                return
            if not self._is_twin(wrong, result):
                continue
            places = {clause: place for place, clause in enumerate(in_play)}
            clause = min(wrong.clauses, key=lambda each: places.get(each, len(places)), default="")
            unsaid = result.cause.kind == Kind.REFUSED and not {*result.cause.what} <= {*wrong.clauses}
            place = (unsaid, places.get(clause, len(places)), "/" not in wrong.id, number)
            yield Suspect(wrong, clause, place)

    def _is_twin(self, wrong: WrongRule, result: Result) -> bool:
        """Whether a result's line parts the reference from a wrong rule, and does not part the engine from it."""
        right = self._course_of(result)
        rules = self._bent(wrong)()
        there = course(rules, result.line)
        if there is None or right is None or there.end == right.end:
            return False
        return self._keeps_pace(rules, there, result.line)

    def _course_of(self, result: Result) -> Course | None:
        """How a result's line goes by the right rules."""
        if result.number not in self._right:
            self._right[result.number] = course(self.rules, result.line)
        return self._right[result.number]

    def _bent(self, wrong: WrongRule) -> Callable[[], Edition]:
        return counted(wrong.bend(self.rules))

    def _looked_up(self, line: Line) -> frozenset[str]:
        """What the line looks up in the rules, as finely as they can be bent."""
        tracer = FineTracer(self.rules)
        course(tracer.rules, line)
        return frozenset((*tracer.seen, EVERYWHERE))

    def _keeps_pace(self, rules: Edition, there: Course, line: Line) -> bool:
        """Whether the engine does all that these rules do, to the end of the line."""
        contest = self._contest(rules)
        try:
            if contest.begin(line.document, there.begun) is not None:
                return False
            for said, outcome, clauses, message in there.taken:
                parted = contest.attempt(said, clauses, message) if outcome is None else contest.say(said, outcome)
                if parted is not None:
                    return False
            return not line.looked or contest.look(line.looked) is None
        except (TooLong, Exception):
            # Wrong rules may make anything of a game.
            return False

    def _contest(self, rules: Edition) -> Contest:
        return Contest(self._child, Foreseeing(rules), self._offered)

    # Several twins

    def _ranked(self, suspects: Sequence[Suspect], explained: Mapping[str, int], result: Result) -> list[Suspect]:
        """The likeliest first; without those that are none, where one is known to be better."""
        if len(suspects) < 2:
            return [*suspects]
        far = {each.wrong.id: self._plays_on(each.wrong, result) for each in suspects}
        best = max(far.values())
        left = [each for each in suspects if best < 2 * FAR or far[each.wrong.id] == best]
        return sorted(left, key=lambda each: (-explained[each.wrong.id], -far[each.wrong.id], each.place))

    def _plays_on(self, wrong: WrongRule, result: Result) -> int:
        """How many answers the engine keeps pace for, after the line and in a game from its start."""
        fresh = self._bent(wrong)
        place = wrong.id, result.number
        if place not in self._far:
            watcher = Watcher(fresh())
            table = Table(self._contest(watcher.rules), watcher, self._vocabulary)
            self._far[place] = sum(_played(table, line, fresh) for line in (result.line, None))
        return self._far[place]


def _played(table: Table, line: Line | None, fresh: Callable[[], Edition]) -> int:
    try:
        with limited(10 * PATIENCE, TooLong):
            return table.play_on(line, FAR, fresh)
    except (TooLong, Exception):
        return 0


def course(rules: Edition, line: Line) -> Course | None:
    """How a line goes by some rules; None if they cannot play it."""
    try:
        with limited(PATIENCE, TooLong):
            return _course(rules, line)
    except (TooLong, Exception):
        return None


def _course(rules: Edition, line: Line) -> Course:
    beginning = begun(rules, line.document, as_scripted(line.chance))
    position = beginning.position
    taken: list[Taken] = []
    for said in (*line.said, *([line.tried] if line.tried is not None else [])):
        try:
            outcome = after(rules, position, said.seat, answer_of(rules, said.action), as_scripted(said.chance))
        except engine.Illegal as refusal:
            clauses = tuple(dict.fromkeys(each.clause for each in refusal.violations))
            taken.append(Taken(said, None, clauses, str(refusal)))
        except engine.Malformed as refusal:
            taken.append(Taken(said, None, (), str(refusal)))
        else:
            taken.append(Taken(Said(said.seat, said.action, outcome.chance), outcome))
            position = outcome.position
    if line.looked == LEGAL:
        return Course(beginning, tuple(taken), [*engine.legal(rules, position)])
    return Course(beginning, tuple(taken), engine.view(rules, position, line.looked or JUDGE))
