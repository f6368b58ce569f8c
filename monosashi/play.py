"""A game in the terminal: people type, chance rolls, and every refusal says which clause it rests on."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NamedTuple, TextIO

from msgspec.structs import replace
from rich.console import Console
from rich.text import Text

import reference_engine as engine
from monosashi.board import SIGNS, WIDTH, draw, flowed, printable, question
from monosashi.errata import BadErratum, edition_ledger
from monosashi.ledger import BadLedger, Clause
from monosashi.play_words import COLOURS, HELP, SHORT
from monosashi.ready_decks import ready_made_decks
from monosashi.records import Record, Taken, plain, recorded, write
from monosashi.typed import COMMANDS, LOOKED_AT, Misunderstood, quoted
from monosashi.wording import Wording
from reference_engine.deus.board import AREAS
from reference_engine.deus.hand_adjustment import Discard
from reference_engine.deus.position import Position
from reference_engine.deus.quiet import Start
from reference_engine.deus.turn import EndPhase, EndTurn
from reference_engine.deus.view import View
from reference_engine.kernel.decision import CHANCE, Answer, Drawn, Pass
from reference_engine.kernel.edition import Edition
from reference_engine.monster_collection.card_text import text as text_of
from reference_engine.monster_collection.cards import Card

Ask = Callable[[str], str]
"""Shows a prompt and returns a line, as the built-in input does; raises EOFError when there are no more."""

PLAYERS = ("human", "chance")
SEATS = ("south", "north")
MOVE = re.compile(r"(.+?)(?: to)? (?:[a-c][1-3]→)?([a-c][1-3])(?: ?, ?| |$)", re.IGNORECASE)

SHOWN = 20
"""How many options are listed unasked."""


class Moment(NamedTuple):
    """What undo goes back to: the position, the state of the dice, how many lines and answers had been taken."""

    position: Position
    dice: Any
    lines: int
    taken: int


class Option(NamedTuple):
    """A listed answer and its wording."""

    words: str
    answer: Answer


def play(
    edition_name: str,
    south: str,
    north: str,
    seed: int | None,
    input: Ask,
    output: TextIO,
    *,
    beginner: bool = False,
    decks: bool = False,
    dice: str = "chance",
    record: Path | None = None,
) -> int:
    """Play a game in the terminal; returns an exit code: 0, or 2 if there is no such game.

    ``edition_name`` is a ruleset (``deus``) or one of its editions, ``south`` and ``north`` are ``human`` or
    ``chance``. ``decks`` starts with ready-made decks instead of the draft, ``beginner`` plays the beginner
    variant; with ``dice`` set to ``human`` the faces are asked for, as real dice show them. The same ``seed``
    deals the same cards and rolls the same dice for the same answers. The game is written to ``record``, also when it
    is left before its end. Raises OSError if that fails.
    """
    if hasattr(output, "reconfigure"):
        # A terminal that cannot show a box-drawing character shows a question mark instead of a traceback.
        output.reconfigure(errors="replace")
    console = Console(file=output, highlight=False, soft_wrap=True)
    try:
        rules = _edition(edition_name)
        for name, value in (("--south", south), ("--north", north), ("--dice", dice)):
            if value not in PLAYERS:
                raise Misunderstood(f"{name} is one of {', '.join(PLAYERS)}, not {printable(value)!r}.")
    except Misunderstood as error:
        console.print(Text(str(error), "red"))
        return 2
    seed = SystemRandom().randrange(1_000_000) if seed is None else seed
    table = Table(rules, {"south": south, "north": north}, seed, input, console, dice)
    flags = [f"--{seat} {player}" for seat, player in table.players.items()]
    flags += ["--beginner"] * beginner + ["--decks"] * decks + [f"--dice {dice}"] * (dice != "chance")
    command = f"monosashi play {edition_name} {' '.join(flags)} --seed {seed}"
    try:
        table.begin(beginner, decks)
        table.run()
    except engine.Unreadable as error:
        console.print(Text(f"{rules.name} cannot be begun like this: {error}.", "red"))
        return 2
    except (EOFError, KeyboardInterrupt):
        table.leave(command)
    if record is not None:
        write(record, table.record())
    return 0


def _edition(name: str) -> Edition:
    """The edition of that name, errata and all, or a ruleset's present one."""
    present = next((known for known in engine.editions()[::-1] if name == known.partition("@")[0]), None)
    found = present or name
    if not engine.knows(found):
        raise Misunderstood(f"There is no game {printable(name)!r}; there is {', '.join(engine.editions())}.")
    if engine.ruleset(found).views.kind is not View:
        raise Misunderstood(f"{found} cannot be played in the terminal yet.")
    return engine.edition(found)


