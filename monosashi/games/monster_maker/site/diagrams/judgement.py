"""The judgement of a game that nobody has won: some standings, judged by the engine."""

from collections.abc import Sequence
from html import escape

from monosashi.games.monster_maker.site.diagrams.games import TOWN, Seat, monster, placed
from monosashi.site.diagrams.markup import Href, figure
from monosashi.site.diagrams.table import DiagramTable
from monosashi.site.text.language import Language
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker.position import SEATED, Ending

WON = ' class="won"'

Standing = tuple[str, bool]
"""A map as a word, and whether a monster is on its newest land."""

STANDINGS: tuple[tuple[Standing, ...], ...] = (
    (("wwwww", False), ("wwww", False), ("www", False)),
    (("wtwtw", False), ("wwtww", False), ("wwww", False)),
    (("wwwww", True), ("wwwww", False), ("www", False)),
    (("wwtww", False), ("wwtww", False), ("wwww", False)),
)
"""Examples of three players each: South, West and North."""


def judged(rules: Edition, standings: Sequence[Standing]) -> Ending:
    """How a game with these standings ends when the turn player's deck has run out."""
    seats = [
        Seat(map=lands, monsters=(monster(f"Monster {n}"),) if besieged else (), deck=n > 0)
        for n, (lands, besieged) in enumerate(standings)
    ]
    result = placed(rules, "victory_check", *seats).result
    assert result is not None
    return result


def judgements(table: DiagramTable, language: Language, href: Href) -> str:
    """Every example as a row: what each player has, who wins, and by which clause."""
    say, seats = language.say, SEATED[len(STANDINGS[0])]
    heads = [*(table.who(language, seat) for seat in seats), say("Result")]
    columns = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    rows = []
    for standings in STANDINGS:
        ending = judged(table.rules, standings)
        cells = "".join(
            f"<td{WON if seat == ending.winner or seat in ending.tied else ''}>{_has(language, standing)}</td>"
            for seat, standing in zip(seats, standings, strict=True)
        )
        winner = table.who(language, ending.winner) if ending.winner else say("Draw")
        told = f"<b>{escape(winner)}</b><br/>{table.titled(ending.clause, language, href)}"
        rows.append(f"<tr>{cells}<td>{told}</td></tr>")
    body = f'<table class="cases even"><thead><tr>{columns}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    title = say("Who wins when nobody has won: some standings, judged")
    note = say("All lands have level 1.")
    link = table.titled("monster_maker.endgame.monster_land_excluded", language, href)
    return figure("judgement", "boards", body, title, f"{escape(note)} {link}")


def _has(language: Language, standing: Standing) -> str:
    """Lands, towns, and the monster in the way."""
    lands, besieged = standing
    facts = [language.say("lands: {n}", n=len(lands)), language.say("towns: {n}", n=lands.count(TOWN))]
    if besieged:
        facts.append(language.say("a monster on the newest land"))
    return "<br/>".join(escape(fact) for fact in facts)
