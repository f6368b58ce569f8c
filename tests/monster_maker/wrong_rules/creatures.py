"""Wrong characters and monsters, and wrong ones used as the other."""

from collections.abc import Callable

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_act, condition, judgement, step
from reference_engine.kernel.decision import Decision
from reference_engine.monster_maker import abilities, damage, encounter, fighting, quiet, targets, values, zones
from reference_engine.monster_maker.cards import CharacterFace, Roll
from reference_engine.monster_maker.position import (
    Monster,
    card_of,
    monster_of,
    others_from,
    owner_of,
    place_of_monster,
)
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, tightened

STATS = "monster_maker.character.stats"
DEEMED_MONSTER = "monster_maker.character.deemed_monster"
VALUES = "monster_maker.monster.stats"
DEEMED_CHARACTER = "monster_maker.monster.deemed_character"


def _is_deemed_monster(game: Context, card: str) -> bool:
    return card_of(game, card).kind == "character" and monster_of(game.position, card) is not None


with clause("monster_maker.attribute.deemed_monster"):

    @wrong("a deemed monster is of fire", judgement, values.attribute_of)
    def _(real, game, card):
        return "fire" if _is_deemed_monster(game, card) else real(game, card)

    @wrong("a deemed monster is of earth", judgement, values.attribute_of)
    def _(real, game, card):
        return "earth" if _is_deemed_monster(game, card) else real(game, card)

    @wrong("an attribute may be printed on a deemed monster", judgement, quiet.described_faults)
    def _(real, edition, card):
        return (fault for fault in real(edition, card) if fault[0] != "attribute")


