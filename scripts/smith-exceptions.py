#!/usr/bin/env python3
"""Random modules with exceptions and tail calls through standard MLIR and back, or by `wasabi opt`, beside themselves on node.

    scripts/smith-exceptions.py [--opt] [--count N] [--seed N] [-O0 | -O2]

wasm-tools smith makes modules that end, without imports, of which those count that have a tag; StdRoundTrip takes them to standard MLIR and back. Node calls the
exported functions of both with the same numbers, one after the other, and reads the exported globals: the same values, the same kind of trap,
an exception where the other has one. What overflows the stack ends a module's calls. Needs wasm-tools or $WASM_TOOLS and node 26 ($WAMI_NODE26).
Ends with "N modules, N calls, N exceptions, N differ" and 1 if any does or is refused.
"""
import argparse
import importlib.util
import os
import pathlib
import random
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent
TOOLS = os.environ.get("WASM_TOOLS", "wasm-tools")
FLAGS = ["--ensure-termination", "--fuel=200", "--canonicalize-nans=true", "--export-everything=true", "--max-imports=0", "--min-funcs=4",
         "--simd-enabled=false", "--relaxed-simd-enabled=false", "--gc-enabled=false", "--exceptions-enabled=true", "--tail-call-enabled=true",
         "--memory64-enabled=false", "--threads-enabled=false", "--wide-arithmetic-enabled=false", "--custom-page-sizes-enabled=false",
         "--extended-const-enabled=false", "--min-tags=1", "--max-tags=4", "--max-memories=1", "--max-memory32-bytes=1048576",
         "--max-table-elements=1000", "--memory-max-size-required=true", "--table-max-size-required=true", "--custom-descriptors-enabled=false",
         "--compact-imports-enabled=false", "--shared-everything-threads-enabled=false", "--disallow-traps=false", "--generate-custom-sections=false"]

RUN = r"""
import { readFileSync, existsSync } from 'node:fs';
const [before, after, ...names] = process.argv.slice(2);
let calls = 0, exceptions = 0, differ = 0, modules = 0;
const float = new Float64Array(1), bits = new BigInt64Array(float.buffer);
const shown = v => Array.isArray(v) ? v.map(shown).join() : typeof v === 'number' ? (float[0] = v, v !== v ? 'nan' : `${bits[0]}`)
  : typeof v === 'function' ? 'function' : typeof v === 'object' && v !== null ? 'thing' : `${v}`;
const kind = m => m.replace(/^.*(table index is out of bounds|null function or function signature mismatch).*$/, '$1');
function results(file) {
  const out = [];
  let instance;
  try { instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file))); } catch (e) { return [`start: ${e instanceof WebAssembly.Exception ? 'exception' : e.message.replace(/@\+\d+/, '')}`]; }
  for (const [name, value] of Object.entries(instance.exports).sort(([a], [b]) => a < b ? -1 : 1)) {
    if (typeof value !== 'function') continue;
    for (const seed of [0, 1, -7]) {
      calls++;
      // a text becomes a number of any type; JavaScript can pass no exnref
      const given = [...Array(value.length)].map((_, i) => `${seed + i}`);
      try { out.push(`${name} ${shown(value(...given))}`); } catch (e) {
        if (e instanceof RangeError) return [...out, 'stack'];
        exceptions += e instanceof WebAssembly.Exception;
        out.push(`${name} ${e instanceof WebAssembly.Exception ? 'exception' : kind(e.message)}`);
      }
    }
  }
  for (const [name, value] of Object.entries(instance.exports)) {
    if (value instanceof WebAssembly.Global) try { out.push(`${name} ${shown(value.value)}`); } catch { out.push(`${name} hidden`); }
    if (value instanceof WebAssembly.Memory) out.push(`${name} ${new Uint8Array(value.buffer).reduce((a, b) => (a * 31 + b) | 0, 0)}`);
  }
  return out;
}
for (const name of names) {
  if (!existsSync(`${after}/${name}`)) continue;
  modules++;
  const a = results(`${before}/${name}`), b = results(`${after}/${name}`);
  const end = [a, b].map(r => r.at(-1) === 'stack' ? r.length - 1 : r.length);
  const n = Math.min(...end);
  const wrong = a.slice(0, n).findIndex((x, i) => x !== b[i]);
  if (wrong >= 0 || a.length !== b.length && !a.concat(b).includes('stack')) { differ++; console.log(`${name}: ${a[wrong]} became ${b[wrong]}`); }
}
console.log(`${modules} modules, ${calls} calls, ${exceptions} exceptions, ${differ} differ`);
process.exit(differ ? 1 : 0);
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opt", action="store_true")
    parser.add_argument("-O", dest="level", default="2")
    parser.add_argument("--keep", help="a folder to work in that stays")
    options = parser.parse_args()
    spec = importlib.util.spec_from_file_location("suite", ROOT / "wasm-std-suite.py")
    suite = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(suite)
    work = pathlib.Path(options.keep or tempfile.mkdtemp(prefix="smith-exceptions-"))
    modules, out = work / "in", work / "out"
    for d in (modules, out):
        d.mkdir(parents=True, exist_ok=True)
        for old in d.iterdir():
            old.unlink()
    rng = random.Random(options.seed)
    made = 0
    for i in range(options.count):
        done = subprocess.run([TOOLS, "smith", *FLAGS], input=rng.randbytes(rng.choice([2000, 6000, 15000])), capture_output=True)
        if done.returncode == 0:
            (modules / f"m{i}.wasm").write_bytes(done.stdout)
            made += 1
    if options.opt:
        suite.optimize(modules, out, f"-O{options.level}")
    else:
        subprocess.run(["java", "-XX:+UseSerialGC", "-cp", suite.classpath(), "dev.wami.tests.wasm.StdRoundTrip", modules, out, f"-O{options.level}"], check=True)
    refused = sorted(out.glob("*.err"))
    for error in refused:
        print(f"{error.stem}: {error.read_text().strip().splitlines()[0]}")
    runner = work / "run.mjs"
    runner.write_text(RUN)
    names = [f.name for f in sorted(modules.glob("*.wasm"))]
    done = subprocess.run([os.environ.get("WAMI_NODE26", "node"), runner, modules, out, *names])
    print(f"{made} made, {len(refused)} refused")
    return 1 if refused or done.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
