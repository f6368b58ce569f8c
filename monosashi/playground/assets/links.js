// The whole table in the fragment of a link, and out of one: deflated JSON in base64url. Nothing is sent anywhere.
(function () {
  "use strict";

  const MARK = "#t=", MOST = 900000;
  const table = window.table;
  let words = {};

  async function packed(value) {
    const deflated = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
    let text = "";
    bytes.forEach((byte) => { text += String.fromCharCode(byte); });
    return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  }

  // Throws for what is none. Inflating stops where it becomes more than any table: a short text can hold gigabytes.
  async function unpacked(text) {
    const bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let found = "", size = 0;
    for (;;) {
      const part = await reader.read();
      if (part.done) { return JSON.parse(found + decoder.decode()); }
      size += part.value.length;
      if (size > MOST) { reader.cancel().catch(() => {}); throw new RangeError("too long"); }
      found += decoder.decode(part.value, { stream: true });
    }
  }

  async function open() {
    if (!location.hash.startsWith(MARK)) { return; }
    const text = location.hash.slice(MARK.length);
    // A link is opened once: who reloads the page goes on where the table is.
    history.replaceState(null, "", location.pathname + location.search);
    let kept;
    try {
      kept = await unpacked(text);
    } catch (error) {
      table.fault(error instanceof RangeError ? words.long_link : words.broken_link);
      return;
    }
    const said = await table.ask("restore", { table: kept });
    if (said) { table.speak(said.words); table.show(said); }
  }

  table.tools.tool("copy_link", async () => {
    const kept = await table.ask("kept");
    if (kept) { table.tools.copy(words.copy_link, location.origin + location.pathname + location.search + MARK + await packed(kept)); }
  });
  table.tools.tool("copy_record", async () => {
    const said = await table.ask("record");
    if (said) { table.tools.copy(words.copy_record, said.text); }
  });
  table.tools.tool("copy_scenario", async () => {
    const said = await table.ask("scenario");
    if (said) { table.tools.copy(words.copy_scenario, said.text); }
  });

  document.addEventListener("table-spoken", (event) => { words = event.detail.words; });
  document.addEventListener("table-shown", open, { once: true });
  window.addEventListener("hashchange", open);
})();
