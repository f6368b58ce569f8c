"""Engines that do not take chance as it comes."""

from collections.abc import Sequence

from msgspec.structs import replace

from monosashi.subjects.port import Chance, Reply
from monosashi.subjects.protocol import ApplyParams, StartParams
from zoo.keeper import Animal, engine


def loaded(chance: Sequence[Chance]) -> tuple[Chance, ...]:
    """The outcomes with loaded dice: 6 for South, 1 for North."""
    return tuple(replace(item, shows=6 if item.of == "south" else 1) if item.shows else item for item in chance)


@engine("own-dice")
class OwnDice(Animal):
    """Throws dice of its own, and says that it has used those it was given."""

    def _start(self, params: StartParams) -> Reply:
        return super()._start(replace(params, chance=loaded(params.chance)))

    def _apply(self, params: ApplyParams) -> Reply:
        return super()._apply(replace(params, chance=loaded(params.chance)))


@engine("hides-dice")
class HidesDice(Animal):
    """Uses what it is given and says that it has used nothing."""

    def _start(self, params: StartParams) -> Reply:
        return replace(super()._start(params), drawn=0)

    def judged(self, params: ApplyParams, reply: Reply) -> Reply:
        return replace(reply, drawn=0)


@engine("throws-for-marches")
class ThrowsForMarches(Animal):
    """Wants a die where the rules want none."""

    def _apply(self, params: ApplyParams) -> Reply:
        if params.action["do"] == "march" and not params.chance:
            return Reply(False, wanted=f"the march die of {params.seat}")
        return super()._apply(params)
