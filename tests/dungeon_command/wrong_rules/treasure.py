"""Wrong treasure."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import after_step, condition, judgement, lifted, perform
from reference_engine.dungeon_command import morale, treasure, zones
from reference_engine.dungeon_command.position import creatures_of, other
from reference_engine.dungeon_command.procedures import Activation
from tests.dungeon_command.wrong_rules.bends import loosened, tightened
from tests.dungeon_command.wrong_rules.paths import has

COLLECT, NUMBER = "dungeon_command.treasure.collect", "dungeon_command.treasure.number"


def _square(game):
    return game.position.creatures[game.asking(Activation).creature].square


def _near(game, square):
    here = _square(game)
    return max(abs(ord(here[0]) - ord(square[0])), abs(int(here[1:]) - int(square[1:]))) == 1


def _taking_all(real, game, declared):
    seat = real(game, declared)
    square = game.position.creatures[declared.actor].square
    chest = game.position.treasures.pop(square, None)
    if chest is not None:
        morale.change(game, seat, chest.left, COLLECT)
    return seat


with clause(COLLECT):
    mutant("any creature collects", lifted("collect", COLLECT))
    mutant("tapped creatures collect", lifted("collect", "dungeon_command.actions.needs_untapped"))
    mutant(
        "nobody collects beside an enemy",
        condition(
            "collect",
            COLLECT,
            lambda real, game, seat, answer: (
                real(game, seat, answer) or any(_near(game, each.square) for each in creatures_of(game, other(seat)))
            ),
        ),
    )
    mutant(
        "whoever has moved does not collect",
        tightened("collect", COLLECT, lambda game, *_: game.asking(Activation).moved),
    )
    mutant("all tokens are taken at once", judgement(treasure.collector, _taking_all))

    @wrong("collecting does not tap", perform, "collect")
    def _(real, game, frame, seat, answer):
        was = game.position.creatures[frame.creature].tapped
        outcome = real(game, frame, seat, answer)
        if not was:
            zones.untap(game, frame.creature, COLLECT)
        return outcome

    @wrong("the opponent loses the morale", judgement, treasure.collector)
    def _(real, game, declared):
        seat = real(game, declared)
        morale.change(game, other(seat), -1, COLLECT)
        return seat

    @wrong("the creature's owner gains the morale", judgement, treasure.collector)
    def _(game, declared):
        return game.position.creatures[declared.actor].owner

    @wrong("the opponent gains the morale", judgement, treasure.collector)
    def _(real, game, declared):
        return other(real(game, declared))

    @wrong("a creature beside a chest collects", loosened, "collect", COLLECT)
    def _(game, _seat, _answer):
        return any(_near(game, square) for square in game.position.treasures)

    @wrong("a treasure square without a chest is enough", loosened, "collect", COLLECT)
    def _(game, _seat, _answer):
        return has(game, _square(game), "treasure")


def _chests(how):
    """Once a token has been taken the chest is different."""

    def taken(real, game, declared):
        square = game.position.creatures[declared.actor].square
        how(game, square)
        return real(game, declared)

    return judgement(treasure.collector, taken)


with clause(NUMBER):

    @wrong("a chest is removed with its first token", _chests)
    def _(game, square):
        game.position.treasures.pop(square, None)

    @wrong("the number stays face down", _chests)
    def _(game, square):
        chest = game.position.treasures.get(square)
        if chest is not None:
            game.position.treasures[square] = replace(chest, face_down=True)

    @wrong("a chest never becomes empty", _chests)
    def _(game, square):
        chest = game.position.treasures.get(square)
        if chest is not None:
            game.position.treasures[square] = replace(chest, left=chest.number)

    @wrong("an empty chest stays", perform, "collect")
    def _(real, game, frame, seat, answer):
        square = game.position.creatures[frame.creature].square
        chest = game.position.treasures.get(square)
        if chest is not None and chest.left == 1:
            game.position.treasures[square] = replace(chest, left=2)
        return real(game, frame, seat, answer)

    @wrong("a chest is turned up when somebody enters its square", after_step, "activation", "take_actions")
    def _(game, frame):
        creature = game.position.creatures.get(frame.creature)
        chest = game.position.treasures.get(creature.square) if creature is not None else None
        if chest is not None:
            game.position.treasures[chest.square] = replace(chest, face_down=False)

    @wrong("the number is the morale of one token", judgement, treasure.collector)
    def _(real, game, declared):
        seat = real(game, declared)
        chest = game.position.treasures.get(game.position.creatures[declared.actor].square)
        if chest is not None:
            morale.change(game, seat, chest.left, COLLECT)
        return seat

    @wrong("all chests are turned up together", _chests)
    def _(game, _square):
        for square, chest in list(game.position.treasures.items()):
            game.position.treasures[square] = replace(chest, face_down=False)

    @wrong("every chest holds two tokens at most", _chests)
    def _(game, square):
        chest = game.position.treasures.get(square)
        if chest is not None and chest.left > 1:
            game.position.treasures[square] = replace(chest, left=1)
