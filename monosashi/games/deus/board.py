"""The battlefield as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterable, Iterator, Mapping

from monosashi.games.monster_collection import board
from monosashi.games.monster_collection.board import COLUMNS, EXHAUSTED, SIGNS, labels, lacks_attack, units_in
from monosashi.kit.text_board import clipped, label
from monosashi.support.text import printable
from reference_engine.deus.view import PlayerView, View

__all__ = [
    "AREAS",
    "BATTLE",
    "CONTROL",
    "EXHAUSTED",
    "NO_ATTACK",
    "QUESTIONS",
    "SENTENCES",
    "SIGNS",
    "draw",
    "lacks_attack",
    "sentences",
]

CONTROL, BATTLE, OWNED = "◆", "✕", "●"
RANKS = "321"
AREAS = tuple(column + rank for rank in RANKS for column in COLUMNS)

QUESTIONS = {
    "draft_dice": "The dice decide who picks a faction first.",
    "pick_one": "{seat} picks one faction.",
    "pick_two": "{seat} picks two factions.",
    "selection": "{seat} chooses 15 cards of each of its factions, and a summoner.",
    "summoner": "{seat} chooses one of its summoners, which is revealed at once.",
    "shuffle": "Both decks are shuffled.",
    "shuffle_opponent": "{seat} may shuffle the opponent's deck, too.",
    "shuffle_again": "The deck of {about} is shuffled once more.",
    "opening_hand": "{seat} keeps six cards and puts the others under its deck.",
    "turn_order_dice": "The dice decide who goes first.",
    "hand_adjustment": "{seat} discards down to the hand limit, or further if it likes, and then refills the hand "
    "up to the limit.",
    "main": "{seat} may march and use rituals, as often as it likes, and then ends the main phase.",
    "intercept": "{seat} may intercept the march into {about}.",
    "summon": "{seat} may summon units and rearrange its territory, and then ends the phase.",
    "end": "{seat} declares the end of the turn.",
    "instant_summon": "{seat} may instantly summon units into the battle in {about}.",
    "line_up": "{seat} puts its units in {about} in line, the front one first.",
    "quick": "{seat} may use quick effects.",
    "initiative_dice": "The dice decide who attacks first.",
    "before_attack": "{seat} may use effects before its attack; if it passes, it attacks.",
    "after_attack": "{seat} may use effects after its attack, too.",
    "counter": "{seat} may use a counter effect.",
    "effect_dice": "The dice decide how strong {about} is.",
    "drop": "{seat} must discard from the hand, because of {about}.",
    "trigger": "{seat} processes its effects whose conditions have been met.",
    "return": "{seat} sends {about} to an area its side came from.",
    "limit_adjustment": "{seat} must discard a unit: there are too many levels in {about}.",
    "judgement_dice": "Everything is equal: the dice decide who wins.",
}
"""What each kind of decision asks, in a sentence."""

NO_ATTACK = "{seat} may use effects before its attack; it cannot attack."
"""What is asked before an attack that cannot follow."""

SEVERAL = {
    "return": "{seat} sends its units that were summoned into the battle to areas its side came from.",
    "limit_adjustment": "{seat} must discard a unit: there are too many levels in several areas.",
}
"""What is asked about more than one unit or area."""

SENTENCES = (*QUESTIONS.values(), NO_ATTACK, *SEVERAL.values())
"""Everything that may be asked."""


def sentences(view: View) -> Mapping[str, str]:
    """What each kind of decision asks as things are."""
    if lacks_attack(view):
        return {"before_attack": NO_ATTACK}
    return SEVERAL if view.asked is not None and not view.asked.about and view.asked.kind in SEVERAL else QUESTIONS


def draw(view: View, width: int) -> str:
    """A view as text, no line wider than ``width`` columns, ranks 3 to 1 from top to bottom.

    North's zones stand above the battlefield, South's below it, and below them whatever is going on.
    """
    lines = [board.heading(view)]
    lines += board.side(view, "north", _counts, width)
    lines += board.grid(
        RANKS,
        width,
        lambda area: list(_marks(view, area)),
        lambda area, room: [board.unit_line(view, unit, room) for unit in units_in(view, area)],
    )
    lines += board.side(view, "south", _counts, width)
    lines += board.elsewhere(view, AREAS, width)
    lines += board.events(view, sentences(view), width)
    lines.append("  ".join(_legend(view)))
    return "\n".join(clipped(line, width).rstrip() for line in lines)


def _counts(view: View, player: PlayerView) -> Iterable[str]:
    yield f"hand {player.hand_count}"
    yield f"deck {player.deck_count}"
    yield f"discard {len(player.discard)}"
    yield f"power {player.power}"
    if player.summoner:
        yield f"summoner {label(view, player.summoner)}" + (" (face down)" if player.summoner_face_down else "")
    elif player.summoner_face_down:
        yield "summoner face down"
    if player.tokens:
        yield f"tokens {labels(view, player.tokens)}"
    if player.factions:
        yield f"factions {printable(', '.join(player.factions))}"


def _marks(view: View, area: str) -> Iterator[str]:
    """The marks of an area, which stand beside its name."""
    if area in view.control_markers:
        yield CONTROL
    if area in view.battle_markers:
        yield BATTLE
    if area in view.ownership:
        yield f"{OWNED}{SIGNS[view.ownership[area]]}"
    if view.battle is not None and view.battle.area == area:
        yield "battle"


def _legend(view: View) -> Iterator[str]:
    """What the signs mean, as far as they are on the board."""
    yield from board.legend(view)
    if view.control_markers:
        yield f"{CONTROL} control marker"
    if view.battle_markers:
        yield f"{BATTLE} battle marker"
    if view.ownership:
        yield f"{OWNED} ownership marker"
