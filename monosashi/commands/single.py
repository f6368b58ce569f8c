"""The commands of one word."""

from pathlib import Path

from monosashi.commands.declaring import (
    CREW,
    GAME,
    OWN_CARDS,
    PATIENCE,
    TIMEOUT,
    Command,
    argument,
    count,
    edition_option,
    engine_argument,
    file_name,
    flag,
    output,
    scenario_options,
    seconds,
    several,
)
from monosashi.commands.values import duration, workers
from monosashi.reports import BOARDS

HOUSE = (
    several(
        "--accept",
        "RULE",
        "a house rule, by the name that a run gives it; may be repeated: the engine is measured beside rules that "
        "have it, too",
    ),
    output("--differences", "the file of house rules: accept those in it"),
)

VERIFY = Command(
    "verify",
    summary="measure an implementation",
    description="Play the suite against an implementation and say, clause by clause, what holds.",
    examples="""\
examples:
  monosashi verify                                  the embedded reference engine: every edition of every game
  monosashi verify -- ./my-engine --stdio           your engine, over its standard input and output
  monosashi verify --clause deus.march -- node engine.js
                                                    one chapter's clauses
  monosashi verify -n auto --record run.ndjson -- node engine.js
                                                    as many engines at once as there are processors; keep the record for
                                                    monosashi report
  monosashi verify --edition deus@2.00 --requirements 0.1.0 -- node engine.js
                                                    one edition, by what the release 0.1.0 required
  monosashi verify --list -- node engine.js | grep wrong-reason
                                                    one line for each failure
  monosashi verify --words -- node engine.js        a line for each word of card texts: what passes, what is still
                                                    missing
  monosashi verify --cards cards.toml -- node engine.js
                                                    scenarios about card texts with your own cards
  monosashi verify --images none -- node engine.js  half as long, with every scenario only as it is written
  monosashi verify --seed 4711 -- node engine.js    what another run has drawn, once more: every report names its seed
  monosashi verify --known-failures known.txt --update -- node engine.js
                                                    write down what fails today; without --update: tell what has changed
  monosashi verify --differences house-rules.toml --update -- node engine.js
                                                    write down in which rules the engine differs; from then on these
                                                    are accepted, and the next difference is looked for

editions:
  without --edition every edition that the program declares and the suite knows is measured in turn, of whatever games,
  each with a report of its own; the exit code is the worst one. An edition without scenarios is named and not measured;
  --clause means only editions of the clause's own game. If there are several, --record run.ndjson writes
  run.deus@2.00.ndjson and so on, and monosashi report run.ndjson reads them all; lists of known failures are named in
  the same way; a pipe takes them all
""",
    arguments=(
        *scenario_options("each one that the program declares"),
        argument(
            "--requirements",
            metavar="VERSION",
            default="",
            help="score only what that release required; what has come later is played and not required",
        ),
        argument(
            "-n",
            "--workers",
            type=workers,
            metavar="N",
            help="engines at once, or 'auto', one for each processor (default: 1; auto for the embedded reference)",
        ),
        *PATIENCE,
        argument(
            "--restarts",
            type=count,
            default=10,
            help="how often each engine may be started again (default: %(default)s)",
        ),
        argument(
            "--recheck",
            type=count,
            default=100,
            metavar="N",
            help="how many scenarios to play a second time, looking at every view and list of legal answers after "
            "every step (default: %(default)s)",
        ),
        argument(
            "--images",
            default="all",
            metavar="NAMES",
            help="play what has passed once more with seats exchanged, columns mirrored, ids renamed and lists in "
            "another order: all at once, and one by one if that fails; all, none, or some of "
            "seats,columns,ids,order,company (default: %(default)s)",
        ),
        argument(
            "--seed",
            type=count,
            metavar="N",
            help="draw the same as another run: names, orders, controls, what is played first (default: any)",
        ),
        flag("--validate", "check every message against the published schemas, both ways (slower)"),
        output("--record", "keep the run, one JSON line for each verdict"),
        output("--known-failures", "the failures that you know of"),
        *HOUSE,
        OWN_CARDS,
        flag("--update", "rewrite the list of known failures, the file of house rules, or both"),
        argument("--failures", type=count, metavar="N", help="how many to tell in full (default: 10, with --list 0)"),
        flag("--list", "a line for each failure: scenario, status, message, separated by tabs"),
        flag("--words", "a line for each word of card texts: how far it is known"),
        engine_argument("the program to measure; none: the reference"),
    ),
    well="all required scenarios pass, apart from listed known failures",
    found="some do not, or fail differently from the list",
    stale="something on the list of known failures passes now, or a house rule is not kept any more",
)

