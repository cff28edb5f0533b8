// Runs the assertions of a specification test on modules that were converted: for scripts/wasm-std-suite.py.
//
//   node scripts/wasm-std-suite.mjs IN OUT NAME...     IN/NAME.json, whose modules are OUT/*.wasm
//
// Prints a line "NAME passed failed skipped" for each, and what does not hold. IN/*.beyond are modules that were not converted: what they
// are linked with is not looked at any more. Skipped is also a call that passes an exnref, and that a module does not link if nothing uses what
// is missing, so that -O1 and higher leave it out. Floats cross the border as their bits, through an adapter module that is made for each signature,
// because JavaScript may change the bits of a NaN.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [input, output, ...names] = process.argv.slice(2);
const verbose = process.env.VERBOSE === '1';

const CODE = {
  i32: 0x7f, i64: 0x7e, f32: 0x7d, f64: 0x7c, externref: 0x6f, funcref: 0x70,
  anyref: 0x6e, eqref: 0x6d, i31ref: 0x6c, structref: 0x6b, arrayref: 0x6a, nullref: 0x71, nullfuncref: 0x73, nullexternref: 0x72,
};
const BITS = { f32: 'i32', f64: 'i64' };
const TO_FLOAT = { f32: 0xbe, f64: 0xbf };
const TO_BITS = { f32: 0xbc, f64: 0xbd };

const leb = n => { const out = []; do { const b = n & 127; n >>>= 7; out.push(n ? b | 128 : b); } while (n); return out; };
const vector = items => [...leb(items.length), ...items.flat()];
const section = (id, bytes) => [id, ...leb(bytes.length), ...bytes];
const text = s => vector([...Buffer.from(s)].map(b => [b]));

/** A function that takes and gives bits for floats. */
function adapter(f, params, results) {
  const outer = t => CODE[BITS[t] ?? t];
  const type = (ps, rs) => [0x60, ...vector(ps.map(p => [p])), ...vector(rs.map(r => [r]))];
  const body = [];
  params.forEach((p, i) => { body.push(0x20, ...leb(i)); if (BITS[p]) body.push(TO_FLOAT[p]); });
  body.push(0x10, 0);
  const locals = results.map((r, i) => params.length + i);
  for (let i = results.length - 1; i >= 0; i--) { if (BITS[results[i]]) body.push(TO_BITS[results[i]]); body.push(0x21, ...leb(locals[i])); }
  locals.forEach(l => body.push(0x20, ...leb(l)));
  body.push(0x0b);
  const code = [...vector(results.map(r => [1, outer(r)])), ...body];
  const module = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, vector([type(params.map(p => CODE[p]), results.map(r => CODE[r])), type(params.map(outer), results.map(outer))])),
    ...section(2, vector([[...text('m'), ...text('f'), 0, 0]])),
    ...section(3, vector([[1]])),
    ...section(7, vector([[...text('f'), 0, 1]])),
    ...section(10, vector([[...leb(code.length), ...code]]))]);
  return new WebAssembly.Instance(new WebAssembly.Module(module), { m: { f } }).exports.f;
}

/** The bits of a number, whose payload JavaScript may have changed if it is a NaN. */
function floatBits(value, type) {
  return type === 'f32' ? new Int32Array(new Float32Array([value]).buffer)[0] : new BigInt64Array(new Float64Array([value]).buffer)[0];
}

const isReference = ({ type }) => type.endsWith('ref') || type === 'refnull';

/** The thing of the host that a test gives a number. */
const things = new Map();
function thing(value) {
  if (!things.has(value)) things.set(value, { thing: value });
  return things.get(value);
}

/** What is passed for a constant of the test, by its bits. */
function bits({ type, value }) {
  if (type === 'i32' || type === 'f32') return Number(BigInt.asIntN(32, BigInt(value)));
  if (type === 'i64' || type === 'f64') return BigInt.asIntN(64, BigInt(value));
  if (value === 'null') return null;
  if (type === 'externref' || type === 'anyref') return thing(value);
  throw new Error('argument of type ' + type);
}

function fits(expected, got) {
  if (expected.type === 'either') return expected.values.some(e => fits(e, got));
  if (/^(refnull|null\w*ref)$/.test(expected.type) || expected.value === 'null') return got === null;
  if (expected.type === 'funcref') return typeof got === 'function';
  if (expected.type === 'i31ref') return typeof got === 'number';
  if (expected.type === 'structref' || expected.type === 'arrayref') return typeof got === 'object' && got !== null;
  if (expected.type === 'externref' || expected.type === 'anyref' || expected.type === 'eqref') return expected.value === undefined ? got !== null : got === thing(expected.value);
  const nan = typeof expected.value === 'string' && expected.value.startsWith('nan');
  if (expected.type === 'f32' && isNaN32(nan ? null : expected.value)) nan32(got);
  if (expected.type === 'f32' && (nan || isNaN32(expected.value))) return isNaN32(got);
  if (expected.type === 'f64' && (nan || isNaN64(expected.value))) return isNaN64(got);
  return bits(expected) === got;
}
const nan32 = () => {};
function isNaN32(v) { return v !== null && (Number(BigInt.asUintN(32, BigInt(v))) & 0x7fffffff) > 0x7f800000; }
function isNaN64(v) { return v !== null && (BigInt.asUintN(64, BigInt(v)) & 0x7fffffffffffffffn) > 0x7ff0000000000000n; }

