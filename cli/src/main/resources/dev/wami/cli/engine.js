// Executes one module for `wami run --engine=node`: EngineProcess.java says what is asked and answered on the standard streams.
const { Worker, isMainThread } = require('node:worker_threads');
const fs = require('node:fs');

// ---- the streams

function input(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; ) {
    const read = fs.readSync(0, bytes, at, length - at);
    if (read === 0) process.exit(0); // nobody asks any more
    at += read;
  }
  return bytes;
}

function number() { return input(4).readUInt32BE(); }
function bytes() { return input(number()); }
function text() { return bytes().toString(); }
function values(types) { number(); return Array.from(types, type => VALUES[type].of(input(8))); }

function output(kind, ...parts) {
  const whole = Buffer.concat([Buffer.from(kind), ...parts]);
  for (let at = 0; at < whole.length; ) at += fs.writeSync(1, whole, at);
}

function u32(n) {
  const out = Buffer.alloc(4);
  out.writeUInt32BE(n);
  return out;
}

function counted(payload) { return Buffer.concat([u32(payload.length), payload]); }

function encoded(types, results) {
  const out = Buffer.alloc(4 + 8 * types.length);
  out.writeUInt32BE(types.length);
  for (let i = 0; i < types.length; i++) VALUES[types[i]].put(out, 4 + 8 * i, results[i]);
  return out;
}

const VALUES = {
  i: { of: b => b.readInt32BE(4), put: (b, at, v) => b.writeBigInt64BE(BigInt(v), at) },
  l: { of: b => b.readBigInt64BE(0), put: (b, at, v) => b.writeBigInt64BE(BigInt.asIntN(64, v), at) },
  f: { of: b => b.readFloatBE(4), put: (b, at, v) => b.writeFloatBE(v, at + 4) },
  d: { of: b => b.readDoubleBE(0), put: (b, at, v) => b.writeDoubleBE(v, at) },
};

// ---- the module

let memory; // of the module

/** The results of `call` as a list, or what it is that went wrong. */
function answer(types, call) {
  let result;
  try {
    result = call();
  } catch (e) {
    if (e instanceof WebAssembly.RuntimeError) return output('T', counted(Buffer.from(trap(e.message))));
    if (e instanceof RangeError) return output('T', counted(Buffer.from('call stack exhausted')));
    return output('U', counted(Buffer.from(`${e.message ?? e} (Node.js ${process.versions.node})`)));
  }
  output('R', encoded(types, types.length === 1 ? [result] : Array.from(result ?? [])));
}

/** The specification's text for V8's. */
function trap(message) {
  const known = {
    'divide by zero': 'integer divide by zero',
    'remainder by zero': 'integer divide by zero',
    'divide result unrepresentable': 'integer overflow',
    'float unrepresentable in integer range': 'integer overflow',
    'memory access out of bounds': 'out of bounds memory access',
    'data segment out of bounds': 'out of bounds memory access',
    'table index is out of bounds': 'undefined element',
    'table access out of bounds': 'out of bounds table access',
    'element segment out of bounds': 'out of bounds table access',
    'null function or function signature mismatch': 'indirect call type mismatch',
    'dereferencing a null pointer': 'null reference',
    'array element access out of bounds': 'out of bounds array access',
    'illegal cast': 'cast failure',
  };
  return known[message] ?? message;
}

// ---- measuring

let clock; // what is measured now, if anything is

/** The least time of `call`, made again and again; what is between two calls of toggle_gpio, if it makes such. */
function least(milliseconds, call) {
  const now = process.hrtime.bigint;
  const end = now() + BigInt(milliseconds) * 1000000n;
  let best;
  for (let i = 0; i < 3 || now() < end; i++) {
    clock = { since: undefined, between: undefined };
    const start = now();
    call();
    const time = clock.between ?? now() - start;
    if (best === undefined || time < best) best = time;
  }
  clock = undefined;
  return best;
}

function toggle() {
  const now = process.hrtime.bigint();
  if (clock.since === undefined) clock.since = now;
  else clock.between = (clock.between ?? 0n) + now - clock.since, clock.since = undefined;
}

/** Calls the host, and answers what it asks about the memory until it has the results. */
function host(which, params, results, args) {
  output('H', u32(which), encoded(params, args));
  for (;;) {
    const kind = String.fromCharCode(input(1)[0]);
    if (kind === 'R') {
      const all = values(results);
      return all.length > 1 ? all : all[0];
    }
    const from = number();
    const length = number();
    const inside = memory !== undefined && from + length <= memory.buffer.byteLength;
    const written = kind === 'W' ? input(length) : undefined;
    if (inside && written) new Uint8Array(memory.buffer).set(written, from);
    output('B', counted(inside ? Buffer.from(memory.buffer, from, length) : Buffer.alloc(0)));
  }
}

function instantiate() {
  const memoryName = text();
  const module = bytes();
  const imports = {};
  const count = number();
  for (let i = 0; i < count; i++) {
    const from = text(), name = text(), params = text(), results = text();
    const gpio = name === 'toggle_gpio';
    (imports[from] ??= {})[name] = (...args) => {
      if (clock && results === '') return gpio ? toggle() : undefined;
      return host(i, params, results, args);
    };
  }
  let exports;
  answer('', () => {
    exports = new WebAssembly.Instance(new WebAssembly.Module(module), imports).exports;
    memory = exports[memoryName];
  });
  return exports;
}

function serve() {
  const wasmfx = parseInt(process.versions.node) >= 26;
  if (wasmfx) require('node:v8').setFlagsFromString('--experimental-wasm-wasmfx');
  output('O');
  let exports;
  for (;;) {
    const kind = input(1)[0];
    if (kind === 0x4d /* M */) {
      exports = instantiate();
      continue;
    }
    if (kind === 0x42 /* B */) {
      const name = text();
      text();
      const milliseconds = number();
      answer('l', () => least(milliseconds, exports[name]));
      continue;
    }
    const name = text(), params = text(), results = text();
    const args = values(params);
    answer(results, () => exports[name](...args));
  }
}

// A thread has a stack of the size that it asks for; node's own is small.
if (isMainThread) new Worker(process.execArgv.at(-1), { eval: true, execArgv: [], resourceLimits: { stackSizeMb: 512 } });
else serve();
