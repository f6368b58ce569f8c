"""The fields of all players as plain text: what a view shows, for a terminal, a log or a report."""

from collections.abc import Iterable, Iterator, Sequence

from monosashi.kit.text_board import clipped, definition, flowed, label, question
from reference_engine.monster_maker.card_text import formula
from reference_engine.monster_maker.view import (
    ActionView,
    BattleView,
    CharacterView,
    LandView,
    MonsterView,
    PlayerView,
    View,
)

SIGNS = {"south": "▲", "west": "▶", "north": "▼", "east": "◀"}
"""Whose a monster is: the arrow points from its owner's place at the table to the middle."""

MARKED, TOWN, UNEXPLORED, WOUNDED = "★", "⌂", "?", "†"
INDENT = 10

QUESTIONS = {
    "start_character": "{seat} puts a level 0 character of the deck face down as its start character.",
    "shuffle": "The decks are shuffled.",
    "turn_order": "Chance names the first player.",
    "window": "{seat} may use skills, place miracles and use abilities, as often as it likes, and then closes the "
    "window.",
    "counter": "{seat} may counter {about}.",
    "effect_dice": "The dice decide how much damage {about} deals.",
    "battle_or_retreat": "{seat} battles the monsters on its newest land, or retreats.",
    "battle_effect": "{seat} says which of its effects is applied next, and to whom.",
    "assign": "{seat} says which monster each of its characters faces.",
    "support": "{seat} may let characters that face nobody support others.",
    "aim": "{seat} says which of the characters that face {about} it attacks.",
    "character_dice": "The dice decide how hard {about} hits.",
    "monster_dice": "The dice decide how hard {about} hits.",
    "loot": "{seat} may draw a card for a destroyed monster.",
    "deck_bottom": "{seat} says in which order its monsters go under its deck.",
    "move": "{seat} may move to a new land, or dismiss characters.",
    "encounter": "{seat} may place a character, and a monster on each opponent's land.",
    "discard": "{seat} discards down to the hand limit.",
    "end_turn": "{seat} declares the end of the turn.",
}
"""What each kind of decision asks, in a sentence."""

SENTENCES = tuple(dict.fromkeys(QUESTIONS.values()))
"""Everything that may be asked."""


def draw(view: View, width: int) -> str:
    """A view as text, no line wider than ``width`` columns: the fields in turn order, then what is going on."""
    lines = flowed(_heading(view), width, indent="  ", glue=" · ")
    for seat in view.order:
        lines += _player(view, seat, width)
    lines += _events(view, width)
    lines += flowed(_legend(view), width, glue="  ")
    return "\n".join(clipped(line, width).rstrip() for line in lines)


def _heading(view: View) -> list[str]:
    parts = [f"Turn {view.turn}" if view.turn else "Before the first turn"]
    if view.turn:
        parts.append(f"{view.turn_player.capitalize()}'s turn")
    if view.phase and view.result is None:
        parts.append(view.phase.replace("_", " "))
    return [*parts, f"seen by {view.viewer}", view.edition]


# One player's field


def _player(view: View, seat: str, width: int) -> list[str]:
    """Level and counts, the map, the monsters on it, the party, and what the viewer may see besides."""
    player = view.players.get(seat)
    if player is None:
        return []
    lines = flowed(
        [f"{SIGNS.get(seat, '•')} {seat.capitalize()}", *_counts(view, player)], width, indent="    ", glue=" · "
    )
    lines += _row("map", [_land(view, land) for land in player.map], width, " → ")
    for land in player.map:
        lines += _row("", [_monster(view, monster, land, player) for monster in land.monsters], width, "; ")
    lines += _rows("party", [_character(view, character) for character in player.party], width)
    lines += _row("others", [label(view, card) for card in player.others], width)
    lines += _row("hand", [f"{number} {label(view, card)}" for number, card in enumerate(player.hand or (), 1)], width)
    lines += _row("deck", _top(view, player.deck or ()), width)
    return lines


