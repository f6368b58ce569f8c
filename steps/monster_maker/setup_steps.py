"""Before the first turn: decks, start characters, shuffles, the first player."""

from monosashi.subjects.port import Chance
from monosashi.suite.facts import spoken
from monosashi.suite.phrases import DataTable
from monosashi.verification.case import Case

from ..tables import rows
from .acts import out_of_the_deck
from .decks import LEVEL_ZERO, deck
from .facts import CHARACTERS
from .phrases import step


@step("a new game begins", "a new game of {n} players begins")
def new_game(case: Case, n: int = 2) -> None:
    """A game with ready decks; chance decides nothing before the start characters are chosen."""
    _begin(case, {"players": n})


@step("a new game begins with these decks", "a new game of {n} players begins with these decks")
def new_game_with_decks(case: Case, table: DataTable, n: int = 2) -> None:
    """So many specimen cards for a seat, these among them; a seat without a row has a ready deck."""
    decks = {
        row["seat"].lower(): deck(int(row["cards"]), row.get("among them", ""))
        for row in rows(table, "seat", "cards", "among them")
    }
    _begin(case, {"players": n, "decks": decks})


def _begin(case: Case, start: dict[str, object]) -> None:
    case.notes["started"] = True
    case.start(start)


@step("{choosers} has chosen a start character")
def have_chosen(case: Case, choosers: tuple[str, ...]) -> None:
    """Whoever is named, or everybody who has not done so, takes the first that there is in the deck."""
    while (asked := case.look().asked) is not None and asked.kind == "start_character":
        if choosers != ("everybody",) and asked.seat not in choosers:
            return
        view = case.look()
        deck_now = [spoken(case, view, card) for card in view.players[asked.seat].deck]
        chosen = next(card for card in deck_now if card in LEVEL_ZERO)
        case.act(asked.seat, out_of_the_deck(case, asked.seat, {"do": "choose_start", "card": chosen}))


@step("the shuffles will leave the decks as they are")
def shuffles(case: Case) -> None:
    """Scripted shuffles that keep the order."""
    case.chance += [Chance("shuffle", seat) for seat in case.look().order]


@step("the shuffles will turn the decks upside down")
def shuffles_reversed(case: Case) -> None:
    """Shuffles that reverse the order; they are scripted when the last start character is chosen."""
    case.notes["upside down"] = True


@step("{seat} will have the first turn")
def will_have_first_turn(case: Case, seat: str) -> None:
    """Chance will name this player."""
    case.chance.append(Chance("first player", "chance", shows=case.look().order.index(seat) + 1))


@step(
    "the game has been prepared, {seat} having the first turn",
    "a game of {n} players has been prepared, {seat} having the first turn",
)
def prepared(case: Case, seat: str, n: int = 2) -> None:
    """Everybody chooses the first start character that there is; the shuffles leave the decks as they are."""
    new_game(case, n)
    shuffles(case)
    will_have_first_turn(case, seat)
    have_chosen(case, ("everybody",))


# What comes of it


@step("{seat}'s start character lies face down")
def start_lies_face_down(case: Case, seat: str) -> None:
    """It has been chosen and not revealed."""
    case.expect(case.look().players[seat].start_face_down, True, f"whether {seat}'s start character lies face down")


@step("nobody's start character lies face down")
def no_start_lies_face_down(case: Case) -> None:
    """None has been chosen, or all have been revealed."""
    down = [seat for seat, player in case.look().players.items() if player.start_face_down]
    case.expect(down, [], "whose start character lies face down")


@step("{seat}'s start character is {card}")
def start_character_is(case: Case, seat: str, card: str) -> None:
    """It is the party, unhurt, with the start marker."""
    view = case.look()
    party = [spoken(case, view, character.id) for character in view.players[seat].party]
    case.expect(party, [card], f"{seat}'s party")
    found = CHARACTERS.called(case, view, card)
    case.expect((found.marked, found.wounded), (True, False), f"whether {card} is marked and wounded")


@step("{seat}'s hand is the {end} seven cards of the deck")
def hand_is_end_of_deck(case: Case, seat: str, end: str) -> None:
    """The deck is meant as it was before the shuffle, without the start character."""
    before = case.notes["decks"][seat]
    expected = before[:7] if end == "first" else before[-7:]
    case.expect(sorted(case.look().players[seat].hand), sorted(expected), f"{seat}'s hand")


@step("everybody sees every start character")
def everybody_sees_every_start(case: Case) -> None:
    """Each party is one face-up character with the start marker, for each player and the public."""
    case.need("views")
    for viewer in (*case.look().order, "public"):
        for seat, player in case.look(viewer).players.items():
            marked = [character.marked for character in player.party]
            case.expect(marked, [True], f"{seat}'s party for {viewer}, marked")
