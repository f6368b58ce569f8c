// An adapter for the Monosashi kit, around a toy engine: one JSON-RPC 2.0 message a line, no dependencies.
"use strict";

const EDITION = "moncolle_tcg@quick-reference";
const BASES = { south: "b1", north: "b4" };
const QUESTIONS = {
  main: "main", normal_summon: "summon", end_declaration: "end",
  first_hand_adjustment: "hand_adjustment", second_hand_adjustment: "hand_adjustment",
};
const PILES = ["hand", "deck", "discard", "excluded"];
const mapped = (all, make) => Object.fromEntries(Object.entries(all).map(([key, value]) => [key, make(value, key)]));

class BadPosition extends Error {}

// PUT YOUR ENGINE HERE. This one marches single units onto empty terrain next to them, and ends one phase.
class Toy {
  // Take the position over; nothing of the last one is left.
  load({ phase = "main", marching, cards = {}, units = [], terrain = [], south = {}, north = {}, ...rest }) {
    if (!(phase in QUESTIONS)) throw new BadPosition(`the toy does not know the phase ${phase}`);
    Object.assign(this, { phase, marching, cards, zones: { south, north } });
    this.field = Object.fromEntries(terrain.map((ground) => [ground.area, this.ground(ground)]));
    for (const [seat, area] of Object.entries(BASES)) {
      this.field[area] = { kind: "base", placed_by: seat, limit: 10, card: this.zones[seat].base ?? "" };
    }
    for (const { id, area } of units) {
      const known = this.field[area] && cards[id]?.attack !== undefined;
      if (!known) throw new BadPosition(`${id} has no area or no card of its own`);
    }
    this.units = new Map(units.map((unit) => [unit.id, { ready: true, ...unit }]));
    const { turn = 3, final_turn = 0, fought_on = [], proxy_used = false } = rest;
    const decks = south.deck?.length || north.deck?.length;
    // With both decks empty the next turn is the last.
    this.rest = { turn, final_turn: final_turn || (decks ? 0 : turn + 1), fought_on, proxy_used };
  }

  // A terrain card, or any card face down.
  ground({ card, area, placed_by, proxy = false }) {
    const limit = proxy ? 8 : this.cards[card]?.limit;
    if (!limit || !/^[abc][1-4]$/.test(area)) throw new BadPosition(`${card} is no terrain card or lies nowhere`);
    return { kind: proxy ? "proxy" : "terrain", placed_by, limit, card };
  }

  // Change the position and return nothing, or leave it alone and return why.
  act(seat, action) {
    if (seat !== this.marching) return "it is the other side's turn";
    if (action.do === "end_phase" && this.phase === "main") {
      this.phase = "normal_summon";
      return "";
    }
    if (action.do !== "march" || this.phase !== "main" || action.units.length !== 1) return "the toy cannot do that";
    const [unit, area] = [this.units.get(action.units[0]), action.area];
    if (unit?.owner !== seat || !unit.ready || !this.field[area]) return "no ready unit, or nothing to stand on";
    const steps = [0, 1].map((i) => Math.abs(unit.area.charCodeAt(i) - area.charCodeAt(i)));
    const taken = [...this.units.values()].some((other) => other.area === area);
    if (steps[0] + steps[1] !== 1 || taken) return "the toy marches one step, where nobody is";
    Object.assign(unit, { area, ready: false });
    return "";
  }

  // Everything that the judge sees.
  view() {
    const { phase, marching, rest } = this;
    const piles = mapped(this.zones, (zones) => Object.fromEntries(PILES.map((pile) => [pile, zones[pile] ?? []])));
    const units = [...this.units.values()].map((unit) => {
      const { name, attack, defence } = this.cards[unit.id];
      return { ...unit, card: name, attack, defence };
    });
    return {
      edition: EDITION, viewer: "judge", phase, marching, ...rest, units,
      asked: { seat: marching, kind: QUESTIONS[phase] },
      players: mapped(piles, (own) => ({ ...own, hand_count: own.hand.length, deck_count: own.deck.length })),
      field: mapped(this.field, (ground, area) => ({ ...ground, used: this.used(area) })),
      cards: Object.fromEntries(units.map(({ id, card }) => [id, card])),
    };
  }

  // How much of a Limit each side uses.
  used(area) {
    const used = {};
    for (const unit of this.units.values()) {
      if (unit.area === area) used[unit.owner] = (used[unit.owner] ?? 0) + this.cards[unit.id].level;
    }
    return used;
  }
}

// With "effects" among the capabilities, "vocabulary" lists the words of card texts that the engine knows so far;
// monosashi list vocabulary prints all of them. Left out, it means all.
const HELLO = { name: "toy", version: "1", protocol: 1, editions: [EDITION], capabilities: ["core"] };
const toy = new Toy();
