// Runs a Polygeist program: node polygeist-run.mjs FILE.wasm [REPS].
// Prints a hash of the integers given to print_i32, how many there were, and the best time in milliseconds between the
// two calls of toggle_gpio.
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';

const [file, reps = '1'] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(file));

function run() {
  const printed = [];
  const marks = [];
  const env = { print_i32: (v) => printed.push(v), toggle_gpio: () => marks.push(performance.now()) };
  new WebAssembly.Instance(module, { env }).exports.main();
  return { printed, elapsed: marks[1] - marks[0] };
}

let best = Infinity;
let printed = [];
for (let i = 0; i < Number(reps); i++) {
  const once = run();
  printed = once.printed;
  best = Math.min(best, once.elapsed);
}
const digest = createHash('sha256').update(printed.join('\n')).digest('hex').slice(0, 16);
console.log(`${digest}\t${printed.length}\t${best.toFixed(3)}`);
