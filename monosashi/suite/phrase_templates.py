"""Templates that say what a Struct holds, and read it back: ``{amount} damage to {to}< within {within}|>``.

* ``{field}`` is the value of a field, ``{face.level}`` that of a field within it. ``{field:+}`` has a sign,
  ``{field:n}`` is a number in words, ``{field:more}`` and ``{field:less}`` a number of one sign without it.
  ``{field:, | and }`` is a list, with what stands between its items and before the last one, ``{field:. ~, }`` a list
  of lists.
* ``{field=value}`` says nothing: the field has this value. ``{.role=value}`` asks for the role of the card, ``{.}``
  says what "this" is then. ``{to*}`` says nothing: a part reaches several. ``{@target}`` is what a user chooses.
* ``<one|another>`` is the first that can be said, ``<&, &one|another>`` all that can be said, joined.
* ``^`` makes the next letter a capital, a backslash takes the meaning away from the next sign.

A field that holds what it holds when left out is said in the last alternative only, unless it is written ``{field!}``.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec import inspect

from monosashi.suite.card_types import literals, structs_in, unwrapped

Path = tuple[str, ...]
Bound = Mapping[Path, Any]
"""What has been read so far: a value for each field."""

CHOSEN: Path = ("@target",)
ONE = ("this", "that_unit", "actor")
"""Whom a part may reach that is one."""

NUMBERS = {"one": 1, "two": 2, "three": 3}


class Node(Protocol):
    """A piece of a template."""

    def write(self, at: "Frame", strict: bool) -> str | None:
        """What it says of a Struct; None if it cannot. ``strict``: not of a field that holds its usual value."""

    def read(self, reader: "Reader", start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        """Each way to read it: where that ends, and what is known then."""


class Grammar(NamedTuple):
    """The phrases and words of a game in one dialect."""

    phrases: Mapping[type, Node]
    words: Mapping[str, Mapping[str, tuple[str, ...]]]
    card: type
    target: type
    role: Callable[[Any, Any, int], str]
    complete: bool
    again: bool
    names: Mapping[str, str] = {}

    def word(self, place: "Place", value: str) -> tuple[str, ...]:
        """What a value is called in a field, the usual word first; nothing if it has none there."""
        for key in (f"{place.owner}.{place.path[-1]}", place.path[-1]):
            if key in self.words:
                if value in self.words[key] or literals(place.kind):
                    return self.words[key].get(value, ())
                break
        return (self.names.get(value, value.replace("_", " ") if literals(place.kind) else value),)


@dataclass
class Frame:
    """A Struct that is being written: within which other, for a card in which role, and what of it has been said."""

    grammar: Grammar
    value: Any
    role: str
    around: "Frame | None" = None
    covered: set[Path] = field(default_factory=set)
    mentioned: bool = False

    @property
    def text(self) -> "Frame":
        """The text around it, which has the target."""
        found = self
        while not hasattr(found.value, "target") and found.around is not None:
            found = found.around
        return found

    def get(self, path: Path) -> Any:
        """The value of a field; None if there is no such face."""
        value = self.value
        for name in path:
            value = getattr(value, name, None)
        return value

    def struct(self, value: msgspec.Struct, role: str = "") -> str | None:
        """A Struct within this one, by its own phrase."""
        phrase = self.grammar.phrases[type(value)]
        alternatives = phrase.nodes if isinstance(phrase, _Choice) else (phrase,)
        for number, node in enumerate(alternatives, start=1):
            inner = Frame(self.grammar, value, role or self.role, self)
            said = self.tried(_Inside(inner, node), strict=number < len(alternatives))
            if said is not None:
                return said
        return None

    def tried(self, node: Node, strict: bool) -> str | None:
        """What a node says; one that cannot leaves no trace."""
        before = self.covered.copy(), self.text.covered.copy(), self.text.mentioned
        said = node.write(self, strict)
        if said is None:
            self.covered, self.text.covered, self.text.mentioned = before
        return said


@dataclass
class _Inside:
    """A Struct within another, of which all must be said."""

    frame: Frame
    node: Node

    def write(self, _at: Frame, strict: bool) -> str | None:
        said = self.node.write(self.frame, strict)
        return None if self.frame.grammar.complete and left_out(self.frame.value, self.frame.covered) else said

    def read(self, reader: "Reader", start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        return self.node.read(reader, start, got)


def left_out(value: msgspec.Struct, covered: set[Path]) -> bool:
    """Whether something unusual that a Struct holds has not been said."""
    for each in msgspec.structs.fields(value):
        inside = getattr(value, each.name)
        if inside != each.default and (each.name,) not in covered:
            deeper = {path[1:] for path in covered if path[0] == each.name}
            if not deeper or not isinstance(inside, msgspec.Struct) or left_out(inside, deeper):
                return True
    return False


class Reader:
    """A text that is being read for a card in a role: how far it could be read, and what might have stood there."""

    def __init__(self, grammar: Grammar, text: str, role: str) -> None:
        """Begin."""
        self.grammar, self.text, self.role = grammar, text, role
        self.furthest, self.wanted = 0, dict[str, None]()

    def sees(self, word: str, start: int) -> bool:
        """Whether a word stands there."""
        if self.text.startswith(word, start):
            return True
        if start > self.furthest:
            self.furthest, self.wanted = start, {}
        if start == self.furthest:
            self.wanted[word] = None
        return False

    def structs(self, kind: Any, start: int) -> Iterator[tuple[int, Bound]]:
        """Each way to read one of the Structs that a type may be."""
        for each in structs_in(kind):
            tag: Bound = {(each.tag_field,): each.tag} if each.tag_field else {}
            yield from self.grammar.phrases[each.cls].read(self, start, tag)


def nested(got: Bound) -> dict[str, Any]:
    """What has been read, as plain data."""
    made: dict[str, Any] = {}
    for path, value in got.items():
        *outer, name = path
        inside = made
        for each in outer:
            inside = inside.setdefault(each, {})
        inside[name] = value
    return made


def bound(got: Bound, path: Path, value: Any) -> Bound | None:
    """What is known with one field more; None if that field is known to hold something else."""
    if path in got:
        return got if got[path] == value else None
    return {**got, path: value}


class _Text(NamedTuple):
    """Words as they are."""

    text: str

    def write(self, _at: Frame, _strict: bool) -> str | None:
        return self.text

    def read(self, reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        if reader.sees(self.text, start):
            yield start + len(self.text), got


class _Row(NamedTuple):
    """Pieces one after another."""

    nodes: tuple[Node, ...]

    def write(self, at: Frame, strict: bool) -> str | None:
        said = []
        for node in self.nodes:
            each = node.write(at, strict)
            if each is None:
                return None
            said.append(each)
        return "".join(said)

    def read(self, reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        if not self.nodes:
            yield start, got
            return
        for end, more in self.nodes[0].read(reader, start, got):
            yield from _Row(self.nodes[1:]).read(reader, end, more)


class _Choice(NamedTuple):
    """The first alternative that can be said."""

    nodes: tuple[Node, ...]

    def write(self, at: Frame, strict: bool) -> str | None:
        *others, last = self.nodes
        said = next((said for node in others if (said := at.tried(node, strict=True)) is not None), None)
        return at.tried(last, strict) if said is None else said

    def read(self, reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        for node in self.nodes:
            yield from node.read(reader, start, got)


class _Join(NamedTuple):
    """All that can be said and has not been said yet, with something in between; read in any order."""

    between: str
    nodes: tuple[Node, ...]

    def write(self, at: Frame, _strict: bool) -> str | None:
        items = []
        for node in self.nodes:
            before, at.covered = at.covered, set()
            said = at.tried(node, strict=True)
            new, at.covered = at.covered, before | at.covered
            if said and not (new and new <= before):
                items.append(said)
        return self.between.join(items) or None

    def read(self, reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        for node in self.nodes:
            others = _Join(self.between, tuple(each for each in self.nodes if each is not node))
            for end, more in node.read(reader, start, got):
                if reader.sees(self.between, end):
                    yield from others.read(reader, end + len(self.between), more)
                yield end, more


class _Has(NamedTuple):
    """A field has a value: nothing is said."""

    path: Path
    value: Any

    def write(self, at: Frame, _strict: bool) -> str | None:
        if at.get(self.path) != self.value:
            return None
        at.covered.add(self.path)
        return ""

    def read(self, _reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        more = bound(got, self.path, self.value)
        if more is not None:
            yield start, more


class _Around(NamedTuple):
    """Words that depend on what is around, mostly none; nothing is read where they may stand."""

    words: Callable[[Frame], str | None]
    may_stand: Callable[[Reader], bool] = lambda _: True

    def write(self, at: Frame, _strict: bool) -> str | None:
        return self.words(at)

    def read(self, reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        if self.may_stand(reader):
            yield start, got


def reaches_many(at: Frame, to: str) -> bool:
    """Whether a part reaches more than one."""
    target = at.text.get(("target",))
    return bool(target is not None and target.count > 1) if to == "target" else to not in ONE


class _Chosen(NamedTuple):
    """What the text around lets its user choose, at its first mention."""

    def write(self, at: Frame, _strict: bool) -> str | None:
        text = at.text
        if text.value.target is None or (text.mentioned and at.grammar.complete):
            return None
        text.covered.add(("target",))
        text.mentioned = True
        return text.struct(text.value.target)

    def read(self, reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        for end, target in reader.grammar.phrases[reader.grammar.target].read(reader, start, {}):
            more = bound(got, CHOSEN, nested(target))
            if more is not None:
                yield end, more


class Place(NamedTuple):
    """A field of a Struct: where it is, what it may hold, and what it holds when it is left out."""

    owner: str
    path: Path
    kind: Any
    depth: int
    default: Any


class _Whom(NamedTuple):
    """Whom a part of a text reaches."""

    place: Place
    subject: bool

    def write(self, at: Frame, _strict: bool) -> str | None:
        to = at.get(self.place.path)
        if to is None:
            return None
        at.covered.add(self.place.path)
        words = at.grammar.words
        if to == "this" and at.role in words.get("this", {}):
            return words["this"][at.role][0]
        if to == "target" and not words["to"].get("target"):
            target = at.text.get(("target",))
            if target is not None and not at.text.mentioned:
                return _Chosen().write(at, False)
            number = "many" if reaches_many(at, to) else "one"
            return words["they" if self.subject else "it"][number][0]
        return next(iter(at.grammar.word(self.place, to)), None)

    def read(self, reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        possible = literals(self.place.kind)
        words = [(word, to) for to in possible for word in reader.grammar.word(self.place, to)]
        words += [(word, "this") for each in reader.grammar.words.get("this", {}).values() for word in each]
        words += [(word, "target") for each in reader.grammar.words["it"].values() for word in each]
        for word, to in sorted(words, key=lambda each: -len(each[0])):
            more = bound(got, self.place.path, to)
            if to in possible and more is not None and reader.sees(word, start):
                yield start + len(word), more
        more = bound(got, self.place.path, "target")
        if "target" in possible and more is not None:
            yield from _Chosen().read(reader, start, more)


class _Value(NamedTuple):
    """The value of a field."""

    place: Place
    how: str
    always: bool

    def write(self, at: Frame, strict: bool) -> str | None:
        value = at.get(self.place.path)
        usual = strict and not self.always and value == self.place.default
        if usual or value is None or value in ((), "") or value == {}:
            return None
        said = self._said(at, value, self.how)
        if said is not None:
            at.covered.add(self.place.path)
        return said

    def _said(self, at: Frame, value: Any, how: str) -> str | None:
        grammar = at.grammar
        if isinstance(value, tuple):
            between, _, inside = how.partition("~")
            between, _, last = between.partition("|")
            if how == "twice":
                return self._said(at, value[0], "") if value == (value[0],) * 2 else None
            return _joined([self._said(at, item, inside) for item in self._items(at, value)], between, last or between)
        if isinstance(value, dict):
            gap = grammar.words["gap"]["level"][0]
            return how.join(f"{grammar.word(self.place, each)[0]}{gap}{level}" for each, level in value.items())
        if isinstance(value, _Item):
            return at.struct(value.struct, value.role)
        if isinstance(value, msgspec.Struct):
            return at.struct(value)
        if how in ("more", "less"):
            return str(abs(value)) if (value < 0) == (how == "less") else None
        if isinstance(value, int):
            return next(
                (word for word in NUMBERS if how == "n" and NUMBERS[word] == value), format(value, how.strip("n"))
            )
        return str(value) if how == "raw" else next(iter(grammar.word(self.place, value)), None)

    def _items(self, at: Frame, value: tuple[Any, ...]) -> list[Any]:
        role = at.grammar.role
        if isinstance(at.value, at.grammar.card) and isinstance(value[0], msgspec.Struct):
            return [_Item(each, role(at.value, each, number)) for number, each in enumerate(value)]
        return list(value)

    def read(self, reader: Reader, start: int, got: Bound) -> Iterator[tuple[int, Bound]]:
        for end, value, chosen in self._values(reader, start, self.how, self.place.depth):
            more = bound(got, self.place.path, value)
            for target in chosen:
                once = more is not None and (reader.grammar.again or ("target",) not in more)
                more = bound(more, ("target",), target) if more is not None and once else None
            if more is not None:
                yield end, more

    def _values(self, reader: Reader, start: int, how: str, depth: int) -> Iterator[tuple[int, Any, tuple[Any, ...]]]:
        """Where a value ends, what it is, and what it lets a user choose."""
        if depth:
            yield from self._list(reader, start, how, depth)
            return
        kind = self.place.kind
        if structs_in(kind):
            for end, got in reader.structs(kind, start):
                inside = {path: each for path, each in got.items() if path != CHOSEN}
                yield end, nested(inside), tuple(got[CHOSEN] for _ in (1,) if CHOSEN in got)
        elif isinstance(kind, inspect.IntType):
            words = NUMBERS if how == "n" else {}
            found = re.compile("|".join([*words, r"[+-]\d+" if how == "+" else r"-?\d+"])).match(reader.text, start)
            if found:
                yield found.end(), words.get(found[0]) or int(found[0]) * (-1 if how == "less" else 1), ()
            else:
                reader.sees("a number", start)
        elif values := literals(kind):
            words_of = {word: value for value in values for word in reader.grammar.word(self.place, value)}
            for word in sorted(words_of, key=len, reverse=True):
                if reader.sees(word, start):
                    yield start + len(word), words_of[word], ()
        else:
            word = r"[A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*" if how == "name" else "[a-z]+"
            found = re.compile(word).match(reader.text, start)
            ends = [start + each.end() for each in re.finditer(r"\S+", found[0])] if found else []
            yield from ((end, reader.text[start:end], ()) for end in reversed(ends))

    def _list(
        self, reader: Reader, start: int, how: str, depth: int
    ) -> Iterator[tuple[int, list[Any], tuple[Any, ...]]]:
        between, _, inside = how.partition("~")
        for end, value, chosen in self._values(reader, start, inside, depth - 1):
            if how == "twice":
                yield end, [value] * 2, chosen
                continue
            for sign in dict.fromkeys(filter(None, between.split("|"))):
                if reader.sees(sign, end):
                    for last, rest, others in self._list(reader, end + len(sign), how, depth):
                        yield last, [value, *rest], (*chosen, *others)
            yield end, [value], chosen


@dataclass
class _Item:
    """A text of a card, and what "this" is in it."""

    struct: msgspec.Struct
    role: str


def _joined(items: list[str | None], between: str, last: str) -> str | None:
    """Several things, of which none may be unsayable."""
    known = [each for each in items if each is not None]
    whole = last.join([between.join(known[:-1]), known[-1]] if len(known) > 1 else known)
    return whole if len(known) == len(items) else None


# From templates


def compiled(template: str, kind: type) -> Node:
    """A template for a Struct."""
    parser = _Template(template, kind)
    node = parser.row("")
    assert parser.at == len(template), template
    return node


class _Template:
    def __init__(self, template: str, kind: type) -> None:
        self.template, self.kind, self.at = template, kind, 0

    def row(self, ends: str) -> Node:
        """What stands there until one of the signs that end it."""
        nodes: list[Node] = []
        words = ""
        while self.at < len(self.template) and self.template[self.at] not in ends:
            sign = self.template[self.at]
            self.at += 1
            if sign in "<{":
                nodes += [_Text(words)] if words else []
                words = ""
                nodes.append(self.group() if sign == "<" else self.value())
            else:
                words += self.template[self.at] if sign == "\\" else sign
                self.at += sign == "\\"
        nodes += [_Text(words)] if words else []
        return nodes[0] if len(nodes) == 1 else _Row(tuple(nodes))

    def group(self) -> Node:
        """Alternatives, or what is joined."""
        between = None
        if found := re.compile(r"&((?:[^&\\]|\\.)*)&", re.DOTALL).match(self.template, self.at):
            between, self.at = found[1].replace("\\", ""), found.end()
        nodes = [self.row("|>")]
        while self.template[self.at] == "|":
            self.at += 1
            nodes.append(self.row("|>"))
        self.at += 1
        return _Choice(tuple(nodes)) if between is None else _Join(between, tuple(nodes))

    def value(self) -> Node:
        """What stands in braces."""
        end = self.template.index("}", self.at)
        inside, self.at = self.template[self.at : end], end + 1
        if inside == ".":
            return _Around(lambda at: at.grammar.words["this"][at.role][0])
        if inside == "@target":
            return _Chosen()
        if found := re.fullmatch(r"@target\.(\w+)=(\w+)", inside):
            name, value = found.groups()
            return _Around(lambda at: "" if str(at.text.get(("target", name))).lower() == value else None)
        if found := re.fullmatch(r"\.role=(\w+)", inside):
            role = found[1]
            return _Around(lambda at: "" if at.role == role else None, lambda reader: reader.role == role)
        found = re.fullmatch(r"([\w.]+)([*!]?)(?:=(\S+)|:(.*))?", inside, re.DOTALL)
        assert found, inside
        place = place_of(self.kind, tuple(found[1].split(".")))
        if found[3]:
            known = {"true": True, "false": False, "null": None}
            is_number = isinstance(place.kind, inspect.IntType)
            return _Has(place.path, known.get(found[3], int(found[3]) if is_number else found[3]))
        if found[2] == "*":
            return _Around(lambda at: "" if reaches_many(at, at.get(place.path)) else None)
        if place.path[-1] == "to" and literals(place.kind):
            return _Whom(place, found[4] == "subject")
        return _Value(place, found[4] or "", found[2] == "!")


def place_of(kind: type, path: Path) -> Place:
    """Where a path leads from a Struct."""
    struct: Any = inspect.type_info(kind)
    for number, name in enumerate(path, start=1):
        each = next(each for each in struct.fields if each.name == name)
        inner, depth = unwrapped(each.type)
        if number == len(path):
            made = each.default_factory() if each.default_factory is not msgspec.NODEFAULT else each.default
            if isinstance(inner, inspect.DictType):
                inner = inner.key_type
            return Place(struct.cls.__name__, path, inner, depth, made)
        (struct,) = structs_in(inner)
    raise AssertionError(path)
