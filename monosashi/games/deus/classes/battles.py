"""The sides of a battle, and the second battle of a turn."""

from monosashi.classes.common import REFUSED
from monosashi.classes.tables import ClassTable, say
from monosashi.classes.watching import Moment
from monosashi.games.deus.classes.story import intercepted
from monosashi.games.monster_collection.classes import battles
from monosashi.games.monster_collection.classes.battles import DEFENDING, MARCHING, AskedInBattle, side_of
from reference_engine.kernel.edition import Edition

ASKED = AskedInBattle(
    (
        "intercept",
        "instant_summon",
        "line_up",
        "quick",
        "before_attack",
        "after_attack",
        "counter",
        "drop",
        "trigger",
        "return",
        "limit_adjustment",
    ),
    ("march", "battle", "after_battle"),
    before=("intercept",),
)
"""What is asked in a battle, and after it; interception on the march to it."""

SIDES = (MARCHING, DEFENDING, say("marching side, intercepted"), say("defending side, intercepted"))


def sides(edition: Edition) -> ClassTable:
    """Which side answers, and is refused, in battles with and without an intercept."""
    about = say("Which side answers or is refused in a battle, without and after an intercept.")
    return battles.sides(edition, ASKED, about, SIDES, _side, _no_side)


def _side(moment: Moment) -> str:
    side = side_of(moment)
    return f"{side}, intercepted" if intercepted(moment.before) else side


def _no_side(row: str, side: str) -> bool:
    """The defending side intercepts, before there is a battle; effects are bound alike after an intercept."""
    if " at intercept" in row:
        return side != DEFENDING
    effects = row.startswith(tuple(f"{REFUSED}{act} at " for act in ("use", "trigger", "decline", "drop")))
    return effects and side.endswith("intercepted")


def second_battle(edition: Edition) -> ClassTable:
    """What is done in the first battle of a turn, and what in a later one."""
    return battles.second_battle(edition, ASKED)
