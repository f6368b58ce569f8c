"""Facts: what can be seen of the things on a table, each declared once.

A fact is a sentence about a thing, and where a view shows it. From it come the sentence that looks for it after
``Then``, the sentence that tells of it, and its few words (``chip``) on boards, in pictures and what is read of them::

    CREATURES = Things(lambda view: ((each.id, each) for each in view.creatures), ("creature", "cards"))
    FACTS.fact(CREATURES, "{cards} has {n} damage", "{cards} have {n} damage", n="damage", chip="{n} damage")

A sentence without one of the values says that it is nothing: ``"{creature} carries no order cards"``. A sentence may
imply a value: ``("{seat} is annihilated", {"annihilated": True})``. With ``{lie}`` and ``{has}`` it may be denied.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from monosashi.kit.positions import about_of
from monosashi.suite.phrases import PhraseTable
from monosashi.suite.placeholders import English, Name, Names, Voice, kept, kind_of
from monosashi.support.text import counted, printable

DENIABLE = {"lie": ("is", "is not"), "has": ("has", "has not")}
"""The placeholders with which a sentence is denied, as one thing has them."""

JUDGE = "judge"

Way = str | tuple[str, Mapping[str, Any]]
"""A sentence, or one with the values that it implies."""


@dataclass(frozen=True, eq=False)
class Things:
    """Things of one kind: ``seen`` has those of a view by what they are called, None where there can be none at all.

    ``names`` are the placeholders that stand for one or several of them. Of one that is not there ``otherwise`` is to
    be seen, if there is such a thing; else ``absent`` says so.

    Those that are ``of`` a player in a view stand on a board behind their ``title``. What is going on is ``told`` in a
    sentence, where ``{what}`` are the chips: one with ``{n}`` is about each of several that wait, any other about all.
    In a picture of a film it has this style, None if the picture shows it anyhow.
    """

    seen: Callable[[Any], Iterable[tuple[str, Any]] | None]
    names: tuple[str, ...] = ()
    absent: str = "{name} is not there"
    otherwise: Any = None
    title: str = ""
    of: Callable[[Any, str], Iterable[tuple[str, Any]]] | None = None
    told: str = ""
    film: str | None = None

    def called(self, case: Any, view: Any, name: str) -> Any:
        """The thing that a sentence calls so, or fail."""
        seen = self.seen(view)
        # Of several that are called the same the first is meant.
        known = {spoken(case, view, ident): thing for ident, thing in reversed([*(seen or ())])}
        if seen is None or (name not in known and self.otherwise is None):
            case.fail(self.absent.format(name=name), "there", "it is not there")
        return known.get(name, self.otherwise)


def of_players(of: Callable[[Any, str], Iterable[tuple[str, Any]]], *names: str, **more: Any) -> Things:
    """Things that are each a player's."""
    return Things(lambda view: (pair for seat in view.players for pair in of(view, seat)), names, of=of, **more)


THE_TABLE = Things(lambda view: (("", view),))
"""The view itself."""

PLAYERS = Things(lambda view: view.players.items(), ("seat",))
"""Everybody who takes part."""


ONE = {" are ": " is ", " have ": " has ", " lie ": " lies ", " stand ": " stands ", " carry ": " carries "}
SEVERAL = re.compile("|".join(ONE))
"""What a sentence about several things says of one."""


@dataclass(frozen=True, eq=False)
class Fact:
    """A fact about things: its sentences, and how each placeholder's value is read off a thing."""

    things: Things
    ways: tuple[tuple[str, Mapping[str, Any]], ...]
    values: Mapping[str, Callable[[Any], Any]]
    chip: str = ""
    viewer: str = JUDGE
    in_order: bool = False

    def read(self, thing: Any) -> dict[str, Any]:
        """The values of a thing."""
        return {name: value(thing) for name, value in self.values.items()}


