#!/usr/bin/env node
// Takes the WebAssembly modules of npm packages through `wasabi import --output-type wasm-mlir` and `wasabi export`, and lets each package do a small job
// with what comes back: it must say the same as with its own modules.
//
//   scripts/npm-roundtrip.mjs [--keep DIR] [--std | --opt] [--features] [--list] [NAME...]      all of scripts/npm/packages.mjs by default
//
// Every module of 1 KB or more that the job compiles is taken (scripts/npm/hook.cjs), from a file or from inside of JavaScript, and what came back is
// compiled in its place. --std goes through standard MLIR: wasabi import --output-type std-mlir, wami compile.
// --opt takes them through `wasabi opt -O2` instead. --features names what each module needs
// beyond Wasm 1.0, as wasm-tools has it ($WASM_TOOLS). --list only installs, runs the jobs on the packages' own modules, and says how large these are.
// Needs the registry of npm (packages are pinned), node 26, GNU time; wasm-tools, for the columns of `print`. Ends with a table, and
// "N passed, N failed, N skipped", a package a test; exit status 1 if any failed. With --keep what was downloaded and made stays in DIR, and is used again.
// WAMI_JAVA_OPTS: modules of more than 8 MB need -Xmx12g.
import { mkdirSync, mkdtempSync, readFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packages } from './npm/packages.mjs';
import { commandLine, install, job, measured, modulesOf, root, wasmTools } from './npm/work.mjs';

const { options, words } = commandLine(process.argv.slice(2), 'keep');
const work = options.keep ?? mkdtempSync(join(tmpdir(), 'npm-roundtrip-'));
const features = [
  'mutable-global', 'saturating-float-to-int', 'sign-extension', 'reference-types', 'multi-value', 'bulk-memory', 'simd', 'relaxed-simd', 'threads', 'tail-call',
  'multi-memory', 'exceptions', 'legacy-exceptions', 'memory64', 'extended-const', 'gc', 'function-references', 'wide-arithmetic', 'custom-page-sizes',
];

/** The features without which wasm-tools finds the module invalid. */
function featuresOf(file) {
  const valid = (names) => spawnSync(wasmTools, ['validate', `--features=${names}`, file]).status === 0;
  if (!valid('all')) return 'not valid for wasm-tools';
  return features.filter((f) => !valid(`all,-${f}`)).join(' ');
}

/** Takes one module there and back. Gives the row of the table; what came back is in `back`. */
function roundTrip(module, back) {
  if (options.opt) {
    const { seconds, mb } = measured(join(root, 'wasabi'), 'opt', '-O2', module.file, '-o', back);
    return [module.size, statSync(back).size, seconds, mb];
  }
  const text = `${back}.mlir`;
  const there = measured(join(root, 'wasabi'), 'import', '--output-type', options.std ? 'std-mlir' : 'wasm-mlir', module.file, '-o', text);
  const home = options.std ? measured(join(root, 'wami'), 'compile', text, '-o', back) : measured(join(root, 'wasabi'), 'export', text, '-o', back);
  rmSync(text);
  const print = wasmTools ? measured(wasmTools, 'print', module.file, '-o', '/dev/null') : { seconds: NaN, mb: NaN };
  const size = readFileSync(back).equals(readFileSync(module.file)) ? 'same' : statSync(back).size;
  return [module.size, size, there.seconds, there.mb, home.seconds, home.mb, print.seconds, print.mb];
}

const rows = [];
let passed = 0, failed = 0, skipped = 0;
for (const [name, versions] of Object.entries(packages)) {
  if (words.length && !words.includes(name)) continue;
  const directory = join(work, name);
  const missing = install(directory, versions);
  if (missing) {
    console.log(`${name}: SKIPPED, npm cannot install it: ${missing}`);
    skipped++;
    continue;
  }
  try {
    const { said, modules } = modulesOf(directory, name);
    if (!modules.length) throw new Error('its job compiles no module');
    if (options.list) {
      console.log(`${name}: ${modules.map((m) => m.size).join(' ')}; ${said.length} characters of results`);
      passed++;
      continue;
    }
    const changed = join(directory, options.opt ? 'opt' : options.std ? 'std' : 'wasm');
    rmSync(changed, { recursive: true, force: true });
    mkdirSync(changed);
    for (const module of modules) {
      const row = roundTrip(module, join(changed, `${module.hash}.wasm`));
      rows.push([versions[0], ...row, ...(options.features ? [featuresOf(module.file)] : [])]);
    }
    const now = job(directory, name, { NPM_SWAP: changed });
    const unused = modules.filter((m) => !existsSync(join(changed, `${m.hash}.used`)));
    if (unused.length) throw new Error(`the job did not compile ${unused.map((m) => m.hash).join(' ')}`);
    if (now !== said) throw new Error(`it says\n${now.slice(0, 600)}instead of\n${said.slice(0, 600)}`);
    console.log(`${name}: ${modules.length} modules, ${said.length} characters of results equal`);
    passed++;
  } catch (e) {
    console.log(`${name}: FAILED: ${String(e.stderr || e.message || e).slice(-1500)}`);
    failed++;
  }
}

const two = (n) => (typeof n === 'number' && !Number.isInteger(n) ? n.toFixed(2) : n);
if (rows.length) {
  const both = ['import, s', 'MB', options.std ? 'compile, s' : 'export, s', 'MB', 'print, s', 'MB'];
  const titles = ['package', 'bytes', 'back', ...(options.opt ? ['opt, s', 'MB'] : both), ...(options.features ? ['features'] : [])];
  console.log(`| ${titles.join(' | ')} |\n|${'---|'.repeat(titles.length)}`);
  for (const row of rows) console.log(`| ${row.map(two).join(' | ')} |`);
}
if (!options.keep) rmSync(work, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);
