"""Ending activations and phases; playing a turn on to a phase or to its end."""

from monosashi.verification.case import Case

from .phrases import deed, step

PASS = {"do": "pass"}

ANSWERS_OF_A_TURN = 200
"""More answers than any turn of a scenario needs."""


@step("the phase begins")
def phase_begins(case: Case) -> None:
    """The position is put on the table, and the phase goes on to its first question."""
    case.put_on_table()


@deed("{seat} ends the activation of {creature}")
def end_activation(case: Case, seat: str, creature: str, *, tries: bool) -> None:
    """The creature that has been activated does nothing more."""
    if not tries:
        case.expect(case.look().activating, creature, "the creature that is being activated")
    case.act(seat, PASS, tries=tries)


@deed("{seat} ends the {phase} phase")
def end_phase(case: Case, seat: str, phase: str, *, tries: bool) -> None:
    """Nothing more is done in the phase."""
    if not tries:
        asked = case.look().asked
        case.expect(asked.kind if asked else "nothing", phase, f"what {seat} is asked for")
    case.act(seat, PASS, tries=tries)


@deed("{seat} finishes deploying")
def finish_deploying(case: Case, seat: str, *, tries: bool) -> None:
    """No further starting creature is deployed."""
    case.act(seat, PASS, tries=tries)


@step("{seat} plays the turn to its end", "{seat} has played the turn to its end")
def play_to_end(case: Case, seat: str) -> None:
    """The rest of the turn without doing anything; damage is taken."""
    view = case.look()
    case.expect(view.turn_player, seat, "whose turn it is")
    for _ in range(ANSWERS_OF_A_TURN):
        if case.look().turn != view.turn or not _go_on(case):
            return
    case.fail("the turn does not end")


@step("it has come to {seat}'s {phase} phase")
def has_come_to(case: Case, seat: str, phase: str) -> None:
    """Everybody plays on without doing anything until then."""
    for _ in range(ANSWERS_OF_A_TURN):
        view = case.look()
        if (view.turn_player, view.phase) == (seat, phase):
            return
        if not _go_on(case):
            break
    case.fail(f"it never comes to {seat}'s {phase} phase")


def _go_on(case: Case) -> bool:
    """Whoever is asked does as little as possible; False if nobody is."""
    view = case.look()
    asked = view.asked
    if asked is None:
        return False
    if asked.kind == "cower":
        controlled = {each.id for each in view.creatures if each.controller == asked.seat}
        undecided = [hit.id for hit in view.hits if hit.id in controlled and hit.cower is None]
        for creature in undecided:
            case.act(asked.seat, {"do": "take", "creature": creature})
    elif asked.kind in ("activate", "act", "react", "deploy"):
        case.act(asked.seat, PASS)
    else:
        case.fail(f"{asked.seat} is asked for {asked.kind}, the turn cannot simply be played on")
    return True
