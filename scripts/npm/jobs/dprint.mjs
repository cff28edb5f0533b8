import { readFileSync } from 'node:fs';
import { createFromBuffer } from '@dprint/formatter';

const json = createFromBuffer(readFileSync('node_modules/@dprint/json/plugin.wasm'));
json.setConfig({ indentWidth: 3, lineWidth: 40 }, {});
console.log(json.formatText({ filePath: 'a.json', fileText: '{"a":[1,2,{"b":null}],/*c*/"d":"e",\n"list":[100000,200000,300000,400000,500000]}' }));
const typescript = createFromBuffer(readFileSync('node_modules/@dprint/typescript/plugin.wasm'));
typescript.setConfig({ lineWidth: 60 }, { semiColons: 'asi', quoteStyle: 'preferSingle' });
const code = 'export class   A<T extends B>{ x? : number=1;async*f(){for await(const {a,...b} of c){ if(a) return "s";else throw new Error(`t${a}`)}}}\nconst y=cond?aVeryLongExpression.withMembers().andCalls(1,2,3):otherwise??undefined;';
console.log(typescript.formatText({ filePath: 'a.ts', fileText: code }));
try {
  typescript.formatText({ filePath: 'a.ts', fileText: 'let x = ;' });
} catch (e) {
  console.log(String(e));
}
