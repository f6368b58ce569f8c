"""Wrong shifts and slides, wrong moves by cards."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, perform, verb
from reference_engine.dungeon_command import (
    adjacency,
    movement,
    texts,
    values,
)
from reference_engine.dungeon_command.cards import Move
from reference_engine.dungeon_command.position import chart_of, creatures_of
from reference_engine.dungeon_command.procedures import Activation
from tests.dungeon_command.wrong_rules.bends import barred, forgiven, tightened
from tests.dungeon_command.wrong_rules.paths import (
    CORNER,
    DEAR,
    ENEMY,
    SHARED,
    SPEED,
    WALL,
    M,
    R,
    S,
    always_dear,
    burns,
    has,
    never_dear,
    paying,
    stopping,
)

NO_END = S + "shift_no_stop"
with clause(NO_END):
    mutant(
        "shifts end beside enemies",
        stopping(lambda found, g, c, k, s: found or (k == "shift" and adjacency.beside_enemy(g, c.controller, s))),
    )

with clause(R + "shifts_like_moves"):
    mutant("shifts pass enemies", judgement(movement.passes_enemies, lambda real, g, k: k == "shift" or real(g, k)))
    mutant(
        "shifts pass walls",
        forgiven(WALL, lambda g, c, k, n, p: k == "shift" and not has(g, p[-1], "wall")),
        forgiven(CORNER, lambda g, c, k, n, p: k == "shift"),
    )
    mutant(
        "shifts pay for the last square only",
        paying(lambda found, g, k, s, last: None if k == "shift" and not last else found),
    )
    mutant("shifts do not pay", never_dear("shift"))
    mutant(
        "shifts cannot pass friends",
        barred(
            ENEMY,
            lambda g, c, k, n, p: (
                k == "shift" and any(e.square in p for e in creatures_of(g, c.controller) if e.card != c.card)
            ),
        ),
    )
    mutant("shifts end on friends", forgiven(SHARED, lambda g, c, k, n, p: k == "shift"))
    mutant(
        "hazardous terrain does not burn those who shift",
        burns(lambda real, g, frame, c, s: frame.kind != "shift" and real(g, frame, c, s)),
    )

SLIDE = S + "slide_distance"
with clause(SLIDE):
    mutant("slides are not limited", forgiven(SLIDE, lambda *_: True))
    mutant("a slide may be a square longer", forgiven(SLIDE, lambda g, c, k, n, p: n is not None and len(p) <= n + 1))
    mutant(
        "a slide goes exactly as far as stated",
        barred(SLIDE, lambda g, c, k, n, p: k == "slide" and n is not None and len(p) < n),
    )
    mutant(
        "a slide is a square shorter",
        barred(SLIDE, lambda g, c, k, n, p: k == "slide" and n is not None and len(p) >= n > 1),
    )
    mutant(
        "slides that begin beside an enemy go one square",
        barred(
            SLIDE,
            lambda g, c, k, n, p: k == "slide" and len(p) > 1 and adjacency.beside_enemy(g, c.controller, c.square),
        ),
    )
    mutant(
        "nobody slides further than the speed",
        barred(SLIDE, lambda g, c, k, n, p: k == "slide" and len(p) > values.speed(g, c)),
    )
    mutant(
        "slides go straight",
        barred(
            SLIDE,
            lambda g, c, k, n, p: k == "slide" and len(p) > (adjacency.distance(chart_of(g.position), c.square, p[-1])),
        ),
    )

STATED = R + "stated_squares"
with clause(STATED):

    def _reduced(kind):
        return barred(
            SPEED,
            lambda g, c, k, n, p: (
                k == kind and n is not None and len(p) > 1 and adjacency.beside_enemy(g, c.controller, c.square)
            ),
        )

    mutant("flights of a stated number are reduced", _reduced("fly"))
    mutant("burrowing of a stated number is reduced", _reduced("burrow"))
    mutant("normal moves of a stated number are reduced", _reduced("normal"))
    mutant("shifts of a stated number are reduced", _reduced("shift"))
    mutant("slides of a stated number are reduced", _reduced("slide"))
    mutant(
        "nobody moves further than the speed",
        barred(SPEED, lambda g, c, k, n, p: n is not None and len(p) > values.speed(g, c)),
    )

with clause(R + "last_square_pays"):
    mutant("those who fly pay for what they pass", always_dear("fly"))
    mutant("those who burrow pay for what they pass", always_dear("burrow"))
    mutant("those who fly do not pay for the last square", never_dear("fly"))
    mutant("those who burrow do not pay for the last square", never_dear("burrow"))

with clause(R + "slides_pay"):
    mutant(
        "slides pay for the last square only",
        paying(lambda found, g, k, s, last: None if k == "slide" and not last else found),
    )
    mutant(
        "slides do not pay for the last square",
        paying(lambda found, g, k, s, last: None if k == "slide" and last else found),
    )
    mutant(
        "slides pass walls", judgement(movement.passes_walls, lambda real, g, kind: kind == "slide" or real(g, kind))
    )
    mutant(
        "slides do not pay for difficult terrain",
        paying(lambda found, g, k, s, last: None if k == "slide" and found == DEAR[0] else found),
    )
    mutant(
        "slides do not pay for obstacles",
        paying(lambda found, g, k, s, last: None if k == "slide" and found == DEAR[2] else found),
    )
    mutant(
        "slides do not pay for hazardous terrain",
        paying(lambda found, g, k, s, last: None if k == "slide" and found == DEAR[1] else found),
    )

with clause(M + "special_sources"):
    mutant("everybody moves normally", judgement(movement.move_kind, lambda *_: "normal"))
    mutant(
        "only the creature's own card counts",
        judgement(values.move_mode, lambda game, creature: values.face_of(game, creature).moves),
    )
    mutant(
        "only what cards give counts",
        judgement(
            values.move_mode,
            lambda game, creature: next(
                (each.moves for each in values.constants_of(game, creature) if each.moves), None
            ),
        ),
    )
    mutant(
        "damaged creatures move normally",
        judgement(
            movement.move_kind, lambda real, game, creature: "normal" if creature.damage else real(game, creature)
        ),
    )
    mutant(
        "everybody flies outdoors",
        judgement(
            movement.move_kind,
            lambda real, game, creature: "fly" if chart_of(game.position).side == "outdoor" else real(game, creature),
        ),
    )
    mutant(
        "order cards move as the creature does",
        verb(
            Move,
            lambda real, game, frame, part: real(
                game,
                frame,
                replace(part, kind=movement.move_kind(game, game.position.creatures[frame.declared.actor]))
                if frame.declared.actor in game.position.creatures
                else part,
            ),
        ),
    )

BY_CARD = R + "moved_by_a_card"


def _do(game, answer):
    text = texts.text_of(game, answer.card, getattr(answer, "ability", 0))
    return text.do if text is not None else ()


with clause(BY_CARD):
    mutant("a card moves anybody", judgement(texts.movers, lambda game, *_: tuple(game.position.creatures)))
    mutant(
        "a card moves its user only",
        judgement(
            texts.movers, lambda _game, user, text, _chosen: (user.card,) if texts.move_in(text) is not None else ()
        ),
    )
    mutant("a card moves the first of several only", judgement(texts.movers, lambda real, *given: real(*given)[:1]))
    mutant(
        "whom it names must move",
        tightened(
            "use_order use_power immediate",
            BY_CARD,
            lambda game, _, answer: "Move" in [type(part).__name__ for part in _do(game, answer)] and not answer.moves,
        ),
    )

    @wrong("those moved have the enemies of the card's player", judgement, movement.stops)
    def _(real, game, creature, kind, square):
        frames = [frame for frame in game.position.stack if frame.name == "effect"]
        seat = frames[-1].declared.seat if frames else creature.controller
        return real(game, replace(creature, controller=seat), kind, square)

    @wrong("each goes exactly as far as stated", barred, SPEED)
    def _(_game, _creature, kind, squares, path):
        return squares is not None and kind != "slide" and len(path) < squares

    @wrong("only the first of those named moves", verb, Move)
    def _(real, game, frame, part):
        if frame.moved:
            return None
        return real(game, frame, part)

    @wrong("the last named moves first", verb, Move)
    def _(real, game, frame, part):
        if not frame.moved:
            frame.declared = replace(frame.declared, moves=frame.declared.moves[::-1])
        return real(game, frame, part)

    @wrong("enemies do not move by the player's path", verb, Move)
    def _(real, game, frame, part):
        declared = frame.declared
        kept = tuple(
            moved
            for moved in declared.moves
            if moved.creature in game.position.creatures
            and game.position.creatures[moved.creature].controller == declared.seat
        )
        if not frame.moved:
            frame.declared = replace(declared, moves=kept)
        return real(game, frame, part)


with clause(R + "shift_is_not_the_move"):

    def _uses_up(act):
        def used(real, game, frame, seat, answer):
            outcome = real(game, frame, seat, answer)
            if answer.moves and frame.creature in [moved.creature for moved in answer.moves]:
                frame.moved = True
            return outcome

        return perform(act, used)

    mutant("a move by an order card is the move of the activation", _uses_up("use_order"))
    mutant("a move by a power is the move of the activation", _uses_up("use_power"))
    mutant(
        "whoever has moved is not moved by an order card",
        tightened("use_order", BY_CARD, lambda game, _, answer: bool(answer.moves) and game.asking(Activation).moved),
    )
    mutant(
        "whoever has moved is not moved by a power",
        tightened("use_power", BY_CARD, lambda game, _, answer: bool(answer.moves) and game.asking(Activation).moved),
    )
