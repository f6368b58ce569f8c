"""Acts of the turn in other words: several units in a table, a discard by what is left, the rest of a turn."""

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import deed, step


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


@step("{seat} plays the turn to its end")
def play_to_end(case: Case, seat: str) -> None:
    """The rest of the turn without doing anything, discarding the first cards if the hand is too big."""
    for _ in range(8):
        view = case.look()
        asked = view.asked
        if asked is None or asked.seat != seat or view.marching != seat:
            return
        if asked.kind in ("main", "summon"):
            case.act(seat, {"do": "end_phase"})
        elif asked.kind == "hand_adjustment":
            hand = view.players[seat].hand
            case.act(seat, {"do": "discard", "cards": list(hand[: max(0, len(hand) - 6)])})
        elif asked.kind == "end":
            case.act(seat, {"do": "end_turn"})
            return
        else:
            case.fail(f"{seat} is asked for {asked.kind}, the turn cannot simply be ended")
