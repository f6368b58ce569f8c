"""Start-of-turn and end-of-turn effects, in the order that the turn player chooses; effects of who has killed."""

from collections.abc import Iterator

from reference_engine.dungeon_command import exchange, texts, values
from reference_engine.dungeon_command.cards import Moment
from reference_engine.dungeon_command.position import Creature, Position, chart_of
from reference_engine.dungeon_command.procedures import Damaging, Declared, Due, TurnEffects
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Answer, Decision
from reference_engine.kernel.documents import Id
from reference_engine.kernel.edition import Act
from reference_engine.kernel.judgement import judgement
from reference_engine.kernel.procedure import AGAIN, Call, Next

HAZARD = -1
"""In the place of an ability: the hazardous terrain that a creature stands in."""

UNDER = {
    "turn_start": "dungeon_command.refresh.start_effects",
    "turn_end": "dungeon_command.cleanup.end_effects",
    "kills": "dungeon_command.ruling.card_text_binds",
}


class Resolve(Answer, frozen=True, tag="resolve"):
    """Resolve one of the effects that are due: a card's text, or hazardous terrain (ability -1)."""

    card: Id
    ability: int


@judgement
def begin(game: Context[Position], at: Moment) -> Next:
    """What is due is known when its time begins.

    Clauses: dungeon_command.ruling.end_effects_fixed
    """
    due = (*texts_due(game, at), *(hazards_due(game) if at == "turn_end" else ()))
    return Call(TurnEffects(at=at, due=due)) if due else None


@judgement
def texts_due(game: Context[Position], at: Moment) -> tuple[Due, ...]:
    """The texts of the turn player's creatures, and of what is attached to them, that happen then.

    Clauses: dungeon_command.refresh.start_effects, dungeon_command.cleanup.end_effects
    """
    creatures = game.position.creatures.values()
    mine = (each for each in creatures if each.controller == game.position.turn_player)
    return tuple(due for creature in mine for due in texts_at(game, creature, at))


def texts_at(game: Context[Position], creature: Creature, at: Moment) -> Iterator[Due]:
    """The texts of a creature, and of what is attached to it, that happen by themselves at a moment."""
    for card in (creature.card, *creature.attached):
        place = 0
        while (text := texts.text_of(game, card, place)) is not None:
            if text.at == at:
                yield Due(card, place)
            place += 1


@judgement
def of_killer(game: Context[Position], killer: str) -> Next:
    """What happens because a creature has destroyed others; itself it has not, if it is still there.

    Clauses: dungeon_command.ruling.card_text_binds
    """
    creature = game.position.creatures.get(killer)
    due = () if creature is None else tuple(texts_at(game, creature, "kills"))
    return Call(TurnEffects(at="kills", due=due)) if due else None


def after_damage(game: Context[Position], frame: Damaging) -> Next:
    """Damage may have destroyed somebody."""
    return of_killer(game, frame.by) if frame.killed else None


@judgement
def hazards_due(game: Context[Position]) -> tuple[Due, ...]:
    """The creatures that the turn player owns, in hazardous terrain.

    Clauses: dungeon_command.terrain.hazard_end_turn
    """
    return tuple(Due(creature.card) for creature in game.position.creatures.values() if burns_at_end(game, creature))


@judgement
def burns_at_end(game: Context[Position], creature: Creature) -> bool:
    """Whether a creature burns at the end of this turn: its owner's, in hazardous terrain, unless a card spares it.

    Clauses: dungeon_command.terrain.hazard_end_turn, dungeon_command.ruling.burns_at_owners_end,
        dungeon_command.ruling.card_text_binds
    """
    if values.immune(game, creature):
        return False
    controller = game.edition.switches["hazard_turn"] == "controller"
    whose = creature.controller if controller else creature.owner
    return whose == game.position.turn_player and chart_of(game.position).has(creature.square, "hazard")


def bearer(game: Context[Position], card: str) -> Creature | None:
    """The creature of a card, or the one that it is attached to."""
    creatures = game.position.creatures.values()
    return next((each for each in creatures if card == each.card or card in each.attached), None)


@judgement
def lapsed(game: Context[Position], due: Due, at: Moment) -> bool:
    """Whether the cause of an effect has gone.

    Clauses: dungeon_command.ruling.end_effects_fixed
    """
    creature = bearer(game, due.card)
    if creature is None:
        return True
    if due.ability == HAZARD:
        return not burns_at_end(game, creature)
    return at != "kills" and creature.controller != game.position.turn_player


def resolve_effects(game: Context[Position], frame: TurnEffects) -> Next:
    """The turn player, or who controls the killer, resolves all of them in any order; one alone happens by itself.

    Clauses: dungeon_command.refresh.start_effects, dungeon_command.cleanup.end_effects
    """
    frame.due = tuple(due for due in frame.due if not lapsed(game, due, frame.at))
    if not frame.due:
        return None
    if len(frame.due) == 1:
        return _resolve(game, frame, frame.due[0])
    killer = bearer(game, frame.due[0].card) if frame.at == "kills" else None
    return Decision(killer.controller if killer else game.position.turn_player, "turn_effect", UNDER[frame.at])


def _resolve(game: Context[Position], frame: TurnEffects, due: Due) -> Next:
    """It counts as declared by the creature's controller, who need not be the owner whose turn it is.

    Clauses: dungeon_command.ruling.declared_by_nobody
    """
    frame.due = tuple(each for each in frame.due if each != due)
    creature = bearer(game, due.card)
    if creature is None:
        return AGAIN
    if due.ability == HAZARD:
        return exchange.hazard(game, creature.card, frame.at)
    seat = creature.controller
    declared = Declared(kind="effect", seat=seat, actor=creature.card, card=due.card, ability=due.ability, at=frame.at)
    return exchange.open_exchange(game, declared)


def resolve(game: Context[Position], frame: TurnEffects, _seat: str, answer: Resolve) -> Next:
    """The chosen one is resolved next."""
    return _resolve(game, frame, Due(answer.card, answer.ability))


def resolve_faults(game: Context[Position], _seat: str, answer: Resolve) -> Iterator[str]:
    """It must be due."""
    if Due(answer.card, answer.ability) not in game.asking(TurnEffects).due:
        yield f"no effect {answer.ability} of {answer.card!r} is due"


def resolve_options(game: Context[Position], _seat: str) -> Iterator[Resolve]:
    """Each that is due."""
    for due in game.asking(TurnEffects).due:
        yield Resolve(due.card, due.ability)


RESOLVE = Act(perform=resolve, faults=resolve_faults, options=resolve_options)
