"""What several modules of wrong twins need: conditions dropped or added for one act or several."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants.amend import bend, condition
from reference_engine.kernel.edition import Edition

Context = Any
Check = Callable[[Context, str, Any], Any]


@bend
def tightened(edition: Edition, acts: str, clause: str, also: Check) -> Edition:
    """The same rules, but these acts are bound by one thing more."""
    for act in acts.split():
        edition = condition(
            act, clause, lambda real, game, seat, answer: real(game, seat, answer) or also(game, seat, answer)
        )(edition)
    return edition


@bend
def loosened(edition: Edition, acts: str, clause: str, unless: Check) -> Edition:
    """The same rules, but the clause does not bind these acts in some situations."""

    def sometimes(real: Any, game: Context, seat: str, answer: Any) -> str | None:
        return None if unless(game, seat, answer) else real(game, seat, answer)

    for act in acts.split():
        edition = condition(act, clause, sometimes)(edition)
    return edition
