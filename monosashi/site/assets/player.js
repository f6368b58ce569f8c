// Plays the films of scenarios: steps through the stills that stand in a film's noscript, sentence by sentence.
// Everything is built when a scenario is opened, so that a page with hundreds of films stays light.
(function () {
  "use strict";

  var told = document.getElementById("film-words");
  if (!told) { return; }
  var TOLD = JSON.parse(told.textContent);
  var WORDS = TOLD.words;
  var calm = matchMedia("(prefers-reduced-motion: reduce)");
  var players = new Map();

  function element(name, attributes, text) {
    var made = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (key) { made.setAttribute(key, attributes[key]); });
    if (text) { made.textContent = text; }
    return made;
  }

  function button(key, action) {
    var made = element("button", { type: "button", class: key, "aria-label": WORDS[key], title: WORDS[key] });
    made.innerHTML = icon(key);
    made.addEventListener("click", function () {
      if (made.getAttribute("aria-disabled") !== "true") { action(); }
    });
    return made;
  }

  function icon(key) {
    return '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="' + TOLD.icons[key] + '"/></svg>';
  }

  function filled(message, values) {
    return message.replace(/\{(\w+)\}/g, function (whole, key) { return key in values ? values[key] : whole; });
  }

  // A film: its sentences, its stills, where it is, and the controls.
  function Player(film) {
    var self = this;
    this.film = film;
    this.ident = film.dataset.film;
    this.stops = film.dataset.stops.split(" ").map(function (stop) {
      var parts = stop.split(".");
      return { sentence: Number(parts[0]), still: Number(parts[1]) };
    });
    this.at = -1;
    this.still = -1;
    this.timer = 0;
    this.playing = false;
    var holder = document.createElement("template");
    holder.innerHTML = film.querySelector("noscript").textContent;
    this.figures = Array.from(holder.content.querySelectorAll("figure"));
    this.figures.forEach(function (figure) {
      figure.removeAttribute("id");
      figure.querySelectorAll("i[id]").forEach(function (anchor) { anchor.remove(); });
    });
    this.sentences = Array.from(film.querySelectorAll(".prose > li"));
    this.build();
    film.querySelectorAll(".cells").forEach(watch);
    this.show(0, false);
    film.addEventListener("keydown", function (event) { self.key(event); });
  }

  Player.prototype.build = function () {
    var self = this;
    var room = element("div", { class: "film-room" });
    var script = this.film.querySelector(".script");
    script.before(room);
    this.player = element("div", { class: "player", tabindex: "0", role: "group", "aria-label": WORDS.player });
    this.stage = element("div", { class: "stage" });
    var controls = element("div", { class: "controls" });
    this.first = button("first", function () { self.stop(); self.show(0); });
    this.back = button("back", function () { self.stop(); self.show(self.at - 1); });
    this.play = button("play", function () { self.toggle(); });
    this.forward = button("forward", function () { self.stop(); self.show(self.at + 1); });
    this.last = button("last", function () { self.stop(); self.show(self.stops.length - 1); });
    this.place = element("output", { "aria-hidden": "true" });
    this.noted = element("span", { class: "noted", "aria-hidden": "true" });
    this.link = button("link", function () { self.copy(); });
    controls.append(this.first, this.back, this.play, this.forward, this.last, this.place, this.noted, this.link);
    var bar = element("div", { class: "bar", "aria-hidden": "true" });
    this.bar = element("i");
    bar.append(this.bar);
    this.live = element("p", { class: "said", "aria-live": "polite" });
    this.figure = element("figure");
    this.picture = element("div", { class: "picture" });
    this.caption = element("figcaption");
    this.figure.append(this.picture, this.caption);
    this.stage.append(this.figure);
    // Above the picture, where the buttons stay under the pointer however high it is.
    this.player.append(controls, bar, this.stage, this.live);
    room.append(script, this.player);
    aside(this.player);
    this.sentences[0].parentNode.classList.add("live");
    this.sentences.forEach(function (sentence, number) {
      var jump = element("button", {
        type: "button", class: "jump", "aria-label": filled(WORDS.sentence, { n: number + 1 }),
      });
      sentence.prepend(jump);
      sentence.addEventListener("click", function (event) {
        if (event.target.closest("a") || String(getSelection())) { return; }
        self.stop();
        self.show(self.stopOf(number));
        // On a phone the picture is below the sentences.
        if (self.player.getBoundingClientRect().top > innerHeight - 160) {
          self.player.scrollIntoView({ block: "start", behavior: calm.matches ? "auto" : "smooth" });
        }
      });
    });
  };

  // The last stop of a sentence: what it has led to.
  Player.prototype.stopOf = function (sentence) {
    var found = 0;
    this.stops.forEach(function (stop, number) { if (stop.sentence === sentence) { found = number; } });
    return found;
  };

  Player.prototype.show = function (at, moving) {
    var stop, figure, svg, caption, number;
    at = Math.max(0, Math.min(at, this.stops.length - 1));
    if (at === this.at) { return; }
    stop = this.stops[at];
    this.at = at;
    this.sentences.forEach(function (sentence, place) {
      if (place === stop.sentence) { sentence.setAttribute("aria-current", "step"); }
      else { sentence.removeAttribute("aria-current"); }
      sentence.classList.toggle("later", place > stop.sentence);
    });
    if (stop.still !== this.still) {
      figure = this.figures[stop.still];
      svg = figure.querySelector(":scope > svg");
      svg = svg ? svg.cloneNode(true) : null;
      this.change(svg, moving !== false && !calm.matches && Math.abs(stop.still - this.still) === 1);
      caption = figure.querySelector("figcaption").cloneNode(true);
      number = caption.querySelector(".at");
      if (number) { number.remove(); }
      this.caption.replaceChildren.apply(this.caption, Array.from(caption.childNodes));
      this.still = stop.still;
    }
    this.count();
    this.bar.style.width = (100 * (at + 1)) / this.stops.length + "%";
    this.disable(this.first, at === 0);
    this.disable(this.back, at === 0);
    this.disable(this.forward, at === this.stops.length - 1);
    this.disable(this.last, at === this.stops.length - 1);
    if (moving !== false) { this.announce(stop); }
  };

  Player.prototype.count = function () {
    this.place.textContent = filled(WORDS.position, { n: this.at + 1, total: this.stops.length });
  };

  Player.prototype.disable = function (control, off) { control.setAttribute("aria-disabled", String(off)); };

  Player.prototype.announce = function (stop) {
    var said = this.sentences[stop.sentence].cloneNode(true);
    var told = Array.from(this.caption.querySelectorAll("p, li")).map(function (part) { return part.textContent.replace(/\s*§/g, ""); });
    said.querySelectorAll("button, .cells").forEach(function (part) { part.remove(); });
    told = [this.place.textContent, said.textContent].map(function (part) {
      return filled(WORDS.told, { sentence: part });
    }).concat(told);
    this.live.textContent = told.join(WORDS.space);
  };

  // Puts another picture on the stage; units that are in both move from place to place.
  Player.prototype.change = function (svg, moving) {
    var old = this.picture.querySelector("svg");
    var before = {};
    if (!svg) { this.picture.replaceChildren(); return; }
    if (moving && old) {
      old.querySelectorAll("[data-u]").forEach(function (unit) { before[unit.dataset.u] = unit.getAttribute("transform"); });
    }
    this.picture.replaceChildren(svg);
    if (!moving || !old) { return; }
    svg.querySelectorAll("[data-u]").forEach(function (unit) {
      var now = unit.getAttribute("transform");
      var was = before[unit.dataset.u];
      if (!was) { unit.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 450, easing: "ease-out" }); }
      else if (was !== now) {
        unit.animate([{ transform: moved(was) }, { transform: moved(now) }], { duration: 550, easing: "cubic-bezier(.3,.1,.2,1)" });
      }
    });
    svg.querySelectorAll(".ghost, .way, .aim, .hit, .dmg, .link.w, .link.w + text").forEach(function (part) {
      part.animate([{ opacity: 0 }, { opacity: 0, offset: 0.4 }, { opacity: 1 }], { duration: 700 });
    });
  };

  function moved(transform) {
    var numbers = transform.match(/-?[\d.]+/g);
    return "translate(" + numbers[0] + "px," + (numbers[1] || 0) + "px)";
  }

  Player.prototype.toggle = function () { if (this.playing) { this.stop(); } else { this.start(); } };

  Player.prototype.start = function () {
    if (this.at === this.stops.length - 1) { this.show(0); }
    this.playing = true;
    this.face("pause");
    this.wait();
  };

  Player.prototype.stop = function () {
    this.playing = false;
    clearTimeout(this.timer);
    this.face("play");
  };

  Player.prototype.face = function (key) {
    this.play.innerHTML = icon(key);
    this.play.setAttribute("aria-label", WORDS[key]);
    this.play.title = WORDS[key];
  };

  // How long a stop stays depends on how much there is to read.
  Player.prototype.wait = function () {
    var self = this;
    var text = this.sentences[this.stops[this.at].sentence].textContent.length + this.caption.textContent.length;
    clearTimeout(this.timer);
    this.timer = setTimeout(function () {
      if (self.at < self.stops.length - 1) { self.show(self.at + 1); self.wait(); }
      else if (self.loops) { self.show(0, false); self.wait(); }
      else { self.stop(); }
    }, Math.min(5200, 1100 + 22 * text));
  };

  Player.prototype.key = function (event) {
    var self = this;
    var inside = this.player.contains(event.target);
    var keys = {
      ArrowLeft: function () { self.show(self.at - 1); },
      ArrowRight: function () { self.show(self.at + 1); },
      Home: function () { self.show(0); },
      End: function () { self.show(self.stops.length - 1); },
    };
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) { return; }
    if (event.key === " " && event.target === this.player) {
      event.preventDefault();
      this.toggle();
    } else if (keys[event.key] && (inside || event.target.matches(".jump"))) {
      event.preventDefault();
      this.stop();
      keys[event.key]();
    }
  };

  Player.prototype.copy = function () {
    var self = this;
    var hash = "#" + this.ident + "~" + (this.at + 1);
    history.replaceState(null, "", hash);
    function tell(words) {
      self.live.textContent = words;
      self.noted.textContent = words;
      setTimeout(function () { self.noted.textContent = ""; }, 2500);
    }
    if (navigator.clipboard && isSecureContext) {
      navigator.clipboard.writeText(location.href).then(function () { tell(WORDS.copied); }, function () { tell(WORDS.linked); });
    } else { tell(WORDS.linked); }
  };

  // A table that is too wide can be scrolled with the keyboard, too; its edges fade where there is more of it.
  function watch(cells) {
    function look() {
      var left = cells.scrollLeft;
      var more = cells.scrollWidth - cells.clientWidth;
      if (more > 1) { cells.tabIndex = 0; } else { cells.removeAttribute("tabindex"); }
      cells.classList.toggle("more-left", left > 1);
      cells.classList.toggle("more-right", more - left > 1);
    }
    cells.addEventListener("scroll", look, { passive: true });
    if ("ResizeObserver" in window) { new ResizeObserver(look).observe(cells); }
    look();
  }

  // Material's way back to the top would lie over a film's controls: it is away while a film can be seen.
  var seen = new Set();
  function aside(player) {
    if (!("IntersectionObserver" in window)) { return; }
    new IntersectionObserver(function (entries) {
      entries.forEach(function (entry) { seen[entry.isIntersecting ? "add" : "delete"](entry.target); });
      document.documentElement.classList.toggle("film-in-sight", seen.size > 0);
    }).observe(player);
  }

  // Which films are built, and when

  function player(film) {
    if (!players.has(film)) { players.set(film, new Player(film)); }
    return players.get(film);
  }

  function filmOf(details) {
    var film = details.querySelector(".film");
    return film && film.closest("details") === details ? film : null;
  }

  function opened(details) {
    var film = details.open ? filmOf(details) : null;
    if (film) { player(film); }
    if (!details.open) {
      details.querySelectorAll(".film").forEach(function (other) { if (players.has(other)) { players.get(other).stop(); } });
    }
  }

  function open(node) {
    for (; node; node = node.parentElement) { if (node.tagName === "DETAILS") { node.open = true; } }
  }

  // "#ident" opens a scenario, "#ident~3" shows its third stop.
  function follow() {
    var told, parts, target, film;
    try { told = decodeURIComponent(location.hash.slice(1)); } catch (error) { return; }
    if (!told) { return; }
    parts = /^(.*)~(\d+)$/.exec(told) || [told, told, ""];
    target = document.getElementById(parts[1]);
    film = Array.from(document.querySelectorAll(".film")).find(function (each) { return each.dataset.film === parts[1]; });
    if (!target && !film) { return; }
    open(target || film);
    if (film && parts[2]) { player(film).show(Number(parts[2]) - 1, false); }
    if (film || target.tagName === "DETAILS") { (target || film).scrollIntoView({ block: "start" }); }
  }

  document.addEventListener("toggle", function (event) {
    if (event.target.tagName === "DETAILS") { opened(event.target); }
  }, true);
  document.querySelectorAll("details[open]").forEach(opened);
  addEventListener("hashchange", follow);
  follow();

  // Films that play by themselves while they can be seen, until somebody takes over.
  document.querySelectorAll("[data-autoplay]").forEach(function (place) {
    var film = place.matches(".film") ? place : place.querySelector(".film");
    if (!film) { return; }
    var own = player(film);
    var touched = false;
    own.loops = true;
    own.live.removeAttribute("aria-live");
    place.addEventListener("click", function () { touched = true; own.live.setAttribute("aria-live", "polite"); }, true);
    place.addEventListener("keydown", function () { touched = true; own.live.setAttribute("aria-live", "polite"); }, true);
    if (calm.matches || !("IntersectionObserver" in window)) { return; }
    new IntersectionObserver(function (entries) {
      entries.forEach(function (entry) {
        if (touched) { return; }
        if (entry.isIntersecting) { own.start(); } else { own.stop(); }
      });
    }, { threshold: 0.5 }).observe(own.figure);
  });

  // On paper: the first and the last position of the scenarios that are open.
  addEventListener("beforeprint", function () {
    players.forEach(function (own) {
      var paper = element("div", { class: "only-print" });
      var shown = [own.figures[0], own.figures[own.figures.length - 1]];
      shown.slice(0, own.figures.length).forEach(function (figure) { paper.append(figure.cloneNode(true)); });
      own.film.append(paper);
    });
  });
  addEventListener("afterprint", function () {
    document.querySelectorAll(".only-print").forEach(function (paper) { paper.remove(); });
  });
})();
