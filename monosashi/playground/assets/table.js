// The page of a table: shows what it says, and hands on what is clicked. What is lawful, and why not, it never decides.
(function () {
  "use strict";

  const SHOWN = 60, PICKED = 4;
  const at = (id) => document.getElementById(id);
  let words = {}, state = null, picked = [], again = () => {};

  // A fault is told; null is returned. How the question reaches the table is the carrier's: carry, in a script of its own.
  async function ask(method, params) {
    let reply;
    try {
      reply = await window.carry({ method: method, params: params || {} });
    } catch (error) {
      fault(words.lost || String(error));
      return null;
    }
    if (reply.error) { fault(reply.error); return null; }
    at("fault").hidden = true;
    return reply.result;
  }

  function fault(sentence) { at("fault").textContent = sentence; at("fault").hidden = false; }

  function element(name, attributes, text) {
    const made = document.createElement(name);
    Object.entries(attributes || {}).forEach(([key, value]) => made.setAttribute(key, value));
    if (text !== undefined) { made.textContent = text; }
    return made;
  }

  function button(text, action) {
    const made = element("button", { type: "button" }, text);
    made.addEventListener("click", action);
    return made;
  }

  function filled(sentence, values) { return sentence.replace(/\{(\w+)\}/g, (whole, key) => (key in values ? values[key] : whole)); }

  // Showing

  function speak(said) {
    words = said;
    document.documentElement.lang = words.lang;
    at("undo").textContent = words.undo;
    at("language").textContent = words.others;
    at("language").hidden = !words.other;
    at("answers-title").textContent = words.answers;
    at("filter").placeholder = words.filter;
    at("filter").setAttribute("aria-label", words.filter);
    at("thing").setAttribute("aria-label", words.pick);
    at("compose").firstElementChild.textContent = words.compose;
    at("place").firstElementChild.textContent = words.position;
    at("place").querySelector("textarea").setAttribute("aria-label", words.position);
    at("place").lastElementChild.textContent = words.put;
    at("past").firstElementChild.textContent = words.story;
    at("rule").querySelector("h2").textContent = words.rule;
    at("rule").querySelector("button").textContent = words.close;
    tell("spoken");
  }

  function show(said) {
    state = said;
    document.title = state.edition + " · " + words.title;
    at("edition").textContent = document.body.dataset.title || state.edition;
    at("undo").hidden = !state.undo;
    at("question").textContent = state.question;
    // Markup of ours: the table escapes whatever cards and positions are called.
    at("picture").innerHTML = state.picture;
    at("caption").innerHTML = state.caption;
    at("story").replaceChildren(...state.story.map((told) => {
      const item = element("li");
      item.innerHTML = told;
      return item;
    }).reverse());
    // A picture with buttons in it is no picture to a screen reader, but a group of them.
    at("picture").querySelectorAll("svg[role=img]").forEach((svg) => { svg.setAttribute("role", "group"); });
    at("picture").querySelectorAll("[data-u]").forEach((piece) => {
      piece.setAttribute("tabindex", "0");
      piece.setAttribute("role", "button");
      piece.setAttribute("aria-label", called(piece.dataset.u));
    });
    const known = new Set(Object.keys(state.things).concat(boards().flatMap(places).map((place) => place.name)));
    picked = picked.filter((name) => known.has(name));
    at("thing").replaceChildren(...things(words.pick));
    list();
    compose();
    tell("shown");
  }

  // What stands beside this script on the page hears when the table has been shown, or speaks another language.
  function tell(what) { document.dispatchEvent(new CustomEvent("table-" + what, { detail: { words: words, state: state } })); }

  function called(name) { return state.things[name] || name; }

  // The lawful answers, those of an act together; narrowed to what was picked on the picture, and to what was typed. Where
  // nothing is left, it is told why not.
  function list() {
    const typed = at("filter").value.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const found = state.answers.filter((each) => picked.every((name) => each.names.includes(name)) &&
      typed.every((word) => each.said.toLowerCase().includes(word)));
    const groups = new Map();
    found.slice(0, SHOWN).forEach((each) => {
      if (!groups.has(each.action.do)) { groups.set(each.action.do, element("ul", { class: "group" })); }
      const item = element("li");
      item.append(button(each.said, () => give(each.action)));
      groups.get(each.action.do).append(item);
    });
    at("answers").replaceChildren(...groups.values());
    if (found.length > SHOWN) {
      at("answers").append(element("p", { class: "note" }, filled(words.more, { n: found.length - SHOWN })));
    }
    at("clear").hidden = !picked.length;
    at("clear").textContent = filled(words.only, { name: picked.map(called).join(", ") }) + " ✕";
    mark(picked.length ? new Set(found.flatMap((each) => each.names)) : new Set());
    at("why").replaceChildren();
    at("sheet").classList.toggle("picking", picked.length > 0);
    if (picked.length && !typed.length && !found.length && state.seat) { whyNot(); }
  }

  // What is picked, and what else the answers name in which it stands.
  function mark(named) {
    at("picture").querySelectorAll("[data-u]").forEach((piece) => {
      const name = piece.dataset.u;
      piece.classList.toggle("chosen", picked.includes(name));
      piece.classList.toggle("named", named.has(name) && !picked.includes(name));
      piece.setAttribute("aria-pressed", String(picked.includes(name)));
    });
    boards().forEach((board) => {
      const shown = places(board).filter(({ name }) => named.has(name) || picked.includes(name));
      board.replaceChildren(...shown.map((place) => {
        const box = document.createElementNS("http://www.w3.org/2000/svg", "rect");
        ["x", "y", "width", "height"].forEach((key) => box.setAttribute(key, place[key]));
        box.setAttribute("class", picked.includes(place.name) ? "place chosen" : "place");
        return box;
      }));
    });
  }

  // The boards of the picture, as far as it says where their places are.
  function boards() { return Array.from(at("picture").querySelectorAll("[data-columns]")); }

  // The places of a board: every column with every row.
  function places(board) {
    const lines = (told) => told.split(" ").map((each) => each.split(":")).map(([name, start, size]) => ({ name, start: Number(start), size: Number(size) }));
    return lines(board.dataset.columns).flatMap((column) => lines(board.dataset.rows).map((row) => (
      { name: column.name + row.name, x: column.start, y: row.start, width: column.size, height: row.size })));
  }

  async function whyNot() {
    const asked = picked.join("\n");
    const meant = await ask("why", { picked: picked });
    if (!meant || asked !== picked.join("\n")) { return; }
    // Things that nothing joins: the last one alone is meant.
    if (!meant.length && picked.length > 1) { picked = picked.slice(-1); list(); return; }
    at("why").replaceChildren(...meant.map((each) => {
      const told = element("section");
      told.append(element("p", {}, each.said), ...verdict(each.against));
      return told;
    }));
    if (!meant.length) { at("why").append(element("p", {}, filled(words.nothing, { name: called(picked[0]) }))); }
  }

  // Whether an answer is lawful, and each rule that is against it, with the fact that decides.
  function verdict(against) {
    const found = element("ul");
    against.forEach((each) => {
      const item = element("li");
      item.append(element("a", { href: "#" + each.clause }, each.says), " ", element("span", { class: "fact" }, each.fact));
      found.append(item);
    });
    return [element("p", { class: against.length ? "refused" : "" }, against.length ? words.against : words.lawful), found];
  }

  async function give(action) {
    const said = await ask("answer", { seat: state.seat, action: action });
    if (!said) { return; }
    if (said.accepted) { picked = []; at("filter").value = ""; }
    show(said);
  }

  // Another answer, put together field by field

  function compose() {
    const form = at("compose").querySelector("form"), acts = state.acts;
    const before = form.elements.act ? form.elements.act.value : "";
    const chosen = element("select", { name: "act" });
    acts.forEach((act) => chosen.append(element("option", { value: act.do }, act.called)));
    const usual = acts.find((act) => act.do === before && act.offered) ||
      acts.find((act) => act.offered && act.fields.length) || acts.find((act) => act.offered) || acts[0];
    if (usual) { chosen.value = usual.do; }
    const fields = element("div");
    const label = element("fieldset");
    label.append(element("legend", {}, words.act), chosen);
    chosen.setAttribute("aria-label", words.act);
    chosen.addEventListener("change", () => fill(fields, chosen.value));
    const row = element("div", { class: "row" });
    row.append(button(words.may, () => judge(fields, chosen.value)), button(words.do, () => give(composed(fields, chosen.value))));
    again = () => judge(fields, chosen.value);
    form.replaceChildren(label, fields, row);
    form.onsubmit = () => false;
    at("verdict").replaceChildren();
    fill(fields, chosen.value);
  }

  // While an answer is put together, what is picked goes into its next empty field, or into one more; a whole answer is judged.
  function fillIn(name) {
    const form = at("compose").querySelector("form");
    const empty = () => Array.from(form.querySelectorAll(".entry select")).find((each) => !each.value);
    const more = form.querySelector("fieldset[data-kind] > button");
    if (!empty() && more) { more.click(); }
    const field = empty();
    if (!field) { return; }
    if (!(name in state.things)) { field.append(element("option", { value: name }, name)); }
    field.value = name;
    if (!empty()) { again(); }
  }

  function fill(fields, name) {
    const act = state.acts.find((each) => each.do === name);
    fields.replaceChildren(...(act ? act.fields : []).map((field) => {
      const set = element("fieldset", { "data-name": field.name, "data-kind": field.kind });
      set.append(element("legend", {}, field.called));
      if (["several", "pairs", "lists"].includes(field.kind)) {
        set.append(button("+ " + words.add, () => set.lastElementChild.before(entry(field))));
      } else {
        set.append(entry(field));
      }
      return set;
    }));
  }

  function entry({ kind, called: label }) {
    const made = element("span", { class: "entry" });
    const only = { flag: { type: "checkbox" }, number: { type: "number", value: "0", min: "0" }, json: { type: "text", value: "", placeholder: "JSON" } }[kind];
    if (only) { made.append(element("input", { ...only, "aria-label": label })); return made; }
    made.append(thing());
    if (kind === "pairs") { made.append(" " + words.to + " ", thing()); }
    if (kind === "lists") { made.append(" " + words.to + " ", element("input", { type: "text", size: "12" })); }
    made.querySelectorAll("select, input").forEach((each) => each.setAttribute("aria-label", label));
    return made;
  }

  function thing() {
    const made = element("select");
    made.append(...things("–"));
    if (picked.length) { made.value = picked[0]; }
    return made;
  }

  // Everything that can be named, to be chosen from.
  function things(none) {
    const named = Object.entries(state.things).map(([name, said]) => element("option", { value: name }, said === name ? name : said + " (" + name + ")"));
    return [element("option", { value: "" }, none)].concat(named);
  }

  // The action that the fields say; empty ones are left out.
  function composed(fields, name) {
    const action = { do: name };
    fields.querySelectorAll("fieldset").forEach((set) => {
      const key = set.dataset.name, kind = set.dataset.kind;
      const entries = Array.from(set.querySelectorAll(".entry"), (each) => Array.from(each.querySelectorAll("input, select")));
      if (kind === "several") { action[key] = entries.map((each) => each[0].value).filter(Boolean); return; }
      if (kind === "pairs") { action[key] = Object.fromEntries(entries.map((each) => [each[0].value, each[1].value]).filter((pair) => pair[0])); return; }
      if (kind === "lists") {
        const listed = (text) => text.split(/[\s,、]+/).filter(Boolean);
        action[key] = Object.fromEntries(entries.filter((each) => each[0].value).map((each) => [each[0].value, listed(each[1].value)]));
        return;
      }
      const input = entries[0][0];
      if (kind === "flag") { action[key] = input.checked; return; }
      if (kind === "number") { action[key] = Number(input.value); return; }
      if (!input.value) { return; }
      if (kind === "json") { try { action[key] = JSON.parse(input.value); } catch (error) { action[key] = input.value; } return; }
      action[key] = input.value;
    });
    return action;
  }

  async function judge(fields, name) {
    const against = await ask("judge", { seat: state.seat, action: composed(fields, name) });
    if (against) { at("verdict").replaceChildren(...verdict(against)); }
  }

  // What is clicked

  // Further picks join the first (this unit, to that place); one too many begins anew.
  function pick(name) {
    if (at("compose").open) { fillIn(name); return; }
    if (picked.includes(name)) { picked = picked.filter((other) => other !== name); }
    else { picked = picked.length >= PICKED ? [name] : picked.concat(name); }
    list();
  }

  // The place of a board under the pointer.
  function placeAt(event) {
    for (const board of boards()) {
      const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(board.getScreenCTM().inverse());
      const found = places(board).find((each) => point.x >= each.x && point.x < each.x + each.width &&
        point.y >= each.y && point.y < each.y + each.height);
      if (found) { return found.name; }
    }
    return "";
  }

  at("picture").addEventListener("click", (event) => {
    const piece = event.target.closest("[data-u]");
    const name = piece ? piece.dataset.u : placeAt(event);
    if (name) { pick(name); }
  });
  at("picture").addEventListener("keydown", (event) => {
    const piece = event.target.closest("[data-u]");
    if (piece && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); pick(piece.dataset.u); }
  });
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[href^='#']");
    if (!link) { return; }
    event.preventDefault();
    const rule = await ask("rule", { clause: link.getAttribute("href").slice(1) });
    if (!rule) { return; }
    at("rule").querySelector(".says").textContent = rule.says;
    const where = [rule.clause, rule.where].filter(Boolean).join(" · "), cards = document.body.dataset.cards;
    at("rule").querySelector(".where").replaceChildren(
      cards ? element("a", { href: cards + rule.clause + ".html", target: "_top" }, where) : where);
    at("rule").showModal();
  });
  at("compose").addEventListener("toggle", () => { picked = []; list(); });
  at("filter").addEventListener("input", list);
  at("thing").addEventListener("change", () => {
    const name = at("thing").value;
    at("thing").value = "";
    if (name) { pick(name); }
  });
  at("clear").addEventListener("click", () => { picked = []; list(); });
  at("undo").addEventListener("click", async () => show(await ask("undo") || state));
  at("language").addEventListener("click", async () => {
    const said = await ask("speak", { language: words.other });
    if (said) { speak(said.words); show(said); }
  });
  at("place").lastElementChild.addEventListener("click", async () => {
    const area = at("place").querySelector("textarea");
    let position;
    try { position = JSON.parse(area.value); } catch (error) { fault(String(error)); return; }
    picked = [];
    show(await ask("load", { position: position }) || state);
  });

  window.table = { ask: ask, fault: fault, element: element, button: button, filled: filled, speak: speak, give: give,
    show: (said) => { picked = []; at("filter").value = ""; show(said); } };

  // By then whatever stands beside this script listens.
  document.addEventListener("DOMContentLoaded", async () => {
    const said = await ask("words"), begun = said && await ask("state");
    if (said) { speak(said); }
    if (begun) { show(begun); }
  });
})();
