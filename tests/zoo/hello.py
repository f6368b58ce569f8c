"""Engines that are not what they say they are."""

import os
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from monosashi.subjects.port import Hello
from monosashi.subjects.protocol import Code, LoadParams, NoParams
from monosashi.subjects.serve import Failed
from monosashi.suite.card_texts import card_texts
from zoo.keeper import Animal, engine
from zoo.wire import Crashes


@engine("claims-capabilities")
class ClaimsLevels(Animal):
    """Says that it lists legal answers, and cannot."""

    def _legal(self, params: NoParams) -> list[dict[str, Any]]:
        raise Failed(Code.UNKNOWN_METHOD, "what is legal?")


@engine("other-edition")
class OtherEdition(Animal):
    """Offers another edition than the one that is asked for."""

    def _hello(self, params: Any) -> Hello:
        return replace(super()._hello(params), editions=(f"{self.plays}@9.99",))


@engine("claims-edition")
class ClaimsEdition(Animal):
    """Offers the edition and turns every position of it down."""

    def _load(self, params: LoadParams) -> None:
        raise Failed(Code.BAD_POSITION, "bad position", {"faults": ["edition: not known here"]})


@engine("odd-words")
class OddWords(Animal):
    """Says of itself what no kit of this release knows."""

    def _hello(self, params: Any) -> Any:
        said = super()._hello(params)
        said = replace(
            said,
            editions=(*said.editions, f"{self.plays}@9.99"),
            capabilities=(*said.capabilities, "telepathy"),
            vocabulary=(*card_texts(self.plays).every, "teleport"),
        )
        return {**to_builtins(said), "favourite": "blue"}


@engine("odd-readings")
class OddReadings(Animal):
    """Reads otherwise what nobody can read."""

    def _hello(self, params: Any) -> Hello:
        return replace(super()._hello(params), readings={"en_passant": "yes"})


@engine("changes-its-story")
class ChangesItsStory(Crashes):
    """Every process offers something else than the one before, and now and then one crashes."""

    def _hello(self, params: Any) -> Hello:
        return replace(super()._hello(params), editions=(*self.editions, f"{self.plays}@{os.getpid()}"))
