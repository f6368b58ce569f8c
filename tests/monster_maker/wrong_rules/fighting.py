"""Wrong targets and wrong combat rolls."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import REMOVED, clause, mutant, wrong
from monosashi.mutants.amend import (
    Bend,
    after_step,
    anybody_at,
    condition,
    drawn,
    judgement,
    perform,
    step,
    switch,
    table,
)
from reference_engine.kernel.decision import Decision
from reference_engine.monster_maker import effects, fighting, values, zones
from reference_engine.monster_maker.position import obstacles, owner_of
from reference_engine.monster_maker.procedures import Aimed

Context = Any


def aimed_if(rule: str, wrong: Callable[[Context, Any, str, Any], bool]) -> Bend:
    def check(game: Context, _seat: str, answer: Any) -> str | None:
        return "not so" if wrong(game, game.position.stack[-1], game.position.pending.about, answer) else None

    return condition("aim", f"monster_maker.{rule}", check)


with clause("monster_maker.target.owner_chooses"):
    mutant("anybody may choose the targets", anybody_at("aim"))

    @wrong("the turn player chooses the targets", step, "battle", "choose_targets")
    def _(game, frame):
        asked: Any = fighting.choose_targets(game, frame)
        return asked and Decision(game.position.turn_player, asked.kind, asked.clause, about=asked.about)

    @wrong("any own main character of the battle may be chosen", aimed_if, "target.owner_chooses")
    def _(_game, frame, _monster, answer):
        return bool(set(answer.characters) - set(frame.mains))

    @wrong("anybody in the turn player's party may be chosen", aimed_if, "target.owner_chooses")
    def _(game, frame, monster, answer):
        own = [owner_of(game.position, card) == game.position.turn_player for card in answer.characters]
        return not all(own) or any(frame.mains.get(card, monster) != monster for card in answer.characters)

    @wrong("it is enough that one target faces the monster", aimed_if, "target.owner_chooses")
    def _(_game, frame, monster, answer):
        return bool(answer.characters) and (not any(frame.mains.get(card) == monster for card in answer.characters))

    @wrong("the first characters who face it are attacked, whoever is named", perform, "aim")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        last = frame.aims[-1]
        first = fighting.facing(game, frame, last.monster)[: len(last.characters)]
        frame.aims = (*frame.aims[:-1], Aimed(last.monster, first))
        return outcome

    @wrong("the owner is asked about monsters that nobody faces, too", step, "battle", "choose_targets")
    def _(game, frame):
        aimed = {aim.monster for aim in frame.aims}
        for monster in fighting.monsters_in_order(game):
            if monster.card not in aimed:
                return Decision(monster.owner, "aim", "monster_maker.target.owner_chooses", about=monster.card)
        return None


def count_of(game: Context, monster: str) -> int:
    """A monster's attack count."""
    return values.monster_face(game, monster).attack_count


with clause("monster_maker.target.up_to_attack_count"):

    @wrong("one more target than the attack count is allowed", aimed_if, "target.up_to_attack_count")
    def _(game, _frame, monster, answer):
        return len(answer.characters) > count_of(game, monster) + 1

    @wrong("one target less than the attack count is allowed", aimed_if, "target.up_to_attack_count")
    def _(game, _frame, monster, answer):
        return len(answer.characters) > max(1, count_of(game, monster) - 1)

    @wrong("every monster attacks once at least", aimed_if, "target.up_to_attack_count")
    def _(game, _frame, monster, answer):
        return len(answer.characters) > max(1, count_of(game, monster))

    @wrong("the largest attack count of the land holds for all", aimed_if, "target.up_to_attack_count")
    def _(game, _frame, _monster, answer):
        monsters = obstacles(game.position.players[game.position.turn_player])
        return len(answer.characters) > max(count_of(game, monster.card) for monster in monsters)


