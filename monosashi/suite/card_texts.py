"""The words of card texts: which there are in a game's vocabulary of effects, and which of them a position needs.

Nothing is tagged by hand: the words are the fields, verbs and values of the Structs in which a game's card texts are
written (:class:`monosashi.kit.interface.Texts` says which fields of a card they are).
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

import reference_engine as engine
from monosashi.kit.interface import Texts
from monosashi.kit.own_cards import brought
from monosashi.kit.registry import known
from monosashi.suite.card_types import (
    all_literals,
    called,
    docstring_sentences,
    has_verbs,
    joins,
    literals,
    meant,
    structs_in,
    told_of,
    unwrapped,
)

THEN, ALSO = "then", "and"
"""Words for several things one after another, and for several at the same time."""


class Field(NamedTuple):
    """One field of a Struct in which texts are written: what its words begin with, and what it may hold.

    ``values`` are those of a closed list of words, none for anything else; ``depth`` says how many lists lie around
    it, one in the other.
    """

    word: str
    default: Any
    values: tuple[str, ...]
    depth: int
    structs: tuple[Any, ...]
    about: str
    means: Mapping[str, str]


class Verb(NamedTuple):
    """Something that happens: its name, the fields beside it with what they hold if left out, what it does."""

    name: str
    fields: Mapping[str, Any]
    about: str


def covers(declared: Iterable[str], word: str) -> bool:
    """Whether a word is among those declared; with ``.*`` behind it a declared one stands for all that begin with it.

    >>> covers(["damage.*", "cost.slots"], "damage.dice"), covers(["cost"], "cost.power")
    (True, False)
    """
    return any(f"{word}.".startswith(each[:-1]) if each.endswith(".*") else word == each for each in declared)


class CardTexts:
    """The vocabulary in which the cards of one game are written."""

    def __init__(self, card: type, texts: Texts | None) -> None:
        """Study the Struct ``card``; without ``texts``, its texts are the fields in which there are verbs."""
        struct = inspect.type_info(card)
        self.card = struct if isinstance(struct, inspect.StructType) else None
        fields = self.card.fields if self.card else ()
        spoken = texts.fields if texts else tuple(each.name for each in fields if has_verbs(each.type))
        self.plain: Mapping[str, tuple[str, ...]] = texts.plain if texts else {}
        self._unused = texts.unused if texts else ()
        self.fields = tuple(each for each in fields if each.name in (*spoken, *self.plain))
        # What cards have outside their texts, elements and the like, are things to speak of and no words.
        outside = [each for each in fields if each not in self.fields]
        self._things = {values for each in outside for values in all_literals(each.type)}
        self._shared = self._said_alike()
        self._known: dict[type, tuple[tuple[str, Field], ...]] = {}

    @cached_property
    def every(self) -> tuple[str, ...]:
        """All words of the vocabulary, in the order in which they are described."""
        return tuple(self.meanings)

    @cached_property
    def verbs(self) -> tuple[Verb, ...]:
        """What can happen, as the Structs of the parts say it."""
        return tuple(
            Verb(
                called(struct),
                {name: field.default for name, field in self._fields_of(struct)},
                docstring_sentences(struct),
            )
            for struct in self._structs
            if struct.tag_field
        )

    @cached_property
    def meanings(self) -> Mapping[str, str]:
        """What each word of the vocabulary means, as its Struct or its field says."""
        found: dict[str, str] = {}
        outermost = [field for _, field in self._outermost]
        for field in outermost:
            found.update(self._possible(field, self.plain.get(field.word, ())))
        inner = {struct.cls: [field for _, field in self._fields_of(struct)] for struct in self._structs}
        held = [field for fields in (outermost, *inner.values()) for field in fields]
        for struct in self._structs:
            owner, fields = called(struct), inner[struct.cls]
            needed = [each for each in fields if each.default is msgspec.NODEFAULT and not each.structs]
            always = any(each.word.startswith(f"{owner}.") for each in needed)
            left_out = all(field.default == {} for field in held if struct in field.structs)
            if not always and not left_out:
                found.setdefault(owner, docstring_sentences(struct))
            for word, about in (each for field in fields for each in self._possible(field)):
                found.setdefault(word, about)
        return {word: about for word, about in found.items() if not covers(self._unused, word)}

    def of(self, card: Any) -> tuple[str, ...]:
        """The words that a card's texts use, as plain data; what is no text, or cannot be read, has none."""
        if not isinstance(card, Mapping):
            return ()
        found: dict[str, None] = {}
        for name, field in self._outermost:
            if name in card and card[name] not in self.plain.get(field.word, ()):
                found.update(dict.fromkeys(self._in_field(field, card[name])))
        return tuple(found)

    def of_position(self, position: Mapping[str, Any]) -> tuple[str, ...]:
        """The words of the vocabulary that the cards use which a position describes."""
        cards = position.get("cards")
        described = cards.values() if isinstance(cards, Mapping) else ()
        used = {word for card in described for word in self.of(card)}
        return tuple(word for word in self.every if word in used)

    def within(self, position: Mapping[str, Any], declared: Iterable[str]) -> dict[str, Any]:
        """A position whose cards use no other words than those declared; cards of which nothing is left are gone."""
        words, cards, gone = tuple(declared), {}, set()
        for name, card in dict(position.get("cards", {})).items():
            kept = dict(card)
            for field, form in self._outermost:
                if form.depth and form.structs and field in kept:
                    kept[field] = [each for each in kept[field] if self._all_known({field: [each]}, words)]
            if self._all_known(kept, words):
                cards[name] = kept
            else:
                gone.add(name)
        return {**_without(position, gone), "cards": cards}

    def _all_known(self, card: Mapping[str, Any], declared: tuple[str, ...]) -> bool:
        return all(covers(declared, word) for word in self.of(card))

    def _in_struct(self, struct: inspect.StructType, value: Mapping[str, Any]) -> Iterator[str]:
        owner = called(struct)
        found: list[str] = []
        for name, field in self._fields_of(struct):
            if name in value and value[name] != field.default:
                found += self._in_field(field, value[name])
        if not any(word.startswith(f"{owner}.") for word in found):
            yield owner
        yield from found

    def _in_field(self, field: Field, value: Any) -> Iterator[str]:
        groups = [value] if field.depth == 0 else value if isinstance(value, list | tuple) else []
        if field.depth and field.structs and len(groups) > 1 and joins(field.structs):
            yield f"{field.word}.{THEN}"
        if field.depth > 1:
            inner = [group for group in groups if isinstance(group, list | tuple)]
            if any(len(group) > 1 for group in inner):
                yield f"{field.word}.{ALSO}"
            groups = [item for group in inner for item in group]
        if field.structs:
            for item in groups:
                struct = meant(field.structs, item)
                if struct is not None:
                    yield from self._in_struct(struct, item)
        elif field.values:
            yield from (f"{field.word}.{item}" for item in groups if isinstance(item, str))
        else:
            yield field.word

    def _possible(self, field: Field, plain: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
        """The words that a field may bring, apart from those of what is inside, with what they mean."""
        if field.values:
            usual = (*plain, field.default)
            for value in field.values:
                if value not in usual:
                    yield f"{field.word}.{value}", field.means.get(value, field.about or "a card of this kind")
        elif not field.structs:
            yield field.word, field.about
        elif field.depth and joins(field.structs):
            yield f"{field.word}.{THEN}", "several, one after the other"
            if field.depth > 1:
                yield f"{field.word}.{ALSO}", "several at the same time"

    @cached_property
    def _outermost(self) -> tuple[tuple[str, Field], ...]:
        """The fields of a card, by the names that they have in a document."""
        return tuple((each.encode_name, self._field("", each)) for each in self.fields)

    def _fields_of(self, struct: inspect.StructType) -> tuple[tuple[str, Field], ...]:
        """The fields of a Struct, likewise."""
        found = self._known.get(struct.cls)
        if found is None:
            owner = called(struct)
            found = tuple((each.encode_name, self._field(owner, each)) for each in struct.fields)
            self._known[struct.cls] = found
        return found

    def _field(self, owner: str, field: inspect.Field) -> Field:
        kind, depth = unwrapped(field.type)
        values = literals(kind)
        listed = () if values in self._things else values
        shared = (field.name, values) in self._shared or (field.name, depth) in self._shared
        word = field.name if shared or not owner else f"{owner}.{field.name}"
        made = field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
        default = msgspec.to_builtins(made) if isinstance(made, msgspec.Struct | tuple | dict) else made
        return Field(word, default, listed, depth, structs_in(kind), *told_of(field.type))

    @cached_property
    def _structs(self) -> tuple[inspect.StructType, ...]:
        """Every Struct in which texts are written, the outermost first."""
        found: dict[type, inspect.StructType] = {}

        def look(kind: Any) -> None:
            for struct in structs_in(unwrapped(kind)[0]):
                if struct.cls not in found:
                    found[struct.cls] = struct
                    for each in struct.fields:
                        look(each.type)

        for each in self.fields:
            look(each.type)
        return tuple(found.values())

    def _said_alike(self) -> frozenset[tuple[str, Any]]:
        """Fields that several Structs have alike: who can do one can do the other, so that they have one word."""
        seen: dict[tuple[str, Any], set[type]] = {}
        for struct in self._structs:
            for each in struct.fields:
                kind, depth = unwrapped(each.type)
                if values := literals(kind):
                    seen.setdefault((each.name, values), set()).add(struct.cls)
                elif depth and structs_in(kind):
                    seen.setdefault((each.name, depth), set()).add(struct.cls)
        return frozenset(key for key, owners in seen.items() if len(owners) > 1)


@cache
def card_texts(game: str) -> CardTexts:
    """The vocabulary of a game, named by itself or by one of its editions."""
    name = game.partition("@")[0]
    kit = known(name)
    return CardTexts(engine.game(name).cards.kind, kit.texts if kit else None)


def words_of(edition: str, position: Mapping[str, Any]) -> tuple[str, ...]:
    """The words that the card texts of a position use; an engine knows its own cards without any."""
    own, cards = brought(edition), position.get("cards")
    if own is not None and isinstance(cards, Mapping):
        others = {key: card for key, card in cards.items() if not _is_among(card, own.cards)}
        position = {**position, "cards": others}
    return card_texts(edition.partition("@")[0]).of_position(position)


def _is_among(card: Any, cards: Mapping[str, Any]) -> bool:
    return isinstance(card, Mapping) and card.get("name") in cards


def _without(value: Any, names: set[str]) -> Any:
    """Plain data without the cards that are called so, wherever they lie."""
    if isinstance(value, Mapping):
        return {
            key: _without(each, names)
            for key, each in value.items()
            if key not in names and not (isinstance(each, str) and each in names)
        }
    if isinstance(value, list | tuple):
        return [_without(each, names) for each in value if not (isinstance(each, str) and each in names)]
    return value
