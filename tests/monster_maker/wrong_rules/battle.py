"""Wrong battle phases, wrong courses of a battle, wrong loot."""

from collections.abc import Callable
from typing import Any

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, Call
from reference_engine.monster_maker import abilities, assignment, battle_effects, damage, fighting, values, zones
from reference_engine.monster_maker.position import monster_of, obstacles, others_from, owner_of, unhurt
from reference_engine.monster_maker.procedures import Battle
from reference_engine.monster_maker.turn import turn_of

Context = Any


def asked_if(edition: Edition, reason: Callable[[Context, str], bool]) -> Edition:
    """The table with another reason to be asked for battle or retreat."""

    def ask(game: Context, _frame: Any) -> Any:
        seat = game.position.turn_player
        asked = Decision(seat, "battle_or_retreat", "monster_maker.battle.obligation")
        return asked if reason(game, seat) else None

    return amend.step(edition, "battle_phase", "battle_or_retreat", ask)


def in_the_way(game: Context, seat: str) -> tuple[Any, ...]:
    """The monsters on a player's newest land."""
    return obstacles(game.position.players[seat])


def with_due(edition: Edition, step: str, other: Callable[[Context, Any], Any]) -> Edition:
    """The table with other effects due at the beginning or the end of a battle: ``other`` gets the real ones."""
    real: Any = edition.procedures["battle"][step]

    def due(game: Context, frame: Any) -> Any:
        called = real(game, frame)
        called.procedure.due = tuple(other(game, called.procedure.due))
        return called

    return amend.step(edition, "battle", step, due)


# Who fights


@mutant("monster_maker.game.combat_sides", "the other players' characters are struck, too")
def bystanders_are_struck(edition: Edition) -> Edition:
    """Each battle costs them a point."""

    def more(game: Context, _frame: Any) -> None:
        for seat in others_from(game, game.position.turn_player):
            for character in game.position.players[seat].party:
                zones.change_character(game, character.card, damage=character.damage + 1)

    return amend.after_step(edition, "battle", "deal_damage", more)


@mutant("monster_maker.game.combat_sides", "the turn player's monsters elsewhere strike, too")
def own_monsters_help(edition: Edition) -> Edition:
    """They add their attack."""

    def more(game: Context, frame: Any) -> None:
        seat = game.position.turn_player
        for other in others_from(game, seat):
            for monster in in_the_way(game, other):
                if monster.owner == seat and frame.mains:
                    damage.deal(game, {min(frame.mains.values()): 4}, "monster_maker.damage.dealt")

    return amend.after_step(edition, "battle", "deal_damage", more)


@mutant("monster_maker.game.combat_sides", "opponents' characters may be assigned")
def anybody_may_fight(edition: Edition) -> Edition:
    """Whoever is in a party is taken for an own character."""
    real = edition.acts["assign"].faults

    def faults(game: Context, seat: str, answer: Any) -> Any:
        return (fault for fault in real(game, seat, answer) if "party" not in fault)

    return amend.faults(edition, "assign", faults)


@mutant("monster_maker.battle.obligation", "neither battle nor retreat is allowed, too")
def nothing_need_be_done(edition: Edition) -> Edition:
    """One more act is on offer."""
    return amend.offer(edition, "battle_or_retreat", "pass")


@mutant("monster_maker.battle.obligation", "it lasts until the monsters are gone")
def battles_are_repeated(edition: Edition) -> Edition:
    """After a battle the question is put again."""
    return amend.perform(edition, "battle", lambda _game, _frame, _seat, _answer: Call(Battle(), stay=True))


@mutant("monster_maker.battle.obligation", "only the monsters of the next player oblige")
def only_the_next_player_obliges(edition: Edition) -> Edition:
    """The others' are overlooked."""

    def reason(game: Context, seat: str) -> bool:
        return any(monster.owner == others_from(game, seat)[0] for monster in in_the_way(game, seat))

    return asked_if(edition, reason)