/** What engines say for the specification's words. */
const KINDS = [
  [/^integer divide by zero/, /^(divide|remainder) by zero/],
  [/^integer overflow/, /^(divide result unrepresentable|float unrepresentable in integer range)/],
  [/^invalid conversion to integer/, /^float unrepresentable in integer range/],
  [/^out of bounds memory access/, /^(memory access out of bounds|data segment .*out of bounds|.*data segment)/],
  [/^out of bounds table access/, /^(table index is out of bounds|table access out of bounds|.*element segment)/],
  [/^undefined( element)?/, /^table index is out of bounds/],
  [/^uninitialized/, /^(null function|RuntimeError: null|function signature mismatch)/],
  [/^indirect call/, /^(null function or )?function signature mismatch/],
  [/^unreachable/, /^unreachable/],
  [/^out of bounds array access/, /^(array element access|element segment|data segment) out of bounds/],
  [/^cast failure/, /^illegal cast/],
  [/^null (function |exception |i31 |structure |array )?reference/, /^(dereferencing a null pointer|RuntimeError: null|null)/],
  [/^unaligned atomic/, /^operation does not support unaligned accesses/],
  [/^expected shared memory/, /^Atomics.wait cannot be called in this context/],
  [/^continuation already consumed/, /^resuming an invalid continuation/],
  [/^null continuation reference/, /^dereferencing a null pointer/],
  [/^unhandled/, /^WasmFX: unhandled suspend/],
  [/^call stack exhausted/, /^Maximum call stack size exceeded/],
];

/** What is skipped, as an exnref can be neither argument nor result of a call from outside. */
const NOT_IN_JAVASCRIPT = /^type incompatibility when transforming from\/to JS/;

const ASSERTIONS = ['assert_return', 'assert_trap', 'assert_exhaustion', 'assert_exception', 'assert_suspension', 'assert_uninstantiable', 'assert_unlinkable'];

function sameTrap(words, error) {
  const kind = KINDS.find(([w]) => w.test(words));
  return kind !== undefined && kind[1].test(error.message.replace(/^WebAssembly.Instance\(\): /, ''));
}

const spectest = () => ({
  global_i32: 666, global_i64: 666n, global_f32: 666.6, global_f64: 666.6,
  table: new WebAssembly.Table({ initial: 10, maximum: 20, element: 'anyfunc' }),
  memory: new WebAssembly.Memory({ initial: 1, maximum: 2 }),
  shared_memory: new WebAssembly.Memory({ initial: 1, maximum: 2, shared: true }),
  table64: new WebAssembly.Table({ initial: 10n, maximum: 20n, element: 'anyfunc', address: 'i64' }),
  print() {}, print_i32() {}, print_i64() {}, print_f32() {}, print_f64() {}, print_i32_f32() {}, print_f64_f64() {},
});

