"""The battlefield as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterable, Mapping

from rich.cells import cell_len

from monosashi.games.text_board import clipped, definition, flowed, label, padded, question
from monosashi.support.text import printable
from reference_engine.deus.view import PlayerView, UnitView, View
from reference_engine.monster_collection.view import BattleView, DeclaredView

SIGNS = {"south": "▲", "north": "▼"}
"""Whose a unit is: the arrow points the way its side marches, South being at the bottom."""

EXHAUSTED, CONTROL, BATTLE, OWNED = "z", "◆", "✕", "●"
COLUMNS, RANKS = "abc", "321"

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


def lacks_attack(view: View) -> bool:
    """Whether the side that is asked before its attack cannot attack as things are."""
    if view.asked is None or view.asked.kind != "before_attack" or view.battle is None:
        return False
    here = [unit for unit in view.units if unit.area == view.battle.area]
    own = any(unit.ready and unit.owner == view.asked.seat for unit in here)
    return not own or all(unit.owner == view.asked.seat for unit in here)


def sentences(view: View) -> Mapping[str, str]:
    """What each kind of decision asks as things are."""
    if lacks_attack(view):
        return {"before_attack": NO_ATTACK}
    return SEVERAL if view.asked is not None and not view.asked.about and view.asked.kind in SEVERAL else QUESTIONS


def draw(view: View, width: int) -> str:
    """A view as text, no line wider than ``width`` columns, ranks 3 to 1 from top to bottom.

    North's zones stand above the battlefield, South's below it, and below them whatever is going on.
    """
    lines = [_heading(view)]
    lines += _player(view, "north", width)
    lines += _grid(view, width)
    lines += _player(view, "south", width)
    lines += _elsewhere(view, width)
    lines += _events(view, width)
    lines.append(_legend(view))
    return "\n".join(clipped(line, width).rstrip() for line in lines)


# What is shown


def _labels(view: View, cards: Iterable[str]) -> str:
    return ", ".join(label(view, card) for card in cards)


def _heading(view: View) -> str:
    parts = [f"Turn {view.turn}" if view.turn else "Before the first turn"]
    if view.turn:
        parts.append(f"{view.marching.capitalize()} marches")
    if view.phase and view.result is None:
        parts.append(view.phase.replace("_", " "))
    parts.append(f"seen by {view.viewer}")
    return " · ".join([*parts, view.edition])


def _player(view: View, seat: str, width: int) -> list[str]:
    """One side's counts, and its hand if it is open to the viewer; the numbers are those of the hand cards."""
    player = view.players.get(seat)
    if player is None:
        return []
    counts = [f"{SIGNS[seat]} {seat.capitalize()}", *_counts(view, player)]
    lines = flowed(counts, width, indent="    ", glue=" · ")
    if player.hand:
        cards = [
            " ".join(filter(None, (str(number), label(view, card), _level(view, card))))
            for number, card in enumerate(player.hand, 1)
        ]
        lines += flowed(cards, width, first="    hand: ", indent="          ", glue=", ")
    return lines


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
        yield f"tokens {_labels(view, player.tokens)}"
    if player.factions:
        yield f"factions {printable(', '.join(player.factions))}"


def _grid(view: View, width: int) -> list[str]:
    """The nine areas; the marks of an area stand beside its name, in the upper edge."""
    inner = (width - len(COLUMNS) - 1) // len(COLUMNS)
    lines = []
    for rank in RANKS:
        left, middle, right = "┌┬┐" if rank == RANKS[0] else "├┼┤"
        areas = [column + rank for column in COLUMNS]
        lines.append(left + middle.join(_edge(view, area, inner) for area in areas) + right)
        cells = [[_unit(view, unit, inner - 2) for unit in units_in(view, area)] for area in areas]
        height = max(2, *map(len, cells))
        for row in range(height):
            texts = [padded(cell[row] if row < len(cell) else "", inner - 2) for cell in cells]
            lines.append("│ " + " │ ".join(texts) + " │")
    lines.append("└" + "┴".join("─" * inner for _ in COLUMNS) + "┘")
    return lines


def _edge(view: View, area: str, inner: int) -> str:
    marks = [CONTROL] if area in view.control_markers else []
    marks += [BATTLE] if area in view.battle_markers else []
    marks += [f"{OWNED}{SIGNS[view.ownership[area]]}"] if area in view.ownership else []
    marks += ["battle"] if view.battle is not None and view.battle.area == area else []
    return f"─ {' '.join([area, *marks])} ".ljust(inner, "─")


