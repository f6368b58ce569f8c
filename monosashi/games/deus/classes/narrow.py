"""Ways to narrow wrong rules that Deus has besides: how the battle came about, and who came by an effect."""

from collections.abc import Iterator
from functools import partial

from monosashi.games.deus.classes.story import intercepted
from monosashi.games.monster_collection.classes import narrow
from monosashi.mutants.narrowing.choosing import Now
from monosashi.mutants.narrowing.ways import Way
from reference_engine.kernel.edition import Edition


def ways(edition: Edition) -> Iterator[Way]:
    """What all Monster Collection games have, and whether the battle came about by an intercept."""
    yield from narrow.ways(edition)
    yield Way("intercepted", "sides of a battle", "in a battle after an intercept", partial(_met, True))
    yield Way("not_intercepted", "sides of a battle", "in a battle without an intercept", partial(_met, False))
    yield Way(
        "with_entered",
        "ways in",
        "in a battle with a unit that came by an effect",
        partial(narrow.with_unit, "entered_by_effect"),
    )


def _met(by_intercept: bool, now: Now) -> bool:
    return bool(now.position.battle) and intercepted(now.position) is by_intercept
