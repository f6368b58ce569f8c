"""What a scenario says of its position, and where that holds."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from monosashi import suite
from monosashi.kit.registry import kit
from monosashi.records.reaching.wanted import Document, Goal
from monosashi.subjects.lines import as_plain
from monosashi.verification.images.catalogue import IDS, documents_of, images_of, seated
from reference_engine.kernel.edition import Edition

Path = tuple[str, ...]

EXACTLY = "exactly"
"""Marks how many there are of something: a scenario says that there are so many at least."""


class Reader:
    """Reads quiet positions of an edition: what a scenario's says beside the blank one, and what cards say."""

    def __init__(self, rules: Edition, goals: Sequence[Goal], names: frozenset[str]) -> None:
        """``names`` are words that shuffles can bring elsewhere, where a game has no ids."""
        self.rules = rules
        self.blank = suite.blank_position(rules.name.partition("@")[0])
        self.has_ids = IDS in images_of(rules.name)
        self.documents = documents_of(rules.name)
        self.names = names
        self.kit = kit(rules.name)
        self.usual = self._usual(goals)
        self.usual_fields = self._usual_fields(goals) if self.has_ids else {}
        self._facts_of_cards: dict[str, list[tuple[Any, ...]]] = {}

    def named_in(self, document: Document) -> frozenset[str]:
        """What may be called otherwise."""
        return frozenset(self.documents.ids_in(document)) - {""} if self.has_ids else self.names

    def _usual(self, goals: Sequence[Goal]) -> Mapping[tuple[str, str], Any]:
        """What most cards of a kind have in a field: no scenario says it."""
        counted: dict[tuple[str, str], Counter[str]] = {}
        for goal in goals:
            for said in goal.position.get("cards", {}).values():
                for field, value in said.items() if isinstance(said, dict) else ():
                    counted.setdefault((said.get("kind", ""), field), Counter())[repr(value)] += 1
        return {key: values.most_common(1)[0][0] for key, values in counted.items()}

    def _usual_fields(self, goals: Sequence[Goal]) -> Mapping[str, Any]:
        """What most positions have in a field, such as a turn that is neither the first nor the last."""
        counted: dict[str, Counter[Any]] = {}
        for goal in goals:
            for field, value in goal.position.items():
                if isinstance(value, str | int):
                    counted.setdefault(field, Counter())[value] += 1
        return {field: values.most_common(1)[0][0] for field, values in counted.items()}

    def fits(self, said: Any, card: Any) -> bool:
        """Whether a card has all that is said of another one, whatever both are called."""
        if isinstance(said, str):
            return bool(said == card) or said == self._described(card)["name"]
        there = self._described(card)
        return all(there.get(field) == value for field, value in self._beside_the_usual(said))

    def _beside_the_usual(self, said: Document) -> Iterator[tuple[str, Any]]:
        """What is said of a card in a scenario and not of most."""
        for field, value in said.items():
            if field == "kind" or (field != "name" and self.usual[said.get("kind", ""), field] != repr(value)):
                yield field, value

    def wanted_cards(self, goal: Goal, names: frozenset[str]) -> Iterator[tuple[Any, ...]]:
        """What some card must have at a moment that may do."""
        cards = goal.position.get("cards", {}) if self.has_ids else {}
        for said in (cards[name] for name in names if isinstance(cards.get(name), dict)):
            yield from (("card", field, repr(value)) for field, value in self._beside_the_usual(said))

    def cards_there(self, document: Document) -> Iterator[tuple[Any, ...]]:
        """What some card has at a moment."""
        for card in document.get("cards", {}).values() if self.has_ids else ():
            described = self._described(card)
            known = self._facts_of_cards.get(described["name"])
            if known is None:
                known = [("card", field, repr(value)) for field, value in described.items()]
                self._facts_of_cards[described["name"]] = known
            yield from known

    def _described(self, card: Any) -> Document:
        found: Document = card if isinstance(card, dict) else as_plain(self.rules.cards[card])
        return found

    def said(self, document: Document) -> Document:
        """What a scenario's position says, and the blank one does not."""
        blank = {**self.blank, **self.usual_fields, "cards": document.get("cards")}
        found: Document = _beyond(document, blank)
        return found

    def table(self, document: Document) -> tuple[Any, ...]:
        """Who takes part, which a scenario always says."""
        return ("seated", *seated(self.kit, document))

    def facts(self, value: Any, names: frozenset[str], path: Path = ()) -> Iterator[tuple[Any, ...]]:
        """What can be looked up of a document, whoever is called how in it."""
        if isinstance(value, Mapping):
            if value and {*value} <= names:
                value = [
                    {"": key, **(item if isinstance(item, Mapping) else {"=": item})} for key, item in value.items()
                ]
            else:
                for key, item in value.items():
                    if path or key != "cards":
                        yield from self.facts(item, names, (*path, key))
                return
        if isinstance(value, list | tuple):
            yield (*path, EXACTLY, len(value))
            yield from ((*path, "#", number) for number in range(1, len(value) + 1))
            for item in value:
                yield from self.facts(item, names, (*path, "[]"))
        elif not (isinstance(value, str) and value in names):
            yield (*path, "=", str(value))