def with_blows(other: Callable[[Context, Any], tuple[int, ...]]) -> Bend:
    def change(game: Context, frame: Any) -> None:
        frame.aims = tuple(Aimed(aimed.monster, aimed.characters, other(game, aimed)) for aimed in frame.aims)

    return after_step("battle", "roll_for_monsters", change)


with clause("monster_maker.target.one_attack_per_character"):

    @wrong("attacks that are left go to those attacked already", with_blows)
    def _(game, aimed):
        left = count_of(game, aimed.monster) - len(aimed.characters)
        return tuple((n * (1 + left) if not i and left > 0 else n for i, n in enumerate(aimed.results)))

    @wrong("only as many as one target may be named", aimed_if, "target.one_attack_per_character")
    def _(_game, _frame, _monster, answer):
        return len(answer.characters) > 1


def with_results(other: Callable[[Context, str, int], int]) -> Bend:
    def change(game: Context, frame: Any) -> None:
        frame.results = {card: other(game, card, result) for card, result in frame.results.items()}

    return after_step("battle", "roll_for_monsters", change)


with clause("monster_maker.roll.character"):

    @wrong("a die more is rolled than printed", with_results)
    def _(game, card, n):
        return n + (1 if values.character_face(game, card).attack.dice == 1 else 0)

    @wrong("only printed values count", with_results)
    def _(game, card, result):
        character = next(c for p in game.position.players.values() for c in p.party if c.card == card)
        return result - values.attack_bonus(game, character)

    @wrong("all characters share one roll", with_results)
    def _(game, card, result):
        results = game.position.stack[-1].results
        return result if not results else int(results[min(results)])

    @wrong("a fixed value is no attack", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        result = real(game, roll, faces, bonus)
        return result if roll.dice else 0

    @wrong("the owners of the monsters roll for the characters", step, "battle", "roll_for_characters")
    def _(game, frame):
        turn_player = game.position.turn_player
        game.position.turn_player = "north" if turn_player == "south" else "south"
        outcome = fighting.roll_for_characters(game, frame)
        game.position.turn_player = turn_player
        return outcome


with clause("monster_maker.roll.negative_zero"):

    @wrong("results may be below 0", judgement, values.attack_result)
    def _(_game, roll, faces, bonus):
        return sum(faces) + int(roll.plus) + bonus

    @wrong("a result is at least 1", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        return max(1, real(game, roll, faces, bonus))

    @wrong("a result below 0 counts without its sign", judgement, values.attack_result)
    def _(_game, roll, faces, bonus):
        return abs(sum(faces) + int(roll.plus) + bonus)


with clause("monster_maker.roll.monster"):

    @wrong("the turn player rolls for the monsters", step, "battle", "roll_for_monsters")
    def _(game, frame):
        outcome: Any = fighting.roll_for_monsters(game, frame)
        if outcome is None:
            return None
        draws = tuple(type(draw)(draw.name, game.position.turn_player, sides=draw.sides) for draw in outcome.draws)
        return Decision(outcome.seat, outcome.kind, outcome.clause, about=outcome.about, draws=draws)

    @wrong("only printed values count for monsters", with_blows)
    def _(game, aimed):
        monsters = obstacles(game.position.players[game.position.turn_player])
        monster = next(m for m in monsters if m.card == aimed.monster)
        return tuple(n - values.attack_bonus(game, monster) for n in aimed.results)

    @wrong("monsters deal what they roll with one die only", with_blows)
    def _(_game, aimed):
        return tuple(min(6, n) for n in aimed.results)

    @wrong("fixed attacks of monsters count for nothing", with_blows)
    def _(game, aimed):
        dice = values.monster_face(game, aimed.monster).attack.dice
        return aimed.results if dice else (0,) * len(aimed.results)


with clause("monster_maker.roll.monster_per_target"):
    mutant("the targets' dice are exchanged", with_blows(lambda _game, aimed: aimed.results[::-1]))

    @wrong("the first target's roll counts for all", with_blows)
    def _(_game, aimed):
        return aimed.results[:1] * len(aimed.results)

    @wrong("the roll is divided among the targets", with_blows)
    def _(_game, aimed):
        return tuple(n // len(aimed.results) for n in aimed.results)

    @wrong("the targets are rolled for in the order of their names", perform, "aim")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        last = frame.aims[-1]
        frame.aims = (*frame.aims[:-1], Aimed(last.monster, tuple(sorted(last.characters))))
        return outcome

    @wrong("what is added is added to one roll only", with_blows)
    def _(game, aimed):
        monsters = obstacles(game.position.players[game.position.turn_player])
        monster = next(m for m in monsters if m.card == aimed.monster)
        bonus = values.attack_bonus(game, monster)
        return tuple((n - (bonus if i else 0) for i, n in enumerate(aimed.results)))


with clause("monster_maker.roll.range_example"):

    @wrong("1 is taken off each die", judgement, values.attack_result)
    def _(_game, roll, faces, bonus):
        return max(0, sum(face + int(roll.plus) for face in faces) + bonus if faces else int(roll.plus) + bonus)

    @wrong("nothing is taken off", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        result = real(game, roll, faces, bonus)
        return result + 1 if roll.plus < 0 else result

    @wrong("no result is above 10", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        return min(10, real(game, roll, faces, bonus))


with clause("monster_maker.ruling.dice_formula"):

    @wrong("the highest die counts instead of the sum", drawn, "roll_for_characters")
    def _(game, frame, faces):
        return fighting.character_rolled(game, frame, (max(faces), *(0,) * (len(faces) - 1)))

    @wrong("what is added is added to each die", judgement, values.attack_result)
    def _(_game, roll, faces, bonus):
        return max(0, sum(faces) + int(roll.plus) * max(1, len(faces)) + bonus)

    @wrong("no more than two dice count", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        return real(game, roll, faces[:2], bonus)

    @wrong("the dice of effects are not added", drawn, "roll_dice")
    def _(game, effect, faces):
        return effects.dice_rolled(game, effect, (faces[0], *(0,) * (len(faces) - 1)))

    @wrong("what is taken off is forgotten", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        return real(game, type(roll)(roll.dice, max(0, roll.plus)), faces, bonus)


with clause("monster_maker.ruling.monsters_may_hold_back"):
    # To leave the condition out would change nothing: it binds in the other reading only.
    mutant(REMOVED, switch("must_attack_max", "yes"))

    @wrong("a monster attacks at least one character", aimed_if, "ruling.monsters_may_hold_back")
    def _(_game, _frame, _monster, answer):
        return not answer.characters

    @wrong("a monster attacks all or nobody", aimed_if, "ruling.monsters_may_hold_back")
    def _(game, frame, monster, answer):
        full = min(count_of(game, monster), len(fighting.facing(game, frame, monster)))
        return 0 < len(answer.characters) < full


with clause("monster_maker.ruling.everybody_rolls"):

    @wrong("only those who are attacked strike", with_results)
    def _(game, card, result):
        aims = game.position.stack[-1].aims
        return result if any(card in aimed.characters for aimed in aims) else 0

    @wrong("a character strikes once for each point of the attack count", with_results)
    def _(game, card, result):
        return result * max(1, count_of(game, game.position.stack[-1].mains[card]))


with clause("monster_maker.ruling.monsters_not_below_zero"):
    mutant("a monster's result is at least 1", with_blows(lambda _game, aimed: tuple(max(1, n) for n in aimed.results)))

    @wrong("a monster's result below 0 heals", table)
    def _(edition):
        def heal(game, aimed):
            return tuple(n if n else -1 for n in aimed.results)

        def undo(game, frame):
            for aimed in frame.aims:
                for card, result in zip(aimed.characters, aimed.results, strict=True):
                    if result < 0:
                        zones.change_character(game, card, damage=4)

        return after_step("battle", "deal_damage", undo)(with_blows(heal)(edition))
