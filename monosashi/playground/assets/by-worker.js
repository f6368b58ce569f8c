// Questions reach the table by a worker of this page, in which the engine runs. Nothing is fetched before somebody says so,
// here, or on the page that has this one within it.
(function () {
  "use strict";

  const told = JSON.parse(document.getElementById("engine").textContent);
  const { words, files } = told;
  const box = document.getElementById("start");
  const [sentence, button, progress] = box.children;
  const waiting = new Map();
  const root = new URL(told.root, location.href).href;
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let worker = null, begin = null, number = 0;
  const ready = new Promise((done) => { begin = done; });

  window.carry = async (question) => {
    await ready;
    return new Promise((done) => {
      number += 1;
      waiting.set(number, done);
      worker.postMessage({ id: number, question: question });
    });
  };

  function say(text) { sentence.textContent = text; }

  function start() {
    button.hidden = true;
    progress.hidden = false;
    say(words.fetching);
    if (worker) { worker.terminate(); }
    worker = new Worker(told.script, { type: "module" });
    worker.onmessage = ({ data }) => {
      if (data.come) { progress.value = data.come / total; }
      if (data.starting) { progress.removeAttribute("value"); say(words.starting); }
      if (data.fault) { fail(data.fault); }
      if (data.ready) { document.body.classList.remove("waiting"); box.hidden = true; begin(); }
      if (data.id) { waiting.get(data.id)(data.reply); waiting.delete(data.id); }
    };
    worker.onerror = (event) => fail(event.message || "");
    worker.postMessage({ start: { root: root, files: files, edition: told.edition, language: told.language } });
  }

  // Whether the browser has everything already, so that nothing is left to be fetched.
  async function isKept() {
    try {
      const store = await caches.open("monosashi-engine");
      const found = await Promise.all(files.map((file) => store.match(new URL(file.name + "?" + file.digest, root).href)));
      return found.every(Boolean);
    } catch (error) { return false; }
  }

  // Within another page this one is as high as what it shows.
  if (window.parent !== window) {
    document.body.classList.add("within");
    new ResizeObserver(() => {
      window.parent.postMessage({ height: document.body.scrollHeight }, location.origin === "null" ? "*" : location.origin);
    }).observe(document.body);
  }

  function fail(why) {
    progress.hidden = true;
    say(words.failed + " " + why);
    button.textContent = words.again;
    button.hidden = false;
  }

  if (told.missing) { say(words.missing); return; }
  if (location.protocol === "file:") { say(words.folder); return; }
  if (!window.Worker || !window.WebAssembly || !window.DecompressionStream) { say(words.old); return; }
  say(words.offer);
  button.hidden = false;
  button.addEventListener("click", start);
  isKept().then((yes) => { if (yes) { start(); } });
})();
