// Calls what signatures.mjs wrote through the ES module that `wami compile --emit=js` made of it:
//   node check.mjs DIRECTORY/signatures.mjs [all|static|import|debug]
// What is expected is computed here, element by element. The last line is `N passed, N failed`.
import { pathToFileURL } from "node:url";
import { ELEMENTS, SCALARS, SHAPES, kinds } from "./signatures.mjs";

const [path, mode] = process.argv.slice(2);
const { load, default: same } = await import(pathToFileURL(path));

let passed = 0;
let failed = 0;
const show = (x) => JSON.stringify(x, (_, v) => (typeof v === "bigint" ? `${v}n` : ArrayBuffer.isView(v) ? [v.constructor.name, ...Array.from(v, String)] : v));
function check(what, found, expected) {
  if (show(found) === show(expected)) return void passed++;
  failed++;
  if (failed < 20) console.log(`${what}: ${show(found)}, and not ${show(expected)}`);
}

// ---- the host's part where the memory or the allocator are imported: one that never gives back

const memory = new WebAssembly.Memory({ initial: 300 });
let top = 1 << 20;
const malloc = (bytes) => {
  const at = top;
  top = (top + bytes + 15) & -16;
  return at;
};
const imports = mode === "import" ? { env: { memory, malloc, free() {}, realloc() {}, aligned_alloc() {} } } : {};
const k = await load({ imports });
check("the default export", load === same, true);

// ---- memrefs

const KINDS = {
  i1: Uint8Array, i8: Int8Array, i16: Int16Array, i32: Int32Array, i64: BigInt64Array, index: Int32Array, bf16: Uint16Array, f8E5M2: Uint8Array,
  f32: Float32Array, f64: Float64Array,
};
const UNSIGNED = { i8: Uint8ClampedArray, i16: Uint16Array, i32: Uint32Array, i64: BigUint64Array, index: Uint32Array };
const product = (numbers) => numbers.reduce((n, x) => n * x, 1);
const rowMajor = (shape) => shape.map((_, i) => product(shape.slice(i + 1)));

function* indices(shape, index = []) {
  if (index.length === shape.length) yield index;
  else for (let i = 0; i < shape[index.length]; i++) yield* indices(shape, [...index, i]);
}
const at = (v, index) => index.reduce((n, x, i) => n + x * v.strides[i], v.offset);
const elements = (v) => Array.from(indices(v.shape), (index) => v.data[at(v, index)]);

/** Another number for each position, with all bits of an integer in use. */
function fill(array, element, salt) {
  for (let i = 0; i < array.length; i++) {
    const n = (i + 1) * 40503 + salt * 977;
    if (element === "i1") array[i] = (n >> 3) & 1;
    else if (element === "i64") array[i] = BigInt(n) * -1234567890123n;
    else array[i] = element.startsWith("f") && element.length === 3 ? n / 8 - 100 : n * 65537;
  }
  return array;
}

/** Views of `shape` in arrays of the host: how an array may be given, and what it shows. */
function views(Kind, shape, element, salt) {
  const make = (length) => fill(new Kind(length), element, salt);
  const reversed = shape.map((_, i) => product(shape.slice(0, i)));
  const some = {
    "row-major": { data: make(product(shape)), strides: rowMajor(shape), offset: 0 },
    "in the middle of a buffer": { data: make(product(shape) + 9).subarray(3, 3 + product(shape)), strides: rowMajor(shape), offset: 0 },
    "column-major": { data: make(product(shape)), strides: reversed, offset: 0 },
    "every third, from the second on": { data: make(3 * product(shape) + 4), strides: rowMajor(shape).map((s) => 3 * s), offset: 2 },
    backwards: { data: make(product(shape) + 1), strides: rowMajor(shape).map((s) => -s), offset: Math.max(0, product(shape) - 1) },
  };
  return Object.entries(some).map(([name, v]) => [name, { shape, ...v }]);
}
/** The same as an argument in each form that is accepted. */
function* forms(v, name, isArray) {
  yield ["{ data, shape, strides, offset }", { ...v }];
  if (name !== "row-major" && name !== "in the middle of a buffer") return;
  yield ["{ data, shape }", { data: v.data, shape: v.shape }];
  if (isArray) yield ["an array", v.data];
}
const copyOf = (v) => ({ ...v, data: v.data.slice() });