@mutant("monster_maker.battle.obligation", "a party on an unexplored land is safe")
def unexplored_lands_hide(edition: Edition) -> Edition:
    """Nothing obliges there."""

    def reason(game: Context, seat: str) -> bool:
        return bool(in_the_way(game, seat)) and not game.position.players[seat].map[-1].face_down

    return asked_if(edition, reason)


@mutant("monster_maker.battle.skip", "battle or retreat must be declared without monsters, too")
def always_asked(edition: Edition) -> Edition:
    """There is always a reason."""
    return asked_if(edition, lambda _game, _seat: True)


@mutant("monster_maker.battle.skip", "own monsters on others' lands are a reason for a battle")
def own_monsters_are_a_reason(edition: Edition) -> Edition:
    """Whosever land they are on."""

    def reason(game: Context, seat: str) -> bool:
        return any(in_the_way(game, place) and place != seat for place in game.position.order)

    return asked_if(edition, lambda game, seat: bool(in_the_way(game, seat)) or reason(game, seat))


@mutant("monster_maker.battle.skip", "the battle phase sets off the effects of battles even without monsters")
def effects_without_a_battle(edition: Edition) -> Edition:
    """Their player draws as if there had been a battle."""

    def more(game: Context, _frame: Any) -> None:
        seat = game.position.turn_player
        if not in_the_way(game, seat) and list(abilities.on_field(game, seat, "battle_start")):
            zones.draw(game, seat, 1, "monster_maker.battle.skip")

    return amend.after_step(edition, "battle_phase", "battle_or_retreat", more)


@judgement(values.in_the_way, "monster_maker.battle.declare_all", "only the monster placed first is fought")
def only_the_first_is_fought(real: Any, game: Context, seat: str) -> Any:
    """The others are left out."""
    return real(game, seat)[:1]


@mutant("monster_maker.battle.declare_all", "a monster that nobody faces attacks, too")
def the_unfaced_attack(edition: Edition) -> Edition:
    """It strikes the first main character."""

    def more(game: Context, frame: Any) -> None:
        for monster in in_the_way(game, game.position.turn_player):
            if monster.card not in frame.mains.values() and frame.mains:
                damage.deal(game, {min(frame.mains): 9}, "monster_maker.damage.dealt")

    return amend.after_step(edition, "battle", "deal_damage", more)


@mutant("monster_maker.battle.declare_all", "only as many monsters as there are characters take damage together")
def one_monster_takes_it_all(edition: Edition) -> Edition:
    """All characters strike the monster placed first."""

    def more(game: Context, frame: Any) -> None:
        monsters = in_the_way(game, game.position.turn_player)
        frame.mains = dict.fromkeys(frame.mains, monsters[0].card)

    return amend.after_step(edition, "battle", "roll_for_monsters", more)


# The course of a battle


@mutant("monster_maker.battle.start_effects", "there are no battle-start effects")
def no_start_effects(edition: Edition) -> Edition:
    """The step is left out."""
    return amend.without_step(edition, "battle", "start_effects")


@mutant("monster_maker.battle.start_effects", "they are applied after the assignment")
def start_effects_after_the_assignment(edition: Edition) -> Edition:
    """One step later."""
    return amend.step_before(edition, "battle", "assign_characters", "start_effects")


@mutant("monster_maker.battle.start_effects", "only creatures have them")
def only_creatures_start(edition: Edition) -> Edition:
    """Lands, miracles and items are passed over."""

    def creatures(game: Context, due: Any) -> Any:
        return [one for one in due if owner_of(game.position, one.card) or monster_of(game.position, one.card)]

    return with_due(edition, "start_effects", creatures)


@mutant("monster_maker.battle.start_effects", "monsters have none")
def monsters_do_not_start(edition: Edition) -> Edition:
    """Theirs are passed over."""
    return with_due(
        edition, "start_effects", lambda game, due: [o for o in due if monster_of(game.position, o.card) is None]
    )


