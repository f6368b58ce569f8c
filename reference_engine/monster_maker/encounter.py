"""The encounter phase: a character for the turn player's party, monsters for the opponents, in any order."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, SeatName
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.fast.shared_findings import looks_at
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_maker import annihilation, damage, zones
from reference_engine.monster_maker.position import (
    Character,
    Monster,
    Position,
    card_of,
    character_of,
    others_from,
    owner_of,
)
from reference_engine.monster_maker.procedures import EncounterPhase
from reference_engine.monster_maker.turn import turn_of
from reference_engine.monster_maker.values import (
    above_level,
    character_face,
    level_for,
    monster_face,
    namesake_among_monsters,
    namesake_in_party,
    party_level,
)


class PlaceCharacter(Answer, frozen=True, tag="place_character"):
    """Place a hand card as a character into the player's party."""

    card: Id


class RankUp(Answer, frozen=True, tag="rank_up"):
    """Replace a character of the player's by a hand card of the same person."""

    card: Id
    replaces: Id


class PlaceMonster(Answer, frozen=True, tag="place_monster"):
    """Place a hand card as a monster on a player's newest land."""

    card: Id
    on: SeatName


def place_creatures(game: Context[Position], _frame: EncounterPhase) -> Next:
    """The turn player places what is allowed, in any order, until there is nothing more to place.

    Clauses: monster_maker.ruling.placing_in_any_order
    """
    return Decision(game.position.turn_player, "encounter", "monster_maker.encounter.character")


def card_exists(game: Context[Position], _seat: str, answer: PlaceCharacter | PlaceMonster) -> Iterator[str]:
    """There must be such a card."""
    if answer.card not in game.position.cards:
        yield f"there is no card {answer.card!r}"


def card_in_hand(game: Context[Position], seat: str, answer: RankUp) -> Iterator[str]:
    """The card must be in the hand."""
    if answer.card not in game.position.players[seat].hand:
        yield f"{answer.card!r} is not in {seat}'s hand"


def _different_cards(game: Context[Position], seat: str) -> list[str]:
    cards = game.position.cards
    return list({cards[card]: card for card in reversed(game.position.players[seat].hand)}.values())


# Characters


def place_character(game: Context[Position], _frame: EncounterPhase, seat: str, answer: PlaceCharacter) -> Next:
    """The character joins the party, unhurt, and can do everything at once.

    Clauses: monster_maker.encounter.character, monster_maker.character.role, monster_maker.game.no_summoning_sickness
    """
    turn_of(game).placed_character = True
    zones.take_from_hand(game, seat, answer.card)
    party = game.position.players[seat].party
    zones.change_player(game, seat, party=(*party, Character(answer.card)))
    game.emit(Event("character_placed", "monster_maker.encounter.character", seat=seat, about=answer.card))
    annihilation.new_character_placed(game, seat)
    return AGAIN


def one_character_a_turn(game: Context[Position], _seat: str, _answer: Answer) -> str | None:
    """One character is placed in a turn.

    Clauses: monster_maker.encounter.character
    """
    turn = turn_of(game)
    counts = turn.ranked_up and game.edition.switches["rank_up_extra"] == "no"
    return "a character has been placed in this turn" if turn.placed_character or counts else None


def one_character_of_the_hand(game: Context[Position], seat: str, answer: PlaceCharacter) -> str | None:
    """A character is placed from the hand, one in a turn.

    Clauses: monster_maker.encounter.character
    """
    if answer.card not in game.position.players[seat].hand:
        return f"{answer.card} is not in {seat}'s hand"
    return one_character_a_turn(game, seat, answer)


@looks_at()
def one_rank_up_a_turn(game: Context[Position], seat: str, answer: Answer) -> str | None:
    """A rank-up is the one placement of the turn, unless the edition reads it otherwise.

    Clauses: monster_maker.ruling.rank_up_is_the_placement
    """
    if game.edition.switches["rank_up_extra"] == "no":
        return one_character_a_turn(game, seat, answer)
    return "a character has ranked up in this turn" if turn_of(game).ranked_up else None


