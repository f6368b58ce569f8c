// A position that is set up by hand: the form, what is wrong with it beside each field, and the picture of what is lawful.
(function () {
  "use strict";

  const PAUSE = 200;
  const table = window.table;
  let words = {}, filling = null, timer = 0, asked = 0;

  const board = table.element("section", { id: "own-board", hidden: "" }), section = table.element("section", { id: "own", hidden: "" });
  const title = table.element("h2", { tabindex: "-1" }), picture = table.element("div", { class: "picture" });
  const verdict = table.element("p", { role: "status", class: "verdict" }), others = table.element("ul", { class: "others" });
  const form = table.element("form"), row = table.element("div", { class: "row" });
  const put = table.button("", lay), leave = table.button("", () => close(false));
  row.append(put, leave);
  board.append(title, row, verdict, others, picture);
  section.append(form);
  form.addEventListener("submit", (event) => event.preventDefault());
  document.querySelector("main").append(board, section);

  const opener = table.tools.tool("set_up", async () => {
    const given = await table.ask("form");
    if (given) { open(given); }
  });

  function open(given) {
    picture.replaceChildren();
    document.body.classList.add("setting-up");
    board.hidden = section.hidden = false;
    fill(given);
    title.focus();
    scrollTo(0, 0);
  }

  function fill(given) {
    filling = table.filling(form, given, words, later);
    check(filling.document());
  }

  function close() {
    document.body.classList.remove("setting-up");
    board.hidden = section.hidden = true;
    filling = null;
    opener.focus();
  }

  function later(position) {
    clearTimeout(timer);
    timer = setTimeout(() => check(position), PAUSE);
  }

  // Whoever is answered late has been overtaken.
  async function check(position) {
    const turn = asked += 1, said = await table.ask("check", { position: position });
    if (!said || turn !== asked || !filling) { return said; }
    const lawful = !said.faults.length;
    others.replaceChildren(...filling.blame(said.faults).map((fault) => filling.sentence(fault, "li")));
    verdict.textContent = lawful ? words.position_lawful : table.filled(words.position_faults, { n: said.faults.length });
    verdict.classList.toggle("refused", !lawful);
    put.disabled = !lawful;
    // Markup of ours: the table escapes whatever cards are called. What was lawful last stays, as what it is.
    if (lawful) { picture.innerHTML = said.picture; }
    picture.classList.toggle("past", !lawful);
    return said;
  }

  async function lay() {
    clearTimeout(timer);
    const position = filling.document(), checked = await check(position);
    if (!checked || checked.faults.length) { return; }
    const said = await table.ask("load", { position: position });
    if (said) { close(); table.show(said); }
  }

  document.addEventListener("table-spoken", async (event) => {
    words = event.detail.words;
    title.textContent = words.set_up;
    put.textContent = words.lay;
    leave.textContent = words.leave;
    if (!filling) { return; }
    const position = filling.document(), given = await table.ask("form");
    if (given) { fill({ ...given, position: position }); }
  });
})();
