"""The battlefield of Dungeon Command as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from monosashi.games.default.fact_board import FactBoard
from monosashi.games.dungeon_command.pictures.words import WORDS
from monosashi.kit.text_board import definition, flowed
from reference_engine.dungeon_command.battlefield import Battlefield, Chart, chart, square_name
from reference_engine.dungeon_command.map_list import load_maps
from reference_engine.dungeon_command.view import CreatureView, View

GROUND = {"wall": "██", "obstacle": "o ", "hazard": "^ ", "difficult": "~ ", "south": "s ", "north": "n "}
"""How squares without a creature look; of several kinds the first counts."""


class Board(FactBoard):
    """North, the map, South, then what is going on."""

    SIGNS: ClassVar = {"south": "▲", "north": "▼"}
    COUNTED = ("creature deck", "order deck")
    CHOICES: ClassVar = {"QuietPosition.battlefield": load_maps}

    def players(self, view: View, width: int) -> Iterator[str]:
        """The players with the map between them."""
        yield from self.player(view, "north", width)
        yield from _map(view, letters_of(view))
        yield from self.player(view, "south", width)

    def things(self, view: View, title: str, things: Sequence[tuple[str, str]], width: int) -> Iterator[str]:  # noqa: ARG002
        """Each creature behind the letter under which it stands on the map, with what is printed on it."""
        letters = letters_of(view)
        creatures = {creature.id: creature for creature in view.creatures}
        for name, chips in things:
            text = f"{letters[name]} {chips}{printed(view, creatures[name])}"
            yield from flowed(text.split(" "), width, first="  ", indent="    ")

    def legend(self, view: View) -> list[str]:
        """The terrain, creatures and chests that there are."""
        there = set(kinds_on(view.battlefield)) if view.battlefield is not None else set()
        parts = [f"{GROUND[kind].strip()} {kind}" for kind in GROUND if kind in there]
        parts += ["$ chest"] if view.treasures else []
        parts += ["capitals South's creatures"] if view.creatures else []
        parts += ["' tapped"] if any(creature.tapped for creature in view.creatures) else []
        return [*super().legend(view), *parts]


BOARD = Board(WORDS)


def letters_of(view: View) -> dict[str, str]:
    """A letter for each creature, under which it stands on the map: small ones are North's."""
    found: dict[str, str] = {}
    for seat, alphabet in (("south", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), ("north", "abcdefghijklmnopqrstuvwxyz")):
        own = [creature.id for creature in view.creatures if creature.controller == seat]
        found.update({card: alphabet[index % len(alphabet)] for index, card in enumerate(own)})
    return found


def _map(view: View, letters: dict[str, str]) -> list[str]:
    """Rows of squares, the uppermost first, with the letters of columns and the numbers of rows."""
    if view.battlefield is None:
        return []
    drawn = chart(view.battlefield)
    standing = {creature.square: creature for creature in view.creatures}
    lines = []
    for row in reversed(range(drawn.height)):
        squares = [square_name(column, row) for column in range(drawn.width)]
        cells = [_square(view, drawn, square, standing.get(square), letters) for square in squares]
        lines.append(f"{row + 1:>4} {''.join(cells)}")
    columns = "".join(square_name(column, 0)[0] + " " for column in range(drawn.width))
    return [*lines, f"     {columns}".rstrip()]


def _square(view: View, drawn: Chart, square: str, creature: CreatureView | None, letters: dict[str, str]) -> str:
    """Two columns: a creature's letter with ``'`` if it is tapped, a chest, or the ground."""
    if creature is not None:
        return letters[creature.id] + ("'" if creature.tapped else " ")
    if square in view.treasures:
        return f"${view.treasures[square].left or '?'}"
    meanings = drawn.squares.get(square, ())
    return next((sign for kind, sign in GROUND.items() if kind in meanings), ". ")


def printed(view: View, creature: CreatureView) -> str:
    """Level, speed and attacks with what is added to them at present; nothing for an unknown card."""
    face = getattr(definition(view, creature.id), "creature", None)
    if face is None:
        return ""
    told = f", L{face.level} speed {max(0, face.speed + creature.speed)}"
    told += f" melee {max(0, face.melee + creature.melee)}" if face.melee is not None else ""
    if face.ranged is not None:
        told += f" ranged {max(0, face.ranged.damage + creature.ranged)}/{max(0, face.ranged.range + creature.range)}"
    return told + (f" {face.moves}" if face.moves is not None else "")


def kinds_on(battlefield: Battlefield) -> Iterator[str]:
    """Every meaning that some square of a map has."""
    for meanings in chart(battlefield).squares.values():
        yield from meanings
