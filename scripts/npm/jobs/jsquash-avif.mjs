import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

globalThis.ImageData ??= class {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
};
const load = (file) => WebAssembly.compile(readFileSync(`node_modules/@jsquash/avif/codec/${file}`));
const encoder = await import('@jsquash/avif/encode.js'), decoder = await import('@jsquash/avif/decode.js');
await encoder.init(await load('enc/avif_enc.wasm'));
await decoder.init(await load('dec/avif_dec.wasm'));
const image = new ImageData(Uint8ClampedArray.from({ length: 48 * 32 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * i) >> 9)), 48, 32);
const avif = await encoder.default(image, { quality: 60, speed: 8 });
console.log(avif.byteLength, createHash('sha256').update(Buffer.from(avif)).digest('hex'));
const back = await decoder.default(avif);
console.log(back.width, back.height, createHash('sha256').update(back.data).digest('hex'));
