"""What the texts of cards can be: the parts that fit an action, a trigger, a target."""

from collections.abc import Iterator

from msgspec.structs import replace

from reference_engine.dungeon_command.cards import (
    Attach,
    Attack,
    Cancel,
    Card,
    Change,
    Damage,
    Draw,
    GainMorale,
    Heal,
    Move,
    Part,
    Prevent,
    Reaching,
    Target,
    Text,
)

DAMAGING = ("attack", "melee", "ranged", "damage", "hazard")
"""What deals damage, and can be answered by preventing some."""

ACTIONS = ("attack", "melee", "ranged", "order", "power")
"""What a creature does, and can be cancelled."""

IN_TENS = ("melee", "ranged", "hit_points")
"""Values that are damage, or measured by it: multiples of ten."""


def text_faults(card: Card, index: int, text: Text) -> Iterator[str]:
    """What is wrong with one text of a creature or an order card."""
    is_use = card.order is not None and index == 0
    action = card.order.action if card.order is not None and is_use else text.action
    if is_use:
        yield from _as_order(text)
    elif text.at is not None:
        yield from _by_itself(text)
    elif text.once and action in ("standard", "immediate"):
        yield "what taps is limited by tapping (dungeon_command.actions.needs_untapped)"
    if (action == "immediate") != (text.answers is not None):
        yield "an immediate action, and no other, says what it answers (dungeon_command.actions.immediate_tap)"
    if text.answers is not None and text.answers.within is not None and text.answers.within < 1:
        yield f"within {text.answers.within} squares there is nobody else"
    if text.discard < 0:
        yield f"{text.discard} cards cannot be discarded"
    yield from _target(text)
    yield from _together(text, action)
    for place, part in enumerate(text.do):
        yield from _part(part, 0 if text.target is not None and text.target.what == "square" else 1)
        if isinstance(part, Attack) and action == "immediate":
            yield "no attack answers anything (dungeon_command.attack.standard_action)"
        if isinstance(part, Attack) and not _leads(text, place):
            yield "an attack comes first, or after a move of its user (dungeon_command.attack.standard_action)"
        if isinstance(part, Attach) and not is_use:
            yield "an order card is attached by being used (dungeon_command.orders.own_creature)"


def _leads(text: Text, place: int) -> bool:
    """Whether an attack stands where one can: what comes before it is a move of its user at most."""
    first = text.do[0]
    return not place or (place == 1 and isinstance(first, Move) and first.to == "this")


def _as_order(text: Text) -> Iterator[str]:
    """How an order card is used stands on its face."""
    if text.action is not None or text.at is not None or text.once:
        yield "the action stands on the order card itself; it is used once (dungeon_command.orders.own_creature)"


def _by_itself(text: Text) -> Iterator[str]:
    """Nobody uses what happens by itself, so nobody chooses anything for it.

    Clauses: dungeon_command.refresh.start_effects, dungeon_command.cleanup.end_effects
    """
    if text.action is not None or text.once or text.answers is not None or text.user is not None:
        yield "what happens by itself is no action (dungeon_command.refresh.start_effects)"
    if text.target is not None or text.discard or any(isinstance(part, Move | Attack) for part in text.do):
        yield "nobody chooses targets or paths for what happens by itself (dungeon_command.refresh.start_effects)"


def _target(text: Text) -> Iterator[str]:
    """A target is chosen when a part reaches it; that of an attack may be limited further. From a square is counted."""
    attacking = any(isinstance(part, Attack) for part in text.do)
    reaching = any(getattr(part, "to", "") == "target" for part in text.do)
    if text.target is not None and text.target.what == "square":
        if reaching or attacking or all(getattr(part, "within", None) is None for part in text.do):
            yield "a square is chosen for parts that count their squares from it, and for nothing else"
        if replace(text.target, what="creatures", within=None, adjacent=False, sight=False) != Target():
            yield "a square is one, and has no side, no state and no type"
    elif not attacking and reaching != (text.target is not None):
        yield "a target is chosen when, and only when, a part reaches it"
    if text.target is None:
        return
    if text.target.count < 1 or (attacking and text.target.count > 1):
        yield f"{text.target.count} targets cannot be chosen"
    if text.target.within is not None and text.target.within < 1:
        yield f"within {text.target.within} squares there is nobody else"
    if any(isinstance(part, Attach) and part.to == "target" for part in text.do) and text.target.count > 1:
        yield "a card is attached to one creature (dungeon_command.orders.own_creature)"


