"""The specimen maps, drawn in text files that a person can edit."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Literal

import msgspec
import tomli
from msgspec import Struct

from reference_engine.dungeon_command.battlefield import Battlefield, MapSide, map_faults
from reference_engine.kernel.faults import faults
from reference_engine.kernel.plain import toml_of


class MapFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A map's file: what it is called, and the battlefield."""

    name: str
    ja: str
    side: MapSide
    rows: tuple[str, ...]
    tiles: dict[Literal["south", "north"], tuple[str, ...]]
    legend: dict[str, tuple[str, ...]] = {}

    @property
    def battlefield(self) -> Battlefield:
        """The map itself."""
        return Battlefield(self.side, self.rows, self.legend, self.tiles)


@cache
def load_maps() -> Mapping[str, MapFile]:
    """The specimen maps by their names. Raises ValueError with every fault, each with its file."""
    maps: dict[str, MapFile] = {}
    found: list[str] = []
    place = files("reference_engine.dungeon_command").joinpath("maps")
    for entry in sorted(place.iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".toml"):
            text = entry.read_bytes()
            wrong = list(file_faults(text))
            found += [f"{entry.name}: {fault}" for fault in wrong]
            if not wrong:
                one = msgspec.convert(toml_of(text), MapFile)
                maps[one.name] = one
    if found:
        raise ValueError("; ".join(found))
    return MappingProxyType(maps)


def file_faults(text: bytes) -> Iterator[str]:
    """What is wrong with a map's file."""
    try:
        raw = toml_of(text)
    except (tomli.TOMLDecodeError, UnicodeDecodeError) as error:
        yield f"TOML: {error}"
        return
    wrong = faults(raw, MapFile)
    yield from wrong
    if not wrong:
        yield from map_faults(msgspec.convert(raw, MapFile).battlefield)
