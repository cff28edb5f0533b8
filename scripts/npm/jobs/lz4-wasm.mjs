import lz4 from 'lz4-wasm-nodejs';

const text = Buffer.from(Array.from({ length: 2000 }, (_, i) => `${(i * i) % 101} bottles`).join(', '));
const small = Buffer.from(lz4.compress(text));
console.log(small.length, small.toString('base64'), Buffer.from(lz4.decompress(small)).equals(text));
