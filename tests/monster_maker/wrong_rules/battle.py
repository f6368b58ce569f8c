"""Wrong battle phases, wrong courses of a battle, wrong loot."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import (
    Bend,
    after_step,
    anybody_at,
    condition,
    faults,
    judgement,
    listed,
    offer,
    perform,
    step,
    step_before,
    table,
)
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import AGAIN, Call
from reference_engine.monster_maker import abilities, assignment, battle_effects, damage, fighting, values, zones
from reference_engine.monster_maker.position import monster_of, obstacles, others_from, owner_of, unhurt
from reference_engine.monster_maker.procedures import Battle
from reference_engine.monster_maker.turn import turn_of

Context = Any


def in_the_way(game: Context, seat: str) -> tuple[Any, ...]:
    """The monsters on a player's newest land."""
    return obstacles(game.position.players[seat])


with clause("monster_maker.game.combat_sides"):

    @wrong("the other players' characters are struck, too", after_step, "battle", "deal_damage")
    def _(game, _frame):
        for seat in others_from(game, game.position.turn_player):
            for character in game.position.players[seat].party:
                zones.change_character(game, character.card, damage=character.damage + 1)

    @wrong("the turn player's monsters elsewhere strike, too", after_step, "battle", "deal_damage")
    def _(game, frame):
        seat = game.position.turn_player
        for other in others_from(game, seat):
            for monster in in_the_way(game, other):
                if monster.owner == seat and frame.mains:
                    damage.deal(game, {min(frame.mains.values()): 4}, "monster_maker.damage.dealt")

    @wrong("opponents' characters may be assigned", faults, "assign")
    def _(real, game, seat, answer):
        return (fault for fault in real(game, seat, answer) if "party" not in fault)


def asked_if(reason: Callable[[Context, str], bool]) -> Bend:
    def ask(game: Context, _frame: Any) -> Any:
        seat = game.position.turn_player
        asked = Decision(seat, "battle_or_retreat", "monster_maker.battle.obligation")
        return asked if reason(game, seat) else None

    return step("battle_phase", "battle_or_retreat", ask)


with clause("monster_maker.battle.obligation"):
    mutant("it lasts until the monsters are gone", perform("battle", lambda *_: Call(Battle(), stay=True)))

    @wrong("only the monsters of the next player oblige", asked_if)
    def _(game, seat):
        return any(monster.owner == others_from(game, seat)[0] for monster in in_the_way(game, seat))

    @wrong("a party on an unexplored land is safe", asked_if)
    def _(game, seat):
        return bool(in_the_way(game, seat)) and not game.position.players[seat].map[-1].face_down


with clause("monster_maker.battle.skip"):
    mutant("battle or retreat must be declared without monsters, too", asked_if(lambda *_: True))

    @wrong("own monsters on others' lands are a reason for a battle", asked_if)
    def _(game, seat):
        elsewhere = (place for place in game.position.order if place != seat)
        return bool(in_the_way(game, seat)) or any(in_the_way(game, place) for place in elsewhere)

    @wrong(
        "the battle phase sets off the effects of battles even without monsters",
        after_step,
        "battle_phase",
        "battle_or_retreat",
    )
    def _(game, _frame):
        seat = game.position.turn_player
        if not in_the_way(game, seat) and list(abilities.on_field(game, seat, "battle_start")):
            zones.draw(game, seat, 1, "monster_maker.battle.skip")


with clause("monster_maker.battle.declare_all"):

    @wrong("only the monster placed first is fought", judgement, values.in_the_way)
    def _(real, game, seat):
        return real(game, seat)[:1]

    @wrong("a monster that nobody faces attacks, too", after_step, "battle", "deal_damage")
    def _(game, frame):
        for monster in in_the_way(game, game.position.turn_player):
            if monster.card not in frame.mains.values() and frame.mains:
                damage.deal(game, {min(frame.mains): 9}, "monster_maker.damage.dealt")

    @wrong(
        "only as many monsters as there are characters take damage together", after_step, "battle", "roll_for_monsters"
    )
    def _(game, frame):
        monsters = in_the_way(game, game.position.turn_player)
        frame.mains = dict.fromkeys(frame.mains, monsters[0].card)


