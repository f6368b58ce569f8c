"""The table while decks are built: the six factions, their attribute, and who has picked them."""

from monosashi.games.monster_collection.pictures.scene import KIND, Scene
from monosashi.games.monster_collection.pictures.shapes import CELL, GAP
from monosashi.pictures.measure import fit, line, n
from monosashi.pictures.scene import MARGIN, Block
from monosashi.pictures.words import printable, side

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def draft(scene: Scene) -> Block:
    """The half decks in the order of their names, as high together as the board."""
    view, wording = scene.view, scene.speech.wording
    total = scene.plan.deep
    names = sorted(view.half_decks)
    rows = max(1, -(-len(names) // 3))
    high = (total - GAP * rows) / rows
    parts = []
    for place, name in enumerate(names):
        owner = next((seat for seat, player in view.players.items() if name in player.factions), "")
        before = scene.other is None or any(name in player.factions for player in scene.other.players.values())
        x, y = MARGIN + (place % 3) * (CELL + GAP), (place // 3) * (high + GAP)
        middle, room = n(y + high / 2), CELL - 16.0
        ordinal = wording.word("factions", ORDINALS[place]) if place < len(ORDINALS) else str(place + 1)
        attribute = wording.word("cell:attribute", printable(view.half_decks[name].attribute))
        shown = fit(f"{ordinal} · {attribute}", room, 11.5)
        parts += [
            f'<rect class="faction {KIND.get(owner, "")}{"" if before or not owner else " w"}" x="{n(x)}" y="{n(y)}" '
            f'width="{CELL}" height="{n(high)}" rx="6"/>',
            line(x + 10, float(middle) - 4, fit(wording.name(printable(name)), room, 13.5), "side"),
            line(x + 10, float(middle) + 13, shown, "soft"),
        ]
        if owner:
            parts.append(line(x + 10, y + 20, side(owner, scene.speech), "b"))
    return Block(total + 4, parts)
