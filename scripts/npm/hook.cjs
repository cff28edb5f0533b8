// Loaded before a job (node --require): sees every module that is compiled, as most packages have theirs inside of JavaScript, where nothing could be
// put in its place.
//   NPM_SAVE=DIR   writes each module of 1 KB or more to DIR/HASH.wasm
//   NPM_SWAP=DIR   compiles DIR/HASH.wasm in the place of what has this hash, and writes DIR/HASH.used
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const { NPM_SAVE: save, NPM_SWAP: swap } = process.env;

function seen(source) {
  if (!(source instanceof ArrayBuffer || ArrayBuffer.isView(source) || source instanceof SharedArrayBuffer)) return source;
  const bytes = ArrayBuffer.isView(source) ? Buffer.from(source.buffer, source.byteOffset, source.byteLength) : Buffer.from(source);
  if (bytes.length < 1024) return source; // what tests for features
  if (new Error().stack.includes('node:internal/deps/')) return source; // node's own
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  if (save) writeFileSync(join(save, `${name}.wasm`), bytes);
  if (!swap) return source;
  const other = join(swap, `${name}.wasm`);
  if (!existsSync(other)) throw new Error(`a module of ${bytes.length} bytes is new: the package compiles another each time`);
  writeFileSync(join(swap, `${name}.used`), '');
  return readFileSync(other);
}

const { Module, compile, instantiate } = WebAssembly;
WebAssembly.Module = class extends Module {
  constructor(source, ...more) {
    super(seen(source), ...more);
  }
  static [Symbol.hasInstance](value) {
    return value instanceof Module;
  }
};
WebAssembly.compile = async (source, ...more) => compile(seen(source), ...more);
WebAssembly.instantiate = async (source, ...more) => instantiate(seen(source), ...more);
WebAssembly.compileStreaming = async (response, ...more) => WebAssembly.compile(await (await response).arrayBuffer(), ...more);
WebAssembly.instantiateStreaming = async (response, ...more) => WebAssembly.instantiate(await (await response).arrayBuffer(), ...more);
