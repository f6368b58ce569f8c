"""The outcomes of a battle: one fought out for every way in which it can come about and end."""

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape

from monosashi.games.deus.site.diagrams.games import fought_out, table_with, unit
from monosashi.games.monster_collection.site.diagrams.column import CAME, JOINED, SEATS, column
from monosashi.site.diagrams.markup import Href, UnknownEntry, figure, joined, link, picture
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition

FRONT = "b2"
HOME = {"marching": "b1", "defending": "b3"}
LEFT = ((True, True), (True, False), (False, True), (False, False))
"""Whether the marching and the defending side have a unit left."""


@dataclass(frozen=True)
class DrawnEnding:
    """What came of one battle: the book's letter, and where each unit is now, nowhere if it is gone.

    Of either side one unit ``came`` (marched, intercepted, or stood there) and one ``joined`` by an instant summon.
    """

    letter: str
    places: Mapping[tuple[str, str], str]


def ended(rules: Edition, intercepted: bool, marching_left: bool, defending_left: bool) -> DrawnEnding:
    """Fight a battle that came about in this way and leaves these sides with units. Raises UnknownEntry."""
    blow = {"marching": 0 if defending_left else 9, "defending": 0 if marching_left else 9}
    cards = {
        (role, how): unit(f"{role} {how}", attack=blow[role], defence=3) for role in SEATS for how in (CAME, JOINED)
    }
    stood = HOME["defending"] if intercepted else FRONT
    units = [(cards["marching", CAME], "south", HOME["marching"]), (cards["defending", CAME], "north", stood)]
    hands = {seat: cards[role, JOINED] for role, seat in SEATS.items()}
    try:
        position, events = fought_out(
            rules,
            table_with(rules, units, hands=hands),
            {cards["marching", CAME].name: FRONT},
            faces=_faces(marching_left, defending_left),
            interceptors=(cards["defending", CAME].name,) if intercepted else (),
        )
    except KeyError as error:
        # The engine looks up an outcome that its table does not have.
        raise UnknownEntry(
            f"{rules.name}: no ending fits a battle that leaves {marching_left, defending_left}"
        ) from error
    letter = next(event.clause for event in events if event.what == "outcome").rpartition(".")[2]
    places = {key: found.area if (found := position.units.get(card.name)) else "" for key, card in cards.items()}
    return DrawnEnding(letter, places)


def _faces(marching_left: bool, defending_left: bool) -> tuple[int, int]:
    """Initiative dice: a simultaneous attack if nobody is to be left, else the side that is left goes first."""
    if not marching_left and not defending_left:
        return 3, 3
    return (6, 1) if marching_left else (1, 6)


def outcomes(table: DiagramTable, language: Language, href: Href) -> str:
    """The outcomes as a table: how the battle came about across, who is left down. Raises UnknownEntry."""
    ways = (True, False)
    found = {(way, left): ended(table.rules, way, *left) for left in LEFT for way in ways}
    missing = set(table.rules.judgements["endings"]) - {ending.letter for ending in found.values()}
    if missing:
        raise UnknownEntry(f"{table.rules.name}: no battle ends with {', '.join(sorted(missing))}")
    heads = (language.say("The march was intercepted"), language.say("The march met units in the area"))
    rows = "".join(
        f'<tbody><tr><th scope="rowgroup" colspan="2">{escape(_who_is_left(language, *left))}</th></tr><tr>'
        + "".join(f"<td>{_cell(table, found[way, left], way, left, language, href)}</td>" for way in ways)
        + "</tr></tbody>"
        for left in LEFT
    )
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = f'<table class="endings"><thead><tr>{columns}</tr></thead>{rows}</table>'
    notes = language.say(
        "Large pieces came to the battle or stood there, small ones were instantly summoned into it. An arrow leads"
        " back to where the side came from; ✕ are units that are gone."
    )
    title = language.say("How battles end: every combination, fought out")
    return figure("outcomes", "endings", body, title, escape(notes))


def _who_is_left(language: Language, marching: bool, defending: bool) -> str:
    if marching and defending:
        return language.say("Both sides have a unit left")
    if marching:
        return language.say("Only the marching side has a unit left")
    if defending:
        return language.say("Only the defending side has a unit left")
    return language.say("Nobody is left")


def _cell(
    table: DiagramTable, ending: DrawnEnding, way: bool, left: tuple[bool, bool], language: Language, href: Href
) -> str:
    """One outcome: its letter, which leads to its clause, its picture, and what happens in words."""
    clause = table.known(f"deus.after.{ending.letter}").id
    fates = [_fate(ending, role, language) for role, there in zip(SEATS, left, strict=True) if there]
    told = joined(language, fates) or language.say("The area is empty.")
    ident = f"outcome-{'intercepted' if way else 'met'}-{''.join('y' if there else 'n' for there in left)}"
    title = language.say("Outcome {letter}", letter=ending.letter)
    drawn = picture(ident, title, told, 140, 136, "".join(column(ending.places, FRONT, HOME)))
    return f'{link(href(clause), escape(ending.letter), "letter")}{drawn}<div class="fate">{escape(told)}</div>'


def _fate(ending: DrawnEnding, role: str, language: Language) -> str:
    """What becomes of a side that has a unit left."""
    places = {ending.places[role, how] for how in (CAME, JOINED)}
    stays, returns = places == {FRONT}, places == {HOME[role]}
    if role == "marching":
        if stays:
            return language.say("The marching side stays.")
        if returns:
            return language.say("The marching side goes back.")
    elif stays:
        return language.say("The defending side stays.")
    elif returns:
        return language.say("The defending side goes back.")
    raise UnknownEntry(f"outcome {ending.letter}: the {role} side is in {', '.join(sorted(places))}")
