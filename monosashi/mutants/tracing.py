"""What a scenario looks up in the rules, as finely as they can be bent, and what of it wrong rules have otherwise."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from monosashi.suite import Scenario
from monosashi.verification.tracing import Tracer, Watched, differ_beside_tables, entry, tables
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Act, Edition
from reference_engine.kernel.fast.shared_findings import Condition
from reference_engine.kernel.procedure import END

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

    A step counts as soon as a game is about to take it, a condition once an answer is held against it and once more if
    it is broken, a question when it is put; everything else when it is read.
    """

    def __init__(self, edition: Edition) -> None:
        """Nothing has been looked up yet."""
        super().__init__(edition)
        self.rules = replace(
            self.rules,
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
                    perform=self._telling(f"perform.{name}", self._asking(act.perform)),
                    options=self._telling(f"options.{name}", act.options),
                    faults=self._telling(f"faults.{name}", act.faults),
                    conditions={
                        clause: self._binding(f"{name}/{clause}", condition)
                        for clause, condition in act.conditions.items()
                    },
                )
                for name, act in edition.acts.items()
            },
        )
        following = {procedure: self._following(procedure, order) for procedure, order in edition.next_step.items()}
        object.__setattr__(self.rules, "next_step", following)

    def places(self, scenarios: Iterable[Scenario]) -> Mapping[str, tuple[int, ...]]:
        """For each entry the scenarios that look it up, by their places; none that fails by the right rules."""
        found: dict[str, list[int]] = defaultdict(list)
        for number, (scenario, entries) in enumerate(self.look_ups(scenarios)):
            for looked_up in (*entries, EVERYWHERE) if scenario.id not in self.failing else ():
                found[looked_up].append(number)
        return {looked_up: tuple(numbers) for looked_up, numbers in found.items()}

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

    def _telling(self, entry: str, do: Callable[..., Any]) -> Callable[..., Any]:
        def done(*given: Any) -> Any:
            self.seen.add(entry)
            return do(*given)

        return done

    def _binding(self, binding: str, condition: Condition) -> Condition:
        def checked(game: Any, seat: str, answer: Any) -> str | None:
            self.seen.add(f"bound.{binding}")
            broken = condition(game, seat, answer)
            if broken is not None:
                self.seen.add(f"condition.{binding}")
            return broken

        return checked


FINE = {"numbers": "number", "switches": "reading", "judgements": "judgement"}
"""What entries of these tables are called by the fine tracer; those of others are called after the table."""


def bent_entries(right: Edition, wrong: Edition) -> frozenset[str]:
    """What a scenario must look up, as the fine tracer sees it, to be able to notice the wrong rules."""
    return frozenset(_bent_entries(right, wrong))


def _bent_entries(right: Edition, wrong: Edition) -> Iterator[str]:
    ours, theirs = tables(right), tables(wrong)
    if differ_beside_tables(right, wrong):
        yield EVERYWHERE
    for name, there in theirs.items():
        here = ours[name]
        bent = [key for key in here.keys() | there.keys() if here.get(key, END) is not there.get(key, END)]
        for key in bent:
            if name == "procedures":
                yield from _bent_steps(key, here.get(key, {}), there.get(key, {}))
            elif name == "acts":
                yield from _bent_act(key, here.get(key), there.get(key))
            elif name == "offers":
                acts = {*here.get(key, ())} ^ {*there.get(key, ())}
                yield from (f"offer.{key}/{act}" for act in (*acts, "*"))
            else:
                yield entry(FINE.get(name, name), key)
        if bent and name not in ("procedures", "acts", "offers"):
            # Who goes through a whole table finds other entries.
            yield entry(FINE.get(name, name))


def _bent_steps(procedure: str, here: Mapping[str, Any], there: Mapping[str, Any]) -> Iterator[str]:
    """The steps that only one of two orders has, that do something else, or that another one comes before.

    What comes after the last step by the wrong rules begins where the right ones end: the last step stands for it.
    """
    before = [dict(zip(order, (None, *order), strict=False)) for order in (here, there)]
    for step in here.keys() | there.keys():
        if here.get(step) is not there.get(step) or before[0].get(step) != before[1].get(step):
            yield f"step.{procedure}/{step}"
    last = [*here][-1:]
    if last and last != [*there][-1:]:
        yield f"step.{procedure}/{last[0]}"


def _bent_act(name: str, here: Act | None, there: Act | None) -> Iterator[str]:
    """What differs of an act. A condition that is switched off shows where it is broken, any other where it binds."""
    if here is None or there is None:
        yield EVERYWHERE
        return
    for part in ("perform", "options", "faults"):
        if getattr(here, part) is not getattr(there, part):
            yield f"{part}.{name}"
    for clause in here.conditions.keys() | there.conditions.keys():
        one, other = here.conditions.get(clause), there.conditions.get(clause)
        if one is not other:
            yield f"condition.{name}/{clause}" if other is None else f"bound.{name}/{clause}"
    if there.conditions.keys() - here.conditions.keys():
        yield f"faults.{name}"
