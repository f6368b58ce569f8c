"""Wrong battles: who faces whom, what is dealt, what is fled from, what is lost."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import REMOVED, clause, mutant, wrong
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
    switch,
)
from reference_engine.monster_maker import abilities, annihilation, assignment, damage, move, retreat, values, zones
from reference_engine.monster_maker.position import card_of, character_of, obstacles, others_from, owner_of, unhurt
from reference_engine.monster_maker.procedures import Aimed, Battle
from reference_engine.monster_maker.values import is_town, monster_face

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

    @wrong("characters are assigned in the order in which they stand", condition, "assign", this)
    def _(game, seat, answer):
        player = game.position.players[seat]
        first = answer.mains.get(unhurt(player)[0].card)
        return first not in (None, obstacles(player)[0].card)


def judged(rule: str, wrong: Callable[[Plan], bool]) -> Bend:
    return condition("assign", f"monster_maker.{rule}", lambda game, seat, answer: wrong(Plan(game, seat, answer)))


with clause("monster_maker.assign.one_each"):

    @wrong("a monster with an attack count of 0 needs nobody", judged, "assign.one_each")
    def _(plan):
        return len(plan.able) >= len(plan.monsters) and any((need and not count for need, count in plan.monsters))


with clause("monster_maker.assign.fill_attack_count") as this:

    @wrong("helpers may be kept back for support", condition, "assign", this)
    def _(game, seat, answer):
        plan = Plan(game, seat, answer)
        idle = [card for card in plan.idle if not values.character_face(game, card).support]
        return idle and plan.lacking()


with clause("monster_maker.assign.no_surplus_before_fill"):

    @wrong("two may face a monster with an attack count of 0", judged, "assign.no_surplus_before_fill")
    def _(plan):
        return plan.lacking() and any((0 < need < count for need, count in plan.monsters))


with clause("monster_maker.support.optional"):

    @wrong("all who can support do so together or not at all", listed, "support")
    def _(found, _game):
        return [answer for answer in found if len(answer.supports) == max(len(a.supports) for a in found)]


def state_of(game: Context, card: str) -> Any:
    """A character of the party."""
    return character_of(game.position, card)


with clause("monster_maker.support.who") as this:

    @wrong("somebody with damage cannot support", condition, "support", this)
    def _(game, seat, answer):
        damaged = any(state_of(game, card).damage for card in answer.supports)
        return damaged or assignment.supporters_are_able(game, seat, answer)


with clause("monster_maker.game.combat_sides"):

    @wrong("opponents' characters may be assigned", faults, "assign")
    def _(real, game, seat, answer):
        return (fault for fault in real(game, seat, answer) if "party" not in fault)


with clause("monster_maker.battle.start_effects"):

    @wrong("a retreat sets them off, too", after_step, "retreat", "declare_retreat")
    def _(game, _frame):
        seat = game.position.turn_player
        zones.draw(game, seat, len(list(abilities.on_field(game, seat, "battle_start"))), "")


with clause("monster_maker.after.effects"):

    @wrong("a retreat sets them off, too", after_step, "retreat", "declare_retreat")
    def _(game, _frame):
        seat = game.position.turn_player
        zones.draw(game, seat, len(list(abilities.on_field(game, seat, "battle_end"))), "")


with clause("monster_maker.after.loot"):

    @wrong("leaving one card of loot leaves the rest, too", perform, "pass")
    def _(real, game, frame, seat, answer):
        if isinstance(frame, Battle) and frame.step == "take_loot":
            frame.looted = frame.destroyed
        return real(game, frame, seat, answer)


def aimed_if(rule: str, wrong: Callable[[Context, Any, str, Any], bool]) -> Bend:
    def check(game: Context, _seat: str, answer: Any) -> str | None:
        return "not so" if wrong(game, game.position.stack[-1], game.position.pending.about, answer) else None

    return condition("aim", f"monster_maker.{rule}", check)


with clause("monster_maker.target.owner_chooses"):
    mutant("anybody may choose the targets", anybody_at("aim"))


def count_of(game: Context, monster: str) -> int:
    """A monster's attack count."""
    return values.monster_face(game, monster).attack_count


with clause("monster_maker.target.up_to_attack_count"):

    @wrong("every monster attacks once at least", aimed_if, "target.up_to_attack_count")
    def _(game, _frame, monster, answer):
        return len(answer.characters) > max(1, count_of(game, monster))


def with_blows(other: Callable[[Context, Any], tuple[int, ...]]) -> Bend:
    def change(game: Context, frame: Any) -> None:
        frame.aims = tuple(Aimed(aimed.monster, aimed.characters, other(game, aimed)) for aimed in frame.aims)

    return after_step("battle", "roll_for_monsters", change)