@mutant("monster_maker.battle.start_effects", "wounded characters have none")
def the_wounded_do_not_start(edition: Edition) -> Edition:
    """Theirs are passed over."""

    def able(game: Context, due: Any) -> Any:
        wounded = {c.card for player in game.position.players.values() for c in player.party if c.wounded}
        return [one for one in due if one.card not in wounded]

    return with_due(edition, "start_effects", able)


@mutant("monster_maker.battle.start_effects", "a retreat sets them off, too")
def a_retreat_starts_them(edition: Edition) -> Edition:
    """As if it were a battle."""

    def more(game: Context, _frame: Any) -> None:
        seat = game.position.turn_player
        zones.draw(game, seat, len(list(abilities.on_field(game, seat, "battle_start"))), "")

    return amend.after_step(edition, "retreat", "declare_retreat", more)


@mutant("monster_maker.battle.start_effects", "characters are assigned even when all monsters are gone")
def the_assignment_is_always_asked_for(edition: Edition) -> Edition:
    """The question is put in any case."""

    def ask(game: Context, _frame: Any) -> Any:
        return Decision(game.position.turn_player, "assign", "monster_maker.battle.turn_player_assigns")

    return amend.step(edition, "battle", "assign_characters", ask)


ORDERS = (
    ("assign_characters", "start_effects", "the assignment comes before the start effects"),
    ("choose_targets", "assign_characters", "the targets come before the assignment"),
    ("choose_targets", "choose_support", "the targets come before the support"),
    ("roll_for_monsters", "roll_for_characters", "the monsters roll first"),
    ("after_effects", "deal_damage", "the effects at the end come before the damage"),
    ("take_loot", "after_effects", "the loot comes before the effects at the end"),
)


def _orders() -> None:
    for name, later, what in ORDERS:

        def bend(edition: Edition, name: str = name, later: str = later) -> Edition:
            return amend.step_before(edition, "battle", name, later)

        bend.__name__ = f"{name}_before_{later}"
        mutant("monster_maker.battle.step_order", what)(bend)


_orders()


@mutant("monster_maker.battle.step_order", "the assignment may be changed while targets are chosen")
def assigned_anew(edition: Edition) -> Edition:
    """One more act is on offer, and anybody who is asked may do it."""
    return amend.offer(edition, "aim", "assign").amended(edition.name, may_answer=amend.either_seat_at("aim"))


@mutant("monster_maker.after.effects", "there are no end-of-battle effects")
def no_after_effects(edition: Edition) -> Edition:
    """The step is left out."""
    return amend.without_step(edition, "battle", "after_effects")


@mutant("monster_maker.after.effects", "they are applied before the damage")
def after_effects_before_the_damage(edition: Edition) -> Edition:
    """Right after the rolls."""
    return amend.step_before(edition, "battle", "after_effects", "deal_damage")


@mutant("monster_maker.after.effects", "monsters have none")
def surviving_monsters_have_none(edition: Edition) -> Edition:
    """Theirs are passed over."""
    return with_due(
        edition, "after_effects", lambda game, due: [o for o in due if monster_of(game.position, o.card) is None]
    )


@mutant("monster_maker.after.effects", "a retreat sets them off, too")
def a_retreat_ends_like_a_battle(edition: Edition) -> Edition:
    """As if it had been one."""

    def more(game: Context, _frame: Any) -> None:
        seat = game.position.turn_player
        zones.draw(game, seat, len(list(abilities.on_field(game, seat, "battle_end"))), "")

    return amend.after_step(edition, "retreat", "declare_retreat", more)


@mutant("monster_maker.after.effects", "what was to last for the battle lasts on")
def battle_effects_last(edition: Edition) -> Edition:
    """Nothing expires."""
    return amend.without_step(edition, "battle", "end_battle")


# Loot


