"""Lines of sight: what is seen from a square and which line proves it; a wall that hides, and the line that it cuts."""

from monosashi.games.dungeon_command.pictures.layers import Layers, Sight
from monosashi.games.dungeon_command.site.diagrams.positions import creature, placed
from monosashi.games.dungeon_command.site.diagrams.sheet import sheet
from monosashi.site.diagrams.markup import Href
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.dungeon_command.battlefield import Chart
from reference_engine.dungeon_command.line_of_sight import Proof, sight_line
from reference_engine.dungeon_command.position import chart_of

ROOM = (
    "..........",
    "..##......",
    "..##...#..",
    ".......#..",
    "....#.....",
    "..........",
    ".#....##..",
    "..........",
)
FROM = "d2"


def middle(chart: Chart, square: str) -> tuple[float, float]:
    """The middle of a square, in squares from the lower left corner."""
    column, row = chart.places[square]
    return column + 0.5, row + 0.5


def seen(table: DiagramTable, language: Language, href: Href) -> str:
    """Every square that is seen from one, and some of the lines that prove it."""
    say = language.say
    position = placed(table.rules, ROOM, {FROM: ("south", creature("Archer", shoots=9))})
    chart, mode = chart_of(position), table.rules.switches["los_mode"]
    walls = set(chart.those("wall"))
    proofs = {square: sight_line(chart, mode, FROM, square) for square in chart.squares if square not in walls | {FROM}}
    visible = frozenset(square for square, proof in proofs.items() if proof is not None)
    far = sorted(visible, key=lambda square: (-_away(chart, square), square))[:9]
    lines = tuple(_line(proof) for proof in map(proofs.get, far) if proof is not None)
    return sheet(
        table, language, href, "seen", position, Layers(reach=visible, sights=lines), say("What is seen from a square"),
        say("Shaded squares are in line of sight; for the farthest ones a line that touches no wall is drawn."),
        ("dungeon_command.ranged.los_definition", "dungeon_command.ruling.sampled_sight"),
    )  # fmt: skip


def _line(proof: Proof) -> Sight:
    (a, b), (c, d) = proof
    return Sight((float(a), float(b)), (float(c), float(d)))


def _away(chart: Chart, square: str) -> int:
    (a, b), (c, d) = chart.places[FROM], chart.places[square]
    return max(abs(a - c), abs(b - d))


def hidden(table: DiagramTable, language: Language, href: Href) -> str:
    """A creature that a wall hides, and one that is seen past it."""
    say = language.say
    rows = ("........", "..###...", "........", "........", "........")
    there = {
        "d2": ("south", creature("Archer", shoots=9)),
        "d5": ("north", creature("Rat")),
        "g5": ("north", creature("Bat")),
    }
    position = placed(table.rules, rows, there)
    chart, mode = chart_of(position), table.rules.switches["los_mode"]
    sights = []
    for square in ("d5", "g5"):
        proof = sight_line(chart, mode, "d2", square)
        if proof is None:
            sights.append(Sight(middle(chart, "d2"), middle(chart, square), free=False))
        else:
            sights.append(_line(proof))
    return sheet(
        table, language, href, "hidden", position, Layers(sights=tuple(sights)), say("A wall that hides"),
        say("Every line to the Rat is cut by the wall, as the dashed one is; to the Bat one touches no wall."),
        ("dungeon_command.ranged.los", "dungeon_command.ranged.los_definition"),
    )  # fmt: skip
