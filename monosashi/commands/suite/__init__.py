"""``monosashi suite``: for those who keep the suite: what is outdated, what it does not notice."""

from pathlib import Path

from monosashi.commands.declaring import (
    CREW,
    Command,
    Group,
    argument,
    count,
    flag,
    game_argument,
    game_option,
    output,
    several,
)
from monosashi.commands.values import part

REFRESH = Command(
    "suite refresh",
    summary="bring everything that is generated up to date, in the right order",
    description="Lay out the features, pin new scenarios, mend golden games, play all wrong rules, write scores, "
    "counts of\n"
    "sequences, what is open of the classes, schemas and what is to be translated.",
    examples="""\
examples:
  monosashi suite refresh deus    what is made of one game, after a change of its rules, features or sentences; yours,
                                  if its package is installed with "pip install -e"
  monosashi suite refresh         of every game, after a change of what games share
  monosashi suite refresh --list  the commands, in their order; nothing is run

What the clauses say now counts as read by whoever runs it: look at 'monosashi suite review' before.
""",
    arguments=(
        argument("game", nargs="*", metavar="GAME", help="a game (default, in a clone: each of ours)"),
        flag("--list", "say what would be run"),
    ),
    well="everything is up to date",
    found="something is left to do by hand: it is named",
    stale="a list of what is known to live is to be mended by hand",
)

FORMAT = Command(
    "suite format",
    summary="lay out feature files: indentation, blank lines, tables in line",
    description="Lay out feature files: indentation, blank lines, tables in line. No word changes. Steps that do not "
    "stand\n"
    "in the order Given, When, Then are told, and are yours to put right. Keywords may be in any language of\n"
    "Gherkin: '# language: ja' at the top.",
    examples="""\
examples:
  monosashi suite format          every feature of the suite
  monosashi suite format --check  change nothing, tell what is laid out otherwise
  monosashi suite format features/deus/march my-game/features
""",
    arguments=(
        argument("paths", nargs="*", type=Path, metavar="PATH", help="a feature, or a folder of them"),
        flag("--check", "change nothing, tell what would change"),
    ),
    well="all is laid out",
    found="a fault is left, or with --check something would change",
)

REVIEW = Command(
    "suite review",
    summary="outdated scenarios, and that they were read again",
    description="Every scenario is pinned to the revision of the clauses it was written for. Name what you have read "
    "again,\n"
    "and it is pinned to what they say now; without names, see what is outdated.",
    examples="""\
examples:
  monosashi suite review               what has moved, with the old and the new text, and what that leaves outdated
  monosashi suite review deus.march.a  the clause is at its next revision, all its scenarios have been read again
  monosashi suite review deus.march.a/an-exhausted-unit-stays-where-it-is
                                       only this scenario has been; the clause's others stay outdated
  monosashi suite review --check       for a build: change nothing, only tell
""",
    arguments=(
        argument("ids", nargs="*", metavar="ID", help="a clause, a group of clauses or a scenario"),
        game_option("one game's alone", "that of the ids, else every game"),
        flag("--all", "everything has been read again"),
        flag("--check", "change nothing, tell whether anything is outdated"),
    ),
    well="done; --check: nothing is outdated",
    found="--check: something is outdated",
)

MUTANTS = Command(
    "suite mutants",
    summary="bend every clause and see whether the suite notices",
    description="Play the suite on deliberately wrong rules, one clause bent at a time, and say which scenarios "
    "notice.",
    examples="""\
examples:
  monosashi suite mutants deus                      every mutant through the whole suite, on all processors
  monosashi suite mutants deus@2018-08-29           those of the clauses that only the draft has
  monosashi suite mutants deus --clause deus.march --own
                                                    one chapter, only each clause's own scenarios
  monosashi suite mutants deus --matrix matrix.json
                                                    keep which scenario notices which mutant
  monosashi suite mutants deus --own --check        are the scores that come with the suite true
  monosashi suite mutants deus --own --scores features/deus/mutation_scores.json
                                                    the same, written anew
  monosashi suite mutants deus --operators          what can be bent in any game's table: what lives
  monosashi suite mutants deus --operators --check  are their scores those that come with the suite
  monosashi suite mutants deus --kinds              the second time, the third member, the other side, remembered too
                                                    long …: each wrong rule on the scenario that noticed it last, the
                                                    others on all
  monosashi suite mutants deus --kinds --anew       look for all of them again: some minutes
  monosashi suite mutants deus --kinds --check      does anything live that did not
  monosashi suite mutants deus --single             the wrong rules that one scenario alone notices
  monosashi suite mutants deus --narrowed --sample 40
                                                    wrong rules that are wrong now and then only: for a seat, at a
                                                    question, the second time …; without --sample all of them, an hour
                                                    or two
  monosashi suite mutants deus --scheduler tcp://192.0.2.1:8786
                                                    on the machines of a Dask cluster
  monosashi suite mutants deus --kills              every wrong rule measured as an engine is, for the diagnosis of
                                                    others; what is new since the last time is played, with --anew
                                                    everything
  monosashi suite mutants deus --kills --check      is the matrix that comes with the suite of this suite
  monosashi suite mutants deus --suggest deus.march.a
                                                    what operators can bend about a clause, and who notices

Where each mutant is noticed by its own clause's scenarios, the rest of the suite cannot change a score.
""",
    arguments=(
        game_argument(),
        several("--clause", "ID", "a clause or a group; may be repeated"),
        flag("--own", "play only the scenarios of the clause that is bent"),
        flag("--kinds", "the rules that kinds of mistakes make of the edition"),
        flag("--single", "the wrong rules that one scenario alone notices"),
        flag("--operators", "the rules that operators make of the edition's table"),
        flag("--narrowed", "wrong rules that are wrong in some situations only"),
        flag(
            "--kills",
            "bring the matrix up to date that a diagnosis is made with: how each scenario ends on each wrong rule",
        ),
        flag("--anew", "with --kills, --kinds: play what the matrix knows already, too"),
        argument("--sample", type=count, metavar="N", help="with --narrowed: so many rules, always the same"),
        flag("--all", "with --narrowed: list also what scenarios pass by only"),
        argument("--suggest", metavar="ID", help="what operators can bend about a clause, and who notices"),
        argument("--part", type=part, default=(1, 1), metavar="K/N", help="only the k-th of n parts"),
        *CREW,
        output("--matrix", "write mutants and the scenarios that notice them"),
        output("--scores", "write the score of each clause"),
        flag("--check", "the scores must be those that come with the suite"),
    ),
    well="every mutant is noticed by a scenario of its own clause (--operators, --narrowed: by any scenario)",
    found="some are not; --check: the scores are not those that come with the suite",
    stale="--operators: the list of what is known to live names what is noticed, or is not there",
)

