// tsshogi, the library of ShogiHome: npm install tsshogi. It judges one move at a time, so the adapter tries them all.
import { Refused, answer, installed, versionOf } from "./answering.mjs";

const { Color, JishogiDeclarationRule, Position, Record, judgeJishogiDeclaration } = await installed("tsshogi/dist/cjs/index.cjs");

const SEATS = { [Color.BLACK]: "black", [Color.WHITE]: "white" };
const SQUARES = [..."987654321"].flatMap((file) => [..."abcdefghi"].map((rank) => file + rank));
const TRIED = SQUARES.flatMap((to) => [
  ...SQUARES.flatMap((from) => [from + to, `${from}${to}+`]),
  ...[..."RBGSNLP"].map((piece) => `${piece}*${to}`),
]);
let record, number;

const other = (color) => (color === Color.BLACK ? Color.WHITE : Color.BLACK);

function legal() {
  const position = record.position;
  return TRIED.filter((usi) => {
    const move = position.createMoveByUSI(usi);
    return move && move.usi === usi && position.isValidMove(move);
  });
}

answer({
  hello: () => ["tsshogi", versionOf("tsshogi"), {}],
  load: (sfen) => {
    const position = Position.newBySFEN(sfen);
    if (!position) throw new Refused(`${sfen} is no position`);
    record = new Record(position);
    number = Number(sfen.split(" ")[3]);
  },
  sfen: () => record.position.getSFEN(number + record.current.ply),
  legal,
  push: (usi) => record.append(record.position.createMoveByUSI(usi)),
  winner: () => {
    if (record.repetition) return record.perpetualCheck ? SEATS[other(record.perpetualCheck)] : "";
    return legal().length ? null : SEATS[other(record.position.color)];
  },
  declare: () => {
    const { position } = record;
    const judged = judgeJishogiDeclaration(JishogiDeclarationRule.GENERAL27, position, position.color);
    return { win: SEATS[position.color], lose: SEATS[other(position.color)], draw: "" }[judged];
  },
});