REPORT = Command(
    "report",
    summary="reports from records of runs: terminal, HTML, JUnit XML, badge, Markdown, JSON",
    description="Put one or more records side by side and write reports; without any option print a summary.",
    examples="""\
examples:
  monosashi report run.ndjson                       a summary in the terminal
  monosashi report run.ndjson --html report.html    a page that explains every failure with pictures
  monosashi report a.ndjson b.ndjson --html both.html
                                                    two implementations side by side
  monosashi report run.ndjson --cause accepted:deus.march.a
                                                    every failure of one cause, by the id that reports give it
  monosashi report run.ndjson --json diagnosis.json
                                                    what the engine behaves like, for programs
  monosashi report --changes old.ndjson new.ndjson  what changed from one run to the next
  monosashi report run.ndjson --junit junit.xml --badge badge.json --markdown comment.md

Records are made by monosashi verify --record FILE. Where it has measured several editions, FILE stands for all of their
records: each is reported, and what is written has the edition in its name, too. Two records of one implementation are
compared as an older and a newer run; the newer one decides the exit code.
""",
    arguments=(
        argument(
            "records", nargs="*", type=file_name, metavar="RECORD", help="made by verify --record; - is standard input"
        ),
        output("--html", "write one HTML page that needs nothing else"),
        output("--junit", "write JUnit XML"),
        output("--badge", "write the JSON of a shields.io badge"),
        output("--json", "write what the implementation behaves like, as JSON"),
        output("--markdown", "write a comment for a pull request"),
        argument(
            "--changes", nargs=2, type=file_name, metavar=("OLD", "NEW"), help="what changed from one record to another"
        ),
        flag("--anyway", "compare records that were made with other scenarios"),
        argument(
            "--boards",
            type=count,
            default=BOARDS,
            metavar="N",
            help="of how many causes the HTML page draws a failure (default: %(default)s)",
        ),
        argument("--cause", metavar="ID", help="show every failure of one cause, by the id that reports give it"),
        argument(
            "--site",
            metavar="URL",
            help="where the published rules are, an address or a folder: in the HTML page, and from an address in the "
            "comment, ids of clauses lead there (default: MONOSASHI_SITE_URL, if there is one)",
        ),
    ),
    well="the runs ended so: everything required passed, apart from known failures",
    found="a run ended so: something did not pass, or failed differently from its list",
    stale="a run ended so: its list of known failures was stale",
)

COMPARE = Command(
    "compare",
    summary="play random games on an engine and the reference side by side",
    description="Let an engine and the reference play random whole games side by side, and make small what parts them.",
    examples="""\
examples:
  monosashi compare -- node engine.js  for a minute, the newest edition that the program declares
  monosashi compare --for 1h --out found -- node engine.js
                                       for an hour; records, scenarios and how far it has come are kept in the folder
                                       found
  monosashi compare --for 1h --out found -- node engine.js
                                       said once more: it goes on where it was
  monosashi compare --games 40 --seed 7 --edition monster_maker@2021-03-20 -- node engine.js
                                       forty games; the same seed gives the same games
  monosashi compare --for 1h --scheduler tcp://192.0.2.1:8786 -- node engine.js
                                       on the machines of a Dask cluster, which need the program, too
  monosashi compare --accept offer.march.deus.added -- node engine.js
                                       beside a reference with this difference: what comes after it?
  monosashi compare --cards cards.toml -- node engine.js
                                       games with your own cards
  monosashi compare --against ./other-engine -- node engine.js
                                       two engines with each other; the reference only leads the games

Every answer, roll and shuffle is chosen here. After each the positions must be the same; now and then the lists of
legal answers and all views are compared, too, and answers are tried that must be refused. What parts the engines is
made small, as a record and, where the suite has words for it, as a scenario that passes on the reference and fails on
the engine.
""",
    arguments=(
        edition_option("the edition to play", "the newest one that the program declares"),
        argument(
            "--for", dest="time", type=duration, metavar="TIME", help="how long, such as 90s, 10m or 1h (default: 1m)"
        ),
        argument("--games", type=count, metavar="N", help="so many games instead"),
        argument("--seed", type=count, metavar="N", help="other games than those of the seed 0"),
        argument("--against", metavar="COMMAND", help="another engine in the place of the reference"),
        *HOUSE,
        OWN_CARDS,
        argument("--out", metavar="FOLDER", help="keep what is found, and go on from there next time"),
        *PATIENCE,
        argument(
            "--restarts",
            type=count,
            default=100,
            help="how often the engine may be started again (default: %(default)s)",
        ),
        *CREW,
        engine_argument("the engine"),
    ),
    well="nothing has parted the engines",
    found="something has",
)

