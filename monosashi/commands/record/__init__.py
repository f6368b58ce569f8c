"""``monosashi record``: games as records: make some, play them again, show and compare them."""

from monosashi.commands.declaring import (
    GAME,
    OWN_CARDS,
    TIMEOUT,
    Command,
    Group,
    argument,
    count,
    edition_option,
    file_name,
    flag,
)

RANDOM = Command(
    "record random",
    summary="play random games and keep them as records",
    description="Let chance play whole games on the reference engine and keep every answer and everything that was "
    "drawn.",
    examples="""\
examples:
  monosashi record random game.jsonl --seed 7   one game; the same seed gives the same game
  monosashi record random games/ --games 100 --seed 1
                                                a folder of them, seeds 1 to 100, with an index
  monosashi record random game.jsonl --turns 4  the players act for four turns and then only wait for the end
  monosashi record random - | grep '"march"'    to standard output
  monosashi record random games/ --edition monster_maker@2021-03-20 --games 20

Records are read by monosashi record replay, show and diff. monosashi play --record keeps a game that you play yourself.
""",
    arguments=(
        argument("out", metavar="OUT", help="the file to write, with --games the folder; - is standard output"),
        edition_option("the edition to play", GAME),
        argument("--seed", type=count, metavar="N", help="the (first) game, by a number (default: any)"),
        argument("--games", type=count, metavar="N", help="so many games, into a folder"),
        argument(
            "--turns", type=count, default=0, metavar="N", help="after so many turns, bring the game to a quiet end"
        ),
        OWN_CARDS,
    ),
)

REPLAY = Command(
    "record replay",
    summary="play records again, on another edition or another engine",
    description="Play records again and say where a game first does not go as it is written.",
    examples="""\
examples:
  monosashi record replay game.jsonl         on the reference, by the edition it was recorded on
  monosashi record replay games/*.jsonl --edition deus@2.00
                                             by another edition: where does each game first go otherwise?
  monosashi record replay --edition monster_maker@2021-03-20
                                             the golden games of another game
  monosashi record replay game.jsonl -- node engine.js
                                             on your engine, the reference beside it
  monosashi record replay -- node engine.js  the golden games of what your engine offers
  monosashi record random - | monosashi record replay - -- node engine.js
                                             a random game
  monosashi record replay game.jsonl --json | jq .[0].divergence.clauses

On another edition the game is watched on both tables: it parts where an answer is refused, something else is asked or
drawn, or a judge sees another position.
""",
    arguments=(
        edition_option(
            "the edition to play by", f"the one recorded on; of golden games what the engine offers, or {GAME}"
        ),
        TIMEOUT,
        flag("--json", "print what was found as JSON"),
        argument(
            "records", nargs="*", metavar="FILE ... -- COMMAND", help="records; - is standard input; none: golden games"
        ),
    ),
    well="every game goes as it is written",
    found="some do not",
    program_behind=True,
)

SHOW = Command(
    "record show",
    summary="show a recorded game in words and boards",
    description="Show a recorded game: what was done, what came of it, and the boards.",
    examples="""\
examples:
  monosashi record show game.jsonl           the whole game in words, a board at the beginning of each turn
  monosashi record show game.jsonl --boards  a board after every decision
  monosashi record show game.jsonl --at 57   the board after line number 57, and what led there
  monosashi record show game.jsonl --from 50 --to 60 --boards
  monosashi record random - | monosashi record show -
                                             a random game
  monosashi record show game.jsonl --html game.html
                                             a page with a picture of every decision

Numbers are those of the record's lines.
""",
    arguments=(
        argument("record", type=file_name, metavar="FILE", help="the record of a game; - is standard input"),
        argument("--at", type=count, metavar="N", help="only the decision with this number"),
        argument("--from", dest="first", type=count, default=0, metavar="N", help="begin at this number"),
        argument("--to", dest="last", type=count, metavar="N", help="stop at this number"),
        flag("--boards", "a board after every decision"),
        edition_option("the edition to play by", "the one recorded on"),
        argument("--html", type=file_name, metavar="OUT", help="write a page instead"),
    ),
    well="shown",
    found="the game cannot be played to its end",
)

DIFF = Command(
    "record diff",
    summary="compare two records of games",
    description="Say where two recorded games part, with both boards.",
    examples="""\
examples:
  monosashi record diff a.jsonl b.jsonl  what the headers say differently, where the games part, both boards
  monosashi record random - --seed 1 | monosashi record diff a.jsonl -
  monosashi record random a.jsonl --edition monster_maker@2021-03-20 --seed 1
  monosashi record random b.jsonl --edition monster_maker@2021-03-20 --seed 1 --turns 4
  monosashi record diff a.jsonl b.jsonl  in turn 5 the second one has come to its end

Two games are the same if every answer, everything drawn and every position is; what a record expects besides, and what
its header says of players, engine and origin, is told but does not count.
""",
    arguments=(
        argument("one", type=file_name, metavar="A", help="the record of a game; - is standard input"),
        argument("other", type=file_name, metavar="B", help="another one"),
    ),
    well="the same game",
    found="they part",
)

GOLDEN = Command(
    "record golden",
    summary="the golden games: play them again, say what they touch, keep them current",
    description="Play the golden games of the suite again and say what they touch of the rules.",
    examples="""\
examples:
  monosashi record golden              play all golden games again, say what they touch of the rules
  monosashi record golden --untouched  and list what they do not touch, with the reason
  monosashi record golden --update     make the games of every edition right again: what goes otherwise is recorded anew
                                       or replaced; nothing is written when all is well
  monosashi record golden --edition deus@2.00 --update
                                       one edition's, also if it has none yet
  monosashi record golden --edition monster_maker@2021-03-20 --untouched

A game touches a step that is taken in it, a question that is put, an act that answers one, and a clause that puts a
question, is cited by something that happens, or had to be fulfilled by an answer. The games are in
features/<game>/games/; monosashi record replay plays them on other editions and other engines.
""",
    arguments=(
        edition_option("whose golden games", "every one that has some"),
        flag("--untouched", "list what no game touches, and why"),
        flag("--json", "print the index of each edition as JSON"),
        flag("--update", "replace what is not right any more, and say why"),
        argument(
            "--search",
            type=count,
            metavar="N",
            help="with --update: look for what no game touches in so many random ones (default: 1000, if anything is "
            "new)",
        ),
    ),
    well="all games go as they are written and touch what their index says, or are made right",
    found="some do not",
)

GROUP = Group(
    "record",
    summary="games as records: make some, play them again, show and compare them",
    description="A record is a whole game: every answer and everything that was drawn.",
    examples="""\
examples:
  monosashi record random game.jsonl --seed 7  a game that chance plays
  monosashi record show game.jsonl             the game in words and boards
  monosashi record replay game.jsonl -- node engine.js
                                               the same game on your engine
""",
    commands=(
        RANDOM,
        REPLAY,
        SHOW,
        DIFF,
        GOLDEN,
    ),
)
