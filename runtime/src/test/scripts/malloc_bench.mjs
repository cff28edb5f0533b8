// ns per malloc or free: node malloc_bench.mjs NAME=FILE.wasm...   (FILE: an allocator linked with malloc_bench.c, `llvm_path.py --c`)
import { readFileSync } from 'node:fs';
const n = 2000000, rows = {};
for (const argument of process.argv.slice(2)) {
  const [name, file] = argument.split('=');
  const e = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {}).exports;
  const time = (what, ops, f) => {
    let best = Infinity;
    try { for (let i = 0; i < 4; i++) { const t = performance.now(); f(); best = Math.min(best, performance.now() - t); } } catch (x) { best = NaN; }
    (rows[what] ??= {})[name] = (best * 1e6 / ops).toFixed(1);
  };
  time('pair 64 B', n, () => e.pair(n / 2, 64));
  time('pair 10000 B', n, () => e.pair(n / 2, 10000));
  time('churn 256 live, 1-256 B', n, () => e.churn(n, 256, 256));
  time('churn 16384 live, 1-256 B', n, () => e.churn(n, 16384, 256));
  time('churn 4096 live, 1-4096 B', n, () => e.churn(n, 4096, 4096));
  time('bulk 10000 x 32 B', n, () => e.bulk(n, 10000, 32, 0));
  time('bulk 10000 x 32 B, backwards', n, () => e.bulk(n, 10000, 32, 1));
}
console.table(rows);
