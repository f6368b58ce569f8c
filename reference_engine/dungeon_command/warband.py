"""Warbands: what a player brings to the table."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from reference_engine.kernel.edition import Edition
from reference_engine.kernel.judgement import judgement


class Warband(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A commander, creatures and order cards by their names, and the tiles for one half of the battlefield."""

    commander: str
    creatures: tuple[str, ...]
    orders: tuple[str, ...]
    tiles: tuple[str, ...] = ()


@judgement
def warband_faults(edition: Edition, warband: Warband) -> Iterator[str]:
    """How a warband breaks the rules.

    Exactly one commander, at least so many creatures and order cards, at most four of a kind, tiles for one half.

    Clauses: dungeon_command.components.one_commander, dungeon_command.components.copy_limit,
    dungeon_command.components.tiles_per_player, dungeon_command.components.warband_minimum,
    dungeon_command.ruling.any_mixture
    """
    yield from _of_kind(edition, "commander", (warband.commander,), "dungeon_command.components.one_commander")
    numbers = edition.numbers
    for kind, names in (("creature", warband.creatures), ("order", warband.orders)):
        yield from _of_kind(edition, kind, names, "dungeon_command.components.two_decks")
        fewest = numbers[f"{kind}s"]
        if len(names) < fewest:
            told = f"a warband has at least {fewest} {kind} cards, not {len(names)}"
            yield f"{told} (dungeon_command.components.warband_minimum)"
        for name, count in Counter(names).items():
            if count > numbers["copies"]:
                told = f"{count} copies of {name!r}, at most {numbers['copies']} are allowed"
                yield f"{told} (dungeon_command.components.copy_limit)"
    if warband.tiles:
        yield from tile_faults(edition, warband.tiles)


def _of_kind(edition: Edition, kind: str, names: tuple[str, ...], clause: str) -> Iterator[str]:
    for name in dict.fromkeys(names):
        if name not in edition.cards:
            yield f"the edition has no card {name!r} ({clause})"
        elif edition.cards[name].kind != kind:
            yield f"{name!r} is no {kind} ({clause})"


@judgement
def tile_faults(edition: Edition, tiles: tuple[str, ...]) -> Iterator[str]:
    """Half a battlefield is built from two large and two small tiles; a tile's name begins with its size.

    Clauses: dungeon_command.components.tiles_per_player
    """
    for size in ("large", "small"):
        count, needed = sum(tile.startswith(f"{size} ") for tile in tiles), edition.numbers[f"{size}_tiles"]
        if count != needed:
            told = f"a half has {needed} {size} tiles, not {count}"
            yield f"{told} (dungeon_command.components.tiles_per_player)"
    for tile in tiles:
        if not tile.startswith(("large ", "small ")):
            yield f"the tile {tile!r} is neither large nor small (dungeon_command.components.tiles_per_player)"
