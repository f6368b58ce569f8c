// Five steps for whoever has never sat at such a table: each points at a part of the page.
(function () {
  "use strict";

  const PARTS = ["picture", "question", "sheet", "picture", "tools"];
  const table = window.table;
  const box = table.element("aside", { id: "tour", role: "dialog", hidden: "" });
  const told = table.element("p", { tabindex: "-1" }), row = table.element("div", { class: "row" }), count = table.element("span");
  const next = table.button("", () => go(at + 1)), close = table.button("", () => go(PARTS.length));
  row.append(count, next, close);
  box.append(told, row);
  document.body.append(box);
  let words = {}, at = 0;

  function go(step) {
    document.querySelectorAll(".toured").forEach((part) => part.classList.remove("toured"));
    at = step;
    box.hidden = at >= PARTS.length;
    if (box.hidden) { opener.focus(); return; }
    const part = document.getElementById(PARTS[at]);
    part.classList.add("toured");
    part.scrollIntoView({ block: "nearest" });
    told.textContent = words["tour" + (at + 1)];
    count.textContent = table.filled(words.step, { n: at + 1, total: PARTS.length });
    next.hidden = at === PARTS.length - 1;
    told.focus({ preventScroll: true });
  }

  const opener = table.tools.tool("tour", () => go(0));
  document.addEventListener("keydown", (event) => { if (event.key === "Escape" && !box.hidden) { go(PARTS.length); } });
  document.addEventListener("table-spoken", (event) => {
    words = event.detail.words;
    box.setAttribute("aria-label", words.tour);
    next.textContent = words.next;
    close.textContent = words.close;
    if (!box.hidden) { go(at); }
  });
})();
