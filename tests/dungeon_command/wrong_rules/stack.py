"""Wrong reactions: who is asked, what is answered, in which order things take effect."""

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import judgement, lifted, perform, step, verb
from reference_engine.dungeon_command import damage, exchange, immediate
from reference_engine.dungeon_command.cards import Prevent
from reference_engine.dungeon_command.position import card_of, creatures_of, other
from reference_engine.dungeon_command.procedures import Declared, Exchange, Prevented
from reference_engine.kernel.decision import Decision
from tests.dungeon_command.wrong_rules.bends import exchange_of, loosened, tightened
from tests.dungeon_command.wrong_rules.paths import R, burns

LIFO, MOVE = "dungeon_command.stack.lifo", "dungeon_command.stack.no_interrupt_of_move"
ANSWER, OTHER, PASSES = R + "what_reactions_answer", R + "other_asked_first", R + "two_passes"
EVERYBODY = R + "everybody_asked"
AGAIN, WINDOWS, FOR_ONE = R + "reactions_open_again", R + "windows", R + "prevented_for_one"
HAPPENS = "dungeon_command.ruling.what_reactions_answer"

with clause(LIFO):
    mutant("what was declared first takes effect first", judgement(exchange.next_place, lambda *_: 0))
    mutant(
        "the turn player's actions take effect first",
        judgement(
            exchange.next_place,
            lambda game, frame: next(
                (
                    place
                    for place, each in reversed(list(enumerate(frame.declared)))
                    if each.seat == game.position.turn_player
                ),
                len(frame.declared) - 1,
            ),
        ),
    )
    mutant(
        "reactions take effect in the order of their declaration",
        judgement(exchange.next_place, lambda _game, frame: 1 if len(frame.declared) > 1 else 0),
    )

    @wrong("nobody answers a reaction", judgement, exchange.is_asked)
    def _(real, game, seat):
        return len(exchange_of(game).declared) < 2 and real(game, seat)

    @wrong("nobody answers the answer to a reaction", judgement, exchange.is_asked)
    def _(real, game, seat):
        return len(exchange_of(game).declared) < 3 and real(game, seat)


with clause(MOVE):
    mutant(
        "nobody reacts to damage on the way",
        judgement(
            exchange.is_asked,
            lambda real, game, seat: (
                not any(frame.name == "moving" for frame in game.position.stack) and real(game, seat)
            ),
        ),
    )

    @wrong("damage on the way is dealt when the move has ended", burns)
    def _(real, game, frame, creature, square):
        if real(game, frame, creature, square) and frame.path:
            frame.burnt = True
            return False
        return real(game, frame, creature, square) or (frame.burnt and not frame.path and not creature.burnt)

    @wrong("the opponent may attack whoever passes by", step, "moving", "take_steps")
    def _(real, game, frame):
        creature = game.position.creatures.get(frame.creature)
        seat = other(game.position.turn_player)
        if creature is not None and frame.path and frame.reached and not frame.burnt and creature.controller != seat:
            frame.burnt = True
            return Decision(seat, "react", LIFO, about=frame.creature)
        return real(game, frame)

    @wrong("whoever has moved one square is asked what comes next", step, "moving", "take_steps")
    def _(real, game, frame):
        if frame.reached and frame.path and len(frame.path) > 2:
            frame.path = ()
        return real(game, frame)


def _concerned(how):
    return judgement(immediate.concerned, how)


def _cut(frame, count):
    made = frame.__copy__()
    made.declared = frame.declared[:count]
    return made


def _if_last(found, frame):
    return found if found is not None and found[0] == len(frame.declared) - 1 else None


with clause(ANSWER):
    mutant("reactions need nothing to answer", lifted("immediate", HAPPENS))
    mutant(
        "reactions answer the first thing declared",
        judgement(
            immediate.answered,
            lambda real, game, seat, user, trigger, frame: (
                real(game, seat, user, trigger, _cut(frame, 1)) or real(game, seat, user, trigger, frame)
            ),
        ),
    )
    mutant(
        "only what has been declared last is answered",
        judgement(
            immediate.answered,
            lambda real, game, seat, user, trigger, frame: _if_last(real(game, seat, user, trigger, frame), frame),
        ),
    )
    mutant(
        "everything declared answers every trigger",
        _concerned(lambda _game, declared, _trigger: declared.targets or (declared.actor,)),
    )
    mutant(
        "only the creature attacked reacts",
        tightened(
            "immediate",
            ANSWER,
            lambda game, _, answer: (
                answer.user not in exchange_of(game).declared[0].targets
                and exchange_of(game).declared[0].kind != "hazard"
                and exchange_of(game).declared[0].actor != answer.user
            ),
        ),
    )
    mutant(
        "hazardous terrain is not answered",
        _concerned(
            lambda real, game, declared, trigger: () if declared.kind == "hazard" else real(game, declared, trigger)
        ),
    )
    mutant(
        "effects of a turn are not answered",
        _concerned(
            lambda real, game, declared, trigger: () if declared.kind == "effect" else real(game, declared, trigger)
        ),
    )
    mutant(
        "reactions are not answered",
        _concerned(
            lambda real, game, declared, trigger: () if declared.kind == "immediate" else real(game, declared, trigger)
        ),
    )


