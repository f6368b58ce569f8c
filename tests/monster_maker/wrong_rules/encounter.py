"""Wrong encounter phases."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, bend, condition, judgement, perform, step, table
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_maker import abilities, annihilation, encounter, fighting, turn, values, zones
from reference_engine.monster_maker.position import Character, card_of, others_from

CHARACTER = "monster_maker.encounter.character"
LEVEL = "monster_maker.encounter.character_level"
MONSTER = "monster_maker.encounter.monster"
MONSTER_LEVEL = "monster_maker.encounter.monster_level"
LAND = "monster_maker.encounter.needs_land"
ANNIHILATED = "monster_maker.encounter.not_on_annihilated"
SEVERAL = "monster_maker.encounter.several_stay"
ORDER = "monster_maker.ruling.placing_in_any_order"


def _hurt(game: Any, _seat: str, answer: Any) -> None:
    zones.change_character(game, answer.card, wounded=True)


with clause("monster_maker.game.no_summoning_sickness"):

    @wrong("a monster does not attack in the first battle against it", step, "battle", "roll_for_monsters")
    def _(game, frame):
        frame.aims = tuple(with_fields(aim, characters=(), results=()) for aim in frame.aims)
        return fighting.roll_for_monsters(game, frame)

    @wrong("a character without the marker waits a round before it counters", judgement, abilities.on_field)
    def _(real, game, seat, timing):
        for card, user, index, ability in real(game, seat, timing):
            new = any(c.card == user and not c.marked for c in game.position.players[seat].party)
            if timing != "counter" or not new:
                yield (card, user, index, ability)

    @wrong("a miracle is not used in the turn in which it was placed", judgement, abilities.on_field)
    def _(real, game, seat, timing):
        others = game.position.players[seat].others
        return (found for found in real(game, seat, timing) if found[0] not in others)

    mutant("a new character comes wounded", *(after_act(act, _hurt) for act in ("place_character", "rank_up")))


with clause(CHARACTER):

    @wrong("two characters are placed in a turn", after_act, "place_character")
    def _(game, seat, answer):
        turn.turn_of(game).placed_character = False

    @wrong("a party has two characters at most", amend.condition, "place_character", CHARACTER)
    def _(game, seat, answer):
        full = len(game.position.players[seat].party) >= 2
        return full or encounter.one_character_a_turn(game, seat, answer)

    @wrong("placing a character ends the phase", perform, "place_character")
    def _(real, game, frame, seat, answer):
        real(game, frame, seat, answer)

    @wrong("a new character gets a marker", after_act, "place_character")
    def _(game, seat, answer):
        zones.change_character(game, answer.card, marked=True)

    @wrong("the character replaces the party", after_act, "place_character")
    def _(game, seat, answer):
        zones.change_player(game, seat, party=(Character(answer.card),))


@bend
def _level(edition: Edition, limit: Any, *acts: str) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        face = card_of(game, answer.card).character
        return "its level is too high" if face is not None and face.level > limit(game, seat) else None

    for act in acts or ("place_character", "rank_up"):
        edition = amend.condition(act, LEVEL, condition)(edition)
    return edition


def own_level(game: Any, seat: str) -> int:
    """A player's full party level."""
    return values.party_level(game, game.position.players[seat])


def opposing_levels(game: Any, seat: str) -> list[int]:
    """The opponents' full party levels."""
    return [own_level(game, other) for other in others_from(game, seat)]


with clause(LEVEL):
    mutant("a character may be one level above the party", _level(lambda game, seat: own_level(game, seat) + 1))
    mutant("a character must be below the party level", _level(lambda game, seat: max(0, own_level(game, seat) - 1)))
    mutant("a rank-up may lead to any level", _level(lambda _game, _seat: 99, "rank_up"))

    @wrong("the highest party level at the table counts", _level)
    def _(game, seat):
        return max(own_level(game, seat), *opposing_levels(game, seat))

    @wrong("the lowest party level at the table counts", _level)
    def _(game, seat):
        return min([own_level(game, seat), *filter(None, opposing_levels(game, seat))])

    @wrong("a land with a monster on it does not count for placing characters", _level)
    def _(game, seat):
        return values.judged_level(game, game.position.players[seat])


def _monster(allowed: Any) -> Bend:
    return condition("place_monster", MONSTER, lambda game, seat, answer: not allowed(game, seat, answer.on))


with clause(MONSTER):
    mutant("any number of monsters may be placed on an opponent", _monster(lambda _game, seat, on: on != seat))

    @wrong("one monster is placed in a turn", _monster)
    def _(game, seat, on):
        return on != seat and not turn.turn_of(game).monsters_on

    @wrong("monsters may be placed on the own land", _monster)
    def _(game, _seat, on):
        return on not in turn.turn_of(game).monsters_on

    @wrong("monsters are placed on the next opponent only", _monster)
    def _(game, seat, on):
        return on == others_from(game, seat)[0] and on not in turn.turn_of(game).monsters_on

    @wrong("no monster is placed where another player's lies", _monster)
    def _(game, seat, on):
        owners = {monster.owner for land in game.position.players[on].map for monster in land.monsters}
        return on != seat and on not in turn.turn_of(game).monsters_on and (owners <= {seat})

    @wrong("monsters are placed on the oldest land", judgement, zones.place_monster)
    def _(game, seat, monster):
        zones.set_monsters(game, seat, 0, (*game.position.players[seat].map[0].monsters, monster))

    @wrong("a monster belongs to the player on whose right the map lies", judgement, zones.place_monster)
    def _(real, game, seat, monster):
        real(game, seat, with_fields(monster, owner=others_from(game, seat)[0]))

    @wrong("one monster is placed on an opponent in a game", amend.condition, "place_monster", MONSTER)
    def _(game, seat, answer):
        later = game.position.turn > 1
        return later or encounter.one_monster_for_each_opponent(game, seat, answer)


