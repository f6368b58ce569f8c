// Questions reach the table by a worker, in which the engine runs. Nothing is fetched before somebody says so; what the
// browser has already is used at once.
(function () {
  "use strict";

  const told = JSON.parse(document.getElementById("engine").textContent);
  const { words, files } = told;
  const root = new URL(told.root, location.href).href;
  const box = document.getElementById("start");
  const [sentence, button, progress] = box.children;
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let begin = null;
  const ready = new Promise((done) => { begin = done; });

  window.carry = async (question) => (await ready)(question);

  function say(text) { sentence.textContent = text; }

  async function start() {
    button.hidden = true;
    progress.hidden = false;
    say(words.fetching);
    try {
      const order = { root: root, files: files, edition: told.edition, language: told.language };
      const answer = await hub().open(new URL(told.script, location.href).href, order, ({ come }) => {
        if (come && come < total) { progress.value = come / total; }
        else { progress.removeAttribute("value"); say(words.starting); }
      });
      document.body.classList.remove("waiting");
      box.hidden = true;
      begin(answer);
    } catch (error) {
      progress.hidden = true;
      say(words.failed + " " + error.message);
      button.textContent = words.again;
      button.hidden = false;
    }
  }

  // The page around this one keeps the engine for all of its tables.
  function hub() { try { return window.parent.monosashiHub || window.monosashiHub; } catch (error) { return window.monosashiHub; } }

  // Whether nothing is left to be fetched.
  async function isKept() {
    if (hub().isRunning) { return true; }
    try {
      const store = await caches.open("monosashi-engine");
      const found = await Promise.all(files.map((file) => store.match(new URL(file.name + "?" + file.digest, root).href)));
      return found.every(Boolean);
    } catch (error) { return false; }
  }

  // Within another page this one is as high as what it shows.
  if (window.parent !== window) {
    document.body.classList.add("within");
    new ResizeObserver(() => window.parent.postMessage({ height: document.body.scrollHeight }, "*")).observe(document.body);
  }

  if (told.missing) { say(words.missing); return; }
  if (location.protocol === "file:") { say(words.folder); return; }
  if (!window.Worker || !window.WebAssembly || !window.DecompressionStream) { say(words.old); return; }
  say(words.offer);
  button.hidden = false;
  button.addEventListener("click", start);
  isKept().then((yes) => { if (yes) { start(); } });
})();
