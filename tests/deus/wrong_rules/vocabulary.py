"""Wrong verbs of card texts."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, judgement, step, verb
from reference_engine.deus import card_list
from reference_engine.deus.areas import may_hold
from reference_engine.monster_collection import conditions, effects, targets, zones
from reference_engine.monster_collection.cards import (
    Cancel,
    Change,
    DrawCards,
    DropCards,
    Exhaust,
    Kill,
    Move,
    Power,
    Ready,
    Recall,
    SummonToken,
    TokenToHand,
)
from reference_engine.monster_collection.effects import reached
from reference_engine.monster_collection.position import Unit, opponent

Dead = dict[str, Unit]


def _changes(other: Callable[[Change], Change]) -> Bend:
    return verb(Change, lambda real, game, frame, part, dead: real(game, frame, other(part), dead))


def _forever(field: str) -> Bend:
    def change(real: Any, game: Any, frame: Any, part: Change, dead: Dead) -> bool:
        done = bool(real(game, frame, part, dead))
        for unit in reached(game, frame, part.to) if getattr(part, field) else []:
            *before, last = game.position.units[unit.id].modifiers
            zones.change_unit(game, unit.id, modifiers=(*before, replace(last, turn=99)))
        return done

    return verb(Change, change)


with clause("deus.vocabulary.change_attack"):
    mutant("a change of attack stays", _forever("attack"))

    @wrong("a change of attack reaches the units of both sides", _changes)
    def _(part):
        return replace(part, to="all") if part.attack else part


with clause("deus.vocabulary.change_defence"):
    mutant("a change of defence stays", _forever("defence"))

    @wrong("a change of defence reaches the units of both sides", _changes)
    def _(part):
        return replace(part, to="all") if part.defence else part


with clause("deus.vocabulary.change_initiative"):
    mutant("a change of initiative by an effect does not count", _changes(lambda part: replace(part, initiative=0)))
    mutant("a change of initiative counts twice", _changes(lambda part: replace(part, initiative=2 * part.initiative)))


def _turned(part: type) -> Bend:
    def turn(game: Any, frame: Any, found: Any, _dead: Dead) -> bool:
        for unit in reached(game, frame, found.to):
            zones.change_unit(game, unit.id, ready=not unit.ready)
        return True

    return verb(part, turn)


with clause("deus.vocabulary.exhaust"):
    mutant("to exhaust an exhausted unit makes it ready", _turned(Exhaust))

    @wrong("to exhaust a unit exhausts all in its area", verb, Exhaust)
    def _(game, frame, part, _dead):
        places = {unit.area for unit in reached(game, frame, part.to)}
        units = [unit for unit in game.position.units.values() if unit.area in places]
        zones.exhaust(game, units, "deus.vocabulary.exhaust")
        return True


with clause("deus.vocabulary.ready"):
    mutant("to ready a ready unit exhausts it", _turned(Ready))

with clause("deus.vocabulary.kill"):

    @wrong("to kill is damage as high as the defence", verb, Kill)
    def _(real, game, frame, part, dead):
        conditions.occur(game, "damaged", reached(game, frame, part.to))
        return real(game, frame, part, dead)

    @wrong("to kill discards without dying", verb, Kill)
    def _(game, frame, part, _dead):
        zones.leave(game, reached(game, frame, part.to), what="discarded", clause="deus.terms.discard")
        return True


with clause("deus.vocabulary.discard_unit"):

    @wrong("a unit that is discarded dies", judgement, zones.leave)
    def _(real, game, units, *, what, clause):
        real(game, units, what="dies", clause=clause)


with clause("deus.vocabulary.to_hand"):

    @wrong("a unit goes to the hand of the player who sent it there", judgement, zones.to_hand)
    def _(real, game, unit):
        real(game, replace(unit, owner=game.position.marching))

    @wrong("to return to hand is to be discarded first", verb, Recall)
    def _(real, game, frame, part, dead):
        units = reached(game, frame, part.to)
        done = real(game, frame, part, dead)
        conditions.occur(game, "discarded", units)
        return done


with clause("deus.vocabulary.move"):

    @wrong("a unit that is moved is exhausted", verb, Move)
    def _(real, game, frame, part, dead):
        done = real(game, frame, part, dead)
        zones.exhaust(game, reached(game, frame, part.to), "deus.march.exhaust_after_march")
        return done

    @wrong("a unit is moved without regard to enemies and limits", judgement, "move place")
    def _(game, seat, _chosen, area):
        return None if may_hold(game, area, seat) else area

    @wrong("a unit is moved among enemies who have come there meanwhile", verb, Move)
    def _(game, frame, part, _dead):
        units = reached(game, frame, part.to)
        for unit in units:
            zones.move(game, unit.id, frame.area, "deus.vocabulary.move")
        return bool(units)

    @wrong("cards may move units of the other side", judgement, card_list.described_faults)
    def _(real, edition, card):
        return (fault for fault in real(edition, card) if "units of the other side" not in fault[1])


with clause("deus.vocabulary.draw"):

    @wrong("nobody draws from a deck that has too few cards", verb, DrawCards)
    def _(real, game, frame, part, dead):
        seat = frame.seat if part.who == "own" else opponent(frame.seat)
        return len(game.position.players[seat].deck) >= part.count and real(game, frame, part, dead)

    @wrong("it is always the user who draws", verb, DrawCards)
    def _(real, game, frame, part, dead):
        return real(game, frame, replace(part, who="own"), dead)


with clause("deus.vocabulary.drop"):

    @wrong("cards are dropped from the left, without a choice", step, "effect", "choose_drops")
    def _(game, frame):
        for part in effects.parts_of(game, frame):
            if isinstance(part, DropCards):
                seat = frame.seat if part.who == "own" else opponent(frame.seat)
                zones.discard_from_hand(game, seat, game.position.players[seat].hand[: part.count])

    @wrong("who has too few cards drops none", step, "effect", "choose_drops")
    def _(real, game, frame):
        for part in effects.parts_of(game, frame):
            if isinstance(part, DropCards):
                seat = frame.seat if part.who == "own" else opponent(frame.seat)
                if len(game.position.players[seat].hand) < part.count:
                    return None
        return real(game, frame)


with clause("deus.vocabulary.power"):

    @wrong("power is lost only if there is enough of it", verb, Power)
    def _(real, game, frame, part, dead):
        seat = frame.seat if part.who == "own" else opponent(frame.seat)
        return game.position.players[seat].power + part.count >= 0 and real(game, frame, part, dead)

    @wrong("what the enemy loses the user gains", verb, Power)
    def _(real, game, frame, part, dead):
        if part.who == "enemy" and part.count < 0:
            zones.gain_power(game, frame.seat, -part.count)
        return real(game, frame, part, dead)


def _free_place(game: Any, seat: str, _token: str, area: str) -> str | None:
    return None if may_hold(game, area, seat) else f"{area} is the enemy's"


with clause("deus.vocabulary.token"):
    mutant("a token comes into own territory or a front area, battle or not", judgement("token place", _free_place))

    @wrong("a token comes exhausted", verb, SummonToken)
    def _(real, game, frame, part, dead):
        done = real(game, frame, part, dead)
        for unit in list(game.position.units.values()):
            if game.position.cards[unit.id] == part.token:
                zones.change_unit(game, unit.id, ready=False)
        return done

    @wrong("whichever token is named, the first of its name comes", verb, SummonToken)
    def _(real, game, frame, part, dead):
        frame.tokens = ()
        return real(game, frame, part, dead)

    @wrong("whichever token is named, the last of its name comes", verb, SummonToken)
    def _(real, game, frame, part, dead):
        frame.tokens = game.position.players[frame.seat].tokens[::-1]
        return real(game, frame, part, dead)


with clause("deus.vocabulary.token_to_hand"):

    @wrong("whichever token is named, the first of its name is taken", verb, TokenToHand)
    def _(real, game, frame, part, dead):
        frame.tokens = ()
        return real(game, frame, part, dead)

    @wrong("every token may be taken into the hand", verb, TokenToHand)
    def _(game, frame, part, _dead):
        token = effects.take_token(game, frame, part.token)
        if token is not None:
            zones.change_player(game, frame.seat, hand=(*game.position.players[frame.seat].hand, token))
        return token is not None

    @wrong("a token that is not there counts as taken", verb, TokenToHand)
    def _(real, game, frame, part, dead):
        return real(game, frame, part, dead) or True


with clause("deus.vocabulary.summon_this"):

    @wrong("a card summons itself into any area of own territory", judgement, "summon place")
    def _(_game, seat, _card, area):
        return None if area[1:] == ("1" if seat == "south" else "3") else f"{area} is no own territory"

    @wrong("a card summons itself into any empty area of its side", judgement, "summon place")
    def _(game, seat, _card, area):
        taken = any(unit.area == area for unit in game.position.units.values())
        return f"{area} is taken" if taken or not may_hold(game, area, seat) else None


with clause("deus.vocabulary.cancel"):

    @wrong("to cancel takes away everything declared before", verb, Cancel)
    def _(game, _frame, _part, _dead):
        for frame in game.position.stack:
            if frame.name == "chain":
                frame.items = tuple(replace(item, cancelled=True) for item in frame.items)
        return True

    @wrong("an attack may be chosen to be cancelled", judgement, targets.declared_cards)
    def _(real, game, *by):
        users = [
            unit
            for frame in game.position.stack
            if frame.name == "chain"
            for item in frame.items
            for unit in item.users
        ]
        return real(game, *by) + users
