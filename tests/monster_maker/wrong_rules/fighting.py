"""Wrong targets and wrong combat rolls."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import effects, fighting, values, zones
from reference_engine.monster_maker.position import obstacles, owner_of
from reference_engine.monster_maker.procedures import Aimed

Context = Any


def aimed_if(edition: Edition, rule: str, wrong: Callable[[Context, Any, str, Any], bool]) -> Edition:
    """The table with another judgement of what breaks a clause about targets, by battle, monster and answer."""

    def check(game: Context, _seat: str, answer: Any) -> str | None:
        return "not so" if wrong(game, game.position.stack[-1], game.position.pending.about, answer) else None

    return amend.condition(edition, "aim", f"monster_maker.{rule}", check)


def count_of(game: Context, monster: str) -> int:
    """A monster's attack count."""
    return values.monster_face(game, monster).attack_count


def with_results(edition: Edition, other: Callable[[Context, str, int], int]) -> Edition:
    """The table with other results of main characters."""

    def change(game: Context, frame: Any) -> None:
        frame.results = {card: other(game, card, result) for card, result in frame.results.items()}

    return amend.after_step(edition, "battle", "roll_for_monsters", change)


def with_blows(edition: Edition, other: Callable[[Context, Any], tuple[int, ...]]) -> Edition:
    """The table with other results of monsters."""

    def change(game: Context, frame: Any) -> None:
        frame.aims = tuple(Aimed(aimed.monster, aimed.characters, other(game, aimed)) for aimed in frame.aims)

    return amend.after_step(edition, "battle", "roll_for_monsters", change)


# Targets


@mutant("monster_maker.target.owner_chooses", "the turn player chooses the targets")
def the_turn_player_chooses(edition: Edition) -> Edition:
    """The question goes to the other side."""

    def ask(game: Context, frame: Any) -> Any:
        asked: Any = fighting.choose_targets(game, frame)
        return asked and Decision(game.position.turn_player, asked.kind, asked.clause, about=asked.about)

    return amend.step(edition, "battle", "choose_targets", ask)


@mutant("monster_maker.target.owner_chooses", "anybody may choose the targets")
def anybody_chooses(edition: Edition) -> Edition:
    """The seat does not matter."""
    return edition.amended(edition.name, may_answer=amend.either_seat_at("aim"))


@mutant("monster_maker.target.owner_chooses", "any own main character of the battle may be chosen")
def any_main_character(edition: Edition) -> Edition:
    """Whomever it faces."""
    return aimed_if(
        edition,
        "target.owner_chooses",
        lambda _game, frame, _monster, answer: bool(set(answer.characters) - set(frame.mains)),
    )


@mutant("monster_maker.target.owner_chooses", "anybody in the turn player's party may be chosen")
def anybody_in_the_party(edition: Edition) -> Edition:
    """Whoever takes part or not."""

    def wrong(game: Context, frame: Any, monster: str, answer: Any) -> bool:
        own = [owner_of(game.position, card) == game.position.turn_player for card in answer.characters]
        return not all(own) or any(frame.mains.get(card, monster) != monster for card in answer.characters)

    return aimed_if(edition, "target.owner_chooses", wrong)


@mutant("monster_maker.target.owner_chooses", "it is enough that one target faces the monster")
def one_facing_is_enough(edition: Edition) -> Edition:
    """The others may face another one."""

    def wrong(_game: Context, frame: Any, monster: str, answer: Any) -> bool:
        return bool(answer.characters) and not any(frame.mains.get(card) == monster for card in answer.characters)

    return aimed_if(edition, "target.owner_chooses", wrong)


