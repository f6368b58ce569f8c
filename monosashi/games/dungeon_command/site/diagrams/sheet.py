"""A map as a figure: the ground, creatures, and what the engine says of it laid over."""

from html import escape

import reference_engine as engine
from monosashi.games.dungeon_command.pictures.ground import EDGE, Shape, above, below, grid, ground
from monosashi.games.dungeon_command.pictures.layers import Layers
from monosashi.games.dungeon_command.pictures.pieces import Piece, creature
from monosashi.games.dungeon_command.pictures.scene import DRAWN, Scene
from monosashi.pictures.measure import n
from monosashi.pictures.news import NO_NEWS
from monosashi.pictures.scene import WIDTH, edition_cards
from monosashi.pictures.shapes import ARROW
from monosashi.pictures.speech import Speech
from monosashi.site.diagrams.markup import Href, figure
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.dungeon_command.position import Position


def sheet(
    table: DiagramTable,
    language: Language,
    href: Href,
    name: str,
    position: Position,
    layers: Layers,
    title: str,
    note: str,
    clauses: tuple[str, ...],
) -> str:
    """The map of a position with layers, its title, a note, and links to the clauses that it shows."""  # fmt: skip
    view = engine.view(table.rules, position, "judge")
    scene = Scene(
        view=view, other=None, cards=edition_cards(table.rules.name), news=NO_NEWS, film=False,
        speech=Speech(language, ids=False), layers=layers,
    )  # fmt: skip
    assert view.battlefield is not None
    found = grid(view.battlefield, 6)
    shape = Shape(DRAWN, film=False)
    parts = [*ground(found, shape), *below(found, layers)]
    for each in view.creatures:
        parts.append(creature(scene, found, shape, Piece(each)))
    parts += above(found, layers)
    high = n(found.high + EDGE)
    drawn = (
        f'<svg class="battlefield" viewBox="0 0 {WIDTH} {high}" width="{WIDTH}" height="{high}" role="img" '
        f'aria-label="{escape(title)}"><defs>{ARROW}</defs>'
        f'<rect class="sheet" width="{WIDTH}" height="{high}" rx="8"/>{"".join(parts)}</svg>'
    )
    links = " · ".join(table.titled(clause, language, href) for clause in clauses)
    return figure(name, "map", drawn, title, f"{escape(note)} {links}")
