"""How a game of Dungeon Command begins at the table: with the specimen warbands, or with warbands of chance."""

from collections.abc import Mapping
from random import Random

from monosashi.kit.interface import Option
from monosashi.kit.own_cards import drawn
from reference_engine.dungeon_command.quiet_document import Start
from reference_engine.dungeon_command.warband import Warband
from reference_engine.kernel.edition import Edition

BUILT = "built-warbands"

OPTIONS = (Option(BUILT, "warbands that chance builds of all cards"),)


def start(rules: Edition, chosen: Mapping[str, int], random: Random) -> Start:
    """The specimen warbands, or others."""
    if not chosen.get(BUILT):
        return Start()
    return Start(warbands={"south": built(rules, random), "north": built(rules, random)})


def built(rules: Edition, random: Random) -> Warband:
    """A lawful warband of the smallest size."""
    pools: dict[str, list[str]] = {"commander": [], "creature": [], "order": []}
    for card in rules.cards.values():
        pools[card.kind] += [card.name] * (1 if card.kind == "commander" else rules.numbers["copies"])
    creatures, orders = (
        drawn(rules, pools[kind], rules.numbers[f"{kind}s"], random, f"{kind} cards") for kind in ("creature", "order")
    )
    commander = drawn(rules, pools["commander"], 1, random, "commander")[0]
    return Warband(commander, tuple(sorted(creatures)), tuple(sorted(orders)))
