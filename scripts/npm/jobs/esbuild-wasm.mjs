import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import esbuild from 'esbuild-wasm';

const source = 'enum E { A = 1, B } interface I { x?: number } export class C<T> implements I { x = E.B; #p = 1; async *f() { yield this.x ?? this.#p } } export default <div a={1}>{...x}</div>';
const done = await esbuild.transform(source, { loader: 'tsx', target: 'es2018', minify: true, sourcemap: 'inline' });
console.log(done.code, JSON.stringify(done.warnings));
await esbuild.transform('let x = ;').catch((e) => console.log(e.message));
writeFileSync('a.css', '.a { color: rebeccapurple; &:hover { margin: 0 0 0 0 } } @media (width >= 600px) { .b { inset: 0 } }');
console.log((await esbuild.build({ entryPoints: ['a.css'], bundle: true, minify: true, write: false, target: 'safari14' })).outputFiles[0].text);
esbuild.stop();
