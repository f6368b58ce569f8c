"""Wrong constant effects and wrong missions."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import (
    damage,
    miracles,
    values,
    victory,
)
from reference_engine.monster_maker.position import (
    card_of,
    character_of,
    monster_of,
    owner_of,
)
from tests.monster_maker.wrong_rules.bends import Context

CONSTANT = "monster_maker.vocabulary.constant"
WHOM = "monster_maker.vocabulary.constant_whom"
CONSTANT_ATTACK = "monster_maker.vocabulary.constant_attack"
WARD = "monster_maker.vocabulary.constant_ward"
CONSTANT_LEVEL = "monster_maker.vocabulary.constant_level"
MISSION_LEVEL = "monster_maker.vocabulary.mission_level"
MISSION_LANDS = "monster_maker.vocabulary.mission_lands"
MISSION_CHARACTERS = "monster_maker.vocabulary.mission_characters"
MISSION_WHOLE = "monster_maker.vocabulary.mission_whole"


# Constants


@judgement(values.constants_of, CONSTANT, "constant effects of cards in the hand hold, too")
def from_the_hand(real: Any, game: Context, player: Any) -> Any:
    """They need not be placed."""
    yield from real(game, player)
    for card in player.hand:
        for constant in card_of(game, card).constants:
            yield "", constant


@judgement(values.constants_of, CONSTANT, "constant effects outlast their card")
def from_the_grave(real: Any, game: Context, player: Any) -> Any:
    """They are remembered."""
    yield from real(game, player)
    for card in player.discard:
        for constant in card_of(game, card).constants:
            yield "", constant


@judgement(values.constants_of, CONSTANT, "constant effects hold in the own turn")
def in_the_own_turn(real: Any, game: Context, player: Any) -> Any:
    """They sleep in others' turns."""
    mine = game.position.players[game.position.turn_player].party == player.party
    return real(game, player) if mine else iter(())


@judgement(values.constants_of, CONSTANT, "a monster has its constant effects for its owner")
def from_monsters(real: Any, game: Context, player: Any) -> Any:
    """It is the owner's card."""
    yield from real(game, player)
    seat = next(seat for seat, found in game.position.players.items() if found.party == player.party)
    for other in game.position.players.values():
        for land in other.map:
            for monster in land.monsters:
                for constant in card_of(game, monster.card).constants if monster.owner == seat else ():
                    yield monster.card, constant


@judgement(values.constants_of, CONSTANT, "a declared miracle works while it may be countered")
def while_declared(real: Any, game: Context, player: Any) -> Any:
    """It is as good as there."""
    yield from real(game, player)
    for frame in game.position.stack:
        declared = frame.name == "action" and frame.kind == "miracle" and not frame.cancelled
        if declared and game.position.players[frame.seat].party == player.party:
            for constant in card_of(game, frame.card).constants:
                yield "", constant


@judgement(values.constants_of, WHOM, "every constant effect holds for the party")
def for_the_party(real: Any, game: Context, player: Any) -> Any:
    """Whom it names is not read."""
    return ((source, replace(constant, to="party")) for source, constant in real(game, player))


@judgement(values.constants_of, WHOM, "constant effects hold for one character each")
def for_one(real: Any, game: Context, player: Any) -> Any:
    """The whole party is not reached."""
    return ((source, replace(constant, to="this")) for source, constant in real(game, player))


@judgement(values.constants_of, WHOM, "of several constant effects one counts")
def one_counts(real: Any, game: Context, player: Any) -> Any:
    """The first one."""
    return iter(list(real(game, player))[:1])


@judgement(values.constants_of, WHOM, "items have no constant effects")
def items_do_nothing(real: Any, game: Context, player: Any) -> Any:
    """They are used."""
    return real(game, replace(player, party=tuple(replace(c, items=()) for c in player.party)))


@judgement(values.constants_of, WHOM, "miracles that lie by themselves have no constant effects")
def miracles_do_nothing(real: Any, game: Context, player: Any) -> Any:
    """They are used."""
    return real(game, replace(player, others=()))


@judgement(values.constants_of, WHOM, "constant effects hold for all parties")
def for_all_parties(real: Any, game: Context, _player: Any) -> Any:
    """Whosever they are."""
    for player in game.position.players.values():
        yield from real(game, player)


