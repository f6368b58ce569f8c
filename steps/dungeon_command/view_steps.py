"""What each seat, the public and a judge may see."""

from typing import Any

from monosashi.verification.case import Case

from .outcome_steps import held, pile_called
from .phrases import step


@step("{viewer} sees {cards} in {seat}'s {pile}")
def sees(case: Case, viewer: str, cards: tuple[str, ...], seat: str, pile: str) -> None:
    """The viewer can read these cards there."""
    case.need("views")
    visible = held(case, seat, pile, viewer) or ()
    for card in cards:
        if card not in visible:
            case.fail(f"{viewer} does not see {card} in {seat}'s {pile_called(pile)}", "visible", "not visible")


@step("{viewer} sees no card in {seat}'s {pile}")
def sees_nothing(case: Case, viewer: str, seat: str, pile: str) -> None:
    """The viewer can read no card there, whatever its number."""
    case.need("views")
    visible = held(case, seat, pile, viewer)
    if visible:
        told = f"{viewer} sees {', '.join(visible)} in {seat}'s {pile_called(pile)}"
        case.fail(told, "nothing visible", ", ".join(visible))


@step("{viewer} counts {n} cards in {seat}'s {pile}")
def counts(case: Case, viewer: str, n: int, seat: str, pile: str) -> None:
    """The size of a hand or a deck is public."""
    case.need("views")
    player = case.look(viewer).players[seat]
    counted = getattr(player, f"{pile}_count", None)
    actual = len(getattr(player, pile)) if counted is None else counted
    case.expect(actual, n, f"the cards {viewer} counts in {seat}'s {pile_called(pile)}")


def _chest(case: Case, viewer: str, square: str) -> Any:
    case.need("views")
    found = case.look(viewer).treasures.get(square)
    if found is None:
        case.fail(f"{viewer} sees no chest on {square}", f"a chest on {square}", "none")
    return found


@step("{viewer} sees that the chest on {square} holds {n}")
def sees_chest(case: Case, viewer: str, square: str, n: int) -> None:
    """The viewer knows how many tokens are left."""
    case.expect(_chest(case, viewer, square).left, n, f"the tokens that {viewer} sees on {square}")


@step("{viewer} does not see what the chest on {square} holds")
def does_not_see_chest(case: Case, viewer: str, square: str) -> None:
    """The viewer sees a chest, and no number."""
    chest = _chest(case, viewer, square)
    case.expect((chest.number, chest.left), (None, None), f"what {viewer} sees of the chest on {square}")
