"""``monosashi site``: the rulebook as a web site, ours or that of a game of your own."""

from pathlib import Path

from monosashi.commands.declaring import Command, Group, argument, several

RUN = "site.actions:run"
GAMES = several("--game", "GAME", "one game; may be repeated (default, in a clone: our own site)")
OUT = argument("folder", metavar="OUT", type=Path, help="the folder")
LANGUAGE = argument("--language", metavar="CODE", default="en", help="en or ja (default: en)")
ADDRESS = argument("--address", metavar="HOST:PORT", default="127.0.0.1:8000", help="default: 127.0.0.1:8000")
SHOWN = (GAMES, LANGUAGE, ADDRESS)
MADE = (GAMES, OUT, LANGUAGE)

GROUP = Group(
    "site",
    summary="the rulebook as a web site",
    description="Publish rules: a page for each chapter with its clauses, its scenarios as films, the code behind "
    "them;\n"
    "lists, search, permanent links. A site works from a folder, without a server, and without JavaScript.",
    examples="""\
examples:
  monosashi site build --game deus site        the rules of one game, in every language that they are translated into
  monosashi site build site                    in a clone: our own site, every game and the hand-written pages
  monosashi site serve --game deus             look at it while editing: an edited feature is there at once
  monosashi site messages                      bring the catalogues up to date, say what is still to translate
  monosashi site write build/ja --language ja  the pages as plain Markdown, for any other builder
  monosashi site finish site/ja --language ja  put films and code into what that builder has made of them

Everything but messages needs the extra: pip install "monosashi[docs]". With MONOSASHI_SITE_URL, the address at which
the site will stand, it has a site map, links to rules have pictures, and printed cards have codes for telephones.
""",
    commands=(
        Command("site build", "write it into a folder", "Write the site into a folder.", (GAMES, OUT), run=RUN),
        Command("site serve", "look at it while editing", "Show the site, edit by edit.", SHOWN, run=RUN),
        Command(
            "site write",
            "its pages as plain Markdown",
            "Write the pages as plain Markdown, for any builder.",
            MADE,
            run=RUN,
        ),
        Command(
            "site finish",
            "finish what another builder made",
            "Put films and code into built pages, in place.",
            MADE,
            run=RUN,
        ),
        Command(
            "site messages",
            "bring the catalogues up to date",
            "Write new messages into the catalogues, take those out that nobody needs, count what is left.",
            (GAMES,),
            found="something is left to translate",
            run=RUN,
        ),
    ),
)
