"""A text board for any game: what each seat has, zone by zone, then the table, then who is asked for what."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from monosashi.games.default.layout import Grid, Panel, Zone, grid, panels, phase, worded
from monosashi.kit.positions import about_of
from monosashi.kit.text_board import clipped, flowed, padded, question
from monosashi.support.text import printable
from reference_engine.kernel.game import Game

ARROWS = ("▲", "▼", "▶", "◀", "◆", "◇", "●", "○")

INDENT = 10

NAMED_OF_A_ZONE = 16
"""How many things of a zone are named."""


def signs(game: Game) -> Mapping[str, str]:
    """The mark of each seat."""
    marks = dict(zip(game.seats, ARROWS, strict=False))
    return {seat: marks.get(seat, "•") for seat in game.seats}


class Board:
    """The boards of one game."""

    def __init__(self, game: Game) -> None:
        """Read the kinds of question from the game's editions."""
        kinds = {kind: None for rules in game.editions.values() for kind in rules.offers if kind != "always"}
        self.game = game
        self.SIGNS = signs(game)
        self.QUESTIONS: Mapping[str, str] = {kind: "{seat} is asked: " + worded(kind) + "." for kind in kinds}
        self.SENTENCES: Sequence[str] = ()

    def draw(self, view: Any, width: int) -> str:
        """A view as text, no line wider than ``width`` columns."""
        lines = flowed(phase(view), width, indent="  ", glue=" · ")
        for panel in panels(view, self.game.seats):
            lines += self._panel(panel, width)
        asked, result = getattr(view, "asked", None), getattr(view, "result", None)
        if result is not None:
            winner = getattr(result, "winner", "")
            lines.append(f"→ {winner.capitalize()} has won." if winner else "→ The game is over; nobody has won.")
        elif asked is not None:
            told = question(self.QUESTIONS, asked.kind, asked.seat, about_of(asked), self.game.seats)
            lines += flowed(f"→ {told}".split(" "), width, indent="  ")
        return "\n".join(clipped(printable(line), width).rstrip() for line in lines)

    def _panel(self, panel: Panel, width: int) -> Iterator[str]:
        if panel.seat:
            yield from flowed(
                [f"{self.SIGNS.get(panel.seat, '•')} {panel.seat.capitalize()}", *_facts(panel)],
                width,
                "",
                "    ",
                " · ",
            )
        elif panel.facts or panel.zones:
            yield from flowed(["Table", *_facts(panel)], width, "", "    ", " · ")
        for zone in panel.zones:
            yield from _zone(zone, width)
        yield from _grid(grid(panel), width)


def _facts(panel: Panel) -> list[str]:
    return [fact.text for fact in panel.facts]


def _zone(zone: Zone, width: int) -> list[str]:
    lying = [thing.text for thing in zone.things if thing.place is None]
    if len(lying) > NAMED_OF_A_ZONE:
        lying = [*lying[:NAMED_OF_A_ZONE], f"… and {len(lying) - NAMED_OF_A_ZONE} more"]
    if zone.hidden:
        lying.append(f"{zone.hidden} hidden")
    if not lying:
        return []
    return flowed(lying, width, f"  {zone.name} ".ljust(INDENT), " " * INDENT, "; ")


def _grid(found: Grid, width: int) -> Iterator[str]:
    """Rows from the far one to the near one, as a board is printed."""
    if not found.things:
        return
    longest = max((len(thing.text) for things in found.things.values() for thing in things), default=0)
    room = min(max(6, min(24, (width - 4) // len(found.columns) - 3)), max(2, longest))
    yield "    " + " ".join(padded(f" {found.column(column)}", room + 2) for column in found.columns)
    for row in reversed(found.rows):
        cells = [[thing.text for thing in found.things.get((column, row), ())] for column in found.columns]
        for line in range(max(1, *map(len, cells))):
            said = (cell[line] if line < len(cell) else "·" * (line == 0) for cell in cells)
            shown = " ".join(f"[{padded(clipped(text, room), room)}]" for text in said)
            yield f"{found.row(row) if line == 0 else '':>3} {shown}"
