"""The form of a game's quiet position: what its document's type says can be filled in, field by field.

Nothing is required of a game: what its fields hold, its types may say; otherwise names are typed, with
those that are known offered. What its board calls ``AREAS`` is chosen from, and so is what its ``CHOICES`` has for a
field, written as Struct and name: a function that names what there is.
"""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct

from monosashi.kit.interface import CompleteKit
from monosashi.playground.words import called
from monosashi.site.text.language import Language
from reference_engine.kernel.documents import meaning
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.faults import SEQUENCES

Form = dict[str, Any]
"""How a value is filled in, by its ``kind``.

==========  ====================================================================================================
kind        what it has besides
==========  ====================================================================================================
`record`    ``fields``, each with ``name``, ``called``, ``form``, whether it is ``needed``, and its ``default``
`list`      ``item``, a form
`map`       ``key`` and ``item``, forms
`choice`    ``values``, each with ``value`` and ``called``
`card`      one of the position's cards, or of the edition's
`cards`     the position's cards, each the edition's by its name or described
`text`      whether all ``known`` names are offered, and ``written``: it may be written out as JSON instead
`flag`      yes or no
`number`    a whole number
`json`      whatever nothing else fits
==========  ====================================================================================================

With ``maybe`` it may be left unsaid.
"""


class FormMaker:
    """Makes forms of types for one edition, in one language."""

    def __init__(self, kit: CompleteKit, rules: Edition, language: Language) -> None:
        """For this game."""
        self.kit = kit
        self.rules = rules
        self.language = language

    def position(self) -> Form:
        """The form of a quiet position."""
        return self._of(self.kit.game.quiet_positions.kind, "")

    def _of(self, kind: Any, where: str) -> Form:
        """The form of a type in a field called ``where``."""
        kind, holds, *_ = meaning(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return self._choice(inner)
        if origin in (Union, UnionType):
            return self._union(inner, where)
        if isinstance(kind, type) and issubclass(kind, Struct):
            return {"kind": "record", "fields": list(self._fields(kind))}
        if origin is dict:
            if get_origin(inner[1]) in (Union, UnionType) and self.kit.game.cards.kind in get_args(inner[1]):
                return {"kind": "cards"}
            return {"kind": "map", "key": self._of(inner[0], where), "item": self._of(inner[1], where)}
        if origin in SEQUENCES and (origin is not tuple or inner[1:] == (...,)):
            return {"kind": "list", "item": self._of(inner[0], where)}
        return self._scalar(kind, holds, where)

    def _scalar(self, kind: Any, holds: str, where: str) -> Form:
        if kind is bool:
            return {"kind": "flag"}
        if kind is int:
            return {"kind": "number"}
        if kind is not str:
            return {"kind": "json"}
        choices = getattr(self.kit.board, "CHOICES", {}).get(where)
        areas = getattr(self.kit.board, "AREAS", ())
        if choices is not None:
            return self._choice(choices())
        if holds == "place" and areas:
            return self._choice(areas)
        if holds == "seat":
            return self._choice(self.kit.game.seats)
        if holds == "id":
            return {"kind": "card"}
        return {"kind": "text", "known": holds not in ("word", "place")}

    def _choice(self, values: Any) -> Form:
        return {"kind": "choice", "values": [{"value": each, "called": self._called(each)} for each in values]}

    def _called(self, value: object) -> str:
        if value in self.kit.game.seats:
            return self.language.code_words.get(str(value), str(value).capitalize())
        said = called(str(value), self.language)
        if said == "id":
            return "card"
        return self.language.name(said) if said == value else said

    def _union(self, members: tuple[Any, ...], where: str) -> Form:
        there = [each for each in members if each is not NoneType]
        maybe = {"maybe": True} if len(there) < len(members) else {}
        if len(there) == 1:
            return self._of(there[0], where) | maybe
        text = next((each for each in there if meaning(each).kind is str), None)
        if text is not None:
            return self._of(text, where) | {"written": True} | maybe
        return {"kind": "json"} | maybe

    def _fields(self, kind: type[Struct]) -> Iterator[dict[str, Any]]:
        hints = get_type_hints(kind, include_extras=True)
        for field in msgspec.structs.fields(kind):
            where = f"{kind.__name__}.{field.name}"
            default = field.default
            if field.default_factory is not NODEFAULT:
                default = field.default_factory()
            made = {
                "name": field.encode_name,
                "called": self._called(field.encode_name),
                "form": self._of(hints[field.name], where),
                "needed": field.required,
            }
            yield made if default is NODEFAULT else made | {"default": msgspec.to_builtins(default)}
