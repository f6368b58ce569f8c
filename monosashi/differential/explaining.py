"""What parts an engine from the rulebook, difference by difference.

Real engines differ in many rules at once, and a scenario ends at the first of them. So the likeliest wrong rule is
taken into the rules beside the engine, and what has failed is played once more beside these: a scenario in which
nothing parts the two any more is explained, any other one shows what comes next. That goes on until no wrong rule
explains anything more.

A wrong rule is dropped if a scenario speaks against it that the engine passes, and these rules would not. Nothing is
named that was not tried on the engine.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from monosashi import suite
from monosashi.diagnosis.diagnosing import ADAPTER, ranker_of
from monosashi.diagnosis.matrix import shipped_matrix
from monosashi.diagnosis.ranking import Ranker
from monosashi.diagnosis.symptom import Symptom, symptom_of
from monosashi.mutants.measuring import WrongRule, own_ids, tried_rules
from monosashi.subjects.status import UNSCORED, Status
from monosashi.suite import Scenario
from monosashi.support.interruption import allowed, postponed
from monosashi.support.progress import meter
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.following import Amended
from monosashi.verification.lockstep import readings_of
from monosashi.verification.results_file import Difference, Run
from monosashi.verification.run import Plan
from monosashi.verification.session import Invalid, Session, is_clean, is_later
from monosashi.verification.verdict import Verdict
from reference_engine.amendments import published
from reference_engine.kernel.edition import Edition

CANDIDATES = 12
"""So many wrong rules are tried on the engine before another one is given up looking for."""

TWINS = 6
"""So many are tried of those that the matrix takes for one: the way in which scenarios end is not all that is seen."""

TRIALS = 6
"""A wrong rule is tried on so many scenarios, those first that say most."""

REFUTING = 40
"""So many of the scenarios that would refute a wrong rule are looked at."""

MIN_PLAYS = 1000
"""So often the engine may be asked for a scenario, however small the run was: it takes some seconds."""

RIVALS = 4
"""So many wrong rules are compared with each other where each has explained all it was tried on."""

AGAINST = 0.8
"""From which share on of what a wrong rule's scenarios say it is not tried."""

SETTLED = 0.25
"""How much a failure speaks against a wrong rule that is explained without it: one difference may hide another."""

UNLIKE = 0.4
"""How much a failure speaks for a wrong rule that would end in another way: one difference may hide another."""

FADING = 0.3
"""What is left of that for the next candidate."""


class Trial(NamedTuple):
    """A wrong rule tried on the engine: which scenarios it explains, which it brings further, which refute it."""

    rule: int
    explained: frozenset[int]
    further: frozenset[int]
    refuted: frozenset[int]

    @property
    def worth(self) -> tuple[bool, int, int]:
        """How much speaks for it: first that nothing speaks against it."""
        return not self.refuted, len(self.explained) - 2 * len(self.refuted), len(self.further)


