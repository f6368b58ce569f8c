"""A table at which a game is played: the conversation with whoever answers, decision by decision."""

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

import reference_engine as engine
from monosashi.kit.positions import ending_clause, turn_of
from monosashi.kit.registry import kit
from monosashi.kit.text_board import WIDTH, flowed
from monosashi.play.command_parsing import LOOKED_AT, Misunderstood, best_name, quoted
from monosashi.play.listing import Option, each_alone, lines
from monosashi.play.orders import help_of, understood, verbs
from monosashi.play.players import Forfeit, Player
from monosashi.play.tongue import English, Tongue
from monosashi.records.game_record import Record, recorded
from monosashi.rulebook.errata import BadErratum, edition_ledger
from monosashi.rulebook.ledger import BadLedger, Clause
from monosashi.subjects.lines import Move, as_plain, make_move
from monosashi.suite.phrasebook import JUDGE, Wording, wording_of
from monosashi.support.text import printable
from reference_engine.kernel.decision import CHANCE, Answer, Drawn, act_of
from reference_engine.kernel.edition import Edition
from reference_engine.kernel.legality import Violation

Ask = Callable[[str], str]
"""Shows a prompt and returns a line, as the built-in input does; raises EOFError when there are no more."""

HUMAN = "human"

OPTIONS_UNASKED = 20
"""How many options are listed unasked."""

BEFORE = """\
a number                                choose the option of that number; 0 is always "nothing (more)"
more                                    list all options, not only the first 20"""

AFTER = """\
pass · end                              nothing (more), in the way that the question calls for
random                                  let chance answer for you
undo                                    take your last answer back, with everything that followed
board · hand · piles                    show the board, your hand with its texts, the discard piles
card NAME                               show a card with its text
why · rule CLAUSE                       show the clause that puts the question, or any other
quit                                    leave the table; so does Ctrl-D
Cards are called by name, by the beginning of it or by id, hand cards also by number; what is in [brackets] may be left
out, and so may whatever leaves only one lawful answer. ";" separates several answers."""

UNASKED = re.compile(r"(\w+) does not answer the question of ")
"""How the engine begins to say that something else is asked."""

SHORT: Mapping[str, str] = {"?": "help", "h": "help", "u": "undo", "b": "board", "q": "quit", "exit": "quit"}
"""Short forms in every game."""


class Checkpoint(NamedTuple):
    """What undo goes back to: the position, the state of the dice, how many lines and answers had been taken."""

    position: Any
    dice: Any
    lines: int
    moves: int


