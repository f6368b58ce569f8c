"""Sentences that any game has a use for: refusals, whose turn it is to answer, the end, what is secret."""

from typing import Any

from monosashi.suite.phrases import Shared
from monosashi.verification.case import Case

SHARED = Shared()
step = SHARED.step

SHARED.act("pass", "{seat} passes", "Nothing, or nothing more: a counter not made, a window left.", quiet=True)


@step(
    "it is refused under {clause}",
    "it is refused under {clause} or {clause2}",
    "it is refused under {clause}, {clause2} or {clause3}",
)
def refused_under(case: Case, clause: str, clause2: str = "", clause3: str = "") -> None:
    """The action tried last was refused, for this clause; where several say the same of it, for any of them."""
    case.refused_under(clause, *filter(None, [clause2, clause3]))


@step("it is refused as meaningless")
def refused_as_meaningless(case: Case) -> None:
    """The action tried last was refused without any clause, or under the scenario's own: it means nothing here."""
    reply = case.reply
    if reply is None or reply.accepted:
        case.fail("the action was accepted", "refused", "accepted")
    others = [clause for clause in reply.clauses if clause not in case.about]
    if others and case.says_why:
        case.fail("the action was refused under a clause", "refused as meaningless", ", ".join(others))
    case.unexamined = False


@step("{seat} may answer no other question")
def answers_no_other_question(case: Case, seat: str) -> None:
    """What this seat could answer to another question is refused, and nothing but the question speaks against it."""
    case.refuses_the_untimely(seat)


@step("nobody is asked for anything")
def nobody_is_asked(case: Case) -> None:
    """No question is open: the game is over."""
    asked = case.look().asked
    case.expect(f"{asked.seat} for {asked.kind}" if asked else "nobody", "nobody", "who is asked")


@step("{seat} has won")
def has_won(case: Case, seat: str) -> None:
    """The game is over and this player has won it."""
    result = case.look().result
    case.expect(result.winner if result else "nobody yet", seat, "the winner")


@step("the game goes on")
def goes_on(case: Case) -> None:
    """Nobody has won yet."""
    result = case.look().result
    case.expect(result.winner if result else "nobody", "nobody", "the winner")


@step("turn {n} is being played")
def turn_is(case: Case, n: int) -> None:
    """The number of the turn now."""
    case.expect(case.look().turn, n, "the turn")


@step("no answer of any kind is listed")
def nothing_listed(case: Case) -> None:
    """Nobody may answer anything: the game is over."""
    case.expect(case.legal(), [], "the listed answers")


@step("{viewer} does not learn of {cards} anywhere")
def learns_nothing(case: Case, viewer: str, cards: tuple[str, ...]) -> None:
    """The cards appear nowhere in what the viewer is shown."""
    case.need("views")
    text = repr(case.look(viewer))
    for card in cards:
        if f"'{card}'" in text:
            case.fail(f"{viewer} is shown {card}", "hidden", "shown")


# What a game need not have a use for

FURTHER = Shared()


@FURTHER.step("the position is put on the table")
def put_on_table(case: Case) -> None:
    """It may be accepted or turned down."""
    case.try_to_load()


@FURTHER.step("it is accepted")
def accepted(case: Case) -> None:
    """The position, or the start of a game, was accepted."""
    if case.rejected_position:
        case.fail("it was turned down", "accepted", case.rejected_position)


@FURTHER.step("it is turned down")
def turned_down(case: Case) -> None:
    """The position, or the start of a game, was turned down; in which words is the implementation's affair."""
    case.turned_down()


def options(case: Case, seat: str, act: str) -> list[dict[str, Any]]:
    """The listed answers of one kind; it must be this seat that is asked."""
    asked = case.question_to(seat, act).asked
    case.expect(asked.seat if asked else "nobody", seat, "the seat that is asked")
    return [action for action in case.legal() if action["do"] == act]


@FURTHER.step("the {act} answer is open to {seat}")
def answer_open(case: Case, act: str, seat: str) -> None:
    """An answer that says nothing more than what it is, is listed, once."""
    case.expect(options(case, seat, act), [{"do": act}], f"the {act} answers")


@FURTHER.step("no {act} answer is open to {seat}")
def no_answer_open(case: Case, act: str, seat: str) -> None:
    """Nothing of that kind is listed."""
    case.expect(len(options(case, seat, act)), 0, f"the number of {act} answers")
