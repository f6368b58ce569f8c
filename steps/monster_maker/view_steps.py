"""What each seat, the public and a judge may see."""

from monosashi.verification.case import Case

from .outcome_steps import held
from .phrases import step


@step("{viewer} sees {cards} in {seat}'s {zone}")
def sees(case: Case, viewer: str, cards: tuple[str, ...], seat: str, zone: str) -> None:
    """The viewer can read these cards there."""
    case.need("views")
    visible = held(case, seat, zone, viewer) or ()
    for card in cards:
        if card not in visible:
            case.fail(f"{viewer} does not see {card} in {seat}'s {zone}", "visible", "not visible")


@step("{viewer} sees no card in {seat}'s {zone}")
def sees_nothing(case: Case, viewer: str, seat: str, zone: str) -> None:
    """The viewer can read no card there, whatever its number."""
    case.need("views")
    visible = held(case, seat, zone, viewer)
    if visible:
        case.fail(f"{viewer} sees {', '.join(visible)} in {seat}'s {zone}", "nothing visible", ", ".join(visible))


@step("{viewer} sees {n} land face down on {seat}'s map")
def lands_face_down(case: Case, viewer: str, n: int, seat: str) -> None:
    """That lands are unexplored is public, whatever is under them."""
    case.need("views")
    down = [land for land in case.look(viewer).players[seat].map if land.face_down]
    case.expect(len(down), n, f"the lands of {seat} that {viewer} sees face down")


@step("{viewer} sees {n} cards in {seat}'s deck")
def sees_deck(case: Case, viewer: str, n: int, seat: str) -> None:
    """The viewer looks through the deck."""
    case.need("views")
    case.expect(len(case.look(viewer).players[seat].deck or ()), n, f"the cards of {seat}'s deck that {viewer} sees")


@step("{viewer} sees {card} as {seat}'s start character")
def sees_start(case: Case, viewer: str, card: str, seat: str) -> None:
    """The viewer can read the face-down card."""
    case.need("views")
    view = case.look(viewer)
    start = view.players[seat].start
    case.expect(view.cards.get(start, "none"), card, f"{seat}'s start character for {viewer}")


@step("{viewer} does not see {seat}'s start character")
def does_not_see_start(case: Case, viewer: str, seat: str) -> None:
    """The viewer knows that a start character has been chosen, not which."""
    case.need("views")
    player = case.look(viewer).players[seat]
    case.expect((player.start_face_down, player.start), (True, ""), f"{seat}'s start character for {viewer}")


@step("everybody sees every start character")
def everybody_sees_every_start(case: Case) -> None:
    """Each party is one face-up character with the start marker, for each player and the public."""
    case.need("views")
    for viewer in (*case.look().order, "public"):
        for seat, player in case.look(viewer).players.items():
            marked = [character.marked for character in player.party]
            case.expect(marked, [True], f"{seat}'s party for {viewer}, marked")
