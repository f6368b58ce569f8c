"""Wrong cards: what they carry, and what they are good for where they lie."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import after_step, bend, condition, judgement, perform, table
from reference_engine.deus import areas, card_list, quiet
from reference_engine.deus.instant_summon import InstantSummon
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.fast.shared_findings import Condition
from reference_engine.kernel.procedure import AGAIN
from reference_engine.monster_collection import abilities, chain, effects, triggers, values, zones
from reference_engine.monster_collection.cards import Card
from reference_engine.monster_collection.position import Modifier, card_of

Faults = Callable[[Edition, Any], Iterable[tuple[str, str]]]

with clause("deus.cards.kinds"):

    @wrong("every card needs a level, so spells are none", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.level is None:
            yield ("level", "missing")

    @wrong("a token is no card and lies nowhere", judgement, quiet.player_faults)
    def _(real, edition, position):
        yield from real(edition, position)
        yield from (f"{seat} has tokens" for seat, player in position.players.items() if player.tokens)


with clause("deus.cards.summoner.chosen"):

    @wrong("a summoner that has been used is discarded", after_step, "effect", "put_card_away")
    def _(game, frame):
        if game.position.players[frame.seat].summoner == frame.card:
            zones.change_player(game, frame.seat, summoner="")
            zones.put_away(game, frame.seat, frame.card)

    @wrong("a second summoner may lie among the tokens", judgement, quiet.player_faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if ", a summoner, " not in fault)


def _not_seen(real: Faults, edition: Edition, card: Any, kind: str, *fields: str) -> Iterator[tuple[str, str]]:
    """The faults of a card without those of some fields, if it is of this kind."""
    return (fault for fault in real(edition, card) if card.kind != kind or fault[0].partition("[")[0] not in fields)


with clause("deus.cards.summoner.fields"):

    @wrong("a summoner may have the values of a unit", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "summoner", "level", "attack", "defence", "march")

    @wrong("a summoner may have battle abilities", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "summoner", "abilities")

    @wrong("a summoner may have constant effects", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "summoner", "constants")


with clause("deus.cards.unit.summon_to_field"):

    @wrong("a card summoned stays in the hand as well", perform, "summon")
    def _(game, _frame, seat, answer):
        zones.enter(game, seat, answer.card, answer.area, clause="deus.turn.summon.normal")
        return AGAIN

    @wrong("any card on the battlefield is a unit", judgement, quiet.faults)
    def _(real, edition, position):
        return (fault for fault in real(edition, position) if "but is no unit" not in fault)

    @wrong("a unit's card may still be in the hand", judgement, quiet.duplicate_cards)
    def _(real, edition, position):
        return [fault for fault in real(edition, position) if fault.partition(" is in ")[0] not in position.units]

    @wrong("unit cards in the hand count among own units", judgement, effects.group_of)
    def _(real, game, seat, scope, to, user):
        if to == "allies":
            player = game.position.players[seat]
            for card in [held for held in player.hand if card_of(game, held).kind == "unit"][:1]:
                zones.enter(game, seat, card, "a1" if seat == "south" else "a3", clause="deus.turn.summon.normal")
                zones.change_player(game, seat, hand=tuple(held for held in player.hand if held != card))
        return real(game, seat, scope, to, user)


with clause("deus.cards.unit.fields"):

    @wrong("a unit card need not state all of its values", judgement, card_list.described_faults)
    def _(real, edition, card):
        return (fault for fault in real(edition, card) if not fault[1].startswith("missing on a unit"))

    @wrong("a unit card may have an epithet", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "unit", "epithet")

    @wrong("no unit has an attack below 0", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if card.attack is not None and card.attack < 0:
            yield ("attack", "below 0")


@bend
def coming(edition: Edition, comes: Callable[[Card], bool]) -> Edition:
    """Rules by which other cards are instantly summoned."""
    act = edition.acts["instant_summon"]

    def options(game: Any, seat: str) -> Iterator[InstantSummon]:
        held = game.position.players[seat].hand
        return (InstantSummon(card) for card in held if comes(card_of(game, card)))

    def check(game: Any, _seat: str, answer: Any) -> str | None:
        return None if comes(card_of(game, answer.card)) else f"{answer.card} cannot be instantly summoned"

    conditions = {**act.conditions, "deus.battle.instant_summon.only_flagged": check}
    return edition.amended(edition.name, acts={"instant_summon": replace(act, options=options, conditions=conditions)})


with clause("deus.cards.unit.level"):

    @wrong(
        "the limit counts the units that are there, not the one that comes",
        condition,
        "summon",
        "deus.turn.summon.normal_limit",
    )
    def _(game, seat, answer):
        return areas.over_limit(game, seat, answer.area, areas.total_level(game, seat, answer.area))

    @wrong(
        "units of a high level are never instantly summoned, symbol or not",
        condition,
        "instant_summon",
        "deus.battle.instant_summon.only_flagged",
    )
    def _(game, _seat, answer):
        card = card_of(game, answer.card)
        return not (card.instant and (card.level or 0) <= 4)

    @wrong("units of a low level are instantly summoned without the symbol", coming)
    def _(card):
        return (card.level or 9) <= 3


with clause("deus.cards.unit.attack"):

    @wrong("a unit deals its level", judgement, "total damage")
    def _(_game, attackers):
        return sum(unit.level for unit in attackers)

    @wrong("a march gives damage to the enemies in the next front area", after_step, "march", "exhaust_marchers")
    def _(game, frame):
        far = [unit for unit in game.position.units.values() if unit.owner != game.position.marching]
        attack = max(values.attack(game, game.position.units[unit]) for unit in frame.moves)
        if not frame.fought:
            zones.die(game, [unit for unit in far if values.defence(game, unit) <= attack], "deus.damage.lethal")


with clause("deus.cards.unit.defence"):

    @wrong("a unit dies only of more damage than its defence", judgement, values.damage_taken)
    def _(real, game, unit, amount, attribute):
        return real(game, unit, amount, attribute) - 1

    @wrong("a unit whose defence is 0 stays, below 0 it goes", judgement, "units without defence")
    def _(game):
        gone = [unit for unit in game.position.units.values() if values.defence(game, unit) < 0]
        zones.leave(game, gone, what="discarded", clause="deus.damage.zero_defence_discard")

    @wrong("a unit whose defence falls to 0 dies", judgement, "units without defence")
    def _(game):
        zones.die(game, [u for u in game.position.units.values() if values.defence(game, u) <= 0], "deus.damage.lethal")

    @wrong("damage that does not kill lowers the defence", judgement, effects.strike)
    def _(real, game, frame, blows, dead):
        before = len(game.events)
        complete = real(game, frame, blows, dead)
        for event in game.events[before:]:
            if event.what == "damaged" and event.about not in dead:
                wound = Modifier(source="", until="turn", turn=game.position.turn, defence=-event.amount)
                zones.lasts(game, game.position.units[event.about], wound)
        return complete


with clause("deus.cards.flavor_text"):

    @wrong("a flavour text that speaks of coming instantly is an instant symbol", coming)
    def _(card):
        return card.instant or "instantly" in card.flavour

    @wrong("a flavour text that names a timing is turned down", judgement, card_list.described_faults)
    def _(real, edition, card):
        yield from real(edition, card)
        if "ritual:" in card.flavour:
            yield ("flavour", "an ability belongs into the text")


def _from_the_pile_too(check: Condition) -> Condition:
    """The condition that a card is used from where it says, or from its owner's discard pile."""

    def either(game: Any, seat: str, use: Any) -> str | None:
        return None if use.card in game.position.players[seat].discard else check(game, seat, use)

    return either


