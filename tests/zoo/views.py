"""Engines that show what is hidden."""

from typing import Any

from msgspec.structs import replace

from monosashi.subjects.protocol import ObserveParams
from zoo.keeper import Animal, engine


@engine("leaks-hand")
class LeaksHand(Animal):
    """North sees South's hand."""

    def _observe(self, params: ObserveParams) -> Any:
        view = super()._observe(params)
        if params.viewer != "north":
            return view
        south = replace(view.players["south"], hand=tuple(sorted(self.position.players["south"].hand)))
        return replace(view, players={**view.players, "south": south})


@engine("leaks-lands")
class LeaksLands(Animal):
    """Everybody sees what lies face down on South's map."""

    def _observe(self, params: ObserveParams) -> Any:
        view = super()._observe(params)
        real = self.position.players["south"].map  # type: ignore[attr-defined]
        lands = tuple(replace(shown, id=land.card) for shown, land in zip(view.players["south"].map, real, strict=True))
        return replace(view, players={**view.players, "south": replace(view.players["south"], map=lands)})


@engine("leaks-in-battle")
class LeaksInBattle(Animal):
    """The public sees both hands, but only while a battle is on."""

    def _observe(self, params: ObserveParams) -> Any:
        view = super()._observe(params)
        if params.viewer != "public" or not self.position.battle:
            return view
        players = {
            seat: replace(player, hand=tuple(sorted(self.position.players[seat].hand)))  # type: ignore[index]
            for seat, player in view.players.items()
        }
        return replace(view, players=players)
