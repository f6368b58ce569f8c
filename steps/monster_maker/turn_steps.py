"""What is done in the phases of a turn, battles apart: moves, dismissals, placements, discards, the turn's end."""

from monosashi.verification.case import Case

from .phrases import step


@step("the phase begins")
def phase_begins(case: Case) -> None:
    """The position is put on the table, and the phase goes on to its first question."""
    case.put_on_table()


@step("{seat} moves to {card}", "{seat} has moved to {card}", "{seat} tries to move to {card}")
def move(case: Case, seat: str, card: str) -> None:
    """A hand card becomes the newest land."""
    case.act(seat, {"do": "move", "card": card})


@step(
    "{seat} moves to {card} face down",
    "{seat} has moved to {card} face down",
    "{seat} tries to move to {card} face down",
)
def move_face_down(case: Case, seat: str, card: str) -> None:
    """A hand card becomes an unexplored land."""
    case.act(seat, {"do": "move", "card": card, "face_down": True})


@step(
    "{seat} dismisses {cards}",
    "{seat} has dismissed {cards}",
    "{seat} tries to dismiss {cards}",
)
def dismiss(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """Own characters are discarded."""
    case.act(seat, {"do": "dismiss", "characters": list(cards)})


@step(
    "{seat} places {card} in the party",
    "{seat} has placed {card} in the party",
    "{seat} tries to place {card} in the party",
)
def place_character(case: Case, seat: str, card: str) -> None:
    """A hand card joins the party."""
    case.act(seat, {"do": "place_character", "card": card})


@step(
    "{seat} ranks up {character} to {card}",
    "{seat} has ranked up {character} to {card}",
    "{seat} tries to rank up {character} to {card}",
)
def rank_up(case: Case, seat: str, character: str, card: str) -> None:
    """A hand card replaces a character."""
    case.act(seat, {"do": "rank_up", "card": card, "replaces": character})


@step(
    "{seat} places {card} on {opponent}'s land",
    "{seat} has placed {card} on {opponent}'s land",
    "{seat} tries to place {card} on {opponent}'s land",
)
def place_monster(case: Case, seat: str, card: str, opponent: str) -> None:
    """A hand card becomes an obstacle on an opponent's newest land."""
    case.act(seat, {"do": "place_monster", "card": card, "on": opponent})


@step("{seat} discards {cards}", "{seat} has discarded {cards}", "{seat} tries to discard {cards}")
def discard(case: Case, seat: str, cards: tuple[str, ...]) -> None:
    """The discard of an end phase."""
    case.act(seat, {"do": "discard", "cards": list(cards)})


@step("{seat} ends the turn", "{seat} has ended the turn", "{seat} tries to end the turn")
def end_turn(case: Case, seat: str) -> None:
    """The end of the turn is declared."""
    case.act(seat, {"do": "end_turn"})


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
        end_turn(case, asked.seat)
    else:
        case.fail(f"{asked.seat} is asked for {asked.kind}, the turn cannot simply be played on")
    return True


@step("the match time is over", "the match time has run out", "{seat} tries to call time")
def time_is_over(case: Case, seat: str = "chance") -> None:
    """The time set for the match; it comes from outside, like dice."""
    case.act(seat, {"do": "call_time"})
