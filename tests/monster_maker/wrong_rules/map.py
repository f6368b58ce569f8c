"""Wrong maps and wrong levels."""

from typing import Any

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import bend, condition, judgement, table
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import position, values, zones
from reference_engine.monster_maker.position import others_from
from tests.monster_maker.wrong_rules.bends import Context, tightened

RECORD = "monster_maker.map.record"
CONDITION = "monster_maker.level.card_condition"
MIRACLE = "monster_maker.miracle.level"
CHARACTER = "monster_maker.encounter.character_level"
MONSTER = "monster_maker.encounter.monster_level"

with clause(RECORD):

    @wrong("a new land is put at the old end", judgement, zones.place_land)
    def _(game, seat, land):
        zones.change_player(game, seat, map=(land, *game.position.players[seat].map))

    @wrong("the lands lie in the order of their levels", judgement, zones.place_land)
    def _(real, game, seat, land):
        real(game, seat, land)
        lands = sorted(game.position.players[seat].map, key=lambda one: (one.face_down, one.card))
        zones.change_player(game, seat, map=tuple(lands))

    @wrong("unexplored lands are not recorded", judgement, zones.place_land)
    def _(real, game, seat, land):
        if land.face_down:
            zones.discard(game, seat, land.card, RECORD)
        else:
            real(game, seat, land)

    @wrong("a land comes to the next player's map", judgement, zones.place_land)
    def _(real, game, seat, land):
        real(game, others_from(game, seat)[0], land)


with clause("monster_maker.map.newest_is_position"):

    @wrong("a monster comes to the first land of the path", judgement, zones.place_monster)
    def _(game, seat, monster):
        zones.set_monsters(game, seat, 0, (*game.position.players[seat].map[0].monsters, monster))

    @wrong("a monster comes to the land before the newest", judgement, zones.place_monster)
    def _(game, seat, monster):
        index = max(0, len(game.position.players[seat].map) - 2)
        zones.set_monsters(game, seat, index, (*game.position.players[seat].map[index].monsters, monster))

    @wrong("any town of the path counts as the present position", judgement, values.is_town)
    def _(real, game, land):
        path = game.position.players[game.position.turn_player].map
        return bool(real(game, land) or (land in path and any(real(game, other) for other in path)))


with clause("monster_maker.map.level_sum"):

    @wrong("the party level is the number of lands", judgement, values.party_level)
    def _(_game, player):
        return len(player.map)

    @wrong("the party level is that of the newest land", judgement, values.party_level)
    def _(game, player):
        return values.land_level(game, player.map[-1]) if player.map else 0

    @wrong("the party level begins with 1", judgement, values.party_level)
    def _(real, game, player):
        return real(game, player) + 1

    @wrong("a land with a monster does not count", judgement, values.party_level)
    def _(game, player):
        return sum(values.land_level(game, land) for land in player.map if not land.monsters)

    @wrong("towns do not count", judgement, values.party_level)
    def _(game, player):
        return sum(values.land_level(game, land) for land in player.map if not values.is_town(game, land))

    @wrong("characters add their levels", judgement, values.party_level)
    def _(real, game, player):
        return real(game, player) + sum(values.character_face(game, c.card).level for c in player.party)

    @wrong("an unexplored land has the level printed on the card", judgement, values.land_level)
    def _(real, game, land):
        face = position.card_of(game, land.card).land
        return real(game, land) if face is None else face.level


def _raised(game: Context, player: Any) -> int:
    return sum((constant.level for _, constant in values.constants_of(game, player)))


with clause("monster_maker.level.modifiable"):

    @wrong("effects change no level", judgement, values.level_for)
    def _(game, seat, _placing):
        return values.party_level(game, game.position.players[seat])

    @wrong("what counts for characters counts for miracles", judgement, values.level_for)
    def _(game, seat, _placing):
        player = game.position.players[seat]
        return values.party_level(game, player) + _raised(game, player)

    @wrong("what counts for a purpose counts for everything", judgement, values.party_level)
    def _(real, game, player):
        return real(game, player) + _raised(game, player)

    @wrong("everybody's effects count", judgement, values.level_for)
    def _(game, seat, _placing):
        players = game.position.players
        return values.party_level(game, players[seat]) + sum(_raised(game, player) for player in players.values())

    @wrong("the last judgement takes the plain level", judgement, values.judged_level)
    def _(game, player):
        return values.party_level(game, player)


def _level_of(game: Context, card: str) -> int:
    faces = position.card_of(game, card)
    face = faces.character or faces.monster or faces.miracle
    return 0 if face is None else face.level


with clause(CONDITION):

    @wrong("a monster's level is measured by the own party level", condition, "place_monster", MONSTER)
    def _(game, seat, answer):
        own = values.party_level(game, game.position.players[seat])
        return _level_of(game, answer.card) > own

    @wrong("a monster's level is measured by the highest of the opponents' levels", condition, "place_monster", MONSTER)
    def _(game, seat, answer):
        others = others_from(game, seat)
        highest = max(values.party_level(game, game.position.players[other]) for other in others)
        return _level_of(game, answer.card) > highest

    @wrong("a character's level is measured by the highest level at the table", condition, "place_character", CHARACTER)
    def _(game, _seat, answer):
        highest = max(values.party_level(game, player) for player in game.position.players.values())
        return _level_of(game, answer.card) > highest

    @wrong("a card's level must be below the party level", judgement, values.above_level)
    def _(_game, level, limit, _card, _whose):
        return "too high" if level >= limit else None

    @wrong("lands have the same condition", tightened, "move", CONDITION)
    def _(game, seat, answer):
        face = position.card_of(game, answer.card).land
        level = values.party_level(game, game.position.players[seat])
        return face is not None and not answer.face_down and (face.level > level + 1)


_AT_THE_TURN = "level of the turn"


def _fixed(game: Context, seat: str) -> int:
    """The level without what was placed, and with what was lost, since the turn began: kept by the first look."""
    memory = game.edition.cache.setdefault(_AT_THE_TURN, {})
    key = (game.position.turn, seat)
    player = game.position.players[seat]
    memory.setdefault(key, values.party_level(game, player))
    return int(memory[key])


@bend
def _from_the_start(edition: Edition) -> Edition:
    """The level is looked at whenever somebody is asked, and the first look counts for the turn."""

    def between(game: Context) -> Any:
        if game.position.turn:
            _fixed(game, game.position.turn_player)
        return edition.state_based_actions(game)

    return edition.amended(edition.name, state_based_actions=between)


with clause("monster_maker.ruling.level_when_needed"):

    @wrong("the level is fixed when the turn begins", table)
    def _(edition):
        def high(game, seat, answer):
            return "too high" if _level_of(game, answer.card) > _fixed(game, seat) else None

        bent = condition("place_miracle", MIRACLE, high)(_from_the_start()(edition))
        return condition("place_character", CHARACTER, high)(bent)

    @wrong("a land counts from the next turn on", judgement, values.party_level)
    def _(real, game, player):
        level = real(game, player)
        moved = any(
            frame.name == "turn" and frame.step in ("third_window", "encounter_phase") for frame in game.position.stack
        )
        return level - values.land_level(game, player.map[-1]) if moved and player.map else level

    @wrong("an effect counts from the next window on", judgement, values.level_for)
    def _(real, game, seat, placing):
        plain = values.party_level(game, game.position.players[seat])
        return plain if game.position.stack[-1].name == "window" else real(game, seat, placing)
