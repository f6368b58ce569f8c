"""What the rules find against an answer, as patterns: read from the engine's code, so that each can be translated.

A condition tells its finding in English: ``f"{', '.join(unable)} is exhausted"`` is the pattern ``{unable} is
exhausted``, whose translation stands in the catalogues under ``fact``.
"""

import ast
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import reference_engine as engine
from monosashi.kit.registry import known
from monosashi.site.code_folders import ENGINE, engine_folder, shared_packages
from monosashi.site.text.vocabulary import vocabulary

TELLING = frozenset(("str | None", "list[Violation]", "Iterator[tuple[str, str]]"))
"""What functions return that say what is against an answer: the finding, or findings with their clauses."""

HOLE = re.compile(r"\{(\w+)\}")

DRAW = ("draw",)
"""What chance answers; nobody else is asked such a thing."""

ONE_WORD = ("seat", "kind", "timing", "decision")
"""Holes that are filled with a word of the rules, never with several things."""


@dataclass(frozen=True)
class Pattern:
    """A finding with its ``{holes}``, and how it is recognised."""

    text: str
    told: re.Pattern[str]

    @property
    def length(self) -> int:
        """How much of it is the same whatever it is about."""
        return len(HOLE.sub("", self.text))

    def values(self, message: str) -> Mapping[str, str] | None:
        """What fills the holes in a message; None for a message of another pattern.

        >>> pattern("{area} is out of range for {unable}").values("b2 is out of range for Ogre")
        {'area': 'b2', 'unable': 'Ogre'}
        """
        found = self.told.fullmatch(message)
        return found and found.groupdict()


def pattern(text: str) -> Pattern:
    """The pattern of a text with holes."""
    told = "".join(
        f"(?P<{piece}>{'[a-z_]+' if piece in ONE_WORD else '.*?'})" if place % 2 else re.escape(piece)
        for place, piece in enumerate(HOLE.split(text))
    )
    return Pattern(text, re.compile(told))


@cache
def patterns(texts: tuple[str, ...]) -> tuple[Pattern, ...]:
    """The patterns of all texts, what says most first: the first that fits is meant."""
    return tuple(sorted(map(pattern, texts), key=lambda each: -each.length))


@cache
def of_all() -> tuple[str, ...]:
    """What the kernel finds, and rules that several games share."""
    families = sorted({family for game in engine.GAMES for family in shared_packages(game)} - engine.GAMES.keys())
    return _alike_once(text for name in ("kernel", *families) for text in found_in(ENGINE / name))


@cache
def of_game(game: str) -> tuple[str, ...]:
    """What only the rules of one game find."""
    folder = engine_folder(game)
    shared = {_bare(text) for text in of_all()}
    return _alike_once(text for text in found_in(folder) if _bare(text) not in shared) if folder else ()


def _alike_once(texts: Iterable[str]) -> tuple[str, ...]:
    """The first of all texts that differ only in what their holes are called."""
    found: dict[str, str] = {}
    for text in texts:
        found.setdefault(_bare(text), text)
    return tuple(found.values())


def _bare(text: str) -> str:
    return HOLE.sub("{}", text)


def words_of(game: str) -> tuple[str, ...]:
    """Words of the code that findings of a game name: questions to a player, acts, and what its vocabulary adds."""
    if known(game) is None:
        return ()
    offers = [item for table in engine.game(game).editions.values() for item in table.offers.items()]
    kinds = (kind for kind, acts in offers if kind != "always" and acts != DRAW)
    acts = (act for _, offered in offers for act in offered if offered != DRAW)
    return tuple(dict.fromkeys((*kinds, *acts, *vocabulary(game).found)))


def found_in(folder: Path) -> Iterator[str]:
    """The patterns of all findings in a folder of the engine, in the order of its code; some more than once."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and _tells(node):
                for part in node.body:
                    yield from _texts(part)


def _tells(function: ast.FunctionDef) -> bool:
    returned = ast.unparse(function.returns) if function.returns else ""
    return returned in TELLING or (returned == "str" and function.name.endswith("_told"))


def _texts(node: ast.AST) -> Iterator[str]:
    """The sentences in a piece of code; what is raised, and docstrings, are none."""
    match node:
        case ast.Raise() | ast.Expr(value=ast.Constant()) | ast.Compare():
            return
        case ast.Subscript(value=inner):
            yield from _texts(inner)
        case ast.JoinedStr():
            yield from (text for text in _formatted(node) if _says_something(text))
        case ast.Constant(value=str(text)):
            if _says_something(text):
                yield text
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _texts(child)


def _says_something(text: str) -> bool:
    """Whether it is a sentence or a part of one, not a word, a clause, an expression."""
    words = re.findall(r"[a-z]{2,}", HOLE.sub("", text))
    return "`" not in text and " " in text and (len(words) > 1 or (len(words) == 1 and "{" in text))


def _formatted(node: ast.JoinedStr) -> Iterator[str]:
    """The pattern of an f-string; several, if it has words that depend on something."""
    parts: list[tuple[str, ...]] = []
    names: list[str] = []
    for part in node.values:
        match part:
            case ast.Constant(value=str(text)):
                parts.append((text,))
            case ast.FormattedValue(
                value=ast.IfExp(body=ast.Constant(value=str(a)), orelse=ast.Constant(value=str(b)))
            ):
                parts.append((a, b))
            case ast.FormattedValue(value=value):
                name = _name(value)
                names.append(name)
                times = names.count(name)
                parts.append((f"{{{name}{times if times > 1 else ''}}}",))
    yield from ("".join(chosen) for chosen in itertools.product(*parts))


def _name(value: ast.expr) -> str:
    """What a hole is called: the last name of what fills it."""
    match value:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.strip("_")
        case ast.Call(args=[inner, *_]) | ast.Subscript(value=inner) | ast.BoolOp(values=[inner, *_]):
            return _name(inner)
        case ast.Call(func=inner) | ast.GeneratorExp(elt=inner):
            return _name(inner)
        case _:
            return "it"