def _monster_level(limit: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        face = card_of(game, answer.card).monster
        return "its level is too high" if face is not None and face.level > limit(game, seat, answer.on) else None

    return amend.condition("place_monster", MONSTER_LEVEL, condition)


with clause(MONSTER_LEVEL):
    mutant("the own party level counts for monsters", _monster_level(lambda game, seat, _on: own_level(game, seat)))
    mutant("a monster may be one level above", _monster_level(lambda game, _seat, on: own_level(game, on) + 1))
    mutant("a monster must be below that level", _monster_level(lambda game, _seat, on: own_level(game, on) - 1))

    @wrong("a land with a monster on it does not count for placing monsters", _monster_level)
    def _(game, _seat, on):
        return values.judged_level(game, game.position.players[on])

    @wrong("the highest level of an opponent counts for all of them", _monster_level)
    def _(game, seat, _on):
        return max(opposing_levels(game, seat))

    @wrong("for monsters what lies face down keeps its level", _monster_level)
    def _(game, _seat, on):
        faces = [card_of(game, land.card).land for land in game.position.players[on].map]
        return sum(face.level for face in faces if face is not None)


def _needs_land(refused: Any) -> Bend:
    return condition("place_monster", LAND, lambda game, seat, answer: refused(game, seat, answer.on))


with clause(LAND):
    mutant("two lands are needed", _needs_land(lambda game, _seat, on: len(game.position.players[on].map) < 2))

    @wrong("an unexplored land is no land for a monster", _needs_land)
    def _(game, _seat, on):
        lands = game.position.players[on].map
        return not lands or lands[-1].face_down

    @wrong("everybody must have a land", _needs_land)
    def _(game, _seat, _on):
        return not all(p.map for p in game.position.players.values())

    @wrong("a monster waits in the hand of chance where there is no land", table)
    def _(edition):
        edition = _needs_land(lambda _game, _seat, _on: False)(edition)

        def place(real, game, frame, seat, answer):
            if game.position.players[answer.on].map:
                return real(game, frame, seat, answer)
            zones.discard_from_hand(game, seat, (answer.card,), LAND)
            return AGAIN

        return perform("place_monster", place)(edition)


def _annihilated(refused: Any) -> Bend:
    return condition("place_monster", ANNIHILATED, lambda game, seat, answer: refused(game, seat, answer.on))


with clause(ANNIHILATED):

    @wrong("the annihilated do not place monsters", _annihilated)
    def _(game, seat, _on):
        return game.position.players[seat].annihilated

    @wrong("neither do the annihilated place monsters", _annihilated)
    def _(game, seat, on):
        return any(game.position.players[s].annihilated for s in (seat, on))

    @wrong("nobody places monsters while anybody is annihilated", _annihilated)
    def _(game, _seat, _on):
        return any(p.annihilated for p in game.position.players.values())

    @wrong("a party with somebody wounded is left alone", _annihilated)
    def _(game, _seat, on):
        player = game.position.players[on]
        return player.annihilated or any(character.wounded for character in player.party)

    @wrong("a new character changes nothing for monsters", judgement, annihilation.new_character_placed)
    def _(_game, _seat):
        pass


def _crowded(room: int) -> Bend:
    def condition(game: Any, _seat: str, answer: Any) -> str | None:
        lands = game.position.players[answer.on].map
        return "there is no room" if lands and len(lands[-1].monsters) >= room else None

    return amend.condition("place_monster", SEVERAL, condition)


with clause(SEVERAL):
    mutant("one monster is on a land", _crowded(1))
    mutant("two monsters are on a land at most", _crowded(2))

    @wrong("a new monster drives away those that are there", judgement, zones.place_monster)
    def _(game, seat, monster):
        lands = game.position.players[seat].map
        for other in lands[-1].monsters:
            zones.discard_monster(game, other.card, SEVERAL)
        zones.set_monsters(game, seat, len(lands) - 1, (monster,))

    @wrong("all monsters on a land belong to whoever came last", judgement, zones.place_monster)
    def _(real, game, seat, monster):
        real(game, seat, monster)
        lands = game.position.players[seat].map
        gang = tuple(with_fields(other, owner=monster.owner) for other in lands[-1].monsters)
        zones.set_monsters(game, seat, len(lands) - 1, gang)


def _ordered(act: str, refused: Any) -> Bend:
    return condition(act, ORDER, lambda game, seat, _answer: refused(game, seat))


with clause(ORDER):

    @wrong("the character comes before the monsters", _ordered, "place_character")
    def _(game, _seat):
        return turn.turn_of(game).monsters_on

    @wrong("the monsters come before the character", _ordered, "place_monster")
    def _(game, _seat):
        return turn.turn_of(game).placed_character

    @wrong("a rank-up comes before the monsters", _ordered, "rank_up")
    def _(game, _seat):
        return turn.turn_of(game).monsters_on

    @wrong("whoever has placed a monster must place a character", amend.condition, "pass", ORDER)
    def _(game, _seat, _answer):
        done = turn.turn_of(game)
        return done.monsters_on and not done.placed_character
