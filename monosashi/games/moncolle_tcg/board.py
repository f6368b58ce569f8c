"""The field as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterator

from monosashi.games.moncolle_tcg.pictures.words import RANKS, WORDS, free_levels
from monosashi.games.monster_collection import board
from monosashi.games.monster_collection.board import SIGNS, unit_line
from monosashi.games.monster_collection.pictures.words import units_in
from monosashi.kit.text_board import clipped, label, padded
from reference_engine.moncolle_tcg.view import View

FOUGHT, LAID, WORN = "✕", "●", "+"
ROOMY = 26
"""How wide an area must be to have more than a number for its Limit."""


class Board(board.Board):
    """Ranks 4 to 1 from top to bottom."""

    RANKS = RANKS

    def marks(self, view: View, area: str) -> Iterator[str]:
        """Who has laid what lies on a space, whether there was or is a battle."""
        ground = view.field.get(area)
        if ground is not None:
            yield f"{LAID}{SIGNS.get(ground.placed_by, '?')}"
        if area in view.fought_on:
            yield FOUGHT
        yield from super().marks(view, area)

    def cell(self, view: View, area: str, room: int) -> list[str]:
        """What lies there, how much of the Limit is used, and the units with what they wear."""
        lines = list(_ground(view, area, room))
        for unit in units_in(view, area):
            lines.append(unit_line(view, unit, room))
            lines += [clipped(f"  {WORN} {label(view, card)}", room) for card in unit.equipment]
        return lines

    def legend(self, view: View) -> list[str]:
        """What the signs mean, as far as they are on the board."""
        told = super().legend(view)
        told += [f"{LAID} who has laid it, beside it the Limit"] if view.field else []
        told += [f"{WORN} worn"] if any(unit.equipment for unit in view.units) else []
        return [*told, *([f"{FOUGHT} fought"] if view.fought_on else [])]


BOARD = Board(WORDS)


def _ground(view: View, area: str, room: int) -> Iterator[str]:
    ground = view.field.get(area)
    if ground is None:
        yield "no terrain"
        return
    name = label(view, ground.card) if ground.card else "face down"
    limit = f" Limit {ground.limit}" if room >= ROOMY else f" {ground.limit}"
    told = name if ground.kind == "terrain" else f"{ground.kind}: {name}"
    yield padded(clipped(told, room - len(limit)), room - len(limit)) + limit
    for seat in sorted(ground.used, reverse=True):
        free = free_levels(ground, seat)
        used = f"{SIGNS.get(seat, '?')} {ground.used[seat]} used, "
        yield clipped(used + (f"{free} free" if free >= 0 else f"{-free} too many"), room)
