"""Wrong line-ups."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus import line_up
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection import attack
from reference_engine.monster_collection.position import units_in
from reference_engine.monster_collection.values import defence


def with_check(edition: Edition, wrong: Callable[[list[str], list[str]], bool]) -> Edition:
    """The table with another judgement of a line-up; it gets the named units and those in the battle."""

    def check(game: Any, seat: str, answer: Any) -> str | None:
        present = [unit.id for unit in units_in(game.position, game.position.battle, seat)]
        return "not so" if wrong(list(answer.order), present) else None

    return amend.condition(edition, "line_up", "deus.battle.lineup.must_decide", check)


@mutant("deus.battle.lineup.must_decide", "units may be left out of the line-up")
def units_may_be_left_out(edition: Edition) -> Edition:
    """A part of the units is enough, if nobody stands there twice."""
    return with_check(edition, lambda named, there: not set(named) <= set(there) or len(set(named)) != len(named))


@mutant("deus.battle.lineup.must_decide", "a unit may stand in two places of the line-up")
def units_may_stand_twice(edition: Edition) -> Edition:
    """The number of times is not looked at."""
    return with_check(edition, lambda named, there: set(named) != set(there))


@mutant("deus.battle.lineup.must_decide", "units of other areas, or of the enemy, may stand in the line-up")
def strangers_may_stand_there(edition: Edition) -> Edition:
    """Only own units in the battle are looked for."""
    return with_check(edition, lambda named, there: not set(there) <= set(named) or len(set(named)) != len(named))


@judgement(line_up.ask_for_line_up, "deus.battle.lineup.must_decide", "the units line up in the order of their names")
def names_decide(_real: Any, game: Any, battle: Any, seat: str) -> None:
    """Nobody is asked."""
    line_up.fix(game, seat, tuple(unit.id for unit in units_in(game.position, battle.area, seat)))


@judgement(line_up.ask_for_line_up, "deus.battle.lineup.must_decide", "a single unit has to be lined up, too")
def single_units_are_lined_up(_real: Any, _game: Any, battle: Any, seat: str) -> Decision:
    """Always ask."""
    return Decision(seat, "line_up", "deus.battle.lineup.order", about=battle.area)


@judgement(attack.line_up, "deus.battle.lineup.meaning", "damage comes from the rear")
def damage_comes_from_the_rear(real: Any, game: Any, seat: str) -> Any:
    """Turn the line-up round."""
    return real(game, seat)[::-1]


@judgement(attack.line_up, "deus.battle.lineup.meaning", "the order of the names counts, not the line-up")
def names_count(real: Any, game: Any, seat: str) -> Any:
    """The decision is forgotten."""
    return sorted(real(game, seat), key=lambda unit: unit.id)


@mutant("deus.battle.lineup.meaning", "every unit takes the whole damage")
def everybody_takes_all(edition: Edition) -> Edition:
    """Nobody stands in front of anybody."""
    return amend.rule(edition, "damage along line-up", lambda _game, line, total: [total] * len(line))


@mutant("deus.battle.lineup.meaning", "only the unit just in front holds damage off")
def only_the_next_one_shields(edition: Edition) -> Edition:
    """The defences further in front are forgotten."""

    def along(game: Any, line: Any, total: int) -> list[int]:
        before = [0, *(defence(game, unit) for unit in line)]
        return [max(0, total - before[place]) for place in range(len(line))]

    return amend.rule(edition, "damage along line-up", along)


@mutant("deus.battle.lineup.meaning", "a unit's own defence is taken off the damage it is given")
def own_defence_counts_too(edition: Edition) -> Edition:
    """Off by one place in the line-up."""

    def along(game: Any, line: Any, total: int) -> list[int]:
        return [max(0, total - sum(defence(game, unit) for unit in line[: place + 1])) for place in range(len(line))]

    return amend.rule(edition, "damage along line-up", along)


@mutant("deus.battle.lineup.order", "the defending side lines up first")
def defender_lines_up_first(edition: Edition) -> Edition:
    """Two steps in each other's place."""
    return amend.step_before(edition, "battle", "defending_side_lines_up", "marching_side_lines_up")


@mutant("deus.battle.lineup.order", "the marching side may change its line-up once it knows the other")
def marching_side_lines_up_again(edition: Edition) -> Edition:
    """It is asked in the place of its first quick effect once more."""
    steps: dict[str, Any] = {}
    for name, step in edition.procedures["battle"].items():
        steps[name] = step
        if name == "defending_side_lines_up":
            steps["marching_side_lines_up_again"] = line_up.marching_side_lines_up
    return edition.amended(edition.name, procedures={"battle": steps})
