// An adapter for the Monosashi kit, around a toy engine: one JSON-RPC 2.0 message a line, no dependencies.
"use strict";

const EDITION = "dungeon_command@summary";
const COUNTED = ["creature_deck", "creature_hand", "order_deck", "order_hand"];
const PILES = [...COUNTED, "creature_discard", "order_discard"];

class BadPosition extends Error {}

// PUT YOUR ENGINE HERE. This one activates creatures and moves them, whatever enemies and terrain say.
class Toy {
  // Take the position over; nothing of the last one is left.
  load({ turn_player, phase = "activate", turn = 1, cards = {}, players, battlefield, ...rest }) {
    const { creatures = {}, treasures = {}, first_player } = rest;
    if (phase !== "activate" || Object.keys(players).sort().join() !== "north,south") {
      throw new BadPosition("the toy cannot play from here");
    }
    if (typeof battlefield === "string" || !Object.keys(creatures).every((id) => typeof cards[id] === "object")) {
      throw new BadPosition("the toy knows no maps and no cards by name");
    }
    const called = (row, y) => [...row].map((mark, x) => [String.fromCharCode(97 + x) + (y + 1), mark]);
    const squares = Object.fromEntries([...battlefield.rows].reverse().flatMap(called));
    if (!Object.values(creatures).every(({ square }) => square in squares)) {
      throw new BadPosition("a creature stands beside the map");
    }
    Object.assign(this, { turn_player, turn, cards, players, battlefield, creatures, treasures, squares });
    Object.assign(this, { first_player: first_player ?? turn_player, activating: "", moved: false });
  }

  // Change the position and return nothing, or leave it alone and return why.
  act(seat, action) {
    if (seat !== this.turn_player) return "it is another player's turn";
    if (action.do === "activate" && !this.activating) {
      const creature = Object.hasOwn(this.creatures, action.creature) ? this.creatures[action.creature] : {};
      if (creature.controller !== seat || creature.activated) return `${action.creature} cannot be activated`;
      creature.activated = true;
      this.activating = action.creature;
    } else if (action.do === "move" && this.activating && !this.moved) {
      const [creature, { path }] = [this.creatures[this.activating], action];
      if (path.length > this.cards[this.activating].creature.speed) return "it is too slow for that";
      const way = [creature.square, ...path];
      if (!path.length || !path.every((there, step) => this.near(way[step], there))) return "there is no way like this";
      if (Object.values(this.creatures).some(({ square }) => square === path.at(-1))) {
        return "somebody stands where the move ends";
      }
      creature.square = path.at(-1);
      this.moved = true;
    } else if (action.do === "pass" && this.activating) {
      Object.assign(this, { activating: "", moved: false });
    } else {
      return "the toy cannot do that";
    }
    return "";
  }

  // Whether one step leads there.
  near(here, there) {
    if (!(there in this.squares) || this.squares[there] === "#") return false;
    const [over, up] = [here.charCodeAt(0) - there.charCodeAt(0), here.slice(1) - there.slice(1)];
    return Math.max(Math.abs(over), Math.abs(up)) === 1;
  }

  // One creature.
  show([id, creature]) {
    const { controller, owner = controller, damage = 0, attached = {} } = creature;
    const hit_points = this.cards[id].creature.hit_points - damage;
    return { ...creature, id, owner, hit_points, attached: Object.keys(attached) };
  }

  // One player's numbers and piles.
  side({ commander = "", leadership = 0, morale = 10, ...rest }) {
    const piles = Object.fromEntries(PILES.map((pile) => [pile, rest[pile] ?? []]));
    const counts = Object.fromEntries(COUNTED.map((pile) => [`${pile}_count`, piles[pile].length]));
    return { commander, leadership, morale, ...counts, ...piles };
  }

  // Everything that the judge sees.
  view() {
    const { turn, turn_player, first_player, battlefield, activating, moved } = this;
    const players = Object.fromEntries(Object.entries(this.players).map(([seat, side]) => [seat, this.side(side)]));
    const creatures = Object.entries(this.creatures).map((entry) => this.show(entry));
    const there = Object.values(players).flatMap((side) => [side.commander, ...PILES.flatMap((pile) => side[pile])]);
    there.push(...creatures.flatMap(({ id, attached }) => [id, ...attached]));
    const cards = Object.fromEntries(there.filter((id) => id).map((id) => [id, this.cards[id].name]));
    const chests = Object.entries(this.treasures).map(([at, chest]) => [at, { left: chest.number, ...chest }]);
    const treasures = Object.fromEntries(chests);
    const asked = { seat: turn_player, kind: activating ? "act" : "activate", about: activating };
    const shown = { edition: EDITION, viewer: "judge", turn, phase: "activate", turn_player, first_player, asked };
    return { ...shown, players, cards, battlefield, creatures, treasures, activating, moved };
  }
}

// With "effects" among the capabilities, "vocabulary" lists the words of card texts that the engine knows so far;
// monosashi list vocabulary prints all of them. Left out, it means all.
const HELLO = { name: "toy", version: "1", protocol: 1, editions: [EDITION], capabilities: ["core"] };
const toy = new Toy();