for (const name of names) {
  const { commands } = JSON.parse(readFileSync(join(input, name + '.json'), 'utf8'));
  for (const c of commands) if (c.filename) c.filename = c.filename.replace(/\.wat$/, '.wasm');
  const registered = { spectest: spectest() };
  const named = {};
  const definitions = {};
  let current = null;
  let passed = 0, failed = 0, skipped = 0;
  const unknown = new Set(), unavailable = new Set();
  const wrong = [];
  const load = file => {
    const path = join(output, file);
    if (!existsSync(path)) throw new Error('not converted: ' + file);
    return new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), registered);
  };
  const importsOf = file => WebAssembly.Module.imports(new WebAssembly.Module(readFileSync(file)));
  /** Whether a module is of a level that is tested, and so is what it imports from. */
  const isTested = file => existsSync(join(input, file)) && !importsOf(join(input, file)).some(i => unavailable.has(i.module));
  /** Whether the optimizer left out an import that nothing uses, which can then not be missing. */
  const lostImports = file => existsSync(join(output, file)) && importsOf(join(output, file)).length < importsOf(join(input, file)).length;
  const act = (action, results) => {
    const instance = action.module ? named[action.module] : current;
    if (!instance) throw new Error('no module');
    const exported = instance.exports[action.field];
    if (action.type === 'get') {
      const v = exported.value;
      return [BITS[results[0].type] ? floatBits(v, results[0].type) : v];
    }
    if (typeof exported !== 'function') throw new Error('no function ' + action.field);
    const types = action.args.map(a => a.type);
    // without floats, or with references, whose types an adapter does not know
    const floats = results?.some(r => BITS[r.type === 'either' ? r.values[0].type : r.type]) || types.some(t => BITS[t]);
    const plainly = results === null || results.some(isReference) || !floats;
    const kinds = results?.map(r => r.type === 'either' ? r.values[0].type : r.type);
    const listed = got => results === null || results.length === 0 ? [] : results.length === 1 ? [got] : [...got];
    const called = () => exported(...action.args.map(plain));
    if (plainly) return listed(called());
    let adapted;
    try {
      adapted = adapter(exported, types, kinds);
    } catch {  // its type is below another one or in a group, which no import of a plain function type takes
      return listed(called()).map((v, i) => BITS[kinds[i]] ? floatBits(v, kinds[i]) : v);
    }
    return listed(adapted(...action.args.map(bits)));
  };
  for (const c of commands) {
    const problem = (why, counts = true) => { failed += counts; wrong.push(`${name}.wast:${c.line}: ${c.type} ${c.action?.field ?? ''}: ${why}`); };
    try {
      if (c.type === 'module' || c.type === 'module_definition') {
        const there = isTested(c.filename);
        if (!there && c.type === 'module') link(c.filename);
        if (c.name) definitions[c.name] = c.filename;
        if (c.type === 'module_definition') continue;
        current = null;
        if (there) current = load(c.filename);
        if (c.name) named[c.name] = current;
      } else if (c.type === 'module_instance') {
        const file = definitions[c.module];
        current = isTested(file) ? load(file) : null;
        named[c.instance] = current;
      } else if (c.type === 'register') {
        registered[c.as] = (c.name ? named[c.name] : current)?.exports;
        if (!registered[c.as]) unavailable.add(c.as);
      } else if (c.type === 'action') {
        if (current) act(c.action, null);
      }
    } catch (e) {
      problem(e.message, false);
      continue;
    }
    if (!ASSERTIONS.includes(c.type)) continue;
    if (c.filename) {
      if (!isTested(c.filename)) {
        link(c.filename);
        continue;
      }
    } else if (!reachable(c)) {
      continue;
    } else if (unknown.has(c.action.module ? named[c.action.module]?.exports : current?.exports)) {
      skipped++;
      continue;
    }
    try {
      if (c.type === 'assert_return') {
        const got = act(c.action, c.expected);
        if (c.expected.every((e, i) => fits(e, got[i]))) passed++;
        else problem(`gives ${got}, not ${JSON.stringify(c.expected)}`);
        continue;
      }
      if (c.filename) load(c.filename);
      else act(c.action, null);
      if (c.type === 'assert_unlinkable' && lostImports(c.filename)) {
        skipped++;
        link(c.filename);
      } else {
        problem('does not trap');
      }
    } catch (e) {
      if (NOT_IN_JAVASCRIPT.test(e.message)) {
        skipped++;
        continue;
      }
      const asSaid = c.type === 'assert_unlinkable' ? e instanceof WebAssembly.LinkError || /not an object or function/.test(e.message)
        : c.type === 'assert_exception' ? e instanceof WebAssembly.Exception
        : c.type !== 'assert_return' && sameTrap(c.text, e);
      if (asSaid) passed++;
      else problem(`${e.message}${c.text ? ', not ' + c.text : ''}`);
    }
  }
  /** What a module that is not tested imports from is unknown afterwards. */
  function link(file) {
    const beyond = join(input, file.replace(/wasm$/, 'beyond'));
    const bytes = readFileSync(existsSync(beyond) ? beyond : join(input, file));
    for (const [from, exports] of Object.entries(registered)) {
      if (bytes.includes(Buffer.from([from.length, ...Buffer.from(from)]))) unknown.add(exports);
    }
  }
  function reachable(c) {
    const module = c.action.module;
    const before = commands.slice(0, commands.indexOf(c)).filter(d => d.type.startsWith('module') && d.type !== 'module_definition');
    const meant = module ? before.filter(d => (d.instance ?? d.name) === module).pop() : before.pop();
    return meant !== undefined && isTested(meant.filename ?? definitions[meant.module]);
  }
  console.log(`${name} ${passed} ${failed} ${skipped}`);
  for (const w of verbose ? wrong : wrong.slice(0, 3)) console.log('  ' + w);
}

/** An argument where results do not matter. */
function plain(a) {
  if (a.type === 'f32') return new Float32Array(new Int32Array([bits(a)]).buffer)[0];
  if (a.type === 'f64') return new Float64Array(new BigInt64Array([bits(a)]).buffer)[0];
  return bits(a);
}
