"""Wrong assignments and wrong support."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import assignment, fighting, values, zones
from reference_engine.monster_maker.position import character_of, obstacles, unhurt
from reference_engine.monster_maker.procedures import Aimed

Context = Any


class Plan:
    """An assignment being judged: who could be assigned, and each monster with its attack count and its characters."""

    def __init__(self, game: Context, seat: str, answer: Any) -> None:
        """Count."""
        player = game.position.players[seat]
        self.mains: dict[str, str] = answer.mains
        self.party = [character.card for character in player.party]
        self.able = [character.card for character in unhurt(player)]
        self.idle = [card for card in self.able if card not in answer.mains]
        got = Counter(answer.mains.values())
        self.monsters = [(values.monster_face(game, m.card).attack_count, got[m.card]) for m in obstacles(player)]

    def lacking(self, floor: int = 1) -> bool:
        """Whether a monster has fewer than its attack count, which is taken to be at least ``floor``."""
        return any(count < max(floor, need) for need, count in self.monsters)


def judged(edition: Edition, rule: str, wrong: Callable[[Plan], bool]) -> Edition:
    """The table with another judgement of what breaks a clause of the assignment."""

    def check(game: Context, seat: str, answer: Any) -> str | None:
        return "not so" if wrong(Plan(game, seat, answer)) else None

    return amend.condition(edition, "assign", f"monster_maker.{rule}", check)


def state_of(game: Context, card: str) -> Any:
    """A character of the party."""
    return character_of(game.position, card)


def supported(edition: Edition, wrong: Callable[[Context, Any, str, str], bool]) -> Edition:
    """The table with another judgement of who may support whom."""

    def check(game: Context, _seat: str, answer: Any) -> str | None:
        frame = game.position.stack[-1]
        return "not so" if any(wrong(game, frame, card, main) for card, main in answer.supports.items()) else None

    return amend.condition(edition, "support", "monster_maker.support.who", check)


# Who decides, who takes part


@mutant("monster_maker.battle.turn_player_assigns", "anybody may assign")
def anybody_assigns(edition: Edition) -> Edition:
    """The seat does not matter."""
    changed = edition.amended(edition.name, may_answer=amend.either_seat_at("assign"))

    def own(game: Context, _seat: str, answer: Any) -> str | None:
        return assignment.only_unhurt(game, game.position.turn_player, answer)

    return amend.condition(changed, "assign", "monster_maker.assign.unhurt_only", own)


@mutant("monster_maker.battle.turn_player_assigns", "the owner of the first monster assigns")
def the_owner_assigns(edition: Edition) -> Edition:
    """The question goes to the other side."""

    def ask(game: Context, frame: Any) -> Any:
        outcome: Any = assignment.assign_characters(game, frame)
        monsters = obstacles(game.position.players[game.position.turn_player])
        return outcome and type(outcome)(monsters[0].owner, outcome.kind, outcome.clause)

    return amend.step(edition, "battle", "assign_characters", ask)


@mutant("monster_maker.battle.turn_player_assigns", "characters are assigned in the order in which they stand")
def a_fixed_assignment(edition: Edition) -> Edition:
    """The first of them must face the monster placed first."""

    def check(game: Context, seat: str, answer: Any) -> str | None:
        player = game.position.players[seat]
        first = answer.mains.get(unhurt(player)[0].card)
        return None if first in (None, obstacles(player)[0].card) else "not so"

    return amend.condition(edition, "assign", "monster_maker.battle.turn_player_assigns", check)


@mutant("monster_maker.battle.nonparticipants", "whoever is left over strikes, too")
def the_others_strike(edition: Edition) -> Edition:
    """Unhurt characters join the first monster's opponents."""

    def join(game: Context, frame: Any) -> None:
        player = game.position.players[game.position.turn_player]
        first = obstacles(player)[0].card if obstacles(player) else ""
        for character in unhurt(player):
            if frame.mains and character.card not in frame.supports:
                frame.mains = {**frame.mains, character.card: frame.mains.get(character.card, first)}

    return amend.after_step(edition, "battle", "choose_support", join)


@mutant("monster_maker.battle.nonparticipants", "whoever is left over may be attacked")
def the_others_may_be_attacked(edition: Edition) -> Edition:
    """Only those who face another monster may not."""

    def check(game: Context, _seat: str, answer: Any) -> str | None:
        frame, about = game.position.stack[-1], game.position.pending.about
        return "not so" if any(frame.mains.get(card, about) != about for card in answer.characters) else None

    return amend.condition(edition, "aim", "monster_maker.target.owner_chooses", check)