def with_due(step: str, other: Callable[[Context, Any], Any]) -> Bend:
    def due(real: Any, game: Context, frame: Any) -> Any:
        called = real(game, frame)
        called.procedure.due = tuple(other(game, called.procedure.due))
        return called

    return amend.step("battle", step, due)


with clause("monster_maker.battle.start_effects"):

    @wrong("only creatures have them", with_due, "start_effects")
    def _(game, due):
        return [one for one in due if owner_of(game.position, one.card) or monster_of(game.position, one.card)]

    @wrong("monsters have none", with_due, "start_effects")
    def _(game, due):
        return [o for o in due if monster_of(game.position, o.card) is None]

    @wrong("wounded characters have none", with_due, "start_effects")
    def _(game, due):
        wounded = {c.card for player in game.position.players.values() for c in player.party if c.wounded}
        return [one for one in due if one.card not in wounded]

    @wrong("a retreat sets them off, too", after_step, "retreat", "declare_retreat")
    def _(game, _frame):
        seat = game.position.turn_player
        zones.draw(game, seat, len(list(abilities.on_field(game, seat, "battle_start"))), "")

    @wrong("characters are assigned even when all monsters are gone", step, "battle", "assign_characters")
    def _(game, _frame):
        return Decision(game.position.turn_player, "assign", "monster_maker.battle.turn_player_assigns")


with clause("monster_maker.battle.step_order"):
    mutant("the targets come before the assignment", step_before("battle", "choose_targets", "assign_characters"))
    mutant("the assignment may be changed while targets are chosen", offer("assign", "aim"), anybody_at("aim"))

with clause("monster_maker.after.effects"):

    @wrong("monsters have none", with_due, "after_effects")
    def _(game, due):
        return [o for o in due if monster_of(game.position, o.card) is None]

    @wrong("a retreat sets them off, too", after_step, "retreat", "declare_retreat")
    def _(game, _frame):
        seat = game.position.turn_player
        zones.draw(game, seat, len(list(abilities.on_field(game, seat, "battle_end"))), "")


with clause("monster_maker.after.loot"):

    @wrong("one card is drawn, however many monsters were destroyed", step, "battle", "take_loot")
    def _(game, frame):
        if frame.looted or not frame.destroyed:
            return None
        frame.looted = frame.destroyed
        return Decision(game.position.turn_player, "loot", "monster_maker.after.loot")

    @wrong("there is a card for each monster fought, destroyed or not", after_step, "battle", "after_effects")
    def _(game, frame):
        frame.destroyed += len(in_the_way(game, game.position.turn_player))

    @wrong("there is a card for each main character", after_step, "battle", "after_effects")
    def _(_game, frame):
        frame.destroyed = len(frame.mains) if frame.destroyed else 0

    @wrong("the next player takes the loot", perform, "loot")
    def _(game, _frame, seat, _answer):
        zones.draw(game, others_from(game, seat)[0], 1, "monster_maker.after.loot")
        return AGAIN

    @wrong("leaving one card of loot leaves the rest, too", perform, "pass")
    def _(real, game, frame, seat, answer):
        if isinstance(frame, Battle) and frame.step == "take_loot":
            frame.looted = frame.destroyed
        return real(game, frame, seat, answer)


with clause("monster_maker.after.loot_only_battle"):

    @wrong("monsters destroyed elsewhere give cards", judgement, damage.destroy_monster)
    def _(real, game, card, clause):
        real(game, card, clause)
        if not any(isinstance(frame, Battle) for frame in game.position.stack):
            zones.draw(game, game.position.turn_player, 1, "monster_maker.after.loot")

    @wrong("earlier victims of the turn count, too", judgement, damage.destroy_monster)
    def _(real, game, card, clause):
        real(game, card, clause)
        frames = [frame for frame in game.position.stack if isinstance(frame, Battle)]
        if not frames:
            turn_of(game).used = (*turn_of(game).used, f"destroyed {card}")
        else:
            frames[0].destroyed += sum(mark.startswith("destroyed ") for mark in turn_of(game).used)

    @wrong("monsters that a retreat sends home give cards", after_step, "retreat", "gather_monsters")
    def _(game, frame):
        zones.draw(game, game.position.turn_player, sum(map(len, frame.returning.values())), "")


