"""A unit with what it wears: Item icons, attack and defence, asked of the engine."""

from collections.abc import Iterator
from html import escape

from monosashi.games.moncolle_tcg.site.diagrams.games import table_with, unit
from monosashi.site.diagrams.markup import Href, figure, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.context import Context
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg.cards import Card, Standing
from reference_engine.moncolle_tcg.values import attack, defence, free_items, item_icons

ITEMS, ATTACK, DEFENCE = 3, 2, 3
SWORD = Card("Sword", "equipment", wearing_cost=2, attack=2)
NAME, AREA = "Knight", "b2"
CLAUSES = ("definition", "icons_occupied", "stat_bonus")
STATES = ("bare", "worn", "tied")


def worth(rules: Edition, state: str) -> tuple[int, int, int, int]:
    """Attack, defence, Item icons and free ones of a unit: without equipment, with it, and in a simultaneous attack."""
    knight = unit(NAME, attack=ATTACK, defence=DEFENCE, standing=Standing(items=ITEMS))
    worn = {} if state == "bare" else {NAME: SWORD}
    position = table_with(rules, [(knight, "south", AREA)], worn=worn)
    if state == "tied":
        position.battle, position.suspended = AREA, True
    game, wearer = Context(rules, position), position.units[NAME]
    return attack(game, wearer), defence(game, wearer), item_icons(game, wearer), free_items(game, wearer)


def wearing(table: DiagramTable, language: Language, href: Href) -> str:
    """The same unit three times."""
    say = language.say
    labels = {
        "bare": say("Without equipment"),
        "worn": say("With a sword that costs 2"),
        "tied": say("In a simultaneous attack"),
    }
    groups = []
    for state in STATES:
        found = worth(table.rules, state)
        words = {"attack": found[0], "defence": found[1], "n": found[2], "free": found[3]}
        told = say("Attack {attack}, defence {defence}, {free} of {n} Item icons free.", **words)
        drawn = picture(f"wearing-{state}", labels[state], told, 150, 84, "".join(_drawn(language, found, state)))
        groups.append(f'<div class="group small"><div class="label">{escape(labels[state])}</div>{drawn}</div>')
    title = say("What equipment adds, and which Item icons it occupies")
    links = " · ".join(table.titled(f"moncolle_tcg.equip.{clause}", language, href) for clause in CLAUSES)
    links += " · " + table.titled("moncolle_tcg.battle.simul_no_equip_stats", language, href)
    notes = escape(joined(language, [say("Squares: Item icons, those in use are filled.")]))
    body = f'<div class="groups">{"".join(groups)}</div>'
    return figure("wearing", "boards", body, title, f"{notes} {links}")


def _drawn(language: Language, found: tuple[int, int, int, int], state: str) -> Iterator[str]:
    """A piece with its icons and values, its sword at its back."""
    strong, tough, icons, free = found
    yield '<path class="piece s" d="M1 8L70 1L139 8V52H1Z"/>'
    yield f'<text class="b" x="12" y="27">{escape(language.name(NAME))}</text>'
    yield f'<text class="num" x="128" y="44" text-anchor="end">{strong}/{tough}</text>'
    for number in range(icons):
        kind = "icon used" if number >= free else "icon"
        yield f'<rect class="{kind}" x="{12 + number * 15}" y="34" width="11" height="11" rx="2"/>'
    if state != "bare":
        off = " off" if (strong, tough) == (ATTACK, DEFENCE) else ""
        name, adds = escape(language.name(SWORD.name)), f"+{SWORD.attack}"
        yield f'<rect class="worn{off}" x="8" y="54" width="124" height="21" rx="3"/>'
        yield f'<text x="18" y="69">{name}</text>'
        yield f'<text class="num" x="124" y="69" text-anchor="end">{adds}</text>'
        if off:
            yield '<path class="dies" d="M100 65h28"/>'
