"""What several modules of wrong twins need: conditions dropped or added for one act or several, verbs of card texts."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants.amend import Bend, bend, condition, judgement
from reference_engine.kernel.edition import Edition
from reference_engine.moncolle_tcg import effects
from reference_engine.monster_collection import zones

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


def asked(seat: str) -> Check:
    """Whether it is this seat that answers."""
    return lambda _game, answering, _answer: answering == seat


def verb(part: type, other: Any) -> Bend:
    """Another meaning for one verb."""

    def carried_out(real: Any, game: Context, frame: Any, given: Any, units: Any) -> Any:
        if type(given) is not part:
            return real(game, frame, given, units)
        return other(lambda *args: real(game, frame, *args), game, frame, given, units)

    return judgement(effects.carried_out, carried_out)


def turn_over(game: Context, seat: str) -> None:
    """The bottom card of a deck is its top."""
    zones.change_player(game, seat, deck=game.position.players[seat].deck[::-1])