@dataclass(frozen=True)
class Check:
    """What one sentence of a fact looks for. Sentences of one fact are one function."""

    fact: Fact
    text: str = field(compare=False)
    fixed: Mapping[str, Any] = field(compare=False)
    cards: frozenset[str] = field(compare=False)
    __name__ = "check"

    def __call__(self, case: Any, **said: Any) -> None:
        """Look for it on the table of a case."""
        viewer = said.get("viewer", self.fact.viewer)
        if "viewer" in said or viewer != JUDGE:
            case.need("views")
        view = case.look(viewer)
        of = next((name for name in self.fact.things.names if name in said), "")
        names = said.get(of, "")
        several = isinstance(names, tuple) and len(names) > 1
        for name in names if isinstance(names, tuple) else (names,):
            self._look(case, view, {**said, of: name}, self.fact.things.called(case, view, name), several=several)

    def _look(self, case: Any, view: Any, said: Mapping[str, Any], thing: Any, *, several: bool) -> None:
        actual = self.fact.read(thing)
        denier = next((name for name in DENIABLE if name in said), "")
        denied = bool(denier) and said[denier].endswith("not")
        wanted = {name: self.fixed.get(name, said.get(name, _nothing(value))) for name, value in actual.items()}
        if not case.says_why:
            # By which clause something has come about is told by those who say why.
            wanted.pop("clause", None)
        if denier in wanted:
            wanted[denier], denied = not denied, False
        pairs = [(self._plain(case, view, name, actual[name]), self._listed(wanted[name])) for name in wanted]
        is_, should = ([pair[side] for pair in pairs] for side in (0, 1))
        where = re.sub(r"\{(\w+)\}", lambda found: str(said[found[1]] if found[1] not in wanted else "…"), self.text)
        # Of several things the one that fails is named, alone.
        where = SEVERAL.sub(lambda verb: ONE[verb[0]], where, 1) if several else where
        if denied:
            case.expect(is_ != should, True, f"whether {where}")
        else:
            case.expect(is_[0] if len(is_) == 1 else is_, should[0] if len(should) == 1 else should, where)

    def _plain(self, case: Any, view: Any, name: str, value: Any) -> Any:
        """A value as a sentence has it: cards as the scenario calls them."""
        if name in self.cards:
            value = spoken(case, view, value) if isinstance(value, str) else tuple(spoken(case, view, c) for c in value)
        return self._listed(value)

    def _listed(self, value: Any) -> Any:
        if isinstance(value, tuple | list):
            return list(value) if self.fact.in_order else sorted(value)
        return value


