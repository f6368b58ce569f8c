"""``monosashi list``: what there is: games, clauses, cards, words of card texts, schemas."""

from pathlib import Path

from monosashi.commands.declaring import OWN_CARDS, Command, Either, Group, argument, flag, game_argument

GAMES = Command(
    "list games",
    summary="list the games and their editions",
    description="List the games and their editions, separated by tabs: name, game, edition, seats, whether it is the "
    "newest.",
    examples="""\
examples:
  monosashi list games             a line for each edition: its name, the game, the edition, the seats
  monosashi list games --ja        the same in Japanese
  monosashi list games | cut -f 1  the names alone

The oldest edition of a game comes first; its newest is what the game's name alone means. Errata make further editions,
named after them, as in deus@2.00+counter-needs-one-target: monosashi erratum list.
""",
    arguments=(flag("--ja", "in Japanese"),),
)

CLAUSES = Command(
    "list clauses",
    summary="list the clauses, or show some",
    description="List clauses: id, page, status, restatement, separated by tabs. Whoever names clauses, not groups "
    "of them,\n"
    "in a terminal is told everything that the ledger knows: term, reason, readings not chosen, switch.",
    examples="""\
examples:
  monosashi list clauses deus.march
  monosashi list clauses --ja deus.intercept.h
  monosashi list clauses deus.ruling.deckout_is_latched
                                      in a terminal also why, and what else was thought of
  monosashi list clauses --long deus.ruling > rulings.txt
""",
    arguments=(
        argument("ids", nargs="*", metavar="ID", help="a clause or a group of clauses; none: all"),
        flag("--ja", "in Japanese"),
        flag("--long", "everything that the ledger knows, also of groups"),
    ),
)

CARDS = Command(
    "list cards",
    summary="list the specimen cards, or print their definitions",
    description="List the specimen cards that games with the capability setup are played with, separated by tabs.\n"
    "A card with several copies has that many ids, numbered on from the one shown.",
    examples="""\
examples:
  monosashi list cards                      every card: id, copies, faction, name, kind, values, text
  monosashi list cards --ja                 names and texts in Japanese
  monosashi list cards monster_maker        those of another game
  monosashi list cards | grep summoner      only some
  monosashi list cards --json > cards.json  every id with its whole definition, as in the "cards" of a position
""",
    arguments=(
        game_argument(),
        Either(
            (
                flag("--ja", "in Japanese"),
                flag("--json", "one JSON object: every card's id and its definition"),
            )
        ),
        OWN_CARDS,
    ),
)

VOCABULARY = Command(
    "list vocabulary",
    summary="list the words in which card texts are written",
    description="List the words of card texts, as an engine may name them in hello to say which it knows.",
    examples="""\
examples:
  monosashi list vocabulary                the words of the first game, a line each
  monosashi list vocabulary monster_maker  another game's
  monosashi list vocabulary --json         the same as JSON, and every bad document with what is wrong in it
""",
    arguments=(
        game_argument(),
        flag("--json", "as JSON, with the documents that are to be turned down"),
    ),
)

SCHEMAS = Command(
    "list schemas",
    summary="print the JSON Schema of a document or message",
    description="Print a JSON Schema (2020-12); without a name, list the names.",
    examples="""\
examples:
  monosashi list schemas                 the names
  monosashi list schemas deus.view       one schema
  monosashi list schemas --all schemas/  all of them as files, with an index
""",
    arguments=(
        argument("name", nargs="?", help="a document or message"),
        argument("--all", type=Path, metavar="OUT", help="write every schema and index.json to this folder"),
    ),
)

GROUP = Group(
    "list",
    summary="what there is: games, clauses, cards, words of card texts, schemas",
    description="List what the suite knows, in lines for readers and for pipes.",
    examples="""\
examples:
  monosashi list games               the games and their editions
  monosashi list clauses deus.march  clauses with page and restatement
  monosashi list cards deus --json   the cards as definitions for an engine
""",
    commands=(
        GAMES,
        CLAUSES,
        CARDS,
        VOCABULARY,
        SCHEMAS,
    ),
)
