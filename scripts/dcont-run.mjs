#!/usr/bin/env node
// Executes the `// run:` lines of programs with continuations, or of others that the embedded engine cannot run, on node 26,
// compiled at -O0 to -O3.
//
//   scripts/dcont-run.mjs [FILE.mlir ...]      those of tests/src/test/resources/run/dcont if none is given
//
// Each module is also read by wasm-tools (binary and text) and by Binaryen's wasm-as (text) where $WASM_TOOLS and $WASMOPT
// are there. The script starts itself again with the node of $WAMI_NODE26 (scripts/peers.sh --env) and the flag that stack
// switching needs, unless it has them. Exit status 0 if all is well, 1 if not, 2 where there is no such node.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SELF = fileURLToPath(import.meta.url);
const REPOSITORY = dirname(dirname(SELF));
const PROGRAMS = join(REPOSITORY, 'tests/src/test/resources/run/dcont');
const FLAG = '--experimental-wasm-wasmfx';
const WAMI = process.env.WAMI ?? join(REPOSITORY, 'wami');

if (!process.execArgv.includes(FLAG)) {
  const node = process.env.WAMI_NODE26 ?? process.execPath;
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (!(parseInt(version.slice(1)) >= 26)) {
    console.error(`needs node 26 in WAMI_NODE26 (scripts/peers.sh node), not ${version.trim() || node}`);
    process.exit(2);
  }
  process.exit(spawnSync(node, [FLAG, SELF, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1);
}

const cell = new DataView(new ArrayBuffer(8));
const FLOATS = {
  f32: { bits: 32, write: v => cell.setFloat32(0, v), read: () => BigInt(cell.getUint32(0)) },
  f64: { bits: 64, write: v => cell.setFloat64(0, v), read: () => cell.getBigUint64(0) },
};

/** What is written in a run line, as JavaScript passes it: BigInt for i64, otherwise a number. */
function parse(text, type) {
  const float = FLOATS[type];
  if (!float) {
    const value = text === 'true' ? 1n : text === 'false' ? 0n : text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text);
    return type === 'i64' ? BigInt.asIntN(64, value) : Number(BigInt.asIntN(32, value));
  }
  if (text === 'nan') return NaN;
  if (text.endsWith('inf')) return text.startsWith('-') ? -Infinity : Infinity;
  if (!text.startsWith('0x')) return Number(text);
  float.bits === 32 ? cell.setUint32(0, Number(text)) : cell.setBigUint64(0, BigInt(text));
  return float.bits === 32 ? cell.getFloat32(0) : cell.getFloat64(0);
}

/** Equal values have equal texts: integers in their width, floats as bits, any NaN as one. */
function canonical(value, type) {
  const float = FLOATS[type];
  if (float) {
    if (Number.isNaN(value)) return 'nan';
    float.write(value);
    return `0x${float.read().toString(16)} (${value})`;
  }
  const width = type === 'index' ? 32 : Number(type.slice(1));
  return BigInt.asIntN(width, BigInt(value)).toString();
}

const items = text => text.trim().replace(/^\((.*)\)$/, '$1').split(',').map(t => t.trim()).filter(t => t);

/** The functions of a program: parameter and result types by name. */
function signatures(source) {
  const found = new Map();
  for (const [, name, inputs, results] of source.matchAll(/(?:func|ssawasm)\.func @([\w.$-]+)\(([^)]*)\)\s*(?:->\s*(\([^)]*\)|[\w.]+))?/g)) {
    const types = items(inputs).map(p => p.split(':').pop().trim().replace(/^!ssawasm\.local<(.*)>$/, '$1'));
    found.set(name, { inputs: types, results: items(results ?? '') });
  }
  return found;
}

function runLines(source) {
  const lines = [];
  for (const [, text] of source.matchAll(/^\s*\/\/\s*run:\s*(.*)$/gm)) {
    const call = /^@([\w.$-]+)\s*\(([^)]*)\)\s*(?:==\s*(.*)|(traps)\s*(?:".*")?)?\s*$/.exec(text);
    if (!call) throw new Error(`malformed run line: ${text}`);
    lines.push({ text, name: call[1], inputs: items(call[2]), results: items(call[3] ?? ''), traps: !!call[4] });
  }
  return lines;
}

const TRAPS = [WebAssembly.RuntimeError, RangeError, WebAssembly.SuspendError].filter(c => c);

/** Why the line does not hold; null if it does. */
function problem(line, types, exports) {
  const inputs = line.inputs.map((text, i) => parse(text, types.inputs[i]));
  let got;
  try {
    got = exports[line.name](...inputs);
  } catch (e) {
    if (!TRAPS.some(c => e instanceof c)) throw e;
    return line.traps ? null : `traps: ${e.message}`;
  }
  const values = types.results.length === 1 ? [got] : got === undefined ? [] : [...got];
  const shown = values.map((v, i) => canonical(v, types.results[i])).join(', ');
  if (line.traps) return `gives ${shown}`;
  if (line.results.length === 0) return null; // only called
  const wanted = line.results.map((text, i) => canonical(parse(text, types.results[i]), types.results[i])).join(', ');
  return shown === wanted ? null : `gives ${shown}`;
}

function command(program, ...words) {
  const done = spawnSync(program, words, { encoding: 'utf8' });
  return done.status === 0 ? null : `${basename(program)} ${words.join(' ')}: ${done.error ?? done.stderr}`;
}

const files = process.argv.slice(2);
if (files.length === 0) files.push(...readdirSync(PROGRAMS).filter(f => f.endsWith('.mlir')).sort().map(f => join(PROGRAMS, f)));
const wasmTools = process.env.WASM_TOOLS;
const wasmAs = process.env.WASMOPT && join(dirname(process.env.WASMOPT), 'wasm-as');
const host = { env: { print_i32: () => {}, print_i64: () => {}, print_f64: () => {} } };
let passed = 0;
const failures = [];
const check = (what, why) => (why === null ? passed++ : failures.push(`${what}: ${why}`));

const work = mkdtempSync(join(tmpdir(), 'dcont-'));
try {
  for (const level of ['-O0', '-O1', '-O2', '-O3']) {
    const failed = [
      command(WAMI, 'compile', level, ...files, '--out-dir', work),
      command(WAMI, 'compile', level, '--emit=wat', ...files, '--out-dir', work),
    ];
    for (const f of failed) if (f) failures.push(f);
    for (const file of files) {
      const name = basename(file, '.mlir');
      const [wasm, wat] = [join(work, `${name}.wasm`), join(work, `${name}.wat`)];
      if (!existsSync(wasm) || !existsSync(wat)) continue; // reported above
      if (wasmTools) {
        check(`${name} ${level}`, command(wasmTools, 'validate', '-f', 'all', wasm));
        check(`${name} ${level}`, command(wasmTools, 'parse', wat, '-o', join(work, 'parsed')));
      }
      if (wasmAs) check(`${name} ${level}`, command(wasmAs, '-all', wat, '-o', join(work, 'assembled')));
      const source = readFileSync(file, 'utf8');
      const types = signatures(source);
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(wasm)), host);
      for (const line of runLines(source)) {
        const signature = types.get(line.name);
        check(`${name} ${level}: ${line.text}`, signature ? problem(line, signature, exports) : 'no such function');
      }
      rmSync(wasm);
      rmSync(wat);
    }
  }
} finally {
  rmSync(work, { recursive: true });
}
for (const f of failures) console.log(f);
console.log(`${passed} passed, ${failures.length} failed, 0 skipped`);
process.exit(failures.length === 0 ? 0 : 1);
