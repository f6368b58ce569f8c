"""Action windows: skills, miracles, abilities, and the counters to them."""

from collections.abc import Iterable, Iterator

from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import AnyName, Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.events import Event
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, FINISH, Call, Next
from reference_engine.monster_maker import abilities, miracles, skills, zones
from reference_engine.monster_maker.cards import Ability, Timing
from reference_engine.monster_maker.effects import ability_of
from reference_engine.monster_maker.position import Position, card_of, monster_of, others_from
from reference_engine.monster_maker.procedures import Action, Effect, Window
from reference_engine.monster_maker.targets import hero_targeted, wrong_choice


class Activate(Answer, frozen=True, tag="activate"):
    """Use an activated ability of a card on the player's field."""

    card: Id
    ability: int = 0
    targets: tuple[Id, ...] = ()
    to: AnyName = ""
    paid: tuple[Id, ...] = ()


class Counter(Answer, frozen=True, tag="counter"):
    """Answer what has been declared with a counter ability of a card on the player's field."""

    card: Id
    ability: int = 0
    targets: tuple[Id, ...] = ()
    to: AnyName = ""
    paid: tuple[Id, ...] = ()


def act_in_window(game: Context[Position], _window: Window) -> Next:
    """The turn player acts as often as they like, in any order, and closes the window by passing.

    Clauses: monster_maker.window.optional, monster_maker.ruling.turn_player_acts_in_windows
    """
    return Decision(game.position.turn_player, "window", "monster_maker.window.optional")


# Skills


def use_skill(game: Context[Position], _window: Window, seat: str, answer: skills.UseSkill) -> Next:
    """The skill card leaves the hand, and others may counter it.

    Clauses: monster_maker.window.skills
    """
    zones.take_from_hand(game, seat, answer.card)
    abilities.pay(game, seat, answer.card, 0, answer.user, answer.paid, ability_of(game, answer.card, 0))
    return _declared(
        game, Action(seat=seat, kind="skill", card=answer.card, user=answer.user, targets=answer.targets, to=answer.to)
    )


SKILL = Act(perform=use_skill, faults=skills.faults, options=skills.options, conditions=skills.CONDITIONS)


# Miracles


def place_miracle(game: Context[Position], _window: Window, seat: str, answer: miracles.PlaceMiracle) -> Next:
    """The miracle card leaves the hand, and others may counter it.

    Clauses: monster_maker.window.miracles
    """
    zones.take_from_hand(game, seat, answer.card)
    return _declared(game, Action(seat=seat, kind="miracle", card=answer.card, user=answer.on))


MIRACLE = Act(perform=place_miracle, faults=miracles.faults, options=miracles.options, conditions=miracles.CONDITIONS)


# Activated abilities


def activate(game: Context[Position], _window: Window, seat: str, answer: Activate) -> Next:
    """The cost is paid, and others may counter it.

    Clauses: monster_maker.window.activated
    """
    return _use(game, seat, answer)


def _found(game: Context[Position], seat: str, answer: Activate | Counter) -> tuple[str, Ability] | None:
    """The creature whose ability is used, and the ability, if the player has it on the field."""
    timing: Timing = "counter" if isinstance(answer, Counter) else "activated"
    return abilities.find(game, seat, timing, answer.card, answer.ability)


def _use(game: Context[Position], seat: str, answer: Activate | Counter) -> Next:
    # Without the clauses that ask for a card on the field anything printed can be used: no creature uses it then.
    user, ability = _found(game, seat, answer) or ("", ability_of(game, answer.card, answer.ability))
    as_monster = monster_of(game.position, answer.card) is not None
    abilities.pay(game, seat, answer.card, answer.ability, user, answer.paid, ability)
    return _declared(
        game,
        Action(
            seat=seat,
            kind="counter" if isinstance(answer, Counter) else "ability",
            card=answer.card,
            ability=answer.ability,
            user=user,
            targets=answer.targets,
            to=answer.to,
            as_monster=as_monster,
        ),
    )


def activate_faults(game: Context[Position], seat: str, answer: Activate | Counter) -> Iterator[str]:
    """The card must exist and have such an ability; what is paid must be in the hand."""
    if answer.card not in game.position.cards:
        yield f"there is no card {answer.card!r}"
    elif not 0 <= answer.ability < len(card_of(game, answer.card).abilities):
        yield f"{answer.card} has no ability {answer.ability}"
    hand = game.position.players[seat].hand
    yield from (f"{card!r} is not in {seat}'s hand" for card in answer.paid if card not in hand)


def own_activated_ability(game: Context[Position], seat: str, answer: Activate) -> str | None:
    """Activated abilities of cards on the player's field are used.

    Clauses: monster_maker.window.activated
    """
    found = _found(game, seat, answer)
    return None if found is not None else f"{answer.card} gives {seat} no activated ability"


def activated_as_printed(game: Context[Position], seat: str, answer: Activate) -> str | None:
    """Cost and targets are what the text says.

    Clauses: monster_maker.ruling.card_text_binds
    """
    return _as_printed(game, seat, answer)


def _as_printed(game: Context[Position], seat: str, answer: Activate | Counter) -> str | None:
    found = _found(game, seat, answer)
    if found is None:
        return None
    user, ability = found
    unpaid = abilities.cannot_pay(game, seat, answer.card, answer.ability, user, answer.paid, ability)
    return unpaid or wrong_choice(game, seat, ability, answer.targets, answer.to)


def activated_spares_hero(game: Context[Position], seat: str, answer: Activate) -> str | None:
    """Opponents' heroes are not chosen by a character's ability.

    Clauses: monster_maker.start.not_targeted
    """
    found = _found(game, seat, answer)
    return None if found is None else hero_targeted(game, seat, answer.card, found[0], answer.targets)


