import * as blake3 from 'blake3-wasm';

const data = Buffer.from(Array.from({ length: 20000 }, (_, i) => (i * 31) >> 4));
console.log(blake3.hash(data).toString('hex'), blake3.hash('text', { length: 100 }).toString('hex'));
console.log(blake3.keyedHash(Buffer.alloc(32, 7), data).toString('hex'), blake3.deriveKey('context', data).toString('hex'));
const h = blake3.createHash();
for (let i = 0; i < 50; i++) h.update(Buffer.alloc(i * 40, i));
console.log(h.digest('hex'));
