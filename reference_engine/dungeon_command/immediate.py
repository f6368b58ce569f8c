"""Immediate actions: an untapped creature taps to react to something that has been declared."""

from collections.abc import Iterable, Iterator
from random import Random

from reference_engine.dungeon_command import actions, adjacency, dodge, effects, exchange, orders, powers, texts, zones
from reference_engine.dungeon_command.cards import Prevent, Text, Trigger
from reference_engine.dungeon_command.position import Creature, Position, card_of, chart_of, creatures_of
from reference_engine.dungeon_command.procedures import Declared, Exchange, Moved
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id, InOrder, Word
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import looks_at, ruled_out
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next


class TakeImmediate(Answer, frozen=True, tag="immediate"):
    """React with a creature: by an order card of the hand, or by a power of its own.

    ``victim`` is the creature for which damage is prevented; it may be left out where only one comes into question.
    """

    card: Id
    user: Id
    ability: int = 0
    targets: tuple[Id, ...] = ()
    moves: InOrder[tuple[Moved, ...]] = ()
    discards: tuple[Id, ...] = ()
    square: Word = ""
    victim: Id = ""


# What is answered


@judgement
def concerned(game: Context[Position], declared: Declared, trigger: Trigger) -> tuple[str, ...]:
    """Whom what has been declared would happen to, as far as a trigger asks for it.

    Clauses: dungeon_command.ruling.what_reactions_answer
    """
    if trigger.what == "damage":
        return effects.damaged_by(game, declared)
    if trigger.what == "hazard":
        return (declared.actor,) if declared.kind == "hazard" else ()
    if trigger.what in ("attack", "melee", "ranged"):
        fits = declared.attack and trigger.what in ("attack", declared.attack)
        return declared.targets[:1] if fits else ()
    # An order card is used by its first text; the others are powers of the creature to which it is attached.
    is_order = bool(declared.card) and declared.ability == 0 and card_of(game, declared.card).order is not None
    if declared.kind in ("order", "immediate", "power") and is_order == (trigger.what == "order"):
        return declared.targets or (declared.actor,)
    return ()


@judgement
def answered(
    game: Context[Position], seat: str, user: Creature, trigger: Trigger, frame: Exchange
) -> tuple[int, list[str]] | None:
    """The latest thing declared that a trigger fits, and the creatures on account of which it does.

    Clauses: dungeon_command.ruling.what_reactions_answer, dungeon_command.ruling.prevented_for_one
    """
    creatures = game.position.creatures
    for place in range(len(frame.declared) - 1, -1, -1):
        declared = frame.declared[place]
        if declared.cancelled or (trigger.by == "enemy" and (declared.seat == seat or declared.kind == "hazard")):
            continue
        present = (creatures[each] for each in concerned(game, declared, trigger) if each in creatures)
        victims = [each.card for each in present if _fits(game, seat, user, trigger, each)]
        if victims:
            return place, victims
    return None


def _fits(game: Context[Position], seat: str, user: Creature, trigger: Trigger, victim: Creature) -> bool:
    whose = {"this": victim.card == user.card, "own": victim.controller == seat, "any": True}[trigger.on]
    away = adjacency.distance(chart_of(game.position), user.square, victim.square)
    return whose and (trigger.within is None or away <= trigger.within)


# Reacting


def _user(game: Context[Position], answer: TakeImmediate) -> Creature:
    return game.position.creatures[answer.user]


def _from_hand(game: Context[Position], seat: str, answer: TakeImmediate) -> bool:
    return answer.card in game.position.players[seat].order_hand


def _text(game: Context[Position], answer: TakeImmediate) -> Text | None:
    return texts.text_of(game, answer.card, answer.ability)


