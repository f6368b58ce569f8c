"""Wrong readings of the terms in which effects are written."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection import effects, values, zones
from reference_engine.monster_collection.cards import (
    Change,
    Damage,
    DropCards,
    Exhaust,
    Filter,
    Kill,
    Recall,
    SummonToken,
    TokenToHand,
)
from reference_engine.monster_collection.position import Unit, card_of, opponent

Parts = Callable[..., bool]


@judgement(zones.put_away, "deus.terms.discard", "discarded cards are out of the game")
def out_of_the_game(_real: Callable[..., None], _game: Any, _seat: str, _card: str) -> None:
    """Put them nowhere."""


@judgement(zones.put_away, "deus.terms.discard", "a discarded token lies on the discard pile")
def tokens_too(_real: Callable[..., None], game: Any, seat: str, card: str) -> None:
    """Make no difference."""
    zones.change_player(game, seat, discard=(*game.position.players[seat].discard, card))


@judgement(zones.put_away, "deus.terms.discard", "discarded cards go under the deck")
def under_the_deck(_real: Callable[..., None], game: Any, seat: str, card: str) -> None:
    """Put them there."""
    zones.change_player(game, seat, deck=(*game.position.players[seat].deck, card))


def _rolled(edition: Edition, other: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Edition:
    def keep(_game: Any, frame: Any, faces: tuple[int, ...]) -> Next:
        frame.rolled = other(faces)
        return None

    return amend.drawn(edition, "roll_dice", keep)


@mutant("deus.dice.nD", "of n dice the highest counts")
def highest_die(edition: Edition) -> Edition:
    """Do not add them up."""
    return _rolled(edition, lambda faces: (max(faces), *(0 for _ in faces[1:])))


@mutant("deus.dice.nD", "one die is rolled and multiplied by n")
def one_die(edition: Edition) -> Edition:
    """Count the first for all."""
    return _rolled(edition, lambda faces: tuple(faces[0] for _ in faces))


@mutant("deus.dice.nD", "every roll is of two dice at least")
def two_dice_at_least(edition: Edition) -> Edition:
    """Count a single die twice."""
    return _rolled(edition, lambda faces: faces if len(faces) > 1 else (2 * faces[0],))


@judgement(values.dice_bonus, "deus.dice.result", "modifiers do not change a dice result")
def bare_roll(_real: Callable[..., int], _game: Any, _seat: str) -> int:
    """Leave them out."""
    return 0


@judgement(values.dice_bonus, "deus.dice.result", "the modifiers of both sides change a dice result")
def both_sides_modify(real: Callable[..., int], game: Any, seat: str) -> int:
    """Add the opponent's."""
    return real(game, seat) + real(game, opponent(seat))


@mutant("deus.dice.result", "modifiers change the initiative roll, too")
def initiative_is_a_dice_result(edition: Edition) -> Edition:
    """Read it so."""
    return amend.switch(edition, "initiative_is_dice_result", "yes")


@mutant("deus.dice.modifier_once", "a modifier is added to every die")
def once_per_die(edition: Edition) -> Edition:
    """Add it to all dice after the first, which has it already."""

    def keep(game: Any, frame: Any, faces: tuple[int, ...]) -> Next:
        bonus = values.dice_bonus(game, frame.seat)
        frame.rolled = (faces[0], *(face + bonus for face in faces[1:]))
        return None

    return amend.drawn(edition, "roll_dice", keep)


@judgement(values.dice_bonus, "deus.dice.modifier_once", "of several modifiers the highest counts")
def highest_modifier(_real: Callable[..., int], game: Any, seat: str) -> int:
    """Do not add them up."""
    used = [modifier.dice for modifier in game.position.players[seat].modifiers]
    units = [unit for unit in game.position.units.values() if unit.owner == seat]
    constant = [change.dice for unit in units for change in values.own_constants(game, unit)]
    return max([*used, *constant], default=0)


def _always(edition: Edition, complete: bool) -> Edition:
    """Every part but damage says whether it was carried out completely, whatever it did."""

    def told(verb: Parts) -> Parts:
        def do(*arguments: Any) -> bool:
            verb(*arguments)
            return complete

        return do

    return amend.rule(edition, "verbs", {part: told(verb) for part, verb in edition.judgements["verbs"].items()})


@mutant("deus.terms.after_apply", "the part after applying always follows")
def always_goes_on(edition: Edition) -> Edition:
    """Do not look whether all was done."""
    return _always(edition, True)


@mutant("deus.terms.after_apply", "the part after applying follows damage only")
def never_goes_on(edition: Edition) -> Edition:
    """Take everything for incomplete."""
    return _always(edition, False)


@judgement(effects.strike, "deus.terms.after_apply", "damage counts as carried out only if it kills")
def damage_must_kill(real: Parts, game: Any, frame: Any, blows: Any, dead: dict[str, Unit]) -> bool:
    """Ask for the dead."""
    return real(game, frame, blows, dead) and bool(dead)


