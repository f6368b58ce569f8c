"""Skill cards: who may use them."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import AnyName, Id
from reference_engine.kernel.fast.shared_findings import looks_at, ruled_out
from reference_engine.monster_maker import abilities
from reference_engine.monster_maker.effects import ability_of
from reference_engine.monster_maker.position import Position, card_of, character_of, owner_of
from reference_engine.monster_maker.targets import hero_targeted, wrong_choice
from reference_engine.monster_maker.values import character_face


class UseSkill(Answer, frozen=True, tag="use_skill"):
    """Use a skill card from the hand by a character of the player's."""

    card: Id
    user: Id
    targets: tuple[Id, ...] = ()
    to: AnyName = ""
    paid: tuple[Id, ...] = ()


def faults(game: Context[Position], seat: str, answer: UseSkill) -> Iterator[str]:
    """A skill card of the hand, a character on the field."""
    hand = game.position.players[seat].hand
    yield from (f"{card!r} is not in {seat}'s hand" for card in (answer.card, *answer.paid) if card not in hand)
    if answer.card in hand and card_of(game, answer.card).skill is None:
        yield f"{answer.card} is no skill card"
    if owner_of(game.position, answer.user) is None:
        yield f"{answer.user!r} is in nobody's party"


@looks_at("card", "user")
def user_has_class(game: Context[Position], _seat: str, answer: UseSkill) -> str | None:
    """A character with a skill level uses skills of its class.

    Clauses: monster_maker.character.skill_class, monster_maker.level.skill_level
    """
    skill = card_of(game, answer.card).skill
    assert skill is not None
    able = skill.skill_class in character_face(game, answer.user).skills
    return None if able else f"{answer.user} is no {skill.skill_class}"


@looks_at("card", "user")
def user_is_able(game: Context[Position], seat: str, answer: UseSkill) -> str | None:
    """An own, unhurt character uses skills up to its skill level, as many as it likes.

    Clauses: monster_maker.skill.use_condition, monster_maker.skill.unlimited
    """
    skill, character = card_of(game, answer.card).skill, character_of(game.position, answer.user)
    assert skill is not None
    assert character is not None
    if owner_of(game.position, answer.user) != seat:
        return f"{answer.user} is not in {seat}'s party"
    if character.wounded:
        return f"{answer.user} is wounded"
    level = character_face(game, answer.user).skills.get(skill.skill_class, skill.level)
    return f"{answer.user} has skill level {level}, {answer.card} {skill.level}" if level < skill.level else None


def as_printed(game: Context[Position], seat: str, answer: UseSkill) -> str | None:
    """Cost and targets are what the text says.

    Clauses: monster_maker.ruling.card_text_binds
    """
    ability = ability_of(game, answer.card, 0)
    unpaid = abilities.cannot_pay(game, seat, answer.card, 0, answer.user, answer.paid, ability)
    return unpaid or wrong_choice(game, seat, ability, answer.targets, answer.to)


def spares_hero(game: Context[Position], seat: str, answer: UseSkill) -> str | None:
    """Skills do not choose opponents' heroes.

    Clauses: monster_maker.start.not_targeted
    """
    return hero_targeted(game, seat, answer.card, answer.user, answer.targets)


def options(game: Context[Position], seat: str) -> Iterable[UseSkill]:
    """Each different skill card of the hand by each character of the player's, in every way."""
    position = game.position
    different = {position.cards[card]: card for card in reversed(position.players[seat].hand)}
    for card in different.values():
        if card_of(game, card).skill is None:
            continue
        for character in position.players[seat].party:
            if ruled_out(game, seat, "use_skill", card=card, user=character.card):
                continue
            for targets, to, paid in abilities.ways(game, seat, card, character.card, 0, ability_of(game, card, 0)):
                yield UseSkill(card, character.card, targets, to, paid)


CONDITIONS = {
    "monster_maker.character.skill_class": user_has_class,
    "monster_maker.skill.use_condition": user_is_able,
    "monster_maker.ruling.card_text_binds": as_printed,
    "monster_maker.start.not_targeted": spares_hero,
}
