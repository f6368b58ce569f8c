"""Wrong constant effects and wrong missions."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import condition, judgement
from reference_engine.monster_maker import damage, miracles, values, victory
from reference_engine.monster_maker.position import card_of, character_of, monster_of, owner_of
from tests.monster_maker.wrong_rules.bends import Context

with clause("monster_maker.vocabulary.constant"):

    @wrong("constant effects of cards in the hand hold, too", judgement, values.constants_of)
    def _(real, game, player):
        yield from real(game, player)
        for card in player.hand:
            for constant in card_of(game, card).constants:
                yield ("", constant)

    @wrong("constant effects outlast their card", judgement, values.constants_of)
    def _(real, game, player):
        yield from real(game, player)
        for card in player.discard:
            for constant in card_of(game, card).constants:
                yield ("", constant)

    @wrong("constant effects hold in the own turn", judgement, values.constants_of)
    def _(real, game, player):
        mine = game.position.players[game.position.turn_player].party == player.party
        return real(game, player) if mine else iter(())

    @wrong("a monster has its constant effects for its owner", judgement, values.constants_of)
    def _(real, game, player):
        yield from real(game, player)
        seat = next((seat for seat, found in game.position.players.items() if found.party == player.party))
        for other in game.position.players.values():
            for land in other.map:
                for monster in land.monsters:
                    for constant in card_of(game, monster.card).constants if monster.owner == seat else ():
                        yield (monster.card, constant)

    @wrong("a declared miracle works while it may be countered", judgement, values.constants_of)
    def _(real, game, player):
        yield from real(game, player)
        for frame in game.position.stack:
            declared = frame.name == "action" and frame.kind == "miracle" and not frame.cancelled
            if declared and game.position.players[frame.seat].party == player.party:
                for constant in card_of(game, frame.card).constants:
                    yield ("", constant)


with clause("monster_maker.vocabulary.constant_whom"):

    @wrong("every constant effect holds for the party", judgement, values.constants_of)
    def _(real, game, player):
        return ((source, replace(constant, to="party")) for source, constant in real(game, player))

    @wrong("constant effects hold for one character each", judgement, values.constants_of)
    def _(real, game, player):
        return ((source, replace(constant, to="this")) for source, constant in real(game, player))

    @wrong("of several constant effects one counts", judgement, values.constants_of)
    def _(real, game, player):
        return iter(list(real(game, player))[:1])

    @wrong("items have no constant effects", judgement, values.constants_of)
    def _(real, game, player):
        return real(game, replace(player, party=tuple(replace(c, items=()) for c in player.party)))

    @wrong("miracles that lie by themselves have no constant effects", judgement, values.constants_of)
    def _(real, game, player):
        return real(game, replace(player, others=()))

    @wrong("constant effects hold for all parties", judgement, values.constants_of)
    def _(real, game, _player):
        for player in game.position.players.values():
            yield from real(game, player)


with clause("monster_maker.vocabulary.constant_attack"):

    @wrong("what is added is added for each die", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        return real(game, roll, faces, bonus * max(1, len(faces)))

    @wrong("an attack is never made weaker", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        return real(game, roll, faces, max(0, bonus))

    @wrong("an attack may be below 0", judgement, values.attack_result)
    def _(_game, roll, faces, bonus):
        return int(sum(faces)) + int(roll.plus) + bonus

    @wrong("it adds to the damage of skills, too", judgement, damage.deal)
    def _(real, game, blows, clause):
        frame = game.position.stack[-1]
        user = character_of(game.position, frame.user) if frame.name == "effect" else None
        more = values.attack_bonus(game, user) if user is not None else 0
        real(game, {card: amount + more for card, amount in blows.items()}, clause)


with clause("monster_maker.vocabulary.constant_ward"):

    @wrong("a ward takes off one point less", judgement, values.ward)
    def _(real, game, character):
        return max(0, real(game, character) - 1)

    @wrong("a ward keeps everything off", judgement, values.ward)
    def _(real, game, character):
        return 99 if real(game, character) else 0

    @wrong("a ward works outside battles only", judgement, values.ward)
    def _(real, game, character):
        return 0 if any(frame.name == "battle" for frame in game.position.stack) else real(game, character)

    @wrong("a ward works in battles only", judgement, values.ward)
    def _(real, game, character):
        return real(game, character) if any(frame.name == "battle" for frame in game.position.stack) else 0

    @wrong("a ward works once: whoever has damage has lost it", judgement, values.ward)
    def _(real, game, character):
        return 0 if character.damage else real(game, character)

    @wrong("the strongest ward counts", judgement, values.ward)
    def _(game, character):
        seat = owner_of(game.position, character.card)
        assert seat is not None
        found = values.constants_of(game, game.position.players[seat])
        return max((c.ward for source, c in found if c.to == "party" or source == character.card), default=0)

    @wrong("monsters have their owner's wards", judgement, damage.taken_by)
    def _(real, game, card, amount):
        monster = monster_of(game.position, card)
        if monster is None:
            return real(game, card, amount)
        found = values.constants_of(game, game.position.players[monster.owner])
        return max(0, amount - sum((constant.ward for _, constant in found if constant.to == "party")))

    @wrong("less than nothing heals", judgement, damage.taken_by)
    def _(game, card, amount):
        character = character_of(game.position, card)
        return amount - (values.ward(game, character) if character is not None else 0)


def _level(game: Context, seat: str, placing: str, raised: Callable[[list[int]], int]) -> int:
    player = game.position.players[seat]
    changes = [constant.level for _, constant in values.constants_of(game, player) if constant.placing == placing]
    return values.party_level(game, player) + raised(changes)


with clause("monster_maker.vocabulary.constant_level"):

    @wrong("a change of level is one level, for characters", judgement, values.level_for)
    def _(game, seat, placing):
        return _level(game, seat, placing, lambda changes: 1 if changes else 0)

    @wrong("of two changes of level one counts", judgement, values.level_for)
    def _(game, seat, placing):
        return _level(game, seat, placing, lambda changes: max(changes, default=0))

    @wrong("what is for miracles is for characters, too", judgement, values.level_for)
    def _(real, game, seat, placing):
        return real(game, seat, placing) + _level(game, seat, "miracle", sum) - _level(game, seat, "", sum)

    @wrong("a rank-up is no placing", condition, "rank_up", "monster_maker.encounter.character_level")
    def _(game, seat, answer):
        face = card_of(game, answer.card).character
        return face is not None and face.level > values.party_level(game, game.position.players[seat])

    @wrong("items are not helped", condition, "place_miracle", "monster_maker.miracle.level")
    def _(real, game, seat, answer):
        plain = values.party_level(game, game.position.players[seat])
        high = bool(answer.on) and miracles.face_of(game, answer.card).level > plain
        return real(game, seat, answer) or ("too high" if high else None)


with clause("monster_maker.vocabulary.mission_level"):

    @wrong("the level must be passed", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, level=mission.level + 1 if mission.level else 0))

    @wrong("exactly the level must be there", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        exact = not mission.level or values.party_level(game, player) == mission.level
        return exact and real(game, player, mission)

    @wrong("the level is not read", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, level=0))


with clause("monster_maker.vocabulary.mission_lands"):

    @wrong("towns are not counted", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, towns=0))

    @wrong("unexplored lands are not counted", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, unexplored=0))

    @wrong("one of the attributes is enough", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        each = [replace(mission, attributes=(attribute,)) for attribute in mission.attributes] or [mission]
        return any(real(game, player, one) for one in each)

    @wrong("a town that lies face down is a town", judgement, values.is_town)
    def _(game, land):
        face = card_of(game, land.card).land
        return face is not None and face.town

    @wrong("lands that lie face down have their attribute", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        lands = [card_of(game, land.card).land for land in player.map]
        seen = {face.attribute for face in lands if face is not None}
        rest = replace(mission, attributes=tuple(one for one in mission.attributes if one not in seen))
        return real(game, player, rest)

    @wrong("the lands of all players count", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        every = tuple(land for found in game.position.players.values() for land in found.map)
        return real(game, replace(player, map=every), mission)


with clause("monster_maker.vocabulary.mission_characters"):
    mutant("the wounded are counted, too", judgement(values.able, lambda _game, player: player.party))

    @wrong("the skill level is not read", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, skill_level=0))

    @wrong("the class is not read", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        classes = ("fighter", "cleric", "mage", "thief") if mission.skill else (None,)
        return any(real(game, player, replace(mission, skill=one)) for one in classes)

    @wrong("the skill level must be passed", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, skill_level=mission.skill_level + 1))

    @wrong("everybody unhurt counts but one", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return real(game, player, replace(mission, unhurt=mission.unhurt + 1 if mission.unhurt else 0))


def _parts(mission: Any) -> list[Any]:
    """Each thing that a mission asks for as a mission of its own."""
    fields = ("level", "towns", "unexplored", "unhurt", "attributes")
    blank = replace(mission, level=0, towns=0, unexplored=0, unhurt=0, attributes=(), skill=None)
    found = [replace(blank, **{name: getattr(mission, name)}) for name in fields if getattr(mission, name)]
    skill = [replace(blank, skill=mission.skill, skill_level=mission.skill_level)] if mission.skill else []
    return [*found, *skill]


with clause("monster_maker.vocabulary.mission_whole"):

    @wrong("one of the things that it asks for is enough", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        return any(real(game, player, part) for part in _parts(mission))

    @wrong("the last thing is not asked for", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        parts = _parts(mission)
        return all(real(game, player, part) for part in parts[:-1] or parts)

    @wrong("all missions must be fulfilled", judgement, victory.mission_fulfilled)
    def _(real, game, player, _card):
        missions = [card for card in player.others if miracles.face_of(game, card).mission is not None]
        return bool(missions) and all(real(game, player, card) for card in missions)

    @wrong("what one mission asks for may be fulfilled for another", judgement, victory.mission_fulfilled)
    def _(real, game, player, card):
        missions = [face.mission for one in player.others if (face := miracles.face_of(game, one)).mission is not None]
        done = [[victory.mission_holds(game, player, part) for part in _parts(mission)] for mission in missions]
        helped = len(done) > 1 and all(any(column) for column in zip(*done, strict=False))
        return real(game, player, card) or helped