@judgement(effects.all_there, "deus.terms.after_apply", "one of the targets is enough")
def one_target_is_enough(_real: Parts, _game: Any, _frame: Any, _part: Any, units: list[Unit]) -> bool:
    """Ask for any."""
    return bool(units)


def _changed(edition: Edition, other: Callable[[Any, Any, Change], Change]) -> Edition:
    """Changes are made as another change."""
    real = edition.judgements["verbs"][Change]

    def change(game: Any, frame: Any, part: Change, dead: dict[str, Unit]) -> bool:
        return bool(real(game, frame, other(game, frame, part), dead))

    return amend.verb(edition, Change, change)


@mutant("deus.terms.mod_attack", "a modifier of the attack changes the defence as well")
def attack_and_defence(edition: Edition) -> Edition:
    """Change both."""
    return _changed(edition, lambda _game, _frame, part: replace(part, defence=part.defence + part.attack))


@mutant("deus.terms.mod_attack", "attack minus x is attack plus x")
def attack_only_grows(edition: Edition) -> Edition:
    """Lose the sign."""
    return _changed(edition, lambda _game, _frame, part: replace(part, attack=abs(part.attack)))


@mutant("deus.terms.mod_attack", "no attack falls below 0")
def attack_stops_at_0(edition: Edition) -> Edition:
    """Take no more than there is."""

    def less(game: Any, frame: Any, part: Change) -> Change:
        least = min((values.attack(game, unit) for unit in effects.reached(game, frame, part.to)), default=0)
        return replace(part, attack=max(part.attack, -least))

    return _changed(edition, less)


@mutant("deus.terms.mod_attack", "a modifier of the attack holds for all own units in the area")
def shared_attack(edition: Edition) -> Edition:
    """Reach further."""
    return _changed(edition, lambda _game, _frame, part: replace(part, to="allies") if part.attack else part)


@mutant("deus.terms.mod_defence", "defence minus x lowers the attack, too")
def defence_and_attack(edition: Edition) -> Edition:
    """Change both."""
    return _changed(edition, lambda _game, _frame, part: replace(part, attack=part.attack + min(0, part.defence)))


@mutant("deus.terms.mod_defence", "no modifier brings a defence below 1")
def defence_stops_at_1(edition: Edition) -> Edition:
    """Leave one."""

    def less(game: Any, frame: Any, part: Change) -> Change:
        least = min((values.defence(game, unit) for unit in effects.reached(game, frame, part.to)), default=1)
        return replace(part, defence=max(part.defence, 1 - least))

    return _changed(edition, less)


@judgement(values.defence, "deus.terms.mod_defence", "damage is compared with the printed defence")
def printed_defence(_real: Callable[..., int], game: Any, unit: Unit) -> int:
    """Leave modifiers out."""
    return card_of(game, unit.id).defence or 0