def _together(text: Text, action: str | None) -> Iterator[str]:
    """Parts that go with each other, or do not.

    Clauses: dungeon_command.ruling.moved_by_a_card
    """
    if not text.do:
        yield "it does nothing"
    for verb, told in ((Move, "moves"), (Attach, "is attached"), (Attack, "attacks")):
        if sum(isinstance(part, verb) for part in text.do) > 1:
            yield f"it {told} twice (dungeon_command.ruling.moved_by_a_card)"
    what = text.answers.what if action == "immediate" and text.answers is not None else None
    for part in text.do:
        if isinstance(part, Prevent) and what not in DAMAGING:
            yield "damage that is answered is prevented (dungeon_command.ruling.prevention_of_one_damage)"
        if isinstance(part, Cancel) and what not in ACTIONS:
            yield "an action that is answered is cancelled (dungeon_command.ruling.what_reactions_answer)"
        if getattr(part, "to", "") == "actor" and not _has_actor(text):
            yield "the actor is whose action is answered (dungeon_command.ruling.what_reactions_answer)"


def _has_actor(text: Text) -> bool:
    """Whether somebody has done what is answered: hazardous terrain is nobody's action."""
    if text.answers is None:
        return False
    return text.answers.what in ACTIONS or (text.answers.what == "damage" and text.answers.by == "enemy")


def _part(part: Part, nearest: int) -> Iterator[str]:
    """Numbers and limits of one part; ``nearest`` is how near to where it counts from somebody else may stand."""
    if isinstance(part, Damage | Heal | Prevent) and part.amount is not None and part.amount < 1:
        yield f"an amount of {part.amount}"
    if isinstance(part, Draw) and part.count < 1:
        yield f"{part.count} cards cannot be drawn"
    if isinstance(part, GainMorale | Change) and not part.amount:
        yield "it changes nothing"
    if isinstance(part, Change) and part.stat == "hit_points":
        yield "hit points do not change for a while (dungeon_command.damage.persistent)"
    if _no_ten(part):
        yield "what is no multiple of 10 is no damage (dungeon_command.cower.morale_cost)"
    if isinstance(part, Attack):
        yield from _fixed(part)
    if isinstance(part, Reaching):
        if part.within is not None and part.within < nearest:
            yield f"within {part.within} squares there is nobody else"
        if (part.within is not None or part.type) and part.to not in ("own", "enemies", "everybody"):
            yield f"{part.to} is not limited by a number of squares or a type"
    if isinstance(part, Move):
        if part.squares is not None and part.squares < 1:
            yield f"{part.squares} squares are no move (dungeon_command.ruling.moved_by_a_card)"
        if part.kind == "slide" and part.squares is None:
            yield "a slide goes a stated number of squares (dungeon_command.special.slide_distance)"


def _fixed(part: Attack) -> Iterator[str]:
    """What an attack has of its own takes the place of all that its user has."""
    if part.damage is not None and (part.plus or part.damage < 0):
        yield "a fixed damage is 0 or more, with nothing added"
    if (part.range is not None) != (part.damage is not None and part.kind == "ranged"):
        yield "a ranged attack of fixed damage, and no other, says how far it reaches (dungeon_command.ranged.range)"
    if part.range is not None and part.range < 1:
        yield f"a range of {part.range} reaches nobody (dungeon_command.ranged.range)"


def _no_ten(part: Part) -> bool:
    """Whether a part adds to damage, deals or prevents some, and not in tens."""
    if isinstance(part, Attack):
        return part.plus % 10 != 0 or (part.damage or 0) % 10 != 0
    if isinstance(part, Change):
        return part.stat in IN_TENS and part.amount % 10 != 0
    return isinstance(part, Damage | Prevent) and part.amount is not None and part.amount % 10 != 0