def is_character(game: Context[Position], _seat: str, answer: PlaceCharacter | RankUp) -> str | None:
    """Only character cards and deemed characters are placed in a party.

    Clauses: monster_maker.monster.deemed_character
    """
    return None if card_of(game, answer.card).character is not None else f"{answer.card} cannot be used as a character"


def character_level_allows(game: Context[Position], seat: str, answer: PlaceCharacter | RankUp) -> str | None:
    """A character's level is at most its player's party level.

    Clauses: monster_maker.encounter.character_level
    """
    if card_of(game, answer.card).character is None:
        return None
    level = character_face(game, answer.card).level
    return above_level(game, level, level_for(game, seat, "character"), answer.card, seat)


def character_not_named_twice(game: Context[Position], seat: str, answer: PlaceCharacter) -> str | None:
    """Placing a second one is refused.

    Clauses: monster_maker.unique.named, monster_maker.ruling.second_named_refused
    """
    return namesake_in_party(game, seat, answer.card)


def character_options(game: Context[Position], seat: str) -> Iterable[PlaceCharacter]:
    """Each different hand card."""
    for card in _different_cards(game, seat):
        yield PlaceCharacter(card)


PLACE_CHARACTER = Act(
    perform=place_character,
    faults=card_exists,
    options=character_options,
    conditions={
        "monster_maker.encounter.character": one_character_of_the_hand,
        "monster_maker.monster.deemed_character": is_character,
        "monster_maker.encounter.character_level": character_level_allows,
        "monster_maker.unique.named": character_not_named_twice,
    },
)


# Rank-up


def rank_up(game: Context[Position], _frame: EncounterPhase, seat: str, answer: RankUp) -> Next:
    """The new card takes the place of the old one, with its wounds, damage, items and start marker.

    The damage may be more than the new card endures.

    Clauses: monster_maker.character.rank_up, monster_maker.ruling.rank_up_keeps_state
    """
    turn_of(game).ranked_up = True
    zones.take_from_hand(game, seat, answer.card)
    zones.change_character(game, answer.replaces, card=answer.card)
    game.emit(Event("ranked_up", "monster_maker.character.rank_up", seat=seat, about=answer.card))
    zones.discard(game, seat, answer.replaces, "monster_maker.character.rank_up")
    new = character_of(game.position, answer.card)
    if new is not None and new.damage and damage.too_much(game, new):
        damage.judge(game, answer.card)
    return AGAIN


def rank_up_faults(game: Context[Position], seat: str, answer: RankUp) -> Iterator[str]:
    """The card must be in the hand, the other one in a party."""
    yield from card_in_hand(game, seat, answer)
    if owner_of(game.position, answer.replaces) is None:
        yield f"{answer.replaces!r} is in nobody's party"


def same_person_of_higher_level(game: Context[Position], seat: str, answer: RankUp) -> str | None:
    """A character of the player's is replaced by a higher-level card of the same person.

    Clauses: monster_maker.character.rank_up
    """
    if owner_of(game.position, answer.replaces) != seat:
        return f"{answer.replaces} is not in {seat}'s party"
    new, old = card_of(game, answer.card), card_of(game, answer.replaces)
    if new.character is None:
        return None
    if not new.named or new.named != old.named:
        return f"{answer.card} is not the same person as {answer.replaces}"
    if new.character.level <= character_face(game, answer.replaces).level:
        return f"{answer.card} has no higher level than {answer.replaces}"
    return None


def rank_up_options(game: Context[Position], seat: str) -> Iterable[RankUp]:
    """Each different hand card in place of each character of the player's of the same name."""
    for card in _different_cards(game, seat):
        name = card_of(game, card).named
        for character in game.position.players[seat].party:
            if name and card_of(game, character.card).named == name:
                yield RankUp(card, character.card)


RANK_UP = Act(
    perform=rank_up,
    faults=rank_up_faults,
    options=rank_up_options,
    conditions={
        "monster_maker.ruling.rank_up_is_the_placement": one_rank_up_a_turn,
        "monster_maker.monster.deemed_character": is_character,
        "monster_maker.character.rank_up": same_person_of_higher_level,
        "monster_maker.encounter.character_level": character_level_allows,
    },
)


