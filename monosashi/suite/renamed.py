"""Scenarios whose titles have been put better: ``features/<game>/renamed.toml`` has their published ids, old and new.

Whoever has written an id down, in a requirement set or a list of known failures, means the scenario and not its title.
"""

from collections.abc import Mapping
from functools import cache

import msgspec
from msgspec import Struct

from monosashi.rulebook.folders import features_of
from monosashi.suite.reading import group_id
from reference_engine.kernel.plain import toml_of


class Renamed(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file: ids of scenarios, rows or whole outlines, each with the one that it has now."""

    scenarios: dict[str, str] = {}


@cache
def renamed(game: str) -> Mapping[str, str]:
    """Which scenarios of a game have another id than they had; none if the game, or the file, does not exist."""
    try:
        path = features_of(game) / "renamed.toml"
    except KeyError:
        return {}
    return msgspec.convert(toml_of(path.read_bytes()), Renamed).scenarios if path.exists() else {}


def present_id(scenario: str) -> str:
    """What an id that somebody has written down is called now: of a row by itself, else by its outline.

    >>> present_id("deus.control_marker.trigger/all-units-leave")
    'deus.control_marker.trigger/all-units-leave-an-area-which-gets-a-control-marker'
    """
    known, group = renamed(scenario.partition(".")[0]), group_id(scenario)
    return known.get(scenario) or known.get(group, group) + scenario[len(group) :]