with clause("monster_maker.ruling.battle_needs_somebody_unhurt") as this:

    @wrong("a wounded character is enough", condition, "battle", this)
    def _(game, seat, _answer):
        return not game.position.players[seat].party

    @wrong("nobody may be wounded", condition, "battle", this)
    def _(game, seat, _answer):
        player = game.position.players[seat]
        return not (player.party and len(unhurt(player)) == len(player.party))

    @wrong("somebody with damage does not count", condition, "battle", this)
    def _(game, seat, _answer):
        return not any(not c.damage for c in unhurt(game.position.players[seat]))


with clause("monster_maker.ruling.one_battle_against_all"):

    @wrong("only one owner's monsters are fought", judgement, values.in_the_way)
    def _(real, game, seat):
        monsters = real(game, seat)
        return tuple(monster for monster in monsters if monster.owner == monsters[0].owner)

    @wrong("the owners decide in the order in which the monsters were placed", judgement, fighting.monsters_in_order)
    def _(game):
        return list(in_the_way(game, game.position.turn_player))

    @wrong("the owners decide counterclockwise", judgement, fighting.monsters_in_order)
    def _(real, game):
        monsters = real(game)
        owners = others_from(game, game.position.turn_player)[::-1]
        return [monster for seat in owners for monster in monsters if monster.owner == seat]

    @wrong("the owners decide in the order in which the game began", judgement, fighting.monsters_in_order)
    def _(real, game):
        monsters = real(game)
        return [monster for seat in ("south", "west", "north", "east") for monster in monsters if monster.owner == seat]

    @wrong("an owner's monsters come in the order of their names", judgement, fighting.monsters_in_order)
    def _(real, game):
        owners = others_from(game, game.position.turn_player)
        return sorted(real(game), key=lambda monster: (owners.index(monster.owner), monster.card))


with clause("monster_maker.ruling.order_of_battle_effects"):
    mutant(
        "the others' effects come first",
        with_due("start_effects", lambda _game, due: reversed(due)),
        with_due("after_effects", lambda _game, due: reversed(due)),
    )

    @wrong("at the end of a battle the others' effects come first", with_due, "after_effects")
    def _(_game, due):
        return reversed(due)

    @wrong("the order is that of the seats, whoever's turn it is", table)
    def _(edition):
        seats = ("south", "west", "north", "east")
        return with_due("start_effects", lambda _game, due: sorted(due, key=lambda one: seats.index(one.seat)))(edition)

    @wrong("the others' effects follow counterclockwise", with_due, "start_effects")
    def _(game, due):
        seat = game.position.turn_player
        return [o for o in due if o.seat == seat] + [o for o in reversed(due) if o.seat != seat]

    @wrong("an own effect that is not possible at first is lost", with_due, "start_effects")
    def _(game, due):
        kept = []
        for one in due:
            found = abilities.find(game, one.seat, "battle_start", one.card, one.ability)
            if found is not None and abilities.usable(game, one.seat, one.card, found[0], one.ability, found[1]):
                kept.append(one)
        return kept

    @wrong("the effects of a player come in a fixed order", listed, "apply_effect")
    def _(found, game):
        return [answer for answer in found if answer.card == game.position.stack[-1].due[0].card]

    @wrong("the turn player orders the effects of everybody", step, "battle_effects", "apply_effects")
    def _(game, frame):
        outcome = battle_effects.apply_effects(game, frame)
        if isinstance(outcome, Decision):
            return Decision(game.position.turn_player, outcome.kind, outcome.clause)
        return outcome


with clause("monster_maker.ruling.loot_counts_the_whole_battle"):

    @wrong("only monsters destroyed by battle damage count", judgement, damage.destroy_monster)
    def _(real, game, card, clause):
        real(game, card, clause)
        if not isinstance(game.position.stack[-1], Battle):
            for frame in game.position.stack:
                if isinstance(frame, Battle):
                    frame.destroyed -= 1

    @wrong("the count begins with the assignment", step, "battle", "assign_characters")
    def _(game, frame):
        frame.destroyed = 0
        return assignment.assign_characters(game, frame)

    @wrong("monsters that leave the land without being destroyed count, too", judgement, zones.take_monster)
    def _(real, game, card):
        monster = monster_of(game.position, card)
        for frame in game.position.stack[:-1]:
            if isinstance(frame, Battle) and monster is not None and not monster.damage:
                frame.destroyed += 1
        return real(game, card)
