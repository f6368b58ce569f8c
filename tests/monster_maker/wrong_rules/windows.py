"""Wrong action windows and wrong counters."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import amend, judgement, mutant
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, FINISH, Call
from reference_engine.monster_maker import abilities, window, zones
from reference_engine.monster_maker.position import card_of, others_from, seats_from
from reference_engine.monster_maker.procedures import Window
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, afterwards, lifted, tightened

THREE = "monster_maker.window.three_windows"
SKILLS = "monster_maker.window.skills"
MIRACLES = "monster_maker.window.miracles"
ACTIVATED = "monster_maker.window.activated"
COUNTER = "monster_maker.window.counter"
OPTIONAL = "monster_maker.window.optional"
TURN_PLAYER = "monster_maker.ruling.turn_player_acts_in_windows"
NOT_IN_BATTLES = "monster_maker.ruling.no_window_in_battles"
FIRST = "monster_maker.ruling.counters_come_first"

DECLARATIONS = ("use_skill", "place_miracle", "activate")


# The three windows


def _skipped(edition: Edition, name: str) -> Edition:
    """A window is not opened."""
    return amend.step(edition, "turn", name, lambda _game, _turn: None)


@mutant(THREE, "there is no window after the draw")
def no_first_window(edition: Edition) -> Edition:
    """Two windows."""
    return _skipped(edition, "first_window")


@mutant(THREE, "there is no window after the victory check")
def no_second_window(edition: Edition) -> Edition:
    """Two windows."""
    return _skipped(edition, "second_window")


@mutant(THREE, "there is no window after the move phase")
def no_third_window(edition: Edition) -> Edition:
    """Two windows."""
    return _skipped(edition, "third_window")


@mutant(THREE, "the third window is open only after a move")
def third_window_after_a_move(edition: Edition) -> Edition:
    """Whoever stays does nothing."""
    moved = afterwards(edition, "move", lambda game, _seat, _answer: _note(game, "moved"))

    def opened(game: Context, _turn: Any) -> Any:
        return Call(Window()) if "moved" in turn_of(game).used else None

    return amend.step(moved, "turn", "third_window", opened)


def _note(game: Context, what: str) -> None:
    turn_of(game).used = (*turn_of(game).used, what)


@mutant(THREE, "there is a fourth window before the end phase")
def fourth_window(edition: Edition) -> Edition:
    """After the encounter."""
    turn = dict(edition.procedures["turn"])
    end = turn.pop("end_phase")
    steps = {**turn, "fourth_window": lambda _game, _turn: Call(Window()), "end_phase": end}
    return edition.amended(edition.name, procedures={"turn": steps})


@mutant(THREE, "there is a window before the draw")
def window_before_the_draw(edition: Edition) -> Edition:
    """The turn begins with it."""
    return amend.step_before(edition, "turn", "first_window", "draw_phase")


def _open_in(edition: Edition, act: str, *questions: str) -> Edition:
    """An act answers these questions, too, and the question is put again afterwards."""
    bent = edition
    for question in questions:
        bent = amend.offer(bent, question, act)
    return bent


@mutant(THREE, "skills can be used in the move phase and the encounter phase")
def skills_in_phases(edition: Edition) -> Edition:
    """Whenever one is asked."""
    return _open_in(edition, "use_skill", "move", "encounter")


@mutant(THREE, "skills can be used instead of battle or retreat and at the end of the turn")
def skills_at_the_battle(edition: Edition) -> Edition:
    """Whenever one is asked."""
    return _open_in(edition, "use_skill", "battle_or_retreat", "end_turn")


@mutant(THREE, "miracles can be placed in the encounter phase")
def miracles_in_the_encounter(edition: Edition) -> Edition:
    """Like creatures."""
    return _open_in(edition, "place_miracle", "encounter")


@mutant(THREE, "abilities can be used whenever the turn player is asked")
def abilities_at_any_time(edition: Edition) -> Edition:
    """Whenever one is asked."""
    return _open_in(edition, "activate", "battle_or_retreat", "move", "encounter", "end_turn")


# What may be done there


def _only_in(edition: Edition, act: str, *windows: str) -> Edition:
    def elsewhere(game: Context, _seat: str, _answer: Any) -> str | None:
        return None if turn_of(game).step in windows else "not in this window"

    return tightened(edition, act, f"monster_maker.window.{act}", elsewhere)


@mutant(SKILLS, "skills are used in the first window only")
def skills_in_the_first(edition: Edition) -> Edition:
    """Before the battle."""
    return _only_in(edition, "use_skill", "first_window")


@mutant(SKILLS, "no skills are used in the first window")
def skills_after_the_battle(edition: Edition) -> Edition:
    """After the battle."""
    return _only_in(edition, "use_skill", "second_window", "third_window")


@mutant(SKILLS, "a party without a land uses no skills")
def skills_need_a_land(edition: Edition) -> Edition:
    """It is nowhere."""

    def nowhere(game: Context, seat: str, _answer: Any) -> str | None:
        return None if game.position.players[seat].map else "the party is nowhere"

    return tightened(edition, "use_skill", SKILLS, nowhere)


@mutant(SKILLS, "a used skill stays in the hand")
def skills_stay_in_the_hand(edition: Edition) -> Edition:
    """It can be used again."""

    def put_back(game: Context, action: Any) -> Any:
        if action.kind == "skill":
            hand = game.position.players[action.seat].hand
            zones.change_player(game, action.seat, hand=(*hand, action.card))
            return FINISH
        return window.put_card_away(game, action)

    return amend.step(edition, "action", "put_card_away", put_back)


@mutant(SKILLS, "a skill has no effect")
def skills_do_nothing(edition: Edition) -> Edition:
    """It is only discarded."""

    def nothing(game: Context, action: Any) -> Any:
        return None if action.kind == "skill" else window.take_effect(game, action)

    return amend.step(edition, "action", "take_effect", nothing)


@mutant(MIRACLES, "miracles are placed in the last window only")
def miracles_in_the_last(edition: Edition) -> Edition:
    """After the move."""
    return _only_in(edition, "place_miracle", "third_window")


@mutant(MIRACLES, "no miracles are placed in the last window")
def miracles_before_the_move(edition: Edition) -> Edition:
    """Before the move."""
    return _only_in(edition, "place_miracle", "first_window", "second_window")


@mutant(MIRACLES, "a placed miracle stays in the hand as well")
def miracles_stay_in_the_hand(edition: Edition) -> Edition:
    """It can be placed again."""

    def keep(game: Context, seat: str, answer: Any) -> None:
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, answer.card))

    return afterwards(edition, "place_miracle", keep)


@mutant(ACTIVATED, "abilities are used in the first window only")
def abilities_in_the_first(edition: Edition) -> Edition:
    """Before the battle."""
    return _only_in(edition, "activate", "first_window")


@mutant(ACTIVATED, "abilities are not used in the first window")
def abilities_after_the_battle(edition: Edition) -> Edition:
    """After the battle."""
    return _only_in(edition, "activate", "second_window", "third_window")


def _without(real: Any, game: Context, seat: str, dropped: Any) -> Any:
    player = game.position.players[seat]
    return (source for source in real(game, seat) if not dropped(player, source))


@judgement(abilities.sources, ACTIVATED, "items have no abilities")
def items_without_abilities(real: Any, game: Context, seat: str) -> Any:
    """Only characters have."""
    return _without(real, game, seat, lambda _player, source: bool(source[1]) and source[0] != source[1])


@judgement(abilities.sources, ACTIVATED, "other miracles have no abilities")
def miracles_without_abilities(real: Any, game: Context, seat: str) -> Any:
    """Only creatures have."""
    return _without(real, game, seat, lambda player, source: source[0] in player.others)


@judgement(abilities.sources, ACTIVATED, "lands have no abilities")
def lands_without_abilities(real: Any, game: Context, seat: str) -> Any:
    """Only creatures have."""
    lands = {land.card for land in game.position.players[seat].map}
    return _without(real, game, seat, lambda _player, source: source[0] in lands)


@judgement(abilities.sources, ACTIVATED, "only the newest land has abilities")
def newest_land_has_abilities(real: Any, game: Context, seat: str) -> Any:
    """The path is behind."""
    lands = {land.card for land in game.position.players[seat].map[:-1]}
    return _without(real, game, seat, lambda _player, source: source[0] in lands)


@judgement(abilities.sources, ACTIVATED, "lands that lie face down have abilities, too")
def abilities_seen_through_the_back(real: Any, game: Context, seat: str) -> Any:
    """Look under them."""
    yield from real(game, seat)
    for land in game.position.players[seat].map:
        if land.face_down:
            yield land.card, "", ""


@judgement(abilities.sources, ACTIVATED, "the wounded have no abilities")
def wounded_without_abilities(real: Any, game: Context, seat: str) -> Any:
    """Only the unhurt have."""
    wounded = {c.card for c in game.position.players[seat].party if c.wounded}
    return (source for source in real(game, seat) if source[0] not in wounded)


@judgement(abilities.sources, ACTIVATED, "cards in the hand have abilities, too")
def abilities_from_the_hand(real: Any, game: Context, seat: str) -> Any:
    """They need not be on the field."""
    yield from real(game, seat)
    for card in game.position.players[seat].hand:
        yield card, card, ""


@judgement(abilities.sources, ACTIVATED, "cards in the discard pile have abilities, too")
def abilities_from_the_grave(real: Any, game: Context, seat: str) -> Any:
    """They need not be on the field."""
    yield from real(game, seat)
    for card in game.position.players[seat].discard:
        yield card, card, ""


@judgement(abilities.sources, ACTIVATED, "abilities of all players' cards can be used")
def abilities_of_all(real: Any, game: Context, _seat: str) -> Any:
    """Whosever they are."""
    for seat in game.position.order:
        yield from real(game, seat)


@judgement(abilities.on_field, ACTIVATED, "an ability of any timing can be used")
def any_timing(real: Any, game: Context, seat: str, timing: str) -> Any:
    """It is not read."""
    yield from real(game, seat, timing)
    if timing == "activated":
        for other in ("battle_start", "battle_end", "counter"):
            yield from real(game, seat, other)


# Counters


@judgement(window.answers, COUNTER, "any counter answers anything")
def answers_anything(_real: Any, _game: Context, _ability: Any, action: Any) -> bool:
    """What it says is not read."""
    return bool(action.kind != "counter")


@judgement(window.answers, COUNTER, "counters answer only the first thing that they name")
def answers_the_first(real: Any, game: Context, ability: Any, action: Any) -> bool:
    """The rest is not read."""
    return bool(real(game, replace(ability, answers=ability.answers[:1]), action))


@mutant(COUNTER, "a counter need not fit what was declared")
def counters_need_not_fit(edition: Edition) -> Edition:
    """It is checked when others are asked, not when it is used."""
    return lifted(edition, "counter", COUNTER)


@mutant(COUNTER, "nobody counters")
def nobody_counters(edition: Edition) -> Edition:
    """What is declared happens."""
    return amend.step(edition, "action", "offer_counters", lambda _game, _action: None)


@judgement(others_from, COUNTER, "the turn player may counter, too")
def turn_player_counters(_real: Any, game: Any, seat: str) -> Any:
    """Everybody is asked."""
    return (*seats_from(game.position, seat)[1:], seat)


@judgement(window.fitting_counters, COUNTER, "a counter that cannot be paid for is asked for")
def asked_without_means(_real: Any, game: Context, seat: str, action: Any) -> Any:
    """The cost is not looked at."""
    for card, user, index, ability in abilities.on_field(game, seat, "counter"):
        if window.answers(game, ability, action):
            yield card, user, index, ability


@judgement(window.pass_counter, COUNTER, "somebody has to counter")
def counters_are_forced(real: Any, game: Context, action: Any) -> Any:
    """Whoever passes is asked again, three times."""
    _note(game, "asked")
    return AGAIN if turn_of(game).used.count("asked") < 3 else real(game, action)


@judgement(abilities.sources, COUNTER, "only characters counter")
def only_characters_counter(real: Any, game: Context, seat: str) -> Any:
    """In others' turns, at least."""
    mine = seat == game.position.turn_player
    return (source for source in real(game, seat) if mine or source[2] == "character")


