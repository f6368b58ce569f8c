"""What is printed on the cards of a game: declared once, a phrase for each Struct in which their texts are written.

A phrase is a template (:mod:`monosashi.suite.phrase_templates`) in three dialects: that of tables in features, which is
read, too, and the prose of a card in English and in Japanese. The steps of a game have a module ``card_phrases``.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import inspect

from monosashi.rulebook.folders import steps_of
from monosashi.suite.acts import Unsayable
from monosashi.suite.card_types import structs_in, unwrapped
from monosashi.suite.phrase_templates import Frame, Grammar, Node, Reader, compiled, nested

DIALECTS = ("table", "en", "ja")
NO_NAMES: Mapping[str, str] = {}


class Phrase(NamedTuple):
    """How a Struct is said in tables, in English and in Japanese."""

    table: str
    en: str
    ja: str


Word = str | tuple[str, ...] | None
Words = Mapping[str, Mapping[str, tuple[Word, Word, Word]]]
"""What the values of fields are called in each dialect, by the name of the field, with or without its Struct's.

Of several words the first is said, all are read. Besides: ``this`` by the role of a card, ``it`` and ``they`` for
``one`` target that has been mentioned, and for ``many``.
"""


class Unclear(Exception):
    """A text, or a table row, that cannot be read."""


class CardPhrases:
    """The phrases of the cards of a game."""

    def __init__(
        self,
        card: type,
        phrases: Mapping[type, Phrase],
        words: Words,
        *,
        target: type,
        values: Mapping[type, tuple[str, str]] | None = None,
        role: Callable[[Any, Any, int], str] = lambda _card, _text, _number: "",
        shared: Iterable[str] = (),
        columns: Iterable[str] = (),
    ) -> None:
        """``values`` are said beside the text of a card, fields in ``columns`` stand in columns of a table.

        ``role`` says what "this" is in a text of a card, of which it knows the number. Parts with the verbs in
        ``shared`` that name nobody reach whom the last part beside them reaches.
        """
        self.card, self.phrases, self._words, self._target, self.role = card, phrases, words, target, role
        self._values, self._shared, self._columns = values or {}, frozenset(shared), frozenset(columns)
        fields = cast("inspect.StructType", inspect.type_info(card)).fields
        kinds = {each.name: unwrapped(each.type) for each in fields}
        structs = {name: structs_in(kind) for name, (kind, depth) in kinds.items() if depth}
        self.texts = {name: found[0].cls for name, found in structs.items() if found and found[0].cls in phrases}
        self._grammars = {dialect: self._grammar(number, self.phrases) for number, dialect in enumerate(DIALECTS)}

    def _grammar(self, number: int, phrases: Mapping[type, tuple[str, ...]]) -> Grammar:
        nodes: dict[type, Node] = {kind: compiled(phrase[number], kind) for kind, phrase in phrases.items()}
        words = {
            field: {value: _synonyms(word[number]) for value, word in values.items() if word[number] is not None}
            for field, values in self._words.items()
        }
        return Grammar(nodes, words, self.card, self._target, self.role, complete=not number, again=bool(self._shared))

    # Prose

    def text(
        self, card: msgspec.Struct, language: str = "en", names: Mapping[str, str] = NO_NAMES, *, role: str = ""
    ) -> str:
        """The rules text of a card, a line for each thing it says, or one of its texts on a card in a role.

        ``names`` are what names in the data are called in Japanese.
        """
        return _prose(self._grammars[language], card, names if language == "ja" else NO_NAMES, role)

    def brief(self, card: msgspec.Struct) -> msgspec.Struct:
        """A card without what stands in columns of a table."""
        usual = {each.name: each.default for each in msgspec.structs.fields(card) if each.name in self._columns}
        return msgspec.structs.replace(card, **usual)

    @cache  # noqa: B019 - there is one for each game
    def _of_values(self, language: str) -> Grammar:
        phrases = {**self.phrases, **{kind: ("", *phrase) for kind, phrase in self._values.items()}}
        return self._grammar(DIALECTS.index(language), phrases)

    def values(self, card: msgspec.Struct, language: str = "en") -> str:
        """What is printed beside the text of a card."""
        return _prose(self._of_values(language), card, NO_NAMES, "") if self._values else ""

    def called(self, field: str, value: str, language: str = "en") -> str:
        """What a value of a field is called."""
        return self._grammars[language].words[field][value][0]

    # Tables

    def read(self, text: str, role: str = "") -> tuple[str, dict[str, Any]]:
        """A text in the words of tables: the list of the card it belongs to, and plain data. Raises Unclear."""
        group, made = self._encoded(text, role)
        return group, msgspec.json.decode(made)

    @cache  # noqa: B019 - likewise
    def _encoded(self, text: str, role: str) -> tuple[str, bytes]:
        group, made = self._read(text, role, self.texts)
        return group, msgspec.json.encode(msgspec.convert(self._together(made), self.texts[group]))

    def parsed(self, kind: type, text: str) -> dict[str, Any]:
        """Anything on a card in the words of tables as plain data. Raises Unclear."""
        return self._read(text, "", {"": kind})[1]

    def _read(self, text: str, role: str, kinds: Mapping[str, type]) -> tuple[str, dict[str, Any]]:
        reader = Reader(self._grammars["table"], re.sub(r"\ban\b", "a", text.strip()), role)
        for name, kind in kinds.items():
            for end, got in reader.grammar.phrases[kind].read(reader, 0, {}):
                if end == len(reader.text):
                    return name, nested(got)
                reader.sees("the end", end)
        wanted = ", ".join(repr(each) for each in list(reader.wanted)[:8])
        raise Unclear(f"{text!r}: nothing is called {reader.text[reader.furthest :]!r}; there might stand {wanted}")

    def _together(self, made: dict[str, Any]) -> dict[str, Any]:
        """A text with whom its parts reach, if it is said once for several."""
        for group in made.get("do", ()) if self._shared else ():
            reach = next((part["to"] for part in reversed(group) if "to" in part), None)
            for part in group:
                if reach and part["verb"] in self._shared:
                    part.setdefault("to", reach)
        return made

    def onto(self, made: dict[str, Any], cell: str, role: Callable[[int], str] = lambda _: "") -> dict[str, Any]:
        """A card as plain data with the texts in a cell of a table. Raises Unclear.

        ``role`` says what "this" is in a text by how many there are before.
        """
        for text in filter(None, re.split(r"\s+/\s+", cell)):
            group, read = self.read(text, role(len(made.get(next(iter(self.texts)), ()))))
            made.setdefault(group, []).append(read)
        return made

    def cell(self, card: msgspec.Struct) -> str:
        """The texts of a card in the words of tables. Raises Unsayable."""
        said = []
        for group in self.texts:
            for number, text in enumerate(getattr(card, group)):
                said.append(self.written(text, self.role(card, text, number)))
        return " / ".join(said)

    def written(self, value: msgspec.Struct, role: str = "") -> str:
        """Anything on a card in the words of tables. Raises Unsayable."""
        words = Frame(self._grammars["table"], None, role).struct(value)
        if words is None:
            raise Unsayable(f"tables have no words for {value}")
        return _articles(words)


def _synonyms(word: Word) -> tuple[str, ...]:
    return (word,) if isinstance(word, str) else word or ()


def _prose(grammar: Grammar, value: msgspec.Struct, names: Mapping[str, str], role: str) -> str:
    said = grammar.phrases[type(value)].write(Frame(grammar._replace(names=names), value, role), False) or ""
    said = re.sub(r"\^(.)", lambda found: found[1].upper(), said)
    return _articles(said).replace(".”", "”").replace("。」", "」")


def _articles(text: str) -> str:
    """An article before a vowel is "an".

    >>> _articles("A earth land and a unit, a unhurt one")
    'An earth land and a unit, an unhurt one'
    """
    return re.sub(r"\b([Aa])(?= (?:[aeioAEIO]|un(?!i)))", r"\1n", text)


def known_phrases(game: str) -> CardPhrases | None:
    """The phrases of a game, named by itself or by one of its editions; None if its steps have none."""
    module = getattr(steps_of(game.partition("@")[0]), "card_phrases", None)
    return getattr(module, "PHRASES", None)


def phrases_of(game: str) -> CardPhrases:
    """The same of a game that has some. Raises LookupError if it has none."""
    found = known_phrases(game)
    if found is None:
        raise LookupError(f"{game} has no phrases for its cards")
    return found


def text_of(game: str, card: Any, language: str, names: Mapping[str, str] = NO_NAMES, *, brief: bool = False) -> str:
    """What a card's text says, in any game; ``brief`` leaves out what stands in columns of a table.

    A game without phrases says the fields of its cards, but only where there is room.
    """
    phrases = known_phrases(game)
    if phrases is not None:
        return phrases.text(phrases.brief(card) if brief else card, language, names)
    fields = msgspec.to_builtins(card) if isinstance(card, msgspec.Struct) and not brief else {}
    return "; ".join(f"{name.replace('_', ' ')} {value}" for name, value in fields.items() if name != "name" and value)
