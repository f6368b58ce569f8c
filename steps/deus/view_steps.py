"""What each seat, the public and a judge may see of summoners."""

from monosashi.verification.case import Case

from .phrases import step


@step("{viewer} sees {seat}'s summoner face down")
def summoner_face_down(case: Case, viewer: str, seat: str) -> None:
    """The viewer knows that there is a summoner, not which."""
    case.need("views")
    player = case.look(viewer).players[seat]
    case.expect((player.summoner_face_down, player.summoner), (True, ""), f"{seat}'s summoner for {viewer}")


@step("{viewer} sees no summoner of {seat} face down")
def no_summoner_face_down(case: Case, viewer: str, seat: str) -> None:
    """There is no summoner, none yet, or an open one."""
    case.need("views")
    case.expect(case.look(viewer).players[seat].summoner_face_down, False, f"{seat}'s summoner being face down")


@step("{viewer} sees which summoner {seat} has")
def summoner_known(case: Case, viewer: str, seat: str) -> None:
    """The viewer can read the summoner card."""
    case.need("views")
    player = case.look(viewer).players[seat]
    case.expect(bool(player.summoner), True, f"{seat}'s summoner shown to {viewer}")
