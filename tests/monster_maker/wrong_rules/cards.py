"""Wrong cards: their names, decks, creatures, skills, ranks, miracles."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, loosened, tightened
from reference_engine.monster_maker import abilities, deck, miracles, move, quiet, targets, values, view
from reference_engine.monster_maker.position import card_of, character_of, newest, owner_of, place_of_monster

NAMED = "monster_maker.unique.named"
LAND = "monster_maker.land.card_text"
DATA = "monster_maker.ruling.attributes_are_data"


def _named(game: Any, card: str) -> str:
    return card_of(game, card).named


def _same(game: Any, card: str, others: Any) -> str | None:
    found = [other for other in others if _named(game, card) and _named(game, other) == _named(game, card)]
    return f"{found[0]} is there already" if found else None


with clause(NAMED):

    @wrong("a character is unique at the whole table", judgement, values.namesake_in_party)
    def _(game, _seat, card):
        return _same(game, card, (c.card for player in game.position.players.values() for c in player.party))

    @wrong("a character is unique among the monsters on the field, too", judgement, values.namesake_in_party)
    def _(real, game, seat, card):
        monsters = (m.card for land in game.position.players[seat].map for m in land.monsters)
        return real(game, seat, card) or _same(game, card, monsters)

    @wrong("one who has died does not come back", judgement, values.namesake_in_party)
    def _(real, game, seat, card):
        return real(game, seat, card) or _same(game, card, game.position.players[seat].discard)

    @wrong("items are unique among items, others among others", judgement, values.namesake_among_miracles)
    def _(game, seat, card):
        player = game.position.players[seat]
        items = [item for character in player.party for item in character.items]
        return _same(game, card, items if miracles.face_of(game, card).type == "item" else player.others)

    @wrong("a miracle is unique among the characters, too", judgement, values.namesake_among_miracles)
    def _(real, game, seat, card):
        return real(game, seat, card) or _same(game, card, (c.card for c in game.position.players[seat].party))


TWINS = {"fire": "water", "water": "fire", "wind": "earth", "earth": "wind", "none": "none"}


def _after(fits: Any, clause: str = LAND) -> Bend:
    def wrong(game: Any, seat: str, answer: Any) -> str | None:
        card = card_of(game, answer.card)
        if answer.face_down or card.land is None:
            return move.is_land_whose_conditions_hold(game, seat, answer)
        last = newest(game.position.players[seat])
        face = None if last is None or last.face_down else card_of(game, last.card).land
        if card.land.after and not fits(face, card.land.after):
            return "not after that"
        low = values.party_level(game, game.position.players[seat]) < card.land.min_level
        return "the level is too low" if low else None

    return condition("move", clause, wrong)


with clause("monster_maker.attribute.kinds"):
    mutant("there is no earth", _after(lambda face, after: face is not None and face.attribute in {*after} - {"earth"}))

    @wrong("there are two attributes: fire is water, wind is earth", _after)
    def _(face, after):
        return face is not None and {face.attribute, TWINS[face.attribute]} & {*after}


def _home(game: Any, card: str) -> tuple[str, str]:
    """The attributes of a monster and of the land that it is on."""
    place = place_of_monster(game.position, card)
    if place is None:
        return ("none", "none")
    land = card_of(game, game.position.players[place[0]].map[place[1]].card).land
    return (values.attribute_of(game, card), "none" if land is None else land.attribute)


with clause(DATA):

    @wrong("a land does not follow one of the same attribute", tightened, "move", DATA)
    def _(game, seat, answer):
        last, new = (newest(game.position.players[seat]), card_of(game, answer.card).land)
        old = None if last is None else card_of(game, last.card).land
        return new and old and (new.attribute == old.attribute != "none")

    @wrong("a land does not follow one of the opposite attribute", tightened, "move", DATA)
    def _(game, seat, answer):
        last, new = (newest(game.position.players[seat]), card_of(game, answer.card).land)
        old = None if last is None else card_of(game, last.card).land
        return new and old and (TWINS[new.attribute] == old.attribute != "none")

    @wrong("a monster is stronger on a land of its attribute", judgement, values.attack_bonus)
    def _(real, game, creature):
        mine, land = _home(game, creature.card)
        return real(game, creature) + (mine == land != "none")

    @wrong("a monster is weaker on a land of the opposite attribute", judgement, values.attack_bonus)
    def _(real, game, creature):
        mine, land = _home(game, creature.card)
        return real(game, creature) - (TWINS[mine] == land != "none")


with clause(LAND):

    @wrong("it is enough if some land of the map has the attribute", loosened, "move", LAND)
    def _(game, seat, answer):
        card = card_of(game, answer.card).land
        lands = [card_of(game, land.card).land for land in game.position.players[seat].map if not land.face_down]
        return card is not None and any(land is not None and land.attribute in card.after for land in lands)

    @wrong("one of two conditions is enough", loosened, "move", LAND)
    def _(game, seat, answer):
        card, player = (card_of(game, answer.card).land, game.position.players[seat])
        last = newest(player)
        face = None if last is None or last.face_down else card_of(game, last.card).land
        if card is None or not (card.after and card.min_level):
            return False
        return (face is not None and face.attribute in card.after) or values.party_level(game, player) >= card.min_level

    @wrong("all the attributes named are asked for", tightened, "move", LAND)
    def _(game, _seat, answer):
        card = card_of(game, answer.card).land
        return card is not None and len(card.after) > 1

    @wrong("the level asked for must be passed", tightened, "move", LAND)
    def _(game, seat, answer):
        card = card_of(game, answer.card).land
        level = values.party_level(game, game.position.players[seat])
        return card is not None and 0 < card.min_level == level and not answer.face_down

    @wrong("the land itself counts for the level it asks for", loosened, "move", LAND)
    def _(game, seat, answer):
        card = card_of(game, answer.card).land
        level = values.party_level(game, game.position.players[seat])
        return card is not None and not card.after and (card.min_level <= level + card.level)


with clause("monster_maker.ruling.card_text_binds"):

    @wrong("fewer targets may be chosen", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        target = ability.target
        if target is not None and 0 < len(targets) < target.count:
            ability = replace(ability, target=replace(target, count=len(targets)))
        return real(game, seat, ability, targets, to)

    @wrong("nobody needs to be chosen", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        return real(game, seat, ability, targets, to) if targets or ability.target is None else None

    @wrong("who is chosen in vain does not matter", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        return real(game, seat, ability, targets if ability.target is not None else (), to)

    @wrong("less may be paid", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, ability):
        if len(paid) < ability.cost.discard:
            ability = replace(ability, cost=replace(ability.cost, discard=len(paid)))
        return real(game, seat, card, index, user, paid, ability)


with clause("monster_maker.deck.minimum_60"):

    @wrong("a deck has exactly 60 cards", judgement, deck.deck_faults)
    def _(real, edition, names):
        yield from real(edition, names)
        if len(names) > 60:
            yield "a deck has exactly 60 cards"


def _forgiving(real: Any, edition: Any, names: Any, forgiven: str) -> Iterator[str]:
    """All faults but those of one clause."""
    return (fault for fault in real(edition, names) if forgiven not in fault)


with clause("monster_maker.deck.four_copies"):

    @wrong("lands may be there as often as one likes", judgement, deck.deck_faults)
    def _(real, edition, names):
        yield from _forgiving(real, edition, names, "four_copies")
        for name, count in Counter(names).items():
            if count > 4 and edition.cards[name].land is None:
                yield f"{count} copies of {name}"


with clause("monster_maker.ruling.no_blank_cards"):

    @wrong("blank cards are taken out of the deck", judgement, deck.deck_faults)
    def _(real, edition, names):
        return real(edition, tuple(name for name in names if name in edition.cards)) or iter(())


with clause("monster_maker.attribute.deemed_monster"):

    @wrong("an attribute may be printed on a deemed monster", judgement, quiet.described_faults)
    def _(real, edition, card):
        return (fault for fault in real(edition, card) if fault[0] != "attribute")


OF_CLASS = "monster_maker.character.skill_class"
CLASSES = "monster_maker.skill.classes"
CONDITION = "monster_maker.skill.use_condition"


with clause(OF_CLASS):

    @wrong("a character has one class, the last one printed", judgement, values.character_face)
    def _(real, game, card):
        face = real(game, card)
        return replace(face, skills=dict(list(face.skills.items())[-1:]))

    @wrong("a character has one class, the first one printed", judgement, values.character_face)
    def _(real, game, card):
        face = real(game, card)
        return replace(face, skills=dict(list(face.skills.items())[:1]))


def _one(several: set[str]) -> Bend:
    def alike(game: Any, _seat: str, answer: Any) -> bool:
        skill = card_of(game, answer.card).skill
        has = set(values.character_face(game, answer.user).skills)
        return skill is not None and skill.skill_class in several and bool(has & several)

    return loosened("use_skill", OF_CLASS, alike)


with clause(CLASSES):
    mutant("clerics and mages are of one class", _one({"cleric", "mage"}))
    mutant("fighters and thieves are of one class", _one({"fighter", "thief"}))


with clause(CONDITION):

    @wrong("the wounded use skills, too", loosened, "use_skill", CONDITION)
    def _(game, seat, answer):
        character = character_of(game.position, answer.user)
        return character is not None and character.wounded and (owner_of(game.position, answer.user) == seat)

    @wrong("whoever has damage uses no skill", tightened, "use_skill", CONDITION)
    def _(game, _seat, answer):
        character = character_of(game.position, answer.user)
        return character is not None and character.damage

    @wrong("anybody's character uses the skill", loosened, "use_skill", CONDITION)
    def _(game, seat, answer):
        return owner_of(game.position, answer.user) != seat

    @wrong("deemed characters use no skills", tightened, "use_skill", CONDITION)
    def _(game, _seat, answer):
        return card_of(game, answer.user).kind == "monster"


RANK_UP = "monster_maker.character.rank_up"


def _rank_up(refused: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        owner = owner_of(game.position, answer.replaces)
        if owner != seat:
            return "it is in another party"
        new, old = (card_of(game, answer.card), card_of(game, answer.replaces))
        return "that is no rank-up" if new.character is not None and refused(new, old) else None

    return amend.condition("rank_up", RANK_UP, condition)


with clause(RANK_UP):

    @wrong("characters without a name are one person", _rank_up)
    def _(new, old):
        return new.named != old.named or new.character.level <= old.character.level

    @wrong("a deemed character does not rank up", _rank_up)
    def _(new, old):
        higher = bool(new.named) and new.named == old.named and (new.character.level > old.character.level)
        return not higher or "monster" in (new.kind, old.kind)

    @wrong("another player's character ranks up", amend.condition, "rank_up", RANK_UP)
    def _(game, _seat, answer):
        new, old = (card_of(game, answer.card), card_of(game, answer.replaces))
        higher = values.character_face(game, answer.card).level > values.character_face(game, answer.replaces).level
        return not (new.named and new.named == old.named and higher)


LEVEL = "monster_maker.miracle.level"
PLACE = "monster_maker.miracle.place"

with clause(LEVEL):

    @wrong("the level of an item is measured by its holder's", loosened, "place_miracle", LEVEL)
    def _(game, _seat, answer):
        if not answer.on:
            return False
        return values.character_face(game, answer.on).level >= miracles.face_of(game, answer.card).level


with clause(PLACE):

    @wrong("missions may be attached to characters", loosened, "place_miracle", PLACE)
    def _(game, _seat, answer):
        return miracles.face_of(game, answer.card).type == "mission"


with clause("monster_maker.mission.kind"):

    @wrong("a mission needs no condition", judgement, quiet.described_faults)
    def _(real, edition, card):
        return (fault for fault in real(edition, card) if fault[0] != "mission")


def _unlooked(words: str) -> Any:
    def faults(real: Any, game: Any, seat: str) -> Any:
        return (fault for fault in real(game, seat) if words not in fault)

    return faults


with clause("monster_maker.state.own_field_areas"):

    @wrong("anybody may be in a party", judgement, quiet.kind_faults)
    def _(real, game, seat):
        return _unlooked("cannot be used as a character")(real, game, seat)

    @wrong("anything may lie on a map", judgement, quiet.kind_faults)
    def _(real, game, seat):
        return _unlooked("is no land card and lies face up")(real, game, seat)

    @wrong("a card may be in two places", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "is in 2 places" not in fault)


with clause("monster_maker.ruling.hidden_information"):

    @wrong("the size of a hand is secret, too", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        return found if viewer in (seat, "judge") else replace(found, hand_count=0)

    @wrong("the public sees no party", judgement, view.player_view)
    def _(real, game, seat, viewer):
        found = real(game, seat, viewer)
        return replace(found, party=()) if viewer == "public" else found
