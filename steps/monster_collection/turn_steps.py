"""The rest of a turn."""

from typing import Any

from monosashi.verification.case import Case

from .phrases import step


@step("{seat} plays the turn to its end")
def play_to_end(case: Case, seat: str) -> None:
    """The rest of the turn without doing anything, discarding the first cards if the hand is too big."""
    _play_on(case, seat, until="")


@step("{seat} has played on to the {phase} phase")
def play_on(case: Case, seat: str, phase: str) -> None:
    """The turn up to a later phase, likewise."""
    _play_on(case, seat, until=phase)


def _play_on(case: Case, seat: str, until: str) -> None:
    for _ in range(8):
        view = case.look()
        asked = view.asked
        if asked is None or asked.seat != seat or view.marching != seat or view.phase == until:
            return
        _answer(case, seat, view)
        if asked.kind == "end":
            return


def _answer(case: Case, seat: str, view: Any) -> None:
    """As little as possible."""
    kind = view.asked.kind
    if kind in ("main", "summon_discards", "summon"):
        case.act(seat, {"do": "end_phase"})
    elif kind == "hand_adjustment":
        hand = view.players[seat].hand
        case.act(seat, {"do": "discard", "cards": list(hand[: max(0, len(hand) - 6)])})
    elif kind == "end":
        case.act(seat, {"do": "end_turn"})
    else:
        case.fail(f"{seat} is asked for {kind}, the turn cannot simply be ended")
