"""What several modules of wrong twins need: conditions dropped or added for one act, verbs that do more."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend
from reference_engine.kernel.edition import Edition

Context = Any
Check = Callable[[Context, str, Any], str | None]


def lifted(edition: Edition, act: str, clause: str) -> Edition:
    """The same rules, but this one act is not bound by the clause."""
    return amend.condition(edition, act, clause, lambda _game, _seat, _answer: None)


def tightened(edition: Edition, act: str, clause: str, also: Check) -> Edition:
    """The same rules, but one more reason to refuse an act under the clause."""
    real = edition.acts[act].conditions.get(clause)

    def both(game: Context, seat: str, answer: Any) -> str | None:
        return (real(game, seat, answer) if real is not None else None) or also(game, seat, answer)

    return amend.condition(edition, act, clause, both)


def loosened(edition: Edition, act: str, clause: str, unless: Callable[[Context, str, Any], bool]) -> Edition:
    """The same rules, but the clause does not bind the act in some cases."""
    real = edition.acts[act].conditions[clause]

    def sometimes(game: Context, seat: str, answer: Any) -> str | None:
        return None if unless(game, seat, answer) else real(game, seat, answer)

    return amend.condition(edition, act, clause, sometimes)


def afterwards(edition: Edition, act: str, more: Callable[[Context, str, Any], None]) -> Edition:
    """The same rules, but something more happens when an act is carried out."""

    def both(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        more(game, seat, answer)
        return outcome

    return amend.around(edition, act, both)
