// Plays the films of scenarios, sentence by sentence. Films come in reels, one for each clause: a script that hands over
// packed markup (monosashi/site/film/reels.py). A reel is fetched when one of its films is wanted, from a server or not.
(function () {
  "use strict";

  const told = document.getElementById("film-words");
  if (!told) { return; }
  const { words: WORDS, icons: ICONS, shared: SHARED } = JSON.parse(told.textContent);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const players = new Map();
  const EVERY = "monosashi-every-step";

  function element(name, attributes, text) {
    const made = document.createElement(name);
    Object.entries(attributes || {}).forEach(([key, value]) => made.setAttribute(key, value));
    if (text) { made.textContent = text; }
    return made;
  }

  function icon(key) {
    return '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="' + ICONS[key] + '"/></svg>';
  }

  function button(key, action) {
    const made = element("button", { type: "button", class: key, "aria-label": WORDS[key], title: WORDS[key] });
    made.innerHTML = icon(key);
    made.addEventListener("click", () => { if (made.getAttribute("aria-disabled") !== "true") { action(); } });
    return made;
  }

  function filled(message, values) {
    return message.replace(/\{(\w+)\}/g, (whole, key) => (key in values ? values[key] : whole));
  }

  // What the reader has chosen before; browsers may keep nothing.
  function remembered(key) { try { return localStorage.getItem(key); } catch (error) { return null; } }
  function remember(key, value) { try { localStorage.setItem(key, value); } catch (error) { /* then not */ } }

  // Reels

  const reels = new Map();
  const handed = new Map();

  window.monosashiReel = (name, data) => handed.set(name, data);
  window.monosashiShapes = (markup) => document.body.insertAdjacentHTML("afterbegin", markup);

  async function inflated(data) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return JSON.parse(await new Response(stream).text());
  }

  async function unpacked(data) {
    const reel = await inflated(data);
    const whole = (cut) => cut.map((piece) => reel.pieces[piece]).join("");
    const films = new Map();
    Object.entries(reel.films).forEach(([ident, film]) => {
      films.set(ident, {
        stops: film.stops, table: film.table, script: () => whole(film.script), still: (at) => whole(film.stills[at]),
      });
    });
    return films;
  }

  function fetched(path) {
    return new Promise((done, failed) => {
      const script = element("script", { src: path });
      script.onload = done;
      script.onerror = () => failed(new Error(path));
      document.head.append(script);
    });
  }

  // What a script of that kind has handed over.
  async function handedBy(path) {
    await fetched(path);
    return inflated(handed.get(path.replace(/^.*\//, "").replace(/\.js$/, "")));
  }

  // The films of a clause, and the shapes that all films of its game point at, unless the page has them.
  async function openedReel(path) {
    const shapes = path.replace(/[^/]*$/, "shapes.js");
    await Promise.all([fetched(path), document.querySelector("svg.sprite") ? null : once(shapes, () => fetched(shapes))]);
    return unpacked(handed.get(path.replace(/^.*\//, "").replace(/\.js$/, "")));
  }

  function once(path, make) {
    if (!reels.has(path)) {
      reels.set(path, make());
      reels.get(path).catch(() => reels.delete(path));
    }
    return reels.get(path);
  }

  // Where the table lies on which a film can be played, and the link to it that holds what the film has shown so far. The
  // lines of play are the same in all languages.
  async function tableLink(reel, ident, name, still) {
    const folder = new URL("..", new URL(reel, location.href));
    const game = folder.pathname.split("/").slice(-2)[0];
    const path = new URL(SHARED + game + "/films/" + reel.replace(/^.*\//, "").replace(/\.js$/, "-table.js"), folder).href;
    const line = (await once(path, () => handedBy(path)))[ident];
    const begun = line.begins.filter((each) => each[0] <= still).pop();
    const table = new URL(name, folder).href;
    if (!begun) { return table; }
    const said = line.said.filter((each) => each[0] > begun[0] && each[0] <= still).map((each) => each[1]);
    const kept = { edition: line.edition, language: document.documentElement.lang, line: { document: begun[1], chance: begun[2], said: said } };
    const stream = new Blob([JSON.stringify(kept)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = Array.from(new Uint8Array(await new Response(stream).arrayBuffer()), (byte) => String.fromCharCode(byte));
    return table + "#t=" + btoa(bytes.join("")).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  }

  // A film: its sentences, its stills, where it is, and the controls.
  class Player {
    constructor(place, film, reel) {
      this.place = place;
      this.film = film;
      this.reel = reel;
      this.base = reel.replace(/films\/[^/]*$/, "");
      this.ident = place.dataset.film;
      this.stops = film.stops.map(([sentence, still, matters]) => ({ sentence, still, matters: Boolean(matters) }));
      this.at = -1;
      this.still = -1;
      this.timer = 0;
      this.playing = false;
      this.build();
      this.every(remembered(EVERY) === "yes");
      this.show(this.path[0], false);
      place.addEventListener("keydown", (event) => this.key(event));
    }

    // Markup of a reel. Its links lead from the pages of its game, which may lie elsewhere than this page.
    parsed(markup) {
      const holder = document.createElement("template");
      holder.innerHTML = markup;
      holder.content.querySelectorAll("a[href]").forEach((link) => {
        link.setAttribute("href", this.base + link.getAttribute("href"));
      });
      return holder.content;
    }

    build() {
      const room = element("div", { class: "film-room" });
      const script = element("div", { class: "script" });
      script.append(this.parsed(this.film.script()));
      this.sentences = Array.from(script.querySelectorAll(".prose > li"));
      this.player = element("div", { class: "player", tabindex: "0", role: "group", "aria-label": WORDS.player });
      this.figure = element("figure");
      this.picture = element("div", { class: "picture" });
      this.caption = element("figcaption");
      this.figure.append(this.picture, this.caption);
      const controls = element("div", { class: "controls" });
      this.first = button("first", () => this.go(this.path[0]));
      this.back = button("back", () => this.go(this.next(-1)));
      this.play = button("play", () => (this.playing ? this.stop() : this.start()));
      this.forward = button("forward", () => this.go(this.next(1)));
      this.last = button("last", () => this.go(this.path[this.path.length - 1]));
      this.count = element("output", { "aria-hidden": "true" });
      this.noted = element("span", { class: "noted", "aria-hidden": "true" });
      this.all = button("all", () => { this.every(!this.isEvery); remember(EVERY, this.isEvery ? "yes" : "no"); });
      this.link = button("link", () => this.copy());
      controls.append(this.first, this.back, this.play, this.forward, this.last, this.count, this.noted, this.all, this.link);
      const bar = element("div", { class: "bar", "aria-hidden": "true" });
      this.bar = element("i");
      bar.append(this.bar);
      this.live = element("p", { class: "said", "aria-live": "polite" });
      // Above the picture, where the buttons stay under the pointer however high it is.
      this.player.append(controls, bar, this.figure, this.table(), this.legend(), this.live);
      this.unfold = element("button", { type: "button", class: "unfold", "aria-expanded": "false" }, WORDS.unfold);
      this.unfold.addEventListener("click", () => {
        const open = script.classList.toggle("unfolded");
        this.unfold.setAttribute("aria-expanded", String(open));
        this.unfold.textContent = open ? WORDS.fold : WORDS.unfold;
      });
      script.append(this.unfold);
      room.append(this.player, script);
      this.place.replaceChildren(room);
      aside(this.player);
      swiped(this.picture, (direction) => this.go(this.next(direction)));
      this.listen(script);
      script.querySelectorAll(".cells").forEach((cells) => watch(cells, room));
    }

    // A button that puts what the picture shows on a table in its place, and takes it away again.
    table() {
      if (!this.film.table) { return ""; }
      this.trying = element("button", { type: "button", class: "try" }, WORDS.try);
      this.trying.addEventListener("click", () => { if (this.frame) { this.away(); } else { this.try(); } });
      return this.trying;
    }

    async try() {
      this.stop();
      this.trying.disabled = true;
      try {
        const link = await tableLink(this.reel, this.ident, this.film.table, this.still);
        // The engine stays on this page, for the next table.
        await once("hub", () => fetched(new URL("../assets/hub.js", link).href));
        this.frame = element("iframe", { src: link, title: WORDS.table, class: "table" });
        this.frame.style.height = this.figure.offsetHeight + "px";
        this.figure.hidden = true;
        this.figure.before(this.frame);
        this.trying.textContent = WORDS.film;
      } finally { this.trying.disabled = false; }
    }

    away() {
      this.frame.remove();
      this.frame = null;
      this.figure.hidden = false;
      this.trying.textContent = WORDS.try;
    }

    // What the signs of the pictures mean, where the pictures are.
    legend() {
      const source = document.getElementById("film-legend");
      const box = element("details", { class: "legend" });
      if (!source) { return ""; }
      box.append(element("summary", {}, WORDS.legend), source.content.cloneNode(true));
      return box;
    }

    listen(script) {
      this.sentences.forEach((sentence, number) => {
        sentence.dataset.number = number + 1;
        sentence.prepend(element("button", {
          type: "button", class: "jump", "aria-label": filled(WORDS.sentence, { n: number + 1 }),
        }));
        sentence.addEventListener("click", (event) => {
          if (event.target.closest("a") || String(getSelection())) { return; }
          this.go(this.stopOf(number));
        });
      });
      script.querySelector(".prose").classList.add("live");
    }

    // Every stop, or only those at which something is to be seen.
    every(yes) {
      const some = this.stops.some((stop) => stop.matters);
      this.isEvery = yes || !some;
      this.path = this.stops.map((_, at) => at).filter((at) => this.isEvery || this.stops[at].matters);
      this.place.classList.toggle("every", this.isEvery);
      this.all.setAttribute("aria-pressed", String(this.isEvery));
      this.all.hidden = this.stops.every((stop) => stop.matters) || !some;
      if (this.at >= 0) { this.tell(); }
    }

    // The stop behind or before this one, or this one at the ends.
    next(direction) {
      const on = direction > 0 ? this.path.find((at) => at > this.at) : this.path.filter((at) => at < this.at).pop();
      return on === undefined ? this.at : on;
    }

    // The last stop of a sentence: what it has led to.
    stopOf(sentence) {
      let found = 0;
      this.stops.forEach((stop, at) => { if (stop.sentence === sentence) { found = at; } });
      return found;
    }

    go(at) {
      if (this.frame) { this.away(); }
      this.stop();
      this.show(at);
    }

    show(at, moving) {
      at = Math.max(0, Math.min(at, this.stops.length - 1));
      if (at === this.at) { return; }
      const stop = this.stops[at];
      this.at = at;
      this.sentences.forEach((sentence, place) => {
        if (place === stop.sentence) { sentence.setAttribute("aria-current", "step"); }
        else { sentence.removeAttribute("aria-current"); }
        sentence.classList.toggle("later", place > stop.sentence);
      });
      if (stop.still !== this.still) {
        const parts = this.parsed(this.film.still(stop.still));
        this.change(parts.querySelector("svg.battlefield:not(.small)"), moving !== false && !calm.matches && this.still >= 0);
        this.caption.replaceChildren(...parts.querySelector("figcaption").childNodes);
        this.still = stop.still;
      }
      this.tell();
      if (moving !== false) { this.announce(stop); }
    }

    // Where it is, and where one can go from there.
    tell() {
      const place = this.path.filter((at) => at <= this.at).length || 1;
      this.count.textContent = filled(WORDS.position, { n: place, total: this.path.length });
      this.bar.style.width = (100 * place) / this.path.length + "%";
      const ends = [this.next(-1) === this.at, this.next(1) === this.at];
      [[this.first, 0], [this.back, 0], [this.forward, 1], [this.last, 1]].forEach(([control, end]) => {
        control.setAttribute("aria-disabled", String(ends[end]));
      });
    }

    announce(stop) {
      const said = this.sentences[stop.sentence].cloneNode(true);
      const happened = Array.from(this.caption.querySelectorAll("p, li")).map((part) => part.textContent.replace(/\s*§/g, ""));
      said.querySelectorAll("button, .cells").forEach((part) => part.remove());
      const sentences = [this.count.textContent, said.textContent].map((part) => filled(WORDS.told, { sentence: part }));
      this.live.textContent = sentences.concat(happened).join(WORDS.space);
    }

    // Puts another picture on the stage; units that are in both move from place to place.
    change(svg, moving) {
      const old = this.picture.querySelector("svg");
      const before = new Map();
      if (!svg) { this.picture.replaceChildren(); return; }
      if (moving && old) {
        old.querySelectorAll("[data-u]").forEach((unit) => before.set(unit.dataset.u, unit.getAttribute("transform")));
      }
      this.picture.replaceChildren(svg);
      if (!moving || !old) { return; }
      svg.querySelectorAll("[data-u]").forEach((unit) => {
        const now = unit.getAttribute("transform");
        const was = before.get(unit.dataset.u);
        if (!was) { unit.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 450, easing: "ease-out" }); }
        else if (was !== now) {
          unit.animate([{ transform: moved(was) }, { transform: moved(now) }], { duration: 550, easing: "cubic-bezier(.3,.1,.2,1)" });
        }
      });
      svg.querySelectorAll(".ghost, .way, .aim, .hit, .dmg, .link.w, .link.w + text").forEach((part) => {
        part.animate([{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: 1 }], { duration: 700 });
      });
    }

    start() {
      if (this.next(1) === this.at) { this.show(this.path[0]); }
      this.playing = true;
      this.face("pause");
      this.wait();
    }

    stop() {
      this.playing = false;
      clearTimeout(this.timer);
      this.face("play");
    }

    face(key) {
      this.play.innerHTML = icon(key);
      this.play.setAttribute("aria-label", WORDS[key]);
      this.play.title = WORDS[key];
    }

    // How long a stop stays depends on how much there is to read.
    wait() {
      const text = this.sentences[this.stops[this.at].sentence].textContent.length + this.caption.textContent.length;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => {
        if (this.next(1) !== this.at) { this.show(this.next(1)); this.wait(); }
        else if (this.loops) { this.show(this.path[0], false); this.wait(); }
        else { this.stop(); }
      }, Math.min(5200, 1100 + 22 * text));
    }

    key(event) {
      const keys = {
        ArrowLeft: () => this.next(-1), ArrowRight: () => this.next(1),
        Home: () => this.path[0], End: () => this.path[this.path.length - 1],
      };
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
      if (event.key === " " && event.target === this.player) {
        event.preventDefault();
        if (this.playing) { this.stop(); } else { this.start(); }
      } else if (keys[event.key] && (this.player.contains(event.target) || event.target.matches(".jump"))) {
        event.preventDefault();
        this.go(keys[event.key]());
      }
    }

    // A link to this stop; films of another page are linked where they belong.
    copy() {
      const hash = "#" + this.ident + "~" + (this.at + 1);
      const tell = (words) => {
        this.live.textContent = words;
        this.noted.textContent = words;
        setTimeout(() => { this.noted.textContent = ""; }, 2500);
      };
      history.replaceState(null, "", hash);
      if (navigator.clipboard && isSecureContext) {
        navigator.clipboard.writeText(location.href).then(() => tell(WORDS.copied), () => tell(WORDS.linked));
      } else { tell(WORDS.linked); }
    }
  }

  function moved(transform) {
    const numbers = transform.match(/-?[\d.]+/g);
    return "translate(" + numbers[0] + "px," + (numbers[1] || 0) + "px)";
  }

  // A finger that goes sideways over the picture steps; one that goes up or down scrolls.
  function swiped(picture, step) {
    let from = null;
    picture.addEventListener("touchstart", (event) => {
      from = event.touches.length === 1 ? { x: event.touches[0].clientX, y: event.touches[0].clientY } : null;
    }, { passive: true });
    picture.addEventListener("touchend", (event) => {
      const to = event.changedTouches[0];
      if (!from || Math.abs(to.clientX - from.x) < 40 || Math.abs(to.clientX - from.x) < 1.5 * Math.abs(to.clientY - from.y)) { return; }
      step(to.clientX < from.x ? 1 : -1);
    }, { passive: true });
  }

  // A table that does not fit beside the picture gets the whole width; what is still too wide can be scrolled with the
  // keyboard, too, and its edges fade where there is more of it.
  function watch(cells, room) {
    function look() {
      if (cells.scrollWidth - cells.clientWidth > 1) { room.classList.add("wide-tables"); }
      const left = cells.scrollLeft;
      const more = cells.scrollWidth - cells.clientWidth;
      if (more > 1) { cells.tabIndex = 0; } else { cells.removeAttribute("tabindex"); }
      cells.classList.toggle("more-left", left > 1);
      cells.classList.toggle("more-right", more - left > 1);
    }
    cells.addEventListener("scroll", look, { passive: true });
    if ("ResizeObserver" in window) { new ResizeObserver(look).observe(cells); }
    look();
  }

  // Material's way back to the top would lie over a film's controls: it is away while a film can be seen.
  const seen = new Set();
  function aside(player) {
    if (!("IntersectionObserver" in window)) { return; }
    new IntersectionObserver((entries) => {
      entries.forEach((entry) => seen[entry.isIntersecting ? "add" : "delete"](entry.target));
      document.documentElement.classList.toggle("film-in-sight", seen.size > 0);
    }).observe(player);
  }

  // Which films are built, and when

  // The place of a film within what is opened; made there if it is not there yet.
  function placeIn(details) {
    let place = details.querySelector(":scope > .film");
    if (!place) {
      place = element("div", { class: "film", "data-film": details.id });
      details.append(place);
    }
    return place;
  }

  function player(place) {
    if (!players.has(place)) { players.set(place, made(place)); }
    return players.get(place);
  }

  async function made(place) {
    const path = place.closest("[data-reel]").dataset.reel;
    place.setAttribute("aria-busy", "true");
    try {
      const films = await once(path, () => openedReel(path));
      return new Player(place, films.get(place.dataset.film), path);
    } catch (error) {
      // The same without pictures.
      const words = path.replace(/films\/([^/]*)\.js$/, "examples/$1.html") + "#" + place.dataset.film;
      const paragraph = element("p");
      paragraph.append(element("a", { href: words }, WORDS.lacking));
      place.replaceChildren(paragraph);
      players.delete(place);
      throw error;
    } finally { place.removeAttribute("aria-busy"); }
  }

  function wanted(place, then) { player(place).then(then || (() => {}), () => {}); }

  const inHand = matchMedia("(max-width: 45em)");

  function opened(details) {
    // In a hand the film takes the whole screen.
    const shown = () => { if (inHand.matches) { details.scrollIntoView({ block: "start" }); } };
    if (details.open && details.matches(".scenario")) { wanted(placeIn(details), shown); }
    if (!details.open) {
      details.querySelectorAll(".film").forEach((other) => { if (players.has(other)) { wanted(other, (own) => own.stop()); } });
    }
  }

  function open(node) {
    for (; node; node = node.parentElement) { if (node.tagName === "DETAILS") { node.open = true; } }
  }

  // "#ident" opens a scenario, "#ident~3" shows its third stop.
  function follow() {
    let hash;
    try { hash = decodeURIComponent(location.hash.slice(1)); } catch (error) { return; }
    if (!hash) { return; }
    const [, ident, stop] = /^(.*?)(?:~(\d+))?$/.exec(hash);
    const target = document.getElementById(hash) || document.getElementById(ident);
    const place = target && target.matches("details.scenario") ? placeIn(target)
      : Array.from(document.querySelectorAll(".film")).find((each) => each.dataset.film === ident);
    if (!target && !place) { return; }
    open(target || place);
    if (place && stop) {
      wanted(place, (own) => { own.show(Number(stop) - 1, false); (target || place).scrollIntoView({ block: "start" }); });
    }
    if (place || target.tagName === "DETAILS") { (target || place).scrollIntoView({ block: "start" }); }
  }

  // A table in the place of a picture says how high it is.
  addEventListener("message", (event) => {
    const frame = Array.from(document.querySelectorAll("iframe.table")).find((each) => each.contentWindow === event.source);
    if (frame && event.data && event.data.height > 0) { frame.style.height = Math.ceil(event.data.height) + "px"; }
  });

  document.addEventListener("toggle", (event) => {
    if (event.target.tagName === "DETAILS") { opened(event.target); }
  }, true);
  document.querySelectorAll("details[open]").forEach(opened);
  addEventListener("hashchange", follow);
  follow();

  // Films that play by themselves while they can be seen, until somebody takes over.
  document.querySelectorAll("[data-autoplay]").forEach((around) => {
    const place = around.querySelector(".film");
    let touched = false;
    const touch = (own) => { touched = true; own.live.setAttribute("aria-live", "polite"); };
    function begin() {
      wanted(place, (own) => {
        own.loops = true;
        own.live.removeAttribute("aria-live");
        around.addEventListener("click", () => touch(own), true);
        around.addEventListener("keydown", () => touch(own), true);
        if (calm.matches) { return; }
        new IntersectionObserver((entries) => {
          if (touched) { return; }
          if (entries.some((entry) => entry.isIntersecting)) { own.start(); } else { own.stop(); }
        }, { threshold: 0.5 }).observe(own.figure);
      });
    }
    if (!place) { return; }
    if (!("IntersectionObserver" in window)) { begin(); return; }
    const near = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) { near.disconnect(); begin(); }
    }, { rootMargin: "200px" });
    near.observe(place);
  });

  // On paper: the first and the last position of the scenarios that are open.
  const built = () => Array.from(document.querySelectorAll(".film")).filter((place) => place.querySelector(".film-room"));
  addEventListener("beforeprint", () => {
    built().forEach((place) => wanted(place, (own) => {
      const paper = element("div", { class: "only-print" });
      const ends = new Set([0, own.stops[own.stops.length - 1].still]);
      ends.forEach((still) => {
        const figure = element("figure");
        figure.append(own.parsed(own.film.still(still)));
        paper.append(figure);
      });
      place.append(paper);
    }));
  });
  addEventListener("afterprint", () => { document.querySelectorAll(".only-print").forEach((paper) => paper.remove()); });
})();