class PlaySession:
    """One game at one terminal: the position, who plays, what has been typed so far."""

    def __init__(
        self, rules: Edition, players: Mapping[str, str], seed: int, ask: Ask, console: Console, dice: str = "chance"
    ) -> None:
        """Sit down; the game begins with :meth:`begin`. ``players`` says who plays each seat."""
        self.rules = rules
        game = kit(rules.name)
        self.board, self.commands, self.player = game.board, game.commands, game.player
        self.words = wording_of(rules.name)(rules, self.viewer)
        self.players = players
        self.random = Random(seed)
        self.ask = ask
        self.console = console
        self.dice = dice
        self.seed = seed
        self.programs: dict[str, Player] = {}
        self.ask_all = False
        self.tongue: Tongue = English()
        self.forfeited = ""
        self.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
        self.past: list[Checkpoint] = []
        self.lines: list[str] = []
        self.start: dict[str, Any] = {}
        self.moves: list[Move] = []
        self.waiting: list[str] = []
        self.options: list[Option] = []
        self.asked_about: Any = None
        try:
            self.ledger: Mapping[str, Clause] = edition_ledger(rules.name)
        except (BadLedger, BadErratum):
            # The game can be played without restatements; refusals then show ids and messages only.
            self.ledger = {}

    @property
    def position(self) -> Any:
        """What lies on the table; the words speak of it."""
        return self.words.position

    @position.setter
    def position(self, position: Any) -> None:
        self.words.position = position

    # The course of a game

    def begin(self, start: Any) -> None:
        """Put the game on the table, up to its first decision. Raises Unreadable, and Misunderstood for a seat."""
        self.start = as_plain(start)
        self.position = engine.begin(self.rules, start).position
        seats = self.words.seats()
        for seat in self.players:
            if seat not in seats:
                raise Misunderstood(f"nobody sits at {printable(seat)}; the seats are {', '.join(seats)}")
        self.players = {seat: self.players.get(seat, CHANCE) for seat in seats}
        signs = self.words.signs
        who = " · ".join(f"{signs.get(seat, '•')} {seat.capitalize()}: {self.called(seat)}" for seat in seats)
        self.say(f"{self.rules.name} · {who} · seed {self.seed}", "bold")
        aims = [row for aim in self.commands.AIM if (row := self.ledger.get(aim)) and row.holds_in(self.rules.name)]
        if aims:
            told = " ".join(self.tongue.clause(row.id, row.en) for row in aims)
            self.flow(f"{self.tongue.note('Aim:')} {told}", "  ")
        if self.somebody_types():
            self.say('Type a number or a command; "help" lists them.', "dim")

    def run(self) -> None:
        """Go from decision to decision until the game is over."""
        while self.position.result is None:
            if not self.is_asked():
                try:
                    self.take(self.words.seat(), self.chosen())
                except Forfeit as forfeit:
                    self.forfeit(forfeit)
                    return
            elif (only := self.only_answer()) is not None:
                self.take(self.words.seat(), only, f" · {self.tongue.note('nothing else could be answered')}")
            else:
                self.converse()
        self.close()

    def chosen(self) -> Answer:
        """What a program, or chance, answers. Raises Forfeit."""
        program = self.programs.get(self.words.seat())
        if program is not None:
            return program.answer(self.rules, self.position)
        return self.player.choose_casually(self.rules, self.position, self.random)

    def only_answer(self) -> Answer | None:
        """The answer of somebody at the terminal who could say nothing else; None if there is a choice."""
        if self.ask_all or self.words.seat() == CHANCE:
            return None
        listed = self.listed()
        combined = engine.legal(self.rules, self.position).combined
        return listed[0].answer if len(listed) == 1 and act_of(listed[0].answer) not in combined else None

    def called(self, seat: str) -> str:
        """Who plays a seat: human, chance, or the name that a program has given itself."""
        return self.programs[seat].name if seat in self.programs else self.players[seat]

    def is_asked(self) -> bool:
        """Whether somebody at the terminal answers: a person's seat, or whoever reads real dice."""
        if self.words.seat() == CHANCE:
            return self.dice == HUMAN and all(draw.kind == "die" for draw in self.words.draws())
        return self.players[self.words.seat()] == HUMAN

    def somebody_types(self) -> bool:
        """Whether anybody at all is at the terminal."""
        return HUMAN in self.players.values() or self.dice == HUMAN

    def viewer(self) -> str:
        """Through whose eyes the terminal looks: the asked person's, the only one's, nobody's or a judge's."""
        people = [seat for seat in self.words.seats() if self.players[seat] == HUMAN]
        if not people:
            return "judge"
        if self.position.pending is not None and self.words.seat() in people:
            return self.words.seat()
        return people[0] if len(people) == 1 else "public"

    def take(self, seat: str, answer: Answer, remark: str = "") -> None:
        """Apply an answer and tell what came of it, with a remark behind it. Raises Illegal or Malformed."""
        headline = self.words.headline(seat, answer) + self.translated(seat, answer) + remark
        made = make_move(self.rules, self.position, seat, answer)
        self.position = made.after
        self.moves.append(made)
        self.flow(headline, indent="    ", style="bold" if seat in self.players else "")
        for event, sentence in self.words.sentences(made.events, answer):
            self.flow(f"    {sentence}", indent="      ")
            if event.what == "turn_begins" and not self.somebody_types():
                self.show_board()

    def translated(self, seat: str, answer: Answer) -> str:
        """An answer in the language of the table, behind the order; nothing for what the viewer must not know."""
        own = self.viewer() in (seat, JUDGE)
        is_open = type(self.words).worded is Wording.worded and not self.words.secret(answer)
        said = self.tongue.answer(self.words, seat, answer) if own or is_open else ""
        return f"  {said}" if said else ""

    def close(self) -> None:
        """Say who won, and by which clause."""
        result = self.position.result
        assert result is not None
        self.show_board()
        self.say(self.words.ending(), "bold green")
        if clause := ending_clause(result):
            self.show_clause(clause)

    def forfeit(self, why: Forfeit) -> None:
        """Say which program has lost the game without any clause, and what it did."""
        self.forfeited = self.words.seat()
        self.show_board()
        name = f"{self.words.called(self.forfeited)} ({self.called(self.forfeited)})"
        self.flow(f"{name} forfeits the game: {why}", "  ", "bold red")

    def leave(self, command: str) -> None:
        """Say good-bye, and how to come back: the same seed and the same answers lead to the same position."""
        self.say("")
        self.say("The game stops here. The same cards and dice again:")
        self.say(f"  {command}", "bold")
        if self.lines:
            self.say("and to come back to this point, give these answers in one line:")
            self.say(f"  {'; '.join(self.lines)}")

    def record(self) -> Record:
        """Everything that has happened so far, but for what was taken back."""
        note = f"monosashi play, seed {self.seed}" + (f", {self.forfeited} has forfeited" if self.forfeited else "")
        players = {seat: self.called(seat) for seat in self.players}
        return recorded(self.rules, self.start, self.moves, self.position, players=players, note=note)

    # Asking

    def converse(self) -> None:
        """Put the question, take one line, and do what it says; whatever is wrong with it, the question stays."""
        if self.asked_about is not self.position:
            self.put_question()
        try:
            self.obey(self.line())
        except Misunderstood as error:
            self.complain([str(error)])
        except engine.Malformed as error:
            wrong = self.tongue.note("That makes no sense here:")
            self.complain([f"{wrong} {self.words.named(fault)}." for fault in error.faults])
        except engine.Illegal as refusal:
            self.waiting.clear()
            self.say(self.tongue.note("Not by the rules:"), "bold red")
            for violation in refusal.violations:
                self.flow(f"  {self.cited(violation.clause)}: {self.reason(violation)}", "    ", "red")
                self.restate(violation.clause)

    def put_question(self) -> None:
        """Show the board, the question and what could be answered."""
        self.asked_about = self.position
        self.options = self.listed() if self.words.seat() != CHANCE else []
        self.say("")
        if turn_of(self.position):
            self.show_board()
        else:
            self.flow(f"→ {self.asked()}", "  ", "bold")
        if self.words.seat() == CHANCE:
            wanted = ", ".join(self.words.drawing(draw) for draw in self.words.draws())
            self.flow(f'Say what the dice show: {wanted}. For example "3 5"; "random" rolls them.', "  ", "bold")
        else:
            self.show_options(OPTIONS_UNASKED)

    def asked(self) -> str:
        """The question, in a sentence."""
        pending = self.position.pending
        about = pending.about.capitalize() if pending.about in self.players else self.words.name(pending.about)
        return self.tongue.question(self.board.QUESTIONS, pending.kind, pending.seat, about)

    def reason(self, violation: Violation) -> str:
        """An engine's reason in the words of the table: what is asked is said by the question itself."""
        found = UNASKED.match(violation.message)
        if found is None:
            return self.words.named(violation.message)
        return f"“{found[1].replace('_', ' ')}” {self.tongue.note('is no answer to what is asked now:')} {self.asked()}"

    def line(self) -> str:
        """The next thing typed, without superfluous space; one line may hold several, separated by semicolons."""
        if not self.waiting:
            try:
                typed = self.ask(f"{self.words.called(self.words.seat())}> ")
            except UnicodeDecodeError:
                raise Misunderstood("That line is not readable as text.") from None
            if not self.console.is_terminal:
                # Nobody has seen it being typed: what is printed is to be readable without the input.
                self.say(printable(typed))
            self.waiting = typed.split(";")
        return " ".join(self.waiting.pop(0).split())

    def obey(self, line: str) -> None:
        """Answer or show something. Raises Misunderstood, Illegal or Malformed and then changes nothing."""
        word, space, rest = line.partition(" ")
        word = {**SHORT, **self.commands.SHORT}.get(word.lower(), word.lower())
        if word in SHOWS:
            SHOWS[word](self, rest)
            return
        moment = Checkpoint(self.position, self.random.getstate(), len(self.lines), len(self.moves))
        answer = self.answer_to(f"{word}{space}{rest}")
        self.take(self.words.speaker(answer), answer)
        self.past.append(moment)
        self.lines.append(line)

    def answer_to(self, line: str) -> Answer:
        """The answer that a line means."""
        if not line:
            raise Misunderstood("Nothing was typed; a number chooses an option, help lists the commands.")
        dice = self.words.seat() == CHANCE
        if dice and re.fullmatch(r"[0-9]{1,6}(?:[ ,]+[0-9]{1,6})*", line):
            return Drawn(tuple(int(face) for face in re.findall(r"[0-9]+", line)))
        if re.fullmatch(r"[0-9]+", line):
            return self.option(line)
        if line.split()[0] == "random":
            return self.player.choose_casually(self.rules, self.position, self.random)
        if dice and line.split()[0] in verbs(self.rules):
            raise Misunderstood("The dice are to be read now: say what they show, or random.")
        return understood(self.words, self.commands, line)

    def option(self, digits: str) -> Answer:
        """The option of that number; 0 means nothing (more) where that can be said."""
        chosen = int(digits) if len(digits) < 7 else -1
        if chosen == 0 and self.options and self.words.is_nothing(self.options[0].answer):
            return self.options[0].answer
        rest = self.numbered()
        if not 1 <= chosen <= len(rest):
            numbers = f"1 to {len(rest)}" if rest else "none but 0"
            raise Misunderstood(f"There is no option {quoted(digits)}; the numbers are {numbers}.")
        return rest[chosen - 1].answer

    def listed(self) -> list[Option]:
        """What could be answered, each wording once, the answer that means nothing (more) at the front."""
        found: dict[str, Answer] = {}
        for answer in islice(engine.legal(self.rules, self.position), LOOKED_AT):
            found.setdefault(self.words.worded(answer, self.words.seat()), answer)
        options = [Option(words, answer) for words, answer in found.items()]
        return sorted(options, key=lambda option: not self.words.is_nothing(option.answer))

    def numbered(self) -> list[Option]:
        """The options that count from 1."""
        return self.options[1:] if self.options and self.words.is_nothing(self.options[0].answer) else self.options

    def show_options(self, most: int) -> None:
        """List options with their numbers; unless all are wanted, combinations of the same cards in one line."""
        rest, seat = self.numbered(), self.words.seat()
        rows = [*lines(self.words, rest)] if most < LOOKED_AT else [*each_alone(rest)]
        for row in rows[:most]:
            said = self.translated(seat, rest[row.first - 1].answer) if row.first == row.last else ""
            self.flow(f"{row.number:>4}  {row.words}{said}", indent="        ")
        if len(rows) > most:
            many = "at least " if len(self.options) >= LOOKED_AT else ""
            self.say(
                f"   …  and {many}{len(rest) - rows[most - 1].last} more (more lists them; commands can say anything)",
                "dim",
            )
        if len(rest) < len(self.options):
            self.say(f"   0  {self.options[0].words}")

    # Taking back

    def undo(self, _rest: str = "") -> None:
        """Go back to before the last answer typed; the dice will roll as they did."""
        if not self.past:
            raise Misunderstood("There is nothing to take back.")
        moment = self.past.pop()
        self.position = moment.position
        self.random.setstate(moment.dice)
        del self.lines[moment.lines :]
        del self.moves[moment.moves :]
        self.say("Taken back.", "dim")

    # Showing

    def say(self, words: str, style: str = "") -> None:
        """Print a line as it is."""
        self.console.print(Text(words, style))

    def flow(self, words: str, indent: str = "", style: str = "") -> None:
        """Print a sentence, broken between words, later lines indented."""
        start = words[: len(words) - len(words.lstrip())]
        for line in flowed(words.split(), self.width, first=start, indent=indent):
            self.say(line, style)

    def complain(self, sentences: Iterable[str]) -> None:
        """Say what is wrong, and forget what else stood on the line: it was meant for another position."""
        self.waiting.clear()
        for sentence in sentences:
            self.flow(sentence, "  ", "red")

    def show_board(self, _rest: str = "") -> None:
        """Print the board."""
        board = Text(self.tongue.board(engine.view(self.rules, self.position, self.viewer()), self.width))
        for pattern, style in self.commands.COLOURS.items():
            board.highlight_regex(pattern, style)
        self.console.print(board)

    def show_help(self, _rest: str) -> None:
        """Print the commands."""
        self.say("\n".join([BEFORE, help_of(self.rules), AFTER]))

    def show_more(self, _rest: str) -> None:
        """Print all options."""
        self.show_options(LOOKED_AT)

    def show_hand(self, _rest: str) -> None:
        """Print the viewer's hand with its texts."""
        hand = self.words.hand(self.viewer())
        if not hand:
            raise Misunderstood("There is no hand to show.")
        for number, card in enumerate(hand, 1):
            self.show_one(self.words.card(card), f"{number}  ")

    def show_piles(self, _rest: str) -> None:
        """Print the discard piles, which are open to everybody."""
        for seat in self.players:
            names = sorted(self.words.discard(seat))
            self.flow(
                f"{self.words.signs.get(seat, '•')} {seat.capitalize()}'s discard pile: {', '.join(names) or 'empty'}",
                "    ",
            )

    def show_card(self, rest: str) -> None:
        """Print one card of the game."""
        cards = {**self.rules.cards, **getattr(self.position, "own_cards", {})}
        if not cards:
            raise Misunderstood("The cards of this game have no texts.")
        visible = engine.view(self.rules, self.position, self.viewer()).cards
        name = visible.get(rest) or best_name(rest, cards, next(iter(cards)))
        self.show_one(cards[name])

    def show_one(self, card: Any, number: str = "") -> None:
        """Print a card: its values, then its text."""
        title = getattr(card, "name", None) or str(card)
        self.flow(": ".join(filter(None, (f"{number}{title}", self.words.summary(card)))), "    ", "bold")
        for line in self.words.text(card).split("\n"):
            if line:
                self.flow(f"    {line}", "      ")

    def show_question(self, _rest: str) -> None:
        """Print the clause that puts the question."""
        assert self.position.pending is not None
        self.show_clause(self.position.pending.clause)

    def show_rule(self, rest: str) -> None:
        """Print any clause of the ledger."""
        game = self.rules.name.partition("@")[0]
        clause = next((name for name in (rest, f"{game}.{rest}") if name in self.ledger), None)
        if clause is None:
            like = next(iter(self.ledger), "game.section.clause")
            raise Misunderstood(f"There is no clause “{quoted(rest)}”; clauses are called like {like}.")
        self.show_clause(clause)

    def show_clause(self, clause: str) -> None:
        """Print a clause's id, page and restatement."""
        self.say(f"  {self.cited(clause)}")
        self.restate(clause)

    def cited(self, clause: str) -> str:
        """A clause with its page in this edition's rulebook."""
        row = self.ledger.get(clause)
        where = row.where(self.rules.name) if row is not None else ""
        return f"{clause} ({where})" if where else clause

    def restate(self, clause: str) -> None:
        """Print what a clause says, if the ledger is at hand."""
        row = self.ledger.get(clause)
        if row is not None:
            self.flow(f"      {self.tongue.clause(row.id, row.en)}", "      ", "dim")

    def quit(self, _rest: str) -> None:
        """Leave the table."""
        raise EOFError


SHOWS: Mapping[str, Callable[[PlaySession, str], None]] = {
    "help": PlaySession.show_help,
    "more": PlaySession.show_more,
    "undo": PlaySession.undo,
    "hand": PlaySession.show_hand,
    "card": PlaySession.show_card,
    "board": PlaySession.show_board,
    "piles": PlaySession.show_piles,
    "why": PlaySession.show_question,
    "rule": PlaySession.show_rule,
    "quit": PlaySession.quit,
}
"""The words that answer nothing."""
