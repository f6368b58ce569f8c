// A form for a document, made of what its type says: records, lists, maps, choices, cards, numbers. It knows no game.
(function () {
  "use strict";

  const { element, button, filled } = window.table;
  const SIMPLE = ["choice", "text", "card"];

  const clone = (value) => JSON.parse(JSON.stringify(value));
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

  // A value with everything in it that may be left out, so that each field has its place; and without it again.
  function complete(form, value) {
    if (value === undefined || value === null) { value = blank(form); }
    if (form.kind === "record" && typeof value === "object") {
      form.fields.forEach((field) => {
        const said = field.name in value ? value[field.name] : field.default;
        if (said === undefined || said === null) {
          if (field.needed) { value[field.name] = blank(field.form); } else { delete value[field.name]; }
        } else { value[field.name] = complete(field.form, clone(said)); }
      });
    } else if (form.kind === "list" && Array.isArray(value)) {
      return value.map((each) => complete(form.item, each));
    } else if (form.kind === "map" && typeof value === "object") {
      Object.keys(value).forEach((key) => { value[key] = complete(form.item, value[key]); });
    }
    return value;
  }

  function blank(form) {
    if (form.kind === "record") { return complete(form, {}); }
    if (form.kind === "choice") { return form.values[0].value; }
    return { list: [], map: {}, cards: {}, flag: false, number: 0, text: "", card: "", json: null }[form.kind];
  }

  function tidy(form, value) {
    if (form.kind === "record" && value && typeof value === "object") {
      const kept = form.fields.filter((field) => field.name in value)
        .map((field) => [field, tidy(field.form, value[field.name])])
        .filter(([field, said]) => field.needed || !same(said, tidy(field.form, field.default)));
      return Object.fromEntries(kept.map(([field, said]) => [field.name, said]));
    }
    if (form.kind === "list" && Array.isArray(value)) { return value.map((each) => tidy(form.item, each)); }
    if (form.kind === "map" && value && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, tidy(form.item, each)]));
    }
    return value;
  }

  // Every name that stands in a document, but for those of its cards.
  function named(value, outermost) {
    if (typeof value === "string") { return [value]; }
    if (Array.isArray(value)) { return value.flatMap((each) => named(each)); }
    if (!value || typeof value !== "object") { return []; }
    return Object.entries(value).flatMap(([key, each]) => (outermost && key === "cards" ? [] : [key, ...named(each)]));
  }

  // The form of one document in a place of the page; changed is called after each change with the document as it is then.
  function filling(place, given, words, changed) {
    const made = new Set();
    let whole = complete(given.form, clone(given.position));

    function draw() {
      const focused = document.activeElement && document.activeElement.dataset.at;
      place.replaceChildren(names(), ...inside(given.form, whole, []));
      if (!focused) { return; }
      const again = place.querySelector('[data-at="' + CSS.escape(focused) + '"]');
      if (again) { again.focus(); return; }
      // What had the focus is gone: on with what adds to where it was.
      const above = JSON.parse(focused).path.slice(0, -1);
      const adding = place.querySelector('[data-at="' + CSS.escape(where(above, "add")) + '"]');
      if (adding) { adding.focus(); }
    }

    function names() {
      const list = element("datalist", { id: "known-names" });
      given.known.forEach((name) => list.append(element("option", { value: name })));
      return list;
    }

    function where(path, what) { return JSON.stringify({ path: path, what: what }); }
    function at(path) { return path.reduce((value, step) => value[step], whole); }

    function write(path, value, again) {
      const last = path[path.length - 1];
      const holder = at(path.slice(0, -1));
      if (value === undefined) { delete holder[last]; } else { holder[last] = value; }
      wrote(again);
    }

    function wrote(again) {
      const still = new Set(named(whole, true));
      made.forEach((card) => {
        if (!still.has(card)) { made.delete(card); delete whole.cards[card]; again = true; }
      });
      if (again) { draw(); }
      changed(tidy(given.form, whole));
    }

    // Cards: those of the position by their ids, those of the edition by their names, with a new id each

    function called(card) {
      const said = (whole.cards || {})[card];
      const name = said && typeof said === "object" ? said.name || card : given.cards[said] || said || card;
      const copy = typeof said === "string" && card.startsWith(said + " ") ? card.slice(said.length) : " (" + card + ")";
      return name === card || !said || said === card ? name : name + copy;
    }

    function known(card) {
      if (!card.startsWith("+")) { return card; }
      const name = card.slice(1);
      if (!whole.cards) { return name; }
      let id = name;
      for (let number = 2; id in whole.cards; number += 1) { id = name + " " + number; }
      whole.cards[id] = name;
      made.add(id);
      return id;
    }

    function cards(path, what, label, value, first) {
      const made = element("select", { "data-at": where(path, what), "aria-label": label });
      made.append(element("option", { value: "" }, first));
      const here = element("optgroup", { label: words.on_table });
      Object.keys(whole.cards || {}).forEach((card) => here.append(element("option", { value: card }, called(card))));
      const edition = element("optgroup", { label: words.of_edition });
      Object.entries(given.cards).forEach(([name, said]) => edition.append(element("option", { value: "+" + name }, said)));
      made.append(...[here, edition].filter((group) => group.childElementCount));
      if (value && !Array.from(made.options).some((option) => option.value === value)) { made.append(element("option", { value: value }, value)); }
      made.value = value;
      return made;
    }

    // Controls

    function simple(form, value, path, label, what, taken) {
      const common = { "data-at": where(path, what), "aria-label": label };
      if (form.kind === "card") {
        const chosen = cards(path, what, label, value, "–");
        chosen.addEventListener("change", () => taken(known(chosen.value)));
        return chosen;
      }
      if (form.kind === "choice") {
        const chosen = element("select", common);
        if (form.maybe) { chosen.append(element("option", { value: "" }, "–")); }
        form.values.forEach((each) => chosen.append(element("option", { value: each.value }, each.called)));
        if (value !== undefined && !form.values.some((each) => each.value === value)) { chosen.append(element("option", { value: value }, value)); }
        chosen.value = value === undefined ? "" : value;
        chosen.addEventListener("change", () => taken(form.maybe && !chosen.value ? undefined : chosen.value));
        return chosen;
      }
      const typed = element("input", { ...common, type: "text", autocomplete: "off", ...(form.known ? { list: "known-names" } : {}) });
      typed.value = value === undefined ? "" : value;
      typed.addEventListener("change", () => taken(form.maybe && !typed.value ? undefined : typed.value));
      return typed;
    }

    function written(value, path, label) {
      const area = element("textarea", { rows: "3", spellcheck: "false", "data-at": where(path, "value"), "aria-label": label + " (JSON)" });
      area.value = JSON.stringify(value, null, 1);
      // What is no JSON is a text, and the table says that it should have been something else.
      area.addEventListener("change", () => {
        let said = area.value;
        try { said = JSON.parse(area.value); } catch (error) { /* told as a fault of the position */ }
        write(path, said);
      });
      return area;
    }

    function control(form, value, path, label) {
      if (form.kind === "flag") {
        const flag = element("input", { type: "checkbox", "data-at": where(path, "value"), "aria-label": label });
        flag.checked = Boolean(value);
        flag.addEventListener("change", () => write(path, flag.checked));
        return flag;
      }
      if (form.kind === "number") {
        const number = element("input", { type: "number", "data-at": where(path, "value"), "aria-label": label });
        number.value = value === undefined ? "" : value;
        number.addEventListener("input", () => write(path, number.value === "" ? (form.maybe ? undefined : 0) : Number(number.value)));
        return number;
      }
      if (!SIMPLE.includes(form.kind)) { return written(value, path, label); }
      if (!form.written) { return simple(form, value, path, label, "value", (said) => write(path, said, form.kind === "card")); }
      const both = element("span", { class: "either" }), open = value && typeof value === "object";
      const other = button(open ? words.by_name : "JSON", () => write(path, open ? blank(form) : {}, true));
      other.dataset.at = where(path, "other");
      both.append(open ? written(value, path, label) : simple(form, value, path, label, "value", (said) => write(path, said)), other);
      return both;
    }

    // What holds more

    function inside(form, value, path) {
      if (form.kind !== "record") { return [many(form, value, path, "")]; }
      const small = element("div", { class: "fields" }), large = [];
      // The cards by themselves come last: mostly they are named where they lie.
      const fields = [...form.fields].sort((one, other) => (one.form.kind === "cards") - (other.form.kind === "cards"));
      fields.forEach((field) => {
        const here = [...path, field.name], said = value[field.name];
        if (["record", "list", "map", "cards"].includes(field.form.kind)) { large.push(part(field, said, here)); return; }
        const label = element("label", { class: "field", "data-path": JSON.stringify(here) });
        label.append(element("span", {}, field.called), control(field.form, said, here, field.called));
        small.append(label);
      });
      return [...(small.childElementCount ? [small] : []), ...large];
    }

    function part(field, value, path) {
      const set = element("fieldset", { class: "part", "data-path": JSON.stringify(path) });
      set.append(element("legend", {}, field.called));
      if (field.form.maybe) {
        const label = element("label", { class: "field" });
        const said = element("input", { type: "checkbox", "data-at": where(path, "said") });
        said.checked = value !== undefined;
        said.addEventListener("change", () => write(path, said.checked ? blank(field.form) : undefined, true));
        label.append(said, " " + words.otherwise);
        set.append(label);
        if (value === undefined) { return set; }
      }
      set.append(...(field.form.kind === "record" ? inside(field.form, value, path) : [many(field.form, value, path, field.called)]));
      return set;
    }

    function many(form, value, path, label) {
      if (form.kind === "cards") { return described(value, path); }
      if (form.kind === "map") { return map(form, value, path, label); }
      if (form.kind === "list" && SIMPLE.includes(form.item.kind)) { return row(form, value, path, label); }
      return form.kind === "list" ? rows(form, value, path, label) : written(value, path, label);
    }

    function removing(path, name) {
      const remove = button("×", () => {
        const holder = at(path.slice(0, -1)), last = path[path.length - 1];
        if (Array.isArray(holder)) { holder.splice(last, 1); } else { delete holder[last]; }
        wrote(true);
      });
      remove.dataset.at = where(path, "remove");
      remove.setAttribute("aria-label", filled(words.remove, { name: name }));
      return remove;
    }

    // One thing more in a list of names: chosen, or typed.
    function adding(form, path, label, taken) {
      if (form.kind === "card") {
        const chosen = cards(path, "add", filled(words.add_to, { name: label }), "", "+ " + words.add);
        chosen.addEventListener("change", () => { if (chosen.value) { taken(known(chosen.value)); } });
        return chosen;
      }
      if (form.kind === "choice") {
        const chosen = element("select", { "data-at": where(path, "add"), "aria-label": filled(words.add_to, { name: label }) });
        chosen.append(element("option", { value: "" }, "+ " + words.add));
        form.values.forEach((each) => chosen.append(element("option", { value: each.value }, each.called)));
        chosen.addEventListener("change", () => { if (chosen.value) { taken(chosen.value); } });
        return chosen;
      }
      const typed = element("input", { type: "text", list: "known-names", autocomplete: "off", "data-at": where(path, "add"), "aria-label": filled(words.add_to, { name: label }), placeholder: "+ " + words.add });
      typed.addEventListener("change", () => { if (typed.value.trim()) { taken(typed.value.trim()); } });
      return typed;
    }

    // A list of names: each can be put further to the front, and be taken out.
    function row(form, value, path, label) {
      const list = element("ul", { class: "names" });
      const told = (name) => (form.item.kind === "card" ? called(name) : ((form.item.values || []).find((each) => each.value === name) || { called: name }).called);
      value.forEach((name, number) => {
        const here = [...path, number], item = element("li", { "data-path": JSON.stringify(here) });
        item.append(element("span", {}, told(name)));
        if (number) {
          const up = button("←", () => { value.splice(number - 1, 0, value.splice(number, 1)[0]); wrote(true); });
          up.dataset.at = where(here, "up");
          up.setAttribute("aria-label", filled(words.forward, { name: told(name) }));
          item.append(up);
        }
        item.append(removing(here, told(name)));
        list.append(item);
      });
      const item = element("li", { class: "adding" });
      item.append(adding(form.item, path, label, (name) => { value.push(name); wrote(true); }));
      list.append(item);
      return list;
    }

    // A list of records: a line each.
    function rows(form, value, path, label) {
      const list = element("div", { class: "entries" });
      const card = form.item.kind === "record" && form.item.fields.find((field) => field.needed && field.form.kind === "card");
      value.forEach((each, number) => {
        const here = [...path, number], line = element("div", { class: "entry-of", role: "group", "data-path": JSON.stringify(here) });
        const name = card ? called(each[card.name]) : label + " " + (number + 1);
        line.setAttribute("aria-label", name);
        line.append(...inside(form.item, each, here), removing(here, name));
        list.append(line);
      });
      if (card) {
        list.append(adding(card.form, path, label, (id) => { value.push(complete(form.item, { [card.name]: id })); wrote(true); }));
      } else {
        const add = button("+ " + words.add, () => { value.push(blank(form.item)); wrote(true); });
        add.dataset.at = where(path, "add");
        add.setAttribute("aria-label", filled(words.add_to, { name: label }));
        list.append(add);
      }
      return list;
    }

    // Things by their keys: a line each. A key that is changed keeps its place.
    function map(form, value, path, label) {
      const list = element("div", { class: "entries" });
      Object.keys(value).forEach((key) => {
        const here = [...path, key], line = element("div", { class: "entry-of", role: "group", "data-path": JSON.stringify(here) });
        const told = form.key.kind === "card" ? called(key) : ((form.key.values || []).find((each) => each.value === key) || { called: key }).called;
        line.setAttribute("aria-label", told);
        line.append(simple(form.key, key, here, label, "key", (other) => {
          if (other === undefined || other === key || other in value) { draw(); return; }
          const pairs = Object.entries(value).map(([each, said]) => [each === key ? other : each, said]);
          Object.keys(value).forEach((each) => delete value[each]);
          Object.assign(value, Object.fromEntries(pairs));
          wrote(true);
        }));
        line.append(...(form.item.kind === "record" || !SIMPLE.concat("flag", "number").includes(form.item.kind)
          ? inside(form.item, value[key], here) : [control(form.item, value[key], here, told)]), removing(here, told));
        list.append(line);
      });
      list.append(adding(form.key, path, label, (key) => { if (!(key in value)) { value[key] = blank(form.item); } wrote(true); }));
      return list;
    }

    // The cards themselves: which of the edition's each is, or what is written on it. They are many: made when looked at.
    function described(value, path) {
      const more = element("details"), list = element("div", { class: "entries" });
      more.append(element("summary", {}, filled(words.cards_here, { n: Object.keys(value).length })), list);
      more.addEventListener("toggle", () => { if (more.open && !list.childElementCount) { list.append(...cardRows(value, path)); } });
      more.open = place.querySelector('[data-path="[\\"cards\\"]"] details[open]') !== null;
      return more;
    }

    function cardRows(value, path) {
      const values = Object.entries(given.cards).map(([name, told]) => ({ value: name, called: told }));
      const made = Object.entries(value).map(([card, said]) => {
        const here = [...path, card], line = element("div", { class: "entry-of", role: "group", "aria-label": card, "data-path": JSON.stringify(here) });
        line.append(element("strong", {}, card), control({ kind: "choice", values: values, written: true }, said, here, card), removing(here, card));
        return line;
      });
      const typed = element("input", { type: "text", autocomplete: "off", "data-at": where(path, "add"), "aria-label": words.own_card, placeholder: "+ " + words.own_card });
      typed.addEventListener("change", () => {
        const card = typed.value.trim();
        if (card && !(card in value)) { value[card] = { name: card }; wrote(true); }
      });
      return [...made, typed];
    }

    // Each fault beside what it is about; those are handed back that are about nothing there.
    function blame(faults) {
      place.querySelectorAll(".said-against").forEach((told) => told.remove());
      place.querySelectorAll("[aria-invalid]").forEach((one) => { one.removeAttribute("aria-invalid"); one.removeAttribute("aria-describedby"); });
      return faults.filter((fault, number) => {
        for (let length = fault.path.length; length > 0; length -= 1) {
          const found = place.querySelector('[data-path="' + CSS.escape(JSON.stringify(fault.path.slice(0, length))) + '"]');
          if (!found) { continue; }
          const told = sentence(fault, "p");
          told.id = "fault-" + number;
          found.append(told);
          const input = found.querySelector("input, select, textarea");
          if (input) { input.setAttribute("aria-invalid", "true"); input.setAttribute("aria-describedby", told.id); }
          return false;
        }
        return true;
      });
    }

    // The engine's words are English; the rule that is broken is in the reader's language.
    function sentence(fault, name) {
      const told = element(name, { class: "said-against" });
      told.append(element("span", { lang: "en" }, fault.says));
      if (fault.clause) { told.append(" ", element("a", { href: "#" + fault.clause }, fault.rule || fault.clause)); }
      return told;
    }

    draw();
    return { blame: blame, sentence: sentence, document: () => tidy(given.form, whole) };
  }

  window.table.filling = filling;
})();
