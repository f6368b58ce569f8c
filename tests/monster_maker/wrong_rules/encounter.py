"""Wrong encounter phases."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_maker import abilities, annihilation, encounter, fighting, turn, values, zones
from reference_engine.monster_maker.position import Character, card_of, others_from

SICKNESS = "monster_maker.game.no_summoning_sickness"
CHARACTER = "monster_maker.encounter.character"
LEVEL = "monster_maker.encounter.character_level"
MONSTER = "monster_maker.encounter.monster"
MONSTER_LEVEL = "monster_maker.encounter.monster_level"
LAND = "monster_maker.encounter.needs_land"
ANNIHILATED = "monster_maker.encounter.not_on_annihilated"
SEVERAL = "monster_maker.encounter.several_stay"
ORDER = "monster_maker.ruling.placing_in_any_order"


@mutant(SICKNESS, "a monster does not attack in the first battle against it")
def new_monsters_do_not_attack(edition: Edition) -> Edition:
    """The targets chosen for monsters without damage are forgotten."""

    def roll(game: Any, frame: Any) -> Any:
        frame.aims = tuple(with_fields(aim, characters=(), results=()) for aim in frame.aims)
        return fighting.roll_for_monsters(game, frame)

    return amend.step(edition, "battle", "roll_for_monsters", roll)


@judgement(abilities.on_field, SICKNESS, "a character without the marker waits a round before it counters")
def new_characters_do_not_counter(real: Any, game: Any, seat: str, timing: Any) -> Any:
    """In the turn after its placement."""
    for card, user, index, ability in real(game, seat, timing):
        new = any(c.card == user and not c.marked for c in game.position.players[seat].party)
        if timing != "counter" or not new:
            yield card, user, index, ability


@judgement(abilities.on_field, SICKNESS, "a miracle is not used in the turn in which it was placed")
def new_miracles_wait(real: Any, game: Any, seat: str, timing: Any) -> Any:
    """No miracle is used in its owner's turn."""
    others = game.position.players[seat].others
    return (found for found in real(game, seat, timing) if found[0] not in others)


