"""What the diagrams know of an edition: its table, and what came of watching it. Worked out once, when first needed."""

import pickle
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from hashlib import sha256
from html import escape
from types import MappingProxyType
from typing import Any, ClassVar

import reference_engine as engine
from monosashi import suite
from monosashi.rulebook.citations import named
from monosashi.rulebook.ledger import Clause, load_ledger
from monosashi.site import build_cache
from monosashi.site.diagrams import markup
from monosashi.site.diagrams.markup import SIGNS, Href, UnknownEntry, heading, link
from monosashi.site.diagrams.watching import Seen, played, watched
from monosashi.site.text.language import Language
from reference_engine.kernel.decision import CHANCE, Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Procedure


@dataclass(frozen=True)
class Marks:
    """What a flow chart says beside its steps, by their names.

    ``flags`` stand in front of a step (when it is come to), ``only`` are steps that are taken in some cases only,
    ``leaps`` go straight on to a later step, and ``leaping`` says when.
    """

    flags: Mapping[str, str] = field(default_factory=dict)
    only: frozenset[str] = frozenset()
    leaps: Mapping[str, str] = field(default_factory=dict)
    leaping: str = ""


@dataclass(frozen=True)
class DiagramTable:
    """An edition as the diagrams read it. A game's own table says what this one cannot know.

    ``CHAPTERS`` has the procedures with a chart of their own and the chapter it stands in; others are drawn inside
    their callers. ``LANES`` are two roles each of which gets a lane of its own in a chart where both are asked.
    ``NAMES`` are names of steps that do not say in words what they mean, ``SIGNS`` small signs for roles.
    """

    rules: Edition

    CHAPTERS: ClassVar[Mapping[str, str]] = MappingProxyType({})
    LANES: ClassVar[tuple[str, ...]] = ()
    NAMES: ClassVar[Mapping[str, str]] = MappingProxyType({})
    SIGNS: ClassVar[Mapping[str, str]] = MappingProxyType({})

    # What a game's own table may say

    def plays(self) -> Iterable[Callable[[Edition], object]]:
        """What is to be watched: functions that play something by the rules that they are given."""
        return (partial(played, scenario) for scenario in suite.scenarios(self.game))

    def role(self, position: Any, frame: Procedure, asked: Decision) -> str:  # noqa: ARG002
        """As what somebody is asked: ``dice``, ``shuffle``, a seat, or a role of the game."""
        return chance(asked) if asked.seat == CHANCE else asked.seat

    def roles(self, language: Language) -> Mapping[str, str]:
        """What the game's roles are called."""
        return {"dice": language.say("dice"), "shuffle": language.say("shuffle")}

    def marks(self, procedure: str, language: Language) -> Marks:  # noqa: ARG002
        """What is to be said beside the steps of a procedure."""
        return Marks()

    # What any table says

    @property
    def game(self) -> str:
        """The game it is an edition of."""
        return self.rules.name.partition("@")[0]

    @property
    def clauses(self) -> Mapping[str, Clause]:
        """The ledger."""
        return load_ledger(self.game)

    @cached_property
    def seen(self) -> Seen:
        """What the steps do; of a published edition it is kept for as long as the same is played by the same code."""
        plays = tuple(self.plays())
        if not engine.knows(self.rules.name) or self.rules is not engine.edition(self.rules.name):
            return watched(self.rules, plays, self.role)
        name = f"seen-{self.rules.name}-{build_cache.code(self.game)}-{sha256(pickle.dumps(plays)).hexdigest()}"
        found: Seen | None = build_cache.get(name)
        if found is None:
            found = watched(self.rules, plays, self.role)
            build_cache.put(name, found)
        return found

    def titled(self, clause: str, language: Language, href: Href) -> str:
        """A clause's title as a link to it. Raises UnknownEntry."""
        return link(href(clause), escape(language.text("title", self.known(clause).title)))

    def known(self, clause: str) -> Clause:
        """A row of the ledger. Raises UnknownEntry."""
        if clause not in self.clauses:
            raise UnknownEntry(f"{self.rules.name}: the ledger has no clause {clause!r}")
        return self.clauses[clause]

    def steps(self, procedure: str) -> list[str]:
        """The steps of a procedure in their order. Raises UnknownEntry."""
        if procedure not in self.rules.procedures:
            raise UnknownEntry(f"{self.rules.name} has no procedure {procedure!r}")
        return list(self.rules.procedures[procedure])

    def clause(self, procedure: str, step: str) -> Clause | None:
        """The clause that a step carries out: the first that its docstring names, or else the one that asks in it.

        Raises UnknownEntry for one that is not in the ledger.
        """
        docstring = self.rules.procedures[procedure][step].__doc__ or ""
        cited = [self.rules.clauses.get(name, name) for name in named(docstring)]
        cited += self.seen.steps[procedure, step].questions.values()
        return self.known(cited[0]) if cited else None

    def in_words(self, name: str) -> str:
        """A procedure, step or act in words; seats are proper names: ``North lines up``."""
        seats = engine.game(self.game).seats
        words = markup.in_words(name).split()
        return self.NAMES.get(name) or " ".join(word.capitalize() if word in seats else word for word in words)

    def called(self, language: Language, name: str) -> str:
        """A step or a procedure by its translated name, as a heading."""
        return heading(language, language.word("step", self.in_words(name)))

    def who(self, language: Language, role: str) -> str:
        """Who is asked, as a heading. Raises UnknownEntry."""
        if role in engine.game(self.game).seats:
            return language.word("seat", role.capitalize())
        words = self.roles(language)
        if role not in words:
            raise UnknownEntry(f"nobody is known as {role!r}")
        return heading(language, words[role])

    def sign(self, role: str) -> str:
        """The sign of a role; empty for one that has none."""
        return markup.sign({**SIGNS, **self.SIGNS}.get(role, ""))


def chance(asked: Decision) -> str:
    """What chance is asked for."""
    return "dice" if asked.draws[0].kind == "die" else "shuffle"
