// What can be done with the whole table: a new game, a position of one's own, a link, a copy. Buttons below the title.
(function () {
  "use strict";

  const table = window.table, made = [];
  const bar = table.element("nav", { id: "tools" });
  document.querySelector("header").after(bar);
  let words = {};

  // A button that is called by the word of that name.
  function tool(word, action) {
    const button = table.button("", action);
    button.dataset.tool = word;
    made.push([button, word]);
    bar.append(button);
    return button;
  }

  // A dialog that a form fills; closed by its last button.
  function dialog(id) {
    const opened = table.element("dialog", { id: id, "aria-labelledby": id + "-title" });
    opened.append(table.element("h2", { id: id + "-title" }), table.element("div", { class: "inside" }), table.element("form", { method: "dialog" }));
    opened.lastElementChild.append(table.element("button"));
    document.body.append(opened);
    return {
      show: (title, ...inside) => {
        opened.querySelector("h2").textContent = title;
        opened.querySelector(".inside").replaceChildren(...inside);
        opened.querySelector("form button").textContent = words.close;
        if (!opened.open) { opened.showModal(); }
      },
      close: () => opened.close(),
    };
  }

  // Text for somebody to take along: on the clipboard where that is allowed, and in a field in any case.
  const copied = dialog("copied");
  async function copy(title, text) {
    const area = table.element("textarea", { readonly: "", rows: "10", spellcheck: "false", "aria-label": title });
    const note = table.element("p", { role: "status" });
    area.value = text;
    copied.show(title, note, area);
    area.select();
    try {
      await navigator.clipboard.writeText(text);
      note.textContent = words.copied;
    } catch (error) {
      note.textContent = words.uncopied;
    }
  }

  document.addEventListener("table-spoken", (event) => {
    words = event.detail.words;
    bar.setAttribute("aria-label", words.tools);
    made.forEach(([button, word]) => { button.textContent = words[word]; });
  });

  window.table.tools = { tool: tool, dialog: dialog, copy: copy, bar: bar };
})();
