// The boxes in which rules are searched: the one in the header, and every <div data-rules-search> (data-game narrows it).
// What it takes to search (search-engine.js, search-words.js, a file for each game) is fetched when somebody begins to.
// "/" and "s" lead to the header's box; #q=words in an address opens it with these words.
(function () {
  "use strict";
  var here = document.currentScript.src, root = new URL("../", here), loading = {}, made = null, documents = null;
  var words = null, added = {}, boxes = 0, header = null, labels = {};

  function element(name, attributes, children) {
    var made = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    (children || []).forEach(function (child) { made.append(child); });
    return made;
  }

  // What is fetched

  function script(name) {
    loading[name] = loading[name] || new Promise(function (done, failed) {
      var tag = element("script", { src: new URL(name, here).href });
      tag.onload = done;
      tag.onerror = function () { delete loading[name]; tag.remove(); failed(new Error(name)); };
      document.head.append(tag);
    });
    return loading[name];
  }

  globalThis.monosashiWords = function (told) { words = told; };
  globalThis.monosashiRules = function (told) { added[told.id] = told; };

  // Everything that a search in a game needs, or in all ("").
  function ready(game, withDocuments) {
    return Promise.all([script("search-engine.js"), script("search-words.js")]).then(function () {
      made = made || globalThis.RulesSearch.index(words);
      var games = game ? [game] : words.games.map(function (each) { return each[0]; });
      var wanted = withDocuments ? games.concat("documents") : games;
      return Promise.all(wanted.map(function (name) { return script("search-rules-" + name + ".js"); })).then(function () {
        games.forEach(function (name) {
          if (!added[name].isIndexed) { added[name].isIndexed = true; globalThis.RulesSearch.addGame(made, added[name]); }
        });
        if (withDocuments && !documents) {
          documents = globalThis.RulesSearch.index(words);
          globalThis.RulesSearch.addGame(documents, added.documents);
        }
      });
    });
  }

  // One box

  function Box(host) {
    var box = this, id = "rules-search-" + boxes++;
    box.host = host;
    box.isHeader = host.dataset.rulesSearch === "header";
    box.game = host.dataset.game || "";
    box.remembered = "monosashi-search:" + box.game;
    box.chosen = Object.assign({ game: box.game, edition: "", documents: false }, recall(box.remembered));
    box.asked = 0; box.at = -1;
    box.input = element("input", { type: "text", role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
      "aria-controls": id, "aria-label": labels.search, placeholder: labels.ask, autocomplete: "off", autocapitalize: "off",
      spellcheck: "false", enterkeyhint: "search", "class": "rules-search__input" });
    box.clear = element("button", { type: "button", "class": "rules-search__clear", "aria-label": labels.clear, title: labels.clear, hidden: "" }, ["×"]);
    box.close = element("button", { type: "button", "class": "rules-search__close", "aria-label": labels.close, title: labels.close }, ["←"]);
    box.filters = element("div", { "class": "rules-search__filters" });
    box.status = element("p", { role: "status", "class": "rules-search__status" });
    box.list = element("div", { role: "listbox", id: id, "aria-label": labels.results, "class": "rules-search__list", hidden: "" });
    box.panel = element("div", { "class": "rules-search__panel", hidden: "" }, [box.filters, box.status, box.list]);
    host.append(element("div", { "class": "rules-search__box", role: "search", "aria-label": labels.search + (box.isHeader ? "" : " " + boxes) }, [
      element("div", { "class": "rules-search__field" }, [box.close, box.input, box.clear]), box.panel]));
    host.classList.add("rules-search--ready");
    box.listen();
  }

  Box.prototype.listen = function () {
    var box = this;
    box.input.addEventListener("focus", function () { box.fetch(); box.open(); });
    // Not the keys: what is pasted or dictated is asked as well.
    box.input.addEventListener("input", function () { box.open(); box.fetch(); });
    box.input.addEventListener("keydown", function (event) { box.key(event); });
    box.clear.addEventListener("click", function () { box.ask(""); });
    box.close.addEventListener("click", function () { box.shut(); box.input.blur(); });
    box.list.addEventListener("click", function (event) { if (event.target.closest("a")) { box.shut(); } });
    box.panel.addEventListener("keydown", function (event) { if (event.key === "Escape") { box.shut(); box.input.focus({ preventScroll: true }); box.shut(); } });
    box.host.addEventListener("focusout", function (event) {
      if (event.relatedTarget && !box.host.contains(event.relatedTarget)) { box.shut(); }
    });
    addEventListener("pointerdown", function (event) { if (!box.host.contains(event.target)) { box.shut(); } });
  };

  Box.prototype.open = function () {
    this.host.classList.add("rules-search--open");
    document.documentElement.classList.add("rules-search-is-open");
    this.panel.hidden = !this.input.value.trim() || !this.status.textContent;
    this.clear.hidden = !this.input.value;
    this.expand();
  };

  Box.prototype.shut = function () {
    this.host.classList.remove("rules-search--open");
    document.documentElement.classList.remove("rules-search-is-open");
    this.panel.hidden = true;
    this.expand();
  };

  Box.prototype.expand = function () {
    this.input.setAttribute("aria-expanded", String(!this.panel.hidden && !this.list.hidden));
    if (this.panel.hidden) { this.go(-1); }
  };

  // Ask something, as if it had been typed.
  Box.prototype.ask = function (query) {
    this.input.value = query;
    this.input.focus();
    this.open();
    this.fetch();
  };

  Box.prototype.fetch = function () {
    var box = this, asked = ++box.asked, wait = setTimeout(function () { box.say(labels.loading); }, 250);
    ready(box.chosen.game, box.chosen.documents).then(function () {
      clearTimeout(wait);
      if (asked === box.asked) { box.show(); }
    }, function (problem) {
      clearTimeout(wait);
      delete box.chosen.documents;
      box.say(labels.failed + " " + problem.message);
    });
  };

  Box.prototype.say = function (text) {
    if (this.input.value.trim()) { this.status.textContent = text; this.panel.hidden = false; }
  };

  // What is found

  Box.prototype.show = function () {
    var box = this, query = box.input.value.trim(), options = { game: box.chosen.game, first: box.game, most: 20 };
    box.filter();
    box.list.textContent = ""; box.at = -1;
    box.input.removeAttribute("aria-activedescendant");
    if (!query) { box.status.textContent = ""; box.list.hidden = true; box.panel.hidden = true; box.clear.hidden = true; box.expand(); return; }
    if (box.chosen.edition !== "") { options.edition = Number(box.chosen.edition); }
    var found = globalThis.RulesSearch.search(made, query, options);
    var others = box.game && !box.chosen.game ? found.filter(function (each) { return each.data.id !== box.game; }) : [];
    var own = found.filter(function (each) { return others.indexOf(each) < 0; });
    var pages = box.chosen.documents && documents ? globalThis.RulesSearch.search(documents, query, { most: 8 }) : [];
    own.forEach(function (each) { box.list.append.apply(box.list, options_of(each)); });
    box.group(words.labels.others, others);
    box.group(words.labels.documents_group, pages);
    box.list.querySelectorAll("[role=option]").forEach(function (option, number) { option.id = box.list.id + "-" + number; });
    var number = found.length + pages.length;
    box.status.textContent = number ? (number === 1 ? words.labels.one : words.labels.some.replace("{number}", number)) + " " : words.labels.none;
    if (number) { box.status.append(element("a", { href: "#q=" + encodeURIComponent(query), "class": "rules-search__link-to" }, [words.labels.link])); }
    box.list.hidden = !number;
    box.panel.hidden = !box.host.classList.contains("rules-search--open");
    box.expand();
  };

  Box.prototype.group = function (title, found) {
    if (!found.length) { return; }
    var group = element("div", { role: "group", "aria-label": title, "class": "rules-search__group" });
    group.append(element("div", { "class": "rules-search__title", "aria-hidden": "true" }, [title]));
    found.forEach(function (each) { group.append.apply(group, options_of(each)); });
    this.list.append(group);
  };

  // A result as one line to choose, or two: the second shows the answer.
  function options_of(found) {
    var data = found.data, say = words.labels, row = data[{ clause: "clauses", term: "terms", question: "questions" }[found.kind]][found.at];
    var parts = [], made = [], to;
    if (data.id === "documents") {
      parts.push(line("name", row[2]), line("about", data.chapters[row[0]][1]));
      to = data.chapters[row[0]][0] + (row[1] ? "#" + row[1] : "");
    } else if (found.kind === "clause") {
      parts.push(line("name", row[2]), line("sentence", row[3]), line("about", about(data, found.at)));
      to = place(data, found.at);
    } else if (found.kind === "term") {
      parts.push(line("name", row[0] + (row[1] ? " · " + row[1] : ""), say.term), line("sentence", row[2]), line("about", data.title));
      to = data.id + "/glossary.html#" + row[3];
    } else {
      parts.push(line("name", row[0], say.question));
      found.clauses.forEach(function (clause) { parts.push(line("sentence", data.clauses[clause][3])); });
      parts.push(line("about", about(data, found.clauses[0])));
      to = place(data, found.clauses[0]);
      if (row.length > 2) {
        var example = new URL(data.id + "/" + globalThis.RulesSearch.example(data, row), root).href;
        made.push(element("a", { role: "option", tabindex: "-1", "aria-selected": "false", href: example,
          "class": "rules-search__watch" }, [say.watch, element("span", { "class": "rules-search__unseen" }, [": " + row[0]])]));
      }
    }
    made.unshift(element("a", { role: "option", tabindex: "-1", "aria-selected": "false", href: new URL(to, root).href,
      "class": "rules-search__option rules-search__option--" + found.kind }, parts));
    return made;
  }

  function line(kind, text, badge) {
    var made = element("span", { "class": "rules-search__" + kind }, [text]);
    if (badge) { made.prepend(element("span", { "class": "rules-search__badge" }, [badge]), " "); }
    return made;
  }

  function place(data, clause) {
    var row = data.clauses[clause];
    return data.id + "/" + data.chapters[row[0]][0] + ".html#" + globalThis.RulesSearch.clauseId(data, clause);
  }

  // The game, the editions in which a clause holds, its page, and its status if it is not simply a rule.
  function about(data, clause) {
    var row = data.clauses[clause], say = words.labels;
    var editions = data.editions.filter(function (edition, number) { return !row[5] || row[5] & 1 << number; });
    return [data.title].concat(editions, row[6] ? say.page.replace("{page}", row[6]) : [], say.statuses[row[4]] || []).join(" · ");
  }

  // Narrowing it down

  Box.prototype.filter = function () {
    var box = this, say = words.labels, editions = (added[box.chosen.game] || { editions: [] }).editions;
    var key = JSON.stringify([box.chosen, editions]);
    if (box.filtered === key) { return; }
    box.filtered = key;
    var games = words.games, held = document.activeElement && document.activeElement.name, parts = [];
    if (games.length > 1) {
      parts.push(choice(say.game, "game", [["", say.every_game]].concat(games), box.chosen.game, function (value) {
        box.choose({ game: value, edition: "" });
      }));
    }
    if (editions.length > 1) {
      parts.push(choice(say.edition, "edition", [["", say.every_edition]].concat(editions.map(function (title, number) { return [String(number), title]; })),
        box.chosen.edition, function (value) { box.choose({ edition: value }); }));
    }
    if (header && "documents" in header.host.dataset) {
      var tick = element("input", { type: "checkbox", name: "documents" });
      tick.checked = box.chosen.documents;
      tick.addEventListener("change", function () { box.choose({ documents: tick.checked }); });
      parts.push(element("label", {}, [tick, " " + say.documents]));
    }
    box.filters.replaceChildren.apply(box.filters, parts);
    if (held && box.filters.querySelector("[name=" + held + "]")) { box.filters.querySelector("[name=" + held + "]").focus(); }
  };

  function choice(label, name, values, chosen, changed) {
    var select = element("select", { name: name, "aria-label": label }, values.map(function (value) {
      return element("option", { value: value[0] }, [value[1]]);
    }));
    select.value = chosen;
    select.addEventListener("change", function () { changed(select.value); });
    return select;
  }

  Box.prototype.choose = function (values) {
    Object.assign(this.chosen, values);
    try { sessionStorage.setItem(this.remembered, JSON.stringify(this.chosen)); } catch (refused) { /* It is forgotten. */ }
    this.fetch();
  };

  function recall(name) {
    try { return JSON.parse(sessionStorage.getItem(name)) || {}; } catch (refused) { return {}; }
  }

  // Keys

  Box.prototype.key = function (event) {
    var options = this.list.querySelectorAll("[role=option]");
    if (event.isComposing) { return; }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!options.length) { return; }
      event.preventDefault();
      this.open();
      // Before the first and after the last one is the field itself.
      var many = options.length + 1, step = event.key === "ArrowDown" ? 1 : -1;
      this.go((this.at + 1 + step + many) % many - 1);
    } else if (event.key === "Enter" && options.length && !this.panel.hidden) {
      event.preventDefault();
      options[Math.max(0, this.at)].click();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.panel.hidden && this.input.value) { this.ask(""); } else { this.shut(); }
      if (this.isHeader && !this.input.value) { this.input.blur(); this.shut(); }
    }
  };

  Box.prototype.go = function (number) {
    var options = this.list.querySelectorAll("[role=option]");
    if (options[this.at]) { options[this.at].setAttribute("aria-selected", "false"); }
    this.at = number;
    if (!options[number]) { this.input.removeAttribute("aria-activedescendant"); return; }
    options[number].setAttribute("aria-selected", "true");
    options[number].scrollIntoView({ block: "nearest" });
    this.input.setAttribute("aria-activedescendant", options[number].id);
  };

  // The page

  function asked() {
    if (!location.hash.startsWith("#q=") || !header) { return; }
    var query = location.hash.slice(3).replace(/\+/g, " ");
    try { query = decodeURIComponent(query); } catch (broken) { /* As it is. */ }
    header.ask(query);
  }

  addEventListener("keydown", function (event) {
    var target = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || (event.key !== "/" && event.key !== "s") || !header) { return; }
    if (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) { return; }
    event.preventDefault();
    header.ask(header.input.value);
  });
  addEventListener("hashchange", asked);
  addEventListener("DOMContentLoaded", function () {
    var hosts = Array.from(document.querySelectorAll("[data-rules-search]")), first = document.querySelector("[data-rules-search=header]");
    if (!first) { return; }
    labels = JSON.parse(first.dataset.labels);
    hosts.forEach(function (host) {
      var box = new Box(host);
      if (host === first) { header = box; }
    });
    // On a phone the header has room for a button only.
    first.querySelector("a").addEventListener("click", function (event) { event.preventDefault(); header.ask(header.input.value); });
    asked();
  });
})();
