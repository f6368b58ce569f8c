"""A player's line: the name and what is counted; below it the cards that can be seen, pile by pile."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from monosashi.pictures.measure import line, wide, wrapped
from monosashi.pictures.scene import MARGIN, WIDTH, PictureScene, styles
from monosashi.pictures.speech import Speech

COUNT = 84
DICE = 26
"""How high the dice are that somebody has cast."""

LISTS = 112
"""How far from the edge the cards of a zone begin, beside its name."""

LINES_OF_A_ZONE = {"hand": 3, "deck": 1}
"""How many lines the cards of a zone may fill, if it is not two."""

Zones = Mapping[str, Sequence[str]]
"""The cards to be seen in a player's zones, by the zones' names."""


def counts_line(
    scene: PictureScene,
    found: Mapping[str, int],
    before: Mapping[str, int] | None,
    called: Callable[[str], str],
    step: float = COUNT,
) -> Iterator[str]:
    """The numbers of a player in one line, at its right end, a ``step`` apart, each behind what it is called."""
    x = WIDTH - MARGIN - step * (len(found) - 1.0)
    for key, count in found.items():
        new = before is not None and before.get(key) != count
        number = str(count)
        yield line(x, 16, number, styles("num", "new" if new else ""), end=True)
        words = scene.mark(new) + called(key)
        yield line(x - wide(number, 15) - 5, 16, words, styles("soft", "new" if new else ""), end=True)
        x += step


def dice_row(scene: PictureScene, seat: str, x: float, y: float) -> Iterator[str]:
    """The dice that were cast for a player, in a row that is :data:`DICE` high."""
    found = [die for die in scene.news.dice if die.seat == seat]
    step = min(DICE, (WIDTH - MARGIN - x) / max(1, len(found)))
    for place, die in enumerate(found):
        yield scene.shape(f"d{die.face}", x + step * place, y + 3)


def zone_lines(zones: Zones, speech: Speech) -> Iterator[tuple[str, str, bool]]:
    """The cards of the zones line by line: the zone, the line, whether it is the zone's first."""
    for key, names in zones.items():
        room = WIDTH - 2 * MARGIN - LISTS
        glue = speech.wording.marks.comma
        for number, words in enumerate(wrapped(names, room, 12, glue, LINES_OF_A_ZONE.get(key, 2))):
            yield key, words, not number


def zone_list(
    scene: PictureScene, has: Zones, had: Zones | None, called: Callable[[str], str], y: float, x: float = MARGIN + 19
) -> Iterator[str]:
    """The zones with their cards below a place, a line each 16 further down; their names begin at ``x``."""
    for key, words, first in zone_lines(has, scene.speech):
        y += 16
        if first:
            new = had is not None and _loose(had.get(key), key) != _loose(has[key], key)
            yield line(x, y, scene.mark(new) + called(key), styles("soft", "new" if new else ""))
        yield line(MARGIN + LISTS, y, words)


def _loose(names: Sequence[str] | None, key: str) -> Sequence[str] | None:
    """Cards as they are compared: only a deck has an order."""
    return names if key == "deck" or names is None else sorted(names)
