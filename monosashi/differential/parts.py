"""What can be taken out of the document of a quiet position, and how what is left can be made plainer.

Nothing here knows a game: a document is lists and tables whose entries may be missing, and fields with defaults. What a
document must have, its reader says; whoever takes something out tries whether it is still one.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

import reference_engine as engine
from monosashi import suite
from monosashi.differential.lines import Document, Line, Said
from monosashi.differential.quiet import definition, without_texts
from monosashi.suite.telling import key_of, normal
from monosashi.support.text import texts_in
from reference_engine.kernel.edition import Edition

Path = tuple[str, ...]
"""Where something is in a document: keys, and in lists the thing itself, or its id."""

Change = Callable[[Document], Document]


def removable(rules: Edition, document: Document) -> Iterator[Path]:
    """Everything that may be left out, without the cards, which go with what they lie in.

    Whole fields come last: who takes out from the end takes much at once, first.
    """
    needed = {f.encode_name for f in msgspec.structs.fields(engine.game(rules.name).quiet_positions.kind) if f.required}
    for name, value in document.items():
        if name != "cards":
            yield from _inside((name,), value)
    yield from ((name,) for name in document if name != "cards" and name not in needed)


def _inside(place: Path, value: Any) -> Iterator[Path]:
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield from _inside((*place, key), each)
        yield from ((*place, key) for key in value)
    elif isinstance(value, list | tuple):
        for each in value:
            name = str(each.get("id") or each.get("card") or "") if isinstance(each, Mapping) else str(each)
            if name:
                if isinstance(each, Mapping):
                    yield from ((*place, name, key) for key in each if key not in ("id", "card", "area", "owner"))
                yield (*place, name)


def without(line: Line, paths: Sequence[Path]) -> Line:
    """A line whose position lacks these things; answers do not mention any more who is not there."""
    document = line.document
    for path in paths:
        document = _without(document, path)
    gone = _ids(line.document, within_cards=False) - _ids(document, within_cards=False)
    return _unsaid(line, document, frozenset(gone))


def without_unused(rules: Edition, line: Line) -> Line:
    """A line whose position has only the cards that lie somewhere in it."""
    named = _ids(line.document, within_cards=False)
    if "cards" not in line.document:
        return line
    texts = msgspec.json.encode([line.document.get("cards"), [rules.cards.get(n) for n in _names(line.document)]])
    cards = {
        card: said
        for card, said in line.document["cards"].items()
        if card in named or (f'"{definition(rules, said)["name"]}"'.encode() in texts and card in named)
    }
    return Line({**line.document, "cards": cards}, line.chance, line.said, line.tried, line.looked)


def _names(document: Document) -> list[str]:
    return [said for said in document.get("cards", {}).values() if isinstance(said, str)]


def _without(value: Any, path: Path) -> Any:
    key, *rest = path
    if isinstance(value, Mapping):
        if key not in value:
            return value
        if not rest:
            return {name: each for name, each in value.items() if name != key}
        return {**value, key: _without(value[key], tuple(rest))}
    found = []
    for each in value:
        name = str(each.get("id") or each.get("card") or "") if isinstance(each, Mapping) else str(each)
        if name != key:
            found.append(each)
        elif rest:
            found.append(_without(each, tuple(rest)))
    return found


def _ids(value: Any, *, within_cards: bool) -> set[str]:
    """Every string in a document, but for its cards."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, Mapping):
        found: set[str] = set()
        for key, each in value.items():
            if key != "cards" or within_cards:
                found |= {key} | _ids(each, within_cards=within_cards)
        return found
    if isinstance(value, list | tuple):
        return {name for each in value for name in _ids(each, within_cards=within_cards)}
    return set()


def _unsaid(line: Line, document: Document, gone: frozenset[str]) -> Line:
    """The line's answers without those who are gone, where they are one of several."""

    def said(one: Said) -> Said:
        return Said(one.seat, {key: _left(each, gone) for key, each in one.action.items()}, one.chance)

    tried = said(line.tried) if line.tried is not None else None
    return Line(document, line.chance, tuple(map(said, line.said)), tried, line.looked)


def _left(value: Any, gone: frozenset[str]) -> Any:
    if isinstance(value, Mapping):
        return {key: _left(each, gone) for key, each in value.items() if key not in gone}
    if isinstance(value, list | tuple):
        return [_left(each, gone) for each in value if not (isinstance(each, str) and each in gone)]
    return value


# Plainer


def plainer(rules: Edition, document: Document, texts: Sequence[str]) -> Iterator[Change]:
    """Changes that leave everything where it is: cards without texts, without fields, with one of several effects."""
    for card in document.get("cards", {}):
        for plain in plain_cards(rules.name):
            yield _card(rules, card, _become(plain))
        yield _card(rules, card, lambda described: without_texts(rules, described))
        for field in texts:
            yield _card(rules, card, _without_field(field))
        yield _card(rules, card, _without_optional(rules))
        described = definition(rules, document["cards"][card])
        for field in texts:
            for place in _places(described.get(field), (field,)):
                yield _card(rules, card, _without_place(place))
        for field in definition(rules, document["cards"][card]):
            if field not in ("name", "kind", *texts):
                yield _card(rules, card, _without_field(field))
                for plain in plain_cards(rules.name):
                    if field in plain:
                        yield _card(rules, card, _usual(field, plain[field]))


