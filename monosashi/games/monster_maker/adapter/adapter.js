// An adapter for the Monosashi kit, around a toy engine: one JSON-RPC 2.0 message a line, no dependencies.
"use strict";

const EDITION = "monster_maker@2021-03-20";
const SEATS = ["south", "west", "north", "east"]; // clockwise
const QUESTIONS = {
  move_phase: "move", encounter_phase: "encounter", end_phase: "end_turn",
  first_window: "window", second_window: "window", third_window: "window",
};
const NEXT = { move_phase: "third_window", third_window: "encounter_phase", encounter_phase: "end_phase" };
const PILES = ["hand", "deck", "discard", "others"];
const DONE = ["retreated", "placed_character", "ranked_up", "monsters_on"];

class BadPosition extends Error {}

// PUT YOUR ENGINE HERE. This one lays a land in the move phase, and passes on to the end of the turn.
class Toy {
  // Take the position over; nothing of the last one is left.
  load({ turn_player, phase = "first_window", turn = 1, cards = {}, players, damage = {}, first_player, ...rest }) {
    const placed = Object.values(players).flatMap(({ map = [], party = [] }) => [...map, ...party]);
    if (!(phase in QUESTIONS) || !(turn_player in players) || Object.keys(players).length < 2) {
      throw new BadPosition("the toy cannot play from here");
    }
    if (!placed.every(({ id }) => typeof cards[id] === "object")) throw new BadPosition("a card has no definition");
    const seats = SEATS.filter((seat) => seat in players);
    const first = seats.indexOf(first_player ?? turn_player);
    this.order = [...seats.slice(first), ...seats.slice(0, first)];
    this.done = Object.fromEntries(DONE.filter((name) => name in rest).map((name) => [name, rest[name]]));
    for (const side of Object.values(players)) {
      for (const pile of [...PILES, "map", "party"]) side[pile] = [...(side[pile] ?? [])];
    }
    Object.assign(this, { turn_player, phase, turn, cards, players, damage });
  }

  // Change the position and return nothing, or leave it alone and return why.
  act(seat, action) {
    const { do: act, card, face_down = false } = action;
    const own = this.players[seat];
    if (seat !== this.turn_player) return "it is another player's turn";
    if (act === "move" && this.phase === "move_phase") {
      if (!own.hand.includes(card)) return `${card} is not in the hand`;
      const monsters = own.map.some((land) => Object.keys(land.monsters ?? {}).length);
      if (this.done.retreated || monsters) return "there is no way on";
      if (!face_down && !this.cards[card].land) return `${card} is no land`;
      own.hand.splice(own.hand.indexOf(card), 1);
      own.map.push({ id: card, face_down });
    } else if (act !== "pass" || !(this.phase in NEXT)) {
      return "the toy cannot do that";
    }
    this.phase = NEXT[this.phase];
    return "";
  }

  // One player's piles and field.
  show(side) {
    const hurt = (id) => this.damage[id] ?? 0;
    const map = side.map.map(({ id, face_down = false, monsters = {} }) => {
      const { level, town = false } = face_down ? { level: 1 } : this.cards[id].land;
      const there = Object.entries(monsters).map(([card, owner]) => ({ id: card, owner, damage: hurt(card) }));
      return { id, face_down, level, town, monsters: there };
    });
    const party = side.party.map((member) => ({ ...member, damage: hurt(member.id) }));
    const level = map.reduce((sum, land) => sum + land.level, 0);
    return { ...side, hand_count: side.hand.length, deck_count: side.deck.length, level, map, party };
  }

  // What every card on the table is called.
  names() {
    const sides = Object.values(this.players);
    const there = sides.flatMap((side) => PILES.flatMap((pile) => side[pile]));
    for (const { id, monsters = {}, items = [] } of sides.flatMap(({ map, party }) => [...map, ...party])) {
      there.push(id, ...Object.keys(monsters), ...items);
    }
    return Object.fromEntries(there.map((id) => [id, this.cards[id].name]));
  }

  // Everything that the judge sees.
  view() {
    const { turn, phase, turn_player, order, done } = this;
    const players = Object.fromEntries(Object.entries(this.players).map(([seat, side]) => [seat, this.show(side)]));
    const asked = { seat: turn_player, kind: QUESTIONS[phase] };
    const cards = this.names();
    return { edition: EDITION, viewer: "judge", turn, phase, turn_player, order, done, asked, players, cards };
  }
}

// With "effects" among the capabilities, "vocabulary" lists the words of card texts that the engine knows so far;
// monosashi list vocabulary prints all of them. Left out, it means all.
const HELLO = { name: "toy", version: "1", protocol: 1, editions: [EDITION], capabilities: ["core"] };
const toy = new Toy();
