"""Wrong rules about who uses skills, and what becomes of them."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import values, window, zones
from reference_engine.monster_maker.position import card_of, character_of, owner_of
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, afterwards, loosened, tightened

LEVEL = "monster_maker.level.skill_level"
OF_CLASS = "monster_maker.character.skill_class"
CLASSES = "monster_maker.skill.classes"
CONDITION = "monster_maker.skill.use_condition"
UNLIMITED = "monster_maker.skill.unlimited"
DISCARD = "monster_maker.skill.discard"


def _level(game: Context, answer: Any) -> int:
    skill = card_of(game, answer.card).skill
    assert skill is not None
    return skill.level


# Levels


@mutant(LEVEL, "the character level is the skill level")
def character_level_counts(edition: Edition) -> Edition:
    """One level for everything."""

    def low(game: Context, _seat: str, answer: Any) -> str | None:
        high = values.character_face(game, answer.user).level >= _level(game, answer)
        return None if high else "the level is too low"

    return amend.condition(edition, "use_skill", CONDITION, low)


@mutant(LEVEL, "a skill needs the party level, too")
def party_level_counts(edition: Edition) -> Edition:
    """As other cards do."""

    def low(game: Context, seat: str, answer: Any) -> str | None:
        level = values.party_level(game, game.position.players[seat])
        return "the party level is too low" if _level(game, answer) > level else None

    return tightened(edition, "use_skill", LEVEL, low)


@mutant(LEVEL, "the highest skill level of a character holds for all its classes")
def highest_level_holds(edition: Edition) -> Edition:
    """Whoever masters one masters all of them."""
    return loosened(
        edition,
        "use_skill",
        CONDITION,
        lambda game, _seat, answer: (
            max(values.character_face(game, answer.user).skills.values(), default=0) >= _level(game, answer)
        ),
    )


@mutant(LEVEL, "skills of level 0 can be used by everybody")
def level_zero_is_free(edition: Edition) -> Edition:
    """There is nothing to learn."""
    return loosened(edition, "use_skill", OF_CLASS, lambda game, _seat, answer: _level(game, answer) == 0)


# Classes


@mutant(OF_CLASS, "any skill level will do")
def any_class(edition: Edition) -> Edition:
    """The class is not read."""
    return loosened(
        edition,
        "use_skill",
        OF_CLASS,
        lambda game, _seat, answer: bool(values.character_face(game, answer.user).skills),
    )


@judgement(values.character_face, OF_CLASS, "a character has one class, the last one printed")
def one_class(real: Any, game: Context, card: str) -> Any:
    """The others are forgotten."""
    face = real(game, card)
    return replace(face, skills=dict(list(face.skills.items())[-1:]))


@judgement(values.character_face, OF_CLASS, "a character has one class, the first one printed")
def first_class(real: Any, game: Context, card: str) -> Any:
    """The others are forgotten."""
    face = real(game, card)
    return replace(face, skills=dict(list(face.skills.items())[:1]))


@mutant(OF_CLASS, "only one character of a class is offered for a skill")
def one_user_is_offered(edition: Edition) -> Edition:
    """The last one of the party."""
    return amend.listed(
        edition, "use_skill", lambda real, _game: list({answer.card: answer for answer in real}.values())
    )


def _one(edition: Edition, several: set[str]) -> Edition:
    """Some classes are one and the same."""

    def alike(game: Context, _seat: str, answer: Any) -> bool:
        skill = card_of(game, answer.card).skill
        has = set(values.character_face(game, answer.user).skills)
        return skill is not None and skill.skill_class in several and bool(has & several)

    return loosened(edition, "use_skill", OF_CLASS, alike)


@mutant(CLASSES, "clerics and mages are of one class")
def spell_casters(edition: Edition) -> Edition:
    """Both cast spells."""
    return _one(edition, {"cleric", "mage"})


@mutant(CLASSES, "fighters and thieves are of one class")
def rogues(edition: Edition) -> Edition:
    """Both use a blade."""
    return _one(edition, {"fighter", "thief"})


@mutant(CLASSES, "fighters have no skills")
def fighters_just_fight(edition: Edition) -> Edition:
    """Three classes."""

    def fighter(game: Context, _seat: str, answer: Any) -> str | None:
        skill = card_of(game, answer.card).skill
        return "fighters have none" if skill is not None and skill.skill_class == "fighter" else None

    return tightened(edition, "use_skill", CLASSES, fighter)


# Who may use them


@mutant(CONDITION, "the skill level must be above the card's")
def level_above(edition: Edition) -> Edition:
    """Off by one."""

    def equal(game: Context, _seat: str, answer: Any) -> str | None:
        skill = card_of(game, answer.card).skill
        has = values.character_face(game, answer.user).skills
        return "too low" if skill is not None and has.get(skill.skill_class) == skill.level else None

    return tightened(edition, "use_skill", CONDITION, equal)


@mutant(CONDITION, "the wounded use skills, too")
def wounded_use_skills(edition: Edition) -> Edition:
    """The state is not looked at."""

    def wounded(game: Context, seat: str, answer: Any) -> bool:
        character = character_of(game.position, answer.user)
        return character is not None and character.wounded and owner_of(game.position, answer.user) == seat

    return loosened(edition, "use_skill", CONDITION, wounded)


@mutant(CONDITION, "whoever has damage uses no skill")
def damaged_use_none(edition: Edition) -> Edition:
    """Damage is taken for a wound."""

    def damaged(game: Context, _seat: str, answer: Any) -> str | None:
        character = character_of(game.position, answer.user)
        return "it has damage" if character is not None and character.damage else None

    return tightened(edition, "use_skill", CONDITION, damaged)


@mutant(CONDITION, "anybody's character uses the skill")
def borrowed_users(edition: Edition) -> Edition:
    """Whose it is does not matter."""
    return loosened(
        edition, "use_skill", CONDITION, lambda game, seat, answer: owner_of(game.position, answer.user) != seat
    )


@mutant(CONDITION, "the best character of the party lends its level")
def best_lends_its_level(edition: Edition) -> Edition:
    """A party learns together."""

    def lent(game: Context, seat: str, answer: Any) -> bool:
        skill = card_of(game, answer.card).skill
        party = game.position.players[seat].party
        faces = [values.character_face(game, character.card) for character in party]
        return skill is not None and any(face.skills.get(skill.skill_class, -1) >= skill.level for face in faces)

    return loosened(edition, "use_skill", CONDITION, lent)


@mutant(CONDITION, "deemed characters use no skills")
def monsters_use_none(edition: Edition) -> Edition:
    """They are monsters, after all."""

    def deemed(game: Context, _seat: str, answer: Any) -> str | None:
        return "it is a monster" if card_of(game, answer.user).kind == "monster" else None

    return tightened(edition, "use_skill", CONDITION, deemed)


# How many


def _limited(edition: Edition, most: int, mark: Any) -> Edition:
    def used(game: Context, _seat: str, answer: Any) -> str | None:
        return "no more skills" if turn_of(game).used.count(mark(game, answer)) >= most else None

    def note(game: Context, _seat: str, answer: Any) -> None:
        turn_of(game).used = (*turn_of(game).used, mark(game, answer))

    return tightened(afterwards(edition, "use_skill", note), "use_skill", UNLIMITED, used)


@mutant(UNLIMITED, "a character uses one skill in a turn")
def one_skill(edition: Edition) -> Edition:
    """Then it has to rest."""
    return _limited(edition, 1, lambda _game, answer: f"skill:{answer.user}")


@mutant(UNLIMITED, "a character uses two skills in a turn")
def two_skills(edition: Edition) -> Edition:
    """Then it has to rest."""
    return _limited(edition, 2, lambda _game, answer: f"skill:{answer.user}")


@mutant(UNLIMITED, "a skill is used once in a turn, whatever copies there are")
def one_of_a_name(edition: Edition) -> Edition:
    """The same trick does not work twice."""
    return _limited(edition, 1, lambda game, answer: f"skill:{game.position.cards[answer.card]}")


# What becomes of them


@mutant(DISCARD, "a used skill goes back to the hand")
def back_in_the_hand(edition: Edition) -> Edition:
    """It can be used again."""
    return _away(edition, lambda player, card: {"hand": (*player.hand, card)})


@mutant(DISCARD, "a used skill goes under the deck")
def under_the_deck(edition: Edition) -> Edition:
    """It comes back."""
    return _away(edition, lambda player, card: {"deck": (*player.deck, card)})


@mutant(DISCARD, "a used skill stays on the field")
def stays_on_the_field(edition: Edition) -> Edition:
    """Like a miracle."""
    return _away(edition, lambda player, card: {"others": (*player.others, card)})


def _away(edition: Edition, where: Any) -> Edition:
    """Used skills go somewhere else."""

    def away(game: Context, action: Any) -> Any:
        if action.kind != "skill":
            return window.put_card_away(game, action)
        player = game.position.players[action.seat]
        zones.change_player(game, action.seat, **where(player, action.card))
        action.kind = "ability"
        return window.put_card_away(game, action)

    return amend.step(edition, "action", "put_card_away", away)


@mutant(DISCARD, "a skill is discarded when it is declared")
def discarded_at_once(edition: Edition) -> Edition:
    """Before anybody may counter."""

    def at_once(game: Context, seat: str, answer: Any) -> None:
        discard = game.position.players[seat].discard
        zones.change_player(game, seat, discard=(*discard, answer.card))

    def gone(game: Context, action: Any) -> Any:
        player = game.position.players[action.seat]
        zones.change_player(game, action.seat, discard=tuple(card for card in player.discard if card != action.card))
        return window.put_card_away(game, action)

    return amend.step(afterwards(edition, "use_skill", at_once), "action", "put_card_away", gone)


@mutant(DISCARD, "a cancelled skill goes back to the hand")
def cancelled_comes_back(edition: Edition) -> Edition:
    """It has not been used."""

    def away(game: Context, action: Any) -> Any:
        if action.kind == "skill" and action.cancelled:
            hand = game.position.players[action.seat].hand
            zones.change_player(game, action.seat, hand=(*hand, action.card))
            action.kind = "ability"
        return window.put_card_away(game, action)

    return amend.step(edition, "action", "put_card_away", away)
