// Runs the reference engine in a worker of its own, so that the page never freezes. It is told what to fetch and which
// table to lay, says how far it is, and then answers questions.
const CACHE = "monosashi-engine";
const TYPES = { wasm: "application/wasm", mjs: "text/javascript", json: "application/json" };
let answer = null;

self.onmessage = async ({ data }) => {
  if (data.start) {
    try {
      answer = await started(data.start);
      self.postMessage({ ready: true });
    } catch (error) {
      self.postMessage({ fault: lastLine(error) });
    }
    return;
  }
  let reply;
  try { reply = JSON.parse(answer(JSON.stringify(data.question))); } catch (error) { reply = { error: lastLine(error) }; }
  self.postMessage({ id: data.id, reply: reply });
};

// What Python says last says what is the matter.
function lastLine(error) { return String(error && error.message || error).trim().split("\n").pop(); }

async function started({ root, files, edition, language }) {
  const found = await fetched(root, files);
  self.postMessage({ starting: true });
  const module = (name) => import(URL.createObjectURL(found.get(name)));
  const [{ loadPyodide }, { default: createPyodideModule }] =
    await Promise.all([module("pyodide.mjs"), module("pyodide.asm.mjs")]);
  // Pyodide fetches the rest by itself: from here.
  const fetch = self.fetch;
  self.fetch = (address, options) => {
    const name = String(address.url || address).split("/").pop();
    return found.has(name) ? Promise.resolve(new Response(found.get(name))) : fetch(address, options);
  };
  const python = await loadPyodide({ indexURL: root, createPyodideModule: createPyodideModule,
    lockFileContents: await found.get("pyodide-lock.json").text() });
  for (const [name, content] of found) {
    if (name !== "python_stdlib.zip" && /\.(zip|whl)$/.test(name)) {
      python.unpackArchive(await content.arrayBuffer(), "zip", { extractDir: "/tables" });
    }
  }
  python.runPython("import sys; sys.path.insert(0, '/tables'); sys.dont_write_bytecode = True");
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  return python.pyimport("monosashi.playground.in_browser").opened(edition, language, seed);
}

// All files as blobs, by their names; from the browser's own store if they are there, and kept in it. Says how much has come.
async function fetched(root, files) {
  const store = await opened();
  const addresses = files.map((file) => new URL(file.name + "?" + file.digest, root).href);
  let come = 0;
  const tell = (bytes) => { come += bytes; self.postMessage({ come: come }); };
  const blobs = await Promise.all(files.map(async (file, number) => {
    const kept = store && await store.match(addresses[number]);
    if (kept) { tell(file.bytes); return kept.blob(); }
    const response = await fetch(addresses[number]);
    if (!response.ok) { throw new Error(file.name + ": " + response.status); }
    const chunks = [];
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) { chunks.push(next.value); tell(next.value.length); }
    const blob = new Blob(chunks);
    if (store) { await store.put(addresses[number], new Response(blob)).catch(() => {}); }
    return blob;
  }));
  if (store) {
    for (const request of await store.keys()) { if (!addresses.includes(request.url) && !othersOf(request.url, addresses)) { store.delete(request); } }
  }
  return new Map(await Promise.all(files.map(async (file, number) => unpacked(file.name, blobs[number]))));
}

// The texts of another game of this site are nothing old.
function othersOf(url, addresses) {
  const bare = (address) => address.split("?")[0];
  return !addresses.some((address) => bare(address) === bare(url));
}

// Browsers may keep nothing, or not for pages that were not fetched safely.
async function opened() { try { return await caches.open(CACHE); } catch (error) { return null; } }

async function unpacked(name, blob) {
  const bare = name.replace(/\.gz$/, "");
  const type = TYPES[bare.split(".").pop()] || "application/octet-stream";
  if (bare === name) { return [name, blob]; }
  const stream = blob.stream().pipeThrough(new DecompressionStream("gzip"));
  return [bare, new Blob([await new Response(stream).arrayBuffer()], { type: type })];
}
