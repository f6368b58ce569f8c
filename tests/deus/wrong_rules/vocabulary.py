"""Wrong verbs of card texts."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.deus.areas import may_hold
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import Next
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

Strike = Callable[..., bool]
Dead = dict[str, Unit]


def _changes(edition: Edition, other: Callable[[Change], Change]) -> Edition:
    real = edition.judgements["verbs"][Change]
    return amend.verb(edition, Change, lambda game, frame, part, dead: real(game, frame, other(part), dead))


def _forever(edition: Edition, field: str) -> Edition:
    """Changes of a value never end."""
    real = edition.judgements["verbs"][Change]

    def change(game: Any, frame: Any, part: Change, dead: Dead) -> bool:
        done = bool(real(game, frame, part, dead))
        for unit in reached(game, frame, part.to) if getattr(part, field) else []:
            *before, last = game.position.units[unit.id].modifiers
            zones.change_unit(game, unit.id, modifiers=(*before, replace(last, turn=99)))
        return done

    return amend.verb(edition, Change, change)


@mutant("deus.vocabulary.change_attack", "a change of attack reaches the units of both sides")
def attack_for_all(edition: Edition) -> Edition:
    """Reach further."""
    return _changes(edition, lambda part: replace(part, to="all") if part.attack else part)


@mutant("deus.vocabulary.change_attack", "a change of attack stays")
def attack_stays(edition: Edition) -> Edition:
    """Let it last."""
    return _forever(edition, "attack")


@mutant("deus.vocabulary.change_defence", "a change of defence reaches the units of both sides")
def defence_for_all(edition: Edition) -> Edition:
    """Reach further."""
    return _changes(edition, lambda part: replace(part, to="all") if part.defence else part)


@mutant("deus.vocabulary.change_defence", "a change of defence stays")
def defence_stays(edition: Edition) -> Edition:
    """Let it last."""
    return _forever(edition, "defence")


@mutant("deus.vocabulary.change_initiative", "a change of initiative by an effect does not count")
def initiative_as_printed(edition: Edition) -> Edition:
    """Leave it out."""
    return _changes(edition, lambda part: replace(part, initiative=0))


@mutant("deus.vocabulary.change_initiative", "a change of initiative counts twice")
def initiative_doubled(edition: Edition) -> Edition:
    """Double it."""
    return _changes(edition, lambda part: replace(part, initiative=2 * part.initiative))


def _turned(edition: Edition, part: type) -> Edition:
    """Units are turned over, whatever their state was."""

    def turn(game: Any, frame: Any, found: Any, _dead: Dead) -> bool:
        for unit in reached(game, frame, found.to):
            zones.change_unit(game, unit.id, ready=not unit.ready)
        return True

    return amend.verb(edition, part, turn)


@mutant("deus.vocabulary.exhaust", "to exhaust an exhausted unit makes it ready")
def exhaust_turns(edition: Edition) -> Edition:
    """Turn it over."""
    return _turned(edition, Exhaust)


@mutant("deus.vocabulary.exhaust", "to exhaust a unit exhausts all in its area")
def exhausts_the_area(edition: Edition) -> Edition:
    """Reach further."""

    def exhaust(game: Any, frame: Any, part: Exhaust, _dead: Dead) -> bool:
        places = {unit.area for unit in reached(game, frame, part.to)}
        units = [unit for unit in game.position.units.values() if unit.area in places]
        zones.exhaust(game, units, "deus.vocabulary.exhaust")
        return True

    return amend.verb(edition, Exhaust, exhaust)


@mutant("deus.vocabulary.ready", "to ready a ready unit exhausts it")
def ready_turns(edition: Edition) -> Edition:
    """Turn it over."""
    return _turned(edition, Ready)


@mutant("deus.vocabulary.kill", "to kill is damage as high as the defence")
def killed_by_damage(edition: Edition) -> Edition:
    """Let it happen as damage."""
    real = edition.judgements["verbs"][Kill]

    def kill(game: Any, frame: Any, part: Kill, dead: Dead) -> bool:
        conditions.occur(game, "damaged", reached(game, frame, part.to))
        return bool(real(game, frame, part, dead))

    return amend.verb(edition, Kill, kill)


@mutant("deus.vocabulary.kill", "to kill discards without dying")
def killed_is_discarded(edition: Edition) -> Edition:
    """Take one for the other."""

    def kill(game: Any, frame: Any, part: Kill, _dead: Dead) -> bool:
        zones.leave(game, reached(game, frame, part.to), what="discarded", clause="deus.terms.discard")
        return True

    return amend.verb(edition, Kill, kill)


@judgement(zones.leave, "deus.vocabulary.discard_unit", "a unit that is discarded dies")
def discarded_dies(real: Callable[..., None], game: Any, units: list[Unit], *, what: str, clause: str) -> None:
    """Make no difference."""
    real(game, units, what="dies", clause=clause)


@judgement(zones.to_hand, "deus.vocabulary.to_hand", "a unit goes to the hand of the player who sent it there")
def to_the_users_hand(real: Callable[..., None], game: Any, unit: Unit) -> None:
    """Give it to the marching side."""
    real(game, replace(unit, owner=game.position.marching))


@mutant("deus.vocabulary.to_hand", "to return to hand is to be discarded first")
def discarded_on_the_way(edition: Edition) -> Edition:
    """Let it happen."""
    real = edition.judgements["verbs"][Recall]

    def recall(game: Any, frame: Any, part: Recall, dead: Dead) -> bool:
        units = reached(game, frame, part.to)
        done = bool(real(game, frame, part, dead))
        conditions.occur(game, "discarded", units)
        return done

    return amend.verb(edition, Recall, recall)


@mutant("deus.vocabulary.move", "a unit that is moved is exhausted")
def moved_exhausted(edition: Edition) -> Edition:
    """Treat it like a march."""
    real = edition.judgements["verbs"][Move]

    def move(game: Any, frame: Any, part: Move, dead: Dead) -> bool:
        done = bool(real(game, frame, part, dead))
        zones.exhaust(game, reached(game, frame, part.to), "deus.march.exhaust_after_march")
        return done

    return amend.verb(edition, Move, move)


@mutant("deus.vocabulary.move", "a unit is moved without regard to enemies and limits")
def moved_anywhere(edition: Edition) -> Edition:
    """Look at the territory only."""
    return amend.rule(
        edition, "move place", lambda game, seat, _chosen, area: None if may_hold(game, area, seat) else area
    )


@mutant("deus.vocabulary.draw", "nobody draws from a deck that has too few cards")
def all_or_nothing(edition: Edition) -> Edition:
    """Draw all or none."""
    real = edition.judgements["verbs"][DrawCards]

    def draw(game: Any, frame: Any, part: DrawCards, dead: Dead) -> bool:
        seat = frame.seat if part.who == "own" else opponent(frame.seat)
        return len(game.position.players[seat].deck) >= part.count and bool(real(game, frame, part, dead))

    return amend.verb(edition, DrawCards, draw)


@mutant("deus.vocabulary.draw", "it is always the user who draws")
def user_draws(edition: Edition) -> Edition:
    """Do not read who."""
    real = edition.judgements["verbs"][DrawCards]
    return amend.verb(
        edition, DrawCards, lambda game, frame, part, dead: real(game, frame, replace(part, who="own"), dead)
    )


@mutant("deus.vocabulary.drop", "cards are dropped from the left, without a choice")
def dropped_from_the_left(edition: Edition) -> Edition:
    """Take the first ones."""

    def choose(game: Any, frame: Any) -> Next:
        for part in effects.parts_of(game, frame):
            if isinstance(part, DropCards):
                seat = frame.seat if part.who == "own" else opponent(frame.seat)
                zones.discard_from_hand(game, seat, game.position.players[seat].hand[: part.count])
        return None

    return amend.step(edition, "effect", "choose_drops", choose)


@mutant("deus.vocabulary.drop", "who has too few cards drops none")
def too_few_drop_none(edition: Edition) -> Edition:
    """Leave them."""
    real = edition.procedures["effect"]["choose_drops"]

    def choose(game: Any, frame: Any) -> Next:
        for part in effects.parts_of(game, frame):
            if isinstance(part, DropCards):
                seat = frame.seat if part.who == "own" else opponent(frame.seat)
                if len(game.position.players[seat].hand) < part.count:
                    return None
        return real(game, frame)

    return amend.step(edition, "effect", "choose_drops", choose)


@mutant("deus.vocabulary.power", "power is lost only if there is enough of it")
def lost_if_enough(edition: Edition) -> Edition:
    """Treat it like a cost."""
    real = edition.judgements["verbs"][Power]

    def change(game: Any, frame: Any, part: Power, dead: Dead) -> bool:
        seat = frame.seat if part.who == "own" else opponent(frame.seat)
        return game.position.players[seat].power + part.count >= 0 and bool(real(game, frame, part, dead))

    return amend.verb(edition, Power, change)


@mutant("deus.vocabulary.power", "what the enemy loses the user gains")
def taken_over(edition: Edition) -> Edition:
    """Hand it over."""
    real = edition.judgements["verbs"][Power]

    def change(game: Any, frame: Any, part: Power, dead: Dead) -> bool:
        if part.who == "enemy" and part.count < 0:
            zones.gain_power(game, frame.seat, -part.count)
        return bool(real(game, frame, part, dead))

    return amend.verb(edition, Power, change)


@mutant("deus.vocabulary.token", "a token comes exhausted")
def token_comes_exhausted(edition: Edition) -> Edition:
    """Let it rest first."""
    real = edition.judgements["verbs"][SummonToken]

    def summon(game: Any, frame: Any, part: SummonToken, dead: Dead) -> bool:
        done = bool(real(game, frame, part, dead))
        for unit in list(game.position.units.values()):
            if game.position.cards[unit.id] == part.token:
                zones.change_unit(game, unit.id, ready=False)
        return done

    return amend.verb(edition, SummonToken, summon)


@mutant("deus.vocabulary.token", "a token comes into own territory or a front area, battle or not")
def token_place_is_free(edition: Edition) -> Edition:
    """Treat it like a move."""
    return amend.rule(edition, "token place", _free_place)


def _free_place(game: Any, seat: str, _token: str, area: str) -> str | None:
    return None if may_hold(game, area, seat) else f"{area} is the enemy's"


@mutant("deus.vocabulary.token_to_hand", "every token may be taken into the hand")
def any_token_taken(edition: Edition) -> Edition:
    """Do not read what is printed."""

    def take(game: Any, frame: Any, part: TokenToHand, _dead: Dead) -> bool:
        token = effects.take_token(game, frame.seat, part.token)
        if token is not None:
            zones.change_player(game, frame.seat, hand=(*game.position.players[frame.seat].hand, token))
        return token is not None

    return amend.verb(edition, TokenToHand, take)


@mutant("deus.vocabulary.token_to_hand", "a token that is not there counts as taken")
def taken_from_nowhere(edition: Edition) -> Edition:
    """Say that it was done."""
    real = edition.judgements["verbs"][TokenToHand]
    return amend.verb(edition, TokenToHand, lambda game, frame, part, dead: bool(real(game, frame, part, dead)) or True)


@mutant("deus.vocabulary.summon_this", "a card summons itself into any area of own territory")
def summons_itself_anywhere(edition: Edition) -> Edition:
    """Do not ask whether it is empty."""

    def place(_game: Any, seat: str, _card: str, area: str) -> str | None:
        return None if area[1:] == ("1" if seat == "south" else "3") else f"{area} is no own territory"

    return amend.rule(edition, "summon place", place)


@mutant("deus.vocabulary.summon_this", "a card summons itself into any empty area of its side")
def summons_itself_to_the_front(edition: Edition) -> Edition:
    """Open the front, too."""

    def place(game: Any, seat: str, _card: str, area: str) -> str | None:
        taken = any(unit.area == area for unit in game.position.units.values())
        return f"{area} is taken" if taken or not may_hold(game, area, seat) else None

    return amend.rule(edition, "summon place", place)


@mutant("deus.vocabulary.cancel", "to cancel takes away everything declared before")
def cancels_all(edition: Edition) -> Edition:
    """Cancel the whole chain."""

    def cancel(game: Any, _frame: Any, _part: Cancel, _dead: Dead) -> bool:
        for frame in game.position.stack:
            if frame.name == "chain":
                frame.items = tuple(replace(item, cancelled=True) for item in frame.items)
        return True

    return amend.verb(edition, Cancel, cancel)


@mutant("deus.vocabulary.cancel", "to cancel does nothing")
def cancels_nothing(edition: Edition) -> Edition:
    """Leave it."""
    return amend.verb(edition, Cancel, lambda *_: True)


@judgement(targets.declared_cards, "deus.vocabulary.cancel", "an attack may be chosen to be cancelled")
def attacks_cancelled(real: Callable[..., list[str]], game: Any) -> list[str]:
    """Take its users for it."""
    users = [
        unit for frame in game.position.stack if frame.name == "chain" for item in frame.items for unit in item.users
    ]
    return real(game) + users
