"""The battlefield of Dungeon Command as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterable, Iterator

from monosashi.kit.text_board import clipped, definition, flowed, label, question
from reference_engine.dungeon_command.battlefield import Battlefield, Chart, chart, square_name
from reference_engine.dungeon_command.map_list import load_maps
from reference_engine.dungeon_command.view import CreatureView, DeclaredView, PlayerView, View

SIGNS = {"south": "▲", "north": "▼"}
"""Whose a creature is: the arrow points from its player's place at the table to the middle."""

GROUND = {"wall": "██", "obstacle": "o ", "hazard": "^ ", "difficult": "~ ", "south": "s ", "north": "n "}
"""How squares without a creature look; of several kinds the first counts."""

INDENT = 11

QUESTIONS = {
    "first_draw": "Chance names who chooses the first player.",
    "first_player": "{seat} says who goes first.",
    "side": "{seat} says which sides of the tiles lie up.",
    "chests": "The treasure chests are shuffled.",
    "shuffle": "The decks are shuffled.",
    "redraw": "A hand without a creature that may be deployed is drawn anew.",
    "starting": "{seat} deploys starting creatures.",
    "turn_effect": "{seat} says which effect of the turn comes next.",
    "activate": "{seat} activates a creature, or ends the activate phase.",
    "act": "{seat} moves and acts with {about}, and then ends its activation.",
    "react": "{seat} may react.",
    "cower": "{seat} says whether {about} cowers or takes the damage.",
    "deploy": "{seat} may deploy creatures, and then ends the deploy phase.",
}
"""What each kind of decision asks, in a sentence."""

SENTENCES = tuple(dict.fromkeys(QUESTIONS.values()))
"""Everything that may be asked."""

CHOICES = {"QuietPosition.battlefield": load_maps}
"""What fields of a quiet position may be chosen from."""


def draw(view: View, width: int) -> str:
    """A view as text, no line wider than ``width`` columns: North, the map, South, then what is going on."""
    letters = letters_of(view)
    lines = flowed(_heading(view), width, indent="  ", glue=" · ")
    for seat in ("north", "south"):
        if seat == "south":
            lines += _map(view, letters)
        lines += _player(view, seat, letters, width)
    lines += _events(view, width)
    lines += flowed(_legend(view), width, glue="  ")
    return "\n".join(clipped(line, width).rstrip() for line in lines)


def _heading(view: View) -> list[str]:
    parts = [f"Turn {view.turn}" if view.turn else "Before the first turn"]
    if view.turn:
        parts.append(f"{view.turn_player.capitalize()}'s turn")
    if view.phase and view.result is None:
        parts.append(f"{view.phase} phase" if view.turn else "preparing the game")
    return [*parts, f"seen by {view.viewer}", view.edition]


