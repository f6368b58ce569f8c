"""What a scenario looks up in the rules: wrong rules that differ in nothing it looks up cannot be noticed by it."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

from monosashi.subjects.reference import Reference
from monosashi.suite import Scenario
from monosashi.verification import runner
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Condition, Edition
from reference_engine.kernel.judgement import name_of
from reference_engine.kernel.procedure import END

EVERYWHERE = "everywhere"
"""The entry that every game looks up."""

READ = {"numbers": "number", "switches": "reading", "judgements": "judgement"}
"""The tables of which every scenario notes each entry that it reads, and what an entry of them is called."""


def differing(plain: Edition, bent: Edition) -> frozenset[str]:
    """What a scenario must look up to be able to tell two tables apart: everything if they differ in more than these.

    >>> from reference_engine import edition
    >>> differing(edition("deus@2.00"), edition("deus@2.00").amended("other", numbers={"hand_limit": 7}))
    frozenset({'number.hand_limit'})
    """
    found: set[str] = set()
    for field in fields(Edition):
        one, other = getattr(plain, field.name), getattr(bent, field.name)
        if field.name in READ:
            keys = (key for key in {**one, **other} if one.get(key) is not other.get(key))
            found.update(f"{READ[field.name]}.{name_of(key)}" for key in keys)
        elif field.compare and field.name != "name" and one != other:
            return frozenset({EVERYWHERE})
    return frozenset(found)


class Watched(Mapping[Any, Any]):
    """A mapping that tells which of its entries are looked up; going through it looks up all."""

    def __init__(self, entries: Mapping[Any, Any], look: Callable[[Any], None]) -> None:
        """Call ``look`` with each key that is looked up."""
        self._entries = entries
        self._look = look

    def __getitem__(self, key: Any) -> Any:
        self._look(key)
        return self._entries[key]

    def __iter__(self) -> Iterator[Any]:
        for key in self._entries:
            self._look(key)
            yield key

    def __len__(self) -> int:
        return len(self._entries)


class Offered(tuple[str, ...]):
    """The acts that answer a question; tells which of them are looked for, ``*`` if somebody goes through them."""

    look: Callable[[str], None]

    def __contains__(self, act: object) -> bool:
        self.look(str(act))
        return super().__contains__(act)

    def __iter__(self) -> Iterator[str]:
        self.look("*")
        return super().__iter__()


class Tracer:
    """Plays scenarios by ``rules``, which are those of an edition, and notes which entries each looks up.

    A step counts as soon as a game is about to take it, a condition once an answer breaks it, a question when it is
    put; everything else when it is read.
    """

    def __init__(self, edition: Edition) -> None:
        """Nothing has been looked up yet."""
        self._seen: set[str] = set()
        self.rules = replace(
            edition,
            numbers=self._watched("number", edition.numbers),
            switches=self._watched("reading", edition.switches),
            judgements=self._watched("judgement", edition.judgements),
            offers={question: self._offered(question, acts) for question, acts in edition.offers.items()},
            procedures={
                procedure: self._watched("step", {name: self._asking(do) for name, do in order.items()}, procedure)
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

    def look_ups(self, scenarios: Iterable[Scenario]) -> Mapping[str, tuple[int, ...]]:
        """For each entry the scenarios that look it up, by their places in the list."""
        found: dict[str, list[int]] = defaultdict(list)
        for number, scenario in enumerate(scenarios):
            # What has been worked out from the table would not be looked up again.
            self.rules.cache.clear()
            self._seen = {EVERYWHERE}
            for _ in runner.run(Reference(self.rules), self.rules.name, [scenario]):
                for entry in self._seen:
                    found[entry].append(number)
        return {entry: tuple(numbers) for entry, numbers in found.items()}

    def _watched(self, kind: str, entries: Mapping[Any, Any], of: str = "") -> Watched:
        prefix = f"{kind}.{of}/" if of else f"{kind}."
        return Watched(entries, lambda key: self._seen.add(f"{prefix}{name_of(key)}"))

    def _offered(self, question: str, acts: tuple[str, ...]) -> Offered:
        offered = Offered(acts)
        offered.look = lambda act: self._seen.add(f"offer.{question}/{act}")
        return offered

    def _following(self, procedure: str, order: Mapping[str, str]) -> Watched:
        def look(step: str) -> None:
            self._seen.add(f"step.{procedure}/{step}")
            if order.get(step, END) != END:
                self._seen.add(f"step.{procedure}/{order[step]}")

        return Watched(order, look)

    def _asking(self, do: Callable[..., Any]) -> Callable[..., Any]:
        def done(*given: Any) -> Any:
            outcome = do(*given)
            if type(outcome) is Decision:
                self._seen.add(f"asked.{outcome.kind}")
            return outcome

        return done

    def _binding(self, entry: str, condition: Condition) -> Condition:
        def checked(game: Any, seat: str, answer: Any) -> str | None:
            broken = condition(game, seat, answer)
            if broken is not None:
                self._seen.add(entry)
            return broken

        return checked
