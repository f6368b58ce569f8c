"""[condition] effects that are due: processed one by one, the marching side's first."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id, InOrder, Place, Word
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Call, Next, Procedure
from reference_engine.monster_collection import costs, targets
from reference_engine.monster_collection.cards import Trigger
from reference_engine.monster_collection.position import Due, Position, card_of, units_in


class Triggers(Procedure, tag="triggers"):
    """All [condition] effects that became due at the same time."""

    name: ClassVar[str] = "triggers"
    due: tuple[Due, ...] = ()


class UseTrigger(Answer, frozen=True, tag="trigger"):
    """Process a due [condition] effect now, with its targets and its cost.

    If it is due several times and speaks of "that unit", ``about`` names the units that met the condition.
    """

    unit: Id
    trigger: int = 0
    about: tuple[Id, ...] = ()
    targets: tuple[Id, ...] = ()
    discards: tuple[Id, ...] = ()
    slots: dict[Id, tuple[Word, ...]] = {}
    area: Place = ""
    tokens: InOrder[tuple[Id, ...]] = ()


class Decline(Answer, frozen=True, tag="decline"):
    """Do without a due [condition] effect; ``about`` as for its use."""

    unit: Id
    trigger: int = 0
    about: tuple[Id, ...] = ()


@judgement
def trigger_of(game: Context[Position], due: Due) -> Trigger:
    """The effect that is due."""
    return card_of(game, due.unit).triggers[due.trigger]


def marching_side(game: Context[Position], frame: Triggers) -> Next:
    """The marching side processes all of its due effects first.

    Clauses: trigger.side_order
    """
    return _process(game, frame, game.position.marching)


def defending_side(game: Context[Position], frame: Triggers) -> Next:
    """Then the defending side processes all of its own.

    Clauses: trigger.side_order
    """
    return _process(game, frame, "north" if game.position.marching == "south" else "south")


def _process(game: Context[Position], frame: Triggers, seat: str) -> Next:
    """One effect after another, in any order the player likes.

    Clauses: trigger.own_order, trigger.mixed_order
    """
    mine = [due for due in frame.due if due.seat == seat]
    for due in mine:
        if not any(True for _ in uses_of(game, due)):
            frame.due = without(game, frame.due, due)
            mine.remove(due)
            game.emit(
                Event("no_effect", game.clause("ruling.no_declaration_without_target"), seat=seat, about=due.unit)
            )
            return AGAIN
    if not mine:
        return None
    only = mine[0]
    # The order of one forced effect with itself is no choice, unless it is for different units.
    alike = all((due.unit, due.trigger) == (only.unit, only.trigger) for due in mine) and not told_apart(game, only)
    if alike and trigger_of(game, only).forced:
        uses = list(uses_of(game, only))
        if len(uses) == 1:
            return use(game, frame, seat, uses[0])
    return Decision(seat, "trigger", game.clause("trigger.own_order"))


def use(game: Context[Position], frame: Triggers, seat: str, answer: UseTrigger) -> Next:
    """The chosen effect is paid for and takes place at once; nobody can counter it.

    Clauses: trigger.condition_met
    """
    from reference_engine.monster_collection.effects import Effect

    due = taken(game, frame, seat, answer)
    trigger = trigger_of(game, due)
    costs.pay(game, seat, costs.payment_of(trigger.cost, answer, answer.unit))
    return Call(
        Effect(
            seat=due.seat,
            card=due.unit,
            kind="trigger",
            index=due.trigger,
            targets=answer.targets,
            about=due.about,
            area=answer.area,
            tokens=answer.tokens,
        ),
        stay=True,
    )


def decline(game: Context[Position], frame: Triggers, seat: str, answer: Decline) -> Next:
    """An optional effect may be left out.

    Clauses: trigger.optional
    """
    due = taken(game, frame, seat, answer)
    game.emit(Event("declined", game.clause("trigger.optional"), seat=seat, about=due.unit))
    return AGAIN


def taken(game: Context[Position], frame: Triggers, seat: str, answer: UseTrigger | Decline) -> Due:
    """The occurrence that is meant, which is due no longer; rules that do not ask for one take any effect."""
    for due in meant(game, seat, answer):
        frame.due = without(game, frame.due, due)
        return due
    return Due(seat, answer.unit, answer.trigger, area="", about=answer.about)


@judgement
def without(_game: Context[Position], due: tuple[Due, ...], taken: Due) -> tuple[Due, ...]:
    """One occurrence less: equal ones may be due several times."""
    index = due.index(taken)
    return due[:index] + due[index + 1 :]


def _my_due(game: Context[Position], seat: str) -> tuple[Due, ...]:
    frame = game.position.stack[-1]
    return tuple(due for due in frame.due if due.seat == seat) if isinstance(frame, Triggers) else ()


@judgement
def meant(game: Context[Position], seat: str, answer: UseTrigger | Decline) -> list[Due]:
    """The occurrences of a due effect that an answer may mean; those it does not tell apart are alike."""
    return [
        due
        for due in _my_due(game, seat)
        if (due.unit, due.trigger) == (answer.unit, answer.trigger)
        and (not answer.about or set(due.about) == set(answer.about))
    ]


@judgement
def told_apart(game: Context[Position], due: Due) -> tuple[str, ...]:
    """The units that say which occurrence of an effect is meant; none where that makes no difference.

    Clauses: trigger.own_order
    """
    alike = [each for each in _my_due(game, due.seat) if (each.unit, each.trigger) == (due.unit, due.trigger)]
    if all(set(each.about) == set(due.about) for each in alike):
        return ()
    script = trigger_of(game, due).do
    return due.about if any(getattr(part, "to", "") == "that_unit" for group in script for part in group) else ()


def due_faults(game: Context[Position], _seat: str, answer: UseTrigger | Decline) -> Iterator[str]:
    """There must be such a card, with such an effect."""
    position = game.position
    if answer.unit not in position.cards:
        yield f"there is no card {answer.unit!r}"
    elif not 0 <= answer.trigger < len(card_of(game, answer.unit).triggers):
        yield f"{answer.unit} has no [condition] effect number {answer.trigger}"


def use_faults(game: Context[Position], seat: str, answer: UseTrigger) -> Iterator[str]:
    """Besides that, whoever is named to pay must be there and pay something, and an area must be needed."""
    faults = list(due_faults(game, seat, answer))
    yield from faults
    yield from costs.payer_faults(game, answer.slots)
    yield from (f"there is no card {token!r}" for token in answer.tokens if token not in game.position.cards)
    if not faults:
        yield from targets.place_faults(card_of(game, answer.unit).triggers[answer.trigger].do, answer.area)


def is_due(game: Context[Position], seat: str, answer: UseTrigger | Decline) -> str | None:
    """An effect is processed once for each time that its condition has been met.

    Clauses: trigger.once_per_occurrence
    """
    if meant(game, seat, answer):
        return None
    of = f" for {', '.join(answer.about)}" if answer.about else ""
    return f"effect number {answer.trigger} of {answer.unit} is not due{of}"


def occurrence_is_clear(game: Context[Position], seat: str, answer: UseTrigger | Decline) -> str | None:
    """In which order an effect takes place for several units is for its player to say.

    Clauses: trigger.own_order
    """
    found = meant(game, seat, answer)
    if answer.about or not found or not told_apart(game, found[0]):
        return None
    several = " or ".join(", ".join(due.about) for due in found)
    return f"the effect of {answer.unit} is due for {several}: the answer does not say for which"


def forced_is_applied(game: Context[Position], _seat: str, answer: Decline) -> str | None:
    """A [condition (forced)] effect must be applied.

    Clauses: trigger.forced
    """
    if card_of(game, answer.unit).triggers[answer.trigger].forced:
        return f"the effect of {answer.unit} is forced and cannot be declined"
    return None


def targets_fit(game: Context[Position], seat: str, answer: UseTrigger) -> str | None:
    """The targets must be what the effect asks for."""
    trigger = card_of(game, answer.unit).triggers[answer.trigger]
    area = game.position.battle if trigger.scope == "battle" else ""
    return targets.misfit(game, seat, trigger.target, answer.targets, area)


def targets_are_in_battle(game: Context[Position], _seat: str, answer: UseTrigger) -> str | None:
    """Battle effects reach only units in the battle.

    Clauses: scope.battle_reach
    """
    trigger = card_of(game, answer.unit).triggers[answer.trigger]
    area = game.position.battle if trigger.scope == "battle" else ""
    return targets.outside(game, trigger.target, answer.targets, area)


def place_fits(game: Context[Position], seat: str, answer: UseTrigger) -> str | None:
    """An effect that puts something somewhere must name a place where it may be.

    Clauses: limit_adjust.not_intentional, ruling.limit_of_a_whole_effect
    """
    trigger = card_of(game, answer.unit).triggers[answer.trigger]
    about = next((due.about for due in meant(game, seat, answer)), ())
    return targets.misplaced(game, seat, trigger, answer.targets, answer.unit, answer.area, about)


def tokens_fit(game: Context[Position], seat: str, answer: UseTrigger) -> str | None:
    """Of several tokens of one name the player says which the effect takes.

    Clauses: vocabulary.token
    """
    trigger = card_of(game, answer.unit).triggers[answer.trigger]
    return targets.wrong_tokens(game, seat, trigger, answer.tokens)


def cost_is_payable(game: Context[Position], seat: str, answer: UseTrigger) -> str | None:
    """The cost must be payable.

    Clauses: cost.required
    """
    trigger = card_of(game, answer.unit).triggers[answer.trigger]
    return costs.unpayable(game, seat, trigger.cost, costs.payment_of(trigger.cost, answer, answer.unit))


def uses_of(game: Context[Position], due: Due) -> Iterator[UseTrigger]:
    """Every way to use a due effect."""
    trigger = trigger_of(game, due)
    battle = game.position.battle
    payers = units_in(game.position, battle, due.seat) if battle else []
    area = battle if trigger.scope == "battle" else ""
    for slots in costs.slot_choices(game, payers, trigger.cost):
        for discards in costs.discard_choices(game, due.seat, trigger.cost):
            for chosen in targets.choices(game, due.seat, trigger.target, area):
                for place in targets.places(game, due.seat, trigger, chosen, due.unit, due.about):
                    for tokens in targets.token_choices(game, due.seat, trigger):
                        about = told_apart(game, due)
                        answer = UseTrigger(due.unit, due.trigger, about, chosen, discards, slots, place, tokens)
                        payment = costs.payment_of(trigger.cost, answer, due.unit)
                        if costs.unpayable(game, due.seat, trigger.cost, payment) is None:
                            yield answer


def use_options(game: Context[Position], seat: str) -> Iterable[UseTrigger]:
    """The due effects with all their choices."""
    for due in _different(game, seat):
        yield from uses_of(game, due)


def decline_options(game: Context[Position], seat: str) -> Iterable[Decline]:
    """The due effects one could do without."""
    for due in _different(game, seat):
        yield Decline(due.unit, due.trigger, told_apart(game, due))


def _different(game: Context[Position], seat: str) -> Iterable[Due]:
    """The due effects of a player, one of those that are alike."""
    return {(due.unit, due.trigger, told_apart(game, due)): due for due in reversed(_my_due(game, seat))}.values()


@judgement
def interruption(game: Context[Position]) -> Triggers | None:
    """Whatever is due is processed before the next step, except inside an effect or another batch.

    By a switch it waits for the end of the whole chain.

    Clauses: ruling.trigger_between_chain_items
    """
    position = game.position
    names = [frame.name for frame in position.stack]
    if names[-1] in ("effect", "triggers"):
        return None
    if "chain" in names and game.edition.switches["trigger_inside_chain"] == "after the chain":
        return None
    frame = Triggers(due=position.due)
    position.due = ()
    return frame
