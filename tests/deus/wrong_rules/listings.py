"""Right rules whose list of answers is wrong: something that is lawful is not listed."""

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import listed, table

with clause("deus.turn.summon.normal"):

    @wrong("one area is listed for each card", listed, "summon")
    def _(real, _):
        return {summon.card: summon for summon in reversed(real)}.values()


with clause("deus.turn.summon.rearrange"):

    @wrong("exhausted units are not listed for rearrangement", listed, "rearrange")
    def _(real, game):
        return [answer for answer in real if all(game.position.units[unit].ready for unit in answer.areas)]


with clause("deus.turn.hand1.optional_discard"):

    @wrong("only the smallest discards are listed", listed, "discard")
    def _(real, _):
        return [d for d in real if len(d.cards) == len(real[0].cards)]


with clause("deus.turn.main.any_order"):

    @wrong("the end of the phase is not listed while somebody may march", table)
    def _(edition):
        march = edition.acts["march"]
        return listed("end_phase", lambda real, game: [] if any(march.options(game, game.position.marching)) else real)(
            edition
        )


with clause("deus.battle.lineup.must_decide"):
    mutant("one line-up is listed", listed("line_up", lambda real, _: real[:1]))

with clause("deus.after.C_instant"):
    mutant("one area to return to is listed", listed("return", lambda real, _: real[:1]))

with clause("deus.limit_adjust.instant_first"):
    mutant("one of the summoned units is listed", listed("adjust", lambda real, _: real[:1]))

with clause("deus.trigger.own_order"):

    @wrong("due effects are listed with one choice of targets and cost each", listed, "trigger")
    def _(real, _):
        return {(use.unit, use.trigger): use for use in real}.values()


with clause("deus.deck_building.draft_order"):
    mutant("one way to pick is listed", listed("pick", lambda real, _: real[-1:]))

with clause("deus.setup.shuffle_opponent"):
    mutant("only leaving the other deck alone is listed", listed("shuffle", lambda *_: []))

with clause("deus.vocabulary.drop"):
    mutant("one choice of cards is listed", listed("drop", lambda real, _: real[:1]))

with clause("deus.vocabulary.move"):

    @wrong("no front area is listed to move to", listed, "use")
    def _(real, _):
        return [use for use in real if "2" not in use.area]
