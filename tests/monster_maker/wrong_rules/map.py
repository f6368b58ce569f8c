"""Wrong maps and wrong levels."""

from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import position, values, zones
from reference_engine.monster_maker.position import Land, others_from
from tests.monster_maker.wrong_rules.bends import Context, lifted, tightened

RECORD = "monster_maker.map.record"
NEWEST = "monster_maker.map.newest_is_position"
SUM = "monster_maker.map.level_sum"
MODIFIABLE = "monster_maker.level.modifiable"
CONDITION = "monster_maker.level.card_condition"
NEEDED = "monster_maker.ruling.level_when_needed"

MIRACLE = "monster_maker.miracle.level"
CHARACTER = "monster_maker.encounter.character_level"
MONSTER = "monster_maker.encounter.monster_level"


# The row of lands


@judgement(zones.place_land, RECORD, "a new land is put at the old end")
def at_the_old_end(_real: Any, game: Context, seat: str, land: Land) -> None:
    """The row grows to the other side."""
    zones.change_player(game, seat, map=(land, *game.position.players[seat].map))


@judgement(zones.place_land, RECORD, "the lands lie in the order of their levels")
def in_order_of_level(real: Any, game: Context, seat: str, land: Land) -> None:
    """Sorted, face-down ones last."""
    real(game, seat, land)
    lands = sorted(game.position.players[seat].map, key=lambda one: (one.face_down, one.card))
    zones.change_player(game, seat, map=tuple(lands))


@judgement(zones.place_land, RECORD, "unexplored lands are not recorded")
def unexplored_not_recorded(real: Any, game: Context, seat: str, land: Land) -> None:
    """Nobody knows where they are."""
    if land.face_down:
        zones.discard(game, seat, land.card, RECORD)
    else:
        real(game, seat, land)


@judgement(zones.place_land, RECORD, "a land comes to the next player's map")
def on_the_neighbours_map(real: Any, game: Context, seat: str, land: Land) -> None:
    """It is laid in their way."""
    real(game, others_from(game, seat)[0], land)


# The newest land


@judgement(zones.place_monster, NEWEST, "a monster comes to the first land of the path")
def to_the_first_land(_real: Any, game: Context, seat: str, monster: Any) -> None:
    """Where the journey began."""
    zones.set_monsters(game, seat, 0, (*game.position.players[seat].map[0].monsters, monster))


@judgement(zones.place_monster, NEWEST, "a monster comes to the land before the newest")
def to_the_land_before(_real: Any, game: Context, seat: str, monster: Any) -> None:
    """It follows the party."""
    index = max(0, len(game.position.players[seat].map) - 2)
    zones.set_monsters(game, seat, index, (*game.position.players[seat].map[index].monsters, monster))


@judgement(values.is_town, NEWEST, "any town of the path counts as the present position")
def any_town_counts(real: Any, game: Context, land: Any) -> bool:
    """Look at the oldest land, too."""
    path = game.position.players[game.position.turn_player].map
    return bool(real(game, land) or (land in path and any(real(game, other) for other in path)))


# The party level


@judgement(values.party_level, SUM, "the party level is the number of lands")
def number_of_lands(_real: Any, _game: Context, player: Any) -> int:
    """Their levels are not read."""
    return len(player.map)


@judgement(values.party_level, SUM, "the party level is that of the newest land")
def level_of_the_newest(_real: Any, game: Context, player: Any) -> int:
    """Only the present counts."""
    return values.land_level(game, player.map[-1]) if player.map else 0


@judgement(values.party_level, SUM, "the party level begins with 1")
def begins_with_one(real: Any, game: Context, player: Any) -> int:
    """Off by one."""
    return int(real(game, player)) + 1


@judgement(values.party_level, SUM, "a land with a monster does not count")
def occupied_does_not_count(_real: Any, game: Context, player: Any) -> int:
    """It has to be won first."""
    return sum(values.land_level(game, land) for land in player.map if not land.monsters)


@judgement(values.party_level, SUM, "towns do not count")
def towns_do_not_count(_real: Any, game: Context, player: Any) -> int:
    """They are known."""
    return sum(values.land_level(game, land) for land in player.map if not values.is_town(game, land))