@mutant("monster_maker.battle.nonparticipants", "a helper who supports nobody adds its support")
def idle_helpers_add(edition: Edition) -> Edition:
    """It stands behind the first main character all the same."""

    def join(game: Context, frame: Any) -> None:
        player = game.position.players[game.position.turn_player]
        for character in unhurt(player):
            able = values.character_face(game, character.card).support
            if frame.mains and able and character.card not in frame.mains:
                frame.supports = {character.card: min(frame.mains), **frame.supports}

    def roll(game: Context, frame: Any) -> Any:
        join(game, frame)
        return fighting.roll_for_characters(game, frame)

    return amend.step(edition, "battle", "roll_for_characters", roll)


@mutant("monster_maker.battle.nonparticipants", "a monster that nobody faces is rolled for and struck")
def unfaced_monsters_take_part(edition: Edition) -> Edition:
    """Everybody's blow hits it as well."""

    def more(game: Context, frame: Any) -> None:
        for monster in obstacles(game.position.players[game.position.turn_player]):
            if frame.mains and monster.card not in frame.mains.values():
                zones.change_monster(game, monster.card, damage=monster.damage + 1)

    return amend.after_step(edition, "battle", "deal_damage", more)


@judgement(fighting.facing, "monster_maker.battle.opponents", "every main character faces every monster")
def all_face_all(_real: Any, _game: Any, frame: Any, _monster: str) -> tuple[str, ...]:
    """Whomever they were assigned to."""
    return tuple(sorted(frame.mains))


@mutant("monster_maker.battle.opponents", "any main character may be attacked by any monster")
def anybody_may_be_attacked(edition: Edition) -> Edition:
    """Main characters are main characters."""

    def check(game: Context, _seat: str, answer: Any) -> str | None:
        return "not so" if set(answer.characters) - set(game.position.stack[-1].mains) else None

    return amend.condition(edition, "aim", "monster_maker.target.owner_chooses", check)


@mutant("monster_maker.battle.opponents", "the characters strike whoever attacks them")
def blows_are_returned(edition: Edition) -> Edition:
    """Somebody who is not attacked strikes nobody."""

    def turn(_game: Context, frame: Any) -> None:
        frame.mains = {card: aimed.monster for aimed in frame.aims for card in aimed.characters if len(frame.aims) < 2}

    return amend.after_step(edition, "battle", "roll_for_monsters", turn)


# The conditions


@mutant("monster_maker.assign.unhurt_only", "only the worst wounded stay out: those with damage do, too")
def damaged_ones_stay_out(edition: Edition) -> Edition:
    """Damage is taken for a wound."""

    def fresh(game: Context, seat: str, answer: Any) -> str | None:
        hurt = [c.card for c in game.position.players[seat].party if c.wounded or c.damage]
        return "not so" if set(hurt) & set(answer.mains) else None

    return amend.condition(edition, "assign", "monster_maker.assign.unhurt_only", fresh)


@judgement(values.able, "monster_maker.assign.unhurt_only", "the wounded count for what is possible")
def the_wounded_count(_real: Any, _game: Any, player: Any) -> Any:
    """Everybody in the party is asked for."""
    return player.party


