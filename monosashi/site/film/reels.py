"""Films in files of their own: what a page with hundreds of films fetches when one of them is opened.

A reel has the films of one clause. Their markup is nearly the same from still to still, so that it is cut into tags,
each kept once, and packed. It is a script that hands itself over, because that works without a server, too;
``assets/player.js`` unpacks it.
"""

import json
import re
import zlib
from base64 import b64encode
from collections.abc import Mapping
from types import MappingProxyType

from monosashi.pictures import sprite
from monosashi.site.film.lines import line
from monosashi.site.film.markup import Film
from monosashi.site.film.recording import Recording

TAG = re.compile(r"<[^>]+>[^<]*|[^<]+")


def reel_name(clause: str) -> str:
    """The name of a clause's reel, which its file and its plain page are called after, too.

    >>> reel_name("deus.march.a")
    'march.a'
    """
    return clause.partition(".")[2]


def reel_path(clause: str) -> str:
    """Where a clause's reel lies, seen from the pages of its game."""
    return f"films/{reel_name(clause)}.js"


def table_reel_path(clause: str) -> str:
    """Where that lies which the films of a clause are on a table, for all languages, likewise."""
    return f"films/{reel_name(clause)}-table.js"


def reel(name: str, films: Mapping[str, Film], tables: Mapping[str, str] = MappingProxyType({})) -> str:
    """The script with some films by their ids. ``tables`` has the page on which an edition can be played."""
    pieces: dict[str, int] = {}

    def cut(markup: str) -> list[int]:
        return [pieces.setdefault(tag, len(pieces)) for tag in TAG.findall(markup)]

    packed = {
        ident: {
            "stops": [[stop.sentence, stop.still, int(stop.matters)] for stop in film.halts],
            "script": cut(film.script),
            "stills": [cut(still) for still in film.stills],
            "table": tables.get(film.edition, ""),
        }
        for ident, film in films.items()
    }
    return _script(name, {"pieces": list(pieces), "films": packed})


def table_reel(clause: str, recordings: Mapping[str, Recording]) -> str:
    """The script with the films of a clause as lines of play, which a table can follow."""
    return _script(f"{reel_name(clause)}-table", {ident: line(each) for ident, each in recordings.items()})


def shapes(game: str) -> str:
    """The script with the shapes that the pictures of a game point at, which lies beside its reels as ``shapes.js``."""
    return f"monosashiShapes({json.dumps(sprite(game), ensure_ascii=False)});\n"


def _script(name: str, told: object) -> str:
    text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    return f"monosashiReel({json.dumps(name)},{json.dumps(_deflated(text))});\n"


def _deflated(text: str) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    return b64encode(packer.compress(text.encode("utf-8")) + packer.flush()).decode("ascii")
