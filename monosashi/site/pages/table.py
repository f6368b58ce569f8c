"""The table of an edition: the page of :mod:`monosashi.playground`, with an engine in the reader's browser."""

import json
import re
from html import escape
from importlib.resources import files

from monosashi.pictures import sprite
from monosashi.site.book.chapters import Book
from monosashi.site.engine import FOLDER, Engine
from monosashi.site.text.language import Language

PAGE = files("monosashi.playground") / "assets"
"""The files of the page; all but the page itself go to the site's own assets."""

OWN = re.compile(r'(?<= )(href|src)="([\w-]+\.\w+)"')
POLICY = (
    "default-src 'none'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""What a page may load that links from anywhere put something on: nothing but the site's own files."""

SHAPES = '<link rel="stylesheet" href="pictures.css">'
CARRIER = '<script src="by-request.js" defer></script>'


def table_assets() -> dict[str, bytes]:
    """The scripts and styles of tables."""
    return {each.name: each.read_bytes() for each in PAGE.iterdir() if each.name.endswith((".js", ".css"))}


def table_name(edition: str, book: Book) -> str:
    """The name of the table of an edition, in the folder of its game: that of the newest one has the short name."""
    return "table.html" if edition == [*book.editions][-1] else f"table-{edition.partition('@')[2]}.html"


def table_page(edition: str, book: Book, language: Language, engine: Engine) -> str:
    """The page; it says so where the site has no engine."""
    game, up = language.text("game", book.title), "../"
    manifest = engine.manifest(book.game)
    megabytes = f"{sum(file['bytes'] for file in manifest) / 1e6:.1f}"
    told = {
        "edition": edition,
        "language": language.code,
        "root": f"{language.shared}{FOLDER}/",
        "script": f"{up}assets/engine.js",
        "files": manifest,
        "missing": engine.missing,
        "words": _words(language, megabytes),
    }
    page = (PAGE / "table.html").read_text("utf-8")
    page = page.replace(SHAPES, SHAPES.replace("pictures", "battlefield"))
    page = page.replace(CARRIER, "".join(CARRIER.replace("by-request", name) for name in ("hub", "by-worker")))
    page = OWN.sub(rf'\1="{up}assets/\2"', page)
    start = f'{_start(language)}<script type="application/json" id="engine">{_json(told)}</script>'
    table = f"{language.say('Table')} · {language.text('edition', book.editions[edition])}"
    return (
        page.replace('<html lang="en">', f'<html lang="{language.code}">')
        .replace("<title>Monosashi</title>", f"<title>{escape(f'{table} · {game}')}</title>")
        .replace(
            "<title>", f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">{_card(table, game)}<title>', 1
        )
        .replace("<!-- shapes -->", sprite(book.game))
        .replace("<!-- home -->", f'<a href="index.html" target="_top">{escape(game, quote=False)}</a>')
        .replace("<!-- start -->", start)
        .replace("<body>", f'<body class="waiting" data-cards="{up}c/" data-title="{escape(table)}">')
    )


def _card(table: str, game: str) -> str:
    """What programs show of a link to the page."""
    return f'<meta property="og:title" content="{escape(f"{table} · {game}")}">'


def _start(language: Language) -> str:
    """What stands there until the engine does."""
    begin = escape(language.say("Fetch the engine and begin"))
    lacking = escape(language.say("A table needs JavaScript: its engine runs in your browser."), quote=False)
    return (
        f'<section id="start"><p role="status"></p><button type="button" hidden>{begin}</button>'
        f'<progress max="1" value="0" hidden></progress><noscript><p>{lacking}</p></noscript></section>'
    )


def _words(language: Language, megabytes: str) -> dict[str, str]:
    say = language.say
    return {
        "offer": say(
            "Put any position on the table, and ask what is allowed. The reference engine answers in your browser; "
            "nothing is sent anywhere. It is fetched once: {megabytes} MB.",
            megabytes=megabytes,
        ),
        "fetching": say("Fetching the engine: {megabytes} MB, once …", megabytes=megabytes),
        "starting": say("Starting the engine …"),
        "failed": say("The engine did not start:"),
        "again": say("Try again"),
        "missing": say("This copy of the site was made without the engine that answers here."),
        "folder": say(
            "Browsers start no engine from a folder. Serve it, for example by: {command}",
            command="python3 -m http.server -d FOLDER",
        ),
        "old": say("This browser is too old for the engine that answers here."),
    }


def _json(told: object) -> str:
    return json.dumps(told, ensure_ascii=False).replace("</", "<\\/")