def take_immediate(game: Context[Position], frame: Exchange, seat: str, answer: TakeImmediate) -> Next:
    """The creature taps; what it does takes effect before what it answers.

    Clauses: dungeon_command.actions.immediate_tap, dungeon_command.stack.lifo
    """
    place, victims = _found(game, seat, answer) or (-1, [""])
    if _from_hand(game, seat, answer):
        zones.take_order(game, seat, answer.card)
    texts.pay(game, seat, answer)
    zones.tap(game, answer.user, "dungeon_command.actions.immediate_tap")
    declared = Declared(
        kind="immediate",
        seat=seat,
        actor=answer.user,
        card=answer.card,
        ability=answer.ability,
        targets=answer.targets,
        moves=answer.moves,
        square=answer.square,
        answers=place,
        on=answer.victim or victims[0],
    )
    return exchange.react(game, frame, declared)


def immediate_faults(game: Context[Position], seat: str, answer: TakeImmediate) -> Iterator[str]:
    """The card must be in the hand, or the creature must have the power."""
    if answer.user not in game.position.creatures:
        yield f"there is no creature {answer.user!r} on the battlefield"
    elif answer.victim and answer.victim not in game.position.creatures:
        yield f"there is no creature {answer.victim!r} on the battlefield"
    elif not _from_hand(game, seat, answer):
        if (answer.card, answer.ability) not in powers.powers_of(game, _user(game, answer)):
            yield f"{answer.card!r} is neither in {seat}'s order hand nor a power of {answer.user}"
    elif answer.ability:
        yield f"{answer.card!r} has no text {answer.ability}"
    yield from texts.use_faults(game, seat, answer)


@looks_at("user")
def own_creature(game: Context[Position], seat: str, answer: TakeImmediate) -> str | None:
    """The creature that reacts is controlled by the player.

    Clauses: dungeon_command.orders.own_creature
    """
    return None if _user(game, answer).controller == seat else f"{answer.user} is not controlled by {seat}"


@looks_at("user")
def untapped_user(game: Context[Position], _seat: str, answer: TakeImmediate) -> str | None:
    """A tapped creature cannot react.

    Clauses: dungeon_command.actions.immediate_tap
    """
    return actions.needs_untapped(game, _user(game, answer))


@looks_at("card", "user")
def high_enough(game: Context[Position], seat: str, answer: TakeImmediate) -> str | None:
    """The level of the user is at least the card's.

    Clauses: dungeon_command.orders.level
    """
    if not _from_hand(game, seat, answer):
        return None
    return orders.level_too_low(game, _user(game, answer), answer.card)


@looks_at("card", "user")
def able(game: Context[Position], seat: str, answer: TakeImmediate) -> str | None:
    """The user has the ability named on the card.

    Clauses: dungeon_command.orders.ability
    """
    if not _from_hand(game, seat, answer):
        return None
    return orders.ability_missing(game, _user(game, answer), answer.card)


@looks_at("card", "ability")
def is_reaction(game: Context[Position], seat: str, answer: TakeImmediate) -> str | None:
    """What is taken in answer is an immediate action; standard and minor ones belong to an activation.

    Clauses: dungeon_command.activate.free_order
    """
    text = _text(game, answer)
    action = orders.face_of(game, answer.card).action if _from_hand(game, seat, answer) else text and text.action
    return None if action == "immediate" else f"{answer.card} is no immediate action"


def _found(game: Context[Position], seat: str, answer: TakeImmediate) -> tuple[int, list[str]] | None:
    text = _text(game, answer)
    if text is None or text.answers is None:
        return None
    return answered(game, seat, _user(game, answer), text.answers, game.asking(Exchange))


@looks_at("card", "user", "ability")
def trigger_happens(game: Context[Position], seat: str, answer: TakeImmediate) -> str | None:
    """The trigger must have happened.

    Clauses: dungeon_command.ruling.what_reactions_answer
    """
    text = _text(game, answer)
    if text is None or text.answers is None or _found(game, seat, answer) is not None:
        return None
    return f"nothing that {answer.card} answers has been declared"


def prevents(text: Text) -> bool:
    """Whether a text prevents damage, and so has to know for whom."""
    return any(isinstance(part, Prevent) for part in text.do)


