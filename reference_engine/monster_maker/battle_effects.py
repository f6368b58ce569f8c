"""Effects of cards on the field at the beginning and the end of a battle, and the loot."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import AnyName, Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.procedure import AGAIN, FINISH, Call, Next
from reference_engine.monster_maker import abilities, zones
from reference_engine.monster_maker.cards import Ability, Timing
from reference_engine.monster_maker.effects import ability_of
from reference_engine.monster_maker.position import Position, monster_of, seats_from
from reference_engine.monster_maker.procedures import Battle, BattleEffects, DueEffect, Effect
from reference_engine.monster_maker.targets import hero_targeted, wrong_choice


class ApplyEffect(Answer, frozen=True, tag="apply_effect"):
    """The effect to be applied next, and whom it is to reach."""

    card: Id
    ability: int = 0
    targets: tuple[Id, ...] = ()
    to: AnyName = ""


def start_effects(game: Context[Position], _battle: Battle) -> Next:
    """Right after the declaration battle-start effects are applied.

    Clauses: monster_maker.battle.start_effects
    """
    return Call(BattleEffects(due=_due(game, "battle_start")))


def after_effects(game: Context[Position], _battle: Battle) -> Next:
    """After the damage end-of-battle effects are applied.

    Clauses: monster_maker.after.effects
    """
    return Call(BattleEffects(due=_due(game, "battle_end")))


def _due(game: Context[Position], timing: Timing) -> tuple[DueEffect, ...]:
    """Every such effect on the fields of all players."""
    return tuple(
        DueEffect(seat, card, index)
        for seat in seats_from(game.position, game.position.turn_player)
        for card, _, index, _ in abilities.on_field(game, seat, timing)
    )


def apply_effects(game: Context[Position], frame: BattleEffects) -> Next:
    """The turn player's come first, then the others' in turn order, each player's in the order they like.

    An effect whose card has left the field, or that could reach nobody it must choose, is not applied; that is judged
    when its player has no other effect left, for an earlier one may have made it possible. There is nothing to ask
    about a single effect without a choice.

    Clauses: monster_maker.ruling.order_of_battle_effects
    """
    while frame.due:
        seat = frame.due[0].seat
        options = list(apply_effect_options(game, seat))
        if len(options) > 1:
            return Decision(seat, "battle_effect", "monster_maker.ruling.order_of_battle_effects")
        if options:
            return _apply(game, frame, seat, options[0])
        frame.due = tuple(due for due in frame.due if due.seat != seat)
    return FINISH


def _user_and_ability(game: Context[Position], due: DueEffect) -> tuple[str, Ability] | None:
    timing = ability_of(game, due.card, due.ability).timing
    return abilities.find(game, due.seat, timing, due.card, due.ability)


def _answers(game: Context[Position], due: DueEffect) -> Iterator[ApplyEffect]:
    found = _user_and_ability(game, due)
    if found is None:
        return
    user, ability = found
    for targets, to, _ in abilities.ways(game, due.seat, due.card, user, due.ability, ability):
        yield ApplyEffect(due.card, due.ability, targets, to)


def _apply(game: Context[Position], frame: BattleEffects, seat: str, answer: ApplyEffect) -> Next:
    found = _user_and_ability(game, DueEffect(seat, answer.card, answer.ability))
    assert found is not None
    user, _ = found
    frame.due = tuple(due for due in frame.due if (due.card, due.ability) != (answer.card, answer.ability))
    effect = Effect(
        seat=seat,
        card=answer.card,
        ability=answer.ability,
        user=user,
        targets=answer.targets,
        to=answer.to,
        as_monster=monster_of(game.position, answer.card) is not None,
    )
    return Call(effect, stay=True)


def apply_effect(game: Context[Position], frame: BattleEffects, seat: str, answer: ApplyEffect) -> Next:
    """The effect takes place."""
    return _apply(game, frame, seat, answer)


def apply_effect_faults(game: Context[Position], seat: str, answer: ApplyEffect) -> Iterator[str]:
    """It must be one of the player's effects that are due."""
    frame = game.asking(BattleEffects)
    if DueEffect(seat, answer.card, answer.ability) not in frame.due:
        yield f"no effect of {answer.card!r} with that number is due for {seat}"


def effect_as_printed(game: Context[Position], seat: str, answer: ApplyEffect) -> str | None:
    """Targets are what the text says.

    Clauses: monster_maker.ruling.card_text_binds
    """
    ability = ability_of(game, answer.card, answer.ability)
    return wrong_choice(game, seat, ability, answer.targets, answer.to)


def effect_spares_hero(game: Context[Position], seat: str, answer: ApplyEffect) -> str | None:
    """Opponents' heroes are not chosen by a character's effect.

    Clauses: monster_maker.start.not_targeted
    """
    found = _user_and_ability(game, DueEffect(seat, answer.card, answer.ability))
    return None if found is None else hero_targeted(game, seat, answer.card, found[0], answer.targets)


def apply_effect_options(game: Context[Position], seat: str) -> Iterable[ApplyEffect]:
    """Each effect of the player that is due, in every way."""
    frame = game.asking(BattleEffects)
    for due in frame.due:
        if due.seat == seat:
            yield from _answers(game, due)


APPLY_EFFECT = Act(
    perform=apply_effect,
    faults=apply_effect_faults,
    options=apply_effect_options,
    conditions={
        "monster_maker.ruling.card_text_binds": effect_as_printed,
        "monster_maker.start.not_targeted": effect_spares_hero,
    },
)


# The loot


class Loot(Answer, frozen=True, tag="loot"):
    """Draw a card for a destroyed monster."""


def take_loot(game: Context[Position], battle: Battle) -> Next:
    """For each monster destroyed in the battle the turn player may draw a card.

    Clauses: monster_maker.after.loot
    """
    if battle.looted == battle.destroyed:
        return None
    battle.looted += 1
    return Decision(game.position.turn_player, "loot", "monster_maker.after.loot")


def loot(game: Context[Position], _battle: Battle, seat: str, _answer: Loot) -> Next:
    """One card is drawn."""
    zones.draw(game, seat, game.edition.numbers["loot"], "monster_maker.after.loot")
    return AGAIN


def loot_options(_game: Context[Position], _seat: str) -> Iterable[Loot]:
    """It can be taken, or left."""
    yield Loot()


LOOT = Act(perform=loot, options=loot_options)
