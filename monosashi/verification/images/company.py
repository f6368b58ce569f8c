"""Refused alone, refused in company: an answer that is to be refused, with one more member that is lawful by itself.

An engine that looks at the first or the last member only lets such an answer pass. What is added the reference says:
the member must be lawful alone, and the answer refused for the same clauses with it. If nobody on the table will do,
the game may bring a guest along; then the scenario must hold in the guest's presence, too.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import reference_engine as engine
from monosashi import suite
from monosashi.kit.registry import kit
from monosashi.subjects.port import Chance, Comparison, Hello, Reply, Subject, Untimely
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.suite.tenses import Tense, in_tense
from monosashi.verification import runner
from monosashi.verification.case import Case
from monosashi.verification.images.catalogue import members_of
from reference_engine.kernel.edition import Edition

TRIES = " tries to "
"""What a sentence says of an act that is to be refused."""

Action = dict[str, Any]


class Company(NamedTuple):
    """One more member in a scenario's refused answers.

    ``actions`` are the answers that are sent instead, by their number among all that are given; ``who`` is named
    ``first`` or last. ``guest`` is the number of the guest that ``seat`` was given, none if -1.
    """

    actions: Mapping[int, Action]
    who: str
    first: bool
    seat: str
    guest: int

    @property
    def told(self) -> str:
        """In words."""
        return f"with {self.who} named {'first' if self.first else 'last'}, too"


class Accompanied(Subject):
    """A subject that is asked for one member more than the scenario says."""

    def __init__(self, subject: Subject, game: str, company: Company) -> None:
        """Play on ``subject``, with the reference beside it or without."""
        self.subject = subject
        self.game = game
        self.company = company
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self._given = 0

    def hello(self) -> Hello:
        """The subject introduces itself."""
        return self.subject.hello()

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table, with the guest. Raises BadPosition."""
        self._given = 0
        position = with_guest(self.game, position, self.company.seat, self.company.guest)
        self.sent = [("load", {"edition": edition, "position": position})]
        self.subject.load(edition, position)

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game. Raises BadPosition."""
        self._given = 0
        self.sent = [("start", {"edition": edition, "start": start, "chance": chance})]
        return self.subject.start(edition, start, chance)

    def apply(self, seat: str, action: Action, chance: Sequence[Chance]) -> Reply:
        """Let a seat act, in company if it is to be refused."""
        action = self.company.actions.get(self._given, action)
        self._given += 1
        self.sent.append(("apply", {"seat": seat, "action": action, "chance": chance}))
        return self.subject.apply(seat, action, chance)

    def legal(self) -> list[Action]:
        """The answers that are listed."""
        return self.subject.legal()

    def observe(self, viewer: str) -> Any:
        """What a viewer sees."""
        return self.subject.observe(viewer)

    def untimely(self) -> Sequence[Untimely]:
        """What could be answered to another question."""
        return self.subject.untimely()

    def finish(self) -> None:
        """The scenario is over."""
        self.subject.finish()

    def comparison(self) -> Comparison:
        """With what a report compares the position."""
        return self.subject.comparison()

    def bye(self) -> None:
        """Nothing ends here: the subject is played on again."""


def with_guest(game: str, position: dict[str, Any], seat: str, number: int) -> dict[str, Any]:
    """A position with one of the guests that the game may bring along for a seat."""
    return position if number < 0 else next(g for n, g in enumerate(_guests(game, position, seat)) if n == number)


def _guests(game: str, position: dict[str, Any], seat: str) -> Iterator[dict[str, Any]]:
    guests = kit(game).images.guests
    return iter(()) if guests is None or not seat else iter(guests(position, seat))


# Who may join


class _Finder(Reference):
    """The reference, which looks for company where it refuses an answer."""

    def __init__(self, rules: Edition, seat: str, guest: int) -> None:
        super().__init__(rules)
        self.seat = seat
        self.guest = guest
        self.guests = 0
        self.who = ""
        self.first: dict[int, Action] = {}
        self.last: dict[int, Action] = {}
        self._given = 0
        self._position: dict[str, Any] = {}

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table, with the guest."""
        self._given = 0
        self._position = position
        super().load(edition, with_guest(edition, position, self.seat, self.guest))

    def apply(self, seat: str, action: Action, chance: Sequence[Chance]) -> Reply:
        """Let a seat act; what is refused is tried in company."""
        reply = super().apply(seat, action, chance)
        number, self._given = self._given, self._given + 1
        for who, first, last in self._joined(seat, action) if reply.clauses else ():
            # Whoever names one reason of several is right, too: there must be none but those of the scenario.
            if all(self._broken(seat, joined) == {*reply.clauses} for joined in (first, last)):
                self.who, self.first[number], self.last[number] = who, first, last
                break
        return reply

    def _joined(self, seat: str, action: Action) -> Iterator[tuple[str, Action, Action]]:
        """The answer with one more member, for each that could be given with that member alone."""
        members = members_of(self.rules.name.partition("@")[0]).get(action["do"], ())
        for field in [name for name in members if action.get(name)]:
            self.seat = seat
            self.guests = sum(1 for _ in _guests(self.rules.name, self._position, seat))
            for alone in self.legal():
                if alone["do"] != action["do"] or len(alone.get(field, ())) != 1:
                    continue
                who, one, others = next(iter(alone[field])), alone[field], action[field]
                if who not in others and _rest(alone, field) == _rest(action, field):
                    yield who, {**action, field: _both(one, others)}, {**action, field: _both(others, one)}

    def _broken(self, seat: str, action: Action) -> set[str]:
        """The clauses that an answer breaks; none if it is meaningless."""
        try:
            answer = engine.game(self.rules.name).answers.convert(action)
            return {broken.clause for broken in engine.violations(self.rules, self.position, seat, answer)}
        except (engine.Malformed, engine.Unreadable):
            return set()


def _rest(action: Action, field: str) -> Action:
    """What an answer says besides."""
    return {name: value for name, value in action.items() if name != field and value}


def _both(some: Any, others: Any) -> Any:
    """Members and others."""
    return {**some, **others} if isinstance(others, Mapping) else [*some, *others]


def companies(rules: Edition, scenario: Scenario) -> tuple[Company, ...]:
    """Somebody named first, and named last, if the reference knows anybody who will do."""
    attempts = _attempts(rules.name.partition("@")[0])
    if not any(attempt in step.text for step in scenario.steps for attempt in attempts):
        return ()
    seat, guest, guests = "", -1, 0
    while guest < guests:
        table = _Finder(rules, seat, guest)
        verdict = runner.play(Case(table, rules.name), scenario)
        if verdict.status is Status.PASS and table.who:
            return (
                Company(table.first, table.who, True, seat, guest),
                Company(table.last, table.who, False, seat, guest),
            )
        seat, guests = table.seat, table.guests
        guest += 1
    return ()


@cache
def _attempts(game: str) -> tuple[str, ...]:
    """How a sentence begins to say that somebody tries an act which has members: `` tries to march ``."""
    acts = suite.phrases(game).acts.by_name
    said = [in_tense(sentence.text, Tense.TRIES) for name in members_of(game) for sentence in acts[name].sentences]
    return tuple(dict.fromkeys(f"{TRIES}{text.partition(TRIES)[2].split()[0]} " for text in said if TRIES in text))


_known: dict[tuple[str, str], tuple[Company, ...]] = {}


def known_companies(edition: str, scenario: Scenario) -> tuple[Company, ...]:
    """The same by the rules of an edition as they are, looked for once."""
    key = (edition, scenario.id)
    if key not in _known:
        _known[key] = companies(engine.edition(edition), scenario)
    return _known[key]