with clause("monster_maker.target.one_attack_per_character"):

    @wrong("attacks that are left go to those attacked already", with_blows)
    def _(game, aimed):
        left = count_of(game, aimed.monster) - len(aimed.characters)
        return tuple((n * (1 + left) if not i and left > 0 else n for i, n in enumerate(aimed.results)))


with clause("monster_maker.ruling.monsters_may_hold_back"):
    # To leave the condition out would change nothing: it binds in the other reading only.
    mutant(REMOVED, switch("must_attack_max", "yes"))


def in_battle(game: Context) -> bool:
    """Whether the damage is battle damage."""
    return isinstance(game.position.stack[-1], Battle)


with clause("monster_maker.damage.dealt"):

    @wrong("wards do not count in battles", judgement, values.ward)
    def _(real, game, character):
        return 0 if in_battle(game) else real(game, character)


with clause("monster_maker.damage.per_target"):

    @wrong("a ward protects everybody", judgement, values.ward)
    def _(real, game, character):
        seat = owner_of(game.position, character.card)
        return max(real(game, other) for other in game.position.players[seat].party)


with_wound = partial(judgement, "wound")


with clause("monster_maker.damage.character_wounded"):

    @wrong("a wound takes the start marker away", with_wound)
    def _(game, character, clause):
        zones.change_character(game, character.card, marked=False)
        damage.wound(game, replace(character, marked=False), clause)


def in_the_way(game: Context) -> tuple[Any, ...]:
    """The monsters on the turn player's newest land."""
    return obstacles(game.position.players[game.position.turn_player])


def with_number(other: Callable[[Context, int], int]) -> Bend:
    def count(game: Context, frame: Any) -> Any:
        outcome = retreat.count_retreat_number(game, frame)
        frame.number = other(game, frame.number)
        return outcome

    return step("retreat", "count_retreat_number", count)


with clause("monster_maker.retreat.number"):

    @wrong("a damaged monster counts for nothing", with_number)
    def _(game, _n):
        return sum(monster_face(game, m.card).retreat for m in in_the_way(game) if not m.damage)


def stopping(other: Callable[[Context, str, bool], bool]) -> Bend:
    def stops(game: Context, seat: str, *, first: bool) -> bool:
        return other(game, seat, first)

    return judgement("retreat stops", stops)


with clause("monster_maker.retreat.stop_at_town"):

    @wrong("the oldest town stops it, not a newer one", stopping)
    def _(game, seat, first):
        lands = game.position.players[seat].map
        return not first and is_town(game, lands[-1]) and (not any(is_town(game, land) for land in lands[:-1]))


def last_is_town(game: Context, seat: str) -> bool:
    """Whether the newest land now is a town."""
    return is_town(game, game.position.players[seat].map[-1])


with clause("monster_maker.retreat.newest_town_exception"):

    @wrong("the exception needs an older land to go to", stopping)
    def _(game, seat, first):
        return last_is_town(game, seat) and (not first or len(game.position.players[seat].map) == 1)


with clause("monster_maker.retreat.no_more_lands"):

    @wrong("with too few lands none is discarded", with_number)
    def _(game, n):
        return n if n <= len(game.position.players[game.position.turn_player].map) else 0


with clause("monster_maker.retreat.bars_move_phase") as this:

    @wrong("one may move face down after a retreat", condition, "move", this)
    def _(game, seat, answer):
        return not answer.face_down and move.no_retreat_this_turn(game, seat, answer)


with clause("monster_maker.annihilation.characters_discarded"):

    @wrong("the wounded of all parties go", judgement, annihilation.annihilate)
    def _(real, game, seat):
        real(game, seat)
        for other in others_from(game, seat):
            for character in game.position.players[other].party:
                if character.wounded:
                    zones.discard_character(game, character.card, "monster_maker.annihilation.characters_discarded")


with clause("monster_maker.annihilation.until_new_character"):

    @wrong("anybody's new character ends it for all", judgement, annihilation.new_character_placed)
    def _(real, game, _seat):
        for seat in game.position.order:
            real(game, seat)

    @wrong("a deemed character is not enough", judgement, annihilation.new_character_placed)
    def _(real, game, seat):
        if card_of(game, game.position.players[seat].party[-1].card).kind == "character":
            real(game, seat)

    @wrong("a monster placed ends it, too", perform, "place_monster")
    def _(real, game, frame, seat, answer):
        zones.change_player(game, seat, annihilated=False)
        return real(game, frame, seat, answer)


with clause("monster_maker.annihilation.level_remains") as this:

    @wrong("a new party begins at level 0", condition, "place_character", this)
    def _(game, seat, answer):
        level = values.character_face(game, answer.card).level
        return game.position.players[seat].annihilated and level > 0
