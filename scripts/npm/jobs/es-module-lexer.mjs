import { init, parse } from 'es-module-lexer';

await init;
const source = "import a, { b as c } from './x.js'; export * from 'y'; export const d = 1, e = /re[/]'/; import('z'); import.meta.url; export { d as 'f g' };";
console.log(JSON.stringify(parse(source)));
try {
  parse('import { from "a');
} catch (e) {
  console.log(e.message, e.idx);
}