@looks_at("card", "user", "ability", "victim")
def saves_one(game: Context[Position], seat: str, answer: TakeImmediate) -> str | None:
    """Damage is prevented for one creature to which what is answered would happen.

    Clauses: dungeon_command.ruling.prevented_for_one
    """
    found, text = _found(game, seat, answer), _text(game, answer)
    if found is None or text is None or not prevents(text):
        return None
    _, victims = found
    if answer.victim:
        return (
            None if answer.victim in victims else f"{answer.card} answers nothing that would happen to {answer.victim}"
        )
    return f"{answer.card} may save any of {', '.join(victims)}, and none is named" if len(victims) > 1 else None


@looks_at()
def in_any_turn(game: Context[Position], seat: str, _answer: TakeImmediate) -> str | None:
    """A creature reacts in either player's turn.

    Clauses: dungeon_command.actions.immediate_any_turn
    """
    return dodge.in_own_turn(game, seat)


def _in_use(game: Context[Position], _seat: str, answer: TakeImmediate) -> tuple[Creature, Text] | None:
    text = _text(game, answer)
    return None if text is None else (_user(game, answer), text)


def _usable(game: Context[Position], seat: str) -> Iterator[tuple[Creature, str, int, Text]]:
    """Each creature with each text that it might react with."""
    in_hand = list(_reactions(game, ((card, 0) for card in game.position.players[seat].order_hand)))
    for creature in creatures_of(game, seat):
        for reaction in (*in_hand, *_reactions(game, powers.powers_of(game, creature))):
            yield creature, *reaction


def _reactions(game: Context[Position], places: Iterable[tuple[str, int]]) -> Iterator[tuple[str, int, Text]]:
    for card, ability in places:
        text = texts.text_of(game, card, ability)
        if text is not None and text.answers is not None:
            yield card, ability, text


def _victims(game: Context[Position], seat: str, user: Creature, text: Text) -> list[str]:
    """For whom a text may prevent damage: named only if several come into question."""
    assert text.answers is not None
    if not prevents(text):
        return [""]
    found = answered(game, seat, user, text.answers, game.asking(Exchange))
    return found[1] if found is not None and len(found[1]) > 1 else [""]


def immediate_options(game: Context[Position], seat: str) -> Iterator[TakeImmediate]:
    """Each reaction in every way worth listing."""
    for creature, card, ability, text in _usable(game, seat):
        if ruled_out(game, seat, "immediate", card=card, user=creature.card, ability=ability):
            continue
        for victim in _victims(game, seat, creature, text):
            for way in texts.ways(game, seat, creature, text, card):
                yield TakeImmediate(card, creature.card, ability, *way, victim=victim)


def immediate_sample(game: Context[Position], seat: str, random: Random) -> TakeImmediate | None:
    """A reaction by chance; several creatures may move."""
    usable = list(_usable(game, seat))
    if not usable:
        return None
    creature, card, ability, text = random.choice(usable)
    way = texts.drawn_way(game, seat, creature, text, card, random)
    victim = random.choice(_victims(game, seat, creature, text))
    return None if way is None else TakeImmediate(card, creature.card, ability, *way, victim=victim)


IMMEDIATE = Act(
    perform=take_immediate,
    faults=immediate_faults,
    options=immediate_options,
    sample=immediate_sample,
    conditions={
        "dungeon_command.orders.own_creature": own_creature,
        "dungeon_command.actions.immediate_tap": untapped_user,
        "dungeon_command.orders.level": high_enough,
        "dungeon_command.orders.ability": able,
        "dungeon_command.activate.free_order": is_reaction,
        "dungeon_command.ruling.what_reactions_answer": trigger_happens,
        "dungeon_command.actions.immediate_any_turn": in_any_turn,
        "dungeon_command.ruling.prevented_for_one": saves_one,
        **texts.conditions_of_use(_in_use, "card", "user", "ability"),
    },
)