class Facts:
    """All facts of a game, declared for its phrase table."""

    def __init__(self, table: PhraseTable) -> None:
        """Start with none."""
        self.table = table
        self.facts: list[Fact] = []
        self.tellers: list[Callable[[Any], Iterator[str]]] = []
        self.questions: Mapping[str, str] = {}
        self.zone = ""
        self.fields: Mapping[str, str | Callable[[Any], Iterable[str]]] = {}
        table.facts = self

    @property
    def things(self) -> list[Things]:
        """Every kind of things."""
        return list(dict.fromkeys(fact.things for fact in self.facts))

    def called(self, title: str) -> Things:
        """The kind of things with this title."""
        return next(things for things in self.things if things.title == title)

    def fact(
        self,
        things: Things,
        *ways: Way,
        chip: str = "",
        viewer: str = JUDGE,
        in_order: bool = False,
        tells: bool = True,
        **values: str | Callable[[Any], Any],
    ) -> Fact:
        """Declare a fact. A value is the name of an attribute, or a function of the thing.

        ``viewer`` is whose view shows it. Where something is ``in_order``, its order counts. Only what ``tells`` is
        told of a position; a fact without a sentence is a chip alone.
        """
        read = {name: value if callable(value) else attrgetter(value) for name, value in values.items()}
        pairs = tuple((way, {}) if isinstance(way, str) else way for way in ways)
        made = Fact(things, pairs, read, chip, viewer, in_order)
        for text, fixed in pairs:
            cards = frozenset(n for n in read if isinstance(self.table.placeholders.get(kind_of(n)), Name | Names))
            self.table.step(text)(Check(made, text, fixed, cards))
        self.facts.append(made)
        if tells and ways and viewer == JUDGE:
            self.tellers.append(lambda view: self._sentences(made, view))
        return made

    def zones(
        self, zone: str = "zone", fields: Mapping[str, str | Callable[[Any], Iterable[str]]] = MappingProxyType({})
    ) -> None:
        """Declare what lies in the zones of players: those that the placeholder ``zone`` knows.

        ``fields`` are the players' fields, or functions of a player, for what the placeholder reads, where it is not
        the field itself. A field that is None the viewer does not see.
        """
        self.zone, self.fields = zone, fields
        place = f"{{seat}}'s {{{zone}}}"

        def cards_of(case: Any, viewer: str, seat: str, zone: str) -> tuple[str, ...]:
            view = case.look(viewer)
            return tuple(spoken(case, view, card) for card in self.cards_in(view.players[seat], zone))

        def lie_in(case: Any, cards: tuple[str, ...], lie: str, seat: str, **where: str) -> None:
            """Cards lie in a zone, or do not."""
            present = cards_of(case, JUDGE, seat, where[zone])
            for card in cards:
                if (card in present) == lie.endswith("not"):
                    there = ", ".join(present) or "nothing there"
                    case.fail(
                        f"{card} {lie} in {self._called(seat, zone, where)}: not so", f"{card} {lie} there", there
                    )

        def has_cards(case: Any, seat: str, n: int, **where: str) -> None:
            """How many cards a zone has."""
            count = len(cards_of(case, JUDGE, seat, where[zone]))
            case.expect(count, n, f"the number of cards in {self._called(seat, zone, where)}")

        def sees(case: Any, viewer: str, seat: str, cards: tuple[str, ...] = (), **where: str) -> None:
            """The viewer can read these cards there; or none, whatever their number."""
            case.need("views")
            visible = cards_of(case, viewer, seat, where[zone])
            called = self._called(seat, zone, where)
            for card in cards:
                if card not in visible:
                    case.fail(f"{viewer} does not see {card} in {called}", "visible", "not visible")
            if visible and not cards:
                case.fail(f"{viewer} sees {', '.join(visible)} in {called}", "nothing visible", ", ".join(visible))

        def tell(view: Any) -> Iterator[str]:
            """Every card of every zone, and how many there are."""
            for seat, player in view.players.items():
                for words, cards in self.zone_cards(player):
                    yield from (f"{card} is in {seat.capitalize()}'s {words}" for card in cards)
                    yield f"{seat.capitalize()}'s {words} has {counted(len(cards), 'card')}"

        self.table.step(f"{{cards}} {{lie}} in {place}")(lie_in)
        self.table.step(f"{place} has {{n}} cards", f"{place} has {{n}} card")(has_cards)
        self.table.step(f"{{viewer}} sees {{cards}} in {place}", f"{{viewer}} sees no card in {place}")(sees)
        self.tellers.append(tell)

    def cards_in(self, player: Any, zone: str) -> tuple[str, ...]:
        """The cards that can be seen in a player's zone."""
        field = self.fields.get(zone, zone)
        return tuple((field(player) if callable(field) else getattr(player, field)) or ())

    def zone_cards(self, player: Any) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Every zone in the words for it, with the cards that can be seen there."""
        known = self.table.placeholders[self.zone]
        return ((words, self.cards_in(player, known.read(words))) for words in known.pattern.split("|"))

    def counts(self, player: Any) -> Iterator[tuple[str, int]]:
        """How many cards each zone has that is a pile; those that cannot be seen are among them."""
        known = self.table.placeholders[self.zone]
        for words, cards in self.zone_cards(player):
            field = self.fields.get(known.read(words), known.read(words))
            if isinstance(field, str):
                yield words, getattr(player, f"{field}_count", len(cards))

    def _called(self, seat: str, zone: str, where: Mapping[str, str]) -> str:
        """A zone in the words that stand for it."""
        known = self.table.placeholders[zone]
        words = next((each for each in known.pattern.split("|") if known.read(each) == where[zone]), where[zone])
        return f"{seat.capitalize()}'s {words}"

    def asks(self, questions: Mapping[str, str], *texts: str) -> Callable[..., None]:
        """Declare who may be asked for what: kinds of decisions by the words for them; and about what."""
        self.questions = questions

        def asked_for(case: Any, seat: str, question: str, **about: str) -> None:
            """The pending decision, and what it is about."""
            kind = questions.get(question)
            if kind is None:
                raise ValueError(f"unknown question {question!r}; known: {', '.join(questions)}")
            case.put_on_table()
            now = case.subject.observe(JUDGE).asked
            ((_, what),) = about.items() or (("", ""),)
            view = case.question_to(seat, "pass" if now is not None and now.kind == kind else "", what)
            asked = view.asked
            actual = f"{asked.seat} asked for {asked.kind}" if asked else "nobody asked"
            case.expect(actual, f"{seat} asked for {kind}", "who is asked")
            if what:
                case.expect(spoken(case, view, about_of(asked)), what, f"what {seat} is asked about")

        def tell(view: Any) -> Iterator[str]:
            """Who is asked, and about what."""
            words = next((words for words, kind in questions.items() if view.asked and kind == view.asked.kind), "")
            for text in reversed(texts if words else ()):
                values = {"seat": view.asked.seat, "question": words}
                named = re.findall(r"\{(\w+)\}", text)
                told = {name: self._said(name, values.get(name, about_of(view.asked))) for name in named}
                if all(told.values()):
                    yield text.format_map(told)
                    return

        self.table.step(*texts)(asked_for)
        self.tellers.append(tell)
        return asked_for

    # In words

    def texts(self) -> Iterator[str]:
        """What has to be translated beside the sentences."""
        yield from (fact.chip for fact in self.facts if fact.chip)
        yield from (things.title for things in self.things if things.of)
        yield from (things.told for things in self.things if things.told)

    def seen(self, view: Any) -> Iterator[str]:
        """What can be said of a judge's view, in the order in which it is declared."""
        if view.result is not None and view.result.winner:
            yield f"{view.result.winner.capitalize()} has won"
        for tell in self.tellers:
            yield from tell(view)
        yield f"turn {view.turn} is being played"
        if view.result is None:
            yield "the game goes on"

    def _sentences(self, fact: Fact, view: Any) -> Iterator[str]:
        for ident, thing in fact.things.seen(view) or ():
            told = self._sentence(fact, ident, fact.read(thing))
            if told:
                yield told

    def _sentence(self, fact: Fact, ident: str, values: Mapping[str, Any]) -> str:
        """The first sentence that says it; nothing if none can."""
        for text, fixed in fact.ways:
            if "{viewer}" in text:
                continue
            named = re.findall(r"\{(\w+)\}", text)
            several = {name for name in fact.things.names if isinstance(self.table.placeholders[kind_of(name)], Names)}
            told: dict[str, Any] = {name: (ident,) if name in several else ident for name in fact.things.names}
            told |= {name: forms[0] for name, forms in DENIABLE.items()}
            told |= {name: DENIABLE[name][not value] if name in DENIABLE else value for name, value in values.items()}
            left = {name: value for name, value in values.items() if name not in named}
            empty = [name for name in named if name in values and told[name] in ("", (), None)]
            if empty or any(value != fixed.get(name, _nothing(value)) for name, value in left.items()):
                continue
            words = {name: self._said(name, told[name]) for name in named}
            if all(words.values()):
                return text.format_map(words)
        return ""

    def _said(self, name: str, value: Any) -> str:
        """A value as the placeholder would read it; nothing if it would not."""
        known = self.table.placeholders[kind_of(name)]
        words = known.said(value, English())
        spaced = words.replace("_", " ")
        return next((each for each in (words, spaced) if re.fullmatch(known.pattern, each)), "")

    def chips(self, things: Things, ident: str, thing: Any, voice: Voice) -> Iterator[str]:
        """The few words of every fact that there is of a thing; parts in brackets only where there is something."""
        for fact in self.facts:
            values = fact.read(thing) if fact.chip and fact.things is things else {}
            if any(values.values()):
                known = {n: self.table.placeholders[kind_of(n)] for n in re.findall(r"\{(\w+)\}", fact.chip)}
                told = {n: (ident,) if isinstance(known.get(n), Names) else ident for n in things.names} | values
                said = {n: printable(kind.said(told[n], voice)) for n, kind in known.items()}
                yield kept(voice.phrase(fact.chip), [n for n in known if told[n]]).format_map(said)


def spoken(case: Any, view: Any, card: str) -> str:
    """A card as a scenario calls it: by its id, in a game that was begun by what is printed on it."""
    return view.cards.get(card, card) if case.notes.get("started") else card


def _nothing(value: Any) -> Any:
    """What is left of a value where there is none."""
    return type(value)()