@mutant(SICKNESS, "a new character comes wounded")
def new_characters_are_wounded(edition: Edition) -> Edition:
    """So it cannot do anything yet; neither can one that has ranked up."""

    def hurt(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_character(game, answer.card, wounded=True)
        return outcome

    return amend.around(amend.around(edition, "place_character", hurt), "rank_up", hurt)


@mutant(CHARACTER, "two characters are placed in a turn")
def two_characters(edition: Edition) -> Edition:
    """The first one is not counted."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        turn.turn_of(game).placed_character = False
        return outcome

    return amend.around(edition, "place_character", place)


@mutant(CHARACTER, "a party has two characters at most")
def small_parties(edition: Edition) -> Edition:
    """Whenever they came."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        full = len(game.position.players[seat].party) >= 2
        return "the party is full" if full else encounter.one_character_a_turn(game, seat, answer)

    return amend.condition(edition, "place_character", CHARACTER, condition)


@mutant(CHARACTER, "placing a character ends the phase")
def one_thing_a_phase(edition: Edition) -> Edition:
    """There is nothing more to place."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> None:
        real(game, frame, seat, answer)

    return amend.around(edition, "place_character", place)


@mutant(CHARACTER, "a new character gets a marker")
def new_characters_are_marked(edition: Edition) -> Edition:
    """Everybody is a hero."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_character(game, answer.card, marked=True)
        return outcome

    return amend.around(edition, "place_character", place)


@mutant(CHARACTER, "a character that can be placed must be")
def placing_is_a_duty(edition: Edition) -> Edition:
    """The phase does not end before."""
    return edition.amended(edition.name, offers={"encounter": ("place_character", "rank_up", "place_monster")})


@mutant(CHARACTER, "the character replaces the party")
def the_party_is_replaced(edition: Edition) -> Edition:
    """There is room for one."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        zones.change_player(game, seat, party=(Character(answer.card),))
        return outcome

    return amend.around(edition, "place_character", place)


def _level(edition: Edition, limit: Any, *acts: str) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        face = card_of(game, answer.card).character
        return "its level is too high" if face is not None and face.level > limit(game, seat) else None

    for act in acts or ("place_character", "rank_up"):
        edition = amend.condition(edition, act, LEVEL, condition)
    return edition


def own_level(game: Any, seat: str) -> int:
    """A player's full party level."""
    return values.party_level(game, game.position.players[seat])


def opposing_levels(game: Any, seat: str) -> list[int]:
    """The opponents' full party levels."""
    return [own_level(game, other) for other in others_from(game, seat)]


@mutant(LEVEL, "a character may be one level above the party")
def one_level_more(edition: Edition) -> Edition:
    """Off by one."""
    return _level(edition, lambda game, seat: own_level(game, seat) + 1)


@mutant(LEVEL, "a character must be below the party level")
def below_the_party_level(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return _level(edition, lambda game, seat: max(0, own_level(game, seat) - 1))


@mutant(LEVEL, "the highest party level at the table counts")
def the_highest_level_counts(edition: Edition) -> Edition:
    """Whosever it is."""
    return _level(edition, lambda game, seat: max(own_level(game, seat), *opposing_levels(game, seat)))


@mutant(LEVEL, "the lowest party level at the table counts")
def the_lowest_level_counts(edition: Edition) -> Edition:
    """Whosever it is."""
    return _level(edition, lambda game, seat: min([own_level(game, seat), *filter(None, opposing_levels(game, seat))]))


@mutant(LEVEL, "a land with a monster on it does not count for placing characters")
def blocked_lands_do_not_count(edition: Edition) -> Edition:
    """As in the judgement at the end of the game."""
    return _level(edition, lambda game, seat: values.judged_level(game, game.position.players[seat]))


@mutant(LEVEL, "a rank-up may lead to any level")
def rank_ups_are_free(edition: Edition) -> Edition:
    """Only new characters are bound."""
    return _level(edition, lambda _game, _seat: 99, "rank_up")


def _monster(edition: Edition, allowed: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        return None if allowed(game, seat, answer.on) else "no monster may be placed there"

    return amend.condition(edition, "place_monster", MONSTER, condition)


@mutant(MONSTER, "any number of monsters may be placed on an opponent")
def as_many_monsters_as_one_likes(edition: Edition) -> Edition:
    """Only the own land is barred."""
    return _monster(edition, lambda _game, seat, on: on != seat)


@mutant(MONSTER, "one monster is placed in a turn")
def one_monster_a_turn(edition: Edition) -> Edition:
    """On whomever."""
    return _monster(edition, lambda game, seat, on: on != seat and not turn.turn_of(game).monsters_on)


@mutant(MONSTER, "monsters may be placed on the own land")
def monsters_on_the_own_land(edition: Edition) -> Edition:
    """One each."""
    return _monster(edition, lambda game, _seat, on: on not in turn.turn_of(game).monsters_on)


@mutant(MONSTER, "monsters are placed on the next opponent only")
def only_on_the_neighbour(edition: Edition) -> Edition:
    """With two players that is everybody."""

    def next_one(game: Any, seat: str, on: str) -> bool:
        return on == others_from(game, seat)[0] and on not in turn.turn_of(game).monsters_on

    return _monster(edition, next_one)


@mutant(MONSTER, "no monster is placed where another player's lies")
def one_owner_a_land(edition: Edition) -> Edition:
    """Whoever was there first."""

    def free(game: Any, seat: str, on: str) -> bool:
        owners = {monster.owner for land in game.position.players[on].map for monster in land.monsters}
        return on != seat and on not in turn.turn_of(game).monsters_on and owners <= {seat}

    return _monster(edition, free)


@judgement(zones.place_monster, MONSTER, "monsters are placed on the oldest land")
def on_the_oldest_land(_real: Any, game: Any, seat: str, monster: Any) -> None:
    """Where the party set out."""
    zones.set_monsters(game, seat, 0, (*game.position.players[seat].map[0].monsters, monster))


@judgement(zones.place_monster, MONSTER, "a monster belongs to the player on whose right the map lies")
def monsters_change_hands(real: Any, game: Any, seat: str, monster: Any) -> None:
    """With two players that is its owner."""
    real(game, seat, with_fields(monster, owner=others_from(game, seat)[0]))


@mutant(MONSTER, "a monster that can be placed must be")
def monsters_are_a_duty(edition: Edition) -> Edition:
    """The phase does not end before."""
    return edition.amended(edition.name, offers={"encounter": ("place_character", "rank_up", "place_monster")})


@mutant(MONSTER, "one monster is placed on an opponent in a game")
def one_monster_a_game(edition: Edition) -> Edition:
    """What was placed in the turn before still counts."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        later = game.position.turn > 1
        return "one has been placed" if later else encounter.one_monster_for_each_opponent(game, seat, answer)

    return amend.condition(edition, "place_monster", MONSTER, condition)


def _monster_level(edition: Edition, limit: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        face = card_of(game, answer.card).monster
        return "its level is too high" if face is not None and face.level > limit(game, seat, answer.on) else None

    return amend.condition(edition, "place_monster", MONSTER_LEVEL, condition)


@mutant(MONSTER_LEVEL, "the own party level counts for monsters")
def the_own_level_counts(edition: Edition) -> Edition:
    """As with characters."""
    return _monster_level(edition, lambda game, seat, _on: own_level(game, seat))


@mutant(MONSTER_LEVEL, "a monster may be one level above")
def monsters_one_level_more(edition: Edition) -> Edition:
    """Off by one."""
    return _monster_level(edition, lambda game, _seat, on: own_level(game, on) + 1)


@mutant(MONSTER_LEVEL, "a monster must be below that level")
def monsters_below_the_level(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return _monster_level(edition, lambda game, _seat, on: own_level(game, on) - 1)


@mutant(MONSTER_LEVEL, "a land with a monster on it does not count for placing monsters")
def blocked_lands_do_not_count_for_monsters(edition: Edition) -> Edition:
    """As in the judgement at the end of the game."""
    return _monster_level(edition, lambda game, _seat, on: values.judged_level(game, game.position.players[on]))


@mutant(MONSTER_LEVEL, "the highest level of an opponent counts for all of them")
def any_opponents_level_counts(edition: Edition) -> Edition:
    """With two players there is one."""
    return _monster_level(edition, lambda game, seat, _on: max(opposing_levels(game, seat)))


@mutant(MONSTER_LEVEL, "for monsters what lies face down keeps its level")
def monsters_look_under(edition: Edition) -> Edition:
    """It is looked under."""

    def printed(game: Any, _seat: str, on: str) -> int:
        faces = [card_of(game, land.card).land for land in game.position.players[on].map]
        return sum(face.level for face in faces if face is not None)

    return _monster_level(edition, printed)


def _needs_land(edition: Edition, refused: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        return "there is no land" if refused(game, seat, answer.on) else None

    return amend.condition(edition, "place_monster", LAND, condition)


@mutant(LAND, "an unexplored land is no land for a monster")
def no_monsters_in_the_unknown(edition: Edition) -> Edition:
    """Nobody knows the way."""

    def unknown(game: Any, _seat: str, on: str) -> bool:
        lands = game.position.players[on].map
        return not lands or lands[-1].face_down

    return _needs_land(edition, unknown)


@mutant(LAND, "two lands are needed")
def two_lands_are_needed(edition: Edition) -> Edition:
    """Off by one."""
    return _needs_land(edition, lambda game, _seat, on: len(game.position.players[on].map) < 2)


@mutant(LAND, "everybody must have a land")
def everybody_needs_a_land(edition: Edition) -> Edition:
    """Not only that opponent."""
    return _needs_land(edition, lambda game, _seat, _on: not all(p.map for p in game.position.players.values()))


@mutant(LAND, "a monster waits in the hand of chance where there is no land")
def placed_nowhere(edition: Edition) -> Edition:
    """It is accepted and discarded."""
    edition = _needs_land(edition, lambda _game, _seat, _on: False)

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        if game.position.players[answer.on].map:
            return real(game, frame, seat, answer)
        zones.discard_from_hand(game, seat, (answer.card,), LAND)
        return AGAIN

    return amend.around(edition, "place_monster", place)


def _annihilated(edition: Edition, refused: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        return "somebody is annihilated" if refused(game, seat, answer.on) else None

    return amend.condition(edition, "place_monster", ANNIHILATED, condition)


@mutant(ANNIHILATED, "the annihilated do not place monsters")
def the_annihilated_place_nothing(edition: Edition) -> Edition:
    """The wrong seat."""
    return _annihilated(edition, lambda game, seat, _on: game.position.players[seat].annihilated)


@mutant(ANNIHILATED, "neither do the annihilated place monsters")
def nor_do_the_annihilated(edition: Edition) -> Edition:
    """Both seats."""
    return _annihilated(edition, lambda game, seat, on: any(game.position.players[s].annihilated for s in (seat, on)))


@mutant(ANNIHILATED, "nobody places monsters while anybody is annihilated")
def nobody_places(edition: Edition) -> Edition:
    """On no one."""
    return _annihilated(edition, lambda game, _seat, _on: any(p.annihilated for p in game.position.players.values()))


@mutant(ANNIHILATED, "a party with somebody wounded is left alone")
def the_wounded_are_left_alone(edition: Edition) -> Edition:
    """It has had enough."""

    def hurt(game: Any, _seat: str, on: str) -> bool:
        player = game.position.players[on]
        return player.annihilated or any(character.wounded for character in player.party)

    return _annihilated(edition, hurt)


@judgement(annihilation.new_character_placed, ANNIHILATED, "a new character changes nothing for monsters")
def left_alone_for_ever(_real: Any, _game: Any, _seat: str) -> None:
    """Once annihilated, always left alone."""


@judgement(zones.place_monster, SEVERAL, "a new monster drives away those that are there")
def monsters_drive_others_away(_real: Any, game: Any, seat: str, monster: Any) -> None:
    """To the discard pile."""
    lands = game.position.players[seat].map
    for other in lands[-1].monsters:
        zones.discard_monster(game, other.card, SEVERAL)
    zones.set_monsters(game, seat, len(lands) - 1, (monster,))


@mutant(SEVERAL, "one monster is on a land")
def one_monster_a_land(edition: Edition) -> Edition:
    """No other is placed there."""
    return _crowded(edition, 1)


@mutant(SEVERAL, "two monsters are on a land at most")
def two_monsters_a_land(edition: Edition) -> Edition:
    """A third is not placed."""
    return _crowded(edition, 2)


def _crowded(edition: Edition, room: int) -> Edition:
    def condition(game: Any, _seat: str, answer: Any) -> str | None:
        lands = game.position.players[answer.on].map
        return "there is no room" if lands and len(lands[-1].monsters) >= room else None

    return amend.condition(edition, "place_monster", SEVERAL, condition)


@judgement(zones.place_monster, SEVERAL, "all monsters on a land belong to whoever came last")
def the_last_owner_owns_all(real: Any, game: Any, seat: str, monster: Any) -> None:
    """They form a gang."""
    real(game, seat, monster)
    lands = game.position.players[seat].map
    gang = tuple(with_fields(other, owner=monster.owner) for other in lands[-1].monsters)
    zones.set_monsters(game, seat, len(lands) - 1, gang)


def _ordered(edition: Edition, act: str, refused: Any) -> Edition:
    def condition(game: Any, seat: str, _answer: Any) -> str | None:
        return "the order is wrong" if refused(game, seat) else None

    return amend.condition(edition, act, ORDER, condition)


@mutant(ORDER, "the character comes before the monsters")
def the_character_comes_first(edition: Edition) -> Edition:
    """After a monster no character is placed."""
    return _ordered(edition, "place_character", lambda game, _seat: turn.turn_of(game).monsters_on)


@mutant(ORDER, "the monsters come before the character")
def the_monsters_come_first(edition: Edition) -> Edition:
    """After the character no monster is placed."""
    return _ordered(edition, "place_monster", lambda game, _seat: turn.turn_of(game).placed_character)


@mutant(ORDER, "a rank-up comes before the monsters")
def the_rank_up_comes_first(edition: Edition) -> Edition:
    """After a monster nobody ranks up."""
    return _ordered(edition, "rank_up", lambda game, _seat: turn.turn_of(game).monsters_on)


@mutant(ORDER, "whoever has placed a monster must place a character")
def not_only_monsters(edition: Edition) -> Edition:
    """The phase does not end before."""

    def condition(game: Any, _seat: str, _answer: Any) -> str | None:
        done = turn.turn_of(game)
        return "a character is missing" if done.monsters_on and not done.placed_character else None

    return amend.condition(edition, "pass", ORDER, condition)