with clause("deus.cards.battle_spell.from_hand"):

    @wrong("a battle spell in the discard pile is used once more", table)
    def _(edition):
        clause = "deus.cards.battle_spell.from_hand"
        return condition("use", clause, _from_the_pile_too(edition.acts["use"].conditions[clause]))(edition)


with clause("deus.cards.battle_spell.by_unit"):

    @wrong("only the first who pays for a spell uses it", judgement, abilities.users_of)
    def _(real, game, use):
        return real(game, use)[:1]

    @wrong("every own unit in the battle uses the spell", judgement, abilities.users_of)
    def _(real, game, use):
        users = real(game, use)
        here = [unit for unit in game.position.units.values() if unit.area == game.position.battle]
        owners = {game.position.units[user].owner for user in users}
        return tuple(unit.id for unit in here if unit.owner in owners)


with clause("deus.cards.battle_spell.discard_after"):

    @wrong("a battle spell goes back to the hand", after_step, "effect", "put_card_away")
    def _(game, frame):
        player = game.position.players[frame.seat]
        if frame.spell and card_of(game, frame.card).kind == "battle_spell":
            zones.change_player(game, frame.seat, hand=(*player.hand, frame.card), discard=player.discard[:-1])

    @wrong("what a spell has made due takes place before it is discarded", judgement, triggers.interruption)
    def _(real, game):
        position = game.position
        frame = position.stack[-1]
        if frame.name != "effect" or frame.step != "put_card_away":
            return real(game)
        due, position.due = position.due, ()
        return triggers.Triggers(due=due)

    @wrong("a battle spell is in the pile while it waits", judgement, chain.opened_by)
    def _(real, game, origin):
        if card_of(game, origin.card).kind == "battle_spell":
            zones.put_away(game, origin.by, origin.card)
        return real(game, origin)

    @wrong("a spell that fails goes back to the hand", judgement, chain.effect_takes_place)
    def _(real, game, item):
        before = game.position.players[item.by].discard
        outcome = real(game, item)
        player = game.position.players[item.by]
        if item.card in player.discard and item.card not in before:
            kept = tuple(card for card in player.discard if card != item.card)
            zones.change_player(game, item.by, discard=kept, hand=(*player.hand, item.card))
        return outcome


with clause("deus.cards.battle_spell.fields"):

    @wrong("a battle spell may have the items of a unit", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "battle_spell", "level", "attack", "defence", "march", "race", "slots")

    @wrong("a battle spell may have any number of effects", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "battle_spell", "abilities")

    @wrong("a battle spell may have constant effects", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "battle_spell", "constants")


with clause("deus.cards.ritual_spell.from_hand"):

    @wrong("a ritual spell in the discard pile is used once more", table)
    def _(edition):
        clause = "deus.cards.ritual_spell.from_hand"
        return condition("use", clause, _from_the_pile_too(edition.acts["use"].conditions[clause]))(edition)

    @wrong("a ritual spell needs a unit to cast it", condition, "use", "deus.cards.battle_spell.by_unit")
    def _(game, seat, use):
        units = game.position.units.values()
        spell = card_of(game, use.card).kind == "ritual_spell"
        return spell and not any(unit.owner == seat for unit in units)


with clause("deus.cards.ritual_spell.fields"):

    @wrong("a ritual spell may have an attribute", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "ritual_spell", "attributes")

    @wrong("a ritual spell may be used in a battle", judgement, card_list.described_faults)
    def _(real, edition, card):
        return _not_seen(real, edition, card, "ritual_spell", "abilities")