@cache
def plain_cards(edition: str) -> tuple[dict[str, Any], ...]:
    """The cards of a scenario that has not said anything yet: nobody cares about them. They have no names here."""
    blank = suite.blank_position(edition.partition("@")[0])
    nameless = [{key: each for key, each in card.items() if key != "name"} for card in blank["cards"].values()]
    return tuple(card for number, card in enumerate(nameless) if card not in nameless[:number])


def _become(plain: dict[str, Any]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda described: {"name": described["name"], **plain}


def borrowed(
    game: str, card: str, described: dict[str, Any], words: Mapping[bytes, str]
) -> Iterator[tuple[str, int, Change]]:
    """Changes of a card's texts for which the suite has no words into the likest ones for which it has.

    Each with the list in which the text stands, and its number there.
    """
    known = [tuple(msgspec.json.decode(key)) for key in words]
    for group, effects in normal(game, described).items():
        for number, effect in enumerate(effects if isinstance(effects, list | tuple) else ()):
            if key_of([group, effect]) in words or not isinstance(effect, Mapping):
                continue
            likest = sorted((each for of, each in known if of == group), key=lambda each: -likeness(effect, each))
            for other in likest[:BORROWED]:
                yield group, number, _exchanged(card, group, number, other)


BORROWED = 12
"""How many texts are tried in the place of one."""


def likeness(one: Any, other: Any) -> float:
    """How much two pieces of plain data have in common, from 0 to 1.

    >>> likeness({"a": 1, "b": [2, 3]}, {"a": 1, "b": [2, 4]})
    0.75
    """
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        keys = {*one, *other}
        return sum(likeness(one.get(key), other.get(key)) for key in keys) / max(1, len(keys))
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return sum(map(likeness, one, other)) / max(1, len(one), len(other))
    return float(one == other)


def _exchanged(card: str, group: str, number: int, effect: Any) -> Change:
    def changed(document: Document) -> Document:
        said = document["cards"][card]
        if not isinstance(said, dict) or number >= len(said.get(group) or ()):
            return document
        texts = [effect if place == number else each for place, each in enumerate(said[group])]
        return {**document, "cards": {**document["cards"], card: {**said, group: texts}}}

    return changed


def _places(value: Any, place: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    """Every part of a card's texts, the larger ones first."""
    if isinstance(value, Mapping):
        parts: Iterable[tuple[str | int, Any]] = value.items()
    else:
        parts = reversed(list(enumerate(value))) if isinstance(value, list | tuple) else ()
    for key, each in parts:
        yield (*place, key)
        yield from _places(each, (*place, key))


def _without_place(place: tuple[str | int, ...]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    def left(value: Any, rest: tuple[str | int, ...]) -> Any:
        key, *more = rest
        if isinstance(value, Mapping):
            if key not in value:
                return value
            if not more:
                return {name: each for name, each in value.items() if name != key}
            return {name: left(each, tuple(more)) if name == key else each for name, each in value.items()}
        if isinstance(value, list | tuple):
            if not more:
                return [each for number, each in enumerate(value) if number != key]
            return [left(each, tuple(more)) if number == key else each for number, each in enumerate(value)]
        return value

    def changed(described: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = left(described, place)
        return found

    return changed


def _usual(field: str, value: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda described: {**described, field: value} if field in described else described


def _card(rules: Edition, card: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Change:
    def changed(document: Document) -> Document:
        said = document.get("cards", {}).get(card)
        if said is None:
            return document
        described = definition(rules, said)
        other = change(described)
        if other == described and isinstance(said, dict):
            return document
        # What is not what the edition's card of that name is must have another name.
        named = {**other, "name": card} if described["name"] in rules.cards else other
        return {**document, "cards": {**document["cards"], card: named}}

    return changed


def _without_field(field: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda described: {name: each for name, each in described.items() if name != field}


def _without_optional(rules: Edition) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """A card with those fields alone that its kind must have: who reads it says which these are."""
    kept = ("name", "kind", "level", "attack", "defence", "march")

    def plain(described: dict[str, Any]) -> dict[str, Any]:
        return {name: each for name, each in described.items() if name in kept or isinstance(each, dict)}

    return plain


def reordered(line: Line) -> Line:
    """A line whose position lists its cards in the order in which they lie on the table."""
    cards = line.document.get("cards")
    if not cards:
        return line
    rest = {key: each for key, each in line.document.items() if key != "cards"}
    order = [name for name in texts_in(rest) if name in cards]
    sorted_cards = {name: cards[name] for name in dict.fromkeys([*order, *cards])}
    return Line({**line.document, "cards": sorted_cards}, line.chance, line.said, line.tried, line.looked)
