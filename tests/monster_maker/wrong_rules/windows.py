"""Wrong action windows and wrong counters."""

from typing import Any

from msgspec.structs import replace

from monosashi.mutants import clause, mutant, wrong
from monosashi.mutants.amend import Bend, after_act, anybody_at, bend, judgement, new_step, offer, perform, step, table
from reference_engine.kernel.decision import Decision
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.procedure import AGAIN, FINISH, Call
from reference_engine.monster_maker import abilities, window, zones
from reference_engine.monster_maker.position import card_of, others_from, seats_from
from reference_engine.monster_maker.procedures import Window
from reference_engine.monster_maker.turn import turn_of
from tests.monster_maker.wrong_rules.bends import Context, tightened

SKILLS = "monster_maker.window.skills"
OPTIONAL = "monster_maker.window.optional"
TURN_PLAYER = "monster_maker.ruling.turn_player_acts_in_windows"
DECLARATIONS = ("use_skill", "place_miracle", "activate")


def _skipped(name: str) -> Bend:
    return step("turn", name, lambda _game, _turn: None)


def _note(game: Context, what: str) -> None:
    turn_of(game).used = (*turn_of(game).used, what)


@bend
def _open_in(edition: Edition, act: str, *questions: str) -> Edition:
    """An act answers these questions, too, and the question is put again afterwards."""
    bent = edition
    for question in questions:
        bent = offer(act, question)(bent)
    return bent


def _window(_game: Any, _frame: Any) -> Any:
    return Call(Window())


with clause("monster_maker.window.three_windows"):
    mutant("there is no window after the draw", _skipped("first_window"))
    mutant("there is no window after the victory check", _skipped("second_window"))
    mutant("there is no window after the move phase", _skipped("third_window"))
    mutant(
        "the third window is open only after a move",
        after_act("move", lambda game, _seat, _answer: _note(game, "moved")),
        step("turn", "third_window", lambda game, _turn: Call(Window()) if "moved" in turn_of(game).used else None),
    )
    mutant("skills can be used in the move phase and the encounter phase", _open_in("use_skill", "move", "encounter"))
    mutant(
        "skills can be used instead of battle or retreat and at the end of the turn",
        _open_in("use_skill", "battle_or_retreat", "end_turn"),
    )
    mutant(
        "abilities can be used whenever the turn player is asked",
        _open_in("activate", "battle_or_retreat", "move", "encounter", "end_turn"),
    )

    mutant("there is a fourth window before the end phase", new_step("turn", "fourth_window", "end_phase", _window))


def _only_in(act: str, *windows: str) -> Bend:
    def elsewhere(game: Context, _seat: str, _answer: Any) -> str | None:
        return None if turn_of(game).step in windows else "not in this window"

    return tightened(act, f"monster_maker.window.{act}", elsewhere)


with clause(SKILLS):
    mutant("skills are used in the first window only", _only_in("use_skill", "first_window"))
    mutant("no skills are used in the first window", _only_in("use_skill", "second_window", "third_window"))

    @wrong("a party without a land uses no skills", tightened, "use_skill", SKILLS)
    def _(game, seat, _answer):
        return not game.position.players[seat].map

    @wrong("a used skill stays in the hand", step, "action", "put_card_away")
    def _(game, action):
        if action.kind == "skill":
            hand = game.position.players[action.seat].hand
            zones.change_player(game, action.seat, hand=(*hand, action.card))
            return FINISH
        return window.put_card_away(game, action)

    @wrong("a skill has no effect", step, "action", "take_effect")
    def _(game, action):
        return None if action.kind == "skill" else window.take_effect(game, action)


with clause("monster_maker.window.miracles"):
    mutant("miracles are placed in the last window only", _only_in("place_miracle", "third_window"))
    mutant("no miracles are placed in the last window", _only_in("place_miracle", "first_window", "second_window"))

    @wrong("a placed miracle stays in the hand as well", after_act, "place_miracle")
    def _(game, seat, answer):
        zones.change_player(game, seat, hand=(*game.position.players[seat].hand, answer.card))


def _without(real: Any, game: Context, seat: str, dropped: Any) -> Any:
    player = game.position.players[seat]
    return (source for source in real(game, seat) if not dropped(player, source))


