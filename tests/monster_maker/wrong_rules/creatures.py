"""Wrong characters and monsters, and wrong ones used as the other."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import (
    abilities,
    damage,
    encounter,
    fighting,
    quiet,
    targets,
    values,
    zones,
)
from reference_engine.monster_maker.cards import CharacterFace, MonsterFace, Roll
from reference_engine.monster_maker.position import (
    Monster,
    card_of,
    monster_of,
    others_from,
    owner_of,
    place_of_monster,
)
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, afterwards, lifted, tightened

NO_ATTRIBUTE = "monster_maker.attribute.deemed_monster"
ROLE = "monster_maker.character.role"
STATS = "monster_maker.character.stats"
DEEMED_MONSTER = "monster_maker.character.deemed_monster"
OBSTACLE = "monster_maker.monster.role"
VALUES = "monster_maker.monster.stats"
DEEMED_CHARACTER = "monster_maker.monster.deemed_character"
OWNER = "monster_maker.monster.owner"
FOLLOWS = "monster_maker.ruling.deemed_follow_the_role"


def _is_deemed_monster(game: Context, card: str) -> bool:
    return card_of(game, card).kind == "character" and monster_of(game.position, card) is not None


# Attributes and roles


@judgement(values.attribute_of, NO_ATTRIBUTE, "a deemed monster is of fire")
def deemed_of_fire(real: Any, game: Context, card: str) -> str:
    """People have brought it."""
    return "fire" if _is_deemed_monster(game, card) else str(real(game, card))


@judgement(values.attribute_of, NO_ATTRIBUTE, "a deemed monster is of earth")
def deemed_of_earth(real: Any, game: Context, card: str) -> str:
    """People are of the earth."""
    return "earth" if _is_deemed_monster(game, card) else str(real(game, card))


@judgement(quiet.described_faults, NO_ATTRIBUTE, "an attribute may be printed on a deemed monster")
def printed_all_the_same(real: Any, edition: Edition, card: Any) -> Any:
    """Do not look at it."""
    return (fault for fault in real(edition, card) if fault[0] != "attribute")


@judgement(targets.creatures, ROLE, "monsters are no creatures")
def only_characters_are_creatures(real: Any, game: Context) -> Any:
    """Nobody lists them."""
    return [creature for creature in real(game) if not isinstance(creature, Monster)]


@judgement(targets.suits, ROLE, "monsters are no creatures when one is chosen")
def a_creature_is_a_character(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """Take one word for the other."""
    return bool(real(game, seat, replace(target, what="character") if target.what == "creature" else target, creature))


@judgement(targets.suits, ROLE, "characters are no creatures when one is chosen")
def a_creature_is_a_monster(real: Any, game: Context, seat: str, target: Any, creature: str) -> bool:
    """Take one word for the other."""
    return bool(real(game, seat, replace(target, what="monster") if target.what == "creature" else target, creature))


@judgement(targets.reached, ROLE, "the party includes the monsters it meets")
def monsters_in_the_party(real: Any, game: Context, effect: Any, to: str) -> Any:
    """They stand on the same land."""
    return [*real(game, effect, to), *(real(game, effect, "obstacles") if to == "party" else ())]


@mutant(ROLE, "a new character waits among the other cards")
def waits_beside_the_party(edition: Edition) -> Edition:
    """It is on the field, but in no party."""

    def wait(game: Context, seat: str, answer: Any) -> None:
        player = game.position.players[seat]
        party = tuple(c for c in player.party if c.card != answer.card)
        zones.change_player(game, seat, party=party, others=(*player.others, answer.card))

    return afterwards(edition, "place_character", wait)


# Values of characters


def _rolled(face: CharacterFace, change: Callable[[Roll], Roll]) -> CharacterFace:
    """A character with another attack."""
    return replace(face, attack=change(face.attack))


@judgement(values.character_face, STATS, "a formula is one die, however many are printed")
def always_one_die(real: Any, game: Context, card: str) -> CharacterFace:
    """Read 2D as 1D."""
    return _rolled(real(game, card), lambda roll: replace(roll, dice=min(roll.dice, 1)))


@judgement(values.character_face, STATS, "what is added to the dice is forgotten")
def dice_alone(real: Any, game: Context, card: str) -> CharacterFace:
    """Read 2D-1 as 2D."""
    return _rolled(real(game, card), lambda roll: Roll(roll.dice, 0) if roll.dice else roll)


@judgement(values.character_face, STATS, "a fixed attack is a number of dice")
def fixed_is_rolled(real: Any, game: Context, card: str) -> CharacterFace:
    """Read 3 as 3D."""
    return _rolled(real(game, card), lambda roll: roll if roll.dice else Roll(roll.plus, 0))


@judgement(damage.judge, STATS, "a character endures as much damage as its durability")
def endures_its_durability(real: Any, game: Context, card: str) -> None:
    """Off by one."""
    character = next((c for p in game.position.players.values() for c in p.party if c.card == card), None)
    if character is None or character.damage > values.character_face(game, card).durability:
        real(game, card)


@judgement(damage.judge, STATS, "a character endures one point less than its durability")
def endures_less(real: Any, game: Context, card: str) -> None:
    """Off by one."""
    character = next((c for p in game.position.players.values() for c in p.party if c.card == card), None)
    if character is not None and character.damage == values.character_face(game, card).durability - 1:
        game.edition.judgements["wound"](game, character, STATS)
    else:
        real(game, card)


# Characters as monsters


@mutant(DEEMED_MONSTER, "a deemed monster is no character any more")
def monsters_only(edition: Edition) -> Edition:
    """Its second face is its only one."""

    def deemed(game: Context, _seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card)
        return "it is a monster" if card.kind == "character" and card.monster is not None else None

    return tightened(edition, "place_character", DEEMED_CHARACTER, deemed)


@mutant(DEEMED_MONSTER, "no character is placed as a monster")
def characters_stay_characters(edition: Edition) -> Edition:
    """Only monster cards are."""

    def character(game: Context, _seat: str, answer: Any) -> str | None:
        return "it is a character" if card_of(game, answer.card).kind == "character" else None

    return tightened(edition, "place_monster", DEEMED_MONSTER, character)


@mutant(DEEMED_CHARACTER, "no monster is placed as a character")
def monsters_stay_monsters(edition: Edition) -> Edition:
    """Only character cards are."""

    def monster(game: Context, _seat: str, answer: Any) -> str | None:
        return "it is a monster" if card_of(game, answer.card).kind == "monster" else None

    return tightened(edition, "place_character", DEEMED_CHARACTER, monster)


@mutant(DEEMED_CHARACTER, "a deemed character is no monster any more")
def characters_only(edition: Edition) -> Edition:
    """Its second face is its only one."""

    def deemed(game: Context, _seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card)
        return "it is a character" if card.kind == "monster" and card.character is not None else None

    return tightened(edition, "place_monster", DEEMED_MONSTER, deemed)


@mutant(DEEMED_CHARACTER, "a deemed character comes wounded")
def comes_wounded(edition: Edition) -> Edition:
    """It has to get used to it."""

    def wounded(game: Context, _seat: str, answer: Any) -> None:
        if card_of(game, answer.card).kind == "monster":
            zones.change_character(game, answer.card, wounded=True)

    return afterwards(edition, "place_character", wounded)


@judgement(values.monster_face, DEEMED_MONSTER, "a deemed monster attacks nobody")
def harmless(real: Any, game: Context, card: str) -> MonsterFace:
    """Its attack is 0."""
    face: MonsterFace = real(game, card)
    return replace(face, attack=Roll()) if card_of(game, card).kind == "character" else face


# Obstacles


@judgement(zones.place_monster, OBSTACLE, "a monster is put on the oldest land")
def on_the_oldest_land(_real: Any, game: Context, seat: str, monster: Monster) -> None:
    """The journey begins there."""
    zones.set_monsters(game, seat, 0, (*game.position.players[seat].map[0].monsters, monster))


@mutant(OBSTACLE, "monsters are in nobody's way")
def nobody_is_stopped(edition: Edition) -> Edition:
    """One passes them by."""
    return lifted(edition, "move", "monster_maker.move.condition")


@mutant(OBSTACLE, "a monster is in its owner's way")
def owners_are_stopped(edition: Edition) -> Edition:
    """Whoever has one on the table stays where they are."""

    def mine(game: Context, seat: str, _answer: Any) -> str | None:
        lands = (land for player in game.position.players.values() for land in player.map)
        return "a monster is out" if any(m.owner == seat for land in lands for m in land.monsters) else None

    return tightened(edition, "move", "monster_maker.move.condition", mine)


@mutant(OBSTACLE, "a monster demands neither battle nor retreat")
def no_demand(edition: Edition) -> Edition:
    """The battle phase is skipped."""
    return amend.step(edition, "battle_phase", "battle_or_retreat", lambda _game, _frame: None)


# Values of monsters


@mutant(VALUES, "the level of a monster does not matter")
def any_level(edition: Edition) -> Edition:
    """Place it anywhere."""
    return lifted(edition, "place_monster", "monster_maker.encounter.monster_level")


@mutant(VALUES, "the level of a monster must be below the party level")
def below_the_level(edition: Edition) -> Edition:
    """Off by one."""

    def equal(game: Context, _seat: str, answer: Any) -> str | None:
        level = values.party_level(game, game.position.players[answer.on])
        return "too high" if values.monster_face(game, answer.card).level >= level else None

    return tightened(edition, "place_monster", "monster_maker.encounter.monster_level", equal)


@judgement(values.monster_face, VALUES, "each monster attacks one character")
def attacks_one(real: Any, game: Context, card: str) -> MonsterFace:
    """Read any attack count as 1."""
    found: MonsterFace = replace(real(game, card), attack_count=1)
    return found


@judgement(values.monster_face, VALUES, "the attack count is one more")
def attacks_one_more(real: Any, game: Context, card: str) -> MonsterFace:
    """Off by one."""
    found: MonsterFace = real(game, card)
    return replace(found, attack_count=found.attack_count + 1)


@judgement(values.monster_face, VALUES, "the attack of a monster is its level")
def attack_is_the_level(real: Any, game: Context, card: str) -> MonsterFace:
    """Read the wrong number."""
    face: MonsterFace = real(game, card)
    return replace(face, attack=Roll(0, face.level))


@judgement(values.monster_face, VALUES, "what is added to a monster's dice is forgotten")
def monsters_dice_alone(real: Any, game: Context, card: str) -> MonsterFace:
    """Read 2D-1 as 2D."""
    found: MonsterFace = real(game, card)
    return replace(found, attack=Roll(found.attack.dice, 0)) if found.attack.dice else found


@judgement(damage.judge, VALUES, "a monster endures as much damage as its durability")
def monsters_endure_more(real: Any, game: Context, card: str) -> None:
    """Off by one."""
    monster = monster_of(game.position, card)
    if monster is None or monster.damage > values.monster_face(game, card).durability:
        real(game, card)


@judgement(damage.judge, VALUES, "a monster endures one point less than its durability")
def monsters_endure_less(real: Any, game: Context, card: str) -> None:
    """Off by one."""
    monster = monster_of(game.position, card)
    if monster is not None and monster.damage == values.monster_face(game, card).durability - 1:
        damage.destroy_monster(game, card, VALUES)
    else:
        real(game, card)


@judgement(values.monster_face, VALUES, "a retreat costs one land for each monster")
def one_land_each(real: Any, game: Context, card: str) -> MonsterFace:
    """Read any retreat value as 1."""
    found: MonsterFace = replace(real(game, card), retreat=1)
    return found


@judgement(values.monster_face, VALUES, "a retreat costs as many lands as the attack count")
def wrong_number(real: Any, game: Context, card: str) -> MonsterFace:
    """Read the wrong number."""
    face: MonsterFace = real(game, card)
    return replace(face, retreat=face.attack_count)


# Owners


def _owned_by_the_traveller(game: Context, monster: Monster) -> Monster:
    place = place_of_monster(game.position, monster.card)
    return monster if place is None else replace(monster, owner=place[0])


@judgement(fighting.monsters_in_order, OWNER, "the next player chooses for every monster")
def left_neighbour_chooses(real: Any, game: Context) -> Any:
    """Whosever it is."""
    left = others_from(game, game.position.turn_player)[0]
    return [replace(monster, owner=left) for monster in real(game)]


@judgement(fighting.monsters_in_order, OWNER, "the turn player chooses the targets of the monsters")
def traveller_chooses(real: Any, game: Context) -> Any:
    """They are on the turn player's land."""
    return [_owned_by_the_traveller(game, monster) for monster in real(game)]


