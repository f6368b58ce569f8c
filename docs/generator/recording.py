"""What becomes of a scenario, sentence by sentence: the pictures that its film shows are recorded, never drawn by hand.

A scenario is played on the embedded reference, as every test plays it, and everything that it does to the game is
noted. What the site shows is therefore what the tests prove, and a scenario that does not pass cannot be shown.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

import reference_engine as engine
from monosashi.case import Case
from monosashi.reference import Reference
from monosashi.runner import play
from monosashi.subject import BadPosition, Chance, Reply
from monosashi.suite import Scenario
from monosashi.verdict import Status, Verdict
from reference_engine.deus.view import View
from reference_engine.kernel.decision import CHANCE, Draw, Drawn
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.events import Event
from reference_engine.monster_collection.cards import Card

JUDGE = "judge"


class Unproved(Exception):
    """A scenario does not pass on the reference, so that there is nothing to show. ``verdict`` says what went wrong."""

    def __init__(self, verdict: Verdict) -> None:
        """Name the scenario and its sentence."""
        super().__init__(f"{verdict.scenario}: {verdict.status} at {verdict.step!r}: {verdict.message}")
        self.verdict = verdict


class Act(Struct, frozen=True, omit_defaults=True):
    """What somebody did: an action as the protocol has it, or the ``start`` of a game by nobody.

    ``chance`` are the outcomes it used, ``events`` what happened. If it was not ``accepted``, ``clauses`` are those it
    would break and ``message`` says how, in the reference's words (English).
    """

    seat: str
    action: dict[str, Any]
    accepted: bool = True
    chance: tuple[Chance, ...] = ()
    events: tuple[Event, ...] = ()
    clauses: tuple[str, ...] = ()
    message: str = ""


class Still(Struct, frozen=True, omit_defaults=True):
    """One picture of the film: what is on the table, what was there ``before``, and the act in between.

    There is no view where nothing has come onto the table: the position was ``turned_down``, for the reason given (in
    the reference's words), or the scenario needs none. A view of another viewer than the judge is a look by that seat.
    """

    view: View | None
    before: View | None = None
    act: Act | None = None
    turned_down: str = ""


class Stop(Struct, frozen=True):
    """A place where the film can be stopped: a sentence of the scenario (its index) and the still it is about."""

    sentence: int
    still: int


class Recording(Struct, frozen=True):
    """A scenario and its film. ``cards`` are those that the scenario describes, by id; every sentence has a stop."""

    scenario: Scenario
    edition: str
    cards: dict[str, Card]
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
        cards=_described(name, case.setting["cards"]),
        stills=tuple(camera.stills) or (Still(None),),
        stops=tuple(camera.stops),
    )


def _described(edition: str, cards: Mapping[str, Any]) -> dict[str, Card]:
    """The cards that a scenario describes, as far as they can be read: some scenarios are about those that cannot."""
    cases = engine.ruleset(edition).quiet_positions
    found = {}
    for name, card in cards.items():
        if isinstance(card, dict):
            try:
                found[name] = cases.convert({"marching": "south", "cards": {name: card}}).cards[name]
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
            self.stills.append(Still(None, turned_down=str(error)))
            raise
        self.stills.append(Still(self.observe(JUDGE)))

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game: the first still is what comes after the first dice."""
        try:
            reply = super().start(edition, start, chance)
        except BadPosition as error:
            self.stills.append(Still(None, turned_down=str(error)))
            raise
        used = tuple(chance[: reply.drawn])
        result = engine.begin(self.rules, engine.ruleset(edition).starts.convert(start))
        act = Act("", {"do": "start", **start}, chance=used, events=self._happened(result, used))
        self._note(Still(self.observe(JUDGE), act=act))
        return reply

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act: one still, of what has changed or of the refusal."""
        position, before = self.position, self.observe(JUDGE)
        reply = super().apply(seat, action, chance)
        if reply.accepted:
            used = tuple(chance[: reply.drawn])
            answer = engine.ruleset(self.rules.name).answers.convert(action)
            result = engine.apply(self.rules, position, seat, answer)
            act = Act(seat, action, chance=used, events=self._happened(result, used))
        else:
            act = Act(seat, action, accepted=False, clauses=reply.clauses, message=reply.message)
        self._note(Still(self.observe(JUDGE), before, act))
        return reply

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

    def _happened(self, result: engine.Result, used: Sequence[Chance]) -> tuple[Event, ...]:
        """The events of an act and of the draws after it, which a subject does not tell."""
        events, position, left = list(result.events), result.position, list(used)
        while left:
            draws = position.pending.draws
            outcomes = tuple(_outcome(draw, item) for draw, item in zip(draws, left, strict=False))
            del left[: len(draws)]
            result = engine.apply(self.rules, position, CHANCE, Drawn(outcomes))
            events += result.events
            position = result.position
        return tuple(events)


def _outcome(draw: Draw, scripted: Chance) -> int | tuple[str, ...]:
    return scripted.shows if draw.kind == "die" else scripted.order or draw.among