with clause("monster_maker.window.activated"):
    mutant("abilities are used in the first window only", _only_in("activate", "first_window"))
    mutant("abilities are not used in the first window", _only_in("activate", "second_window", "third_window"))

    @wrong("items have no abilities", judgement, abilities.sources)
    def _(real, game, seat):
        return _without(real, game, seat, lambda _player, source: bool(source[1]) and source[0] != source[1])

    @wrong("other miracles have no abilities", judgement, abilities.sources)
    def _(real, game, seat):
        return _without(real, game, seat, lambda player, source: source[0] in player.others)

    @wrong("lands have no abilities", judgement, abilities.sources)
    def _(real, game, seat):
        lands = {land.card for land in game.position.players[seat].map}
        return _without(real, game, seat, lambda _player, source: source[0] in lands)

    @wrong("only the newest land has abilities", judgement, abilities.sources)
    def _(real, game, seat):
        lands = {land.card for land in game.position.players[seat].map[:-1]}
        return _without(real, game, seat, lambda _player, source: source[0] in lands)

    @wrong("lands that lie face down have abilities, too", judgement, abilities.sources)
    def _(real, game, seat):
        yield from real(game, seat)
        for land in game.position.players[seat].map:
            if land.face_down:
                yield (land.card, "", "")

    @wrong("the wounded have no abilities", judgement, abilities.sources)
    def _(real, game, seat):
        wounded = {c.card for c in game.position.players[seat].party if c.wounded}
        return (source for source in real(game, seat) if source[0] not in wounded)

    @wrong("cards in the hand have abilities, too", judgement, abilities.sources)
    def _(real, game, seat):
        yield from real(game, seat)
        for card in game.position.players[seat].hand:
            yield (card, card, "")

    @wrong("cards in the discard pile have abilities, too", judgement, abilities.sources)
    def _(real, game, seat):
        yield from real(game, seat)
        for card in game.position.players[seat].discard:
            yield (card, card, "")

    @wrong("abilities of all players' cards can be used", judgement, abilities.sources)
    def _(real, game, _seat):
        for seat in game.position.order:
            yield from real(game, seat)

    @wrong("an ability of any timing can be used", judgement, abilities.on_field)
    def _(real, game, seat, timing):
        yield from real(game, seat, timing)
        if timing == "activated":
            for other in ("battle_start", "battle_end", "counter"):
                yield from real(game, seat, other)


with clause("monster_maker.window.counter"):
    mutant("nobody counters", step("action", "offer_counters", lambda *_: None))

    @wrong("any counter answers anything", judgement, window.answers)
    def _(_game, _ability, action):
        return bool(action.kind != "counter")

    @wrong("counters answer only the first thing that they name", judgement, window.answers)
    def _(real, game, ability, action):
        return real(game, replace(ability, answers=ability.answers[:1]), action)

    @wrong("the turn player may counter, too", judgement, others_from)
    def _(game, seat):
        return (*seats_from(game.position, seat)[1:], seat)

    @wrong("a counter that cannot be paid for is asked for", judgement, window.fitting_counters)
    def _(game, seat, action):
        for card, user, index, ability in abilities.on_field(game, seat, "counter"):
            if window.answers(game, ability, action):
                yield (card, user, index, ability)

    @wrong("somebody has to counter", judgement, window.pass_counter)
    def _(real, game, action):
        _note(game, "asked")
        return AGAIN if turn_of(game).used.count("asked") < 3 else real(game, action)

    @wrong("only characters counter", judgement, abilities.sources)
    def _(real, game, seat):
        mine = seat == game.position.turn_player
        return (source for source in real(game, seat) if mine or source[2] == "character")


with clause(OPTIONAL):

    @wrong("a window is closed after one action", table)
    def _(edition):
        def ask(game, frame):
            key = f"acted:{turn_of(game).step}"
            if key in turn_of(game).used:
                return FINISH
            return window.act_in_window(game, frame)

        bent = step("window", "act_in_window", ask)(edition)
        for act in DECLARATIONS:
            bent = after_act(act, lambda game, _seat, _answer: _note(game, f"acted:{turn_of(game).step}"))(bent)
        return bent

    @wrong("a window with something to do cannot be closed without it", tightened, "pass", OPTIONAL)
    def _(game, _seat, _answer):
        if game.position.stack[-1].name != "window":
            return None
        seat = game.position.turn_player
        usable = any(True for _ in abilities.on_field(game, seat, "activated"))
        return usable and not turn_of(game).used

    @wrong("skills come before miracles, miracles before abilities", table)
    def _(edition):
        bent = edition
        for rank, act in enumerate(DECLARATIONS):
            later = DECLARATIONS[rank + 1 :]

            def too_late(game, _seat, _answer, later=later):
                return "that time is over" if {*later} & {*turn_of(game).used} else None

            def note(game, _seat, _answer, act=act):
                _note(game, act)

            bent = tightened(act, OPTIONAL, too_late)(after_act(act, note)(bent))
        return bent


