// Somebody's engine that plays along: what it does otherwise than the rules, below what was done.
(function () {
  "use strict";

  const table = window.table;
  const section = table.element("section", { id: "beside", role: "status", hidden: "" });
  document.querySelector("#board figure").after(section);
  let words = {};

  function listed(title, answers) {
    const list = table.element("ul");
    answers.forEach((said) => list.append(table.element("li", {}, said)));
    return answers.length ? [table.element("p", {}, title), list] : [];
  }

  function compared(differences) {
    if (!differences.length) { return []; }
    const made = table.element("table"), head = table.element("tr");
    [words.where, words.by_rules, words.by_engine].forEach((title) => head.append(table.element("th", { scope: "col" }, title)));
    made.append(head);
    differences.forEach((each) => {
      const row = table.element("tr");
      row.append(table.element("th", { scope: "row" }, each.where), table.element("td", {}, each.rules), table.element("td", {}, each.engine));
      made.append(row);
    });
    const scrolled = table.element("div", { class: "scrolled", tabindex: "0", role: "group", "aria-label": words.where });
    scrolled.append(made);
    return [scrolled];
  }

  function show(beside) {
    section.hidden = !beside;
    if (!beside) { return; }
    section.replaceChildren(table.element("h2", {}, beside.name));
    if (beside.agrees) { section.append(table.element("p", {}, beside.agrees)); }
    beside.findings.forEach((each) => {
      section.append(table.element("p", { class: "refused" }, each.says), ...compared(each.differences),
        ...listed(words.not_listed, each.missing), ...listed(words.wrongly_listed, each.surplus));
      if (each.why && !each.differences.length) { section.append(table.element("p", { class: "fact", lang: "en" }, each.why)); }
    });
  }

  document.addEventListener("table-spoken", (event) => { words = event.detail.words; });
  document.addEventListener("table-shown", (event) => show(event.detail.state.beside));
})();