@judgement(values.party_level, SUM, "characters add their levels")
def characters_count(real: Any, game: Context, player: Any) -> int:
    """The party's level, after all."""
    return int(real(game, player)) + sum(values.character_face(game, c.card).level for c in player.party)


@judgement(values.land_level, SUM, "an unexplored land has the level printed on the card")
def printed_under_it(real: Any, game: Context, land: Land) -> int:
    """Look under it."""
    face = position.card_of(game, land.card).land
    return int(real(game, land)) if face is None else face.level


@mutant(SUM, "an unexplored land counts nothing")
def unexplored_counts_nothing(edition: Edition) -> Edition:
    """0 instead of 1."""
    return amend.numbers(edition, unexplored_level=0)


@mutant(SUM, "an unexplored land counts 2")
def unexplored_counts_two(edition: Edition) -> Edition:
    """2 instead of 1."""
    return amend.numbers(edition, unexplored_level=2)


# Levels for a purpose


@judgement(values.level_for, MODIFIABLE, "effects do not change the level for characters")
def nothing_for_characters(_real: Any, game: Context, seat: str, _placing: str) -> int:
    """The plain sum."""
    return values.party_level(game, game.position.players[seat])


@judgement(values.level_for, MODIFIABLE, "effects do not change the level for miracles")
def nothing_for_miracles(_real: Any, game: Context, seat: str, _placing: str) -> int:
    """The plain sum."""
    return values.party_level(game, game.position.players[seat])


def _raised(game: Context, player: Any) -> int:
    return sum(constant.level for _, constant in values.constants_of(game, player))


@judgement(values.level_for, MODIFIABLE, "what counts for characters counts for miracles")
def counts_for_miracles(_real: Any, game: Context, seat: str, _placing: str) -> int:
    """The purpose is not read."""
    player = game.position.players[seat]
    return values.party_level(game, player) + _raised(game, player)


@judgement(values.party_level, MODIFIABLE, "what counts for characters counts against monsters")
def counts_for_monsters(real: Any, game: Context, player: Any) -> int:
    """The purpose is not read."""
    return int(real(game, player)) + _raised(game, player)


@judgement(values.party_level, MODIFIABLE, "what counts for a purpose counts for everything")
def counts_for_everything(real: Any, game: Context, player: Any) -> int:
    """It is added to the level itself."""
    return int(real(game, player)) + _raised(game, player)


@judgement(values.level_for, MODIFIABLE, "everybody's effects count")
def effects_of_all_count(_real: Any, game: Context, seat: str, _placing: str) -> int:
    """Whosever field it is."""
    players = game.position.players
    return values.party_level(game, players[seat]) + sum(_raised(game, player) for player in players.values())


@judgement(values.judged_level, MODIFIABLE, "the last judgement takes the plain level")
def judged_by_the_plain_level(_real: Any, game: Context, player: Any) -> int:
    """Monsters do not matter."""
    return values.party_level(game, player)


# Levels of cards


@mutant(CONDITION, "miracles need no level")
def miracles_need_none(edition: Edition) -> Edition:
    """Not bound."""
    return lifted(edition, "place_miracle", MIRACLE)


@mutant(CONDITION, "characters need no level")
def characters_need_none(edition: Edition) -> Edition:
    """Not bound."""
    return lifted(edition, "place_character", CHARACTER)


@mutant(CONDITION, "monsters need no level")
def monsters_need_none(edition: Edition) -> Edition:
    """Not bound."""
    return lifted(edition, "place_monster", MONSTER)


def _level_of(game: Context, card: str) -> int:
    faces = position.card_of(game, card)
    face = faces.character or faces.monster or faces.miracle
    return 0 if face is None else face.level


@mutant(CONDITION, "a monster's level is measured by the own party level")
def monsters_by_the_own_level(edition: Edition) -> Edition:
    """The player named is the one who places it."""

    def level(game: Context, seat: str, answer: Any) -> str | None:
        own = values.party_level(game, game.position.players[seat])
        return "too high" if _level_of(game, answer.card) > own else None

    return amend.condition(edition, "place_monster", MONSTER, level)


