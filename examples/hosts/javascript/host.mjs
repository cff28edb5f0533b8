// Calls the kernels by all conventions for memrefs:  node host.mjs kernels.wasm
import { readFileSync } from "node:fs";
import { Program } from "./memref.mjs";

let passed = 0;
let failed = 0;
function check(what, found, expected) {
  if (JSON.stringify(found) === JSON.stringify(expected)) return void passed++;
  failed++;
  console.log(`javascript: ${what}: ${JSON.stringify(found)}, and not ${JSON.stringify(expected)}`);
}

// what _mlir_ciface_visit does: it gets a memref's address and may change the elements
const visit = (address, x) => {
  const m = program.read("f64", 2, address);
  const sum = m.toArray().reduce((a, b) => a + b, 0);
  m.fill((i, j) => 10 * i + j);
  return sum * x;
};
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const program = new Program(new WebAssembly.Instance(module, { env: { _mlir_ciface_visit: visit } }).exports);
const { exports } = program;

// ---- every element type and rank, every kind of view, by descriptor and by C's interface

const SHAPES = [[[]], [[5], [1], [0]], [[3, 4], [4, 1], [0, 3]], [[2, 3, 4], [2, 0, 2]], [[2, 3, 2, 3], [1, 1, 1, 1], [2, 2, 0, 2]]];
const VIEWS = {
  whole: (m) => m,
  transposed: (m) => m.transpose(),
  rotated: (m) => m.transpose(m.sizes.map((_, i) => (i + 1) % m.sizes.length)),
  "every other": (m) => m.subview(m.sizes.map(() => 0), m.sizes.map((n) => (n + 1) >> 1), m.sizes.map(() => 2)),
  "all but the first": (m) => m.subview(m.sizes.map((n) => Math.min(1, n)), m.sizes.map((n) => Math.max(0, n - 1)), m.sizes.map(() => 1)),
  backwards: (m) => m.subview(m.sizes.map((n) => Math.max(0, n - 1)), m.sizes, m.sizes.map(() => -1)),
  "the first, repeated": (m) => m.subview(m.sizes.map(() => 0), m.sizes, m.sizes.map(() => 0)),
};
for (const type of ["f32", "f64", "i8", "i32", "index"]) {
  SHAPES.forEach((shapes, rank) => {
    for (const shape of shapes) {
      let next = -5;
      const all = program.alloc(type, shape).fill(() => (type === "index" ? (next++) + 5 : next++));
      for (const [kind, make] of Object.entries(VIEWS)) {
        const view = make(all);
        const into = program.alloc(type, view.sizes);
        const what = `${kind} of ${[...shape, type].join("x")}`;
        exports[`pack_${type}_${rank}`](...view.words(), ...into.words());
        check(`${what} by descriptor`, into.toArray(), view.toArray());
        into.fill(() => 99);
        program.callC(`pack_${type}_${rank}`, view, into);
        check(`${what} by C's interface`, into.toArray(), view.toArray());
        into.free();
      }
      all.free();
    }
  });
}

// ---- products of matrices

function product(a, b, c) {
  const [m, n] = c.sizes;
  const [x, y, z] = [a, b, c].map((matrix) => matrix.toArray());
  const k = a.sizes[1];
  return z.map((start, at) => {
    let sum = start;
    for (let l = 0; l < k; l++) sum += x[Math.floor(at / n) * k + l] * y[l * n + (at % n)];
    return sum;
  });
}

const big = program.alloc("f64", [8, 8]).fill((i, j) => 8 * i + j);
const other = program.alloc("f64", [8, 8]).fill((i, j) => (i + 1) * (j - 3));
for (const [m, n, k] of [[4, 5, 3], [1, 1, 8], [8, 8, 8], [3, 0, 2], [2, 3, 0]]) {
  const a = big.subview([0, 0], [m, k], [1, 1]);
  const b = other.transpose().subview([0, 0], [k, n], [1, 1]);
  const c = program.alloc("f64", [m, n]).fill((i, j) => i - j);
  const expected = product(a, b, c);
  exports.gemm(...a.words(), ...b.words(), ...c.words());
  check(`gemm ${m} ${n} ${k} by descriptor`, c.toArray(), expected);
  c.fill((i, j) => i - j);
  program.callC("gemm", a, b, c);
  check(`gemm ${m} ${n} ${k} by C's interface`, c.toArray(), expected);
  c.free();
}

// bare pointers: the block in the middle of `big`, and a matrix that is stored by columns, as the types of gemm_static say
const a = big.subview([2, 3], [4, 3], [1, 1]);
const columns = program.alloc("f64", [5, 3]).fill((i, j) => i * j + 1).transpose();
const c = program.alloc("f64", [4, 5]).fill(() => 1);
const expected = product(a, columns, c);
exports.gemm_static(a.pointer(), columns.pointer(), c.pointer());
check("gemm_static by bare pointers", c.toArray(), expected);

// ---- results

for (const n of [0, 1, 7, 20000]) {
  const numbers = Array.from({ length: n }, (_, i) => i);
  const sum = numbers.reduce((x, y) => x + y, 0);
  const [allocated, aligned, offset, size, stride, total] = exports.range(n);
  check(`range(${n}) as values`, [Array.from(program.view(Int32Array, aligned, n)), offset, size, stride, Number(total)], [numbers, 0, n, 1, sum]);
  exports.free(allocated);

  const result = exports.malloc(32); // a descriptor of rank 1, and an i64 at the next multiple of 8
  exports._mlir_ciface_range(result, n);
  const made = program.read("i32", 1, result);
  check(`range(${n}) in memory`, [made.toArray(), Number(program.view(BigInt64Array, result + 24, 1)[0])], [numbers, sum]);
  made.free();
  exports.free(result);
}

// ---- any rank: the rank, and the address of a descriptor

for (const sizes of [[], [7], [2, 0, 3], [1, 2, 3, 4]]) {
  const m = program.alloc("f32", sizes);
  const words = m.words();
  const unranked = exports.malloc(4 * (2 + words.length));
  program.view(Int32Array, unranked, 2 + words.length).set([sizes.length, unranked + 8, ...words]);
  const count = sizes.reduce((x, y) => x * y, 1);
  check(`count of ${sizes.join("x")}`, exports.count(sizes.length, unranked + 8), [sizes.length, count]);
  const result = exports.malloc(8);
  exports._mlir_ciface_count(result, unranked);
  check(`count of ${sizes.join("x")} by C's interface`, Array.from(program.view(Int32Array, result, 2)), [sizes.length, count]);
  [result, unranked, m.address].forEach(exports.free);
}

// ---- the module calls the host

const seen = program.alloc("f64", [2, 3]).fill((i, j) => i + j);
check("what visit returned", exports.visit_transposed(...seen.words(), 0.5), 4.5);
check("what visit wrote", seen.toArray(), [0, 10, 20, 1, 11, 21]);

console.log(`javascript: ${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
