"""Then: what only Deus has: power, markers, drafted factions."""

from monosashi.verification.case import Case

from .half_decks import faction
from .phrases import step


@step("{seat}'s power is {n}")
def power_is(case: Case, seat: str, n: int) -> None:
    """A player's power."""
    case.expect(case.look().players[seat].power, n, f"{seat}'s power")


@step("{area} carries {marker}")
def carries_marker(case: Case, area: str, marker: str) -> None:
    """Whether a marker of that kind lies there, one and no more."""
    article, kind, _ = marker.split()
    view = case.look()
    marked = view.control_markers if kind == "control" else view.battle_markers
    case.expect(list(marked).count(area), int(article == "a"), f"the number of {kind} markers on {area}")


@step("the board carries no marker")
def no_markers(case: Case) -> None:
    """No marker of either kind lies anywhere."""
    view = case.look()
    case.expect((*view.control_markers, *view.battle_markers), (), "markers")


@step("the decks are still being built")
def decks_being_built(case: Case) -> None:
    """The game is at its first stage."""
    case.expect(case.look().phase, "deck_building", "the stage of the game")


@step("the game is being set up")
def being_set_up(case: Case) -> None:
    """The decks are built and the first turn has not begun."""
    case.expect(case.look().phase, "setup", "the stage of the game")


@step("{seat} has drafted the {factions} faction")
def has_drafted(case: Case, seat: str, factions: tuple[str, ...]) -> None:
    """The factions picked, by their places in the set and in the order of the picks."""
    wanted = tuple(faction(case, ordinal) for ordinal in factions)
    case.expect(tuple(case.look().players[seat].factions), wanted, f"{seat}'s factions")
