"""Given: commanders, leadership and morale, decks, hands and discard piles."""

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import fields_of, rows
from . import cards
from .phrases import step
from .sides import add_to_pile, define, fillers, side


@step("these commanders lead")
def commanders_lead(case: Case, table: DataTable) -> None:
    """Commander cards; what a side has now is said apart from them."""
    known = ("side", "commander", "creature hand", "order hand", "leadership", "morale")
    for row in rows(table, *known):
        made = cards.commander(row)
        case.arrangement["cards"][made["name"]] = made
        side(case, row["side"].lower())["commander"] = made["name"]


@step("{seat} has leadership {n}")
def has_leadership(case: Case, seat: str, n: int) -> None:
    """Leadership, before it rises in the deploy phase."""
    side(case, seat)["leadership"] = n


@step("{seat} has morale {n}")
def has_morale(case: Case, seat: str, n: int) -> None:
    """Morale now."""
    side(case, seat)["morale"] = n


@step("{seat}'s {pile} is")
def pile_is(case: Case, seat: str, pile: str, table: DataTable) -> None:
    """A hand, a deck (its top card first) or a discard pile as a table."""
    kind = pile.partition("_")[0]
    add_to_pile(case, seat, pile, [define(case, row, kind) for row in rows(table, "card", *cards.COLUMNS[kind])])


@step("{seat}'s {pile} holds {n} cards", "{seat}'s {pile} holds {n} card")
def pile_holds(case: Case, seat: str, pile: str, n: int) -> None:
    """Plain cards, called South Order Hand 1, South Creature Deck 1 (the top one) and so on."""
    add_to_pile(case, seat, pile, fillers(case.arrangement, seat, pile, n))


@step("a card with these fields lies in {seat}'s {pile}")
def raw_card(case: Case, seat: str, pile: str, table: DataTable) -> None:
    """A card definition field by field, as in the card schema; values are JSON, or plain text."""
    fields = fields_of(table)
    name = str(fields.setdefault("name", "Specimen"))
    identity = str(fields.pop("id", name))
    case.arrangement["cards"][identity] = fields
    add_to_pile(case, seat, pile, [identity])
