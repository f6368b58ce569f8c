"""What only the draft of 2018-08-29 has: ownership markers, an open choice of summoner, a hand that is chosen."""

from monosashi.verification.case import Case

from ..monster_collection.positions import side
from .half_decks import faction, half
from .phrases import deed, step
from .preparation_steps import PLAIN
from .preparation_steps import shuffles as decks_stay_as_they_are


def _owners(case: Case) -> dict[str, str]:
    """The markers of the position being described; until one is named they follow the units."""
    front = {u["area"]: u["owner"] for u in case.arrangement["units"] if u["area"] in ("a2", "b2", "c2")}
    owners: dict[str, str] = case.arrangement.setdefault("ownership", front)
    return owners


@step("{seat}'s ownership marker lies on {area}")
def marker_lies(case: Case, seat: str, area: str) -> None:
    """The front area is this player's, whether or not units are there."""
    _owners(case)[area] = seat


@step("no ownership marker lies on {area}")
def no_marker_lies(case: Case, area: str) -> None:
    """The front area is nobody's, although units are there."""
    _owners(case).pop(area, None)


@step("{area} belongs to {seat}")
def belongs_to(case: Case, area: str, seat: str) -> None:
    """An ownership marker of this player lies there."""
    case.expect(case.look().ownership.get(area, "nobody"), seat, f"the owner of {area}")


@step("{area} belongs to nobody")
def belongs_to_nobody(case: Case, area: str) -> None:
    """No ownership marker lies there."""
    case.expect(case.look().ownership.get(area, "nobody"), "nobody", f"the owner of {area}")


@step("{seat}'s summoner is {card}, whose power symbol shows {n}")
def summoner_with_symbol(case: Case, seat: str, card: str, n: int) -> None:
    """A revealed summoner without abilities, and the number that its power symbol may mean."""
    case.arrangement["cards"][card] = {"name": card, "kind": "summoner", "power_symbol": n}
    side(case, seat)["summoner"] = card


@deed("{seat} chooses the summoner of the {factions} faction")
def choose_summoner(case: Case, seat: str, factions: tuple[str, ...], *, tries: bool) -> None:
    """The summoner of the faction at that place of the set."""
    summoner = half(case, faction(case, factions[0])).summoner
    case.act(seat, {"do": "choose_summoner", "summoner": summoner}, tries=tries)


@step("both summoners have been chosen")
def summoners_chosen(case: Case) -> None:
    """Each player takes the summoner of the faction picked first; the shuffles leave the decks as they are."""
    decks_stay_as_they_are(case)
    while (asked := case.look().asked) is not None and asked.kind == "summoner":
        PLAIN[asked.kind](case, asked.seat)


@deed("{seat} puts {n} cards under the deck")
def put_back(case: Case, seat: str, n: int, *, tries: bool) -> None:
    """Every other card of the hand as the view lists them, the last one uppermost; then the rest in the same way."""
    hand = case.look().players[seat].hand
    cards = [*hand[::-2], *hand[-2::-2]][:n]
    case.notes["put back"] = cards
    case.act(seat, {"do": "put_back", "cards": cards}, tries=tries)


@step("{seat}'s deck ends with the cards put back, in their order")
def deck_ends_with(case: Case, seat: str) -> None:
    """They lie under the rest of the deck as they were named."""
    cards = tuple(case.notes["put back"])
    case.expect(tuple(case.look().players[seat].deck[-len(cards) :]), cards, f"the bottom of {seat}'s deck")


@step("the game has ended in a draw")
def drawn_game(case: Case) -> None:
    """The game is over and nobody has won it."""
    result = case.look().result
    case.expect((result.winner, "over") if result else ("", "going on"), ("", "over"), "the end of the game")