def _asked(how):
    """Somebody else is asked first after a declaration: ``how`` gets the game and what has been declared."""

    def opened(real, game, declared):
        call = real(game, declared)
        call.procedure.asked = how(game, declared)
        return call

    def reacted(real, game, frame, declared):
        outcome = real(game, frame, declared)
        frame.asked = how(game, declared)
        return outcome

    return judgement(exchange.open_exchange, opened), judgement(exchange.react, reacted)


def _is_immediate(game, card):
    face = card_of(game, card).order
    return face is not None and face.action == "immediate"


with clause(OTHER):
    mutant("whoever declared is asked first", *_asked(lambda _game, declared: declared.seat))
    mutant("the turn player is always asked first", *_asked(lambda game, _declared: game.position.turn_player))
    mutant(
        "the turn player's opponent is always asked first", *_asked(lambda game, _: other(game.position.turn_player))
    )
    mutant("South is always asked first", *_asked(lambda *_: "south"))
    mutant("after a reaction the same player is asked again", _asked(lambda _game, declared: declared.seat)[1])
    mutant("whoever declared is asked first after an action", _asked(lambda _game, declared: declared.seat)[0])


with clause(EVERYBODY):

    @wrong("the turn player is asked only after the opponent has reacted", judgement, exchange.is_asked)
    def _(real, game, seat):
        alone = seat == game.position.turn_player and len(exchange_of(game).declared) < 2
        return not alone and real(game, seat)

    @wrong("the opponent alone is asked", judgement, exchange.is_asked)
    def _(real, game, seat):
        return seat != game.position.turn_player and real(game, seat)

    @wrong("whoever declared is not asked", judgement, exchange.is_asked)
    def _(real, game, seat):
        return seat != exchange_of(game).declared[-1].seat and real(game, seat)

    @wrong("whoever has an immediate card or a power to react with is asked", judgement, exchange.is_asked)
    def _(real, game, seat):
        return exchange.can_react(game, seat) or any(
            _is_immediate(game, card) for card in game.position.players[seat].order_hand
        )

    @wrong("only who has order cards, or could react, is asked", judgement, exchange.is_asked)
    def _(real, game, seat):
        return bool(game.position.players[seat].order_hand) or exchange.can_react(game, seat)


def _by_nobody(kinds, how):
    """Somebody else is asked first about what nobody has declared."""

    def opened(real, game, declared):
        call = real(game, declared)
        if declared.kind in kinds:
            call.procedure.asked = how(game, declared)
        return call

    return judgement(exchange.open_exchange, opened)


with clause(R + "declared_by_nobody"):
    mutant(
        "terrain counts as declared by the turn player",
        _by_nobody(("hazard",), lambda game, _: other(game.position.turn_player)),
    )
    mutant(
        "terrain counts as declared by the turn player's opponent",
        _by_nobody(("hazard",), lambda game, _: game.position.turn_player),
    )
    mutant(
        "terrain counts as declared by the opponent of the creature's controller",
        _by_nobody(("hazard",), lambda _, declared: declared.seat),
    )
    mutant(
        "terrain counts as declared by the creature's owner",
        _by_nobody(("hazard",), lambda game, declared: other(game.position.creatures[declared.actor].owner)),
    )
    mutant(
        "whose turn it is is asked first about what happens by itself",
        _by_nobody(("effect",), lambda _, declared: declared.seat),
    )
    mutant(
        "what happens by itself at the beginning of a turn counts as declared by the opponent",
        _by_nobody(("effect",), lambda _, d: d.seat if d.at == "turn_start" else other(d.seat)),
    )
    mutant(
        "what happens by itself at the end of a turn counts as declared by the opponent",
        _by_nobody(("effect",), lambda _, d: d.seat if d.at == "turn_end" else other(d.seat)),
    )


