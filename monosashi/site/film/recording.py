"""What becomes of a scenario, sentence by sentence: the pictures that its film shows are recorded, never drawn by hand.

A scenario is played on the embedded reference, as every test plays it, and everything that it does to the game is
noted. What the site shows is therefore what the tests prove, and a scenario that does not pass cannot be shown.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from msgspec import Struct

import reference_engine as engine
from monosashi.site.film.films import films_of
from monosashi.subjects.lines import Move, Outcome
from monosashi.subjects.port import BadPosition, Chance, Reply
from monosashi.subjects.reference import Reference
from monosashi.subjects.status import Status
from monosashi.suite import Scenario
from monosashi.verification.case import Case
from monosashi.verification.runner import play
from monosashi.verification.verdict import Verdict
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Procedure

JUDGE = "judge"


class Unproved(Exception):
    """A scenario does not pass on the reference, so that there is nothing to show. ``verdict`` says what went wrong."""

    def __init__(self, verdict: Verdict) -> None:
        """Name the scenario and its sentence."""
        super().__init__(f"{verdict.scenario}: {verdict.status} at {verdict.step!r}: {verdict.message}")
        self.verdict = verdict


class Value(Struct, frozen=True):
    """What a film tells of a unit's worth (``4/3``) has become something else, once so many events had happened."""

    after: int
    unit: str
    was: str
    now: str


class Act(Struct, frozen=True, omit_defaults=True):
    """What somebody did: an action as the protocol has it, or the ``start`` of a game by nobody.

    ``chance`` are the outcomes it used, ``events`` what happened (as the engine tells, and what begins unasked),
    ``values`` what became of the units' worth between them. If it was not ``accepted``, ``clauses`` are those it would
    break and ``message`` says how, in the reference's words (English).
    """

    seat: str
    action: dict[str, Any]
    accepted: bool = True
    chance: tuple[Chance, ...] = ()
    events: tuple[Event, ...] = ()
    values: tuple[Value, ...] = ()
    clauses: tuple[str, ...] = ()
    message: str = ""


class Still(Struct, frozen=True, omit_defaults=True):
    """One picture of the film: what is on the table, what was there ``before``, and the act in between.

    There is no view where nothing has come onto the table: the position was ``rejected_position``, for the reason
    given (in the reference's words), or the scenario needs none. A view of another viewer than the judge is a look by
    that seat. ``document`` is the quiet position, where one was put onto the table.
    """

    view: Any
    before: Any = None
    act: Act | None = None
    rejected_position: str = ""
    document: dict[str, Any] = {}


class Stop(Struct, frozen=True):
    """A place where the film can be stopped: a sentence of the scenario (its index) and the still it is about."""

    sentence: int
    still: int


class Recording(Struct, frozen=True):
    """A scenario and its film. ``cards`` are those that the scenario describes, by id; every sentence has a stop."""

    scenario: Scenario
    edition: str
    cards: dict[str, Any]
    stills: tuple[Still, ...]
    stops: tuple[Stop, ...]


def record(scenario: Scenario, edition: str | Edition) -> Recording:
    """Play a scenario by an edition, given by its name or as an object, and record it. Raises Unproved."""
    camera = Camera(None if isinstance(edition, str) else edition)
    name = edition if isinstance(edition, str) else edition.name
    case = Case(camera, name)
    verdict = play(case, scenario, lambda _case, _at: camera.end_of_sentence())
    if verdict.status is not Status.PASS:
        raise Unproved(verdict)
    return Recording(
        scenario=scenario,
        edition=name,
        cards=described(name, case.arrangement.get("cards", {})),
        stills=tuple(camera.stills) or (Still(None),),
        stops=tuple(camera.stops),
    )


def described(edition: str, cards: Mapping[str, Any]) -> dict[str, Any]:
    """The cards that a scenario describes, as far as they can be read: some scenarios are about those that cannot."""
    found = {}
    for name, card in cards.items():
        if isinstance(card, dict):
            try:
                found[name] = engine.game(edition).cards.convert(card)
            except engine.Unreadable:
                continue
    return found


