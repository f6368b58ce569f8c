// One engine for all tables of a page, those in frames on it, too: whoever opens another one does not wait for it again.
window.monosashiHub = (function () {
  "use strict";

  const waiting = new Map();
  let worker = null, number = 0, tables = 0;

  // Sends something to the worker: a promise of the reply. Until then told hears how far it is.
  function send(message, told) {
    number += 1;
    return new Promise((done, failed) => {
      waiting.set(number, { done: done, failed: failed, told: told || (() => {}) });
      worker.postMessage({ id: number, ...message });
    });
  }

  function begin(script) {
    worker = new Worker(script, { type: "module" });
    worker.onmessage = ({ data }) => {
      const { done, failed, told } = waiting.get(data.id);
      if (data.reply) { done(data.reply); } else if (data.fault) { failed(new Error(data.fault)); } else { told(data); return; }
      waiting.delete(data.id);
    };
    worker.onerror = (event) => {
      worker = null;
      waiting.forEach(({ failed }) => failed(new Error(event.message || script)));
      waiting.clear();
    };
  }

  return {
    get isRunning() { return worker !== null; },

    // Lays a table: a promise of what answers its questions.
    async open(script, order, told) {
      if (!worker) { begin(script); }
      tables += 1;
      const table = tables;
      await send({ table: table, open: order }, told);
      return (question) => send({ table: table, question: question });
    },
  };
})();
