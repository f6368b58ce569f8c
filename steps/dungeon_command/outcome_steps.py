"""Then: who is asked, where creatures stand and how they are, cards, morale, chests, how the game ended."""

from collections.abc import Iterable
from typing import Any

from monosashi.verification.case import Case

from .phrases import step

QUESTIONS = {
    "the first player": "first_player",
    "the side": "side",
    "starting creatures": "starting",
    "a turn effect": "turn_effect",
    "an activation": "activate",
    "an action": "act",
    "a reaction": "react",
    "cower or take": "cower",
    "a deployment": "deploy",
}
"""Questions as the features word them."""


@step("{seat} is asked for {question}", "{seat} is asked for {question} about {creature}")
def asked_for(case: Case, seat: str, question: str, creature: str = "") -> None:
    """The pending decision (see QUESTIONS for the words) and the creature it is about."""
    kind = QUESTIONS.get(question)
    if kind is None:
        raise ValueError(f"unknown question {question!r}; known: {', '.join(QUESTIONS)}")
    asked = case.question_to(seat, "pass" if kind == "react" else "", creature).asked
    actual = f"{asked.seat} asked for {asked.kind}" if asked else "nobody asked"
    case.expect(actual, f"{seat} asked for {kind}", "who is asked")
    if creature:
        case.expect(spoken(case, (asked.about,)), (creature,), f"the creature that {seat} is asked about")


@step("{seat} can react to what {creature} does")
def can_react(case: Case, seat: str, creature: str) -> None:
    """A player is asked for a reaction and has one: not only passing is listed."""
    asked_for(case, seat, "a reaction", creature)
    case.expect(any(action["do"] != "pass" for action in case.legal()), True, f"whether {seat} can react")


# Creatures


def spoken(case: Case, cards: Iterable[str]) -> tuple[str, ...]:
    """Cards as features call them: by their ids, in a game that was begun by what is printed on them."""
    if not case.notes.get("started"):
        return tuple(cards)
    names = case.subject.observe("judge").cards
    return tuple(names[card] for card in cards)


def creature_on_field(case: Case, name: str) -> Any | None:
    """The creature of that name, if it is on the battlefield."""
    return next((each for each in case.look().creatures if spoken(case, (each.id,)) == (name,)), None)


def creature_called(case: Case, name: str) -> Any:
    """The creature of that name on the battlefield, or fail."""
    found = creature_on_field(case, name)
    if found is None:
        case.fail(f"{name} is not on the battlefield", f"{name} on the battlefield", "it is not there")
    return found


@step("{creature} stands on {square}")
def stands_on(case: Case, creature: str, square: str) -> None:
    """The square of a creature."""
    case.expect(creature_called(case, creature).square, square, f"where {creature} stands")


@step("{cards} is not on the battlefield", "{cards} are not on the battlefield")
def not_on_battlefield(case: Case, cards: tuple[str, ...]) -> None:
    """None of these creatures is there."""
    there = [card for card in cards if creature_on_field(case, card) is not None]
    case.expect(there, [], "who is on the battlefield")


@step("{cards} is destroyed", "{cards} are destroyed")
def are_destroyed(case: Case, cards: tuple[str, ...]) -> None:
    """They are not on the battlefield, their cards lie in a creature discard pile."""
    not_on_battlefield(case, cards)
    discarded = [card for seat in case.look().players for card in held(case, seat, "creature_discard") or ()]
    case.expect([card for card in cards if card not in discarded], [], "who lies in no creature discard pile")


@step("{cards} {lie} {state}")
def are_in_state(case: Case, cards: tuple[str, ...], lie: str, state: str) -> None:
    """Creatures are tapped or untapped, or are not."""
    for name in cards:
        tapped = creature_called(case, name).tapped
        case.expect(tapped, (state == "tapped") != lie.endswith("not"), f"whether {name} is tapped")


@step("{cards} {has} been activated")
def have_been_activated(case: Case, cards: tuple[str, ...], has: str) -> None:
    """Creatures cannot be activated again in this turn, or they can."""
    for name in cards:
        activated = creature_called(case, name).activated
        case.expect(activated, not has.endswith("not"), f"whether {name} has been activated")


@step("{cards} has {n} damage", "{cards} have {n} damage")
def has_damage(case: Case, cards: tuple[str, ...], n: int) -> None:
    """The damage on a creature, on each of several."""
    for card in cards:
        case.expect(creature_called(case, card).damage, n, f"the damage of {card}")


@step("{creature} has {n} hit points left")
def has_hit_points(case: Case, creature: str, n: int) -> None:
    """What damage has left of a creature's hit points."""
    case.expect(creature_called(case, creature).hit_points, n, f"the hit points that {creature} has left")


@step("{creature} is controlled by {seat}")
def is_controlled_by(case: Case, creature: str, seat: str) -> None:
    """Who acts with a creature."""
    case.expect(creature_called(case, creature).controller, seat, f"the controller of {creature}")


@step("{creature} belongs to {seat}")
def belongs_to(case: Case, creature: str, seat: str) -> None:
    """Whose card a creature is."""
    case.expect(creature_called(case, creature).owner, seat, f"the owner of {creature}")