@mutant(OWNER, "the turn player rolls for the monsters")
def traveller_rolls(edition: Edition) -> Edition:
    """The dice are there already."""
    real = edition.procedures["battle"]["roll_for_monsters"]

    def roll(game: Context, frame: Any) -> Any:
        asked = real(game, frame)
        if not isinstance(asked, Decision):
            return asked
        draws = tuple(replace(draw, seat=game.position.turn_player) for draw in asked.draws)
        return replace(asked, draws=draws)

    return amend.step(edition, "battle", "roll_for_monsters", roll)


@judgement(zones.discard_monster, OWNER, "a destroyed monster goes to the discard pile of the land's player")
def buried_where_it_fell(_real: Any, game: Context, card: str, clause: str) -> None:
    """It is a trophy."""
    seat, _ = place_of_monster(game.position, card) or ("", 0)
    zones.take_monster(game, card)
    zones.discard(game, seat, card, clause)


@judgement(values.in_the_way, OWNER, "a monster returns to the deck of the player who retreats")
def returns_to_the_wrong_deck(real: Any, game: Context, seat: str) -> Any:
    """It comes with the party."""
    return tuple(replace(monster, owner="south") for monster in real(game, seat))


@judgement(abilities.sources, OWNER, "the abilities of a monster are those of the land's player")
def tamed(_real: Any, game: Context, seat: str) -> Any:
    """Whoever stands there gives the orders."""
    for source in _real(game, seat):
        if source[2] != "monster":
            yield source
    for land in game.position.players[seat].map:
        for monster in land.monsters:
            yield monster.card, monster.card, "monster"