def _counts(view: View, player: PlayerView) -> Iterator[str]:
    yield f"level {player.level}"
    yield f"hand {player.hand_count}"
    yield f"deck {player.deck_count}"
    yield f"discard {len(player.discard)}"
    if player.start:
        yield f"start character {label(view, player.start)} (face down)"
    elif player.start_face_down:
        yield "start character face down"
    if player.annihilated:
        yield "annihilated"


def _row(title: str, items: Iterable[str], width: int, glue: str = ", ") -> list[str]:
    """Items in one paragraph behind their title; no line if there are none."""
    found = list(items)
    start = f"  {title}".ljust(INDENT)
    return flowed(found, width, first=start, indent=" " * INDENT, glue=glue) if found else []


def _rows(title: str, items: Iterable[str], width: int) -> list[str]:
    """Each item in a paragraph of its own, behind a title for all."""
    lines: list[str] = []
    for item in items:
        start = f"  {'' if lines else title}".ljust(INDENT)
        lines += flowed(item.split(" "), width, first=start, indent=" " * (INDENT + 2))
    return lines


def _land(view: View, land: LandView) -> str:
    """Level, name, and what kind of land it is: ``2⌂ Tallow Market``; face down only its owner knows the card."""
    name = label(view, land.id) if land.id else "unexplored"
    return f"{land.level}{UNEXPLORED if land.face_down else ''}{TOWN if land.town else ''} {name}"


def _monster(view: View, monster: MonsterView, land: LandView, player: PlayerView) -> str:
    """Owner, name, values and damage; where it is only if it is not on the newest land, which no rule allows."""
    parts = [
        " ".join((SIGNS.get(monster.owner, monster.owner), label(view, monster.id)))
        + _printed(view, monster.id, "monster")
    ]
    parts += [f"{monster.damage} damage"] if monster.damage else []
    parts += [f"attack {monster.attack:+}"] if monster.attack else []
    parts += [] if land == player.map[-1] else [f"on {label(view, land.id) if land.id else 'an unexplored land'}"]
    return ", ".join(parts)


def _character(view: View, character: CharacterView) -> str:
    """The start marker, name, values, wound, damage, what is added to its attack, items."""
    name = f"{label(view, character.id)}{_printed(view, character.id, 'character')}"
    parts = [f"{MARKED} {name}" if character.marked else name]
    parts += [f"wounded {WOUNDED}"] if character.wounded else []
    parts += [f"{character.damage} damage"] if character.damage else []
    parts += [f"attack {character.attack:+}"] if character.attack else []
    parts += [f"holds {label(view, item)}" for item in character.items]
    return ", ".join(parts)


def _printed(view: View, card: str, face: str) -> str:
    """Level, attack and durability behind a name, as they are printed: `` L2 1D+1/3``; nothing for an unknown card."""
    printed = getattr(definition(view, card), face, None)
    return f" L{printed.level} {formula(printed.attack)}/{printed.durability}" if printed is not None else ""


def _top(view: View, deck: tuple[str, ...], most: int = 3) -> list[str]:
    """The first cards of a deck that the viewer may look through."""
    return [*(label(view, card) for card in deck[:most]), *(["…"] if len(deck) > most else [])]


# What is going on


def _events(view: View, width: int) -> list[str]:
    lines: list[str] = []
    done = list(_done(view))
    if done and view.result is None:
        lines += flowed(done, width, first="this turn: ", indent="  ", glue=", ")
    if view.battle is not None:
        lines += _battle(view, view.battle, width)
    for action in view.actions:
        lines += flowed(declaration(view, action).split(" "), width, first="declared: ", indent="  ")
    if view.returning:
        cards = [label(view, card) for card in view.returning]
        lines += flowed(cards, width, first="on the way under their owners' decks: ", indent="  ", glue=", ")
    if view.result is None and view.time_is_up:
        lines.append("The match time is over: the game ends with this phase.")
    if view.result is not None:
        winner = view.result.winner
        lines.append(f"{winner.capitalize()} has won" if winner else f"A draw between {together(view.result.tied)}")
        lines[-1] += f" by {view.result.clause}."
    elif view.asked is not None:
        told = question(QUESTIONS, view.asked.kind, view.asked.seat, label(view, view.asked.about), SIGNS)
        lines += flowed(told.split(), width, first="→ ", indent="  ")
    return lines