def _beyond(value: Any, blank: Any) -> Any:
    """The parts of a value that a blank one does not have."""
    if isinstance(value, Mapping) and isinstance(blank, Mapping):
        return {key: _beyond(item, blank.get(key)) for key, item in value.items() if item != blank.get(key)}
    if isinstance(value, list) and isinstance(blank, list):
        return [item for item in value if item not in blank]
    return value


Names = dict[str, str]


class Matching(NamedTuple):
    """Two documents side by side: what a scenario says, and a moment of a game."""

    reader: Reader
    cards: Mapping[str, Any]
    cards_there: Mapping[str, Any]
    names: frozenset[str]
    names_there: frozenset[str]
    patience: list[int]

    def ways(self, said: Any, there: Any, bound: Names) -> Iterator[Names]:
        """The ways to call the scenario's cards so that all that it says is there."""
        if isinstance(said, Mapping):
            if isinstance(there, Mapping):
                named = bool(said) and {*said} <= self.names
                yield from (
                    self._keyed([*said.items()], there, bound) if named else self._object([*said.items()], there, bound)
                )
        elif isinstance(said, list | tuple):
            if isinstance(there, list | tuple):
                yield from self._items(said, there, bound)
        elif isinstance(said, str) and said in self.names:
            yield from self._bind(said, there, bound)
        elif said == there or (not said and not there):
            yield bound

    def _object(self, said: Sequence[tuple[str, Any]], there: Mapping[str, Any], bound: Names) -> Iterator[Names]:
        if not said:
            yield bound
            return
        (key, value), *rest = said
        for found in self.ways(value, there.get(key), bound):
            yield from self._object(rest, there, found)

    def _keyed(self, said: Sequence[tuple[str, Any]], there: Mapping[str, Any], bound: Names) -> Iterator[Names]:
        if not said:
            yield bound
            return
        (key, value), *rest = said
        for other in there:
            for found in self._bind(key, other, bound):
                for more in self.ways(value, there[other], found):
                    yield from self._keyed(rest, there, more)

    def _items(self, said: Sequence[Any], there: Sequence[Any], bound: Names) -> Iterator[Names]:
        if not said:
            yield bound
            return
        for place, item in enumerate(there):
            for found in self.ways(said[0], item, bound):
                yield from self._items(said[1:], [*there[:place], *there[place + 1 :]], found)

    def _bind(self, name: str, there: Any, bound: Names) -> Iterator[Names]:
        self.patience[0] -= 1
        if self.patience[0] < 0:
            return
        if name in bound:
            if bound[name] == there:
                yield bound
        elif isinstance(there, str) and there in self.names_there and there not in bound.values():
            fits = self.reader.fits(self.cards[name], self.cards_there[there]) if self.reader.has_ids else True
            if fits:
                yield {**bound, name: there}