with clause(TURN_PLAYER):
    mutant("everybody may answer in a window", anybody_at("window"))

    @wrong("after the turn player the others have the window", table)
    def _(edition):
        def asked(game, frame):
            passed = turn_of(game).used.count("passed")
            seats = seats_from(game.position, game.position.turn_player)
            if passed >= len(seats):
                return FINISH
            return Decision(seats[passed], "window", OPTIONAL)

        def passing(real, game, frame, seat, answer):
            if frame.name == "window":
                _note(game, "passed")
                return AGAIN
            return real(game, frame, seat, answer)

        return perform("pass", passing)(step("window", "act_in_window", asked)(edition))

    @wrong("what a skill does happens when the window closes", table)
    def _(edition):
        def owe(game, action):
            if action.kind != "skill" or action.cancelled:
                return window.take_effect(game, action)
            _note(game, "owed")
            return None

        def close(real, game, frame, seat, answer):
            if frame.name == "window":
                zones.draw(game, seat, turn_of(game).used.count("owed"), TURN_PLAYER)
            return real(game, frame, seat, answer)

        return perform("pass", close)(step("action", "take_effect", owe)(edition))

    @wrong("a card is drawn at the end of a window", perform, "pass")
    def _(real, game, frame, seat, answer):
        if frame.name == "window":
            zones.draw(game, seat, 1, TURN_PLAYER)
        return real(game, frame, seat, answer)


@bend
def _in_battles(edition: Edition, act: str) -> Edition:
    bent = edition
    for question in ("assign", "support", "aim", "loot"):
        bent = offer(act, question)(bent)
    return bent


with clause("monster_maker.ruling.no_window_in_battles"):
    mutant("skills can be used during a battle", _in_battles("use_skill"))
    mutant("miracles can be placed during a battle", _in_battles("place_miracle"))
    mutant("abilities can be used during a battle", _in_battles("activate"))

    mutant("there is a window between encounter and end", new_step("turn", "last_window", "end_phase", _window))

    mutant("there is a window when a battle is declared", new_step("battle", "battle_window", "start_effects", _window))


with clause("monster_maker.ruling.counters_come_first"):
    mutant("only the next player is asked", judgement(others_from, lambda real, game, seat: real(game, seat)[:1]))

    @wrong(
        "a cost is paid when the effect takes place, so that a cancelled one costs nothing",
        step,
        "action",
        "take_effect",
    )
    def _(game, action):
        if action.cancelled and action.kind == "ability":
            cost = card_of(game, action.card).abilities[action.ability].cost
            player = game.position.players[action.seat]
            back = player.discard[len(player.discard) - cost.discard :]
            kept = player.discard[: len(player.discard) - cost.discard]
            zones.change_player(game, action.seat, discard=kept, hand=(*player.hand, *back))
        return window.take_effect(game, action)

    @wrong("the others are asked from the right of the turn player", judgement, others_from)
    def _(real, game, seat):
        return real(game, seat)[::-1]

    @wrong("the others are asked from South on", judgement, others_from)
    def _(real, game, seat):
        return tuple(sorted(real(game, seat), key=("south", "west", "north", "east").index))

    @wrong("others are asked although it has been cancelled", step, "action", "offer_counters")
    def _(game, action):
        was, action.cancelled = (action.cancelled, False)
        outcome = window.offer_counters(game, action)
        action.cancelled = was
        return outcome

    @wrong("a player counters an action once", after_act, "counter")
    def _(game, _seat, _answer):
        for action in game.position.stack:
            if action.name == "action" and action.kind != "counter":
                action.asked += 1

    @wrong("after a counter all are asked again, whoever has passed", perform, "counter")
    def _(real, game, action, seat, answer):
        action.asked = 0
        return real(game, action, seat, answer)

    @wrong("who has passed is not asked any more in this window", table)
    def _(edition):
        def offer(game, action):
            others = others_from(game, action.seat)
            while action.asked < len(others) and f"passed:{others[action.asked]}" in turn_of(game).used:
                action.asked += 1
            return window.offer_counters(game, action)

        def passing(real, game, frame, seat, answer):
            if frame.name == "action":
                _note(game, f"passed:{seat}")
            return real(game, frame, seat, answer)

        return perform("pass", passing)(step("action", "offer_counters", offer)(edition))

    @wrong("a counter is not countered, whatever a text says", judgement, window.answers)
    def _(real, game, ability, action):
        return action.kind != "counter" and real(game, ability, action)

    @wrong("the turn player is asked last about a counter", judgement, others_from)
    def _(real, game, seat):
        return tuple(sorted(real(game, seat), key=lambda other: other == game.position.turn_player))

    @wrong("the turn player is asked first about a counter", judgement, others_from)
    def _(real, game, seat):
        return tuple(sorted(real(game, seat), key=lambda other: other != game.position.turn_player))
