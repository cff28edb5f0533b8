// Runs modules in turns and tells how long each took between its two calls of toggle_gpio. The order is JSON on standard input:
//   { "sink": FILE, "empty": FILE, "modules": [FILE, ...], "rounds": N, "most": N, "seconds": S }
// Each module runs `rounds` times, and on until it has taken S seconds or run `most` times. One more run before is to the end and gives the hash of
// what main prints, the others stop at the second call; where it takes a second or more between the calls, it counts as one of them,
// and there are no more than asked for. Printed as JSON: for each module { hash, count, ms: the least time } or { error }.
// A time is CPU time where it is long enough for a clock of microseconds, else wall time; what the calls themselves take (the empty module) is taken off.
import { readFileSync } from 'node:fs';

const order = JSON.parse(readFileSync(0, 'utf8'));
const compile = file => new WebAssembly.Module(readFileSync(file));
const sink = compile(order.sink);
const SHORT = 0.2; // ms: shorter times are measured by the wall clock
const LONG = 1000; // ms: longer times are the same in the first run as in others

const STOP = new Error('second toggle_gpio');
// Of the process: what Linux tells of a thread is as old as the last tick. Nothing is compiled any more when times are taken.
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** C's libm, for compilers that leave it to the host. A float function rounds what that of double gives. */
function libm(name) {
  const functions = { exp: Math.exp, exp2: x => 2 ** x, pow: Math.pow, log: Math.log, sin: Math.sin, cos: Math.cos, tanh: Math.tanh, sqrt: Math.sqrt };
  const wide = functions[name.replace(/f$/, '')];
  return name.endsWith('f') && wide ? (...args) => Math.fround(wide(...args)) : wide;
}

function run(module, whole) {
  const results = new WebAssembly.Instance(sink).exports;
  const marks = [];
  const toggle = () => {
    if (marks.length === 0) {
      marks.push(cpu(), performance.now());
      return;
    }
    const wall = performance.now();
    marks.push(wall, cpu());
    if (!whole) throw STOP;
  };
  const env = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const host = name === 'toggle_gpio' ? toggle : results[name] ?? libm(name);
    if (from !== 'env' || !host) throw new Error(`imports ${from}.${name}, which no host function provides`);
    env[name] = host;
  }
  try {
    new WebAssembly.Instance(module, { env }).exports.main();
  } catch (error) {
    if (error !== STOP) throw error;
  }
  if (marks.length !== 4) throw new Error('does not call toggle_gpio twice');
  const wall = marks[2] - marks[1];
  const spent = marks[3] - marks[0];
  return { ms: wall < SHORT ? wall : spent, wall, hash: BigInt.asUintN(64, results.hash.value).toString(16).padStart(16, '0'), count: results.count.value };
}

const empty = compile(order.empty);
let overhead = Infinity;
for (let i = 0; i < 200; i++) overhead = Math.min(overhead, run(empty, false).wall);

const found = order.modules.map(file => {
  try {
    const module = compile(file);
    const { hash, count, ms, wall } = run(module, true);
    const counts = wall >= LONG;
    return { module, result: { hash, count, ms: counts ? ms : Infinity }, runs: counts ? 1 : 0, spent: counts ? wall : 0 };
  } catch (error) {
    return { result: { error: String(error.message ?? error) } };
  }
});
const sound = found.filter(f => f.module);
const isDone = f => f.runs >= order.most || (f.runs >= order.rounds && f.spent >= order.seconds * 1000);
while (!sound.every(isDone)) {
  for (const f of sound) {
    if (isDone(f) && f.result.ms >= LONG) continue;
    const { ms, wall } = run(f.module, false);
    f.result.ms = Math.min(f.result.ms, Math.max(ms - overhead, 1e-6));
    f.spent += wall;
    f.runs++;
  }
}
console.log(JSON.stringify(found.map(f => f.result)));
