"""Wrong rules about lands that lie face down, and about the way to level 10."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, after_step, judgement, lifted, listed, perform, table
from reference_engine.monster_maker import abilities, move, values, victory, view, zones
from reference_engine.monster_maker.position import Character, Land, card_of, others_from

ANY = "monster_maker.unexplored.any_card"
TEN = "monster_maker.unexplored.level_ten_land"
BEYOND = "monster_maker.unexplored.beyond_ten"


def printed_level(game: Any, land: Any, else_: int = 1) -> int:
    """The land level printed on a card, whichever way it lies."""
    face = card_of(game, land.card).land
    return face.level if face is not None else else_


with clause("monster_maker.state.land_face_down"):

    @wrong("what lies face down keeps its level", judgement, values.land_level)
    def _(game, land):
        return printed_level(game, land)

    @wrong("lands are turned face up at once", judgement, zones.place_land)
    def _(real, game, seat, land):
        is_land = card_of(game, land.card).land is not None
        real(game, seat, with_fields(land, face_down=land.face_down and not is_land))

    @wrong("every land is placed face down", judgement, zones.place_land)
    def _(real, game, seat, land):
        real(game, seat, with_fields(land, face_down=True))

    @wrong("at the end of the turn unexplored lands are turned up", after_step, "end_phase", "declare_end")
    def _(game, _frame):
        for seat in game.position.order:
            lands = game.position.players[seat].map
            turned = tuple(with_fields(x, face_down=x.face_down and not card_of(game, x.card).land) for x in lands)
            zones.change_player(game, seat, map=turned)


def _face_down_only(clause: str, allowed: Any) -> Bend:
    def condition(game: Any, _seat: str, answer: Any) -> str | None:
        refused = answer.face_down and not allowed(card_of(game, answer.card))
        return f"{answer.card} cannot lie face down" if refused else None

    return amend.condition("move", clause, condition)


with clause(ANY):
    mutant("only lands are placed face down", _face_down_only(ANY, lambda card: card.land is not None))
    mutant("lands are not placed face down", _face_down_only(ANY, lambda card: card.land is None))
    mutant("skills are not placed face down", _face_down_only(ANY, lambda card: card.kind != "skill"))
    mutant("miracles are not placed face down", _face_down_only(ANY, lambda card: card.kind != "miracle"))

    @wrong("creatures are not placed face down", _face_down_only, ANY)
    def _(card):
        return card.kind not in ("character", "monster")

    @wrong("two unexplored lands do not follow each other", amend.condition, "move", ANY)
    def _(game, seat, answer):
        lands = game.position.players[seat].map
        return answer.face_down and lands and lands[-1].face_down

    @wrong("what lies face down stays in the hand as well", after_act, "move")
    def _(game, seat, answer):
        if answer.face_down:
            zones.change_player(game, seat, hand=(*game.position.players[seat].hand, answer.card))

    @wrong("cards lie face up, whatever they are", table)
    def _(edition):
        def both(_options, game):
            hand = game.position.players[game.position.turn_player].hand
            return [move.Move(card, down) for card in hand for down in (False, True)]

        return lifted("move", "monster_maker.land.card_text")(listed("move", both)(edition))


def town_all_the_same(_real: Any, game: Any, land: Any) -> bool:
    """Whether a town is printed on the card, whichever way it lies."""
    face = card_of(game, land.card).land
    return face is not None and face.town


with clause("monster_maker.unexplored.level_one"):

    @wrong("a land lying face down keeps its level", judgement, values.land_level)
    def _(game, land):
        return printed_level(game, land)

    @wrong("a creature lying face down keeps its level", judgement, values.land_level)
    def _(real, game, land):
        monster = card_of(game, land.card).monster
        return monster.level if land.face_down and monster is not None else real(game, land)

    @wrong("a town is a town face down, too", judgement, values.is_town)
    def _(real, game, land):
        return town_all_the_same(real, game, land)

    @wrong("a town lying face down heals", perform, "move")
    def _(real, game, frame, seat, answer):
        outcome = real(game, frame, seat, answer)
        if town_all_the_same(real, game, answer):
            party = game.position.players[seat].party
            zones.change_player(game, seat, party=tuple(with_fields(c, wounded=False) for c in party))
        return outcome

    @wrong(
        "a town lying face down does not follow a town", amend.condition, "move", "monster_maker.town.not_consecutive"
    )
    def _(game, seat, answer):
        lands = game.position.players[seat].map
        return bool(lands) and town_all_the_same(None, game, lands[-1]) and town_all_the_same(None, game, answer)


with clause("monster_maker.unexplored.no_own_text"):

    @wrong(
        "the attribute of what lies face down counts for the next land",
        amend.condition,
        "move",
        "monster_maker.land.card_text",
    )
    def _(real, game, seat, answer):
        lands = game.position.players[seat].map
        face = card_of(game, answer.card).land
        before = card_of(game, lands[-1].card).land if lands else None
        fits = face is not None and before is not None and (before.attribute in face.after)
        return not fits and real(game, seat, answer)

    @wrong("conditions bind face down, too", amend.condition, "move", "monster_maker.land.card_text")
    def _(real, game, seat, answer):
        land = card_of(game, answer.card).land is not None
        return real(game, seat, move.Move(answer.card, face_down=answer.face_down and not land))

    @wrong("what lies face down keeps its name", judgement, values.namesake_on_map)
    def _(game, seat, card):
        name = card_of(game, card).named
        there = any(name and card_of(game, land.card).named == name for land in game.position.players[seat].map)
        return "that name is on the map" if there else None

    @wrong("a name of the map is not placed face down again", amend.condition, "move", "monster_maker.unique.named")
    def _(game, seat, answer):
        return values.namesake_on_map(game, seat, answer.card)

    @wrong("what lies face down keeps its text", judgement, abilities.sources)
    def _(real, game, seat):
        yield from real(game, seat)
        for land in game.position.players[seat].map:
            if land.face_down:
                yield (land.card, "", "")

    @wrong("lands have no text at all", judgement, abilities.sources)
    def _(real, game, seat):
        on_map = {land.card for land in game.position.players[seat].map}
        return (source for source in real(game, seat) if source[0] not in on_map)

    @wrong("a mission sees the attributes of what lies face down", judgement, victory.mission_holds)
    def _(real, game, player, mission):
        lands = tuple(with_fields(x, face_down=x.face_down and not card_of(game, x.card).land) for x in player.map)
        return real(game, with_fields(player, map=lands), mission)

    @wrong("a character lying face down joins the party", after_act, "move")
    def _(game, seat, answer):
        if card_of(game, answer.card).character is not None:
            player = game.position.players[seat]
            zones.change_player(game, seat, party=(*player.party, Character(answer.card)), map=player.map[:-1])


def _crossing(crosses: Any) -> Bend:
    return judgement("crosses ten", lambda _game, before, after: crosses(before, after))


with clause(TEN):
    mutant("the land that makes 9 must be unexplored", _crossing(lambda before, after: before < 9 <= after))
    mutant("the land that makes 11 must be unexplored", _crossing(lambda before, after: before < 11 <= after))
    mutant("a land of level 2 or more leads to level 10", _crossing(lambda before, after: before == 9 and after == 10))
    mutant("what lies face down must be a land", _face_down_only(TEN, lambda card: card.land is not None))

    @wrong("only from level 9 the next land must be unexplored", _crossing)
    def _(before, after):
        return before == 9 and after > before

    @wrong("at level 9 nothing but an unexplored land is placed", _crossing)
    def _(before, after):
        return before < 10 <= after or before == 9

    @wrong("a town may lead to level 10", amend.condition, "move", TEN)
    def _(game, seat, answer):
        town = town_all_the_same(None, game, answer)
        return not town and move.tenth_level_is_unexplored(game, seat, answer)

    @wrong("the highest level at the table is looked at", amend.condition, "move", TEN)
    def _(game, seat, answer):
        players = game.position.players
        highest = max((seat, *others_from(game, seat)), key=lambda s: values.party_level(game, players[s]))
        return move.tenth_level_is_unexplored(game, highest, answer)


def _beyond(forbidden: Any) -> Bend:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        beyond = values.party_level(game, game.position.players[seat]) >= 10
        return "not beyond level 10" if beyond and forbidden(game, answer) else None

    return amend.condition("move", BEYOND, condition)


with clause(BEYOND):
    mutant("nothing is placed beyond level 10", _beyond(lambda *_: True))
    mutant("beyond level 10 all lands must be unexplored", _beyond(lambda _game, answer: not answer.face_down))
    mutant("beyond level 10 nothing lies face down", _beyond(lambda _game, answer: answer.face_down))

    @wrong("beyond level 10 there are no towns", _beyond)
    def _(game, answer):
        return values.is_town(game, Land(answer.card, answer.face_down))

    @wrong("at level 10 exactly, the next land must be unexplored as well", _crossing)
    def _(before, after):
        return before <= 10 <= after


with clause("monster_maker.ruling.every_crossing_of_ten"):
    mutant("from level 8 one may jump over level 10", _crossing(lambda before, after: before == 9 and after >= 10))
    mutant("beyond level 10 each land must be unexplored again", _crossing(lambda _before, after: after >= 10))

    @wrong("whoever has been at level 10 crosses it freely", amend.condition, "move", TEN)
    def _(game, seat, answer):
        fallen = any(card_of(game, card).land for card in game.position.players[seat].discard)
        return not fallen and move.tenth_level_is_unexplored(game, seat, answer)


with clause("monster_maker.ruling.unexplored_hidden_from_others"):

    @wrong("everybody looks under face-down lands", judgement, view.land_view)
    def _(real, game, land, **_how):
        return real(game, land, own=True)

    @wrong("not even the owner looks under face-down lands", judgement, view.land_view)
    def _(real, game, land, **_how):
        return real(game, land, own=False)

    @wrong("the turn player looks under all lands", judgement, view.player_view)
    def _(real, game, seat, viewer):
        shown = real(game, seat, viewer)
        return with_fields(shown, map=real(game, seat, seat).map) if viewer == game.position.turn_player else shown

    @wrong("owners look under their lands in their own turn only", judgement, view.player_view)
    def _(real, game, seat, viewer):
        shown = real(game, seat, viewer)
        return with_fields(shown, map=real(game, seat, "public").map) if viewer != game.position.turn_player else shown

    @wrong("the discard pile hides what lay face down", judgement, view.player_view)
    def _(real, game, seat, viewer):
        shown = real(game, seat, viewer)
        return with_fields(shown, discard=()) if viewer != seat else shown

    @wrong("it is not told that a land lies face down", judgement, view.land_view)
    def _(real, game, land, **how):
        shown = real(game, land, **how)
        return shown if how["own"] else with_fields(shown, face_down=False)

    @wrong("open lands are their owner's secret, too", judgement, view.land_view)
    def _(real, game, land, **how):
        return real(game, land, **how) if how["own"] else with_fields(real(game, land, **how), id="")
