"""Plain cards and units, of which the sample positions of every Monster Collection game are made."""

from typing import Any

ODD_IDS = ("Zoë's Knight № 7 – 騎士", 'the "Old" one \\ two', "007", " spaced  out ", "knight", "Long" * 75)


def unit_card(name: str, **more: Any) -> dict[str, Any]:
    """A plain unit card."""
    return {"name": name, "kind": "unit", "level": 2, "attack": 2, "defence": 3, "march": "walk", **more}


def cards(*names: str) -> dict[str, Any]:
    """Plain unit cards by id, each called by it."""
    return {name: unit_card(name) for name in names}


def unit(name: str, owner: str, area: str, **more: Any) -> dict[str, Any]:
    """A unit in an area."""
    return {"id": name, "owner": owner, "area": area, **more}
