"""Engines that are right, and look odd or offer little."""

from typing import Any

import msgspec
from msgspec.structs import replace

import reference_engine
from monosashi.subjects.port import OPTIONAL, Hello, Reply
from monosashi.subjects.protocol import Code, LoadParams, NoParams, ObserveParams, StartParams
from monosashi.subjects.reference import Reference
from monosashi.subjects.serve import Failed
from monosashi.suite.card_texts import covers, words_of
from monosashi.verification.bad_documents import faults_of
from monosashi.verification.compared import Compared, comparison
from zoo.keeper import Animal, engine

TEXTS = ("abilities", "triggers", "constants")


@engine("right")
class Right(Animal):
    """The reference as it is."""


@engine("core-only")
class CoreOnly(Animal):
    """Offers the core and nothing else, and says so: what stands on cards has no meaning to it."""

    def _hello(self, params: Any) -> Hello:
        return replace(super()._hello(params), capabilities=("core",))

    def _start(self, params: StartParams) -> Reply:
        raise Failed(Code.UNKNOWN_METHOD, "no set-up here")

    def _load(self, params: LoadParams) -> None:
        cards = params.position.get("cards", {})
        plain = {
            name: {field: value for field, value in card.items() if field not in TEXTS}
            if isinstance(card, dict)
            else card
            for name, card in cards.items()
        }
        super()._load(replace(params, position={**params.position, "cards": plain}))

    def _legal(self, params: NoParams) -> list[dict[str, Any]]:
        raise Failed(Code.UNKNOWN_METHOD, "no lists here")

    def _observe(self, params: ObserveParams) -> Any:
        if params.viewer != "judge":
            raise Failed(Code.INTERNAL_ERROR, "no secrets here")
        return super()._observe(params)


@engine("reads-otherwise")
class ReadsOtherwise(Animal):
    """Reads an open point otherwise, and says so or keeps it to itself."""

    def __init__(self, switch: str, reading: str, declared: str) -> None:
        super().__init__()
        self.readings = {switch: reading}
        self.declared = declared == "declared"

    def _hello(self, params: Any) -> Hello:
        return replace(super()._hello(params), readings=self.readings if self.declared else {})

    def _fresh(self, edition: str) -> Reference:
        return Reference(reference_engine.edition(edition).amended(edition, switches=self.readings))


@engine("other-way-round")
class OtherWayRound(Animal):
    """Turns round whatever has no order, leaves out what is for readers, adds a word that nobody asked for."""

    def answer(self, line: bytes) -> bytes:
        plain = msgspec.json.decode(super().answer(line))
        if isinstance(plain.get("result"), list):
            plain["result"].reverse()
        return msgspec.json.encode(_turned(plain, comparison(self.plays))) + b"\n"

    def _observe(self, params: ObserveParams) -> Any:
        view = super()._observe(params)
        mine: dict[str, Any] = {"cards": {}} if "cards" in comparison(self.plays).free else {}
        return {**msgspec.to_builtins(view), **mine, "mood": "sunny"}


def _turned(value: Any, how: Compared, key: str = "") -> Any:
    if isinstance(value, dict):
        return {name: _turned(item, how, name) for name, item in reversed(value.items())}
    if isinstance(value, list):
        items = [_turned(item, how) for item in value]
        return items[::-1] if key in (*how.unordered, *how.by_id) else items
    return value


@engine("spells-out")
class SpellsOut(Animal):
    """Writes down what could be left out."""

    def judged(self, params: Any, reply: Reply) -> Any:
        return {name: getattr(reply, name) for name in reply.__struct_fields__}

    def _observe(self, params: ObserveParams) -> Any:
        return _whole(super()._observe(params))


def _whole(value: Any) -> Any:
    """A view as plain data, with every field that has a default."""
    if isinstance(value, msgspec.Struct):
        return {name: _whole(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, dict):
        return {name: _whole(item) for name, item in value.items()}
    return [_whole(item) for item in value] if isinstance(value, tuple) else value


@engine("some-words")
class SomeWords(Animal):
    """Knows some words of card texts, says which, and turns down every card with others."""

    def __init__(self, *words: str) -> None:
        super().__init__()
        self.words = words

    def _hello(self, params: Any) -> Hello:
        return replace(super()._hello(params), vocabulary=self.words)

    def _load(self, params: LoadParams) -> None:
        if not all(covers(self.words, word) for word in words_of(params.edition, params.position)):
            raise Failed(Code.BAD_POSITION, "bad position", {"faults": ["cards: there are words that nobody knows"]})
        super()._load(params)


@engine("takes-documents")
class TakesDocuments(Animal):
    """Has no eye for bad documents: takes a position that is none, and does not offer to notice, or claims to."""

    def __init__(self, *claims: str) -> None:
        super().__init__()
        self.claims = claims

    def _hello(self, params: Any) -> Hello:
        hello = super()._hello(params)
        return replace(
            hello,
            capabilities=tuple(each for each in hello.capabilities if each not in OPTIONAL or each in self.claims),
        )

    def _load(self, params: LoadParams) -> None:
        found = faults_of(params.edition, params.position)
        if not found or not all(fault.written for fault in found):
            super()._load(params)
