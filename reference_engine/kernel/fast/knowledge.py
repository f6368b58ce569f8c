"""What has been worked out of a position, so that nobody works it out again while the position is looked at.

At a decision every listed answer is asked about by every clause, and most of them want to know the same: what bears on
a unit, which squares are beside an enemy. A position that is only looked at does not change, so that what was found
once is true for all of them. While an answer is carried out nothing is remembered.
"""

from collections.abc import Callable
from typing import ParamSpec, TypeVar, cast

from reference_engine.kernel.fast.signatures import called_like

Given = ParamSpec("Given")
Told = TypeVar("Told")


def once(function: Callable[Given, Told]) -> Callable[Given, Told]:
    """Mark a rule whose answer is worked out once for a position: its first argument is the game, the others hash.

    What it tells is shared by all who ask, so it is nothing that they could change. Of a rule that is a judgement,
    too, only what this very function works out is remembered, not what another table has in its place::

        @judgement
        @once
        def beside_enemy(game, seat, square): ...
    """
    asked = called_like(
        function,
        """
known = {first}.known
if known is None:
    return function({given})
try:
    return known[{key}]
except KeyError:
    found = known[{key}] = function({given})
    return found
""",
    )
    return cast("Callable[Given, Told]", asked)
