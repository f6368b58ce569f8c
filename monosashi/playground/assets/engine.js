// Runs the reference engine in a worker of its own, so that no page freezes. It is told which tables to lay and what to
// fetch for them, says how far it is, and then answers questions, in the order in which they come.
const CACHE = "monosashi-engine";
const TYPES = { wasm: "application/wasm", mjs: "text/javascript", json: "application/json" };
const there = new Set();
const tables = new Map();
let python = null;

self.onmessage = async ({ data: { id, table, open, question } }) => {
  const tell = (said) => self.postMessage({ id: id, ...said });
  try {
    if (open) {
      tables.set(table, await opened(open, tell));
      tell({ reply: {} });
    } else { tell({ reply: JSON.parse(tables.get(table)(JSON.stringify(question))) }); }
  } catch (error) { tell({ fault: lastLine(error) }); }
};

// What Python says last says what is the matter.
function lastLine(error) { return String(error && error.message || error).trim().split("\n").pop(); }

async function opened({ root, files, edition, language }, tell) {
  const blobs = await fetched(root, files, tell);
  tell({ starting: true });
  if (!python) {
    python = begun(root, blobs);
    python.catch(() => { python = null; });
  }
  const running = await python;
  for (const [name, content] of blobs) {
    if (/\.(zip|whl)$/.test(name) && name !== "python_stdlib.zip" && !there.has(name)) {
      running.unpackArchive(await content.arrayBuffer(), "zip", { extractDir: "/tables" });
      there.add(name);
    }
  }
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  return running.pyimport("monosashi.playground.in_browser").opened(edition, language, seed);
}

async function begun(root, blobs) {
  const module = (name) => import(URL.createObjectURL(blobs.get(name)));
  const [{ loadPyodide }, { default: createPyodideModule }] =
    await Promise.all([module("pyodide.mjs"), module("pyodide.asm.mjs")]);
  // Pyodide fetches the rest by itself: from here.
  const fetch = self.fetch;
  self.fetch = (address, options) => {
    const name = String(address.url || address).split("/").pop();
    return blobs.has(name) ? Promise.resolve(new Response(blobs.get(name))) : fetch(address, options);
  };
  let running;
  try {
    running = await loadPyodide({ indexURL: root, createPyodideModule: createPyodideModule,
      lockFileContents: await blobs.get("pyodide-lock.json").text() });
  } finally { self.fetch = fetch; }
  running.runPython("import sys; sys.path.insert(0, '/tables'); sys.dont_write_bytecode = True");
  return running;
}

// All files as blobs, by their names; from the browser's own store if they are there, and kept in it. Tells how much has come.
async function fetched(root, files, tell) {
  const store = await keeping();
  const addresses = files.map((file) => new URL(file.name + "?" + file.digest, root).href);
  let come = 0;
  const more = (bytes) => { come += bytes; tell({ come: come }); };
  const blobs = await Promise.all(files.map(async (file, number) => {
    const kept = store && await store.match(addresses[number]);
    if (kept) { more(file.bytes); return kept.blob(); }
    const response = await fetch(addresses[number]);
    if (!response.ok) { throw new Error(file.name + ": " + response.status); }
    const chunks = [];
    const reader = response.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) { chunks.push(next.value); more(next.value.length); }
    const blob = new Blob(chunks);
    if (store) { await store.put(addresses[number], new Response(blob)).catch(() => {}); }
    return blob;
  }));
  if (store) { await forget(store, addresses); }
  return new Map(await Promise.all(files.map((file, number) => unpacked(file.name, blobs[number]))));
}

// Browsers may keep nothing, or not for pages that were not fetched safely.
async function keeping() { try { return await caches.open(CACHE); } catch (error) { return null; } }

// Throws away what has been kept of other builds. The texts of another game are nothing old.
async function forget(store, addresses) {
  const bare = (address) => address.split("?")[0];
  const newest = new Map(addresses.map((address) => [bare(address), address]));
  const kept = await store.keys();
  await Promise.all(kept.filter(({ url }) => newest.has(bare(url)) && newest.get(bare(url)) !== url).map((each) => store.delete(each)));
}

async function unpacked(name, blob) {
  const bare = name.replace(/\.gz$/, "");
  const type = TYPES[bare.split(".").pop()] || "application/octet-stream";
  if (bare === name) { return [name, blob]; }
  const stream = blob.stream().pipeThrough(new DecompressionStream("gzip"));
  return [bare, new Blob([await new Response(stream).arrayBuffer()], { type: type })];
}
