"""The rest of a turn."""

from monosashi.verification.case import Case

from .phrases import step


@step("{seat} plays the turn to its end")
def play_to_end(case: Case, seat: str) -> None:
    """The rest of the turn without doing anything, discarding the first cards if the hand is too big."""
    for _ in range(8):
        view = case.look()
        asked = view.asked
        if asked is None or asked.seat != seat or view.marching != seat:
            return
        if asked.kind in ("main", "summon_discards", "summon"):
            case.act(seat, {"do": "end_phase"})
        elif asked.kind == "hand_adjustment":
            hand = view.players[seat].hand
            case.act(seat, {"do": "discard", "cards": list(hand[: max(0, len(hand) - 6)])})
        elif asked.kind == "end":
            case.act(seat, {"do": "end_turn"})
            return
        else:
            case.fail(f"{seat} is asked for {asked.kind}, the turn cannot simply be ended")