@step("{creature} carries {cards}", "{creature} carries no order cards")
def carries(case: Case, creature: str, cards: tuple[str, ...] = ()) -> None:
    """Exactly these order cards are attached to a creature."""
    attached = spoken(case, creature_called(case, creature).attached)
    case.expect(sorted(attached), sorted(cards), f"the order cards attached to {creature}")


@step("{creature} is about to take {n} damage")
def about_to_take(case: Case, creature: str, n: int) -> None:
    """The damage about which a controller decides, or has decided, before it is applied."""
    amounts = {hit.id: hit.amount for hit in case.look().hits}
    case.expect(amounts.get(creature_called(case, creature).id, 0), n, f"the damage that {creature} is about to take")


@step("{creature} is being activated", "nobody is being activated")
def is_being_activated(case: Case, creature: str = "") -> None:
    """Whose activation is going on."""
    activating = case.look().activating
    actual = spoken(case, (activating,)) if activating else ("",)
    case.expect(actual, (creature,), "the creature that is being activated")


# Players and piles


def pile_called(pile: str) -> str:
    """What features call a pile: ``creature_discard`` is the creature discard pile."""
    return f"{pile.replace('_', ' ')} pile" if pile.endswith("_discard") else pile.replace("_", " ")


def held(case: Case, seat: str, pile: str, viewer: str = "judge") -> tuple[str, ...] | None:
    """The cards of a pile as a viewer sees them; None if they are hidden altogether."""
    view = case.look(viewer)
    found = getattr(view.players[seat], pile)
    if found is None:
        return None
    return tuple(view.cards[card] for card in found) if case.notes.get("started") else tuple(found)


@step("{cards} {lie} in {seat}'s {pile}")
def cards_in_pile(case: Case, cards: tuple[str, ...], lie: str, seat: str, pile: str) -> None:
    """Cards lie in a pile, or do not."""
    present = held(case, seat, pile) or ()
    for card in cards:
        if (card in present) == lie.endswith("not"):
            there = ", ".join(present) or "nothing there"
            case.fail(f"{card} {lie} in {seat}'s {pile_called(pile)}: not so", f"{card} {lie} there", there)


@step("{seat}'s {pile} has {n} cards", "{seat}'s {pile} has {n} card")
def pile_has(case: Case, seat: str, pile: str, n: int) -> None:
    """How many cards a pile has."""
    case.expect(len(held(case, seat, pile) or ()), n, f"the number of cards in {seat}'s {pile_called(pile)}")


@step("{seat}'s {kind} deck is, from the top, {cards}")
def deck_is(case: Case, seat: str, kind: str, cards: tuple[str, ...]) -> None:
    """The whole deck in order."""
    case.expect(held(case, seat, f"{kind}_deck"), cards, f"{seat}'s {kind} deck")


@step("{seat}'s morale is {n}")
def morale_is(case: Case, seat: str, n: int) -> None:
    """A player's morale."""
    case.expect(case.look().players[seat].morale, n, f"{seat}'s morale")


@step("{seat}'s leadership is {n}")
def leadership_is(case: Case, seat: str, n: int) -> None:
    """A player's leadership."""
    case.expect(case.look().players[seat].leadership, n, f"{seat}'s leadership")


# Treasure


def _chest(case: Case, square: str, viewer: str = "judge") -> Any:
    return case.look(viewer).treasures.get(square)


@step("the chest on {square} holds {n}")
def chest_holds(case: Case, square: str, n: int) -> None:
    """The tokens left in a chest."""
    chest = _chest(case, square)
    case.expect(chest.left if chest else "no chest", n, f"the tokens on {square}")


@step("the chest on {square} lies {face}")
def chest_lies(case: Case, square: str, face: str) -> None:
    """Whether everybody knows a chest's number."""
    case.need("views")
    chest = _chest(case, square, "public")
    actual = "no chest" if chest is None else "face down" if chest.number is None else "face up"
    case.expect(actual, face, f"how the chest on {square} lies")


@step("no chest lies on {squares}")
def no_chest_lies(case: Case, squares: tuple[str, ...]) -> None:
    """There is none, or it has been removed."""
    case.expect([square for square in squares if _chest(case, square)], [], "where chests lie")


# The turn and the end


@step("it has become {seat}'s {phase} phase")
def has_become(case: Case, seat: str, phase: str) -> None:
    """Whose turn it is now, and which phase."""
    view = case.look()
    case.expect((view.turn_player, view.phase), (seat, phase), "the turn and the phase")


@step("{seat} has won under {clause}")
def has_won_under(case: Case, seat: str, clause: str) -> None:
    """Who has won, and by which clause."""
    result = case.look().result
    actual = (result.winner, result.clause) if result else ("nobody yet", "")
    case.expect(actual, (seat, clause), "the winner")


@step("the game has ended in a draw under {clause}")
def has_ended_in_draw(case: Case, clause: str) -> None:
    """Nobody has won."""
    result = case.look().result
    actual = (result.winner, result.clause) if result else ("nobody yet", "")
    case.expect(actual, ("", clause), "the draw")