def letters_of(view: View) -> dict[str, str]:
    """A letter for each creature, under which it stands on the map: small ones are North's."""
    found: dict[str, str] = {}
    for seat, alphabet in (("south", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"), ("north", "abcdefghijklmnopqrstuvwxyz")):
        own = [creature.id for creature in view.creatures if creature.controller == seat]
        found.update({card: alphabet[index % len(alphabet)] for index, card in enumerate(own)})
    return found


# The map


def _map(view: View, letters: dict[str, str]) -> list[str]:
    """Rows of squares, the uppermost first, with the letters of columns and the numbers of rows."""
    if view.battlefield is None:
        return []
    drawn = chart(view.battlefield)
    standing = {creature.square: creature for creature in view.creatures}
    lines = []
    for row in reversed(range(drawn.height)):
        squares = [square_name(column, row) for column in range(drawn.width)]
        cells = [_square(view, drawn, square, standing.get(square), letters) for square in squares]
        lines.append(f"{row + 1:>4} {''.join(cells)}")
    columns = "".join(square_name(column, 0)[0] + " " for column in range(drawn.width))
    return [*lines, f"     {columns}".rstrip()]


def _square(view: View, drawn: Chart, square: str, creature: CreatureView | None, letters: dict[str, str]) -> str:
    """Two columns: a creature's letter with ``'`` if it is tapped, a chest, or the ground."""
    if creature is not None:
        return letters[creature.id] + ("'" if creature.tapped else " ")
    if square in view.treasures:
        return f"${view.treasures[square].left or '?'}"
    meanings = drawn.squares.get(square, ())
    return next((sign for kind, sign in GROUND.items() if kind in meanings), ". ")


# One player


def _player(view: View, seat: str, letters: dict[str, str], width: int) -> list[str]:
    """Morale, leadership and counts, the creatures, and what the viewer may see besides."""
    player = view.players.get(seat)
    if player is None:
        return []
    heading = [f"{SIGNS[seat]} {seat.capitalize()}", *_counts(view, player)]
    lines = flowed(heading, width, indent="    ", glue=" · ")
    own = [creature for creature in view.creatures if creature.controller == seat]
    for creature in own:
        told = f"{letters[creature.id]} {_creature(view, creature)}"
        lines += flowed(told.split(" "), width, first="  ", indent="    ")
    lines += _row("creatures", [label(view, card) for card in player.creature_hand or ()], width)
    lines += _row("orders", [label(view, card) for card in player.order_hand or ()], width)
    lines += _row("discarded", [label(view, card) for card in (*player.creature_discard, *player.order_discard)], width)
    return lines


def _counts(view: View, player: PlayerView) -> Iterator[str]:
    if player.commander:
        yield label(view, player.commander)
    yield f"morale {player.morale}"
    yield f"leadership {player.leadership}"
    yield f"hand {player.creature_hand_count} + {player.order_hand_count}"
    yield f"decks {player.creature_deck_count} + {player.order_deck_count}"


def _row(title: str, items: Iterable[str], width: int) -> list[str]:
    """Items in one paragraph behind their title; no line if there are none."""
    found = list(items)
    start = f"  {title}".ljust(INDENT) + " "
    return flowed(found, width, first=start, indent=" " * (INDENT + 1), glue=", ") if found else []


def _creature(view: View, creature: CreatureView) -> str:
    """Name, square, hit points left, attacks, and how it is."""
    parts = [f"{label(view, creature.id)} on {creature.square}", f"{creature.hit_points} HP{printed(view, creature)}"]
    parts += [f"{creature.damage} damage"] if creature.damage else []
    parts += ["tapped"] if creature.tapped else []
    parts += ["activated"] if creature.activated else []
    parts += [f"{creature.owner.capitalize()}'s card"] if creature.owner != creature.controller else []
    parts += [f"carries {label(view, card)}" for card in creature.attached]
    return ", ".join(parts)


def printed(view: View, creature: CreatureView) -> str:
    """Level, speed and attacks with what is added to them at present; nothing for an unknown card."""
    face = getattr(definition(view, creature.id), "creature", None)
    if face is None:
        return ""
    told = f" L{face.level} speed {max(0, face.speed + creature.speed)}"
    told += f" melee {max(0, face.melee + creature.melee)}" if face.melee is not None else ""
    if face.ranged is not None:
        told += f" ranged {max(0, face.ranged.damage + creature.ranged)}/{max(0, face.ranged.range + creature.range)}"
    return told + (f" {face.moves}" if face.moves is not None else "")


# What is going on


def _events(view: View, width: int) -> list[str]:
    lines: list[str] = []
    if view.activating:
        told = f"{label(view, view.activating)} is being activated{', and has moved' if view.moved else ''}."
        lines += flowed(told.split(" "), width)
    for declared in view.declared:
        lines += flowed(declaration(view, declared).split(" "), width, first="declared: ", indent="  ")
    for hit in view.hits:
        what = "has yet to decide" if hit.cower is None else "cowers" if hit.cower else "takes it"
        lines += flowed(f"{hit.amount} damage to {label(view, hit.id)}: {what}".split(" "), width, indent="  ")
    if view.result is not None:
        winner = view.result.winner
        lines.append(f"{f'{winner.capitalize()} has won' if winner else 'A draw'} by {view.result.clause}.")
    elif view.asked is not None:
        told = question(QUESTIONS, view.asked.kind, view.asked.seat, label(view, view.asked.about), SIGNS)
        lines += flowed(told.split(), width, first="→ ", indent="  ")
    return lines


def declaration(view: View, declared: DeclaredView) -> str:
    """Something declared that has not taken effect yet: ``South's order Bolt by Wolf on Rat``."""
    told = f"{declared.seat.capitalize()}'s {declared.kind}"
    told += f" {label(view, declared.card)}" if declared.card and declared.card != declared.actor else ""
    told += f" by {label(view, declared.actor)}" if declared.actor else ""
    return told + (f" on {', '.join(label(view, card) for card in declared.targets)}" if declared.targets else "")


def _legend(view: View) -> list[str]:
    """What the signs mean, as far as they are on the board."""
    parts = [f"{SIGNS[seat]} {seat.capitalize()}" for seat in ("south", "north") if seat in view.players]
    if view.battlefield is not None:
        there = set(kinds_on(view.battlefield))
        parts += [f"{GROUND[kind].strip()} {kind}" for kind in GROUND if kind in there]
    parts += ["$ chest"] if view.treasures else []
    parts += ["capitals South's creatures"] if view.creatures else []
    parts += ["' tapped"] if any(creature.tapped for creature in view.creatures) else []
    return parts


def kinds_on(battlefield: Battlefield) -> Iterator[str]:
    """Every meaning that some square of a map has."""
    for meanings in chart(battlefield).squares.values():
        yield from meanings
