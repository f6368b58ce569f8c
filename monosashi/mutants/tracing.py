"""What a scenario looks up in the rules, as finely as the operators bend them."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from monosashi.suite import Scenario
from monosashi.verification.tracing import Tracer, Watched
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import END
from reference_engine.kernel.sharing import Condition

EVERYWHERE = "everywhere"
"""The entry that every game looks up."""


class Offered(tuple[str, ...]):
    """The acts that answer a question; tells which of them are looked for, ``*`` if somebody goes through them."""

    look: Callable[[str], None]

    def __contains__(self, act: object) -> bool:
        self.look(str(act))
        return super().__contains__(act)

    def __iter__(self) -> Iterator[str]:
        self.look("*")
        return super().__iter__()


class FineTracer(Tracer):
    """Notes, instead of whole acts, offers and procedures, what in them counts.

    A step counts as soon as a game is about to take it, a condition once an answer breaks it, a question when it is
    put; everything else when it is read.
    """

    def __init__(self, edition: Edition) -> None:
        """Nothing has been looked up yet."""
        super().__init__(edition)
        self.rules = replace(
            edition,
            numbers=self.watched("number", edition.numbers),
            switches=self.watched("reading", edition.switches),
            judgements=self.watched("judgement", edition.judgements),
            offers={question: self._offered(question, acts) for question, acts in edition.offers.items()},
            procedures={
                procedure: self._steps(procedure, {name: self._asking(do) for name, do in order.items()})
                for procedure, order in edition.procedures.items()
            },
            acts={
                name: replace(
                    act,
                    perform=self._asking(act.perform),
                    conditions={
                        clause: self._binding(f"condition.{name}/{clause}", condition)
                        for clause, condition in act.conditions.items()
                    },
                )
                for name, act in edition.acts.items()
            },
        )
        following = {procedure: self._following(procedure, order) for procedure, order in edition.next_step.items()}
        object.__setattr__(self.rules, "next_step", following)

    def places(self, scenarios: Iterable[Scenario]) -> Mapping[str, tuple[int, ...]]:
        """For each entry the scenarios that look it up, by their places in the list."""
        found: dict[str, list[int]] = defaultdict(list)
        for number, (_, entries) in enumerate(self.look_ups(scenarios)):
            for entry in (*entries, EVERYWHERE):
                found[entry].append(number)
        return {entry: tuple(numbers) for entry, numbers in found.items()}

    def _steps(self, procedure: str, steps: Mapping[str, Any]) -> Watched:
        return Watched(steps, lambda step: self.seen.add(f"step.{procedure}/{step}"))

    def _offered(self, question: str, acts: tuple[str, ...]) -> Offered:
        offered = Offered(acts)
        offered.look = lambda act: self.seen.add(f"offer.{question}/{act}")
        return offered

    def _following(self, procedure: str, order: Mapping[str, str]) -> Watched:
        def look(step: str) -> None:
            self.seen.add(f"step.{procedure}/{step}")
            if order.get(step, END) != END:
                self.seen.add(f"step.{procedure}/{order[step]}")

        return Watched(order, look)

    def _asking(self, do: Callable[..., Any]) -> Callable[..., Any]:
        def done(*given: Any) -> Any:
            outcome = do(*given)
            if type(outcome) is Decision:
                self.seen.add(f"asked.{outcome.kind}")
            return outcome

        return done

    def _binding(self, entry: str, condition: Condition) -> Condition:
        def checked(game: Any, seat: str, answer: Any) -> str | None:
            broken = condition(game, seat, answer)
            if broken is not None:
                self.seen.add(entry)
            return broken

        return checked
