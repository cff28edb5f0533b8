// Calls functions of many modules: for scripts/random-programs.py.
//
//   node scripts/random-programs.mjs < JOBS
//
// JOBS: lines `FILE NAME A B`, a function of two i64 with its arguments, those of one file together. Prints a line for each: the result,
// or `trap: WHY`.
import { readFileSync } from 'node:fs';

let file, instance, why;
const out = [];
for (const line of readFileSync(0, 'utf8').split('\n')) {
  if (!line) continue;
  const [path, name, a, b] = line.split(' ');
  if (path !== file) {
    [file, instance, why] = [path, undefined, undefined];
    try {
      instance = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {});
    } catch (error) {
      why = error.message;
    }
  }
  try {
    out.push(instance ? instance.exports[name](BigInt(a), BigInt(b)) : `trap: ${why}`);
  } catch (error) {
    out.push(`trap: ${error.message}`);
  }
}
console.log(out.join('\n'));
