"""What bears on units in an attack and in a tie."""

from collections.abc import Iterator

from monosashi.classes.tables import Cell, ClassTable, say
from monosashi.classes.watching import Play
from monosashi.games.monster_collection.classes.story import story
from monosashi.games.monster_collection.classes.telling import BEARS


def ties(bearing: tuple[str, ...]) -> ClassTable:
    """What bears on a unit in an attack by one side, and in a tie."""

    def cells(play: Play) -> Iterator[Cell]:
        for event, _ in story(play):
            if event.what == BEARS:
                yield event.other, event.place

    return ClassTable(
        "ties",
        say("Changes in a tie"),
        say("What bears on a unit when one side attacks, and when both do at once: there printed values count."),
        bearing,
        ("attack", "tie"),
        cells,
    )
