"""Small pages that stand by themselves, without the builder and without scripts: they open at once, anywhere."""

from html import escape

from monosashi.site.text.language import Language


def standalone(title: str, body: str, language: Language, root: str, *, description: str = "", head: str = "") -> str:
    """A finished page. ``root`` leads from it to the language's folder, ``head`` is markup for its head."""
    about = f'<meta name="description" content="{escape(description)}">' if description else ""
    return (
        f'<!doctype html><html lang="{language.code}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>{about}'
        f'<link rel="icon" href="{root}assets/logo.svg"><link rel="stylesheet" href="{root}assets/plain.css">{head}'
        f"<body>{body}</body></html>\n"
    )