for (const element of ELEMENTS) {
  for (const [rank, full] of SHAPES.entries()) {
    for (const [kindName, kind] of Object.entries(kinds(rank))) {
      if (mode === "static" && !kind.isStatic) continue;
      const shapes = kind.isStatic ? [full] : [full, full.map((n, i) => (i === 0 && kindName === "mixed" ? n : i ? 1 : 0)), full.map((n, i) => (i ? n + 1 : n))];
      for (const shape of shapes) {
        for (const Kind of [KINDS[element], UNSIGNED[element]].filter(Boolean)) {
          if (Kind !== KINDS[element] && (rank > 2 || kindName !== "strided") && mode !== "static") continue;
          const isArray = kind.isStatic || rank < 2;
          for (const [name, view] of views(Kind, shape, element, rank)) {
            for (const [form, argument] of forms(view, name, isArray)) {
              const suffix = `${kindName}_${element}_${rank}`;
              const what = `${suffix} [${shape}] ${Kind.name} ${name} as ${form}`;
              const expected = elements(view);
              const before = view.data.slice();
              // read in any layout
              const to = fill(new Kind(product(shape)), element, 7);
              k[`from_${suffix}`](argument, { data: to, shape });
              check(`${what}: read`, Array.from(to), expected);
              check(`${what}: not written`, view.data, before);
              // returned by a callee that allocates, and by one that does not
              const packed = (result) => (ArrayBuffer.isView(result) ? { data: result, shape } : result);
              for (const which of ["made", "same"]) {
                const result = packed(k[`${which}_${suffix}`](argument));
                check(`${what}: ${which}`, [result.data.constructor.name, Array.from(new Kind(result.data.buffer)), [...result.shape]], [KINDS[element].name, expected, shape]);
              }
              // written in any layout, and nothing beside it
              const source = fill(new Kind(product(shape)), element, 3);
              const target = copyOf(view);
              for (const [i, index] of [...indices(shape)].entries()) target.data[at(view, index)] = source[i];
              k[`to_${suffix}`]({ data: source, shape }, argument);
              check(`${what}: written`, view.data, target.data);
              view.data.set(before);
              // in memory, without copying
              if (name === "row-major" && Kind === KINDS[element]) {
                const named = element === "bf16" ? "bits16" : element === "f8E5M2" ? "bits8" : element;
                const there = k.alloc(named, shape);
                check(`${what}: zeros`, there.data.some((x) => x != 0), false);
                k[`to_${suffix}`]({ data: source, shape }, there);
                check(`${what}: written there`, there.data, source);
                k[`from_${suffix}`](there, { data: to, shape });
                check(`${what}: read there`, to, source);
                check(`${what}: returned from there`, packed(k[`same_${suffix}`](there)).data, source);
                check(`${what}: still there`, there.data, source);
                there.free();
              }
            }
          }
        }
      }
    }
  }
}

// ---- scalars

