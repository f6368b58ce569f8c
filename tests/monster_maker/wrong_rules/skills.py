"""Wrong rules about who uses skills, and what becomes of them."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, bend, condition, judgement, listed, step, table
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import values, window, zones
from reference_engine.monster_maker.position import card_of, character_of, owner_of
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, loosened, tightened

LEVEL = "monster_maker.level.skill_level"
OF_CLASS = "monster_maker.character.skill_class"
CLASSES = "monster_maker.skill.classes"
CONDITION = "monster_maker.skill.use_condition"
UNLIMITED = "monster_maker.skill.unlimited"


def _level(game: Context, answer: Any) -> int:
    skill = card_of(game, answer.card).skill
    assert skill is not None
    return skill.level


with clause(LEVEL):

    @wrong("the character level is the skill level", condition, "use_skill", CONDITION)
    def _(game, _seat, answer):
        high = values.character_face(game, answer.user).level >= _level(game, answer)
        return not high

    @wrong("a skill needs the party level, too", tightened, "use_skill", LEVEL)
    def _(game, seat, answer):
        level = values.party_level(game, game.position.players[seat])
        return _level(game, answer) > level

    @wrong("the highest skill level of a character holds for all its classes", loosened, "use_skill", CONDITION)
    def _(game, _seat, answer):
        return max(values.character_face(game, answer.user).skills.values(), default=0) >= _level(game, answer)

    @wrong("skills of level 0 can be used by everybody", loosened, "use_skill", OF_CLASS)
    def _(game, _seat, answer):
        return _level(game, answer) == 0


with clause(OF_CLASS):

    @wrong("any skill level will do", loosened, "use_skill", OF_CLASS)
    def _(game, _seat, answer):
        return bool(values.character_face(game, answer.user).skills)

    @wrong("a character has one class, the last one printed", judgement, values.character_face)
    def _(real, game, card):
        face = real(game, card)
        return replace(face, skills=dict(list(face.skills.items())[-1:]))

    @wrong("a character has one class, the first one printed", judgement, values.character_face)
    def _(real, game, card):
        face = real(game, card)
        return replace(face, skills=dict(list(face.skills.items())[:1]))

    @wrong("only one character of a class is offered for a skill", listed, "use_skill")
    def _(real, _game):
        return list({answer.card: answer for answer in real}.values())


def _one(several: set[str]) -> Bend:
    def alike(game: Context, _seat: str, answer: Any) -> bool:
        skill = card_of(game, answer.card).skill
        has = set(values.character_face(game, answer.user).skills)
        return skill is not None and skill.skill_class in several and bool(has & several)

    return loosened("use_skill", OF_CLASS, alike)


with clause(CLASSES):
    mutant("clerics and mages are of one class", _one({"cleric", "mage"}))
    mutant("fighters and thieves are of one class", _one({"fighter", "thief"}))

    @wrong("fighters have no skills", tightened, "use_skill", CLASSES)
    def _(game, _seat, answer):
        skill = card_of(game, answer.card).skill
        return skill is not None and skill.skill_class == "fighter"


with clause(CONDITION):

    @wrong("the skill level must be above the card's", tightened, "use_skill", CONDITION)
    def _(game, _seat, answer):
        skill = card_of(game, answer.card).skill
        has = values.character_face(game, answer.user).skills
        return skill is not None and has.get(skill.skill_class) == skill.level

    @wrong("the wounded use skills, too", loosened, "use_skill", CONDITION)
    def _(game, seat, answer):
        character = character_of(game.position, answer.user)
        return character is not None and character.wounded and (owner_of(game.position, answer.user) == seat)

    @wrong("whoever has damage uses no skill", tightened, "use_skill", CONDITION)
    def _(game, _seat, answer):
        character = character_of(game.position, answer.user)
        return character is not None and character.damage

    @wrong("anybody's character uses the skill", loosened, "use_skill", CONDITION)
    def _(game, seat, answer):
        return owner_of(game.position, answer.user) != seat

    @wrong("the best character of the party lends its level", loosened, "use_skill", CONDITION)
    def _(game, seat, answer):
        skill = card_of(game, answer.card).skill
        party = game.position.players[seat].party
        faces = [values.character_face(game, character.card) for character in party]
        return skill is not None and any(face.skills.get(skill.skill_class, -1) >= skill.level for face in faces)

    @wrong("deemed characters use no skills", tightened, "use_skill", CONDITION)
    def _(game, _seat, answer):
        return card_of(game, answer.user).kind == "monster"


@bend
def _limited(edition: Edition, most: int, mark: Any) -> Edition:
    def used(game: Context, _seat: str, answer: Any) -> str | None:
        return "no more skills" if turn_of(game).used.count(mark(game, answer)) >= most else None

    def note(game: Context, _seat: str, answer: Any) -> None:
        turn_of(game).used = (*turn_of(game).used, mark(game, answer))

    return tightened("use_skill", UNLIMITED, used)(after_act("use_skill", note)(edition))


with clause(UNLIMITED):
    mutant("a character uses one skill in a turn", _limited(1, lambda _game, answer: f"skill:{answer.user}"))
    mutant("a character uses two skills in a turn", _limited(2, lambda _game, answer: f"skill:{answer.user}"))

    @wrong("a skill is used once in a turn, whatever copies there are", _limited, 1)
    def _(game, answer):
        return f"skill:{game.position.cards[answer.card]}"


def _away(where: Any) -> Bend:
    def away(game: Context, action: Any) -> Any:
        if action.kind != "skill":
            return window.put_card_away(game, action)
        player = game.position.players[action.seat]
        zones.change_player(game, action.seat, **where(player, action.card))
        action.kind = "ability"
        return window.put_card_away(game, action)

    return step("action", "put_card_away", away)


with clause("monster_maker.skill.discard"):
    mutant("a used skill goes back to the hand", _away(lambda player, card: {"hand": (*player.hand, card)}))
    mutant("a used skill goes under the deck", _away(lambda player, card: {"deck": (*player.deck, card)}))
    mutant("a used skill stays on the field", _away(lambda player, card: {"others": (*player.others, card)}))

    @wrong("a skill is discarded when it is declared", table)
    def _(edition):
        def at_once(game, seat, answer):
            discard = game.position.players[seat].discard
            zones.change_player(game, seat, discard=(*discard, answer.card))

        def gone(game, action):
            player = game.position.players[action.seat]
            zones.change_player(
                game, action.seat, discard=tuple(card for card in player.discard if card != action.card)
            )
            return window.put_card_away(game, action)

        return step("action", "put_card_away", gone)(after_act("use_skill", at_once)(edition))

    @wrong("a cancelled skill goes back to the hand", step, "action", "put_card_away")
    def _(game, action):
        if action.kind == "skill" and action.cancelled:
            hand = game.position.players[action.seat].hand
            zones.change_player(game, action.seat, hand=(*hand, action.card))
            action.kind = "ability"
        return window.put_card_away(game, action)