@mutant("monster_maker.after.loot", "two cards are drawn for each monster")
def two_cards_each(edition: Edition) -> Edition:
    """Another number."""
    return amend.numbers(edition, loot=2)


@mutant("monster_maker.after.loot", "the loot must be taken")
def loot_must_be_taken(edition: Edition) -> Edition:
    """It cannot be left."""
    return edition.amended(edition.name, offers={"loot": ("loot",)})


@mutant("monster_maker.after.loot", "one card is drawn, however many monsters were destroyed")
def one_card_a_battle(edition: Edition) -> Edition:
    """The rest is forfeit."""

    def once(game: Context, frame: Any) -> Any:
        if frame.looted or not frame.destroyed:
            return None
        frame.looted = frame.destroyed
        return Decision(game.position.turn_player, "loot", "monster_maker.after.loot")

    return amend.step(edition, "battle", "take_loot", once)


@mutant("monster_maker.after.loot", "there is a card for each monster fought, destroyed or not")
def loot_for_survivors(edition: Edition) -> Edition:
    """Those that are still there count as well."""

    def more(game: Context, frame: Any) -> None:
        frame.destroyed += len(in_the_way(game, game.position.turn_player))

    return amend.after_step(edition, "battle", "after_effects", more)


@mutant("monster_maker.after.loot", "there is a card for each main character")
def loot_for_each_character(edition: Edition) -> Edition:
    """If anything was destroyed."""

    def more(_game: Context, frame: Any) -> None:
        frame.destroyed = len(frame.mains) if frame.destroyed else 0

    return amend.after_step(edition, "battle", "after_effects", more)


@mutant("monster_maker.after.loot", "the next player takes the loot")
def others_take_the_loot(edition: Edition) -> Edition:
    """The card goes to the wrong hand."""

    def loot(game: Context, _frame: Any, seat: str, _answer: Any) -> Any:
        zones.draw(game, others_from(game, seat)[0], 1, "monster_maker.after.loot")
        return AGAIN

    return amend.perform(edition, "loot", loot)


