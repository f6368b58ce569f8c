"""A position of Dungeon Command in sentences, for those who do not see its picture; and the words in the picture."""

from collections.abc import Iterator

from monosashi.games.dungeon_command.board import QUESTIONS
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import collected, label, printable, shortened, side, title, titles
from reference_engine.dungeon_command.battlefield import chart
from reference_engine.dungeon_command.view import CreatureView, DeclaredView, View

PHASES = frozenset(("refresh", "activate", "deploy", "cleanup"))

PILES = ("creature hand", "order hand", "lost creatures", "used orders", "creature deck", "order deck")
"""What can be seen of a player beside the map; the discard piles by what lies in them."""


def heading(view: View, speech: Speech = PLAIN) -> str:
    """Turn, whose it is, and which phase: ``Turn 3, South's turn, deploy phase``."""
    where = [phase(view, speech)] if view.result is None else []
    return speech.wording.marks.comma.join([*turn(view, speech), *filter(None, where)])


def turn(view: View, speech: Speech = PLAIN) -> list[str]:
    """The turn and whose it is; before the first turn only that."""
    say = speech.wording.say
    if not view.turn:
        return [say("Before the first turn")]
    return [say("Turn {n}", n=view.turn), say("{seat}'s turn", seat=side(view.turn_player, speech))]


def phase(view: View, speech: Speech = PLAIN) -> str:
    """The phase of the turn."""
    if not view.turn:
        return speech.wording.say("preparing the game")
    if view.phase not in PHASES:
        return printable(view.phase)
    return speech.wording.say("{phase} phase", phase=speech.wording.word("phase", view.phase))


# The whole position


def describe(view: View, speech: Speech = PLAIN, *, brief: bool = False) -> str:
    """The whole position: map, players with their creatures, then what is going on; ``brief`` without the map."""
    told = [] if brief else list(_map(view, speech))
    told += [sentence for seat in view.players for sentence in _player(view, seat, speech, brief)]
    return speech.wording.marks.space.join((*told, *events(view, speech)))


def _map(view: View, speech: Speech) -> Iterator[str]:
    """Which squares are what, kind by kind."""
    say, comma = speech.wording.say, speech.wording.marks.comma
    if view.battlefield is None:
        return
    drawn = chart(view.battlefield)
    yield say("The map has {columns} columns and {rows} rows.", columns=drawn.width, rows=drawn.height)
    for kind in ("wall", "difficult", "hazard", "obstacle"):
        squares = drawn.those(kind)
        if squares:
            yield say("{kind}: {squares}.", kind=ground(kind, speech), squares=comma.join(squares))
    for square, chest in view.treasures.items():
        if chest.left is None:
            yield say("A chest lies face down on {square}.", square=printable(square))
        else:
            yield say("A chest with {n} tokens lies on {square}.", square=printable(square), n=chest.left)


def ground(kind: str, speech: Speech = PLAIN) -> str:
    """What a kind of terrain is called."""
    say = speech.wording.say
    names = {
        "wall": say("walls"),
        "difficult": say("difficult terrain"),
        "hazard": say("hazardous terrain"),
        "obstacle": say("obstacles"),
    }
    return names[kind]


def _player(view: View, seat: str, speech: Speech, brief: bool) -> Iterator[str]:
    """Morale, leadership, creatures and piles of a player."""
    say, marks = speech.wording.say, speech.wording.marks
    player, name = view.players[seat], side(seat, speech)
    told = [say("morale {n}", n=player.morale), say("leadership {n}", n=player.leadership)]
    told += [say("commander {card}", card=title(view, player.commander, speech))] if player.commander else []
    yield say("{seat}: {counts}.", seat=name, counts=marks.comma.join(told))
    own = [_creature(view, each, speech) for each in view.creatures if each.controller == seat]
    if own:
        yield say("{seat}'s creatures: {creatures}.", seat=name, creatures=marks.semicolon.join(own))
    else:
        yield say("{seat} has no creatures.", seat=name)
    for key, names in piles(view, seat, speech):
        shown = marks.comma.join(shortened(names) if brief else names)
        yield say("{seat}'s {zone}: {cards}.", seat=name, zone=pile(key, speech), cards=shown)


def _creature(view: View, creature: CreatureView, speech: Speech) -> str:
    """``Wolf on c3, 30 hit points, tapped``."""
    say = speech.wording.say
    facts = [say("{unit} on {square}", unit=label(view, creature.id, speech), square=printable(creature.square))]
    facts.append(say("{n} hit points left", n=creature.hit_points))
    facts += [say("{n} damage", n=creature.damage)] if creature.damage else []
    facts += [say("tapped")] if creature.tapped else []
    if creature.attached:
        facts.append(say("carries {cards}", cards=titles(view, creature.attached, speech)))
    if creature.owner != creature.controller:
        facts.append(say("{seat}'s card", seat=side(creature.owner, speech)))
    return speech.wording.marks.comma.join(facts)


