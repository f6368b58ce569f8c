"""Then: what no fact says by itself: who has left, a unit's values, and the whole of something in a table."""

from monosashi.suite.phrases import DataTable
from monosashi.suite.placeholders import names
from monosashi.verification.case import Case

from ..tables import rows
from .facts import UNITS
from .phrases import step


@step("{units} is not on the battlefield", "{units} are not on the battlefield")
def units_gone(case: Case, units: tuple[str, ...]) -> None:
    """Units have left."""
    present = {unit.id: f"{unit.id} in {unit.area}" for unit in case.look().units}
    case.expect([present[name] for name in units if name in present], [], "who is on the battlefield")


@step("the battlefield holds exactly these units")
def battlefield_holds(case: Case, table: DataTable) -> None:
    """All units, with whatever columns the table has: unit, side, area, state, attack, defence."""
    expected = rows(table, "unit", "side", "area", "state", "attack", "defence")
    present = {unit.id: unit for unit in case.look().units}
    case.expect(sorted(present), sorted(row["unit"] for row in expected), "the units on the battlefield")
    for row in expected:
        unit = present[row["unit"]]
        shown = {
            "side": unit.owner.capitalize(),
            "area": unit.area,
            "state": "ready" if unit.ready else "exhausted",
            "attack": str(unit.attack),
            "defence": str(unit.defence),
        }
        for name, value in row.items():
            if name != "unit" and value:
                case.expect(shown[name], value, f"the {name} of {unit.id}")


@step("{unit} has {value} {n}")
def has_value(case: Case, unit: str, value: str, n: int) -> None:
    """A unit's present attack or defence."""
    case.expect(getattr(UNITS.called(case, case.look(), unit), value), n, f"the {value} of {unit}")


@step("the chain holds, the first declared first")
def chain_holds(case: Case, table: DataTable) -> None:
    """The declarations that wait, with whatever columns the table has; users and targets have no order."""
    expected = rows(table, "by", "kind", "card", "users", "targets")
    battle = case.look().battle
    chain = [
        {
            "by": item.by.capitalize(),
            "kind": item.kind,
            "card": item.card,
            "users": sorted(item.users),
            "targets": sorted(item.targets),
        }
        for item in (battle.chain if battle else ())
    ]
    case.expect(len(chain), len(expected), "the number of declarations")
    for number, (item, row) in enumerate(zip(chain, expected, strict=True), 1):
        for name, value in row.items():
            wanted = sorted(names(value)) if name in ("users", "targets") else value
            case.expect(item[name], wanted, f"{name} of declaration {number}")
