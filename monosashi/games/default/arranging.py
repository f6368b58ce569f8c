"""A position of any game as the quiet one that it may be: what both call by the same names."""

from typing import Any

import msgspec
from msgspec import UNSET

from monosashi.kit.positions import JUDGE
from reference_engine import view
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.game import Game


class Arranged:
    """Fills in the quiet positions of one game."""

    def __init__(self, game: Game) -> None:
        """Look at what its quiet positions say."""
        self.fields = msgspec.structs.fields(game.quiet_positions.kind)

    def __call__(self, rules: Edition, position: Any) -> dict[str, Any]:
        """The document: each field as the position has it, or as the judge sees it; what neither has is left out."""
        seen = view(rules, position, JUDGE)
        found: dict[str, Any] = {}
        for field in self.fields:
            for where in (position, seen):
                if getattr(where, field.name, UNSET) is not UNSET:
                    value = msgspec.to_builtins(getattr(where, field.name), enc_hook=dict)
                    if value != field.default and (field.required or value not in (None, "", [], {})):
                        found[field.encode_name] = value
                    break
        return found
