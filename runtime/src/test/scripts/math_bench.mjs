// ns per call: node math_bench.mjs FILE.wasm   (the math resources linked with math_bench.c, `llvm_path.py wasm FILE.wasm ... --c`)
// Beside it the engine's own Math, called from JavaScript.
import { readFileSync } from 'node:fs';
const e = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(process.argv[2])), {}).exports;
const n = 2000000, ranges = { log: [0.001, 1e-3], powf: [0.001, 1e-5], log2: [0.001, 1e-3], log10: [0.001, 1e-3] };
const math = { powf: x => Math.pow(x, 1.7), fma: null, fma_f32: null, exp2: x => Math.pow(2, x) };
const best = f => { let b = Infinity; for (let i = 0; i < 5; i++) { const t = performance.now(); f(); b = Math.min(b, performance.now() - t); } return (b * 1e6 / n).toFixed(1); };
const rows = {};
for (const key of Object.keys(e).filter(k => k.startsWith('bench_'))) {
  const name = key.slice(6), [from, step] = ranges[name] ?? [-1, 1e-6], own = name in math ? math[name] : Math[name];
  rows[name] = { 'ns': best(() => e[key](n, from, step)) };
  if (own) rows[name]['Math, from JS'] = best(() => { let s = 0, x = from; for (let i = 0; i < n; i++, x += step) s += own(x); return s; });
}
for (const [name, from] of [['sin', 1e5], ['sin', 1e10]])
  rows[`${name}, at ${from}`] = { ns: best(() => e['bench_' + name](n, from, 1)), 'Math, from JS': best(() => { let s = 0; for (let i = 0; i < n; i++) s += Math[name](from + i); return s; }) };
console.table(rows);