def units_in(view: View, area: str) -> list[UnitView]:
    """The units of an area, North's above South's; in a line-up the front ones towards each other."""
    order = view.battle.line_ups if view.battle is not None and view.battle.area == area else {}

    def place(unit: UnitView) -> tuple[bool, int]:
        line = order.get(unit.owner, ())
        depth = line.index(unit.id) if unit.id in line else len(line)
        return unit.owner != "north", -depth if unit.owner == "north" else depth

    return sorted((unit for unit in view.units if unit.area == area), key=place)


def _unit(view: View, unit: UnitView, width: int) -> str:
    """Arrow, name, id, level, attack/defence, state. Where there is little room, the id matters more than the name."""
    values = f"{_level(view, unit.id)} {unit.attack}/{unit.defence}{' ' if unit.ready else EXHAUSTED}".lstrip()
    room = width - 3 - cell_len(values)
    text = label(view, unit.id)
    identity = printable(unit.id)
    if cell_len(text) > room:
        left = room - cell_len(identity) - 1
        name = printable(view.cards.get(unit.id, ""))
        text = f"{clipped(name, left)} {identity}" if left > 3 and name != identity else identity
    return f"{SIGNS.get(unit.owner, '?')} {padded(clipped(text, room), room)} {values}"


def _level(view: View, card: str) -> str:
    """``L6``; nothing for what has no level, and for cards that the edition does not know."""
    printed = definition(view, card)
    return f"L{printed.level}" if printed is not None and printed.level is not None else ""


def _elsewhere(view: View, width: int) -> list[str]:
    """Units that are in no area of the battlefield: nobody has any, but a wrong engine may say so."""
    areas = {column + rank for column in COLUMNS for rank in RANKS}
    lost = [f"{label(view, unit.id)} in {printable(unit.area)!r}" for unit in view.units if unit.area not in areas]
    return flowed(lost, width, first="off the board: ", glue=", ") if lost else []


def _events(view: View, width: int) -> list[str]:
    lines: list[str] = []
    if view.battle is not None:
        lines += _battle(view, view.battle, width)
    if view.in_use:
        lines += flowed([label(view, card) for card in view.in_use], width, first="in use: ", glue=", ")
    if view.final_turn:
        lines.append(f"Both decks have run out: turn {view.final_turn} is the last one.")
    if view.result is not None:
        winner = view.result.winner
        lines.append(f"{winner.capitalize()} has won" if winner else "A draw")
        lines[-1] += f" by {view.result.clause}."
    elif view.asked is not None:
        about = label(view, view.asked.about)
        seat = view.asked.seat
        told = question(sentences(view), view.asked.kind, seat, about, SIGNS)
        lines += flowed(told.split(), width, first="→ ", indent="  ")
    return lines


def _battle(view: View, battle: BattleView, width: int) -> list[str]:
    # "end" is where a timing goes on after the chain that is open now: it says nothing to a reader.
    parts = [f"Battle in {battle.area}", "" if battle.timing == "end" else battle.timing.replace("_", " ")]
    if battle.first:
        parts.append(f"{battle.first.capitalize()} goes first")
    lines = [" · ".join(part for part in parts if part)]
    for seat, line_up in battle.line_ups.items():
        first = f"  {seat.capitalize()}'s line-up, front to rear: "
        lines += flowed([label(view, unit) for unit in line_up], width, first=first, indent="    ", glue=", ")
    for number, declared in enumerate(battle.chain, 1):
        lines += flowed(declaration(view, declared).split(), width, first=f"  chain {number}: ", indent="    ")
    return lines


def declaration(view: View, declared: DeclaredView) -> str:
    """One declaration of the chain; the last one takes effect first."""
    card = f" of {label(view, declared.card)}" if declared.card else ""
    by = [user for user in declared.users if user != declared.card]
    users = f" by {_labels(view, by)}" if by else ""
    targets = f" on {_labels(view, declared.targets)}" if declared.targets else ""
    return f"{declared.by.capitalize()}'s {declared.kind}{card}{users}{targets}"


def _legend(view: View) -> str:
    """What the signs mean, as far as they are on the board."""
    parts = [f"{SIGNS['north']} North  {SIGNS['south']} South  attack/defence"]
    if any(_level(view, card) for card in view.cards):
        parts.append("L level")
    if any(not unit.ready for unit in view.units):
        parts.append(f"{EXHAUSTED} exhausted")
    if view.control_markers:
        parts.append(f"{CONTROL} control marker")
    if view.battle_markers:
        parts.append(f"{BATTLE} battle marker")
    if view.ownership:
        parts.append(f"{OWNED} ownership marker")
    return "  ".join(parts)
