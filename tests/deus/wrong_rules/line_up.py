"""Wrong line-ups."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, table
from reference_engine.deus import line_up
from reference_engine.kernel.decision import Decision
from reference_engine.monster_collection import values
from reference_engine.monster_collection.position import units_in
from reference_engine.monster_collection.values import defence


def with_check(wrong: Callable[[list[str], list[str]], bool]) -> Bend:
    def check(game: Any, seat: str, answer: Any) -> str | None:
        present = [unit.id for unit in units_in(game.position, game.position.battle, seat)]
        return "not so" if wrong(list(answer.order), present) else None

    return condition("line_up", "deus.battle.lineup.must_decide", check)


with clause("deus.battle.lineup.must_decide"):
    mutant("a unit may stand in two places of the line-up", with_check(lambda named, there: set(named) != set(there)))

    @wrong("units may be left out of the line-up", with_check)
    def _(named, there):
        return not set(named) <= set(there) or len(set(named)) != len(named)

    @wrong("units of other areas, or of the enemy, may stand in the line-up", with_check)
    def _(named, there):
        return not set(there) <= set(named) or len(set(named)) != len(named)

    @wrong("the units line up in the order of their names", judgement, line_up.ask_for_line_up)
    def _(game, battle, seat):
        line_up.fix(game, seat, tuple(unit.id for unit in units_in(game.position, battle.area, seat)))

    @wrong("a single unit has to be lined up, too", judgement, line_up.ask_for_line_up)
    def _(_game, battle, seat):
        return Decision(seat, "line_up", "deus.battle.lineup.order", about=battle.area)


with clause("deus.battle.lineup.meaning"):
    mutant("damage comes from the rear", judgement(values.line_up, lambda real, game, seat: real(game, seat)[::-1]))

    @wrong("the order of the names counts, not the line-up", judgement, values.line_up)
    def _(real, game, seat):
        return sorted(real(game, seat), key=lambda unit: unit.id)

    @wrong("every unit takes the whole damage", judgement, "damage along line-up")
    def _(_game, line, total):
        return [total] * len(line)

    @wrong("only the unit just in front holds damage off", judgement, "damage along line-up")
    def _(game, line, total):
        before = [0, *(defence(game, unit) for unit in line)]
        return [max(0, total - before[place]) for place in range(len(line))]

    @wrong("a unit's own defence is taken off the damage it is given", judgement, "damage along line-up")
    def _(game, line, total):
        return [max(0, total - sum(defence(game, unit) for unit in line[: place + 1])) for place in range(len(line))]


with clause("deus.battle.lineup.order"):

    @wrong("the marching side may change its line-up once it knows the other", table)
    def _(edition):
        steps = {}
        for name, step in edition.procedures["battle"].items():
            steps[name] = step
            if name == "defending_side_lines_up":
                steps["marching_side_lines_up_again"] = line_up.marching_side_lines_up
        return edition.amended(edition.name, procedures={"battle": steps})
