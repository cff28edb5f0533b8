import { rollup } from '@rollup/wasm-node';

const files = {
  main: "import { used, C } from 'lib'; export default async () => { for await (const x of used`a${1}`) new C(x)?.y.z ?? 2; }; label: for (;;) break label;",
  lib: 'export function* used(s) { yield s.raw } export const unused = 1; export class C { static #p = 1n; constructor(x) { this.y = { z: C.#p, x } } }',
};
const bundle = await rollup({ input: 'main', plugins: [{ name: 'files', resolveId: (id) => id, load: (id) => files[id] }] });
const { output } = await bundle.generate({ format: 'cjs', sourcemap: true });
console.log(output[0].code, output[0].fileName, output[0].map?.mappings);
await rollup({ input: 'bad', plugins: [{ name: 'files', resolveId: (id) => id, load: () => 'let x = ;' }] }).catch((e) => console.log(e.message));
