"""Wrong assignments and wrong support."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import (
    Bend,
    after_step,
    anybody_at,
    condition,
    faults,
    judgement,
    listed,
    perform,
    step,
)
from reference_engine.kernel.decision import Decision
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
        return any((count < max(floor, need) for need, count in self.monsters))


with clause("monster_maker.battle.turn_player_assigns") as this:
    mutant(
        "anybody may assign",
        anybody_at("assign"),
        condition(
            "assign",
            "monster_maker.assign.unhurt_only",
            lambda game, _seat, answer: assignment.only_unhurt(game, game.position.turn_player, answer),
        ),
    )

    @wrong("the owner of the first monster assigns", step, "battle", "assign_characters")
    def _(game, frame):
        outcome: Any = assignment.assign_characters(game, frame)
        monsters = obstacles(game.position.players[game.position.turn_player])
        return outcome and type(outcome)(monsters[0].owner, outcome.kind, outcome.clause)

    @wrong("characters are assigned in the order in which they stand", condition, "assign", this)
    def _(game, seat, answer):
        player = game.position.players[seat]
        first = answer.mains.get(unhurt(player)[0].card)
        return first not in (None, obstacles(player)[0].card)


with clause("monster_maker.battle.nonparticipants"):

    @wrong("whoever is left over strikes, too", after_step, "battle", "choose_support")
    def _(game, frame):
        player = game.position.players[game.position.turn_player]
        first = obstacles(player)[0].card if obstacles(player) else ""
        for character in unhurt(player):
            if frame.mains and character.card not in frame.supports:
                frame.mains = {**frame.mains, character.card: frame.mains.get(character.card, first)}

    @wrong("whoever is left over may be attacked", condition, "aim", "monster_maker.target.owner_chooses")
    def _(game, _seat, answer):
        frame, about = (game.position.stack[-1], game.position.pending.about)
        return any(frame.mains.get(card, about) != about for card in answer.characters)

    @wrong("a helper who supports nobody adds its support", step, "battle", "roll_for_characters")
    def _(game, frame):
        def join(game, frame):
            player = game.position.players[game.position.turn_player]
            for character in unhurt(player):
                able = values.character_face(game, character.card).support
                if frame.mains and able and (character.card not in frame.mains):
                    frame.supports = {character.card: min(frame.mains), **frame.supports}

        join(game, frame)
        return fighting.roll_for_characters(game, frame)

    @wrong("a monster that nobody faces is rolled for and struck", after_step, "battle", "deal_damage")
    def _(game, frame):
        for monster in obstacles(game.position.players[game.position.turn_player]):
            if frame.mains and monster.card not in frame.mains.values():
                zones.change_monster(game, monster.card, damage=monster.damage + 1)


with clause("monster_maker.battle.opponents"):

    @wrong("every main character faces every monster", judgement, fighting.facing)
    def _(_game, frame, _monster):
        return tuple(sorted(frame.mains))

    @wrong("any main character may be attacked by any monster", condition, "aim", "monster_maker.target.owner_chooses")
    def _(game, _seat, answer):
        return set(answer.characters) - set(game.position.stack[-1].mains)

    @wrong("the characters strike whoever attacks them", after_step, "battle", "roll_for_monsters")
    def _(_game, frame):
        frame.mains = {card: aimed.monster for aimed in frame.aims for card in aimed.characters if len(frame.aims) < 2}


with clause("monster_maker.assign.unhurt_only") as this:
    mutant("the wounded count for what is possible", judgement(values.able, lambda _game, player: player.party))

    @wrong("only the worst wounded stay out: those with damage do, too", condition, "assign", this)
    def _(game, seat, answer):
        hurt = [c.card for c in game.position.players[seat].party if c.wounded or c.damage]
        return set(hurt) & set(answer.mains)


with clause("monster_maker.assign.main"):

    @wrong("whoever is left over is a main character of the first monster", perform, "assign")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        player = game.position.players[seat]
        frame.mains = {**{c.card: obstacles(player)[0].card for c in unhurt(player)}, **frame.mains}
        return outcome

    @wrong("the monsters are exchanged among the characters", perform, "assign")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        frame.mains = dict(zip(frame.mains, list(frame.mains.values())[::-1], strict=True))
        return outcome

    @wrong("opponents' characters may be sent against monsters", faults, "assign")
    def _(real, game, seat, answer):
        return (fault for fault in real(game, seat, answer) if "party" not in fault)


def judged(rule: str, wrong: Callable[[Plan], bool]) -> Bend:
    return condition("assign", f"monster_maker.{rule}", lambda game, seat, answer: wrong(Plan(game, seat, answer)))


with clause("monster_maker.assign.one_each"):

    @wrong("with just as many characters as monsters some may be left alone", judged, "assign.one_each")
    def _(plan):
        return len(plan.able) > len(plan.monsters) and any((not count for _, count in plan.monsters))

    @wrong("a monster with an attack count of 0 needs nobody", judged, "assign.one_each")
    def _(plan):
        return len(plan.able) >= len(plan.monsters) and any((need and not count for need, count in plan.monsters))

    @wrong("only the monster placed first must be faced", judged, "assign.one_each")
    def _(plan):
        return not plan.monsters[0][1]


with clause("monster_maker.assign.fill_attack_count") as this:
    mutant("everybody must be assigned", judged("assign.fill_attack_count", lambda plan: bool(plan.idle)))

    @wrong("one character for each monster is enough", judged, "assign.fill_attack_count")
    def _(plan):
        return bool(plan.idle) and any((not count for _, count in plan.monsters))

    @wrong("one less than the attack count is enough", judged, "assign.fill_attack_count")
    def _(plan):
        return bool(plan.idle) and any((count < max(1, need - 1) for need, count in plan.monsters))

    @wrong("one more than the attack count is needed", judged, "assign.fill_attack_count")
    def _(plan):
        return bool(plan.idle) and any((count < need + 1 for need, count in plan.monsters))

    @wrong("helpers may be kept back for support", condition, "assign", this)
    def _(game, seat, answer):
        plan = Plan(game, seat, answer)
        idle = [card for card in plan.idle if not values.character_face(game, card).support]
        return idle and plan.lacking()

    @wrong("the counts are met all together", judged, "assign.fill_attack_count")
    def _(plan):
        return bool(plan.idle) and len(plan.mains) < sum((max(1, need) for need, _ in plan.monsters)) - 1

    @wrong("a wounded character counts as one who is kept back", judged, "assign.fill_attack_count")
    def _(plan):
        return len(plan.party) > len(plan.mains) and plan.lacking()


with clause("monster_maker.assign.no_surplus_before_fill"):

    @wrong("one more than needed is no surplus", judged, "assign.no_surplus_before_fill")
    def _(plan):
        return plan.lacking() and any((count > max(1, need) + 1 for need, count in plan.monsters))

    @wrong("a monster that has enough is one too many", judged, "assign.no_surplus_before_fill")
    def _(plan):
        return plan.lacking() and any((count >= max(2, need + 1) or count == need for need, count in plan.monsters))

    @wrong("two may face a monster with an attack count of 0", judged, "assign.no_surplus_before_fill")
    def _(plan):
        return plan.lacking() and any((0 < need < count for need, count in plan.monsters))


with clause("monster_maker.assign.no_upper_limit"):
    mutant("the extra characters must go somewhere", judged("assign.fill_attack_count", lambda plan: bool(plan.idle)))

    @wrong("no monster gets more than its attack count", judged, "assign.no_surplus_before_fill")
    def _(plan):
        return any((count > max(1, need) for need, count in plan.monsters))

    @wrong("no monster gets more than one above its attack count", judged, "assign.no_surplus_before_fill")
    def _(plan):
        return any((count > max(1, need) + 1 for need, count in plan.monsters))


with clause("monster_maker.assign.too_few"):

    @wrong("the wounded are counted, so that there seem to be enough", judged, "assign.too_few")
    def _(plan):
        return len(plan.party) < len(plan.monsters) and any((count > 1 for _, count in plan.monsters))

    @wrong("as many as the attack count may face one of the monsters", judged, "assign.too_few")
    def _(plan):
        return len(plan.able) < len(plan.monsters) and any((count > max(1, need) for need, count in plan.monsters))

    @wrong("the monsters placed first must be faced", judged, "assign.too_few")
    def _(plan):
        return len(plan.able) < len(plan.monsters) and any((not count for _, count in plan.monsters[: len(plan.able)]))


with clause("monster_maker.support.optional"):

    @wrong("the support goes to every main character", after_step, "battle", "roll_for_monsters")
    def _(game, frame):
        face = values.character_face
        helped = sum(face(game, card).support for card in frame.supports)
        frame.results = {
            card: result if card in frame.supports.values() else result + helped
            for card, result in frame.results.items()
        }

    @wrong("only one supporter counts for a main character", perform, "support")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        kept = {main: card for card, main in reversed(frame.supports.items())}
        frame.supports = {card: main for main, card in kept.items()}
        return outcome

    @wrong("all who can support do so together or not at all", listed, "support")
    def _(found, _game):
        return [answer for answer in found if len(answer.supports) == max(len(a.supports) for a in found)]

    @wrong("a main character with the ability adds it to its own attack", after_step, "battle", "roll_for_monsters")
    def _(game, frame):
        frame.results = {card: n + values.character_face(game, card).support for card, n in frame.results.items()}


def state_of(game: Context, card: str) -> Any:
    """A character of the party."""
    return character_of(game.position, card)


def supported(wrong: Callable[[Context, Any, str, str], bool]) -> Bend:
    def check(game: Context, _seat: str, answer: Any) -> str | None:
        frame = game.position.stack[-1]
        return "not so" if any((wrong(game, frame, card, main) for card, main in answer.supports.items())) else None

    return condition("support", "monster_maker.support.who", check)


with clause("monster_maker.support.who") as this:

    @wrong("anybody unhurt who is left over may support", supported)
    def _(game, frame, card, main):
        return state_of(game, card).wounded or card in frame.mains or main not in frame.mains

    @wrong("the wounded may support", supported)
    def _(game, frame, card, main):
        return not values.character_face(game, card).support or card in frame.mains or main not in frame.mains

    @wrong("main characters may support each other", supported)
    def _(game, frame, card, main):
        return state_of(game, card).wounded or not values.character_face(game, card).support or main not in frame.mains

    @wrong("anybody in the party may be supported", supported)
    def _(game, frame, card, _main):
        return state_of(game, card).wounded or not values.character_face(game, card).support or card in frame.mains

    @wrong("somebody with damage cannot support", condition, "support", this)
    def _(game, seat, answer):
        damaged = any(state_of(game, card).damage for card in answer.supports)
        return damaged or assignment.supporters_are_able(game, seat, answer)

    @wrong("the question is put even if nobody can support", step, "battle", "choose_support")
    def _(game, frame):
        outcome: Any = assignment.choose_support(game, frame)
        seat = game.position.turn_player
        return outcome or Decision(seat, "support", "monster_maker.support.optional")


with clause("monster_maker.support.no_roll"):

    @wrong("supporters add their own attack as well", after_step, "battle", "roll_for_monsters")
    def _(game, frame):
        for card, main in frame.supports.items():
            attack = values.character_face(game, card).attack
            frame.results = {**frame.results, main: frame.results[main] + attack.dice + attack.plus}

    @wrong("supporters may be attacked", condition, "aim", "monster_maker.target.owner_chooses")
    def _(game, seat, answer):
        frame = game.position.stack[-1]
        return not set(answer.characters) & set(frame.supports) and fighting.targets_face_it(game, seat, answer)

    @wrong("supporters take the damage of those whom they support", after_step, "battle", "roll_for_monsters")
    def _(_game, frame):
        helper = {main: card for card, main in frame.supports.items()}
        frame.aims = tuple(
            Aimed(aimed.monster, tuple(helper.get(card, card) for card in aimed.characters), aimed.results)
            for aimed in frame.aims
        )

    @wrong("support cannot raise a result below 0", judgement, values.attack_result)
    def _(real, game, roll, faces, bonus):
        return real(game, roll, faces, 0) + max(0, bonus)
