"""A position of the battlefield in sentences, for those who do not see its picture; and the words in the picture."""

from collections.abc import Iterator

from monosashi.games.deus.board import COLUMNS, QUESTIONS, RANKS, SIGNS, sentences, units_in
from monosashi.pictures.speech import PLAIN, Speech
from monosashi.pictures.words import collected, label, printable, shortened, side, title, titles
from reference_engine.deus.view import UnitView, View
from reference_engine.monster_collection.view import DeclaredView

PILES = ("hand", "deck", "discard", "power")

PHASES = frozenset(
    ("power charge", "first hand adjustment", "main", "normal summon", "second hand adjustment", "end declaration")
)
AREAS = tuple(column + rank for rank in RANKS for column in COLUMNS)


def heading(view: View, speech: Speech = PLAIN) -> str:
    """Turn, side and phase: ``Turn 3, South marches, main phase``."""
    where = [phase(view, speech)] if view.phase and view.result is None else []
    return speech.wording.marks.comma.join([*turn(view, speech), *where])


def turn(view: View, speech: Speech = PLAIN) -> list[str]:
    """The turn and whose it is; before the first turn only that."""
    say = speech.wording.say
    if not view.turn:
        return [say("Before the first turn")]
    marches = say("{seat} marches", seat=side(view.marching, speech))
    return [say("Turn {n}", n=view.turn), marches[:1].upper() + marches[1:]]


def phase(view: View, speech: Speech = PLAIN) -> str:
    """Where the game is: ``main phase``; before the first turn the name of what is under way."""
    say = speech.wording.say
    name = printable(view.phase).replace("_", " ")
    if not view.turn:
        return {"deck building": say("deck building"), "setup": say("setup")}.get(name, name)
    known = speech.wording.word("phase", name) if name in PHASES else name
    return say("{phase} phase", phase=known)


def moment(timing: str, speech: Speech = PLAIN) -> str:
    """How a moment of a battle is called; nothing for the steps between two moments."""
    say = speech.wording.say
    match timing:
        case "marching_side_summons":
            return say("instant summons of the marching side")
        case "defending_side_summons":
            return say("instant summons of the defending side")
        case "marching_side_lines_up":
            return say("the marching side lines up")
        case "defending_side_lines_up":
            return say("the defending side lines up")
        case "marching_side_quick":
            return say("quick effects of the marching side")
        case "defending_side_quick":
            return say("quick effects of the defending side")
        case "before_attack":
            return say("before the attack")
        case "attack":
            return say("the attack")
        case "after_attack":
            return say("after the attack")
        case "end_battle" | "leave_battle":
            return say("the end of the battle")
        case _:
            return ""


def describe(view: View, speech: Speech = PLAIN, *, brief: bool = False) -> str:
    """The whole position, area by area from top to bottom, then both sides, then what is going on.

    If it is ``brief``, piles without cards are left out, and areas without anything.
    """
    sentences = (*_areas(view, speech, brief), *_sides(view, speech, brief), *events(view, speech))
    return speech.wording.marks.space.join(sentences)


def _areas(view: View, speech: Speech, brief: bool) -> Iterator[str]:
    say, punctuation = speech.wording.say, speech.wording.marks
    empty = []
    for area in AREAS:
        marks = [say("control marker")] if area in view.control_markers else []
        marks += [say("battle marker")] if area in view.battle_markers else []
        if area in view.ownership:
            marks.append(say("ownership marker of {seat}", seat=side(view.ownership[area], speech)))
        found = [*marks, *(_unit(view, unit, speech) for unit in units_in(view, area))]
        if found:
            yield say("{area}: {things}.", area=area, things=punctuation.semicolon.join(found))
        else:
            empty.append(area)
    if brief and len(empty) == len(AREAS):
        yield say("Nobody is on the battlefield.")
    elif empty and not brief:
        yield say("Empty: {areas}.", areas=punctuation.comma.join(empty))


def _unit(view: View, unit: UnitView, speech: Speech) -> str:
    say = speech.wording.say
    return say(
        "{seat}'s {unit}, {attack}/{defence}, {state}",
        seat=side(unit.owner, speech),
        unit=label(view, unit.id, speech),
        attack=unit.attack,
        defence=unit.defence,
        state=speech.wording.word("state", "ready" if unit.ready else "exhausted"),
    )


def _sides(view: View, speech: Speech, brief: bool) -> Iterator[str]:
    say, comma = speech.wording.say, speech.wording.marks.comma
    for seat in view.players:
        found = counts(view, seat)
        told = [f"{zone(pile, speech)} {number}" for pile, number in found.items() if number or not brief]
        if told:
            yield say("{seat}: {counts}.", seat=side(seat, speech), counts=comma.join(told))
        for key, names in zones(view, seat, speech):
            shown = comma.join(shortened(names) if brief else names)
            yield say("{seat}'s {zone}: {cards}.", seat=side(seat, speech), zone=zone(key, speech), cards=shown)


def counts(view: View, seat: str) -> dict[str, int]:
    """How many cards a player's piles have, and how much power there is."""
    player = view.players.get(seat)
    if player is None:
        return {}
    return dict(zip(PILES, (player.hand_count, player.deck_count, len(player.discard), player.power), strict=True))


