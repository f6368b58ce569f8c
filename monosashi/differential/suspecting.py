"""What an engine behaves as, where short lines are known that part it from the rules.

A line is played again by every wrong rule that can matter to it. Under some of them the reference does what the engine
has done: refuses the same, draws the same, shows the same. They are put beside the engine in the place of the right
rules, and those from which the line does not part it are its *twins*. Where there are several, both play on together:
who is no twin is soon parted.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi.differential.contest import LEGAL, Contest, Foreseeing
from monosashi.differential.divergence import Cause, Kind
from monosashi.differential.playing import TableOfTwo
from monosashi.differential.state import Result, Twin, same
from monosashi.mutants.measuring import WrongRule, wrong_rules
from monosashi.mutants.operators.playing import counted
from monosashi.mutants.tracing import EVERYWHERE, FineTracer
from monosashi.records.coverage import CoverageCollector
from monosashi.subjects import lines
from monosashi.subjects.lines import Line, Outcome, Said, answered, as_scripted, begun, clauses_of
from monosashi.subjects.port import Chance
from monosashi.subjects.status import PROCESS_FAILURES, Status
from monosashi.support.patience import TooLong, limited
from monosashi.verification.differences import JUDGE
from reference_engine.kernel.edition import Edition

SECONDS = 20.0
"""How long twins of one line are looked for; and how long they play on with the engine."""

LINE_SECONDS = 1.0
"""Seconds a short line may take on wrong rules, which may never come to an end."""

ANSWERS_PLAYED_ON = 40
"""So many answers are given each time that an engine and a wrong rule play on."""

ROUNDS = 4
"""So often they do, after the line and from the start of a game, as long as there are several wrong rules left."""

SINGLE_ROUNDS = 2
"""So many of these rounds are played with a single one, too."""

TWINS_KEPT = 16
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


class Parting(NamedTuple):
    """A line that parts the engine from the right rules, and how it goes by these."""

    line: Line
    right: Course | None


@dataclass
class Suspect:
    """A rule that is a twin, with its clause, and its place among those for which as much speaks.

    What the engine has said when it refused comes first in that, then the clauses in play as they are told, then
    rules written by hand. ``far`` is for how long the engine has kept pace with it beyond the line; ``kept`` says that
    nothing has parted them there, or nothing but what stands for another result.
    """

    wrong: WrongRule
    clause: str
    place: tuple[int, ...]
    far: int = 0
    kept: bool = True

    @property
    def twin(self) -> Twin:
        """As it is kept."""
        return Twin(self.wrong.id, self.wrong.what, self.clause, self.kept)


class Suspecting:
    """Looks for the twins of what is measured at a table."""

    def __init__(self, table: TableOfTwo, agreed: Iterable[Line] = ()) -> None:
        """The library is that of the table's edition; where its rules are not installed, only the operators'.

        At lines that are ``agreed`` the engine has done all that the right rules do, so no rule is suspected that does
        anything else there.
        """
        contest = table.contest
        name = contest.rules.name
        self.rules: Edition = table.watcher.plain
        self._child = contest.lockstep.child
        self._offered, self._loads = contest.offered, contest.loads
        self._vocabulary = table.vocabulary
        self._library = wrong_rules(name)
        self._agreed = [(line, right) for line in agreed if (right := self._shown(self.rules, line)) is not None]
        self._refuted: dict[str, bool] = {}

    def twins(self, results: Sequence[Result], more: Mapping[int, Sequence[Line]]) -> Mapping[int, tuple[Twin, ...]]:
        """The twins of each result, by its number, the likeliest first; what results have of them already stays.

        ``more`` are other lines that part the engine in the same way. A rule that explains other results, too, is
        likelier than one that does not.
        """
        explained = Counter(twin.rule for result in results for twin in result.twins)
        new: dict[int, list[Suspect]] = {}
        for result in results:
            if not result.twins:
                others = [each for each in results if each is not result]
                lines = [self._parting(line) for line in (result.line, *more.get(result.number, ()))]
                new[result.number] = self._suspects(result, [*explained], others, lines)
                explained.update(each.wrong.id for each in new[result.number])
        for result in results:
            mine = {each.wrong.id for each in new.get(result.number, ())} or {twin.rule for twin in result.twins}
            # Rules of which nobody knew yet when the result was looked at.
            rules = [self._library[rule] for rule in explained.keys() - mine if rule in self._library]
            line = self._parting(result.line)
            explained.update(wrong.id for wrong in rules if self._twin_course(wrong, line) is not None)
        return {
            result.number: result.twins or tuple(each.twin for each in ranked(new[result.number], explained))
            for result in results
        }

    # One line

    def _suspects(
        self, result: Result, known: Sequence[str], others: Sequence[Result], lines: Sequence[Parting]
    ) -> list[Suspect]:
        """The twins of a result's line, the first of ``lines``: among rules that are ``known``, or else among all."""
        if result.cause.kind in (*PROCESS_FAILURES, Status.ERROR):
            return []
        line, right = lines[0]
        if right is None or self._keeps_pace(self.rules, right, line):
            return []
        looked_up = self._looked_up(line)
        able = [wrong for wrong in self._library.values() if not looked_up.isdisjoint(wrong.entries())]
        in_play = tuple(dict.fromkeys((*result.cited, *result.clauses)))
        # The clauses in play are nearest, but what the line shows may come of a rule that nobody would think of.
        able.sort(key=lambda wrong: {*in_play}.isdisjoint(wrong.clauses))
        twins: list[Suspect] = []
        for some in ([wrong for wrong in able if wrong.id in known], able):
            found = self._among(some, lines[0], in_play, result.cause)
            twins = sorted(found, key=lambda each: each.place)[:TWINS_KEPT]
            self._play_on(twins, lines, others)
            if any(each.kept for each in twins):
                break
        return twins

    def _among(
        self, some: Sequence[WrongRule], line: Parting, in_play: Sequence[str], cause: Cause
    ) -> Iterator[Suspect]:
        """The twins among some rules."""
        places = {clause: place for place, clause in enumerate(in_play)}
        until = monotonic() + SECONDS
        for number, wrong in enumerate(some):
            if monotonic() > until:
                return
            there = self._twin_course(wrong, line)
            if there is None or self._is_refuted(wrong):
                continue
            clause = min(wrong.clauses, key=lambda each: places.get(each, len(places)), default="")
            said = cause.kind != Kind.REFUSED or {*cause.what} <= {*there.taken[-1].clauses}
            yield Suspect(wrong, clause, (not said, places.get(clause, len(places)), "/" not in wrong.id, number))

    def _parting(self, line: Line) -> Parting:
        return Parting(line, course(self.rules, line))

    def _twin_course(self, wrong: WrongRule, parting: Parting) -> Course | None:
        """How a line goes by a rule, if it parts the reference from that and not the engine."""
        line, right = parting
        try:
            rules = self._bent(wrong)()
        except Exception:
            # What a house rule has taken out of the table nothing else can change.
            return None
        there = course(rules, line)
        if there is None or right is None or there.end == right.end:
            return None
        return there if self._keeps_pace(rules, there, line) else None

    def _bent(self, wrong: WrongRule) -> Callable[[], Edition]:
        return counted(wrong.bend(self.rules))

    def _looked_up(self, line: Line) -> frozenset[str]:
        """What the line looks up in the rules, as finely as they can be bent."""
        tracer = FineTracer(self.rules)
        course(tracer.rules, line)
        # What an act lists is held against its conditions, and one more would be found there as where faults are.
        listed = {entry.replace("options.", "faults.", 1) for entry in tracer.seen if entry.startswith("options.")}
        return frozenset((*tracer.seen, *listed, EVERYWHERE))

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
        return Contest(self._child, Foreseeing(rules), self._offered, loads=self._loads)

    def _is_refuted(self, wrong: WrongRule) -> bool:
        """Whether a rule does otherwise somewhere, where the engine has done as the right ones do."""
        if wrong.id not in self._refuted:
            self._refuted[wrong.id] = any(
                self._shown(self._bent(wrong)(), line) not in (right, None) for line, right in self._agreed
            )
        return self._refuted[wrong.id]

    def _shown(self, rules: Edition, line: Line) -> tuple[Any, ...] | None:
        """What the judge sees all along a line, as far as rules can play it; None if that takes too long."""
        shown: list[Any] = []
        try:
            with limited(LINE_SECONDS, TooLong):
                for outcome in lines.course(rules, line):
                    shown.append((engine.view(rules, outcome.position, JUDGE), outcome.chance))
        except TooLong:
            return None
        except Exception:
            # Wrong rules may refuse what is said, and make anything of a game.
            pass
        return tuple(shown)

    # Beyond it

    def _play_on(self, twins: Sequence[Suspect], lines: Sequence[Parting], others: Sequence[Result]) -> None:
        """Let the engine and its twins play on, as long as there are several left, and for some rounds in any case."""
        until = monotonic() + SECONDS
        for line in lines[1:]:
            for each in twins:
                each.kept = each.kept and self._twin_course(each.wrong, line) is not None
        for number in range(ROUNDS):
            left = [each for each in twins if each.kept]
            if (number >= SINGLE_ROUNDS and len(left) < 2) or (number and monotonic() > until):
                return
            for each in left:
                self._play_one(each, number, lines[0].line, others)
                self._play_one(each, number, None, others)

    def _play_one(self, suspect: Suspect, number: int, line: Line | None, others: Sequence[Result]) -> None:
        fresh = self._bent(suspect.wrong)
        watcher = CoverageCollector(fresh())
        table = TableOfTwo(self._contest(watcher.rules), watcher, self._vocabulary)
        try:
            with limited(10 * LINE_SECONDS, TooLong):
                answers, parted = table.play_on(number, line, ANSWERS_PLAYED_ON, fresh)
        except (TooLong, Exception):
            # Nobody can play by these rules: that says nothing of the engine.
            return
        suspect.far += answers
        suspect.kept = suspect.kept and all(any(same(other, each) for other in others) for each in parted)


