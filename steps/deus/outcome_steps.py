"""Then: the factions that have been drafted, which are named by their places in the set."""

from monosashi.verification.case import Case

from .half_decks import faction
from .phrases import step


@step("{seat} has drafted the {factions} faction")
def has_drafted(case: Case, seat: str, factions: tuple[str, ...]) -> None:
    """The factions picked, by their places in the set and in the order of the picks."""
    wanted = tuple(faction(case, ordinal) for ordinal in factions)
    case.expect(tuple(case.look().players[seat].factions), wanted, f"{seat}'s factions")
