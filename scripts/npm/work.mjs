// What scripts/npm-roundtrip.mjs and scripts/npm-elsewhere.mjs share: installing a package, letting it do its job, measuring a command.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '..', '..');

/** The options and words of a command line; `values` names the options that have a value. */
export function commandLine(args, ...values) {
  const options = {}, words = [];
  for (let i = 0; i < args.length; i++) {
    if (!args[i].startsWith('--')) words.push(args[i]);
    else options[args[i].slice(2)] = values.includes(args[i].slice(2)) ? args[++i] : true;
  }
  return { options, words };
}

/** Installs pinned packages below `directory`, once. Returns why that is not possible, or undefined. */
export function install(directory, names) {
  const done = join(directory, 'installed');
  const wish = names.join(' ');
  if (existsSync(done) && readFileSync(done, 'utf8') === wish) return undefined;
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{}');
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional', ...names], { cwd: directory, stdio: 'pipe' });
  } catch (e) {
    return String(e.stderr ?? e).split('\n')[0];
  }
  writeFileSync(done, wish);
  return undefined;
}

/** What the package says when it does its job, with variables of scripts/npm/hook.cjs. */
export function job(directory, name, environment) {
  const file = join(directory, 'job.mjs');
  cpSync(join(here, 'jobs', `${name}.mjs`), file);
  return execFileSync(process.execPath, [file], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: `--no-warnings --require ${join(here, 'hook.cjs')}`, ...environment },
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 300_000,
  });
}

/** The modules that the package's job compiles, smallest first, as { hash, file, size }, and what it says. */
export function modulesOf(directory, name) {
  const own = join(directory, 'own');
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  const said = job(directory, name, { NPM_SAVE: own });
  const modules = readdirSync(own).map((f) => ({ hash: f.replace('.wasm', ''), file: join(own, f), size: statSync(join(own, f)).size }));
  return { said, modules: modules.sort((a, b) => a.size - b.size) };
}

/** Runs a command; gives its CPU seconds and the most memory it had, in MB, by GNU time where there is one. */
export function measured(program, ...line) {
  const timer = existsSync('/usr/bin/time') ? ['/usr/bin/time', '-f', 'TIME %U %S %M'] : [];
  const [first, ...rest] = [...timer, program, ...line];
  const ran = spawnSync(first, rest, { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'ignore', 'pipe'] });
  if (ran.status !== 0) throw new Error(`${program} ${line.join(' ')}: exit ${ran.status ?? ran.signal ?? ran.error}: ${(ran.stderr ?? '').slice(0, 600)}`);
  const [, user, system, kb] = /^TIME ([\d.]+) ([\d.]+) (\d+)$/m.exec(ran.stderr) ?? [];
  return { seconds: Number(user) + Number(system), mb: Math.round(Number(kb) / 1024) };
}

/** The wasm-tools of $WASM_TOOLS or PATH, or undefined. */
export const wasmTools = [process.env.WASM_TOOLS, 'wasm-tools'].find((t) => t && spawnSync(t, ['--version']).status === 0);
