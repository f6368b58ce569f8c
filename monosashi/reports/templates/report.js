"use strict";
(() => {
  const find = (id) => document.getElementById(id);
  const form = find("filters"), chapter = find("f-chapter"), status = find("f-status"), text = find("f-text");
  const items = (selector, inChapter) =>
    [...document.querySelectorAll(selector)].map((node) => ({
      node,
      chapter: inChapter(node).dataset.chapter,
      words: (node.id + " " + (node.querySelector("header") || node).textContent).toLowerCase(),
    }));
  const clauses = items("li.clause", (node) => node.closest(".chapter"));
  const failures = items(".cause [data-status]", (node) => node);
  const groups = [...document.querySelectorAll(".chapter, .cause")];
  const sift = (every) => {
    let shown = 0;
    for (const { node, chapter: own, words } of every) {
      node.hidden = !(
        (!chapter.value || own === chapter.value) &&
        (!status.value || node.dataset.status.split(" ").includes(status.value)) &&
        words.includes(text.value.trim().toLowerCase())
      );
      shown += !node.hidden;
    }
    return shown;
  };
  let filtered = false;
  const filter = () => {
    const shown = [sift(clauses), sift(failures)], before = filtered;
    filtered = Boolean(chapter.value || status.value || text.value.trim());
    for (const group of groups) {
      group.hidden = !group.querySelector("[data-status]:not([hidden])");
      if (group.matches("details") && (filtered || before)) group.open = filtered;
    }
    find("f-none").hidden = shown[0] > 0;
    find("f-count").textContent = `${shown[1]} of ${failures.length} failures told, ${shown[0]} of ${clauses.length} clauses`;
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
  let folded = [];
  addEventListener("beforeprint", () => {
    folded = [...document.querySelectorAll("details:not([open])")];
    for (const node of folded) node.open = true;
  });
  addEventListener("afterprint", () => folded.forEach((node) => (node.open = false)));
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
