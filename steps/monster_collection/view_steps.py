"""What each seat, the public and a judge may see."""

from monosashi.verification.case import Case

from .outcome_steps import ZONES
from .phrases import step


def shown(case: Case, viewer: str, seat: str, zone: str) -> tuple[str, ...] | None:
    """The cards of a zone as a viewer sees them, None if they are hidden."""
    case.need("views")
    found = getattr(case.look(viewer).players[seat], ZONES[zone])
    if isinstance(found, str):
        return (found,) if found else None
    return None if found is None else tuple(found)


@step("{viewer} sees {cards} in {seat}'s {zone}")
def sees(case: Case, viewer: str, cards: tuple[str, ...], seat: str, zone: str) -> None:
    """The viewer can read these cards there."""
    visible = shown(case, viewer, seat, zone) or ()
    for card in cards:
        if card not in visible:
            case.fail(f"{viewer} does not see {card} in {seat}'s {zone}", "visible", "not visible")


@step("{viewer} sees no card in {seat}'s {zone}")
def sees_nothing(case: Case, viewer: str, seat: str, zone: str) -> None:
    """The viewer can read no card there, whatever its number."""
    visible = shown(case, viewer, seat, zone)
    if visible:
        case.fail(f"{viewer} sees {', '.join(visible)} in {seat}'s {zone}", "nothing visible", ", ".join(visible))


@step("{viewer} sees {cards} in use")
def sees_in_use(case: Case, viewer: str, cards: tuple[str, ...]) -> None:
    """A card lies open while it is used."""
    case.need("views")
    case.expect(sorted(case.look(viewer).in_use), sorted(cards), f"the cards in use, as {viewer} sees them")


@step("{viewer} sees {units} lined up for {seat}")
def sees_line_up(case: Case, viewer: str, units: tuple[str, ...], seat: str) -> None:
    """A line-up is public."""
    case.need("views")
    battle = case.look(viewer).battle
    case.expect(battle.line_ups.get(seat, ()) if battle else (), units, f"{seat}'s line-up for {viewer}")
