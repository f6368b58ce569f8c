"""Cards and positions as data: what must be accepted and what must be turned down."""

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..monster_collection.positions import PILES, described, side
from ..tables import fields_of
from .phrases import step


@step("a card with these fields lies in {seat}'s {pile}")
def raw_card(case: Case, seat: str, pile: str, table: DataTable) -> None:
    """A card definition field by field, as in the card schema; values are JSON, or plain text. Blank: left out."""
    fields = fields_of(table)
    name = str(fields.setdefault("name", "Specimen"))
    identity = str(fields.pop("id", name))
    case.arrangement["cards"][identity] = fields
    side(case, seat)[PILES[pile]] = [*described(case, seat, PILES[pile]), identity]