HOMES = {"hand": "Hand", "deck": "Deck", "creatures": "Discard", "orders": "Discard"}
"""What cards are called that nobody cares about, by the last word of the pile that they lie in."""


def pile(key: str, speech: Speech = PLAIN) -> str:
    """What one of a player's piles is called."""
    say = speech.wording.say
    if key == "decks":
        return say("decks")
    if key in ("lost creatures", "used orders"):
        return say("lost creatures") if key == "lost creatures" else say("used orders")
    return speech.wording.word("pile", key)


def piles(view: View, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
    """The cards that can be seen in a player's piles; equal names are counted."""
    player = view.players[seat]
    found = (
        player.creature_hand, player.order_hand, player.creature_discard, player.order_discard, player.creature_deck,
        player.order_deck,
    )  # fmt: skip
    for key, cards in zip(PILES, found, strict=True):
        named = collected(view, cards or (), speech, HOMES[key.split()[-1]])
        if named:
            yield key, named
    if not speech.ids:
        comma = ("creature deck", player.creature_deck_count), ("order deck", player.order_deck_count)
        yield "decks", [f"{pile(key, speech)} {count}" for key, count in comma]


# What is going on


def events(view: View, speech: Speech = PLAIN) -> Iterator[str]:
    """Who is being activated, what is declared, damage, the end, the question."""
    if view.result is None:
        yield from filter(None, (activating(view, speech),))
    for number, declared in enumerate(view.declared, 1):
        yield speech.wording.say("Declared {n}: {what}.", n=number, what=declaration(view, declared, speech))
    yield from damage(view, speech)
    if view.result is not None:
        yield ending(view, speech)
    elif view.asked is not None:
        yield question(view, speech)


def activating(view: View, speech: Speech = PLAIN) -> str:
    """Who is being activated; empty if nobody is."""
    if not view.activating:
        return ""
    unit = title(view, view.activating, speech)
    if view.moved:
        return speech.wording.say("{unit} is being activated and has moved.", unit=unit)
    return speech.wording.say("{unit} is being activated.", unit=unit)


def damage(view: View, speech: Speech = PLAIN) -> Iterator[str]:
    """What creatures are about to take."""
    say = speech.wording.say
    for hit in view.hits:
        unit = title(view, hit.id, speech)
        if hit.cower is None:
            yield say("{unit} is about to take {n} damage.", unit=unit, n=hit.amount)
        elif hit.cower:
            yield say("{unit} cowers from {n} damage.", unit=unit, n=hit.amount)
        else:
            yield say("{unit} will take {n} damage.", unit=unit, n=hit.amount)


def declaration(view: View, declared: DeclaredView, speech: Speech = PLAIN) -> str:
    """Something declared that has not taken effect yet: ``South's order card Bolt by Wolf on Rat``."""
    say, comma = speech.wording.say, speech.wording.marks.comma
    seat, actor = side(declared.seat, speech), title(view, declared.actor, speech)
    card = title(view, declared.card, speech) if declared.card else ""
    match declared.kind:
        case "attack":
            what = say("{seat}'s attack", seat=seat)
        case "collect":
            what = say("{seat}'s collecting", seat=seat)
        case "dodge":
            what = say("{seat}'s dodge", seat=seat)
        case "hazard":
            return say("hazardous terrain under {unit}", unit=actor)
        case _:
            what = say("{seat}'s {card}", seat=seat, card=card) if card else f"{seat}: {printable(declared.kind)}"
    if actor and declared.actor != declared.card:
        what = say("{what} by {units}", what=what, units=actor)
    if declared.targets:
        what = say("{what} on {units}", what=what, units=comma.join(title(view, t, speech) for t in declared.targets))
    return what


def ending(view: View, speech: Speech = PLAIN) -> str:
    """Who has won, by which clause; empty while the game goes on."""
    if view.result is None:
        return ""
    say, clause = speech.wording.say, printable(view.result.clause)
    if not view.result.winner:
        return say("A draw by {clause}.", clause=clause)
    return say("{seat} has won by {clause}.", seat=side(view.result.winner, speech), clause=clause)


def question(view: View, speech: Speech = PLAIN) -> str:
    """Who is asked for what, in a sentence; empty if nobody is."""
    if view.asked is None:
        return ""
    say = speech.wording.say
    seat = side(view.asked.seat, speech)
    asked = seat[:1].upper() + seat[1:]
    if view.asked.kind not in QUESTIONS:
        return say("{seat} is asked: {question}.", seat=asked, question=printable(view.asked.kind).replace("_", " "))
    return say(QUESTIONS[view.asked.kind], seat=asked, about=title(view, view.asked.about, speech))
