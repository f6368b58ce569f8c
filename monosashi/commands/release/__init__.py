"""``monosashi release``: freeze what a release of the suite requires, and compare two of them."""

from monosashi.commands.declaring import Command, Group, argument, game_option

RUN = "release.actions:run"
GAMES = game_option("one game's alone", "each of ours")
VERSION = argument("release", metavar="VERSION", help="the release, as in 0.2.0")
OLD = argument("old", metavar="OLD", help="a release, as in 0.2.0")
LATER = "a later one (default: what is being prepared)"
NEW = argument("new", nargs="?", default="unreleased", metavar="NEW", help=LATER)

GROUP = Group(
    "release",
    summary="what a release requires",
    description="A requirement set names the scenarios that a release of the suite requires. It is never changed: an "
    "engine\n"
    "that has been measured by it can be measured by it again.",
    examples="""\
examples:
  monosashi release freeze 0.2.0   write the sets of scenarios that 0.2.0 requires, one for each game
  monosashi release list
  monosashi release changes 0.2.0  what an adapter's author notices after 0.2.0
  monosashi verify --requirements 0.1.0 -- ./my-engine
                                   measured by what 0.1.0 required
""",
    commands=(
        Command("release freeze", "write a set", "Write the set of what is required now.", (VERSION, GAMES), run=RUN),
        Command(
            "release changes",
            "what changes for an adapter",
            "What an adapter's author notices from one release to another: levels, cards, demands and so on.",
            (OLD, NEW, GAMES),
            run=RUN,
        ),
        Command("release list", "one line for each", "One line for each edition of each set.", (GAMES,), run=RUN),
    ),
)
