"""Then: what only the TCG has: what lies on the field, what units wear, the exclusion zone."""

from monosashi.verification.case import Case

from ..monster_collection.outcome_steps import unit_called
from .phrases import step


@step("{unit} wears {cards}", "{unit} wears nothing")
def wears(case: Case, unit: str, cards: tuple[str, ...] = ()) -> None:
    """All the equipment of a unit."""
    case.expect(sorted(unit_called(case, unit).equipment), sorted(cards), f"what {unit} wears")


@step("{card} lies on {area}")
def lies_on(case: Case, card: str, area: str) -> None:
    """A terrain card lies face up on an area."""
    ground = case.look().field.get(area)
    case.expect(ground.card if ground else "nothing", card, f"what lies on {area}")


@step("a {ground} of {seat} lies on {area}")
def ground_lies(case: Case, ground: str, seat: str, area: str) -> None:
    """What kind of ground an area has, and whoever has put it there."""
    found = case.look().field.get(area)
    shown = (found.kind, found.placed_by) if found else ("nothing", "")
    case.expect(shown, (ground, seat), f"what lies on {area}")


@step("nothing lies on {area}")
def nothing_lies(case: Case, area: str) -> None:
    """The area is bare."""
    found = case.look().field.get(area)
    case.expect(found.kind if found else "nothing", "nothing", f"what lies on {area}")


@step("the limit of {area} is {n}")
def limit_is(case: Case, area: str, n: int) -> None:
    """How many levels of each side an area holds."""
    found = case.look().field.get(area)
    case.expect(found.limit if found else 0, n, f"the limit of {area}")


@step("{seat} uses {n} levels of {area}")
def levels_used(case: Case, seat: str, n: int, area: str) -> None:
    """How many levels of an area a side uses."""
    found = case.look().field.get(area)
    case.expect((found.used if found else {}).get(seat, 0), n, f"the levels of {seat} on {area}")


@step("{viewer} does not see what lies on {area}")
def does_not_see(case: Case, viewer: str, area: str) -> None:
    """The card lies face down for this viewer."""
    case.need("views")
    ground = case.look(viewer).field.get(area)
    case.expect((ground.card if ground else "bare ground"), "", f"what {viewer} sees on {area}")


@step("{viewer} sees {card} on {area}")
def sees_on(case: Case, viewer: str, card: str, area: str) -> None:
    """The card lies face up for this viewer."""
    case.need("views")
    ground = case.look(viewer).field.get(area)
    case.expect((ground.card if ground else "bare ground"), card, f"what {viewer} sees on {area}")


@step("the game has ended in a draw")
def drawn(case: Case) -> None:
    """The game is over, and nobody has won."""
    result = case.look().result
    case.expect(result.winner if result else "it goes on", "", "the winner")
