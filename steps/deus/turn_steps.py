"""Actions of the turn: marches, intercepts, summons, hand adjustment, the phases' ends."""

from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .phrases import step


@step(
    "{seat} marches {units} to {area}",
    "{seat} has marched {units} to {area}",
    "{seat} tries to march {units} to {area}",
)
def march(case: Case, seat: str, units: tuple[str, ...], area: str) -> None:
    """Units march to one area."""
    case.act(seat, {"do": "march", "moves": dict.fromkeys(units, area)})


@step("{seat} marches these units", "{seat} has marched these units", "{seat} tries to march these units")
def march_table(case: Case, seat: str, table: DataTable) -> None:
    """Units march at the same time, each to an area of its own."""
    moves = {row["unit"]: row["to"] for row in rows(table, "unit", "to")}
    case.act(seat, {"do": "march", "moves": moves})


@step(
    "{seat} intercepts with {units}",
    "{seat} has intercepted with {units}",
    "{seat} tries to intercept with {units}",
)
def intercept(case: Case, seat: str, units: tuple[str, ...]) -> None:
    """The defending side intercepts."""
    case.act(seat, {"do": "intercept", "units": list(units)})


@step(
    "{seat} summons {card} to {area}", "{seat} has summoned {card} to {area}", "{seat} tries to summon {card} to {area}"
)
def summon(case: Case, seat: str, card: str, area: str) -> None:
    """A normal summon."""
    case.act(seat, {"do": "summon", "card": card, "area": area})


@step("{seat} rearranges these units", "{seat} tries to rearrange these units")
def rearrange(case: Case, seat: str, table: DataTable) -> None:
    """Units get new areas, all at once."""
    areas = {row["unit"]: row["to"] for row in rows(table, "unit", "to")}
    case.act(seat, {"do": "rearrange", "areas": areas})


@step(
    "{seat} discards {cards}",
    "{seat} tries to discard {cards}",
    "{seat} discards nothing",
    "{seat} tries to discard nothing",
)
def discard(case: Case, seat: str, cards: tuple[str, ...] = ()) -> None:
    """The discard of a hand adjustment."""
    case.act(seat, {"do": "discard", "cards": list(cards)})


@step("{seat} tries to discard down to {n} cards")
def discard_down(case: Case, seat: str, n: int) -> None:
    """A discard that leaves so many cards in the hand."""
    hand = case.look().players[seat].hand
    case.act(seat, {"do": "discard", "cards": list(hand[: len(hand) - n])})


@step("{seat} ends the phase", "{seat} has ended the phase", "{seat} tries to end the phase")
def end_phase(case: Case, seat: str) -> None:
    """On to the next phase."""
    case.act(seat, {"do": "end_phase"})


@step("{seat} declares the end of the turn", "{seat} tries to declare the end of the turn")
def end_turn(case: Case, seat: str) -> None:
    """The end declaration."""
    case.act(seat, {"do": "end_turn"})


@step("{seat} plays the turn to its end")
def play_to_end(case: Case, seat: str) -> None:
    """The rest of the turn without doing anything, discarding the first cards if the hand is too big."""
    for _ in range(8):
        view = case.look()
        asked = view.asked
        if asked is None or asked.seat != seat or view.marching != seat:
            return
        if asked.kind in ("main", "summon"):
            end_phase(case, seat)
        elif asked.kind == "hand_adjustment":
            hand = view.players[seat].hand
            case.act(seat, {"do": "discard", "cards": list(hand[: max(0, len(hand) - 6)])})
        elif asked.kind == "end":
            end_turn(case, seat)
            return
        else:
            case.fail(f"{seat} is asked for {asked.kind}, the turn cannot simply be ended")


@step("{seat} resigns", "{seat} tries to resign")
def resigns(case: Case, seat: str) -> None:
    """Giving up."""
    case.act(seat, {"do": "resign"})
