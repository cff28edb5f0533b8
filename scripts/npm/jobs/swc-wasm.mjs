import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/wasm');
const source = 'enum E { A = 1, B } export class C<T> { x = E.B; #p = 1; async *f({ a, ...b }) { yield* this.g?.(a, b) ?? 2 } }';
const options = { filename: 'a.ts', jsc: { parser: { syntax: 'typescript' }, target: 'es5' }, sourceMaps: true };
const done = swc.transformSync(source, options);
console.log(done.code, done.map);
console.log(swc.minifySync('function f(long_name, other) { if (long_name) { return other + 1 } else { return 2 * 3 } }', { compress: true, mangle: true }).code);
try {
  swc.parseSync('let x = ;', {});
} catch (e) {
  console.log(String(e.message ?? e));
}
