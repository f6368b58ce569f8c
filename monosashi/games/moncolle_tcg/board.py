"""The field as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterable, Iterator, Mapping

from monosashi.games.monster_collection import board
from monosashi.games.monster_collection.board import COLUMNS, EXHAUSTED, SIGNS, labels, lacks_attack, units_in
from monosashi.kit.text_board import clipped, flowed, label, padded
from reference_engine.moncolle_tcg.view import GroundView, PlayerView, UnitView, View

__all__ = [
    "AREAS",
    "EXHAUSTED",
    "FOUGHT",
    "LAID",
    "NO_ATTACK",
    "QUESTIONS",
    "SENTENCES",
    "SEVERAL",
    "SIGNS",
    "WORN",
    "draw",
    "free_levels",
    "sentences",
]

FOUGHT, LAID, WORN = "✕", "●", "+"
RANKS = "4321"
ROOMY = 26
"""How wide an area must be to have more than a number for its Limit."""

AREAS = tuple(column + rank for rank in RANKS for column in COLUMNS)

QUESTIONS = {
    "shuffle": "Both decks are shuffled.",
    "turn_order_dice": "The dice decide who goes first.",
    "hand_adjustment": "{seat} discards as many hand cards as it likes, and then refills the hand.",
    "main": "{seat} may march, lay terrain, swap equipment and use effects of its own turn, and then ends the main "
    "phase.",
    "summon_discards": "{seat} may discard equipment before it summons.",
    "summon": "{seat} may summon units into its base, equip units and swap equipment, and then ends the phase.",
    "end": "{seat} declares the end of the turn.",
    "instant_summon": "{seat} may discard equipment, summon instantly and equip units in {about}.",
    "line_up": "{seat} may swap equipment in {about}, and puts its units in line, the front one first.",
    "initiative_dice": "The dice decide who attacks first.",
    "before_attack": "{seat} may use effects before its attack; if it passes, it attacks.",
    "after_attack": "{seat} may use effects after its attack, too.",
    "counter": "{seat} may use a counter effect.",
    "effect_dice": "The dice decide how strong {about} is.",
    "drop": "{seat} must discard from the hand, because of {about}.",
    "trigger": "{seat} chooses which of its automatic effects takes place next.",
    "shed": "{seat} must discard equipment: {about} wears more than its Item icons allow.",
    "return": "{seat} sends units that were summoned into the battle in {about} to an area its march came from.",
    "limit_adjustment": "{seat} must discard a unit: there are too many levels in {about}.",
}
"""What each kind of decision asks, in a sentence."""

NO_ATTACK = "{seat} may use effects before its attack; it cannot attack."
"""What is asked before an attack that cannot follow."""

SEVERAL = {"limit_adjustment": "{seat} must discard a unit: there are too many levels in several areas."}
"""What is asked about more than one space."""

SENTENCES = (*QUESTIONS.values(), NO_ATTACK, *SEVERAL.values())
"""Everything that may be asked."""


def sentences(view: View) -> Mapping[str, str]:
    """What each kind of decision asks as things are."""
    if lacks_attack(view):
        return {"before_attack": NO_ATTACK}
    return SEVERAL if view.asked is not None and not view.asked.about and view.asked.kind in SEVERAL else QUESTIONS


def free_levels(ground: GroundView, seat: str) -> int:
    """How many levels more a side's units may have on a space; less than nothing where there are too many."""
    return ground.limit - ground.used.get(seat, 0)


def draw(view: View, width: int) -> str:
    """A view as text, no line wider than ``width`` columns, ranks 4 to 1 from top to bottom.

    North's zones stand above the field, South's below it, and below them whatever is going on.
    """
    lines = [board.heading(view)]
    lines += board.side(view, "north", _counts, width)
    lines += board.grid(RANKS, width, lambda area: list(_marks(view, area)), lambda area, room: _cell(view, area, room))
    lines += board.side(view, "south", _counts, width)
    lines += board.elsewhere(view, AREAS, width)
    for seat, player in view.players.items():
        if player.discard:
            first = f"{seat.capitalize()}'s discard pile: "
            lines += flowed([label(view, card) for card in player.discard], width, first, "    ", ", ")
    if view.proxy_used:
        lines.append("The proxy of this turn has been laid.")
    lines += board.events(view, sentences(view), width)
    lines += flowed(_legend(view), width, glue="  ")
    return "\n".join(clipped(line, width).rstrip() for line in lines)


def _counts(view: View, player: PlayerView) -> Iterable[str]:
    yield f"hand {player.hand_count}"
    yield f"deck {player.deck_count}"
    yield f"discard {len(player.discard)}"
    if player.excluded:
        yield f"excluded {labels(view, player.excluded)}"
    if player.waiting:
        yield f"paid {labels(view, player.waiting)}"


def _marks(view: View, area: str) -> Iterator[str]:
    """Who has laid what lies on a space, whether there was or is a battle."""
    ground = view.field.get(area)
    if ground is not None:
        yield f"{LAID}{SIGNS.get(ground.placed_by, '?')}"
    if area in view.fought_on:
        yield FOUGHT
    if view.battle is not None and view.battle.area == area:
        yield "battle"


def _cell(view: View, area: str, room: int) -> list[str]:
    """What lies there, how much of the Limit is used, and the units with what they wear."""
    lines = list(_ground(view, area, room))
    for unit in units_in(view, area):
        lines.append(board.unit_line(view, unit, room))
        lines += _worn(view, unit, room)
    return lines


def _ground(view: View, area: str, room: int) -> Iterator[str]:
    ground = view.field.get(area)
    if ground is None:
        yield "no terrain"
        return
    name = label(view, ground.card) if ground.card else "face down"
    limit = f" Limit {ground.limit}" if room >= ROOMY else f" {ground.limit}"
    told = name if ground.kind == "terrain" else f"{ground.kind}: {name}"
    yield padded(clipped(told, room - len(limit)), room - len(limit)) + limit
    for seat in sorted(ground.used, reverse=True):
        free = free_levels(ground, seat)
        used = f"{SIGNS.get(seat, '?')} {ground.used[seat]} used, "
        yield clipped(used + (f"{free} free" if free >= 0 else f"{-free} too many"), room)


def _worn(view: View, unit: UnitView, room: int) -> list[str]:
    return [clipped(f"  {WORN} {label(view, card)}", room) for card in unit.equipment]


def _legend(view: View) -> Iterator[str]:
    """What the signs mean, as far as they are on the board."""
    yield from board.legend(view)
    if view.field:
        yield f"{LAID} who has laid it, beside it the Limit"
    if any(unit.equipment for unit in view.units):
        yield f"{WORN} worn"
    if view.fought_on:
        yield f"{FOUGHT} fought"