# As often as one likes


@mutant(OPTIONAL, "a window is closed after one action")
def one_action(edition: Edition) -> Edition:
    """Nothing comes after it."""

    def ask(game: Context, frame: Any) -> Any:
        key = f"acted:{turn_of(game).step}"
        if key in turn_of(game).used:
            return FINISH
        return window.act_in_window(game, frame)

    bent = amend.step(edition, "window", "act_in_window", ask)
    for act in DECLARATIONS:
        bent = afterwards(bent, act, lambda game, _seat, _answer: _note(game, f"acted:{turn_of(game).step}"))
    return bent


@mutant(OPTIONAL, "a window with something to do cannot be closed without it")
def something_must_be_done(edition: Edition) -> Edition:
    """Passing is for those who can do nothing."""

    def could(game: Context, _seat: str, _answer: Any) -> str | None:
        if game.position.stack[-1].name != "window":
            return None
        seat = game.position.turn_player
        usable = any(True for _ in abilities.on_field(game, seat, "activated"))
        return "there is something to do" if usable and not turn_of(game).used else None

    return tightened(edition, "pass", OPTIONAL, could)


@mutant(OPTIONAL, "skills come before miracles, miracles before abilities")
def in_this_order(edition: Edition) -> Edition:
    """No way back."""
    bent = edition
    for rank, act in enumerate(DECLARATIONS):
        later = DECLARATIONS[rank + 1 :]

        def too_late(game: Context, _seat: str, _answer: Any, later: Any = later) -> str | None:
            return "that time is over" if {*later} & {*turn_of(game).used} else None

        def note(game: Context, _seat: str, _answer: Any, act: str = act) -> None:
            _note(game, act)

        bent = tightened(afterwards(bent, act, note), act, OPTIONAL, too_late)
    return bent