const INTEGERS = { i2: 2, i7: 7, i8: 8, i16: 16, i24: 24, i32: 32, index: 32, i33: 33, i48: 48, i64: 64 };
for (const type of SCALARS) {
  const f = k[`id_${type}`];
  const bits = INTEGERS[type];
  if (type === "i1") for (const x of [true, false]) check(`${type} ${x}`, f(x), x);
  else if (!bits) for (const x of [0, -1.5, 2 ** 100, Infinity, NaN]) check(`${type} ${x}`, String(f(x)), String(x));
  else {
    const top = 2n ** BigInt(bits - 1);
    for (const x of [0n, 1n, -1n, top - 1n, -top, top, 2n * top - 1n]) {
      const given = bits > 32 ? x : Number(x);
      const wrapped = BigInt.asIntN(bits, x);
      check(`${type} ${x}`, f(given), bits > 32 ? wrapped : Number(wrapped));
    }
    for (const x of [2n * top, -top - 1n]) refused(RangeError, `id_${type}: parameter 'x'`, () => f(bits > 32 ? x : Number(x)));
    refused(TypeError, `id_${type}: parameter 'x'`, () => f(bits > 32 ? 1 : 1n));
    if (bits <= 32) for (const x of [0.5, NaN, Infinity]) refused(RangeError, `id_${type}: parameter 'x'`, () => f(x));
  }
}
check("several", k.several(true, -3, 300, -70000, 2n ** 40n, 9, 0.5, 1e300), [1e300, 0.5, 9, 2n ** 40n, -70000, 300, -3, true]);
check("unsigned", k.unsigned(200, 4000000000), [200, 4000000000]);
check("a memref among scalars", k.memref_and_scalars(5n, Float64Array.of(1, 2, 3), true), [true, Float64Array.of(1, 2, 3), 5n]);
check("no identifier", k["no identifier"](7, 2), 5);
check("its length", k["no identifier"].length, 2);
check("static memory", [k.global(), k.global()], [Int32Array.of(1, 2, 3, 4), Int32Array.of(1, 2, 3, 4)]);
check("the functions of WebAssembly", typeof k.instance.exports.id_i32, "function");

// ---- what is wrong is said before anything is done

function refused(Class, text, call) {
  try {
    call();
    check(`${text} is refused`, "no error", Class.name);
  } catch (e) {
    check(`${text} is refused`, [e.constructor.name, e.message.includes(text)], [Class.name, true]);
    if (!e.message.includes(text)) console.log(e.message);
  }
}
const three = new Float64Array(3);
for (const f of ["fixed_f64_1", "gapped_f64_1"].map((name) => k[`from_${name}`])) {
  const name = f.name;
  const five = new Float64Array(5);
  refused(TypeError, `${name}: parameter 'from'`, () => f());
  refused(TypeError, `${name}: parameter 'to' is of type memref<5xf64>, and is missing`, () => f(five));
  for (const wrong of [null, 5, "text", [1, 2, 3, 4, 5], new Float32Array(5), new BigInt64Array(5), new DataView(new ArrayBuffer(40)), {}, { data: [1], shape: [1] }])
    refused(TypeError, `${name}: parameter 'from'`, () => f(wrong, five));
  refused(RangeError, `${name}: parameter 'from'`, () => f(three, five));
  refused(RangeError, `${name}: parameter 'from'`, () => f(new Float64Array(6), five));
  refused(RangeError, `${name}: parameter 'to'`, () => f(five, { data: five, shape: [4] }));
  refused(TypeError, `${name}: parameter 'to'`, () => f(five, { data: five, shape: [5, 1] }));
  refused(RangeError, `${name}: parameter 'to'`, () => f(five, { data: five, shape: [5], offset: 1 }));
  refused(RangeError, `${name}: parameter 'to'`, () => f(five, { data: five, shape: [5], strides: [2] }));
  refused(RangeError, `${name}: parameter 'to'`, () => f(five, { data: five, shape: [5], strides: [-1] }));
  refused(TypeError, `${name}: parameter 'to'`, () => f(five, { data: five, shape: [5], strides: [1, 1] }));
  refused(TypeError, `${name}: parameter 'to'`, () => f(five, { data: five, shape: [5], strides: [0.5] }));
}
refused(RangeError, "from_fixed_i1_1: parameter 'from'", () => k.from_fixed_i1_1(Uint8Array.of(0, 1, 2, 1, 0), new Uint8Array(5)));
refused(TypeError, "id_i1: parameter 'x'", () => k.id_i1(1));
refused(TypeError, "id_f32: parameter 'x'", () => k.id_f32("1"));
refused(TypeError, "alloc", () => k.alloc("i7", 3));
refused(RangeError, "alloc", () => k.alloc("f32", -1));
const detached = new Float64Array(3);
structuredClone(detached.buffer, { transfer: [detached.buffer] });
refused(TypeError, "is detached", () => k.trap(detached));

