"""``monosashi erratum``: begin errata, list, show and check them, see what they change."""

from pathlib import Path

from monosashi.commands.declaring import (
    CREW,
    Command,
    Either,
    Group,
    argument,
    count,
    edition_option,
    file_name,
    flag,
    several,
)
from monosashi.commands.values import moved, number, setting

RUN = "erratum.actions:run"
ID = argument("id", metavar="ID")

IMPACT = Command(
    "erratum impact",
    summary="what an erratum or another edition changes",
    description="Compare two editions, by playing: the clauses that are reworded or behave otherwise, the scenarios "
    "that end\n"
    "otherwise or must be read again, the games that go otherwise, the pages and the stored verdicts concerned.",
    examples="""\
examples:
  monosashi erratum impact deus@2.00 deus@2.00+counter-needs-one-target
  monosashi erratum impact deus@2.00 deus@2.00+counter-needs-one-target --boards 0 --games 500
                                      no boards, more random games
  monosashi erratum impact deus@2.00 deus@2.00+vacated-areas-allow-intercept --runs run.ndjson
                                      which stored verdicts do not hold any more
  monosashi erratum impact deus@2.00 deus@2.00+vacated-areas-allow-intercept --markdown > comment.md
                                      for a pull request
  monosashi erratum impact deus@2.00 deus@2.00+counter-needs-one-target --site site
                                      which built pages still say the old words
  monosashi erratum impact deus@2.00 deus@2.00+counter-needs-one-target --json | jq -r '.scenarios[].scenario'
""",
    arguments=(
        argument("old", metavar="OLD", help="an edition, with errata or without; a game means its newest"),
        argument("new", metavar="NEW", help="another one of the same game"),
        argument(
            "--games", type=count, metavar="N", help="how many random games to play (default: 50, the same every time)"
        ),
        argument(
            "--runs", type=file_name, nargs="+", default=[], metavar="FILE", help="records of runs; - is standard input"
        ),
        argument(
            "--site",
            type=Path,
            metavar="FOLDER",
            help="a built site: its pages, in every language, that say the old words",
        ),
        flag("--ja", "clauses in Japanese, too"),
        argument("--boards", type=count, metavar="N", help="how many scenarios to draw in the terminal (default: 3)"),
        *CREW,
        Either(
            (
                flag("--json", "everything, for programs"),
                flag("--markdown", "for a comment on a pull request"),
            )
        ),
    ),
    well="every change of behaviour is noticed by a scenario",
    found="some clause behaves otherwise, or some game goes otherwise, and no scenario notices: it is named",
)

GROUP = Group(
    "erratum",
    summary="begin, list, show or check errata, and see what they change",
    description="An erratum amends a published edition: as data, with scenarios of its own, and with a module if "
    "flipping a\n"
    "switch is not enough. It makes an edition that is named after it and can be played and measured.",
    examples="""\
examples:
  monosashi erratum new damage-adds-up --switch multi_damage=summed
  monosashi erratum new nine-levels --number area_limit=9
  monosashi erratum new draw-first --clause deus.turn.phase_order --move "turn: main after normal_summon"
  monosashi erratum new flyers-first --clause deus.march.e --clause deus.march.f --module
                                      one that needs functions of its own
  monosashi erratum list
  monosashi erratum show counter-needs-one-target
  monosashi erratum check counter-needs-one-target
  monosashi erratum check counter-needs-one-target --supersede
                                      first write down which scenarios do not hold any more
  monosashi erratum impact deus@2.00 deus@2.00+counter-needs-one-target
                                      what it changes
""",
    commands=(
        Command(
            "erratum new",
            "write the files of a new one",
            "Write the files of a new one.",
            arguments=(
                argument("id", metavar="ID", help="its name: words in lower case, joined by hyphens"),
                several("--clause", "ID", "a clause that changes; may be repeated"),
                several("--switch", "NAME=READING", "a reading to choose", type=setting),
                several("--number", "NAME=VALUE", "a number to change", type=number),
                several(
                    "--move",
                    "STEPS",
                    'a step to move within its procedure: "PROCEDURE: STEP before STEP", or after',
                    type=moved,
                ),
                edition_option("the edition that it amends", "the newest of the clauses' game"),
                flag("--module", "it needs functions of its own"),
            ),
            run=RUN,
        ),
        Command(
            "erratum list",
            "one line for each",
            "One line for each of every game: id, status, edition, title.",
            arguments=(flag("--ja", "titles in Japanese, as far as they are translated"),),
            run=RUN,
        ),
        Command(
            "erratum show",
            "what one says",
            "What an erratum says, before and after.",
            arguments=(flag("--ja", "in Japanese, too"), ID),
            run=RUN,
        ),
        Command(
            "erratum check",
            "whether one is complete",
            "Whether an erratum is complete: its scenarios pass on its edition and fail on the one it amends, every "
            "clause that it changes has one, and everything else still passes.",
            arguments=(flag("--supersede", "first write which scenarios do not hold any more into the erratum"), ID),
            well="it is complete",
            found="something is to be mended",
            run=RUN,
        ),
        IMPACT,
    ),
)