@judgement(values.attack_result, CONSTANT_ATTACK, "what is added is added for each die")
def for_each_die(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> int:
    """Once for a fixed attack."""
    return int(real(game, roll, faces, bonus * max(1, len(faces))))


@judgement(values.attack_result, CONSTANT_ATTACK, "an attack is never made weaker")
def never_weaker(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> int:
    """Only more."""
    return int(real(game, roll, faces, max(0, bonus)))


@judgement(values.attack_result, CONSTANT_ATTACK, "an attack may be below 0")
def below_nothing(_real: Any, _game: Any, roll: Any, faces: Any, bonus: int) -> int:
    """It takes from another's."""
    return int(sum(faces)) + int(roll.plus) + bonus


@judgement(damage.deal, CONSTANT_ATTACK, "it adds to the damage of skills, too")
def adds_to_skills(real: Any, game: Context, blows: Any, clause: str) -> None:
    """A strong mage."""
    frame = game.position.stack[-1]
    user = character_of(game.position, frame.user) if frame.name == "effect" else None
    more = values.attack_bonus(game, user) if user is not None else 0
    real(game, {card: amount + more for card, amount in blows.items()}, clause)


@judgement(values.ward, WARD, "a ward takes off one point less")
def one_point_less(real: Any, game: Context, character: Any) -> int:
    """Off by one."""
    return max(0, int(real(game, character)) - 1)


@judgement(values.ward, WARD, "a ward keeps everything off")
def all_kept_off(real: Any, game: Context, character: Any) -> int:
    """Its points are not read."""
    return 99 if real(game, character) else 0


@judgement(values.ward, WARD, "a ward works outside battles only")
def not_in_battles(real: Any, game: Context, character: Any) -> int:
    """A blow is a blow."""
    return 0 if any(frame.name == "battle" for frame in game.position.stack) else int(real(game, character))


@judgement(values.ward, WARD, "a ward works in battles only")
def only_in_battles(real: Any, game: Context, character: Any) -> int:
    """Magic passes through."""
    return int(real(game, character)) if any(frame.name == "battle" for frame in game.position.stack) else 0


@judgement(values.ward, WARD, "a ward works once: whoever has damage has lost it")
def works_once(real: Any, game: Context, character: Any) -> int:
    """Then it is used up."""
    return 0 if character.damage else int(real(game, character))


@judgement(values.ward, WARD, "the strongest ward counts")
def strongest_ward(_real: Any, game: Context, character: Any) -> int:
    """They do not add up."""
    seat = owner_of(game.position, character.card)
    assert seat is not None
    found = values.constants_of(game, game.position.players[seat])
    return max((c.ward for source, c in found if c.to == "party" or source == character.card), default=0)


@judgement(damage.taken_by, WARD, "monsters have their owner's wards")
def monsters_have_wards(real: Any, game: Context, card: str, amount: int) -> int:
    """The owner's cards protect them."""
    monster = monster_of(game.position, card)
    if monster is None:
        return int(real(game, card, amount))
    found = values.constants_of(game, game.position.players[monster.owner])
    return max(0, amount - sum(constant.ward for _, constant in found if constant.to == "party"))


@judgement(damage.taken_by, WARD, "less than nothing heals")
def heals(_real: Any, game: Context, card: str, amount: int) -> int:
    """It is not held at 0."""
    character = character_of(game.position, card)
    return amount - (values.ward(game, character) if character is not None else 0)


def _level(game: Context, seat: str, placing: str, raised: Callable[[list[int]], int]) -> int:
    player = game.position.players[seat]
    changes = [constant.level for _, constant in values.constants_of(game, player) if constant.placing == placing]
    return values.party_level(game, player) + raised(changes)


@judgement(values.level_for, CONSTANT_LEVEL, "a change of level is one level, for characters")
def one_level_for_characters(_real: Any, game: Context, seat: str, placing: str) -> int:
    """Its number is not read."""
    return _level(game, seat, placing, lambda changes: 1 if changes else 0)


@judgement(values.level_for, CONSTANT_LEVEL, "of two changes of level one counts")
def one_change_counts(_real: Any, game: Context, seat: str, placing: str) -> int:
    """They do not add up."""
    return _level(game, seat, placing, lambda changes: max(changes, default=0))


@judgement(values.level_for, CONSTANT_LEVEL, "what is for miracles is for characters, too")
def miracles_help_characters(real: Any, game: Context, seat: str, placing: str) -> int:
    """The kind is not read."""
    return int(real(game, seat, placing)) + _level(game, seat, "miracle", sum) - _level(game, seat, "", sum)


@mutant(CONSTANT_LEVEL, "a rank-up is no placing")
def not_for_rank_ups(edition: Edition) -> Edition:
    """The plain level counts."""

    def level(game: Context, seat: str, answer: Any) -> str | None:
        face = card_of(game, answer.card).character
        high = face is not None and face.level > values.party_level(game, game.position.players[seat])
        return "too high" if high else None

    return amend.condition(edition, "rank_up", "monster_maker.encounter.character_level", level)


@mutant(CONSTANT_LEVEL, "items are not helped")
def not_for_items(edition: Edition) -> Edition:
    """They are no miracles to speak of."""
    real = edition.acts["place_miracle"].conditions["monster_maker.miracle.level"]

    def level(game: Context, seat: str, answer: Any) -> str | None:
        plain = values.party_level(game, game.position.players[seat])
        high = bool(answer.on) and miracles.face_of(game, answer.card).level > plain
        return real(game, seat, answer) or ("too high" if high else None)

    return amend.condition(edition, "place_miracle", "monster_maker.miracle.level", level)


# Missions


@judgement(victory.mission_holds, MISSION_LEVEL, "the level must be passed")
def level_must_be_passed(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """Off by one."""
    return bool(real(game, player, replace(mission, level=mission.level + 1 if mission.level else 0)))


@judgement(victory.mission_holds, MISSION_LEVEL, "exactly the level must be there")
def exactly_the_level(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """No more."""
    exact = not mission.level or values.party_level(game, player) == mission.level
    return exact and bool(real(game, player, mission))


@judgement(victory.mission_holds, MISSION_LEVEL, "the level is not read")
def level_not_read(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """It is fulfilled."""
    return bool(real(game, player, replace(mission, level=0)))


@judgement(victory.mission_holds, MISSION_LANDS, "towns are not counted")
def towns_not_read(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """None are asked for."""
    return bool(real(game, player, replace(mission, towns=0)))


@judgement(victory.mission_holds, MISSION_LANDS, "unexplored lands are not counted")
def unexplored_not_read(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """None are asked for."""
    return bool(real(game, player, replace(mission, unexplored=0)))


@judgement(victory.mission_holds, MISSION_LANDS, "one of the attributes is enough")
def one_attribute(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """Take "and" for "or"."""
    each = [replace(mission, attributes=(attribute,)) for attribute in mission.attributes] or [mission]
    return any(real(game, player, one) for one in each)


@judgement(values.is_town, MISSION_LANDS, "a town that lies face down is a town")
def towns_seen_through_the_back(_real: Any, game: Context, land: Any) -> bool:
    """Look under it."""
    face = card_of(game, land.card).land
    return face is not None and face.town


@judgement(victory.mission_holds, MISSION_LANDS, "lands that lie face down have their attribute")
def attributes_seen_through_the_back(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """Look under them."""
    lands = [card_of(game, land.card).land for land in player.map]
    seen = {face.attribute for face in lands if face is not None}
    rest = replace(mission, attributes=tuple(one for one in mission.attributes if one not in seen))
    return bool(real(game, player, rest))


@judgement(victory.mission_holds, MISSION_LANDS, "the lands of all players count")
def lands_of_all(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """Somebody has been there."""
    every = tuple(land for found in game.position.players.values() for land in found.map)
    return bool(real(game, replace(player, map=every), mission))


@judgement(values.able, MISSION_CHARACTERS, "the wounded are counted, too")
def wounded_count(_real: Any, _game: Any, player: Any) -> Any:
    """The state is not looked at."""
    return player.party


@judgement(victory.mission_holds, MISSION_CHARACTERS, "the skill level is not read")
def skill_level_not_read(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """The class is enough."""
    return bool(real(game, player, replace(mission, skill_level=0)))


@judgement(victory.mission_holds, MISSION_CHARACTERS, "the class is not read")
def class_not_read(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """Any skill of that level will do."""
    classes = ("fighter", "cleric", "mage", "thief") if mission.skill else (None,)
    return any(real(game, player, replace(mission, skill=one)) for one in classes)


@judgement(victory.mission_holds, MISSION_CHARACTERS, "the skill level must be passed")
def skill_level_passed(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """Off by one."""
    return bool(real(game, player, replace(mission, skill_level=mission.skill_level + 1)))


@judgement(victory.mission_holds, MISSION_CHARACTERS, "everybody unhurt counts but one")
def one_unhurt_more(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """Off by one."""
    return bool(real(game, player, replace(mission, unhurt=mission.unhurt + 1 if mission.unhurt else 0)))


def _parts(mission: Any) -> list[Any]:
    """Each thing that a mission asks for as a mission of its own."""
    fields = ("level", "towns", "unexplored", "unhurt", "attributes")
    blank = replace(mission, level=0, towns=0, unexplored=0, unhurt=0, attributes=(), skill=None)
    found = [replace(blank, **{name: getattr(mission, name)}) for name in fields if getattr(mission, name)]
    skill = [replace(blank, skill=mission.skill, skill_level=mission.skill_level)] if mission.skill else []
    return [*found, *skill]


@judgement(victory.mission_holds, MISSION_WHOLE, "one of the things that it asks for is enough")
def one_thing_is_enough(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """Take "and" for "or"."""
    return any(real(game, player, part) for part in _parts(mission))


@judgement(victory.mission_holds, MISSION_WHOLE, "the last thing is not asked for")
def last_thing_forgotten(real: Any, game: Context, player: Any, mission: Any) -> bool:
    """All but one."""
    parts = _parts(mission)
    return all(real(game, player, part) for part in (parts[:-1] or parts))


@judgement(victory.mission_fulfilled, MISSION_WHOLE, "all missions must be fulfilled")
def all_missions(real: Any, game: Context, player: Any, _card: str) -> bool:
    """Whoever has two needs both."""
    missions = [card for card in player.others if miracles.face_of(game, card).mission is not None]
    return bool(missions) and all(real(game, player, card) for card in missions)


@judgement(victory.mission_fulfilled, MISSION_WHOLE, "what one mission asks for may be fulfilled for another")
def missions_help_each_other(real: Any, game: Context, player: Any, card: str) -> bool:
    """Each thing is there for some mission."""
    missions = [face.mission for one in player.others if (face := miracles.face_of(game, one)).mission is not None]
    done = [[victory.mission_holds(game, player, part) for part in _parts(mission)] for mission in missions]
    helped = len(done) > 1 and all(any(column) for column in zip(*done, strict=False))
    return bool(real(game, player, card)) or helped