# Only the turn player


@mutant(TURN_PLAYER, "everybody may answer in a window")
def everybody_acts(edition: Edition) -> Edition:
    """The other reading, nearly."""
    return edition.amended(edition.name, may_answer=amend.either_seat_at("window"))


@mutant(TURN_PLAYER, "after the turn player the others have the window")
def others_act_afterwards(edition: Edition) -> Edition:
    """The other reading."""

    def asked(game: Context, frame: Any) -> Any:
        passed = turn_of(game).used.count("passed")
        seats = seats_from(game.position, game.position.turn_player)
        if passed >= len(seats):
            return FINISH
        return Decision(seats[passed], "window", OPTIONAL)

    def passing(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        if frame.name == "window":
            _note(game, "passed")
            return AGAIN
        return real(game, frame, seat, answer)

    return amend.around(amend.step(edition, "window", "act_in_window", asked), "pass", passing)


@mutant(TURN_PLAYER, "what a skill does happens when the window closes")
def effects_wait(edition: Edition) -> Edition:
    """As if all skills drew a card."""

    def owe(game: Context, action: Any) -> Any:
        if action.kind != "skill" or action.cancelled:
            return window.take_effect(game, action)
        _note(game, "owed")
        return None

    def close(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        if frame.name == "window":
            zones.draw(game, seat, turn_of(game).used.count("owed"), TURN_PLAYER)
        return real(game, frame, seat, answer)

    return amend.around(amend.step(edition, "action", "take_effect", owe), "pass", close)


@mutant(TURN_PLAYER, "lands can be placed in a window")
def moves_in_a_window(edition: Edition) -> Edition:
    """One more thing to do there."""
    return amend.offer(edition, "window", "move")


@mutant(TURN_PLAYER, "characters can be placed in a window")
def characters_in_a_window(edition: Edition) -> Edition:
    """One more thing to do there."""
    return amend.offer(edition, "window", "place_character")


@mutant(TURN_PLAYER, "characters can be dismissed in a window")
def dismissed_in_a_window(edition: Edition) -> Edition:
    """One more thing to do there."""
    return amend.offer(edition, "window", "dismiss")


@mutant(TURN_PLAYER, "the turn can be ended in a window")
def ended_in_a_window(edition: Edition) -> Edition:
    """One more thing to do there."""
    return amend.offer(edition, "window", "end_turn")


@mutant(TURN_PLAYER, "a card is drawn at the end of a window")
def drawn_in_a_window(edition: Edition) -> Edition:
    """Something else happens."""

    def passing(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        if frame.name == "window":
            zones.draw(game, seat, 1, TURN_PLAYER)
        return real(game, frame, seat, answer)

    return amend.around(edition, "pass", passing)


# None in battles


def _in_battles(edition: Edition, act: str) -> Edition:
    bent = edition
    for question in ("assign", "support", "aim", "loot"):
        bent = amend.offer(bent, question, act)
    return bent


@mutant(NOT_IN_BATTLES, "skills can be used during a battle")
def skills_in_battles(edition: Edition) -> Edition:
    """The other reading."""
    return _in_battles(edition, "use_skill")


@mutant(NOT_IN_BATTLES, "skills can be used after the fight, before the loot")
def skills_after_the_fight(edition: Edition) -> Edition:
    """In one moment only."""
    return amend.offer(edition, "loot", "use_skill")


@mutant(NOT_IN_BATTLES, "miracles can be placed during a battle")
def miracles_in_battles(edition: Edition) -> Edition:
    """The other reading."""
    return _in_battles(edition, "place_miracle")


@mutant(NOT_IN_BATTLES, "abilities can be used during a battle")
def abilities_in_battles(edition: Edition) -> Edition:
    """The other reading."""
    return _in_battles(edition, "activate")


@mutant(NOT_IN_BATTLES, "there is a window between battle and victory check")
def window_before_the_check(edition: Edition) -> Edition:
    """One more window."""
    return amend.step_before(edition, "turn", "second_window", "victory_check")


@mutant(NOT_IN_BATTLES, "there is a window between encounter and end")
def window_before_the_end(edition: Edition) -> Edition:
    """One more window."""
    turn = dict(edition.procedures["turn"])
    end = turn.pop("end_phase")
    steps = {**turn, "last_window": lambda _game, _turn: Call(Window()), "end_phase": end}
    return edition.amended(edition.name, procedures={"turn": steps})


@mutant(NOT_IN_BATTLES, "there is a window when a battle is declared")
def window_at_the_declaration(edition: Edition) -> Edition:
    """Before the effects of its start."""
    battle = dict(edition.procedures["battle"])
    declare = battle.pop("declare_battle")
    steps = {"declare_battle": declare, "battle_window": lambda _game, _battle: Call(Window()), **battle}
    return edition.amended(edition.name, procedures={"battle": steps})


# Counters come first


@mutant(FIRST, "a cost is paid when the effect takes place, so that a cancelled one costs nothing")
def cancelled_is_paid_back(edition: Edition) -> Edition:
    """Give the cards back."""

    def effect(game: Context, action: Any) -> Any:
        if action.cancelled and action.kind == "ability":
            cost = card_of(game, action.card).abilities[action.ability].cost
            player = game.position.players[action.seat]
            back = player.discard[len(player.discard) - cost.discard :]
            kept = player.discard[: len(player.discard) - cost.discard]
            zones.change_player(game, action.seat, discard=kept, hand=(*player.hand, *back))
        return window.take_effect(game, action)

    return amend.step(edition, "action", "take_effect", effect)


@mutant(FIRST, "counters take effect after what they answer")
def counters_come_last(edition: Edition) -> Edition:
    """In the order declared."""
    return amend.step_before(edition, "action", "take_effect", "offer_counters")


@judgement(others_from, FIRST, "the others are asked from the right of the turn player")
def asked_from_the_right(real: Any, game: Any, seat: str) -> Any:
    """The other way round."""
    return real(game, seat)[::-1]


@judgement(others_from, FIRST, "the others are asked from South on")
def asked_from_south(real: Any, game: Any, seat: str) -> Any:
    """Whoever acts."""
    return tuple(sorted(real(game, seat), key=("south", "west", "north", "east").index))


@judgement(others_from, FIRST, "only the next player is asked")
def only_the_next_is_asked(real: Any, game: Any, seat: str) -> Any:
    """The others look on."""
    return real(game, seat)[:1]


@mutant(FIRST, "others are asked although it has been cancelled")
def asked_in_vain(edition: Edition) -> Edition:
    """Every one in turn."""

    def offer(game: Context, action: Any) -> Any:
        was, action.cancelled = action.cancelled, False
        outcome = window.offer_counters(game, action)
        action.cancelled = was
        return outcome

    return amend.step(edition, "action", "offer_counters", offer)


@mutant(FIRST, "a player counters an action once")
def one_counter_each(edition: Edition) -> Edition:
    """Then the next one is asked."""

    def one(game: Context, _seat: str, _answer: Any) -> None:
        for action in game.position.stack:
            if action.name == "action" and action.kind != "counter":
                action.asked += 1

    return afterwards(edition, "counter", one)


@mutant(FIRST, "after a counter all are asked again, whoever has passed")
def asked_again(edition: Edition) -> Edition:
    """From the left of the turn player on."""

    def anew(real: Any, game: Context, action: Any, seat: str, answer: Any) -> Any:
        action.asked = 0
        return real(game, action, seat, answer)

    return amend.around(edition, "counter", anew)


@mutant(FIRST, "who has passed is not asked any more in this window")
def passed_for_the_window(edition: Edition) -> Edition:
    """Once and for all."""

    def offer(game: Context, action: Any) -> Any:
        others = others_from(game, action.seat)
        while action.asked < len(others) and f"passed:{others[action.asked]}" in turn_of(game).used:
            action.asked += 1
        return window.offer_counters(game, action)

    def passing(real: Any, game: Context, frame: Any, seat: str, answer: Any) -> Any:
        if frame.name == "action":
            _note(game, f"passed:{seat}")
        return real(game, frame, seat, answer)

    return amend.around(amend.step(edition, "action", "offer_counters", offer), "pass", passing)


@mutant(FIRST, "a counter is an ability like any other")
def counters_like_abilities(edition: Edition) -> Edition:
    """The other reading."""
    return amend.switch(edition, "counter_chain", "yes")


@judgement(window.answers, FIRST, "a counter is not countered, whatever a text says")
def counters_are_final(real: Any, game: Context, ability: Any, action: Any) -> bool:
    """They stand."""
    return action.kind != "counter" and bool(real(game, ability, action))


@judgement(others_from, FIRST, "the turn player is asked last about a counter")
def turn_player_last(real: Any, game: Any, seat: str) -> Any:
    """Whoever used it."""
    return tuple(sorted(real(game, seat), key=lambda other: other == game.position.turn_player))


@judgement(others_from, FIRST, "the turn player is asked first about a counter")
def turn_player_first(real: Any, game: Any, seat: str) -> Any:
    """Whoever used it."""
    return tuple(sorted(real(game, seat), key=lambda other: other != game.position.turn_player))
