// Loaded before a job (node --require): sees every module that is compiled, as most packages have theirs inside of JavaScript, where nothing could be
// put in its place.
//   NPM_SAVE=DIR   writes each module of 1 KB or more to DIR/HASH.wasm
//   NPM_RECORD=DIR writes what crosses the border of the first instance of each module to DIR/HASH.calls: scripts/npm/record.cjs
//   NPM_SWAP=DIR   compiles DIR/HASH.wasm in the place of what has this hash, and writes DIR/HASH.used
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const { NPM_SAVE: save, NPM_SWAP: swap, NPM_RECORD: record } = process.env;
const recorders = new WeakMap(), recorded = new Set();

function seen(source) {
  if (!(source instanceof ArrayBuffer || ArrayBuffer.isView(source) || source instanceof SharedArrayBuffer)) return source;
  const bytes = ArrayBuffer.isView(source) ? Buffer.from(source.buffer, source.byteOffset, source.byteLength) : Buffer.from(source);
  if (bytes.length < 1024) return source; // what tests for features
  if (new Error().stack.includes('node:internal/deps/')) return source; // node's own
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  if (save) writeFileSync(join(save, `${name}.wasm`), bytes);
  if (record) last = { name, bytes };
  if (!swap) return source;
  const other = join(swap, `${name}.wasm`);
  if (!existsSync(other)) throw new Error(`a module of ${bytes.length} bytes is new: the package compiles another each time`);
  writeFileSync(join(swap, `${name}.used`), '');
  return readFileSync(other);
}

/** What seen() saw last, which is being compiled. */
let last;

/** Remembers what a compiled module was made of. */
function remember(module, what) {
  if (what) recorders.set(module, what);
  return module;
}

/** The recorder of an instance that is about to be made, if it is the first of its module. */
function recorderOf(module) {
  const what = recorders.get(module);
  if (!what || recorded.has(what.name)) return undefined;
  recorded.add(what.name);
  const { Recorder } = require('./record.cjs');
  return new Recorder(what.bytes, join(record, `${what.name}.calls`));
}

const { Module, Instance, compile, instantiate } = WebAssembly;
WebAssembly.Module = class extends Module {
  constructor(source, ...more) {
    last = undefined;
    super(seen(source), ...more);
    remember(this, last);
  }
  static [Symbol.hasInstance](value) {
    return value instanceof Module;
  }
};
WebAssembly.Instance = function (module, imports) {
  const recorder = recorderOf(module);
  return recorder ? recorder.instantiated(() => new Instance(module, recorder.imports(imports))) : new Instance(module, imports);
};
WebAssembly.Instance.prototype = Instance.prototype;
WebAssembly.compile = async (source, ...more) => {
  last = undefined;
  const changed = seen(source), what = last;
  return remember(await compile(changed, ...more), what);
};
WebAssembly.instantiate = async (source, imports, ...more) => {
  if (!record) return instantiate(seen(source), imports, ...more);
  if (source instanceof Module) return new WebAssembly.Instance(source, imports);
  const module = await WebAssembly.compile(source, ...more);
  return { module, instance: new WebAssembly.Instance(module, imports) };
};
WebAssembly.compileStreaming = async (response, ...more) => WebAssembly.compile(await (await response).arrayBuffer(), ...more);
WebAssembly.instantiateStreaming = async (response, ...more) => WebAssembly.instantiate(await (await response).arrayBuffer(), ...more);
