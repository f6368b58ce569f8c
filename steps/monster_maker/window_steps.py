"""Action windows: skills, miracles, abilities, counters; and the effects of cards around a battle."""

from typing import Any

from monosashi.verification.case import Case

from .phrases import step


def ability_of(case: Case, card: str, *timings: str) -> dict[str, int]:
    """Which ability of a card is meant: its first one of these timings."""
    abilities = case.arrangement["cards"].get(card, {}).get("abilities", [])
    number = next((index for index, ability in enumerate(abilities) if ability["timing"] in timings), 0)
    return {"ability": number} if number else {}


def chosen(cards: tuple[str, ...], paid: tuple[str, ...] = (), opponent: str = "") -> dict[str, Any]:
    """What is chosen for an effect, as far as anything is."""
    fields = {"targets": list(cards), "paid": list(paid), "to": opponent}
    return {name: value for name, value in fields.items() if value}


@step(
    "{seat} uses {card} with {character}",
    "{seat} has used {card} with {character}",
    "{seat} tries to use {card} with {character}",
    "{seat} uses {card} with {character} on {cards}",
    "{seat} has used {card} with {character} on {cards}",
    "{seat} tries to use {card} with {character} on {cards}",
    "{seat} uses {card} with {character} discarding {paid}",
    "{seat} tries to use {card} with {character} discarding {paid}",
    "{seat} uses {card} with {character} on {cards} sending it to {opponent}",
    "{seat} tries to use {card} with {character} on {cards} sending it to {opponent}",
)
def use_skill(
    case: Case,
    seat: str,
    card: str,
    character: str,
    cards: tuple[str, ...] = (),
    paid: tuple[str, ...] = (),
    opponent: str = "",
) -> None:
    """A skill card from the hand is used by a character."""
    case.act(seat, {"do": "use_skill", "card": card, "user": character, **chosen(cards, paid, opponent)})


@step(
    "{seat} activates {card}",
    "{seat} has activated {card}",
    "{seat} tries to activate {card}",
    "{seat} activates {card} on {cards}",
    "{seat} has activated {card} on {cards}",
    "{seat} tries to activate {card} on {cards}",
    "{seat} activates {card} discarding {paid}",
    "{seat} has activated {card} discarding {paid}",
    "{seat} tries to activate {card} discarding {paid}",
    "{seat} activates {card} on {cards} sending it to {opponent}",
    "{seat} has activated {card} on {cards} sending it to {opponent}",
    "{seat} tries to activate {card} on {cards} sending it to {opponent}",
)
def activate(
    case: Case,
    seat: str,
    card: str,
    cards: tuple[str, ...] = (),
    paid: tuple[str, ...] = (),
    opponent: str = "",
) -> None:
    """An activated ability of a card on the field is used."""
    ability = ability_of(case, card, "activated")
    case.act(seat, {"do": "activate", "card": card, **ability, **chosen(cards, paid, opponent)})


@step("{seat} activates the second ability of {card}")
def activate_second(case: Case, seat: str, card: str) -> None:
    """Of a card with two abilities the one that is printed below the other."""
    case.act(seat, {"do": "activate", "card": card, "ability": 1})


@step(
    "{seat} counters with {card}",
    "{seat} has countered with {card}",
    "{seat} tries to counter with {card}",
    "{seat} counters with {card} on {cards}",
    "{seat} tries to counter with {card} on {cards}",
    "{seat} tries to counter with {card} discarding {paid}",
)
def counter(case: Case, seat: str, card: str, cards: tuple[str, ...] = (), paid: tuple[str, ...] = ()) -> None:
    """A counter ability answers what has been declared."""
    case.act(seat, {"do": "counter", "card": card, **ability_of(case, card, "counter"), **chosen(cards, paid)})


@step(
    "{seat} tries to apply {card}",
    "{seat} has applied {card}",
    "{seat} applies {card}",
    "{seat} applies {card} on {cards}",
    "{seat} tries to apply {card} on {cards}",
)
def apply_effect(case: Case, seat: str, card: str, cards: tuple[str, ...] = ()) -> None:
    """An effect at the beginning or the end of a battle is applied."""
    ability = ability_of(case, card, "battle_start", "battle_end")
    case.act(seat, {"do": "apply_effect", "card": card, **ability, **chosen(cards)})


@step(
    "{seat} places {card}",
    "{seat} has placed {card}",
    "{seat} tries to place {card}",
    "{seat} places {card} on {character}",
    "{seat} has placed {card} on {character}",
    "{seat} tries to place {card} on {character}",
)
def place_miracle(case: Case, seat: str, card: str, character: str = "") -> None:
    """A miracle card from the hand is placed, an item on a character."""
    case.act(seat, {"do": "place_miracle", "card": card, **({"on": character} if character else {})})
