"""Playing a turn on to a phase or to its end."""

from monosashi.verification.case import Case

from .phrases import step


@step("the phase begins")
def phase_begins(case: Case) -> None:
    """The position is put on the table, and the phase goes on to its first question."""
    case.put_on_table()


@step("{seat} plays the turn to its end", "{seat} has played the turn to its end")
def play_to_end(case: Case, seat: str) -> None:
    """The rest of the turn without doing anything, discarding the last cards if the hand is too big."""
    case.expect(case.look().turn_player, seat, "whose turn it is")
    for _ in range(8):
        if case.look().turn_player != seat or not _go_on(case):
            return


@step("it has come to {seat}'s {phase}")
def has_come_to(case: Case, seat: str, phase: str) -> None:
    """Everybody plays on without doing anything until then."""
    for _ in range(40):
        view = case.look()
        if (view.turn_player, view.phase) == (seat, phase):
            return
        if not _go_on(case):
            break
    case.fail(f"it never comes to {seat}'s {phase}")


def _go_on(case: Case) -> bool:
    """Whoever is asked does as little as possible; False if nobody is."""
    asked = case.look().asked
    if asked is None:
        return False
    if asked.kind in ("window", "move", "encounter"):
        case.act(asked.seat, {"do": "pass"})
    elif asked.kind == "discard":
        hand = case.look().players[asked.seat].hand
        case.act(asked.seat, {"do": "discard", "cards": list(hand[7:])})
    elif asked.kind == "end_turn":
        case.act(asked.seat, {"do": "end_turn"})
    else:
        case.fail(f"{asked.seat} is asked for {asked.kind}, the turn cannot simply be played on")
    return True


@step("the match time has run out")
def time_has_run_out(case: Case) -> None:
    """The time set for the match; it comes from outside, like dice."""
    case.act("chance", {"do": "call_time"})
