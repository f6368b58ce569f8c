"""A position of the battlefield in sentences, for those who do not see its picture."""

from collections.abc import Iterable, Iterator

from monosashi.board import COLUMNS, RANKS, SIGNS, declaration, label, printable, question, units_in
from reference_engine.deus.view import UnitView, View

PILES = ("hand", "deck", "discard", "power")


def heading(view: View) -> str:
    """Turn, side and phase: ``Turn 3, South marches, main phase``."""
    parts = [f"Turn {view.turn}" if view.turn else "Before the first turn"]
    if view.turn:
        parts.append(f"{printable(view.marching).capitalize()} marches")
    if view.phase and view.result is None:
        parts.append(phase(view))
    return ", ".join(parts)


def phase(view: View) -> str:
    """Where the game is: ``main phase``; before the first turn the name of what is under way."""
    name = printable(view.phase).replace("_", " ")
    return f"{name} phase" if view.turn else name


def describe(view: View) -> str:
    """The whole position, area by area from top to bottom, then both sides, then what is going on."""
    return " ".join([*_areas(view), *_sides(view), *events(view)])


def _areas(view: View) -> Iterator[str]:
    empty = []
    for rank in RANKS:
        for column in COLUMNS:
            area = column + rank
            marks = ["control marker"] if area in view.control_markers else []
            marks += ["battle marker"] if area in view.battle_markers else []
            found = [*marks, *(_unit(view, unit) for unit in units_in(view, area))]
            if found:
                yield f"{area}: {'; '.join(found)}."
            else:
                empty.append(area)
    if empty:
        yield f"Empty: {', '.join(empty)}."


def _unit(view: View, unit: UnitView) -> str:
    state = "ready" if unit.ready else "exhausted"
    return f"{side(unit.owner)}'s {label(view, unit.id)}, {unit.attack}/{unit.defence}, {state}"


def side(seat: str) -> str:
    """A seat's name."""
    return seat.capitalize() if seat in SIGNS else printable(seat) or "nobody"


def _sides(view: View) -> Iterator[str]:
    for seat, player in view.players.items():
        counts = f"hand {player.hand_count}, deck {player.deck_count}, discard {len(player.discard)}"
        yield f"{side(seat)}: {counts}, power {player.power}."
        for title, names in zones(view, seat):
            yield f"{side(seat)}'s {title}: {', '.join(names)}."


def zones(view: View, seat: str) -> Iterator[tuple[str, list[str]]]:
    """The cards that can be seen in a player's zones, zone by zone; equal names are counted."""
    player = view.players[seat]
    if player.summoner or player.summoner_face_down:
        name = title(view, player.summoner) if player.summoner else "face down"
        yield "summoner", [f"{name} (face down)" if player.summoner and player.summoner_face_down else name]
    if player.factions:
        yield "factions", [printable(name) for name in player.factions]
    for zone, cards in (
        ("hand", player.hand), ("discard", player.discard), ("tokens", player.tokens), ("deck", player.deck)
    ):  # fmt: skip
        if cards:
            yield zone, counted(title(view, card) for card in cards)


def title(view: View, card: str) -> str:
    """A card's name; its id where the name cannot be seen."""
    return printable(view.cards.get(card, card))


def counted(names: Iterable[str]) -> list[str]:
    """Names with a count after those that follow each other several times."""
    found: list[tuple[str, int]] = []
    for name in names:
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return [f"{name} ×{number}" if number > 1 else name for name, number in found]


def events(view: View) -> Iterator[str]:
    """What is going on: units out of place, the battle and its chain, cards in use, the end, the question."""
    areas = {column + rank for column in COLUMNS for rank in RANKS}
    lost = [f"{label(view, unit.id)} in {printable(unit.area)!r}" for unit in view.units if unit.area not in areas]
    if lost:
        yield f"Off the board: {', '.join(lost)}."
    if view.battle is not None:
        timing = "" if view.battle.timing in ("", "end") else f", {printable(view.battle.timing).replace('_', ' ')}"
        first = f", {side(view.battle.first)} goes first" if view.battle.first else ""
        yield f"Battle in {printable(view.battle.area)}{timing}{first}."
        for seat, order in view.battle.line_ups.items():
            if order:
                yield f"{side(seat)}'s line-up from the front: {', '.join(label(view, unit) for unit in order)}."
        for number, item in enumerate(view.battle.chain, 1):
            yield f"Chain {number}: {declaration(view, item)}."
    if view.in_use:
        yield f"In use: {', '.join(title(view, card) for card in view.in_use)}."
    if view.final_turn:
        yield f"Both decks have run out: turn {view.final_turn} is the last one."
    if view.result is not None:
        who = f"{side(view.result.winner)} has won" if view.result.winner else "A draw"
        yield f"{who} by {printable(view.result.clause)}."
    elif view.asked is not None:
        yield question(printable(view.asked.kind), side(view.asked.seat), label(view, view.asked.about))
