#!/usr/bin/env node
// Lets the WebAssembly modules of npm packages do their job outside of JavaScript: as a jar on the JVM, or native in a program of C.
//
//   scripts/npm-elsewhere.mjs [--keep DIR] [--jvm] [--native] [--prepare] [NAME...]     all of scripts/npm/packages.mjs by default, both engines
//
// The package does the job of scripts/npm-roundtrip.mjs on node, and scripts/npm/record.cjs writes what crosses the border of each of its modules: calls of
// exports and of imports with arguments and results, what JavaScript writes to the memory, sums of the memory. A host in Java (scripts/npm/Replay.java) or C
// (scripts/npm/replay.c) then does the part of JavaScript, with the jar of `wasabi import --output-type=jvm` or the object of `wasabi build`: the module has
// to call the same imports with the same arguments, return the same, and leave the same memory.
// Needs the registry of npm (packages are pinned), node 26, GNU time, a JDK; clang-22 or $CLANG. A module on an engine is a test. Ends with a table and
// "N passed, N failed, N skipped"; skipped is what no host outside of JavaScript could do, with the reason. --prepare only records.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { onlyInJavaScript, packages } from './npm/packages.mjs';
import { commandLine, here, install, job, measured, modulesOf, root } from './npm/work.mjs';
import { javaNames } from './npm/java-names.mjs';
import { glue } from './npm/native-glue.mjs';

const { describe, withHostsOwn } = createRequire(import.meta.url)('./npm/wasm.cjs');
const { options, words } = commandLine(process.argv.slice(2), 'keep');
const work = options.keep ?? mkdtempSync(join(tmpdir(), 'npm-elsewhere-'));
const engines = ['jvm', 'native'].filter((e) => options[e] || (!options.jvm && !options.native));
const clang = process.env.CLANG ?? 'clang-22';
const wasabi = join(root, 'wasabi');

function run(program, line, options = {}) {
  const ran = spawnSync(program, line, { encoding: 'utf8', maxBuffer: 1 << 26, timeout: 600_000, ...options });
  if (ran.status !== 0) throw new Error(`${basename(program)} ${line.join(' ').slice(0, 200)}: exit ${ran.status ?? ran.signal ?? ran.error}: ${(ran.stderr || ran.stdout || '').slice(0, 900)}`);
  return ran.stdout.trim();
}

const hosts = {
  jvm(wasm, calls) {
    const jar = wasm.replace(/\.wasm$/, '.jar'), names = wasm.replace(/\.wasm$/, '.names');
    const { seconds, mb } = measured(wasabi, 'import', '--output-type=jvm', '--package=m', wasm, '-o', jar);
    writeFileSync(names, javaNames(describe(readFileSync(wasm)).imports).join('\n') + '\n');
    const said = run('java', ['-Xmx6g', '-cp', jar, join(here, 'Replay.java'), 'm.M' + basename(wasm, '.wasm').slice(1), calls, names]);
    return { seconds, mb, size: statSync(jar).size, said };
  },
  native(wasm, calls) {
    const made = wasm.replace(/\.wasm$/, '');
    const { seconds, mb } = measured(wasabi, 'build', wasm, '--emit=obj', '--prefix=w_', `--cc=${clang}`, '-o', `${made}.o`);
    run(wasabi, ['build', wasm, '--emit=h', '--prefix=w_', `--cc=${clang}`, '-o', `${made}.h`]);
    writeFileSync(`${made}.glue.c`, glue(describe(readFileSync(wasm)), readFileSync(`${made}.h`, 'utf8'), `${made}.h`, readFileSync(calls, 'latin1')));
    run(clang, ['-O1', '-w', `-I${here}`, join(here, 'replay.c'), `${made}.glue.c`, `${made}.o`, '-lm', '-o', `${made}.program`]);
    const said = run(`${made}.program`, [calls]);
    return { seconds, mb, size: statSync(`${made}.o`).size, said };
  },
};

const rows = [];
let passed = 0, failed = 0, skipped = 0;
for (const [name, versions] of Object.entries(packages)) {
  if (words.length && !words.includes(name)) continue;
  if (onlyInJavaScript[name]) {
    console.log(`${name}: SKIPPED, ${onlyInJavaScript[name]}`);
    skipped++;
    continue;
  }
  const directory = join(work, name), recorded = join(directory, 'calls');
  const missing = install(directory, versions);
  if (missing) {
    console.log(`${name}: SKIPPED, npm cannot install it: ${missing}`);
    skipped++;
    continue;
  }
  if (!existsSync(join(recorded, 'done'))) {
    rmSync(recorded, { recursive: true, force: true });
    mkdirSync(recorded);
    try {
      const { said } = modulesOf(directory, name);
      if (job(directory, name, { NPM_RECORD: recorded }) !== said) throw new Error('recording changes what it says');
      writeFileSync(join(recorded, 'done'), '');
    } catch (e) {
      console.log(`${name}: FAILED: ${String(e.stderr || e.message || e).slice(-900)}`);
      failed++;
      continue;
    }
  }
  for (const file of readdirSync(recorded).filter((f) => f.endsWith('.calls'))) {
    const hash = file.replace('.calls', ''), calls = join(recorded, file), own = join(directory, 'own', `${hash}.wasm`);
    const size = statSync(own).size;
    const [, problem] = /^problem (.*)/.exec(readFileSync(calls, 'latin1').slice(0, 200)) ?? [];
    if (problem || options.prepare) {
      console.log(`${name} (${size} bytes): ${problem ? `SKIPPED, ${problem}` : `${statSync(calls).size} bytes of calls`}`);
      if (problem) skipped++;
      continue;
    }
    // a name that Java's rules make a class of: m and the hash
    const wasm = join(recorded, `m${hash}.wasm`);
    writeFileSync(wasm, withHostsOwn(readFileSync(own)));
    for (const engine of engines) {
      try {
        const done = hosts[engine](wasm, calls);
        console.log(`${name} (${size} bytes) ${engine}: ${done.said}`);
        rows.push([versions[0], size, engine, done.size, done.seconds.toFixed(1), done.mb, done.said]);
        passed++;
      } catch (e) {
        console.log(`${name} (${size} bytes) ${engine}: FAILED: ${String(e.message ?? e).slice(0, 1200)}`);
        failed++;
      }
    }
  }
}
if (rows.length) {
  console.log('| package | bytes | engine | made | s | MB | |\n|---|---|---|---|---|---|---|');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}
if (!options.keep) rmSync(work, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed ? 1 : 0);