def ranked(suspects: Sequence[Suspect], explained: Counter[str]) -> list[Suspect]:
    """The likeliest first. Those from which the engine was parted are none where it has kept pace with another."""
    left = [each for each in suspects if each.kept] or suspects
    return sorted(left, key=lambda each: (-explained[each.wrong.id], -each.far, each.place))


def course(rules: Edition, line: Line) -> Course | None:
    """How a line goes by some rules; None if they cannot play it, or not with its dice."""
    try:
        with limited(LINE_SECONDS, TooLong):
            found = _course(rules, line)
    except (TooLong, Exception):
        return None
    rolled = [(line.chance, found.begun.chance)]
    given = (*line.said, *([line.tried] if line.tried is not None else []))
    rolled += [(said.chance, taken.said.chance) for said, taken in zip(given, found.taken, strict=True)]
    return found if all(same_dice(*each) for each in rolled) else None


def same_dice(scripted: Sequence[Chance], used: Sequence[Chance]) -> bool:
    """Whether dice have shown what the script says, as far as it has them: rules may have dice with fewer sides."""
    left = list(scripted)
    for each in used:
        found = next((one for one in left if (one.draw, one.of) == (each.draw, each.of)), None)
        if found is not None:
            left.remove(found)
            if found.shows != each.shows:
                return False
    return True


def _course(rules: Edition, line: Line) -> Course:
    beginning = begun(rules, line.document, as_scripted(line.chance))
    position = beginning.position
    taken: list[Taken] = []
    for said in (*line.said, *([line.tried] if line.tried is not None else [])):
        try:
            outcome = answered(rules, position, said)
        except engine.Illegal as refusal:
            taken.append(Taken(said, None, clauses_of(refusal.violations), str(refusal)))
        except engine.Malformed as refusal:
            taken.append(Taken(said, None, (), str(refusal)))
        else:
            taken.append(Taken(Said(said.seat, said.action, outcome.chance), outcome))
            position = outcome.position
    if line.looked == LEGAL:
        return Course(beginning, tuple(taken), [*engine.legal(rules, position)])
    return Course(beginning, tuple(taken), engine.view(rules, position, line.looked or JUDGE))
