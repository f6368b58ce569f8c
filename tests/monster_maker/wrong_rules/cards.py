"""Wrong rules about names, attributes, conditions of lands, and what card texts ask for."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, condition, judgement, lifted, perform, table, verb
from reference_engine.monster_maker import abilities, miracles, move, targets, values, zones
from reference_engine.monster_maker.cards import Send
from reference_engine.monster_maker.position import card_of, monster_of, newest, place_of_monster
from reference_engine.monster_maker.procedures import Effect
from tests.monster_maker.wrong_rules.bends import Context, loosened, tightened

NAMED = "monster_maker.unique.named"
LAND = "monster_maker.land.card_text"
SECOND = "monster_maker.ruling.second_named_refused"
DATA = "monster_maker.ruling.attributes_are_data"


def _named(game: Context, card: str) -> str:
    return card_of(game, card).named


def _same(game: Context, card: str, others: Any) -> str | None:
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

    @wrong("only a copy of the same card counts", judgement, values.namesake_in_party)
    def _(game, seat, card):
        cards = game.position.cards
        copies = [c.card for c in game.position.players[seat].party if cards[c.card] == cards[card]]
        return "a copy is there" if copies else None

    @wrong("an unexplored land keeps its name", judgement, values.namesake_on_map)
    def _(game, seat, card):
        return _same(game, card, (land.card for land in game.position.players[seat].map))

    @wrong("only the newest land counts", judgement, values.namesake_on_map)
    def _(game, seat, card):
        return _same(game, card, (land.card for land in game.position.players[seat].map[-1:] if not land.face_down))

    @wrong("a card laid face down has its name", condition, "move", NAMED)
    def _(game, seat, answer):
        return values.namesake_on_map(game, seat, answer.card)

    @wrong("items are unique for each character", judgement, values.namesake_among_miracles)
    def _(game, seat, card):
        return _same(game, card, game.position.players[seat].others)

    @wrong("items are unique among items, others among others", judgement, values.namesake_among_miracles)
    def _(game, seat, card):
        player = game.position.players[seat]
        items = [item for character in player.party for item in character.items]
        return _same(game, card, items if miracles.face_of(game, card).type == "item" else player.others)

    @wrong("a miracle is unique among the characters, too", judgement, values.namesake_among_miracles)
    def _(real, game, seat, card):
        return real(game, seat, card) or _same(game, card, (c.card for c in game.position.players[seat].party))


def _send(meeting: Any) -> Bend:
    def send(real: Any, game: Context, effect: Effect, part: Send) -> None:
        for card in effect.targets:
            monster = monster_of(game.position, card)
            if monster is None or values.namesake_among_monsters(game, effect.to, card) is None:
                real(game, effect, part)
            else:
                zones.take_monster(game, card)
                meeting(game, effect.to, monster)

    return verb(Send, send)


with clause(SECOND):
    mutant("a second one that is sent there stays beside the first", _send(zones.place_monster))

    @wrong("a second one that is sent there goes back to its owner's hand", _send)
    def _(game, _seat, monster):
        hand = game.position.players[monster.owner].hand
        zones.change_player(game, monster.owner, hand=(*hand, monster.card))

    @wrong("the first one goes, the second one stays", _send)
    def _(game, seat, monster):
        lands = game.position.players[seat].map
        old = next(
            m.card for land in lands for m in land.monsters if _named(game, m.card) == _named(game, monster.card)
        )
        zones.discard_monster(game, old, SECOND)
        zones.place_monster(game, seat, monster)

    @wrong("a second one is placed and discarded at once", table)
    def _(edition):
        def place(real, game, frame, seat, answer):
            double = values.namesake_in_party(game, seat, answer.card)
            outcome = real(game, frame, seat, answer)
            if double is not None:
                zones.discard_character(game, answer.card, SECOND)
            return outcome

        return perform("place_character", place)(lifted("place_character", NAMED)(edition))


with clause("monster_maker.ruling.field_of_a_monster"):

    @wrong("a monster counts for its owner's field", judgement, values.namesake_among_monsters)
    def _(game, _seat, card):
        mine = game.position.turn_player
        found = (m for player in game.position.players.values() for land in player.map for m in land.monsters)
        return _same(game, card, (m.card for m in found if m.owner == mine))

    @wrong("only the own monsters on that field count", judgement, values.namesake_among_monsters)
    def _(game, seat, card):
        found = (m for land in game.position.players[seat].map for m in land.monsters)
        return _same(game, card, (m.card for m in found if m.owner == game.position.turn_player))

    @wrong("a monster is unique at the whole table", judgement, values.namesake_among_monsters)
    def _(game, _seat, card):
        every = (m.card for player in game.position.players.values() for land in player.map for m in land.monsters)
        return _same(game, card, every)


TWINS = {"fire": "water", "water": "fire", "wind": "earth", "earth": "wind", "none": "none"}


def _after(fits: Any, clause: str = LAND) -> Bend:
    def wrong(game: Context, seat: str, answer: Any) -> str | None:
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

    @wrong("a land without an attribute has all of them", _after)
    def _(face, after):
        return face is not None and face.attribute in (*after, "none")


with clause("monster_maker.attribute.holders"):
    mutant("no monster has an attribute", judgement(values.attribute_of, lambda *_: "none"))

    @wrong("a monster without an attribute has any", judgement, values.attribute_of)
    def _(real, game, card):
        found = real(game, card)
        return "fire" if found == "none" and monster_of(game.position, card) is not None else found


def _home(game: Context, card: str) -> tuple[str, str]:
    """The attributes of a monster and of the land that it is on."""
    place = place_of_monster(game.position, card)
    if place is None:
        return ("none", "none")
    land = card_of(game, game.position.players[place[0]].map[place[1]].card).land
    return (values.attribute_of(game, card), "none" if land is None else land.attribute)


with clause(DATA):

    @wrong("a monster is placed only on a land of its attribute", tightened, "place_monster", DATA)
    def _(game, _seat, answer):
        last, card = (newest(game.position.players[answer.on]), card_of(game, answer.card))
        face = None if last is None else card_of(game, last.card).land
        if card.monster is None or face is None or card.monster.attribute == face.attribute:
            return None
        return True

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

    @wrong("a land that lies face down still has its attribute", loosened, "move", LAND)
    def _(game, seat, answer):
        card, last = (card_of(game, answer.card).land, newest(game.position.players[seat]))
        face = None if last is None else card_of(game, last.card).land
        return card is not None and face is not None and (face.attribute in card.after)

    @wrong("the first land of a map has no condition", loosened, "move", LAND)
    def _(game, seat, _answer):
        return not game.position.players[seat].map

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

    @wrong("the conditions hold for a card laid face down, too", tightened, "move", LAND)
    def _(game, seat, answer):
        up = replace(answer, face_down=False)
        real = card_of(game, answer.card).land is not None
        return move.is_land_whose_conditions_hold(game, seat, up) if real else None

    @wrong("any card is a land", table)
    def _(edition):
        def unless(game, _seat, answer):
            return card_of(game, answer.card).land is None

        def laid(real, game, frame, seat, answer):
            plain = card_of(game, answer.card).land is None
            return real(game, frame, seat, replace(answer, face_down=True) if plain else answer)

        return perform("move", laid)(loosened("move", LAND, unless)(edition))


with clause("monster_maker.ruling.card_text_binds"):
    mutant("abilities may choose whom they like", judgement(targets.wrong_choice, lambda *_: None))

    @wrong("fewer targets may be chosen", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        target = ability.target
        if target is not None and 0 < len(targets) < target.count:
            ability = replace(ability, target=replace(target, count=len(targets)))
        return real(game, seat, ability, targets, to)

    @wrong("more targets may be chosen", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        target = ability.target
        if target is not None and len(set(targets)) > target.count:
            ability = replace(ability, target=replace(target, count=len(targets)))
        return real(game, seat, ability, targets, to)

    @wrong("one creature may be chosen twice", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        if ability.target is not None and len(targets) == ability.target.count and (len(set(targets)) == 1):
            return None
        return real(game, seat, ability, targets, to)

    @wrong("nobody needs to be chosen", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        return real(game, seat, ability, targets, to) if targets or ability.target is None else None

    @wrong("who is chosen in vain does not matter", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        return real(game, seat, ability, targets if ability.target is not None else (), to)

    @wrong("a player named in vain does not matter", judgement, targets.wrong_choice)
    def _(real, game, seat, ability, targets, to):
        return real(game, seat, ability, targets, to if any(isinstance(part, Send) for part in ability.do) else "")

    @wrong("less may be paid", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, ability):
        if len(paid) < ability.cost.discard:
            ability = replace(ability, cost=replace(ability.cost, discard=len(paid)))
        return real(game, seat, card, index, user, paid, ability)

    @wrong("more may be paid", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, ability):
        return real(game, seat, card, index, user, paid[: ability.cost.discard], ability)

    @wrong("one card may pay twice", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, ability):
        if len(paid) == ability.cost.discard and len(set(paid)) < len(paid):
            return None
        return real(game, seat, card, index, user, paid, ability)

    @wrong("a card may pay for itself", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, ability):
        return None if card in paid else real(game, seat, card, index, user, paid, ability)