with clause(PASSES):

    @wrong("one pass is enough", perform, "pass")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        if isinstance(frame, Exchange):
            frame.passes = 2
        return outcome

    @wrong("whoever has passed is not asked again", perform, "immediate")
    def _(real, game, frame, seat, answer):
        passed = frame.passes
        outcome = real(game, frame, seat, answer)
        frame.passes = passed
        return outcome

    @wrong("passes are counted from the beginning", judgement, exchange.react)
    def _(real, game, frame, declared):
        passed = frame.passes
        outcome = real(game, frame, declared)
        frame.passes = passed
        return outcome

    @wrong("after each effect reactions are asked for again", step, "exchange", "take_effect")
    def _(real, game, frame):
        outcome = real(game, frame)
        if frame.declared:
            frame.step = "offer_reactions"
            frame.passes = 0
        return outcome

    @wrong("one reaction is taken in all", judgement, exchange.is_asked)
    def _(real, game, seat):
        return len(exchange_of(game).declared) < 2 and real(game, seat)

    @wrong("one reaction is taken by each player", judgement, exchange.is_asked)
    def _(real, game, seat):
        return all(each.seat != seat for each in exchange_of(game).declared[1:]) and real(game, seat)


def _inner(game):
    """Whether hazardous terrain has been entered while something declared takes effect."""
    return sum(frame.name == "exchange" for frame in game.position.stack) > 1


with clause(AGAIN):

    @wrong("nobody reacts while something takes effect", judgement, exchange.is_asked)
    def _(real, game, seat):
        return not _inner(game) and real(game, seat)

    @wrong("only the player concerned reacts while something takes effect", judgement, exchange.is_asked)
    def _(real, game, seat):
        return (not _inner(game) or seat == exchange_of(game).declared[0].seat) and real(game, seat)

    @wrong("only dodging is possible while something takes effect", tightened, "immediate", HAPPENS)
    def _(game, _seat, _answer):
        return _inner(game)


def _no_window(*kinds):
    return judgement(
        exchange.is_asked,
        lambda real, game, seat: exchange_of(game).declared[-1].kind not in kinds and real(game, seat),
    )


def _reacted_to(game, seat, card):
    """Something that may be answered as if it were an attack on the creature, and that has no effect."""
    declared = Declared(kind="attack", seat=other(seat), actor=card, attack="melee", targets=(card,), cancelled=False)
    return exchange.open_exchange(game, replace(declared, dodged=True))


with clause(WINDOWS):
    mutant("attacks are not reacted to", _no_window("attack"))
    mutant("order cards are not reacted to", _no_window("order"))
    mutant("powers are not reacted to", _no_window("power"))
    mutant("effects of a turn are not reacted to", _no_window("effect"))
    mutant("hazardous terrain is not reacted to", _no_window("hazard"))
    mutant(
        "hazards at the end of a turn are not reacted to",
        judgement(
            exchange.is_asked,
            lambda real, game, seat: exchange_of(game).declared[-1].at != "turn_end" and real(game, seat),
        ),
    )

    @wrong("being deployed is reacted to", perform, "deploy")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        return _reacted_to(game, seat, answer.card) if game.position.turn else outcome

    @wrong("being activated is reacted to", step, "activation", "begin_activation")
    def _(real, game, frame):
        real(game, frame)
        call = _reacted_to(game, game.position.turn_player, frame.creature)
        return replace(call, stay=False)

    @wrong("moving is reacted to", step, "moving", "take_steps")
    def _(real, game, frame):
        if frame.path and not frame.reached and not frame.burnt:
            frame.burnt = True
            frame.reached = game.position.creatures[frame.creature].square
            return _reacted_to(game, game.position.turn_player, frame.creature)
        return real(game, frame)


with clause(FOR_ONE):
    mutant("damage may be prevented for anybody", lifted("immediate", FOR_ONE))
    mutant(
        "the first of several is saved", loosened("immediate", FOR_ONE, lambda _game, _seat, answer: not answer.victim)
    )
    mutant("nobody may be named", tightened("immediate", FOR_ONE, lambda _game, _seat, answer: bool(answer.victim)))

    @wrong("everybody is saved", verb, Prevent)
    def _(real, game, frame, part):
        outcome = real(game, frame, part)
        amount = damage.ALL if part.amount is None else part.amount
        declared = exchange_of(game).declared[frame.declared.answers]
        more = tuple(
            Prevented(creature.card, amount)
            for creature in creatures_of(game, frame.declared.seat)
            if creature.card != frame.declared.on
        )
        exchange.change_declared(exchange_of(game), frame.declared.answers, prevented=(*declared.prevented, *more))
        return outcome

    @wrong("whoever prevents saves itself", verb, Prevent)
    def _(real, game, frame, part):
        frame.declared = replace(frame.declared, on=frame.declared.actor)
        return real(game, frame, part)
