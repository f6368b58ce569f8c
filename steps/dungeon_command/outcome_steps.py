"""Then: what no fact says by itself: reactions, who has been destroyed, whole decks, chests that are gone."""

from typing import Any

from monosashi.suite.facts import spoken
from monosashi.verification.case import Case

from .facts import CREATURES, asked_for
from .phrases import step


@step("{seat} can react to what {creature} does")
def can_react(case: Case, seat: str, creature: str) -> None:
    """A player is asked for a reaction and has one: not only passing is listed."""
    asked_for(case, seat, "a reaction", creature=creature)
    case.expect(any(action["do"] != "pass" for action in case.legal()), True, f"whether {seat} can react")


def creature_called(case: Case, name: str) -> Any:
    """The creature of that name on the battlefield, or fail."""
    return CREATURES.called(case, case.look(), name)


@step("{cards} is not on the battlefield", "{cards} are not on the battlefield")
def not_on_battlefield(case: Case, cards: tuple[str, ...]) -> None:
    """None of these creatures is there."""
    view = case.look()
    present = {spoken(case, view, each.id) for each in view.creatures}
    case.expect([card for card in cards if card in present], [], "who is on the battlefield")


@step("{cards} is destroyed", "{cards} are destroyed")
def are_destroyed(case: Case, cards: tuple[str, ...]) -> None:
    """They are not on the battlefield, their cards lie in a creature discard pile."""
    not_on_battlefield(case, cards)
    discarded = [card for seat in case.look().players for card in held(case, seat, "creature_discard")]
    case.expect([card for card in cards if card not in discarded], [], "who lies in no creature discard pile")


def held(case: Case, seat: str, pile: str) -> tuple[str, ...]:
    """The cards of a pile."""
    view = case.look()
    return tuple(spoken(case, view, card) for card in getattr(view.players[seat], pile))


@step("{seat}'s {kind} deck is, from the top, {cards}")
def deck_is(case: Case, seat: str, kind: str, cards: tuple[str, ...]) -> None:
    """The whole deck in order."""
    case.expect(held(case, seat, f"{kind}_deck"), cards, f"{seat}'s {kind} deck")


@step("no chest lies on {squares}")
def no_chest_lies(case: Case, squares: tuple[str, ...]) -> None:
    """There is none, or it has been removed."""
    chests = case.look().treasures
    case.expect([square for square in squares if square in chests], [], "where chests lie")


@step("{viewer} counts {n} cards in {seat}'s {pile}")
def counts(case: Case, viewer: str, n: int, seat: str, pile: str) -> None:
    """The size of a hand or a deck is public."""
    case.need("views")
    player = case.look(viewer).players[seat]
    counted = getattr(player, f"{pile}_count", None)
    actual = len(getattr(player, pile)) if counted is None else counted
    case.expect(actual, n, f"the cards {viewer} counts in {seat}'s {pile.replace('_', ' ')}")
