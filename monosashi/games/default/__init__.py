"""A default for every part of a game, made of what each has: its table, the Structs of its documents, its suite."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any

from monosashi.games.default import commands
from monosashi.games.default.board import Board
from monosashi.games.default.cards import Cards
from monosashi.games.default.phrasebook import Words
from monosashi.games.default.player import Player
from monosashi.games.default.smoke import Smoke
from monosashi.games.default.starts import Starts
from monosashi.kit.interface import AdapterChecks, AdapterSample, CompleteKit, Films, GameKit, Introduction, Pictures
from reference_engine.kernel.game import Game

if TYPE_CHECKING:
    from monosashi.site.text.vocabulary import Vocabulary


def _pictures(game: Game) -> Callable[[], Pictures]:
    """What draws a game's views, imported once somebody wants to see one."""

    @cache
    def make() -> Pictures:
        from monosashi.games.default.pictures import Pictures as Drawn

        return Drawn(game)

    return make


def _adapter_checks(game: Game) -> Callable[[], AdapterChecks]:
    @cache
    def make() -> AdapterChecks:
        from monosashi.games.default.adapter_checks import AdapterChecks as Made

        return Made(game)

    return make


def _adapter(game: Game) -> Callable[[], AdapterSample]:
    @cache
    def make() -> AdapterSample:
        from monosashi.games.default.adapter import Skeleton

        return Skeleton(game)

    return make


def _introduction(game: Game) -> Callable[[], Introduction]:
    @cache
    def make() -> Introduction:
        from monosashi.games.default.introduction import Introduction as Made

        return Made(game)

    return make


def _films() -> Films:
    from monosashi.games.default import films

    return films


def _vocabulary() -> "Vocabulary":
    from monosashi.site.text.vocabulary import Vocabulary

    return Vocabulary()


LATE: Mapping[str, Callable[[], Any]] = {"films": _films, "vocabulary": _vocabulary}
"""Parts that are the same for any game, imported late."""


def completed(kit: GameKit) -> CompleteKit:
    """The game with a default for each part that it lacks."""
    game = kit.game
    own = {field.name: getattr(kit, field.name) for field in fields(GameKit)}
    defaults: dict[str, Any] = {
        "board": Board,
        "commands": lambda _game: commands,
        "starts": Starts,
        "smoke": Smoke,
        "cards": Cards,
        "pictures": _pictures,
        "adapter_checks": _adapter_checks,
        "adapter": _adapter,
        "introduction": _introduction,
    }
    made = {name: make(game) for name, make in defaults.items() if own[name] is None}
    made |= {"phrasebook": Words} if own["phrasebook"] is None else {}
    made |= {"player": Player()} if own["player"] is None else {}
    made |= {name: late for name, late in LATE.items() if own[name] is None}
    return CompleteKit(**{**own, **made})
