"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const form = find("filters"), chapter = find("f-chapter"), status = find("f-status"), text = find("f-text");
  const sections = [...document.querySelectorAll("section.chapter")].map((node) => ({
    node,
    rows: [...node.querySelectorAll("tr.clause")].map((row) => ({ row, words: row.textContent.toLowerCase() })),
  }));
  const failures = [...document.querySelectorAll("article.failure")].map((node) => ({
    node,
    words: (node.id + " " + node.querySelector("header").textContent).toLowerCase(),
  }));
  const fits = (node, inChapter, words) =>
    (!chapter.value || inChapter === chapter.value) &&
    (!status.value || node.dataset.status.split(" ").includes(status.value)) &&
    words.includes(text.value.trim().toLowerCase());
  const filter = () => {
    let clauses = 0, shown = 0, all = 0;
    for (const { node, rows } of sections) {
      let left = 0;
      for (const { row, words } of rows) {
        row.hidden = !fits(row, node.dataset.chapter, words);
        left += !row.hidden;
      }
      node.hidden = !left;
      clauses += left;
      all += rows.length;
    }
    for (const { node, words } of failures) {
      node.hidden = !fits(node, node.dataset.chapter, words);
      shown += !node.hidden;
    }
    find("f-none").hidden = clauses > 0;
    find("f-count").textContent = `${clauses} of ${all} clauses, ${shown} of ${failures.length} failures`;
  };
  let soon = 0;
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(filter));
  form.addEventListener("change", filter);
  text.addEventListener("input", () => {
    clearTimeout(soon);
    soon = setTimeout(filter, 120);
  });
  const reveal = () => {
    const target = find(decodeURIComponent(location.hash.slice(1)));
    if (target && target.closest("[hidden]")) {
      form.reset();
      filter();
      target.scrollIntoView();
    }
  };
  addEventListener("hashchange", reveal);
  form.hidden = false;
  filter();

  const selected = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    return document.execCommand("copy");
  };
  for (const button of document.querySelectorAll("button.copy")) button.hidden = false;
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("button.copy");
    if (!button) return;
    const code = button.previousElementSibling, label = button.firstChild;
    let done = true;
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      done = selected(code);
    }
    label.data = done ? "Copied" : "Press Ctrl+C";
    setTimeout(() => (label.data = "Copy"), 2000);
  });
})();
