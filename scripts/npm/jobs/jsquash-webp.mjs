import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

globalThis.ImageData ??= class {
  constructor(data, width, height) {
    Object.assign(this, { data, width, height });
  }
};
const load = (file) => WebAssembly.compile(readFileSync(`node_modules/@jsquash/webp/codec/${file}`));
const encoder = await import('@jsquash/webp/encode.js'), decoder = await import('@jsquash/webp/decode.js');
await encoder.init(await load('enc/webp_enc_simd.wasm'));
await decoder.init(await load('dec/webp_dec.wasm'));
const image = new ImageData(Uint8ClampedArray.from({ length: 96 * 64 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * i) >> 9)), 96, 64);
for (const options of [{ quality: 60 }, { lossless: 1 }]) {
  const webp = await encoder.default(image, options);
  console.log(webp.byteLength, createHash('sha256').update(Buffer.from(webp)).digest('hex'));
  const back = await decoder.default(webp);
  console.log(back.width, back.height, createHash('sha256').update(back.data).digest('hex'));
}
