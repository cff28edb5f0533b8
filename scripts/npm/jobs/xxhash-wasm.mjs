import xxhash from 'xxhash-wasm';

const { h32, h64, create64, h32ToString, h64ToString } = await xxhash();
const text = 'the quick brown fox '.repeat(99);
console.log(h32(text), h64(text), h32ToString(text, 7), h64ToString(text, 7n));
const stream = create64(1n);
for (let i = 0; i < 300; i++) stream.update(new Uint8Array(i).fill(i));
console.log(stream.digest());