@judgement(values.qualifies, "deus.terms.or", "all alternatives must apply")
def all_of_them(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Take or for and."""
    return real(game, unit, wanted) and set(wanted.attributes) <= set(card_of(game, unit.id).attributes)


@judgement(values.qualifies, "deus.terms.or", "exactly one alternative must apply")
def one_of_them(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Take or for either or."""
    both = set(wanted.attributes) & set(card_of(game, unit.id).attributes)
    return real(game, unit, wanted) and len(both) <= 1


@judgement(values.qualifies, "deus.terms.or", "only the first alternative counts")
def first_of_them(real: Callable[..., bool], game: Any, unit: Unit, wanted: Filter) -> bool:
    """Do not read on."""
    return real(game, unit, replace(wanted, attributes=wanted.attributes[:1]))


@judgement(effects.effect_of, "deus.terms.amp", "contents joined by & are applied one after another")
def one_after_another(real: Callable[..., Any], game: Any, frame: Any) -> Any:
    """Give each a group of its own."""
    effect = real(game, frame)
    return replace(effect, do=tuple((part,) for group in effect.do for part in group))


@judgement(effects.effect_of, "deus.terms.amp", "of contents joined by & the first is applied")
def first_part_only(real: Callable[..., Any], game: Any, frame: Any) -> Any:
    """Leave the others out."""
    effect = real(game, frame)
    return replace(effect, do=tuple(group[:1] for group in effect.do))


@judgement(effects.turn_of, "deus.ruling.one_way_out", "joined parts apply in the order in which they are printed")
def as_printed(_real: Callable[..., Any], _game: Any, _part: Any) -> tuple[int, int]:
    """All have the same turn."""
    return 0, 0


@judgement(effects.all_killed, "deus.ruling.one_way_out", "to kill counts whatever becomes of the units")
def any_way_out(_real: Parts, _game: Any, _parts: Any, _meant: Any, _fallen: Any) -> bool:
    """Do not ask whether they have died."""
    return True


@judgement(effects.carried_out, "deus.ruling.one_way_out", "of a group the units that have left are forgotten")
def too_late_is_in_time(_real: Parts, game: Any, frame: Any, part: Any, _meant: Any, dead: dict[str, Unit]) -> bool:
    """Ask only for those who are still there."""
    return bool(game.edition.judgements["verbs"][type(part)](game, frame, part, dead))


@mutant("deus.ruling.one_way_out", "death comes before a return to the hand")
def death_comes_first(edition: Edition) -> Edition:
    """Kill at once."""
    real = edition.judgements["verbs"][Kill]

    def kill(game: Any, frame: Any, part: Kill, dead: dict[str, Unit]) -> bool:
        zones.die(game, effects.reached(game, frame, part.to), "deus.damage.lethal")
        return bool(real(game, frame, part, dead))

    return amend.verb(edition, Kill, kill)


@mutant("deus.ruling.part_must_come_about", "too few cards to discard are enough")
def too_few_cards_will_do(edition: Edition) -> Edition:
    """Do not count them."""
    return amend.verb(edition, DropCards, lambda *_: True)


@judgement(effects.all_killed, "deus.ruling.part_must_come_about", "to kill what cannot die is carried out")
def killed_in_vain(_real: Parts, _game: Any, _parts: Any, _meant: Any, _fallen: Any) -> bool:
    """Do not ask whether they have died."""
    return True


@mutant("deus.ruling.part_must_come_about", "a token that may not be in a hand counts as taken into it")
def taken_in_vain(edition: Edition) -> Edition:
    """It was there to be taken."""
    real = edition.judgements["verbs"][TokenToHand]

    def take(game: Any, frame: Any, part: TokenToHand, dead: dict[str, Unit]) -> bool:
        there = {game.position.cards[token] for token in game.position.players[frame.seat].tokens}
        real(game, frame, part, dead)
        return part.token in there

    return amend.verb(edition, TokenToHand, take)


@mutant("deus.ruling.part_must_come_about", "a token that goes to the token area instead was not returned to the hand")
def not_in_the_hand(edition: Edition) -> Edition:
    """Look for it in the hands."""
    real = edition.judgements["verbs"][Recall]

    def recall(game: Any, frame: Any, part: Recall, dead: dict[str, Unit]) -> bool:
        units = effects.reached(game, frame, part.to)
        done = bool(real(game, frame, part, dead))
        return done and all(unit.id in game.position.players[unit.owner].hand for unit in units)

    return amend.verb(edition, Recall, recall)


@mutant("deus.ruling.part_must_come_about", "to exhaust an exhausted unit is not carried out")
def exhausted_already(edition: Edition) -> Edition:
    """Ask for a change."""
    real = edition.judgements["verbs"][Exhaust]

    def exhaust(game: Any, frame: Any, part: Exhaust, dead: dict[str, Unit]) -> bool:
        ready = all(unit.ready for unit in effects.reached(game, frame, part.to))
        return bool(real(game, frame, part, dead)) and ready

    return amend.verb(edition, Exhaust, exhaust)


@judgement(effects.all_there, "deus.ruling.nobody_to_reach_is_carried_out", "what reaches nobody is not carried out")
def somebody_is_needed(real: Parts, game: Any, frame: Any, part: Any, units: list[Unit]) -> bool:
    """Ask for one at least."""
    return real(game, frame, part, units) and bool(units)


@mutant("deus.ruling.dice_rolled_for_nobody", "no dice are rolled where nobody would take the damage")
def no_dice_for_nobody(edition: Edition) -> Edition:
    """Look first."""
    real = edition.procedures["effect"]["roll_dice"]

    def roll(game: Any, frame: Any) -> Next:
        blows = [part for part in effects.parts_of(game, frame) if isinstance(part, Damage)]
        return real(game, frame) if any(effects.reached(game, frame, blow.to) for blow in blows) else None

    return amend.step(edition, "effect", "roll_dice", roll)


@mutant("deus.ruling.one_way_out", "a token is there before the rest of the group applies")
def tokens_come_first(edition: Edition) -> Edition:
    """Summon it with the dice."""
    summon = edition.judgements["verbs"][SummonToken]
    roll = edition.procedures["effect"]["roll_dice"]

    def early(game: Any, frame: Any) -> Next:
        for part in effects.parts_of(game, frame):
            if isinstance(part, SummonToken):
                summon(game, frame, part, {})
        return roll(game, frame)

    return amend.step(amend.verb(edition, SummonToken, lambda *_: True), "effect", "roll_dice", early)


@mutant("deus.ruling.one_way_out", "the cards to discard are chosen when the rest of the group has been applied")
def cards_are_chosen_last(edition: Edition) -> Edition:
    """The steps change places."""
    return amend.step_before(edition, "effect", "apply_group", "choose_drops")
