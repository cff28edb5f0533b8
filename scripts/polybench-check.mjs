#!/usr/bin/env node
// Runs compiled PolyBench kernels and compares every live-out value, bit for bit, with the expected results.
//
//   node scripts/polybench-check.mjs FILE.wasm KERNEL SIZE
//   node scripts/polybench-check.mjs --all DIR     every KERNEL.SIZE.wasm that benchmarks/polybench/expected.tsv knows
//
// --reps N runs each module N times and gives the best time. Where the values themselves are at hand, in $POLYBENCH_EXPECTED
// or ../shared/polybench beside the repository, a mismatch names the first that differs. One line per module: kernel, size, verdict, number of values, milliseconds
// between the two calls of toggle_gpio, pages of 64 KiB of an exported memory at the start and at the end. Exit status 0 if all are equal, 1 if not, 2 for wrong usage.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const REPOSITORY = dirname(dirname(fileURLToPath(import.meta.url)));
const VALUES = process.env.POLYBENCH_EXPECTED ?? join(REPOSITORY, '..', 'shared', 'polybench');

/** One run of `main`: the 64-bit pattern of each printed value, the time that the kernel took, and the size of the memory. */
function run(module) {
  const bits = [];
  const cell = new DataView(new ArrayBuffer(8));
  const printFloat = value => {
    cell.setFloat64(0, value);
    bits.push(cell.getBigUint64(0));
  };
  const clock = [];
  const host = {
    print_f64: printFloat,
    print_f32: printFloat, // a float reaches the host as the double of the same value
    print_i32: value => bits.push(BigInt(value >>> 0)),
    toggle_gpio: () => clock.push(performance.now()),
  };
  const imports = { env: {} };
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    const provided = kind === 'function' && from === 'env' ? host[name] ?? libm(name) : undefined;
    if (!provided) throw new Error(`imports ${kind} ${from}.${name}, which no host function provides`);
    imports.env[name] = provided;
  }
  const { main, memory } = new WebAssembly.Instance(module, imports).exports;
  const pages = () => (memory ? memory.buffer.byteLength / 65536 : 0);
  const start = pages();
  if (typeof main !== 'function') throw new Error('exports no function main');
  main();
  if (clock.length !== 2) throw new Error(`calls toggle_gpio ${clock.length} times, not twice`);
  return { bits, milliseconds: clock[1] - clock[0], pages: `${start} to ${pages()}` };
}

/** C's libm, for compilers that leave it to the host (LLVM also makes exp2 of pow(2, x)). expf rounds what exp gives. */
function libm(name) {
  const functions = { exp: Math.exp, exp2: x => 2 ** x, pow: Math.pow, sqrt: Math.sqrt };
  const wide = functions[name.replace(/f$/, '')];
  return name.endsWith('f') && wide ? (...args) => Math.fround(wide(...args)) : wide;
}

/** h = 1; for each pattern b: h = (h xor b) * 0x9E3779B97F4A7C15 mod 2^64, h = h xor (h >> 29). */
function hash64(bits) {
  let h = 1n;
  for (const b of bits) {
    h = BigInt.asUintN(64, (h ^ b) * 0x9e3779b97f4a7c15n);
    h ^= h >> 29n;
  }
  return hex(h);
}

const hex = bits => bits.toString(16).padStart(16, '0');

/** expected.tsv: "kernel SIZE" to hash and count, in the order of the file. */
function readExpected() {
  const [, ...lines] = readFileSync(join(REPOSITORY, 'benchmarks/polybench/expected.tsv'), 'utf8').trim().split('\n');
  return new Map(lines.map(line => line.split('\t')).map(([kernel, size, hash, count]) => [`${kernel} ${size}`, { hash, count: Number(count) }]));
}

/** Why `bits` are not what PolyBench prints, or '' if they are. */
function difference(bits, kernel, size, expected) {
  const listing = join(VALUES, `${kernel}.${size}.hex.gz`);
  if (existsSync(listing)) {
    const values = gunzipSync(readFileSync(listing)).toString('latin1').split('\n').filter(line => /^[0-9a-f]/.test(line));
    const at = values.findIndex((value, i) => i >= bits.length || value !== hex(bits[i]));
    if (at >= 0) return `value ${at} is ${at < bits.length ? hex(bits[at]) : 'missing'}, expected ${values[at]}`;
  }
  if (bits.length !== expected.count) return `${bits.length} values, expected ${expected.count}`;
  const hash = hash64(bits);
  return hash === expected.hash ? '' : `hash ${hash}, expected ${expected.hash}`;
}

/** Checks one module and prints its line. */
function check(file, kernel, size, expected, reps) {
  const report = (...columns) => console.log([kernel.padEnd(14), size.padEnd(6), ...columns].join('  '));
  if (!existsSync(file)) {
    report('MISSING', file);
    return false;
  }
  try {
    const module = new WebAssembly.Module(readFileSync(file));
    let best = Infinity;
    let count = 0;
    let grown = '';
    for (let i = 0; i < reps; i++) {
      const { bits, milliseconds, pages } = run(module);
      const wrong = difference(bits, kernel, size, expected);
      if (wrong) {
        report('MISMATCH', wrong);
        return false;
      }
      count = bits.length;
      grown = pages;
      best = Math.min(best, milliseconds);
    }
    report('ok', `${count} values`.padStart(13), `${best.toFixed(3)} ms`.padStart(12), `${grown} pages`);
    return true;
  } catch (error) {
    report('FAILED', error.message);
    return false;
  }
}

function usage(message) {
  console.error(message);
  console.error('usage: node scripts/polybench-check.mjs [--reps N] (FILE.wasm KERNEL SIZE | --all DIR)');
  process.exit(2);
}

const args = process.argv.slice(2);
let reps = 1;
let all = false;
while (args[0]?.startsWith('--')) {
  const option = args.shift();
  if (option === '--all') all = true;
  else if (option === '--reps') reps = Number(args.shift());
  else usage(`unknown option ${option}`);
}
if (!Number.isInteger(reps) || reps < 1) usage('--reps takes a positive number');
const inputs = all ? 1 : 3;
if (args.length !== inputs) usage('wrong number of arguments');
const expected = readExpected();

if (all) {
  let equal = 0;
  for (const [name, row] of expected) {
    const [kernel, size] = name.split(' ');
    if (check(join(args[0], `${kernel}.${size}.wasm`), kernel, size, row, reps)) equal++;
  }
  console.log(`${equal} of ${expected.size} equal bit for bit`);
  process.exit(equal === expected.size ? 0 : 1);
}
const [file, kernel, size] = args;
const row = expected.get(`${kernel} ${size}`) ?? usage(`expected.tsv has no ${kernel} ${size}`);
process.exit(check(file, kernel, size, row, reps) ? 0 : 1);
