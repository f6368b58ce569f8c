"""Small pages that stand by themselves, without the builder and without scripts: they open at once, anywhere."""

from html import escape

from monosashi.site.address import address
from monosashi.site.text.language import ENGLISH, LANGUAGES, Language


def standalone(title: str, body: str, language: Language, root: str, *, description: str = "", head: str = "") -> str:
    """A finished page. ``root`` leads from it to the language's folder, ``head`` is markup for its head."""
    about = f'<meta name="description" content="{escape(description)}">' if description else ""
    return (
        f'<!doctype html><html lang="{language.code}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>{about}'
        f'<link rel="icon" href="{root}assets/logo.svg"><link rel="stylesheet" href="{root}assets/plain.css">{head}'
        f"<body>{body}</body></html>\n"
    )


def folder_of(code: str) -> str:
    """The folder of a language below the site's: English has none of its own."""
    return "" if code == ENGLISH else f"{code}/"


def in_languages(path: str, codes: tuple[str, ...], present: str) -> str:
    """Links to the same page in the other languages; ``path`` is below the language's folder, ``present`` its code."""
    up = "../" * (path.count("/") + folder_of(present).count("/"))
    links = [
        f'<a lang="{code}" hreflang="{code}" href="{up}{folder_of(code)}{path}">{LANGUAGES[code]}</a>'
        for code in codes
        if code != present
    ]
    return f'<nav class="languages" aria-label="Language / 言語">{" ".join(links)}</nav>' if links else ""


def absolute(path: str, code: str) -> str:
    """The address of a page, by its path below the language's folder; empty if the site's own is not known."""
    return f"{address()}{folder_of(code)}{path}" if address() else ""