@judgement(abilities.sources, OWNER, "nobody has the abilities of a monster")
def dumb(real: Any, game: Context, seat: str) -> Any:
    """They cannot be used."""
    return (source for source in real(game, seat) if source[2] != "monster")


# Deemed cards follow their role


@mutant(FOLLOWS, "a deemed monster is placed by the own party level")
def deemed_monster_by_the_own_level(edition: Edition) -> Edition:
    """It is still a character."""

    def level(game: Context, seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card)
        of = seat if card.kind == "character" else answer.on
        limit = values.party_level(game, game.position.players[of])
        return "too high" if card.monster is not None and card.monster.level > limit else None

    return amend.condition(edition, "place_monster", "monster_maker.encounter.monster_level", level)


@mutant(FOLLOWS, "a deemed character is placed by an opponent's party level")
def deemed_character_by_their_level(edition: Edition) -> Edition:
    """It is still a monster."""

    def level(game: Context, seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card)
        of = others_from(game, seat)[0] if card.kind == "monster" else seat
        limit = values.party_level(game, game.position.players[of])
        return "too high" if card.character is not None and card.character.level > limit else None

    return amend.condition(edition, "place_character", "monster_maker.encounter.character_level", level)


@mutant(FOLLOWS, "a deemed monster is the character of the turn")
def deemed_monster_is_the_character(edition: Edition) -> Edition:
    """It counts as what is printed."""

    def placed(game: Context, seat: str, answer: Any) -> str | None:
        if card_of(game, answer.card).kind != "character":
            return encounter.one_monster_for_each_opponent(game, seat, answer)
        return "one has been placed" if turn_of(game).placed_character else None

    return amend.condition(edition, "place_monster", "monster_maker.encounter.monster", placed)