class Camera(Reference):
    """The reference with a camera on it. ``stills`` and ``stops`` grow with the sentences of one scenario."""

    def __init__(self, rules: Edition | None = None) -> None:
        """Record one scenario, played by ``rules`` or by whatever edition is asked for."""
        super().__init__(rules)
        self.stills: list[Still] = []
        self.stops: list[Stop] = []
        self._sentence = 0
        self._acts: list[int] = []
        self._viewer = JUDGE

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table: the first still."""
        try:
            super().load(edition, position)
        except BadPosition as error:
            self.stills.append(Still(None, rejected_position=str(error)))
            raise
        # Whoever has loaded it may go on filling it in.
        self.stills.append(Still(self.observe(JUDGE), document=deepcopy(position)))

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game: the first still is what comes after the first dice."""
        try:
            reply = super().start(edition, start, chance)
        except BadPosition as error:
            self.stills.append(Still(None, rejected_position=str(error)))
            raise
        if not reply.accepted:
            return reply
        notes = Notes(self.rules, self.outcome)
        act = Act("", {"do": "start", **start}, chance=tuple(chance[: reply.drawn]), events=tuple(notes.events))
        self._note(Still(self.observe(JUDGE), act=act))
        return reply

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act: one still, of what has changed or of the refusal."""
        before = self.observe(JUDGE)
        reply = super().apply(seat, action, chance)
        if reply.accepted:
            notes, used = Notes(self.rules, self.outcome), tuple(chance[: reply.drawn])
            act = Act(seat, action, chance=used, events=tuple(notes.events), values=tuple(notes.values))
        else:
            act = Act(seat, action, accepted=False, clauses=reply.clauses, message=reply.message)
        self._note(Still(self.observe(JUDGE), before, act))
        return reply

    def back_to(self, position: Any, stills: int) -> None:
        """Go back to a position after so many stills; the later ones are cut off."""
        self._settle(position)
        del self.stills[stills:]

    def observe(self, viewer: str) -> Any:
        """What a viewer sees; a look by anybody but the judge becomes a still of its own."""
        if viewer != JUDGE:
            self._viewer = viewer
        return super().observe(viewer)

    def end_of_sentence(self) -> None:
        """Make the stops of the sentence that has just been played."""
        if self._viewer != JUDGE:
            self._note(Still(self.observe(self._viewer)))
            self._viewer = JUDGE
        stills = self._acts or [max(len(self.stills) - 1, 0)]
        self.stops += [Stop(self._sentence, still) for still in stills]
        self._acts = []
        self._sentence += 1

    def _note(self, still: Still) -> None:
        if self.stills and still == self.stills[-1] and still.act is None:
            return
        self._acts.append(len(self.stills))
        self.stills.append(still)


class Notes:
    """What happens while an act is carried out, and the draws after it: more than the events that the engine tells.

    Between any two steps the worth of units is compared with what it was; and what has just begun may be something
    that nobody has declared. What is worth telling the game's own part says.
    """

    def __init__(self, rules: Edition, outcome: Outcome) -> None:
        """Look on while everything that led to an outcome is carried out again."""
        self.events: list[Event] = [*outcome.unasked]
        self.values: list[Value] = []
        self._known: Mapping[str, str] = {}
        self._told = 0
        self._begun: Procedure | None = None
        self._films = films_of(rules.name)
        self._between = rules.state_based_actions
        self._rules = rules.amended(rules.name, state_based_actions=self._look)
        for move in outcome.moves:
            self._watch(move)

    def _watch(self, move: Move) -> None:
        """Carry out an answer once more."""
        self._known, self._told, self._begun = self._worth(Context(self._rules, move.before)), 0, None
        result = engine.apply(self._rules, move.before, move.seat, move.answer)
        after = Context(self._rules, result.position)
        after.events = list(result.events)
        self._compare(after)

    def _look(self, game: Context[Any]) -> Procedure | None:
        """What has become of the values, before and after what applies between two steps; and what begins."""
        self._compare(game)
        interruption = self._between(game)
        self._compare(game)
        frame = game.position.stack[-1] if game.position.stack else None
        if frame is not None and frame is not self._begun and frame.step == self._rules.first_step[frame.name]:
            begun = self._films.begins(game, frame) if self._films else None
            if begun is not None:
                self.events.append(begun)
                self._begun = frame
        return interruption

    def _compare(self, game: Context[Any]) -> None:
        self.events += game.events[self._told :]
        self._told = len(game.events)
        worth = self._worth(game)
        for unit, now in worth.items():
            was = self._known.get(unit, now)
            if was != now:
                self.values.append(Value(len(self.events), unit, was, now))
        self._known = worth

    def _worth(self, game: Context[Any]) -> Mapping[str, str]:
        return self._films.worth(game) if self._films else {}