@mutant("monster_maker.target.owner_chooses", "the first characters who face it are attacked, whoever is named")
def the_first_are_attacked(edition: Edition) -> Edition:
    """The choice is not kept."""

    def aim(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        last = frame.aims[-1]
        first = fighting.facing(game, frame, last.monster)[: len(last.characters)]
        frame.aims = (*frame.aims[:-1], Aimed(last.monster, first))
        return outcome

    return amend.around(edition, "aim", aim)


@mutant("monster_maker.target.owner_chooses", "the owner is asked about monsters that nobody faces, too")
def asked_about_all(edition: Edition) -> Edition:
    """The question is put for each monster of the land."""

    def ask(game: Context, frame: Any) -> Any:
        aimed = {aim.monster for aim in frame.aims}
        for monster in fighting.monsters_in_order(game):
            if monster.card not in aimed:
                return Decision(monster.owner, "aim", "monster_maker.target.owner_chooses", about=monster.card)
        return None

    return amend.step(edition, "battle", "choose_targets", ask)


@mutant("monster_maker.target.up_to_attack_count", "one more target than the attack count is allowed")
def one_target_more(edition: Edition) -> Edition:
    """Off by one."""
    return aimed_if(
        edition,
        "target.up_to_attack_count",
        lambda game, _frame, monster, answer: len(answer.characters) > count_of(game, monster) + 1,
    )


@mutant("monster_maker.target.up_to_attack_count", "one target less than the attack count is allowed")
def one_target_less(edition: Edition) -> Edition:
    """Off by one."""
    return aimed_if(
        edition,
        "target.up_to_attack_count",
        lambda game, _frame, monster, answer: len(answer.characters) > max(1, count_of(game, monster) - 1),
    )


@mutant("monster_maker.target.up_to_attack_count", "every monster attacks once at least")
def an_attack_in_any_case(edition: Edition) -> Edition:
    """An attack count of 0 is taken for 1."""
    return aimed_if(
        edition,
        "target.up_to_attack_count",
        lambda game, _frame, monster, answer: len(answer.characters) > max(1, count_of(game, monster)),
    )


@mutant("monster_maker.target.up_to_attack_count", "the largest attack count of the land holds for all")
def the_largest_count_holds(edition: Edition) -> Edition:
    """Not each monster's own."""

    def wrong(game: Context, _frame: Any, _monster: str, answer: Any) -> bool:
        monsters = obstacles(game.position.players[game.position.turn_player])
        return len(answer.characters) > max(count_of(game, monster.card) for monster in monsters)

    return aimed_if(edition, "target.up_to_attack_count", wrong)


@mutant("monster_maker.target.one_attack_per_character", "attacks that are left go to those attacked already")
def attacks_are_repeated(edition: Edition) -> Edition:
    """The first target takes the rest of the attack count."""

    def again(game: Context, aimed: Any) -> tuple[int, ...]:
        left = count_of(game, aimed.monster) - len(aimed.characters)
        return tuple(n * (1 + left) if not i and left > 0 else n for i, n in enumerate(aimed.results))

    return with_blows(edition, again)


@mutant("monster_maker.target.one_attack_per_character", "only as many as one target may be named")
def one_target_at_all(edition: Edition) -> Edition:
    """Two names are one too many."""
    return aimed_if(
        edition, "target.one_attack_per_character", lambda _game, _frame, _monster, answer: len(answer.characters) > 1
    )


# Characters' rolls


@mutant("monster_maker.roll.character", "a die more is rolled than printed")
def one_die_more(edition: Edition) -> Edition:
    """As if it were lucky: the last die counts twice."""
    return with_results(
        edition, lambda game, card, n: n + (1 if values.character_face(game, card).attack.dice == 1 else 0)
    )


@mutant("monster_maker.roll.character", "only printed values count")
def items_do_not_count(edition: Edition) -> Edition:
    """Nothing is added."""

    def printed(game: Context, card: str, result: int) -> int:
        character = next(c for p in game.position.players.values() for c in p.party if c.card == card)
        return result - values.attack_bonus(game, character)

    return with_results(edition, printed)


@mutant("monster_maker.roll.character", "all characters share one roll")
def one_roll_for_all(edition: Edition) -> Edition:
    """The first one's."""

    def first(game: Context, card: str, result: int) -> int:
        results = game.position.stack[-1].results
        return result if not results else int(results[min(results)])

    return with_results(edition, first)


@judgement(values.attack_result, "monster_maker.roll.character", "a fixed value is no attack")
def fixed_values_are_nothing(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """Without dice the result is 0."""
    result = real(game, roll, faces, bonus)
    return result if roll.dice else 0


@mutant("monster_maker.roll.character", "the owners of the monsters roll for the characters")
def others_roll_for_characters(edition: Edition) -> Edition:
    """The dice are the next player's."""

    def ask(game: Context, frame: Any) -> Any:
        turn_player = game.position.turn_player
        game.position.turn_player = "north" if turn_player == "south" else "south"
        outcome = fighting.roll_for_characters(game, frame)
        game.position.turn_player = turn_player
        return outcome

    return amend.step(edition, "battle", "roll_for_characters", ask)


@judgement(values.attack_result, "monster_maker.roll.negative_zero", "results may be below 0")
def results_below_zero(_real: Any, _game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """They take damage away."""
    return sum(faces) + int(roll.plus) + bonus


@judgement(values.attack_result, "monster_maker.roll.negative_zero", "a result is at least 1")
def at_least_one(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """Everybody hits."""
    return max(1, real(game, roll, faces, bonus))


@judgement(values.attack_result, "monster_maker.roll.negative_zero", "a result below 0 counts without its sign")
def signs_are_dropped(_real: Any, _game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """-2 is taken for 2."""
    return abs(sum(faces) + int(roll.plus) + bonus)


# Monsters' rolls


@mutant("monster_maker.roll.monster", "the turn player rolls for the monsters")
def turn_player_rolls_for_monsters(edition: Edition) -> Edition:
    """The dice are not the owner's."""

    def ask(game: Context, frame: Any) -> Any:
        outcome: Any = fighting.roll_for_monsters(game, frame)
        if outcome is None:
            return None
        draws = tuple(type(draw)(draw.name, game.position.turn_player, sides=draw.sides) for draw in outcome.draws)
        return Decision(outcome.seat, outcome.kind, outcome.clause, about=outcome.about, draws=draws)

    return amend.step(edition, "battle", "roll_for_monsters", ask)


@mutant("monster_maker.roll.monster", "only printed values count for monsters")
def effects_do_not_strengthen_monsters(edition: Edition) -> Edition:
    """Nothing is added."""

    def printed(game: Context, aimed: Any) -> tuple[int, ...]:
        monsters = obstacles(game.position.players[game.position.turn_player])
        monster = next(m for m in monsters if m.card == aimed.monster)
        return tuple(n - values.attack_bonus(game, monster) for n in aimed.results)

    return with_blows(edition, printed)


@mutant("monster_maker.roll.monster", "monsters deal what they roll with one die only")
def monsters_roll_one_die(edition: Edition) -> Edition:
    """More than six is not possible."""
    return with_blows(edition, lambda _game, aimed: tuple(min(6, n) for n in aimed.results))


@mutant("monster_maker.roll.monster", "fixed attacks of monsters count for nothing")
def fixed_monsters_do_not_strike(edition: Edition) -> Edition:
    """Only dice hurt."""

    def rolled(game: Context, aimed: Any) -> tuple[int, ...]:
        dice = values.monster_face(game, aimed.monster).attack.dice
        return aimed.results if dice else (0,) * len(aimed.results)

    return with_blows(edition, rolled)


@mutant("monster_maker.roll.monster_per_target", "the first target's roll counts for all")
def one_roll_for_all_targets(edition: Edition) -> Edition:
    """The others' dice are not looked at."""
    return with_blows(edition, lambda _game, aimed: aimed.results[:1] * len(aimed.results))


@mutant("monster_maker.roll.monster_per_target", "the roll is divided among the targets")
def the_roll_is_divided(edition: Edition) -> Edition:
    """Each takes a part of it."""
    return with_blows(edition, lambda _game, aimed: tuple(n // len(aimed.results) for n in aimed.results))


@mutant("monster_maker.roll.monster_per_target", "the targets' dice are exchanged")
def the_dice_are_exchanged(edition: Edition) -> Edition:
    """The last roll goes to the first target."""
    return with_blows(edition, lambda _game, aimed: aimed.results[::-1])


@mutant("monster_maker.roll.monster_per_target", "the targets are rolled for in the order of their names")
def targets_by_name(edition: Edition) -> Edition:
    """Not as they were named."""

    def aim(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        last = frame.aims[-1]
        frame.aims = (*frame.aims[:-1], Aimed(last.monster, tuple(sorted(last.characters))))
        return outcome

    return amend.around(edition, "aim", aim)


@mutant("monster_maker.roll.monster_per_target", "what is added is added to one roll only")
def added_once(edition: Edition) -> Edition:
    """The first target's."""

    def once(game: Context, aimed: Any) -> tuple[int, ...]:
        monsters = obstacles(game.position.players[game.position.turn_player])
        monster = next(m for m in monsters if m.card == aimed.monster)
        bonus = values.attack_bonus(game, monster)
        return tuple(n - (bonus if i else 0) for i, n in enumerate(aimed.results))

    return with_blows(edition, once)


# Dice


@judgement(values.attack_result, "monster_maker.roll.range_example", "1 is taken off each die")
def one_off_each_die(_real: Any, _game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """2D-1 gives 0 to 10."""
    return max(0, sum(face + int(roll.plus) for face in faces) + bonus if faces else int(roll.plus) + bonus)


@judgement(values.attack_result, "monster_maker.roll.range_example", "nothing is taken off")
def nothing_taken_off(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """2D-1 gives 2 to 12."""
    result = real(game, roll, faces, bonus)
    return result + 1 if roll.plus < 0 else result


@judgement(values.attack_result, "monster_maker.roll.range_example", "no result is above 10")
def ten_at_most(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """As if ten were a limit."""
    return min(10, real(game, roll, faces, bonus))


@mutant("monster_maker.ruling.dice_formula", "the highest die counts instead of the sum")
def the_highest_die(edition: Edition) -> Edition:
    """Characters' dice are not added."""

    def rolled(game: Context, frame: Any, faces: Any) -> Any:
        return fighting.character_rolled(game, frame, (max(faces), *(0,) * (len(faces) - 1)))

    return amend.drawn(edition, "roll_for_characters", rolled)


@judgement(values.attack_result, "monster_maker.ruling.dice_formula", "what is added is added to each die")
def added_to_each_die(_real: Any, _game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """2D+3 gives 8 to 18."""
    return max(0, sum(faces) + int(roll.plus) * max(1, len(faces)) + bonus)


@judgement(values.attack_result, "monster_maker.ruling.dice_formula", "no more than two dice count")
def two_dice_at_most(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """A third one is not looked at."""
    return real(game, roll, faces[:2], bonus)


@mutant("monster_maker.ruling.dice_formula", "the dice of effects are not added")
def effect_dice_not_added(edition: Edition) -> Edition:
    """The first one counts."""

    def rolled(game: Context, effect: Any, faces: Any) -> Any:
        return effects.dice_rolled(game, effect, (faces[0], *(0,) * (len(faces) - 1)))

    return amend.drawn(edition, "roll_dice", rolled)


@judgement(values.attack_result, "monster_maker.ruling.dice_formula", "what is taken off is forgotten")
def only_added(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> Any:
    """A number behind the dice is never negative."""
    return real(game, type(roll)(roll.dice, max(0, roll.plus)), faces, bonus)


@mutant("monster_maker.ruling.monsters_may_hold_back", "a monster attacks as many as it can")
def removed(edition: Edition) -> Edition:
    """The other reading. To leave the condition out would change nothing: it binds in the other reading only."""
    return amend.switch(edition, "must_attack_max", "yes")


@mutant("monster_maker.ruling.monsters_may_hold_back", "a monster attacks at least one character")
def monsters_attack_somebody(edition: Edition) -> Edition:
    """Nobody is no answer."""
    return aimed_if(
        edition, "ruling.monsters_may_hold_back", lambda _game, _frame, _monster, answer: not answer.characters
    )


@mutant("monster_maker.ruling.monsters_may_hold_back", "a monster attacks all or nobody")
def all_or_nobody(edition: Edition) -> Edition:
    """Some is no answer."""

    def wrong(game: Context, frame: Any, monster: str, answer: Any) -> bool:
        full = min(count_of(game, monster), len(fighting.facing(game, frame, monster)))
        return 0 < len(answer.characters) < full

    return aimed_if(edition, "ruling.monsters_may_hold_back", wrong)


@mutant("monster_maker.ruling.everybody_rolls", "only those who are attacked strike")
def only_the_attacked_strike(edition: Edition) -> Edition:
    """The others' results are 0."""

    def attacked(game: Context, card: str, result: int) -> int:
        aims = game.position.stack[-1].aims
        return result if any(card in aimed.characters for aimed in aims) else 0

    return with_results(edition, attacked)


@mutant("monster_maker.ruling.everybody_rolls", "each monster rolls before the characters")
def monsters_roll_first(edition: Edition) -> Edition:
    """The steps change places."""
    return amend.step_before(edition, "battle", "roll_for_monsters", "roll_for_characters")


@mutant("monster_maker.ruling.everybody_rolls", "a character strikes once for each point of the attack count")
def once_for_each_attack(edition: Edition) -> Edition:
    """Its result is multiplied."""

    def often(game: Context, card: str, result: int) -> int:
        return result * max(1, count_of(game, game.position.stack[-1].mains[card]))

    return with_results(edition, often)


@mutant("monster_maker.ruling.monsters_not_below_zero", "a monster's result below 0 heals")
def monsters_below_zero(edition: Edition) -> Edition:
    """Damage is taken away again."""

    def heal(game: Context, aimed: Any) -> tuple[int, ...]:
        return tuple(n if n else -1 for n in aimed.results)

    def undo(game: Context, frame: Any) -> None:
        for aimed in frame.aims:
            for card, result in zip(aimed.characters, aimed.results, strict=True):
                if result < 0:
                    zones.change_character(game, card, damage=4)

    return amend.after_step(with_blows(edition, heal), "battle", "deal_damage", undo)


@mutant("monster_maker.ruling.monsters_not_below_zero", "a monster's result is at least 1")
def monsters_always_hurt(edition: Edition) -> Edition:
    """0 does not occur."""
    return with_blows(edition, lambda _game, aimed: tuple(max(1, n) for n in aimed.results))