class Table(Wording):
    """One game at one terminal: the position, who plays, what has been typed so far."""

    def __init__(
        self, rules: Edition, players: Mapping[str, str], seed: int, ask: Ask, console: Console, dice: str = "chance"
    ) -> None:
        """Sit down; the game begins with :meth:`begin`."""
        super().__init__(rules)
        self.players = players
        self.random = Random(seed)
        self.ask = ask
        self.console = console
        self.dice = dice
        self.seed = seed
        self.width = min(console.width, WIDTH) if console.is_terminal else WIDTH
        self.past: list[Moment] = []
        self.lines: list[str] = []
        self.start: dict[str, Any] = {}
        self.taken: list[Taken] = []
        self.waiting: list[str] = []
        self.options: list[Option] = []
        self.asked_about: Position | None = None
        try:
            self.ledger: Mapping[str, Clause] = edition_ledger(rules.name)
        except (BadLedger, BadErratum):
            # The game can be played without restatements; refusals then show ids and messages only.
            self.ledger = {}

    # The course of a game

    def begin(self, beginner: bool, ready_made: bool) -> None:
        """Put the game on the table, up to its first decision."""
        decks = ready_made_decks(self.rules, self.random, beginner) if ready_made else None
        start = Start(beginner=beginner, decks=decks)
        self.start = plain(start)
        self.position = engine.begin(self.rules, start).position
        who = " · ".join(f"{SIGNS[seat]} {seat.capitalize()}: {self.players[seat]}" for seat in SEATS)
        self.say(f"{self.rules.name} · {who} · seed {self.seed}", "bold")
        if self.somebody_types():
            self.say('Type a number or a command; "help" lists them.', "dim")

    def run(self) -> None:
        """Go from decision to decision until the game is over."""
        while self.position.result is None:
            if self.is_asked():
                self.converse()
            else:
                self.take(self.seat(), engine.legal(self.rules, self.position).sample(self.random))
        self.close()

    def is_asked(self) -> bool:
        """Whether somebody at the terminal answers: a person's seat, or whoever reads real dice."""
        if self.seat() == CHANCE:
            return self.dice == "human" and all(draw.kind == "die" for draw in self.draws())
        return self.players[self.seat()] == "human"

    def somebody_types(self) -> bool:
        """Whether anybody at all is at the terminal."""
        return "human" in self.players.values() or self.dice == "human"

    def viewer(self) -> str:
        """Through whose eyes the terminal looks: the asked person's, the only one's, nobody's or a judge's."""
        people = [seat for seat in SEATS if self.players[seat] == "human"]
        if not people:
            return "judge"
        if self.position.pending is not None and self.seat() in people:
            return self.seat()
        return people[0] if len(people) == 1 else "public"

    def take(self, seat: str, answer: Answer) -> None:
        """Apply an answer and tell what came of it. Raises Illegal or Malformed."""
        headline = self.headline(seat, answer)
        before = self.position
        result = engine.apply(self.rules, before, seat, answer)
        self.position = result.position
        self.taken.append(Taken(before, seat, answer))
        self.flow(headline, indent="    ", style="bold" if seat in SIGNS else "")
        for event, sentence in self.sentences(result.events, answer):
            self.flow(f"    {sentence}", indent="      ")
            if event.what == "turn_begins" and not self.somebody_types():
                self.show_board()

    def close(self) -> None:
        """Say who won, and by which clause."""
        result = self.position.result
        assert result is not None
        self.show_board()
        self.say(f"{result.winner.capitalize()} wins." if result.winner else "Nobody wins.", "bold green")
        self.show_clause(result.clause)

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
        note = f"monosashi play, seed {self.seed}"
        return recorded(self.rules, self.start, self.taken, self.position, players=dict(self.players), note=note)

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
            self.complain([f"That makes no sense here: {self.named(fault)}." for fault in error.faults])
        except engine.Illegal as refusal:
            self.waiting.clear()
            self.say("Not by the rules:", "bold red")
            for violation in refusal.violations:
                self.flow(f"  {self.cited(violation.clause)}: {self.named(violation.message)}", "    ", "red")
                self.restate(violation.clause)

    def put_question(self) -> None:
        """Show the board, the question and what could be answered."""
        self.asked_about = self.position
        self.options = self.listed() if self.seat() != CHANCE else []
        self.say("")
        if self.position.turn:
            self.show_board()
        else:
            assert self.position.pending is not None
            self.flow(f"→ {question(self.kind(), self.seat(), self.position.pending.about)}", "  ", "bold")
        if self.seat() == CHANCE:
            wanted = ", ".join(f"the {draw.name} of {self.called(draw.seat)}" for draw in self.draws())
            self.flow(f'Say what the dice show: {wanted}. For example "3 5"; "random" rolls them.', "  ", "bold")
        else:
            self.show_options(SHOWN)

    def line(self) -> str:
        """The next thing typed, without superfluous space; one line may hold several, separated by semicolons."""
        if not self.waiting:
            try:
                typed = self.ask(f"{self.called(self.seat())}> ")
            except UnicodeDecodeError:
                raise Misunderstood("That line is not readable as text.") from None
            if not self.console.is_terminal:
                # Nobody has seen it being typed: what is printed is to be readable without the input.
                self.say(printable(typed))
            self.waiting = typed.split(";")
        return " ".join(self.waiting.pop(0).split())

    def obey(self, line: str) -> None:
        """Answer or show something. Raises Misunderstood, Illegal or Malformed and then changes nothing."""
        word, _, rest = line.partition(" ")
        word = SHORT.get(word.lower(), word.lower())
        if word in SHOWS:
            SHOWS[word](self, rest)
            return
        moment = Moment(self.position, self.random.getstate(), len(self.lines), len(self.taken))
        seat, answer = self.seat(), self.answer_to(line, word, rest)
        self.take(seat, answer)
        self.past.append(moment)
        self.lines.append(line)

    def answer_to(self, line: str, word: str, rest: str) -> Answer:
        """The answer that a line means."""
        if not line:
            raise Misunderstood("Nothing was typed; a number chooses an option, help lists the commands.")
        if self.seat() == CHANCE and re.fullmatch(r"[0-9]{1,6}(?:[ ,]+[0-9]{1,6})*", line):
            return Drawn(tuple(int(face) for face in re.findall(r"[0-9]+", line)))
        if re.fullmatch(r"[0-9]+", line):
            return self.option(line)
        if word == "random":
            return engine.legal(self.rules, self.position).sample(self.random)
        if word not in COMMANDS:
            raise Misunderstood(f"“{quoted(line)}” is no command; help lists them all.")
        if self.seat() == CHANCE:
            raise Misunderstood("The dice are to be read now: say what they show, or random.")
        return COMMANDS[word](self, rest)

    def option(self, digits: str) -> Answer:
        """The option of that number; 0 means nothing (more) where that can be said."""
        chosen = int(digits) if len(digits) < 7 else -1
        if chosen == 0 and self.options and is_nothing(self.options[0].answer):
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
            found.setdefault(self.worded(answer, self.seat()), answer)
        options = [Option(words, answer) for words, answer in found.items()]
        return sorted(options, key=lambda option: not is_nothing(option.answer))

    def numbered(self) -> list[Option]:
        """The options that count from 1."""
        return self.options[1:] if self.options and is_nothing(self.options[0].answer) else self.options

    def show_options(self, most: int) -> None:
        """List options with their numbers."""
        rest = self.numbered()
        for number, option in enumerate(rest[:most], 1):
            self.flow(f"{number:4}  {option.words}", indent="        ")
        if len(rest) > most:
            many = "at least " if len(self.options) >= LOOKED_AT else ""
            self.say(f"   …  and {many}{len(rest) - most} more (more lists them; commands can say anything)", "dim")
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
        del self.taken[moment.taken :]
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
        board = Text(draw(engine.view(self.rules, self.position, self.viewer()), self.width))
        for pattern, style in COLOURS.items():
            board.highlight_regex(pattern, style)
        self.console.print(board)

    def show_help(self, _rest: str) -> None:
        """Print the commands."""
        self.say(HELP)

    def show_more(self, _rest: str) -> None:
        """Print all options."""
        self.show_options(LOOKED_AT)

    def show_hand(self, _rest: str) -> None:
        """Print the viewer's hand with its texts."""
        hand = self.hand(self.viewer())
        if not hand:
            raise Misunderstood("There is no hand to show.")
        for number, card in enumerate(hand, 1):
            self.show_one(self.card(card), f"{number}  ")

    def show_piles(self, _rest: str) -> None:
        """Print both discard piles, which are open to everybody."""
        for seat in SEATS:
            names = sorted(self.position.cards[card] for card in self.position.players[seat].discard)
            self.flow(f"{SIGNS[seat]} {seat.capitalize()}'s discard pile: {', '.join(names) or 'empty'}", "    ")

    def show_card(self, rest: str) -> None:
        """Print one card of the game."""
        cards = {**self.rules.cards, **self.position.own_cards}
        visible = engine.view(self.rules, self.position, self.viewer()).cards
        name = visible.get(rest) or best_names(rest, cards)
        self.show_one(cards[name])

    def show_one(self, card: Card, number: str = "") -> None:
        """Print a card: its values, then its text."""
        self.flow(f"{number}{card.name}: {summary(card)}", "    ", "bold")
        for line in text_of(card, "en").split("\n"):
            if line:
                self.flow(f"    {line}", "      ")

    def show_question(self, _rest: str) -> None:
        """Print the clause that puts the question."""
        assert self.position.pending is not None
        self.show_clause(self.position.pending.clause)

    def show_rule(self, rest: str) -> None:
        """Print any clause of the ledger."""
        ruleset = self.rules.name.partition("@")[0]
        clause = next((name for name in (rest, f"{ruleset}.{rest}") if name in self.ledger), None)
        if clause is None:
            raise Misunderstood(f"There is no clause “{quoted(rest)}”; clauses are called like deus.march.a.")
        self.show_clause(clause)

    def show_clause(self, clause: str) -> None:
        """Print a clause's id, page and restatement."""
        self.say(f"  {self.cited(clause)}")
        self.restate(clause)

    def cited(self, clause: str) -> str:
        """A clause with its page in this edition's rulebook."""
        row = self.ledger.get(clause)
        page = row.page.get(self.rules.name, "") if row is not None else ""
        return f"{clause} (page {page})" if page else clause

    def restate(self, clause: str) -> None:
        """Print what a clause says, if the ledger is at hand."""
        row = self.ledger.get(clause)
        if row is not None:
            self.flow(f"      {row.en}", "      ", "dim")

    def quit(self, _rest: str) -> None:
        """Leave the table."""
        raise EOFError

    # What the words of a command mean

    def find(self, text: str, *groups: Iterable[str], taken: Iterable[str] = ()) -> str:
        """The card that a text calls, from the first group that has one. Raises Misunderstood with the reason.

        Cards that are alike in everything that matters are interchangeable: any of them will do.
        """
        for group in groups:
            free = [card for card in group if card not in taken]
            found = self.matching(text, free)
            if not found:
                continue
            if len({self.look(card) for card in found}) == 1:
                return found[0]
            several = ", ".join(f"{self.name(card)}{self.whereabouts(card)}" for card in found)
            raise Misunderstood(f"“{quoted(text)}” may be {several}.")
        raise Misunderstood(f"Nothing here is called “{quoted(text)}”.")

    def matching(self, text: str, cards: Sequence[str]) -> list[str]:
        """The cards of that id, else of that name, else with names that begin so, else that contain it."""
        wanted = text.casefold()
        if not wanted:
            return []
        names = {card: self.position.cards[card].casefold() for card in cards}
        for fits in (
            lambda card: card.casefold() == wanted,
            lambda card: wanted in (names[card], f"{names[card]} {card.casefold()}"),
            lambda card: names[card].startswith(wanted),
            lambda card: f" {wanted}" in names[card],
        ):
            found = [card for card in cards if fits(card)]
            if found:
                return found
        return []

    def look(self, card: str) -> object:
        """What makes a card different from others of its name: on the battlefield a lot, in a hand nothing."""
        unit = self.position.units.get(card)
        return self.position.cards[card], repr(replace(unit, id="")) if unit is not None else ""

    def whereabouts(self, card: str) -> str:
        """Where a unit stands."""
        unit = self.position.units.get(card)
        return f" in {unit.area}" if unit is not None else ""

    def several(self, text: str, *groups: Sequence[str]) -> tuple[str, ...]:
        """The cards that a list calls: separated by commas, or else the longest names that make sense."""
        found: list[str] = []
        if "," in text:
            for name in filter(None, text.split(",")):
                found.append(self.find(name.strip(), *groups, taken=found))
            return tuple(found)
        words = text.split()
        while words:
            for count in range(min(len(words), 6), 0, -1):
                try:
                    card = self.find(" ".join(words[:count]), *groups, taken=found)
                except Misunderstood:
                    if count == 1:
                        raise
                else:
                    found.append(card)
                    del words[:count]
                    break
        return tuple(found)

    def units(self) -> tuple[list[str], list[str]]:
        """The asked seat's units, and the opponent's: refusals are for the rules to give."""
        units = self.position.units.values()
        return [u.id for u in units if u.owner == self.seat()], [u.id for u in units if u.owner != self.seat()]

    def moves(self, text: str, example: str) -> dict[str, str]:
        """Units with the areas they go to."""
        moves: dict[str, str] = {}
        at = 0
        while at < len(text):
            match = MOVE.match(text, at)
            if match is None:
                raise Misunderstood(f"Say each unit and where it goes, like: {example}.")
            moves[self.find(match[1].strip(" ,"), *self.units(), taken=moves)] = match[2].lower()
            at = match.end()
        if not moves:
            raise Misunderstood(f"Say which unit goes where, like: {example}.")
        return moves

    def placed(self, text: str, *groups: Sequence[str]) -> tuple[str, str]:
        """A card and the area named behind it, if one is."""
        name, _, area = text.rpartition(" ")
        if area.lower() in AREAS:
            return self.find(re.sub(r" (to|into)$", "", name), *groups), area.lower()
        return self.find(text.removesuffix(" into the battle"), *groups), ""

    def hand_cards(self, text: str) -> tuple[str, ...]:
        """Hand cards by number or by name."""
        hand = self.hand(self.seat())
        if text == "nothing":
            return ()
        if not re.fullmatch(r"[0-9]+(?:[ ,]+[0-9]+)*", text):
            return self.several(text, hand)
        numbers = re.findall(r"[0-9]+", text)
        wrong = [number for number in numbers if len(number) > 6 or not 1 <= int(number) <= len(hand)]
        if wrong:
            raise Misunderstood(f"There is no hand card {quoted(wrong[0])}; the hand has {len(hand)} cards.")
        return tuple(hand[int(number) - 1] for number in numbers)


