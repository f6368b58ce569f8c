"""Wrong states of units."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import zones
from reference_engine.monster_collection.position import Unit


@judgement(zones.enter, "deus.status.two_states", "a unit that has just been summoned is exhausted")
def summoned_exhausted(real: Callable[..., None], game: Any, seat: str, card: str, area: str, **how: Any) -> None:
    """Let it rest first."""
    real(game, seat, card, area, **how)
    zones.change_unit(game, card, ready=False)


@mutant("deus.status.two_states", "units that stay behind are exhausted with those that march")
def all_exhausted(edition: Edition) -> Edition:
    """Exhaust the whole side."""

    def exhaust(game: Any, _frame: Any) -> Next:
        zones.exhaust(game, list(game.position.units.values()), "deus.march.exhaust_after_march")
        return None

    return amend.after_step(edition, "march", "exhaust_marchers", exhaust)


@judgement(zones.exhaust, "deus.status.two_states", "a unit that is exhausted once more is ready again")
def turned_over(_real: Callable[..., None], game: Any, units: list[Unit], _clause: str) -> None:
    """Turn the card, whatever it was."""
    for unit in units:
        zones.change_unit(game, unit.id, ready=not unit.ready)


@judgement(zones.make_ready, "deus.status.two_states", "a unit exhausted by an effect stays so until the next turn")
def never_readied(_real: Callable[..., None], _game: Any, _units: list[Unit], _clause: str) -> None:
    """Do nothing."""
