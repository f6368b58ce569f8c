"""What in a view of Dungeon Command nothing has decided, and the clauses that refusals name.

A card that is being used lies open and in no pile, while its effect waits for an answer: it may be named. Where it lies
when the game ends before it has been put away, no rule says. Nor does any say whether a creature taps when it declares
a standard action or when that takes effect.
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


STANDARD = ("attack", "order", "power", "collect")
"""What is declared and may tap the creature that does it."""


def undecided(view: Any) -> Iterator[str]:
    """Whether a creature is tapped whose standard action is under way; the discard piles for orders after the end."""
    acting = {each.actor for each in view.declared if each.kind in STANDARD}
    if any(hit.id != view.activating for hit in view.hits):
        acting.add(view.activating)
    yield from (f"creatures[{actor}].tapped" for actor in sorted(acting) if actor)
    if view.result is not None:
        yield from (f"players[{seat}].order_discard" for seat in view.players)


def needless(view: Any, answer: Any) -> bool:
    """A list need not have the moves that end where they began: they change nothing but what they enter on the way."""
    squares = {creature.id: creature.square for creature in view.creatures}
    moves = [(each["creature"], each["path"]) for each in answer.get("moves", ())]
    if answer["do"] == "move":
        moves.append((view.activating, answer["path"]))
    return any(path and path[-1] == squares.get(creature) for creature, path in moves)


COMPARISON = Comparison(undecided=undecided, needless=needless, more=("cards",), likewise=LIKEWISE)
