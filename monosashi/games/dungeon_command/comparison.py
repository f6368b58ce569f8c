"""What in a view of Dungeon Command nothing has decided, and the clauses that refusals name.

A card that is being used lies open and in no pile, while its effect waits for an answer: it may be named. Where it lies
when the game ends before it has been put away, no rule says.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from monosashi.kit.interface import Comparison

COSTS = ("ruling.last_square_pays", "move.cost_difficult", "move.cost_hazard", "move.cost_obstacle", "move.up_to_speed")
"""Whoever pays too much where the move ends goes farther than its speed allows."""

CHOICES = (
    "attack", "target_side", "target_count", "target_within", "target_adjacent", "target_sight", "target_not_this",
    "target_tapped",
)  # fmt: skip

LIKEWISE: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        f"dungeon_command.{clause}": tuple(f"dungeon_command.{other}" for other in others)
        for clause, others in {
            "move.cost_difficult": ("move.up_to_speed",),
            "move.cost_hazard": ("move.up_to_speed",),
            "move.cost_obstacle": ("move.up_to_speed",),
            "move.enemy_square_blocked": ("move.no_shared_end",),
            "zoc.speed_one_cost": (
                "special.fly_start_adjacent",
                "special.burrow_start_adjacent",
                "special.shift_start_adjacent",
            ),
            "special.fly_terrain": COSTS,
            "special.burrow_terrain": COSTS,
            "melee.auto_hit": ("ranged.cover_allows_dodge",),
            "ranged.auto_hit": ("ranged.cover_allows_dodge",),
            "ranged.range": ("attack.fixed_damage",),
            "actions.non_tap_powers": ("vocabulary.once",),
            "actions.immediate_any_turn": ("ranged.cover_allows_dodge", "stack.lifo"),
            "activate.free_order": ("actions.immediate_any_turn", "ruling.what_reactions_answer"),
            "ruling.control_and_ownership": ("activate.each_once",),
            "ruling.card_text_binds": tuple(f"vocabulary.{choice}" for choice in CHOICES),
        }.items()
    }
)
"""Which clauses say the same of what is refused: the general one and the special one, the rule and its numbers."""


def undecided(view: Any) -> Iterator[str]:
    """The discard piles for order cards when the game is over."""
    if view.result is not None:
        yield from (f"players[{seat}].order_discard" for seat in view.players)


COMPARISON = Comparison(undecided=undecided, more=("cards",), likewise=LIKEWISE)
