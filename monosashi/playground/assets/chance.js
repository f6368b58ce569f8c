// A new game, and dice and shuffles that somebody chooses: what is drawn is a decision then, answered here or by chance.
(function () {
  "use strict";

  const table = window.table;
  let words = {};

  // A new game

  const begin = table.tools.dialog("begin");
  table.tools.tool("new_game", async () => {
    const options = await table.ask("starts");
    if (!options) { return; }
    const inputs = options.map((option) => {
      const label = table.element("label", { class: "option" });
      const input = table.element("input", option.number ? { type: "number", min: "0", value: "" } : { type: "checkbox" });
      label.append(input, " " + option.called, table.element("small", { lang: "en" }, option.help));
      return { name: option.name, label: label, value: () => (option.number ? Number(input.value) : Number(input.checked)) };
    });
    const file = table.element("label", { class: "option" }), cards = table.element("input", { type: "file", accept: ".toml,.json" });
    file.append(words.own_cards + " ", cards);
    const go = table.button(words.begin, async () => {
      const chosen = inputs.map((each) => [each.name, each.value()]).filter((pair) => pair[1]);
      const brought = cards.files.length ? { cards: await cards.files[0].text() } : {};
      const said = await table.ask("begin", { options: Object.fromEntries(chosen), ...brought });
      begin.close();
      if (said) { table.show(said); }
    });
    begin.show(words.new_game, ...inputs.map((each) => each.label), file, go);
  });

  // Whether chance is chosen

  const own = table.element("input", { type: "checkbox" });
  const label = table.element("label", { id: "own-dice" });
  label.append(own, table.element("span"));
  table.tools.bar.append(label);
  own.addEventListener("change", async () => {
    const said = await table.ask("dice", { own: own.checked });
    if (said) { table.show(said); }
  });

  // Seats that chance plays: it answers as soon as one of them is asked.

  const PAUSE = 400;
  const players = table.element("details", { id: "players" }), seats = new Set();
  players.append(table.element("summary"));
  table.tools.bar.append(players);
  let timer = 0;

  function seated(state) {
    players.replaceChildren(players.firstElementChild, ...Object.entries(state.seats).map(([seat, name]) => {
      const chosen = table.element("label"), box = table.element("input", { type: "checkbox" });
      box.checked = seats.has(seat);
      box.addEventListener("change", () => {
        if (box.checked) { seats.add(seat); } else { seats.delete(seat); }
        goOn(state);
      });
      chosen.append(box, " " + table.filled(words.chance_plays, { seat: name }));
      return chosen;
    }));
    goOn(state);
  }

  function goOn(state) {
    clearTimeout(timer);
    if (!seats.has(state.seat)) { return; }
    timer = setTimeout(async () => {
      const said = await table.ask("by_chance");
      if (said) { table.show(said); }
    }, PAUSE);
  }

  // What is drawn

  const asked = table.element("div", { id: "chance" });
  document.getElementById("answers").before(asked);

  function drawn(draw) {
    const set = table.element("fieldset");
    set.append(table.element("legend", {}, draw.called));
    if (draw.kind === "die") {
      const face = table.element("input", { type: "number", min: "1", max: String(draw.sides), value: "1", "aria-label": draw.called });
      set.append(face);
      return { set: set, value: () => Number(face.value) };
    }
    // Cards in their order, the top one first; whichever is wanted there is put on top.
    const order = table.element("ol", { class: "order" });
    draw.among.forEach((card) => {
      const item = table.element("li", { "data-card": card.id });
      const up = table.button("⤒", () => { order.prepend(item); up.focus(); });
      up.setAttribute("aria-label", table.filled(words.on_top, { name: card.called }));
      item.append(up, " " + card.called);
      order.append(item);
    });
    set.append(order);
    return { set: set, value: () => Array.from(order.children, (item) => item.dataset.card) };
  }

  function show(state) {
    own.checked = state.own_dice;
    seated(state);
    const draws = state.draws.map(drawn), listed = state.answers.length > 0;
    const row = table.element("div", { class: "row" });
    if (!listed) { row.append(table.button(words.so, () => table.give({ do: "draw", results: draws.map((each) => each.value()) }))); }
    row.append(table.button(words.by_chance, async () => {
      const said = await table.ask("draw");
      if (said) { table.show(said); }
    }));
    asked.replaceChildren(...(draws.length ? [row, ...(listed ? [] : draws.map((each) => each.set))] : []));
  }

  document.addEventListener("table-spoken", (event) => {
    words = event.detail.words;
    label.lastElementChild.textContent = words.own_dice;
    players.firstElementChild.textContent = words.players;
  });
  document.addEventListener("table-shown", (event) => show(event.detail.state));
})();
