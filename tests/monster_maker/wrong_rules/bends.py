"""What several modules of wrong twins need: conditions dropped or added for one act, verbs that do more."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants.amend import Bend, condition, perform

Context = Any
Check = Callable[[Context, str, Any], str | None]


def tightened(act: str, clause: str, also: Check) -> Bend:
    """The same rules, but one more reason to refuse an act under the clause."""

    def both(real: Any, game: Context, seat: str, answer: Any) -> str | None:
        return (real(game, seat, answer) if real is not None else None) or also(game, seat, answer)

    return condition(act, clause, both)


def loosened(act: str, clause: str, unless: Callable[[Context, str, Any], bool]) -> Bend:
    """The same rules, but the clause does not bind the act in some cases."""

    def sometimes(real: Any, game: Context, seat: str, answer: Any) -> str | None:
        return None if unless(game, seat, answer) else real(game, seat, answer)

    return condition(act, clause, sometimes)


def afterwards(act: str, more: Callable[[Context, str, Any], None]) -> Bend:
    """The same rules, but something more happens when an act is carried out."""

    def both(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        more(game, seat, answer)
        return outcome

    return perform(act, both)