@mutant("monster_maker.after.loot", "leaving one card of loot leaves the rest, too")
def leaving_one_leaves_all(edition: Edition) -> Edition:
    """A pass ends the step."""

    def leave(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        if isinstance(frame, Battle) and frame.step == "take_loot":
            frame.looted = frame.destroyed
        return real(game, frame, seat, answer)

    return amend.around(edition, "pass", leave)


@judgement(damage.destroy_monster, "monster_maker.after.loot_only_battle", "monsters destroyed elsewhere give cards")
def loot_everywhere(real: Any, game: Context, card: str, clause: str) -> None:
    """At once, if no battle is going on."""
    real(game, card, clause)
    if not any(isinstance(frame, Battle) for frame in game.position.stack):
        zones.draw(game, game.position.turn_player, 1, "monster_maker.after.loot")


@judgement(damage.destroy_monster, "monster_maker.after.loot_only_battle", "earlier victims of the turn count, too")
def earlier_victims_count(real: Any, game: Context, card: str, clause: str) -> None:
    """They are remembered for the next battle: their player draws one more with the first loot."""
    real(game, card, clause)
    frames = [frame for frame in game.position.stack if isinstance(frame, Battle)]
    if not frames:
        turn_of(game).used = (*turn_of(game).used, f"destroyed {card}")
    else:
        frames[0].destroyed += sum(mark.startswith("destroyed ") for mark in turn_of(game).used)


@mutant("monster_maker.after.loot_only_battle", "monsters that a retreat sends home give cards")
def a_retreat_gives_loot(edition: Edition) -> Edition:
    """One for each."""

    def more(game: Context, frame: Any) -> None:
        zones.draw(game, game.position.turn_player, sum(map(len, frame.returning.values())), "")

    return amend.after_step(edition, "retreat", "gather_monsters", more)


# Rulings


@mutant("monster_maker.ruling.battle_needs_somebody_unhurt", "a wounded character is enough")
def the_wounded_may_fight(edition: Edition) -> Edition:
    """Anybody in the party will do."""

    def somebody(game: Context, seat: str, _answer: Any) -> str | None:
        return None if game.position.players[seat].party else "nobody is there"

    return amend.condition(edition, "battle", "monster_maker.ruling.battle_needs_somebody_unhurt", somebody)


@mutant("monster_maker.ruling.battle_needs_somebody_unhurt", "nobody may be wounded")
def nobody_may_be_wounded(edition: Edition) -> Edition:
    """One wounded character prevents the battle."""

    def whole(game: Context, seat: str, _answer: Any) -> str | None:
        player = game.position.players[seat]
        return None if player.party and len(unhurt(player)) == len(player.party) else "somebody is wounded"

    return amend.condition(edition, "battle", "monster_maker.ruling.battle_needs_somebody_unhurt", whole)


@mutant("monster_maker.ruling.battle_needs_somebody_unhurt", "somebody with damage does not count")
def damaged_ones_do_not_count(edition: Edition) -> Edition:
    """Damage is taken for a wound."""

    def fresh(game: Context, seat: str, _answer: Any) -> str | None:
        return None if any(not c.damage for c in unhurt(game.position.players[seat])) else "all are damaged"

    return amend.condition(edition, "battle", "monster_maker.ruling.battle_needs_somebody_unhurt", fresh)


@judgement(values.in_the_way, "monster_maker.ruling.one_battle_against_all", "only one owner's monsters are fought")
def one_owner_at_a_time(real: Any, game: Context, seat: str) -> Any:
    """Those of whoever placed first."""
    monsters = real(game, seat)
    return tuple(monster for monster in monsters if monster.owner == monsters[0].owner)


@judgement(
    fighting.monsters_in_order,
    "monster_maker.ruling.one_battle_against_all",
    "the owners decide in the order in which the monsters were placed",
)
def as_they_were_placed(_real: Any, game: Context) -> Any:
    """Not by turn order."""
    return list(in_the_way(game, game.position.turn_player))


@judgement(
    fighting.monsters_in_order,
    "monster_maker.ruling.one_battle_against_all",
    "the owners decide counterclockwise",
)
def the_other_way_round(real: Any, game: Context) -> Any:
    """From the right of the turn player on."""
    monsters = real(game)
    owners = others_from(game, game.position.turn_player)[::-1]
    return [monster for seat in owners for monster in monsters if monster.owner == seat]


@judgement(
    fighting.monsters_in_order,
    "monster_maker.ruling.one_battle_against_all",
    "the owners decide in the order in which the game began",
)
def from_the_first_player(real: Any, game: Context) -> Any:
    """Whoever's turn it is."""
    monsters = real(game)
    return [monster for seat in ("south", "west", "north", "east") for monster in monsters if monster.owner == seat]


@judgement(
    fighting.monsters_in_order,
    "monster_maker.ruling.one_battle_against_all",
    "an owner's monsters come in the order of their names",
)
def by_their_names(real: Any, game: Context) -> Any:
    """Not as they were placed."""
    owners = others_from(game, game.position.turn_player)
    return sorted(real(game), key=lambda monster: (owners.index(monster.owner), monster.card))


@mutant("monster_maker.ruling.order_of_battle_effects", "the others' effects come first")
def others_effects_first(edition: Edition) -> Edition:
    """The turn player's come last."""

    def turned(_game: Context, due: Any) -> Any:
        return reversed(due)

    return with_due(with_due(edition, "start_effects", turned), "after_effects", turned)


@mutant("monster_maker.ruling.order_of_battle_effects", "at the end of a battle the others' effects come first")
def others_effects_first_at_the_end(edition: Edition) -> Edition:
    """Only there."""
    return with_due(edition, "after_effects", lambda _game, due: reversed(due))


@mutant("monster_maker.ruling.order_of_battle_effects", "the order is that of the seats, whoever's turn it is")
def effects_by_seats(edition: Edition) -> Edition:
    """South's come first, always."""
    seats = ("south", "west", "north", "east")
    return with_due(edition, "start_effects", lambda _game, due: sorted(due, key=lambda one: seats.index(one.seat)))


@mutant("monster_maker.ruling.order_of_battle_effects", "the others' effects follow counterclockwise")
def effects_counterclockwise(edition: Edition) -> Edition:
    """From the right of the turn player on."""

    def turned(game: Context, due: Any) -> Any:
        seat = game.position.turn_player
        return [o for o in due if o.seat == seat] + [o for o in reversed(due) if o.seat != seat]

    return with_due(edition, "start_effects", turned)


@mutant("monster_maker.ruling.order_of_battle_effects", "an own effect that is not possible at first is lost")
def late_effects_are_lost(edition: Edition) -> Edition:
    """Everybody's are looked at when the first is applied."""

    def possible(game: Context, due: Any) -> Any:
        kept = []
        for one in due:
            found = abilities.find(game, one.seat, "battle_start", one.card, one.ability)
            if found is not None and abilities.usable(game, one.seat, one.card, found[0], one.ability, found[1]):
                kept.append(one)
        return kept

    return with_due(edition, "start_effects", possible)


@mutant("monster_maker.ruling.order_of_battle_effects", "the effects of a player come in a fixed order")
def no_choice_of_order(edition: Edition) -> Edition:
    """Only the first of them can be answered."""

    def first(found: list[Any], game: Context) -> list[Any]:
        return [answer for answer in found if answer.card == game.position.stack[-1].due[0].card]

    return amend.listed(edition, "apply_effect", first)


@mutant("monster_maker.ruling.order_of_battle_effects", "the turn player orders the effects of everybody")
def turn_player_orders_all(edition: Edition) -> Edition:
    """All are taken for the turn player's."""

    def ask(game: Context, frame: Any) -> Any:
        outcome = battle_effects.apply_effects(game, frame)
        if isinstance(outcome, Decision):
            return Decision(game.position.turn_player, outcome.kind, outcome.clause)
        return outcome

    return amend.step(edition, "battle_effects", "apply_effects", ask)


@judgement(
    damage.destroy_monster,
    "monster_maker.ruling.loot_counts_the_whole_battle",
    "only monsters destroyed by battle damage count",
)
def only_battle_damage_counts(real: Any, game: Context, card: str, clause: str) -> None:
    """Not those destroyed by effects."""
    real(game, card, clause)
    if not isinstance(game.position.stack[-1], Battle):
        for frame in game.position.stack:
            if isinstance(frame, Battle):
                frame.destroyed -= 1


@mutant("monster_maker.ruling.loot_counts_the_whole_battle", "the count begins with the assignment")
def start_effects_do_not_count(edition: Edition) -> Edition:
    """What was destroyed before is forgotten."""

    def forget(game: Context, frame: Any) -> Any:
        frame.destroyed = 0
        return assignment.assign_characters(game, frame)

    return amend.step(edition, "battle", "assign_characters", forget)


@mutant("monster_maker.ruling.loot_counts_the_whole_battle", "the count ends with the damage")
def after_effects_do_not_count(edition: Edition) -> Edition:
    """The loot comes before the effects at the end."""
    return amend.step_before(edition, "battle", "take_loot", "after_effects")


@judgement(
    zones.take_monster,
    "monster_maker.ruling.loot_counts_the_whole_battle",
    "monsters that leave the land without being destroyed count, too",
)
def leaving_counts(real: Any, game: Context, card: str) -> Any:
    """An effect that takes an undamaged monster away is as good as one that destroys it."""
    monster = monster_of(game.position, card)
    for frame in game.position.stack[:-1]:
        if isinstance(frame, Battle) and monster is not None and not monster.damage:
            frame.destroyed += 1
    return real(game, card)
