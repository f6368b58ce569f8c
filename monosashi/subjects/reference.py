"""The embedded reference engine as a subject."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec

import reference_engine as engine
from monosashi import __version__
from monosashi.subjects.port import CAPABILITIES, BadPosition, Chance, Hello, Reply, Subject, Untimely
from reference_engine.kernel.decision import CHANCE, Draw, Drawn, Pass


class Reference(Subject):
    """The reference engine, in process. It needs no protocol: plain data goes in, views come out."""

    def __init__(self, rules: Any = None) -> None:
        """Play by ``rules``, an edition object, or by whatever edition is asked for."""
        self.rules = rules
        self.position: Any = None
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

    def came_of(self, result: engine.Result) -> Any:
        """The position that an answer, or a draw, has led to; who wants to know what has happened looks on here."""
        return result.position

    def _settle(self, position: Any) -> None:
        self.position = position
        self._views.clear()

    def load(self, edition: str, position: dict[str, Any]) -> None:
        """Put a quiet position on the table."""
        rules = self._edition(edition)
        game = engine.game(edition)
        try:
            self._settle(self.came_of(engine.begin(rules, game.quiet_position(rules, position))))
        except engine.Unreadable as error:
            raise BadPosition("; ".join(error.faults)) from None

    def start(self, edition: str, start: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Begin a game."""
        rules = self._edition(edition)
        try:
            begun = engine.begin(rules, engine.game(edition).starts.convert(start))
        except engine.Unreadable as error:
            raise BadPosition("; ".join(error.faults)) from None
        position, drawn, missing = self._draw(self.came_of(begun), chance)
        if missing is not None:
            return missing
        self._settle(position)
        return Reply(True, drawn=drawn)

    def apply(self, seat: str, action: dict[str, Any], chance: Sequence[Chance]) -> Reply:
        """Let a seat act, and let chance answer as scripted."""
        try:
            answer = engine.game(self.rules.name).answers.convert(action)
            position = self.came_of(engine.apply(self.rules, self.position, seat, answer))
        except engine.Illegal as refusal:
            clauses = tuple(violation.clause for violation in refusal.violations)
            return Reply(False, clauses, str(refusal))
        except (engine.Malformed, engine.Unreadable) as error:
            return Reply(False, message=str(error))
        position, drawn, missing = self._draw(position, chance)
        if missing is not None:
            return missing
        self._settle(position)
        return Reply(True, drawn=drawn)

    def _draw(self, position: Any, chance: Sequence[Chance]) -> tuple[Any, int, Reply | None]:
        """Answer every draw from the script: the position, how many were used, a refusal if one is missing or wrong."""
        used = 0
        while position.pending is not None and position.pending.seat == CHANCE:
            draws = position.pending.draws
            script = chance[used : used + len(draws)]
            outcomes: list[int | tuple[str, ...]] = []
            for index, draw in enumerate(draws):
                wanted, scripted = f"the {draw.name} of {draw.seat}", script[index] if index < len(script) else None
                if scripted is None or (scripted.draw, scripted.of) != (draw.name, draw.seat):
                    return position, used, Reply(False, message=f"no outcome is scripted for {wanted}", wanted=wanted)
                if fault := _misfit(draw, scripted):
                    return position, used, Reply(False, message=f"{wanted} {fault}", wanted=wanted)
                outcomes.append(scripted.shows if draw.kind == "die" else scripted.order or draw.among)
            used += len(draws)
            try:
                position = self.came_of(engine.apply(self.rules, position, CHANCE, Drawn(tuple(outcomes))))
            except engine.Malformed as error:
                wanted = " and ".join(f"the {draw.name} of {draw.seat}" for draw in draws)
                return position, used, Reply(False, message=str(error), wanted=wanted)
        return position, used, None

    def legal(self) -> list[dict[str, Any]]:
        """The listed legal answers."""
        answers = engine.game(self.rules.name).answers
        return [msgspec.json.decode(answers.dump(answer)) for answer in engine.legal(self.rules, self.position)]

    def only_passes(self) -> bool:
        """Whether the asked seat can do nothing but pass."""
        return all(isinstance(answer, Pass) for answer in engine.legal(self.rules, self.position))

    def untimely(self) -> list[Untimely]:
        """What the asked seat could answer if only the question were another one: one answer for each act.

        What is asked where is looked up in the edition as it is published, even if this subject plays by wrong rules:
        otherwise an act offered by mistake would not be tried.
        """
        rules = engine.edition(self.rules.name).amended(self.rules.name, switches=self.rules.switches)
        pending, answers = self.position.pending, engine.game(self.rules.name).answers
        found = []
        for act in rules.acts:
            if act in rules.offers["always"] or act in rules.offers[pending.kind]:
                continue
            answer = next(_elsewhere(rules, self.position, act), None)
            if answer is not None:
                refusal = engine.violations(rules, self.position, pending.seat, answer)[0]
                found.append(Untimely(msgspec.json.decode(answers.dump(answer)), refusal.clause))
        return found

    def allows(self, seat: str, action: dict[str, Any]) -> bool:
        """Whether the seat may give this answer, listed or not."""
        try:
            answer = engine.game(self.rules.name).answers.convert(action)
            return not engine.violations(self.rules, self.position, seat, answer)
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


def _misfit(draw: Draw, scripted: Chance) -> str:
    """Why an outcome is none of its draw, whatever it shows; empty if it is."""
    if draw.kind == "die" and scripted.order:
        return "shows a face, it leaves no order"
    if draw.kind == "order" and scripted.shows:
        return f"leaves an order, it shows no face; got {scripted.shows}"
    return ""
