"""Powers: what a creature's own card, or a card attached to it, lets it do in its activation."""

from collections.abc import Iterator
from random import Random

from reference_engine.dungeon_command import exchange, texts, zones
from reference_engine.dungeon_command.actions import already_one_standard, needs_untapped, note_standard
from reference_engine.dungeon_command.cards import Text
from reference_engine.dungeon_command.orders import user
from reference_engine.dungeon_command.position import Creature, Position
from reference_engine.dungeon_command.procedures import Activation, Declared, Moved
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer
from reference_engine.kernel.documents import Id, InOrder, Word
from reference_engine.kernel.edition import Act
from reference_engine.kernel.fast.shared_findings import looks_at, ruled_out
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import Next


class UsePower(Answer, frozen=True, tag="use_power"):
    """Use a power of the creature that is being activated: its card's, or that of a card attached to it."""

    card: Id
    ability: int = 0
    targets: tuple[Id, ...] = ()
    moves: InOrder[tuple[Moved, ...]] = ()
    discards: tuple[Id, ...] = ()
    square: Word = ""


@judgement
def powers_of(game: Context[Position], creature: Creature) -> tuple[tuple[str, int], ...]:
    """The powers that a creature has: card and place of each text that does not happen by itself."""
    found: list[tuple[str, int]] = []
    for card in (creature.card, *creature.attached):
        place = 0
        # An attached order card's first text is what attached it.
        while (text := texts.text_of(game, card, place)) is not None:
            if text.at is None and not (card != creature.card and place == 0):
                found.append((card, place))
            place += 1
    return tuple(found)


def text_in_use(game: Context[Position], answer: UsePower) -> Text:
    """The text of the power."""
    text = texts.text_of(game, answer.card, answer.ability)
    assert text is not None
    return text


def use_power(game: Context[Position], activation: Activation, seat: str, answer: UsePower) -> Next:
    """A power that is a standard action taps the creature, another one does not.

    Clauses: dungeon_command.actions.non_tap_powers, dungeon_command.actions.tap_action_kinds
    """
    text = text_in_use(game, answer)
    if text.action in ("standard", "immediate"):
        zones.tap(game, activation.creature, "dungeon_command.actions.tap_action_kinds")
        note_standard(activation)
    if text.once:
        activation.used = (*activation.used, f"{answer.card}:{answer.ability}")
    texts.pay(game, seat, answer)
    declared = Declared(
        kind="power",
        seat=seat,
        actor=activation.creature,
        card=answer.card,
        ability=answer.ability,
        targets=answer.targets,
        moves=answer.moves,
        square=answer.square,
    )
    return exchange.open_exchange(game, texts.as_declared(game, declared, text))


def power_faults(game: Context[Position], seat: str, answer: UsePower) -> Iterator[str]:
    """The creature must have such a power."""
    if (answer.card, answer.ability) not in powers_of(game, user(game)):
        yield f"{user(game).card} has no power {answer.ability} of {answer.card!r}"
    yield from texts.use_faults(game, seat, answer)


@looks_at("card", "ability")
def no_trigger_needed(game: Context[Position], _seat: str, answer: UsePower) -> str | None:
    """An immediate action is taken when its trigger happens, not as a further action of an activation.

    Clauses: dungeon_command.actions.immediate_any_turn
    """
    if text_in_use(game, answer).action == "immediate":
        return f"power {answer.ability} of {answer.card} answers something, and nothing has been declared"
    return None


@looks_at("card", "ability")
def untapped_user(game: Context[Position], _seat: str, answer: UsePower) -> str | None:
    """A tapped creature uses no power that taps.

    Clauses: dungeon_command.actions.needs_untapped
    """
    return needs_untapped(game, user(game)) if text_in_use(game, answer).action == "standard" else None


@looks_at("card", "ability")
def within_its_limit(game: Context[Position], _seat: str, answer: UsePower) -> str | None:
    """A power is used any number of times, unless its own text limits it.

    Clauses: dungeon_command.actions.non_tap_powers
    """
    if text_in_use(game, answer).once and f"{answer.card}:{answer.ability}" in game.asking(Activation).used:
        return f"power {answer.ability} of {answer.card} has been used in this activation"
    return None


@looks_at("card", "ability")
def one_standard(game: Context[Position], _seat: str, answer: UsePower) -> str | None:
    """Under the other reading a creature takes one standard action in an activation.

    Clauses: dungeon_command.ruling.one_standard_action
    """
    if text_in_use(game, answer).action != "standard":
        return None
    return already_one_standard(game, game.asking(Activation))


def _in_use(game: Context[Position], _seat: str, answer: UsePower) -> tuple[Creature, Text] | None:
    return user(game), text_in_use(game, answer)


def power_options(game: Context[Position], seat: str) -> Iterator[UsePower]:
    """Each power in every way worth listing."""
    for card, ability in powers_of(game, user(game)):
        text = texts.text_of(game, card, ability)
        assert text is not None
        if ruled_out(game, seat, "use_power", card=card, ability=ability):
            continue
        yield from (UsePower(card, ability, *way) for way in texts.ways(game, seat, user(game), text, card))


def power_sample(game: Context[Position], seat: str, random: Random) -> UsePower | None:
    """A power by chance; several creatures may move."""
    powers = powers_of(game, user(game))
    if not powers:
        return None
    card, ability = random.choice(powers)
    text = texts.text_of(game, card, ability)
    assert text is not None
    way = texts.drawn_way(game, seat, user(game), text, card, random)
    return None if way is None else UsePower(card, ability, *way)


USE_POWER = Act(
    perform=use_power,
    faults=power_faults,
    options=power_options,
    sample=power_sample,
    conditions={
        "dungeon_command.actions.immediate_any_turn": no_trigger_needed,
        "dungeon_command.actions.needs_untapped": untapped_user,
        "dungeon_command.actions.non_tap_powers": within_its_limit,
        "dungeon_command.ruling.one_standard_action": one_standard,
        **texts.conditions_of_use(_in_use, "card", "ability"),
    },
)