def zone(key: str, speech: Speech = PLAIN) -> str:
    """What one of a player's zones or counters is called beside the board."""
    say = speech.wording.say
    match key:
        case "hand":
            return say("hand")
        case "deck":
            return say("deck")
        case "discard":
            return say("discard")
        case "power":
            return say("power")
        case "tokens":
            return say("tokens")
        case "summoner":
            return say("summoner")
        case _:
            return say("factions")


def zones(view: View, seat: str, speech: Speech = PLAIN) -> Iterator[tuple[str, list[str]]]:
    """The cards that can be seen in a player's zones, zone by zone; equal names are counted."""
    player = view.players[seat]
    if player.summoner or player.summoner_face_down:
        hidden, marks = speech.wording.say("face down"), speech.wording.marks
        name = title(view, player.summoner, speech) if player.summoner else hidden
        both = bool(player.summoner) and player.summoner_face_down
        yield "summoner", [f"{name}{marks.opening}{hidden}{marks.closing}" if both else name]
    if player.factions:
        yield "factions", [speech.wording.name(printable(name)) for name in player.factions]
    if player.hand:
        yield "hand", collected(view, player.hand, speech)
    if player.discard:
        yield "discard", collected(view, player.discard, speech)
    if player.tokens:
        yield "tokens", collected(view, player.tokens, speech)
    if player.deck:
        yield "deck", collected(view, player.deck, speech)


def events(view: View, speech: Speech = PLAIN) -> Iterator[str]:
    """What is going on: units out of place, the battle and its chain, cards in use, the end, the question."""
    say, comma = speech.wording.say, speech.wording.marks.comma
    lost = [f"{label(view, u.id, speech)} in {printable(u.area)!r}" for u in view.units if u.area not in AREAS]
    if lost:
        yield f"Off the board: {', '.join(lost)}."
    if view.battle is not None:
        yield battle(view, speech)
        for seat, order in view.battle.line_ups.items():
            if order:
                units = comma.join(label(view, unit, speech) for unit in order)
                yield say("{seat}'s line-up from the front: {units}.", seat=side(seat, speech), units=units)
        for number, item in enumerate(view.battle.chain, 1):
            yield say("Chain {n}: {what}.", n=number, what=declaration(view, item, speech))
    if view.in_use:
        yield say("In use: {cards}.", cards=titles(view, view.in_use, speech))
    if view.final_turn:
        yield say("Both decks have run out: turn {n} is the last one.", n=view.final_turn)
    if view.result is not None:
        yield ending(view, speech)
    elif view.asked is not None:
        yield question(view, speech)


def battle(view: View, speech: Speech = PLAIN) -> str:
    """Where the battle is, how far it has come and who goes first; empty without a battle."""
    if view.battle is None:
        return ""
    say = speech.wording.say
    now = moment(view.battle.timing, speech)
    area = printable(view.battle.area)
    told = say("Battle in {area}, {timing}", area=area, timing=now) if now else say("Battle in {area}", area=area)
    if view.battle.first:
        told = say("{battle}, {seat} goes first", battle=told, seat=side(view.battle.first, speech))
    return say("{sentence}.", sentence=told)


def ending(view: View, speech: Speech = PLAIN) -> str:
    """Who has won, by which clause; empty while the game goes on."""
    if view.result is None:
        return ""
    say = speech.wording.say
    clause = printable(view.result.clause)
    if not view.result.winner:
        return say("A draw by {clause}.", clause=clause)
    return say("{seat} has won by {clause}.", seat=side(view.result.winner, speech), clause=clause)


def question(view: View, speech: Speech = PLAIN) -> str:
    """Who is asked for what, in a sentence; empty if nobody is."""
    if view.asked is None:
        return ""
    say = speech.wording.say
    seat, about = side(view.asked.seat, speech), view.asked.about
    asked = seat[:1].upper() + seat[1:]
    if view.asked.kind not in QUESTIONS:
        return say("{seat} is asked: {question}.", seat=asked, question=printable(view.asked.kind).replace("_", " "))
    told = side(about, speech) if about in SIGNS else label(view, about, speech)
    return say(sentences(view)[view.asked.kind], seat=asked, about=told)


def declaration(view: View, declared: DeclaredView, speech: Speech = PLAIN) -> str:
    """One declaration of the chain; the last one takes effect first."""
    say, comma = speech.wording.say, speech.wording.marks.comma
    seat, card = side(declared.by, speech), label(view, declared.card, speech)
    by = [label(view, user, speech) for user in declared.users if user != declared.card]
    if declared.kind == "attack":
        what = say("{seat}'s attack", seat=seat)
    elif declared.kind == "effect":
        what = say("{seat}'s effect of {card}", seat=seat, card=card)
    else:
        what = f"{seat}'s {printable(declared.kind)} {card}"
    if by:
        what = say("{what} by {units}", what=what, units=comma.join(by))
    if declared.targets:
        targets = comma.join(label(view, target, speech) for target in declared.targets)
        what = say("{what} on {units}", what=what, units=targets)
    return what
