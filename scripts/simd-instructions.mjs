// Executes the cases that scripts/simd-instructions.py has written on this node: node simd-instructions.mjs MODULE.wasm CASES.txt
import { readFileSync } from 'node:fs';

const AT = 1024;
const RESULT = 64;
const [module, cases] = process.argv.slice(2);
const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(module)));
const memory = new DataView(exports.memory.buffer);
for (const line of readFileSync(cases, 'utf8').split('\n').filter(l => l)) {
  const [name, , ...words] = line.split(' ');
  words.slice(0, 8).forEach((w, i) => memory.setBigUint64(AT + 8 * i, BigInt(`0x${w}`), true));
  for (const half of [0, 8]) memory.setBigUint64(AT + RESULT + half, 0n, true);
  exports[name](AT);
  const got = [0, 8].map(half => memory.getBigUint64(AT + RESULT + half, true).toString(16).padStart(16, '0'));
  console.log(got.join(' '));
}
