"""Wrong orders of simultaneous choices."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import bend, judgement, perform, step, table
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Goto
from reference_engine.monster_collection import effects


@bend
def _swapped(edition: Edition, procedure: str, first: str, second: str) -> Edition:
    steps = edition.procedures[procedure]
    return step(procedure, second, steps[first])(step(procedure, first, steps[second])(edition))


with clause("deus.simultaneous.choice"):
    mutant(
        "the defending side finds places for its summoned units first",
        _swapped("after_battle", "marching_side_returns_summoned", "defending_side_returns_summoned"),
    )
    mutant("the defending side's due effects come first", _swapped("triggers", "marching_side", "defending_side"))

    @wrong("South chooses first, whoever marches", table)
    def _(edition):
        real = edition.procedures["triggers"]

        def one(game, frame):
            return real["marching_side" if game.position.marching == "south" else "defending_side"](game, frame)

        def other(game, frame):
            return real["defending_side" if game.position.marching == "south" else "marching_side"](game, frame)

        return step("triggers", "defending_side", other)(step("triggers", "marching_side", one)(edition))

    @wrong("the sides choose in turn, one unit each", table)
    def _(edition):
        real = edition.procedures["after_battle"]
        act = edition.acts["return"]

        def return_unit(game, frame, seat, answer):
            act.perform(game, frame, seat, answer)
            marching = seat == game.position.marching
            return Goto("defending_side_returns_summoned" if marching else "marching_side_returns_summoned")

        def defending_side(game, frame):
            return real["defending_side_returns_summoned"](game, frame) or real["marching_side_returns_summoned"](
                game, frame
            )

        changed = step("after_battle", "defending_side_returns_summoned", defending_side)(edition)
        return perform("return", return_unit)(changed)

    @wrong("whoever uses an effect discards for it first", judgement, effects.drops_of)
    def _(real, game, frame):
        return sorted(real(game, frame), key=lambda drop: bool(drop[0] != frame.seat))

    @wrong("of two hands that an effect makes discard only one does", judgement, effects.drops_of)
    def _(real, game, frame):
        found = real(game, frame)
        return found[:1]
