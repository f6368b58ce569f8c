"""Wrong orders of simultaneous choices."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus.procedures import AfterBattle
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Goto, Next
from reference_engine.monster_collection import effects
from reference_engine.monster_collection.effects import Effect
from tests.deus.wrong_rules.bends import Real, Table


def _swapped(edition: Edition, procedure: str, first: str, second: str) -> Edition:
    steps = edition.procedures[procedure]
    return amend.step(amend.step(edition, procedure, first, steps[second]), procedure, second, steps[first])


@mutant("deus.simultaneous.choice", "the defending side finds places for its summoned units first")
def the_defender_returns_first(edition: Edition) -> Edition:
    """The steps change places."""
    return _swapped(edition, "after_battle", "marching_side_returns_summoned", "defending_side_returns_summoned")


@mutant("deus.simultaneous.choice", "the defending side's due effects come first")
def the_defender_processes_first(edition: Edition) -> Edition:
    """The steps change places."""
    return _swapped(edition, "triggers", "marching_side", "defending_side")


@mutant("deus.simultaneous.choice", "South chooses first, whoever marches")
def south_first(edition: Edition) -> Edition:
    """The seat decides."""
    real = edition.procedures["triggers"]

    def one(game: Table, frame: AfterBattle) -> Next:
        return real["marching_side" if game.position.marching == "south" else "defending_side"](game, frame)

    def other(game: Table, frame: AfterBattle) -> Next:
        return real["defending_side" if game.position.marching == "south" else "marching_side"](game, frame)

    return amend.step(amend.step(edition, "triggers", "marching_side", one), "triggers", "defending_side", other)


@mutant("deus.simultaneous.choice", "the sides choose in turn, one unit each")
def in_turn(edition: Edition) -> Edition:
    """After each choice the other side is asked."""
    real = edition.procedures["after_battle"]
    act = edition.acts["return"]

    def return_unit(game: Table, frame: AfterBattle, seat: str, answer: object) -> Next:
        act.perform(game, frame, seat, answer)
        marching = seat == game.position.marching
        return Goto("defending_side_returns_summoned" if marching else "marching_side_returns_summoned")

    def defending_side(game: Table, frame: AfterBattle) -> Next:
        return real["defending_side_returns_summoned"](game, frame) or real["marching_side_returns_summoned"](
            game, frame
        )

    changed = amend.step(edition, "after_battle", "defending_side_returns_summoned", defending_side)
    return amend.perform(changed, "return", return_unit)


@judgement(effects.drops_of, "deus.simultaneous.choice", "whoever uses an effect discards for it first")
def the_user_drops_first(real: Real, game: Table, frame: Effect) -> list[Any]:
    """The side that marches does not matter."""
    return sorted(real(game, frame), key=lambda drop: bool(drop[0] != frame.seat))


@judgement(effects.drops_of, "deus.simultaneous.choice", "of two hands that an effect makes discard only one does")
def one_hand_only(real: Real, game: Table, frame: Effect) -> list[Any]:
    """The other is forgotten."""
    found: list[Any] = real(game, frame)
    return found[:1]
