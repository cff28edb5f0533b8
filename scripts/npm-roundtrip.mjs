#!/usr/bin/env node
// Takes WebAssembly modules out of npm packages through `wasabi import --output-type wasm-mlir` and `wasabi export`, puts what comes back in their
// place and lets the package do a small job: it must say the same as with its own module.
//
//   scripts/npm-roundtrip.mjs [--keep DIR] [--std] [PACKAGE...]      all packages by default
//
// --std goes through standard MLIR instead: wasabi import --output-type std-mlir, wami compile.
// Needs the registry of npm (packages are pinned below) and node 20. Ends with "N passed, N failed, N skipped"; exit status 1 if any failed.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// wasm: the module inside the package; job: a module's text that prints what the package computed.
const packages = {
  'sql.js@1.16.0': {
    wasm: 'sql.js/dist/sql-wasm.wasm',
    job: `
      const db = new (await require('sql.js')()).Database();
      db.run('create table t(a integer, b text)');
      for (let i = 0; i < 500; i++) db.run('insert into t values (?, ?)', [i * i % 97, 'row ' + i]);
      console.log(JSON.stringify(db.exec('select a, count(*), max(b), round(avg(length(b)), 6) from t group by a order by 2 desc, 1 limit 9')));
      console.log(Buffer.from(db.export()).toString('base64').length, JSON.stringify(db.exec("select printf('%.17g', 1.0 / 3), hex(x'00ff')")));`,
  },
  'vscode-oniguruma@2.0.1': {
    wasm: 'vscode-oniguruma/release/onig.wasm',
    job: `
      const o = require('vscode-oniguruma');
      const bytes = fs.readFileSync(require.resolve('vscode-oniguruma').replace(/main\\.js$/, 'onig.wasm'));
      await o.loadWASM(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
      const s = o.createOnigScanner(['(?<year>\\\\d{4})-(\\\\d\\\\d)', '\\\\b\\\\p{Lu}\\\\w+', '(?i:straße)+?']);
      const text = o.createOnigString('written 2026-11 by Émile in der STRASSE, Straße 4');
      for (let at = 0, m; (m = s.findNextMatchSync(text, at)); at = m.captureIndices[0].end) console.log(JSON.stringify(m));`,
  },
  'quickjs-emscripten@0.32.0': {
    wasm: '@jitl/quickjs-wasmfile-release-sync/dist/emscripten-module.wasm',
    job: `
      const { getQuickJS } = require('quickjs-emscripten');
      const vm = (await getQuickJS()).newContext();
      const code = 'function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) }' +
        'const m = new Map(); for (const w of "the cat and the dog and the bird".split(" ")) m.set(w, (m.get(w) ?? 0) + 1);' +
        'JSON.stringify([fib(19), [...m], 0.1 + 0.2, (2n ** 100n).toString(), /(\\\\d+)-(\\\\w)/.exec("x 42-z"), [5, 1, 4].sort(), new Date(0).toISOString()])';
      console.log(vm.dump(vm.unwrapResult(vm.evalCode(code))));
      const bad = vm.evalCode('null.x'); console.log(JSON.stringify(vm.dump(bad.error).message));`,
  },
  'brotli-wasm@3.0.1': {
    wasm: 'brotli-wasm/pkg.node/brotli_wasm_bg.wasm',
    job: `
      const b = require('brotli-wasm');
      const text = Buffer.from('to be or not to be, that is the question. '.repeat(200));
      const small = b.compress(text, { quality: 9 });
      console.log(small.length, Buffer.from(small).toString('hex'));
      console.log(Buffer.from(b.decompress(small)).equals(text), require('zlib').brotliDecompressSync(small).equals(text));
      try { b.decompress(Buffer.from('nonsense')) } catch (e) { console.log(String(e)) }`,
  },
  '@resvg/resvg-wasm@2.6.2': {
    wasm: '@resvg/resvg-wasm/index_bg.wasm',
    job: `
      const { initWasm, Resvg } = require('@resvg/resvg-wasm');
      await initWasm(fs.readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g"><stop stop-color="#f80"/><stop offset="1"' +
        ' stop-color="#08f"/></linearGradient></defs><circle cx="32" cy="32" r="28" fill="url(#g)"/><path d="M8 56 C 20 8 44 8 56 56" stroke="#123"' +
        ' fill="none" stroke-width="3.5" transform="rotate(7 32 32)"/></svg>';
      const image = new Resvg(svg, { fitTo: { mode: 'width', value: 96 } }).render();
      console.log(image.width, image.height, require('crypto').createHash('sha256').update(image.pixels).digest('hex'));`,
  },
  'web-tree-sitter@0.27.1': {
    wasm: 'web-tree-sitter/web-tree-sitter.wasm',
    with: ['tree-sitter-json@0.24.8'],
    job: `
      const { Parser, Language } = require('web-tree-sitter');
      await Parser.init();
      const parser = new Parser();
      parser.setLanguage(await Language.load(require.resolve('tree-sitter-json/tree-sitter-json.wasm')));
      const tree = parser.parse('{"a": [1, 2.5, {"b": null}], "c": "\\\\u0041", oops}');
      console.log(tree.rootNode.toString());`,
  },
};

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const args = process.argv.slice(2);
const keepAt = args.indexOf('--keep');
const keep = keepAt >= 0 ? args.splice(keepAt, 2)[1] : undefined;
const std = args.includes('--std');
const wanted = args.filter((a) => !a.startsWith('--'));
const work = keep ?? mkdtempSync(join(tmpdir(), 'npm-roundtrip-'));
mkdirSync(work, { recursive: true });

