"""Acts of the turn in other words: several units in a table, a discard by what is left."""

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import deed


@deed("{seat} marches these units")
def march_table(case: Case, seat: str, table: DataTable, *, tries: bool) -> None:
    """Units march at the same time, each to an area of its own."""
    moves = {row["unit"]: row["to"] for row in rows(table, "unit", "to")}
    case.act(seat, {"do": "march", "moves": moves}, tries=tries)


@deed("{seat} rearranges these units")
def rearrange(case: Case, seat: str, table: DataTable, *, tries: bool) -> None:
    """Units get new areas, all at once."""
    areas = {row["unit"]: row["to"] for row in rows(table, "unit", "to")}
    case.act(seat, {"do": "rearrange", "areas": areas}, tries=tries)


@deed("{seat} discards down to {n} cards")
def discard_down(case: Case, seat: str, n: int, *, tries: bool) -> None:
    """A discard that leaves so many cards in the hand."""
    hand = case.look().players[seat].hand
    case.act(seat, {"do": "discard", "cards": list(hand[: len(hand) - n])}, tries=tries)
