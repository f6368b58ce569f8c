"""Wrong counter chains."""

from monosashi.mutants import clause, wrong
from monosashi.mutants.amend import condition, judgement, step
from reference_engine.moncolle_tcg.position import card_of
from reference_engine.monster_collection import chain as shared
from reference_engine.monster_collection.position import opponent

NORMAL = "moncolle_tcg.timing.normal"


def kind_of(game, use):
    """What kind of card has the effect that is used."""
    return card_of(game, use.card).kind


with clause("moncolle_tcg.chain.interrupt"):

    @wrong("only abilities interrupt", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return real(game, seat, use) or (game.question.kind == "counter" and kind_of(game, use) != "unit")

    @wrong("consumables do not interrupt", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return real(game, seat, use) or (game.question.kind == "counter" and kind_of(game, use) == "consumable")

    @wrong("normal spells interrupt, too", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return kind_of(game, use) != "battle_spell" and real(game, seat, use)

    @wrong("normal consumables interrupt, too", condition, "use", NORMAL)
    def _(real, game, seat, use):
        return kind_of(game, use) != "consumable" and real(game, seat, use)

    @wrong("spells are not interrupted", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        spell = frame.items[0].card and card_of(game, frame.items[0].card).kind == "battle_spell"
        return None if spell else real(game, frame)

    @wrong("consumables are not interrupted", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        item = frame.items[0].card and card_of(game, frame.items[0].card).kind == "consumable"
        return None if item else real(game, frame)


with clause("moncolle_tcg.chain.counter_a_counter"):

    @wrong("only the first declaration is countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if len(frame.items) > 1 else real(game, frame)

    @wrong("a counter to a counter cannot be countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if len(frame.items) > 2 else real(game, frame)

    @wrong("South's counters cannot be countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if len(frame.items) > 1 and frame.items[-1].by == "south" else real(game, frame)

    @wrong("North's counters cannot be countered", step, "chain", "ask_for_counters")
    def _(real, game, frame):
        return None if len(frame.items) > 1 and frame.items[-1].by == "north" else real(game, frame)

    @wrong("only the origin and the latest counter are held", judgement, shared.countered)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.items = (frame.items[0], frame.items[-1])
        return found


with clause("moncolle_tcg.chain.opponent_first"):

    @wrong("the player who began may counter first", judgement, shared.opened_by)
    def _(real, game, origin):
        opened = real(game, origin)
        opened.right = origin.by
        opened.immediate = (opponent(origin.by),)
        return opened

    @wrong("the defending side is asked first, whoever began", judgement, shared.opened_by)
    def _(real, game, origin):
        opened = real(game, origin)
        opened.right = opponent(game.position.marching)
        return opened

    @wrong("North is asked first", judgement, shared.opened_by)
    def _(real, game, origin):
        opened = real(game, origin)
        opened.right = "north"
        return opened

    @wrong("who has countered may counter again", judgement, shared.countered)
    def _(real, game, frame, item):
        found = real(game, frame, item)
        frame.right = item.by
        return found

    @wrong("after a pass the same player is asked again", judgement, shared.passed)
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        frame.right = seat
        return found


with clause("moncolle_tcg.chain.two_passes"):

    @wrong("one pass of North ends the declarations", judgement, shared.passed)
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        return None if seat == "north" else found

    @wrong("who has passed is asked no more", judgement, shared.countered)
    def _(real, game, frame, item):
        passed = frame.passes
        found = real(game, frame, item)
        return None if passed else found


with clause("moncolle_tcg.ruling.passes_begin_anew"):

    @wrong("two passes end the declarations, in a row or not", judgement, shared.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes
        return found

    @wrong("passes count on while South counters", judgement, shared.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes if item.by == "south" else 0
        return found

    @wrong("passes count on while North counters", judgement, shared.countered)
    def _(real, game, frame, item):
        passes = frame.passes
        found = real(game, frame, item)
        frame.passes = passes if item.by == "north" else 0
        return found


with clause("moncolle_tcg.chain.lifo"):

    @wrong("declarations take effect in the order in which they were made", judgement, "next in chain")
    def _(items):
        return (items[0], items[1:])

    @wrong("the counters take effect in the order in which they were made, then the origin", judgement, "next in chain")
    def _(items):
        return (items[1], (items[0], *items[2:])) if len(items) > 1 else (items[0], ())

    @wrong("an attack takes effect before its counters", judgement, "next in chain")
    def _(items):
        return (items[0], items[1:]) if items[0].kind == "attack" else (items[-1], items[:-1])


with clause("moncolle_tcg.chain.reference_example"):

    @wrong("the last two declarations take effect in the order in which they were made", judgement, "next in chain")
    def _(items):
        return (items[-2], (*items[:-2], items[-1])) if len(items) > 3 else (items[-1], items[:-1])

    @wrong("the action takes effect before the first counter", judgement, "next in chain")
    def _(items):
        return (items[0], items[1:]) if len(items) == 2 else (items[-1], items[:-1])

    @wrong("a player does not counter twice in a chain", judgement, shared.passed)
    def _(real, game, frame, seat, answer):
        found = real(game, frame, seat, answer)
        return None if [item.by for item in frame.items].count(opponent(seat)) > 1 else found