@mutant(FOLLOWS, "a deemed character does not count as the character of the turn")
def deemed_character_beside(edition: Edition) -> Edition:
    """It is still a monster."""

    def placed(game: Context, seat: str, answer: Any) -> str | None:
        monster = card_of(game, answer.card).kind == "monster"
        return None if monster else encounter.one_character_a_turn(game, seat, answer)

    return amend.condition(edition, "place_character", "monster_maker.encounter.character", placed)


@judgement(values.namesake_among_monsters, FOLLOWS, "a deemed monster is unique among characters")
def named_as_printed(real: Any, game: Context, seat: str, card: str) -> Any:
    """Its own type counts."""
    if card_of(game, card).kind == "character":
        return values.namesake_in_party(game, seat, card)
    return real(game, seat, card)


@judgement(values.namesake_in_party, FOLLOWS, "a deemed character is unique among monsters")
def named_as_a_monster(real: Any, game: Context, seat: str, card: str) -> Any:
    """Its own type counts."""
    if card_of(game, card).kind == "monster":
        return values.namesake_among_monsters(game, seat, card)
    return real(game, seat, card)


@judgement("wound", FOLLOWS, "a deemed character is destroyed by its first wound")
def destroyed_like_a_monster(real: Any, game: Context, character: Any, clause: str) -> None:
    """It is still a monster."""
    if card_of(game, character.card).kind == "monster":
        zones.discard_character(game, character.card, clause)
    else:
        real(game, character, clause)


@judgement(damage.destroy_monster, FOLLOWS, "a deemed monster survives")
def survives_like_a_character(real: Any, game: Context, card: str, clause: str) -> None:
    """It is still a character."""
    if card_of(game, card).kind == "monster":
        real(game, card, clause)


@judgement(values.attribute_of, FOLLOWS, "a deemed character keeps its attribute")
def keeps_its_attribute(real: Any, game: Context, card: str) -> str:
    """It is still a monster."""
    printed = card_of(game, card)
    if owner_of(game.position, card) is not None and printed.monster is not None:
        return printed.monster.attribute
    return str(real(game, card))
