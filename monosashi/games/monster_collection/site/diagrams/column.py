"""Three areas of a column after a battle in the middle: who is where now, and where those were who are gone."""

from collections.abc import Iterator, Mapping

from monosashi.games.monster_collection.site.diagrams.pieces import piece

SEATS = {"marching": "south", "defending": "north"}
CAME, JOINED = "came", "joined"
"""How a unit has got into the battle: it marched or stood there, or it was summoned into it."""


def column(places: Mapping[tuple[str, str], str], front: str, home: Mapping[str, str]) -> Iterator[str]:
    """The column of the battle, the defending side's home on top; ``places`` has each unit by its side and way."""
    rows = {home["defending"]: 22, front: 68, home["marching"]: 114}
    for number, (area, kind) in enumerate(((home["defending"], "n"), (front, ""), (home["marching"], "s"))):
        yield f'<rect class="{f"area {kind}".strip()}" x="0" y="{number * 46}" width="140" height="44" rx="6"/>'
        yield f'<text class="at" x="6" y="{number * 46 + 15}">{area}</text>'
    for (role, how), place in places.items():
        x = {"marching": {CAME: 46, JOINED: 66}, "defending": {CAME: 98, JOINED: 118}}[role][how]
        size = 1.25 if how == CAME else 0.8
        if place == front:
            yield piece(SEATS[role], x, rows[front], size)
        elif place:
            yield piece(SEATS[role], x, rows[front], size, "ghost")
            yield piece(SEATS[role], x, rows[place], size)
            down = 1 if rows[place] > rows[front] else -1
            start, tip = rows[front] + down * 12, rows[place] - down * 12
            yield f'<path class="way" d="M{x} {start}V{tip - down * 5}"/>'
            yield f'<path class="head" d="M{x - 4} {tip - down * 6}L{x} {tip}L{x + 4} {tip - down * 6}Z"/>'
        else:
            yield piece(SEATS[role], x, rows[front], size, "ghost")
            yield f'<path class="dies" d="M{x - 5} {rows[front] - 5}l10 10m0-10l-10 10"/>'
