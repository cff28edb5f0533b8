import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

await initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm'));
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g"><stop stop-color="#f80"/><stop offset="1"' +
  ' stop-color="#08f"/></linearGradient></defs><circle cx="32" cy="32" r="28" fill="url(#g)"/><path d="M8 56 C 20 8 44 8 56 56" stroke="#123"' +
  ' fill="none" stroke-width="3.5" transform="rotate(7 32 32)"/></svg>';
const image = new Resvg(svg, { fitTo: { mode: 'width', value: 96 } }).render();
console.log(image.width, image.height, createHash('sha256').update(image.pixels).digest('hex'));