def activate_options(game: Context[Position], seat: str) -> Iterable[Activate]:
    """Each activated ability in every way."""
    for card, user, index, ability in abilities.on_field(game, seat, "activated"):
        for targets, to, paid in abilities.ways(game, seat, card, user, index, ability):
            yield Activate(card, index, targets, to, paid)


ACTIVATE = Act(
    perform=activate,
    faults=activate_faults,
    options=activate_options,
    conditions={
        "monster_maker.window.activated": own_activated_ability,
        "monster_maker.ruling.card_text_binds": activated_as_printed,
        "monster_maker.start.not_targeted": activated_spares_hero,
    },
)


# What has been declared


def _declared(game: Context[Position], action: Action) -> Next:
    game.emit(Event("declared", DECLARED_UNDER[action.kind], seat=action.seat, about=action.card))
    return Call(action, stay=True)


DECLARED_UNDER = {
    "skill": "monster_maker.window.skills",
    "miracle": "monster_maker.window.miracles",
    "ability": "monster_maker.window.activated",
    "counter": "monster_maker.window.counter",
}


def offer_counters(game: Context[Position], action: Action) -> Next:
    """Each other player in turn order may use counter abilities whose text fits; they resolve first.

    Clauses: monster_maker.window.counter, monster_maker.ruling.counters_come_first
    """
    others = others_from(game, action.seat)
    while action.asked < len(others) and not action.cancelled:
        seat = others[action.asked]
        if any(True for _ in fitting_counters(game, seat, action)):
            return Decision(seat, "counter", "monster_maker.window.counter", about=action.card)
        action.asked += 1
    return None


@judgement
def fitting_counters(game: Context[Position], seat: str, action: Action) -> Iterator[tuple[str, str, int, Ability]]:
    """The counter abilities that a player could use against an action."""
    for card, user, index, ability in abilities.on_field(game, seat, "counter"):
        if answers(game, ability, action) and abilities.usable(game, seat, card, user, index, ability):
            yield card, user, index, ability


@judgement
def answers(game: Context[Position], ability: Ability, action: Action) -> bool:
    """Whether a counter ability's text fits what has been declared.

    A counter is answered only by a text that names counters, unless the edition reads it otherwise: then it is an
    ability like any other.

    Clauses: monster_maker.ruling.counters_come_first
    """
    if action.kind == "counter" and game.edition.switches["counter_chain"] == "yes":
        return "counter" in ability.answers or "ability" in ability.answers
    return action.kind in ability.answers


@judgement
def pass_counter(_game: Context[Position], action: Action) -> Next:
    """A player who passes is not asked again about this action."""
    action.asked += 1
    return AGAIN


def counter(game: Context[Position], _action: Action, seat: str, answer: Counter) -> Next:
    """The counter is declared, and takes effect before what it answers."""
    return _use(game, seat, answer)


def own_fitting_counter(game: Context[Position], seat: str, answer: Counter) -> str | None:
    """Counter abilities of cards on the player's field are used, when their text fits.

    Clauses: monster_maker.window.counter
    """
    found = _found(game, seat, answer)
    action = game.asking(Action)
    if found is None:
        return f"{answer.card} gives {seat} no counter ability"
    return None if answers(game, found[1], action) else f"{answer.card} does not answer a {action.kind}"


def countered_as_printed(game: Context[Position], seat: str, answer: Counter) -> str | None:
    """Cost and targets are what the text says.

    Clauses: monster_maker.ruling.card_text_binds
    """
    return _as_printed(game, seat, answer)


def counter_spares_hero(game: Context[Position], seat: str, answer: Counter) -> str | None:
    """Opponents' heroes are not chosen by a character's ability.

    Clauses: monster_maker.start.not_targeted
    """
    found = _found(game, seat, answer)
    return None if found is None else hero_targeted(game, seat, answer.card, found[0], answer.targets)


def counter_options(game: Context[Position], seat: str) -> Iterable[Counter]:
    """Each fitting counter ability in every way."""
    action = game.asking(Action)
    for card, user, index, ability in fitting_counters(game, seat, action):
        for targets, to, paid in abilities.ways(game, seat, card, user, index, ability):
            yield Counter(card, index, targets, to, paid)


COUNTER = Act(
    perform=counter,
    faults=activate_faults,
    options=counter_options,
    conditions={
        "monster_maker.window.counter": own_fitting_counter,
        "monster_maker.ruling.card_text_binds": countered_as_printed,
        "monster_maker.start.not_targeted": counter_spares_hero,
    },
)


def take_effect(game: Context[Position], action: Action) -> Next:
    """What was declared happens, unless it was cancelled."""
    if action.cancelled:
        clause = "monster_maker.ruling.counters_come_first"
        game.emit(Event("no_effect", clause, seat=action.seat, about=action.card))
        return None
    if action.kind == "miracle":
        miracles.comes_to_field(game, action)
        return None
    return Call(
        Effect(
            seat=action.seat,
            card=action.card,
            ability=action.ability,
            user=action.user,
            targets=action.targets,
            to=action.to,
            as_monster=action.as_monster,
        )
    )


def put_card_away(game: Context[Position], action: Action) -> Next:
    """A used skill goes to the discard pile, and a miracle that did not come to the field, too.

    Clauses: monster_maker.skill.discard, monster_maker.ruling.stranded_items, monster_maker.state.permanents
    """
    if action.kind == "skill":
        zones.discard(game, action.seat, action.card, "monster_maker.skill.discard")
    elif action.kind == "miracle" and not miracles.is_on_field(game, action):
        zones.discard(game, action.seat, action.card, "monster_maker.ruling.stranded_items")
    return FINISH
