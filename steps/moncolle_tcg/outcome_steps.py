"""Then: how many levels of an area a side uses."""

from monosashi.verification.case import Case

from .facts import BARE
from .phrases import step


@step("{seat} uses {n} levels of {area}")
def levels_used(case: Case, seat: str, n: int, area: str) -> None:
    """How many levels of an area a side uses."""
    used = case.look().field.get(area, BARE).used
    case.expect(used.get(seat, 0), n, f"the levels of {seat} on {area}")
