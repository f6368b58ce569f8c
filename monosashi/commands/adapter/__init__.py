"""``monosashi adapter``: adapters: what connects an engine to the suite."""

from pathlib import Path

from monosashi.commands.declaring import (
    GAME,
    PATIENCE,
    Command,
    Group,
    argument,
    edition_option,
    engine_argument,
    game_argument,
    game_option,
    scenario_options,
)

NEW = Command(
    "adapter new",
    summary="write an adapter to begin with",
    description="Write a small adapter, around a toy engine where there is one: it runs as it is, and your engine "
    "takes the\n"
    "toy's place.",
    examples="""\
examples:
  monosashi adapter new python
  monosashi adapter new javascript engine/monosashi.js
  monosashi adapter new python --game monster_maker
""",
    arguments=(
        argument("language", choices=("python", "javascript")),
        argument("file", nargs="?", type=Path, help="where to (default: adapter.py or adapter.js)"),
        game_option("the game that it plays", GAME),
    ),
)

CHECK = Command(
    "adapter check",
    summary="tell faults of an adapter from faults of the rules",
    description="Check, one thing after another, whether an adapter speaks the protocol, and say what to do about each "
    "fault.",
    examples="""\
examples:
  monosashi adapter check -- python3 adapter.py
  monosashi adapter check --timeout 10 -- ./my-engine --stdio
""",
    arguments=(
        edition_option("the edition to be played", "of each game that the program declares, the newest"),
        *PATIENCE,
        engine_argument("the program to check"),
    ),
    well="no fault of the adapter",
    found="faults of the adapter",
)

SERVE = Command(
    "adapter serve",
    summary="be an implementation, for others to measure",
    description="Speak the protocol over standard input and output, one JSON message a line.",
    examples="""\
examples:
  monosashi adapter serve deus           every published edition
  monosashi adapter serve monster_maker  another game's
  monosashi adapter serve deus@2.00+counter-needs-one-target
                                         one edition, with an erratum
""",
    arguments=(game_argument("a game, all its published editions"),),
)

VECTORS = Command(
    "adapter vectors",
    summary="write every scenario as a JSON file",
    description="Write every scenario as a conversation in a JSON file, with a manifest and the schemas. A former "
    "output in the folder is replaced; a folder that holds anything else is left alone.",
    examples="""\
examples:
  monosashi adapter vectors vectors/  all scenarios
  monosashi adapter vectors --clause deus.march march/
                                      one chapter's
  monosashi adapter vectors --edition monster_maker@2021-03-20 other/
                                      another game's
""",
    arguments=(
        *scenario_options(f"the newest of the clauses' game, else of {GAME}"),
        argument("out", type=Path, metavar="OUT", help="the folder to write"),
    ),
)

GROUP = Group(
    "adapter",
    summary="adapters: what connects an engine to the suite",
    description="Write an adapter, check one, be one; write what a runner of your own needs.",
    examples="""\
examples:
  monosashi adapter new python                   a running adapter to begin with
  monosashi adapter check -- python3 adapter.py  is it connected?
  monosashi verify -- python3 adapter.py         what the rules say of it
""",
    commands=(
        NEW,
        CHECK,
        SERVE,
        VECTORS,
    ),
)
