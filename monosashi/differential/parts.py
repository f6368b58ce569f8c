"""What can be taken out of the document of a quiet position, and how what is left can be made plainer.

Nothing here knows a game: a document is lists and tables whose entries may be missing, and fields with defaults. What a
document must have, its reader says; whoever takes something out tries whether it is still one.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

import reference_engine as engine
from monosashi.differential.quiet import definition, plain_cards, without_texts
from monosashi.subjects.lines import Document, Line, Said
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
    return replace(line, document={**line.document, "cards": cards})


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
    return replace(line, document=document, said=tuple(map(said, line.said)), tried=tried)


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


def plain_everywhere(rules: Edition, document: Document) -> Iterator[list[Change]]:
    """The same of many cards at once: changes that can be made together, each list to be tried in halves."""
    cards = [*document.get("cards", {})]
    for plain in plain_cards(rules.name):
        yield [_card(rules, card, _become(plain)) for card in cards]
    yield [_card(rules, card, lambda described: without_texts(rules, described)) for card in cards]


def _become(plain: dict[str, Any]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda described: {"name": described["name"], **plain}


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


def cut(document: Document, place: tuple[str, ...] = ()) -> Iterator[Change]:
    """Changes of maps, lists of lines of one length: a row or a column less at an edge, a sign that is any other."""
    value: Any = document
    for key in place:
        value = value[key]
    if isinstance(value, Mapping):
        for key in value:
            yield from cut(document, (*place, key))
    elif _is_map(value):
        most = Counter("".join(value)).most_common()
        for edge in (slice(1, None), slice(None, -1)):
            yield _at(place, partial(_cut_rows, edge))
            yield _at(place, partial(_cut_columns, edge))
        for sign, _ in most[1:]:
            yield _at(place, partial(_without_sign, sign, most[0][0]))
        for number in range(len(value)):
            yield _at(place, partial(_levelled, number, most[0][0]))


def _is_map(value: Any) -> bool:
    lines = isinstance(value, list) and len(value) > 1 and all(isinstance(row, str) for row in value)
    return lines and len({len(row) for row in value}) == 1 and len(value[0]) > 1


def _cut_rows(edge: slice, rows: list[str]) -> list[str]:
    return rows[edge]


def _cut_columns(edge: slice, rows: list[str]) -> list[str]:
    return [row[edge] for row in rows]


def _without_sign(sign: str, plain: str, rows: list[str]) -> list[str]:
    return [row.replace(sign, plain) for row in rows]


def _levelled(number: int, plain: str, rows: list[str]) -> list[str]:
    return [plain * len(row) if place == number else row for place, row in enumerate(rows)]


def _at(place: tuple[str, ...], change: Callable[[list[str]], list[str]]) -> Change:
    def changed(value: Any, rest: tuple[str, ...]) -> Any:
        if not rest:
            found = change(value) if _is_map(value) else value
            return found if _is_map(found) else value
        key, *more = rest
        return {**value, key: changed(value[key], tuple(more))} if key in value else value

    return lambda document: changed(document, place)


def shorter(value: Any) -> Iterator[Any]:
    """Answers like one in which a part of a list is left out, the longest parts first."""
    if isinstance(value, Mapping):
        for key, each in value.items():
            yield from ({**value, key: less} for less in shorter(each))
    elif isinstance(value, list):
        for size in range(len(value) - 1, 0, -1):
            for start in range(len(value) - size + 1):
                yield value[:start] + value[start + size :]
        for number, each in enumerate(value):
            yield from ([*value[:number], less, *value[number + 1 :]] for less in shorter(each))


def reordered(line: Line) -> Line:
    """A line whose position lists its cards in the order in which they lie on the table."""
    cards = line.document.get("cards")
    if not cards:
        return line
    rest = {key: each for key, each in line.document.items() if key != "cards"}
    order = [name for name in texts_in(rest) if name in cards]
    sorted_cards = {name: cards[name] for name in dict.fromkeys([*order, *cards])}
    return replace(line, document={**line.document, "cards": sorted_cards})
