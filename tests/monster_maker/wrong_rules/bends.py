"""What several modules of wrong twins need: conditions dropped or added for one act, verbs that do more."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants.amend import Bend, condition

Context = Any
Check = Callable[[Context, str, Any], str | None]


def tightened(act: str, clause: str, also: Check) -> Bend:
    return condition(act, clause, lambda real, game, seat, answer: real(game, seat, answer) or also(game, seat, answer))


def loosened(act: str, clause: str, unless: Callable[[Context, str, Any], bool]) -> Bend:
    def sometimes(real: Any, game: Context, seat: str, answer: Any) -> str | None:
        return None if unless(game, seat, answer) else real(game, seat, answer)

    return condition(act, clause, sometimes)
