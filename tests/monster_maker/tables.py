"""Positions of Monster Maker for what draws and films them: with cards that have something to show."""

from typing import Any

from tests.monster_maker.positions import character, monster, quiet, skill

DAMAGE_2 = {"verb": "damage", "roll": {"plus": 2}}
CARDS = {
    "strong": character(plus=6, durability=5),
    "helper": character(support=2),
    "roller": character(dice=2, plus=-1, durability=4),
    "mage": character(skills={"mage": 1}),
    "meddler": character(
        abilities=[{"timing": "counter", "once": True, "answers": ["skill"], "do": [{"verb": "cancel"}]}]
    ),
    "wolf": monster(count=2, durability=5),
    "slash": skill("fighter", 2, DAMAGE_2, target={"what": "creature"}),
    "spark": skill("mage", 1, {**DAMAGE_2, "to": "opponents"}),
}


def table(phase: str, south: dict[str, Any], north: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A quiet position whose ids are these cards or the common ones, with or without primes."""
    described = {f"{name}{primes}": card for name, card in CARDS.items() for primes in ("", "'", "''")}
    return quiet(phase, south, north, described=described, **more)