@mutant(CONDITION, "a monster's level is measured by the highest of the opponents' levels")
def monsters_by_the_highest_level(edition: Edition) -> Edition:
    """Whoever leads is hunted, and the others with them."""

    def level(game: Context, seat: str, answer: Any) -> str | None:
        others = others_from(game, seat)
        highest = max(values.party_level(game, game.position.players[other]) for other in others)
        return "too high" if _level_of(game, answer.card) > highest else None

    return amend.condition(edition, "place_monster", MONSTER, level)


@mutant(CONDITION, "a character's level is measured by the highest level at the table")
def characters_by_the_highest_level(edition: Edition) -> Edition:
    """Whoever leads helps all."""

    def level(game: Context, _seat: str, answer: Any) -> str | None:
        highest = max(values.party_level(game, player) for player in game.position.players.values())
        return "too high" if _level_of(game, answer.card) > highest else None

    return amend.condition(edition, "place_character", CHARACTER, level)


@judgement(values.above_level, CONDITION, "a miracle's level must be below the party level")
def miracles_below(_real: Any, _game: Any, level: int, limit: int, _card: str, _whose: str) -> str | None:
    """Off by one."""
    return "too high" if level >= limit else None


@judgement(values.above_level, CONDITION, "a creature's level must be below the party level")
def creatures_below(_real: Any, _game: Any, level: int, limit: int, _card: str, _whose: str) -> str | None:
    """Off by one."""
    return "too high" if level >= limit else None


@mutant(CONDITION, "lands have the same condition")
def lands_need_a_level(edition: Edition) -> Edition:
    """One begins with level 0."""

    def high(game: Context, seat: str, answer: Any) -> str | None:
        face = position.card_of(game, answer.card).land
        level = values.party_level(game, game.position.players[seat])
        return "too high" if face is not None and not answer.face_down and face.level > level + 1 else None

    return tightened(edition, "move", CONDITION, high)


# The level of the moment


_AT_THE_TURN = "level of the turn"


def _fixed(game: Context, seat: str) -> int:
    """The level without what was placed, and with what was lost, since the turn began: kept by the first look."""
    memory = game.edition.cache.setdefault(_AT_THE_TURN, {})
    key = (game.position.turn, seat)
    player = game.position.players[seat]
    memory.setdefault(key, values.party_level(game, player))
    return int(memory[key])


def _from_the_start(edition: Edition) -> Edition:
    """The level is looked at whenever somebody is asked, and the first look counts for the turn."""

    def between(game: Context) -> Any:
        if game.position.turn:
            _fixed(game, game.position.turn_player)
        return edition.state_based_actions(game)

    return edition.amended(edition.name, state_based_actions=between)


@mutant(NEEDED, "the level is fixed when the turn begins")
def fixed_for_the_turn(edition: Edition) -> Edition:
    """The other reading."""

    def high(game: Context, seat: str, answer: Any) -> str | None:
        return "too high" if _level_of(game, answer.card) > _fixed(game, seat) else None

    bent = amend.condition(_from_the_start(edition), "place_miracle", MIRACLE, high)
    return amend.condition(bent, "place_character", CHARACTER, high)


@judgement(values.party_level, NEEDED, "a land counts from the next turn on")
def counts_from_the_next_turn(real: Any, game: Context, player: Any) -> int:
    """The newest land is not counted while it is new."""
    level = int(real(game, player))
    moved = any(
        frame.name == "turn" and frame.step in ("third_window", "encounter_phase") for frame in game.position.stack
    )
    return level - values.land_level(game, player.map[-1]) if moved and player.map else level


@judgement(values.level_for, NEEDED, "an effect counts from the next window on")
def effects_count_later(real: Any, game: Context, seat: str, placing: Any) -> int:
    """Not in the window in which its card came."""
    plain = values.party_level(game, game.position.players[seat])
    return plain if game.position.stack[-1].name == "window" else int(real(game, seat, placing))