CLASSES = Command(
    "suite classes",
    summary="which situations of each class have a scenario, and which are open",
    description="Play the suite once on the reference and say for each class of situations (seats, timings, members of "
    "an answer, the second time …) where scenarios have been, where none can be, and what is open.",
    examples="""\
examples:
  monosashi suite classes deus                    every class: how many cells have scenarios, cannot be, are open
  monosashi suite classes deus --class members    one class as a table
  monosashi suite classes deus --class timing --open
                                                  its open cells, one a line
  monosashi suite classes deus --row march --class seats
                                                  the cells of some rows, with all their scenarios
  monosashi suite classes deus@2018-08-29 --json FILE
                                                  everything as JSON; --markdown writes a page
  monosashi suite classes deus --unmoved          scenarios that no wrong rule of their clause moves, lawful twins among
                                                  them: some minutes
  monosashi suite classes deus --check            no cell may be open that was not; --update takes off the list what is
                                                  closed
  monosashi suite classes deus --update --accept  and puts on it what is open now and was not

A class is a way in which a suite that people write looks in one direction; its table is made by watching every scenario
being played. What cannot be stands with its reason in features/<game>/classes.toml, what was open in open_classes.json.
""",
    arguments=(
        game_argument(),
        argument("--class", dest="names", action="append", default=[], metavar="NAME", help="only this class"),
        flag("--open", "the open cells, one a line"),
        argument("--row", metavar="TEXT", help="every cell of the rows with this text, with its scenarios"),
        flag("--unmoved", "scenarios that no wrong rule of their clause moves"),
        argument("--json", type=Path, metavar="FILE", help="write everything as JSON"),
        argument("--markdown", type=Path, metavar="FILE", help="write the tables as a page of Markdown"),
        flag("--check", "no cell may be open that was not (all editions)"),
        flag("--update", "take closed cells off the list of open ones"),
        flag("--accept", "with --update: put newly open cells on the list, too"),
    ),
    well="shown, or nothing got worse",
    found="--check, --update: a cell is open that was not, or what is said to be impossible is not",
)

HISTORIES = Command(
    "suite histories",
    summary="games that lead to where scenarios begin",
    description="An engine that plays whole games only is not told to load positions: a game is played up to them. "
    "Say to how many\nscenarios a game is known; look for games by the rules, from every beginning that the game and "
    "its suite have.",
    examples="""\
examples:
  monosashi suite histories deus              how many scenarios can be reached from the start of a game
  monosashi suite histories deus --unreached  which cannot, and why: some stand in positions that no game reaches
  monosashi suite histories deus --update     look for games again, after a change of rules or features
  monosashi suite histories deus --check      do the games that are kept still lead to their scenarios
""",
    arguments=(
        game_argument(),
        flag("--unreached", "name the scenarios to which no game leads"),
        flag("--update", "look for all of them anew"),
        argument(
            "--search",
            type=count,
            default=1200,
            metavar="N",
            help="with --update: random games that are played where not all can be (default: %(default)s)",
        ),
        flag("--check", "the games that are kept must lead to their scenarios"),
    ),
    well="shown, written, or all is as it should be",
    found="--check: a game does not lead to its scenario any more, or a scenario has not been looked for",
)

ENGINES = Command(
    "suite engines",
    summary="measure published engines again, and keep what came of it",
    description="Install each engine from the package index in an environment of its own, measure it through its "
    "adapter, and\nwrite what came of it into its record. What people have written there stays. An engine that cannot "
    "be had or\nmeasured is named with the reason, and its record stays as it is.",
    examples="""\
examples:
  monosashi suite engines engines/records               the newest version of each engine
  monosashi suite engines engines/records/rlcard.json   of one
  monosashi suite engines engines/records --check       does the version that was measured still come to the same
""",
    arguments=(
        argument("records", nargs="+", type=Path, metavar="RECORD", help="a record, or a folder of them"),
        flag("--check", "measure the version that was measured, write nothing, tell what has changed"),
    ),
    well="measured and written, or skipped; --check: nothing has changed",
    found="an engine cannot be measured; --check: something has changed",
)

GROUP = Group(
    "suite",
    summary="for those who keep the suite: what is outdated, what it does not notice",
    description="Keep the features and what is made of them up to date; prove that the suite notices wrong rules.",
    examples="""\
examples:
  monosashi suite refresh deus        everything that is generated, after a change of rules or features
  monosashi suite mutants deus --own  do each clause's own scenarios notice its wrong rules?
  monosashi suite classes deus        which situations have no scenario
""",
    commands=(
        REFRESH,
        FORMAT,
        REVIEW,
        MUTANTS,
        CLASSES,
        HISTORIES,
        ENGINES,
    ),
)
