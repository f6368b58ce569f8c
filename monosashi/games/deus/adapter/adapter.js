// An adapter for the Monosashi kit, around a toy engine: one JSON-RPC 2.0 message a line, no dependencies.
"use strict";

const QUESTIONS = {
  main: "main", normal_summon: "summon", end_declaration: "end",
  first_hand_adjustment: "hand_adjustment", second_hand_adjustment: "hand_adjustment",
};
const isArea = (area) => /^[abc][123]$/.test(area);

class BadPosition extends Error {}

// PUT YOUR ENGINE HERE. This one marches single units into empty areas next to them, and ends one phase.
class Toy {
  // Take the position over; nothing of the last one is left.
  load({ phase = "main", marching, turn = 3, cards = {}, units = [], south = {}, north = {}, ...rest }) {
    if (!(phase in QUESTIONS)) throw new BadPosition(`the toy does not know the phase ${phase}`);
    for (const { id, area } of units) {
      if (!isArea(area) || cards[id]?.attack === undefined) throw new BadPosition(`${id} has no area or no card of its own`);
    }
    const { control_markers = [], battle_markers = [], final_turn = 0 } = rest;
    const decks = (south.deck ?? []).length + (north.deck ?? []).length;
    Object.assign(this, { phase, marching, turn, cards, zones: { south, north }, control_markers, battle_markers });
    this.final_turn = final_turn || (decks ? 0 : turn + 1); // both decks are empty
    this.units = new Map(units.map((unit) => [unit.id, { ready: true, ...unit }]));
  }

  // Change the position and return nothing, or leave it alone and return why.
  act(seat, action) {
    if (seat !== this.marching) return "it is the other side's turn";
    if (action.do === "end_phase" && this.phase === "main") {
      this.phase = "normal_summon";
      return "";
    }
    const [[name, area], more] = Object.entries(action.moves ?? {}).concat([["", ""]]);
    if (action.do !== "march" || this.phase !== "main" || more?.[0]) return "the toy cannot do that";
    const unit = this.units.get(name);
    if (unit?.owner !== seat || !unit.ready || !isArea(area)) return "no ready unit of yours, or no area";
    const steps = [0, 1].map((i) => Math.abs(unit.area.charCodeAt(i) - area.charCodeAt(i)));
    const taken = [...this.units.values()].some((other) => other.area === area);
    if (steps[0] + steps[1] !== 1 || taken) return "the toy marches one step, into an empty area";
    Object.assign(unit, { area, ready: false });
    return "";
  }

  // Everything that the judge sees.
  view() {
    const { phase, marching, turn, final_turn, control_markers, battle_markers } = this;
    const player = (zones) => ({
      power: 0, hand: [], deck: [], ...zones,
      hand_count: (zones.hand ?? []).length, deck_count: (zones.deck ?? []).length,
    });
    const units = [...this.units.values()].map((unit) => {
      const { name, attack, defence } = this.cards[unit.id];
      return { ...unit, card: name, attack, defence };
    });
    return {
      edition: "deus@2.00", viewer: "judge", turn, phase, marching, final_turn, control_markers, battle_markers, units,
      asked: { seat: marching, kind: QUESTIONS[phase] },
      players: { south: player(this.zones.south), north: player(this.zones.north) },
      cards: Object.fromEntries(units.map((unit) => [unit.id, unit.card])),
    };
  }
}

// With "effects" among the capabilities, "vocabulary" lists the words of card texts that the engine knows so far;
// monosashi list vocabulary prints all of them. Left out, it means all.
const HELLO = { name: "toy", version: "1", protocol: 1, editions: ["deus@2.00"], capabilities: ["core"] };
const toy = new Toy();
