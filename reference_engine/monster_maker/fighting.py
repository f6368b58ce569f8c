"""The fight itself: monsters choose whom they attack, both sides roll, damage is dealt at the same time."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from msgspec.structs import replace

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Answer, Decision, Draw, named_twice
from reference_engine.kernel.documents import AsNamed, Id, Members
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Next
from reference_engine.monster_maker import damage, values
from reference_engine.monster_maker.position import (
    Monster,
    Position,
    character_of,
    monster_of,
    others_from,
    owner_of,
)
from reference_engine.monster_maker.procedures import Aimed, Battle


class Aim(Answer, frozen=True, tag="aim"):
    """The main characters that a monster attacks; none is an answer, too."""

    characters: Members[AsNamed[tuple[Id, ...]]] = ()


# Attack targets


@judgement
def monsters_in_order(game: Context[Position]) -> list[Monster]:
    """The monsters of the battle, by owners from the left of the turn player on, then as they were placed.

    Clauses: monster_maker.ruling.one_battle_against_all
    """
    position = game.position
    monsters = values.in_the_way(game, position.turn_player)
    return [
        monster for seat in others_from(game, position.turn_player) for monster in monsters if monster.owner == seat
    ]


@judgement
def facing(_game: Context[Position], battle: Battle, monster: str) -> tuple[str, ...]:
    """The main characters that face a monster.

    Clauses: monster_maker.battle.opponents
    """
    return tuple(character for character, faced in sorted(battle.mains.items()) if faced == monster)


def choose_targets(game: Context[Position], battle: Battle) -> Next:
    """The owner of each monster that is faced by anybody chooses its attack targets.

    Clauses: monster_maker.target.owner_chooses, monster_maker.monster.owner
    """
    aimed = {aim.monster for aim in battle.aims}
    for monster in monsters_in_order(game):
        if monster.card not in aimed and facing(game, battle, monster.card):
            return Decision(monster.owner, "aim", "monster_maker.target.owner_chooses", about=monster.card)
    return None


def _aiming(game: Context[Position]) -> tuple[Battle, str]:
    return game.asking(Battle), game.question.about


def aim(game: Context[Position], battle: Battle, seat: str, answer: Aim) -> Next:
    """The targets are fixed."""
    aimed = {aim.monster for aim in battle.aims}
    monster = next(m for m in monsters_in_order(game) if m.card not in aimed and facing(game, battle, m.card))
    battle.aims = (*battle.aims, Aimed(monster.card, answer.characters))
    game.emit(
        Event("aimed", "monster_maker.target.owner_chooses", seat=seat, about=monster.card, cards=answer.characters)
    )
    return AGAIN


def aim_faults(game: Context[Position], _seat: str, answer: Aim) -> Iterator[str]:
    """Characters on the field."""
    for card in answer.characters:
        if owner_of(game.position, card) is None:
            yield f"{card!r} is in nobody's party"


def targets_face_it(game: Context[Position], _seat: str, answer: Aim) -> str | None:
    """Targets are among the main characters facing the monster.

    Clauses: monster_maker.target.owner_chooses
    """
    battle, monster = _aiming(game)
    others = [card for card in answer.characters if battle.mains.get(card) != monster]
    return f"{', '.join(others)} does not face {monster}" if others else None


def not_above_attack_count(game: Context[Position], _seat: str, answer: Aim) -> str | None:
    """At most as many targets as the attack count.

    Clauses: monster_maker.target.up_to_attack_count
    """
    _, monster = _aiming(game)
    most = values.monster_face(game, monster).attack_count
    count = len(set(answer.characters))
    return f"{count} targets for an attack count of {most}" if count > most else None


def nobody_twice(_game: Context[Position], _seat: str, answer: Aim) -> str | None:
    """A monster attacks a character once.

    Clauses: monster_maker.target.one_attack_per_character
    """
    twice = named_twice(answer.characters)
    return f"{', '.join(twice)} is attacked twice" if twice else None


def as_many_as_possible(game: Context[Position], _seat: str, answer: Aim) -> str | None:
    """A monster may hold back, unless the edition reads it otherwise.

    Clauses: monster_maker.ruling.monsters_may_hold_back
    """
    if game.edition.switches["must_attack_max"] == "no":
        return None
    battle, monster = _aiming(game)
    full = min(values.monster_face(game, monster).attack_count, len(facing(game, battle, monster)))
    return f"{monster} must attack {full}" if len(answer.characters) < full else None


def aim_options(game: Context[Position], _seat: str) -> Iterable[Aim]:
    """Every set of facing characters, the largest first."""
    battle, monster = _aiming(game)
    characters = facing(game, battle, monster)
    for count in range(min(len(characters), values.monster_face(game, monster).attack_count), -1, -1):
        for chosen in combinations(characters, count):
            yield Aim(chosen)


AIM = Act(
    perform=aim,
    faults=aim_faults,
    options=aim_options,
    conditions={
        "monster_maker.target.owner_chooses": targets_face_it,
        "monster_maker.target.up_to_attack_count": not_above_attack_count,
        "monster_maker.target.one_attack_per_character": nobody_twice,
        "monster_maker.ruling.monsters_may_hold_back": as_many_as_possible,
    },
)


# Combat rolls


def roll_for_characters(game: Context[Position], battle: Battle) -> Next:
    """Each main character's attack is rolled once, or read, before any monster's, attacked or not.

    Clauses: monster_maker.roll.character, monster_maker.ruling.everybody_rolls
    """
    sides = game.edition.numbers["dice_sides"]
    for card in sorted(battle.mains):
        if card in battle.results:
            continue
        dice = values.character_face(game, card).attack.dice
        if dice:
            draws = tuple(Draw("attack die", game.position.turn_player, sides=sides) for _ in range(dice))
            return Decision(CHANCE, "character_dice", "monster_maker.roll.character", about=card, draws=draws)
        _character_result(game, battle, card, ())
    return None


def character_rolled(game: Context[Position], battle: Battle, faces: tuple[int, ...]) -> Next:
    """The dice of the character whose turn it was."""
    card = next(card for card in sorted(battle.mains) if card not in battle.results)
    _character_result(game, battle, card, faces)
    return AGAIN


def _character_result(game: Context[Position], battle: Battle, card: str, faces: tuple[int, ...]) -> None:
    """A supporter's support is added to the main character's attack.

    Clauses: monster_maker.support.no_roll
    """
    character = character_of(game.position, card)
    assert character is not None
    helped = sum(values.character_face(game, s).support for s, main in battle.supports.items() if main == card)
    roll = values.character_face(game, card).attack
    result = values.attack_result(game, roll, faces, values.attack_bonus(game, character) + helped)
    battle.results = dict(sorted({**battle.results, card: result}.items()))
    game.emit(Event("attack_result", "monster_maker.roll.character", about=card, amount=result))


def roll_for_monsters(game: Context[Position], battle: Battle) -> Next:
    """Each monster's attack is rolled by its owner, once for each target; without a target it is not.

    Clauses: monster_maker.roll.monster, monster_maker.roll.monster_per_target
    """
    sides = game.edition.numbers["dice_sides"]
    for aimed in battle.aims:
        if len(aimed.results) == len(aimed.characters):
            continue
        monster = monster_of(game.position, aimed.monster)
        assert monster is not None
        dice = values.monster_face(game, aimed.monster).attack.dice
        if dice:
            draws = tuple(Draw("attack die", monster.owner, sides=sides) for _ in range(dice * len(aimed.characters)))
            return Decision(CHANCE, "monster_dice", "monster_maker.roll.monster", about=aimed.monster, draws=draws)
        _monster_results(game, battle, aimed, ())
    return None


def monster_rolled(game: Context[Position], battle: Battle, faces: tuple[int, ...]) -> Next:
    """The dice of the monster whose turn it was, target by target."""
    aimed = next(aimed for aimed in battle.aims if len(aimed.results) < len(aimed.characters))
    _monster_results(game, battle, aimed, faces)
    return AGAIN


def _monster_results(game: Context[Position], battle: Battle, aimed: Aimed, faces: tuple[int, ...]) -> None:
    """One result for each target.

    Clauses: monster_maker.roll.monster_per_target
    """
    monster = monster_of(game.position, aimed.monster)
    assert monster is not None
    roll = values.monster_face(game, aimed.monster).attack
    bonus = values.attack_bonus(game, monster)
    each = [faces[index * roll.dice : (index + 1) * roll.dice] for index in range(len(aimed.characters))]
    results = tuple(values.attack_result(game, roll, dice, bonus) for dice in each)
    battle.aims = tuple(replace(a, results=results) if a.monster == aimed.monster else a for a in battle.aims)
    for target, result in zip(aimed.characters, results, strict=True):
        event = Event("attack_result", "monster_maker.roll.monster", about=aimed.monster, other=target, amount=result)
        game.emit(event)


# Damage


def deal_damage(game: Context[Position], battle: Battle) -> Next:
    """Everybody deals damage equal to the attack result to the battle opponent, at the same time.

    A monster deals each target the damage rolled for it.

    Clauses: monster_maker.damage.dealt, monster_maker.damage.per_target, monster_maker.damage.several_on_monster,
        monster_maker.damage.simultaneous
    """
    blows: dict[str, int] = {}
    for card, faced in battle.mains.items():
        blows[faced] = blows.get(faced, 0) + battle.results[card]
    for aimed in battle.aims:
        blows.update(zip(aimed.characters, aimed.results, strict=True))
    damage.deal(game, blows, "monster_maker.damage.dealt")
    return None
