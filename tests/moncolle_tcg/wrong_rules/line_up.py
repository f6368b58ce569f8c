"""Wrong line-ups."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, anybody_at, condition, judgement, offer, perform, table
from reference_engine.moncolle_tcg import instant_summon, line_up
from reference_engine.moncolle_tcg.position import units_in, wearer_of
from reference_engine.monster_collection import values as shared_values
from reference_engine.monster_collection.values import defence
from tests.moncolle_tcg.wrong_rules.bends import tightened

ORDER = "moncolle_tcg.battle.formation_order"
ROW = "moncolle_tcg.ruling.line_up_is_a_row"
SWAP = "moncolle_tcg.equip.swap_scope"

with clause(ORDER):
    mutant("whoever likes lines up", anybody_at("line_up"))

    @wrong("the marching side may change its line-up once it knows the other", table)
    def _(edition):
        steps = {}
        for name, do in edition.procedures["battle"].items():
            steps[name] = do
            if name == "defending_side_lines_up":
                steps["marching_side_lines_up_again"] = line_up.marching_side_lines_up
        return edition.amended(edition.name, procedures={"battle": steps})

    @wrong("South lines up first, whoever marches", table)
    def _(edition):
        real = line_up.marching_side_lines_up, line_up.defending_side_lines_up

        def of(first: bool) -> Any:
            return lambda game, battle: real[first == (game.position.marching == "north")](game, battle)

        steps = {
            **edition.procedures["battle"],
            "marching_side_lines_up": of(True),
            "defending_side_lines_up": of(False),
        }
        return edition.amended(edition.name, procedures={"battle": steps})


def _in_battle(refused: Callable[[Any, str], bool]) -> Bend:
    """Swaps that are refused in battles."""
    return tightened("swap", SWAP, lambda game, seat, _answer: bool(game.position.battle) and refused(game, seat))


with clause("moncolle_tcg.battle.formation_actions"):
    mutant("no equipment is swapped in battles", _in_battle(lambda _game, _seat: True))
    mutant("the defending side does not swap", _in_battle(lambda game, seat: seat != game.position.marching))
    mutant("the marching side does not swap in battles", _in_battle(lambda game, seat: seat == game.position.marching))
    mutant("equipment of the hand is put on at the line-up", offer("equip", "line_up"))

    @wrong("a swap takes the place of lining up", perform, "swap")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        return None if game.position.battle else outcome

    @wrong("the line-up stays as it was", perform, "line_up")
    def _(_game, _frame, _seat, _answer):
        return None

    @wrong("the defending side's line-up stays as it was", perform, "line_up")
    def _(real, game, frame, seat, answer):
        return real(game, frame, seat, answer) if seat == game.position.marching else None

    @wrong("the marching side's line-up stays as it was", perform, "line_up")
    def _(real, game, frame, seat, answer):
        return None if seat == game.position.marching else real(game, frame, seat, answer)

    @wrong("a line-up must be changed", condition, "line_up", ROW)
    def _(game, seat, answer):
        return tuple(answer.order) == tuple(unit.id for unit in shared_values.line_up(game, seat))

    @wrong("a unit that gives equipment away gets none in the same timing", perform, "swap")
    def _(real, game, frame, seat, answer):
        givers = [unit.id for card in answer.wear if (unit := wearer_of(game.position, card))]
        kept = {card: name for card, name in answer.wear.items() if name not in givers or not game.position.battle}
        return real(game, frame, seat, type(answer)(kept))


def _row(is_wrong: Callable[[Any, str, list[str], list[str]], bool]) -> Bend:
    def check(game: Any, seat: str, answer: Any) -> bool:
        there = [unit.id for unit in units_in(game.position, game.position.battle, seat)]
        return is_wrong(game, seat, list(answer.order), there)

    return condition("line_up", ROW, check)


def _right(named: list[str], there: list[str]) -> bool:
    return sorted(named) == sorted(there)


with clause(ROW):
    mutant("a unit may stand in two places", _row(lambda _g, _s, named, there: set(named) != set(there)))
    mutant(
        "units may be left out",
        _row(lambda _g, _s, named, there: not set(named) <= set(there) or len(set(named)) != len(named)),
    )
    mutant(
        "others may stand in the row",
        _row(lambda _g, _s, named, there: not set(there) <= set(named) or len(set(named)) != len(named)),
    )
    mutant("only the number of units counts", _row(lambda _g, _s, named, there: len(named) != len(there)))
    mutant(
        "the defending side's row is not looked at",
        _row(lambda g, s, named, there: s == g.position.marching and not _right(named, there)),
    )
    mutant(
        "the marching side's row is not looked at",
        _row(lambda g, s, named, there: s != g.position.marching and not _right(named, there)),
    )
    mutant(
        "the first unit stays in front",
        _row(lambda _g, _s, named, there: not _right(named, there) or (len(there) > 2 and named[0] == max(there))),
    )
    mutant(
        "two units change places at most",
        _row(
            lambda g, s, named, there: (
                not _right(named, there)
                or sum(a != b.id for a, b in zip(named, shared_values.line_up(g, s), strict=False)) > 2
            )
        ),
    )
    mutant("damage comes from the rear", judgement(shared_values.line_up, lambda real, g, seat: real(g, seat)[::-1]))

    @wrong("exhausted units may be left out", _row)
    def _(game, _seat, named, there):
        ready = [unit for unit in there if game.position.units[unit].ready]
        return not _right(named, there) and not _right(named, ready)

    @wrong("new units may be left out", _row)
    def _(game, _seat, named, there):
        old = [unit for unit in there if not game.position.units[unit].instantly_summoned]
        return not _right(named, there) and not _right(named, old)

    @wrong("own units beside the battle may stand in the row", _row)
    def _(game, seat, named, there):
        own = [unit for unit in named if game.position.units[unit].owner == seat]
        return not set(there) <= set(named) or len(own) != len(named) or len(set(named)) != len(named)

    @wrong("enemies may stand in the row", _row)
    def _(game, seat, named, there):
        own = [unit for unit in named if game.position.units[unit].owner == seat]
        return len(set(named)) != len(named) or not set(own) <= set(there) or len(named) < len(there)

    @wrong("all units stand side by side", judgement, "damage along line-up")
    def _(_game, line, total):
        return [total] * len(line)

    @wrong("the two front units stand side by side", judgement, "damage along line-up")
    def _(real, game, line, total):
        return [*[total] * min(2, len(line)), *real(game, line, total)[2:]]

    @wrong("only the unit just in front holds damage off", judgement, "damage along line-up")
    def _(game, line, total):
        before = [0, *(defence(game, unit) for unit in line)]
        return [max(0, total - before[place]) for place in range(len(line))]


def _arrives(other: Callable[[tuple[str, ...], str, Any, str], tuple[str, ...]]) -> Bend:
    """Where a newcomer stands."""

    def stand(game: Any, seat: str, unit: str) -> None:
        row = tuple(one for one in game.position.line_ups.get(seat, ()) if one != unit)
        game.position.line_ups = {**game.position.line_ups, seat: other(row, unit, game, seat)}

    return judgement(instant_summon.stand_at_the_back, stand)


with clause("moncolle_tcg.ruling.newcomers_at_the_back"):
    mutant("newcomers stand in front", _arrives(lambda row, unit, _g, _s: (unit, *row)))
    mutant("newcomers stand behind the first", _arrives(lambda row, unit, _g, _s: (*row[:1], unit, *row[1:])))
    mutant("newcomers stand before the last", _arrives(lambda row, unit, _g, _s: (*row[:-1], unit, *row[-1:])))
    mutant("all stand in the order of their names", _arrives(lambda row, unit, _g, _s: tuple(sorted((*row, unit)))))
    mutant(
        "newcomers stand in the order of their names",
        _arrives(lambda row, unit, _g, _s: (*row[:1], *sorted((*row[1:], unit)))),
    )
    mutant(
        "the greater unit stands in front",
        _arrives(lambda row, unit, g, _s: tuple(sorted((*row, unit), key=lambda one: -g.position.units[one].level))),
    )
    mutant(
        "the defending side's newcomers stand in front",
        _arrives(lambda row, unit, g, s: (*row, unit) if s == g.position.marching else (unit, *row)),
    )
    mutant(
        "the marching side's newcomers stand in front",
        _arrives(lambda row, unit, g, s: (unit, *row) if s == g.position.marching else (*row, unit)),
    )
    mutant(
        "newcomers stay at the back",
        _row(
            lambda g, _s, named, there: (
                not _right(named, there)
                or (
                    any(g.position.units[u].instantly_summoned for u in named)
                    and not g.position.units[named[-1]].instantly_summoned
                )
            )
        ),
    )
