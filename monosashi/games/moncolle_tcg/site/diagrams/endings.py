"""The outcomes of a march with a battle: one fought out for every way in which it can end; and how the game ends."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from html import escape

from monosashi.games.moncolle_tcg.site.diagrams.games import fought_out, table_with, unit
from monosashi.games.monster_collection.site.diagrams.column import CAME, JOINED, SEATS, column
from monosashi.site.diagrams.markup import Href, UnknownEntry, figure, joined, link, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition

FRONT = "b3"
HOME = {"marching": "b2", "defending": "b4"}
LEFT = ((True, True), (True, False), (False, True), (False, False))
"""Whether the marching and the defending side have a unit left."""


@dataclass(frozen=True)
class DrawnEnding:
    """What came of one battle: the clause that says so, and where each unit is now, nowhere if it is gone."""

    clause: str
    places: Mapping[tuple[str, str], str]


def ended(rules: Edition, marching_left: bool, defending_left: bool) -> DrawnEnding:
    """Fight a battle that leaves these sides with units."""
    blow = {"marching": 0 if defending_left else 9, "defending": 0 if marching_left else 9}
    cards = {
        (role, how): unit(f"{role} {how}", attack=blow[role], defence=3, instant=True)
        for role in SEATS
        for how in (CAME, JOINED)
    }
    units = [(cards["marching", CAME], "south", HOME["marching"]), (cards["defending", CAME], "north", FRONT)]
    hands = {seat: cards[role, JOINED] for role, seat in SEATS.items()}
    faces = (3, 3) if not marching_left and not defending_left else (6, 1) if marching_left else (1, 6)
    position, events = fought_out(
        rules, table_with(rules, units, hands=hands), ((cards["marching", CAME].name,), FRONT), faces=faces
    )
    clause = next(event.clause for event in events if event.what == "outcome")
    places = {key: found.area if (found := position.units.get(card.name)) else "" for key, card in cards.items()}
    return DrawnEnding(clause, places)


def outcomes(table: DiagramTable, language: Language, href: Href) -> str:
    """Every outcome with its picture."""
    say = language.say
    rows = []
    for number in range(0, len(LEFT), 2):
        pair = LEFT[number : number + 2]
        heads = "".join(f'<th scope="col">{escape(_who_is_left(language, *left))}</th>' for left in pair)
        cells = "".join(f"<td>{_cell(table, left, language, href)}</td>" for left in pair)
        rows.append(f"<tbody><tr>{heads}</tr><tr>{cells}</tr></tbody>")
    notes = say(
        "Large pieces marched or stood there, small ones were instantly summoned into the battle. An arrow leads back "
        "to where the march came from; ✕ are units that are gone."
    )
    title = say("How marches with a battle end: every combination, fought out")
    body = f'<table class="endings">{"".join(rows)}</table>'
    return figure("outcomes", "endings", body, title, escape(notes))


def _who_is_left(language: Language, marching: bool, defending: bool) -> str:
    if marching and defending:
        return language.say("Both sides have a unit left")
    if marching:
        return language.say("Only the marching side has a unit left")
    if defending:
        return language.say("Only the defending side has a unit left")
    return language.say("Nobody is left")


def _cell(table: DiagramTable, left: tuple[bool, bool], language: Language, href: Href) -> str:
    """One outcome: the clause behind it, its picture, and what happens in words."""
    ending = ended(table.rules, *left)
    clause = table.known(ending.clause)
    title = language.text("title", clause.title)
    told = joined(language, _fates(ending, left, language)) or language.say("The march fails, the area is empty.")
    ident = f"outcome-{''.join('y' if there else 'n' for there in left)}"
    drawn = picture(ident, title, told, 140, 136, "".join(column(ending.places, FRONT, HOME)))
    return f'{link(href(clause.id), escape(title))}{drawn}<div class="fate">{escape(told)}</div>'


def _fates(ending: DrawnEnding, left: tuple[bool, bool], language: Language) -> Iterator[str]:
    """What becomes of the sides that have units left. Raises UnknownEntry."""
    for role, there in zip(SEATS, left, strict=True):
        places = {ending.places[role, how] for how in (CAME, JOINED)}
        if not there:
            continue
        if role == "defending" and places == {FRONT}:
            yield language.say("The defending side stays.")
        elif role == "marching" and places == {FRONT}:
            yield language.say("The march succeeds, the marching side stays.")
        elif role == "marching" and places == {HOME["marching"]}:
            yield language.say("The march fails, the marching side goes back.")
        else:
            raise UnknownEntry(f"{ending.clause}: the {role} side is in {', '.join(sorted(places))}")


def game_end(table: DiagramTable, language: Language, href: Href) -> str:
    """The two ways in which a game ends, one beside the other."""
    say, more = language.say, table.rules.numbers["turns_after_deck_out"]
    base = (
        (say("A march into the enemy base succeeds"), "victory.base_captured"),
        (say("The marching side wins at once"), "victory.immediate"),
    )
    decks = (
        (say("Both decks are empty"), "victory.deckout_trigger"),
        (say("{n} more turn is played to its end", n=more), "victory.deckout_trigger"),
        (say("Who has more units in the enemy territory wins"), "victory.judgement_count"),
        (say("With as many on either side, nobody does"), "victory.judgement_draw"),
    )
    groups = []
    for label, steps in ((say("The base"), base), (say("The decks"), decks)):
        rows = "".join(_step(table, words, f"moncolle_tcg.{clause}", language, href) for words, clause in steps)
        listed = f'<ol class="steps" role="list">{rows}</ol>'
        groups.append(f'<div class="group"><div class="label">{escape(label)}</div>{listed}</div>')
    title = say("How a game ends")
    return figure("game-end", "boards", f'<div class="groups">{"".join(groups)}</div>', title)


def _step(table: DiagramTable, words: str, clause: str, language: Language, href: Href) -> str:
    box = f'<div class="name">{escape(words)}</div><div class="clause">{table.titled(clause, language, href)}</div>'
    return f'<li class="step"><div class="box">{box}</div></li>'
