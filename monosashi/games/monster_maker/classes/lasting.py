"""What lasts, and how long after it began somebody looks; what may happen in any phase, and in which it does."""

from collections.abc import Iterator
from typing import Any

from monosashi.classes.kinds import lasting_table, phases_table
from monosashi.classes.tables import ClassTable, say
from monosashi.games.monster_maker.classes.telling import APPLIES
from reference_engine.kernel.edition import Edition

STATES = (
    say("wounded character"),
    say("damage on a character"),
    say("damage on a monster"),
    say("change until the battle ends"),
    say("change until the turn ends"),
    say("start marker"),
    say("item"),
    say("miracle"),
    say("unexplored land"),
    say("annihilated party"),
    say("retreat in the turn"),
    say("character placed in the turn"),
    say("rank-up in the turn"),
    say("monster placed in the turn"),
    say("ability used in the turn"),
    say("time is up"),
)


def lasting(_edition: Edition) -> ClassTable:
    """What lasts, and how long after it began somebody looks at the game."""
    return lasting_table(STATES, _things)


def _things(position: Any) -> Iterator[tuple[str, str]]:
    for seat, player in position.players.items():
        for character in player.party:
            yield from _of_character(character)
        for land in player.map:
            if land.face_down:
                yield "unexplored land", land.card
            for monster in land.monsters:
                if monster.damage:
                    yield "damage on a monster", monster.card
                yield from _changes(monster)
        yield from (("miracle", card) for card in player.others)
        if player.annihilated:
            yield "annihilated party", seat
    if position.time_is_up:
        yield "time is up", ""
    for frame in position.stack:
        if frame.name == "turn":
            yield from _of_turn(frame, str(position.turn))


def _of_character(character: Any) -> Iterator[tuple[str, str]]:
    if character.wounded:
        yield "wounded character", character.card
    if character.damage:
        yield "damage on a character", character.card
    if character.marked:
        yield "start marker", character.card
    yield from (("item", item) for item in character.items)
    yield from _changes(character)


def _changes(creature: Any) -> Iterator[tuple[str, str]]:
    for modifier in creature.modifiers:
        yield f"change until the {modifier.until} ends", f"{creature.card} {modifier.source}"


def _of_turn(turn: Any, number: str) -> Iterator[tuple[str, str]]:
    done = (
        ("retreat in the turn", turn.retreated),
        ("character placed in the turn", turn.placed_character),
        ("rank-up in the turn", turn.ranked_up),
        ("monster placed in the turn", turn.monsters_on),
        ("ability used in the turn", turn.used),
    )
    yield from ((state, number) for state, held in done if held)


HAPPENINGS = (
    say("time is called"),
    say("an effect applies"),
    say("a party is annihilated"),
    say("the game ends"),
    say("a card is drawn"),
)
"""What may happen in several phases."""


def phases(edition: Edition) -> ClassTable:
    """What may happen in any phase, and in which phases it does."""
    told = dict(zip(("time_is_up", APPLIES, "annihilated", "game_over", "drawn"), HAPPENINGS, strict=True))
    return phases_table(edition, HAPPENINGS, lambda event: told.get(event.what, ""))
