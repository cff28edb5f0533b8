import { createRequire } from 'node:module';
import { brotliDecompressSync } from 'node:zlib';

const b = createRequire(import.meta.url)('brotli-wasm');
const text = Buffer.from('to be or not to be, that is the question. '.repeat(200));
const small = b.compress(text, { quality: 9 });
console.log(small.length, Buffer.from(small).toString('hex'));
console.log(Buffer.from(b.decompress(small)).equals(text), brotliDecompressSync(small).equals(text));
try {
  b.decompress(Buffer.from('nonsense'));
} catch (e) {
  console.log(String(e));
}
