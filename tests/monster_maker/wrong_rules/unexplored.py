"""Wrong rules about lands that lie face down, and about the way to level 10."""

from typing import Any

from msgspec.structs import replace as with_fields

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.edition import Edition
from reference_engine.monster_maker import abilities, move, values, victory, view, zones
from reference_engine.monster_maker.position import Character, Land, card_of, others_from

DOWN = "monster_maker.state.land_face_down"
ANY = "monster_maker.unexplored.any_card"
ONE = "monster_maker.unexplored.level_one"
TEXT = "monster_maker.unexplored.no_own_text"
TEN = "monster_maker.unexplored.level_ten_land"
BEYOND = "monster_maker.unexplored.beyond_ten"
EVERY = "monster_maker.ruling.every_crossing_of_ten"
HIDDEN = "monster_maker.ruling.unexplored_hidden_from_others"


def printed_level(game: Any, land: Any, else_: int = 1) -> int:
    """The land level printed on a card, whichever way it lies."""
    face = card_of(game, land.card).land
    return face.level if face is not None else else_


@judgement(values.land_level, DOWN, "what lies face down keeps its level")
def levels_shine_through(_real: Any, game: Any, land: Any) -> int:
    """As far as it is a land."""
    return printed_level(game, land)


@judgement(zones.place_land, DOWN, "lands are turned face up at once")
def lands_are_turned_up(real: Any, game: Any, seat: str, land: Any) -> None:
    """As far as they are lands."""
    is_land = card_of(game, land.card).land is not None
    real(game, seat, with_fields(land, face_down=land.face_down and not is_land))


@judgement(zones.place_land, DOWN, "every land is placed face down")
def lands_are_turned_down(real: Any, game: Any, seat: str, land: Any) -> None:
    """Nobody knows where anybody is."""
    real(game, seat, with_fields(land, face_down=True))


@mutant(DOWN, "at the end of the turn unexplored lands are turned up")
def explored_overnight(edition: Edition) -> Edition:
    """As far as they are lands."""

    def turn_up(game: Any, _frame: Any) -> None:
        for seat in game.position.order:
            lands = game.position.players[seat].map
            turned = tuple(with_fields(x, face_down=x.face_down and not card_of(game, x.card).land) for x in lands)
            zones.change_player(game, seat, map=turned)

    return amend.after_step(edition, "end_phase", "declare_end", turn_up)


def _face_down_only(edition: Edition, clause: str, allowed: Any) -> Edition:
    def condition(game: Any, _seat: str, answer: Any) -> str | None:
        refused = answer.face_down and not allowed(card_of(game, answer.card))
        return f"{answer.card} cannot lie face down" if refused else None

    return amend.condition(edition, "move", clause, condition)


@mutant(ANY, "only lands are placed face down")
def only_lands_lie_face_down(edition: Edition) -> Edition:
    """No other kind of card."""
    return _face_down_only(edition, ANY, lambda card: card.land is not None)


@mutant(ANY, "lands are not placed face down")
def lands_do_not_lie_face_down(edition: Edition) -> Edition:
    """They have an open side."""
    return _face_down_only(edition, ANY, lambda card: card.land is None)


@mutant(ANY, "creatures are not placed face down")
def creatures_do_not_lie_face_down(edition: Edition) -> Edition:
    """Neither characters nor monsters."""
    return _face_down_only(edition, ANY, lambda card: card.kind not in ("character", "monster"))


@mutant(ANY, "skills are not placed face down")
def skills_do_not_lie_face_down(edition: Edition) -> Edition:
    """They are never on the field."""
    return _face_down_only(edition, ANY, lambda card: card.kind != "skill")


@mutant(ANY, "miracles are not placed face down")
def miracles_do_not_lie_face_down(edition: Edition) -> Edition:
    """Items and missions neither."""
    return _face_down_only(edition, ANY, lambda card: card.kind != "miracle")


@mutant(ANY, "two unexplored lands do not follow each other")
def never_two_in_a_row(edition: Edition) -> Edition:
    """As with towns."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        lands = game.position.players[seat].map
        return "not two in a row" if answer.face_down and lands and lands[-1].face_down else None

    return amend.condition(edition, "move", ANY, condition)


@mutant(ANY, "what lies face down stays in the hand as well")
def face_down_cards_stay_in_the_hand(edition: Edition) -> Edition:
    """One card in two places."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if answer.face_down:
            zones.change_player(game, seat, hand=(*game.position.players[seat].hand, answer.card))
        return outcome

    return amend.around(edition, "move", place)