@mutant("monster_maker.assign.main", "whoever is left over is a main character of the first monster")
def everybody_is_main(edition: Edition) -> Edition:
    """Nobody stays out."""

    def everybody(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        player = game.position.players[seat]
        frame.mains = {**{c.card: obstacles(player)[0].card for c in unhurt(player)}, **frame.mains}
        return outcome

    return amend.around(edition, "assign", everybody)


@mutant("monster_maker.assign.main", "the monsters are exchanged among the characters")
def the_monsters_are_exchanged(edition: Edition) -> Edition:
    """The first character gets the last one's monster."""

    def turned(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        frame.mains = dict(zip(frame.mains, list(frame.mains.values())[::-1], strict=True))
        return outcome

    return amend.around(edition, "assign", turned)


@mutant("monster_maker.assign.main", "opponents' characters may be sent against monsters")
def opponents_may_be_sent(edition: Edition) -> Edition:
    """Whoever is in a party is taken for an own character."""
    real = edition.acts["assign"].faults

    def faults(game: Context, seat: str, answer: Any) -> Any:
        return (fault for fault in real(game, seat, answer) if "party" not in fault)

    return amend.faults(edition, "assign", faults)


@mutant("monster_maker.assign.one_each", "with just as many characters as monsters some may be left alone")
def more_characters_than_monsters(edition: Edition) -> Edition:
    """Off by one."""
    return judged(
        edition,
        "assign.one_each",
        lambda plan: len(plan.able) > len(plan.monsters) and any(not count for _, count in plan.monsters),
    )


@mutant("monster_maker.assign.one_each", "a monster with an attack count of 0 needs nobody")
def nobody_for_a_count_of_zero(edition: Edition) -> Edition:
    """Its attack count is taken for what it needs."""
    return judged(
        edition,
        "assign.one_each",
        lambda plan: len(plan.able) >= len(plan.monsters) and any(need and not count for need, count in plan.monsters),
    )


@mutant("monster_maker.assign.one_each", "only the monster placed first must be faced")
def only_the_first_must_be_faced(edition: Edition) -> Edition:
    """The others may be left alone."""
    return judged(edition, "assign.one_each", lambda plan: not plan.monsters[0][1])


@mutant("monster_maker.assign.fill_attack_count", "one character for each monster is enough")
def one_each_is_enough(edition: Edition) -> Edition:
    """Attack counts do not matter."""
    return judged(
        edition,
        "assign.fill_attack_count",
        lambda plan: bool(plan.idle) and any(not count for _, count in plan.monsters),
    )


@mutant("monster_maker.assign.fill_attack_count", "one less than the attack count is enough")
def one_less_is_enough(edition: Edition) -> Edition:
    """Off by one."""
    return judged(
        edition,
        "assign.fill_attack_count",
        lambda plan: bool(plan.idle) and any(count < max(1, need - 1) for need, count in plan.monsters),
    )


@mutant("monster_maker.assign.fill_attack_count", "one more than the attack count is needed")
def one_more_is_needed(edition: Edition) -> Edition:
    """Off by one."""
    return judged(
        edition,
        "assign.fill_attack_count",
        lambda plan: bool(plan.idle) and any(count < need + 1 for need, count in plan.monsters),
    )


@mutant("monster_maker.assign.fill_attack_count", "helpers may be kept back for support")
def helpers_may_be_kept_back(edition: Edition) -> Edition:
    """They do not count as idle."""

    def check(game: Context, seat: str, answer: Any) -> str | None:
        plan = Plan(game, seat, answer)
        idle = [card for card in plan.idle if not values.character_face(game, card).support]
        return "not so" if idle and plan.lacking() else None

    return amend.condition(edition, "assign", "monster_maker.assign.fill_attack_count", check)


@mutant("monster_maker.assign.fill_attack_count", "the counts are met all together")
def counts_are_added(edition: Edition) -> Edition:
    """Whoever faces which monster."""
    return judged(
        edition,
        "assign.fill_attack_count",
        lambda plan: bool(plan.idle) and len(plan.mains) < sum(max(1, need) for need, _ in plan.monsters) - 1,
    )


@mutant("monster_maker.assign.fill_attack_count", "everybody must be assigned")
def nobody_stays_out(edition: Edition) -> Edition:
    """Idle characters are forbidden altogether."""
    return judged(edition, "assign.fill_attack_count", lambda plan: bool(plan.idle))


@mutant("monster_maker.assign.fill_attack_count", "a wounded character counts as one who is kept back")
def the_wounded_are_missed(edition: Edition) -> Edition:
    """Everybody in the party must go."""
    return judged(
        edition, "assign.fill_attack_count", lambda plan: len(plan.party) > len(plan.mains) and plan.lacking()
    )


@mutant("monster_maker.assign.no_surplus_before_fill", "one more than needed is no surplus")
def one_more_is_no_surplus(edition: Edition) -> Edition:
    """Off by one."""
    return judged(
        edition,
        "assign.no_surplus_before_fill",
        lambda plan: plan.lacking() and any(count > max(1, need) + 1 for need, count in plan.monsters),
    )


@mutant("monster_maker.assign.no_surplus_before_fill", "a monster that has enough is one too many")
def enough_is_a_surplus(edition: Edition) -> Edition:
    """Off by one."""
    return judged(
        edition,
        "assign.no_surplus_before_fill",
        lambda plan: (
            plan.lacking() and any(count >= max(2, need + 1) or count == need for need, count in plan.monsters)
        ),
    )


@mutant("monster_maker.assign.no_surplus_before_fill", "two may face a monster with an attack count of 0")
def two_against_a_count_of_zero(edition: Edition) -> Edition:
    """It is overlooked."""
    return judged(
        edition,
        "assign.no_surplus_before_fill",
        lambda plan: plan.lacking() and any(0 < need < count for need, count in plan.monsters),
    )


@mutant("monster_maker.assign.no_upper_limit", "no monster gets more than its attack count")
def never_more_than_the_count(edition: Edition) -> Edition:
    """A surplus is forbidden even when all have enough."""
    return judged(
        edition,
        "assign.no_surplus_before_fill",
        lambda plan: any(count > max(1, need) for need, count in plan.monsters),
    )


@mutant("monster_maker.assign.no_upper_limit", "no monster gets more than one above its attack count")
def one_above_at_most(edition: Edition) -> Edition:
    """A limit all the same."""
    return judged(
        edition,
        "assign.no_surplus_before_fill",
        lambda plan: any(count > max(1, need) + 1 for need, count in plan.monsters),
    )


@mutant("monster_maker.assign.no_upper_limit", "the extra characters must go somewhere")
def the_extra_ones_must_go(edition: Edition) -> Edition:
    """Nobody stays out."""
    return judged(edition, "assign.fill_attack_count", lambda plan: bool(plan.idle))


@mutant("monster_maker.assign.too_few", "the wounded are counted, so that there seem to be enough")
def the_wounded_make_enough(edition: Edition) -> Edition:
    """The size of the party decides."""
    return judged(
        edition,
        "assign.too_few",
        lambda plan: len(plan.party) < len(plan.monsters) and any(count > 1 for _, count in plan.monsters),
    )


@mutant("monster_maker.assign.too_few", "as many as the attack count may face one of the monsters")
def the_attack_count_goes_first(edition: Edition) -> Edition:
    """Only a surplus is forbidden."""
    return judged(
        edition,
        "assign.too_few",
        lambda plan: len(plan.able) < len(plan.monsters) and any(count > max(1, need) for need, count in plan.monsters),
    )


@mutant("monster_maker.assign.too_few", "the monsters placed first must be faced")
def the_first_must_be_faced(edition: Edition) -> Edition:
    """The turn player does not choose."""
    return judged(
        edition,
        "assign.too_few",
        lambda plan: (
            len(plan.able) < len(plan.monsters) and any(not count for _, count in plan.monsters[: len(plan.able)])
        ),
    )


# Support


@mutant("monster_maker.support.optional", "whoever can support must")
def support_is_compulsory(edition: Edition) -> Edition:
    """The question cannot be passed by."""
    return edition.amended(edition.name, offers={"support": ("support",)})


@mutant("monster_maker.support.optional", "there is no support")
def no_support(edition: Edition) -> Edition:
    """The step is left out."""
    return amend.without_step(edition, "battle", "choose_support")


@mutant("monster_maker.support.optional", "the support goes to every main character")
def support_for_everybody(edition: Edition) -> Edition:
    """Whomever it was meant for."""

    def spread(game: Context, frame: Any) -> None:
        face = values.character_face
        helped = sum(face(game, card).support for card in frame.supports)
        frame.results = {
            card: result if card in frame.supports.values() else result + helped
            for card, result in frame.results.items()
        }

    return amend.after_step(edition, "battle", "roll_for_monsters", spread)


@mutant("monster_maker.support.optional", "only one supporter counts for a main character")
def one_supporter_counts(edition: Edition) -> Edition:
    """The first one."""

    def first(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        kept = {main: card for card, main in reversed(frame.supports.items())}
        frame.supports = {card: main for main, card in kept.items()}
        return outcome

    return amend.around(edition, "support", first)


@mutant("monster_maker.support.optional", "all who can support do so together or not at all")
def all_or_none(edition: Edition) -> Edition:
    """Some must not be used without the others."""

    def most(found: list[Any], _game: Context) -> list[Any]:
        return [answer for answer in found if len(answer.supports) == max(len(a.supports) for a in found)]

    return amend.listed(edition, "support", most)


@mutant("monster_maker.support.optional", "a main character with the ability adds it to its own attack")
def main_characters_support_themselves(edition: Edition) -> Edition:
    """Support counts for whoever has it."""

    def more(game: Context, frame: Any) -> None:
        frame.results = {card: n + values.character_face(game, card).support for card, n in frame.results.items()}

    return amend.after_step(edition, "battle", "roll_for_monsters", more)


@mutant("monster_maker.support.who", "anybody unhurt who is left over may support")
def anybody_supports(edition: Edition) -> Edition:
    """The ability is not asked for."""
    return supported(
        edition,
        lambda game, frame, card, main: state_of(game, card).wounded or card in frame.mains or main not in frame.mains,
    )


@mutant("monster_maker.support.who", "the wounded may support")
def the_wounded_support(edition: Edition) -> Edition:
    """They are not looked at."""
    return supported(
        edition,
        lambda game, frame, card, main: (
            not values.character_face(game, card).support or card in frame.mains or main not in frame.mains
        ),
    )


@mutant("monster_maker.support.who", "main characters may support each other")
def mains_support(edition: Edition) -> Edition:
    """Taking part does not matter."""
    return supported(
        edition,
        lambda game, frame, card, main: (
            state_of(game, card).wounded or not values.character_face(game, card).support or main not in frame.mains
        ),
    )


@mutant("monster_maker.support.who", "anybody in the party may be supported")
def anybody_is_supported(edition: Edition) -> Edition:
    """Not only main characters."""
    return supported(
        edition,
        lambda game, frame, card, _main: (
            state_of(game, card).wounded or not values.character_face(game, card).support or card in frame.mains
        ),
    )


@mutant("monster_maker.support.who", "somebody with damage cannot support")
def damaged_helpers_cannot(edition: Edition) -> Edition:
    """Damage is taken for a wound."""

    def check(game: Context, seat: str, answer: Any) -> str | None:
        damaged = any(state_of(game, card).damage for card in answer.supports)
        return "not so" if damaged else assignment.supporters_are_able(game, seat, answer)

    return amend.condition(edition, "support", "monster_maker.support.who", check)


@mutant("monster_maker.support.who", "the question is put even if nobody can support")
def always_asked_for_support(edition: Edition) -> Edition:
    """It can only be passed by."""

    def ask(game: Context, frame: Any) -> Any:
        outcome: Any = assignment.choose_support(game, frame)
        seat = game.position.turn_player
        return outcome or Decision(seat, "support", "monster_maker.support.optional")

    return amend.step(edition, "battle", "choose_support", ask)


@mutant("monster_maker.support.no_roll", "supporters add their own attack as well")
def supporters_strike(edition: Edition) -> Edition:
    """A fixed attack, or as if every die showed 1."""

    def more(game: Context, frame: Any) -> None:
        for card, main in frame.supports.items():
            attack = values.character_face(game, card).attack
            frame.results = {**frame.results, main: frame.results[main] + attack.dice + attack.plus}

    return amend.after_step(edition, "battle", "roll_for_monsters", more)


@mutant("monster_maker.support.no_roll", "supporters may be attacked")
def supporters_may_be_attacked(edition: Edition) -> Edition:
    """They stand beside the one whom they support."""

    def check(game: Context, seat: str, answer: Any) -> str | None:
        frame = game.position.stack[-1]
        return None if set(answer.characters) & set(frame.supports) else fighting.targets_face_it(game, seat, answer)

    return amend.condition(edition, "aim", "monster_maker.target.owner_chooses", check)


@mutant("monster_maker.support.no_roll", "supporters take the damage of those whom they support")
def supporters_suffer(edition: Edition) -> Edition:
    """They share it."""

    def share(_game: Context, frame: Any) -> None:
        helper = {main: card for card, main in frame.supports.items()}
        frame.aims = tuple(
            Aimed(aimed.monster, tuple(helper.get(card, card) for card in aimed.characters), aimed.results)
            for aimed in frame.aims
        )

    return amend.after_step(edition, "battle", "roll_for_monsters", share)


@judgement(values.attack_result, "monster_maker.support.no_roll", "support cannot raise a result below 0")
def support_after_the_floor(real: Any, game: Any, roll: Any, faces: Any, bonus: int) -> int:
    """The result is raised to 0 first."""
    floored: int = real(game, roll, faces, 0) + max(0, bonus)
    return floored
