"""The lines of a text board that any Monster Collection game has: sides, units on a grid, the battle and its chain."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.cells import cell_len

from monosashi.kit.text_board import clipped, definition, flowed, label, padded, question
from monosashi.support.text import printable

SIGNS = {"south": "▲", "north": "▼"}
"""Whose a unit is: the arrow points the way its side marches, South being at the bottom."""

EXHAUSTED = "z"
COLUMNS = "abc"


def labels(view: Any, cards: Iterable[str]) -> str:
    """Several cards in a row."""
    return ", ".join(label(view, card) for card in cards)


def heading(view: Any) -> str:
    """Turn, side and phase, and through whose eyes it is seen."""
    parts = [f"Turn {view.turn}" if view.turn else "Before the first turn"]
    if view.turn:
        parts.append(f"{view.marching.capitalize()} marches")
    if view.phase and view.result is None:
        parts.append(view.phase.replace("_", " "))
    parts.append(f"seen by {view.viewer}")
    return " · ".join([*parts, view.edition])


def side(view: Any, seat: str, counts: Callable[[Any, Any], Iterable[str]], width: int) -> list[str]:
    """One side's counts, and its hand if it is open to the viewer; the numbers are those of the hand cards."""
    player = view.players.get(seat)
    if player is None:
        return []
    lines = flowed([f"{SIGNS[seat]} {seat.capitalize()}", *counts(view, player)], width, indent="    ", glue=" · ")
    if player.hand:
        cards = [
            " ".join(filter(None, (str(number), label(view, card), level(view, card))))
            for number, card in enumerate(player.hand, 1)
        ]
        lines += flowed(cards, width, first="    hand: ", indent="          ", glue=", ")
    return lines


def level(view: Any, card: str) -> str:
    """``L6``; nothing for what has no level, and for cards that the edition does not know."""
    printed = definition(view, card)
    return f"L{printed.level}" if printed is not None and printed.level is not None else ""


# The field


def grid(
    ranks: str, width: int, edge: Callable[[str], Sequence[str]], cell: Callable[[str, int], Sequence[str]]
) -> list[str]:
    """The areas, rank by rank from the top: what stands in the upper edge of each, and its lines."""
    inner = (width - len(COLUMNS) - 1) // len(COLUMNS)
    lines = []
    for rank in ranks:
        left, middle, right = "┌┬┐" if rank == ranks[0] else "├┼┤"
        areas = [column + rank for column in COLUMNS]
        edges = (f"─ {' '.join([area, *edge(area)])} ".ljust(inner, "─") for area in areas)
        lines.append(left + middle.join(edges) + right)
        cells = [cell(area, inner - 2) for area in areas]
        height = max(2, *map(len, cells))
        for row in range(height):
            texts = [padded(found[row] if row < len(found) else "", inner - 2) for found in cells]
            lines.append("│ " + " │ ".join(texts) + " │")
    lines.append("└" + "┴".join("─" * inner for _ in COLUMNS) + "┘")
    return lines


def units_in(view: Any, area: str) -> list[Any]:
    """The units of an area, North's above South's; in a line-up the front ones towards each other."""
    order = view.battle.line_ups if view.battle is not None and view.battle.area == area else {}

    def place(unit: Any) -> tuple[bool, int]:
        line = order.get(unit.owner, ())
        depth = line.index(unit.id) if unit.id in line else len(line)
        return unit.owner != "north", -depth if unit.owner == "north" else depth

    return sorted((unit for unit in view.units if unit.area == area), key=place)


def unit_line(view: Any, unit: Any, width: int) -> str:
    """Arrow, name, id, level, attack/defence, state. Where there is little room, the id matters more than the name."""
    values = f"{level(view, unit.id)} {unit.attack}/{unit.defence}{' ' if unit.ready else EXHAUSTED}".lstrip()
    room = width - 3 - cell_len(values)
    text = label(view, unit.id)
    identity = printable(unit.id)
    if cell_len(text) > room:
        left = room - cell_len(identity) - 1
        name = printable(view.cards.get(unit.id, ""))
        text = f"{clipped(name, left)} {identity}" if left > 3 and name != identity else identity
    return f"{SIGNS.get(unit.owner, '?')} {padded(clipped(text, room), room)} {values}"


def elsewhere(view: Any, areas: Iterable[str], width: int) -> list[str]:
    """Units that are in no area of the battlefield: nobody has any, but a wrong engine may say so."""
    known = frozenset(areas)
    lost = [f"{label(view, unit.id)} in {printable(unit.area)!r}" for unit in view.units if unit.area not in known]
    return flowed(lost, width, first="off the board: ", glue=", ") if lost else []


# What is going on


def events(view: Any, sentences: Mapping[str, str], width: int) -> list[str]:
    """The battle, cards being used, the end, or else the question."""
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
        told = question(sentences, view.asked.kind, view.asked.seat, about, SIGNS)
        lines += flowed(told.split(), width, first="→ ", indent="  ")
    return lines


def _battle(view: Any, battle: Any, width: int) -> list[str]:
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


def declaration(view: Any, declared: Any) -> str:
    """One declaration of the chain; the last one takes effect first."""
    card = f" of {label(view, declared.card)}" if declared.card else ""
    by = [user for user in declared.users if user != declared.card]
    users = f" by {labels(view, by)}" if by else ""
    targets = f" on {labels(view, declared.targets)}" if declared.targets else ""
    return f"{declared.by.capitalize()}'s {declared.kind}{card}{users}{targets}"


def lacks_attack(view: Any) -> bool:
    """Whether the side that is asked before its attack cannot attack as things are."""
    if view.asked is None or view.asked.kind != "before_attack" or view.battle is None:
        return False
    here = [unit for unit in view.units if unit.area == view.battle.area]
    own = any(unit.ready and unit.owner == view.asked.seat for unit in here)
    return not own or all(unit.owner == view.asked.seat for unit in here)


def legend(view: Any) -> Iterator[str]:
    """What the signs mean, as far as they are on the board."""
    yield f"{SIGNS['north']} North  {SIGNS['south']} South  attack/defence"
    if any(level(view, card) for card in view.cards):
        yield "L level"
    if any(not unit.ready for unit in view.units):
        yield f"{EXHAUSTED} exhausted"