class Explaining:
    """What is known of an engine while its differences are looked for.

    ``left`` has the failures that nothing explains yet, by the number of the scenario in the kill matrix, with what
    parts the engine there from the rules so far; ``settled`` are those that are explained, ``passed`` those that the
    engine passes, ``later`` those where something was found in an image or at the second look only, or that were not
    reached.
    In those that are ``unseen`` nothing parts the two, only the scenario's own sentences fail.
    ``plays`` counts down how often the engine may still be asked for a scenario: as often as the run has done.
    """

    def __init__(self, run: Run, session: Session) -> None:
        """Begin with what the run has come to; ``session`` has the same engine."""
        name = run.header.edition
        self.session = session
        self.edition = name
        self.ranker: Ranker = ranker_of(published(name), "reasons" in run.header.engine.capabilities)
        self.matrix = self.ranker.matrix
        self.library: Mapping[str, WrongRule] = tried_rules(published(name))
        own = own_ids(published(name))
        self.ids = [own.get(known.id, known.id) for known in self.matrix.rules]
        self.scenarios: Mapping[str, Scenario] = {each.id: each for each in suite.scenarios(name)}
        self.rules: Edition = session.rules
        self.plays = max(MIN_PLAYS, sum(1 + verdict.imaged for verdict in run.scored))
        numbers = self.matrix.numbers
        played = {numbers[verdict.scenario]: verdict for verdict in run.scored if verdict.scenario in numbers}
        self.passed = frozenset(number for number, verdict in played.items() if verdict.status is Status.PASS)
        # What has failed in an image only has passed as it is written: nothing can be seen of that here.
        self.left: dict[int, Symptom] = {
            number: symptom_of(name, verdict, self._scenario(number))
            for number, verdict in played.items()
            if verdict.status not in (Status.PASS, *UNSCORED, *ADAPTER, Status.NOT_RUN)
        }
        self.later = {
            number: played[number]
            for number in self.left
            if is_later(played[number]) or played[number].status is Status.BLOCKED
        }
        for number in self.later:
            del self.left[number]
        self.later.update((number, verdict) for number, verdict in played.items() if verdict.second is not None)
        self.settled: set[int] = set()
        self.taken: list[int] = []
        self.explained: dict[int, frozenset[int]] = {}
        self._parting: dict[int, bool] = {}
        self.unseen: list[int] = []
        self._played = played

    def _scenario(self, number: int) -> Scenario:
        return self.scenarios[self.matrix.scenarios[number]]

    def _follow(self, number: int, rules: Edition) -> Verdict | None:
        """What parts the engine from these rules in a scenario; None if nothing does."""
        self.plays -= 1
        verdict = self.session.follow(self._scenario(number), rules)
        return None if verdict.status is Status.PASS else verdict

    def _is_followed(self, number: int) -> bool:
        """Whether a failure can be followed: what only the scenario's own sentences demand parts nobody."""
        if number not in self._parting:
            self._parting[number] = self._follow(number, self.session.rules) is not None
            if not self._parting[number]:
                del self.left[number]
                self.unseen.append(number)
        return self._parting[number]

    # The likeliest

    def candidates(self) -> list[list[int]]:
        """Wrong rules that may explain what is left, the likeliest first, those together that the matrix takes for one.

        For each speak the failures that it would bring about, more if they end alike, the rare ones most; against it
        the scenarios that pass and would not, and a little those that are explained without it. What one of
        them would explain speaks less for the next: each looks at something else.
        """
        speaking: dict[int, dict[int, float]] = defaultdict(dict)
        for number, symptom in self.left.items():
            for rule, other in self.ranker.noticed.get(number, ()):
                alike = 1.0 if symptom.sign == other.sign else UNLIKE
                speaking[rule][number] = self.ranker.weight[number] * alike
        factor = {rule: self._factor(rule, sum(found.values())) for rule, found in speaking.items()}
        covered: Counter[int] = Counter()
        chosen: list[list[int]] = []
        while len(chosen) < CANDIDATES:
            score = {
                rule: factor[rule] * sum(each * FADING ** covered[number] for number, each in found.items())
                for rule, found in speaking.items()
                if factor[rule]
            }
            if not score:
                break
            best = max(score, key=lambda rule: (score[rule], self._liking(rule)))
            twins = [rule for rule in speaking if self._known(rule) == self._known(best)]
            chosen.append(sorted(twins, key=self._liking, reverse=True)[:TWINS])
            covered.update(speaking[best])
            for rule in twins:
                del speaking[rule]
        return chosen

    def _liking(self, rule: int) -> tuple[int | bool, ...]:
        """Of wrong rules that end alike, those about clauses that fail and few others come first.

        Then come those with a sentence that somebody has written.
        """
        return *self._under(rule), "/" in self.matrix.rules[rule].id, -rule

    def _under(self, rule: int) -> tuple[int, int]:
        """How many failures that a wrong rule would bring about stand under its own clauses, and how few these are."""
        own = {*self.matrix.rules[rule].clauses}
        failed = (self._scenario(number) for number in self.matrix.rows[rule] if number in self.left)
        return sum(not own.isdisjoint((each.clause, *each.tags)) for each in failed), -len(own)

    def _factor(self, rule: int, speaking: float) -> float:
        """How little speaks against a wrong rule, from 0 to 1."""
        if self.ids[rule] in {self.ids[each] for each in self.taken} or self.ids[rule] not in self.library:
            return 0.0
        against = sum(
            self.ranker.weight[number] * (1.0 if number in self.passed else SETTLED)
            for number in self.matrix.rows[rule]
            if number in self.passed or number in self.settled
        )
        share = against / (against + speaking)
        return 0.0 if share > AGAINST else (1 - share) ** 2

    def _known(self, rule: int) -> Mapping[int, Symptom]:
        """How the scenarios end by a wrong rule that say anything of the engine."""
        row = self.matrix.rows[rule]
        return {number: symptom for number, symptom in row.items() if number in self.passed or number in self.left}

    def amended(self, rule: int, rules: Edition | None = None) -> Edition | None:
        """The rules with one more difference; None if that cannot be had together with the others."""
        try:
            return self._wrong(rule).bend(rules or self.rules).amended(self.rules.name)
        except Exception:
            # What one difference has taken out of the table another one cannot change.
            return None

    def trial(self, rule: int) -> Trial | None:
        """A wrong rule tried on some of what is left, and on what would refute it."""
        rules = self.amended(rule)
        if rules is None:
            return None
        row, weight = self.matrix.rows[rule], self.ranker.weight
        able = sorted((n for n in row if n in self.left), key=lambda n: (self.left[n].sign != row[n].sign, -weight[n]))
        able = [number for number in able[:TRIALS] if self._is_followed(number)]
        explained, further = set(), set()
        for number in able:
            found = self._follow(number, rules)
            if found is None:
                explained.add(number)
            elif symptom_of(self.edition, found, self._scenario(number)).step > self.left[number].step:
                further.add(number)
            elif not explained and not further and number == able[: TRIALS // 2][-1]:
                break
        if not explained and not further:
            return None
        return Trial(rule, frozenset(explained), frozenset(further), self._refuting(rule))

    def _refuting(self, rule: int) -> frozenset[int]:
        """What speaks against a wrong rule: scenarios that the engine passes, and that this rule alone fails.

        Beside other differences the rule may show less, so it stands alone; the engine is not asked.
        """
        rules = self.amended(rule, self.session.rules)
        if rules is None:
            return frozenset()
        passing = sorted((n for n in self.matrix.rows[rule] if n in self.passed), key=lambda n: -self.ranker.weight[n])
        return frozenset(number for number in passing[:REFUTING] if not self._passes(number, rules))

    def _passes(self, number: int, rules: Edition) -> bool:
        """Whether the reference by other rules passes a scenario."""
        verdict = runner.play(self._case(rules, number), self._scenario(number))
        return verdict.status in (Status.PASS, Status.UNSUPPORTED)

    def _case(self, rules: Edition, number: int) -> Case:
        """A scenario on the reference by other rules, with what the engine offers."""
        return self.session.case(Amended(rules), self._scenario(number))

    # Round by round

    def rounds(self) -> Iterator[int]:
        """Take one difference after another into the rules; yields how many failures are left each time."""
        while self.left and self.plays > 0:
            trials = [found for rules in self.candidates() if (found := self._first_trial(rules)) is not None]
            sound = [each for each in trials if len(each.refuted) < len(each.explained | each.further)]
            rule = self._best(sound) if sound else None
            if not (self._take(rule) if rule is not None else self._look_again()):
                return
            yield len(self.left)

    def _first_trial(self, rules: Sequence[int]) -> Trial | None:
        """The trial of the first of some wrong rules that explains anything."""
        trials = (self.trial(rule) for rule in rules if self.plays > 0)
        return next((found for found in trials if found is not None), None)

    def _best(self, trials: Sequence[Trial]) -> int:
        """The wrong rule that explains most: where several have explained all they were tried on, they are compared."""
        ranked = sorted(trials, key=lambda each: each.worth, reverse=True)
        rivals = [each.rule for each in ranked if each.worth == ranked[0].worth][:RIVALS]
        if len(rivals) == 1:
            return rivals[0]
        rows = [frozenset(number for number in self.matrix.rows[rule] if number in self.left) for rule in rivals]
        every = sorted(frozenset().union(*rows))
        some = every[:: max(1, len(every) // (RIVALS * TRIALS))]
        explained = Counter[int]()
        for rule, row in zip(rivals, rows, strict=True):
            rules = self.amended(rule)
            assert rules is not None
            # A scenario that does not notice the rule is not explained by it.
            explained[rule] = sum(number in row and self._follow(number, rules) is None for number in some)
        return max(rivals, key=lambda rule: explained[rule])

    def _take(self, rule: int) -> bool:
        """Make a wrong rule one of the differences, and see what it explains; whether it has brought anything."""
        rules = self.amended(rule)
        assert rules is not None
        moved, explained = self._advance([number for number in self.matrix.rows[rule] if number in self.left], rules)
        if not explained and not moved:
            return False
        self.rules = rules
        self.taken.append(rule)
        self.explained[rule] = explained
        return True

    def _look_again(self) -> bool:
        """See whether the differences together explain more than each has done when it was taken."""
        if not self.taken:
            return False
        _, explained = self._advance([*self.left], self.rules)
        for number in explained:
            self._credit(number)
        return bool(explained) and bool(self.left)

    def _credit(self, number: int) -> None:
        """Put what the differences explain together down to one: that which shows there, or else the last."""
        rule = next((each for each in reversed(self.taken) if number in self.matrix.rows[each]), self.taken[-1])
        self.explained[rule] |= {number}

    def _advance(self, numbers: Sequence[int], rules: Edition) -> tuple[bool, frozenset[int]]:
        """Play failures again beside other rules: whether any of them ends otherwise now, and which are explained."""
        moved, explained = False, set()
        for number in numbers:
            found = self._follow(number, rules)
            if found is None:
                explained.add(number)
            elif found.status not in ADAPTER:
                symptom = symptom_of(self.edition, found, self._scenario(number))
                moved = moved or symptom != self.left[number]
                self.left[number] = symptom
                continue
            # Where a process has come to an end, nothing can be seen, whatever its rules.
            del self.left[number]
        self.settled |= explained
        return moved, frozenset(explained)

    # What it has come to

    def differences(self) -> tuple[Difference, ...]:
        """The differences without which the engine is no more explained, those first that explain most."""
        for number in self.unseen:
            if self._ends_alike(number):
                self._credit(number)
        for number, verdict in self.later.items() if self.taken else ():
            scenario = self._scenario(number)
            if verdict.status is Status.BLOCKED:
                again = self.session.follow(scenario, self.rules)
            else:
                again = self.session.again_beside(scenario, verdict, self.rules)
            if is_clean(again):
                self._credit(number)
        needed = [rule for rule in self.taken if self.explained[rule] and not self._superfluous(rule)]
        return tuple(map(self._difference, sorted(needed, key=lambda rule: -len(self.explained[rule]))))

    def _ends_alike(self, number: int) -> bool:
        """Whether rules with the differences fail a scenario, in which nothing parts anybody, as the engine does."""
        verdict = self._played[number]
        by_them = runner.play(self._case(self.rules, number), self._scenario(number))
        return bool(self.taken) and (by_them.status, by_them.line) == (verdict.status, verdict.line)

    def _superfluous(self, rule: int) -> bool:
        """Whether the other differences explain as much."""
        rules = self.session.rules
        for other in self.taken:
            if other != rule:
                amended = self.amended(other, rules)
                if amended is None:
                    return False
                rules = amended
        some = sorted(self.explained[rule], key=lambda number: -self.ranker.weight[number])[:TRIALS]
        return all(self._follow(number, rules) is None for number in some)

    def _difference(self, rule: int) -> Difference:
        wrong, names = self._wrong(rule), self.matrix.scenarios
        return Difference(
            rule=wrong.id,
            sentence=wrong.what,
            clause=self._clause(rule),
            reading=self._reading(wrong.id),
            explains=tuple(names[number] for number in sorted(self.explained[rule], key=self._plainest)),
            refuted=tuple(names[number] for number in sorted(self._refuting(rule))),
        )

    def _plainest(self, number: int) -> tuple[bool, int]:
        """Scenarios that fail as they are written come first, in their order."""
        return number in self.later, number

    def _wrong(self, rule: int) -> WrongRule:
        return self.library[self.ids[rule]]

    def _clause(self, rule: int) -> str:
        """The clause that a wrong rule breaks: of those that know it, that under which it explains most."""
        knowing = {
            clause
            for number, known in enumerate(self.matrix.rules)
            if self.ids[number] == self.ids[rule]
            for clause in known.clauses
        }
        # What has passed as it is written says little: the second look finds the same under any clause.
        failed = self.explained[rule] - self.later.keys() or self.explained[rule]
        explained = [self._scenario(number) for number in failed]
        under = Counter(each.clause for each in explained)
        under.update(tag for each in explained for tag in each.tags if tag in knowing)
        return max(knowing or under, key=lambda each: (under[each], each))

    def _reading(self, identity: str) -> str:
        """The published reading that a wrong rule is, as ``hello`` declares it; nothing if it is none."""
        head, _, rest = identity.partition(".")
        switch, _, choice = rest.rpartition(".")
        is_published = head == "reading" and choice in readings_of(self.edition).get(switch, ())
        return f"{switch} = {choice}" if is_published else ""


def explain(run: Run, session: Session) -> Iterator[tuple[int, tuple[Difference, ...]]]:
    """What parts an engine from the rulebook; yields how many failures are left, and at last the differences."""
    explaining = Explaining(run, session)
    for left in explaining.rounds():
        yield left, ()
    yield len(explaining.left), explaining.differences()


def explained(run: Run, what: Plan) -> Run:
    """The run with what parts the engine from the rulebook, which is tried on it in a process of its own."""
    if not what.command or not run.failed or run.footer.invalid or not shipped_matrix(published(what.edition)):
        return run
    differences: tuple[Difference, ...] = ()
    failed = len(run.failed)
    try:
        session = Session.of_command(what.edition, what.command, what.settings, what.house)
    except Invalid:
        # It has been measured; why it does not start once more is no matter of its rules.
        return run
    try:
        with allowed(), meter(f"{what.edition}: what differs", failed) as tell:
            for left, found in explain(run, session):
                tell(failed - left, f"{left} of {failed} failures left")
                differences = found
    except KeyboardInterrupt:
        # Whoever has seen enough still gets the report of the run.
        differences = ()
    finally:
        with postponed():
            session.close()
    return replace(run, footer=replace(run.footer, differences=differences))
