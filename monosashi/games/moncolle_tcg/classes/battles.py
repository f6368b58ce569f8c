"""The sides of a battle, and the second battle of a turn."""

from monosashi.classes.tables import ClassTable, say
from monosashi.games.monster_collection.classes import battles
from monosashi.games.monster_collection.classes.battles import DEFENDING, MARCHING, AskedInBattle, side_of
from reference_engine.kernel.edition import Edition

ASKED = AskedInBattle(
    (
        "instant_summon",
        "line_up",
        "before_attack",
        "after_attack",
        "counter",
        "drop",
        "trigger",
        "shed",
        "return",
        "limit_adjustment",
    ),
    ("march", "battle", "battle_end"),
)
"""What is asked in a battle, and after it."""


def sides(edition: Edition) -> ClassTable:
    """Which side answers, and is refused, in battles."""
    about = say("Which side answers or is refused in a battle, and after it.")
    return battles.sides(edition, ASKED, about, (MARCHING, DEFENDING), side_of, _no_side)


def _no_side(row: str, side: str) -> bool:
    """Only units of the marching side go back."""
    return side == DEFENDING and (" at return" in row or " at limit_adjustment" in row)


def second_battle(edition: Edition) -> ClassTable:
    """What is done in the first battle of a turn, and what in a later one."""
    return battles.second_battle(edition, ASKED)