with clause("monster_maker.character.role"):

    @wrong("monsters are no creatures", judgement, targets.creatures)
    def _(real, game):
        return [creature for creature in real(game) if not isinstance(creature, Monster)]

    @wrong("monsters are no creatures when one is chosen", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return real(game, seat, replace(target, what="character") if target.what == "creature" else target, creature)

    @wrong("characters are no creatures when one is chosen", judgement, targets.suits)
    def _(real, game, seat, target, creature):
        return real(game, seat, replace(target, what="monster") if target.what == "creature" else target, creature)

    @wrong("the party includes the monsters it meets", judgement, targets.reached)
    def _(real, game, effect, to):
        return [*real(game, effect, to), *(real(game, effect, "obstacles") if to == "party" else ())]

    @wrong("a new character waits among the other cards", after_act, "place_character")
    def _(game, seat, answer):
        player = game.position.players[seat]
        party = tuple(c for c in player.party if c.card != answer.card)
        zones.change_player(game, seat, party=party, others=(*player.others, answer.card))


def _rolled(face: CharacterFace, change: Callable[[Roll], Roll]) -> CharacterFace:
    """A character with another attack."""
    return replace(face, attack=change(face.attack))


with clause(STATS):

    @wrong("a formula is one die, however many are printed", judgement, values.character_face)
    def _(real, game, card):
        return _rolled(real(game, card), lambda roll: replace(roll, dice=min(roll.dice, 1)))

    @wrong("what is added to the dice is forgotten", judgement, values.character_face)
    def _(real, game, card):
        return _rolled(real(game, card), lambda roll: Roll(roll.dice, 0) if roll.dice else roll)

    @wrong("a fixed attack is a number of dice", judgement, values.character_face)
    def _(real, game, card):
        return _rolled(real(game, card), lambda roll: roll if roll.dice else Roll(roll.plus, 0))

    @wrong("a character endures as much damage as its durability", judgement, damage.judge)
    def _(real, game, card):
        character = next((c for p in game.position.players.values() for c in p.party if c.card == card), None)
        if character is None or character.damage > values.character_face(game, card).durability:
            real(game, card)

    @wrong("a character endures one point less than its durability", judgement, damage.judge)
    def _(real, game, card):
        character = next((c for p in game.position.players.values() for c in p.party if c.card == card), None)
        if character is not None and character.damage == values.character_face(game, card).durability - 1:
            game.edition.judgements["wound"](game, character, STATS)
        else:
            real(game, card)


with clause(DEEMED_MONSTER):

    @wrong("a deemed monster is no character any more", tightened, "place_character", DEEMED_CHARACTER)
    def _(game, _seat, answer):
        card = card_of(game, answer.card)
        return card.kind == "character" and card.monster is not None

    @wrong("no character is placed as a monster", tightened, "place_monster", DEEMED_MONSTER)
    def _(game, _seat, answer):
        return card_of(game, answer.card).kind == "character"

    @wrong("a deemed monster attacks nobody", judgement, values.monster_face)
    def _(real, game, card):
        face = real(game, card)
        return replace(face, attack=Roll()) if card_of(game, card).kind == "character" else face


with clause(DEEMED_CHARACTER):

    @wrong("no monster is placed as a character", tightened, "place_character", DEEMED_CHARACTER)
    def _(game, _seat, answer):
        return card_of(game, answer.card).kind == "monster"

    @wrong("a deemed character is no monster any more", tightened, "place_monster", DEEMED_MONSTER)
    def _(game, _seat, answer):
        card = card_of(game, answer.card)
        return card.kind == "monster" and card.character is not None

    @wrong("a deemed character comes wounded", after_act, "place_character")
    def _(game, _seat, answer):
        if card_of(game, answer.card).kind == "monster":
            zones.change_character(game, answer.card, wounded=True)


with clause("monster_maker.monster.role"):
    mutant("a monster demands neither battle nor retreat", step("battle_phase", "battle_or_retreat", lambda *_: None))

    @wrong("a monster is put on the oldest land", judgement, zones.place_monster)
    def _(game, seat, monster):
        zones.set_monsters(game, seat, 0, (*game.position.players[seat].map[0].monsters, monster))

    @wrong("a monster is in its owner's way", tightened, "move", "monster_maker.move.condition")
    def _(game, seat, _answer):
        lands = (land for player in game.position.players.values() for land in player.map)
        return any(m.owner == seat for land in lands for m in land.monsters)


with clause(VALUES):

    @wrong(
        "the level of a monster must be below the party level",
        tightened,
        "place_monster",
        "monster_maker.encounter.monster_level",
    )
    def _(game, _seat, answer):
        level = values.party_level(game, game.position.players[answer.on])
        return values.monster_face(game, answer.card).level >= level

    @wrong("each monster attacks one character", judgement, values.monster_face)
    def _(real, game, card):
        return replace(real(game, card), attack_count=1)

    @wrong("the attack count is one more", judgement, values.monster_face)
    def _(real, game, card):
        found = real(game, card)
        return replace(found, attack_count=found.attack_count + 1)

    @wrong("the attack of a monster is its level", judgement, values.monster_face)
    def _(real, game, card):
        face = real(game, card)
        return replace(face, attack=Roll(0, face.level))

    @wrong("what is added to a monster's dice is forgotten", judgement, values.monster_face)
    def _(real, game, card):
        found = real(game, card)
        return replace(found, attack=Roll(found.attack.dice, 0)) if found.attack.dice else found

    @wrong("a monster endures as much damage as its durability", judgement, damage.judge)
    def _(real, game, card):
        monster = monster_of(game.position, card)
        if monster is None or monster.damage > values.monster_face(game, card).durability:
            real(game, card)

    @wrong("a monster endures one point less than its durability", judgement, damage.judge)
    def _(real, game, card):
        monster = monster_of(game.position, card)
        if monster is not None and monster.damage == values.monster_face(game, card).durability - 1:
            damage.destroy_monster(game, card, VALUES)
        else:
            real(game, card)

    @wrong("a retreat costs one land for each monster", judgement, values.monster_face)
    def _(real, game, card):
        return replace(real(game, card), retreat=1)

    @wrong("a retreat costs as many lands as the attack count", judgement, values.monster_face)
    def _(real, game, card):
        face = real(game, card)
        return replace(face, retreat=face.attack_count)


def _owned_by_the_traveller(game: Context, monster: Monster) -> Monster:
    place = place_of_monster(game.position, monster.card)
    return monster if place is None else replace(monster, owner=place[0])


with clause("monster_maker.monster.owner"):

    @wrong("the next player chooses for every monster", judgement, fighting.monsters_in_order)
    def _(real, game):
        left = others_from(game, game.position.turn_player)[0]
        return [replace(monster, owner=left) for monster in real(game)]

    @wrong("the turn player chooses the targets of the monsters", judgement, fighting.monsters_in_order)
    def _(real, game):
        return [_owned_by_the_traveller(game, monster) for monster in real(game)]

    @wrong("the turn player rolls for the monsters", step, "battle", "roll_for_monsters")
    def _(real, game, frame):
        asked = real(game, frame)
        if not isinstance(asked, Decision):
            return asked
        draws = tuple(replace(draw, seat=game.position.turn_player) for draw in asked.draws)
        return replace(asked, draws=draws)

    @wrong("a destroyed monster goes to the discard pile of the land's player", judgement, zones.discard_monster)
    def _(game, card, clause):
        seat, _ = place_of_monster(game.position, card) or ("", 0)
        zones.take_monster(game, card)
        zones.discard(game, seat, card, clause)

    @wrong("a monster returns to the deck of the player who retreats", judgement, values.in_the_way)
    def _(real, game, seat):
        return tuple(replace(monster, owner="south") for monster in real(game, seat))

    @wrong("the abilities of a monster are those of the land's player", judgement, abilities.sources)
    def _(real, game, seat):
        for source in real(game, seat):
            if source[2] != "monster":
                yield source
        for land in game.position.players[seat].map:
            for monster in land.monsters:
                yield (monster.card, monster.card, "monster")

    @wrong("nobody has the abilities of a monster", judgement, abilities.sources)
    def _(real, game, seat):
        return (source for source in real(game, seat) if source[2] != "monster")


with clause("monster_maker.ruling.deemed_follow_the_role"):

    @wrong(
        "a deemed monster is placed by the own party level",
        condition,
        "place_monster",
        "monster_maker.encounter.monster_level",
    )
    def _(game, seat, answer):
        card = card_of(game, answer.card)
        of = seat if card.kind == "character" else answer.on
        limit = values.party_level(game, game.position.players[of])
        return card.monster is not None and card.monster.level > limit

    @wrong(
        "a deemed character is placed by an opponent's party level",
        condition,
        "place_character",
        "monster_maker.encounter.character_level",
    )
    def _(game, seat, answer):
        card = card_of(game, answer.card)
        of = others_from(game, seat)[0] if card.kind == "monster" else seat
        limit = values.party_level(game, game.position.players[of])
        return card.character is not None and card.character.level > limit

    @wrong(
        "a deemed monster is the character of the turn", condition, "place_monster", "monster_maker.encounter.monster"
    )
    def _(game, seat, answer):
        if card_of(game, answer.card).kind != "character":
            return encounter.one_monster_for_each_opponent(game, seat, answer)
        return turn_of(game).placed_character

    @wrong(
        "a deemed character does not count as the character of the turn",
        condition,
        "place_character",
        "monster_maker.encounter.character",
    )
    def _(game, seat, answer):
        monster = card_of(game, answer.card).kind == "monster"
        return not monster and encounter.one_character_a_turn(game, seat, answer)

    @wrong("a deemed monster is unique among characters", judgement, values.namesake_among_monsters)
    def _(real, game, seat, card):
        if card_of(game, card).kind == "character":
            return values.namesake_in_party(game, seat, card)
        return real(game, seat, card)

    @wrong("a deemed character is unique among monsters", judgement, values.namesake_in_party)
    def _(real, game, seat, card):
        if card_of(game, card).kind == "monster":
            return values.namesake_among_monsters(game, seat, card)
        return real(game, seat, card)

    @wrong("a deemed character is destroyed by its first wound", judgement, "wound")
    def _(real, game, character, clause):
        if card_of(game, character.card).kind == "monster":
            zones.discard_character(game, character.card, clause)
        else:
            real(game, character, clause)

    @wrong("a deemed monster survives", judgement, damage.destroy_monster)
    def _(real, game, card, clause):
        if card_of(game, card).kind == "monster":
            real(game, card, clause)

    @wrong("a deemed character keeps its attribute", judgement, values.attribute_of)
    def _(real, game, card):
        printed = card_of(game, card)
        if owner_of(game.position, card) is not None and printed.monster is not None:
            return printed.monster.attribute
        return real(game, card)
