"""Rows of lands: what a retreat and an annihilation take away, asked of the engine."""

from collections.abc import Iterator, Sequence
from html import escape

from monosashi.games.monster_maker.site.diagrams.games import TOWN, UNEXPLORED, Seat, after, character, monster, placed
from monosashi.site.diagrams.markup import Href, figure, joined, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.battle import DeclareRetreat

RETREATS = (("wwtww", (1, 2, 3, 4)), ("wtwut", (1, 2, 3, 5)), ("wuw", (0, 2, 4)))
"""Maps, and retreat numbers with which a party leaves each."""

LOST = ("wtwtww", "wwt", "wuww")
"""Maps of parties that are annihilated."""

WIDE, HIGH, GAP, LABEL = 40, 26, 6, 40


def kept_after_retreat(rules: Edition, lands: str, number: int) -> int:
    """How many lands of a map are left when the party retreats from the newest one with a retreat number."""
    there = Seat(map=lands, monsters=(monster("Wolf", retreat=number),))
    position = after(rules, placed(rules, "battle_phase", there), DeclareRetreat())
    return len(position.players["south"].map)


def kept_after_annihilation(rules: Edition, lands: str) -> int:
    """How many lands of a map are left when nobody of the party is unhurt."""
    hero = character("Hero")
    position = placed(rules, "draw_phase", Seat((hero,), lands, wounded=(hero.name,)))
    assert position.players["south"].annihilated
    return len(position.players["south"].map)


def retreats(table: DiagramTable, language: Language, href: Href) -> str:
    """Some retreats from some maps."""
    groups = []
    for place, (lands, numbers) in enumerate(RETREATS, 1):
        rows = [(str(number), kept_after_retreat(table.rules, lands, number)) for number in numbers]
        title = language.say("A retreat from the newest of {n} lands", n=len(lands))
        groups.append(_group(language, f"retreat-{place}", title, lands, rows, language.say("Retreat number")))
    clauses = ("discard_lands", "stop_at_town", "newest_town_exception", "no_more_lands")
    links = [table.titled(f"monster_maker.retreat.{clause}", language, href) for clause in clauses]
    notes = f"{escape(_key(language))} {' · '.join(links)}"
    title = language.say("Which lands a retreat takes, by its retreat number")
    return figure("retreat-lands", "boards", f'<div class="groups">{"".join(groups)}</div>', title, notes)


def annihilations(table: DiagramTable, language: Language, href: Href) -> str:
    """What some annihilated parties keep."""
    groups = []
    for place, lands in enumerate(LOST, 1):
        title = language.say("An annihilation on the newest of {n} lands", n=len(lands))
        rows = [("", kept_after_annihilation(table.rules, lands))]
        groups.append(_group(language, f"annihilation-{place}", title, lands, rows, ""))
    clauses = ("lands_discarded", "no_town")
    links = [table.titled(f"monster_maker.annihilation.{clause}", language, href) for clause in clauses]
    title = language.say("Which lands an annihilation takes")
    body = f'<div class="groups">{"".join(groups)}</div>'
    return figure("annihilation-lands", "boards", body, title, f"{escape(_key(language))} {' · '.join(links)}")


def _key(language: Language) -> str:
    return language.say(
        "The oldest land is on the left, the party on the right. A roof: a town. ?: unexplored. ✕: gone."
    )


def _group(language: Language, ident: str, title: str, lands: str, rows: Sequence[tuple[str, int]], label: str) -> str:
    """One map, once for each row: what is left of it."""
    parts, told, top = [], [], 18 if label else 0
    if label:
        parts.append(f'<text class="at" x="0" y="11">{escape(label)}</text>')
    for place, (name, kept) in enumerate(rows):
        y = top + place * (HIGH + 18) + 10
        parts.append(f'<text class="b" x="6" y="{y + 18}">{name}</text>')
        parts += _row(lands, kept, LABEL if label else 4, y)
        told.append(_sentence(language, lands, kept, name))
    width = (LABEL if label else 4) + len(lands) * (WIDE + GAP)
    height = top + len(rows) * (HIGH + 18)
    return f'<div class="group">{picture(ident, title, joined(language, told), width, height, "".join(parts))}</div>'


def _sentence(language: Language, lands: str, kept: int, name: str) -> str:
    values = {"kept": kept, "lost": len(lands) - kept, "number": name}
    if name:
        return language.say("Retreat number {number}: {lost} lands go, {kept} stay.", **values)
    return language.say("{lost} lands go, {kept} stay.", lost=len(lands) - kept, kept=kept)


def _row(lands: str, kept: int, left: float, y: float) -> Iterator[str]:
    for place, kind in enumerate(lands):
        x = left + place * (WIDE + GAP)
        yield land_box(kind, x, y, gone=place >= kept)


def land_box(kind: str, x: float, y: float, gone: bool) -> str:
    """A land as a box: a town has a roof, an unexplored land a question mark; a cross through one that is gone."""
    style = "land gone" if gone else "land"
    shape = f"M{x} {y}h{WIDE}v{HIGH}h-{WIDE}Z"
    if kind == TOWN:
        shape = f"M{x} {y}l{WIDE / 2:g} -9l{WIDE / 2:g} 9v{HIGH}h-{WIDE}Z"
    parts = [f'<path class="{style}{" town" if kind == TOWN else ""}" d="{shape}"/>']
    middle = x + WIDE / 2
    if kind == UNEXPLORED:
        parts.append(
            f'<text class="at" x="{middle - (10 if gone else 0):g}" y="{y + 17}" text-anchor="middle">?</text>'
        )
    if gone:
        parts.append(f'<path class="dies" d="M{middle - 5:g} {y + 8}l10 10m0-10l-10 10"/>')
    return "".join(parts)