PERFT = Command(
    "perft",
    summary="count the sequences of answers from a position, by the rules and on your engine",
    description="Count how many sequences of answers there are from a position, and say after which an engine parts.",
    examples="""\
examples:
  monosashi perft                              from every position that has a name, three answers deep
  monosashi perft start --depth 3 --divide     how many sequences begin with each first answer
  monosashi perft battle --edition deus@2018-08-29 --depth 5
  monosashi perft position.json --depth 2      from a quiet position, or a start, of your own; - is standard input
  monosashi perft --depth 4 -- node engine.js  on your engine, the rules beside it
  monosashi perft battle --depth 6 --divide -- node engine.js
                                               where do the counts part first, and with which answers?
  monosashi perft --update                     after a change of rules: the tables that come with the suite

Listed answers are counted, dice face by face; a shuffle leaves the cards as they are. Your engine needs the
capability legal.
""",
    arguments=(
        edition_option("the edition to play by", f"what the engine offers, or {GAME}; --update: all"),
        argument("--depth", type=count, metavar="N", default=3, help="how many answers (default: %(default)s)"),
        flag("--divide", "list how many sequences begin with each first answer"),
        TIMEOUT,
        flag("--json", "print what was counted as JSON"),
        flag("--update", "write the tables of an edition, or of all"),
        argument(
            "position",
            nargs="*",
            metavar="POSITION -- COMMAND",
            help="the name of a position, or a file; none: every position that has a name",
        ),
    ),
    well="all is counted, and the same everywhere",
    found="an engine, or the table that comes with the suite, has other counts",
    program_behind=True,
)

PLAY = Command(
    "play",
    summary="walk through a game in the terminal",
    description="Play a game in the terminal; every refusal names its clause.",
    examples="""\
examples:
  monosashi play deus                              you play South, chance plays North
  monosashi play deus --north human                both sides
  monosashi play deus --north "python3 bot.py"     against a program that is asked by the protocol (docs/protocol.md)
  monosashi play deus --south chance --seed 7      watch a game
  monosashi play deus --browser                    both sides, in a browser on this machine
  monosashi play deus --browser -- node engine.js  the same, and an engine plays along: what it does otherwise is shown
  monosashi play deus --record game.jsonl          keep the game, for monosashi record show and monosashi record replay
  monosashi play deus --cards cards.toml           with your own cards
  monosashi play monster_maker --players 3 --west human
                                                   you play South and West, chance plays North

A PLAYER is human, chance, or a command. Where nobody says otherwise, a person plays the game's first seat and chance
the others. With two players these are usually South and North; which seats a game has, and which options, it says when
it gets another one.
A question that has one answer only is passed over, and said; with --ask-all it is put.

exit codes: 0 the game was played, or left; 1 a program has forfeited it; 3 it could not be begun.
""",
    arguments=(
        argument("game", nargs="?", default="deus", help="a game or an edition (default: %(default)s)"),
        argument("--dice", choices=("chance", "human"), default="chance", help="who rolls (default: %(default)s)"),
        argument("--seed", type=int, help="make chance repeatable"),
        output("--record", "keep the game as a record"),
        argument("--timeout", type=seconds, metavar="SECONDS", help="for each answer of a program (default: 10)"),
        flag("--ja", "board, questions, clauses in Japanese; what is typed is English"),
        flag("--browser", "in a browser: boards, answers to click, and why others may not be given"),
        output("--position", "with --browser: a position to begin with"),
        OWN_CARDS,
        flag("--ask-all", "put questions with a single answer, too"),
        engine_argument("with --browser: an engine that plays along"),
    ),
    program_behind=True,
    late="seats:of_the_games",
)

MATCH = Command(
    "match",
    summary="play many games between programs and count who wins",
    description="Play many games between programs, who change seats, and print a table of results.",
    examples="""\
examples:
  monosashi match deus --south "python3 mine.py" --north chance
  monosashi match deus --south ./mine --north ./yours --games 200 --seed 7 --record games/
  monosashi match monster_maker --players 3 --south ./mine --west ./yours --north chance
  monosashi match deus --south ./mine --north ./yours --json > result.json

Players are programs that are asked by the protocol what they choose (docs/protocol.md, "A player"), or chance, who
plays whatever seat is not named. They change seats from game to game, and each deal is played once for every seat: the
number of games is best a multiple of the number of players. A program that gives no answer that can be taken forfeits
its game.

exit codes: 0 all games were played; 1 a program has forfeited one, or more; 3 there was no match.
""",
    arguments=(
        argument("game", nargs="?", default="deus", help="a game or an edition (default: %(default)s)"),
        argument("--games", type=count, default=10, metavar="N", help="how many (default: %(default)s)"),
        argument("--seed", type=count, metavar="N", help="the first deal, by a number (default: any)"),
        argument("--timeout", type=seconds, metavar="SECONDS", help="for each answer of a program (default: 10)"),
        argument("--limit", type=count, metavar="N", help="stop a game after so many answers (default: 5000)"),
        argument("--record", metavar="FOLDER", help="keep every game as a record, with an index"),
        OWN_CARDS,
        flag("--json", "the table as JSON"),
    ),
    late="seats:of_the_games",
)

NEW_GAME = Command(
    "new-game",
    summary="write a package for another game's rules",
    description="Write a package for another game's rules: small, complete, and verified as it is.",
    examples="""\
examples:
  monosashi new-game nim  writes the folder nim
  monosashi new-game star_pirates games/pirates

The folder is a package of its own: a ledger of one clause, a feature, its steps, an engine that obeys it, Japanese, a
test. Once it is installed, every command finds the game by its name.
""",
    arguments=(
        argument("name", help="what the game is called in ids and on the command line: small_letters"),
        argument("folder", nargs="?", type=Path, help="where to (default: a folder of that name)"),
    ),
)
