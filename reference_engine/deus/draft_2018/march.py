"""March and intercept of the draft: one destination, and markers that say whether to intercept or to fight."""

from msgspec.structs import replace

from reference_engine.deus import intercept
from reference_engine.deus.march import March, enemies_are_there
from reference_engine.deus.position import Position, owners
from reference_engine.deus.procedures import Marching
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.procedure import Next
from reference_engine.monster_collection.position import opponent, units_in


def one_destination(_game: Context[Position], _seat: str, answer: March) -> str | None:
    """All units of a march go to one area, so that none change places.

    Clauses: deus.draft.march.single_destination
    """
    areas = dict.fromkeys(answer.moves.values())
    return f"{' and '.join(areas)}: only one destination can be named" if len(areas) > 1 else None


def area_is_open(game: Context[Position], _seat: str, answer: March) -> str | None:
    """An area without a marker where both sides have survived is closed, also if defending units stand there still.

    Clauses: deus.draft.after.D, deus.ruling.draft_defenders_without_marker
    """
    position = game.position
    for area in answer.moves.values():
        if area in position.battle_markers and units_in(position, area, opponent(position.marching)):
            return f"{area} is closed for the rest of the turn"
    return None


def offer_intercept(game: Context[Position], march: Marching) -> Next:
    """The question is that of ver2.00, put by another clause.

    Who may answer it how is as there.

    Clauses: deus.draft.march.unmarked_gives_intercept, deus.ruling.draft_ready_interceptors
    """
    asked = intercept.offer_intercept(game, march)
    return replace(asked, clause="deus.draft.march.unmarked_gives_intercept") if isinstance(asked, Decision) else None


def intercept_possible(game: Context[Position], march: Marching) -> bool:
    """A march into a front area without a marker may be intercepted.

    Defenders who are there already, put there by an effect, fight in any case.

    Clauses: deus.draft.march.unmarked_gives_intercept, deus.march.battle_if_enemy
    """
    position = game.position
    defenders = units_in(position, march.contested, opponent(position.marching))
    return march.contested not in owners(position) and not defenders


def battle_due(game: Context[Position], march: Marching) -> bool:
    """A march into an enemy-controlled area means a battle.

    So does one that meets enemies, interceptors or not. Whether the marker alone suffices is read.

    Clauses: deus.draft.march.enemy_controlled_battle, deus.ruling.draft_empty_enemy_area
    """
    if enemies_are_there(game, march):
        return True
    enemys = owners(game.position).get(march.contested) == opponent(game.position.marching)
    return enemys and game.edition.switches["draft_empty_enemy_area"] == "battle"
