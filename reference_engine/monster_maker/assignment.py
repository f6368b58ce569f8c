"""Who fights whom: main characters against monsters, supporters behind main characters."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from random import Random

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, Members
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.procedure import Next
from reference_engine.monster_maker.position import Position, character_of, owner_of
from reference_engine.monster_maker.procedures import Battle
from reference_engine.monster_maker.values import able, character_face, in_the_way, monster_face


class Assign(Answer, frozen=True, tag="assign"):
    """Which monster each main character faces."""

    mains: Members[dict[Id, Id]]


class Support(Answer, frozen=True, tag="support"):
    """Which main character each supporter supports."""

    supports: Members[dict[Id, Id]]


def assign_characters(game: Context[Position], _battle: Battle) -> Next:
    """The turn player decides who takes part.

    Clauses: monster_maker.battle.turn_player_assigns
    """
    seat = game.position.turn_player
    if not in_the_way(game, seat) or not _able(game, seat):
        return None
    return Decision(seat, "assign", "monster_maker.battle.turn_player_assigns")


def assign(game: Context[Position], battle: Battle, seat: str, answer: Assign) -> Next:
    """Main characters and the monsters they face are each other's battle opponents.

    A character faces one monster.

    Clauses: monster_maker.assign.main, monster_maker.battle.opponents
    """
    battle.mains = dict(sorted(answer.mains.items()))
    game.emit(Event("assigned", "monster_maker.assign.main", seat=seat, cards=tuple(battle.mains)))
    return None


def assign_faults(game: Context[Position], seat: str, answer: Assign) -> Iterator[str]:
    """Own characters against monsters on the newest land."""
    monsters = [monster.card for monster in in_the_way(game, seat)]
    for character, monster in answer.mains.items():
        if owner_of(game.position, character) != seat:
            yield f"{character!r} is not in {seat}'s party"
        if monster not in monsters:
            yield f"{monster!r} is not on {seat}'s newest land"


def _facing(game: Context[Position], seat: str, answer: Assign) -> list[tuple[str, int, int]]:
    """Each monster with the number of characters it needs and the number it gets."""
    counts = Counter(answer.mains.values())
    return [
        (monster.card, max(1, monster_face(game, monster.card).attack_count), counts[monster.card])
        for monster in in_the_way(game, seat)
    ]


def _able(game: Context[Position], seat: str) -> list[str]:
    return [character.card for character in able(game, game.position.players[seat])]


def only_unhurt(game: Context[Position], seat: str, answer: Assign) -> str | None:
    """Only unhurt characters are assigned.

    Clauses: monster_maker.assign.unhurt_only
    """
    wounded = [card for card in answer.mains if card not in _able(game, seat)]
    return f"{', '.join(wounded)} is wounded" if wounded else None


def one_for_each_monster(game: Context[Position], seat: str, answer: Assign) -> str | None:
    """Each monster gets a character if there are enough.

    Clauses: monster_maker.assign.one_each
    """
    facing = _facing(game, seat, answer)
    if len(_able(game, seat)) < len(facing):
        return None
    alone = [monster for monster, _, count in facing if not count]
    return f"nobody faces {', '.join(alone)}" if alone else None


def different_monsters_if_too_few(game: Context[Position], seat: str, answer: Assign) -> str | None:
    """With fewer characters than monsters each goes to a different one.

    Clauses: monster_maker.assign.too_few
    """
    facing = _facing(game, seat, answer)
    if len(_able(game, seat)) >= len(facing):
        return None
    crowded = [monster for monster, _, count in facing if count > 1]
    return f"{', '.join(crowded)} is faced by more than one, others by nobody" if crowded else None


def nobody_idle_while_needed(game: Context[Position], seat: str, answer: Assign) -> str | None:
    """Nobody unhurt is left out while a monster is below its attack count.

    Clauses: monster_maker.assign.fill_attack_count
    """
    idle = [card for card in _able(game, seat) if card not in answer.mains]
    open_ = [monster for monster, need, count in _facing(game, seat, answer) if count < need]
    return f"{', '.join(idle)} could face {open_[0]}" if idle and open_ else None


def no_surplus_while_needed(game: Context[Position], seat: str, answer: Assign) -> str | None:
    """No monster gets more than its attack count while another is below its own.

    Otherwise there is no upper limit.

    Clauses: monster_maker.assign.no_surplus_before_fill, monster_maker.assign.no_upper_limit
    """
    facing = _facing(game, seat, answer)
    open_ = [monster for monster, need, count in facing if count < need]
    surplus = [monster for monster, need, count in facing if count > need]
    return f"{surplus[0]} has more than it needs, {open_[0]} less" if open_ and surplus else None


def assign_options(game: Context[Position], seat: str) -> Iterable[Assign]:
    """Every way to send each unhurt character to a monster or nowhere."""
    able = _able(game, seat)
    places = [*(monster.card for monster in in_the_way(game, seat)), ""]
    for chosen in product(places, repeat=len(able)):
        yield Assign({card: place for card, place in zip(able, chosen, strict=True) if place})


def assign_sample(game: Context[Position], seat: str, random: Random) -> Assign:
    """A proper assignment: the needs first, then everybody else as they like."""
    able = _able(game, seat)
    random.shuffle(able)
    monsters = list(in_the_way(game, seat))
    random.shuffle(monsters)
    needs = [monster.card for monster in monsters]
    for monster in monsters:
        needs += [monster.card] * (monster_face(game, monster.card).attack_count - 1)
    if len(able) < len(monsters):
        needs = needs[: len(monsters)]
    mains = dict(zip(able, needs, strict=False))
    for card in able[len(needs) :]:
        if random.randrange(3):
            mains[card] = random.choice(monsters).card
    return Assign(mains)


ASSIGN = Act(
    perform=assign,
    faults=assign_faults,
    options=assign_options,
    sample=assign_sample,
    conditions={
        "monster_maker.assign.unhurt_only": only_unhurt,
        "monster_maker.assign.one_each": one_for_each_monster,
        "monster_maker.assign.too_few": different_monsters_if_too_few,
        "monster_maker.assign.fill_attack_count": nobody_idle_while_needed,
        "monster_maker.assign.no_surplus_before_fill": no_surplus_while_needed,
    },
)


# Support


def choose_support(game: Context[Position], battle: Battle) -> Next:
    """Those who are left and can support may do so.

    Clauses: monster_maker.support.optional
    """
    seat = game.position.turn_player
    if not battle.mains or not _supporters(game, battle, seat):
        return None
    return Decision(seat, "support", "monster_maker.support.optional")


def _supporters(game: Context[Position], battle: Battle, seat: str) -> list[str]:
    return [card for card in _able(game, seat) if card not in battle.mains and character_face(game, card).support]


def support(game: Context[Position], battle: Battle, seat: str, answer: Support) -> Next:
    """Each supporter adds what its card says to one main character; whoever is left takes no part.

    Supporters do not roll, are not attacked, and face nobody.

    Clauses: monster_maker.support.no_roll, monster_maker.battle.nonparticipants
    """
    battle.supports = dict(sorted(answer.supports.items()))
    game.emit(Event("supported", "monster_maker.support.optional", seat=seat, cards=tuple(battle.supports)))
    return None


def support_faults(game: Context[Position], _seat: str, answer: Support) -> Iterator[str]:
    """Characters support characters."""
    if not answer.supports:
        yield "no supporter is named"
    for supporter, main in answer.supports.items():
        for card in (supporter, main):
            if owner_of(game.position, card) is None:
                yield f"{card!r} is in nobody's party"


def supporters_are_able(game: Context[Position], seat: str, answer: Support) -> str | None:
    """Own unhurt characters with the support ability that are no main characters support one that is.

    Clauses: monster_maker.support.who
    """
    battle = game.asking(Battle)
    for supporter, main in answer.supports.items():
        character = character_of(game.position, supporter)
        assert character is not None
        foreign = [card for card in (supporter, main) if owner_of(game.position, card) != seat]
        if foreign:
            return f"{', '.join(foreign)} is not in {seat}'s party"
        if character.wounded:
            return f"{supporter} is wounded"
        if not character_face(game, supporter).support:
            return f"{supporter} cannot support"
        if supporter in battle.mains:
            return f"{supporter} is a main character"
        if main not in battle.mains:
            return f"{main} is no main character"
    return None


def support_options(game: Context[Position], seat: str) -> Iterable[Support]:
    """Every way to place the supporters behind main characters."""
    battle = game.asking(Battle)
    supporters = _supporters(game, battle, seat)
    for chosen in product((*battle.mains, ""), repeat=len(supporters)):
        supports = {card: main for card, main in zip(supporters, chosen, strict=True) if main}
        if supports:
            yield Support(supports)


SUPPORT = Act(
    perform=support,
    faults=support_faults,
    options=support_options,
    conditions={"monster_maker.support.who": supporters_are_able},
)
