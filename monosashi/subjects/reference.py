"""The embedded reference engine as a subject."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

import reference_engine as engine
from monosashi import __version__
from monosashi.subjects.lines import Outcome, Said, Unscripted, after, answer_of, begun, broken, canonical, exactly
from monosashi.subjects.port import CAPABILITIES, BadPosition, Chance, Hello, Reply, Subject, Untimely
from reference_engine.kernel.decision import Pass


class Reference(Subject):
    """The reference engine, in process. It needs no protocol: plain data goes in, views come out."""

    def __init__(self, rules: Any = None) -> None:
        """Play by ``rules``, an edition object, or by whatever edition is asked for."""
        self.rules = rules
        self.position: Any = None
        self.outcome = Outcome(None)
        self._views: dict[str, Any] = {}

    def hello(self) -> Hello:
        """Offer everything."""
        names = (self.rules.name,) if self.rules is not None else engine.editions()
        return Hello("monosashi reference engine", __version__, editions=names, capabilities=CAPABILITIES)

    def _edition(self, name: str) -> Any:
        if self.rules is None or self.rules.name != name:
            try:
                self.rules = engine.edition(name)
            except KeyError as error:
                raise BadPosition(error.args[0]) from None
        return self.rules

    def came_of(self, outcome: Outcome) -> None:
        """A game has begun, or an answer was accepted: the position that this has led to lies on the table."""
        self.outcome = outcome
        self._settle(outcome.position)

    def _settle(self, position: Any) -> None:
        self.position = position
        self._views.clear()

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table."""
        rules = self._edition(edition)
        try:
            result = engine.begin(rules, engine.game(edition).quiet_position(rules, position))
        except engine.Unreadable as error:
            raise BadPosition("; ".join(error.faults)) from None
        self.came_of(Outcome(result.position, unasked=result.events))

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game."""
        rules = self._edition(edition)
        try:
            return self._accepted(begun(rules, engine.game(edition).starts.convert(start), exactly(chance)))
        except engine.Unreadable as error:
            raise BadPosition("; ".join(error.faults)) from None
        except Unscripted as unscripted:
            return Reply(False, message=str(unscripted), wanted=unscripted.wanted)

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act, and let chance answer as scripted."""
        try:
            answer = answer_of(self.rules, action)
            return self._accepted(after(self.rules, self.position, seat, answer, exactly(chance)))
        except engine.Illegal as refusal:
            clauses = tuple(violation.clause for violation in refusal.violations)
            return Reply(False, clauses, str(refusal))
        except Unscripted as unscripted:
            return Reply(False, message=str(unscripted), wanted=unscripted.wanted)
        except (engine.Malformed, engine.Unreadable) as error:
            return Reply(False, message=str(error))

    def _accepted(self, outcome: Outcome) -> Reply:
        self.came_of(outcome)
        return Reply(True, drawn=len(outcome.chance))

    def legal(self) -> list[dict[str, Any]]:
        """The listed legal answers."""
        return [canonical(self.rules, answer) for answer in engine.legal(self.rules, self.position)]

    def only_passes(self) -> bool:
        """Whether the asked seat can do nothing but pass."""
        return all(isinstance(answer, Pass) for answer in engine.legal(self.rules, self.position))

    def untimely(self) -> list[Untimely]:
        """What the asked seat could answer if only the question were another one: one answer for each act.

        What is asked where is looked up in the edition as it is published, even if this subject plays by wrong rules:
        otherwise an act offered by mistake would not be tried.
        """
        rules = engine.edition(self.rules.name).amended(self.rules.name, switches=self.rules.switches)
        pending = self.position.pending
        found = []
        for act in rules.acts:
            if act in rules.offers["always"] or act in rules.offers[pending.kind]:
                continue
            answer = next(_elsewhere(rules, self.position, act), None)
            if answer is not None:
                refusal = engine.violations(rules, self.position, pending.seat, answer)[0]
                found.append(Untimely(canonical(rules, answer), refusal.clause))
        return found

    def allows(self, seat: str, action: dict[str, Any]) -> bool:
        """Whether the seat may give this answer, listed or not."""
        try:
            return not broken(self.rules, self.position, Said(seat, action))
        except (engine.Malformed, engine.Unreadable):
            return False

    def observe(self, viewer: str) -> Any:
        """What a viewer sees; worked out once for each position."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = engine.view(self.rules, self.position, viewer)
        return found

    def finish(self) -> None:
        """Nothing speaks against the rules."""

    def bye(self) -> None:
        """Nothing to clear away."""


def _elsewhere(rules: Any, position: Any, act: str) -> Iterator[Any]:
    """What would be lawful of an act at each question that offers it; all else is as it is."""
    for kind, acts in rules.offers.items():
        if act in acts:
            twin = msgspec.structs.replace(position, pending=msgspec.structs.replace(position.pending, kind=kind))
            # Some acts look up what their question is about (the effect, the battle): here, there is no such thing.
            with suppress(AssertionError, LookupError, ValueError):
                yield from engine.legal(rules, twin).of(act)