# Monsters


def place_monster(game: Context[Position], _frame: EncounterPhase, seat: str, answer: PlaceMonster) -> Next:
    """The monster lies on the opponent's newest land, and will fight there without having to wait.

    Clauses: monster_maker.encounter.monster, monster_maker.game.no_summoning_sickness, monster_maker.monster.role
    """
    turn = turn_of(game)
    turn.monsters_on = (*turn.monsters_on, answer.on)
    zones.take_from_hand(game, seat, answer.card)
    zones.place_monster(game, answer.on, Monster(answer.card, seat))
    return AGAIN


def place_monster_faults(game: Context[Position], seat: str, answer: PlaceMonster) -> Iterator[str]:
    """There must be such a card, and the player in the game."""
    yield from card_exists(game, seat, answer)
    if answer.on not in game.position.order:
        yield f"nobody sits at {answer.on!r}"


def one_monster_for_each_opponent(game: Context[Position], seat: str, answer: PlaceMonster) -> str | None:
    """A monster is placed from the hand, at most one for each opponent in a turn, none for oneself.

    Clauses: monster_maker.encounter.monster
    """
    if answer.card not in game.position.players[seat].hand:
        return f"{answer.card} is not in {seat}'s hand"
    if answer.on == seat:
        return "monsters are placed on opponents' lands"
    placed = answer.on in turn_of(game).monsters_on
    return f"a monster has been placed on {answer.on}'s land in this turn" if placed else None


@looks_at("card")
def is_monster(game: Context[Position], _seat: str, answer: PlaceMonster) -> str | None:
    """Only monster cards and deemed monsters are placed as monsters.

    Clauses: monster_maker.character.deemed_monster
    """
    return None if card_of(game, answer.card).monster is not None else f"{answer.card} cannot be used as a monster"


def monster_level_allows(game: Context[Position], _seat: str, answer: PlaceMonster) -> str | None:
    """A monster's level is at most that opponent's full party level.

    Clauses: monster_maker.encounter.monster_level
    """
    if card_of(game, answer.card).monster is None:
        return None
    level = party_level(game, game.position.players[answer.on])
    return above_level(game, monster_face(game, answer.card).level, level, answer.card, answer.on)


@looks_at("on")
def opponent_has_a_land(game: Context[Position], _seat: str, answer: PlaceMonster) -> str | None:
    """A monster needs a newest land to lie on.

    Clauses: monster_maker.encounter.needs_land
    """
    return None if game.position.players[answer.on].map else f"{answer.on} has no land"


@looks_at("on")
def not_on_annihilated(game: Context[Position], _seat: str, answer: PlaceMonster) -> str | None:
    """Nobody places monsters on an annihilated player's land.

    Clauses: monster_maker.encounter.not_on_annihilated
    """
    return f"{answer.on} is annihilated" if game.position.players[answer.on].annihilated else None


def monster_not_named_twice(game: Context[Position], _seat: str, answer: PlaceMonster) -> str | None:
    """A named monster is unique on the field it lies on.

    Clauses: monster_maker.unique.named
    """
    return namesake_among_monsters(game, answer.on, answer.card)


def place_monster_options(game: Context[Position], seat: str) -> Iterable[PlaceMonster]:
    """Each different hand card against each opponent."""
    for card in _different_cards(game, seat):
        for other in others_from(game, seat):
            yield PlaceMonster(card, other)


PLACE_MONSTER = Act(
    perform=place_monster,
    faults=place_monster_faults,
    options=place_monster_options,
    conditions={
        "monster_maker.encounter.monster": one_monster_for_each_opponent,
        "monster_maker.character.deemed_monster": is_monster,
        "monster_maker.encounter.monster_level": monster_level_allows,
        "monster_maker.encounter.needs_land": opponent_has_a_land,
        "monster_maker.encounter.not_on_annihilated": not_on_annihilated,
        "monster_maker.unique.named": monster_not_named_twice,
    },
)