def together(seats: Sequence[str]) -> str:
    """Several seats: ``South, West and North``."""
    *others, last = map(str.capitalize, seats)
    return f"{', '.join(others)} and {last}" if others else last


def _done(view: View) -> Iterator[str]:
    """What cannot be done again in this turn."""
    if view.done.retreated:
        yield "retreated"
    if view.done.placed_character:
        yield "placed a character"
    if view.done.ranked_up:
        yield "ranked up"
    for seat in view.done.monsters_on:
        yield f"placed a monster on {seat.capitalize()}'s land"
    for used in view.done.used:
        card, _, number = used.rpartition(":")
        yield f"used ability {int(number) + 1 if number.isdecimal() else number} of {label(view, card)}"


def _battle(view: View, battle: BattleView, width: int) -> list[str]:
    """The step, then each fight, then what the monsters do."""
    lines = [f"Battle on {view.turn_player.capitalize()}'s newest land · {battle.step.replace('_', ' ')}"]
    if battle.destroyed:
        lines[0] += f" · destroyed {battle.destroyed}"
    for character, monster in battle.mains.items():
        parts = [f"{label(view, character)} faces {label(view, monster)}"]
        parts += [f"supported by {label(view, each)}" for each, main in battle.supports.items() if main == character]
        parts += [f"attack result {battle.results[character]}"] if character in battle.results else []
        lines += flowed(", ".join(parts).split(" "), width, first="  ", indent="    ")
    for aim in battle.aims:
        results = aim.results or ("",) * len(aim.characters)
        hits = [f"{label(view, card)} {result}".rstrip() for card, result in zip(aim.characters, results, strict=False)]
        said = f"{label(view, aim.monster)} attacks {', '.join(hits) or 'nobody'}"
        lines += flowed(said.split(" "), width, first="  ", indent="    ")
    return lines


def declaration(view: View, action: ActionView) -> str:
    """Something declared that has not taken effect yet: ``South's skill Spark by Odo on Wolf``."""
    parts = [f"{action.seat.capitalize()}'s {action.kind} {label(view, action.card)}"]
    if action.user and action.user != action.card:
        parts.append(f"{'for' if action.kind == 'miracle' else 'by'} {label(view, action.user)}")
    parts += [f"on {', '.join(label(view, card) for card in action.targets)}"] if action.targets else []
    parts += [f"sent to {action.to.capitalize()}"] if action.to else []
    return " ".join(parts) + (" (cancelled)" if action.cancelled else "")


def _legend(view: View) -> list[str]:
    """What the signs mean, as far as they are on the board."""
    lands = [land for player in view.players.values() for land in player.map]
    party = [character for player in view.players.values() for character in player.party]
    parts = [f"{SIGNS[seat]} {seat.capitalize()}" for seat in SIGNS if seat in view.order]
    parts += ["lands from the oldest to the newest, each with its level"] if lands else []
    parts += [f"{TOWN} town"] if any(land.town for land in lands) else []
    parts += [f"{UNEXPLORED} unexplored"] if any(land.face_down for land in lands) else []
    parts += [f"{MARKED} start marker"] if any(character.marked for character in party) else []
    parts += [f"{WOUNDED} wounded"] if any(character.wounded for character in party) else []
    monsters = [monster.id for land in lands for monster in land.monsters]
    valued = any(_printed(view, each.id, "character") for each in party)
    valued = valued or any(_printed(view, each, "monster") for each in monsters)
    parts += ["L level attack/durability"] if valued else []
    return parts