function tool(name, ...line) {
  const ran = spawnSync(join(root, name), line, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (ran.status !== 0) throw new Error(`${name} ${line.join(' ')}: ${ran.stderr.slice(0, 600)}`);
}

/** What the package says when it does its job with the modules below `directory`. */
function run(directory, job) {
  const file = join(directory, 'job.cjs');
  writeFileSync(file, `const fs = require('fs'); (async () => {${job}\n})().catch((e) => { console.error(e); process.exit(1) });\n`);
  return execFileSync(process.execPath, [file], { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

let passed = 0, failed = 0, skipped = 0;
for (const [name, { wasm, job, with: more = [] }] of Object.entries(packages)) {
  if (wanted.length && !wanted.some((w) => name.includes(w))) continue;
  const directory = join(work, name.replace(/[@/]/g, '_'));
  mkdirSync(directory, { recursive: true });
  try {
    if (!existsSync(join(directory, 'node_modules'))) {
      writeFileSync(join(directory, 'package.json'), '{}');
      execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', name, ...more], { cwd: directory, stdio: 'pipe' });
    }
  } catch (e) {
    console.log(`${name}: SKIPPED, npm cannot install it: ${String(e.stderr ?? e).split('\n')[0]}`);
    skipped++;
    continue;
  }
  try {
    const module = join(directory, 'node_modules', wasm);
    const original = `${module}.original`;
    if (!existsSync(original)) cpSync(module, original);
    cpSync(original, module);
    const before = run(directory, job);
    const text = join(directory, 'imported.mlir'), back = join(directory, 'back.wasm');
    const start = Date.now();
    tool('wasabi', 'import', '--output-type', std ? 'std-mlir' : 'wasm-mlir', module, '-o', text);
    if (std) tool('wami', 'compile', text, '-o', back);
    else tool('wasabi', 'export', text, '-o', back);
    const seconds = (Date.now() - start) / 1000;
    if (readFileSync(back).equals(readFileSync(original))) console.log(`${name}: the same bytes`);
    cpSync(back, module);
    const after = run(directory, job);
    if (before !== after) throw new Error(`it says\n${after}instead of\n${before}`);
    console.log(`${name}: ${statSync(original).size} bytes, back ${statSync(back).size}, ${seconds.toFixed(1)} s, ${before.length} characters of results equal`);
    passed++;
  } catch (e) {
    console.log(`${name}: FAILED: ${String(e.stderr ?? e.message ?? e).slice(0, 1500)}`);
    failed++;
  }
}
if (!keep) rmSync(work, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);
