"""Players of Dungeon Command who choose by chance, and go where the enemy is and fight."""

from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from monosashi.games.dungeon_command.starts import built
from monosashi.records.random_games import NO_RANDOMNESS, draw_chance, weighted
from reference_engine import legal
from reference_engine.dungeon_command.activation import MakeMove, mover
from reference_engine.dungeon_command.adjacency import distance
from reference_engine.dungeon_command.position import Position, chart_of, enemies_of
from reference_engine.dungeon_command.warband import Warband
from reference_engine.kernel.context import Context
from reference_engine.kernel.decision import CHANCE, Resign
from reference_engine.kernel.edition import Edition

Answer = Any


class Style(msgspec.Struct, frozen=True):
    """How readily the players of a game do what is on offer, against ten parts for passing.

    ``ahead`` percent of the moves go as near to an enemy as the creature gets, or to a chest if somebody is ``greedy``;
    one decision in so many as ``resigns`` says is to give up. ``maps`` are those for either side of the tiles,
    ``warbands`` are built by chance from that number on, if one is given; with ``giants`` both have mostly creatures
    that their commander cannot deploy at first.
    """

    activate: int = 200
    move: int = 60
    attack: int = 200
    use_order: int = 60
    use_power: int = 30
    collect: int = 40
    dodge: int = 40
    immediate: int = 40
    cower: int = 10
    take: int = 10
    deploy: int = 60
    ahead: int = 70
    greedy: bool = False
    resigns: int = 0
    maps: Mapping[str, str] = {}
    warbands: int | None = None
    giants: bool = False


STYLES = (
    Style(),
    Style(attack=500, ahead=95, maps={"dungeon": "Cistern"}),
    Style(use_order=300, use_power=300, immediate=300, maps={"outdoor": "Standing Stones"}),
    Style(warbands=1, maps={"dungeon": "Ember Vault", "outdoor": "Windmill Fold"}),
    Style(deploy=2, take=40, cower=1),  # a battlefield becomes empty
    Style(take=1, cower=40, warbands=2),  # morale goes down
    Style(
        move=200, ahead=80, greedy=True, attack=10, collect=300, maps={"dungeon": "Ember Vault"}
    ),  # treasure and hazards
    Style(attack=5, use_order=5, use_power=5, activate=20),  # decks run out
    Style(resigns=150, warbands=3),
    Style(giants=True),
)
"""Fighters, berserkers, users of cards, strangers, spendthrifts, cowards, wanderers, idlers, quitters, giants."""

DRAWN = 700
"""How many decisions are drawn; by then most games are over."""

UNLISTED: tuple[str, ...] = ()
"""Questions whose answers are too many to be listed at every decision."""

LOOKED_AT = 40
"""How many answers of an act a player looks at."""

TRIES = 4
"""How often a player looks for a way to use a card before looking at the list."""

PASS = 10


def start(rules: Edition, style: Style) -> dict[str, Any]:
    """The specimen warbands, or others, on the style's maps."""
    document: dict[str, Any] = {"battlefields": dict(style.maps)} if style.maps else {}
    if style.warbands is not None or style.giants:
        random = Random(style.warbands or 0)
        warbands = {seat: built(rules, random) for seat in ("south", "north")}
        if style.giants:
            warbands = {seat: with_giants(rules, warband) for seat, warband in warbands.items()}
        document["warbands"] = msgspec.to_builtins(warbands)
    return document


def with_giants(rules: Edition, warband: Warband) -> Warband:
    """The same order cards under the commander of the least leadership, and one creature that he can deploy."""
    commanders = [card for card in rules.cards.values() if card.commander is not None]
    commander = min(commanders, key=lambda card: card.commander.leadership)
    levels = {card.name: card.creature.level for card in rules.cards.values() if card.creature is not None}
    great = [name for name, level in levels.items() if level > commander.commander.leadership]
    most = rules.numbers["creatures"] - 1
    giants = [name for name in great for _ in range(rules.numbers["copies"])][:most]
    return replace(warband, commander=commander.name, creatures=(min(levels, key=lambda name: levels[name]), *giants))


def choose(rules: Edition, position: Position, random: Random, style: Style) -> tuple[str, Answer]:
    """One lawful answer of the asked seat."""
    assert position.pending is not None
    return position.pending.seat, answer(rules, position, random, style)


def choose_casually(rules: Edition, position: Position, random: Random) -> Answer:
    """What an ordinary fighter says."""
    return answer(rules, position, random, STYLES[0])


def finish(rules: Edition, position: Position, style: Style) -> tuple[str, Answer]:
    """Give up: two players who only pass would do so for ever."""
    assert position.pending is not None
    if position.pending.seat == CHANCE:
        return choose(rules, position, NO_RANDOMNESS, style)
    return position.pending.seat, Resign()


def answer(rules: Edition, position: Position, random: Random, style: Style) -> Answer:
    """An act by its weight, passing first, then one of its options; an act without any is no choice."""
    pending = position.pending
    assert pending is not None
    if pending.seat == CHANCE:
        return draw_chance(rules, position, random)
    if style.resigns and random.randrange(style.resigns) == style.resigns - 1:
        return Resign()
    acts = sorted(rules.offers[pending.kind], key=lambda act: act != "pass")
    weights = {act: PASS if act == "pass" else getattr(style, act, 1) for act in acts}
    while weights:
        act = weighted(random, weights)
        del weights[act]
        found = POLICIES.get(act, one_of)(rules, position, random, style, act)
        if found is not None:
            return found
    raise AssertionError(f"{pending.seat} is asked for {pending.kind} and nothing is legal")


def one_of(rules: Edition, position: Position, random: Random, _style: Style, act: str) -> Answer | None:
    """One of the first options."""
    options = list(islice(legal(rules, position).of(act), LOOKED_AT))
    return options[random.randrange(len(options))] if options else None


def a_move(rules: Edition, position: Position, random: Random, style: Style, _act: str) -> Answer | None:
    """A path whose end is as near to an enemy, or a chest, as any, or any path; one that is no move is left out."""
    game, lawful = Context(rules, position), legal(rules, position)
    paths: list[MakeMove] = list(rules.acts["move"].options(game, position.turn_player))
    if not paths:
        return None
    enemies = [enemy.square for enemy in enemies_of(game, mover(game).controller)]
    goals = list(position.treasures) if style.greedy and position.treasures else enemies
    if goals and random.randrange(100) < style.ahead:
        chart = chart_of(position)
        away = [min(distance(chart, path.path[-1], goal) for goal in goals) for path in paths]
        paths = [path for path, squares in zip(paths, away, strict=True) if squares == min(away)]
    while paths:
        path = paths.pop(random.randrange(len(paths)))
        if path in lawful:
            return path
    return None


def a_use(rules: Edition, position: Position, random: Random, style: Style, act: str) -> Answer | None:
    """A card or power in a way that moves as many as it may; if none is found so, one of the first options."""
    assert position.pending is not None
    sample = rules.acts[act].sample
    assert sample is not None
    for _ in range(TRIES):
        drawn = sample(Context(rules, position), position.pending.seat, random)
        if drawn is not None and drawn in legal(rules, position):
            return drawn
    return one_of(rules, position, random, style, act)


POLICIES: dict[str, Callable[[Edition, Position, Random, Style, str], Answer | None]] = {
    "move": a_move,
    "use_order": a_use,
    "use_power": a_use,
    "immediate": a_use,
}
"""Acts of which a player does not look at the first options alone."""
