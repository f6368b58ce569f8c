"""The move phase: a new land, or dismissing characters."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision, named_twice
from reference_engine.kernel.documents import Id, Members
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.procedure import Next
from reference_engine.monster_maker import damage, zones
from reference_engine.monster_maker.position import Land, Position, card_of, newest, owner_of
from reference_engine.monster_maker.procedures import MovePhase
from reference_engine.monster_maker.turn import turn_of
from reference_engine.monster_maker.values import in_the_way, is_town, land_level, namesake_on_map, party_level


class Move(Answer, frozen=True, tag="move"):
    """Place a hand card as the new newest land; face down it is an unexplored land."""

    card: Id
    face_down: bool = False


class Dismiss(Answer, frozen=True, tag="dismiss"):
    """Discard characters of the player's own."""

    characters: Members[tuple[Id, ...]]


def move_or_dismiss(game: Context[Position], _frame: MovePhase) -> Next:
    """The turn player may move or dismiss, once, or do neither.

    Clauses: monster_maker.move.exclusive
    """
    return Decision(game.position.turn_player, "move", "monster_maker.move.condition")


@looks_at()
def no_monster_in_the_way(game: Context[Position], seat: str, _answer: Answer) -> str | None:
    """Monsters on the newest land prevent moving and dismissing; without lands there are none.

    Clauses: monster_maker.move.condition, monster_maker.ruling.moving_without_lands
    """
    monsters = in_the_way(game, seat)
    return f"{monsters[0].card} is on {seat}'s newest land" if monsters else None


@looks_at()
def no_retreat_this_turn(game: Context[Position], seat: str, _answer: Answer) -> str | None:
    """After a retreat one neither moves nor dismisses.

    Clauses: monster_maker.retreat.bars_move_phase
    """
    return f"{seat} has retreated in this turn" if turn_of(game).retreated else None


# Moving


def move(game: Context[Position], _frame: MovePhase, seat: str, answer: Move) -> Next:
    """One land is placed; a town heals the whole party, once, when it is placed.

    Clauses: monster_maker.move.one_land, monster_maker.move.first_land, monster_maker.town.heals
    """
    zones.take_from_hand(game, seat, answer.card)
    land = Land(answer.card, face_down=answer.face_down)
    zones.place_land(game, seat, land)
    if is_town(game, land):
        for character in game.position.players[seat].party:
            damage.heal(game, character, "monster_maker.town.heals")
    return None


def move_faults(game: Context[Position], seat: str, answer: Move) -> Iterator[str]:
    """The card must be in the hand."""
    if answer.card not in game.position.players[seat].hand:
        yield f"{answer.card!r} is not in {seat}'s hand"


@looks_at()
def not_while_annihilated(game: Context[Position], seat: str, _answer: Move) -> str | None:
    """An annihilated player cannot move.

    Clauses: monster_maker.move.not_while_annihilated
    """
    return f"{seat} is annihilated" if game.position.players[seat].annihilated else None


def is_land_whose_conditions_hold(game: Context[Position], seat: str, answer: Move) -> str | None:
    """Face up only land cards are placed, when the conditions on the card hold.

    Any card may be placed face down: nothing on it counts then.

    Clauses: monster_maker.land.card_text, monster_maker.unexplored.any_card, monster_maker.unexplored.no_own_text
    """
    if answer.face_down:
        return None
    card = card_of(game, answer.card)
    if card.land is None:
        return f"{answer.card} is no land card"
    player = game.position.players[seat]
    last = newest(player)
    face = None if last is None or last.face_down else card_of(game, last.card).land
    if card.land.after and (face is None or face.attribute not in card.land.after):
        return f"{answer.card} is placed after {' or '.join(card.land.after)} only"
    if party_level(game, player) < card.land.min_level:
        return f"{answer.card} asks for party level {card.land.min_level}"
    return None


def no_town_after_a_town(game: Context[Position], seat: str, answer: Move) -> str | None:
    """A town is not placed directly after a town, however that became the newest land.

    Clauses: monster_maker.town.not_consecutive, monster_maker.ruling.town_made_newest_by_retreat
    """
    last = newest(game.position.players[seat])
    town = is_town(game, Land(answer.card, answer.face_down))
    return f"{last.card} is a town, too" if town and last is not None and is_town(game, last) else None


