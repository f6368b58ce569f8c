"""Wrong miracles: their levels, where they lie, items and missions."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, bend, condition, judgement, step, table
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import abilities, miracles, quiet, values, victory, window, zones
from reference_engine.monster_maker.position import Ending, card_of, character_of, others_from, owner_of, unhurt
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, loosened, tightened

LEVEL = "monster_maker.miracle.level"
PLACE = "monster_maker.miracle.place"
ATTACH = "monster_maker.item.attach"
HELD = "monster_maker.item.held"
NO_LIMIT = "monster_maker.item.no_limit"
ANY_NUMBER = "monster_maker.ruling.any_number_of_miracles"

with clause(LEVEL):

    @wrong("the level must be below the party level", tightened, "place_miracle", LEVEL)
    def _(game, seat, answer):
        level = miracles.face_of(game, answer.card).level
        return 0 < level >= values.level_for(game, seat, "miracle")

    @wrong("the highest party level at the table counts", condition, "place_miracle", LEVEL)
    def _(game, _seat, answer):
        highest = max(values.level_for(game, seat, "miracle") for seat in game.position.order)
        return miracles.face_of(game, answer.card).level > highest

    @wrong("the level of an item is measured by its holder's", loosened, "place_miracle", LEVEL)
    def _(game, _seat, answer):
        if not answer.on:
            return False
        return values.character_face(game, answer.on).level >= miracles.face_of(game, answer.card).level

    @wrong("items have no level condition", loosened, "place_miracle", LEVEL)
    def _(game, _seat, answer):
        return miracles.face_of(game, answer.card).type == "item"

    @wrong("missions have no level condition", loosened, "place_miracle", LEVEL)
    def _(game, _seat, answer):
        return miracles.face_of(game, answer.card).type == "mission"


with clause(PLACE):

    @wrong("a miracle lies on the left neighbour's field", judgement, miracles.comes_to_field)
    def _(real, game, action):
        real(game, action)
        if not action.user:
            left, own = (others_from(game, action.seat)[0], game.position.players[action.seat])
            zones.change_player(game, action.seat, others=own.others[:-1])
            zones.change_player(game, left, others=(*game.position.players[left].others, action.card))

    @wrong("a mission stays in the hand, laid open", judgement, miracles.comes_to_field)
    def _(real, game, action):
        if miracles.face_of(game, action.card).type == "mission":
            zones.change_player(game, action.seat, hand=(*game.position.players[action.seat].hand, action.card))
        else:
            real(game, action)

    @wrong("missions may be attached to characters", loosened, "place_miracle", PLACE)
    def _(game, _seat, answer):
        return miracles.face_of(game, answer.card).type == "mission"

    @wrong("an item lies there, too, beside its holder", judgement, miracles.comes_to_field)
    def _(real, game, action):
        real(game, action)
        if action.user:
            others = game.position.players[action.seat].others
            zones.change_player(game, action.seat, others=(*others, action.card))

    @wrong("an item may lie by itself", judgement, quiet.kind_faults)
    def _(real, game, seat):
        return (fault for fault in real(game, seat) if "miracle.place" not in fault)


with clause(ATTACH):

    @wrong("an item may be given to another player's character", loosened, "place_miracle", ATTACH)
    def _(_game, _seat, answer):
        return bool(answer.on)

    @wrong("an item may be placed without a holder", loosened, "place_miracle", ATTACH)
    def _(_game, _seat, answer):
        return not answer.on

    @wrong("only unhurt characters get items", tightened, "place_miracle", ATTACH)
    def _(game, _seat, answer):
        character = character_of(game.position, answer.on)
        return character is not None and character.wounded

    @wrong("every character of the party gets the item", judgement, miracles.comes_to_field)
    def _(real, game, action):
        real(game, action)
        if action.user:
            for character in game.position.players[action.seat].party:
                if action.card not in character.items:
                    zones.change_character(game, character.card, items=(*character.items, action.card))


with clause(HELD):

    @wrong("items stay behind when their holder leaves", judgement, zones.take_character)
    def _(real, game, card):
        seat = owner_of(game.position, card)
        held = character_of(game.position, card)
        assert seat is not None
        assert held is not None
        zones.change_character(game, card, items=())
        zones.change_player(game, seat, others=(*game.position.players[seat].others, *held.items))
        return real(game, card)

    @wrong("items go to the hand when their holder leaves", judgement, zones.take_character)
    def _(real, game, card):
        seat = owner_of(game.position, card)
        held = character_of(game.position, card)
        assert seat is not None
        assert held is not None
        zones.change_character(game, card, items=())
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, *held.items))
        return real(game, card)

    @wrong("only one item is lost with its holder", judgement, zones.take_character)
    def _(real, game, card):
        held = character_of(game.position, card)
        assert held is not None
        zones.change_character(game, card, items=held.items[:1])
        return real(game, card)

    @wrong("all items of the party are lost with a character", judgement, zones.take_character)
    def _(real, game, card):
        seat = owner_of(game.position, card)
        assert seat is not None
        for character in game.position.players[seat].party:
            if character.card != card:
                for item in character.items:
                    zones.discard(game, seat, item, HELD)
                zones.change_character(game, character.card, items=())
        return real(game, card)

    @wrong("what an item does holds for everybody in the party", judgement, values.constants_of)
    def _(real, game, player):
        held = {character.card: character.items for character in player.party}
        for source, constant in real(game, player):
            from_item = any(constant in card_of(game, item).constants for item in held.get(source, ()))
            yield (source, replace(constant, to="party") if from_item else constant)

    @wrong("items are lost at the end of the turn", after_act, "end_turn")
    def _(game, seat, _answer):
        for character in game.position.players[seat].party:
            for item in character.items:
                zones.discard(game, seat, item, HELD)
            zones.change_character(game, character.card, items=())


def _at_most(most: int) -> Bend:
    def full(game: Context, _seat: str, answer: Any) -> str | None:
        character = character_of(game.position, answer.on)
        return "no hand is free" if character is not None and len(character.items) >= most else None

    return tightened("place_miracle", NO_LIMIT, full)


with clause(NO_LIMIT):
    mutant("a character holds one item", _at_most(1))
    mutant("a character holds two items", _at_most(2))

    @wrong("a new item takes the place of the old ones", after_act, "place_miracle")
    def _(game, seat, answer):
        character = character_of(game.position, answer.on)
        if character is not None:
            zones.change_character(game, answer.on, items=())
            for item in character.items:
                zones.discard(game, seat, item, NO_LIMIT)

    @wrong("only one item of a character works", judgement, values.constants_of)
    def _(real, game, player):
        party = tuple(replace(character, items=character.items[-1:]) for character in player.party)
        return real(game, replace(player, party=party))


with clause("monster_maker.mission.kind"):
    mutant("missions are not looked at", judgement(victory.mission_fulfilled, lambda *_: False))

    @wrong("any miracle with the party level reached wins", judgement, victory.mission_fulfilled)
    def _(real, game, player, card):
        face = miracles.face_of(game, card)
        return real(game, player, card) or (face.mission is None and values.party_level(game, player) >= 9)

    @wrong("a mission in the hand counts", judgement, "victory")
    def _(real, game, seat):
        player = game.position.players[seat]
        held = [card for card in player.hand if card_of(game, card).miracle is not None]
        secretly = any(victory.mission_fulfilled(game, player, card) for card in held)
        return real(game, seat) or ("monster_maker.victory.mission" if secretly else None)

    @wrong("a mission is fulfilled once it is placed", judgement, victory.mission_fulfilled)
    def _(game, _player, card):
        return miracles.face_of(game, card).type == "mission"

    @wrong("a fulfilled mission wins when it is placed", judgement, miracles.comes_to_field)
    def _(real, game, action):
        real(game, action)
        player = game.position.players[action.seat]
        if action.card in player.others and victory.mission_fulfilled(game, player, action.card):
            victory.end(game, Ending(action.seat, "monster_maker.victory.mission"))

    @wrong("a mission needs no condition", judgement, quiet.described_faults)
    def _(real, edition, card):
        return (fault for fault in real(edition, card) if fault[0] != "mission")


@bend
def _one_in_a_window(edition: Edition, kind: str | None) -> Edition:
    def placed(game: Context, _seat: str, answer: Any) -> str | None:
        mine = kind is None or miracles.face_of(game, answer.card).type == kind
        return "one has been placed" if mine and "miracle" in turn_of(game).used else None

    def mark(game: Context, _seat: str, answer: Any) -> None:
        if kind is None or miracles.face_of(game, answer.card).type == kind:
            turn_of(game).used = (*turn_of(game).used, "miracle")

    return tightened("place_miracle", ANY_NUMBER, placed)(after_act("place_miracle", mark)(edition))


with clause(ANY_NUMBER):
    mutant("one miracle is placed in a window", _one_in_a_window(None))
    mutant("one item is placed in a window", _one_in_a_window("item"))
    mutant("one mission is placed in a window", _one_in_a_window("mission"))

    @wrong("a placed miracle closes the window", table)
    def _(edition):
        def close(game, _seat, _answer):
            turn_of(game).used = (*turn_of(game).used, "closed")

        def closed(game, _seat, _answer):
            return "the window is closed" if "closed" in turn_of(game).used else None

        return tightened("place_miracle", ANY_NUMBER, closed)(after_act("place_miracle", close)(edition))


with clause("monster_maker.ruling.items_of_the_wounded"):

    @wrong("items of the wounded do nothing by themselves", judgement, values.constants_of)
    def _(real, game, player):
        party = tuple(replace(c, items=() if c.wounded else c.items) for c in player.party)
        return real(game, replace(player, party=party))

    @wrong("items of the wounded cannot be used", judgement, abilities.sources)
    def _(real, game, seat):
        wounded = {c.card for c in game.position.players[seat].party if c.wounded}
        return (source for source in real(game, seat) if source[0] == source[1] or source[1] not in wounded)

    @wrong("nothing protects the wounded", judgement, values.ward)
    def _(real, game, character):
        return 0 if character.wounded else real(game, character)

    @wrong("a wounded holder can be wounded for an item", judgement, abilities.cannot_pay)
    def _(real, game, seat, card, index, user, paid, ability):
        free = replace(ability, cost=replace(ability.cost, wound_this=False))
        return real(game, seat, card, index, user, paid, free)


with clause("monster_maker.ruling.stranded_items"):

    @wrong("a stranded item goes back to the hand", step, "action", "put_card_away")
    def _(game, action):
        stranded = action.kind == "miracle" and action.user and not miracles.is_on_field(game, action)
        if stranded and not action.cancelled:
            hand = game.position.players[action.seat].hand
            zones.change_player(game, action.seat, hand=(*hand, action.card))
            action.kind = "ability"
        return window.put_card_away(game, action)

    @wrong("a stranded item goes to somebody else", judgement, miracles.comes_to_field)
    def _(real, game, action):
        if action.user and character_of(game.position, action.user) is None:
            action.user = unhurt(game.position.players[action.seat])[0].card
        real(game, action)

    @wrong("an item whose holder is hit in answer is lost", judgement, miracles.comes_to_field)
    def _(real, game, action):
        holder = character_of(game.position, action.user)
        if holder is None or not holder.wounded:
            real(game, action)
