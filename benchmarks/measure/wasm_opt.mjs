// Binaryen's default passes over many modules in one process; the bytes are those of wasm-opt -OLEVEL --all-features --disable-compact-imports
// --disable-custom-descriptors (node 20 reads neither encoding), whose start alone takes longer than a kernel of ours.
//
//   node wasm_opt.mjs BINARYEN_JS < JOBS      JOBS: JSON, [{ "from": FILE, "to": FILE, "level": "4" | "3" | "2" | "1" | "s" | "z" }, ...]
//
// Prints JSON: for each job "" or what went wrong.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const LEVELS = { 1: [1, 0], 2: [2, 0], 3: [3, 0], 4: [4, 0], s: [2, 1], z: [2, 2] }; // optimize level, shrink level
const { default: binaryen } = await import(pathToFileURL(process.argv[2]));
const CUSTOM_DESCRIPTORS = 1 << 21; // Binaryen has the feature, its interface for JavaScript has no name for it
const features = binaryen.Features.All & ~binaryen.Features.CompactImports & ~CUSTOM_DESCRIPTORS;

const answers = JSON.parse(readFileSync(0, 'utf8')).map(({ from, to, level }) => {
  try {
    const module = binaryen.readBinary(readFileSync(from));
    module.setFeatures(features);
    const [optimize, shrink] = LEVELS[level];
    binaryen.setOptimizeLevel(optimize);
    binaryen.setShrinkLevel(shrink);
    module.optimize();
    writeFileSync(to, module.emitBinary());
    module.dispose();
    return '';
  } catch (error) {
    return String(error.message ?? error);
  }
});
console.log(JSON.stringify(answers));