def tenth_level_is_unexplored(game: Context[Position], seat: str, answer: Move) -> str | None:
    """The land with which the party level goes from below 10 to 10 or more is an unexplored one.

    Beyond that lands of any kind may follow.

    Clauses: monster_maker.unexplored.level_ten_land, monster_maker.ruling.every_crossing_of_ten,
        monster_maker.unexplored.beyond_ten
    """
    land = Land(answer.card, answer.face_down)
    if answer.face_down or card_of(game, answer.card).land is None:
        return None
    before = party_level(game, game.position.players[seat])
    after = before + land_level(game, land)
    if game.edition.judgements["crosses ten"](game, before, after):
        return f"the party level would go from {before} to {after} with a land that is not unexplored"
    return None


def crosses_ten(game: Context[Position], before: int, after: int) -> bool:
    """Whether a placement is the one that must be unexplored.

    Clauses: monster_maker.ruling.every_crossing_of_ten
    """
    goal = game.edition.numbers["winning_level"]
    if game.edition.switches["crossing_ten"] == "exactly ten":
        return before < goal == after
    return before < goal <= after


def land_not_named_twice(game: Context[Position], seat: str, answer: Move) -> str | None:
    """A named land is unique on the map.

    Clauses: monster_maker.unique.named
    """
    return None if answer.face_down else namesake_on_map(game, seat, answer.card)


def move_options(game: Context[Position], seat: str) -> Iterable[Move]:
    """Each different hand card, face up and face down."""
    cards = game.position.cards
    named = {cards[card]: card for card in reversed(game.position.players[seat].hand)}
    for card in named.values():
        yield Move(card)
        yield Move(card, face_down=True)


MOVE = Act(
    perform=move,
    faults=move_faults,
    options=move_options,
    conditions={
        "monster_maker.move.condition": no_monster_in_the_way,
        "monster_maker.retreat.bars_move_phase": no_retreat_this_turn,
        "monster_maker.move.not_while_annihilated": not_while_annihilated,
        "monster_maker.land.card_text": is_land_whose_conditions_hold,
        "monster_maker.town.not_consecutive": no_town_after_a_town,
        "monster_maker.unexplored.level_ten_land": tenth_level_is_unexplored,
        "monster_maker.unique.named": land_not_named_twice,
    },
)


# Dismissing


def dismiss(game: Context[Position], _frame: MovePhase, _seat: str, answer: Dismiss) -> Next:
    """Any of the player's characters are discarded, also all of them: then the phase ends in annihilation.

    Clauses: monster_maker.dismiss.any_number, monster_maker.dismiss.all
    """
    for card in answer.characters:
        zones.discard_character(game, card, "monster_maker.dismiss.any_number")
    return None


def dismiss_faults(game: Context[Position], _seat: str, answer: Dismiss) -> Iterator[str]:
    """Different characters on the field, at least one: dismissing nobody is doing nothing."""
    for card in answer.characters:
        if owner_of(game.position, card) is None:
            yield f"{card!r} is in nobody's party"
    for character in named_twice(answer.characters):
        yield f"{character!r} is named twice"
    if not answer.characters:
        yield "no character is named"


def own_characters_only(game: Context[Position], seat: str, answer: Dismiss) -> str | None:
    """One dismisses one's own characters.

    Clauses: monster_maker.dismiss.any_number
    """
    foreign = [card for card in answer.characters if owner_of(game.position, card) != seat]
    return f"{', '.join(foreign)} is not in {seat}'s party" if foreign else None


def dismiss_options(game: Context[Position], seat: str) -> Iterable[Dismiss]:
    """Every set of the player's characters, the smallest first."""
    party = [character.card for character in game.position.players[seat].party]
    for count in range(1, len(party) + 1):
        for cards in combinations(party, count):
            yield Dismiss(cards)


def dismiss_sample(game: Context[Position], seat: str, random: Random) -> Dismiss | None:
    """Any set of the player's characters."""
    party = [character.card for character in game.position.players[seat].party]
    return Dismiss(tuple(random.sample(party, random.randint(1, len(party))))) if party else None


DISMISS = Act(
    perform=dismiss,
    faults=dismiss_faults,
    options=dismiss_options,
    sample=dismiss_sample,
    conditions={
        "monster_maker.move.condition": no_monster_in_the_way,
        "monster_maker.retreat.bars_move_phase": no_retreat_this_turn,
        "monster_maker.dismiss.any_number": own_characters_only,
    },
)
