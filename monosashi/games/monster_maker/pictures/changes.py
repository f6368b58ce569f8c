"""What has become of lands and creatures between two views of the same game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from reference_engine.monster_maker.view import CharacterView, LandView, MonsterView, View


class Creature(NamedTuple):
    """A character or a monster, and on whose field it is."""

    seat: str
    seen: CharacterView | MonsterView

    @property
    def place(self) -> tuple[str, bool]:
        """The field, and whether it is a monster there."""
        return self.seat, isinstance(self.seen, MonsterView)


@dataclass(frozen=True)
class Changes:
    """What became of creatures and lands.

    ``left`` are the creatures that are not any more where they were, as they were before; ``fresh`` were not there
    before or come from elsewhere; ``altered`` stayed and have changed. ``lost`` are the lands that have gone, oldest
    first, ``kept`` how many of each map are still the same.
    """

    before: Mapping[str, Creature] = field(default_factory=dict)
    left: Mapping[str, Creature] = field(default_factory=dict)
    fresh: frozenset[str] = frozenset()
    altered: frozenset[str] = frozenset()
    lost: Mapping[str, tuple[LandView, ...]] = field(default_factory=dict)
    kept: Mapping[str, int] = field(default_factory=dict)

    def left_from(self, seat: str, *, monsters: bool) -> list[str]:
        """The characters, or monsters, that have left a field."""
        return [card for card, creature in self.left.items() if creature.place == (seat, monsters)]

    def is_new_land(self, seat: str, index: int) -> bool:
        """Whether a land of a map was not there before."""
        return index >= self.kept.get(seat, index + 1)


NOTHING = Changes()


def creatures(view: View) -> dict[str, Creature]:
    """Everybody on the table."""
    found: dict[str, Creature] = {}
    for seat, player in view.players.items():
        found.update({character.id: Creature(seat, character) for character in player.party})
        found.update({monster.id: Creature(seat, monster) for land in player.map for monster in land.monsters})
    return found


def changes(view: View, before: View | None) -> Changes:
    """What became of everything since ``before``; nothing, if there is no before."""
    if before is None:
        return NOTHING
    old, now = creatures(before), creatures(view)
    stayed = [card for card in now if card in old and old[card].place == now[card].place]
    kept = {seat: _alike(before.players[seat].map, view.players[seat].map)
            for seat in view.players if seat in before.players}  # fmt: skip
    return Changes(
        before=old,
        left={card: creature for card, creature in old.items() if card not in stayed},
        fresh=frozenset(now).difference(stayed),
        altered=frozenset(card for card in stayed if old[card] != now[card]),
        lost={seat: before.players[seat].map[count:] for seat, count in kept.items()},
        kept=kept,
    )


def _alike(old: tuple[LandView, ...], new: tuple[LandView, ...]) -> int:
    """How many lands from the oldest on are the same; what lies on them does not matter."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if (one.id, one.level, one.face_down, one.town) != (other.id, other.level, other.face_down, other.town):
            break
        count += 1
    return count
