"""Attack damage through a line-up: battles of the TCG that were really fought."""

from collections.abc import Sequence

from monosashi.games.moncolle_tcg.site.diagrams.games import fought_out, table_with, unit
from monosashi.games.monster_collection.site.diagrams import damage
from monosashi.games.monster_collection.site.diagrams.damage import Blow
from monosashi.site.diagrams.markup import Href
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition

EXAMPLES = (((4, 3), (3, 2, 4)), ((3, 2), (6, 1, 2)), ((5,), (2, 3, 3)), ((2, 0), (1, 1, 1)))
"""Attack values of the attackers, defence values of the line-up from front to rear."""

ATTACKERS, DEFENDERS = ("Knight", "Squire"), ("Ogre", "Troll", "Goblin")
FORMULA = "moncolle_tcg.attack.front_to_back"


def struck(rules: Edition, attacks: Sequence[int], defences: Sequence[int]) -> list[Blow]:
    """Let South attack a line-up of North's and see what becomes of each unit, front to rear."""
    south = [unit(name, attack=attack, defence=9) for name, attack in zip(ATTACKERS, attacks, strict=False)]
    north = [unit(name, attack=0, defence=defence) for name, defence in zip(DEFENDERS, defences, strict=False)]
    units = [*((card, "south", "b2") for card in south), *((card, "north", "b3") for card in north)]
    line = tuple(card.name for card in north)
    names = tuple(card.name for card in south)
    position, events = fought_out(
        rules, table_with(rules, units), (names, "b3"), faces=(6, 1), line_ups={"south": names, "north": line}
    )
    took = {event.about: event.amount for event in events if event.what == "damaged" and event.about in line}
    return [
        Blow(card.name, card.defence or 0, took.get(card.name, 0), card.name not in position.units) for card in north
    ]


def through_line_up(table: DiagramTable, language: Language, href: Href) -> str:
    """Several attacks on line-ups, each as one picture."""
    fought = [(attacks, struck(table.rules, attacks, defences)) for attacks, defences in EXAMPLES]
    return damage.through_line_up(table, language, href, fought, FORMULA)
