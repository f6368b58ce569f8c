"""What several modules of wrong twins need: conditions dropped or added for one act or several, verbs of card texts."""

from typing import Any

from monosashi.mutants.amend import Bend, judgement
from reference_engine.moncolle_tcg import effects

Context = Any


def verb(part: type, other: Any) -> Bend:
    """Another meaning for one verb."""

    def carried_out(real: Any, game: Context, frame: Any, given: Any, units: Any) -> Any:
        if type(given) is not part:
            return real(game, frame, given, units)
        return other(lambda *args: real(game, frame, *args), game, frame, given, units)

    return judgement(effects.carried_out, carried_out)
