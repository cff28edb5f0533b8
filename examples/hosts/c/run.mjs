// Runs the linked program:  node run.mjs host.wasm
import { readFileSync } from "node:fs";

const text = (address) => {
  const bytes = new Uint8Array(instance.exports.memory.buffer, address);
  return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
};
const report = (what, number) => console.log(`c: ${text(what)}, ${number}: wrong`);
const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const instance = new WebAssembly.Instance(module, { host: { report } });
const counts = instance.exports.run();
console.log(`c: ${counts >> 16} passed, ${counts & 65535} failed`);
process.exitCode = counts & 65535 ? 1 : 0;