def best_names(text: str, cards: Mapping[str, Card]) -> str:
    """The one card name that a text means. Raises Misunderstood."""
    wanted = text.casefold()
    if not wanted:
        raise Misunderstood("Say which card, like: card Spark Imp.")
    for fits in (str.__eq__, str.startswith, str.__contains__):
        found = [name for name in cards if fits(name.casefold(), wanted)]
        if len(found) == 1:
            return found[0]
        if found:
            raise Misunderstood(f"“{quoted(text)}” may be {', '.join(found[:9])}{' …' if len(found) > 9 else ''}.")
    raise Misunderstood(f"No card is called “{quoted(text)}”.")


def summary(card: Card) -> str:
    """A card's printed values in one line."""
    parts = [card.kind.replace("_", " "), card.type, card.race, " ".join(card.attributes)]
    if card.level is not None:
        parts += [f"level {card.level}", f"attack {card.attack}", f"defence {card.defence}", card.march or ""]
    parts += ["instant summon"] if card.instant else []
    return ", ".join(part for part in [*parts, card.faction] if part)


def is_nothing(answer: Answer) -> bool:
    """Whether an answer means nothing, or nothing more."""
    return isinstance(answer, Pass | EndPhase | EndTurn) or answer == Discard()


SHOWS: Mapping[str, Callable[[Table, str], None]] = {
    "help": Table.show_help,
    "more": Table.show_more,
    "undo": Table.undo,
    "hand": Table.show_hand,
    "card": Table.show_card,
    "board": Table.show_board,
    "piles": Table.show_piles,
    "why": Table.show_question,
    "rule": Table.show_rule,
    "quit": Table.quit,
}
"""The words that answer nothing."""