@mutant(ANY, "cards lie face up, whatever they are")
def anything_goes_face_up(edition: Edition) -> Edition:
    """All are listed face up."""

    def both(_options: Any, game: Any) -> list[Any]:
        hand = game.position.players[game.position.turn_player].hand
        return [move.Move(card, down) for card in hand for down in (False, True)]

    return amend.condition(amend.listed(edition, "move", both), "move", "monster_maker.land.card_text", lambda *_: None)


@mutant(ONE, "an unexplored land has level 2")
def level_two(edition: Edition) -> Edition:
    """Off by one."""
    return amend.numbers(edition, unexplored_level=2)


@mutant(ONE, "an unexplored land has level 0")
def level_zero(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return amend.numbers(edition, unexplored_level=0)


@judgement(values.land_level, ONE, "a land lying face down keeps its level")
def lands_keep_their_level(_real: Any, game: Any, land: Any) -> int:
    """Other cards have level 1."""
    return printed_level(game, land)


@judgement(values.land_level, ONE, "a creature lying face down keeps its level")
def creatures_keep_their_level(real: Any, game: Any, land: Any) -> int:
    """Lands have level 1."""
    monster = card_of(game, land.card).monster
    return monster.level if land.face_down and monster is not None else int(real(game, land))


def town_all_the_same(_real: Any, game: Any, land: Any) -> bool:
    """Whether a town is printed on the card, whichever way it lies."""
    face = card_of(game, land.card).land
    return face is not None and face.town


@judgement(values.is_town, ONE, "for moving, a town is a town face down, too")
def towns_shine_through(real: Any, game: Any, land: Any) -> bool:
    """It heals, and keeps towns at a distance."""
    return town_all_the_same(real, game, land)


@mutant(ONE, "a town lying face down heals")
def hidden_towns_heal(edition: Edition) -> Edition:
    """It is only kept secret."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if town_all_the_same(real, game, answer):
            party = game.position.players[seat].party
            zones.change_player(game, seat, party=tuple(with_fields(c, wounded=False) for c in party))
        return outcome

    return amend.around(edition, "move", place)


@mutant(ONE, "a town lying face down does not follow a town")
def hidden_towns_are_towns_in_a_row(edition: Edition) -> Edition:
    """It is looked under."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        lands = game.position.players[seat].map
        both = bool(lands) and town_all_the_same(None, game, lands[-1]) and town_all_the_same(None, game, answer)
        return "a town after a town" if both else None

    return amend.condition(edition, "move", "monster_maker.town.not_consecutive", condition)


@judgement(values.is_town, ONE, "a town lying face down stops a retreat")
def hidden_towns_stop_retreats(real: Any, game: Any, land: Any) -> bool:
    """It is looked under."""
    return town_all_the_same(real, game, land)


@judgement(values.is_town, ONE, "a town lying face down is kept by the annihilated")
def hidden_towns_are_kept(real: Any, game: Any, land: Any) -> bool:
    """It is looked under."""
    return town_all_the_same(real, game, land)


@mutant(TEXT, "the attribute of what lies face down counts for the next land")
def attributes_shine_through(edition: Edition) -> Edition:
    """It is looked under."""
    real = edition.acts["move"].conditions["monster_maker.land.card_text"]

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        lands = game.position.players[seat].map
        face = card_of(game, answer.card).land
        before = card_of(game, lands[-1].card).land if lands else None
        fits = face is not None and before is not None and before.attribute in face.after
        return None if fits else real(game, seat, answer)

    return amend.condition(edition, "move", "monster_maker.land.card_text", condition)


@mutant(TEXT, "conditions bind face down, too")
def conditions_bind(edition: Edition) -> Edition:
    """As if the card lay open."""
    real = edition.acts["move"].conditions["monster_maker.land.card_text"]

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        land = card_of(game, answer.card).land is not None
        return real(game, seat, move.Move(answer.card, face_down=answer.face_down and not land))

    return amend.condition(edition, "move", "monster_maker.land.card_text", condition)


@judgement(values.namesake_on_map, TEXT, "what lies face down keeps its name")
def names_shine_through(_real: Any, game: Any, seat: str, card: str) -> str | None:
    """Nothing of that name may follow it."""
    name = card_of(game, card).named
    there = any(name and card_of(game, land.card).named == name for land in game.position.players[seat].map)
    return "that name is on the map" if there else None


@mutant(TEXT, "a name of the map is not placed face down again")
def names_bind_face_down(edition: Edition) -> Edition:
    """As if the card lay open."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        return values.namesake_on_map(game, seat, answer.card)

    return amend.condition(edition, "move", "monster_maker.unique.named", condition)


@judgement(abilities.sources, TEXT, "what lies face down keeps its text")
def texts_shine_through(real: Any, game: Any, seat: str) -> Any:
    """It can be used."""
    yield from real(game, seat)
    for land in game.position.players[seat].map:
        if land.face_down:
            yield land.card, "", ""


@judgement(abilities.sources, TEXT, "lands have no text at all")
def lands_have_no_text(real: Any, game: Any, seat: str) -> Any:
    """Not even face up."""
    on_map = {land.card for land in game.position.players[seat].map}
    return (source for source in real(game, seat) if source[0] not in on_map)


@judgement(victory.mission_holds, TEXT, "a mission sees the attributes of what lies face down")
def missions_look_under(real: Any, game: Any, player: Any, mission: Any) -> bool:
    """As if all lay open."""
    lands = tuple(with_fields(x, face_down=x.face_down and not card_of(game, x.card).land) for x in player.map)
    return bool(real(game, with_fields(player, map=lands), mission))


@mutant(TEXT, "a character lying face down joins the party")
def characters_join(edition: Edition) -> Edition:
    """It stays what it is."""

    def place(real: Any, game: Any, frame: Any, seat: str, answer: Any) -> Any:
        outcome = real(game, frame, seat, answer)
        if card_of(game, answer.card).character is not None:
            player = game.position.players[seat]
            zones.change_player(game, seat, party=(*player.party, Character(answer.card)), map=player.map[:-1])
        return outcome

    return amend.around(edition, "move", place)


def _crossing(edition: Edition, crosses: Any) -> Edition:
    return amend.rule(edition, "crosses ten", lambda _game, before, after: crosses(before, after))


@mutant(TEN, "any land may lead to level 10")
def any_land_leads_to_ten(edition: Edition) -> Edition:
    """Nothing is asked."""
    return _crossing(edition, lambda _before, _after: False)


@mutant(TEN, "the land that makes 9 must be unexplored")
def nine_is_unexplored(edition: Edition) -> Edition:
    """Off by one."""
    return _crossing(edition, lambda before, after: before < 9 <= after)


@mutant(TEN, "the land that makes 11 must be unexplored")
def eleven_is_unexplored(edition: Edition) -> Edition:
    """Off by one, the other way."""
    return _crossing(edition, lambda before, after: before < 11 <= after)


@mutant(TEN, "only from level 9 the next land must be unexplored")
def only_from_nine(edition: Edition) -> Edition:
    """A land of level 2 leads from 8 to 10."""
    return _crossing(edition, lambda before, after: before == 9 and after > before)


@mutant(TEN, "a land of level 2 or more leads to level 10")
def big_lands_lead_to_ten(edition: Edition) -> Edition:
    """Only a single level is looked at."""
    return _crossing(edition, lambda before, after: before == 9 and after == 10)


@mutant(TEN, "at level 9 nothing but an unexplored land is placed")
def nothing_else_at_nine(edition: Edition) -> Edition:
    """Not even a land of level 0."""
    return _crossing(edition, lambda before, after: before < 10 <= after or before == 9)


@mutant(TEN, "a town may lead to level 10")
def towns_lead_to_ten(edition: Edition) -> Edition:
    """It is known ground."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        town = town_all_the_same(None, game, answer)
        return None if town else move.tenth_level_is_unexplored(game, seat, answer)

    return amend.condition(edition, "move", TEN, condition)


@mutant(TEN, "the highest level at the table is looked at")
def the_highest_level_counts(edition: Edition) -> Edition:
    """The wrong seat."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        players = game.position.players
        highest = max((seat, *others_from(game, seat)), key=lambda s: values.party_level(game, players[s]))
        return move.tenth_level_is_unexplored(game, highest, answer)

    return amend.condition(edition, "move", TEN, condition)


@mutant(TEN, "what lies face down must be a land")
def a_land_must_lie_there(edition: Edition) -> Edition:
    """Other cards do not lead to level 10."""
    return _face_down_only(edition, TEN, lambda card: card.land is not None)


@mutant(BEYOND, "nothing is placed beyond level 10")
def ten_is_the_end(edition: Edition) -> Edition:
    """The goal has been reached."""
    return _beyond(edition, lambda _game, _answer: True)


@mutant(BEYOND, "beyond level 10 all lands must be unexplored")
def all_unexplored_beyond(edition: Edition) -> Edition:
    """Not only the tenth level."""
    return _beyond(edition, lambda _game, answer: not answer.face_down)


@mutant(BEYOND, "beyond level 10 there are no towns")
def no_towns_beyond(edition: Edition) -> Edition:
    """Only wilderness."""
    return _beyond(edition, lambda game, answer: values.is_town(game, Land(answer.card, answer.face_down)))


@mutant(BEYOND, "beyond level 10 nothing lies face down")
def nothing_unexplored_beyond(edition: Edition) -> Edition:
    """There is no need for it."""
    return _beyond(edition, lambda _game, answer: answer.face_down)


@mutant(BEYOND, "at level 10 exactly, the next land must be unexplored as well")
def the_eleventh_is_unexplored(edition: Edition) -> Edition:
    """Off by one."""
    return _crossing(edition, lambda before, after: before <= 10 <= after)


def _beyond(edition: Edition, forbidden: Any) -> Edition:
    def condition(game: Any, seat: str, answer: Any) -> str | None:
        beyond = values.party_level(game, game.position.players[seat]) >= 10
        return "not beyond level 10" if beyond and forbidden(game, answer) else None

    return amend.condition(edition, "move", BEYOND, condition)


@mutant(EVERY, "one may jump over level 10")
def jumping_over_ten(edition: Edition) -> Edition:
    """Only exactly 10 must be unexplored."""
    return amend.switch(edition, "crossing_ten", "exactly ten")


@mutant(EVERY, "whoever has been at level 10 crosses it freely")
def crossing_once(edition: Edition) -> Edition:
    """It is taken for granted of everybody who has lost a land."""

    def condition(game: Any, seat: str, answer: Any) -> str | None:
        fallen = any(card_of(game, card).land for card in game.position.players[seat].discard)
        return None if fallen else move.tenth_level_is_unexplored(game, seat, answer)

    return amend.condition(edition, "move", TEN, condition)


@mutant(EVERY, "from level 8 one may jump over level 10")
def jumping_from_eight(edition: Edition) -> Edition:
    """Only the step from 9 is looked at."""
    return _crossing(edition, lambda before, after: before == 9 and after >= 10)


@mutant(EVERY, "beyond level 10 each land must be unexplored again")
def crossing_for_ever(edition: Edition) -> Edition:
    """The bound does not end."""
    return _crossing(edition, lambda _before, after: after >= 10)


@judgement(view.land_view, HIDDEN, "everybody looks under face-down lands")
def everybody_looks(real: Any, game: Any, land: Any, **_how: bool) -> Any:
    """They are only turned over."""
    return real(game, land, own=True)


@judgement(view.land_view, HIDDEN, "not even the owner looks under face-down lands")
def nobody_looks(real: Any, game: Any, land: Any, **_how: bool) -> Any:
    """What lies there is forgotten."""
    return real(game, land, own=False)


@judgement(view.player_view, HIDDEN, "the turn player looks under all lands")
def the_turn_player_looks(real: Any, game: Any, seat: str, viewer: str) -> Any:
    """In the own turn."""
    shown = real(game, seat, viewer)
    return with_fields(shown, map=real(game, seat, seat).map) if viewer == game.position.turn_player else shown


@judgement(view.player_view, HIDDEN, "owners look under their lands in their own turn only")
def owners_look_in_their_turn(real: Any, game: Any, seat: str, viewer: str) -> Any:
    """In others' turns they may not."""
    shown = real(game, seat, viewer)
    return with_fields(shown, map=real(game, seat, "public").map) if viewer != game.position.turn_player else shown


@judgement(view.player_view, HIDDEN, "the discard pile hides what lay face down")
def discards_are_hidden(real: Any, game: Any, seat: str, viewer: str) -> Any:
    """It is discarded face down."""
    shown = real(game, seat, viewer)
    return with_fields(shown, discard=()) if viewer != seat else shown


@judgement(view.land_view, HIDDEN, "it is not told that a land lies face down")
def nothing_is_told(real: Any, game: Any, land: Any, **how: bool) -> Any:
    """Others see any land."""
    shown = real(game, land, **how)
    return shown if how["own"] else with_fields(shown, face_down=False)


@judgement(view.land_view, HIDDEN, "open lands are their owner's secret, too")
def open_lands_are_hidden(real: Any, game: Any, land: Any, **how: bool) -> Any:
    """Nobody knows where anybody is."""
    return real(game, land, **how) if how["own"] else with_fields(real(game, land, **how), id="")
