/** The module that a URL, a response, bytes, or a promise of them hold. */
async function compile(from) {
  let source = await from;
  if (typeof source === "string") source = new URL(source, import.meta.url);
  if (source instanceof URL) source = await open(source);
  if (typeof Response === "function" && source instanceof Response) {
    if (!source.ok) throw new Error(`${source.url}: ${source.status} ${source.statusText}`);
    if (source.headers.get("content-type")?.startsWith("application/wasm")) return WebAssembly.compileStreaming(source);
    source = await source.arrayBuffer();
  }
  return source instanceof WebAssembly.Module ? source : WebAssembly.compile(source);
}

/** What is at a URL. node fetches no files. */
async function open(url) {
  if (url.protocol !== "file:" || typeof process !== "object") return fetch(url);
  const { readFile } = await import(/* webpackIgnore: true */ /* @vite-ignore */ "node:fs/promises");
  return readFile(url);
}