// a trap: nothing is copied back, and memory is free again
try {
  k.trap(three);
  check("trap", "no trap", "a trap");
} catch (e) {
  check("trap", [e.constructor.name, ...three], ["RuntimeError", 0, 0, 0]);
}

// ---- arguments that share elements, memory that grows, memory that is given back

if (mode !== "static") {
  refused(TypeError, "from_dynamic_f64_2: parameter 'from'", () => k.from_dynamic_f64_2(new Float64Array(4), new Float64Array(4)));
  const inPlace = Float64Array.of(1, 2, 3);
  k.add(inPlace, inPlace, inPlace);
  check("in place", inPlace, Float64Array.of(2, 4, 6));
  const all = Float64Array.from({ length: 8 }, (_, i) => i);
  const expected = all.slice();
  for (let i = 0; i < 4; i++) expected[1 + i] = expected[i] + expected[2 + i];
  k.add(all.subarray(0, 4), all.subarray(2, 6), all.subarray(1, 5));
  check("overlapping", all, expected);
  const pairs = Float64Array.of(1, 10, 2, 20, 3, 30);
  const half = (offset) => ({ data: pairs, shape: [3], strides: [2], offset });
  k.add_strided(half(0), Float64Array.of(5, 5, 5), half(1));
  check("interleaved", pairs, Float64Array.of(1, 6, 2, 7, 3, 8));
  refused(TypeError, "share elements", () => k.add_strided(half(0), inPlace, half(0)));
  const inside = k.alloc("f64", 4);
  inside.data.set([1, 2, 3, 4]);
  k.add(inside, inside, inside);
  check("in place in memory", inside.data, Float64Array.of(2, 4, 6, 8));
  k.add(inside.data.subarray(0, 2), inside.data.subarray(1, 3), inside.data.subarray(2, 4));
  check("parts of one allocation", inside.data, Float64Array.of(2, 4, 6, 10));
  check("a part of it returned", k.tail(inside), Float64Array.of(4, 6, 10));
  check("a part of a copy returned", k.tail(Float64Array.of(1, 2, 3)), Float64Array.of(2, 3));

  if (mode !== "import") {
    const early = inside.data;
    const before = k.memory.buffer.byteLength;
    const seen = Float64Array.of(7, 0);
    check("what grew", k.grow(seen, 1 << 20).length, 1 << 20);
    check("grown", k.memory.buffer.byteLength > before, true);
    check("written behind the growth", seen, Float64Array.of(14, 0));
    refused(TypeError, "is detached", () => k.add(early, early, early));
    k.add(inside, inside, inside);
    check("an allocation outlives it", inside.data, Float64Array.of(4, 8, 12, 20));
    // an argument in memory that grows while the others are put there
    const wide = { data: new Float64Array(3 << 20).fill(1), shape: [4], strides: [3 << 18] };
    k.add_strided({ data: inside.data, shape: [4], strides: [-1], offset: 3 }, wide, { data: inside.data, shape: [4] , strides: [1]});
    const large = k.memory.buffer.byteLength;
    for (let i = 0; i < 300; i++) {
      k.made_dynamic_f64_1(new Float64Array(50000));
      k.tail(new Float64Array(50000));
      try { k.trap(three); } catch { /* again */ }
      k.alloc("f64", 50000).free();
    }
    // the allocator that finds mistakes uses nothing twice
    if (mode !== "debug") check("all is given back", k.memory.buffer.byteLength, large);
  }
  inside.free();
  const reused = k.alloc("f64", 4);
  inside.free();
  check("freed once", reused.data, new Float64Array(4));
  reused.free();
  refused(TypeError, "freed", () => inside.data);
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
