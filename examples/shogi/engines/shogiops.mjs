// shogiops, the library of lishogi: npm install shogiops. It judges positions; their history is its user's affair.
import { Refused, answer, installed, versionOf } from "./answering.mjs";

const { makeSfen, parseSfen } = await installed("shogiops/dist/sfen.js");
const { makeUsi, parsePieceName, parseUsi } = await installed("shogiops/dist/util.js");
const { pieceCanPromote, pieceForcePromote } = await installed("shogiops/dist/variant/util.js");

const SEATS = { sente: "black", gote: "white" };
let position;

answer({
  hello: () => ["shogiops", versionOf("shogiops"), { impasse: "none" }],
  load: (sfen) => {
    const read = parseSfen("standard", sfen, true);
    if (read.isErr) throw new Refused(read.error.message);
    position = read.value;
  },
  sfen: () => makeSfen(position),
  legal: () => {
    const found = [];
    for (const [from, squares] of position.allMoveDests())
      for (const to of squares) {
        const piece = position.board.get(from);
        const can = pieceCanPromote("standard")(piece, from, to, position.board.get(to));
        if (can) found.push(makeUsi({ from, to, promotion: true }));
        if (!can || !pieceForcePromote("standard")(piece, to)) found.push(makeUsi({ from, to, promotion: false }));
      }
    for (const [name, squares] of position.allDropDests())
      for (const to of squares) found.push(makeUsi({ role: parsePieceName(name).role, to }));
    return found;
  },
  push: (usi) => position.play(parseUsi(usi)),
  winner: () => {
    const outcome = position.outcome();
    return outcome && (SEATS[outcome.winner] ?? "");
  },
  declare: () => {
    throw new Refused("shogiops has no impasse");
  },
});
