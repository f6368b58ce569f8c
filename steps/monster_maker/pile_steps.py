"""Given: hands, decks, discard piles, other cards on the field, and what chance will show."""

from monosashi.subjects.port import Chance
from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import fields_of, rows
from .phrases import step
from .position_steps import CARDS
from .sides import define, fillers, pile_of, side


@step("{seat}'s hand is")
def hand_is(case: Case, seat: str, table: DataTable) -> None:
    """Hand cards as a table; a card without a kind is one that nobody cares about."""
    pile_of(case, seat, "hand").extend(define(case, row) for row in rows(table, *CARDS))


@step("{seat}'s deck is, from the top")
def deck_is(case: Case, seat: str, table: DataTable) -> None:
    """The deck as a table, its top card first."""
    pile_of(case, seat, "deck").extend(define(case, row) for row in rows(table, *CARDS))


@step("{seat}'s discard pile is")
def discard_pile_is(case: Case, seat: str, table: DataTable) -> None:
    """The discard pile as a table."""
    pile_of(case, seat, "discard").extend(define(case, row) for row in rows(table, *CARDS))


@step("{seat}'s {pile} holds {n} cards", "{seat}'s {pile} holds {n} card")
def pile_holds(case: Case, seat: str, pile: str, n: int) -> None:
    """Cards that nobody cares about, called South Hand 1, South Deck 1 (the top one), South Discard 1 and so on."""
    key = pile.split()[0]
    pile_of(case, seat, key).extend(fillers(case.arrangement, seat, key, n))


@step("{seat}'s other cards are")
def other_cards_are(case: Case, seat: str, table: DataTable) -> None:
    """Miracles that lie on the field by themselves."""
    side(case, seat)["others"] = [define(case, row, "miracle") for row in rows(table, *CARDS)]


@step("a card with these fields lies in {seat}'s {pile}")
def raw_card(case: Case, seat: str, pile: str, table: DataTable) -> None:
    """A card definition field by field, as in the card schema; values are JSON, or plain text."""
    fields = fields_of(table)
    name = str(fields.setdefault("name", "Specimen"))
    identity = str(fields.pop("id", name))
    case.arrangement["cards"][identity] = fields
    pile_of(case, seat, pile.split()[0]).append(identity)


@step("{seat}'s {dice} dice will show {numbers}")
def dice_will_show(case: Case, seat: str, dice: str, numbers: tuple[int, ...]) -> None:
    """Scripted dice, in the order in which they are rolled; a monster's attack dice are its owner's."""
    case.chance += [Chance(f"{dice} die", seat, shows=face) for face in numbers]


@step("the dice will be rolled in this order")
def dice_in_order(case: Case, table: DataTable) -> None:
    """Scripted dice of several seats; nothing can be rolled before those that stand above it."""
    for row in rows(table, "seat", "dice", "shows"):
        case.chance.append(Chance(f"{row['dice']} die", row["seat"].lower(), shows=int(row["shows"])))
