import { readFileSync } from 'node:fs';
import o from 'vscode-oniguruma';

const bytes = readFileSync('node_modules/vscode-oniguruma/release/onig.wasm');
await o.loadWASM(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
const scanner = o.createOnigScanner(['(?<year>\\d{4})-(\\d\\d)', '\\b\\p{Lu}\\w+', '(?i:straße)+?']);
const text = o.createOnigString('written 2026-11 by Émile in der STRASSE, Straße 4');
for (let at = 0, m; (m = scanner.findNextMatchSync(text, at)); at = m.captureIndices[0].end) console.log(JSON.stringify(m));
